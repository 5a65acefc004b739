/** What the caller has said about a file, as it is stored with the import. */

import * as z from "zod/mini";
import { csvMapping, type DateOrder, type ImportFields, importFields } from "../../contract/imports.ts";
import type { SealedTexts } from "../platform/auth/sealed-texts.ts";
import { ApiError, invalid } from "../platform/util/errors.ts";
import { parseJson } from "../platform/util/json.ts";

export interface ImportOptions {
  title: string | null;
  mapping: Record<string, string> | null;
  /** A time zone. */
  tz: string | null;
  /** Missing in imports of earlier versions. */
  date_order?: DateOrder | null;
}

export const NO_OPTIONS: ImportOptions = { title: null, mapping: null, tz: null };

export interface ImportSecret {
  trello: { key: string; token: string } | null;
  planka?: { token: string };
}

export function parseFields(given: Record<string, string>): ImportFields {
  const parsed = z.safeParse(importFields, given);
  if (parsed.success) return parsed.data;
  throw invalidFields(parsed.error.issues);
}

function invalidFields(issues: readonly { path: PropertyKey[]; message: string }[]): ApiError {
  const errors = issues.map(({ path, message }) => ({ path: ["body", ...path].join("."), message }));
  const first = errors.map(({ path, message }) => `${path}: ${message}.`).join(" ");
  return new ApiError("invalid_input", first, { errors });
}

/** The field `mapping`. */
export function parseMapping(text: string | undefined): Record<string, string> | null {
  if (text === undefined || text === "") return null;
  const parsed = z.safeParse(csvMapping, jsonOf(text));
  if (!parsed.success) throw invalid("body.mapping", "must be a JSON object of headers by field");
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

type Given = Pick<ImportFields, "trello_key" | "trello_token">;

/** Null if nothing is secret. Both are needed, so one alone is ignored. */
export function sealSecret(sealedTexts: SealedTexts, importId: string, given: Given): string | null {
  const { trello_key: key, trello_token: token } = given;
  if (key === undefined || token === undefined) return null;
  const secret: ImportSecret = { trello: { key, token } };
  return sealedTexts.seal(JSON.stringify(secret), importId);
}

export function sealPlankaToken(sealedTexts: SealedTexts, importId: string, token: string): string {
  const secret: ImportSecret = { trello: null, planka: { token } };
  return sealedTexts.seal(JSON.stringify(secret), importId);
}

/** Null also if JWT_SECRET was replaced meanwhile: then the import goes on without. */
export function openSecret(
  sealedTexts: SealedTexts,
  importId: string,
  sealed: string | null,
): ImportSecret | null {
  const text = sealed === null ? null : sealedTexts.open(sealed, importId);
  return text === null ? null : JSON.parse(text);
}
