/**
 * Sends what is queued. A mail is claimed by moving its next attempt beyond the time that sending can take, so two
 * instances never send the same one; a process that dies between sending and noting it repeats that one mail, under the
 * same Message-ID. What the server refuses for good, or too often, is given up.
 */

import { DatabaseUnavailable } from "../platform/db/db.ts";
import { withTimeout } from "../platform/scheduling/with-timeout.ts";
import { one } from "../platform/util/present.ts";
import { partOf } from "../platform/util/unknown-value.ts";
import { compose } from "./compose.ts";
import type { MailContext } from "./context.ts";
import { claimNext, finish, oldestWaiting, type QueuedMail, retryAt } from "./queue-store.ts";
import { SENDING_MS, type Transport } from "./transport.ts";

const INTERVAL_SECONDS = 1;
export const CLAIM_SECONDS = 20 * 60;
/** How long a stop waits for mails that are being sent. */
const STOP_SECONDS = 20;
/** The pause after each failed attempt; after the last, the mail is given up. Together about a day. */
const PAUSE_SECONDS = [10, 60, 300, 1800, 7200, 28_800, 43_200];
/** Then others have their turn. */
const MOST_IN_A_RUN = 100;
const AT_ONCE = 2;

export interface Mailer {
  readonly counts: { sent: number; failed: number; givenUp: number; dropped: number; oldestSeconds: number };
  /** Everything that is due; for tests. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

export function startMailer(context: MailContext, transport: Transport, secondMs: number): Mailer {
  const { db, accounts, log, outages } = context;
  const counts = { sent: 0, failed: 0, givenUp: 0, dropped: 0, oldestSeconds: 0 };
  const later = (seconds: number) => new Date(Date.now() + seconds * secondMs).toISOString();
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    let left = MOST_IN_A_RUN;
    const lane = async () => {
      while (!isStopped && left-- > 0) {
        const [[mail]] = await accounts.write([claimNext(later(0), later(CLAIM_SECONDS))]);
        if (!mail) return;
        await attempt(mail);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const { created_at } = one((await db.read({ oldest: oldestWaiting })).oldest);
    counts.oldestSeconds = created_at === null ? 0 : (Date.now() - Date.parse(created_at)) / 1000;
  }

  async function attempt(mail: QueuedMail): Promise<void> {
    const letter = await compose(context, mail);
    if (!letter) {
      counts.dropped++;
      await accounts.write(finish(mail, "dropped"));
      return;
    }
    try {
      await withTimeout(transport.send(mail.id, mail.recipient, letter), SENDING_MS, "it took too long");
    } catch (error) {
      return failed(mail, error);
    }
    counts.sent++;
    await accounts.write(finish(mail, "sent"));
  }

  /** The reason may name the recipient, but never what the mail said. */
  async function failed(mail: QueuedMail, error: unknown): Promise<void> {
    const { id, kind, attempts } = mail;
    const reason = String(error);
    const pause = isRefused(error) ? undefined : PAUSE_SECONDS[attempts - 1];
    if (pause === undefined) {
      counts.givenUp++;
      log.warn("a mail was given up", { mail_id: id, kind, attempts, reason });
      await accounts.write(finish(mail, "given up"));
    } else {
      counts.failed++;
      log.warn("a mail could not be sent; trying again later", { mail_id: id, kind, attempts, reason });
      await accounts.write([retryAt(mail, later(pause))]);
    }
  }

  function next(): void {
    running ??= run()
      .catch((error: unknown) => {
        if (isStopped) return;
        if (error instanceof DatabaseUnavailable) outages.noticed(error);
        else log.warn("mails could not be sent; trying again later", { reason: String(error) });
      })
      .finally(() => {
        running = undefined;
      });
  }
  const timer = setInterval(next, INTERVAL_SECONDS * secondMs);

  return {
    counts,
    run,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      transport.close();
      if (running)
        await withTimeout(running, STOP_SECONDS * secondMs, "still sending").catch(() => undefined);
    },
  };
}

/** The server will never accept this mail: a 5xx status about the recipient or the message. */
function isRefused(error: unknown): boolean {
  const [code, status] = [partOf(error, "code"), partOf(error, "responseCode")];
  return (code === "EENVELOPE" || code === "EMESSAGE") && typeof status === "number" && status >= 500;
}
