/** What a provider must prove, and one that is away: SIGNIN-6 and SIGNIN-7. */
import { describe, expect, test } from "bun:test";
import { createBoundedFetch } from "../../server/platform/auth/oidc/bounded-fetch.ts";
import { createOidcProvider } from "../../server/platform/auth/oidc/provider.ts";
import { refusal } from "../harness.ts";
import { type Lie, PROVIDER_NAME, someone, startMadeProvider } from "../support/oidc/made-provider.ts";
import { provider, service, setSignInScene, signIn, waysIn } from "../support/oidc/sign-in-scene.ts";
import { Visitor } from "../support/oidc/visitor.ts";

setSignInScene();

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
