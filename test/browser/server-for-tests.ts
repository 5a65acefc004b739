/** A service for all tests of a file, always at the same address, that can go out of reach and come back as it was. */
import { afterAll, beforeAll } from "bun:test";
import { connect, createServer, type Socket } from "node:net";
import { type Person, type Service, startService, WITHOUT_MAIL, WITHOUT_OIDC } from "../harness.ts";
import { freePort } from "../machine/free-port.ts";
import { personAt } from "./person-at.ts";

interface ServerForTests {
  url: string;
  /** Within reach, as it is when the tests begin. */
  start(): Promise<void>;
  /** Out of reach at once: connections are cut, and new ones refused. A service that dies is in outage.test.ts. */
  kill(): Promise<void>;
  /** A new user, logged in. */
  person(name: string): Promise<Person>;
}

export function serverForTests(): ServerForTests {
  let service: Service;
  let door: Door;
  const url = () => `http://127.0.0.1:${door.port}`;
  beforeAll(async () => {
    service = await startService({ settings: { ...WITHOUT_MAIL, ...WITHOUT_OIDC } });
    door = doorTo(Number(new URL(service.url).port), await freePort());
    await door.open();
  });
  afterAll(async () => {
    await door.close();
    await service.stop();
  });
  return {
    get url() {
      return url();
    },
    start: () => door.open(),
    kill: () => door.close(),
    person: (name) => personAt(url(), name),
  };
}

interface Door {
  port: number;
  open(): Promise<void>;
  close(): Promise<void>;
}

function doorTo(target: number, port: number): Door {
  const passing = new Set<Socket>();
  let server = createServer();
  let isOpen = false;

  function pass(client: Socket): void {
    const service = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [client, service],
      [service, client],
    ] as const) {
      passing.add(from);
      from.setNoDelay(true);
      from.on("error", () => {});
      from.on("close", () => {
        passing.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }

  return {
    port,
    async open() {
      if (isOpen) return;
      isOpen = true;
      server = createServer(pass);
      await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of passing) socket.destroy();
      await closed;
    },
  };
}
