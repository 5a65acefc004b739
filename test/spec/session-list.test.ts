/** Sessions: what a login begins, a refresh goes on in, and a logout, its owner or a new password ends. */
import { afterAll, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { createHmac } from "node:crypto";
import { createClient } from "../../client/http.ts";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { deactivate } from "../../server/users/store.ts";
import { PASSWORD, type Person, refusal, type Service, startService } from "../harness.ts";

const MINUTE_MS = 60_000;
const NEW_PASSWORD = "another horse 2";

let service: Service;

beforeAll(async () => {
  service = await startService({ settings: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => service.stop());

interface Login {
  /** The client of this login. */
  api: ReturnType<typeof createClient>;
  token: string;
  /** Of its session. */
  id: string;
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
const loginWith = (token: string): Login => ({
  api: createClient({ baseUrl: service.url, token }),
  token,
  id: claimsOf(token).sid,
});

async function login(person: Person, headers: Record<string, string> = {}): Promise<Login> {
  const json = { username: person.me.email, password: PASSWORD };
  const { status, body } = await service.send("POST", "/auth/login", { json, headers });
  expect(status).toBe(200);
  return loginWith(body.access_token);
}

const refresh = async ({ api }: Login) => loginWith((await api.refresh()).access_token);
const works = async ({ token }: Login) => (await service.send("GET", "/auth/me", { token })).status === 200;
const idsOf = async ({ api }: Login) => (await api.listSessions({})).items.map(({ id }) => id);
const sessionOf = ({ token }: Person) => loginWith(token);

/** With the claims that are promised, and no session. */
function bareToken(person: Person): Login {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: person.id, aud: ["boardcast"], exp: now + 600, iat: now };
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  const secret = signingSecret(service.app.context.config);
  return loginWith(`${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`);
}

describe("the list", () => {
  test("SESSION-2: shows where the user is logged in, newest first, and which session is asking", async () => {
    const alice = await service.person("alice");
    const laptop = await login(alice, { "x-forwarded-for": "192.0.2.7", "user-agent": "Laptop/1.0" });
    const phone = await login(alice, {
      "x-forwarded-for": "2001:db8:1:2:3::4",
      "user-agent": "P".repeat(300),
    });
    const times = { created_at: expect.any(String), last_used_at: expect.any(String) };
    const { items, next } = await laptop.api.listSessions({});
    expect({ items, next }).toEqual({
      items: [
        {
          id: phone.id,
          address: "2001:db8:1:2::/64",
          user_agent: "P".repeat(255),
          is_current: false,
          ...times,
        },
        { id: laptop.id, address: "192.0.2.7", user_agent: "Laptop/1.0", is_current: true, ...times },
        expect.objectContaining({ id: sessionOf(alice).id, is_current: false }),
      ],
      next: null,
    });
    for (const { created_at, last_used_at } of items) {
      expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(last_used_at).toBe(created_at);
    }
  });

  test("SESSION-2: comes in pages, each session once (API-18)", async () => {
    const bob = await service.person("bob");
    const logins = [sessionOf(bob), await login(bob), await login(bob), await login(bob)];
    const seen: string[] = [];
    let before: string | undefined;
    const sizes: number[] = [];
    do {
      const page: Awaited<ReturnType<Person["listSessions"]>> = await bob.listSessions({ limit: 3, before });
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before);
    expect(sizes).toEqual([3, 1]);
    expect(seen).toEqual(logins.map(({ id }) => id).reverse());
    for (const query of ["limit=0", "limit=101", "limit=x", "before=x"]) {
      const answer = await service.send("GET", `/me/sessions?${query}`, { token: bob.token });
      expect(answer.status).toBe(422);
    }
  });

  test("SESSION-4: is the caller's own: others are not shown, and cannot be ended", async () => {
    const [carol, dan] = [await service.person("carol"), await service.person("dan")];
    expect(await idsOf(sessionOf(dan))).toEqual([sessionOf(dan).id]);
    const session_id = sessionOf(carol).id;
    expect(await refusal(dan.endSession({ session_id }))).toEqual({
      status: 404,
      detail: "This session does not exist.",
    });
    expect(await works(sessionOf(carol))).toBe(true);
    expect(await refusal(dan.endSession({ session_id: newId() }))).toMatchObject({ status: 404 });
  });

  test("SESSION-3: says when each was last used, to a minute or two, without a write for every request", async () => {
    const erin = await service.person("erin");
    const { db, sessionActivity } = service.app.context;
    const lastUsed = async () => (await erin.listSessions({})).items[0]!.last_used_at;
    const begun = await lastUsed();
    await sessionActivity.flush();
    expect(await lastUsed()).toBe(begun);
    try {
      setSystemTime(new Date(Date.now() + 2 * MINUTE_MS));
      await erin.getMe();
      await sessionActivity.flush();
      const used = await lastUsed();
      expect(Date.parse(used) - Date.parse(begun)).toBeGreaterThanOrEqual(2 * MINUTE_MS);
      const { changes } = db.counts;
      for (let i = 0; i < 20; i++) await erin.getMe();
      await sessionActivity.flush();
      // None for any of the requests; what happens by the clock writes now and then.
      expect(db.counts.changes - changes).toBeLessThan(10);
      expect(await lastUsed()).toBe(used);
    } finally {
      setSystemTime();
    }
  });

  test("SESSION-3: does not show expired sessions", async () => {
    const fred = await service.person("fred");
    const old = await login(fred);
    await service.app.db.write([
      sql`UPDATE sessions SET expires_at = ${new Date(Date.now() - 1000).toISOString()} WHERE id = ${old.id}`,
    ]);
    expect(await idsOf(sessionOf(fred))).toEqual([sessionOf(fred).id]);
  });
});

describe("a session", () => {
  test("SESSION-1: continues with every refresh, and a logout with any of its tokens ends all of them (AUTH-17)", async () => {
    const grace = await service.person("grace");
    const first = await login(grace);
    const second = await refresh(first);
    const third = await refresh(second);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    await second.api.logout();
    for (const login of [first, second, third]) {
      expect(await works(login)).toBe(false);
      expect(await refusal(login.api.refresh())).toMatchObject({ status: 401 });
    }
    expect(await idsOf(sessionOf(grace))).toEqual([sessionOf(grace).id]);
  });

  test("SESSION-4: is ended from another one, with all its tokens, and no other", async () => {
    const heidi = await service.person("heidi");
    const lost = await login(heidi);
    const lostToo = await refresh(lost);
    const here = await login(heidi);
    expect(await here.api.endSession({ session_id: lost.id })).toBeUndefined();
    expect([await works(lost), await works(lostToo), await works(here)]).toEqual([false, false, true]);
    expect(await refusal(here.api.endSession({ session_id: lost.id }))).toMatchObject({ status: 404 });
    await here.api.endSession({ session_id: here.id });
    expect(await works(here)).toBe(false);
    expect(await works(sessionOf(heidi))).toBe(true);
  });

  test("SESSION-5: ends all others, including tokens that name no session; it goes on, and so do new ones", async () => {
    const ivan = await service.person("ivan");
    const others = [sessionOf(ivan), await login(ivan), bareToken(ivan)];
    const here = await login(ivan);
    const renewed = await refresh(here);
    for (const other of others) expect(await works(other)).toBe(true);
    await here.api.endOtherSessions();
    for (const other of others) expect(await works(other)).toBe(false);
    const later = [here, renewed, await refresh(here), await login(ivan)];
    for (const login of later) expect(await works(login)).toBe(true);
    await renewed.api.endOtherSessions();
    expect(await Promise.all(later.map(works))).toEqual([true, true, true, false]);
    expect(await idsOf(here)).toEqual([here.id]);
  });

  test("AUTH-19: changes the password and goes on with all its tokens; all others end", async () => {
    const judy = await service.person("judy");
    const other = await login(judy);
    const here = await login(judy);
    const renewed = await refresh(here);
    await here.api.changePassword({ current_password: PASSWORD, new_password: NEW_PASSWORD });
    const all = [here, renewed, await refresh(here), other, sessionOf(judy)];
    expect(await Promise.all(all.map(works))).toEqual([true, true, true, false, false]);
    expect(await idsOf(here)).toEqual([here.id]);
  });

  test("stays in the list when the change of password fails", async () => {
    const kim = await service.person("kim");
    const other = await login(kim);
    const change = { current_password: "wrong", new_password: NEW_PASSWORD };
    expect(await refusal(kim.changePassword(change))).toMatchObject({ status: 400 });
    expect(await idsOf(sessionOf(kim))).toEqual([other.id, sessionOf(kim).id]);
  });

  test("AUTH-20: ends with the account", async () => {
    const leo = await service.person("leo");
    const all = [sessionOf(leo), await login(leo)];
    await service.app.db.write(deactivate(leo.id));
    expect(await Promise.all(all.map(works))).toEqual([false, false]);
    const { rows } = await service.app.context.db.read({
      rows: sql`SELECT id FROM sessions WHERE user_id = ${leo.id}`,
    });
    expect(rows).toEqual([]);
  });

  test("whose record is lost, though it was not ended, goes on", async () => {
    const mia = await service.person("mia");
    const here = await login(mia);
    await service.app.db.write([sql`DELETE FROM sessions WHERE id = ${here.id}`]);
    expect(await works(await refresh(here))).toBe(true);
    await here.api.logout();
    expect(await works(here)).toBe(false);
  });

  test("does not begin while its password is being changed", async () => {
    const nora = await service.person("nora");
    const { db } = service.app;
    const { write } = db;
    // The password has been verified; before the session is written, all tokens become void.
    db.write = async (list) => {
      db.write = write;
      await write([sql`UPDATE users SET token_generation = token_generation + 1 WHERE id = ${nora.id}`]);
      return write(list);
    };
    const username = nora.me.email;
    expect(await refusal(service.anonymous.login({ username, password: PASSWORD }))).toMatchObject({
      status: 401,
    });
  });
});

describe("a token that names no session", () => {
  test("works, is not in the list, and is ended by a logout", async () => {
    const olga = await service.person("olga");
    const bare = bareToken(olga);
    const { items } = await bare.api.listSessions({});
    expect(items.map(({ id, is_current }) => ({ id, is_current }))).toEqual([
      { id: sessionOf(olga).id, is_current: false },
    ]);
    await bare.api.logout();
    expect([await works(bare), await works(sessionOf(olga))]).toEqual([false, true]);
  });

  test("changes the password and goes on", async () => {
    const paul = await service.person("paul");
    const bare = bareToken(paul);
    await bare.api.changePassword({ current_password: PASSWORD, new_password: NEW_PASSWORD });
    expect([await works(bare), await works(sessionOf(paul))]).toEqual([true, false]);
  });

  test("begins a session when it is renewed", async () => {
    const quinn = await service.person("quinn");
    const renewed = await refresh(bareToken(quinn));
    expect(await idsOf(renewed)).toEqual([renewed.id, sessionOf(quinn).id]);
  });
});

test("SESSION-7: sessions of one user are limited: one more ends the least recently used", async () => {
  const bounded = await startService({ settings: { SESSIONS_PER_USER: "3" } });
  try {
    const tina = await bounded.person("tina");
    const { db } = bounded.app;
    const begin = async () => {
      const { access_token } = await bounded.anonymous.login({ username: tina.me.email, password: PASSWORD });
      return createClient({ baseUrl: bounded.url, token: access_token });
    };
    const idle = await begin();
    const other = await bounded.person("other");
    const [newest] = (await idle.listSessions({})).items;
    const before = new Date(Date.now() - MINUTE_MS).toISOString();
    await db.write([sql`UPDATE sessions SET last_used_at = ${before} WHERE id = ${newest!.id}`]);
    const others = [await begin()];
    const stillOn = async () => {
      const statuses = [idle, tina, ...others].map((api) =>
        api.getMe().then(
          () => true,
          () => false,
        ),
      );
      return { on: await Promise.all(statuses), listed: (await others[0]!.listSessions({})).items.length };
    };
    expect(await stillOn()).toEqual({ on: [true, true, true], listed: 3 });
    others.push(await begin());
    expect(await stillOn()).toEqual({ on: [false, true, true, true], listed: 3 });
    others.push(await begin());
    expect(await stillOn()).toEqual({ on: [false, false, true, true, true], listed: 3 });
    await other.getMe();
  } finally {
    await bounded.stop();
  }
});
