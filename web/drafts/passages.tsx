import { useId } from "react";
import * as texts from "#texts/drafts.tsx";
import type { Author } from "../board/presence/authors.ts";
import { diffTexts } from "../card/history/diff.ts";
import { DiffView } from "../card/history/diff-view.tsx";
import { type Choices, passageKey, type Version, versionOf, versionsOf } from "./combined.ts";
import { type Clash, isClash, type Piece } from "./merge.ts";

interface Props {
  pieces: readonly Piece[];
  choices: Choices;
  choose: (passage: string, version: Version) => void;
  author: Author;
}

/** My text with what they changed in it; of each passage that we both changed, one version can be taken. */
export function Passages({ pieces, choices, choose, author }: Props) {
  const clashes = pieces.filter(isClash);
  return (
    <div className="passages">
      {pieces.map((piece, index) =>
        isClash(piece) ? (
          <Passage
            key={`-${piece.start}`}
            clash={piece}
            legend={texts.passage(clashes.indexOf(piece) + 1, clashes.length, author)}
            chosen={versionOf(piece, choices)}
            choose={(version) => choose(passageKey(piece), version)}
            author={author}
          />
        ) : (
          <DiffView
            // biome-ignore lint/suspicious/noArrayIndexKey: what is between two passages
            key={index}
            before={linesOf(piece.mine)}
            after={linesOf(piece.merged)}
            goesOn={{ above: index > 0, below: index < pieces.length - 1 }}
          />
        ),
      )}
    </div>
  );
}

const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

interface PassageProps {
  clash: Clash;
  legend: string;
  chosen: Version | null;
  choose: (version: Version) => void;
  author: Author;
}

function Passage({ clash, legend, chosen, choose, author }: PassageProps) {
  const name = useId();
  return (
    <fieldset className="passage">
      <legend>{legend}</legend>
      {versionsOf(clash).map((version) => (
        <label key={version} className="passage-version" data-version={version}>
          <input
            type="radio"
            name={name}
            checked={chosen === version}
            onChange={() => choose(version)}
            onKeyDown={(event) => event.stopPropagation()}
          />
          <b>{texts.versions[version](author)}</b>
          <span className="passage-text" dir="auto">
            <Marked clash={clash} version={version} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Without blank lines around it, which nobody would see. */
function shownText(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replace(/^(\s*\n)+/, "")
    .trimEnd();
}

/** With what only this version has marked. */
function Marked({ clash, version }: { clash: Clash; version: Version }) {
  const text = shownText(clash[version]);
  if (text === "") return texts.removedHere;
  if (version === "both") return text;
  const other = shownText(clash[version === "mine" ? "theirs" : "mine"]);
  const spans = diffTexts(other, text).flatMap(({ spans }) => spans);
  return spans.map(({ kind, text }, index) => {
    if (kind === "removed") return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a difference never changes
    return kind === "added" ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
