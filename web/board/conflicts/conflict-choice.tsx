import { useId, useMemo, useState } from "react";
import * as texts from "#texts/conflicts.tsx";
import { combine, copyText, empty, keepBoth, keepMine, sameLines } from "#texts/drafts.tsx";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import type { Choices } from "../../drafts/combined.ts";
import { isClash } from "../../drafts/merge.ts";
import { Passages } from "../../drafts/passages.tsx";
import { TheirChanges } from "../../drafts/their-changes.tsx";
import { Time } from "../../ui/display/time.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import type { Author } from "../presence/authors.ts";
import { useBoard } from "../use-board.ts";
import { bothTexts, type Edits, LONG_FIELDS, mergedTexts } from "./merged-texts.ts";
import { placeOf } from "./place-of.ts";
import { useTheirChanges } from "./use-their-change.ts";

const UNKNOWN = { author: "someone", at: null } as const;

/** What was written here and what somebody else has written in its place, to choose from. */
export function ConflictChoice({ conflict, onDecided }: { conflict: Conflict; onDecided: () => void }) {
  const { session, board } = useBoard();
  const [{ author, at } = UNKNOWN] = useTheirChanges(useMemo(() => [conflict], [conflict]));
  const [edits, setEdits] = useState<Edits>({});
  const { texts: merged, later } = useMemo(() => mergedTexts(conflict.mine, edits), [conflict.mine, edits]);
  const [choices, setChoices] = useState<Readonly<Record<string, Choices>>>({});
  const both = useMemo(() => bothTexts(conflict, merged, choices), [conflict, merged, choices]);
  const passages = Object.entries(both?.passages ?? {});
  const [areBothShown, setBothShown] = useState(false);
  const fields = Object.keys(conflict.mine);
  const place = placeOf(conflict, board);
  const edit = (field: string, text: string) =>
    setEdits({
      ...edits,
      [field]: { text, from: edits[field] ? edits[field].from : (conflict.mine[field] ?? null) },
    });
  const takeLater = (field: string) => {
    const { [field]: _, ...others } = edits;
    setEdits(others);
  };
  const decide = (how: () => void) => {
    how();
    onDecided();
  };
  return (
    <section className="conflict stack" aria-label={place}>
      <p className="notice">{texts.changedMeanwhile(author, place, at && <Time at={at} />)}</p>
      {fields.map((field) => (
        <BothTexts
          key={field}
          isLong={LONG_FIELDS.includes(field)}
          mine={merged[field] ?? ""}
          later={later[field]}
          edit={(text) => edit(field, text)}
          takeLater={() => takeLater(field)}
          base={conflict.base[field] ?? ""}
          theirs={conflict.theirs[field] ?? ""}
          author={author}
          place={place}
        />
      ))}
      {passages.map(([field, pieces]) => (
        <div key={field} className="stack">
          <p>{sameLines(pieces.filter(isClash).length)}</p>
          <Passages
            {...{ pieces, author }}
            choices={choices[field] ?? {}}
            choose={(passage, version) =>
              setChoices({ ...choices, [field]: { ...choices[field], [passage]: version } })
            }
          />
        </div>
      ))}
      {both && passages.length === 0 && (
        <details className="conflict-both" onToggle={({ currentTarget }) => setBothShown(currentTarget.open)}>
          <summary>{texts.bothFit(author)}</summary>
          {areBothShown &&
            fields.map((field) => (
              <TheirChanges
                key={field}
                before={conflict.theirs[field] ?? ""}
                after={both.texts[field] ?? ""}
                label={texts.bothTogether}
              />
            ))}
        </details>
      )}
      <div className="row">
        {both && (
          <Button kind="primary" onClick={() => decide(() => session.keepMine(conflict, both.texts))}>
            {passages.length > 0 ? combine : keepBoth}
          </Button>
        )}
        <Button
          {...(!both && { kind: "primary" })}
          onClick={() => decide(() => session.keepMine(conflict, merged))}
        >
          {keepMine}
        </Button>
        <Button onClick={() => decide(() => session.keepTheirs(conflict))}>{texts.keepTheirs(author)}</Button>
        <CopyButton text={fields.map((field) => merged[field] ?? "").join("\n\n")} label={copyText} />
      </div>
    </section>
  );
}

interface BothProps {
  mine: string;
  /** What was written after the text that is being edited here. */
  later: string | null | undefined;
  edit: (text: string) => void;
  takeLater: () => void;
  /** What both have changed. */
  base: string;
  theirs: string;
  author: Author;
  place: string;
  isLong: boolean;
}

function BothTexts({ mine, later, edit, takeLater, base, theirs, author, place, isLong }: BothProps) {
  const id = useId();
  return (
    <div className="conflict-texts">
      <div className="stack">
        <p className="conflict-label" id={id}>
          {texts.mine}
        </p>
        {isLong ? (
          <>
            <textarea
              className="input"
              dir="auto"
              rows={5}
              aria-labelledby={id}
              aria-describedby={`${id}-hint`}
              value={mine}
              onChange={(event) => edit(event.target.value)}
              onKeyDown={(event) => event.stopPropagation()}
            />
            <p className="detail" id={`${id}-hint`}>
              {texts.mergeHint}
            </p>
            {later !== undefined && (
              <>
                <p className="conflict-label">{texts.writtenLater}</p>
                <blockquote className="draft-theirs" dir="auto">
                  {later || empty}
                </blockquote>
                <Button onClick={takeLater}>{texts.takeLater}</Button>
              </>
            )}
          </>
        ) : (
          <blockquote className="draft-theirs" dir="auto">
            {mine || empty}
          </blockquote>
        )}
      </div>
      <div className="stack">
        <p className="conflict-label">{texts.theirs(author)}</p>
        <TheirChanges before={base} after={theirs} label={texts.changesOf(place)} />
      </div>
    </div>
  );
}
