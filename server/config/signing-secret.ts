/** The secret that signs tokens. */
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { makePrivate, makePrivateFolder } from "../platform/util/private-files.ts";
import { codeOf } from "../platform/util/unknown-value.ts";
import { MIN_SECRET_LENGTH, SECRET_PLACEHOLDER } from "./checks.ts";
import { ConfigError } from "./setting-kinds.ts";

/** Null if it has not been created yet. Changes nothing. */
export function existingSecret(config: Config): string | null {
  if (config.JWT_SECRET !== SECRET_PLACEHOLDER) return config.JWT_SECRET;
  const file = secretFile(config);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

export function secretFile({ DATA_DIR }: Pick<Config, "DATA_DIR">): string {
  return join(DATA_DIR, "jwt-secret");
}

/** In development without a secret, one is created at the first start, so that people stay logged in over restarts. */
export function signingSecret(config: Config): string {
  if (config.JWT_SECRET !== SECRET_PLACEHOLDER) return config.JWT_SECRET;
  const file = secretFile(config);
  if (!existsSync(file)) {
    makePrivateFolder(config.DATA_DIR);
    createSecret(file);
  }
  makePrivate(file);
  const secret = readFileSync(file, "utf8");
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`${file} is truncated; remove it and a new one is created.`);
  return secret;
}

/** Several processes may start at once: the file appears with its whole content, and the first one wins. */
function createSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
}
