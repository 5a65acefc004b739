/** How a mail looks: plain text, and the same as simple HTML. Whatever people wrote is escaped. */
import { shownText } from "../../contract/base/shown-text.ts";

export interface Letter {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Each with its own link. */
  items?: readonly { text: string; url: string }[];
  closing?: readonly string[];
  action?: { label: string; url: string };
  /** What to do instead. */
  otherwise?: { text: string; url: string };
  /** Why somebody gets this. */
  footer: string;
  headers?: Record<string, string>;
}

const MAX_SUBJECT = 150;

/** What people wrote, on one line: a line break would begin a paragraph of our own, or another header. */
export function onOneLine(text: string): string {
  return shownText(text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim());
}

export function subjectOf({ subject }: Letter): string {
  const line = onOneLine(subject);
  return line.length > MAX_SUBJECT ? `${line.slice(0, MAX_SUBJECT - 1).toWellFormed()}…` : line;
}

export function textOf({ lines, items = [], closing = [], action, otherwise, footer }: Letter): string {
  const listed = items.map(({ text, url }) => `${text}\n${url}`);
  const parts = [
    ...lines,
    ...listed,
    ...closing,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(otherwise ? [`${otherwise.text}\n${otherwise.url}`] : []),
    `-- \n${footer}`,
  ];
  return shownText(`${parts.join("\n\n")}\n`);
}

export function htmlOf({ lines, items = [], closing = [], action, otherwise, footer }: Letter): string {
  const listed = items.map(withLink);
  const paragraphs = [...lines.map(paragraph), ...listed, ...closing.map(paragraph)];
  const button =
    action && `<p><a href="${escaped(action.url)}" style="${BUTTON}">${escaped(action.label)}</a></p>`;
  const address = action && `<p style="${SMALL}">${escaped(action.url)}</p>`;
  const small = `<p style="${SMALL}">${broken(footer)}</p>`;
  const other = otherwise && withLink(otherwise);
  const content = [...paragraphs, button ?? "", address ?? "", other ?? "", small].join("\n");
  return `<!doctype html><html><body style="${BODY}">\n${content}\n</body></html>\n`;
}

function withLink({ text, url }: { text: string; url: string }): string {
  return `<p>${broken(text)}<br><a href="${escaped(url)}">${escaped(url)}</a></p>`;
}

function paragraph(line: string): string {
  return `<p>${broken(line)}</p>`;
}

/** The line breaks stay. */
function broken(text: string): string {
  return escaped(text).replaceAll("\n", "<br>");
}

const BODY = "font: 16px/1.5 system-ui, sans-serif; color: #1c2430; max-width: 36em; margin: 24px auto";
const BUTTON =
  "display: inline-block; padding: 10px 18px; border-radius: 8px; background: #2f5bd7; color: #ffffff; text-decoration: none";
const SMALL = "font-size: 13px; color: #667085; word-break: break-all";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return shownText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
