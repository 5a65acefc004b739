/** Connections to endpoints are kept for the next message, and never used for another name. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SETTINGS } from "../../server/config.ts";
import { deliver } from "../../server/webhooks/deliver.ts";

/** Of one.test and two.test, for a hundred years; nobody trusts it but these tests. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUKgAwIBAgIUSXlyzoCE/PKHlY4h60wWBHRf3JkwCgYIKoZIzj0EAwIw
EzERMA8GA1UEAwwIb25lLnRlc3QwIBcNMjYxMTE3MjAwMDMyWhgPMjEyNjEwMjQy
MDAwMzJaMBMxETAPBgNVBAMMCG9uZS50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAExYpxOcDAPXVeX/D4YTpi9MAAXgN9uoBS/CF47ZkC2NfZza3XEG+cV6Ja
2G5KCfHMXD53dF78LM+85Vi5cuan5qNyMHAwHQYDVR0OBBYEFMh8ObUt1ruonb+N
10ObKOIe1dFHMB8GA1UdIwQYMBaAFMh8ObUt1ruonb+N10ObKOIe1dFHMB0GA1Ud
EQQWMBSCCG9uZS50ZXN0ggh0d28udGVzdDAPBgNVHRMBAf8EBTADAQH/MAoGCCqG
SM49BAMCA0cAMEQCICtxY48qzCPGwPf996POORSxpWh3MaD3du4sbvqO6Ht3AiA2
oA3Q3oJ8ITbizf5wlDVaEVg/DhhwVQbHRqaVRmiM2A==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRO9VG9lXnCHOS+iy
SWllBmX27aFd1WcsenCiBDvY51ChRANCAATFinE5wMA9dV5f8PhhOmL0wABeA326
gFL8IXjtmQLY19nNrdcQb5xXolrYbkoJ8cxcPnd0Xvwsz7zlWLly5qfm
-----END PRIVATE KEY-----
`;

/** Which connection each request came by, in order. */
let connections: number[] = [];
let opened = 0;
let answer = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok";
let isClosing = false;
const server = Bun.listen<{ number: number; requests: number }>({
  hostname: "127.0.0.1",
  port: 0,
  socket: {
    open: (socket) => {
      socket.data = { number: opened++, requests: 0 };
    },
    data(socket) {
      connections.push(socket.data.number);
      if (isClosing && socket.data.requests++ > 0) socket.end();
      else socket.write(answer);
    },
  },
});
const folder = mkdtempSync(join(tmpdir(), "boardcast-tls-"));

beforeAll(() => {
  writeFileSync(join(folder, "certificate.pem"), CERTIFICATE);
});
afterAll(() => {
  server.stop(true);
  rmSync(folder, { recursive: true });
});

async function send(host: string): Promise<boolean> {
  const { isDelivered } = await deliver({
    url: `http://${host}:${server.port}/`,
    secret: `whsec_${"A".repeat(32)}`,
    message: { id: "board:1", body: "{}" },
    allowed: SETTINGS.WEBHOOK_ALLOWED_HOSTS.parse("127.0.0.1"),
    lookUp: async () => ["127.0.0.1"],
    signal: AbortSignal.timeout(10_000),
    nowMs: Date.now(),
  });
  return isDelivered;
}

test("a connection to an address is kept, one without TLS to a name is not", async () => {
  connections = [];
  for (const host of ["127.0.0.1", "127.0.0.1", "one.test", "one.test", "two.test", "127.0.0.1"])
    expect(await send(host)).toBe(true);
  const [first = -1] = connections;
  expect(connections).toEqual([first, first, first + 1, first + 2, first + 3, first]);
});

test("an answer without a stated length, or with a long body, ends its connection", async () => {
  for (const headers of ["transfer-encoding: chunked", "content-length: 1000000"]) {
    answer = `HTTP/1.1 200 OK\r\n${headers}\r\n\r\n`;
    connections = [];
    for (let times = 0; times < 2; times++) expect(await send("127.0.0.1")).toBe(true);
    expect(new Set(connections).size).toBe(2);
  }
  answer = "HTTP/1.1 204 No Content\r\n\r\n";
});

test("an endpoint that closes a kept connection instead of answering has failed, and the next message gets a new one", async () => {
  isClosing = true;
  expect(await send("127.0.0.1")).toBe(true);
  const before = opened;
  expect(await send("127.0.0.1")).toBe(false);
  expect(opened).toBe(before);
  expect(await send("127.0.0.1")).toBe(true);
  expect(opened).toBe(before + 1);
});

test("connections with TLS are kept by name", async () => {
  const seen: [string | undefined, unknown, number][] = [];
  const numbers = new Map<unknown, number>();
  const secure = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const { socket, headers } = request;
    const number = numbers.get(socket) ?? numbers.size;
    numbers.set(socket, number);
    const name = "servername" in socket ? socket.servername : undefined;
    seen.push([headers.host?.split(":", 1)[0], name, number]);
    request.resume().on("end", () => response.writeHead(200, { "content-length": "2" }).end("ok"));
  });
  await new Promise<void>((resolve) => {
    secure.listen(0, "127.0.0.1", resolve);
  });
  const address = secure.address();
  const port = typeof address === "object" ? address?.port : 0;
  const names = ["one.test", "one.test", "two.test", "one.test", "two.test"];
  const script = join(import.meta.dir, "outbound-process.ts");
  const { exited } = Bun.spawn(
    [process.execPath, script, ...names.map((name) => `https://${name}:${port}/`)],
    {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, "certificate.pem") },
    },
  );
  expect(await exited).toBe(0);
  secure.close();
  expect(seen).toEqual(names.map((name) => [name, name, name === "one.test" ? 0 : 1]));
});
