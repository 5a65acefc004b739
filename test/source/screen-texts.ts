/** Texts of the web client that are written in its code instead of its catalogues. */
import { parseSync } from "oxc-parser";

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Attributes whose value is read by people. */
const READ_ATTRIBUTES =
  /^(?:label|title|placeholder|alt|hint|detail|description|text|heading|empty|action|aria-(?:label|description|roledescription|valuetext))$/;
/**
 * Words with a blank between them, one that begins a sentence, or one that continues a sentence around it (` (full)`,
 * ` · done`). Keys (`ArrowUp`) and type names do not count.
 */
const PROSE =
  /\p{L}+[,.:;…]? \p{L}{2,}|^\s*\p{Lu}\p{Ll}+\s*[.…!?]?\s*$|^[\s·,(]*\s[\s·,(]*\p{Ll}{2,}|(?:^|\s)\p{Ll}{2,}[,:]?\s$/u;
/** Selectors and media queries. */
const FOR_PROGRAMS = /\[\w|:not\(|^\(.*\)$/;
/** Words that are no text: names of keys, events and classes of the platform. */
const NOT_PROSE =
  /^(?:Alt|Arrow|Backspace|Bearer|Control|Delete|End|Enter|Error|Escape|Files?|Home|Invalid|Meta|Page|Shift|Space|Tab|Text|Boardcast)$/;

/** Methods of the page that take a selector. */
const SELECTS = /^(?:closest|matches|querySelector(?:All)?)$/;

/** `line: text` of each, in the order of the file. */
export function screenTexts(path: string, source: string): string[] {
  const found: string[] = [];
  const add = ({ start }: Node, text: string) =>
    found.push(`${source.slice(0, start).split("\n").length}: ${text.trim().replace(/\s+/g, " ")}`);

  function visit(value: unknown, parents: readonly Node[]): void {
    if (Array.isArray(value)) for (const each of value) visit(each, parents);
    if (!isNode(value)) return;
    const text = textOf(value);
    if (text !== null && isRead(value, text, parents)) add(value, text);
    if (isSkipped(value)) return;
    for (const [key, child] of Object.entries(value)) if (key !== "parent") visit(child, [value, ...parents]);
  }
  visit(parseSync(path, source).program, []);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function textOf(node: Node): string | null {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateElement") return (node.value as { raw: string }).raw;
  return null;
}

function isRead(node: Node, text: string, [parent]: readonly Node[]): boolean {
  // A single letter names a key.
  if (node.type === "JSXText") return /\p{L}{2}/u.test(text) && !NOT_PROSE.test(text.trim());
  const isAttribute = parent?.type === "JSXAttribute";
  if (isAttribute && READ_ATTRIBUTES.test(String((parent.name as { name: unknown }).name))) {
    return /\p{L}{2}/u.test(text);
  }
  return PROSE.test(text) && !NOT_PROSE.test(text.trim()) && !FOR_PROGRAMS.test(text);
}

/** Imports, types, and what only a developer reads. */
function isSkipped(node: Node): boolean {
  if (/^(?:Import|Export(?:All|Named)Declaration$|TS(?!As|Satisfies|NonNull))/.test(node.type)) {
    return node.type !== "ExportNamedDeclaration" || node.source !== null;
  }
  if (node.type === "JSXAttribute") {
    return (
      !isNode(node.value) ||
      /^(?:className|style|d|rel|viewBox|aria-keyshortcuts)$/.test(
        String((node.name as { name: unknown }).name),
      )
    );
  }
  if (node.type === "CallExpression") return SELECTS.test(calledMethod(node));
  const called = node.type === "NewExpression" ? (node.callee as { name?: string }).name : undefined;
  return called === "Error" || called === "DOMException";
}

function calledMethod({ callee }: Node): string {
  const property = isNode(callee) ? callee.property : undefined;
  return isNode(property) ? String(property.name) : "";
}
