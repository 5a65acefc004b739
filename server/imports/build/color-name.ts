/** What a label without a name is called. */
const HUES = [
  [15, "Red"],
  [45, "Orange"],
  [70, "Yellow"],
  [90, "Lime"],
  [160, "Green"],
  [195, "Cyan"],
  [255, "Blue"],
  [290, "Purple"],
  [345, "Pink"],
  [360, "Red"],
] as const;
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Of `#rrggbb`; any other colour is its own name. */
export function colorName(color: string): string {
  const channels = HEX.exec(color)
    ?.slice(1)
    .map((digits) => Number.parseInt(digits, 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels ?? [];
  if (!channels) return color;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most < 0.15) return "Black";
  if (range < 0.12) return most > 0.9 ? "White" : "Grey";
  const hue = hueOf({ red, green, blue }, most, range);
  return HUES.find(([end]) => hue <= end)?.[1] ?? color;
}

/** In degrees. */
function hueOf(
  { red, green, blue }: { red: number; green: number; blue: number },
  most: number,
  range: number,
): number {
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
}
