import { createElement, Fragment, type ReactNode } from "react";
import type { Piece } from "../../../contract/markdown/inline.ts";
import type { Address } from "../../../contract/markdown/links.ts";
import { mentionsInText } from "../../../contract/mentions.ts";

const LINK = /^(?:https?:\/\/|mailto:)/i;
/** Levels of emphasis within emphasis that are shown: browsers draw nested elements recursively. */
const MAX_DEPTH = 12;
const MAIL = /([\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24})/i;

interface Open {
  piece: Piece;
  children: ReactNode[];
  parent: Open | null;
  depth: number;
}

/** By username in lower case: those whom a text can mention. */
export type People = ReadonlyMap<string, { isMe: boolean }>;

export function renderPieces(pieces: Piece[], people?: People): ReactNode {
  const root: Open = { piece: { type: "break" }, children: [], parent: null, depth: 1 };
  let current = root;
  let key = 0;
  let links = 0;
  /** How many are open beyond what is shown; they nest, so the innermost are closed first. */
  let hidden = 0;
  const open = (piece: Piece) => {
    if (hidden > 0 || current.depth > MAX_DEPTH) hidden++;
    else current = { piece, children: [], parent: current, depth: current.depth + 1 };
  };
  const close = () => {
    const { piece, children, parent } = current;
    if (hidden > 0) hidden--;
    else if (parent) {
      parent.children.push(wrapped(piece, children, key++));
      current = parent;
    }
  };
  for (const piece of pieces) {
    switch (piece.type) {
      case "open":
        open(piece);
        break;
      case "close":
        close();
        break;
      case "open-link":
        // There are no links in links: an image in one, for instance.
        if (links++ === 0) open(piece);
        break;
      case "close-link":
        if (--links === 0) close();
        break;
      case "break":
        current.children.push(<br key={key++} />);
        break;
      case "code":
        current.children.push(<code key={key++}>{piece.text}</code>);
        break;
      case "text":
        if (links > 0 || !piece.text.includes("@")) current.children.push(piece.text);
        else
          for (const part of piece.text.split(MAIL)) current.children.push(mailOrText(part, key++, people));
    }
  }
  return root.children;
}

function mailOrText(part: string, key: number, people: People | undefined): ReactNode {
  if (!part.includes("@")) return part;
  if (!MAIL.test(part)) return people ? <Fragment key={key}>{withMentions(part, people)}</Fragment> : part;
  return (
    <SafeLink key={key} href={`mailto:${part}`} title={null}>
      {part}
    </SafeLink>
  );
}

function withMentions(text: string, people: People): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, readings } of mentionsInText(text)) {
    const reading = readings.find(({ name }) => people.has(name));
    if (!reading || start < at) continue;
    parts.push(
      text.slice(at, start),
      <span key={start} className="mention" data-me={people.get(reading.name)?.isMe}>
        {text.slice(start, reading.end).replaceAll('"', "")}
      </span>,
    );
    at = reading.end;
  }
  return [...parts, text.slice(at)];
}

function wrapped(piece: Piece, children: ReactNode[], key: number): ReactNode {
  if (piece.type === "open") return createElement(piece.style, { key }, children);
  if (piece.type !== "open-link") return children;
  return (
    <SafeLink key={key} href={piece.href} title={piece.title}>
      {children.length > 0 ? children : piece.href}
    </SafeLink>
  );
}

function SafeLink({ href, title, children }: Address & { children: ReactNode }) {
  if (!LINK.test(href)) return children;
  return (
    <a href={href} title={title ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
