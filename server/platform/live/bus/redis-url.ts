/** The forms of REDIS_URL: one server, a server that sentinels know, or a cluster. */

export interface Address {
  host: string;
  port: number;
}

export interface Credentials {
  username?: string;
  password?: string;
}

export interface RedisUrl {
  form: "server" | "sentinel" | "cluster";
  tls: boolean;
  /** The server, the sentinels, or some nodes of the cluster. */
  hosts: Address[];
  credentials: Credentials;
  database: number;
  /** What the sentinels call the server. */
  masterName: string;
  sentinelCredentials: Credentials;
}

const SHAPE =
  /^redis(s?)(?:\+(sentinel|cluster))?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const DEFAULT_PORT = { server: 6379, sentinel: 26379, cluster: 6379 };
const SENTINEL_PARAMETERS = ["sentinel_username", "sentinel_password"];

/** Throws an error that contains no password. */
export function parseRedisUrl(text: string): RedisUrl {
  const [, tls, kind, user = "", hosts = "", path = "", query = ""] = SHAPE.exec(text) ?? [];
  if (tls === undefined) {
    throw new Error(
      "must begin with redis://, redis+sentinel:// or redis+cluster://, or with rediss for TLS, and name a host",
    );
  }
  const form = kind === "sentinel" || kind === "cluster" ? kind : "server";
  const steps = path.split("/").filter((step) => step !== "");
  const masterName = form === "sentinel" ? decode(steps.shift() ?? "") : "";
  if (form === "sentinel" && masterName === "")
    throw new Error("must name the master after the sentinels: redis+sentinel://host:26379/mymaster");
  const [database = "0", ...more] = steps;
  if (more.length > 0 || !/^\d{1,4}$/.test(database))
    throw new Error("must end with the number of a database");
  if (form === "cluster" && steps.length > 0) throw new Error("names a database; a cluster has only one");
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) {
    if (form !== "sentinel" || !SENTINEL_PARAMETERS.includes(name))
      throw new Error(`has the parameter ${name}, which is unknown`);
  }
  const colon = user.indexOf(":");
  const [username, password] = colon < 0 ? [user, ""] : [user.slice(0, colon), user.slice(colon + 1)];
  return {
    form,
    tls: tls === "s",
    hosts: hostsOf(hosts, form),
    credentials: credentials(decode(username), decode(password)),
    database: Number(database),
    masterName,
    sentinelCredentials: credentials(
      parameters.get("sentinel_username") ?? "",
      parameters.get("sentinel_password") ?? "",
    ),
  };
}

function hostsOf(text: string, form: RedisUrl["form"]): Address[] {
  const hosts = text.split(",").map((each) => {
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(each.trim()) ?? [];
    const host = bracketed ?? plain;
    if (host === undefined) throw new Error("must name hosts as host:port, separated by commas");
    return { host, port: port === undefined ? DEFAULT_PORT[form] : Number(port) };
  });
  if (form === "server" && hosts.length > 1)
    throw new Error("names several hosts: use redis+sentinel:// or redis+cluster://");
  return hosts;
}

function credentials(username: string, password: string): Credentials {
  return { ...(username && { username }), ...(password && { password }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("has a % that encodes nothing: write %25");
  }
}
