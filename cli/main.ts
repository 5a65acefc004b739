#!/usr/bin/env bun
/** boardcast <command>: every command in one table. */
import { openDb } from "../server/app.ts";
import { ConfigError, parseFlags, readConfig, refuseUnknownFlags, settingsHelp } from "../server/config.ts";
import { serve } from "../server/main.ts";
import { userCommand, userHelp } from "./user.ts";

const COMMANDS: Record<string, { help: string; run(args: string[]): Promise<void> }> = {
  serve: {
    help: "serve                 Run the service",
    async run(args) {
      const { flags, rest } = parseFlags(args);
      refuseUnknownFlags(flags);
      if (rest.length > 0) throw new ConfigError(`serve takes only settings, not ${rest.join(" ")}`);
      await serve(readConfig(process.env, flags));
    },
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
};

function help(): string {
  const commands = Object.values(COMMANDS).map((command) => `  ${command.help}`);
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
