import { theirChanges } from "#texts/drafts.tsx";
import { DiffView } from "../card/history/diff-view.tsx";

interface Props {
  before: string;
  after: string;
  label?: string;
}

/** What somebody else has changed in a text that was written here meanwhile. */
export function TheirChanges({ before, after, label = theirChanges }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled with the keyboard
    <section className="draft-changes" tabIndex={0} aria-label={label}>
      <DiffView key={after} before={before} after={after} />
    </section>
  );
}
