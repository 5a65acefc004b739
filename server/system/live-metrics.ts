/** Metrics of live connections and of the events that go to them. */
import { CLOSE } from "../../contract/socket.ts";
import { TROUBLES } from "../platform/live/bus/bus.ts";
import { StreamConnection } from "../platform/live/connections/streams.ts";
import type { Live } from "../platform/live/live.ts";
import { counter, type Family, gauge, histogram } from "../platform/observability/metrics.ts";

/** Clients choose the code they close with. */
const CLOSE_CODES = new Set<number>([1000, 1001, 1005, 1006, 1009, 1011, ...Object.values(CLOSE)]);

export function liveFamilies({ hub, personal, public: publicStreams, bus, counts }: Live): Family[] {
  let [sockets, streams] = [0, [...personal.streams()].length];
  for (const connection of hub.connections()) connection instanceof StreamConnection ? streams++ : sockets++;
  const closes = new Map<number | "other", number>([...CLOSE_CODES].map((code) => [code, 0]));
  for (const [code, count] of counts.endedByCode) {
    const label = CLOSE_CODES.has(code) ? code : "other";
    closes.set(label, (closes.get(label) ?? 0) + count);
  }
  return [
    gauge("boardcast_connections", "Live connections now", [
      { labels: { kind: "websocket" }, value: sockets },
      { labels: { kind: "sse" }, value: streams },
      { labels: { kind: "public" }, value: publicStreams.count },
    ]),
    counter(
      "boardcast_websocket_closes_total",
      "WebSockets that ended, by close code",
      [...closes].map(([code, value]) => ({ labels: { code }, value })),
    ),
    counter(
      "boardcast_slow_readers_cut_total",
      "Connections cut because they did not read",
      counts.slowReadersCut,
    ),
    gauge("boardcast_watched_boards", "Boards somebody here is or was just connected to", hub.channels.size),
    gauge(
      "boardcast_bus_configured",
      "1 when there is a Redis to tell other instances by",
      Number(bus.shared),
    ),
    gauge("boardcast_bus_up", "1 while messages between instances go round", Number(bus.healthy)),
    gauge(
      "boardcast_bus_down",
      "1 for the reason why they do not",
      TROUBLES.map((reason) => ({ labels: { reason }, value: Number(bus.trouble === reason) })),
    ),
    counter("boardcast_bus_forgotten_total", "Times that Redis lost everything it held", bus.forgotten),
  ];
}

export function eventFamilies({ hub: { counts } }: Live): Family[] {
  const { resyncs } = counts;
  return [
    counter("boardcast_events_total", "Events by how this instance learnt of them", [
      { labels: { source: "local" }, value: counts.committed },
      { labels: { source: "bus" }, value: counts.fromBus },
      { labels: { source: "log" }, value: counts.fromLog },
    ]),
    counter("boardcast_events_delivered_total", "Events times connections they went to", counts.delivered),
    histogram(
      "boardcast_event_lag_seconds",
      "Age of events, counted from the decision, when they went to the connections here",
      counts.lag,
    ),
    counter(
      "boardcast_gaps_healed_total",
      "Times that missed events were read from the log",
      counts.gapsHealed,
    ),
    counter(
      "boardcast_resyncs_total",
      "Clients told to take a new snapshot, by reason",
      Object.entries(resyncs).map(([reason, value]) => ({ labels: { reason }, value })),
    ),
    counter(
      "boardcast_boards_went_back_total",
      "Boards that turned out not to be what was sent of them",
      counts.wentBack,
    ),
    counter("boardcast_head_checks_total", "Comparisons of watched boards with the log", [
      { labels: { outcome: "done" }, value: counts.headChecks },
      { labels: { outcome: "failed" }, value: counts.headChecksFailed },
    ]),
    gauge(
      "boardcast_head_check_behind_events",
      "Events that were in the log and not yet sent here, at the last head check",
      counts.behind,
    ),
  ];
}
