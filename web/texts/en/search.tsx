/** The search, its page and the command palette. */
import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const search = "Search";
export const searchFor = (query: string) => `Search: ${query}`;
export const searchCards = "Search cards";
export const operatorsNote = (
  <>
    Narrow it down with <code>label:</code>, <code>@</code>, <code>in:</code>, <code>due:</code>,{" "}
    <code>is:</code> or <code>#12</code>; <code>-</code> in front leaves out.
  </>
);
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
  count === 0 ? `${noneAmongNewest}.` : `${number(count)} or more cards found.`;
export const searchOlder = "Search older cards";
export const searchedBoard = "Board";
export const allBoards = "All boards";
/** One that is not in the list of boards. */
export const otherBoard = "Another board";
export const searchAllBoards = "Search all boards";
export const searchArchived = "Search archived cards";
export const whatIsSearched =
  "Titles, descriptions, checklists, comments and names of files on all of your boards are searched.";
export const everyWord = "Every word has to be on the card.";
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
export const nameNewBoard = "Name of the new board";
export const newBoard = "New board";
export const createBoard = (title: ReactNode) => <>Create board “{title}”</>;
export const boardNotCreated = "The board was not created.";
export const boardsNotLoaded = "Your boards could not be loaded.";
export const searchingCards = "Searching cards…";
export const nothingFound = (query: string) => `Nothing found for “${query}”.`;
export const cardsNotSearched = "Cards could not be searched.";
export const searchedHere =
  "Only the boards on this device are searched, without comments and archived cards.";
export const notOffline = "Without a connection, archived cards cannot be searched for.";
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
  "due:overdue": "overdue; also today, week, none",
  "label:": "with this label",
  "in:": "in the column of this name",
  "is:archived": "archived; also open, complete",
  "-": "without what follows: -word, -label:name",
  '""': "these words in a row",
  "#": "the number of a card",
};
/** While one is typed. */
export const operators = {
  label: "with a label",
  member: "assigned to somebody",
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
  <>{operator} is not an operator, so it is searched for as a word.</>
);
export const noOperatorPlain = (operator: string) => `“${operator}” is not an operator.`;
export const searchWithInstead = (operator: ReactNode) => <>Use {operator} instead</>;

/** What is wrong with a query. */
export const tooManyWords = "These are too many words for one search.";
export const operatorNeedsValue = (operator: string) => `Write something after ${operator}`;
export const operatorTakes = (operator: string, values: string) =>
  `After ${operator} comes one of: ${values}.`;
export const nothingToSearch = "Type at least one letter, number or emoji.";
export const tooManyNames = "There are too many names to compare. Search on one board.";
