/**
 * The OpenID Connect provider that people sign in with: authorization code flow with PKCE, state and nonce. Nothing is
 * asked of the provider before somebody signs in. What it says about itself is cached; while it is away, the last
 * answer is used, and calls that need a new one fail at once for a while.
 */
import * as oidc from "openid-client";
import type { Config } from "../../../config.ts";
import type { Log } from "../../observability/log.ts";
import { codeOf, messageOf, partOf } from "../../util/unknown-value.ts";
import { createBoundedFetch, ProviderAway } from "./bounded-fetch.ts";
import { type Identity, identityOf } from "./identity.ts";
import { createLogoutVerifier, type ProviderLogout } from "./logout-token.ts";

/** What the browser keeps between leaving for the provider and coming back. */
export interface Attempt {
  id: string;
  expiresAt: number;
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
  /** A path of the web client. */
  next: string;
  /** The account and session that asked to be connected with the provider; absent when signing in. */
  link?: { userId: string; sessionId: string };
}

export interface OidcProvider {
  readonly name: string;
  /** Accounts may still be connected with a provider that was used before. */
  isIssuer(issuer: string): boolean;
  /** Where the browser goes. */
  authorizationUrl(attempt: Attempt): Promise<string>;
  /** Who came back, once everything is proved; `search` is the query of the callback. */
  identify(attempt: Attempt, search: string): Promise<Identity>;
  /** Where to end the session at the provider; null if it does not offer that. */
  logoutUrl(identity: Identity, returnTo: string): Promise<string | null>;
  /** Which session the provider says has ended there. */
  verifyLogout(token: string): Promise<ProviderLogout>;
}

/** What came from the provider, or in its name, is no proof. */
export class NotProved extends Error {
  readonly isCancelled: boolean;

  constructor(message: string, isCancelled = false) {
    super(message);
    this.isCancelled = isCancelled;
  }
}

const FRESH_MS = 3_600_000;
const RETRY_MS = 5000;
const SCOPE = "openid email profile";
/** Browsers and servers accept addresses of this length. */
const MAX_URL_LENGTH = 6000;

/** Null where none is configured. */
export function createOidcProvider(
  config: Config,
  log: Log,
  fetch = createBoundedFetch(),
): OidcProvider | null {
  if (config.OIDC_ISSUER === "") return null;
  const discover = createDiscovery(config, fetch);
  const verifyLogout = createLogoutVerifier(config.OIDC_CLIENT_ID, fetch);

  return {
    name: config.OIDC_NAME,
    isIssuer: (issuer) => URL.parse(issuer)?.href === URL.parse(config.OIDC_ISSUER)?.href,
    async authorizationUrl({ state, nonce, verifier, redirectUri }) {
      const parameters = {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      return oidc.buildAuthorizationUrl(await discover(), parameters).href;
    },
    async identify({ state, nonce, verifier, redirectUri }, search) {
      const known = await discover();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      try {
        const tokens = await oidc.authorizationCodeGrant(known, new URL(redirectUri + search), checks);
        return await identityOf(known, tokens);
      } catch (error) {
        const notProved = orNotProved(error);
        log.warn("sign-in with the provider failed", { reason: notProved.message });
        throw notProved;
      }
    },
    async logoutUrl({ idToken }, returnTo) {
      const known = await discover();
      if (!known.serverMetadata().end_session_endpoint) return null;
      const parameters = { post_logout_redirect_uri: returnTo };
      const { href } = oidc.buildEndSessionUrl(known, { ...parameters, id_token_hint: idToken });
      return href.length <= MAX_URL_LENGTH ? href : oidc.buildEndSessionUrl(known, parameters).href;
    },
    async verifyLogout(token) {
      const known = await discover();
      return verifyLogout(token, known).catch((error) => {
        throw orNotProved(error);
      });
    },
  };
}

function orNotProved(error: unknown): NotProved {
  if (error instanceof ProviderAway) throw error;
  const reason = [codeOf(error), partOf(error, "error"), messageOf(error)].filter(Boolean).join(" ");
  return new NotProved(reason, partOf(error, "error") === "access_denied");
}

/** One discovery at a time, however many ask. */
function createDiscovery(config: Config, fetch: oidc.CustomFetch): () => Promise<oidc.Configuration> {
  let known: oidc.Configuration | undefined;
  let freshUntil = 0;
  let failure: { error: unknown; until: number } | undefined;
  let running: Promise<oidc.Configuration> | undefined;

  async function discover(): Promise<oidc.Configuration> {
    try {
      known = await discoverProvider(config, fetch);
      freshUntil = Date.now() + FRESH_MS;
      return known;
    } catch (error) {
      failure = { error, until: Date.now() + RETRY_MS };
      throw error;
    } finally {
      running = undefined;
    }
  }

  return async () => {
    const now = Date.now();
    if (known && now < freshUntil) return known;
    const hasFailed = failure !== undefined && now < failure.until;
    if (!running && !hasFailed) {
      running = discover();
      // Those who wait for it are told; those who have an older answer need not be.
      running.catch(() => {});
    }
    if (known) return known;
    if (running) return running;
    throw failure?.error;
  };
}

/** Asks the provider about itself. Its signatures are verified though they come over TLS. */
export async function discoverProvider(
  config: Config,
  fetch = createBoundedFetch(),
): Promise<oidc.Configuration> {
  const isPlain = config.OIDC_ISSUER.startsWith("http:");
  try {
    return await oidc.discovery(
      new URL(config.OIDC_ISSUER),
      config.OIDC_CLIENT_ID,
      undefined,
      authenticateWith(config.OIDC_CLIENT_SECRET),
      {
        [oidc.customFetch]: fetch,
        execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
      },
    );
  } catch (error) {
    throw error instanceof ProviderAway ? error : new ProviderAway(messageOf(error));
  }
}

/** In the header, as the standard has it by default, unless the provider only takes the secret in the body. */
function authenticateWith(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const takesPostOnly = !methods.includes("client_secret_basic") && methods.includes("client_secret_post");
    return (takesPostOnly ? post : basic)(server, ...rest);
  };
}
