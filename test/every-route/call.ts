/** Calls any route of the contract with an example, as whoever holds a token, by header or by cookie. */
import type { RouteSpec } from "../../contract/base/define.ts";
import type { Service } from "../harness.ts";
import { PATIENCE_MS } from "../support/patience.ts";

/** One input of a route, in its parts. */
export interface Example {
  params: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: File;
  headers?: Record<string, string>;
}

export interface How {
  token?: string;
  by?: "bearer" | "cookie";
  prefix?: "" | "/api";
  method?: string;
  headers?: Record<string, string>;
  /** Sent instead of the example's body. */
  raw?: { type: string; body: string };
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever came back
  body: any;
}

export async function call(
  service: Service,
  route: RouteSpec,
  example: Example,
  how: How = {},
): Promise<Answer> {
  const { token, by = "bearer", prefix = "", method = route.method } = how;
  const headers = new Headers({ ...example.headers, ...how.headers });
  if (token && by === "bearer") headers.set("authorization", `Bearer ${token}`);
  if (token && by === "cookie")
    headers.set("cookie", [headers.get("cookie"), `svc_auth=${token}`].filter(Boolean).join("; "));
  const content = method === "GET" || method === "HEAD" ? undefined : contentOf(route, example, how);
  if (content?.type) headers.set("content-type", content.type);
  const response = await fetch(service.url + prefix + targetOf(route, example), {
    method,
    headers,
    body: content?.body,
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const endless = response.headers.get("content-type") === "text/event-stream";
  if (endless) await response.body?.cancel();
  const text = endless ? "" : await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== "" ? JSON.parse(text) : text,
  };
}

function contentOf(
  route: RouteSpec,
  { body, file }: Example,
  { raw }: How,
): { type?: string; body: string | FormData } | undefined {
  if (raw) return raw;
  if (route.accepts === "multipart") {
    const form = new FormData();
    if (file) form.set("file", file);
    return { body: form };
  }
  if (!body) return undefined;
  if (route.accepts === "form") {
    return {
      type: "application/x-www-form-urlencoded",
      body: String(new URLSearchParams(body as Record<string, string>)),
    };
  }
  return { type: "application/json", body: JSON.stringify(body) };
}

export function targetOf(route: RouteSpec, { params, query }: Example): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

export function paramNames(route: RouteSpec): string[] {
  return [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}
