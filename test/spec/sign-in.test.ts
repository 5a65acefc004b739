/** Signing in with an OpenID Connect provider, a real one: SIGNIN-1 to SIGNIN-5, SIGNIN-8, SIGNIN-12 to SIGNIN-15. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { type App, startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { deactivate } from "../../server/users/store.ts";
import { PASSWORD, refusal, type Service, startService } from "../harness.ts";
import { type RealProvider, startRealProvider } from "../machine/oidc.ts";
import { someone } from "../support/oidc/made-provider.ts";
import { Visitor } from "../support/oidc/visitor.ts";

const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";
const HOME = "https://boards.example.org";
const SECRET = "a secret that two instances have in common";

let provider: RealProvider;
let service: Service;

beforeAll(async () => {
  provider = await startRealProvider(HOME);
  service = await startService({
    settings: { ...provider.settings, JWT_SECRET: SECRET },
    skipLogCheck: true,
  });
  provider.serviceUrl = service.url;
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

const isBack = (url: string) => url.startsWith(`${HOME}/`) && !url.startsWith(`${HOME}/auth/`);

async function signIn(
  person: Record<string, unknown> | null,
  { visitor = new Visitor(service), next = "/" } = {},
) {
  provider.signsIn = person;
  const shown = await visitor.go(`/auth/oidc/start?next=${encodeURIComponent(next)}`, isBack);
  const token = visitor.cookie("svc_auth");
  return { visitor, shown, client: createClient({ baseUrl: service.url, token }) };
}

test("SIGNIN-1 GET /auth/methods says how to log in, without a login", async () => {
  expect(await service.anonymous.authMethods()).toEqual({
    password: true,
    password_min_length: 8,
    oidc: { name: "Real ID" },
    registration: "open",
    mail: true,
    trash_days: 30,
  });
});

test("SIGNIN-3 the way to the provider has PKCE, a state and a nonce, and keeps nothing in the address", async () => {
  const { status, headers } = await new Visitor(service).request("GET", "/auth/oidc/start?next=/settings");
  const url = new URL(headers.get("location") ?? "");
  const { state, nonce, code_challenge, ...others } = Object.fromEntries(url.searchParams);
  expect([status, url.origin + url.pathname]).toEqual([302, `${provider.issuer}/auth`]);
  expect(others).toEqual({
    client_id: "boardcast",
    response_type: "code",
    redirect_uri: `${HOME}/auth/oidc/callback`,
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  for (const value of [state, nonce, code_challenge]) expect(value).toMatch(/^[\w-]{43}$/);
  const cookie = headers.get("set-cookie") ?? "";
  expect(cookie.replace(/=[\w-]+;/, "=…;").replace(/_\d/, "_N")).toBe(
    "svc_oidc_N=…; Path=/auth/oidc/callback; HttpOnly; SameSite=Lax; Max-Age=600",
  );
});

test("SIGNIN-3 who comes back has a session like any other, which nothing logged gives away", async () => {
  const person = someone("ada", { given_name: "Ada", family_name: "Byron" });
  const { visitor, shown, client } = await signIn(person, { next: "/my-cards" });
  expect([shown.status, shown.url]).toEqual([302, `${HOME}/my-cards`]);
  expect(await client.getMe()).toEqual({
    id: expect.any(String),
    email: String(person.email),
    username: String(person.sub),
    firstname: "Ada",
    lastname: "Byron",
    is_active: true,
    is_verified: true,
    is_superuser: false,
  });
  const { items } = await client.listSessions({});
  expect(items.map(({ is_current }) => is_current)).toEqual([true]);
  const board = await client.createBoard({ title: "Board" });
  expect((await client.getBoard({ board_id: board.id })).title).toBe("Board");
  const log = service.logged.join("\n");
  for (const secret of [visitor.cookie("svc_auth"), provider.settings.OIDC_CLIENT_SECRET, "code="])
    expect(log).not.toContain(String(secret));
});

test("SIGNIN-8 a person at the provider has one account, whatever the provider says about the address later", async () => {
  const person = someone("bea");
  const first = await (await signIn(person)).client.getMe();
  const again = await signIn({ ...person, email: "other@example.org", preferred_username: "other" });
  expect(await again.client.getMe()).toEqual(first);
  const twice = someone("twin");
  const both = await Promise.all([signIn(twice), signIn(twice)]);
  const [one, other] = await Promise.all(both.map(({ client }) => client.getMe()));
  expect(one).toEqual(other!);
});

test.each([
  [
    "/b/018f2b6e-0000-7000-8000-000000000000?labels=a,b",
    "/b/018f2b6e-0000-7000-8000-000000000000?labels=a,b",
  ],
  ["/find?q=a%20b", "/find?q=a%20b"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/%2F/evil.example", "/"],
  ["/%5Cevil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/..//evil.example", "/"],
  ["/.evil.example", "/"],
  ["https://evil.example/", "/"],
  ["evil.example", "/"],
  ["/a\r\nset-cookie: a=b", "/"],
  ["/@evil.example", "/"],
  ["", "/"],
])("SIGNIN-4 after signing in with next=%s, the browser goes to %s", async (next, expected) => {
  const { shown } = await signIn(someone("next"), { next });
  expect(shown.headers.get("location")).toBe(expected);
});

describe("SIGNIN-5 a sign-in", () => {
  async function answered(visitor = new Visitor(service)) {
    provider.signsIn = someone("state");
    const { url } = await visitor.go("/auth/oidc/start", (to) => to.startsWith(`${HOME}/auth/oidc/callback`));
    return { visitor, url };
  }
  const expired = { status: 400, text: expect.stringContaining("This sign-in has expired") };

  test("comes back once", async () => {
    const { visitor, url } = await answered();
    expect(await visitor.request("GET", url)).toMatchObject({ status: 302 });
    expect(await visitor.request("GET", url)).toMatchObject(expired);
  });

  test("comes back once, also when it comes twice at the same time", async () => {
    const { visitor, url } = await answered();
    const both = await Promise.all([visitor.request("GET", url), visitor.request("GET", url)]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 400]);
  });

  test("belongs to the browser that began it, so that nobody is logged in as somebody else", async () => {
    const { url } = await answered();
    expect(await new Visitor(service).request("GET", url)).toMatchObject(expired);
    const { visitor } = await answered();
    expect(await visitor.request("GET", url)).toMatchObject(expired);
  });

  test("expires after ten minutes", async () => {
    const { visitor, url } = await answered();
    const { now } = Date;
    try {
      Date.now = () => now() + 600_001;
      expect(await visitor.request("GET", url)).toMatchObject(expired);
    } finally {
      Date.now = now;
    }
  });

  test("cannot be made up", async () => {
    const { url } = await answered();
    const state = new URL(url).searchParams.get("state") ?? "";
    const visitor = new Visitor(service);
    for (const made of ["a", Buffer.from(JSON.stringify({ state })).toString("base64url")]) {
      for (let cookie = 0; cookie < 8; cookie++) visitor.setCookie(`svc_oidc_${cookie}`, made);
      expect(await visitor.request("GET", url)).toMatchObject(expired);
    }
  });

  test("has room for several tabs of a browser", async () => {
    const visitor = new Visitor(service);
    const tabs = [await answered(visitor), await answered(visitor)];
    const [first, second] = tabs.map(
      ({ url }) => new URL(url).searchParams.get("state")?.codePointAt(0) ?? 0,
    );
    // By chance both may have the same place, which the later one takes.
    const isShared = first! % 8 === second! % 8;
    const statuses = [];
    for (const { url } of tabs) statuses.push((await visitor.request("GET", url)).status);
    expect(statuses).toEqual([isShared ? 400 : 302, 302]);
  });

  test.skipIf(!ON_POSTGRES)("comes back to any instance", async () => {
    const { DATABASE_URL } = service.app.context.config;
    const other: App = await startApp(
      readConfig({
        ...provider.settings,
        HOST: "127.0.0.1",
        PORT: "0",
        DATABASE_URL,
        JWT_SECRET: SECRET,
        PUBLIC_URL: HOME,
        LOG_LEVEL: "silent",
      }),
    );
    try {
      const { visitor, url } = await answered();
      const there = await visitor.request("GET", url, { service: { ...service, url: other.url } });
      expect([there.status, typeof visitor.cookie("svc_auth")]).toEqual([302, "string"]);
      expect(await visitor.request("GET", url)).toMatchObject(expired);
    } finally {
      await other.stop();
    }
  });
});

describe("SIGNIN-12", () => {
  test("a deactivated account is refused", async () => {
    const person = someone("gone");
    const { id } = await (await signIn(person)).client.getMe();
    await service.app.db.write(deactivate(id));
    const { shown, visitor } = await signIn(person);
    expect(shown).toMatchObject({
      status: 403,
      text: expect.stringContaining("Your account is deactivated"),
    });
    expect(visitor.cookie("svc_auth")).toBeUndefined();
  });

  test("a browser in which somebody else is logged in is not taken over", async () => {
    const first = await signIn(someone("first"));
    const me = await first.client.getMe();
    const visitor = new Visitor(service);
    visitor.setCookie("svc_auth", first.visitor.cookie("svc_auth") ?? "");
    const { shown } = await signIn(someone("second"), { visitor });
    expect([shown.status, shown.text.includes(`logged in as ${me.username}`)]).toEqual([409, true]);
    expect(visitor.cookie("svc_auth")).toBe(first.visitor.cookie("svc_auth"));
  });

  test("whoever cancels at the provider is told so", async () => {
    const { shown } = await signIn(null);
    expect(shown).toMatchObject({ status: 403, text: expect.stringContaining("You have not signed in") });
  });
});

describe("SIGNIN-13 connecting an account", () => {
  async function connect(visitor: Visitor, person: Record<string, unknown>) {
    provider.signsIn = person;
    const { status, text } = await visitor.request("POST", "/auth/oidc/link");
    return status === 200 ? visitor.go(JSON.parse(text).url, isBack) : { status, text, url: "" };
  }

  async function loggedIn(name: string) {
    const alice = await service.person(name);
    const visitor = new Visitor(service);
    visitor.setCookie("svc_auth", alice.token);
    return { alice, visitor };
  }

  test("takes a login; from then on the person at the provider has that account", async () => {
    const { alice, visitor } = await loggedIn("alice");
    const person = someone("connected");
    expect(await alice.getOidcLink()).toEqual({ name: "Real ID", is_linked: false, has_password: true });
    const shown = await connect(visitor, person);
    expect([shown.status, shown.url]).toEqual([302, `${HOME}/settings/login`]);
    expect(await alice.getOidcLink()).toEqual({ name: "Real ID", is_linked: true, has_password: true });
    expect(await (await signIn(person)).client.getMe()).toEqual(alice.me);
    expect(await refusal(alice.linkOidc())).toMatchObject({ status: 409 });
    expect(await refusal(service.anonymous.linkOidc())).toMatchObject({ status: 401 });
  });

  test("is refused for a person with another account", async () => {
    const person = someone("elsewhere");
    await signIn(person);
    const { alice, visitor } = await loggedIn("alice");
    const shown = await connect(visitor, person);
    expect(shown).toMatchObject({
      status: 409,
      text: expect.stringContaining("That account is in use already"),
    });
    expect(await alice.getOidcLink()).toMatchObject({ is_linked: false });
  });

  test("is refused when the login has ended meanwhile, or is another one", async () => {
    for (const end of ["ended", "other"]) {
      const { alice, visitor } = await loggedIn("alice");
      provider.signsIn = someone("late");
      const { text } = await visitor.request("POST", "/auth/oidc/link");
      const { url } = await visitor.go(JSON.parse(text).url, (to) =>
        to.startsWith(`${HOME}/auth/oidc/callback`),
      );
      if (end === "ended") await alice.logout();
      else visitor.setCookie("svc_auth", (await service.person("bob")).token);
      expect(await visitor.request("GET", url)).toMatchObject({ status: 400 });
    }
  });

  test("ends with DELETE, if the account has a password", async () => {
    const { alice, visitor } = await loggedIn("alice");
    const person = someone("disconnected");
    await connect(visitor, person);
    await alice.unlinkOidc();
    await alice.unlinkOidc();
    expect(await alice.getOidcLink()).toMatchObject({ is_linked: false });
    expect((await (await signIn(person)).client.getMe()).id).not.toBe(alice.id);
    const { client } = await signIn(someone("only"));
    expect(await refusal(client.unlinkOidc())).toEqual({
      status: 409,
      detail: "Your account has no password; set one before you disconnect.",
    });
  });
});

test("SIGNIN-14 an account without a password has none to log in with or to change", async () => {
  const person = someone("bare");
  const { client } = await signIn(person);
  const username = String(person.email);
  for (const password of ["", PASSWORD])
    expect(await refusal(service.anonymous.login({ username, password }))).toMatchObject({ status: 401 });
  const change = client.changePassword({ current_password: "", new_password: PASSWORD });
  expect(await refusal(change)).toEqual({ status: 400, detail: "Your account has no password to change." });
});

test("SIGNIN-15 logging out says where to log out of the provider; it sends the browser back", async () => {
  const { visitor, client } = await signIn(someone("leaving"));
  const { logout_url = "", ...rest } = await client.logout();
  expect(rest).toEqual({ detail: "You are logged out." });
  expect(logout_url).toStartWith(`${provider.issuer}/session/end?`);
  const asked = await visitor.go(logout_url);
  const xsrf = /name="xsrf" value="(\w+)"/.exec(asked.text)?.[1] ?? "";
  const body = new URLSearchParams({ xsrf, logout: "yes" });
  const confirmed = await visitor.request("POST", `${provider.issuer}/session/end/confirm`, { body });
  expect(confirmed.headers.get("location")).toBe(`${HOME}/login`);
  expect(await refusal(client.getMe())).toMatchObject({ status: 401 });
  const alice = await service.person("alice");
  expect(await alice.logout()).toEqual({ detail: "You are logged out." });
});
