/** One request on its way to its operation, and what the operation may answer. */
import type { Answer, Input, RouteSpec } from "../../../contract/base/define.ts";
import type { Subject } from "../auth/access.ts";
import type { Session } from "../auth/token.ts";
import type { Version } from "../db/db.ts";
import type { GivenTags } from "../util/entity-tags.ts";
import type { ApiError } from "../util/errors.ts";
import type { Context } from "./context.ts";
import type { GivenTexts } from "./if-match.ts";
import type { Repeat } from "./repeat-guard.ts";

/** What is known before the input is parsed. */
interface CallFields<R extends RouteSpec> {
  context: Context;
  route: R;
  /** Verified by signature and expiry only; access.ts asks the database the rest. Null on public routes. */
  session: Session | null;
  request: Request;
  requestId: string;
  /** The client's address, as far as it can be believed. */
  address(): string;
}

export class Call<R extends RouteSpec = RouteSpec> implements CallFields<R> {
  readonly context: Context;
  readonly route: R;
  readonly session: Session | null;
  readonly request: Request;
  readonly requestId: string;
  readonly address: () => string;
  /** Path, query and body together; an invalid body is left out. */
  given: object = {};
  /** The error of an invalid body. */
  invalidBody: ApiError | undefined;
  /** Null except on board routes. */
  subject: Subject | null = null;
  /** Set for changes with an Idempotency-Key. */
  repeat: Repeat | undefined;
  /** Set for changes with an If-Match. */
  ifMatch: GivenTags | undefined;
  /** Set for changes with an If-Text-Match. */
  ifTextMatch: GivenTexts | undefined;
  /** The board's version once it has been changed; undefined for a stored response. */
  version: Version | undefined;
  /** The response is a stored one, of the same request made before. */
  replayed = false;

  constructor({ context, route, session, request, requestId, address }: CallFields<R>) {
    this.context = context;
    this.route = route;
    this.session = session;
    this.request = request;
    this.requestId = requestId;
    this.address = address;
  }

  /**
   * Path, query and body together. Throws if the body is invalid. Only authorised callers may learn that, so access is
   * checked before this is read.
   */
  get input(): Input<R> {
    if (this.invalidBody) throw this.invalidBody;
    // Parsed by the schemas of this very route.
    return this.given as Input<R>;
  }
}

/** Creates the body of one more response from the same bytes. */
export type Body = () => Uint8Array<ArrayBuffer> | ReadableStream;

/** An answer with headers, another status, or bytes already encoded. */
export class Reply {
  readonly body: unknown;
  readonly headers: Record<string, string>;
  /** The route's own where it is undefined. */
  readonly status: number | undefined;
  /** It goes on until one side hangs up, and may be silent for longer than a request may idle. */
  readonly isEndless: boolean = false;

  constructor(body: unknown, headers: Record<string, string> = {}, status?: number) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

export const STREAM_HEADERS = { "content-type": "text/event-stream", "x-accel-buffering": "no" };

export class EndlessReply extends Reply {
  override readonly isEndless = true;
}

export type Handler<R extends RouteSpec> = (call: Call<R>) => Promise<Answer<R> | Reply>;
