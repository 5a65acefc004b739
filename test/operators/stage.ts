/** A service that is stopped and started again on one port, and how an older state of its database is put back. */
import { backUp } from "../../cli/backup.ts";
import { restore } from "../../cli/restore.ts";
import { createClient } from "../../client/http.ts";
import { type App, startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { PASSWORD, type Person } from "../harness.ts";
import { freePort } from "../machine/free-port.ts";
import { commandLine } from "../support/command-line.ts";
import { keepCopy } from "../support/database.ts";

export const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";

export interface Stage {
  readonly url: string;
  readonly settings: Record<string, string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  person(name: string): Promise<Person>;
  /** Runs a command beside the service. */
  command(...args: string[]): Promise<{ code: number; out: string; errors: string }>;
  /** Keeps the present state; what it returns puts that back, while the service is stopped. */
  keepState(): Promise<() => Promise<void>>;
  /** Of the running service. */
  db(): Db;
  /** Lets the service compare its numbers with the database now rather than soon. */
  lookNow(): void;
  cleanUp(): Promise<void>;
}

export async function newStage(): Promise<Stage> {
  const commands = commandLine();
  const settings = await commands.emptySettings();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let app: App | null = null;

  const command = (...args: string[]) => commands.run(args, settings);

  async function start(): Promise<void> {
    app = await startApp(readConfig({ ...settings, PORT: String(port), LOG_LEVEL: "silent" }));
  }

  async function stop(): Promise<void> {
    await app?.stop();
    app = null;
  }

  async function keepState(): Promise<() => Promise<void>> {
    if (!ON_POSTGRES) {
      const file = `${settings.DATA_DIR}/boardcast.db`;
      const backup = `${settings.DATA_DIR}-${crypto.randomUUID()}`;
      await backUp(file, backup);
      return async () => {
        await restore(backup, file);
      };
    }
    await stop();
    const putBack = await keepCopy(settings.DATABASE_URL!);
    await start();
    return async () => {
      await putBack();
      const { code, errors } = await command("resync-clients");
      if (code !== 0) throw new Error(errors);
    };
  }

  return {
    url,
    settings,
    start,
    stop,
    async person(name) {
      const email = `${name}@example.org`;
      const anonymous = createClient({ baseUrl: url });
      const me = await anonymous.register({ email, username: name, password: PASSWORD });
      const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
      return Object.assign(createClient({ baseUrl: url, token }), { id: me.id, token, me });
    },
    command,
    keepState,
    db: () => app!.db,
    lookNow: () => app!.context.live.hub.checkHeadsNow(),
    async cleanUp() {
      await stop();
      await commands.cleanUp();
    },
  };
}
