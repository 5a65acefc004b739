/**
 * As much of S3 as the service uses: PUT, GET, HEAD and DELETE of one object, by presigned address, in one bucket. Each
 * object is a file in `folder`, named by its percent-encoded key.
 */
import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { type Credentials, signatureError } from "./s3-signature.ts";

export interface S3Server {
  readonly port: number;
  /** Where the bytes of an object are. */
  file(key: string): string;
  stop(): Promise<void>;
}

interface Options {
  bucket: string;
  credentials: Credentials;
  folder: string;
}

const STATUSES = {
  AccessDenied: 403,
  AuthorizationQueryParametersError: 400,
  InvalidAccessKeyId: 403,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  SignatureDoesNotMatch: 403,
};

export function startS3Server({ bucket, credentials, folder }: Options): S3Server {
  const file = (key: string) => join(folder, encodeURIComponent(key));

  async function answer(request: Request): Promise<Response> {
    const error = signatureError(request, credentials, new Date());
    if (error) return refusal(error);
    const [, bucketName, ...rest] = new URL(request.url).pathname.split("/");
    if (bucketName !== bucket) return refusal("NoSuchBucket");
    const path = file(decodeURIComponent(rest.join("/")));
    switch (request.method) {
      case "PUT":
        await Bun.write(path, await request.bytes());
        return new Response();
      case "GET":
      case "HEAD":
        return (await Bun.file(path).exists()) ? new Response(Bun.file(path)) : refusal("NoSuchKey");
      case "DELETE":
        await unlink(path).catch(() => {});
        return new Response(null, { status: 204 });
      default:
        return refusal("MethodNotAllowed");
    }
  }

  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, idleTimeout: 255, fetch: answer });
  return { port: server.port!, file, stop: () => server.stop(true) };
}

function refusal(code: keyof typeof STATUSES): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  return new Response(body, { status: STATUSES[code], headers: { "content-type": "application/xml" } });
}
