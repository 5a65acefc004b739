/** Tokens: AUTH-9 to AUTH-11. */
import { afterAll, afterEach, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { SECRET_PLACEHOLDER } from "../../server/config/checks.ts";
import { type Person, type Service, startService } from "../harness.ts";

const SECRET = "the secret this service signs with, 0123456789";
const PREVIOUS_SECRET = "the secret it signed with before, 0123456789";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { JWT_SECRET: SECRET, JWT_SECRET_PREVIOUS: PREVIOUS_SECRET } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());
afterEach(() => {
  setSystemTime();
});

const HS256 = { alg: "HS256", typ: "JWT" };
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = publicKey.export({ type: "spki", format: "pem" }).toString();
const jwk = publicKey.export({ format: "jwk" });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
const now = () => Math.floor(Date.now() / 1000);

/** The four promised claims (AUTH-9), and nothing else. */
function claimsOf(person: Person) {
  return { sub: person.id, aud: ["boardcast"], exp: now() + 600, iat: now() };
}

function hmac(header: object, claims: object, secret: string, hash = "sha256"): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest("base64url")}`;
}

function unsigned(alg: string, signature = ""): string {
  return `${encode({ ...HS256, alg })}.${encode(claimsOf(alice))}.${signature}`;
}

function rsa(header: object): string {
  const content = `${encode(header)}.${encode(claimsOf(alice))}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(privateKey).toString("base64url")}`;
}

const me = (headers: Record<string, string>) => service.send("GET", "/auth/me", { headers });
const withToken = (token: string) => me({ authorization: `Bearer ${token}` });

async function expectRefused(answer: Promise<{ status: number; headers: Headers; body: unknown }>) {
  const { status, headers, body } = await answer;
  expect({ status, challenge: headers.get("www-authenticate"), body }).toEqual({
    status: 401,
    challenge: "Bearer",
    body: { detail: expect.any(String) },
  });
}

describe("a token", () => {
  test("AUTH-9: is a JWT signed with HS256 over sub, aud, exp and iat, and lives 3600 seconds", () => {
    const [header, payload, signature] = alice.token.split(".") as [string, string, string];
    expect(decode(header)).toEqual(HS256);
    const claims = decode(payload);
    expect(claims).toMatchObject({ sub: alice.id, aud: ["boardcast"], exp: claims.iat + 3600 });
    expect(claims.iat).toBeInteger();
    expect(Math.abs(claims.iat - now())).toBeLessThan(60);
    const expected = createHmac("sha256", SECRET).update(`${header}.${payload}`).digest("base64url");
    expect(signature).toBe(expected);
  });

  test("AUTH-9: needs no claim beyond those four", async () => {
    expect(await withToken(hmac(HS256, claimsOf(alice), SECRET))).toMatchObject({
      status: 200,
      body: alice.me,
    });
  });

  test("AUTH-11: signed with the previous secret is accepted, while new ones are signed with the current one", async () => {
    expect(await withToken(hmac(HS256, claimsOf(bob), PREVIOUS_SECRET))).toMatchObject({
      status: 200,
      body: bob.me,
    });
  });

  test("AUTH-10: ends at its expiry, even when it was accepted before", async () => {
    const token = hmac(HS256, claimsOf(alice), SECRET);
    expect(await withToken(token)).toMatchObject({ status: 200 });
    setSystemTime(new Date(Date.now() + 600_000));
    await expectRefused(withToken(token));
  });

  test("AUTH-9: has the algorithm, the audience and the lifetime of the settings", async () => {
    const settings = {
      JWT_SECRET: SECRET,
      JWT_ALGORITHM: "HS512",
      JWT_AUDIENCE: "elsewhere",
      JWT_LIFETIME_SECONDS: "60",
    };
    const other = await startService({ settings });
    try {
      const carol = await other.person("carol");
      const [header, payload] = carol.token.split(".") as [string, string];
      expect(decode(header)).toEqual({ alg: "HS512", typ: "JWT" });
      const claims = decode(payload);
      expect(claims).toMatchObject({ sub: carol.id, aud: ["elsewhere"], exp: claims.iat + 60 });
      expect(await carol.getMe()).toEqual(carol.me);
      const weaker = hmac(HS256, claims, SECRET);
      expect(await other.send("GET", "/auth/me", { token: weaker })).toMatchObject({ status: 401 });
    } finally {
      await other.stop();
    }
  });
});

describe("AUTH-10: refused with 401 is", () => {
  const withClaims = (change: object) => () => hmac(HS256, { ...claimsOf(alice), ...change }, SECRET);
  const withHeader =
    (header: object, secret = SECRET) =>
    () =>
      hmac(header, claimsOf(alice), secret);
  const parts = () => alice.token.split(".") as [string, string, string];

  const forgeries: Record<string, () => string> = {
    "alg none without a signature": () => unsigned("none"),
    "alg None without a signature": () => unsigned("None"),
    "alg nOnE without a signature": () => unsigned("nOnE"),
    "alg none with some signature": () => unsigned("none", "AAAA"),
    "alg none with a genuine signature": withHeader({ ...HS256, alg: "none" }),
    "HS256 without a signature": () => unsigned("HS256"),
    "HS384 with the right secret": () => hmac({ alg: "HS384" }, claimsOf(alice), SECRET, "sha384"),
    "HS512 with the right secret": () => hmac({ alg: "HS512" }, claimsOf(alice), SECRET, "sha512"),
    "no alg at all": withHeader({ typ: "JWT" }),
    "alg hs256": withHeader({ alg: "hs256" }),
    "alg as a list": withHeader({ alg: ["HS256"] }),
    "RS256 with a key of its own": () => rsa({ alg: "RS256" }),
    "RS256 with the key in the header": () => rsa({ alg: "RS256", jwk }),
    "RS256 with an HMAC of the right secret": withHeader({ alg: "RS256" }),
    "HS256 with a public key for a secret": withHeader(HS256, publicPem),
    "HS256 with the secret in a jwk": withHeader(
      { ...HS256, jwk: { kty: "oct", k: encode("mine") } },
      encode("mine"),
    ),
    "HS256 with a jku": withHeader({ ...HS256, jku: "http://127.0.0.1:1/keys.json" }, "mine"),
    "HS256 with a kid that is a file": withHeader({ ...HS256, kid: "../../../dev/null" }, ""),
    "HS256 with a kid that is SQL": withHeader({ ...HS256, kid: "x' UNION SELECT 'mine" }, "mine"),
    "another secret": withHeader(HS256, `${SECRET} `),
    "the empty secret": withHeader(HS256, ""),
    "the documented placeholder": withHeader(HS256, SECRET_PLACEHOLDER),
    "an altered payload": () => `${parts()[0]}.${encode(claimsOf(bob))}.${parts()[2]}`,
    "an altered header": () => `${encode({ ...HS256, kid: "1" })}.${parts()[1]}.${parts()[2]}`,
    "a shortened signature": () => alice.token.slice(0, -4),
    "a missing exp": withClaims({ exp: undefined }),
    "exp null": withClaims({ exp: null }),
    "exp as text": withClaims({ exp: String(now() + 600) }),
    "exp in the past": withClaims({ exp: now() - 1 }),
    "exp in the past, long ago": withClaims({ exp: 0 }),
    "a missing aud": withClaims({ aud: undefined }),
    "no audience": withClaims({ aud: [] }),
    "another audience": withClaims({ aud: ["boardcast-admin"] }),
    "a missing sub": withClaims({ sub: undefined }),
    "a sub that is nobody": withClaims({ sub: crypto.randomUUID() }),
    "a sub that is no id": withClaims({ sub: "alice" }),
    "a sub that is a list": () => withClaims({ sub: [alice.id] })(),
    "a sub with SQL": () => withClaims({ sub: `${alice.id}' OR '1'='1` })(),
    "claims that are null": () => hmac(HS256, null as never, SECRET),
    "claims that are a list": () => hmac(HS256, [], SECRET),
    "two parts": () => parts().slice(0, 2).join("."),
    "four parts": () => `${alice.token}.${parts()[2]}`,
    "no dots": () => "garbage",
    "only dots": () => "..",
    "a token of 8 KiB": () => `${alice.token}${"A".repeat(8192)}`,
  };
  test.each(Object.keys(forgeries))("a token with %s", async (name) => {
    await expectRefused(withToken(forgeries[name]!()));
    await expectRefused(me({ cookie: `svc_auth=${forgeries[name]!()}` }));
  });
});
