/** An open response of server-sent events, whatever is sent on it. */
import type { Session } from "../../auth/token.ts";
import { MAX_BACKLOG_BYTES } from "./connection.ts";
import type { Beating } from "./heartbeat.ts";

const DRAINED_BYTES = 262_144;

export interface StreamHolder {
  readonly session: Session;
  /** The client's address, as far as it can be trusted. */
  readonly address: string;
}

export abstract class EventStream implements StreamHolder, Beating {
  readonly session: Session;
  readonly address: string;
  readonly body: ReadableStream<Uint8Array>;
  isOpen = true;
  awaitsPong = false;
  wasCut = false;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #whenDrained: (() => void) | null = null;

  constructor({ session, address }: StreamHolder) {
    this.session = session;
    this.address = address;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#settle(),
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: DRAINED_BYTES }),
    );
  }

  /** It has ended, whichever side has ended it. */
  protected abstract ended(): void;

  /** `id` is what a browser sends as Last-Event-ID when it reconnects. */
  protected sendEvent(id: string | number | undefined, data: string): void {
    this.#write(`${id === undefined ? "" : `id: ${id}\n`}data: ${data}\n\n`);
  }

  get backlogBytes(): number {
    return this.isOpen ? DRAINED_BYTES - (this.#controller.desiredSize ?? 0) : 0;
  }

  async drained(): Promise<void> {
    if (this.backlogBytes < DRAINED_BYTES) return;
    await new Promise<void>((resolve) => {
      this.#whenDrained = resolve;
    });
  }

  /** A stream has no close code: the code is sent as an event before the stream ends. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#write(`event: close\ndata: ${JSON.stringify({ code, reason })}\n\n`);
    if (!this.isOpen) return;
    this.#controller.close();
    this.#end();
  }

  cut(): void {
    if (!this.isOpen) return;
    this.wasCut = true;
    this.#controller.error(new Error("not read"));
    this.#end();
  }

  /** Nobody can answer on a stream; the comment keeps proxies from cutting an idle one. */
  ping(): void {
    this.#write(": ping\n\n");
    this.awaitsPong = false;
  }

  giveUp(): void {}

  #write(text: string): void {
    if (!this.isOpen) return;
    this.#controller.enqueue(new TextEncoder().encode(text));
    if (this.backlogBytes > MAX_BACKLOG_BYTES) this.cut();
  }

  #end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#settle();
    this.ended();
  }

  #settle(): void {
    this.#whenDrained?.();
    this.#whenDrained = null;
  }
}
