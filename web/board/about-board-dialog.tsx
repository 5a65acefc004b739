import * as texts from "#texts/board.ts";
import { descriptionNotSaved } from "#texts/card.ts";
import { Markdown } from "../card/markdown/markdown.tsx";
import { withToggledBox } from "../card/markdown/task-boxes.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Avatar, nameOf } from "../ui/display/avatar.tsx";
import { Button } from "../ui/forms/button.tsx";
import { useBoard } from "./use-board.ts";

interface Props {
  onClose: () => void;
  /** Opens the form for the description, or the list of members. */
  onOpen: (dialog: "edit" | "members") => void;
}

/** What the board is for, and who is on it, for everybody. */
export default function AboutBoardDialog({ onClose, onOpen }: Props) {
  const { board, session, role, online } = useBoard();
  const tick = (box: number) => {
    const input = { board_id: board.id, description: withToggledBox(board.description ?? "", box) };
    void session.perform({ route: "updateBoard", input }, descriptionNotSaved);
  };
  const members = board.members.toSorted((a, b) => nameOf(a.user).localeCompare(nameOf(b.user)));
  return (
    <Dialog title={texts.aboutBoard} onClose={onClose}>
      <div className="stack">
        <section className="about-part">
          <h3 dir="auto">{board.title}</h3>
          {board.description ? (
            <Markdown text={board.description} {...(role === "owner" && { onTick: tick })} />
          ) : (
            <p className="muted">{texts.noDescription}</p>
          )}
          {role === "owner" && (
            <Button onClick={() => onOpen("edit")}>
              {board.description ? texts.editDescription : texts.addDescription}
            </Button>
          )}
        </section>
        <section className="about-part">
          <h3>{texts.members}</h3>
          <ul className="about-members" aria-label={texts.members}>
            {members.map(({ user, role: theirs }) => (
              <li key={user.id}>
                <span aria-hidden="true">
                  <Avatar user={user} size="s" here={online.has(user.id)} />
                </span>
                <bdi className="grow">{nameOf(user)}</bdi>
                {theirs === "owner" && <span className="detail">{texts.owner}</span>}
              </li>
            ))}
          </ul>
          <Button onClick={() => onOpen("members")}>{texts.allAboutMembers}</Button>
        </section>
      </div>
    </Dialog>
  );
}
