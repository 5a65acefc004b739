import { one, present } from "../../server/platform/util/present.ts";
import { freePort } from "./free-port.ts";
import { NGINX } from "./provide.ts";
import { configurationOf, type RunningProxy, startProxy } from "./proxy.ts";

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
const UPSTREAM = /upstream boardcast \{[\s\S]*?\n\}\n/;
const LOCATION = / {4}location \/ \{[\s\S]*?\n {4}\}\n/;
const SERVERS = /(?: +server 127\.0\.0\.1:\d+ max_fails=1 fail_timeout=1s;\n)+/;
const BACKUPS = /(?: +server 127\.0\.0\.1:\d+ max_fails=0 backup;\n)+/;

/** ops/nginx.conf in front of installations: the ports of their instances by path, which ends with a slash. */
export async function startNginx(installations: Record<string, readonly number[]>): Promise<RunningProxy> {
  const port = await freePort();
  const site = await configurationOf(
    "nginx.conf",
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/\/var\/log\/nginx\/boardcast\.log/, "access.log"],
    [/\/var\/log\/nginx\/boardcast-error\.log/, "error.log"],
  );
  const [upstream] = present(UPSTREAM.exec(site), "an upstream");
  const [location] = present(LOCATION.exec(site), "a location");
  const all = Object.entries(installations);
  const upstreams = all.map(([, ports], index) => {
    const servers = (how: string) => ports.map((each) => `server 127.0.0.1:${each} ${how};\n`).join("");
    return upstream
      .replace("upstream boardcast", `upstream boardcast${index}`)
      .replace(SERVERS, servers("max_fails=1 fail_timeout=1s"))
      .replace(BACKUPS, servers("max_fails=0 backup"));
  });
  const locations = all.map(([path], index) =>
    location
      .replace("location /", `location ${path}`)
      .replace("http://boardcast", `http://boardcast${index}`),
  );
  const complete = site.replace(UPSTREAM, upstreams.join("")).replace(LOCATION, locations.join(""));
  return startProxy({
    name: "nginx",
    bin: NGINX.find(),
    port,
    configure: (folder) => `daemon off;
pid nginx.pid;
error_log stderr;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
events { worker_connections 4096; }
http {
${TEMPORARY.map((each) => `${each}_temp_path ${folder}/${each};`).join("\n")}
${complete}
}
`,
    command: (bin, file) => [bin, "-p", file.replace(/[^/]+$/, ""), "-e", "stderr", "-c", file],
    logs: ["access.log", "error.log"],
    path: one(Object.keys(installations), "installation"),
  });
}
