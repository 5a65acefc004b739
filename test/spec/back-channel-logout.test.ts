/** Back-channel logout: SIGNIN-18 to SIGNIN-20. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { type App, startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createOidcProvider } from "../../server/platform/auth/oidc/provider.ts";
import { refusal, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { Listener } from "../live/listener.ts";
import { type RealProvider, startRealProvider } from "../machine/oidc.ts";
import { type Claims, type MadeProvider, someone, startMadeProvider } from "../support/oidc/made-provider.ts";
import { Visitor } from "../support/oidc/visitor.ts";

const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";
const HOME = "https://boards.example.org";
const SECRET = "a secret that two instances have in common";
const isBack = (url: string) => url.startsWith(`${HOME}/`) && !url.startsWith(`${HOME}/auth/`);

/** Where somebody is logged in, in a browser of their own. */
async function arrive(service: Service, visitor = new Visitor(service)) {
  await visitor.go("/auth/oidc/start", isBack);
  const token = visitor.cookie("svc_auth") ?? "";
  return { visitor, token, client: createClient({ baseUrl: service.url, token }) };
}

const isLoggedIn = ({ client }: Pick<Awaited<ReturnType<typeof arrive>>, "client">) =>
  client.getMe().then(
    () => true,
    () => false,
  );

