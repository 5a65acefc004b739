/** A service is killed while it hands over a mail: whoever goes on sends it once more at most, recognisably. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { startApp } from "../../server/app.ts";
import type { Config } from "../../server/config.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { PASSWORD } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type MailServer, startMailServer } from "../machine/smtp.ts";
import { type EmptyStore, emptyStore } from "../support/instances.ts";

/** A claim lasts 180 seconds of the service: less than two here, and longer than anything else takes. */
const SECOND_MS = 10;

let store: EmptyStore;
let smtp: MailServer;
let config: Config;

beforeEach(async () => {
  store = await emptyStore();
  smtp = await startMailServer();
  config = {
    ...store.config,
    SMTP_URL: smtp.url,
    MAIL_FROM: "boards@example.org",
    PUBLIC_URL: "https://boards.example.org",
  };
});
afterEach(async () => {
  await smtp.stop();
  await store.remove();
});

async function startProcess() {
  const child = Bun.spawn(["bun", `${import.meta.dir}/mail-process.ts`], {
    env: { ...process.env, MAIL_TEST_CONFIG: JSON.stringify({ config, secondMs: SECOND_MS }) },
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  const kill = async () => {
    child.kill("SIGKILL");
    await child.exited;
  };
  return { url: new TextDecoder().decode(value).trim(), kill };
}

/** A mail to a new account. */
async function requestMail(baseUrl: string): Promise<void> {
  const anonymous = createClient({ baseUrl });
  const email = "ada@example.org";
  await anonymous.register({ email, username: "ada", password: PASSWORD });
  await anonymous.forgotPassword({ email });
}

const isNoted = async ({ db }: Awaited<ReturnType<typeof startApp>>) => {
  const { noted } = await db.read({
    noted: sql<{ outcome: string }>`SELECT outcome FROM mail_queue WHERE outcome = 'sent'`,
  });
  return noted.length === 1;
};
const ids = () => smtp.mails.map(({ headers }) => headers["message-id"]);

test("MAIL-9: killed between sending a mail and noting it, a service repeats it once, with the same Message-ID", async () => {
  const { url, kill } = await startProcess();
  const killed = Promise.withResolvers<void>();
  let handedOver = 0;
  smtp.accepting = async () => {
    // The server has the whole mail; its answer never arrives.
    if (handedOver++ === 0) await kill().then(killed.resolve);
  };
  await requestMail(url);
  await killed.promise;
  await eventually(() => smtp.mails.length === 1, "the first copy");
  const app = await startApp({ ...config, LOG_LEVEL: "silent" }, { secondMs: SECOND_MS });
  try {
    await eventually(() => isNoted(app), "a note that it was sent");
    await Bun.sleep(300 * SECOND_MS);
    expect(ids()).toEqual([expect.stringMatching(/^<[\w-]{36}@example\.org>$/), ids()[0]]);
  } finally {
    await app.stop();
  }
});

test.if(process.env.BOARDCAST_TEST_DB === "postgres")(
  "MAIL-9: of two other instances, one repeats it",
  async () => {
    const { url, kill } = await startProcess();
    const killed = Promise.withResolvers<void>();
    let handedOver = 0;
    smtp.accepting = async () => {
      if (handedOver++ === 0) await kill().then(killed.resolve);
    };
    await requestMail(url);
    await killed.promise;
    const apps = await Promise.all(
      [1, 2].map(() => startApp({ ...config, LOG_LEVEL: "silent" }, { secondMs: SECOND_MS })),
    );
    try {
      await eventually(() => isNoted(apps[0]!), "a note that it was sent");
      await Bun.sleep(300 * SECOND_MS);
      expect(ids()).toEqual([expect.stringMatching(/^<[\w-]{36}@example\.org>$/), ids()[0]]);
    } finally {
      for (const app of apps) await app.stop();
    }
  },
  60_000,
);

test("MAIL-9: a mail that waits for another attempt is not lost with its process", async () => {
  const { url, kill } = await startProcess();
  smtp.refuse = 451;
  await requestMail(url);
  await Bun.sleep(20 * SECOND_MS);
  await kill();
  smtp.refuse = null;
  const app = await startApp({ ...config, LOG_LEVEL: "silent" }, { secondMs: SECOND_MS });
  try {
    await eventually(() => isNoted(app), "a note that it was sent");
    expect(ids()).toHaveLength(1);
  } finally {
    await app.stop();
  }
});
