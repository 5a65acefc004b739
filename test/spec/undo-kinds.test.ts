/** Every kind of event is undone and redone, or cannot be: generated from the contract. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { EVENT_KINDS, type EventKind } from "../../contract/events.ts";
import type { Cause } from "../examples/example.ts";
import { causes } from "../examples/index.ts";
import { type Cast, meetCast, type Stage, setStage } from "../examples/stage.ts";
import { refusal, type Service, startService } from "../harness.ts";

const FINAL: EventKind[] = ["board.deleted", "board.member_added", "board.member_removed"];
/** A role is part of membership. */
const isFinal = ({ type, by }: Cause) => FINAL.includes(type) || by === "PATCH member";

let service: Service;
let cast: Cast;

beforeAll(async () => {
  service = await startService();
  cast = await meetCast(service);
});
afterAll(() => service.stop());

/** The board without its number, and without who changed something last, and when. */
async function contentOf({ alice, board_id }: Stage): Promise<unknown> {
  const board = await alice.getBoard({ board_id });
  const text = JSON.stringify(board, (key, value) =>
    ["seq", "updated_at", "updated_by"].includes(key) ? undefined : value,
  );
  return JSON.parse(text);
}

async function acted(cause: Cause) {
  const stage = await setStage(cast);
  const { act } = await cause.prepare(stage);
  const before = await contentOf(stage);
  await act();
  const { seq } = await stage.alice.getBoard({ board_id: stage.board_id });
  return { stage, before, after: await contentOf(stage), seq };
}

for (const kind of EVENT_KINDS.filter((kind) => kind !== "board.deleted")) {
  describe(`UNDO-6: ${kind}`, () => {
    const own = causes.filter(({ type }) => type === kind);
    test("there is an example of it", () => expect(own).not.toEqual([]));

    for (const cause of own.filter((cause) => !isFinal(cause))) {
      test(`${cause.by} is undone, redone and undone again`, async () => {
        const { stage, before, after, seq } = await acted(cause);
        const { board_id } = stage;
        const actor = stage[cause.actor];
        const undone = await actor.undo({ board_id, seq });
        expect(undone.events.map(({ seq, undoes }) => [seq, undoes])).toEqual([[seq + 1, seq]]);
        expect(await contentOf(stage)).toEqual(before);
        const redone = await actor.undo({ board_id, seq: seq + 1 });
        expect(redone).toEqual({ events: [{ seq: seq + 2, type: kind, undoes: seq + 1 }] });
        expect(await contentOf(stage)).toEqual(after);
        await actor.undo({ board_id, seq });
        expect(await contentOf(stage)).toEqual(before);
        await actor.undo({ board_id, seq: seq + 3 });
        expect(await contentOf(stage)).toEqual(after);
      });

      test(`${cause.by} is not undone twice`, async () => {
        const { stage, before, seq } = await acted(cause);
        const { board_id } = stage;
        const actor = stage[cause.actor];
        await actor.undo({ board_id, seq });
        expect(await refusal(actor.undo({ board_id, seq }))).toEqual({
          status: 409,
          detail: `This has been changed since, by ${actor.me.username}.`,
        });
        expect(await contentOf(stage)).toEqual(before);
      });
    }

    for (const cause of own.filter(isFinal)) {
      test(`UNDO-12: ${cause.by} cannot be undone`, async () => {
        const { stage, after, seq } = await acted(cause);
        const { alice, board_id } = stage;
        const refused = await refusal(alice.undo({ board_id, seq }));
        expect(refused).toEqual({
          status: 422,
          detail: "path.seq is a change of membership or the removal of a board, which cannot be undone.",
        });
        expect(await contentOf(stage)).toEqual(after);
      });
    }
  });
}
