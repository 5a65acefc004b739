/** The command line: help, serve and migrate, as processes of their own. */
import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import packageJson from "../../package.json" with { type: "json" };
import { readConfig } from "../../server/config.ts";
import { PASSWORD } from "../harness.ts";
import { commandLine } from "../support/command-line.ts";

const { run, serve, emptySettings, cleanUp } = commandLine();
afterAll(cleanUp);

describe("help", () => {
  test("SYSTEM-7: lists every command and every setting, and exits with 0", async () => {
    const asked = await Promise.all([["--help"], [], ["serve", "--help"]].map((args) => run(args, {})));
    for (const { code, out, errors } of asked) {
      expect({ code, errors, same: out === asked[0]!.out }).toEqual({ code: 0, errors: "", same: true });
    }
    const { out } = asked[0]!;
    for (const name of Object.keys(readConfig({}))) expect(out).toMatch(new RegExp(` ${name} `));
    const commands = [
      "serve",
      "health",
      "migrate",
      "backup",
      "restore",
      "resync-clients",
      "end-access",
      "reindex",
      "copy",
      "import",
      "doctor",
      "create",
      "promote",
      "deactivate",
      "reset-password",
      "attachments",
    ];
    for (const command of commands) expect(out).toMatch(new RegExp(`^ +(user )?${command}\\b`, "m"));
  });

  test("docs/OPERATIONS.md has the same commands, in the same order", async () => {
    const { out } = await run(["--help"], {});
    const listed = [...out.split("Settings")[0]!.matchAll(/^ {2}((?:user |attachments )?[a-z-]+)/gm)];
    const operations = readFileSync(join(import.meta.dir, "../../docs/OPERATIONS.md"), "utf8");
    const table = operations.split("| Command | What it does |")[1]!.split("\n\n")[0]!;
    const first = [...table.matchAll(/^\| (`.*?`) \|/gm)].map((match) => match[1]!);
    const named = first.flatMap((cell) => cell.split(", ").map((name) => name.replaceAll("`", "")));
    expect(named.map((name) => name.split(" ").at(-1))).toEqual(
      listed.map((match) => match[1]!.split(" ").at(-1)),
    );
  });

  test("--version prints the version of the package", async () => {
    const version = `boardcast ${packageJson.version}\n`;
    expect(await run(["--version"], {})).toEqual({ code: 0, out: version, errors: "" });
  });

  test("API-24: what was typed controls no terminal and turns no text round", async () => {
    const { code, errors } = await run(["no\u001b]0;owned\u0007\u202esuch"], await emptySettings());
    const escaped = "no\\u001b]0;owned\\u0007\\u202esuch";
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `boardcast: There is no command ${escaped}; boardcast --help lists them\n`,
    });
  });

  test("API-24: whatever a command prints goes through one place", async () => {
    const folder = join(import.meta.dir, "../../cli");
    const files = [...new Bun.Glob("**/*.ts").scanSync(folder)].sort();
    const printing = [];
    for (const file of files)
      if (/\bconsole\./.test(await Bun.file(join(folder, file)).text())) printing.push(file);
    expect(printing).toEqual(["output.ts"]);
  });

  test("names that every JavaScript object has are neither commands nor actions", async () => {
    const JWT_SECRET = "a secret that must not be printed by anything";
    const settings = { ...(await emptySettings()), JWT_SECRET };
    const inherited = ["constructor", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf", "__proto__"];
    for (const name of inherited) {
      const [command, action] = await Promise.all([run([name], settings), run(["user", name], settings)]);
      expect([command, action]).toEqual([
        { code: 1, out: "", errors: `boardcast: There is no command ${name}; boardcast --help lists them\n` },
        {
          code: 1,
          out: "",
          errors: "boardcast: user takes one of create, promote, deactivate, disconnect, reset-password\n",
        },
      ]);
    }
  });

  test("an unknown command or flag is refused with a suggestion", async () => {
    const settings = await emptySettings();
    const refused: [string[], string][] = [
      [["srve"], "There is no command srve; boardcast --help lists them"],
      [["serve", "--prot", "9000"], "Unknown option '--prot'; boardcast --help lists all options"],
      [["serve", "9000"], "serve takes only settings, not 9000"],
      [["migrate", "--port"], "Option '--port <value>' argument missing; boardcast --help lists all options"],
      [["backup"], "backup needs the name of the file to write"],
      [["restore", "one", "two"], "restore needs the name of the backup"],
      [["resync-clients", "now"], "resync-clients takes only settings, not now"],
      [["copy", "--from", "sqlite:x"], "copy needs --from and --to, and no more"],
      [["doctor", "--json", "yes"], "doctor takes only settings, not yes"],
    ];
    const answers = await Promise.all(refused.map(([args]) => run(args, settings)));
    expect(answers).toEqual(
      refused.map(([, message]) => ({ code: 1, out: "", errors: `boardcast: ${message}\n` })),
    );
    expect(existsSync(settings.DATA_DIR!)).toBe(false);
  });
});

