import { useCallback, useEffect, useState } from "react";
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
        toast({ message: "The calendar has a new address. The old one no longer works." });
      },
      (error) => toast({ kind: "error", message: `The address was not renewed. ${reasonOf(error)}` }),
    );
  const address = loaded.status === "ready" ? `${loaded.url}${isAll ? "&all=true" : ""}` : "";
  return (
    <section className="panel stack" aria-labelledby="calendar-title">
      <h2 id="calendar-title">Calendar</h2>
      <p className="muted">
        Subscribe to this address in your calendar to see due dates there. Anyone who has the address can read
        them, so treat it like a password.
      </p>
      {loaded.status === "loading" && <Skeleton height="2.5rem" />}
      {loaded.status === "failed" && (
        <div className="notice" data-kind="error" role="alert">
          <p>{loaded.reason}</p>
          <Button onClick={load}>Try again</Button>
        </div>
      )}
      {loaded.status === "ready" && (
        <>
          <div className="feed-address">
            <input
              className="input"
              dir="auto"
              aria-label="Calendar address"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton key={address} text={address} />
          </div>
          <label className="check">
            <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.target.checked)} />
            All cards of my boards, not only those assigned to me
          </label>
          <div className="row">
            <Button onClick={() => setAsking(true)}>Renew address…</Button>
          </div>
        </>
      )}
      {isAsking && (
        <Dialog title="Renew the calendar address?" onClose={() => setAsking(false)}>
          <p>
            The present address stops working at once: calendars that use it have to be given the new one.
          </p>
          <div className="dialog-actions">
            <Button onClick={() => setAsking(false)} data-autofocus>
              Keep it
            </Button>
            <Button kind="primary" onClick={() => void renew()}>
              Renew address
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
