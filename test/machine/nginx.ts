import { freePort } from "./free-port.ts";
import { NGINX } from "./provide.ts";
import { configurationOf, type RunningProxy, startProxy } from "./proxy.ts";

/** ops/nginx.conf in front of the instances at these ports. */
export async function startNginx(ports: readonly number[]): Promise<RunningProxy> {
  const port = await freePort();
  const servers = (how: string) => ports.map((each) => `server 127.0.0.1:${each} ${how};\n`).join("");
  const site = await configurationOf(
    "nginx.conf",
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/(?: +server 127\.0\.0\.1:\d+ max_fails=1 fail_timeout=1s;\n)+/, servers("max_fails=1 fail_timeout=1s")],
    [/(?: +server 127\.0\.0\.1:\d+ max_fails=0 backup;\n)+/, servers("max_fails=0 backup")],
    [/\/var\/log\/nginx\/boardcast\.log/, "access.log"],
    [/\/var\/log\/nginx\/boardcast-error\.log/, "error.log"],
  );
  return startProxy({
    name: "nginx",
    bin: NGINX.find(),
    port,
    configure: (folder) => {
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      return `daemon off;
pid nginx.pid;
error_log stderr;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
events { worker_connections 4096; }
http {
${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join("\n")}
${site}
}
`;
    },
    command: (bin, file) => [bin, "-p", file.replace(/[^/]+$/, ""), "-e", "stderr", "-c", file],
    logs: ["access.log", "error.log"],
  });
}