describe("serve", () => {
  test.concurrent("SYSTEM-7: answers, keeps users logged in across a restart, and ends on SIGTERM (SYSTEM-6)", async () => {
    const settings = await emptySettings();
    const first = await serve(settings);
    const account = { email: "bob@example.org", username: "bob", password: PASSWORD };
    const anonymous = createClient({ baseUrl: first.url });
    expect(await anonymous.health()).toEqual({ status: "ok", database: "ok", pubsub: "ok" });
    const user = await anonymous.register(account);
    const { access_token: token } = await anonymous.login({ username: account.email, password: PASSWORD });
    expect(await first.stop()).toBe(0);
    expect(first.log()).toMatch(/^\d\d:\d\d:\d\d\.\d{3} info {2}listening url=http/m);
    expect(first.log()).toContain("route=/auth/login status=200");
    expect(first.log()).not.toContain(token);
    expect(first.log()).not.toContain(PASSWORD);

    const second = await serve({ ...settings, REDIS_URI: "redis://cache" }, "--log-format=json");
    expect(await createClient({ baseUrl: second.url, token }).getMe()).toEqual(user);
    expect(await second.stop()).toBe(0);
    const lines = second.log().trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).message)).toEqual(
      expect.arrayContaining([
        "REDIS_URI is not a setting. Did you mean REDIS_URL?",
        "listening",
        "request",
        "stopping",
      ]),
    );
  });

  test.concurrent("in production needs a secret and then logs JSON; it keeps none in the data folder", async () => {
    const settings = await emptySettings();
    const secret = { JWT_SECRET: "0123456789abcdef0123456789abcdef" };
    const production = await serve({ ...settings, ...secret }, "--environment", "production");
    expect(await createClient({ baseUrl: production.url }).health()).toMatchObject({ status: "ok" });
    expect(await production.stop()).toBe(0);
    for (const line of production.log().trim().split("\n")) {
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: "info" });
    }
    expect(production.log()).not.toContain(secret.JWT_SECRET);
    expect(existsSync(`${settings.DATA_DIR}/jwt-secret`)).toBe(false);
  });

  test.concurrent("SYSTEM-5: with unsafe or unusable settings ends at once, says why, and touches nothing", async () => {
    const settings = await emptySettings();
    const production = { ENVIRONMENT: "production", JWT_SECRET: "x".repeat(32) };
    const refused: [Record<string, string>, string][] = [
      [{ ENVIRONMENT: "production" }, "JWT_SECRET is the documented placeholder"],
      [{ ...production, JWT_SECRET: "short" }, "JWT_SECRET has only 5 characters"],
      [{ ...production, CORS_ORIGINS: "*" }, "CORS_ORIGINS is the wildcard"],
      [{ PORT: "http" }, "PORT=http: must be a whole number"],
    ];
    const answers = await Promise.all(refused.map(([unsafe]) => run(["serve"], { ...settings, ...unsafe })));
    for (const [index, { code, out, errors }] of answers.entries()) {
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(errors).toStartWith(`boardcast: ${refused[index]![1]}`);
    }
    expect(existsSync(settings.DATA_DIR!)).toBe(false);
  });

  test.concurrent("on a port that is taken it exits and says so", async () => {
    const [settings, others] = [await emptySettings(), await emptySettings()];
    const first = await serve(settings);
    const { port } = new URL(first.url);
    // The flag given last counts.
    const error = await serve(others, "--port", port).then(
      () => new Error("both listen"),
      (error) => error as Error,
    );
    expect(error.message).toContain("boardcast: ");
    expect(error.message).toContain(port);
    expect(await createClient({ baseUrl: first.url }).health()).toMatchObject({ status: "ok" });
    await first.stop();
  });
});

test.concurrent("SYSTEM-7: migrate prepares an empty database, and leaves a prepared one as it is", async () => {
  const settings = await emptySettings();
  const done = { code: 0, out: "The database is up to date.\n", errors: "" };
  expect(await run(["migrate"], settings)).toEqual(done);
  const create = ["user", "create", "--email=carol@example.org", "--username=carol", "--password", PASSWORD];
  expect(await run(create, settings)).toEqual({
    code: 0,
    out: expect.stringMatching(/^Created carol@example\.org in [^,]+\n$/),
    errors: "",
  });
  expect(await run(["migrate"], settings)).toEqual(done);
  expect(await run(create, settings)).toEqual({
    code: 1,
    out: "",
    errors: "boardcast: This e-mail address or username is already taken\n",
  });
});
