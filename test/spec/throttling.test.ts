/**
 * Failed logins are throttled per account and per address; a success from elsewhere is not locked out. New accounts are
 * bounded per address.
 */
import { afterAll, afterEach, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";

const FAILURES = 2;
const WINDOW_SECONDS = 600;
const REGISTRATIONS = 4;

let service: Service;
let alice: Person;
let bob: Person;
let addresses = 0;

beforeAll(async () => {
  // The test is the trusted proxy: what it writes into X-Forwarded-For is where a request comes from.
  const settings = {
    LOGIN_FAILURES: String(FAILURES),
    LOGIN_WINDOW_SECONDS: String(WINDOW_SECONDS),
    REGISTRATIONS_PER_ADDRESS: String(REGISTRATIONS),
    TRUSTED_PROXIES: "127.0.0.1",
  };
  service = await startService({ settings });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());
afterEach(() => {
  setSystemTime();
});

const somewhere = () => `192.0.2.${++addresses}`;

function login(address: string, username: string, password: string) {
  const headers = { "x-forwarded-for": address };
  return service.send("POST", "/auth/login", { headers, json: { username, password } });
}

async function failAsOftenAsAllowed(address: string, username: string): Promise<void> {
  for (let i = 0; i < FAILURES; i++) {
    expect(await login(address, username, "wrong")).toMatchObject({ status: 401 });
  }
}

describe("AUTH-21: after as many failures as are allowed", () => {
  test("the account must wait at that address, even with the right password: 429 with Retry-After (ERROR-13)", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    const answer = await login(address, alice.me.email, PASSWORD);
    expect(answer).toMatchObject({
      status: 429,
      body: { detail: "Too many failed attempts; try again later." },
    });
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeInteger();
    expect(wait).toBeWithin(1, WINDOW_SECONDS + 1);
    expect(answer.headers.has("set-cookie")).toBe(false);
  });

  test("another spelling of the e-mail address does not help", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    expect(await login(address, alice.me.email.toUpperCase(), PASSWORD)).toMatchObject({ status: 429 });
  });

  test("its owner logs in from elsewhere, and others log in from there", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    expect(await login(somewhere(), alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
    expect(await login(address, bob.me.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  test("an unknown e-mail address is treated no differently", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, "nobody@example.org");
    expect(await login(address, "nobody@example.org", PASSWORD)).toMatchObject({ status: 429 });
  });

  test("tokens that were issued stay valid", async () => {
    await failAsOftenAsAllowed(somewhere(), alice.me.email);
    expect(await alice.getMe()).toEqual(alice.me);
  });

  test("the account may try again when the window is over", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    setSystemTime(new Date(Date.now() + WINDOW_SECONDS * 1000));
    expect(await login(address, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
  });
});

test("AUTH-21: a success clears the failures before it", async () => {
  const address = somewhere();
  for (let round = 0; round < 2; round++) {
    for (let i = 1; i < FAILURES; i++) await login(address, alice.me.email, "wrong");
    expect(await login(address, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
  }
});

test("successes do not count as failures, however many come from one address", async () => {
  const address = somewhere();
  for (let i = 0; i < 25; i++) {
    expect(await login(address, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
  }
});

test("AUTH-21: simultaneous attempts are counted too: no more are tried than allowed", async () => {
  const address = somewhere();
  const attempts = Array.from({ length: 12 }, () => login(address, alice.me.email, "wrong"));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 429)).toEqual(Array(FAILURES).fill(401));
});

test("AUTH-22: an address that fails at one account after another must wait, and only that address", async () => {
  const address = somewhere();
  let answer = await login(address, "guess-0@example.org", PASSWORD);
  for (let i = 1; i < 100 && answer.status === 401; i++) {
    answer = await login(address, `guess-${i}@example.org`, PASSWORD);
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await login(address, bob.me.email, PASSWORD)).toMatchObject({ status: 429 });
  expect(await login(somewhere(), bob.me.email, PASSWORD)).toMatchObject({ status: 200 });
});

test("AUTH-25: an address is the same however a proxy writes it, and differs from all others", async () => {
  const address = somewhere();
  for (const [index, spelling] of [`${address}:1`, `::ffff:${address}`].entries()) {
    expect(await login(spelling, alice.me.email, `wrong ${index}`)).toMatchObject({ status: 401 });
  }
  for (const spelling of [address, `${address}:2`, `[::FFFF:${address}]:3`]) {
    expect(await login(spelling, alice.me.email, PASSWORD)).toMatchObject({ status: 429 });
  }
  expect(await login(`::ffff:${somewhere()}`, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
});

test("AUTH-23: guessing the current password of change-password is throttled the same way", async () => {
  const headers = { "x-forwarded-for": somewhere() };
  const change = (current_password: string) =>
    service.send("POST", "/auth/change-password", {
      token: bob.token,
      headers,
      json: { current_password, new_password: "another horse 2" },
    });
  for (let i = 0; i < FAILURES; i++) expect(await change("wrong")).toMatchObject({ status: 400 });
  const answer = await change(PASSWORD);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await login(somewhere(), bob.me.email, PASSWORD)).toMatchObject({ status: 200 });
});

describe("AUTH-24: new accounts from one address", () => {
  let made = 0;
  const register = (address: string, fields: object = {}) => {
    const name = `new-${++made}`;
    return service.send("POST", "/auth/register", {
      headers: { "x-forwarded-for": address },
      json: { email: `${name}@example.org`, username: name, password: PASSWORD, ...fields },
    });
  };

  test("are limited: 429 with Retry-After, until the window is over, and only there", async () => {
    const address = somewhere();
    for (let i = 0; i < REGISTRATIONS; i++) expect(await register(address)).toMatchObject({ status: 201 });
    const answer = await register(address);
    expect(answer).toMatchObject({
      status: 429,
      body: { detail: "Too many accounts were made from this address; try again later." },
    });
    expect(Number(answer.headers.get("retry-after"))).toBeWithin(1, WINDOW_SECONDS + 1);
    expect(await register(somewhere())).toMatchObject({ status: 201 });
    expect(await login(address, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
    setSystemTime(new Date(Date.now() + WINDOW_SECONDS * 1000));
    expect(await register(address)).toMatchObject({ status: 201 });
  });

  test("are limited however many come at once; taken names count, so names cannot be enumerated", async () => {
    const address = somewhere();
    const taken = { email: alice.me.email };
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(address, taken)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(REGISTRATIONS).fill(409),
      ...Array(12 - REGISTRATIONS).fill(429),
    ]);
  });

  test("do not count when the request was invalid", async () => {
    const address = somewhere();
    for (let i = 0; i < 2 * REGISTRATIONS; i++) {
      const fields = i % 2 ? { password: "short" } : { email: "nobody" };
      expect(await register(address, fields)).toMatchObject({ status: 422 });
    }
    expect(await register(address)).toMatchObject({ status: 201 });
  });
});

describe("AUTH-24: logins of one account from one address in a minute", () => {
  const LOGINS = 3;
  let limited: Service;
  let carol: Person;
  let dan: Person;
  beforeAll(async () => {
    limited = await startService({
      settings: { LOGINS_PER_MINUTE: String(LOGINS), TRUSTED_PROXIES: "127.0.0.1" },
    });
    [carol, dan] = [await limited.person("carol"), await limited.person("dan")];
  });
  afterAll(() => limited.stop());
  const enter = (address: string, person: Person) =>
    limited.send("POST", "/auth/login", {
      headers: { "x-forwarded-for": address },
      json: { username: person.me.email, password: PASSWORD },
    });

  test("are limited although they succeed: 429 with Retry-After, until the minute is over, and only there", async () => {
    const address = somewhere();
    for (let i = 0; i < LOGINS; i++) expect(await enter(address, carol)).toMatchObject({ status: 200 });
    const answer = await enter(address, carol);
    expect(answer).toMatchObject({ status: 429, body: { detail: "Too many logins; try again later." } });
    expect(Number(answer.headers.get("retry-after"))).toBeWithin(1, 61);
    expect(await enter(somewhere(), carol)).toMatchObject({ status: 200 });
    expect(await enter(address, dan)).toMatchObject({ status: 200 });
    setSystemTime(new Date(Date.now() + 60_000));
    expect(await enter(address, carol)).toMatchObject({ status: 200 });
  });

  test("are limited however many come at once", async () => {
    const address = somewhere();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(address, carol)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(LOGINS).fill(200),
      ...Array(12 - LOGINS).fill(429),
    ]);
  });

  test("are limited over all accounts too, at ten times as many", async () => {
    const address = somewhere();
    const people = await Promise.all(
      Array.from({ length: 11 }, (_, i) => limited.person(`one-of-many-${i}`)),
    );
    const statuses: number[] = [];
    for (const person of people)
      for (let i = 0; i < LOGINS; i++) statuses.push((await enter(address, person)).status);
    expect(statuses).toEqual([...Array(10 * LOGINS).fill(200), ...Array(LOGINS).fill(429)]);
  });
});

test("AUTH-22: a network of IPv6 addresses that belongs to one owner counts as one address", async () => {
  const fail = (address: string) => login(address, alice.me.email, "wrong");
  expect(await fail("2001:db8:0:1::1")).toMatchObject({ status: 401 });
  expect(await fail("2001:DB8::1:2:3:4:5")).toMatchObject({ status: 401 });
  expect(await fail("2001:db8:0:1:ffff:ffff:ffff:ffff")).toMatchObject({ status: 429 });
  expect(await fail("2001:0db8:0000:0001:0000:0000:0000:0009")).toMatchObject({ status: 429 });
  expect(await fail("2001:db8:0:2::1")).toMatchObject({ status: 401 });
  expect(await fail("2001:db8::1")).toMatchObject({ status: 401 });
});

test("AUTH-25: a chain of X-Forwarded-For counts by its last address that is not a trusted proxy", async () => {
  const address = somewhere();
  const through = (chain: string) => login(chain, alice.me.email, "wrong");
  for (let i = 0; i < FAILURES; i++) {
    expect(await through(`10.0.0.${i}, ${address}, 127.0.0.1`)).toMatchObject({ status: 401 });
  }
  expect(await through(`10.0.0.9, ${address}`)).toMatchObject({ status: 429 });
});

test("AUTH-21: by default ten failures are allowed, and X-Forwarded-For is not believed (AUTH-25)", async () => {
  const plain = await startService();
  try {
    const carol = await plain.person("carol");
    const attempt = (i: number, password: string) =>
      plain.send("POST", "/auth/login", {
        headers: { "x-forwarded-for": `198.51.100.${i}` },
        json: { username: carol.me.email, password },
      });
    for (let i = 0; i < 10; i++) expect(await attempt(i, "wrong")).toMatchObject({ status: 401 });
    expect(await attempt(11, PASSWORD)).toMatchObject({ status: 429 });
    const warnings = plain.logged.filter((line) => line.includes("not in TRUSTED_PROXIES"));
    expect(warnings).toHaveLength(1);
  } finally {
    await plain.stop();
  }
});

describe("AUTH-24: changes of a profile in a minute", () => {
  const CHANGES = 3;
  let limited: Service;
  let carol: Person;
  let dan: Person;
  beforeAll(async () => {
    const settings = { PROFILE_CHANGES_PER_MINUTE: String(CHANGES) };
    limited = await startService({ settings, skipLogCheck: true });
    [carol, dan] = [await limited.person("carol"), await limited.person("dan")];
  });
  afterAll(() => limited.stop());
  const rename = ({ token }: Person, firstname: string, headers = {}) =>
    limited.send("PATCH", "/auth/me", { token, headers, json: { firstname } });

  test("are limited: 429 with Retry-After, until the minute is over, for that user alone", async () => {
    const keyed = { "idempotency-key": "first" };
    expect(await rename(carol, "0", keyed)).toMatchObject({ status: 200 });
    for (let i = 1; i < CHANGES; i++) expect(await rename(carol, `${i}`)).toMatchObject({ status: 200 });
    const answer = await rename(carol, "again");
    const detail = "Too many changes of your profile; try again later.";
    expect(answer).toMatchObject({ status: 429, body: { detail } });
    expect(Number(answer.headers.get("retry-after"))).toBeWithin(1, 61);
    expect(await rename(carol, "0", keyed)).toMatchObject({ status: 200, body: { firstname: "0" } });
    expect(await rename(dan, "Dan")).toMatchObject({ status: 200 });
    setSystemTime(new Date(Date.now() + 60_000));
    expect(await rename(carol, "later")).toMatchObject({ status: 200 });
  });

  test("are not counted, and never refused, when nothing changes", async () => {
    for (let i = 0; i < CHANGES * 2; i++) expect(await rename(dan, "Dan")).toMatchObject({ status: 200 });
    for (let i = 0; i < CHANGES - 1; i++) expect(await rename(dan, `${i}`)).toMatchObject({ status: 200 });
    expect(await rename(dan, "more")).toMatchObject({ status: 429 });
    expect(await rename(dan, `${CHANGES - 2}`)).toMatchObject({ status: 200 });
  });
});
