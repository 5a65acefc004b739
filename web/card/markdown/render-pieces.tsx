import { createElement, Fragment, type ReactNode } from "react";
import type { Attachment } from "../../../contract/attachments.ts";
import type { Piece } from "../../../contract/markdown/inline.ts";
import type { Address } from "../../../contract/markdown/links.ts";
import { mentionsInText } from "../../../contract/mentions.ts";
import { Picture } from "./picture.tsx";

const LINK = /^(?:https?:\/\/|mailto:)/i;
/** Levels of emphasis within emphasis that are shown: browsers draw nested elements recursively. */
const MAX_DEPTH = 12;
/** By itself: not a part of an address, a colour or another word. */
const CARD_NUMBER = /(?<![\w#&/])#([1-9]\d{0,8})(?![\w-])/g;
const MAIL = /([\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24})/i;

interface Open {
  piece: Piece;
  children: ReactNode[];
  parent: Open | null;
  depth: number;
}

/** By username in lower case: those whom a text can mention. */
export type People = ReadonlyMap<string, { isMe: boolean }>;

/** The picture that an image in a text refers to, if it is one that may be shown. */
export type Pictures = (href: string, name: string) => Attachment | undefined;

/** What is shown for the number of a card. */
export type Reference = (number: number) => ReactNode;

export interface Surroundings {
  people?: People;
  reference?: Reference;
  pictures?: Pictures;
}

export function renderPieces(pieces: Piece[], surroundings: Surroundings): ReactNode {
  const { pictures } = surroundings;
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
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const picture = piece.type === "open-link" && isOwnFile(piece) ? pictureAt(pieces, at, pictures) : null;
    if (picture) {
      current.children.push(<Picture key={key++} {...picture.shown} />);
      at = picture.end;
      continue;
    }
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
        if (links > 0 || !/[@#]/.test(piece.text)) current.children.push(piece.text);
        else
          for (const part of piece.text.split(MAIL))
            current.children.push(<Fragment key={key++}>{mailOrText(part, surroundings)}</Fragment>);
    }
  }
  return root.children;
}

/** Only these are looked at further: a text can contain thousands of images. */
function isOwnFile({ isImage, href }: { isImage?: boolean; href: string }): boolean {
  return isImage === true && href.startsWith("/attachments/");
}

/** What is shown for the image that begins there, and where it ends: what is between is its name. */
function pictureAt(pieces: readonly Piece[], start: number, pictures: Pictures | undefined) {
  const image = pieces[start];
  if (!pictures || image?.type !== "open-link") return null;
  let name = "";
  let open = 0;
  for (let at = start; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.type === "text" || piece?.type === "code") name += piece.text;
    if (piece?.type === "open-link") open++;
    if (piece?.type !== "close-link" || --open > 0) continue;
    const attachment = pictures(image.href, name);
    return attachment ? { end: at, shown: { attachment, name, size: image.title } } : null;
  }
  return null;
}

function mailOrText(part: string, { people, reference }: Surroundings): ReactNode {
  if (part.includes("@") && MAIL.test(part))
    return (
      <SafeLink href={`mailto:${part}`} title={null}>
        {part}
      </SafeLink>
    );
  const plain = (text: string) => (reference ? withReferences(text, reference) : text);
  return people && part.includes("@") ? withMentions(part, people, plain) : plain(part);
}

function withReferences(text: string, reference: Reference): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { index, 0: shown, 1: number } of text.matchAll(CARD_NUMBER)) {
    parts.push(text.slice(at, index), <Fragment key={index}>{reference(Number(number))}</Fragment>);
    at = index + shown.length;
  }
  return [...parts, text.slice(at)];
}

function withMentions(text: string, people: People, plain: (text: string) => ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, readings } of mentionsInText(text)) {
    const reading = readings.find(({ name }) => people.has(name));
    if (!reading || start < at) continue;
    parts.push(
      <Fragment key={at}>{plain(text.slice(at, start))}</Fragment>,
      <span key={`@${start}`} className="mention" data-me={people.get(reading.name)?.isMe}>
        {text.slice(start, reading.end).replaceAll('"', "")}
      </span>,
    );
    at = reading.end;
  }
  return [...parts, <Fragment key={at}>{plain(text.slice(at))}</Fragment>];
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
