/**
 * Programs the tests need beside Node: what is on the machine is used; what is missing is installed with the
 * system's package manager when we are root; otherwise the caller is told what cannot be run.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname } from "node:path";

export interface Program {
  name: string;
  debianPackage: string;
  find(): string | null;
}

export const POSTGRES: Program = { name: "PostgreSQL", debianPackage: "postgresql", find: findPostgres };
export const REDIS: Program = {
  name: "Redis",
  debianPackage: "redis-server",
  find: () => Bun.which("redis-server") ?? Bun.which("valkey-server"),
};
export const PGBOUNCER: Program = {
  name: "PgBouncer",
  debianPackage: "pgbouncer",
  find: () => Bun.which("pgbouncer"),
};
export const PATRONI: Program = {
  name: "Patroni",
  debianPackage: "patroni",
  find: () => Bun.which("patroni"),
};
export const ETCD: Program = { name: "etcd", debianPackage: "etcd-server", find: () => Bun.which("etcd") };
/** Debian has both in a folder that only root has on the path. */
const onPath = (name: string) => Bun.which(name) ?? Bun.which(name, { PATH: "/usr/sbin:/usr/local/sbin" });
export const NGINX: Program = { name: "nginx", debianPackage: "nginx", find: () => onPath("nginx") };
export const HAPROXY: Program = { name: "HAProxy", debianPackage: "haproxy", find: () => onPath("haproxy") };
/** Without its windows if possible: it draws its own toolbar as a page, as busy as the page that is tested. */
export const HEADLESS_SHELL: Program = {
  name: "Chromium without windows",
  debianPackage: "chromium-headless-shell",
  find: () => Bun.which("chromium-headless-shell"),
};
const CHROMIUMS = [HEADLESS_SHELL.debianPackage, "chromium", "chromium-browser", "google-chrome"];
export const CHROMIUM: Program = {
  name: "Chromium",
  debianPackage: HEADLESS_SHELL.debianPackage,
  find: () => CHROMIUMS.map((name) => Bun.which(name)).find((path) => path !== null) ?? null,
};
/** Only root has it, and in some containers not even root. */
export const MOUNT: Program = {
  name: "way to mount a disk unless you are root",
  debianPackage: "mount",
  find: () => (mayMount() ? Bun.which("mount") : null),
};

/** Where it cannot reach its servers, it would try each of them for minutes. */
const APT_GET = ["apt-get", "-qq", "-o", "Acquire::http::Timeout=15", "-o", "Acquire::Retries=0"];

/** Where each program is, or null for those that cannot be had here. */
export async function provide(programs: Program[]): Promise<(string | null)[]> {
  const missing = programs.filter((program) => program.find() === null);
  if (missing.length > 0 && process.getuid?.() === 0 && Bun.which("apt-get")) {
    const packages = missing.map((program) => program.debianPackage);
    console.log(`Installing ${packages.join(", ")} …`);
    await run([...APT_GET, "update"]);
    await run([...APT_GET, "install", "-y", "--no-install-recommends", ...packages]);
  }
  return programs.map((program) => program.find());
}

function mayMount(): boolean {
  if (process.platform !== "linux") return false;
  const capabilities = /^CapEff:\s*(\w+)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
  const administration = 1n << 21n;
  return (BigInt(`0x${capabilities}`) & administration) !== 0n;
}

async function run(command: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = Bun.spawn(command, { env, stdin: "ignore", stdout: "ignore", stderr: "pipe" });
  const [code, errors] = await Promise.all([child.exited, new Response(child.stderr).text()]);
  if (code !== 0) console.error(`${command.join(" ")} failed:\n${errors}`);
}

/** The folder of initdb and postgres: on the path, or where Debian puts the newest version. */
function findPostgres(): string | null {
  const onPath = Bun.which("initdb");
  // Often a link: the other programs are where it leads.
  if (onPath) return dirname(realpathSync(onPath));
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return (
    versions.map((version) => `${base}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`)) ?? null
  );
}
