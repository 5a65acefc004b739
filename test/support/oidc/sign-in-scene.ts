/** A service beside a provider, and people who sign in, for the tests of signing in. */
import { afterAll, beforeAll } from "bun:test";
import { createClient } from "../../../client/http.ts";
import type { Config } from "../../../server/config.ts";
import { type Service, startService } from "../../harness.ts";
import { type Claims, type Lie, type MadeProvider, startMadeProvider } from "./made-provider.ts";
import { Visitor } from "./visitor.ts";

export const HOME = "https://boards.example.org";

export let provider: MadeProvider;

export let service: Service;

export const isBack = (url: string) => url.startsWith(`${HOME}/`) && !url.startsWith(`${HOME}/auth/`);

interface Coming {
  visitor?: Visitor;
  next?: string;
  lie?: Lie;
}

export async function signIn(
  person: Claims,
  { visitor = new Visitor(service), next = "/", lie }: Coming = {},
) {
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
export async function withSettings<T>(settings: Partial<Config>, work: () => Promise<T>): Promise<T> {
  const { config } = service.app.context;
  const before = { ...config };
  Object.assign(config, settings);
  try {
    return await work();
  } finally {
    Object.assign(config, before);
  }
}

/** Where the links of a page lead, by their words. */
export function waysIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, address = "", words = ""]) => [words, address]),
  );
}

/** For all tests of a file. */
export function setSignInScene(): void {
  beforeAll(async () => {
    provider = await startMadeProvider();
    service = await startService({ settings: provider.settings, skipLogCheck: true });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });
}
