/** Which rules have made the events that are shown, as far as their runs are kept. */
import type { AutomationRule, ListedRule, RuleRun } from "../../../contract/automations.ts";
import type { BoardEvent } from "../../../contract/events.ts";

type Acted = Pick<BoardEvent, "seq" | "timestamp">;

interface Source {
  /** With the last run of each. */
  listRules: () => Promise<readonly ListedRule[]>;
  /** The newest runs of a rule. */
  listRuns: (ruleId: string) => Promise<readonly RuleRun[]>;
}

/** At a time; a board may have a hundred rules. */
const MOST_ASKED = 4;

export class ActedRules {
  readonly #source: Source;
  readonly #rules = new Map<string, AutomationRule>();
  /** By the number of the event: the id of its rule. */
  readonly #acted = new Map<number, string>();
  /** What was asked for is not asked for again, whatever was found. */
  readonly #asked = new Set<number>();
  #last = Promise.resolve();

  constructor(source: Source) {
    this.#source = source;
  }

  ruleOf(seq: number): AutomationRule | undefined {
    return this.#rules.get(this.#acted.get(seq) ?? "");
  }

  unknownOf<Event extends Acted>(events: readonly Event[]): Event[] {
    return events.filter(({ seq }) => !this.#acted.has(seq) && !this.#asked.has(seq));
  }

  /** One request after the other, also when it is called again meanwhile. */
  learn(events: readonly Acted[]): Promise<void> {
    this.#last = this.#last.catch(() => {}).then(() => this.#learn(this.unknownOf(events)));
    return this.#last;
  }

  async #learn(unknown: readonly Acted[]): Promise<void> {
    const oldest = unknown.map(({ timestamp }) => timestamp).sort()[0];
    if (oldest === undefined) return;
    const rules = await this.#source.listRules();
    for (const { id, ...rule } of rules) {
      this.#rules.set(id, { id, ...rule });
      if (rule.last_run) this.#note(id, [rule.last_run]);
    }
    const lastRun = ({ last_run_at }: ListedRule) => last_run_at ?? "";
    const recent = rules
      .filter((rule) => lastRun(rule) >= oldest)
      .sort((a, b) => (lastRun(a) < lastRun(b) ? 1 : -1));
    for (const { id } of recent.slice(0, MOST_ASKED)) {
      if (this.unknownOf(unknown).length === 0) break;
      this.#note(id, await this.#source.listRuns(id));
    }
    for (const { seq } of unknown) this.#asked.add(seq);
  }

  #note(ruleId: string, runs: readonly RuleRun[]): void {
    for (const { seq, outcome } of runs) if (seq !== null && outcome === "done") this.#acted.set(seq, ruleId);
  }
}
