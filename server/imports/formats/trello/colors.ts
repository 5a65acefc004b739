import { stringOf } from "../../read/values.ts";
import { capitalized } from "../sections.ts";

/** As Trello shows its labels. */
const LABELS: Readonly<Record<string, string>> = {
  green: "#4bce97",
  yellow: "#f5cd47",
  orange: "#fea362",
  red: "#f87168",
  purple: "#9f8fef",
  blue: "#579dff",
  sky: "#6cc3e0",
  lime: "#94c748",
  pink: "#e774bb",
  black: "#8590a2",
  green_dark: "#1f845a",
  yellow_dark: "#946f00",
  orange_dark: "#c25100",
  red_dark: "#c9372c",
  purple_dark: "#6e5dc6",
  blue_dark: "#0c66e4",
  sky_dark: "#227d9b",
  lime_dark: "#5b7f24",
  pink_dark: "#ae4787",
  black_dark: "#626f86",
  green_light: "#baf3db",
  yellow_light: "#f8e6a0",
  orange_light: "#fedec8",
  red_light: "#ffd5d2",
  purple_light: "#dfd8fd",
  blue_light: "#cce0ff",
  sky_light: "#c6edfb",
  lime_light: "#d3f1a7",
  pink_light: "#fdd0ec",
  black_light: "#dcdfe4",
};

/** Lists call some of the same colours by other names. */
const LISTS: Readonly<Record<string, string>> = {
  ...LABELS,
  teal: "#6cc3e0",
  magenta: "#e774bb",
  gray: "#8590a2",
};

const BACKGROUNDS: Readonly<Record<string, string>> = {
  blue: "#0079bf",
  orange: "#d29034",
  green: "#519839",
  red: "#b04632",
  purple: "#89609e",
  pink: "#cd5a91",
  lime: "#4bbf6b",
  sky: "#00aecc",
  grey: "#838c91",
};

export function labelColor(name: unknown): string | null {
  return among(LABELS, name);
}

export function listColor(name: unknown): string | null {
  return among(LISTS, name);
}

/** Of `prefs`; a picture has no colour. */
export function boardColor(background: unknown, backgroundColor: unknown): string | null {
  const hex = stringOf(backgroundColor);
  return hex !== null && /^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : among(BACKGROUNDS, background);
}

/** "Dark blue": what a label that has no name is called. */
export function colorName(color: unknown): string {
  const [name = "", shade] = (stringOf(color) ?? "").split("_");
  return capitalized(shade ? `${shade} ${name}` : name);
}

function among(colors: Readonly<Record<string, string>>, name: unknown): string | null {
  return typeof name === "string" && Object.hasOwn(colors, name) ? (colors[name] ?? null) : null;
}
