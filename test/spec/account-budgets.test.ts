/** What one account may store and do to others over time: LIMIT-15 to LIMIT-17. */
import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test";
import { limitReached } from "../../server/platform/util/errors.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { linesReaders } from "../support/import-readers.ts";
import { purgeIn } from "../support/purge.ts";
import { importFinished } from "../support/until.ts";

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
const FILE_BYTES = 40_000;
const MOST_DELETED = 2;
const MOST_COPIED = 100_000;
const MOST_ADDED = 3;

let service: Service;

beforeAll(async () => {
  service = await startService({
    secondMs: 50,
    settings: {
      MAX_DELETED_BOARDS_PER_OWNER: `${MOST_DELETED}`,
      COPIED_BYTES_PER_DAY: `${MOST_COPIED}`,
      ADDED_MEMBERS_PER_HOUR: `${MOST_ADDED}`,
    },
    importReaders: linesReaders(async () => {}),
  });
});
afterAll(() => service.stop());

describe("deleted boards of an owner", () => {
  const FULL = {
    status: 409,
    detail: `You have ${MOST_DELETED} deleted boards, the most there may be; create more when the oldest have been purged.`,
  };

  /** Somebody who has a board, and has deleted as many as there may be. */
  async function deleter() {
    const owner = await service.person("owner");
    const { board_id } = await boardOf(owner);
    const deleted: string[] = [];
    for (let nth = 0; nth < MOST_DELETED; nth++)
      deleted.push((await owner.createBoard({ title: `${nth}` })).id);
    for (const id of deleted) await owner.deleteBoard({ board_id: id });
    return { owner, board_id, deleted };
  }

  test("LIMIT-15: with as many, no board is created, copied or begun from a template, until one is purged", async () => {
    const { owner, board_id } = await deleter();
    expect(await refusal(owner.createBoard({ title: "More" }))).toEqual(FULL);
    expect(await refusal(owner.copyBoard({ board_id, title: "More" }))).toEqual(FULL);
    const [template] = (await owner.listTemplates()).items;
    expect(await refusal(owner.createFromTemplate({ template_id: template!.id, title: "More" }))).toEqual(
      FULL,
    );
    await purgeIn(31, service);
    await owner.createBoard({ title: "More" });
    await owner.copyBoard({ board_id, title: "More" });
  });

  test("LIMIT-15: the refusal names the limit in numbers", async () => {
    const { owner } = await deleter();
    const headers = { accept: "application/problem+json" };
    const { body } = await service.send("POST", "/boards", {
      token: owner.token,
      json: { title: "x" },
      headers,
    });
    expect(body).toMatchObject({
      code: "limit_reached",
      limit: { what: "deleted_boards", most: MOST_DELETED },
    });
  });

  test("LIMIT-15: an import fails, and says why", async () => {
    const { owner } = await deleter();
    const queued = await owner.importBoard({ file: new File(["Board\na"], "board.txt") });
    const { error } = await importFinished(owner, queued);
    expect(error).toBe(
      `You have ${MOST_DELETED} deleted boards, the most there may be, until the oldest have been purged.`,
    );
  });

  test("LIMIT-15: boards can still be deleted and restored; one that is restored makes room", async () => {
    const { owner, board_id, deleted } = await deleter();
    await owner.deleteBoard({ board_id });
    await owner.restoreBoard({ deleted_board_id: board_id });
    expect(await refusal(owner.createBoard({ title: "More" }))).toEqual(FULL);
    await owner.restoreBoard({ deleted_board_id: deleted[0]! });
    await owner.createBoard({ title: "More" });
  });

  test("LIMIT-15: a board that somebody else created does not count", async () => {
    const [alice, bob] = [await service.person("alice"), await service.person("bob")];
    for (let nth = 0; nth < MOST_DELETED; nth++) {
      const { board_id } = await boardOf(alice, bob);
      await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
      await bob.deleteBoard({ board_id });
    }
    await bob.createBoard({ title: "His first" });
  });
});

