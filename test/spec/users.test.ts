/** Users: USER-6 to USER-8. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { insertAccount } from "../../server/users/store.ts";
import { type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const found = async (q: string) => (await alice.searchUsers({ q })).map((user) => user.username);

describe("a user", () => {
  test("USER-6: is shown to everybody with an account, as the public user", async () => {
    expect(await alice.getUser({ user_id: bob.id })).toEqual(bob.me);
    expect(await alice.getUser({ user_id: bob.id.toUpperCase() })).toEqual(bob.me);
  });

  test("USER-6: that does not exist is 404, a malformed id 422 (ERROR-12)", async () => {
    expect(await refusal(alice.getUser({ user_id: crypto.randomUUID() }))).toEqual({
      status: 404,
      detail: "This user does not exist.",
    });
    for (const id of ["7", "%00", "%ZZ", "' OR 1=1 --"]) {
      expect(await service.send("GET", `/users/${id}`, { token: alice.token })).toMatchObject({
        status: 422,
      });
    }
  });
});

describe("search", () => {
  const names = Array.from({ length: 25 }, (_, index) => `finder-${String(index).padStart(2, "0")}`);

  beforeAll(async () => {
    const people = [...names, "per%cent", "under_score", "back\\slash", "Äpfel"];
    const accounts = people.map((username, index) => ({
      id: crypto.randomUUID(),
      email: `search${index}@people.example`,
      username,
      hashed_password: "no password fits",
      firstname: null,
      lastname: null,
      is_superuser: false,
    }));
    await service.app.db.write(accounts.map(insertAccount));
  });

  test("USER-7: matches part of the username or of the e-mail address, in any letter case", async () => {
    expect(await alice.searchUsers({ q: "BOB-" })).toEqual([bob.me]);
    expect(await found("äPF")).toEqual(["Äpfel"]);
    expect(await found("SEARCH7@people")).toEqual(["finder-07"]);
    expect(await found("nobody is called this")).toEqual([]);
  });

  test("USER-7: takes q, search and query alike", async () => {
    for (const name of ["q", "search", "query"]) {
      const answer = await service.send("GET", `/users?${name}=${bob.me.username}`, { token: alice.token });
      expect(answer).toMatchObject({ status: 200, body: [bob.me] });
    }
  });

  test("USER-7: takes pattern characters and quotes literally", async () => {
    expect(await found("%")).toEqual(["per%cent"]);
    expect(await found("r_s")).toEqual(["under_score"]);
    expect(await found("\\")).toEqual(["back\\slash"]);
    expect(await found("' OR '1'='1")).toEqual([]);
  });

  test("USER-8: answers 20 unless limit says otherwise, sorted by username, and continues at offset", async () => {
    const page = async (limit?: number, offset?: number) =>
      (await alice.searchUsers({ q: "finder-", limit, offset })).map((user) => user.username);
    expect(await page()).toEqual(names.slice(0, 20));
    expect(await page(100)).toEqual(names);
    expect(await page(2, 3)).toEqual(names.slice(3, 5));
    expect(await page(20, 20)).toEqual(names.slice(20));
    expect(await page(1, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test.each(["limit=0", "limit=101", "limit=1.5", "limit=x", "limit=", "offset=-1", "offset=1e3", "q=%00"])(
    "USER-8: with %s is refused with 422",
    async (query) => {
      const answer = await service.send("GET", `/users?${query}`, { token: alice.token });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: [{ path: `query.${query.split("=")[0]}` }] },
      });
    },
  );
});
