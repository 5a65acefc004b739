import { afterAll, beforeAll, expect, test } from "bun:test";
import { SETTINGS } from "../../server/config.ts";
import {
  isPublic,
  type LookUp,
  RefusedTarget,
  targetOf,
  urlProblem,
} from "../../server/platform/outbound/targets.ts";
import { deliver } from "../../server/webhooks/deliver.ts";
import { type Receiver, startReceiver } from "../support/webhook-receiver.ts";

const allowing = (hosts: string) => SETTINGS.WEBHOOK_ALLOWED_HOSTS.parse(hosts);
const NOBODY = allowing("");
const secret = `whsec_${"A".repeat(32)}`;
const message = { id: "board:1", body: "{}" };
const never: LookUp = () => Promise.reject(new Error("looked up"));
const resolving =
  (...addresses: string[]): LookUp =>
  async () =>
    addresses;

const outcome = (url: string, hosts = "", lookUp = never) =>
  targetOf(new URL(url), allowing(hosts), lookUp).then(
    ({ addresses }) => addresses,
    (error: unknown) => (error instanceof RefusedTarget ? "refused" : String(error)),
  );

let receiver: Receiver;
beforeAll(() => {
  receiver = startReceiver();
});
afterAll(() => receiver.stop());

const send = (url: string, lookUp: LookUp, hosts = "", timeoutMs = 5000) =>
  deliver({
    url,
    secret,
    message,
    allowed: allowing(hosts),
    lookUp,
    signal: AbortSignal.timeout(timeoutMs),
    nowMs: Date.now(),
  });

