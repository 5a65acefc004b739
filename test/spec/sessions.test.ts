/** Logging in and out, and what revokes a token: AUTH-7, AUTH-8, AUTH-16 to AUTH-20. */
import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test";
import { PASSWORD_COST } from "../../server/platform/auth/passwords.ts";
import { deactivate } from "../../server/users/store.ts";
import { PASSWORD, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ passwordCost: PASSWORD_COST });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const NEW_PASSWORD = "another horse 2";

const login = (json: unknown) => service.send("POST", "/auth/login", { json });
const loginForm = (fields: Record<string, string>) =>
  service.send("POST", "/auth/login", { body: new URLSearchParams(fields) });
const statusOf = async (token: string) => (await service.send("GET", "/auth/me", { token })).status;

async function anotherToken(person: Person, password = PASSWORD): Promise<string> {
  const { access_token } = await service.anonymous.login({ username: person.me.email, password });
  return access_token;
}

describe("login", () => {
  test("AUTH-7: takes a form whose username is the e-mail address, and answers a bearer token", async () => {
    const answer = await loginForm({ username: alice.me.email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ access_token: expect.any(String), token_type: "bearer" });
    expect(await statusOf(answer.body.access_token)).toBe(200);
  });

  test("AUTH-7: takes the same two fields as JSON", async () => {
    const { status, body } = await login({ username: alice.me.email, password: PASSWORD });
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.any(String), token_type: "bearer" },
    });
    expect(await statusOf(body.access_token)).toBe(200);
  });

  test("AUTH-7: takes the e-mail address in any letter case, the password only exactly", async () => {
    const username = alice.me.email.toUpperCase();
    expect(await loginForm({ username, password: PASSWORD })).toMatchObject({ status: 200 });
    for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, ""]) {
      expect(await login({ username, password })).toMatchObject({ status: 401 });
    }
  });

  test("AUTH-8: says the same for an unknown e-mail address, a wrong password, a username and a deactivated user", async () => {
    const gone = await service.person("gone");
    await service.app.db.write(deactivate(gone.id));
    const answers = [
      await login({ username: "nobody@example.org", password: PASSWORD }),
      await login({ username: alice.me.email, password: "wrong" }),
      await login({ username: alice.me.username, password: PASSWORD }),
      await login({ username: gone.me.email, password: PASSWORD }),
    ];
    for (const { status, headers, body } of answers) {
      headers.delete("date");
      headers.delete("x-request-id");
      expect({ status, headers: headers.toJSON(), body }).toEqual({
        status: 401,
        headers: answers[0]!.headers.toJSON(),
        body: { detail: "The e-mail address or the password is wrong." },
      });
      expect(headers.get("www-authenticate")).toBe("Bearer");
      expect(headers.has("set-cookie")).toBe(false);
    }
  });

  test("AUTH-8: verifies one password hash whether or not the account exists", async () => {
    const verify = spyOn(Bun.password, "verify");
    try {
      for (const username of [alice.me.email, "nobody@example.org"]) {
        verify.mockClear();
        expect(await login({ username, password: "wrong" })).toMatchObject({ status: 401 });
        const costs = verify.mock.calls.map(([, hash]) => String(hash).split("$")[3]);
        expect(costs).toEqual(["m=19456,t=2,p=1"]);
      }
    } finally {
      verify.mockRestore();
    }
  });

  test.each([
    ["no password", { username: "a@example.org" }],
    ["no username", { password: PASSWORD }],
    ["a number for a password", { username: "a@example.org", password: 1 }],
    ["NUL in the username", { username: "a\u0000@example.org", password: PASSWORD }],
    ["an unpaired surrogate in the username", { username: "a\ud800@example.org", password: PASSWORD }],
  ])("with %s is refused with 422", async (_, json) => {
    expect(await login(json)).toMatchObject({ status: 422, body: { detail: expect.any(String) } });
  });

  test("AUTH-7: with another kind of body is refused with 415, malformed JSON with 400", async () => {
    const text = JSON.stringify({ username: alice.me.email, password: PASSWORD });
    const post = (type: string, body: string) =>
      service.send("POST", "/auth/login", { headers: { "content-type": type }, body });
    expect(await post("text/plain", text)).toMatchObject({ status: 415 });
    expect(await post("multipart/form-data; boundary=x", text)).toMatchObject({ status: 415 });
    expect(await post("application/json", "{")).toMatchObject({ status: 400 });
  });
});

describe("logout", () => {
  test("AUTH-16: answers a detail, revokes the token it was called with, and no other", async () => {
    const [first, second] = [await anotherToken(alice), await anotherToken(alice)];
    const answer = await service.send("POST", "/auth/logout", { token: first });
    expect(answer).toMatchObject({ status: 200, body: { detail: expect.any(String) } });
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  });

  test("with a token that is already revoked is refused with 401", async () => {
    const token = await anotherToken(alice);
    const logout = () => service.send("POST", "/auth/logout", { token });
    expect([(await logout()).status, (await logout()).status]).toEqual([200, 401]);
  });

  test("revokes the token however its signature is encoded", async () => {
    const token = await anotherToken(alice);
    await service.send("POST", "/auth/logout", { token });
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = alphabet.indexOf(token.at(-1)!);
    // 43 characters hold 258 bits, a signature has 256: four last characters decode to the same bytes.
    const neighbours = [1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[last ^ bits]);
    const [head, payload, signature] = token.split(".") as [string, string, string];
    const padded = [`${token}=`, `${token}!`, `${head}.${payload}.=${signature}`];
    for (const spelling of [...neighbours, ...padded]) expect(await statusOf(spelling)).toBe(401);
  });
});

