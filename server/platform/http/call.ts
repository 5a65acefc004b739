/** One request on its way to its operation, and what the operation may answer. */
import type { Answer, Input, RouteSpec } from "../../../contract/base/define.ts";
import type { Subject } from "../auth/access.ts";
import type { Session } from "../auth/token.ts";
import type { Context } from "../core/context.ts";
import type { ApiError } from "../core/errors.ts";
import type { Repeat } from "../core/idempotency.ts";

export interface Call<R extends RouteSpec = RouteSpec> {
  context: Context;
  route: R;
  /** Verified by signature and expiry only; access.ts asks the database the rest. Absent on public routes. */
  session: Session | null;
  /** Path, query and body together. Complete only while `invalidBody` is undefined. */
  input: Input<R>;
  /** Of board routes only. */
  subject: Subject | null;
  /** A body that does not fit is reported only to those who may call at all. */
  invalidBody?: ApiError;
  request: Request;
  requestId: string;
  /** Of changes that came with an Idempotency-Key. */
  repeat?: Repeat;
  /** The answer is the one that the same request was given before. */
  replayed?: boolean;
  /** The client's address, as far as it can be believed. */
  address(): string;
}

/** An answer with headers, another status, or bytes already encoded. */
export class Reply {
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly status: number | undefined;
  /** It goes on until one side hangs up, and may be silent for longer than a request may idle. */
  isEndless = false;

  constructor(body: unknown, headers: Record<string, string> = {}, status?: number) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }

  static endless(body: ReadableStream, headers: Record<string, string>): Reply {
    const reply = new Reply(body, headers);
    reply.isEndless = true;
    return reply;
  }
}

export type Handler<R extends RouteSpec> = (call: Call<R>) => Promise<Answer<R> | Reply>;
