import { type FormEvent, useRef, useState } from "react";
import { ApiError, type CallOptions } from "../../../client/http.ts";
import { randomId } from "../../../client/util/random-id.ts";
import { reasonOf } from "../../session/reason.ts";
import { fieldMessage } from "./field-message.ts";

export interface Submit {
  busy: boolean;
  /** What is wrong as a whole; null if single fields are wrong, or nothing is. */
  failure: string | null;
  /** What is wrong with a field of the body. */
  errorOf: (field: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form that makes one call with its fields; validation errors of the service appear next to the fields. */
export function useSubmit(
  call: (fields: Record<string, string>, options: Required<Pick<CallOptions, "key">>) => Promise<unknown>,
  /** What to say instead of the service’s own words, by the status of its response. */
  words: Readonly<Record<number, string>> = {},
): Submit {
  const attempt = useRef({ of: "", key: "" });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const fieldErrors = error instanceof ApiError ? error.errors : [];
  const own = error instanceof ApiError ? words[error.status] : undefined;
  return {
    busy,
    failure: error !== null && fieldErrors.length === 0 ? (own ?? reasonOf(error)) : null,
    errorOf: (field) => {
      const found = fieldErrors.find(({ path }) => path === `body.${field}`);
      return found && fieldMessage(found.message);
    },
    onSubmit: (event) => {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)];
      const fields = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
      // Submitted again after a lost response, it is the same request and takes effect once.
      const of = JSON.stringify(fields);
      if (attempt.current.of !== of) attempt.current = { of, key: randomId() };
      setBusy(true);
      setError(null);
      call(fields, { key: attempt.current.key })
        .then(() => (attempt.current = { of: "", key: "" }))
        .catch(setError)
        .finally(() => setBusy(false));
    },
  };
}
