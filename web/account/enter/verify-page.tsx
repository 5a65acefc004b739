import { useEffect, useState } from "react";
import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { useSession } from "../../session/use-session.ts";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { Spinner } from "../../ui/feedback/states.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** A link works once: asked for twice, it would fail the second time. */
const asked = new Map<string, Promise<unknown>>();

function verify(token: string): Promise<unknown> {
  const call = asked.get(token) ?? api.verifyEmail({ token });
  asked.set(token, call);
  return call;
}

/** A mailed link leads here. */
export default function VerifyPage({ token }: { token: string }) {
  useTitle(texts.confirmAddress);
  const { refresh } = useSession();
  const [outcome, setOutcome] = useState<{ isDone: boolean; words: string } | null>(null);
  useEffect(() => {
    verify(token).then(
      async () => {
        setOutcome({ isDone: true, words: texts.addressConfirmed });
        await refresh();
      },
      (error) => setOutcome({ isDone: false, words: reasonOf(error) }),
    );
  }, [token, refresh]);
  return (
    <AccountFrame
      title={outcome?.isDone === false ? texts.linkDoesNotWork : texts.confirmAddress}
      picture={outcome === null ? undefined : outcome.isDone ? "done" : "expired"}
    >
      {outcome ? <p role="status">{outcome.words}</p> : <Spinner label={texts.confirming} />}
      {outcome?.isDone === false && (
        <Link className="button" data-kind="primary" href="/settings">
          {texts.getNewLink}
        </Link>
      )}
      <Link className="button" href="/">
        {common.goToBoards}
      </Link>
    </AccountFrame>
  );
}
