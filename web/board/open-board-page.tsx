import { lazy, Suspense, useMemo, useState } from "react";
import type { User } from "../../contract/users.ts";
import { boardPath, cardPath, navigate } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import type { BoardSession } from "./board-session.ts";
import { findCard } from "./changes.ts";
import { BoardContext, useBoardView } from "./use-board.ts";

const CardDialog = lazy(() => import("../card/card-dialog.tsx"));
const MembersDialog = lazy(() => import("../members/members-dialog.tsx"));
const RulesDialog = lazy(() => import("../rules/rules-dialog.tsx"));

interface Props {
  session: BoardSession;
  me: User;
  cardId: string | null;
}

export function OpenBoardPage({ session, me, cardId }: Props) {
  const { board, online } = useBoardView(session);
  const [dialog, setDialog] = useState<"members" | "rules" | null>(null);
  const role = board?.members.find(({ user_id }) => user_id === me.id)?.role ?? "member";
  const open = useMemo(
    () => board && { board, session, me, role, online },
    [board, session, me, role, online],
  );
  if (!open) return null;
  const card = cardId && findCard(open.board, cardId);
  return (
    <BoardContext value={open}>
      <main>
        <h1>{open.board.title}</h1>
        <Button onClick={() => setDialog("members")}>Members</Button>
        <Button onClick={() => setDialog("rules")}>Automation</Button>
        {open.board.columns.map((column) => (
          <section key={column.id}>
            <h2>{column.title}</h2>
            {column.cards.map(({ id, title }) => (
              <p key={id}>
                <Link href={cardPath(open.board.id, id)}>{title}</Link>
              </p>
            ))}
          </section>
        ))}
      </main>
      <Suspense>
        {card && <CardDialog key={card.id} card={card} onClose={() => navigate(boardPath(open.board.id))} />}
        {dialog === "members" && <MembersDialog onClose={() => setDialog(null)} />}
        {dialog === "rules" && <RulesDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </BoardContext>
  );
}
