/** boardcast doctor: whether this machine can run the service with these settings; one line per check. */
import { misspeltSettings } from "../server/config/misspelt.ts";
import { type Config, readConfig } from "../server/config.ts";
import { serversOf } from "../server/platform/db/postgres/address.ts";
import { messageOf } from "../server/platform/util/unknown-value.ts";
import { parseArguments, refuseMore } from "./arguments.ts";
import { checkDatabase } from "./doctor/database.ts";
import { type Finding, fail, ok, warn } from "./doctor/finding.ts";
import { checkMachine } from "./doctor/machine.ts";
import { checkBucket } from "./doctor/object-storage.ts";
import { checkOidc } from "./doctor/oidc.ts";
import { checkRedis } from "./doctor/redis.ts";
import { checkSettings } from "./doctor/settings.ts";
import { checkSmtp } from "./doctor/smtp.ts";
import { print } from "./output.ts";

export async function doctorCommand(args: string[]): Promise<void> {
  const { settings, positionals, has } = parseArguments(args, { flags: ["json"] });
  refuseMore("doctor", positionals);
  const { config, refused } = usable(settings);
  const findings = [
    refused
      ? fail("settings", refused, "the service does not start with these settings")
      : ok("settings", "are valid"),
    ...misspeltSettings(process.env).map(({ name, meant }) =>
      warn("spelling", `${name} is not a setting`, `did you mean ${meant}?`),
    ),
    ...(refused ? [] : checkSettings(config)),
    ...(await checkDatabase(config)),
    ...(config.REDIS_URL ? await checkRedis(config.REDIS_URL) : []),
    ...(await checkBucket(config)),
    ...(config.SMTP_URL ? [await checkSmtp(config)] : []),
    ...(config.OIDC_ISSUER ? [await checkOidc(config)] : []),
    ...checkMachine(config),
  ].map((finding) => withoutSecrets(finding, config));
  print(has("json") ? JSON.stringify(findings, null, 2) : findings.map(line).join("\n"));
  if (findings.some(({ state }) => state === "fail")) process.exitCode = 1;
}

/** Settings that production refuses can still be checked. Those that cannot be parsed end the command. */
function usable(settings: Record<string, string>): { config: Config; refused?: string } {
  try {
    return { config: readConfig(process.env, settings) };
  } catch (error) {
    const config = readConfig(process.env, { ...settings, ENVIRONMENT: "development" });
    return { config, refused: messageOf(error) };
  }
}

function line({ check, state, says, advice }: Finding): string {
  const text = advice ? `${says.replace(/\.$/, "")}; ${advice}` : says;
  return `${state.padEnd(5)} ${check.padEnd(17)} ${text}`;
}

/**
 * Drivers may repeat an address in their messages, with its password. A password is looked for only there: a short one
 * may be part of any word.
 */
function withoutSecrets(finding: Finding, config: Config): Finding {
  const secrets = [
    config.JWT_SECRET,
    config.JWT_SECRET_PREVIOUS,
    config.METRICS_TOKEN,
    config.S3_SECRET_ACCESS_KEY,
    config.OIDC_CLIENT_SECRET,
  ].filter((secret) => secret !== "");
  const databases = config.DATABASE_URL ? serversOf(config.DATABASE_URL) : [];
  const passwords = [...databases, config.REDIS_URL, config.SMTP_URL].flatMap((url) => {
    const password = URL.parse(url)?.password;
    return password ? [password, decodeURIComponent(password)] : [];
  });
  const masked = passwords.reduce((text, password) => text.replaceAll(`:${password}@`, ":…@"), finding.says);
  return { ...finding, says: secrets.reduce((text, secret) => text.replaceAll(secret, "…"), masked) };
}
