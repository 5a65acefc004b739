/** The routes of a running service that an import needs. */
import type { ProblemCode } from "../../contract/base/problems.ts";
import type { Import } from "../../contract/imports.ts";
import { messageOf, partOf } from "../../server/platform/util/unknown-value.ts";
import { type Fields, formOf } from "./form.ts";
import type { FileSource } from "./source.ts";

/** There may be one later: the service is being restarted, or busy. */
export class NoAnswer extends Error {}

/** The service has no room for it: it has taken nothing, and there may be room in a moment or not. */
export class NoRoom extends NoAnswer {}

const FULL: ProblemCode = "database_full";
/** Of a request without a file. */
const TIMEOUT_MS = 30_000;

export interface Service {
  /** Throws if there is no service, or if it does not know the token. */
  check(): Promise<void>;
  /** `uploaded` is told how much has been sent, from 0 to 1, where the size is known. */
  upload(file: FileSource, fields: Fields, uploaded: (fraction: number) => void): Promise<Import>;
  importFromPlanka(board: { url: string; token: string; title?: string }): Promise<Import>;
  get(id: string): Promise<Import>;
}

interface Account {
  server: string;
  token: string;
  /** Makes it safe to begin the same import again. */
  idempotencyKey: string;
}

export function createService({ server, token, idempotencyKey }: Account): Service {
  async function send(path: string, init: RequestInit = {}): Promise<unknown> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    headers.set("accept", "application/json, application/problem+json");
    const signal = init.body instanceof ReadableStream ? null : AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(server + path, { ...init, headers, signal }).catch((error) => {
      throw new NoAnswer(`The service at ${server} cannot be reached (${messageOf(error)})`, {
        cause: error,
      });
    });
    const body = await response.json().catch(() => null);
    if (response.ok && body !== null) return body;
    const { status } = response;
    const detail = String(partOf(body, "detail") ?? refusalOf(server + path, status));
    // Also if the first of two requests is still under way.
    const isPassing = status >= 500 || response.headers.has("retry-after");
    if (!isPassing) throw new Error(detail);
    throw new (partOf(body, "code") === FULL ? NoRoom : NoAnswer)(detail.replace(/\.$/, ""));
  }

  async function sendForImport(path: string, init?: RequestInit): Promise<Import> {
    const body = await send(path, init);
    if (typeof partOf(body, "id") !== "string") throw new Error(`There is no Boardcast at ${server}`);
    // The service that the user has named answers what its contract says.
    return body as Import;
  }

  const begin = (path: string, type: string, body: string | ReadableStream<Uint8Array>) =>
    sendForImport(path, {
      method: "POST",
      headers: { "content-type": type, "idempotency-key": idempotencyKey },
      body,
    });

  return {
    async check() {
      await send("/imports?limit=1");
    },
    async upload(file, fields, uploaded) {
      const boundary = `boardcast-${crypto.randomUUID()}`;
      const form = formOf(boundary, file, { fields, uploaded });
      try {
        return await begin("/boards/import", `multipart/form-data; boundary=${boundary}`, form.stream);
      } catch (error) {
        throw form.failure ?? error;
      }
    },
    importFromPlanka: (board) => begin("/boards/import/planka", "application/json", JSON.stringify(board)),
    get: (id) => sendForImport(`/imports/${encodeURIComponent(id)}`),
  };
}

/** The service says itself what it refuses, so this is the answer of something in between. */
function refusalOf(url: string, status: number): string {
  const answered = `${url} answered with status ${status}`;
  if (status !== 413) return answered;
  return `A proxy in front of the service refuses files of this size (${answered}). Whoever runs it can raise its limit.`;
}
