/** What the command palette lists: actions, boards and cards, each under its heading. */

import type { ReactNode } from "react";
import * as common from "#texts/common.ts";
import { keyNames } from "#texts/help.ts";
import * as texts from "#texts/search.tsx";
import type { MyBoard } from "../../../contract/home.ts";
import type { SearchHit } from "../../../contract/search.ts";
import { isComplete } from "../../board/cards/tile/is-complete.ts";
import { boardColor } from "../../boards/board-color.ts";
import { boardPath, cardPath, navigate, searchPath } from "../../router.ts";
import { singleKeys } from "../../storage/choices/single-keys.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { runOnPage } from "../../util/commands.ts";
import { HitFacts } from "../hit-facts.tsx";
import { Excerpts, HitTitle } from "../hit-text.tsx";
import { highlightsIn, Marked } from "../marked.tsx";
import type { Completion } from "../query/completions.ts";
import { findsArchived } from "../query/query-meaning.ts";
import type { Action } from "./actions.ts";
import type { RecentCard } from "./recent-cards.ts";

export interface Entry {
  id: string;
  content: ReactNode;
  run: () => void;
  /** Where it leads to, if it is a page: it can be opened in a tab of its own. */
  href?: string;
  /** The palette stays open. */
  stays?: boolean;
  /** Found for an earlier text: Enter does not choose it unless the arrows have led there. */
  isStale?: boolean;
}

export interface Section {
  title: string;
  entries: Entry[];
}

/** `about` names the cards that it acts on, where no heading does. */
export function actionEntry({ id, name, icon, keys, run }: Action, query: string, about?: string): Entry {
  const content = (
    <>
      <Icon name={icon} size={18} />
      <span className="grow truncate">
        <Marked text={name} highlights={highlightsIn(name, query)} />
      </span>
      {about && (
        <span className="palette-place note truncate" dir="auto">
          {about}
        </span>
      )}
      {keys && isUsed(keys) && (
        <span className="palette-keys" aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </>
  );
  return { id, content, run, stays: id === "new-board" };
}

/** Somebody may have switched off those without Ctrl. */
function isUsed([first]: readonly string[]): boolean {
  return first === keyNames.control || singleKeys.get() === "on";
}

export function boardEntry({ board, is_starred }: MyBoard, query: string): Entry {
  const content = (
    <>
      <span className="switcher-color" style={boardColor(board.color)} />
      <span className="grow truncate" dir="auto">
        <Marked text={board.title} highlights={highlightsIn(board.title, query)} />
      </span>
      {is_starred && (
        <span className="switcher-star" role="img" aria-label={texts.starred}>
          <Icon name="starred" size={14} />
        </span>
      )}
    </>
  );
  return pageEntry(`board-${board.id}`, content, boardPath(board.id));
}

function pageEntry(id: string, content: ReactNode, href: string): Entry {
  return { id, content, href, run: () => navigate(href) };
}

export function cardEntry(hit: SearchHit, query: string, isStale: boolean): Entry {
  const { card, board, column } = hit;
  const isArchived = findsArchived(query);
  const complete = isComplete(card, column);
  const content = (
    <>
      <Icon name={isArchived ? "archive" : complete ? "check" : "card"} size={18} />
      <span className="palette-card" data-complete={complete}>
        <span className="palette-title truncate" dir="auto">
          <HitTitle hit={hit} />
        </span>
        <span className="palette-where note">
          <span className="truncate" dir="auto">
            {board.title}
          </span>{" "}
          <span className="truncate">
            {column && (
              <>
                {"› "}
                <span dir="auto">{column.title}</span>{" "}
              </>
            )}
            #{card.number}
          </span>
        </span>
        <Excerpts hit={hit} most={1} />
      </span>
      <HitFacts hit={hit} />
    </>
  );
  const id = `card-${card.id}`;
  if (!isArchived) return { ...pageEntry(id, content, cardPath(board.id, card.id)), isStale };
  const run = () => {
    // It is not on the board, but can be brought back from the archive.
    runOnPage(boardPath(board.id), "trash");
    navigate(boardPath(board.id));
  };
  return { id, content, run, isStale };
}

export function recentCardEntry({ id, board_id, title, number }: RecentCard, boardTitle: string): Entry {
  const content = (
    <>
      <Icon name="card" size={18} />
      <span className="grow truncate" dir="auto">
        {title}
      </span>
      <span className="palette-place note truncate">
        <span dir="auto">{boardTitle}</span> #{number}
      </span>
    </>
  );
  return pageEntry(`card-${id}`, content, cardPath(board_id, id));
}

/** Nothing was found on the boards. */
export function archivedEntry(query: string, put: (text: string) => void): Entry {
  const content = (
    <>
      <Icon name="archive" size={18} />
      <span className="grow truncate">{texts.searchArchived}</span>
    </>
  );
  return { id: "search-archived", content, run: () => put([query, "is:archived"].join(" ")), stays: true };
}

/** Something could not be loaded; the status below the list says why. */
export function retryEntry(run: () => void): Entry {
  const content = (
    <>
      <Icon name="history" size={18} />
      <span className="grow truncate">{common.tryAgain}</span>
    </>
  );
  return { id: "try-again", content, run, stays: true };
}

export function allResultsEntry(query: string): Entry {
  const content = (
    <>
      <Icon name="search" size={18} />
      <span className="grow truncate">{texts.allResults(<span dir="auto">{query}</span>)}</span>
    </>
  );
  return pageEntry("all-results", content, searchPath(query));
}

/** Operators, before anything is typed; choosing one puts it in the field. */
export function hintEntries(add: (text: string) => void): Entry[] {
  return Object.entries(texts.hints).map(([operator, means]) =>
    completionEntry({ term: operator, means, text: typedHint(operator) }, add),
  );
}

/** What is put into the field: the next letters belong to it, unless it is complete. */
export function typedHint(operator: string): string {
  if (operator === '""') return '"';
  return /[:#-]$/.test(operator) ? operator : `${operator} `;
}

/** What the last term may become. */
export function completionEntry({ term, means, text }: Completion, put: (text: string) => void): Entry {
  return {
    id: `complete-${term}`,
    content: (
      <>
        <code dir="auto">{term}</code>
        <span className="grow truncate muted">{means}</span>
      </>
    ),
    run: () => put(text),
    stays: true,
  };
}