describe("SIGNIN-18 with a real provider", () => {
  let provider: RealProvider;
  let service: Service;
  beforeAll(async () => {
    provider = await startRealProvider(HOME);
    service = await startService({ settings: provider.settings, skipLogCheck: true });
    provider.serviceUrl = service.url;
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  test("whoever logs out there is logged out here at once, in that browser and in no other", async () => {
    provider.signsIn = someone("ada");
    const [desk, phone] = [await arrive(service), await arrive(service)];
    const { id: board_id } = await desk.client.createBoard({ title: "Board" });
    const socket = new Listener(service.url, board_id, { token: desk.token });
    await socket.sees("user_joined");
    const asked = await desk.visitor.go(`${provider.issuer}/session/end`);
    const xsrf = /name="xsrf" value="(\w+)"/.exec(asked.text)?.[1] ?? "";
    const body = new URLSearchParams({ xsrf, logout: "yes" });
    await desk.visitor.request("POST", `${provider.issuer}/session/end/confirm`, { body });
    expect([await isLoggedIn(desk), await isLoggedIn(phone)]).toEqual([false, true]);
    await eventually(() => socket.socket.readyState === WebSocket.CLOSED, "a closed socket");
  });
});

let provider: MadeProvider;
let service: Service;

beforeAll(async () => {
  provider = await startMadeProvider();
  service = await startService({
    settings: { ...provider.settings, JWT_SECRET: SECRET },
    skipLogCheck: true,
  });
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

async function signIn(person: Claims) {
  provider.person = person;
  return arrive(service);
}

async function send(logout_token: string | undefined, url = service.url) {
  const response = await fetch(`${url}/auth/oidc/backchannel-logout`, {
    method: "POST",
    body: new URLSearchParams(logout_token === undefined ? {} : { logout_token }),
  });
  const [status, caching] = [response.status, response.headers.get("cache-control")];
  return { status, caching, body: await response.json() };
}

const DONE = { status: 200, caching: "no-store", body: { detail: "The sessions have ended." } };
const REFUSED = {
  status: 400,
  caching: "no-store",
  body: { detail: "The logout token is invalid, or cannot be verified." },
};

describe("SIGNIN-18 a logout at the provider", () => {
  test("of one session there ends what began with it, whether or not it names the person", async () => {
    for (const isNamed of [true, false]) {
      const person = someone("sessions");
      const [one, other] = [
        await signIn({ ...person, sid: `one of ${person.sub}` }),
        await signIn({ ...person, sid: `other of ${person.sub}` }),
      ];
      const claims = { sid: `one of ${person.sub}`, ...(isNamed && { sub: person.sub }) };
      expect(await send(await provider.logoutToken(claims))).toEqual(DONE);
      expect([await isLoggedIn(one), await isLoggedIn(other)]).toEqual([false, true]);
    }
  });

  test("of a person ends all that they began there, and nothing else of theirs or of others", async () => {
    const person = someone("everywhere");
    const sessions = [await signIn({ ...person, sid: "a" }), await signIn({ ...person, sid: "b" })];
    const other = await signIn(someone("other"));
    const { token } = await sessions[0]!.client.createApiToken({ name: "script", scopes: ["read"] });
    expect(await send(await provider.logoutToken({ sub: person.sub }))).toEqual(DONE);
    const script = { client: createClient({ baseUrl: service.url, token }) };
    const all = [...sessions, other, script];
    expect(await Promise.all(all.map(isLoggedIn))).toEqual([false, false, true, true]);
  });

  test("of one session there ends those of the person of which the provider did not say where they belong", async () => {
    const person = someone("unknown");
    const session = await signIn(person);
    expect(await send(await provider.logoutToken({ sub: person.sub, sid: "any" }))).toEqual(DONE);
    expect(await isLoggedIn(session)).toBe(false);
  });

  test("of the person that an account is connected with leaves logins with its password alone", async () => {
    const alice = await service.person("alice");
    const visitor = new Visitor(service);
    visitor.setCookie("svc_auth", alice.token);
    const person = someone("connected");
    provider.person = person;
    await visitor.go(JSON.parse((await visitor.request("POST", "/auth/oidc/link")).text).url, isBack);
    const session = await signIn(person);
    expect(await send(await provider.logoutToken({ sub: person.sub }))).toEqual(DONE);
    expect([await isLoggedIn(session), (await alice.getMe()).id]).toEqual([false, alice.id]);
  });

  test("of somebody who is not logged in here is answered in the same way", async () => {
    expect(await send(await provider.logoutToken({ sub: crypto.randomUUID() }))).toEqual(DONE);
  });

  test("ends refreshed tokens, too", async () => {
    const person = someone("refreshed");
    const { client } = await signIn(person);
    const { access_token } = await client.refresh();
    await send(await provider.logoutToken({ sub: person.sub }));
    const refreshed = createClient({ baseUrl: service.url, token: access_token });
    expect(await refusal(refreshed.getMe())).toMatchObject({ status: 401 });
  });

  test.skipIf(!ON_POSTGRES)("may come to any instance", async () => {
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
      const person = someone("instances");
      const session = await signIn(person);
      const token = await provider.logoutToken({ sub: person.sub });
      expect(await send(token, other.url)).toEqual(DONE);
      expect(await isLoggedIn(session)).toBe(false);
      expect(await send(token)).toEqual(REFUSED);
    } finally {
      await other.stop();
    }
  });
});

describe("SIGNIN-19 a logout token is refused, and nobody is logged out:", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const without = (name: string) => ({ [name]: undefined });
  const EVENT = "http://schemas.openid.net/event/backchannel-logout";
  const claims: [string, () => { claims?: Claims; header?: Claims }][] = [
    ["of another issuer", () => ({ claims: { iss: "https://evil.example" } })],
    ["without an issuer", () => ({ claims: without("iss") })],
    ["for another audience", () => ({ claims: { aud: "other" } })],
    ["without an audience", () => ({ claims: without("aud") })],
    ["that has expired", () => ({ claims: { iat: now() - 300, exp: now() - 180 } })],
    ["without an expiry", () => ({ claims: without("exp") })],
    ["that is too old", () => ({ claims: { iat: now() - 3600, exp: now() + 3600 } })],
    ["from the future", () => ({ claims: { iat: now() + 3600, exp: now() + 7200 } })],
    ["without a time", () => ({ claims: without("iat") })],
    ["without an id", () => ({ claims: without("jti") })],
    ["with an empty id", () => ({ claims: { jti: "" } })],
    ["without an event", () => ({ claims: without("events") })],
    ["about another event", () => ({ claims: { events: { "https://example.org/other": {} } } })],
    ["about an event that is no object", () => ({ claims: { events: { [EVENT]: "x" } } })],
    ["with a nonce", () => ({ claims: { nonce: "a" } })],
    ["with an empty nonce", () => ({ claims: { nonce: null } })],
    ["about nobody", () => ({ claims: { sub: undefined, sid: undefined } })],
    ["about somebody who is no text", () => ({ claims: { sub: 5, sid: undefined } })],
    ["of another type", () => ({ header: { typ: "at+jwt" } })],
    ["with an unknown key", () => ({ header: { kid: "2" } })],
    ["with an algorithm that the provider does not use", () => ({ header: { alg: "RS256" } })],
    ["with an algorithm that has no public keys", () => ({ header: { alg: "HS256" } })],
    ["that claims to need no signature", () => ({ header: { alg: "none" } })],
  ];
  test.each(claims)("%s", async (_, lie) => {
    const person = someone("still-here", { sid: crypto.randomUUID() });
    const session = await signIn(person);
    const { claims: lies, header } = lie();
    const said = { sub: person.sub, sid: person.sid, ...lies };
    expect(await send(await provider.logoutToken(said, header))).toEqual(REFUSED);
    expect(await isLoggedIn(session)).toBe(true);
  });

  test("with a wrong signature, and what is no token at all", async () => {
    const person = someone("still-here");
    const session = await signIn(person);
    const [head, , signature] = (await provider.logoutToken({ sub: "somebody" })).split(".");
    const [, payload] = (await provider.logoutToken({ sub: person.sub })).split(".");
    for (const token of [`${head}.${payload}.${signature}`, "", "a.b.c", undefined])
      expect(await send(token)).toEqual(REFUSED);
    expect(await isLoggedIn(session)).toBe(true);
  });

  test("an ID token", async () => {
    let idToken = "";
    provider.person = someone("still-here");
    provider.lie = {
      token: (token) => {
        idToken = token;
        return token;
      },
    };
    const session = await arrive(service);
    provider.lie = null;
    expect(await send(idToken)).toEqual(REFUSED);
    expect(await isLoggedIn(session)).toBe(true);
  });

  test("while the keys of the provider cannot be fetched; the same token works later", async () => {
    const { context } = service.app;
    const before = context.oidc;
    context.oidc = createOidcProvider(context.config, context.log);
    const person = someone("still-here");
    const session = await signIn(person);
    const token = await provider.logoutToken({ sub: person.sub });
    try {
      provider.lie = { responses: { "/jwks": () => new Response("", { status: 502 }) } };
      expect(await send(token)).toEqual(REFUSED);
      expect(await isLoggedIn(session)).toBe(true);
      provider.lie = null;
      expect(await send(token)).toEqual(DONE);
      expect(await isLoggedIn(session)).toBe(false);
    } finally {
      provider.lie = null;
      context.oidc = before;
    }
  });

  test("programs that ask for it get the code", async () => {
    const response = await fetch(`${service.url}/auth/oidc/backchannel-logout`, {
      method: "POST",
      headers: { accept: "application/problem+json" },
      body: new URLSearchParams({ logout_token: "x" }),
    });
    expect(await response.json()).toMatchObject({ status: 400, code: "logout_token_refused" });
  });
});

describe("SIGNIN-20 a logout token works once", () => {
  test("and does not end the sessions that begin after it", async () => {
    const person = someone("again", { sid: crypto.randomUUID() });
    const first = await signIn(person);
    const token = await provider.logoutToken({ sub: person.sub, sid: person.sid });
    expect(await send(token)).toEqual(DONE);
    const second = await signIn(person);
    expect(await send(token)).toEqual(REFUSED);
    expect([await isLoggedIn(first), await isLoggedIn(second)]).toEqual([false, true]);
  });

  test("also when it comes twice at the same time", async () => {
    const token = await provider.logoutToken({ sub: crypto.randomUUID() });
    const both = await Promise.all([send(token), send(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
