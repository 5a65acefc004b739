import { useLayoutEffect, useRef, useState } from "react";
import * as texts from "#texts/shared.tsx";
import type { FullBoard } from "../../contract/boards.ts";
import { boardColor } from "../boards/board-color.ts";
import { Markdown } from "../card/markdown/markdown.tsx";
import { addressOf } from "../installation.ts";
import { Logo } from "../shell/logo.tsx";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Avatar, nameOf } from "../ui/display/avatar.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Time } from "../ui/display/time.tsx";
import { firstParagraph, plainLine } from "../util/plain-line.ts";
import type { SharedState } from "./watch.ts";

const DOT = { live: "live", connecting: "saving", offline: "offline" };
/** More does not fit into a line of the widest window. */
const EXCERPT_LENGTH = 300;

interface Props {
  board: FullBoard;
  connection: SharedState["connection"];
}

/** What board this is; its title leads to all about it, which on a phone is all that there is room for. */
export function SharedHead({ board, connection }: Props) {
  const { title, color, description } = board;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="topbar shared-head" data-colored={color !== null} style={boardColor(color)}>
      <a className="wordmark" href={addressOf("/")} title={texts.startPage}>
        <Logo />
        <span className="visually-hidden">{texts.startPage}</span>
      </a>
      <div className="shared-title">
        <h1>
          <button
            type="button"
            className="board-switch"
            title={texts.aboutBoard}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <span className="shared-name" dir="auto">
              {title}
            </span>
            <Icon name="down" size={16} />
          </button>
        </h1>
        {description && (
          <button
            type="button"
            className="shared-about plain"
            title={texts.aboutBoard}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Excerpt description={description} />
          </button>
        )}
      </div>
      <div className="shared-state">
        <p className="connection" data-state={DOT[connection]} role="status">
          <span className="connection-dot" aria-hidden="true" />
          <span>
            {texts.readOnly}
            <span className="shared-live"> · {texts.connections[connection]}</span>
          </span>
        </p>
        <HowMuch board={board} />
      </div>
      {isOpen && <About board={board} onClose={() => setOpen(false)} />}
    </header>
  );
}

/** Its first words, and that there are more. */
function Excerpt({ description }: { description: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const line = ref.current;
    if (!line) return;
    const observer = new ResizeObserver(() => setCut(line.scrollWidth > line.clientWidth));
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  const excerpt = plainLine(firstParagraph(description.trimStart().slice(0, EXCERPT_LENGTH)));
  const isWhole = excerpt === plainLine(description.trim());
  return (
    <>
      <span ref={ref} className="truncate" dir="auto">
        {excerpt}
      </span>
      {(isCut || !isWhole) && <span className="shared-more">{texts.more}</span>}
    </>
  );
}

/** And how recent that is. */
function HowMuch({ board }: { board: FullBoard }) {
  const count = board.columns.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <p className="detail">
      {texts.cards(count)} · {texts.updated(<Time at={board.last_event_at ?? board.updated_at} />)}
    </p>
  );
}

function About({ board, onClose }: { board: FullBoard; onClose: () => void }) {
  const users = board.members.map(({ user }) => user);
  return (
    <Dialog title={texts.aboutBoard} onClose={onClose}>
      <div className="stack">
        <section className="about-part">
          <h3 dir="auto">{board.title}</h3>
          <HowMuch board={board} />
          {board.description && <Markdown text={board.description} />}
        </section>
        <section className="about-part">
          <h3>{texts.members}</h3>
          <ul className="about-members" aria-label={texts.members}>
            {users
              .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
              .map((user) => (
                <li key={user.id}>
                  <span aria-hidden="true">
                    <Avatar user={user} size="s" />
                  </span>
                  <bdi className="grow">{nameOf(user)}</bdi>
                </li>
              ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
