/**
 * Which board a resource is on. That never changes, so a process remembers it from every board it reads, every event it
 * commits or hears of, and every look-up. Only an id that it has never seen is looked up by the id alone, which a
 * distributed database has to ask all its machines. Limited in number; the least recently used are forgotten.
 */
import type { FullBoard } from "../../../contract/boards.ts";
import type { Work } from "../scheduling/time-slices.ts";
import { LRU } from "../util/lru.ts";

const REMEMBERED = 100_000;

export class BoardOf extends LRU<string, string> {
  /** Metrics: ids that had to be looked up. */
  lookUps = 0;

  constructor() {
    super(REMEMBERED);
  }

  /** Everything on a board that has routes of its own. */
  *rememberBoard({ id, labels, columns }: FullBoard): Work<void> {
    for (const label of labels) this.set(label.id, id);
    for (const column of columns) {
      this.set(column.id, id);
      for (const card of column.cards) {
        yield;
        // Then what is on it is known, too, or was forgotten since.
        if (this.get(card.id) !== undefined) continue;
        this.set(card.id, id);
        for (const attachment of card.attachments) this.set(attachment.id, id);
        for (const checklist of card.checklists) {
          this.set(checklist.id, id);
          for (const item of checklist.items) this.set(item.id, id);
        }
      }
    }
  }

  /** An event of another instance, as it is sent: most events are never decoded. */
  rememberEvent(boardId: string, text: string): void {
    const id = CREATED.exec(text)?.[1];
    if (id !== undefined) this.set(id, boardId);
  }
}

/** The type is the first field of an event, and the id the first of what was created. */
const CREATED = /^\{"type":"\w+\.created",.*?"data":\{"id":"([0-9a-f-]{36})"/;
