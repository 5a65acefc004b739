import { useMemo, useState } from "react";
import * as texts from "#texts/search.tsx";
import { countSelected } from "#texts/selection.ts";
import type { MyBoard } from "../../../contract/home.ts";
import { withTitle } from "../../boards/sections.ts";
import { useMyBoards, useRestWhile } from "../../boards/use-my-boards.ts";
import { currentPath } from "../../installation.ts";
import { parsePath } from "../../router.ts";
import { useMe } from "../../session/use-session.ts";
import { pageBefore } from "../../shell/overlay.ts";
import type { CardCommands } from "../../util/commands.ts";
import { boardAtHand } from "../board-at-hand.ts";
import { cardsAtHand } from "../cards-at-hand.ts";
import { lettersIn } from "../marked.tsx";
import { completionsOf, unknownOperator } from "../query/completions.ts";
import { findsArchived, isForCards } from "../query/query-meaning.ts";
import { useKnownNames } from "../query/use-known-names.ts";
import { useCardSearch } from "../use-card-search.ts";
import {
  type Action,
  actionsOfCard,
  insideNames,
  isNamedSo,
  matching,
  type Named,
  otherActions,
  similarActions,
} from "./actions.ts";
import {
  actionEntry,
  allResultsEntry,
  archivedEntry,
  boardEntry,
  cardEntry,
  completionEntry,
  type Entry,
  hintEntries,
  recentCardEntry,
  retryEntry,
  type Section,
} from "./entries.tsx";
import { inRank } from "./in-rank.ts";
import { useRecentCards } from "./recent-cards.ts";

const RECENT_BOARDS = 5;
const RECENT_CARDS = 5;
const USEFUL_ACTIONS = 9;
const FOUND_BOARDS = 5;
const FOUND_ACTIONS = 6;

interface Options {
  /** What is in the field. */
  text: string;
  cardsOnly: boolean;
  onText: (text: string) => void;
  onCreateBoard: () => void;
}

interface Listed {
  sections: Section[];
  status: string;
  /** Nothing has the words: the status says so above what is offered instead. */
  isNothing?: boolean;
}

