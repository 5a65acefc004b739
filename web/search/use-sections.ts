import { useState } from "react";
import * as texts from "#texts/search.tsx";
import { sectionsOf, withTitle } from "../boards/sections.ts";
import { useMyBoards } from "../boards/use-my-boards.ts";
import { parsePath } from "../router.ts";
import { useMe } from "../session/use-session.ts";
import { actionsOfCard, matching, otherActions } from "./actions.ts";
import {
  actionEntry,
  allResultsEntry,
  boardEntry,
  cardEntry,
  type Entry,
  hintEntries,
  type Section,
} from "./entries.tsx";
import { useCardSearch } from "./use-card-search.ts";

const RECENT_BOARDS = 5;
const USEFUL_ACTIONS = 9;
const FOUND_BOARDS = 5;
const FOUND_ACTIONS = 6;
/** Text that can only be meant for cards. */
const FOR_CARDS = /^#|(?:^|\s)(?:label|member|is|due|in):/i;

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
}

export function useSections({ text, cardsOnly, onText, onCreateBoard }: Options): Listed {
  const me = useMe();
  const { boards, failure: boardsFailure } = useMyBoards(me.id);
  const query = text.trim();
  const found = useCardSearch(query);
  // Asked once, before the palette itself is open.
  const [isCovered] = useState(() => document.querySelector("dialog[open]") !== null);
  const onlyCards = cardsOnly || FOR_CARDS.test(query);
  const isSearching = found.query !== query;
  const cards = found.hits.map((hit) => cardEntry(hit, found.query, isSearching));
  const ofCard = onlyCards ? [] : actionsOfCard();
  const others = onlyCards ? [] : otherActions(isCovered, onCreateBoard);
  if (query === "")
    return {
      sections: onlyCards
        ? filled([texts.narrowSearch, hintEntries(onText)])
        : filled(
            [texts.thisCard, ofCard.map((action) => actionEntry(action, ""))],
            [texts.recentBoards, recent().map((item) => boardEntry(item, ""))],
            [texts.actions, others.slice(0, USEFUL_ACTIONS).map((action) => actionEntry(action, ""))],
          ),
      status:
        !boards && boardsFailure && !onlyCards ? `${texts.boardsNotLoaded} ${boardsFailure.reason}` : "",
    };
  const named = onlyCards ? [] : withTitle(boards ?? [], query).slice(0, FOUND_BOARDS);
  const actions = matching([...ofCard, ...others], query).slice(0, FOUND_ACTIONS);
  return {
    sections: filled(
      [texts.actions, actions.map((action) => actionEntry(action, query))],
      [texts.boards, named.map((item) => boardEntry(item, query))],
      [texts.cards, [...cards, allResultsEntry(query)]],
    ),
    status: statusOf(),
  };

  function recent() {
    const route = parsePath(location.pathname);
    const others = (boards ?? []).filter(({ board }) => route.view !== "board" || board.id !== route.boardId);
    return sectionsOf(others)
      .flatMap((section) => section.boards)
      .sort((a, b) => (b.last_opened_at ?? "").localeCompare(a.last_opened_at ?? ""))
      .slice(0, RECENT_BOARDS);
  }

  function statusOf(): string {
    if (isSearching) return texts.searchingCards;
    if (found.failure) return `${texts.cardsNotSearched} ${found.failure}`;
    return cards.length === 0 ? texts.noCardsFoundNote : texts.foundCards(cards.length);
  }
}

function filled(...sections: [title: string, entries: Entry[]][]): Section[] {
  return sections.filter(([, entries]) => entries.length > 0).map(([title, entries]) => ({ title, entries }));
}
