import { useMemo, useState } from "react";
import * as texts from "#texts/conflicts.tsx";
import { copyText } from "#texts/drafts.tsx";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import { type Choices, isDecided } from "../../drafts/combined.ts";
import { isClash } from "../../drafts/merge.ts";
import { Passages } from "../../drafts/passages.tsx";
import { TextChoice } from "../../drafts/text-choice.tsx";
import { TheirChanges } from "../../drafts/their-changes.tsx";
import { Time } from "../../ui/display/time.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { useBoard } from "../use-board.ts";
import { bothTexts, type Edits, LONG_FIELDS, mergedTexts } from "./merged-texts.ts";
import { MyText } from "./my-text.tsx";
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
  const passages = both?.passages ?? {};
  const count = Object.values(passages).flat().filter(isClash).length;
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
  const decide = (how: () => void) => () => {
    how();
    onDecided();
  };
  return (
    <section className="conflict" aria-label={place}>
      <TextChoice
        author={author}
        said={texts.changedMeanwhile(author, place, at && <Time at={at} />)}
        wasEmpty={fields.every((field) => !conflict.base[field])}
        soFar={texts.notOverwritten}
        passages={count}
        isDecided={Object.entries(passages).every(([field, pieces]) =>
          isDecided(pieces, choices[field] ?? {}),
        )}
        keepBoth={both && decide(() => session.keepMine(conflict, both.texts))}
        keepMine={decide(() => session.keepMine(conflict, merged))}
        useTheirs={decide(() => session.keepTheirs(conflict))}
      >
        {fields.map((field) => {
          const pieces = passages[field];
          return (
            <div key={field} className="conflict-texts" data-passages={pieces !== undefined}>
              {pieces ? (
                <Passages
                  {...{ pieces, author }}
                  choices={choices[field] ?? {}}
                  choose={(passage, version) =>
                    setChoices({ ...choices, [field]: { ...choices[field], [passage]: version } })
                  }
                />
              ) : (
                <div className="stack">
                  <p className="conflict-label">{texts.theirs(author)}</p>
                  <TheirChanges
                    before={conflict.base[field] ?? ""}
                    after={conflict.theirs[field] ?? ""}
                    label={texts.changesOf(place)}
                  />
                </div>
              )}
              <MyText
                key="mine"
                label={texts.mine(author)}
                text={merged[field] ?? ""}
                isLong={LONG_FIELDS.includes(field)}
                later={later[field]}
                edit={(text) => edit(field, text)}
                takeLater={() => takeLater(field)}
              />
            </div>
          );
        })}
        {both && count === 0 && (
          <details
            className="conflict-both"
            onToggle={({ currentTarget }) => setBothShown(currentTarget.open)}
          >
            <summary>{texts.showBoth}</summary>
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
          <CopyButton text={fields.map((field) => merged[field] ?? "").join("\n\n")} label={copyText} />
        </div>
      </TextChoice>
    </section>
  );
}
