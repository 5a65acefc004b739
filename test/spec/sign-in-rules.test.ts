/** What is turned off, and what fails: SIGNIN-2, SIGNIN-16 and SIGNIN-17. */
import { describe, expect, test } from "bun:test";
import { readConfig } from "../../server/config.ts";
import { deactivate } from "../../server/users/store.ts";
import { PASSWORD, refusal, WITHOUT_OIDC } from "../harness.ts";
import { type Claims, type Lie, PROVIDER_NAME, someone } from "../support/oidc/made-provider.ts";
import {
  isBack,
  provider,
  service,
  setSignInScene,
  signIn,
  waysIn,
  withSettings,
} from "../support/oidc/sign-in-scene.ts";
import { Visitor } from "../support/oidc/visitor.ts";

setSignInScene();

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
