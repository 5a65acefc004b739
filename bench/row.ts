/** One line of the table: what was measured in each round on both sides, and what follows from it. */
import { median, spread } from "./statistics.ts";

export interface Sample {
  value: number;
  /** Microseconds of the server process (and of the database's processes) for each unit of work. */
  cpuUs?: number;
  databaseCpuUs?: number;
  /** Share of one core that the load process used. */
  loadShare?: number;
}

export interface Round {
  service: Sample;
  anchor?: Sample;
}

export interface Target {
  atLeast?: number;
  atMost?: number;
}

export interface Row {
  id: string;
  work: string;
  unit: string;
  service: Sample;
  anchor: Sample | null;
  /** Service ÷ anchor, the median of the rounds; without an anchor the service's value itself. */
  ratio: number;
  /** CPU of the anchor ÷ CPU of the service, database included, where both are known. */
  cpuRatio: number | null;
  target: Target;
  met: boolean;
  spread: number;
  noisy: boolean;
}

/** Rounds further apart than this say more about the machine than about the service. */
const TRUSTED_SPREAD = 0.3;

export function makeRow(about: Pick<Row, "id" | "work" | "unit" | "target">, rounds: Round[]): Row {
  const ratios = rounds.map(({ service, anchor }) => service.value / (anchor?.value ?? 1));
  const ratio = median(ratios);
  const service = middle(rounds.map((round) => round.service));
  const anchor = rounds[0]!.anchor ? middle(rounds.map((round) => round.anchor!)) : null;
  const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = about.target;
  const apart = spread(ratios);
  return {
    ...about,
    service,
    anchor,
    ratio,
    cpuRatio: anchor && costOf(anchor) > 0 && costOf(service) > 0 ? costOf(anchor) / costOf(service) : null,
    met: ratio >= atLeast && ratio <= atMost,
    spread: apart,
    noisy: apart > TRUSTED_SPREAD,
  };
}

export function costOf({ cpuUs = 0, databaseCpuUs = 0 }: Sample): number {
  return cpuUs + databaseCpuUs;
}

function middle(samples: Sample[]): Sample {
  const of = (pick: (sample: Sample) => number | undefined) => {
    const values = samples.map(pick).filter((value) => value !== undefined);
    return values.length > 0 ? median(values) : undefined;
  };
  return {
    value: median(samples.map((sample) => sample.value)),
    cpuUs: of((sample) => sample.cpuUs),
    databaseCpuUs: of((sample) => sample.databaseCpuUs),
    loadShare: of((sample) => sample.loadShare),
  };
}
