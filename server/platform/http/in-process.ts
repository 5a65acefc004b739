/**
 * Calls of routes from within the service, as part of a request that is being answered: with the same token, and the same
 * checks, limits, metrics and log lines as if they had come over the network.
 */
import type { RouteSpec } from "../../../contract/base/define.ts";
import type { AnswerOf, InputOf, PageOf, RouteName, Routes } from "../../../contract/index.ts";
import type { Call, Handler } from "../core/call.ts";
import { observed } from "./answer.ts";
import type { Operations } from "./mount.ts";
import type { ApiRequest } from "./perform.ts";
import type { Outgoing } from "./respond.ts";

/** A route refused the call. */
export class Refused extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;

  constructor({ status, body, headers }: Outgoing) {
    super(detailOf(body));
    this.status = status;
    this.retryAfter = headers["retry-after"];
  }
}

/** Lists are read in pages. */
export type ResultOf<Name extends RouteName> = Routes[Name] extends { page: unknown }
  ? PageOf<Name>
  : AnswerOf<Name>;

export interface InProcess {
  /** `key` is the Idempotency-Key. */
  call<Name extends RouteName>(
    outer: Call,
    name: Name,
    input: InputOf<Name>,
    key?: string,
  ): Promise<ResultOf<Name>>;
  /** Another read for those whom the route lets in: what it answers stays an object. */
  read<Result>(
    outer: Call,
    name: RouteName,
    input: Record<string, string>,
    handler: (call: Call) => Promise<Result>,
  ): Promise<Result>;
}

type Values = Record<string, unknown>;

export function createInProcess(operations: Operations): InProcess {
  async function perform(
    outer: Call,
    name: RouteName,
    { input, key, handler }: { input: Values; key?: string; handler?: Handler<RouteSpec> },
  ): Promise<Outgoing> {
    const operation = operations[name];
    if (!operation) throw new Error(`There is no route ${name}.`);
    const { method } = operation.route;
    const reply = await observed(
      outer.context,
      new Map([[method, handler ? { ...operation, handler } : operation]]),
      {
        request: requestOf(outer, operation.route, input, key),
        requestId: outer.requestId,
        address: outer.address,
        setIdleTimeout() {},
        isNested: true,
      },
    );
    if (reply.status >= 400) throw new Refused(reply);
    return reply;
  }
  return {
    async call(outer, name, input, key) {
      const { body } = await perform(outer, name, { input, ...(key !== undefined && { key }) });
      // The answer of this very route, encoded or not.
      return (await decoded(body)) as never;
    },
    async read<Result>(
      outer: Call,
      name: RouteName,
      input: Values,
      handler: (call: Call) => Promise<Result>,
    ): Promise<Result> {
      let result: { value: Result } | undefined;
      await perform(outer, name, {
        input,
        handler: async (call) => {
          result = { value: await handler(call) };
          return undefined;
        },
      });
      if (!result) throw new Error(`The route ${name} has not been performed.`);
      return result.value;
    },
  };
}

const FORWARDED = ["authorization", "traceparent"];

function requestOf(outer: Call, route: RouteSpec, input: Values, key: string | undefined): ApiRequest {
  const { params, path, rest } = pathOf(route, input);
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = outer.request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (key !== undefined) headers.set("idempotency-key", key);
  const url = new URL(`http://in-process${path}`);
  if (!route.body) {
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return asApiRequest(new Request(url.href, { method: route.method, headers }), params);
  }
  headers.set("content-type", "application/json");
  const body = JSON.stringify(rest);
  headers.set("content-length", String(Buffer.byteLength(body)));
  return asApiRequest(new Request(url.href, { method: route.method, headers, body }), params);
}

function asApiRequest(request: Request, params: Record<string, string>): ApiRequest {
  return Object.assign(request, { params, cookies: new Bun.CookieMap() });
}

/** No route that is called like this takes both a query and a body. */
function pathOf(
  route: RouteSpec,
  input: Values,
): { params: Record<string, string>; path: string; rest: Values } {
  const params: Record<string, string> = {};
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    params[name] = String(input[name]);
    return encodeURIComponent(String(input[name]));
  });
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !(name in params)));
  return { params, path, rest };
}

async function decoded(body: Outgoing["body"]): Promise<unknown> {
  if (typeof body === "string") return JSON.parse(body);
  return body instanceof ReadableStream ? JSON.parse(await textOf(body)) : body;
}

/** Each piece is decoded before the next is asked for, which releases it. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

function detailOf(body: unknown): string {
  const detail = typeof body === "object" && body !== null && "detail" in body ? body.detail : "";
  return String(detail);
}
