/**
 * Markdown as React elements. No text ever becomes HTML: markup in it is shown as it was written, images that
 * are not attached to the card are links (pages load nothing from other hosts), and links lead only to the schemes that
 * are allowed.
 */

import { createElement, type ReactNode, useId, useMemo, useRef } from "react";
import * as texts from "#texts/markdown.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import { type Block, type Item, type Paragraph, parseBlocks } from "../../../contract/markdown/blocks.ts";
import { parseInline } from "../../../contract/markdown/inline.ts";
import type { Cell } from "../../../contract/markdown/tables.ts";
import { picturesOf } from "./pictures.ts";
import { type People, type Reference, renderPieces, type Surroundings } from "./render-pieces.tsx";

/** Sections of the card are h3. */
const FIRST_HEADING = 4;
const LAST_HEADING = 6;
/** What browsers lay out without a noticeable delay; nobody writes more on purpose. */
const MAX_PARTS = 10_000;

interface Drawing {
  /** Added to the depth of headings. */
  shift: number;
  /** How many more parts may be drawn. */
  left: number;
  surroundings: Surroundings;
  /** Null if its boxes cannot be ticked. */
  ticking: Ticking | null;
  /** How many boxes were drawn. */
  boxes: number;
}

interface Ticking {
  tick: (box: number) => void;
  /** Begins the ids of what names the boxes. */
  id: string;
}

class TooMuch extends Error {}

interface Props {
  text: string;
  /** Those who are mentioned are highlighted. */
  people?: People;
  /** Numbers of cards are shown as this. */
  reference?: Reference;
  /** Images among these are shown. */
  attachments?: readonly Attachment[];
  /** Boxes of tasks can be ticked, and are counted from 0. */
  onTick?: (box: number) => void;
}

export function Markdown({ text, people, reference, attachments, onTick }: Props) {
  const id = useId();
  const tick = useRef(onTick);
  tick.current = onTick;
  const canTick = onTick !== undefined;
  const rendered = useMemo(() => {
    const surroundings = { people, reference, pictures: attachments && picturesOf(attachments) };
    return renderMarkdown(text, surroundings, canTick ? { id, tick: (box) => tick.current?.(box) } : null);
  }, [text, people, reference, attachments, canTick, id]);
  return <div className="markdown">{rendered}</div>;
}

function renderMarkdown(text: string, surroundings: Surroundings, ticking: Ticking | null): ReactNode {
  const blocks = parseBlocks(text);
  const depths = blocks.flatMap((block) => (block.type === "heading" ? [block.depth] : []));
  const top = depths.reduce((least, depth) => Math.min(least, depth), LAST_HEADING);
  try {
    const shift = FIRST_HEADING - top;
    return renderAll(blocks, { shift, left: MAX_PARTS, surroundings, ticking, boxes: 0 });
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return (
      <>
        <p className="detail">{texts.tooComplex}</p>
        <p className="markdown-plain" dir="auto">
          {text}
        </p>
      </>
    );
  }
}

function spend(drawing: Drawing, parts: number): void {
  drawing.left -= parts;
  if (drawing.left < 0) throw new TooMuch();
}

function renderInline(text: string, drawing: Drawing): ReactNode {
  const pieces = parseInline(text);
  spend(drawing, pieces.length);
  return renderPieces(pieces, drawing.surroundings);
}

/** Headings inside lists and quotes do not count towards the shift, so they may be outside of the range. */
function headingLevel(level: number): number {
  return Math.max(FIRST_HEADING, Math.min(LAST_HEADING, level));
}

function renderAll(blocks: Block[], drawing: Drawing): ReactNode {
  return blocks.map((block, index) => render(block, index, drawing));
}

function render(block: Block, key: number, drawing: Drawing): ReactNode {
  spend(drawing, 1);
  switch (block.type) {
    case "heading":
      return createElement(
        `h${headingLevel(block.depth + drawing.shift)}`,
        { key, dir: "auto" },
        renderInline(block.text, drawing),
      );
    case "paragraph":
      return (
        <p key={key} dir="auto">
          {renderParagraph(block, drawing)}
        </p>
      );
    case "quote":
      return (
        <blockquote key={key} dir="auto">
          {renderAll(block.blocks, drawing)}
        </blockquote>
      );
    case "rule":
      return <hr key={key} />;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <pre key={key} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const items = block.items.map((item, index) =>
        renderItem(item, index, { drawing, loose: block.loose }),
      );
      return block.start === null ? (
        <ul key={key} dir="auto">
          {items}
        </ul>
      ) : (
        <ol key={key} dir="auto" start={block.start}>
          {items}
        </ol>
      );
    }
    case "table":
      return renderTable(block.header, block.rows, { key, drawing });
  }
}

function renderItem(
  { blocks, task }: Item,
  key: number,
  { drawing, loose }: { drawing: Drawing; loose: boolean },
) {
  spend(drawing, 1);
  return (
    <li key={key} data-task={task !== null || undefined}>
      {task !== null && blocks[0]?.type !== "paragraph" && renderBox(task, drawing)}
      {blocks.map((block, index) =>
        block.type === "paragraph" && !loose ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rebuilt whenever the text changes
          <span key={index} dir="auto">
            {renderParagraph(block, drawing)}
          </span>
        ) : (
          render(block, index, drawing)
        ),
      )}
    </li>
  );
}

/** Of a text that is not squeezed into a column of single words: the table scrolls instead. */
const LONG_CELL = 24;

function renderTable(
  header: Cell[],
  rows: Cell[][],
  { key, drawing }: { key: number; drawing: Drawing },
): ReactNode {
  spend(
    drawing,
    rows.reduce((sum, row) => sum + row.length + 1, header.length),
  );
  const cell = (Tag: "td" | "th") => (content: Cell, index: number) => (
    <Tag
      key={index}
      dir="auto"
      data-align={content.align ?? undefined}
      data-long={content.text.length > LONG_CELL || undefined}
    >
      {renderInline(content.text, drawing)}
    </Tag>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section key={key} className="markdown-table" aria-label={texts.table} tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map(cell("th"))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table is rebuilt whenever the text changes
            <tr key={index}>{row.map(cell("td"))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function renderParagraph({ text, task }: Paragraph, drawing: Drawing): ReactNode {
  if (task === null) return renderInline(text, drawing);
  const nameId = drawing.ticking ? `${drawing.ticking.id}-${drawing.boxes}` : undefined;
  return (
    <>
      {renderBox(task, drawing, nameId)}
      <span id={nameId}>{renderInline(text, drawing)}</span>
    </>
  );
}

/** `nameId`: the element that says what is to be done. */
function renderBox(done: boolean, drawing: Drawing, nameId?: string): ReactNode {
  const { ticking } = drawing;
  const box = drawing.boxes++;
  const state = done ? texts.done : texts.open;
  if (!ticking) return <span role="img" aria-label={state} className="task-box" data-done={done} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field would stay ticked when that is refused
    <button
      type="button"
      role="checkbox"
      aria-checked={done}
      {...(nameId ? { "aria-labelledby": nameId } : { "aria-label": texts.task })}
      className="task-box"
      data-done={done}
      onClick={() => ticking.tick(box)}
    />
  );
}
