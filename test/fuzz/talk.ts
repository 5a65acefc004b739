/** A connection on which anything may be said, in pieces, and whatever is answered until the service has had enough. */
import { connect } from "node:net";
import { takeAnswer, type WireAnswer } from "../every-route/bad-input/wire.ts";

const QUIET_MS = 250;
const PATIENCE_MS = 5000;

export interface Said {
  answers: WireAnswer[];
  /** What came that is no answer. */
  rest: string;
  closed: boolean;
}

export interface Talk {
  pieces: readonly Buffer[];
  /** Half-closes after the last piece. */
  hangUp: boolean;
  /** It is over when this many answers have come. */
  enough: number;
}

export function talk(url: string, { pieces, hangUp, enough }: Talk): Promise<Said> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    let closed = false;
    const answers: WireAnswer[] = [];
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const finish = () => {
      clearTimeout(patience);
      clearTimeout(quiet);
      socket.destroy();
      resolve({ answers, rest: received.toString("latin1"), closed });
    };
    const patience = setTimeout(finish, PATIENCE_MS);
    let quiet = setTimeout(finish, PATIENCE_MS);
    socket.on("data", (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      for (let taken = takeAnswer(received, ""); taken; taken = takeAnswer(received, "")) {
        answers.push(taken.answer);
        received = received.subarray(taken.length);
      }
      if (answers.length >= enough) finish();
      else rest();
    });
    const end = () => {
      closed = true;
      finish();
    };
    socket.on("error", end);
    socket.on("close", end);
    function rest(): void {
      clearTimeout(quiet);
      quiet = setTimeout(finish, QUIET_MS);
    }
    void say();

    async function say(): Promise<void> {
      for (const piece of pieces) {
        if (closed) return;
        socket.write(piece);
        if (pieces.length > 1) await Bun.sleep(1);
      }
      if (hangUp) socket.end();
      rest();
    }
  });
}
