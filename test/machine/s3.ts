/**
 * An S3 server that verifies signatures, with one bucket, behind a proxy that can misbehave: nothing listens,
 * connections stay silent, answers are cut off.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3Server } from "./s3-server.ts";

const BUCKET = "attachments";
/** Some storages name users in their keys; the colon has to be escaped in an address. */
const CREDENTIALS = {
  accessKeyId: "account:user",
  secretAccessKey: "the secret of the bucket",
  region: "eu-test-1",
};

export interface S3 {
  /** Settings with which the service uses it. */
  readonly settings: Record<string, string>;
  /** Names of all objects. */
  objects(): string[];
  /** The stored bytes, without asking the server. */
  file(name: string): string;
  /** As if the machine were off. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Connections are taken, but nothing is passed on until it is healed. */
  silence(): void;
  /** Connections that were made meanwhile. */
  waiting(): number;
  /** Every new connection ends after that many bytes of answers. */
  cutAfter(bytes: number): void;
  heal(): void;
  /** Ends every connection. */
  hangUp(): void;
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3> {
  const folder = mkdtempSync(join(tmpdir(), "boardcast-s3-"));
  const server = startS3Server({ bucket: BUCKET, credentials: CREDENTIALS, folder });
  const open = new Set<Socket>();
  let passes = true;
  let waiting = 0;
  let answerBytes = Number.POSITIVE_INFINITY;
  let proxy: Server;
  let port = 0;

  function serve(client: Socket): void {
    const upstream = dial(server.port, "127.0.0.1");
    let left = answerBytes;
    if (!passes) waiting++;
    for (const socket of [client, upstream]) {
      open.add(socket);
      if (!passes) socket.pause();
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (data) => upstream.write(data));
    upstream.on("data", (data: Buffer) => {
      client.write(data.subarray(0, left));
      left -= data.length;
      if (left <= 0) client.end();
    });
  }

  function hangUp(): void {
    for (const socket of open) socket.destroy();
  }

  async function up(): Promise<void> {
    proxy = createServer(serve);
    await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
    port = (proxy.address() as { port: number }).port;
  }

  async function down(): Promise<void> {
    hangUp();
    await new Promise((resolve) => proxy.close(resolve));
  }

  await up();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: CREDENTIALS.region,
      S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
      S3_PREFIX: "test/",
    },
    objects: () => readdirSync(folder).map(decodeURIComponent).sort(),
    file: server.file,
    down,
    up,
    silence() {
      passes = false;
      waiting = 0;
      for (const socket of open) socket.pause();
    },
    waiting: () => waiting,
    cutAfter(bytes) {
      hangUp();
      answerBytes = bytes;
    },
    heal() {
      if (answerBytes !== Number.POSITIVE_INFINITY) hangUp();
      answerBytes = Number.POSITIVE_INFINITY;
      passes = true;
      for (const socket of open) socket.resume();
    },
    hangUp,
    async stop() {
      await down();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
