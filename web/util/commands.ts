/** What the parts of the page that are shown can do by name: the command palette lists these and runs them. */
import { useEffect } from "react";

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
  | "members"
  | "rules"
  | "activity"
  | "trash"
  | "past"
  | "card-due"
  | "card-start"
  | "card-complete"
  | "card-labels"
  | "card-people"
  | "card-rename"
  | "card-move"
  | "card-copy"
  | "card-link"
  | "card-archive"
  | "card-delete";

type Commands = Partial<Record<CommandId, () => void>>;

const commands = new Map<string, () => void>();
/** A command of a page that is about to be shown. */
let awaited: CommandId | null = null;

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
    const run = awaited && offered[awaited];
    if (!run) return;
    awaited = null;
    run();
  });
}

export function commandFor(id: CommandId): (() => void) | undefined {
  return commands.get(id);
}

/** Runs the command once the page that is being opened offers it. */
export function runWhenOffered(id: CommandId): void {
  awaited = id;
}
