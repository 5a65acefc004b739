/**
 * DATABASE_URL names one server, or several of which one is the leader at a time, in the form that libpq defines:
 * `postgres://user:password@a:5432,b:5433/name?target_session_attrs=read-write`.
 */

/** The service needs a leader that accepts writes, whichever of these it is given. */
const TARGETS = ["any", "read-write", "primary"];
const SEVERAL = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^@/?#]*)([/?#].*)?$/s;

/** A URL for each server, in the given order. The errors do not repeat the address, which may contain a password. */
export function serversOf(address: string): string[] {
  const [, scheme = "", user = "", hosts = "", rest = ""] = SEVERAL.exec(address) ?? [];
  const servers = hosts.split(",").map((host) => URL.parse(`${scheme}${user}${host}${rest}`));
  return servers.map((url) => {
    if (!url || (servers.length > 1 && url.host === "")) {
      throw new Error(
        "is not a valid address: it has the form postgres://user:password@host/name, or " +
          "postgres://user:password@host1:5432,host2:5432/name for several servers",
      );
    }
    refuseTarget(url.searchParams.get("target_session_attrs"));
    url.searchParams.delete("target_session_attrs");
    return url.href;
  });
}

function refuseTarget(target: string | null): void {
  if (target === null || TARGETS.includes(target)) return;
  throw new Error(
    `has target_session_attrs=${target}, but the service reads and writes on the leader only: ` +
      `use ${TARGETS.slice(0, -1).join(", ")} or ${TARGETS.at(-1)}`,
  );
}

/** Without user and password. */
export function shownHosts(address: string): string {
  return SEVERAL.exec(address)?.[3] ?? "";
}

export function shownDatabase(address: string): string {
  const [, , , hosts = "", rest = ""] = SEVERAL.exec(address) ?? [];
  return hosts + (/^\/[^?#]*/.exec(rest)?.[0] ?? "");
}
