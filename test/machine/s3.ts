/**
 * An S3 server that verifies signatures (s3rver), with a bucket of its own, behind a proxy that can misbehave: nothing
 * listens, connections stay silent, answers are cut off.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

const BUCKET = "attachments";
const KEY = "S3RVER";
const SUFFIX = "._S3rver_object";

export interface S3 {
  /** What the service must be told. */
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
  const directory = mkdtempSync(join(tmpdir(), "boardcast-s3-"));
  const configureBuckets = [{ name: BUCKET }];
  const options = { address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets };
  const server = new S3rver(options);
  const { port: serverPort } = await server.run();
  const open = new Set<Socket>();
  let passes = true;
  let waiting = 0;
  let answerBytes = Number.POSITIVE_INFINITY;
  let proxy: Server;
  let port = 0;

  function serve(client: Socket): void {
    const upstream = dial(serverPort, "127.0.0.1");
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
  const folder = join(directory, BUCKET);
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      // Without a slash: s3rver loses its way when it removes folders that become empty at the same time.
      S3_PREFIX: "test-",
    },
    objects: () =>
      [...new Bun.Glob(`**/*${SUFFIX}`).scanSync(folder)].map((path) => path.slice(0, -SUFFIX.length)).sort(),
    file: (name) => join(folder, name + SUFFIX),
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
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
