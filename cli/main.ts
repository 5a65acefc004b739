#!/usr/bin/env bun
/** boardcast <command>: every command in one table. */
import { openDb } from "../server/app.ts";
import { ConfigError, parseFlags, readConfig, refuseUnknownFlags, settingsHelp } from "../server/config.ts";
import { serve, serveAsWorker } from "../server/main.ts";
import { supervise } from "../server/supervisor.ts";
import { attachmentsCommand, attachmentsHelp } from "./attachments.ts";
import { healthCommand } from "./health.ts";
import { userCommand, userHelp } from "./user.ts";

/** What starts this program once more. */
const PROGRAM = Bun.isStandaloneExecutable ? [process.execPath] : [process.execPath, Bun.main];

/** A command without help is none for people. */
const COMMANDS: Record<string, { help?: string; run(args: string[]): Promise<void> }> = {
  serve: {
    help: "serve                 Run the service",
    async run(args) {
      const { flags, rest } = parseFlags(args);
      refuseUnknownFlags(flags);
      if (rest.length > 0) throw new ConfigError(`serve takes only settings, not ${rest.join(" ")}`);
      const config = readConfig(process.env, flags);
      if (config.WORKERS === 1) return serve(config);
      process.exit(await supervise(config, (port) => [...PROGRAM, "worker", ...args, `--port=${port}`]));
    },
  },
  worker: {
    async run(args) {
      if (!process.send) throw new ConfigError("worker is what `serve --workers` starts; use that");
      await serveAsWorker(readConfig(process.env, parseFlags(args).flags));
    },
  },
  health: {
    help: "health                Ask the service on this machine whether it is ready; ends with 0 or 1",
    run: healthCommand,
  },
  migrate: {
    help: "migrate               Bring the database to this version's schema, and end",
    async run(args) {
      const { flags } = parseFlags(args);
      refuseUnknownFlags(flags);
      const db = await openDb(readConfig(process.env, flags));
      await db.close();
      console.log("The database is up to date.");
    },
  },
  user: { help: userHelp, run: userCommand },
  attachments: { help: attachmentsHelp, run: attachmentsCommand },
};

function help(): string {
  const commands = Object.values(COMMANDS).flatMap(({ help }) => (help ? `  ${help}` : []));
  return `boardcast <command> [settings]

Commands
${commands.join("\n")}
  help                  This page

Settings: a flag, or the environment variable beside it; the default in brackets
${settingsHelp()}
`;
}

async function main([command = "help", ...args]: string[]): Promise<void> {
  if (command === "help" || command === "--help" || args.includes("--help")) {
    process.stdout.write(help());
    return;
  }
  const known = COMMANDS[command];
  if (!known) throw new ConfigError(`There is no command ${command}; boardcast --help lists them`);
  await known.run(args);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof ConfigError || error.message ? `boardcast: ${error.message}` : error);
  process.exit(1);
});
