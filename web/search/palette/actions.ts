/** What the command palette can do, by name. Those of a page are offered while that page offers them. */
import * as texts from "#texts/commands.ts";
import { keyNames as K } from "#texts/help.ts";
import { fold } from "../../../contract/search-text/fold.ts";
import { MY_CARDS_PATH, navigate, settingsPath } from "../../router.ts";
import { showOverlay } from "../../shell/overlay.ts";
import { chooseTheme, type Theme } from "../../storage/choices/theme-choice.ts";
import type { IconName } from "../../ui/display/icon.tsx";
import { type CommandId, type Commands, commandFor, runOnPage } from "../../util/commands.ts";
import { lettersIn, wordsOf } from "../marked.tsx";
import { closenessOf, INSIDE, SIMILAR, soughtWords } from "../word-match.ts";

export interface Action {
  id: string;
  name: string;
  icon: IconName;
  run: () => void;
  /** Pressed together. */
  keys?: readonly string[];
}

interface OfPage {
  id: CommandId;
  name: string;
  icon: IconName;
  /** Of what it turns off. */
  turnsOff?: string;
  /** Other words for it. */
  also?: string;
  /** Nobody may do it by accident: it counts as found by name when the whole name is there. */
  endsSession?: boolean;
  /** It changes something without asking: it counts as found by name when its name begins with what was typed. */
  isDoneAtOnce?: boolean;
  keys?: readonly string[];
  /** It needs the page itself, so it is left out while a dialog covers the page. */
  needsPage?: boolean;
}

const OF_CARD: OfPage[] = [
  { id: "card-due", ...texts.cardDue, icon: "calendar", keys: ["D"] },
  { id: "card-labels", ...texts.cardLabels, icon: "label", keys: ["L"] },
  { id: "card-people", ...texts.cardPeople, icon: "members", keys: ["A"] },
  { id: "card-assign-me", ...texts.cardAssignMe, icon: "members", isDoneAtOnce: true, keys: ["I"] },
  { id: "card-complete", ...texts.cardComplete, icon: "check", isDoneAtOnce: true, keys: ["T"] },
  { id: "card-move", ...texts.cardMove, icon: "move", keys: ["V"] },
  { id: "card-comment", ...texts.cardComment, icon: "comment", keys: ["N"] },
  { id: "card-description", ...texts.cardDescription, icon: "description", keys: [K.shift, "E"] },
  { id: "card-checklist", ...texts.cardChecklist, icon: "checklist", keys: ["-"] },
  { id: "card-attach", ...texts.cardAttach, icon: "attach", keys: ["U"] },
  { id: "card-archive", ...texts.cardArchive, icon: "archive", isDoneAtOnce: true, keys: ["C"] },
  { id: "card-link", ...texts.cardLink, icon: "link", keys: ["Y"] },
  { id: "card-copy", ...texts.cardCopy, icon: "copy", isDoneAtOnce: true },
  { id: "card-rename", ...texts.cardRename, icon: "edit", keys: ["E"] },
  { id: "card-start", ...texts.cardStart, icon: "calendar", keys: ["S"] },
  { id: "card-watch", ...texts.cardWatch, icon: "eye", isDoneAtOnce: true, keys: ["W"] },
  { id: "card-next", ...texts.cardNext, icon: "down", keys: ["J"] },
  { id: "card-previous", ...texts.cardPrevious, icon: "up", keys: ["K"] },
  { id: "card-delete", ...texts.cardDelete, icon: "remove", isDoneAtOnce: true },
];

const OF_BOARD: OfPage[] = [
  { id: "new-card", ...texts.newCard, icon: "add", keys: ["N"], needsPage: true },
  { id: "filter", ...texts.filter, icon: "filter", keys: ["F"], needsPage: true },
  { id: "only-mine", ...texts.onlyMine, icon: "filter", keys: ["M"], needsPage: true },
  { id: "find-on-board", ...texts.findOnBoard, icon: "search", needsPage: true },
  { id: "calendar", ...texts.calendar, icon: "calendar", needsPage: true },
  { id: "columns", ...texts.columns, icon: "columns", needsPage: true },
  { id: "activity", ...texts.activity, icon: "history", keys: ["H"], needsPage: true },
  { id: "labels", ...texts.labels, icon: "label" },
  { id: "members", ...texts.members, icon: "members" },
  { id: "new-column", ...texts.newColumn, icon: "add", needsPage: true },
  { id: "rules", ...texts.rules, icon: "rules" },
  { id: "share", ...texts.share, icon: "link" },
  { id: "undo", ...texts.undo, icon: "undo", isDoneAtOnce: true, keys: [K.control, "Z"] },
  { id: "redo", ...texts.redo, icon: "redo", isDoneAtOnce: true, keys: [K.control, K.shift, "Z"] },
  { id: "changes", ...texts.changes, icon: "unsent" },
  { id: "rename-board", ...texts.renameBoard, icon: "edit", needsPage: true },
  { id: "edit-board", ...texts.editBoard, icon: "edit" },
  { id: "copy-board", ...texts.copyBoard, icon: "copy" },
  { id: "export", ...texts.exportBoard, icon: "download" },
  { id: "template", ...texts.template, icon: "columns", isDoneAtOnce: true },
  { id: "trash", ...texts.trash, icon: "archive" },
  { id: "past", ...texts.past, icon: "past" },
  { id: "webhooks", ...texts.webhooks, icon: "plug" },
  { id: "delete-board", ...texts.deleteBoard, icon: "remove", isDoneAtOnce: true },
];

