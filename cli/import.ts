/** boardcast import: sends a file to a running service and waits until it is a board. */
import { IMPORT_FORMATS } from "../contract/imports.ts";
import { ConfigError, readConfig } from "../server/config.ts";
import { addressHere } from "./address-here.ts";
import { type Arguments, parseArguments } from "./arguments.ts";
import { createProgress } from "./import/progress.ts";
import { reportLines } from "./import/report-lines.ts";
import { createService, type Service } from "./import/service.ts";
import { sourceAt } from "./import/source.ts";

const OPTIONS = ["server", "token", "title", "format", "planka-token", "trello-key", "trello-token"];
const POLL_MS = 250;

export async function importCommand(args: string[]): Promise<void> {
  const given = parseArguments(args, { text: OPTIONS });
  const [from, ...more] = given.positionals;
  if (from === undefined || more.length > 0) throw new ConfigError("import takes one file, or one URL");
  const token = given.text("token") ?? process.env.BOARDCAST_TOKEN ?? "";
  if (token === "")
    throw new ConfigError("import needs an API token with the scope write: --token, or BOARDCAST_TOKEN");
  const format = given.text("format");
  if (format !== undefined && !IMPORT_FORMATS.some((known) => known === format))
    throw new ConfigError(`--format is one of ${IMPORT_FORMATS.join(", ")}`);
  const server = (given.text("server") ?? addressOf(given)).replace(/\/$/, "");
  const service = createService(server, token);
  const progress = createProgress(process.stdout);
  const started = await begin(service, from, given, (fraction) => progress.show("uploading", fraction));
  const { board_id, report } = await finished(service, started.id, progress.show).finally(progress.end);
  if (report) for (const line of reportLines(report)) console.log(line);
  console.log(`${server}/b/${board_id}`);
}

function addressOf({ settings }: Arguments): string {
  const config = readConfig(process.env, settings);
  return addressHere(config) + config.BASE_PATH;
}

async function begin(
  service: Service,
  from: string,
  given: Arguments,
  uploaded: (fraction: number) => void,
): Promise<{ id: string }> {
  const title = given.text("title");
  const plankaToken = given.text("planka-token");
  if (plankaToken !== undefined)
    return service.importFromPlanka({ url: from, token: plankaToken, ...(title !== undefined && { title }) });
  const fields = {
    title,
    format: given.text("format"),
    trello_key: given.text("trello-key"),
    trello_token: given.text("trello-token"),
  };
  return service.upload(await sourceAt(from), fields, uploaded);
}

async function finished(
  service: Service,
  id: string,
  show: (what: string, fraction: number) => void,
): ReturnType<Service["get"]> {
  for (;;) {
    const now = await service.get(id);
    if (now.status === "failed") throw new Error(`The import has failed: ${now.error}`);
    show(now.status === "queued" ? "waiting" : "importing", now.progress);
    if (now.status === "done") return now;
    await Bun.sleep(POLL_MS);
  }
}
