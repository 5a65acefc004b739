/** Pasted text is not truncated: it stays as it is, and cannot be saved until it is short enough. */
import * as texts from "#texts/errors.ts";

/** Why the text cannot be saved; null if it can. Pass it trimmed if it is saved trimmed. */
export function tooLong(text: string, max: number): string | null {
  if (text.length <= max) return null;
  return texts.tooLong(text.length, max);
}

/** Why a text cannot be saved as it is; the field is described by `id`. */
export function TooLong({ reason, id }: { reason: string | null; id?: string }) {
  // The region exists before its text: screen readers announce what is added to a region they know.
  return (
    <div role="status" className="too-long" id={id}>
      {reason && <p className="field-error">{reason}</p>}
    </div>
  );
}