export function useSections({ text, cardsOnly, onText, onCreateBoard }: Options): Listed {
  const me = useMe();
  const mine = useMyBoards(me.id);
  const { boards, failure: boardsFailure } = mine;
  const query = text.trim();
  const [route] = useState(() => parsePath(currentPath()));
  const boardId = route.view === "board" ? route.boardId : null;
  const openCardId = route.view === "board" ? route.cardId : null;
  const opened = useRecentCards(me.id);
  const found = useCardSearch(query, boardId);
  const [{ isCovered, ofFocus }] = useState(pageBefore);
  const onlyCards = cardsOnly || isForCards(query);
  const isSearching = found.query !== query;
  const completions = completionsOf(text, useKnownNames(text, boardId), cardsOnly);
  const unknown = unknownOperator(query);
  const byTitle = withTitle(onlyCards || query === "" ? [] : (boards ?? []), query);
  const isOpen = ({ board }: MyBoard) => board.id === boardId;
  // Nobody goes where they are.
  const named = (byTitle.isSimilar ? [] : byTitle.found).toSorted(
    (a, b) => Number(isOpen(a)) - Number(isOpen(b)),
  );
  useRestWhile(!onlyCards && query !== "" && named.length < FOUND_BOARDS, mine);
  const { hits: sent, hasMore } = found;
  const atHand = useMemo(
    () => (isSearching ? null : cardsAtHand(boardAtHand(), query, { hits: sent, hasMore })),
    [isSearching, query, sent, hasMore],
  );
  const hits = atHand && !atHand.isSimilar ? [...sent, ...atHand.hits] : sent;
  const cards = hits.map((hit) => cardEntry(hit, found.query, isSearching));
  const ofCard = onlyCards ? [] : actionsOfCard(ofFocus?.commands ?? {});
  const others = onlyCards ? [] : otherActions(isCovered, onCreateBoard);
  const aboutCards = ofFocus ? aboutOf(ofFocus) : texts.thisCard;
  const boardsMissing = !boards && boardsFailure;
  const mayTryAgain = found.failure !== null && found.failure.trouble !== "refused";
  if (query === "")
    return {
      sections: onlyCards
        ? filled([texts.narrowSearch, hintEntries(onText)])
        : filled(
            [aboutCards, ofCard.map((action) => actionEntry(action, ""))],
            [
              texts.recentBoards,
              boardsMissing ? [retryEntry(mine.load)] : recent().map((item) => boardEntry(item, "")),
            ],
            [texts.recentCards, recentCards()],
            [texts.actions, others.slice(0, USEFUL_ACTIONS).map((action) => actionEntry(action, ""))],
          ),
      status: boardsMissing && !onlyCards ? `${texts.boardsNotLoaded} ${boardsFailure.reason}` : "",
    };
  const isBesideNamed =
    named.some(({ board }) => isNamedSo(board.title, query)) ||
    found.hits.some(({ card }) => isNamedSo(card.title, query));
  // An open card is what the commands are for: they come before everything that is found by text.
  const isCardOpen = ofFocus === null && ofCard.length > 0;
  const ofOpenCard = isCardOpen ? forOpenCard(ofCard, query) : [];
  const actions = matching(
    [...ofCard, ...others].filter((action) => !ofOpenCard.includes(action)),
    query,
    isBesideNamed,
  );
  const about = (action: Action) => (ofCard.includes(action) ? aboutCards : undefined);
  const listed = (some: readonly Action[], most: number) =>
    some.slice(0, most).map((action) => actionEntry(action, query, about(action)));
  const inside = insideNames([...ofCard, ...others], query).filter(
    (action) => ![...ofOpenCard, ...actions.byName, ...actions.others].includes(action),
  );
  const otherNames = [...actions.others, ...inside];
  const isAnyNamed = ofOpenCard.length + actions.byName.length + otherNames.length + named.length > 0;
  const isNothingFound = !isSearching && !found.failure && cards.length === 0 && !found.hasMore;
  const similar = isAnyNamed ? [] : similarEntries();
  const sections = filled(
    [texts.narrowSearch, completions.map((completion) => completionEntry(completion, onText))],
    [aboutCards, ofOpenCard.slice(0, FOUND_ACTIONS).map((action) => actionEntry(action, query))],
    ...inRank(
      [
        {
          title: texts.boards,
          titles: named.filter((item) => !isOpen(item)).map(({ board }) => board.title),
          entries: named.slice(0, FOUND_BOARDS).map((item) => boardEntry(item, query)),
        },
        {
          title: texts.cards,
          titles: found.hits.map(({ card }) => card.title).filter((title) => isNamedSo(title, query)),
          entries: [
            ...cards,
            ...(mayTryAgain ? [retryEntry(found.retry)] : []),
            ...(isSearching || cards.length > 0 || found.hasMore ? [allResultsEntry(query)] : []),
          ],
        },
        {
          title: texts.actions,
          titles: actions.byName.map(({ name }) => name),
          entries: listed(actions.byName, FOUND_ACTIONS),
        },
      ],
      query,
    ).map(({ title, entries }): [string, Entry[]] => [title, entries]),
    [texts.otherActions, listed(otherNames, Math.max(0, FOUND_ACTIONS - actions.byName.length))],
    [texts.similarNames, similar],
    [
      texts.cards,
      isNothingFound && !found.isHere && !findsArchived(query) ? [archivedEntry(query, onText)] : [],
    ],
  );
  return { sections, status: statusOf(), isNothing: isNothingFound && !isAnyNamed };

  function recent() {
    return (boards ?? [])
      .filter(({ board, last_opened_at }) => board.id !== boardId && last_opened_at !== null)
      .sort((a, b) => (b.last_opened_at ?? "").localeCompare(a.last_opened_at ?? ""))
      .slice(0, RECENT_BOARDS);
  }

  /** Those on boards that are still one's own, but for the one that is open. */
  function recentCards(): Entry[] {
    const titles = new Map((boards ?? []).map(({ board }) => [board.id, board.title]));
    return opened
      .flatMap((card) => {
        const title = titles.get(card.board_id);
        return title === undefined || card.id === openCardId ? [] : recentCardEntry(card, title);
      })
      .slice(0, RECENT_CARDS);
  }

  /** Cards, boards and commands with a typo in their names, or the letters, if nothing has the words. */
  function similarEntries(): Entry[] {
    const similarCards = cards.length === 0 && atHand?.isSimilar ? atHand.hits : [];
    const ofCards = similarCards.map((hit) => cardEntry(hit, query, false));
    if (onlyCards) return ofCards;
    const mistyped = byTitle.isSimilar ? byTitle.found : [];
    const lettered = (boards ?? []).filter(
      (item) => !mistyped.includes(item) && lettersIn(item.board.title, query),
    );
    const alike = [...mistyped, ...lettered];
    return [
      ...ofCards,
      ...alike.slice(0, FOUND_BOARDS).map((item) => boardEntry(item, query)),
      ...listed(similarActions([...ofCard, ...others], query), FOUND_ACTIONS),
    ];
  }

  function statusOf(): string {
    if (isSearching) return texts.searchingCards;
    // What is missing is being chosen.
    if (found.failure?.trouble === "refused" && completions.length > 0) return "";
    if (found.failure)
      return mayTryAgain ? `${texts.cardsNotSearched} ${found.failure.reason}` : found.failure.reason;
    const count =
      isNothingFound && !isAnyNamed
        ? similar.length > 0
          ? texts.onlySimilar
          : texts.nothingFound(query)
        : (found.hasMore ? texts.foundOrMore : texts.foundCards)(cards.length);
    const said = unknown ? `${count} ${texts.noOperatorPlain(unknown.operator)}` : count;
    return found.isHere ? `${texts.searchedHere} ${said}` : said;
  }
}

/** What is done at once only where its name begins like the text. */
function forOpenCard(actions: readonly Named[], query: string): Named[] {
  const { byName, others } = matching(actions, query);
  return [...byName, ...others.filter(({ isDoneAtOnce }) => !isDoneAtOnce)];
}

function aboutOf({ count, title }: CardCommands): string {
  return count > 1 ? countSelected(count) : texts.cardNamed(title);
}

function filled(...sections: [title: string, entries: Entry[]][]): Section[] {
  return sections.filter(([, entries]) => entries.length > 0).map(([title, entries]) => ({ title, entries }));
}
