/** What the command palette can do, by name. Those of a page are offered while that page offers them. */
import { MY_CARDS_PATH, navigate } from "../router.ts";
import { showOverlay } from "../shell/overlay.ts";
import { chooseTheme, type Theme } from "../storage/theme-choice.ts";
import type { IconName } from "../ui/display/icon.tsx";
import { type CommandId, commandFor } from "../util/commands.ts";
import { wordsOf } from "./marked.tsx";

export interface Action {
  id: string;
  name: string;
  icon: IconName;
  run: () => void;
  keys?: string;
}

interface OfPage {
  id: CommandId;
  name: string;
  icon: IconName;
  /** Other words for it. */
  also?: string;
  keys?: string;
  /** It needs the page itself, so it is left out while a dialog covers the page. */
  needsPage?: boolean;
}

const OF_CARD: OfPage[] = [
  { id: "card-due", name: "Set the due date", icon: "calendar", also: "deadline" },
  { id: "card-labels", name: "Change labels", icon: "label", also: "tags" },
  { id: "card-people", name: "Assign people", icon: "members", also: "members assignees" },
  { id: "card-complete", name: "Mark complete or not complete", icon: "check", also: "done finish" },
  { id: "card-move", name: "Move card", icon: "move", also: "column position" },
  { id: "card-archive", name: "Archive card", icon: "archive" },
  { id: "card-link", name: "Copy link to card", icon: "link", also: "share address url" },
  { id: "card-copy", name: "Copy card", icon: "copy", also: "duplicate" },
  { id: "card-rename", name: "Rename card", icon: "edit", also: "title" },
  { id: "card-start", name: "Set the start date", icon: "calendar" },
  { id: "card-delete", name: "Delete card", icon: "remove", also: "remove trash" },
];

const OF_BOARD: OfPage[] = [
  { id: "new-card", name: "New card", icon: "add", also: "add create", keys: "N", needsPage: true },
  { id: "filter", name: "Filter cards", icon: "filter", keys: "F", needsPage: true },
  { id: "only-mine", name: "Show only my cards, or all", icon: "filter", keys: "M", needsPage: true },
  { id: "find-on-board", name: "Find on this board", icon: "search", also: "text", needsPage: true },
  { id: "calendar", name: "Calendar", icon: "calendar", also: "month week due", needsPage: true },
  { id: "columns", name: "Board view", icon: "columns", also: "columns", needsPage: true },
  { id: "activity", name: "Activity", icon: "history", also: "history log", keys: "A", needsPage: true },
  { id: "members", name: "Members", icon: "members", also: "people invite share" },
  { id: "new-column", name: "New column", icon: "add", also: "add create list", needsPage: true },
  { id: "rules", name: "Automation rules", icon: "rules" },
  { id: "copy-board", name: "Copy board", icon: "copy", also: "duplicate template" },
  { id: "trash", name: "Archive and trash", icon: "archive", also: "deleted restore" },
  { id: "past", name: "Earlier moments", icon: "past", also: "history past time" },
];

const INBOX: OfPage = { id: "inbox", name: "Inbox", icon: "bell", also: "notifications" };
const LOG_OUT: OfPage = { id: "log-out", name: "Log out", icon: "back", also: "sign logout exit" };

type Named = Action & { also?: string };

export function actionsOfCard(): Named[] {
  return offered(OF_CARD);
}

/** The most useful ones come first. `isCovered`: a dialog is open on the page. */
export function otherActions(isCovered: boolean, createBoard: () => void): Named[] {
  return [
    ...offered(OF_BOARD.filter(({ needsPage }) => !needsPage || !isCovered)),
    { id: "my-cards", name: "My cards", icon: "check", also: "assigned", run: () => navigate(MY_CARDS_PATH) },
    ...offered([INBOX]),
    { id: "new-board", name: "New board", icon: "add", also: "add create", run: createBoard },
    { id: "boards", name: "All boards", icon: "columns", also: "home", run: () => navigate("/") },
    { id: "settings", name: "Settings", icon: "settings", also: "account", run: () => navigate("/settings") },
    themed("light", "Theme: light"),
    themed("dark", "Theme: dark"),
    themed("system", "Theme: match system"),
    {
      id: "help",
      name: "Keyboard shortcuts",
      icon: "help",
      also: "keys",
      keys: "?",
      run: () => showOverlay("help"),
    },
    ...offered([LOG_OUT]),
  ];
}

/** The other words for an action are not guessed from fewer letters. */
const MIN_LETTERS = 3;

/** Every word begins a word of the name, or of the other words for it; those found by name come first. */
export function matching(actions: readonly Named[], query: string): Named[] {
  const words = wordsOf(query);
  const begins = (text: string) => (word: string) => wordsOf(text).some((each) => each.startsWith(word));
  const byName = actions.filter(({ name }) => words.every(begins(name)));
  const others = actions.filter(({ name, also = "" }) =>
    words.every((word) => begins(name)(word) || (word.length >= MIN_LETTERS && begins(also)(word))),
  );
  return [...new Set([...byName, ...others])];
}

function offered(actions: readonly OfPage[]): Named[] {
  return actions.flatMap((action) => {
    const run = commandFor(action.id);
    return run ? { ...action, run } : [];
  });
}

function themed(theme: Theme, name: string): Named {
  const also = "appearance mode colours";
  return { id: `theme-${theme}`, name, icon: "eye", also, run: () => chooseTheme(theme) };
}
