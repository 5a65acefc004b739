/** Hashing is slow on purpose: it must neither hold up other requests nor pile up, and it keeps up with the times. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { availableParallelism } from "node:os";
import { createPasswords, PASSWORD_COST } from "../../server/platform/auth/passwords.ts";
import type { ApiError } from "../../server/platform/util/errors.ts";
import { accountRow, updateHash } from "../../server/users/store.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

let service: Service;

beforeAll(async () => {
  service = await startService({ settings: { LOGIN_FAILURES: "1000000" }, passwordCost: PASSWORD_COST });
});
afterAll(() => service.stop());

async function accountOf(person: Person) {
  const { account } = await service.app.context.db.read({ account: accountRow(person.id) });
  return account[0]!;
}

async function storeHash(person: Person, hash: string): Promise<void> {
  await service.app.db.write([updateHash(await accountOf(person), hash)]);
}

const login = (person: Person, password = PASSWORD) =>
  service.send("POST", "/auth/login", { json: { username: person.me.email, password } });

/** As parameters of its PHC string: at least what OWASP asks for. */
function expectStrong(hash: string | null): void {
  const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash ?? "")!.map(Number);
  expect(m).toBeGreaterThanOrEqual(19_456);
  expect(t).toBeGreaterThanOrEqual(2);
  expect(p).toBe(1);
}

describe("a password that was hashed with less work", () => {
  const weak: [string, Parameters<typeof Bun.password.hash>[1]][] = [
    ["less memory", { algorithm: "argon2id", memoryCost: 4096, timeCost: 2 }],
    ["fewer rounds", { algorithm: "argon2id", memoryCost: 19_456, timeCost: 1 }],
    ["another form of Argon2", { algorithm: "argon2i", memoryCost: 19_456, timeCost: 2 }],
    ["bcrypt", { algorithm: "bcrypt", cost: 4 }],
  ];
  test.each(weak)("(%s) is rehashed by a login, and tokens stay valid", async (_, options) => {
    const alice = await service.person("alice");
    expectStrong((await accountOf(alice)).hashed_password);
    const old = await Bun.password.hash(PASSWORD, options);
    await storeHash(alice, old);
    expect(await login(alice, "wrong")).toMatchObject({ status: 401 });
    expect((await accountOf(alice)).hashed_password).toBe(old);
    expect(await login(alice)).toMatchObject({ status: 200 });
    const renewed = (await accountOf(alice)).hashed_password;
    expectStrong(renewed);
    expect(await alice.getMe()).toEqual(alice.me);
    expect(await login(alice)).toMatchObject({ status: 200 });
    expect((await accountOf(alice)).hashed_password).toBe(renewed);
  });

  test("still logs in when the new hash cannot be stored", async () => {
    const bob = await service.person("bob");
    const old = await Bun.password.hash(PASSWORD, { algorithm: "argon2id", memoryCost: 1024, timeCost: 1 });
    await storeHash(bob, old);
    const { db } = service.app;
    const { write } = db;
    db.write = ((statements, ...rest) =>
      statements.some(({ chunks }) => chunks.join("").includes("hashed_password"))
        ? Promise.reject(new Error("read-only"))
        : write.call(db, statements, ...rest)) as typeof write;
    try {
      expect(await login(bob)).toMatchObject({ status: 200 });
    } finally {
      db.write = write;
    }
    expect((await accountOf(bob)).hashed_password).toBe(old);
    expect(service.logged.join("")).toContain("a password could not be hashed anew");
  });
});

async function refusals(calls: Promise<unknown>[]): Promise<ApiError[]> {
  const all = await Promise.allSettled(calls);
  return all.flatMap((one) => (one.status === "rejected" ? [one.reason as ApiError] : []));
}

const HERE = { address: "192.0.2.1", account: "alice" };
const elsewhere = (n: number) => ({ address: `198.51.100.${n}`, account: `somebody-${n}` });
/** How many passwords of one account are hashed at a time. */
const ONE_ACCOUNT = Math.ceil(availableParallelism() / 2);
const told = (errors: ApiError[]) => errors.map(({ status, headers }) => ({ status, headers }));

test("ERROR-14: the queue of logins is bounded: the next are refused with 503 and Retry-After, at no cost", async () => {
  const passwords = createPasswords(PASSWORD_COST, { most: 3 });
  const crowd = Array.from({ length: 40 }, (_, n) => passwords.hash(PASSWORD, elsewhere(n)));
  const refused = await refusals(crowd);
  const running = availableParallelism();
  expect(told(refused)).toEqual(
    Array(40 - 3 - running).fill({ status: 503, headers: { "retry-after": "1" } }),
  );
  expect(passwords.counts).toEqual({ running: 0, waiting: 0, refused: refused.length });
  expect(await passwords.hash(PASSWORD, HERE)).toStartWith("$argon2id$");
});

