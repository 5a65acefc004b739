/** The judge itself is judged: one record dropped, repeated, swapped or forged, and it must object. */
import { describe, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import type { Label } from "../../contract/labels.ts";
import { boardOf } from "../web/boards.ts";
import { type BoardHistory, type History, objections } from "./history.ts";

const BOARD_ID = "00000000-0000-7000-8000-000000000000";

function label(number: number): Label {
  return {
    id: `00000000-0000-7000-8000-00000000000${number}`,
    board_id: BOARD_ID,
    name: `${number}`,
    color: "red",
  };
}

function event(seq: number): BoardEvent {
  const envelope = {
    user_id: null,
    timestamp: "2026-01-01T00:00:00.000Z",
    version: "1.0",
    board_id: BOARD_ID,
    seq,
  };
  return { type: "label.created", data: label(seq), ...envelope };
}

function board(seq: number): FullBoard {
  const labels = Array.from({ length: seq }, (_, index) => label(index + 1));
  const details = {
    title: "",
    description: null,
    color: null,
    is_template: false,
    created_by: "",
    updated_by: "",
    created_at: "",
    updated_at: "",
  };
  return { id: BOARD_ID, ...details, seq, labels, members: [], columns: [] };
}

/** Three changes after number 2, seen by one subscriber from the start and by one from number 3 on. */
function sound(): History {
  const log = [event(3), event(4), event(5)];
  return {
    acknowledged: [3, 4, 5].map((number) => ({
      boardId: BOARD_ID,
      type: "label.created",
      data: label(number),
    })),
    boards: [{ boardId: BOARD_ID, before: board(2), after: board(5), log }],
    subscriptions: [
      { name: "early", boardId: BOARD_ID, since: 2, received: [...log] },
      { name: "late", boardId: BOARD_ID, since: 3, received: log.slice(1) },
    ],
  };
}

test("an acknowledged undo that is not in the log is found", () => {
  const history = sound();
  const undo = { seq: 5, type: "label.created" as const, undoes: 4 };
  const acknowledged = [{ boardId: BOARD_ID, type: "undo", data: { events: [undo] } }];
  const lost = objections({ ...history, acknowledged });
  expect(lost).toEqual([`an acknowledged undo on board ${BOARD_ID} is in the log 0 times`]);
  const log = [event(3), event(4), { ...event(5), undoes: 4 }];
  const boards = [{ ...history.boards[0]!, log }];
  expect(objections({ acknowledged, boards, subscriptions: [] })).toEqual([]);
});

test("a sound history is passed without objection", () => {
  expect(objections(sound())).toEqual([]);
});

/** Event 4 brings a label back, and back to a card that is on the board from the start. */
function withReturn(): BoardHistory {
  const carrying = (labels: Label[]) => {
    const { columns } = boardOf({ Column: ["Card"] });
    columns[0]!.cards[0]!.labels = labels;
    return { columns };
  };
  const back = carrying([label(4)]);
  return {
    boardId: BOARD_ID,
    before: { ...board(2), ...carrying([]) },
    after: { ...board(5), ...back },
    log: [event(3), { ...event(4), restored: true }, event(5)],
    readAgain: [{ ...board(4), ...back }],
  };
}

test("what came back with an event that does not carry it is no objection", () => {
  expect(objections({ acknowledged: [], boards: [withReturn()], subscriptions: [] })).toEqual([]);
});

describe("it objects when what came back", () => {
  const spoil: [string, (history: BoardHistory) => void][] = [
    ["is not what the board shows", ({ after }) => after.columns[0]!.cards[0]!.labels.pop()],
    ["was not read again", ({ readAgain }) => readAgain!.pop()],
    ["came by an event that carries everything", ({ log }) => log.splice(1, 1, event(4))],
  ];
  for (const [what, change] of spoil) {
    test(what, () => {
      // Its boards share their columns.
      const history = JSON.parse(JSON.stringify(withReturn())) as BoardHistory;
      change(history);
      expect(objections({ acknowledged: [], boards: [history], subscriptions: [] })).toHaveLength(1);
    });
  }
});

describe("it objects when a subscriber", () => {
  const spoil: [string, (received: BoardEvent[]) => void][] = [
    ["misses the first event", (received) => received.shift()],
    ["misses one in the middle", (received) => received.splice(1, 1)],
    ["misses the last event", (received) => received.pop()],
    ["receives one twice", (received) => received.splice(1, 0, received[1]!)],
    ["receives the last one twice", (received) => received.push(received.at(-1)!)],
    ["receives two in the wrong order", (received) => received.splice(0, 2, received[1]!, received[0]!)],
    ["receives what was never committed", (received) => received.push(event(6))],
    ["receives other content", (received) => received.splice(1, 1, { ...event(4), user_id: BOARD_ID })],
  ];
  for (const [what, change] of spoil) {
    test(what, () => {
      const history = sound();
      change(history.subscriptions[0]!.received);
      expect(objections(history)).toHaveLength(1);
    });
  }
});

describe("it objects when the log", () => {
  const spoil: [string, (history: History) => void][] = [
    [
      "lacks an acknowledged change",
      ({ acknowledged }) => acknowledged.push({ ...acknowledged[0]!, data: label(9) }),
    ],
    ["has an acknowledged change twice", ({ boards }) => boards[0]!.log.push({ ...event(3), seq: 6 })],
    ["has a gap", ({ boards }) => boards[0]!.log.splice(1, 1)],
    ["has two in the wrong order", ({ boards }) => boards[0]!.log.reverse()],
    [
      "ends with the deletion of a board that is there",
      ({ boards }) => {
        boards[0]!.log.push({ ...event(6), type: "board.deleted", data: { id: BOARD_ID } });
        boards[0]!.after.seq = 6;
      },
    ],
    ["has what the board does not show", ({ boards }) => boards[0]!.after.labels.pop()],
    ["lacks what the board shows", ({ boards }) => boards[0]!.after.labels.push(label(8))],
  ];
  for (const [what, change] of spoil) {
    test(what, () => {
      const history = sound();
      change(history);
      expect(objections(history)).not.toEqual([]);
    });
  }
});
