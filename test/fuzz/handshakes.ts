/** Requests for a socket: mostly good ones, on boards that live and others, and then some that nobody should accept. */
import type { Population } from "./population.ts";
import { type Random, weighted } from "./random.ts";

export function anyHandshake(
  all: Population,
  random: Random,
): { target: string; headers: Record<string, string> } {
  const board = random.pick(all.boards);
  const boardId = weighted(random, [
    [20, board.id],
    [1, all.idFor("card_id", board, random)],
    [1, "x"],
    [1, board.id.toUpperCase()],
  ]);
  const { token } = random.pick(random.chance(0.9) ? all.people.slice(0, 3) : all.people);
  const given = weighted(random, [
    [20, token],
    [1, ""],
    [1, "x.y.z"],
    [1, all.deadTokens[0] ?? ""],
  ]);
  const since = weighted(random, [
    [6, ""],
    [2, "&since=0"],
    [1, "&since=3"],
    [1, "&since=99999999"],
    [1, "&since=x"],
    [1, "&since=-1&since=2"],
  ]);
  const headers = weighted<Record<string, string>>(random, [
    [12, {}],
    [
      1,
      { "sec-websocket-extensions": "permessage-deflate; client_max_window_bits=1, x-webkit-deflate-frame" },
    ],
    [1, { "sec-websocket-protocol": "a, b, \u00ff" }],
    [1, { "sec-websocket-version": "99" }],
    [1, { "sec-websocket-key": "short" }],
    [1, { origin: "http://evil.example", cookie: `svc_auth=${token}` }],
    [1, { upgrade: "h2c" }],
    [1, { connection: "keep-alive, Upgrade" }],
  ]);
  return {
    target: `${random.chance(0.1) ? "/api" : ""}/ws/boards/${boardId}?token=${given}${since}`,
    headers,
  };
}