describe("change-password", () => {
  const change = (token: string, current_password: string, new_password: string) =>
    service.send("POST", "/auth/change-password", { token, json: { current_password, new_password } });

  test("AUTH-18: needs the current password: a wrong one is refused with 400 and changes nothing", async () => {
    const other = await anotherToken(alice);
    expect(await change(alice.token, "wrong", NEW_PASSWORD)).toMatchObject({
      status: 400,
      body: { detail: "The current password is wrong." },
    });
    expect([await statusOf(alice.token), await statusOf(other)]).toEqual([200, 200]);
    expect(await refusal(anotherToken(alice, NEW_PASSWORD))).toMatchObject({ status: 401 });
  });

  test.each([
    ["a new password that is too short", { current_password: PASSWORD, new_password: "short" }],
    ["no new password", { current_password: PASSWORD }],
    ["no current password", { new_password: NEW_PASSWORD }],
    ["a new password with NUL", { current_password: PASSWORD, new_password: "1234567\u0000" }],
  ])("AUTH-18: with %s is refused with 422 and changes nothing", async (_, json) => {
    const answer = await service.send("POST", "/auth/change-password", { token: alice.token, json });
    expect(answer).toMatchObject({ status: 422, body: { detail: expect.any(String) } });
    expect(await statusOf(await anotherToken(alice))).toBe(200);
  });

  test("AUTH-19: revokes every other token; the one that made the change goes on", async () => {
    const bob = await service.person("bob");
    const other = await anotherToken(bob);
    expect(await change(bob.token, PASSWORD, NEW_PASSWORD)).toMatchObject({
      status: 200,
      body: { detail: expect.any(String) },
    });
    expect([await statusOf(bob.token), await statusOf(other)]).toEqual([200, 401]);
    expect(await refusal(anotherToken(bob))).toMatchObject({ status: 401 });
    const fresh = await anotherToken(bob, NEW_PASSWORD);
    expect(await statusOf(fresh)).toBe(200);

    await change(fresh, NEW_PASSWORD, PASSWORD);
    expect([await statusOf(fresh), await statusOf(bob.token)]).toEqual([200, 401]);
    await service.send("POST", "/auth/logout", { token: fresh });
    expect(await statusOf(fresh)).toBe(401);
  });

  test("AUTH-18: twice at the same time from the same password succeeds once", async () => {
    const carol = await service.person("carol");
    const tokens = [carol.token, await anotherToken(carol)];
    const passwords = ["first new password", "second new password"];
    const answers = await Promise.all(
      tokens.map((token, index) => change(token, PASSWORD, passwords[index]!)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await statusOf(tokens[winner]!)).toBe(200);
    expect(await statusOf(tokens[1 - winner]!)).toBe(401);
    expect(await statusOf(await anotherToken(carol, passwords[winner]!))).toBe(200);
    expect(await refusal(anotherToken(carol, passwords[1 - winner]!))).toMatchObject({ status: 401 });
  });
});

test("AUTH-20: deactivation voids every token, even the one kept by a password change, and prevents logging in (ERROR-5)", async () => {
  const dora = await service.person("dora");
  await dora.changePassword({ current_password: PASSWORD, new_password: NEW_PASSWORD });
  const other = await anotherToken(dora, NEW_PASSWORD);
  await service.app.db.write(deactivate(dora.id));
  expect([await statusOf(dora.token), await statusOf(other)]).toEqual([401, 401]);
  expect(await refusal(anotherToken(dora, NEW_PASSWORD))).toMatchObject({ status: 401 });
  expect(await alice.getUser({ user_id: dora.id })).toEqual({ ...dora.me, is_active: false });
});

test("AUTH-17: a token is renewed before it expires: the new one is valid, by header and as the cookie", async () => {
  const erin = await service.person("erin");
  const { status, body, headers } = await service.send("POST", "/auth/refresh", { token: erin.token });
  expect({ status, body }).toEqual({
    status: 200,
    body: { access_token: expect.any(String), token_type: "bearer" },
  });
  expect(headers.get("set-cookie")).toStartWith(`svc_auth=${body.access_token}; Path=/; HttpOnly`);
  expect(body.access_token).not.toBe(erin.token);
  expect([await statusOf(body.access_token), await statusOf(erin.token)]).toEqual([200, 200]);
  await service.send("POST", "/auth/logout", { token: body.access_token });
  expect(await service.send("POST", "/auth/refresh", { token: body.access_token })).toMatchObject({
    status: 401,
  });
});
