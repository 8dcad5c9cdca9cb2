"""Colours as eyes see them: contrast (WCAG 2.2), colour difference (CIEDE2000), sight without one kind of cone (Machado 2009)."""

from __future__ import annotations

import math
import re

Colour = tuple[float, float, float]
"""Red, green and blue in sRGB, 0 to 1."""

# Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE TVCG 15 (2009),
# severity 1.0; they are for linear light.
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# Linear sRGB to XYZ (IEC 61966-2-1), and its white (D65).
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def read(text: str) -> tuple[Colour, float]:
    """A colour such as `#abc` or `#aabbcc80`, and how much it covers, 0 to 1."""
    digits = re.fullmatch(r"#([0-9a-f]{3,8})", text)
    assert digits, f"{text} is no colour"
    parts = digits[1] if len(digits[1]) > 4 else "".join(2 * digit for digit in digits[1])
    red, green, blue, cover = (int(parts[at : at + 2] or "ff", 16) / 255 for at in (0, 2, 4, 6))
    return (red, green, blue), cover


def over(text: str, ground: str) -> Colour:
    """What is seen of a colour that lies on another."""
    (above, cover), (below, _) = read(text), read(ground)
    red, green, blue = (cover * one + (1 - cover) * two for one, two in zip(above, below, strict=True))
    return red, green, blue


def linear(colour: Colour) -> Colour:
    """The light of a colour."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return red, green, blue


def times(matrix: tuple[Colour, ...], vector: Colour) -> Colour:
    """A matrix times a vector."""
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def luminance(colour: Colour) -> float:
    """How light a colour is, 0 to 1."""
    return times(TO_XYZ, linear(colour))[1]


def contrast(text: str, ground: str) -> float:
    """The ratio of the luminances of two colours, 1 to 21, one lying on the other."""
    light = sorted(luminance(one) for one in (over(text, ground), read(ground)[0]))
    return (light[1] + 0.05) / (light[0] + 0.05)


def lab(colour: Colour, sight: str) -> Colour:
    """A colour in CIELAB as an eye sees it."""
    seen = times(SIGHTS[sight], linear(colour))
    parts = times(TO_XYZ, tuple(min(max(part, 0), 1) for part in seen))
    x, y, z = (
        ratio ** (1 / 3) if ratio > (6 / 29) ** 3 else ratio / (3 * (6 / 29) ** 2) + 4 / 29
        for ratio in (part / white for part, white in zip(parts, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, two: str, sight: str = "full") -> float:
    """CIEDE2000 between two colours as an eye sees them."""
    return ciede2000(lab(read(one)[0], sight), lab(read(two)[0], sight))


def ciede2000(first: Colour, second: Colour) -> float:
    """Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, Color Research and Application 30 (2005)."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2)))
    turn = h2 - h1 if c1 * c2 else 0.0
    turn += 360 if turn < -180 else -360 if turn > 180 else 0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean_l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2
    if c1 * c2:
        h = h / 2 if abs(h1 - h2) <= 180 else (h + 360) / 2 if h < 360 else (h - 360) / 2
    t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rc = 2 * math.sqrt(c**7 / (c**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2)))) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def cos(degrees: float) -> float:
    """The cosine of an angle in degrees."""
    return math.cos(math.radians(degrees))


def blocks(css: str) -> list[tuple[str, dict[str, str]]]:
    """The rules of a plain style sheet in order: selector, and the custom properties it sets."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return [
        (selector.strip(), dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body)))
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", bare)
    ]
