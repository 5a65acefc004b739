/** Who gets which account, what a provider must prove, and what is turned off: SIGNIN-2, SIGNIN-6 to SIGNIN-11, SIGNIN-14, SIGNIN-16, SIGNIN-17. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { type Config, readConfig } from "../../server/config.ts";
import { newToken } from "../../server/mail/token-store.ts";
import { createBoundedFetch } from "../../server/platform/auth/oidc/bounded-fetch.ts";
import { createOidcProvider } from "../../server/platform/auth/oidc/provider.ts";
import { accountRow, deactivate, updateProfile } from "../../server/users/store.ts";
import { boardOf, PASSWORD, refusal, type Service, startService, WITHOUT_OIDC } from "../harness.ts";
import {
  type Claims,
  type Lie,
  type MadeProvider,
  PROVIDER_NAME,
  someone,
  startMadeProvider,
} from "../support/oidc/made-provider.ts";
import { Visitor } from "../support/oidc/visitor.ts";

const HOME = "https://boards.example.org";

let provider: MadeProvider;
let service: Service;

beforeAll(async () => {
  provider = await startMadeProvider();
  service = await startService({ settings: provider.settings, skipLogCheck: true });
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

const isBack = (url: string) => url.startsWith(`${HOME}/`) && !url.startsWith(`${HOME}/auth/`);

interface Coming {
  visitor?: Visitor;
  next?: string;
  lie?: Lie;
}

async function signIn(person: Claims, { visitor = new Visitor(service), next = "/", lie }: Coming = {}) {
  provider.person = person;
  provider.lie = lie ?? null;
  try {
    const shown = await visitor.go(`/auth/oidc/start?next=${encodeURIComponent(next)}`, isBack);
    const token = visitor.cookie("svc_auth");
    return { visitor, shown, client: createClient({ baseUrl: service.url, token }) };
  } finally {
    provider.lie = null;
  }
}

/** As if the service had been started with them. */
async function withSettings<T>(settings: Partial<Config>, work: () => Promise<T>): Promise<T> {
  const { config } = service.app.context;
  const before = { ...config };
  Object.assign(config, settings);
  try {
    return await work();
  } finally {
    Object.assign(config, before);
  }
}

