/** The whole board: GET /boards/{board_id}, its shape, its order, its number, and what is sent again. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { lastEventOf } from "../../client/tags.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";

const ORIGIN = "https://boards.example.org";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService({ settings: { CORS_ORIGINS: ORIGIN } });
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

/** The answer with its body as it was sent: Bun's own client would unpack it and hide how it came. */
async function get(boardId: string, headers: Record<string, string> = {}, person = alice) {
  const response = await fetch(`${service.url}/boards/${boardId}`, {
    headers: { authorization: `Bearer ${person.token}`, "accept-encoding": "identity", ...headers },
    decompress: false,
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.bytes()) };
}

/** A board with everything on it, put there in an order that is not the one it must be shown in. */
async function fullBoard() {
  const { board_id, column: second } = await boardOf(alice, bob);
  const first = await alice.createColumn({ board_id, title: "first", position: 0, color: "#fff" });
  const third = await alice.createColumn({ board_id, title: "third", is_done_column: true });
  const labels = [];
  for (const name of ["z", "a"]) labels.push(await alice.createLabel({ board_id, name }));
  const cards = [];
  for (const [title, position] of [
    ["b", 0],
    ["c", 1],
    ["a", 0],
  ] as const) {
    cards.push(await alice.createCard({ board_id, column_id: first.id, title, position }));
  }
  const card_id = cards[2]!.id;
  for (const { id } of labels.toReversed()) await alice.addLabel({ card_id, label_id: id });
  await alice.assignCard({ card_id, user_ids: [bob.id, alice.id] });
  const late = await alice.createChecklist({ card_id, title: "late" });
  const early = await alice.createChecklist({ card_id, title: "early" });
  const two = await alice.createItem({ checklist_id: early.id, content: "two" });
  const one = await alice.createItem({ checklist_id: early.id, content: "one" });
  const { rank: earlyRank } = await alice.moveChecklist({ checklist_id: early.id, position: 0 });
  const { rank: oneRank } = await alice.moveItem({ item_id: one.id, position: 0 });
  await alice.updateItem({ item_id: one.id, is_done: true });
  await alice.assignItem({ item_id: one.id, user_ids: [bob.id] });
  const attachment = await alice.uploadAttachment({ card_id, file: new File(["bytes"], "f.txt") });
  const card = {
    ...cards[2]!,
    labels,
    assignees: [alice.me, bob.me],
    checklists: [
      {
        ...early,
        rank: earlyRank,
        items: [{ ...one, rank: oneRank, is_done: true, assignees: [bob.me] }, two],
      },
      late,
    ],
    attachments: [attachment],
    updated_at: expect.any(String),
  };
  const columns = [{ ...first, cards: [card, cards[0]!, cards[1]!] }, second, third];
  return { board_id, labels, columns };
}

describe("shape and order", () => {
  test("BOARD-4: everything on the board, complete, in the order of rank", async () => {
    const { board_id, labels, columns } = await fullBoard();
    const board = await bob.getBoard({ board_id });
    const events = await service.events(alice, board_id);
    expect(board).toEqual({
      id: board_id,
      title: "Board",
      description: null,
      color: null,
      is_template: false,
      created_by: alice.id,
      updated_by: alice.id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: board.created_at,
      seq: events.length,
      columns,
      labels,
      members: [
        { board_id, user_id: alice.id, role: "owner", user: alice.me },
        { board_id, user_id: bob.id, role: "member", user: bob.me },
      ],
    });
    expect(lastEventOf(board)).toBe(events.at(-1)!.timestamp);
  });

  test("BOARD-4: an empty board has number 0 and empty lists", async () => {
    const board = await alice.createBoard({ title: "empty" });
    const whole = await alice.getBoard({ board_id: board.id });
    expect(whole).toEqual({ ...board, seq: 0, columns: [] });
    expect(lastEventOf(whole)).toBe(null);
  });

  test("BOARD-5: its number is that of the last event it shows, and the events after it are those it does not", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const { seq } = await alice.getBoard({ board_id });
    expect((await alice.listEvents({ board_id })).seq).toBe(seq);
    expect((await alice.listEvents({ board_id, since: seq })).events).toEqual([]);
    const card = await alice.createCard({ board_id, column_id, title: "new" });
    const page = await alice.listEvents({ board_id, since: seq });
    expect(page.events.map((event) => [event.seq, event.data])).toEqual([[seq + 1, card]]);
    expect((await alice.getBoard({ board_id })).seq).toBe(seq + 1);
  });

  test("BOARD-4: is for members: 403; a board that does not exist is 404; without a token 401", async () => {
    const { board_id } = await boardOf(alice);
    await alice.getBoard({ board_id });
    expect(await refusal(mallory.getBoard({ board_id }))).toEqual({
      status: 403,
      detail: "You are not a member of this board.",
    });
    expect((await refusal(alice.getBoard({ board_id: UNKNOWN_ID }))).status).toBe(404);
    expect((await refusal(service.anonymous.getBoard({ board_id }))).status).toBe(401);
  });
});

