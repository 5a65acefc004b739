/** Sends what is to be imported. Sent again after a lost answer, it is still one import. */
import { plankaBoard } from "../../server/imports/formats/planka/source.ts";
import type { Arguments } from "../arguments.ts";
import { patiently } from "./patience.ts";
import type { Progress } from "./progress.ts";
import { secretIn } from "./secrets.ts";
import { NoAnswer, NoRoom, type Service } from "./service.ts";
import { sourceAt } from "./source.ts";

interface Beginning {
  /** A file, or a URL. */
  from: string;
  given: Arguments;
  progress: Progress;
  idempotencyKey: string;
  patienceMs?: number;
}

/** The id of the import. */
export async function begin(
  service: Service,
  { from, given, progress, idempotencyKey, ...patience }: Beginning,
): Promise<string> {
  // A wrong address or token is found before a large file is sent, and not tried for minutes.
  await service.check();
  const attempt = () => send(service, { from, given, progress });
  const { id } = await patiently(attempt, { ...patience, say: progress.say }).catch((error) => {
    if (error instanceof NoRoom) throw new Error(`${error.message}; nothing was imported`);
    if (!(error instanceof NoAnswer)) throw error;
    const again = `the same command with --idempotency-key ${idempotencyKey}`;
    throw new Error(`${error.message}. It may have begun all the same; so that it is one import: ${again}`);
  });
  return id;
}

async function send(
  service: Service,
  { from, given, progress }: Pick<Beginning, "from" | "given" | "progress">,
): Promise<{ id: string }> {
  const title = given.text("title");
  const plankaToken = plankaTokenFor(from, given);
  if (plankaToken !== undefined)
    return service.importFromPlanka({ url: from, token: plankaToken, ...(title !== undefined && { title }) });
  const fields = {
    title,
    format: given.text("format"),
    tz: given.text("tz") ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    date_order: given.text("date-order"),
    trello_key: secretIn(given, "trello-key"),
    trello_token: secretIn(given, "trello-token"),
  };
  return service.upload(await sourceAt(from), fields, (fraction) => progress.show("uploading", fraction));
}

/** The one in the environment is for addresses of boards only: files can be imported all the same. */
function plankaTokenFor(from: string, given: Arguments): string | undefined {
  return given.text("planka-token") ?? (plankaBoard(from) ? secretIn(given, "planka-token") : undefined);
}
