/** One request that is meant to be expensive. */
import { encodeRequest, type WireRequest } from "../every-route/bad-input/wire.ts";

export interface Attempt {
  /** The route's name in the contract. */
  route: string;
  about: string;
  endless: boolean;
  /** The bytes of the next such request. */
  encode(): Buffer;
}

type Header = readonly [name: string, value: string];

export interface Described {
  route: string;
  about: string;
  endless?: boolean;
  method: string;
  target: string;
  token?: string;
  headers?: readonly Header[];
  body?: string | Buffer;
}

/** On a connection that ends with its answer. */
export function requestOf({ method, target, token, headers = [], body }: Described): WireRequest {
  const authorization: Header[] = token ? [["authorization", `Bearer ${token}`]] : [];
  const type: Header[] =
    body === undefined || headers.some(([name]) => name === "content-type")
      ? []
      : [["content-type", "application/json"]];
  return {
    method,
    target,
    headers: [["connection", "close"], ...authorization, ...type, ...headers],
    ...(body !== undefined && { body }),
  };
}

/** The same bytes each time. */
export function attemptOf(described: Described): Attempt {
  let bytes: Buffer | undefined;
  return {
    route: described.route,
    about: described.about,
    endless: described.endless ?? false,
    encode: () => (bytes ??= encodeRequest(requestOf(described), "localhost")),
  };
}
