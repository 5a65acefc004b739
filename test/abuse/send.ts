/** One request on a connection of its own: the bytes as they are; of the answer only what a verdict needs is kept. */
import { connect } from "node:net";

export interface Outcome {
  /** 0 when the connection ended without an answer. */
  status: number;
  /** It was cut off before all of it was sent: an answer that came too early is lost with the connection. */
  wasCut: boolean;
  /** Of 429 and 503: whether they say when to come back. */
  saysWhen: boolean;
  answeredBytes: number;
}

export interface Sending {
  /** Streams never end: the head is enough. */
  endless?: boolean;
  patienceMs?: number;
}

const HEAD_BYTES = 2048;
const PATIENCE_MS = 60_000;

export function send(url: string, bytes: Buffer, options: Sending = {}): Promise<Outcome> {
  const { endless = false, patienceMs = PATIENCE_MS } = options;
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let head = "";
    let answeredBytes = 0;
    let wasSent = false;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () =>
      socket.write(bytes, (error) => {
        wasSent = !error;
      }),
    );
    const timer = setTimeout(() => socket.destroy(), patienceMs);
    socket.on("data", (chunk: Buffer) => {
      answeredBytes += chunk.length;
      if (head.length < HEAD_BYTES) head += chunk.toString("latin1", 0, HEAD_BYTES);
      if (endless && head.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(timer);
      const saysWhen = /\r\nretry-after: \d+\r\n/i.test(head);
      resolve({ status: statusOf(head), wasCut: !wasSent, saysWhen, answeredBytes });
    });
  });
}

/** Interim answers (100 Continue) are passed over. */
function statusOf(head: string): number {
  const statuses = [...head.matchAll(/(?:^|\r\n\r\n)HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]));
  return statuses.find((status) => status >= 200) ?? 0;
}

/** Null when the answer is one that may be given: anything but a failure, or a refusal that says when to come back. */
export function faultOf({ status, wasCut, saysWhen }: Outcome): string | null {
  if (status === 0) return wasCut ? null : "no answer";
  if (status < 500 || (status === 503 && saysWhen)) return null;
  return `answered ${status}`;
}
