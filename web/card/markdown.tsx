/**
 * Markdown as React elements. Nothing of a text ever becomes HTML: markup in it is shown as it was written,
 * images are links (pages load nothing from other hosts), and links lead only where LINK allows.
 */
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { createElement, type ReactNode, useMemo } from "react";
import { Icon } from "../ui/icon.tsx";

const LINK = /^(?:https?:\/\/|mailto:)/i;
/** Sections of the card are h3. */
const FIRST_HEADING = 4;
const LAST_HEADING = 6;
/** Nobody means that many quotes within quotes, and reading them takes time with their square. */
const TOO_DEEP = /^(?:[ \t]*>){50}/m;

export function Markdown({ text }: { text: string }) {
  const rendered = useMemo(() => renderMarkdown(text), [text]);
  return <div className="markdown">{rendered}</div>;
}

function renderMarkdown(text: string): ReactNode {
  const plain = <p className="markdown-plain">{text}</p>;
  if (TOO_DEEP.test(text)) return plain;
  try {
    const tokens = lexer(text, { gfm: true, breaks: true });
    const depths = tokens.flatMap((token) => (token.type === "heading" ? [token.depth as number] : []));
    return renderAll(tokens, FIRST_HEADING - Math.min(LAST_HEADING, ...depths));
  } catch {
    // Nested deeper than the stack: still every word of it.
    return plain;
  }
}

/** Headings inside lists and quotations do not count for the shift, so they may lie outside of the range. */
function headingLevel(level: number): number {
  return Math.max(FIRST_HEADING, Math.min(LAST_HEADING, level));
}

/** `shift` is added to the depth of headings. */
function renderAll(tokens: Token[] | undefined, shift: number): ReactNode {
  return tokens?.map((token, index) => render(token as MarkedToken, index, shift));
}

function render(token: MarkedToken, key: number, shift: number): ReactNode {
  const children = (tokens = (token as Tokens.Generic).tokens) => renderAll(tokens, shift);
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return createElement(`h${headingLevel(token.depth + shift)}`, { key }, children());
    case "paragraph":
      return <p key={key}>{children()}</p>;
    case "blockquote":
      return <blockquote key={key}>{children()}</blockquote>;
    case "hr":
      return <hr key={key} />;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <pre key={key} tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case "list":
      return renderList(token as Tokens.List, key, shift);
    case "table":
      return renderTable(token as Tokens.Table, key, shift);
    case "checkbox":
      return <TaskBox key={key} done={token.checked} />;
    case "strong":
      return <strong key={key}>{children()}</strong>;
    case "em":
      return <em key={key}>{children()}</em>;
    case "del":
      return <del key={key}>{children()}</del>;
    case "codespan":
      return <code key={key}>{token.text}</code>;
    case "br":
      return <br key={key} />;
    case "link":
      return (
        <SafeLink key={key} href={token.href} title={token.title}>
          {children()}
        </SafeLink>
      );
    case "image":
      return (
        <SafeLink key={key} href={token.href} title={token.title}>
          {token.text || token.href}
        </SafeLink>
      );
    case "text":
      return token.tokens ? <span key={key}>{children()}</span> : decodeEntities(token.text);
    case "escape":
      return token.text;
    default:
      return token.raw;
  }
}

function renderList({ ordered, start, items }: Tokens.List, key: number, shift: number): ReactNode {
  const entries = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every text
    <li key={index} data-task={item.task || undefined}>
      {renderAll(item.tokens, shift)}
    </li>
  ));
  return ordered ? (
    <ol key={key} start={Number(start) || 1}>
      {entries}
    </ol>
  ) : (
    <ul key={key}>{entries}</ul>
  );
}

function renderTable({ header, rows }: Tokens.Table, key: number, shift: number): ReactNode {
  const cell = (Tag: "td" | "th") => (content: Tokens.TableCell, index: number) => (
    <Tag key={index} data-align={content.align ?? undefined}>
      {renderAll(content.tokens, shift)}
    </Tag>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section key={key} className="markdown-table" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map(cell("th"))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table is made anew with every text
            <tr key={index}>{row.map(cell("td"))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TaskBox({ done }: { done: boolean }) {
  return (
    <span role="img" aria-label={done ? "Done" : "Open"} className="task-box" data-done={done}>
      {done && <Icon name="check" size={12} />}
    </span>
  );
}

interface LinkProps {
  href: string;
  title?: string | null | undefined;
  children: ReactNode;
}

function SafeLink({ href, title, children }: LinkProps) {
  const address = decodeEntities(href);
  if (!LINK.test(address)) return children;
  return (
    <a href={address} title={title ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  copy: "©",
  hellip: "…",
  mdash: "—",
  ndash: "–",
};

/** The lexer leaves character references as they were written. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,10}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
