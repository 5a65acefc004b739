/** The rules for style sheets that no linter checks. */

export interface Declaration {
  line: number;
  property: string;
  value: string;
  /** The conditions and selectors around it, outermost first. */
  within: string[];
}

export function declarationsIn(source: string): Declaration[] {
  const text = source
    .replace(/@import "[^"]*";/g, "")
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  const found: Declaration[] = [];
  const within: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char !== "{" && char !== "}" && char !== ";") continue;
    const part = text.slice(start, at);
    const declared = /^\s*([\w-]+)\s*:\s*([\s\S]*\S)\s*$/.exec(part);
    if (char === "{") within.push(part.trim().replace(/\s+/g, " "));
    else if (declared?.[1] && declared[2]) {
      const line = text.slice(0, start + part.search(/\S/)).split("\n").length;
      found.push({
        line,
        property: declared[1],
        value: declared[2].replace(/\s+/g, " "),
        within: [...within],
      });
    }
    if (char === "}") within.pop();
    start = at + 1;
  }
  return found;
}

const SIDES = /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)\b/;
const CORNERS = /^border-(?:top|bottom)-(?:left|right)-radius$/;

/** Why a declaration would not be mirrored where text runs from right to left; null if it would. */
export function sideError({ property, value }: Declaration): string | null {
  if (SIDES.test(property) || CORNERS.test(property)) return "names a side: use inline-start or inline-end";
  if (/^(?:text-align|float|clear)$/.test(property) && /\b(?:left|right)\b/.test(value))
    return "names a side: use start or end";
  if (/^transition/.test(property) && /\b(?:left|right)\b/.test(value)) return "names a side";
  const values = splitValues(value);
  if (/^(?:margin|padding|inset)$/.test(property) && values.length === 4 && values[1] !== values[3])
    // A script has measured where it is on the screen.
    return value.includes("var(--x)") ? null : "has different sides: use the -inline property";
  if (property === "border-radius" && !isSymmetrical(values)) return "has different corners";
  if (property === "translate" && !/^(?:0|none)\b/.test(value)) return "moves sideways";
  return null;
}

/** Top left, top right, bottom right, bottom left. */
function isSymmetrical([a, b = a, c = a, d = b]: string[]): boolean {
  return a === b && c === d;
}

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(|\b(?:white|black)\b/i;
const RADIUS = /^(?:0|50%|inherit|var\(--radius-[a-z]+\)|calc\(var\(--radius-[a-z]+\) - \dpx\))$/;
const FONT_SIZE = /^(?:inherit|[\d.]+em|var\(--text-[\w-]+\)|calc\(var\(--[\w-]+\) \* [\d.]+\))$/;

/** Why a value should be a token instead; null if it need not. */
export function tokenError({ property, value }: Declaration): string | null {
  if (COLOR.test(value)) return "is a colour of its own";
  if (property === "border-radius" && !splitValues(value).every((each) => RADIUS.test(each)))
    return "is a radius of its own";
  if (property === "font-size" && !FONT_SIZE.test(value)) return "is a font size of its own";
  if (/^(?:transition|animation)$/.test(property) && value !== "none" && !/var\(--|infinite/.test(value))
    return "is a duration of its own";
  return null;
}

const SPACED = /^(?:(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap)$/;
const LENGTH = /^-?[\d.]+(?:rem|px)$/;

/** Why a distance is not on the grid; null if it is. One pixel is a line; what is in `em` belongs to the text. */
export function spacingError({ property, value }: Declaration): string | null {
  const isOff = (each: string) => LENGTH.test(each) && !/^-?(?:0|1)px$/.test(each);
  return SPACED.test(property) && splitValues(value).some(isOff) ? "is a distance of its own" : null;
}

/** Separated by spaces outside of parentheses. */
function splitValues(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

/** The class names that selectors mention. */
export function classesIn(source: string): Set<string> {
  const selectors = declarationsIn(source).flatMap(({ within }) => within);
  return new Set(
    selectors.flatMap((each) => [...each.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)),
  );
}