test("those of one account at one address are limited to their share: 429 with Retry-After", async () => {
  const passwords = createPasswords(PASSWORD_COST, { mostOfOne: 3 });
  const loop = Array.from({ length: 40 }, () => passwords.hash(PASSWORD, HERE));
  const others = [1, 2, 3].map((n) => passwords.hash(PASSWORD, elsewhere(n)));
  const refused = await refusals(loop);
  expect(told(refused)).toEqual(
    Array(40 - 3 - ONE_ACCOUNT).fill({ status: 429, headers: { "retry-after": "1" } }),
  );
  expect(await refusals(others)).toEqual([]);
});

test("one account has at most half of the cores, whatever it waits for", async () => {
  const passwords = createPasswords(PASSWORD_COST);
  const loop = Array.from({ length: 6 }, () => passwords.hash(PASSWORD, HERE));
  expect(passwords.counts).toEqual({ running: ONE_ACCOUNT, waiting: 6 - ONE_ACCOUNT, refused: 0 });
  await passwords.hash(PASSWORD, elsewhere(1));
  expect(passwords.counts.waiting).toBeGreaterThan(0);
  await Promise.all(loop);
  expect(passwords.counts).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test("a login that has waited too long is refused, and the next go on", async () => {
  const passwords = createPasswords(PASSWORD_COST, { waitMs: 0 });
  const refused = await refusals(Array.from({ length: 40 }, () => passwords.hash(PASSWORD, HERE)));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await passwords.hash(PASSWORD, HERE)).toStartWith("$argon2id$");
});

describe("a loop of logins with the right password, on more connections than may wait,", () => {
  const ADDRESS = { "x-forwarded-for": "192.0.2.66" };
  const CONNECTIONS = 600;
  /** Who waits for whom does not depend on it, and hundreds of logins have to come to their end. */
  const A_SIXTEENTH = { ...PASSWORD_COST, memoryCost: PASSWORD_COST.memoryCost / 16 };
  let behind: Service;
  let mallory: Person;
  let bystander: Person;
  beforeAll(async () => {
    behind = await startService({ settings: { TRUSTED_PROXIES: "127.0.0.1" }, passwordCost: A_SIXTEENTH });
    [mallory, bystander] = [await behind.person("mallory"), await behind.person("bystander")];
  });
  afterAll(() => behind.stop());

  async function loop(work: () => Promise<unknown>): Promise<number[]> {
    const json = { username: mallory.me.email, password: PASSWORD };
    let isOn = true;
    const connections = Array.from({ length: CONNECTIONS }, async () => {
      const statuses: number[] = [];
      while (isOn) {
        statuses.push((await behind.send("POST", "/auth/login", { json, headers: ADDRESS })).status);
        await Bun.sleep(100);
      }
      return statuses;
    });
    await eventually(() => behind.app.context.passwords.counts.waiting > 0, "the loop");
    await work();
    isOn = false;
    return (await Promise.all(connections)).flat();
  }

  test("does not keep anybody else from logging in, registering or changing a password, there or elsewhere", async () => {
    const statuses = await loop(async () => {
      for (const address of ["192.0.2.66", "192.0.2.67"]) {
        const headers = { "x-forwarded-for": address };
        const name = `new-at-${address}`;
        const register = { email: `${name}@example.org`, username: name, password: PASSWORD };
        const login = { username: bystander.me.email, password: PASSWORD };
        const change = { current_password: PASSWORD, new_password: PASSWORD };
        const { token } = bystander;
        expect(await behind.send("POST", "/auth/login", { json: login, headers })).toMatchObject({
          status: 200,
        });
        expect(await behind.send("POST", "/auth/register", { json: register, headers })).toMatchObject({
          status: 201,
        });
        expect(
          await behind.send("POST", "/auth/change-password", { json: change, headers, token }),
        ).toMatchObject({ status: 200 });
      }
    });
    // On a slow machine, some of the loop's own logins wait too long: 503.
    expect([...new Set(statuses)].filter((status) => status !== 503).sort()).toEqual([200, 429]);
  });
});

test("many logins at once keep nobody else waiting", async () => {
  const carol = await service.person("carol");
  let pending = 30;
  const logins = Array.from({ length: pending }, async (_, index) => {
    const { status } = await login(carol, index % 2 ? PASSWORD : "wrong");
    pending--;
    return status;
  });
  for (let i = 0; i < 10; i++) expect(await carol.getMe()).toEqual(carol.me);
  expect(pending).toBeGreaterThan(0);
  const statuses = await Promise.all(logins);
  expect(statuses).toEqual(statuses.map((_, index) => (index % 2 ? 200 : 401)));
});
