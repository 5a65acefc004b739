import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, type CallOptions } from "../../../client/http.ts";
import { randomId } from "../../../client/util/random-id.ts";
import { reasonOf } from "../../session/reason.ts";
import { fieldMessage } from "./field-message.ts";

export interface Submit {
  busy: boolean;
  /** It has been done, and nothing was written into the form since. */
  isDone: boolean;
  /** What is wrong as a whole; null if single fields are wrong, or nothing is. */
  failure: string | null;
  /** What is wrong with a field of the body; empty if it may be that, and the words are at another. */
  errorOf: (field: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Said at a field, instead of about the form as a whole. */
interface AtField {
  words: string;
  field: string;
  /** Another that may be the wrong one. */
  or?: string;
}

/**
 * A form that makes one call with its fields; validation errors of the service appear next to the fields, the first of which
 * gets the focus: it may be out of sight.
 */
export function useSubmit(
  call: (fields: Record<string, string>, options: Required<Pick<CallOptions, "key">>) => Promise<unknown>,
  /** What to say instead of the service’s own words, by the status of its response. */
  words: Readonly<Record<number, string | AtField>> = {},
): Submit {
  const attempt = useRef({ of: "", key: "" });
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const fieldErrors = error instanceof ApiError ? error.errors : [];
  const own = error instanceof ApiError ? words[error.status] : undefined;
  const atField = typeof own === "object" && fieldErrors.length === 0 ? own : undefined;
  const whole = typeof own === "string" ? own : undefined;
  useEffect(() => {
    if (error === null) return;
    form.current?.querySelector<HTMLElement>(".field:has(.field-error) [aria-invalid]")?.focus();
  }, [error]);
  return {
    busy,
    isDone,
    failure: error !== null && fieldErrors.length === 0 && !atField ? (whole ?? reasonOf(error)) : null,
    errorOf: (field) => {
      if (atField?.field === field) return atField.words;
      if (atField?.or === field) return "";
      const found = fieldErrors.find(({ path }) => path === `body.${field}`);
      return found && fieldMessage(found.message);
    },
    onSubmit: (event) => {
      event.preventDefault();
      const submitted = event.currentTarget;
      form.current = submitted;
      const entries = [...new FormData(event.currentTarget)];
      const fields = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
      // Submitted again after a lost response, it is the same request and takes effect once.
      const of = JSON.stringify(fields);
      if (attempt.current.of !== of) attempt.current = { of, key: randomId() };
      setBusy(true);
      setDone(false);
      setError(null);
      call(fields, { key: attempt.current.key })
        .then(() => {
          attempt.current = { of: "", key: "" };
          setDone(true);
          // Later: rendered between the events of a click, a checkbox would be set back before its change is seen.
          submitted.addEventListener("input", () => setTimeout(setDone, 0, false), { once: true });
        })
        .catch(setError)
        .finally(() => setBusy(false));
    },
  };
}
