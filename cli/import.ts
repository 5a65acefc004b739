/** boardcast import: sends a file to a running service and waits until it is a board. */
import { timeZone } from "../contract/base/time-zone.ts";
import { DATE_ORDERS, IMPORT_FORMATS } from "../contract/imports.ts";
import { ConfigError, readConfig } from "../server/config.ts";
import { addressHere } from "./address-here.ts";
import { type Arguments, parseArguments } from "./arguments.ts";
import { begin } from "./import/begin.ts";
import { follow } from "./import/follow.ts";
import { createProgress } from "./import/progress.ts";
import { reportLines } from "./import/report-lines.ts";
import { secretIn } from "./import/secrets.ts";
import { createService } from "./import/service.ts";
import { print } from "./output.ts";

const OPTIONS = [
  "server",
  "token",
  "title",
  "format",
  "tz",
  "date-order",
  "planka-token",
  "trello-key",
  "trello-token",
  "idempotency-key",
  "follow",
];

export async function importCommand(args: string[]): Promise<void> {
  const given = parseArguments(args, { text: OPTIONS });
  const known = given.text("follow");
  const [from, ...more] = given.positionals;
  if ((from === undefined) === (known === undefined) || more.length > 0)
    throw new ConfigError("import takes one file, or one URL, or --follow with the id of an import");
  const token = secretIn(given, "token");
  if (token === undefined)
    throw new ConfigError("import needs an API token with the scope write: --token, or BOARDCAST_TOKEN");
  refuseUnknown(given);
  const server = (given.text("server") ?? addressOf(given)).replace(/\/$/, "");
  const idempotencyKey = given.text("idempotency-key") ?? crypto.randomUUID();
  const service = createService({ server, token, idempotencyKey });
  const progress = createProgress(process.stdout);
  const imported = async () => {
    const id = known ?? (await begin(service, { from: from ?? "", given, progress, idempotencyKey }));
    const again = `boardcast import --follow ${id} --server ${server}`;
    if (known === undefined) progress.say(`Import ${id}. Ctrl+C does not cancel it; to look again: ${again}`);
    return follow(service, { id, again, progress });
  };
  const { id, board_id, report } = await imported().finally(progress.end);
  if (report) for (const line of reportLines(report)) print(line);
  // A preview is no board yet.
  print(board_id === null ? `${server}/import/${id}` : `${server}/b/${board_id}`);
}

/** Before the file is sent. */
function refuseUnknown(given: Arguments): void {
  const format = given.text("format");
  if (format !== undefined && !IMPORT_FORMATS.some((known) => known === format))
    throw new ConfigError(`--format is one of ${IMPORT_FORMATS.join(", ")}`);
  const order = given.text("date-order");
  if (order !== undefined && !DATE_ORDERS.some((known) => known === order))
    throw new ConfigError(`--date-order is one of ${DATE_ORDERS.join(", ")}`);
  const tz = given.text("tz");
  if (tz !== undefined && !timeZone.safeParse(tz).success)
    throw new ConfigError("--tz is the name of a time zone, such as Europe/Berlin");
}

function addressOf({ settings }: Arguments): string {
  const config = readConfig(process.env, settings);
  return addressHere(config) + config.BASE_PATH;
}
