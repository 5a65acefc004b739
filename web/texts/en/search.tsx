/** The search, its page and the command palette. */
import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const search = "Search";
export const searchFor = (query: string) => `Search: ${query}`;
export const searchCards = "Search cards";
/** Before operators that can be chosen; what each does shows when it is. */
export const narrowWith = "Narrow it down with";
/** After one that begins with a dash. */
export const excludes = "excludes";
export const foundCards = (count: number) =>
  count === 0
    ? "No cards found."
    : plural(count, { one: "1 card found.", other: `${number(count)} cards found.` });
export const searchFailed = "The search failed";
/** Above what is wrong with a query. */
export const checkQuery = "Check what you typed";
export const noCardsFound = "No cards found";
/** A search looks at so many cards at a time. */
export const noneAmongNewest = "Nothing found among the newest cards";
export const foundOrMore = (count: number) =>
  count === 0 ? `${noneAmongNewest}.` : `At least ${number(count)} cards found.`;
export const searchOlder = "Search older cards";
export const searchedBoard = "Board";
export const allBoards = "All boards";
/** One that is not in the list of boards. */
export const otherBoard = "Another board";
export const searchAllBoards = "Search all boards";
export const searchArchived = "Search archived cards";
export const whatIsSearched =
  "Titles, descriptions, checklists, comments and file names on all your boards are searched.";
export const everyWord = "Cards have to contain every word.";
export const showMoreResults = "Show more results";
export const archived = "Archived";
export const fields = {
  title: "Title",
  description: "Description",
  comment: "Comment",
  item: "Checklist",
  attachment: "File",
  number: "Number",
};

export const searchAndCommands = "Search and commands";
export const searchOrDo = "Search or do anything";
export const searchEverything = "Boards, cards, commands";
export const results = "Results";
export const nameNewBoard = "New board name";
export const newBoard = "New board";
export const createBoard = (title: ReactNode) => <>Create board “{title}”</>;
export const boardNotCreated = "Couldn’t create the board.";
export const boardsNotLoaded = "Couldn’t load your boards.";
export const searchingCards = "Searching cards…";
export const nothingFound = (query: string) => `Nothing found for “${query}”.`;
export const cardsNotSearched = "Couldn’t search cards.";
export const searchedHere = "Only boards on this device are searched, without comments and archived cards.";
export const notOffline = "Archived cards can’t be searched without a connection.";
export const narrowSearch = "Narrow the search";
export const thisCard = "This card";
export const cardNamed = (title: string) => `Card “${title}”`;
/** What the keys at the foot of the palette do. */
export const keys = { choose: "choose", run: "open or run", newTab: "in a new tab", close: "close" };
export const recentBoards = "Recent boards";
export const recentCards = "Recent cards";
export const actions = "Actions";
export const otherActions = "Other actions";
/** Nothing has the words that were typed, but these have the letters. */
export const similarNames = "Similar names";
export const onlySimilar = "No exact match. Showing similar names.";
export const boards = "Boards";
export const cards = "Cards";
export const starred = "Starred";
export const allResults = (query: ReactNode) => <>See all results for “{query}”</>;

/** Operators of the search, and what they find. */
export const hints = {
  "member:me": "assigned to me",
  "due:overdue": "overdue (or today, week, none)",
  "label:": "with this label",
  "in:": "in the column with this name",
  "is:archived": "archived (or open, complete)",
  "-": "excludes what follows: -word, -label:name",
  '""': "this exact phrase",
  "#": "card number",
};
/** While one is typed. */
export const operators = {
  label: "with a label",
  member: "assigned to someone",
  in: "in a column",
  is: "open, complete or archived",
  due: "by due date",
};
export const states = { open: "not complete", complete: "complete", archived: "archived" };
export const dueWhen = {
  overdue: "past due and not complete",
  today: "due today, complete or not",
  week: "due in the next 7 days, complete or not",
  none: "without a due date",
};
export const myself = "you";
export const suggestions = "Suggestions";
export const noOperator = (operator: ReactNode) => (
  <>{operator} isn’t an operator, so it’s searched as a word.</>
);
export const noOperatorPlain = (operator: string) => `“${operator}” isn’t an operator.`;
export const searchWithInstead = (operator: ReactNode) => <>Use {operator} instead</>;

/** What is wrong with a query. */
export const tooManyWords = "That’s too many words for one search. Try fewer.";
export const operatorNeedsValue = (operator: string) => `Type something after ${operator}`;
export const operatorTakes = (operator: string, values: string) =>
  `After ${operator}, use one of: ${values}.`;
export const nothingToSearch = "Type at least one letter, number or emoji.";
export const tooManyNames = "Too many names match. Search on one board.";
