/**
 * A provider of our own, in this process: it signs in whoever comes as the person it is told, and can be told to lie.
 * For what a real one would never do; test/machine/oidc.ts starts a real one.
 */
import type { Server } from "bun";

export interface Claims {
  [name: string]: unknown;
}

export interface MadeProvider {
  issuer: string;
  settings: Record<string, string>;
  /** Of whoever signs in next. */
  person: Claims;
  /** Changes what the next ID token says, or how it is signed. */
  lie: Lie | null;
  /** Says that a session has ended, with these claims; the header may lie. */
  logoutToken(claims: Claims, header?: Claims): Promise<string>;
  /** How many requests have come. */
  requests: string[];
  stop(): Promise<void>;
}

export interface Lie {
  claims?(claims: Claims): Claims;
  token?(token: string): string;
  /** Changes the query with which the browser is sent back. */
  answer?(query: URLSearchParams): void;
  /** Instead of the usual responses, by path. */
  responses?: Record<string, () => Response | Promise<Response>>;
}

const CLIENT = { id: "boardcast", secret: "secret of boardcast" };
export const PROVIDER_NAME = "Example ID";

export async function startMadeProvider(): Promise<MadeProvider> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const jwk = {
    ...(await crypto.subtle.exportKey("jwk", keys.publicKey)),
    kid: "1",
    alg: "ES256",
    use: "sig",
  };
  const codes = new Map<string, { nonce: string; person: Claims }>();

  async function idToken(issuer: string, { nonce, person }: { nonce: string; person: Claims }) {
    const now = Math.floor(Date.now() / 1000);
    const usual: Claims = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...person };
    const token = await signed(made.lie?.claims?.(usual) ?? usual);
    return made.lie?.token?.(token) ?? token;
  }

  async function signed(claims: Claims, header: Claims = {}): Promise<string> {
    const content = `${encoded({ alg: "ES256", kid: "1", ...header })}.${encoded(claims)}`;
    const signature = await crypto.subtle.sign(algorithm, keys.privateKey, Buffer.from(content));
    return `${content}.${Buffer.from(signature).toString("base64url")}`;
  }

  function logoutToken(claims: Claims, header: Claims = { typ: "logout+jwt" }): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: made.issuer, aud: CLIENT.id, iat: now, exp: now + 120, jti: crypto.randomUUID() };
    const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
    return signed({ ...usual, events, ...claims }, header);
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url);
    made.requests.push(url.pathname);
    const lied = made.lie?.responses?.[url.pathname];
    if (lied) return lied();
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return Response.json(metadataOf(made.issuer));
      case "/jwks":
        return Response.json({ keys: [jwk] });
      case "/authorize": {
        const code = crypto.randomUUID();
        codes.set(code, { nonce: url.searchParams.get("nonce") ?? "", person: made.person });
        const query = new URLSearchParams({
          code,
          state: url.searchParams.get("state") ?? "",
          iss: made.issuer,
        });
        made.lie?.answer?.(query);
        return Response.redirect(`${url.searchParams.get("redirect_uri")}?${query}`);
      }
      case "/token": {
        const code = new URLSearchParams(await request.text()).get("code") ?? "";
        const grant = codes.get(code);
        codes.delete(code);
        if (!grant) return Response.json({ error: "invalid_grant" }, { status: 400 });
        const id_token = await idToken(made.issuer, grant);
        return Response.json({ access_token: "access", token_type: "bearer", expires_in: 300, id_token });
      }
      case "/logout":
        return Response.redirect(url.searchParams.get("post_logout_redirect_uri") ?? made.issuer);
      default:
        return new Response("nothing", { status: 404 });
    }
  }

  const server: Server<undefined> = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: respond });
  server.unref();
  const issuer = `http://127.0.0.1:${server.port}`;
  const made: MadeProvider = {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: PROVIDER_NAME,
    },
    person: someone("somebody"),
    lie: null,
    logoutToken,
    requests: [],
    stop: () => server.stop(true),
  };
  return made;
}

export function someone(name: string, more: Claims = {}): Claims {
  const unique = `${name}-${crypto.randomUUID().slice(0, 8)}`;
  return {
    sub: unique,
    email: `${unique}@example.org`,
    email_verified: true,
    preferred_username: unique,
    ...more,
  };
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
    authorization_response_iss_parameter_supported: true,
  };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
