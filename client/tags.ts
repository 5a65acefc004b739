/** The `ETag` of each answer, kept beside it: an answer is what the contract says, and nothing else. */
const tags = new WeakMap<object, string>();

/** The `ETag` that came with this answer. Throws if there was none, rather than letting a change go unguarded. */
export function tagOf(answer: object): string {
  const tag = tags.get(answer);
  if (tag === undefined) throw new TypeError("Only an answer that is one resource has a tag.");
  return tag;
}

export function keepTag<Answer>({ headers }: Response, answer: Answer): Answer {
  const tag = headers.get("etag");
  if (tag !== null && typeof answer === "object" && answer !== null) tags.set(answer, tag);
  return answer;
}
