/**
 * Markdown as React elements. Nothing of a text ever becomes HTML: markup in it is shown as it was written,
 * images are links (pages load nothing from other hosts), and links lead only where LINK allows.
 */
import { createElement, type ReactNode, useMemo } from "react";
import { Icon } from "../../ui/icon.tsx";
import { type Block, type Cell, type Item, parseBlocks } from "./blocks.ts";
import { renderInline } from "./render-inline.tsx";

/** Sections of the card are h3. */
const FIRST_HEADING = 4;
const LAST_HEADING = 6;

export function Markdown({ text }: { text: string }) {
  const rendered = useMemo(() => renderMarkdown(text), [text]);
  return <div className="markdown">{rendered}</div>;
}

function renderMarkdown(text: string): ReactNode {
  const blocks = parseBlocks(text);
  const depths = blocks.flatMap((block) => (block.type === "heading" ? [block.depth] : []));
  const top = depths.reduce((least, depth) => Math.min(least, depth), LAST_HEADING);
  return renderAll(blocks, FIRST_HEADING - top);
}

/** Headings inside lists and quotations do not count for the shift, so they may lie outside of the range. */
function headingLevel(level: number): number {
  return Math.max(FIRST_HEADING, Math.min(LAST_HEADING, level));
}

/** `shift` is added to the depth of headings. */
function renderAll(blocks: Block[], shift: number): ReactNode {
  return blocks.map((block, index) => render(block, index, shift));
}

function render(block: Block, key: number, shift: number): ReactNode {
  switch (block.type) {
    case "heading":
      return createElement(
        `h${headingLevel(block.depth + shift)}`,
        { key, dir: "auto" },
        renderInline(block.text),
      );
    case "paragraph":
      return (
        <p key={key} dir="auto">
          {block.task !== null && <TaskBox done={block.task} />}
          {renderInline(block.text)}
        </p>
      );
    case "quote":
      return (
        <blockquote key={key} dir="auto">
          {renderAll(block.blocks, shift)}
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
      const items = block.items.map((item, index) => renderItem(item, index, { shift, loose: block.loose }));
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
      return renderTable(block.header, block.rows, key);
  }
}

function renderItem(
  { blocks, task }: Item,
  key: number,
  { shift, loose }: { shift: number; loose: boolean },
) {
  return (
    <li key={key} data-task={task !== null || undefined}>
      {task !== null && blocks[0]?.type !== "paragraph" && <TaskBox done={task} />}
      {blocks.map((block, index) =>
        block.type === "paragraph" && !loose ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every text
          <span key={index} dir="auto">
            {block.task !== null && <TaskBox done={block.task} />}
            {renderInline(block.text)}
          </span>
        ) : (
          render(block, index, shift)
        ),
      )}
    </li>
  );
}

function renderTable(header: Cell[], rows: Cell[][], key: number): ReactNode {
  const cell = (Tag: "td" | "th") => (content: Cell, index: number) => (
    <Tag key={index} dir="auto" data-align={content.align ?? undefined}>
      {renderInline(content.text)}
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