describe("what one account copies", () => {
  const TOO_MUCH = {
    status: 429,
    detail: expect.stringContaining(
      `One account may copy ${MOST_COPIED} bytes of boards and files a day. Try again in `,
    ),
  };

  /** A board of which two copies fit into a day, and not three: most of it is a file. */
  async function boardWithFile(owner: Person, ...members: Person[]) {
    const place = await boardOf(owner, ...members);
    const { id: card_id } = await owner.createCard({ ...place, title: "Card" });
    const file = new File([new Uint8Array(FILE_BYTES)], "file.bin");
    await owner.uploadAttachment({ card_id, file });
    return { ...place, card_id };
  }

  test("LIMIT-16: boards with their files are limited in bytes a day, also if the copies are deleted", async () => {
    const [alice, bob] = [await service.person("alice"), await service.person("bob")];
    const { board_id } = await boardWithFile(alice, bob);
    for (let nth = 0; nth < 2; nth++) {
      const { id } = await alice.copyBoard({ board_id, title: "Copy" });
      if (nth === 0) await alice.deleteBoard({ board_id: id });
    }
    const request = { token: alice.token, json: { title: "Copy" } };
    const { status, body, headers } = await service.send("POST", `/boards/${board_id}/copy`, request);
    expect({ status, detail: body.detail }).toEqual(TOO_MUCH);
    expect(Number(headers.get("retry-after"))).toBeWithin(1, DAY_SECONDS + 1);
    await alice.copyBoard({ board_id, title: "Without the cards", include: ["labels"] });
    await bob.copyBoard({ board_id, title: "Another account" });
  });

  test("LIMIT-16: a copy that there is no budget for is refused before the board is read", async () => {
    const alice = await service.person("alice");
    const { board_id } = await boardWithFile(alice);
    for (let nth = 0; nth < 2; nth++) await alice.copyBoard({ board_id, title: "Copy" });
    const reads = spyOn(service.app.context.db, "readManyWithin");
    try {
      expect(await refusal(alice.copyBoard({ board_id, title: "Copy" }))).toMatchObject(TOO_MUCH);
      expect(reads).not.toHaveBeenCalled();
      await alice.copyBoard({ board_id, title: "Without the cards", include: ["labels"] });
      expect(reads).toHaveBeenCalledTimes(1);
    } finally {
      reads.mockRestore();
    }
  });

  test("LIMIT-16: files of copied cards count; a repeat with the same key is answered and does not", async () => {
    const alice = await service.person("alice");
    const { card_id } = await boardWithFile(alice);
    const copy = (key: string) => alice.copyCard({ card_id }, { key });
    const first = await copy("first");
    expect(await copy("first")).toEqual(first);
    await copy("second");
    expect(await refusal(copy("third"))).toEqual(TOO_MUCH);
    expect(await copy("first")).toEqual(first);
  });

  test("LIMIT-16: copies that are refused do not count", async () => {
    const alice = await service.person("alice");
    const { card_id, board_id } = await boardWithFile(alice);
    const elsewhere = await boardOf(alice);
    for (let nth = 0; nth < 5; nth++)
      expect((await refusal(alice.copyCard({ card_id, column_id: elsewhere.column_id }))).status).toBe(404);
    const { config } = service.app.context;
    const most = config.BOARD_STORAGE_BYTES;
    config.BOARD_STORAGE_BYTES = FILE_BYTES - 1;
    for (let nth = 0; nth < MOST_DELETED; nth++)
      expect((await refusal(alice.copyBoard({ board_id, title: "Copy" }))).status).toBe(409);
    config.BOARD_STORAGE_BYTES = most;
    for (let nth = 0; nth < 2; nth++) await alice.copyCard({ card_id });
  });

  test("LIMIT-16: a copy that is refused when its files have been written counts", async () => {
    const alice = await service.person("alice");
    const { card_id } = await boardWithFile(alice);
    const full = spyOn(service.app.context.sizes, "refuseMore").mockImplementation(() => {
      throw limitReached("A board may have no more bytes.", { what: "board_bytes", most: 1 });
    });
    for (let nth = 0; nth < 2; nth++) expect((await refusal(alice.copyCard({ card_id }))).status).toBe(409);
    full.mockRestore();
    expect((await refusal(alice.copyCard({ card_id }))).status).toBe(429);
  });
});

describe("people whom one account adds to boards", () => {
  const TOO_MANY = {
    status: 429,
    detail: expect.stringContaining(
      `One account may add ${MOST_ADDED} people to boards an hour. Try again in `,
    ),
  };

  test("LIMIT-17: are limited per hour: beyond that 429 with Retry-After, and nobody is added", async () => {
    const [alice, bob] = [await service.person("alice"), await service.person("bob")];
    for (let nth = 0; nth < MOST_ADDED; nth++) await boardOf(alice, bob);
    const { board_id } = await boardOf(alice);
    const request = { token: alice.token, json: { user_id: bob.id } };
    const { status, body, headers } = await service.send("POST", `/boards/${board_id}/invite`, request);
    expect({ status, detail: body.detail }).toEqual(TOO_MANY);
    expect(Number(headers.get("retry-after"))).toBeWithin(1, HOUR_SECONDS + 1);
    expect(await bob.listBoards()).toHaveLength(MOST_ADDED);
    const carol = await service.person("carol");
    await boardOf(carol, bob);
  });

  test("LIMIT-17: so are members of copies; a copy without them can still be made", async () => {
    const [alice, bob] = [await service.person("alice"), await service.person("bob")];
    const { board_id } = await boardOf(alice, bob);
    const copy = () => alice.copyBoard({ board_id, title: "Copy", include: ["members"] });
    for (let nth = 1; nth < MOST_ADDED; nth++) await copy();
    expect(await refusal(copy())).toEqual(TOO_MANY);
    expect(await bob.listBoards()).toHaveLength(MOST_ADDED);
    await alice.copyBoard({ board_id, title: "Copy" });
  });

  test("LIMIT-17: whoever accepts an invitation does not count, nor does an invitation that is refused", async () => {
    const [alice, bob] = [await service.person("alice"), await service.person("bob")];
    const { board_id } = await boardOf(alice, bob);
    for (let nth = 0; nth <= MOST_ADDED; nth++)
      expect((await refusal(alice.invite({ board_id, user_id: bob.id }))).status).toBe(409);
    const { token } = await alice.createInvitation({ board_id });
    for (let nth = 0; nth <= MOST_ADDED; nth++)
      await (await service.person(`guest${nth}`)).acceptInvitation({ token });
    for (let nth = 1; nth < MOST_ADDED; nth++)
      await alice.invite({ board_id, user_id: (await service.person(`member${nth}`)).id });
    const { id: user_id } = await service.person("last");
    expect(await refusal(alice.invite({ board_id, user_id }))).toEqual(TOO_MANY);
  });
});