describe("BOARD-6: ETag", () => {
  test("the same board is not sent twice: If-None-Match answers 304 without a body", async () => {
    const { board_id } = await boardOf(alice);
    const first = await get(board_id);
    const tag = first.headers.get("etag")!;
    expect({ status: first.status, tag }).toEqual({
      status: 200,
      tag: expect.stringMatching(/^(W\/)?".+"$/),
    });
    const again = await get(board_id, { "if-none-match": tag });
    expect({ status: again.status, length: again.bytes.length }).toEqual({ status: 304, length: 0 });
    expect(again.headers.get("etag")).toBe(tag);
    expect(again.headers.get("content-encoding")).toBeNull();
  });

  test("is recognised in a list, as a strong tag, and as *", async () => {
    const { board_id } = await boardOf(alice);
    const tag = (await get(board_id)).headers.get("etag")!;
    for (const given of [`"other", ${tag}`, `${tag},"other"`, tag.replace("W/", ""), "*"]) {
      expect([given, (await get(board_id, { "if-none-match": given })).status]).toEqual([given, 304]);
    }
    for (const given of ['"other"', 'W/"other", "another"', ""]) {
      expect([given, (await get(board_id, { "if-none-match": given })).status]).toEqual([given, 200]);
    }
  });

  test("after any change the old tag gets the new board with a new tag", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
    const { id: label_id } = await alice.createLabel({ board_id, name: "label" });
    let tag = (await get(board_id)).headers.get("etag")!;
    for (const change of [
      () => alice.updateBoard({ board_id, title: "renamed" }),
      () => alice.addLabel({ card_id, label_id }),
      () => alice.updateLabel({ label_id, color: "red" }),
      () => alice.moveCard({ card_id, position: 0 }),
      () => alice.uploadAttachment({ card_id, file: new File(["x"], "x") }),
      () => alice.changeRole({ board_id, user_id: bob.id, role: "owner" }),
    ]) {
      await change();
      const { status, headers, bytes } = await get(board_id, { "if-none-match": tag });
      expect(status).toBe(200);
      expect(headers.get("etag")).not.toBe(tag);
      expect(JSON.parse(bytes.toString())).toEqual(await bob.getBoard({ board_id }));
      tag = headers.get("etag")!;
    }
  });

  test("a request that was refused or changed nothing leaves the tag", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const tag = (await get(board_id)).headers.get("etag")!;
    await alice.updateColumn({ column_id, title: "To do" });
    await refusal(mallory.updateColumn({ column_id, title: "x" }));
    await refusal(alice.moveColumn({ column_id, position: -1 }));
    expect((await get(board_id, { "if-none-match": tag })).status).toBe(304);
  });

  test("a member's new name is shown under a new tag, without an event (USER-9)", async () => {
    const { board_id } = await boardOf(alice, bob);
    const before = await alice.getBoard({ board_id });
    const tag = (await get(board_id)).headers.get("etag")!;
    const renamed = await bob.updateMe({ firstname: "Robert" });
    const { status, bytes } = await get(board_id, { "if-none-match": tag });
    const [owner, member] = before.members;
    const members = [owner, { ...member, user: renamed }];
    expect({ status, board: JSON.parse(bytes.toString()) }).toEqual({
      status: 200,
      board: { ...before, members },
    });
    await bob.updateMe({ firstname: null });
    expect(await alice.getBoard({ board_id })).toEqual(before);
  });

  test("gives no access: a stranger gets 403, even with the right tag", async () => {
    const { board_id } = await boardOf(alice, bob);
    const tag = (await get(board_id, {}, bob)).headers.get("etag")!;
    await alice.removeMember({ board_id, user_id: bob.id });
    for (const person of [bob, mallory]) {
      expect((await get(board_id, { "if-none-match": tag }, person)).status).toBe(403);
      expect((await get(board_id, { "if-none-match": "*" }, person)).status).toBe(403);
    }
  });

  test("the answer may be cached by this caller only, and must be revalidated", async () => {
    const { board_id } = await boardOf(alice);
    const { headers } = await get(board_id);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    const varies = (await get(board_id, { origin: ORIGIN })).headers
      .get("vary")!
      .toLowerCase()
      .split(/\s*,\s*/);
    expect(varies).toContain("accept-encoding");
    expect(varies).toContain("origin");
  });
});

describe("BOARD-7: gzip", () => {
  test("is sent to clients that accept it, and is the same board under the same tag", async () => {
    const { board_id } = await fullBoard();
    const plain = await get(board_id);
    for (const given of ["gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8"]) {
      const packed = await get(board_id, { "accept-encoding": given });
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      expect(packed.headers.get("content-type")).toBe(plain.headers.get("content-type"));
      expect(packed.headers.get("etag")).toBe(plain.headers.get("etag"));
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    }
  });

  test("is not sent to clients that do not accept it", async () => {
    const { board_id } = await boardOf(alice);
    for (const given of ["identity", "br", "gzip;q=0", "gzip; q=0.0, identity"]) {
      const { headers, bytes } = await get(board_id, { "accept-encoding": given });
      expect([given, headers.get("content-encoding")]).toEqual([given, null]);
      expect(JSON.parse(bytes.toString()).id).toBe(board_id);
    }
  });
});

test("many simultaneous readers are each admitted or refused on their own", async () => {
  const { board_id } = await boardOf(alice, bob);
  const own = await boardOf(mallory);
  const leaver = await service.person("leaver");
  await leaver.logout();
  const kinds = [
    { who: alice, board: board_id, status: 200 },
    { who: bob, board: board_id, status: 200 },
    { who: mallory, board: board_id, status: 403 },
    { who: mallory, board: own.board_id, status: 200 },
    { who: alice, board: own.board_id, status: 403 },
    { who: alice, board: UNKNOWN_ID, status: 404 },
    { who: leaver, board: board_id, status: 401 },
    { who: leaver, board: UNKNOWN_ID, status: 401 },
  ];
  const crowd = Array.from({ length: 240 }, (_, index) => kinds[(index * 5) % kinds.length]!);
  const answers = await Promise.all(
    crowd.map(async ({ who, board }) => {
      const { status, bytes } = await get(board, {}, who);
      return { status, board: status === 200 ? JSON.parse(bytes.toString()).id : null };
    }),
  );
  expect(answers).toEqual(
    crowd.map(({ status, board }) => ({ status, board: status === 200 ? board : null })),
  );
});
