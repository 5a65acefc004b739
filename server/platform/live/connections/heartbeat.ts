/**
 * One timer for all sockets: a wheel of 30 slots, one for each second of the interval. A socket is pinged
 * when its slot comes up and closed when it has not answered ten slots later.
 */
import { HEARTBEAT_SECONDS, PONG_TIMEOUT_SECONDS } from "../../../../contract/socket.ts";
import { present } from "../../util/present.ts";

export interface Beating {
  awaitsPong: boolean;
  ping(): void;
  giveUp(): void;
}

export class Heartbeat<Member extends Beating> {
  readonly #slots: Set<Member>[] = Array.from({ length: HEARTBEAT_SECONDS }, () => new Set());
  readonly #slotOf = new Map<Member, Set<Member>>();
  readonly #onBeat: (members: Iterable<Member>) => void;
  #second = 0;
  #timer: Timer | null = null;

  constructor(onBeat: (members: Iterable<Member>) => void) {
    this.#onBeat = onBeat;
  }

  start(secondMs: number): void {
    this.#timer = setInterval(() => this.#tick(), secondMs);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** First pinged one whole interval from now. */
  add(member: Member): void {
    const slot = this.#slotAt(this.#second);
    slot.add(member);
    this.#slotOf.set(member, slot);
  }

  remove(member: Member): void {
    this.#slotOf.get(member)?.delete(member);
    this.#slotOf.delete(member);
  }

  #slotAt(second: number): Set<Member> {
    return present(this.#slots[second % HEARTBEAT_SECONDS], "a slot for every second");
  }

  #tick(): void {
    this.#second++;
    const overdue = this.#slotAt(this.#second + HEARTBEAT_SECONDS - PONG_TIMEOUT_SECONDS);
    for (const member of overdue) if (member.awaitsPong) member.giveUp();
    const due = this.#slotAt(this.#second);
    for (const member of due) {
      member.awaitsPong = true;
      member.ping();
    }
    this.#onBeat(due);
  }
}
