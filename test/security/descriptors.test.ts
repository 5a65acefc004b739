/** Live connections never take the descriptors that requests need. */
import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import { PASSWORD } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { commandLine } from "../support/command-line.ts";

const LIMIT = 256;
const SOCKETS = 400;
const CLI = join(import.meta.dir, "../../cli/main.ts");
const { serve, emptySettings, cleanUp } = commandLine({
  command: ["sh", "-c", `ulimit -n ${LIMIT}; exec "$0" "$@"`, process.execPath, CLI],
  cwd: "/tmp",
  env: { PATH: process.env.PATH },
});
afterAll(cleanUp);

test("with few descriptors, excess sockets are refused and requests are answered", async () => {
  const served = await serve(await emptySettings());
  const anonymous = createClient({ baseUrl: served.url });
  await anonymous.register({ email: "ada@example.org", username: "ada", password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: "ada@example.org", password: PASSWORD });
  const { id } = await createClient({ baseUrl: served.url, token }).createBoard({ title: "Crowd" });
  const codes: number[] = [];
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = new WebSocket(`${served.url.replace("http", "ws")}/ws/boards/${id}?token=${token}`);
    socket.onclose = ({ code }) => codes.push(code);
    return socket;
  });
  const open = () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  await eventually(() => open() + codes.length === SOCKETS, "every socket to be let in or turned away");
  expect(open()).toBeGreaterThan(LIMIT / 2);
  expect(open()).toBeLessThan(LIMIT - 50);
  expect([...new Set(codes)]).toEqual([1013]);
  for (let i = 0; i < 10; i++) expect((await fetch(`${served.url}/health/ready`)).status).toBe(200);
  expect(served.log().match(/raise the limit on open files/g)).toHaveLength(1);
  for (const socket of sockets) socket.close();
});
