/** Who gets which account: SIGNIN-9 to SIGNIN-11, and SIGNIN-14. */
import { describe, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { newToken } from "../../server/mail/token-store.ts";
import { accountRow, updateProfile } from "../../server/users/store.ts";
import { boardOf, PASSWORD, refusal } from "../harness.ts";
import { type Claims, PROVIDER_NAME, someone } from "../support/oidc/made-provider.ts";
import { HOME, service, setSignInScene, signIn, withSettings } from "../support/oidc/sign-in-scene.ts";

setSignInScene();

describe("SIGNIN-9 with the address of another account", () => {
  const taken = {
    status: 409,
    text: expect.stringContaining("There is an account with your email address already"),
  };

  test("nobody gets that account, nor another one", async () => {
    const alice = await service.person("alice");
    const person = someone("same", { email: alice.me.email.toUpperCase() });
    expect((await signIn(person)).shown).toMatchObject(taken);
    expect(await alice.getMe()).toEqual(alice.me);
  });

  test("OIDC_LINK_BY_EMAIL connects it, if the provider has verified the address", async () => {
    const alice = await service.person("alice");
    await service.app.db.write(updateProfile(alice.id, { is_verified: true }));
    const person = someone("linked", { email: alice.me.email });
    await withSettings({ OIDC_LINK_BY_EMAIL: true }, async () => {
      expect((await signIn({ ...person, email_verified: false })).shown).toMatchObject(taken);
      expect((await signIn({ ...person, email_verified: undefined })).shown).toMatchObject(taken);
      const { client } = await signIn(person);
      expect((await client.getMe()).id).toBe(alice.id);
      // Somebody else with this address at the provider.
      expect((await signIn({ ...person, sub: "another" })).shown).toMatchObject(taken);
    });
    expect((await alice.getMe()).id).toBe(alice.id);
    expect(await alice.getOidcLink()).toMatchObject({ is_linked: true, has_password: true });
  });

  test("whoever registered it without proving the address loses the password and all access", async () => {
    const squatter = await service.person("squatter");
    const { token } = await squatter.createApiToken({ name: "left behind", scopes: ["read"] });
    const calendar = calendarToken(await squatter.getCalendar());
    await service.anonymous.getCalendarFeed({ token: calendar });
    const person = someone("rightful", { email: squatter.me.email });
    const { client } = await withSettings({ OIDC_LINK_BY_EMAIL: true }, () => signIn(person));
    expect(await client.getMe()).toEqual({ ...squatter.me, is_verified: true });
    expect(await client.getOidcLink()).toMatchObject({ is_linked: true, has_password: false });
    expect(await refusal(squatter.getMe())).toMatchObject({ status: 401 });
    expect(await refusal(createClient({ baseUrl: service.url, token }).getMe())).toMatchObject({
      status: 401,
    });
    expect(await refusal(service.anonymous.getCalendarFeed({ token: calendar }))).toMatchObject({
      status: 404,
    });
    const login = service.anonymous.login({ username: squatter.me.email, password: PASSWORD });
    expect(await refusal(login)).toMatchObject({ status: 401 });
  });
});

describe("SIGNIN-10 a new account", () => {
  const nameOf = async (more: Claims) => {
    const person = someone("name", { preferred_username: undefined, ...more });
    const { username } = await (await signIn(person)).client.getMe();
    return { username, local: String(person.email).split("@")[0] };
  };

  test("is called what the provider calls the person, or else by the address", async () => {
    const unique = crypto.randomUUID().slice(0, 8);
    expect(await nameOf({ preferred_username: `Zoë ${unique}` })).toMatchObject({
      username: `Zoë ${unique}`,
    });
    expect(await nameOf({ nickname: `nick${unique}`, name: "other" })).toMatchObject({
      username: `nick${unique}`,
    });
    const { username, local } = await nameOf({});
    expect(username).toBe(String(local));
  });

  test("has a valid name that nobody else has", async () => {
    const name = `dup${crypto.randomUUID().slice(0, 8)}`;
    const names = [];
    for (let i = 0; i < 3; i++)
      names.push((await nameOf({ preferred_username: name, email: undefined, ...mailOnly() })).username);
    expect(names[0]).toBe(name);
    expect(new Set(names).size).toBe(3);
    const { username, local } = await nameOf({ preferred_username: "a\u202eb", name: "x".repeat(300) });
    expect([username, username.length <= 50]).toEqual([
      username === local ? String(local) : "x".repeat(40),
      true,
    ]);
  });

  test("needs a valid address", async () => {
    for (const email of [undefined, "nonsense", "", 5]) {
      const { shown, visitor } = await signIn(someone("none", { email }));
      expect([shown.status, visitor.cookie("svc_auth")]).toEqual([403, undefined]);
      expect(shown.text).toContain(`${PROVIDER_NAME} did not tell your email address`);
    }
  });

  test("is verified only if the provider has verified the address", async () => {
    const { client } = await signIn(someone("unverified", { email_verified: false }));
    expect((await client.getMe()).is_verified).toBe(false);
  });
});

function calendarToken({ url }: { url: string }): string {
  return new URL(url).searchParams.get("token") ?? "";
}

function mailOnly(): Claims {
  return { email: `m${crypto.randomUUID().slice(0, 8)}@example.org` };
}

describe("SIGNIN-11 REGISTRATION", () => {
  test("closed: nobody gets a new account, those who have one sign in", async () => {
    const person = someone("known");
    await signIn(person);
    await withSettings({ REGISTRATION: "closed" }, async () => {
      expect((await signIn(someone("new"))).shown).toMatchObject({ status: 403 });
      expect((await signIn(person)).shown.status).toBe(302);
    });
  });

  test("invite: a new account takes an invitation, and joins its board at once", async () => {
    const owner = await service.person("owner");
    const { board_id } = await boardOf(owner);
    const person = someone("invited");
    const forOther = await owner.createInvitation({ board_id, email: "other@example.org" });
    const once = await owner.createInvitation({ board_id, max_uses: 1 });
    await withSettings({ REGISTRATION: "invite" }, async () => {
      const without = await signIn(person);
      expect([without.shown.status, without.shown.text.includes("takes an invitation")]).toEqual([403, true]);
      for (const token of [forOther.token, "nonsense"]) {
        const { shown } = await signIn(person, { next: `/invite/${token}` });
        expect(shown).toMatchObject({
          status: 403,
          text: expect.stringContaining("This invitation does not work"),
        });
      }
      const { shown, client } = await signIn(person, { next: `/invite/${once.token}` });
      expect(shown.url).toBe(`${HOME}/b/${board_id}`);
      expect((await client.getBoard({ board_id })).members).toHaveLength(2);
      const second = await signIn(someone("late"), { next: `/invite/${once.token}` });
      expect(second.shown.status).toBe(403);
    });
  });
});

test("SIGNIN-14 a mailed link sets a first password; of an unproved address, it ends what was connected", async () => {
  for (const isVerified of [true, false]) {
    const person = someone("first", { email_verified: isVerified });
    const { id } = await (await signIn(person)).client.getMe();
    const [account] = (await service.app.db.read({ account: accountRow(id) })).account;
    const { token, insertion } = newToken(account!, "reset");
    await service.app.db.write([insertion]);
    await service.anonymous.resetPassword({ token, new_password: PASSWORD });
    const login = await service.anonymous.login({ username: String(person.email), password: PASSWORD });
    const client = createClient({ baseUrl: service.url, token: login.access_token });
    expect(await client.getOidcLink()).toEqual({
      name: PROVIDER_NAME,
      is_linked: isVerified,
      has_password: true,
    });
    expect(await refusal(service.anonymous.resetPassword({ token, new_password: PASSWORD }))).toMatchObject({
      status: 400,
    });
  }
});
