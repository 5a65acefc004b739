/** Who does not read is cut off before it costs the service or anybody else anything, and can resume. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { Listener } from "./listener.ts";
import { RawSocket } from "./raw-socket.ts";

const MIB = 1_048_576;
/** What the kernel takes for a peer that does not read, and the most the service may keep on top of it. */
const KERNEL_BYTES = 12 * MIB;
const BACKLOG_BYTES = 6 * MIB;

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Events of a board before anything is changed on it. */
const MADE = 3;

/** A board with a card so large that every change of it is an event of about 250 KB. */
async function heavyBoard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  // In JSON every character of it is six.
  const description = "\u0001".repeat(42_000);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Long", description });
  const witness = new Listener(service.url, board_id, { token: alice.token });
  await witness.sees("user_joined");
  let bytes = 0;
  /** Changes the card until bob is no longer present; what was sent by then must be bounded. */
  async function changeUntilCut(): Promise<void> {
    for (let i = 0; !witness.messages.some(({ type }) => type === "user_left"); i++) {
      const card = await alice.updateCard({ card_id, title: `Title ${i}` });
      bytes += Buffer.byteLength(JSON.stringify(card));
      if (bytes > KERNEL_BYTES + BACKLOG_BYTES) throw new Error(`not cut after ${bytes} bytes`);
    }
  }
  return { board_id, card_id, witness, changeUntilCut };
}

async function everythingTold(witness: Listener, boardId: string): Promise<number> {
  const { seq } = await alice.getBoard({ board_id: boardId });
  await witness.until(() => witness.events.at(-1)?.seq === seq, `event ${seq}`);
  expect(witness.events.map((event) => event.seq)).toEqual(numbers(MADE + 1, seq));
  return seq;
}

/** Resumes after each cut until there is nothing left to replay. */
async function catchUp(boardId: string, since: number): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const listener = new Listener(service.url, boardId, { token: bob.token, since: seen.at(-1) ?? since });
    const ready = await Promise.race([
      listener.sees("ready").catch(() => null),
      listener.closed.then(() => null),
    ]);
    const came = listener.events.map((event) => event.seq);
    if (!ready && came.length === 0) throw new Error("cut without having got any further");
    seen.push(...came);
    listener.close();
    if (ready) return seen;
  }
}

test("SOCKET-14: a socket that is not read is closed at a bounded backlog; others get everything; it resumes without loss", async () => {
  const { board_id, witness, changeUntilCut } = await heavyBoard();
  const slow = await RawSocket.open(service.url, `/ws/boards/${board_id}?token=${bob.token}`);
  await slow.sees("user_joined");
  slow.stopReading();
  await changeUntilCut();
  const last = await everythingTold(witness, board_id);
  slow.readOn();
  await eventually(() => slow.gone, "the end of the connection");
  const got = slow.messages.flatMap(({ seq }) => seq ?? []);
  expect(got).toEqual(numbers(MADE + 1, MADE + got.length));
  const since = got.at(-1) ?? MADE;
  expect(await catchUp(board_id, since)).toEqual(numbers(since + 1, last));
});

test("SOCKET-14: a stream that is not read is closed in the same way", async () => {
  const { board_id, witness, changeUntilCut } = await heavyBoard();
  const { hostname, port } = new URL(service.url);
  const slow = connect({ host: hostname, port: Number(port) });
  let received = "";
  let gone = false;
  slow.setEncoding("utf8");
  slow.on("data", (chunk: string) => {
    received += chunk;
  });
  slow.on("error", () => {});
  slow.on("close", () => {
    gone = true;
  });
  slow.write(
    `GET /boards/${board_id}/stream?token=${bob.token} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
  );
  await eventually(() => received.includes("user_joined"), "the stream's first message");
  slow.pause();
  await changeUntilCut();
  const last = await everythingTold(witness, board_id);
  slow.resume();
  await eventually(() => gone, "the end of the stream");
  // Only messages that came whole count, as for any reader of such a stream.
  const got = [...received.matchAll(/id: (\d+)\r?\n/g)].map(([, seq]) => Number(seq));
  expect(got).toEqual(numbers(MADE + 1, MADE + got.length));
  const since = Math.max(MADE, (got.at(-1) ?? MADE) - 1);
  expect(await catchUp(board_id, since)).toEqual(numbers(since + 1, last));
});

/** Of all connections of bob's. */
function waitingForBob(): number {
  const own = [...service.app.context.live.hub.connections()].filter(
    ({ session }) => session.userId === bob.me.id,
  );
  return own.reduce((sum, { backlogBytes }) => sum + backlogBytes, 0);
}

test("SOCKET-14: many sockets of one user that are not read are closed at a common bound; others get everything", async () => {
  const { board_id, card_id, witness } = await heavyBoard();
  const { counts } = service.app.context.live;
  const cutBefore = counts.slowReadersCut;
  const sockets: RawSocket[] = [];
  for (let i = 0; i < 12; i++) {
    const slow = await RawSocket.open(service.url, `/ws/boards/${board_id}?token=${bob.token}&since=${MADE}`);
    await slow.sees("ready");
    slow.stopReading();
    sockets.push(slow);
  }
  let most = 0;
  for (let bytes = 0; counts.slowReadersCut < cutBefore + 3; ) {
    const card = await alice.updateCard({ card_id, title: `Title ${bytes}` });
    bytes += Buffer.byteLength(JSON.stringify(card));
    most = Math.max(most, waitingForBob());
    if (bytes > KERNEL_BYTES + BACKLOG_BYTES) throw new Error(`not cut after ${bytes} bytes`);
  }
  expect(most).toBeLessThanOrEqual(8 * MIB);
  await everythingTold(witness, board_id);
  for (const slow of sockets) slow.destroy();
});

test("SOCKET-14: a reader that is only slow for a while is not closed", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const slow = await RawSocket.open(service.url, `/ws/boards/${board_id}?token=${bob.token}`);
  await slow.sees("user_joined");
  slow.stopReading();
  for (let i = 0; i < 200; i++) await alice.createCard({ board_id, column_id, title: "x".repeat(255) });
  slow.readOn();
  await eventually(() => slow.messages.at(-1).seq === 202, "the last event");
  expect(slow.messages.flatMap(({ seq }) => seq ?? [])).toEqual(numbers(3, 202));
  slow.destroy();
});

test("SOCKET-14: a replay waits for a slow reader, and is complete in the end", async () => {
  const { board_id, card_id, witness } = await heavyBoard();
  for (let i = 0; i < 60; i++) await alice.updateCard({ card_id, title: `Title ${i}` });
  const slow = await RawSocket.open(service.url, `/ws/boards/${board_id}?token=${bob.token}&since=0`);
  slow.stopReading();
  await alice.updateBoard({ board_id, title: "Meanwhile" });
  const last = await everythingTold(witness, board_id);
  expect(waitingForBob()).toBeLessThan(0.6 * MIB);
  slow.readOn();
  await eventually(
    () => slow.gone || slow.messages.some(({ type }) => type === "user_joined"),
    "the rest, or the end",
  );
  expect(slow.messages.flatMap(({ seq, version }) => (version ? seq : []))).toEqual(numbers(1, last));
  expect(slow.gone).toBe(false);
  slow.destroy();
});
