/** What has happened, as a picture: one for each kind of state, so that they are told apart at a glance. */
import type { ReactNode } from "react";

const CARD = <rect className="picture-card" x="26" y="20" width="80" height="52" rx="6" />;

const PICTURES = {
  /** An empty place between cards, and a magnifier. */
  lost: (
    <>
      <rect className="picture-faint" x="8" y="14" width="34" height="22" rx="4" />
      <rect className="picture-faint" x="90" y="14" width="34" height="22" rx="4" />
      <rect className="picture-gap" x="47" y="14" width="38" height="22" rx="4" />
      <circle className="picture-signal" cx="68" cy="52" r="15" />
      <path className="picture-line" d="m79 63 14 14" />
    </>
  ),
  /** A padlock on a card. */
  denied: (
    <>
      {CARD}
      <path className="picture-line" d="M56 46v-8a10 10 0 0 1 20 0v8" />
      <rect className="picture-signal" x="50" y="46" width="32" height="24" rx="5" />
      <path className="picture-mark" d="M66 55v6" />
    </>
  ),
  /** A card in a bin. */
  deleted: (
    <>
      <rect
        className="picture-signal"
        x="50"
        y="6"
        width="32"
        height="34"
        rx="4"
        transform="rotate(-8 66 24)"
      />
      <path className="picture-card" d="M42 38h48l-5 42H47Z" />
      <path className="picture-line" d="M36 38h60M59 50l1.5 20M73 50l-1.5 20" />
    </>
  ),
  /** No signal. */
  offline: (
    <>
      <path className="picture-faint" d="M30 38a52 52 0 0 1 72 0" />
      <path className="picture-faint" d="M42 52a35 35 0 0 1 48 0" />
      <path className="picture-line" d="M54 64a18 18 0 0 1 24 0" />
      <circle className="picture-signal" cx="66" cy="75" r="5" />
      <path className="picture-line" d="M34 80 98 12" />
    </>
  ),
  /** A plug pulled out of its socket. */
  away: (
    <>
      <path className="picture-line" d="M6 60c14 0 12-16 26-16h6" />
      <rect className="picture-signal" x="38" y="32" width="20" height="24" rx="4" />
      <path className="picture-line" d="M58 38h8M58 50h8" />
      <rect className="picture-card" x="82" y="28" width="20" height="32" rx="4" />
      <path className="picture-line" d="M102 44h6c14 0 8 16 20 16M88 39v.01M88 49v.01" />
      <path className="picture-faint" d="m70 26 4-8M74 62l4 8" />
    </>
  ),
  /** A card torn in two. */
  broken: (
    <>
      <path className="picture-card" d="M30 18h34l-6 14 8 12-8 12 4 14H30a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z" />
      <path
        className="picture-signal"
        d="M74 18h28a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H72l-4-14 8-12-8-12Z"
        transform="rotate(6 90 44)"
      />
      <path className="picture-line" d="M34 32h14M34 42h10" />
    </>
  ),
  /** A letter with a clock. */
  expired: (
    <>
      <rect className="picture-card" x="20" y="20" width="78" height="52" rx="6" />
      <path className="picture-line" d="m22 24 37 26 37-26" />
      <circle className="picture-signal" cx="98" cy="66" r="16" />
      <path className="picture-mark" d="M98 57v9l6 4" />
    </>
  ),
  /** A magnifier over a card without a match. */
  nothing: (
    <>
      {CARD}
      <path className="picture-faint" d="M38 34h40M38 44h26M38 54h34" />
      <circle className="picture-signal" cx="84" cy="50" r="15" />
      <path className="picture-line" d="m95 61 13 13" />
    </>
  ),
  /** A card that is ticked. */
  done: (
    <>
      {CARD}
      <path className="picture-faint" d="M38 36h30M38 46h20" />
      <circle className="picture-signal" cx="88" cy="58" r="16" />
      <path className="picture-mark" d="m81 58 5 6 10-11" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof PICTURES;

export function StatePicture({ name }: { name: PictureName }) {
  return (
    <svg className="state-picture" width="132" height="88" viewBox="0 0 132 88" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  );
}
