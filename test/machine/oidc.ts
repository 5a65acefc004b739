/** A real OpenID Connect provider, in this process. It signs in whoever comes as the person it is told. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type GrantContext } from "oidc-provider";

export interface RealProvider {
  issuer: string;
  settings: Record<string, string>;
  /** Who signs in next; null cancels. */
  signsIn: Record<string, unknown> | null;
  /** Where the provider finds the service that says it is at `publicUrl`. */
  serviceUrl: string;
  stop(): Promise<void>;
}

const CLIENT = { client_id: "boardcast", client_secret: "a secret of some length" };

/** `publicUrl` is where the service says it is. */
export async function startRealProvider(publicUrl: string): Promise<RealProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server that listens on a port.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Record<string, unknown>>();
  const grants = new Map<string, string>();

  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${publicUrl}/auth/oidc/callback`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        backchannel_logout_uri: `${publicUrl}/auth/oidc/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "preferred_username", "given_name", "family_name"],
    },
    cookies: { keys: ["key of the tests"] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    fetch: (url: string, { method, headers, body }: RequestInit) =>
      fetch(url.replace(publicUrl, real.serviceUrl), { method, headers, body }),
    interactions: { url: () => "/interaction" },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    /** Nobody is asked for consent. Another grant would void the codes that a person already has. */
    async loadExistingGrant({ oidc }: GrantContext) {
      const { Grant } = oidc.provider;
      const { accountId } = oidc.session;
      const known = grants.get(accountId);
      if (known) return Grant.find(known);
      const grant = new Grant({ accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope("openid email profile");
      grants.set(accountId, await grant.save());
      return grant;
    },
  });
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction")) return handle(request, response);
    const person = real.signsIn;
    if (person) people.set(String(person.sub), person);
    const result = person ? { login: { accountId: String(person.sub) } } : { error: "access_denied" };
    void provider.interactionFinished(request, response, result);
  });

  const real: RealProvider = {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: "Real ID",
    },
    signsIn: null,
    serviceUrl: publicUrl,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return real;
}
