/** The limit of the runtime: `server.publish` of given bytes to all who listen, by itself or for each request. */
import type { ServerWebSocket } from "bun";
import { answerJobs } from "./answer.ts";

export interface PublishJob {
  text: string;
  /** How long to publish at full speed; 0 only takes the text. */
  seconds: number;
  /** Published in one go, before anything else happens. */
  atOnce: number;
}

export interface PublishResult {
  port: number;
  published: number;
}

const TOPIC = "board";
const BACKLOG_BYTES = 4 * 1_048_576;
const PAUSE_BYTES = 262_144;
const sockets: ServerWebSocket<undefined>[] = [];
let text = "";

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  development: false,
  fetch(request) {
    if (request.method === "POST") {
      server.publish(TOPIC, text);
      return new Response("{}");
    }
    if (!server.upgrade(request)) return new Response(null, { status: 400 });
  },
  websocket: {
    // As the service sets them.
    backpressureLimit: BACKLOG_BYTES,
    closeOnBackpressureLimit: true,
    idleTimeout: 0,
    sendPings: false,
    perMessageDeflate: false,
    open(socket) {
      sockets.push(socket);
      socket.subscribe(TOPIC);
      socket.send('{"type":"ready","seq":0}');
    },
    message() {},
  },
});

await answerJobs<PublishJob, PublishResult>(async (job) => {
  text = job.text;
  const end = performance.now() + job.seconds * 1000;
  let published = 0;
  while (performance.now() < end) {
    for (let index = 0; index < job.atOnce; index++) server.publish(TOPIC, text);
    published += job.atOnce;
    await new Promise(setImmediate);
    while (sockets.at(-1)!.getBufferedAmount() > PAUSE_BYTES) await Bun.sleep(1);
  }
  return { port: server.port!, published };
});