const NOT_PUBLIC: [string, string[]][] = [
  ["loopback", ["127.0.0.1", "127.255.255.254", "::1"]],
  ["unspecified", ["0.0.0.0", "0.1.2.3", "::"]],
  ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"]],
  ["link-local, where clouds have their metadata", ["169.254.169.254", "fe80::1", "fec0::1"]],
  ["of a provider's own network", ["100.64.0.1", "100.127.255.255"]],
  [
    "answered by the cloud that the service runs in",
    ["168.63.129.16", "192.0.0.192", "100.100.100.200", "fd00:ec2::254", "fd20:ce::254"],
  ],
  ["IPv4 within IPv6", ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::ffff:0:127.0.0.1"]],
  ["translated or tunnelled", ["64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1"]],
  ["multicast and broadcast", ["224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"]],
  [
    "reserved",
    ["192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "240.0.0.1", "2001:db8::1"],
  ],
  ["no address at all", ["", "localhost", "1.2.3.4.5", "fe80::1%eth0"]],
];

test.each(NOT_PUBLIC)("WEBHOOK-9: not public: addresses that are %s", (_, addresses) => {
  expect(addresses.filter(isPublic)).toEqual([]);
});

test("WEBHOOK-9: public addresses are allowed", () => {
  const addresses = [
    "8.8.8.8",
    "168.63.129.17",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
    "2a00:1450:4001::1",
  ];
  expect(addresses.filter(isPublic)).toEqual(addresses);
});

test.each([
  "http://127.1/",
  "http://0xa83f8110/",
  "http://0x7f.1/",
  "http://0x7f000001/",
  "http://2130706433/",
  "http://017700000001/",
  "http://127.0.0.1./",
  "http://①②⑦.0.0.1/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[0:0:0:0:0:0:0:1]:8080/",
])("WEBHOOK-9: %s is an address that is not public, and no name server is asked", async (url) => {
  expect(await outcome(url)).toBe("refused");
});

test("WEBHOOK-9: only http and https, without user name and password", () => {
  expect(urlProblem("https://example.org/hook?x=1")).toBeNull();
  expect(urlProblem("http://example.org:8080")).toBeNull();
  for (const url of ["ftp://example.org", "file:///etc/passwd", "javascript:1", "gopher://example.org"])
    expect(urlProblem(url)).toBe("must be an http or https URL");
  for (const url of ["https://user@example.org", "https://:password@example.org"])
    expect(urlProblem(url)).toBe("must not contain a user name or password");
});

test("WEBHOOK-9: every address of a name has to be public", async () => {
  const url = "https://hooks.test/";
  expect(await outcome(url, "", resolving("8.8.8.8", "2606:4700::1111"))).toEqual([
    "8.8.8.8",
    "2606:4700::1111",
  ]);
  expect(await outcome(url, "", resolving("8.8.8.8", "127.0.0.1"))).toBe("refused");
  expect(await outcome(url, "", resolving("8.8.8.8", "::ffff:10.0.0.1"))).toBe("refused");
});

test("WEBHOOK-9: WEBHOOK_ALLOWED_HOSTS allows a name, or addresses if it lists all that a name has", async () => {
  const url = "https://hooks.test/";
  const inside = resolving("10.1.2.3");
  expect(await outcome(url, "hooks.test", inside)).toEqual(["10.1.2.3"]);
  expect(await outcome("https://HOOKS.test./", "Hooks.Test", inside)).toEqual(["10.1.2.3"]);
  expect(await outcome(url, "10.0.0.0/8", inside)).toEqual(["10.1.2.3"]);
  expect(await outcome(url, "other.test, 10.1.2.3", inside)).toEqual(["10.1.2.3"]);
  expect(await outcome(url, "other.test", inside)).toBe("refused");
  expect(await outcome("https://sub.hooks.test/", "hooks.test", inside)).toBe("refused");
  expect(await outcome(url, "10.0.0.0/8", resolving("10.1.2.3", "192.168.0.1"))).toBe("refused");
  expect(await outcome(url, "10.0.0.0/8", resolving("10.1.2.3", "8.8.8.8"))).toBe("refused");
  expect(await outcome("http://[fd00::1]/", "fd00::/8")).toEqual(["fd00::1"]);
  expect(() => allowing("http://hooks.test")).toThrow("http://hooks.test is no address");
});

test("WEBHOOK-9: a name that leads elsewhere than when it was checked is refused, and nothing is sent", async () => {
  const answers = [["8.8.8.8"], ["127.0.0.1"]];
  const changing: LookUp = async () => answers.shift() ?? [];
  const url = `http://rebinding.test:${receiver.port}/rebound`;
  expect(await targetOf(new URL(url), NOBODY, changing)).toEqual({ addresses: ["8.8.8.8"] });
  expect(await send(url, changing)).toMatchObject({ isDelivered: false, status: null });
  expect(receiver.at("/rebound")).toEqual([]);
});

test("WEBHOOK-9: a name is looked up once for an attempt, which goes to the address that was checked", async () => {
  let asked = 0;
  const once: LookUp = async () => (asked++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]);
  const url = `http://hooks.test:${receiver.port}/once?x=1`;
  expect(await send(url, once, "127.0.0.1")).toMatchObject({ isDelivered: true, status: 204 });
  expect(asked).toBe(1);
  expect(receiver.at("/once").map(({ headers }) => headers.get("host"))).toEqual([
    `hooks.test:${receiver.port}`,
  ]);
});

test("WEBHOOK-9: if one address of a host does not answer, the next one is tried", async () => {
  const url = `http://hooks.test:${receiver.port}/second`;
  const lookUp = resolving("127.0.0.99", "127.0.0.1");
  expect(await send(url, lookUp, "127.0.0.0/8")).toMatchObject({ isDelivered: true });
});

test("WEBHOOK-6: what an endpoint answers is not read, however long it is", async () => {
  const chunk = new Uint8Array(65_536);
  let sent = 0;
  receiver.respond = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += chunk.length;
          controller.enqueue(chunk);
        },
      }),
    );
  const { isDelivered, durationMs } = await send(`${receiver.url}/endless`, never, "127.0.0.1");
  expect(isDelivered).toBe(true);
  expect(durationMs).toBeLessThan(5000);
  // What the sockets hold may still be written.
  await Bun.sleep(500);
  const before = sent;
  await Bun.sleep(100);
  expect(sent).toBe(before);
});

test("WEBHOOK-6: an attempt ends in time, in the look-up too", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  receiver.respond = () => promise;
  const late = { isDelivered: false, status: null };
  expect(await send(`${receiver.url}/late`, never, "127.0.0.1", 100)).toMatchObject(late);
  expect(await send("http://hooks.test/", () => new Promise(() => undefined), "", 100)).toMatchObject(late);
  resolve(new Response());
});

test("WEBHOOK-6: why an attempt failed is logged without the URL, which may contain secrets", async () => {
  const closed = startReceiver();
  await closed.stop();
  const refused = await send(`${closed.url}/secret`, never, "127.0.0.1");
  expect(refused).toMatchObject({ isDelivered: false, status: null });
  expect(refused.reason).not.toContain("secret");
  expect(refused.reason).not.toBe("");
  const unresolved = await send("http://hooks.test/secret", () => Promise.reject(new Error("secret")));
  expect(unresolved.reason).toBe("Error");
});
