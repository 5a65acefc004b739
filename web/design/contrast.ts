/** As WCAG defines it, from 1 (the same colour) to 21 (black and white). */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** `#0c6656`, or `rgb(12, 102, 86)` as browsers say it; null if it is neither, or transparent. */
export function parseColor(text: string): Color | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const found = hex ?? /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(text);
  if (!found) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, hex ? 16 : 10));
  return [red, green, blue];
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
