/** Whether messages go round and writes are taken, on all servers, and why not; said once when it changes. */
import type { Log } from "../../observability/log.ts";
import type { Trouble } from "./bus.ts";
import { SILENT_AFTER_MS } from "./pulse.ts";
import type { RedisServer } from "./redis-server.ts";

interface State {
  servers: readonly Pick<RedisServer, "lastPulseMs" | "refusal">[];
  /** False while a server is missing. */
  isComplete: boolean;
}

export function createBusHealth(log: Log, now: () => State) {
  const startedMs = performance.now();
  /** When messages last went round on all servers, or the start: until they have, nobody knows that they do. */
  let wholeMs = startedMs;
  /** Until all servers have answered since. */
  let failure: { reason: string; atMs: number } | undefined;
  let isSaid = false;
  let forgotten = 0;

  const silenceMs = () => performance.now() - wholeMs;
  const isHealthy = () => wholeMs > startedMs && silenceMs() < SILENT_AFTER_MS;

  /** Redis's own words. */
  function refusal(): string | undefined {
    return now().servers.find((server) => server.refusal !== undefined)?.refusal;
  }

  return {
    get healthy() {
      return isHealthy();
    },
    get trouble(): Trouble | null {
      return isHealthy() ? null : troubleOf(refusal() ?? failure?.reason ?? "");
    },
    /** How often a server lost everything it held. */
    get forgotten() {
      return forgotten;
    },
    pulsed() {
      const { servers, isComplete } = now();
      if (!isComplete) return;
      const oldestMs = Math.min(...servers.map((server) => server.lastPulseMs));
      wholeMs = Math.max(wholeMs, oldestMs);
      if (failure && oldestMs > failure.atMs) failure = undefined;
    },
    failed(reason: string) {
      failure = { reason, atMs: performance.now() };
      log.debug("redis", { reason });
    },
    forgot() {
      forgotten++;
      log.warn("redis has lost everything it held: presence is being restored, rate limits start anew");
    },
    check() {
      // A start takes a moment, which is not worth a word.
      const isSilent = silenceMs() >= SILENT_AFTER_MS;
      if (isSilent === isSaid) return;
      isSaid = isSilent;
      if (!isSaid) return log.info("redis is back");
      const silence = `no answer for ${Math.round(silenceMs())} ms`;
      log.warn(
        "redis does not answer or refuses writes: reading events of other instances from the database; presence and rate limits are per instance",
        { reason: refusal() ?? failure?.reason ?? silence },
      );
    },
  };
}

function troubleOf(reason: string): Trouble {
  if (reason.includes("READONLY")) return "replica";
  if (reason.includes("OOM")) return "full";
  if (/CROSSSLOT|MOVED|CLUSTERDOWN/.test(reason)) return "cluster";
  return /^[A-Z]+ /.test(reason) && !/^E[A-Z]+ /.test(reason) ? "refused" : "unreachable";
}
