/** Texts are not cut while they are pasted: they stand as they are, and cannot be saved until they are short enough. */

/** Why the text cannot be saved; null if it can. What surrounds a text is not counted where it is trimmed. */
export function tooLong(text: string, max: number): string | null {
  if (text.length <= max) return null;
  return `Too long: ${text.length.toLocaleString()} of ${max.toLocaleString()} characters.`;
}

export function TooLong({ reason }: { reason: string | null }) {
  // The region is there before the words: screen readers speak what is added to one they know.
  return (
    <div role="status" className="too-long">
      {reason && <p className="field-error">{reason}</p>}
    </div>
  );
}
