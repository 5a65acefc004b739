import { createElement, type ReactNode } from "react";
import type { Piece } from "./inline.ts";
import type { Address } from "./links.ts";

const LINK = /^(?:https?:\/\/|mailto:)/i;
/** Emphasis within emphasis that is shown: browsers draw nested elements recursively. */
const DEEPEST = 12;
const MAIL = /([\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24})/i;

interface Open {
  piece: Piece;
  children: ReactNode[];
}

export function renderPieces(pieces: Piece[]): ReactNode {
  const root: Open = { piece: { type: "break" }, children: [] };
  const stack = [root];
  let key = 0;
  let links = 0;
  /** Of what was opened beyond what is shown; it nests, so the innermost are closed first. */
  let hidden = 0;
  const open = (piece: Piece) => {
    if (hidden > 0 || stack.length > DEEPEST) hidden++;
    else stack.push({ piece, children: [] });
  };
  const close = () => {
    if (hidden > 0) {
      hidden--;
      return;
    }
    const { piece, children } = stack.pop()!;
    stack.at(-1)!.children.push(wrapped(piece, children, key++));
  };
  for (const piece of pieces) {
    const { children } = stack.at(-1)!;
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
        children.push(<br key={key++} />);
        break;
      case "code":
        children.push(<code key={key++}>{piece.text}</code>);
        break;
      case "text":
        if (links > 0 || !piece.text.includes("@")) children.push(piece.text);
        else for (const part of piece.text.split(MAIL)) children.push(mailOrText(part, key++));
    }
  }
  return root.children;
}

function mailOrText(part: string, key: number): ReactNode {
  if (!part.includes("@") || !MAIL.test(part)) return part;
  return (
    <SafeLink key={key} href={`mailto:${part}`} title={null}>
      {part}
    </SafeLink>
  );
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
