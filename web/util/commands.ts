/** What the parts of the page that are shown can do by name: the command palette lists these and runs them. */
import { useEffect } from "react";
import { currentPath } from "../installation.ts";

export type CommandId =
  | "inbox"
  | "log-out"
  | "new-card"
  | "new-column"
  | "find-on-board"
  | "filter"
  | "only-mine"
  | "calendar"
  | "columns"
  | "labels"
  | "members"
  | "rules"
  | "activity"
  | "changes"
  | "share"
  | "trash"
  | "copy-board"
  | "rename-board"
  | "edit-board"
  | "delete-board"
  | "undo"
  | "redo"
  | "template"
  | "past"
  | "webhooks"
  | "export"
  | "import-board"
  | "card-due"
  | "card-start"
  | "card-complete"
  | "card-labels"
  | "card-people"
  | "card-assign-me"
  | "card-rename"
  | "card-move"
  | "card-copy"
  | "card-link"
  | "card-archive"
  | "card-attach"
  | "card-checklist"
  | "card-comment"
  | "card-description"
  | "card-next"
  | "card-previous"
  | "card-watch"
  | "card-delete";

/** `isOn` is how something is now that it turns on or off. */
export type Command = (() => void) & { isOn?: boolean };
export type Commands = Partial<Record<CommandId, Command>>;

/** A command that says what it will do, by how it is now. */
export function turning(isOn: boolean, run: () => void): Command {
  return Object.assign(run, { isOn });
}

export interface CardCommands {
  /** How many cards they act on. */
  count: number;
  /** Of the card, or of the first. */
  title: string;
  commands: Commands;
}

const commands = new Map<string, Command>();
let ofFocus: (() => CardCommands | null) | null = null;
/** A command of a page that is about to be shown. */
let awaited: { path: string; id: CommandId } | null = null;

/** Offers these commands for as long as the component is mounted. */
export function useCommands(offered: Commands): void {
  // After every render: a command acts on what is shown now.
  useEffect(() => {
    const entries = Object.entries(offered);
    for (const [id, run] of entries) commands.set(id, run);
    return () => {
      for (const [id, run] of entries) if (commands.get(id) === run) commands.delete(id);
    };
  });
  useEffect(() => {
    // Whoever went elsewhere meanwhile does not want it any more.
    if (awaited && awaited.path !== currentPath()) awaited = null;
    const run = awaited && offered[awaited.id];
    if (!run) return;
    awaited = null;
    run();
  });
}

/** What can be done to the cards that have the focus or are selected; asked when somebody wants to know. */
export function useFocusCommands(find: () => CardCommands | null): void {
  useEffect(() => {
    ofFocus = find;
    return () => {
      if (ofFocus === find) ofFocus = null;
    };
  });
}

export function focusCommands(): CardCommands | null {
  return ofFocus?.() ?? null;
}

export function commandFor(id: CommandId): Command | undefined {
  return commands.get(id);
}

/** Runs a command of the page at this path, once that page is shown. */
export function runOnPage(path: string, id: CommandId): void {
  if (path === currentPath()) commands.get(id)?.();
  else awaited = { path, id };
}
