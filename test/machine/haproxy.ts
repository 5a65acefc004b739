import { freePort } from "./free-port.ts";
import { HAPROXY } from "./provide.ts";
import { configurationOf, type RunningProxy, startProxy } from "./proxy.ts";

/** ops/haproxy.cfg in front of the instances at these ports. */
export async function startHaproxy(ports: readonly number[]): Promise<RunningProxy> {
  const port = await freePort();
  const servers = ports.map((each, index) => `    server boardcast-${index + 1} 127.0.0.1:${each}\n`);
  const configuration = await configurationOf(
    "haproxy.cfg",
    [/bind :8080/, `bind 127.0.0.1:${port}`],
    [/(?: +server boardcast-\d boardcast-\d:8000\n)+/, servers.join("")],
  );
  return startProxy({
    name: "haproxy",
    bin: HAPROXY.find(),
    port,
    configure: () => configuration,
    command: (bin, file) => [bin, "-f", file],
    logs: [],
  });
}
