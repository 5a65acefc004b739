import { useCallback, useEffect, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/settings.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Skeleton } from "../ui/feedback/states.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";

type Loaded = { status: "loading" } | { status: "failed"; reason: string } | { status: "ready"; url: string };

/** The address of the user's due dates, for other calendar programs. */
export function CalendarFeed() {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const [isAll, setAll] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const load = useCallback(() => {
    api.getCalendar().then(
      ({ url }) => setLoaded({ status: "ready", url: asSeenHere(url) }),
      (error) => setLoaded({ status: "failed", reason: reasonOf(error) }),
    );
  }, []);
  useEffect(load, [load]);
  const renew = () =>
    api.renewCalendar().then(
      ({ url }) => {
        setLoaded({ status: "ready", url: asSeenHere(url) });
        setAsking(false);
        toast({ message: texts.addressRenewed });
      },
      (error) => toast({ kind: "error", message: `${texts.addressNotRenewed} ${reasonOf(error)}` }),
    );
  const address = loaded.status === "ready" ? `${loaded.url}${isAll ? "&all=true" : ""}` : "";
  return (
    <section className="panel stack" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{texts.calendar}</h2>
      <p className="muted">{texts.calendarNote}</p>
      {loaded.status === "loading" && <Skeleton height="2.5rem" />}
      {loaded.status === "failed" && (
        <div className="notice" data-kind="error" role="alert">
          <p>{loaded.reason}</p>
          <Button onClick={load}>{common.tryAgain}</Button>
        </div>
      )}
      {loaded.status === "ready" && (
        <>
          <div className="feed-address">
            <input
              className="input"
              dir="auto"
              aria-label={texts.calendarAddress}
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton key={address} text={address} />
          </div>
          <label className="check">
            <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.target.checked)} />
            {texts.allCards}
          </label>
          <div className="row">
            <Button onClick={() => setAsking(true)}>{texts.renewAddressAsk}</Button>
          </div>
        </>
      )}
      {isAsking && (
        <Dialog title={texts.renewQuestion} onClose={() => setAsking(false)}>
          <p>{texts.renewWarning}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsking(false)} data-autofocus>
              {common.keepIt}
            </Button>
            <Button kind="primary" onClick={() => void renew()}>
              {texts.renewAddress}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** The service may know itself by another name than the browser does. */
function asSeenHere(url: string): string {
  const { pathname, search } = new URL(url);
  return location.origin + pathname + search;
}