const INBOX: OfPage = { id: "inbox", ...texts.inbox, icon: "bell" };
const LOG_OUT: OfPage = { id: "log-out", ...texts.logOut, icon: "back", endsSession: true };

export type Named = Action & Pick<OfPage, "also" | "endsSession" | "isDoneAtOnce">;

/** Of the card that is open, or else those of the board's cards that have the focus or are selected. */
export function actionsOfCard(ofFocus: Commands): Named[] {
  return offered(OF_CARD, ofFocus);
}

/** The most useful ones come first. `isCovered`: a dialog is open on the page. */
export function otherActions(isCovered: boolean, createBoard: () => void): Named[] {
  return [
    ...offered(OF_BOARD.filter(({ needsPage }) => !needsPage || !isCovered)),
    { id: "my-cards", ...texts.myCards, icon: "check", run: () => navigate(MY_CARDS_PATH) },
    ...offered([INBOX]),
    { id: "new-board", ...texts.newBoard, icon: "add", run: createBoard },
    {
      id: "import-board",
      ...texts.importBoard,
      icon: "upload",
      run: () => {
        runOnPage("/", "import-board");
        navigate("/");
      },
    },
    { id: "boards", ...texts.boards, icon: "columns", run: () => navigate("/") },
    { id: "settings", ...texts.settings, icon: "settings", run: () => navigate(settingsPath("account")) },
    { id: "language", ...texts.language, icon: "settings", run: () => navigate(settingsPath("display")) },
    themed("light", texts.lightTheme),
    themed("dark", texts.darkTheme),
    themed("system", texts.systemTheme),
    {
      id: "help",
      ...texts.help,
      icon: "help",
      keys: ["?"],
      run: () => showOverlay("help"),
    },
    ...offered([LOG_OUT]),
  ];
}

/** The other words for an action are not guessed from fewer letters. */
const MIN_LETTERS = 3;

interface Matching {
  byName: Named[];
  /** By other words, which are not shown, or by a word within the name: nobody may have meant these. */
  others: Named[];
}

/**
 * Every word begins a word of the name, or of the other words for it. Beside cards or boards with such a name, only what
 * begins with the first word, or has all words whole, counts as found by name.
 */
export function matching(actions: readonly Named[], query: string, isBesideNamed = false): Matching {
  const words = wordsOf(query);
  const isNamed = ({ name, endsSession, isDoneAtOnce }: Named) => {
    if (endsSession) return wordsOf(name).every((word) => words.includes(word));
    const named = wordsOf(name);
    const isBegun = named[0]?.startsWith(words[0] ?? "");
    const isWhole = words.every((word) => word.length >= MIN_LETTERS && named.includes(word));
    return isNamedSo(name, query) && (isBegun || (!isDoneAtOnce && (isWhole || !isBesideNamed)));
  };
  const found = actions.filter(({ name, also = "" }) =>
    words.every((word) => isNamedSo(name, word) || (word.length >= MIN_LETTERS && isNamedSo(also, word))),
  );
  const byName = found.filter(isNamed);
  return { byName, others: found.filter((action) => !byName.includes(action)) };
}

/** A word of the query is only inside a word of the name. */
export function insideNames(actions: readonly Named[], query: string): Named[] {
  const words = soughtWords(query);
  return actions.filter(({ name }) => closenessOf({ text: fold(name) }, words, INSIDE) === INSIDE);
}

/** What may be meant by a typo, or by letters that are in the name: nothing that is done at once. */
export function similarActions(actions: readonly Named[], query: string): Named[] {
  const words = soughtWords(query);
  return actions.filter(
    ({ name, endsSession, isDoneAtOnce }) =>
      !endsSession &&
      !isDoneAtOnce &&
      (closenessOf({ text: fold(name) }, words, SIMILAR) !== null || lettersIn(name, query)),
  );
}

/** Every word begins a word of the name. */
export function isNamedSo(name: string, query: string): boolean {
  const words = wordsOf(name);
  return wordsOf(query).every((word) => words.some((each) => each.startsWith(word)));
}

function offered(actions: readonly OfPage[], others: Commands = {}): Named[] {
  return actions.flatMap((action) => {
    const run = commandFor(action.id) ?? others[action.id];
    const { name, turnsOff, also } = action;
    // It is found by the words of both.
    const off = run?.isOn && turnsOff ? { name: turnsOff, also: `${also} ${name}` } : {};
    return run ? { ...action, ...off, run } : [];
  });
}

function themed(theme: Theme, words: { name: string; also: string }): Named {
  return { id: `theme-${theme}`, ...words, icon: "eye", run: () => chooseTheme(theme) };
}
