import { Fragment, useMemo, useState } from "react";
import { showUnchanged } from "#texts/diff.ts";
import { diffTexts, type Hunk } from "./diff.ts";

/** Longer stretches of unchanged lines are folded, except for this many at their ends. */
const CONTEXT = 2;
const WORTH_FOLDING = 6;

interface Props {
  before: string;
  after: string;
  /** The text goes on above or below. */
  goesOn?: { above: boolean; below: boolean };
}

/** A text with what was added to it and removed from it. */
export function DiffView({ before, after, goesOn }: Props) {
  const hunks = useMemo(() => diffTexts(before, after), [before, after]);
  return (
    <div className="diff" dir="auto">
      {hunks.map((hunk, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference never changes
        <Fragment key={index}>
          {hunk.isChanged ? (
            <Changed hunk={hunk} />
          ) : (
            <Same
              hunk={hunk}
              isFirst={index === 0 && !goesOn?.above}
              isLast={index === hunks.length - 1 && !goesOn?.below}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}

const TAGS = { added: "ins", removed: "del", same: "span" } as const;

function Changed({ hunk }: { hunk: Hunk }) {
  // Nothing in common: whole lines in place of others, of which the last may have no line break.
  const areLines = hunk.spans.every(({ kind }) => kind !== "same");
  return (
    <div data-lines={areLines}>
      {hunk.spans.map(({ kind, text }, index) => {
        const Tag = TAGS[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference never changes
        return <Tag key={index}>{text}</Tag>;
      })}
    </div>
  );
}

function Same({ hunk, isFirst, isLast }: { hunk: Hunk; isFirst: boolean; isLast: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const lines = hunk.spans
    .map(({ text }) => text)
    .join("")
    .split(/(?<=\n)/);
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  const folded = lines.length - head - tail;
  if (isOpen || folded < WORTH_FOLDING) return <div>{lines.join("")}</div>;
  return (
    <>
      <div>{lines.slice(0, head).join("")}</div>
      <button type="button" className="diff-fold plain" onClick={() => setOpen(true)}>
        {showUnchanged(folded)}
      </button>
      <div>{lines.slice(lines.length - tail).join("")}</div>
    </>
  );
}
