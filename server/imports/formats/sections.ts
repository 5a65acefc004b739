/** What a card has no field for is added to its description, as a list below a heading. */
export interface Section {
  title: string;
  lines: readonly string[];
}

/** A description with sections below it, or null if there is nothing to say. */
export function describe(text: string | null, sections: readonly Section[]): string | null {
  const parts = sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [`### ${title}`, "", ...lines.map((line) => `- ${line}`)].join("\n"));
  const whole = [text?.trim() ? text : "", ...parts].filter((part) => part !== "").join("\n\n");
  return whole === "" ? null : whole;
}

/** A line of a section: line breaks within it would end the list. */
export function lineOf(name: string, value: string): string {
  return `${oneLine(name)}: ${oneLine(value)}`;
}

/** A link in Markdown, or the plain text of an address that a browser should not open. */
export function linkOf(name: string, url: string): string {
  if (!/^https?:\/\//i.test(url)) return lineOf(name, url);
  const address = oneLine(url).replace(/[()<>\s]/g, (sign) =>
    encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"),
  );
  const shown = oneLine(name);
  return shown === "" || shown === url ? address : `[${shown.replace(/[[\]\\]/g, "\\$&")}](${address})`;
}

/** "2026-03-01 10:30 UTC", for a date that ends up in a text. */
export function shownDate(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
