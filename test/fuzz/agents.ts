/** Calls the tools for agents, each agent on a board of its own: a call that is refused must not have changed it. */
import { encodeRequest, openWire, type Wire } from "../every-route/bad-input/wire.ts";
import { judgeMessage } from "./agent-judge.ts";
import { anyMessage } from "./agent-messages.ts";
import { type Findings, MOST_FAULTS, type Numbers, PATIENCE_MS, shown } from "./http.ts";
import { furnish, makePerson, type Population } from "./population.ts";
import { createRandom } from "./random.ts";

const AGENTS = 4;
/** The boards must not grow with the run. */
const CALLS_PER_BOARD = 150;

export async function fuzzAgents(
  url: string,
  all: Population,
  { seed, first, count }: Numbers,
): Promise<Findings> {
  const { host } = new URL(url);
  const members = all.people.slice(0, 3);
  const findings: Findings = { sent: 0, answers: new Map(), faults: [] };
  let next = first;

  async function work(): Promise<void> {
    const name = `agent ${crypto.randomUUID()}`;
    const owner = await makePerson(url, name.replace(" ", "-"));
    const { token } = await owner.api.createApiToken({ name, scopes: ["write"] });
    const wire = openWire(url, PATIENCE_MS);
    while (next < first + count && findings.faults.length < MOST_FAULTS) {
      const board = await furnish(owner, [owner, ...members]);
      for (let calls = 0; calls < CALLS_PER_BOARD && next < first + count; calls++)
        await one({ wire, token, name, board }, next++);
      await owner.api.deleteBoard({ board_id: board.id });
    }
    wire.close();
  }

  async function one({ wire, token, name, board }: Agent, number: number): Promise<void> {
    const { api } = board.owner;
    const message = anyMessage(token, board, all, createRandom(seed, number));
    const { seq } = await api.listEvents({ board_id: board.id, before: 1 });
    const answer = await wire
      .send(message.request)
      .then((came) => came ?? wire.send(message.request))
      .catch((error: Error) => error);
    const verdict =
      answer instanceof Error ? { fault: answer.message, isDone: false } : judgeMessage(message, answer);
    const status = answer instanceof Error ? 0 : (answer?.status ?? 0);
    findings.sent++;
    findings.answers.set(status, (findings.answers.get(status) ?? 0) + 1);
    const fault = verdict.fault ?? (verdict.isDone && !message.isRead ? null : await changedSince(seq));
    if (!fault) return;
    const said = answer instanceof Error || !answer ? "" : `\n  answered ${answer.text.slice(0, 500)}`;
    findings.faults.push(
      `seed ${seed}, call ${number} (${message.about}): ${fault}\n${shown(encodeRequest(message.request, host))}${said}`,
    );

    async function changedSince(since: number): Promise<string | null> {
      const { events } = await api.listEvents({ board_id: board.id, since, limit: 100 });
      const own = events.filter(({ via }) => via === name).map(({ type }) => type);
      return own.length > 0 ? `was refused, or only reads, and has caused ${own.join(", ")}` : null;
    }
  }

  await Promise.all(Array.from({ length: Math.min(AGENTS, count) }, work));
  return findings;
}

interface Agent {
  wire: Wire;
  token: string;
  name: string;
  board: Population["boards"][number];
}
