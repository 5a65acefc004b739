/**
 * Which board a resource is on. That never changes, so a process remembers it from every board it reads, every event it
 * commits or hears of, and every look-up. Only an id that it has never seen is looked up by the id alone, which a
 * distributed database has to ask all its machines. Limited in number; the least recently used are forgotten.
 *
 * Ids are kept as numbers in one list, because a collection of garbage takes as long as there are objects in use, and these
 * would be most of them. An id has its place among the few of one set; there the one that was used last makes room.
 */
import type { FullBoard } from "../../../contract/boards.ts";
import type { Work } from "../scheduling/time-slices.ts";

const SETS = 16_384;
const PLACES_OF_SET = 8;
const PLACES = SETS * PLACES_OF_SET;
const ID_CHARACTERS = 36;
/** An id is 32 digits: four words of 32 bits. */
const ID_WORDS = 4;

export class BoardOf {
  /** Metrics: ids that had to be looked up. */
  lookUps = 0;
  readonly #ids = new Uint32Array(PLACES * ID_WORDS);
  readonly #boards = Buffer.alloc(PLACES * ID_CHARACTERS);
  /** When each place was used last; 0 where there is nothing. */
  readonly #used = new Float64Array(PLACES);
  #uses = 0;

  /** Of an id, or of the hash of a token. */
  get(id: string): string | undefined {
    const place = this.#find(readWords(id));
    if (place === -1) return undefined;
    this.#used[place] = ++this.#uses;
    return this.#boards.toString("latin1", place * ID_CHARACTERS, (place + 1) * ID_CHARACTERS);
  }

  set(id: string, boardId: string): void {
    const key = readWords(id);
    let place = this.#find(key);
    if (place === -1) {
      place = this.#leastUsed(key);
      this.#ids.set(key, place * ID_WORDS);
      this.#boards.write(boardId, place * ID_CHARACTERS, "latin1");
    }
    this.#used[place] = ++this.#uses;
  }

  delete(id: string): void {
    const place = this.#find(readWords(id));
    if (place !== -1) this.#used[place] = 0;
  }

  clear(): void {
    this.#used.fill(0);
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

  /** Its place, or -1. */
  #find(key: Words): number {
    const ids = this.#ids;
    const last = firstPlaceOf(key) + PLACES_OF_SET;
    for (let place = last - PLACES_OF_SET; place < last; place++) {
      const at = place * ID_WORDS;
      if (ids[at] !== key[0] || ids[at + 1] !== key[1] || ids[at + 2] !== key[2] || ids[at + 3] !== key[3])
        continue;
      if (this.#used[place] !== 0) return place;
    }
    return -1;
  }

  #leastUsed(key: Words): number {
    let least = firstPlaceOf(key);
    for (let place = least + 1; place < firstPlaceOf(key) + PLACES_OF_SET; place++)
      if ((this.#used[place] ?? 0) < (this.#used[least] ?? 0)) least = place;
    return least;
  }
}

/** The type is the first field of an event, and the id the first of what was created. */
const CREATED = /^\{"type":"\w+\.created",.*?"data":\{"id":"([0-9a-f-]{36})"/;

type Words = Uint32Array<ArrayBuffer>;

/** The words of the id that was read last. */
const lastRead: Words = new Uint32Array(ID_WORDS);

/** The digits of an id. Of the hash of a token, which is written otherwise, it makes words that are as good as random. */
function readWords(id: string): Words {
  lastRead[0] = halfWord(id, 0, halfWord(id, 4));
  lastRead[1] = halfWord(id, 9, halfWord(id, 14));
  lastRead[2] = halfWord(id, 19, halfWord(id, 24));
  lastRead[3] = halfWord(id, 28, halfWord(id, 32));
  return lastRead;
}

/** Four digits, behind those of the other half. */
function halfWord(id: string, at: number, half = 0): number {
  let word = half;
  for (let next = at; next < at + 4; next++) {
    const code = id.charCodeAt(next);
    // 0 to 9 end in these four bits; letters are ten more than where their bits begin, which is one.
    word = (word << 4) | ((code + (code >> 6) * 9) & 0xf);
  }
  return word;
}

/** The last words of an id are random. */
function firstPlaceOf(key: Words): number {
  return ((key[ID_WORDS - 1] ?? 0) % SETS) * PLACES_OF_SET;
}
