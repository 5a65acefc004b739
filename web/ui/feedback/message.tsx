import { withoutForeign } from "../../session/foreign-words.ts";

/** A message for people; words of the service in it are marked as English, so that they are read aloud as such. */
export function Message({ text }: { text: string }) {
  const [own, foreign] = withoutForeign(text);
  if (!foreign) return own;
  return (
    <>
      {own}
      <span lang="en" dir="auto">
        {foreign}
      </span>
    </>
  );
}
