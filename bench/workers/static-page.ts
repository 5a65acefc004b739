/** A page and its style sheet, compressed in advance and sent from memory. */
import { answerJobs } from "./answer.ts";

export interface StaticPageJob {
  page: string;
  styles: string;
}

const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();
const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  development: false,
  fetch({ url }) {
    const file = files.get(new URL(url).pathname);
    if (!file) return new Response(null, { status: 404 });
    return new Response(file.bytes, { headers: { "content-type": file.type, "content-encoding": "gzip" } });
  },
});

await answerJobs<StaticPageJob, { port: number }>(({ page, styles }) => {
  files.set("/", { bytes: Bun.gzipSync(page), type: "text/html;charset=utf-8" });
  files.set("/styles.css", { bytes: Bun.gzipSync(styles), type: "text/css" });
  // Only this process is given jobs, so it is listening.
  return { port: server.port! };
});
