/**
 * Somebody else, in a process of its own so that nothing but the service can hold it up: asks whether the service
 * lives, reads its board, moves a card, and is told of its own moves. Every act has a time at which it is due, and is
 * late from then on, so that one long silence counts as often as there were acts in it.
 *
 * argv: the address. Every order is answered: the one to end with what was observed since the one to begin.
 */
import { createClient } from "../../client/http.ts";
import { logIn, meet } from "./people.ts";
import { smallBoard } from "./place.ts";

export interface Observed {
  /** Milliseconds: of GET /health/live, of reads and moves and of hearing of them, of logins. */
  live: number[];
  work: number[];
  logins: number[];
  problems: string[];
}

const LIVE_EVERY_MS = 20;
const WORK_EVERY_MS = 50;
const LOGIN_EVERY_MS = 1_000;
/** It asks no further while this many are unanswered; they are all late. */
const MAX_WAITING = 100;
const HEARS_WITHIN_MS = 20_000;
const RECONNECT_MS = 50;

export type Order = "begin" | "begin, logging in too" | "end";

const [url] = process.argv.slice(2) as [string];
const me = await meet(url);
const { board_id, column_id } = await smallBoard(me);
const other = await me.api.createColumn({ board_id, title: "Doing" });
/** Cards that are not being moved: two moves of one card could come to nothing, in the wrong order. */
const idle: { card_id: string; column_id: string }[] = [];
while (idle.length < MAX_WAITING) {
  const { id: card_id } = await me.api.createCard({ board_id, column_id, title: "Card" });
  idle.push({ card_id, column_id });
}
const anonymous = createClient({ baseUrl: url });

let observed: Observed | null = null;
let busy: Promise<void>[] = [];
/** Nobody else changes the board: the number of every event is known before it is asked for. */
let { seq: changed } = await me.api.getBoard({ board_id });
let heard = changed;
/** When the moves were due that have not been heard of yet, by event number. */
const awaited = new Map<number, number>();

listen();
process.on("message", (order: Order) => (order === "end" ? end() : begin(order !== "begin")));
process.on("disconnect", () => process.exit(0));
process.send!("ready");

function begin(withLogins: boolean): void {
  const window: Observed = { live: [], work: [], logins: [], problems: [] };
  observed = window;
  busy = [
    repeat(window, "live", LIVE_EVERY_MS, () => anonymous.live()),
    repeat(window, "work", WORK_EVERY_MS, work),
    ...(withLogins ? [repeat(window, "logins", LOGIN_EVERY_MS, () => logIn(url, me))] : []),
  ];
  process.send!("begun");
}

/** What was begun is waited for: whoever is held up now was held up by what happened in this window. */
async function end(): Promise<void> {
  const window = observed!;
  observed = null;
  await Promise.all(busy);
  const deadline = Date.now() + HEARS_WITHIN_MS;
  while (awaited.size > 0 && Date.now() < deadline) await Bun.sleep(5);
  if (awaited.size > 0) window.problems.push(`${awaited.size} of its own events never came`);
  awaited.clear();
  process.send!(window);
}

type Kind = "live" | "work" | "logins";

async function repeat(
  window: Observed,
  kind: Kind,
  everyMs: number,
  act: (due: number) => Promise<unknown>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let due = performance.now(); observed === window; due += everyMs) {
    await Bun.sleep(Math.max(0, due - performance.now()));
    if (running.size >= MAX_WAITING) await Promise.race(running);
    const one: Promise<void> = act(due)
      .catch((error) => void window.problems.push(`${kind}: ${error}`))
      .then(() => {
        window[kind].push(performance.now() - due);
        running.delete(one);
      });
    running.add(one);
  }
  await Promise.all(running);
}

let turn = 0;

/** A read, a move, a read … */
async function work(due: number): Promise<void> {
  if (turn++ % 2 === 0) return void (await me.api.getBoard({ board_id }));
  awaited.set(++changed, due);
  const card = idle.shift()!;
  card.column_id = card.column_id === column_id ? other.id : column_id;
  await me.api.moveCard({ ...card, position: 0 }).finally(() => idle.push(card));
}

function listen(): void {
  const address = `${url.replace("http", "ws")}/ws/boards/${board_id}?since=${heard}&token=${me.token}`;
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === "ping") socket.send(JSON.stringify({ type: "pong" }));
    else hear(message);
  };
  socket.onclose = ({ code }) => {
    observed?.problems.push(`its socket was closed with ${code}`);
    setTimeout(listen, RECONNECT_MS);
  };
}

function hear({ seq, type }: { seq?: number; type: string }): void {
  if (type !== "card.moved") return;
  if (seq !== heard + 1) observed?.problems.push(`event ${seq} came after ${heard}`);
  heard = seq!;
  observed?.work.push(performance.now() - (awaited.get(heard) ?? performance.now()));
  awaited.delete(heard);
}
