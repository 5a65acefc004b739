const LABELS: Readonly<Record<string, string>> = {
  white: "#ffffff",
  green: "#3cb500",
  yellow: "#fad900",
  orange: "#ff9f19",
  red: "#eb4646",
  purple: "#a632db",
  blue: "#0079bf",
  pink: "#ff78cb",
  sky: "#00c2e0",
  black: "#4d4d4d",
  lime: "#51e898",
  silver: "#c0c0c0",
  peachpuff: "#ffdab9",
  crimson: "#dc143c",
  plum: "#dda0dd",
  darkgreen: "#006400",
  slateblue: "#6a5acd",
  magenta: "#ff00ff",
  gold: "#ffd700",
  navy: "#000080",
  gray: "#808080",
  saddlebrown: "#8b4513",
  paleturquoise: "#afeeee",
  mistyrose: "#ffe4e1",
  indigo: "#4b0082",
};

/** The themes of boards that are one colour. */
const THEMES: Readonly<Record<string, string>> = {
  belize: "#2980b9",
  nephritis: "#27ae60",
  pomegranate: "#c0392b",
  pumpkin: "#e67e22",
  wisteria: "#8e44ad",
  moderatepink: "#cd5a91",
  strongcyan: "#00aecc",
  limegreen: "#4bbf6b",
  midnight: "#2c3e50",
};

/** Of labels, lists and swimlanes. Newer versions allow any colour. */
export function colorOf(name: unknown): string | null {
  return typeof name === "string" && /^#[0-9a-f]{6}$/i.test(name) ? name.toLowerCase() : among(LABELS, name);
}

export function themeColor(name: unknown): string | null {
  return among(THEMES, name);
}

function among(colors: Readonly<Record<string, string>>, name: unknown): string | null {
  return typeof name === "string" && Object.hasOwn(colors, name) ? (colors[name] ?? null) : null;
}
