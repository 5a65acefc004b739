import { useEffect, useId, useRef, useState } from "react";
import { inbox as inboxTitle, loadingInbox } from "#texts/bell.ts";
import * as common from "#texts/common.ts";
import * as texts from "#texts/inbox.tsx";
import type { Notification } from "../../contract/notifications.ts";
import { daysOf } from "../activity/days.ts";
import { Icon } from "../ui/display/icon.tsx";
import { useNow } from "../ui/display/time.tsx";
import { FailureNote } from "../ui/feedback/error-boundary.tsx";
import { EmptyState, Spinner } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { isNews, load, loadMore, markAllRead, useInbox } from "./inbox.ts";
import { onInboxKey } from "./inbox-keys.ts";
import { InboxRow } from "./inbox-row.tsx";
import { type Fold, together } from "./together.ts";

const SHOWS = {
  all: () => true,
  unread: isNews,
  mentions: ({ kind }: Notification) => kind === "mentioned",
};
const FILTERS = ["all", "unread", "mentions"] as const;

/** The notifications by day, newest first; on request, only some. */
export default function InboxPanel({ onClose }: { onClose: () => void }) {
  const { items, next, failure, unread } = useInbox();
  const now = useNow();
  const [filter, setFilter] = useState<keyof typeof SHOWS>("all");
  const shown = items?.filter(SHOWS[filter]) ?? [];
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void load(), []);
  const isLoaded = items !== null;
  const hasUnread = unread > 0;
  // For the keys; it was loaded after the panel around it had been opened, or the button that had the focus went.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button goes with the last unread one
  useEffect(() => {
    const panel = root.current;
    if (!isLoaded || !panel || panel.contains(document.activeElement)) return;
    panel.querySelector<HTMLElement>(".inbox-text")?.focus({ preventScroll: true });
  }, [isLoaded, hasUnread]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead to the links in it
    <div ref={root} className="inbox" onKeyDown={onInboxKey}>
      <div className="inbox-head">
        <h2>{inboxTitle}</h2>
        {hasUnread && items?.length !== 0 && (
          <Button kind="quiet" onClick={() => void markAllRead()}>
            <Icon name="check" size={16} />
            {texts.markAllRead}
          </Button>
        )}
        {items && items.length > 0 && (
          <fieldset className="segments inbox-filter" aria-label={texts.show}>
            {FILTERS.map((each) => (
              <button key={each} type="button" aria-pressed={each === filter} onClick={() => setFilter(each)}>
                {texts.filters[each]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className="inbox-body scroller" data-scroller>
        {failure && (
          <FailureNote onRetry={() => void load()}>{items ? texts.inboxOffline : failure}</FailureNote>
        )}
        {!items && !failure && <Spinner label={loadingInbox} />}
        {items?.length === 0 && (
          <EmptyState picture="done" title={texts.nothingNew}>
            {texts.whatComes}
          </EmptyState>
        )}
        {items && items.length > 0 && shown.length === 0 && (
          <p className="nothing">{next === null ? texts.noneSuch : texts.noneAmong(items.length)}</p>
        )}
        {daysOf(shown, ({ created_at }) => created_at, now).map((day) => (
          <Group key={day.key} title={day.name} items={day.items} onClose={onClose} />
        ))}
        {next !== null && (
          <Button kind="quiet" className="inbox-more" onClick={() => void loadMore()}>
            {common.showMore}
          </Button>
        )}
      </div>
    </div>
  );
}

function Group({
  title,
  items,
  onClose,
}: {
  title: string;
  items: readonly Notification[];
  onClose: () => void;
}) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {together(items).map((alike) => (
          <Alike key={alike[0].id} items={alike} onOpen={onClose} />
        ))}
      </ul>
    </section>
  );
}

/** The newest of those that say the same, and the others on request. */
function Alike({ items: [newest, ...older], onOpen }: { items: Fold; onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <InboxRow item={newest} others={isOpen ? [] : older} onOpen={onOpen} />
      {older.length > 0 && (
        <li className="inbox-earlier">
          <button
            type="button"
            className="activity-action"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.earlier(older.length)}
            <Icon name={isOpen ? "up" : "down"} size={14} />
          </button>
        </li>
      )}
      {isOpen && older.map((item) => <InboxRow key={item.id} item={item} onOpen={onOpen} />)}
    </>
  );
}
