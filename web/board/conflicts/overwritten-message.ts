import * as texts from "#texts/undo.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { list } from "../../texts/format.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { dateText } from "../../ui/display/date-text.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import { authorIn } from "../presence/authors.ts";
import { LISTS, type Overwritten } from "./overwritten.ts";

/** Of what was replaced, and of the people or labels that are there now. More are counted instead. */
const SPELT_OUT = 3;
const LONGEST_TITLE = 40;

interface Means {
  board: FullBoard | null;
  /** What was done, without who did it. */
  describe: (event: BoardEvent) => string;
  undo: () => void;
}

/** Stays until it is read: whoever comes back may not be looking yet. */
export function overwrittenMessage(
  found: readonly [Overwritten, ...Overwritten[]],
  { board, describe, undo }: Means,
): Toast {
  const replaced = found.slice(0, SPELT_OUT).map((each) => {
    const fields = fieldsOf(each);
    const values = fields.map((field) => valueNow(field, each.mine, board)).filter((value) => value !== null);
    return {
      author: authorIn(each.theirs, board),
      did: describe(only(fields, each.theirs)),
      mine: values.length > 0 ? list(values) : null,
      isAdded: fields.some((field) => LISTS.includes(field)),
    };
  });
  const [first] = replaced;
  return {
    stays: true,
    message:
      first && found.length === 1
        ? texts.overwritten(first)
        : texts.overwrittenSeveral(replaced, found.length - replaced.length),
    action: { label: texts.undoMine, run: undo },
  };
}

/** What is said once it is brought back. */
export function backMessage(found: readonly Overwritten[], { board, describe }: Omit<Means, "undo">): string {
  const back = found.slice(0, SPELT_OUT).map((each) => ({
    author: authorIn(each.theirs, board),
    did: describe(only(fieldsOf(each), each.theirs)),
  }));
  return texts.mineUndone(back, found.length - back.length);
}

/** What both have changed. */
function fieldsOf({ theirs, mine }: Overwritten): string[] {
  const changedHere = new Set(mine.flatMap(({ previous = {} }) => Object.keys(previous)));
  return Object.keys(theirs.previous ?? {}).filter((field) => changedHere.has(field));
}

/** The event as if it had changed nothing else. */
function only(fields: readonly string[], event: BoardEvent): BoardEvent {
  const { data, previous = {} } = event;
  const kept = Object.entries(previous).filter(([field]) => fields.includes(field));
  const short = "title" in data ? { title: shortened(data.title) } : {};
  // Of the same type, with fewer fields in `previous`, each of which may be missing.
  return { ...event, data: { ...data, ...short }, previous: Object.fromEntries(kept) } as BoardEvent;
}

function shortened(title: string): string {
  const characters = [...title];
  return characters.length > LONGEST_TITLE ? `${characters.slice(0, LONGEST_TITLE).join("")}…` : title;
}

/** What has the place of theirs now; null if there are no short words for it. */
function valueNow(field: string, mine: readonly BoardEvent[], board: FullBoard | null): string | null {
  const last = mine.findLast(({ previous = {} }) => field in previous);
  const values: Record<string, unknown> = { ...last?.data };
  const value = values[field];
  if (field === "due_at" || field === "start_at")
    return typeof value === "string" ? dateText(value) : texts.noDate;
  if (field === "is_complete") return texts.completion(value === true);
  if (LISTS.includes(field)) return namesIn(value);
  const column = field === "column_id" && board?.columns.find(({ id }) => id === value);
  return column ? shortened(column.title) : null;
}

/** Of people and labels. */
function namesIn(value: unknown): string | null {
  if (!Array.isArray(value)) return null;
  const names = value
    .slice(0, SPELT_OUT)
    .map((each) => shortened("username" in each ? nameOf(each) : each.name));
  const more = value.length - names.length;
  return list(more > 0 ? [...names, texts.moreNames(more)] : names);
}

/** Brings back what was overwritten; newest first, because only what nobody has changed since is undone. */
export function bringingBack(boardId: string, found: readonly Overwritten[]): Operation[] {
  const mine = new Map(found.flatMap((each) => each.mine.map((event) => [event.seq, event])));
  return [...mine.values()]
    .sort((a, b) => b.seq - a.seq)
    .map((event) => ({
      route: "undo",
      input: { board_id: boardId, seq: event.seq, whole: true },
      undone: [event],
    }));
}
