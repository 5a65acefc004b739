export const TROUBLES = ["unreachable", "replica", "full", "cluster", "refused"] as const;
export type Trouble = (typeof TROUBLES)[number];

/**
 * Instances tell each other what happened. A hint, never the truth: a lost message costs time, not events
 * (the hub reads the log). Publishing never waits and never fails a request.
 */
export interface Bus {
  /** True if it connects other instances. */
  readonly shared: boolean;
  /** True while messages are delivered. */
  readonly healthy: boolean;
  /** Why it is not healthy. */
  readonly trouble: Trouble | null;
  /** How often the store behind it lost everything. */
  readonly forgotten: number;
  publish(topic: string, message: string): void;
  /** Resolves once messages of the topic arrive. */
  subscribe(topic: string): Promise<void>;
  unsubscribe(topic: string): void;
  close(): Promise<void>;
}

export interface BusEvents {
  /** Somebody else's message. */
  message(topic: string, message: string): void;
  /** Messages go round again after a pause in which some were lost. */
  recovered(): void;
}

/** One process alone, or instances that find each other's events in the database only. */
export const silentBus: Bus = {
  shared: false,
  healthy: true,
  trouble: null,
  forgotten: 0,
  publish() {},
  async subscribe() {},
  unsubscribe() {},
  async close() {},
};
