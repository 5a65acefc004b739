/** What was done to a description, or null. */
export function descriptionChange(
  previous: { description?: string | null } | undefined,
  now: string | null,
): "added" | "changed" | "removed" | null {
  if (previous?.description === undefined) return null;
  if (!previous.description) return "added";
  return now ? "changed" : "removed";
}
