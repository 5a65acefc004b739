import { useState } from "react";
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
        ? filled(["Narrow the search", hintEntries(onText)])
        : filled(
            ["This card", ofCard.map((action) => actionEntry(action, ""))],
            ["Recent boards", recent().map((item) => boardEntry(item, ""))],
            ["Actions", others.slice(0, USEFUL_ACTIONS).map((action) => actionEntry(action, ""))],
          ),
      status:
        !boards && boardsFailure && !onlyCards ? `Your boards could not be loaded. ${boardsFailure}` : "",
    };
  const named = onlyCards ? [] : withTitle(boards ?? [], query).slice(0, FOUND_BOARDS);
  const actions = matching([...ofCard, ...others], query).slice(0, FOUND_ACTIONS);
  return {
    sections: filled(
      ["Actions", actions.map((action) => actionEntry(action, query))],
      ["Boards", named.map((item) => boardEntry(item, query))],
      ["Cards", [...cards, allResultsEntry(query)]],
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
    if (isSearching) return "Searching cards…";
    if (found.failure) return `Cards could not be searched. ${found.failure}`;
    return cards.length === 0
      ? "No cards found."
      : `${cards.length} ${cards.length === 1 ? "card" : "cards"} found.`;
  }
}

function filled(...sections: [title: string, entries: Entry[]][]): Section[] {
  return sections.filter(([, entries]) => entries.length > 0).map(([title, entries]) => ({ title, entries }));
}
