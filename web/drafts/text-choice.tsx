import type { ReactNode, RefObject } from "react";
import * as texts from "#texts/drafts.tsx";
import type { Author } from "../board/presence/authors.ts";
import { Button } from "../ui/forms/button.tsx";

interface Props {
  author: Author;
  /** Who has changed what. */
  said: ReactNode;
  /** There was no text before the two. */
  wasEmpty: boolean;
  /** How many passages both have changed, of which a version is chosen. */
  passages: number;
  /** Takes the text with both changes; null if there is none. */
  keepBoth: (() => void) | null;
  /** A version of every passage is chosen. */
  isDecided?: boolean;
  keepMine: () => void;
  useTheirs: () => void;
  /** What has become of the texts so far. */
  soFar: string;
  /** It happens now, and is said at once. */
  isNews?: boolean;
  /** Saving was attempted before a choice was made, and nothing else says that it has to be made. */
  asked?: boolean;
  frame?: RefObject<HTMLDivElement | null>;
  /** The texts. */
  children: ReactNode;
}

/** A text that was changed here and elsewhere, and what shall become of the two. */
export function TextChoice(props: Props) {
  const {
    author,
    said,
    wasEmpty,
    passages,
    keepBoth,
    soFar,
    isDecided = true,
    isNews = false,
    asked = false,
    frame,
    children,
  } = props;
  const todo =
    keepBoth === null
      ? texts.chooseOne
      : passages > 0
        ? texts.sameLines(passages, author)
        : (wasEmpty ? texts.bothNew : texts.differentParts)(author);
  return (
    <div ref={frame} className="text-choice">
      <div role={isNews ? "alert" : undefined} className="notice">
        <p>{said}</p>
        {/* Another element, so that it is said again. */}
        <p key={String(asked)} data-asked={asked}>
          {todo} {soFar}
        </p>
      </div>
      <div className="row text-choice-buttons" data-stays={passages > 0}>
        {keepBoth && (
          <Button kind="primary" disabled={!isDecided} onClick={keepBoth}>
            {passages > 0 ? texts.combine : texts.keepBoth}
          </Button>
        )}
        <Button {...(!keepBoth && { kind: "primary" })} onClick={props.keepMine}>
          {texts.keepMine(author)}
        </Button>
        <Button onClick={props.useTheirs}>{texts.useTheirs(author)}</Button>
      </div>
      {children}
    </div>
  );
}