describe("SIGNIN-6 nobody is signed in by an answer that proves nothing:", () => {
  const flipped = (token: string) => {
    const [head, payload, signature = ""] = token.split(".");
    return `${head}.${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  };
  const unsigned = (token: string) =>
    `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.`;
  const lies: [string, Lie][] = [
    ["another nonce", { claims: (claims) => ({ ...claims, nonce: "other" }) }],
    ["no nonce", { claims: ({ nonce: _, ...claims }) => claims }],
    ["another issuer in the token", { claims: (claims) => ({ ...claims, iss: "https://evil.example" }) }],
    ["another issuer in the answer", { answer: (query) => query.set("iss", "https://evil.example") }],
    ["no issuer in the answer", { answer: (query) => query.delete("iss") }],
    ["another audience", { claims: (claims) => ({ ...claims, aud: "other" }) }],
    [
      "another audience beside ours",
      { claims: (claims) => ({ ...claims, aud: ["boardcast", "x"], azp: "x" }) },
    ],
    ["an expired token", { claims: (claims) => ({ ...claims, exp: Number(claims.iat) - 3600 }) }],
    ["no subject", { claims: ({ sub: _, ...claims }) => claims }],
    ["a wrong signature", { token: flipped }],
    ["no signature", { token: unsigned }],
    ["an unknown key", { responses: { "/jwks": () => Response.json({ keys: [] }) } }],
    ["a wrong code", { answer: (query) => query.set("code", "other") }],
    ["no code", { answer: (query) => query.delete("code") }],
    ["an error", { answer: (query) => query.set("error", "server_error") }],
    [
      "no ID token",
      { responses: { "/token": () => Response.json({ access_token: "a", token_type: "bearer" }) } },
    ],
  ];
  test.each(lies)("%s", async (_, lie) => {
    // Keys are cached; a new provider asks for them.
    const { context } = service.app;
    const before = context.oidc;
    context.oidc = createOidcProvider(context.config, context.log);
    try {
      const { shown, visitor } = await signIn(someone("liar"), { lie });
      expect([shown.status, visitor.cookie("svc_auth")]).toEqual([400, undefined]);
      expect(shown.text).toContain(`Signing in with ${PROVIDER_NAME} did not work`);
    } finally {
      context.oidc = before;
    }
  });
});

const never = () => new Promise<never>(() => {});
const silentAtStart = (responses: Lie["responses"]) =>
  responses !== undefined && "/.well-known/openid-configuration" in responses;

/** Where the links of a page lead, by their words. */
function waysIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, address = "", words = ""]) => [words, address]),
  );
}

describe("SIGNIN-7 a provider that is away", () => {
  const ways: [string, Lie["responses"]][] = [
    ["fails", { "/token": () => new Response("", { status: 500 }) }],
    ["sends more than it may", { "/token": () => new Response("a".repeat(2_000_000)) }],
  ];
  test.each(ways)("and %s is a page and 503", async (_, responses) => {
    const { shown } = await signIn(someone("away"), { lie: { responses } });
    expect([shown.status, shown.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(shown.text).toContain(`${PROVIDER_NAME} cannot be reached`);
  });

  const silences: [string, Lie["responses"]][] = [
    ["before anybody leaves for it", { "/.well-known/openid-configuration": never }],
    ["when asked who came back", { "/token": never }],
    ["when asked for its keys", { "/jwks": never }],
    ["half of the time", { "/token": () => new Response(new ReadableStream({ pull: never })) }],
  ];
  test.each(silences)("and does not answer %s is a page with a way on, and 503", async (_, responses) => {
    const { context } = service.app;
    const before = context.oidc;
    context.oidc = createOidcProvider(context.config, context.log, createBoundedFetch({ timeoutMs: 200 }));
    try {
      const { shown, visitor } = await signIn(someone("silent"), { next: "/my-cards", lie: { responses } });
      expect([shown.status, visitor.cookie("svc_auth")]).toEqual([503, undefined]);
      expect(shown.text).toContain(`${PROVIDER_NAME} cannot be reached`);
      expect(waysIn(shown.text)).toEqual({
        "Try again": "/auth/oidc/start?next=%2Fmy-cards",
        "Back to login": "/login?next=%2Fmy-cards",
      });
      const again = await signIn(someone("patient"), { visitor, next: "/my-cards" });
      expect(again.shown.status).toBe(silentAtStart(responses) ? 503 : 302);
    } finally {
      context.oidc = before;
    }
  });

  test("has ten seconds", async () => {
    const { timeout } = AbortSignal;
    const times: number[] = [];
    AbortSignal.timeout = (ms) => {
      times.push(ms);
      return timeout.call(AbortSignal, ms);
    };
    try {
      await createBoundedFetch()(`${provider.issuer}/jwks`, {
        body: null,
        headers: {},
        method: "GET",
        redirect: "manual",
      });
    } finally {
      AbortSignal.timeout = timeout;
    }
    expect(times).toEqual([10_000]);
  });

  test("delays nobody else, and is asked once in five seconds", async () => {
    const gone = await startMadeProvider();
    const { context } = service.app;
    const before = context.oidc;
    gone.lie = {
      responses: { "/.well-known/openid-configuration": () => new Response("", { status: 502 }) },
    };
    context.oidc = createOidcProvider({ ...context.config, ...gone.settings }, context.log);
    try {
      const visitors = Array.from({ length: 5 }, () => new Visitor(service).go("/auth/oidc/start"));
      expect((await service.anonymous.authMethods()).oidc).toEqual({ name: PROVIDER_NAME });
      for (const { status } of await Promise.all(visitors)) expect(status).toBe(503);
      expect(await refusal(service.anonymous.startOidc({}))).toMatchObject({ status: 503 });
      expect(gone.requests).toEqual(["/.well-known/openid-configuration"]);
    } finally {
      context.oidc = before;
      await gone.stop();
    }
  });

  test("or calls itself by another name is not used", async () => {
    const other = await startMadeProvider();
    const { context } = service.app;
    const before = context.oidc;
    other.lie = {
      responses: {
        "/.well-known/openid-configuration": () =>
          Response.json({ issuer: "https://evil.example", authorization_endpoint: "https://evil.example/" }),
      },
    };
    context.oidc = createOidcProvider({ ...context.config, ...other.settings }, context.log);
    try {
      expect((await new Visitor(service).go("/auth/oidc/start")).status).toBe(503);
    } finally {
      context.oidc = before;
      await other.stop();
    }
  });
});

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

test("SIGNIN-16 PASSWORD_LOGIN=false turns off whatever takes a password, and nothing else", async () => {
  const alice = await service.person("alice");
  const person = someone("only");
  await withSettings({ PASSWORD_LOGIN: false }, async () => {
    const { anonymous } = service;
    const username = alice.me.email;
    const refused = await Promise.all(
      [
        anonymous.login({ username, password: PASSWORD }),
        anonymous.register({ email: "a@example.org", username: "a", password: PASSWORD }),
        anonymous.forgotPassword({ email: username }),
        anonymous.resetPassword({ token: "token", new_password: PASSWORD }),
        alice.changePassword({ current_password: PASSWORD, new_password: PASSWORD }),
      ].map(refusal),
    );
    const off = { status: 403, detail: `Passwords are turned off here; sign in with ${PROVIDER_NAME}.` };
    expect(refused).toEqual(refused.map(() => off));
    expect((await anonymous.authMethods()).password).toBe(false);
    expect((await alice.getMe()).id).toBe(alice.id);
    expect((await signIn(person)).shown.status).toBe(302);
  });
});

test("SIGNIN-17 what fails is a page in the language of the browser, and an error for other clients", async () => {
  const german = await new Visitor(service, { "accept-language": "de" }).go("/auth/oidc/callback?state=a");
  expect([german.status, german.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  expect(german.text).toContain('<html lang="de">');
  expect(german.text).toContain("Diese Anmeldung ist abgelaufen");
  const { status, body } = await service.send("GET", "/auth/oidc/callback?state=a");
  expect([status, body.detail.startsWith("This sign-in has expired. ")]).toEqual([400, true]);
});

describe("SIGNIN-17", () => {
  const PROBLEM = { accept: "application/problem+json" };
  const SETTINGS = { "Back to settings": "/settings/login" };
  const LOGIN = { "Back to login": "/login" };
  const AGAIN = { "Try again": "/auth/oidc/start?next=%2F", ...LOGIN };

  /** What browsers are shown, and the code that programs get; each in a sign-in of its own. */
  async function told(person: () => Claims, lie?: Lie, link?: { visitor(): Promise<Visitor> }) {
    const outcomes = [];
    for (const headers of [{}, PROBLEM]) {
      const visitor = (await link?.visitor()) ?? new Visitor(service);
      Object.assign(visitor.headers, headers);
      const linking = link && JSON.parse((await visitor.request("POST", "/auth/oidc/link")).text).url;
      provider.person = person();
      provider.lie = lie ?? null;
      outcomes.push(await visitor.go(linking ?? "/auth/oidc/start", isBack));
      provider.lie = null;
    }
    const [page, problem] = outcomes;
    return { status: page!.status, ways: waysIn(page!.text), code: JSON.parse(problem!.text).code };
  }
  const as = async (name: string) => {
    const visitor = new Visitor(service);
    visitor.setCookie("svc_auth", (await service.person(name)).token);
    return visitor;
  };

  test("every failure has a code for programs, and a page with ways on that help", async () => {
    const alice = await service.person("alice");
    const same = () => someone("same", { email: alice.me.email });
    const connected = someone("connected");
    await signIn(connected);
    const gone = someone("gone");
    const { id } = await (await signIn(gone)).client.getMe();
    await service.app.db.write(deactivate(id));
    const cancelled: Lie = { answer: (query) => query.set("error", "access_denied") };
    const failing: Lie = { responses: { "/token": () => new Response("", { status: 500 }) } };
    const linking = { visitor: () => as("linking") };
    const newcomer = () => someone("newcomer");
    expect({
      away: await told(newcomer, failing),
      cancelled: await told(newcomer, cancelled),
      unproved: await told(newcomer, { answer: (query) => query.set("code", "other") }),
      expired: await told(newcomer, { answer: (query) => query.set("state", "other") }),
      noEmail: await told(() => someone("none", { email: undefined })),
      emailTaken: await told(same),
      closed: await withSettings({ REGISTRATION: "closed" }, () => told(newcomer)),
      inviteOnly: await withSettings({ REGISTRATION: "invite" }, () => told(newcomer)),
      deactivated: await told(() => gone),
      linkedElsewhere: await told(() => connected, undefined, linking),
      cancelledWhileLinking: await told(newcomer, cancelled, linking),
    }).toEqual({
      away: { status: 503, code: "provider_unavailable", ways: AGAIN },
      cancelled: { status: 403, code: "sign_in_cancelled", ways: AGAIN },
      unproved: { status: 400, code: "sign_in_unproved", ways: AGAIN },
      expired: { status: 400, code: "sign_in_expired", ways: AGAIN },
      noEmail: { status: 403, code: "email_missing", ways: AGAIN },
      emailTaken: {
        status: 409,
        code: "account_exists",
        ways: { "Log in and connect": "/login?next=/settings/login" },
      },
      closed: { status: 403, code: "registration_closed", ways: LOGIN },
      inviteOnly: { status: 403, code: "registration_closed", ways: LOGIN },
      deactivated: { status: 403, code: "account_deactivated", ways: LOGIN },
      linkedElsewhere: { status: 409, code: "already_connected", ways: SETTINGS },
      cancelledWhileLinking: { status: 403, code: "sign_in_cancelled", ways: SETTINGS },
    });
  });

  test("a browser in which somebody else is logged in is led to their boards", async () => {
    const visitor = await as("alice");
    const { shown } = await signIn(someone("other"), { visitor });
    expect(waysIn(shown.text)).toEqual({ "Go to your boards": "/" });
    visitor.headers.accept = PROBLEM.accept;
    const { shown: problem } = await signIn(someone("other"), { visitor });
    expect(JSON.parse(problem.text)).toMatchObject({ status: 409, code: "other_account" });
  });
});

test("SIGNIN-2 where no provider is configured, none of its routes exist", async () => {
  const { context } = service.app;
  const before = context.oidc;
  context.oidc = null;
  try {
    const alice = await service.person("alice");
    expect((await service.anonymous.authMethods()).oidc).toBeNull();
    for (const [method, path] of [
      ["GET", "/auth/oidc/start"],
      ["GET", "/auth/oidc/callback"],
      ["GET", "/auth/oidc/link"],
      ["POST", "/auth/oidc/link"],
      ["POST", "/auth/oidc/backchannel-logout"],
      ["DELETE", "/auth/oidc/link"],
    ] as const)
      expect([path, (await service.send(method, path, { token: alice.token })).status]).toEqual([path, 404]);
  } finally {
    context.oidc = before;
  }
});

describe("SIGNIN-2 the settings of the provider", () => {
  const whole = {
    OIDC_ISSUER: "https://id.example.org/realms/main",
    OIDC_CLIENT_ID: "boardcast",
    OIDC_CLIENT_SECRET: "secret",
    OIDC_NAME: "Example",
  };
  const wrong: [Record<string, string>, string][] = [
    [{ OIDC_CLIENT_ID: "" }, "OIDC_ISSUER is set, so OIDC_CLIENT_ID is needed too."],
    [{ OIDC_CLIENT_SECRET: "" }, "OIDC_ISSUER is set, so OIDC_CLIENT_SECRET is needed too."],
    [{ OIDC_NAME: "" }, "OIDC_ISSUER is set, so OIDC_NAME is needed too."],
    [{ OIDC_ISSUER: "" }, "OIDC_CLIENT_ID is set, so OIDC_ISSUER is needed too."],
    [{ OIDC_ISSUER: "id.example.org" }, "OIDC_ISSUER=id.example.org: must be an http(s) address"],
    [{ OIDC_ISSUER: "https://id.example.org?a=b" }, "neither a query nor a fragment"],
    [{ OIDC_ISSUER: "http://id.example.org" }, "OIDC_ALLOW_HTTP=true"],
    [{ AUTH_COOKIE: "false" }, "AUTH_COOKIE must be true"],
    [{ ENVIRONMENT: "production", JWT_SECRET: "a".repeat(32) }, "PUBLIC_URL is needed too"],
  ];
  test.each(wrong)("are refused at start with %j", (settings, problem) => {
    expect(() => readConfig({ ...whole, ...settings })).toThrow(problem);
  });

  test("are accepted as a whole, without TLS on this machine or where that is asked for", () => {
    for (const more of [
      {},
      { OIDC_ISSUER: "http://localhost:8080/realms/main" },
      { OIDC_ISSUER: "http://id.example.org", OIDC_ALLOW_HTTP: "true" },
      { PASSWORD_LOGIN: "false" },
    ])
      expect(readConfig({ ...whole, ...more }).OIDC_NAME).toBe("Example");
    expect(() => readConfig({ ...WITHOUT_OIDC, PASSWORD_LOGIN: "false" })).toThrow("leaves no way to log in");
  });
});
