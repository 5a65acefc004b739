/**
 * Patroni with three PostgreSQL servers, etcd, and HAProxy in front of whichever server is the leader. Replication is
 * synchronous. Everything is in a temporary folder, on free ports.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { serverUser } from "./postgres.ts";
import { ETCD, HAPROXY, PATRONI, POSTGRES, provide } from "./provide.ts";

export interface Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
}

export interface Patroni {
  /** Through HAProxy. */
  readonly proxyUrl: string;
  /** The servers themselves, all of them. */
  readonly serversUrl: string;
  /** The one that accepts writes, by its own account; null while there is none. */
  leader(): Promise<Node | null>;
  /** Two nodes follow the leader, one of them synchronously. */
  isWhole(): Promise<boolean>;
  /** Orderly, to any of the others. */
  switchOver(): Promise<void>;
  /** Patroni and PostgreSQL of the node, without warning. */
  kill(node: Node): void;
  restart(node: Node): void;
  stop(): Promise<void>;
}

/** The programs that are missing here and cannot be installed. */
export async function missingForPatroni(): Promise<string[]> {
  const programs = [POSTGRES, PATRONI, ETCD, HAPROXY];
  const found = await provide(programs);
  return programs.filter((_, index) => found[index] === null).map(({ debianPackage }) => debianPackage);
}

export async function startPatroni(): Promise<Patroni> {
  const bin = POSTGRES.find()!;
  const folder = mkdtempSync(join(tmpdir(), "boardcast-patroni-"));
  const user = serverUser();
  const own = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid);
  };
  own(folder);
  const processes = new Map<string, ChildProcess>();
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const nodes: Node[] = [];
  for (const name of ["pg1", "pg2", "pg3"]) {
    nodes.push({ name, port: await freePort(), restPort: await freePort() });
  }

  function run(name: string, command: string, args: string[]): void {
    const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8" };
    processes.set(name, spawn(command, args, { ...user, env, cwd: folder, stdio: "ignore" }));
  }

  const startNode = ({ name }: Node) => run(name, PATRONI.find()!, [join(folder, `${name}.yml`)]);

  for (const node of nodes) {
    mkdirSync(join(folder, node.name));
    own(join(folder, node.name));
    writeFileSync(join(folder, `${node.name}.yml`), configOf(node, { folder, bin, etcdPort }));
  }
  writeFileSync(join(folder, "haproxy.cfg"), proxyConfig(proxyPort, nodes));
  const etcd = (port: number) => `http://127.0.0.1:${port}`;
  run("etcd", ETCD.find()!, [
    ...["--data-dir", join(folder, "etcd"), "--name", "etcd", "--log-level", "error"],
    ...["--listen-client-urls", etcd(etcdPort), "--advertise-client-urls", etcd(etcdPort)],
    ...["--listen-peer-urls", etcd(peerPort), "--initial-advertise-peer-urls", etcd(peerPort)],
    ...["--initial-cluster", `etcd=${etcd(peerPort)}`, "--unsafe-no-fsync"],
  ]);
  run("haproxy", HAPROXY.find()!, ["-f", join(folder, "haproxy.cfg")]);
  for (const node of nodes) startNode(node);

  async function leader(): Promise<Node | null> {
    const answers = await Promise.all(nodes.map(({ restPort }) => isOk(restPort, "/primary")));
    return nodes.find((_, index) => answers[index]) ?? null;
  }

  async function isWhole(): Promise<boolean> {
    const answers = await Promise.all(
      nodes.flatMap(({ restPort }) => [
        isOk(restPort, "/primary"),
        isOk(restPort, "/replica"),
        isOk(restPort, "/synchronous"),
      ]),
    );
    const count = (kind: number) => answers.filter((isSo, index) => isSo && index % 3 === kind).length;
    return count(0) === 1 && count(1) === 2 && count(2) === 1;
  }

  /** Processes of a server that Patroni has started: they are not its children. */
  function postmasterOf({ name }: Node): number | null {
    try {
      return Number(readFileSync(join(folder, name, "data", "postmaster.pid"), "utf8").split("\n")[0]);
    } catch {
      return null;
    }
  }

  function killNode(node: Node): void {
    processes.get(node.name)?.kill("SIGKILL");
    const pid = postmasterOf(node);
    if (pid === null) return;
    const children = spawnSync("pgrep", ["-P", String(pid)])
      .stdout.toString()
      .split("\n")
      .map(Number);
    for (const one of [pid, ...children.filter((child) => child > 0)]) {
      try {
        process.kill(one, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    }
  }

  return {
    proxyUrl: `postgres://postgres:secret@127.0.0.1:${proxyPort}/postgres`,
    serversUrl: `postgres://postgres:secret@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}/postgres`,
    leader,
    isWhole,
    async switchOver() {
      const from = await leader();
      if (!from) throw new Error("there is no leader");
      const answer = await fetch(`http://127.0.0.1:${from.restPort}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: from.name }),
      });
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
    },
    kill: killNode,
    restart: startNode,
    async stop() {
      for (const node of nodes) killNode(node);
      for (const child of processes.values()) child.kill("SIGKILL");
      await Bun.sleep(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isOk(port: number, path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  return fetch(`http://127.0.0.1:${port}${path}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function configOf(
  { name, port, restPort }: Node,
  { folder, bin, etcdPort }: { folder: string; bin: string; etcdPort: number },
): string {
  return `scope: boardcast
name: ${name}
log: {level: WARNING, dir: ${folder}/${name}}
restapi: {listen: "127.0.0.1:${restPort}", connect_address: "127.0.0.1:${restPort}"}
etcd3: {hosts: "127.0.0.1:${etcdPort}"}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    primary_start_timeout: 0
    postgresql:
      use_pg_rewind: true
      parameters: {max_connections: 200, wal_log_hints: "on", fsync: "off"}
  initdb: [{encoding: UTF8}, {locale: C}, data-checksums]
  pg_hba: ["host all all 127.0.0.1/32 md5", "host replication all 127.0.0.1/32 md5"]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}/data
  bin_dir: ${bin}
  pgpass: ${folder}/${name}/pgpass
  authentication:
    superuser: {username: postgres, password: secret}
    replication: {username: replicator, password: secret}
  parameters: {unix_socket_directories: "${folder}/${name}"}
`;
}

/** As OPERATIONS shows it. */
function proxyConfig(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    (node) => `    server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`,
  );
  return `defaults
    mode tcp
    timeout connect 2s
    timeout client 1d
    timeout server 1d
    timeout check 1s
listen postgres
    bind 127.0.0.1:${port}
    option httpchk OPTIONS /primary
    http-check expect status 200
    default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
}
