/** A service with low limits, and the boards that are imported into it. */
import { afterAll, beforeAll } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { Source } from "../../server/imports/records.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { built, columnRecord } from "./import-records.ts";

const LIMITS = {
  MAX_COLUMNS_PER_BOARD: "4",
  MAX_CARDS_PER_BOARD: "8",
  MAX_LABELS_PER_BOARD: "2",
  MAX_RULES_PER_BOARD: "2",
  MAX_CHECKLISTS_PER_CARD: "2",
  MAX_ITEMS_PER_CHECKLIST: "200",
  MAX_ATTACHMENTS_PER_CARD: "3",
  MAX_COMMENTS_PER_CARD: "2",
  MAX_ATTACHMENT_BYTES: "100",
  BOARD_STORAGE_BYTES: "200",
  BOARD_BYTES: "600000",
};

export let service: Service;

export let alice: Person;

export const todo = columnRecord({ key: "todo" });

export const MARCH = "2024-03-01T10:00:00.000Z";

export const APRIL = "2024-04-01T10:00:00.000Z";

export function cardsIn(board: FullBoard) {
  return board.columns.flatMap(({ cards }) => cards);
}

export async function boardFrom(
  records: Parameters<typeof built>[2]["records"],
  more: { source?: Source } = {},
) {
  const { boardId, report } = await built(service, alice, { records, ...more });
  return { board_id: boardId, report, board: await alice.getBoard({ board_id: boardId }) };
}

/** For all tests of a file. */
export function setImportScene(): void {
  beforeAll(async () => {
    service = await startService({ settings: LIMITS });
    alice = await service.person("alice");
  });
  afterAll(() => service.stop());
}

export function entry(name: string, text: string) {
  const bytes = Buffer.from(text);
  return {
    name,
    size: bytes.byteLength,
    bytes: async function* () {
      yield bytes;
    },
  };
}
