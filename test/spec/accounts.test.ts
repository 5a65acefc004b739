/** Registration and the caller's own profile: AUTH-2 to AUTH-6, USER-2, USER-3. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { PASSWORD_COST } from "../../server/platform/auth/passwords.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, PASSWORD, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  // A changed profile shows on boards without an event, so the log cannot tell it.
  service = await startService({ skipLogCheck: true, passwordCost: PASSWORD_COST });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const register = (json: unknown) => service.send("POST", "/auth/register", { json });
const newcomer = (name: string) => ({ email: `${name}@example.org`, username: name, password: PASSWORD });
const found = async (q: string) => (await alice.searchUsers({ q })).map((user) => user.username);

describe("register", () => {
  test("AUTH-2: answers 201 with the public user: active, not verified, not a superuser", async () => {
    const answer = await register({ ...newcomer("carol"), firstname: "Carol", lastname: "Danvers" });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      email: "carol@example.org",
      username: "carol",
      firstname: "Carol",
      lastname: "Danvers",
      is_active: true,
      is_verified: false,
      is_superuser: false,
    });
    expect(await alice.getUser({ user_id: answer.body.id })).toEqual(answer.body);
  });

  test("AUTH-3: stores the e-mail address in lowercase and the username as given", async () => {
    const { body } = await register({ ...newcomer("Dave"), email: "DaVe@Example.ORG" });
    expect(body).toMatchObject({
      email: "dave@example.org",
      username: "Dave",
      firstname: null,
      lastname: null,
    });
  });

  test("AUTH-4: a taken e-mail address, in any letter case, or a taken username is refused with 409", async () => {
    const before = await found("");
    const sameEmail = { ...newcomer("somebody-else"), email: bob.me.email.toUpperCase() };
    const sameName = { ...newcomer("somebody-else"), username: bob.me.username };
    for (const taken of [sameEmail, sameName]) {
      expect(await register(taken)).toMatchObject({ status: 409, body: { detail: expect.any(String) } });
    }
    expect(await found("")).toEqual(before);
  });

  test("AUTH-4: ten identical registrations at once create one account", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(newcomer("eve"))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await found("eve")).toEqual(["eve"]);
  });

  test("API-8: fields that the caller may not set have no effect", async () => {
    const { body } = await register({
      ...newcomer("frank"),
      id: bob.id,
      is_active: false,
      is_verified: true,
      is_superuser: true,
      hashed_password: "x",
      role: "owner",
    });
    expect(body).toMatchObject({ is_active: true, is_verified: false, is_superuser: false });
    expect(body.id).not.toBe(bob.id);
    const { access_token } = await service.anonymous.login({ username: body.email, password: PASSWORD });
    expect(access_token).toBeString();
  });

  test("AUTH-6: stores the password as an Argon2id hash of at least 19 MiB and two passes", async () => {
    const { rows } = await service.app.context.db.read({
      rows: sql<{ hash: string }>`SELECT hashed_password AS hash FROM users WHERE id = ${alice.id}`,
    });
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(rows[0]!.hash)!;
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(rows[0]!.hash).not.toContain(PASSWORD);
  });

  test("AUTH-5: a password may have 1024 characters, and every one of them counts", async () => {
    const password = "é".repeat(1023);
    expect(await register({ ...newcomer("grace"), password: `${password}1` })).toMatchObject({ status: 201 });
    const login = (last: string) =>
      service.anonymous.login({ username: "grace@example.org", password: password + last });
    expect(await refusal(login("2"))).toMatchObject({ status: 401 });
    expect(await login("1")).toMatchObject({ token_type: "bearer" });
  });

  const refused: [string, string, Record<string, unknown>][] = [
    ["no e-mail address", "email", { email: undefined }],
    ["an e-mail address that is none", "email", { email: "harry.example.org" }],
    ["an e-mail address with blanks around it", "email", { email: " harry@example.org " }],
    ["an e-mail address of 255 characters", "email", { email: `${"h".repeat(243)}@example.org` }],
    ["an e-mail address with NUL", "email", { email: "ha\u0000rry@example.org" }],
    ["no username", "username", { username: undefined }],
    ["an empty username", "username", { username: "" }],
    ["a username of 51 characters", "username", { username: "h".repeat(51) }],
    ["a username with a control character", "username", { username: "har\nry" }],
    ["a username with a blank before it", "username", { username: " harry" }],
    ["a username with a blank after it", "username", { username: "harry " }],
    ["a username with NUL", "username", { username: "har\u0000ry" }],
    ["a username with an unpaired surrogate", "username", { username: "harry\ud800" }],
    ["a username that is a number", "username", { username: 7 }],
    ["no password", "password", { password: undefined }],
    ["a password of 7 characters", "password", { password: "1234567" }],
    ["a password of 1025 characters", "password", { password: "1".repeat(1025) }],
    ["a password that is a number", "password", { password: 12345678 }],
    ["a first name with NUL", "firstname", { firstname: "\u0000" }],
    ["a last name that is a list", "lastname", { lastname: ["x"] }],
  ];
  test.each(refused)("with %s is refused with 422 (AUTH-3, AUTH-5)", async (_, field, change) => {
    const { status, body } = await register({ ...newcomer("harry"), ...change });
    expect({ status, detail: body.detail }).toEqual({ status: 422, detail: expect.any(String) });
    expect(body.errors[0]).toEqual({ path: `body.${field}`, message: expect.any(String) });
    expect(await found("harry")).toEqual([]);
  });

  test("with a body that is not a JSON object is refused", async () => {
    const json = { "content-type": "application/json" };
    const post = (body: string, headers: Record<string, string>) =>
      service.send("POST", "/auth/register", { body, headers });
    expect(await post('{"email":', json)).toMatchObject({ status: 400 });
    for (const body of ["", "null", "[]", '"x"'])
      expect(await post(body, json)).toMatchObject({ status: 422 });
    expect(await post(JSON.stringify(newcomer("ivan")), { "content-type": "text/plain" })).toMatchObject({
      status: 415,
    });
    expect(await post(`{"email":"${"x".repeat(1_048_576)}"}`, json)).toMatchObject({ status: 413 });
    expect(await found("ivan")).toEqual([]);
  });
});

test("AUTH-5: the configured password policy applies at registration and at every change", async () => {
  const settings = { PASSWORD_MIN_LENGTH: "12", PASSWORD_REQUIRE: "upper,lower,digit,symbol" };
  const strict = await startService({ settings });
  try {
    const account = { email: "judy@example.org", username: "judy" };
    const weak = ["Short-1", "no-upper-case-1", "NO-LOWER-CASE-1", "No-Digit-At-All", "No5ymb0lAtAll"];
    for (const password of weak) {
      expect(await refusal(strict.anonymous.register({ ...account, password }))).toMatchObject({
        status: 422,
      });
    }
    const password = "Good-Enough-1";
    await strict.anonymous.register({ ...account, password });
    const { access_token: token } = await strict.anonymous.login({ username: account.email, password });
    const json = { current_password: password, new_password: weak[0] };
    expect(await strict.send("POST", "/auth/change-password", { token, json })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "body.new_password" }] },
    });
  } finally {
    await strict.stop();
  }
});

test("AUTH-5: common passwords are refused only where that is configured, in any letter case", async () => {
  const account = (password: string) => {
    const name = crypto.randomUUID();
    return { email: `${name}@example.org`, username: name, password };
  };
  const common = ["12345678", "password", "PassWord", "iloveyou", "1q2w3e4r"];
  const strict = await startService({ settings: { PASSWORD_REQUIRE: "uncommon" } });
  try {
    for (const password of common) {
      expect(await service.anonymous.register(account(password))).toMatchObject({ is_active: true });
      expect(await refusal(strict.anonymous.register(account(password)))).toEqual({
        status: 422,
        detail: "The password must have more to it than one of the most common passwords.",
      });
    }
    const { id } = await strict.anonymous.register(account("a long horse of no fame"));
    expect(id).toEqual(expect.any(String));
  } finally {
    await strict.stop();
  }
});

describe("my profile", () => {
  test("USER-2: is the public user", async () => {
    expect(await alice.getMe()).toEqual(alice.me);
  });

  test("USER-3: PATCH changes the given names and no others; null clears a name (API-9, API-10)", async () => {
    const kim = await service.person("kim");
    expect(await kim.updateMe({ firstname: "Kim", lastname: "Lee" })).toEqual({
      ...kim.me,
      firstname: "Kim",
      lastname: "Lee",
    });
    const renamed = { ...kim.me, firstname: null, lastname: "Lee", username: "Kim Lee" };
    expect(await kim.updateMe({ firstname: null, username: "Kim Lee" })).toEqual(renamed);
    expect(await kim.updateMe({})).toEqual(renamed);
    expect(await kim.getMe()).toEqual(renamed);
  });

  test("API-8: PATCH ignores fields that the caller may not set", async () => {
    const json = { id: bob.id, email: "x@example.org", is_superuser: true, is_active: false, password: "x" };
    expect(await service.send("PATCH", "/auth/me", { token: alice.token, json })).toMatchObject({
      status: 200,
      body: alice.me,
    });
    expect(await alice.getMe()).toEqual(alice.me);
  });

  test("USER-3: a taken username is refused with 409, an invalid one with 422, and nothing changes", async () => {
    expect(await refusal(alice.updateMe({ username: bob.me.username, firstname: "A" }))).toMatchObject({
      status: 409,
    });
    for (const json of [{ username: null }, { username: "" }, { firstname: 7 }, { lastname: "\u0000" }]) {
      const answer = await service.send("PATCH", "/auth/me", { token: alice.token, json });
      expect(answer).toMatchObject({ status: 422 });
    }
    expect(await alice.getMe()).toEqual(alice.me);
  });

  test("USER-3: simultaneous changes of different fields both take effect", async () => {
    const lena = await service.person("lena");
    for (let round = 0; round < 5; round++) {
      const names = { firstname: `first ${round}`, lastname: `last ${round}` };
      await Promise.all([
        lena.updateMe({ firstname: names.firstname }),
        lena.updateMe({ lastname: names.lastname }),
      ]);
      expect(await lena.getMe()).toEqual({ ...lena.me, ...names });
    }
  });

  test("USER-9: a new name shows on the user's boards", async () => {
    const mia = await service.person("mia");
    const { board_id } = await boardOf(bob, mia);
    await bob.getBoard({ board_id });
    const user = await mia.updateMe({ firstname: "Mia" });
    const { members } = await bob.getBoard({ board_id });
    expect(members.find(({ user_id }) => user_id === mia.id)).toEqual({
      board_id,
      user_id: mia.id,
      role: "member",
      user,
    });
  });
});
