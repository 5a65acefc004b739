import { useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/share.ts";
import type { Share } from "../../contract/shares.ts";
import { NeedsConnection } from "../board/presence/needs-connection.tsx";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { nameOf } from "../ui/display/avatar.tsx";
import { ErrorNotice } from "../ui/feedback/error-notice.tsx";
import { Skeleton } from "../ui/feedback/states.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { Select } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { copyText } from "../util/copy-text.ts";
import { type Shares, useShares } from "./use-shares.ts";

const DAY_MS = 86_400_000;
/** A link that nobody remembers ends by itself. */
const USUAL_DAYS: keyof typeof texts.lifetimes = "30";

interface Props {
  onClose: () => void;
  onOpen: (dialog: "members") => void;
}

/** Public links: those that there are, a new one, and what they show. Whom a link is not enough is made a member. */
export default function ShareDialog({ onClose, onOpen }: Props) {
  const { board, role } = useBoard();
  const owners = board.members.filter((member) => member.role === "owner").map(({ user }) => nameOf(user));
  return (
    <Dialog title={texts.share} onClose={onClose}>
      <div className="share">
        {role === "owner" ? <Links /> : <p>{texts.hasLink}</p>}
        <p>{texts.whoSees}</p>
        {role === "owner" ? (
          <div className="share-members">
            <p>{texts.whoWorks}</p>
            <Button onClick={() => onOpen("members")}>{texts.invitePeople}</Button>
          </div>
        ) : (
          <p>{texts.onlyOwners(owners)}</p>
        )}
      </div>
    </Dialog>
  );
}

function Links() {
  const { board, session } = useBoard();
  const isOffline = useIsOffline(session);
  const shares = useShares(board.id, isOffline);
  const { items, failure, end } = shares;
  const [asked, setAsked] = useState<Share | null>(null);
  const list = useRef<HTMLElement>(null);
  /** The row that had the focus is gone by then. */
  const endAsked = async (share: Share) => {
    setAsked(null);
    await end(share);
    list.current?.focus();
  };
  return (
    <>
      <NeedsConnection />
      <fieldset className="share" disabled={isOffline}>
        <ErrorNotice message={isOffline ? null : failure} />
        {!items && !failure && !isOffline && <Skeleton height="5rem" />}
        {items && (
          <section ref={list} tabIndex={-1} aria-label={texts.publicLinks}>
            {items.length === 0 && <p className="muted">{texts.noLinks}</p>}
            <ul>
              {items.map((share) => (
                <Row
                  key={share.id}
                  share={share}
                  isNewest={share.id === items.find(({ url }) => url !== null)?.id}
                  onEnd={() => setAsked(share)}
                />
              ))}
            </ul>
          </section>
        )}
        <NewLink shares={shares} isFirst={!items?.some(({ url }) => url !== null)} />
      </fieldset>
      {asked && (
        <Dialog title={texts.endQuestion} onClose={() => setAsked(null)}>
          <p>{texts.endWarning}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsked(null)} data-autofocus>
              {common.keepIt}
            </Button>
            <Button kind="danger" disabled={isOffline} onClick={() => void endAsked(asked)}>
              {texts.endLink}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Once there is a link, copying it is what most people want. */
function NewLink({ shares, isFirst }: { shares: Shares; isFirst: boolean }) {
  const { busy, failure, onSubmit } = useSubmit(async ({ days = "" }, { key }) => {
    const expiresAt = days === "never" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    const { url } = await shares.create(expiresAt, key);
    if (url !== null) await copyText(url);
    toast({ group: "share", message: texts.linkCopied });
  });
  return (
    <form className="invite-form" aria-label={texts.newLink} onSubmit={onSubmit}>
      <Select label={texts.expiresAfter} name="days" defaultValue={USUAL_DAYS}>
        {Object.entries(texts.lifetimes).map(([days, words]) => (
          <option key={days} value={days}>
            {words}
          </option>
        ))}
      </Select>
      <Button kind={isFirst ? "primary" : undefined} type="submit" busy={busy}>
        {texts.createLink}
      </Button>
      <FormError message={failure} />
    </form>
  );
}

function Row({ share, isNewest, onEnd }: { share: Share; isNewest: boolean; onEnd: () => void }) {
  const { url, created_at, expires_at } = share;
  const when = texts.createdAt(created_at);
  return (
    <li className="list-row">
      <div className="list-text">
        <span className="list-title">
          {expires_at === null ? texts.neverExpires : texts.expiresOn(expires_at)}
        </span>
        <span className="detail">{url === null ? `${when}, ${texts.cannotBeShown}` : when}</span>
      </div>
      <div className="list-tools">
        {url !== null && (
          <a className="button" data-kind="quiet" href={url} target="_blank" rel="noreferrer">
            {texts.open}
          </a>
        )}
        <Button onClick={onEnd} aria-label={texts.endLinkOf(when)}>
          {texts.endLink}
        </Button>
      </div>
      {url !== null && (
        <div className="list-more share-address">
          <input
            className="input"
            dir="auto"
            readOnly
            aria-label={texts.addressOf(when)}
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={url} label={texts.copyLink} kind={isNewest ? "primary" : undefined} />
        </div>
      )}
    </li>
  );
}
