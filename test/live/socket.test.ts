/** Connecting to the socket: SOCKET-1 to SOCKET-3. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createTokens } from "../../server/platform/auth/token.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { deactivate } from "../../server/users/store.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { Listener } from "./listener.ts";
import { RawSocket } from "./raw-socket.ts";

const FRIEND = "https://boards.example.org";
const SECRET = "a secret of the tests, long enough";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService({ settings: { CORS_ORIGINS: FRIEND, JWT_SECRET: SECRET } });
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

function listen(boardId: string, options: ConstructorParameters<typeof Listener>[2]): Listener {
  return new Listener(service.url, boardId, options);
}

const arrivalOf = ({ id, me }: Person) => ({ type: "user_joined", user_id: id, username: me.username });

describe("connecting", () => {
  test("PRESENCE-1: a member's arrival is announced to everyone on the board, the newcomer included (SOCKET-1)", async () => {
    const { board_id } = await boardOf(alice, bob);
    const first = listen(board_id, { token: alice.token });
    expect(await first.sees("user_joined")).toEqual(arrivalOf(alice));
    const second = listen(board_id, { token: bob.token });
    expect(await second.sees("user_joined")).toEqual(arrivalOf(bob));
    await first.until(() => first.messages.some(({ user_id }) => user_id === bob.id));
    expect(first.messages).toEqual([arrivalOf(alice), arrivalOf(bob)]);
  });

  test("API-1: works under /api too, and with the board's id in capitals (API-5)", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const listeners = [
      listen(board_id, { token: alice.token, prefix: "/api" }),
      listen(board_id.toUpperCase(), { token: alice.token }),
    ];
    for (const listener of listeners) expect(await listener.sees("user_joined")).toEqual(arrivalOf(alice));
    await alice.createCard({ board_id, column_id, title: "News" });
    for (const listener of listeners) await listener.sees("card.created");
  });

  test("SOCKET-17: a request that is not a handshake answers 400", async () => {
    const { board_id } = await boardOf(alice);
    for (const prefix of ["", "/api"]) {
      const answer = await service.send("GET", `${prefix}/ws/boards/${board_id}`, { token: alice.token });
      expect(answer).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
      expect(answer.headers.get("content-type")).toBe("application/json");
    }
  });
});

describe("SOCKET-2: is refused with 1008, without a message before it, for", () => {
  /** What was refused must not be seen by those who were let in. */
  async function refused(options: ConstructorParameters<typeof Listener>[2], members: Person[] = []) {
    const { board_id } = await boardOf(alice, ...members);
    const listener = listen(board_id, options);
    expect(await listener.closed).toEqual({ code: 1008, reason: expect.any(String) });
    expect(listener.messages).toEqual([]);
    expect(await alice.presence({ board_id })).toEqual({ board_id, online_users: [] });
  }

  test("no token", () => refused({}));
  test("an empty token", () => refused({ token: "" }));
  test("a bad token", () => refused({ token: "nonsense" }));
  test("an altered token", () => refused({ token: `${alice.token.slice(0, -4)}AAAA` }));
  test("a bad token, even with a good cookie", () =>
    refused({ token: "nonsense", headers: { cookie: `svc_auth=${alice.token}` } }));
  test("a bad cookie", () => refused({ headers: { cookie: "svc_auth=nonsense" } }));
  test("somebody who is not a member", () => refused({ token: mallory.token }));
  test("somebody who is not a member and wants to resume", () => refused({ token: mallory.token, since: 0 }));

  test("an expired token", () => {
    const expired = createTokens({
      secrets: [SECRET],
      algorithm: "HS256",
      audience: "boardcast",
      lifetimeSeconds: -1,
    });
    return refused({ token: expired.issue({ id: alice.id, generation: 0, sessionId: newId() }) });
  });

  test("a token that logged out", async () => {
    const carol = await service.person("carol");
    await carol.logout();
    await refused({ token: carol.token }, [carol]);
  });

  test("a deactivated user", async () => {
    const dave = await service.person("dave");
    await service.app.db.write(deactivate(dave.id));
    await refused({ token: dave.token }, [dave]);
  });

  test("an unknown board, and a malformed id", async () => {
    for (const id of [crypto.randomUUID(), "no-uuid", "%00", "a".repeat(2000)]) {
      const listener = listen(id, { token: alice.token });
      expect(await listener.closed).toEqual({ code: 1008, reason: expect.any(String) });
      expect(listener.messages).toEqual([]);
    }
  });
});

describe("with the login cookie", () => {
  const cookie = () => `svc_auth=${alice.token}`;
  const host = () => new URL(service.url).host;

  async function handshake(headers: Record<string, string>, query = ""): Promise<RawSocket> {
    const { board_id } = await boardOf(alice);
    return RawSocket.open(service.url, `/ws/boards/${board_id}${query}`, headers);
  }

  test("SOCKET-1: the service's own pages, allowed origins and programs (which send no origin) are admitted", async () => {
    for (const origin of [service.url, FRIEND, undefined]) {
      const raw = await handshake({ cookie: cookie(), ...(origin ? { origin } : {}) });
      expect({ origin, status: raw.status }).toEqual({ origin, status: 101 });
      expect(await raw.sees("user_joined")).toEqual(arrivalOf(alice));
      raw.destroy();
    }
  });

  test("SOCKET-3: pages of other sites are refused at the handshake with 403", async () => {
    const foreign = [
      "https://evil.example",
      "null",
      "",
      `http://${host()}.evil.example`,
      `http://evil-${host()}`,
      `http://${host()}@evil.example`,
      `http://evil.example/${host()}`,
      "http://127.0.0.1",
      "http://127.0.0.1:1",
      "https://boards.example.org.evil.example",
      "https://evil.boards.example.org",
      "https://example.org",
      "http://boards.example.org",
      "https://boards.example.org:8443",
      "file://",
    ];
    for (const origin of foreign) {
      const raw = await handshake({ cookie: cookie(), origin });
      expect({ origin, status: raw.status }).toEqual({ origin, status: 403 });
      expect(JSON.parse(raw.refusal)).toEqual({ detail: expect.any(String) });
    }
  });

  test("SOCKET-3: a sibling on another subdomain is refused, although its site is the same", async () => {
    const raw = await handshake({
      cookie: cookie(),
      host: "boards.example.com",
      origin: "https://evil.example.com",
      "sec-fetch-site": "same-site",
    });
    expect(raw.status).toBe(403);
  });

  test("SOCKET-1: a token in the address may be used from any origin", async () => {
    for (const origin of ["https://evil.example", "null"]) {
      const raw = await handshake({ cookie: cookie(), origin }, `?token=${alice.token}`);
      expect({ origin, status: raw.status }).toEqual({ origin, status: 101 });
      await raw.sees("user_joined");
      raw.destroy();
    }
  });
});

test("SYSTEM-9: no token was ever written to the log", () => {
  expect(service.logged.length).toBeGreaterThan(0);
  for (const { token } of [alice, bob, mallory]) {
    const signature = token.split(".")[2]!;
    expect(service.logged.filter((line) => line.includes(signature))).toEqual([]);
  }
});
