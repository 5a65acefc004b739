import { useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/settings.ts";
import type { Session } from "../../../contract/sessions.ts";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { deviceName } from "./device-name.ts";
import { lastUsed } from "./last-used.ts";
import { useSessions } from "./use-sessions.ts";

/** The others are folded away. */
const FIRST_SHOWN = 3;

/** Where the user is logged in; sessions can be ended one by one, or all but this one. */
export function SessionList() {
  const { loaded, reload, loadMore, end, endOthers } = useSessions();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The button that had the focus is gone by then. */
  const andStay = (ended: Promise<void>) => void ended.then(() => heading.current?.focus());
  const sessions = loaded.status === "ready" ? loaded.sessions : [];
  const next = loaded.status === "ready" ? loaded.next : null;
  const isFolded = !isOpen && sessions.length > FIRST_SHOWN;
  const unfold = () => {
    setOpen(true);
    // The button is gone by then.
    setTimeout(() => list.current?.querySelectorAll("button")[FIRST_SHOWN - 1]?.focus());
  };
  return (
    <section className="panel stack" aria-labelledby="sessions-title">
      <div className="row sessions-head">
        <h2 id="sessions-title" className="grow" ref={heading} tabIndex={-1}>
          {texts.sessions}
        </h2>
        {(next || sessions.some(({ is_current }) => !is_current)) && (
          <Button kind="danger" onClick={() => andStay(endOthers())}>
            {texts.logOutElsewhere}
          </Button>
        )}
      </div>
      {loaded.status === "loading" && <Skeleton height="6rem" />}
      {loaded.status === "failed" && (
        <div className="notice" data-kind="error" role="alert">
          <p>{loaded.reason}</p>
          <Button onClick={reload}>{common.tryAgain}</Button>
        </div>
      )}
      {loaded.status === "ready" && (
        <>
          <ul ref={list} aria-labelledby="sessions-title">
            {(isFolded ? sessions.slice(0, FIRST_SHOWN) : sessions).map((session) => (
              <SessionRow key={session.id} session={session} onEnd={(name) => andStay(end(session, name))} />
            ))}
          </ul>
          {(isFolded || next) && (
            <div className="row">
              {isFolded ? (
                <Button onClick={unfold}>{next ? common.showMore : texts.showAll(sessions.length)}</Button>
              ) : (
                <Button onClick={() => void loadMore()}>{common.showMore}</Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface RowProps {
  session: Session;
  onEnd: (name: string) => void;
}

function SessionRow({ session, onEnd }: RowProps) {
  const { user_agent, address, last_used_at, created_at, is_current } = session;
  const name = deviceName(user_agent);
  return (
    <li className="list-row">
      <div className="list-text">
        <span className="list-title" title={user_agent}>
          {name} {is_current && <span className="list-here">{texts.thisDevice}</span>}
        </span>
        <span className="detail">
          {address} ·{" "}
          <time dateTime={last_used_at} title={texts.loggedInAt(created_at)}>
            {is_current ? texts.activeNow : lastUsed(last_used_at)}
          </time>
        </span>
      </div>
      {!is_current && (
        <Button aria-label={texts.logOutDevice(name, address)} onClick={() => onEnd(name)}>
          {common.logOut}
        </Button>
      )}
    </li>
  );
}
