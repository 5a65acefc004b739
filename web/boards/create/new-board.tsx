import * as texts from "#texts/boards.ts";
import { boardPath, navigate } from "../../router.ts";
import { useMe } from "../../session/use-session.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { createBoard } from "./create-board.ts";

/** Creates an empty board and opens it. */
export function NewBoard() {
  const me = useMe();
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ title = "" }, { key }) => {
    navigate(boardPath(await createBoard({ title }, me, key)));
  });
  return (
    <form className="new-board" onSubmit={onSubmit}>
      <Field
        label={texts.newBoardName}
        hideLabel
        name="title"
        placeholder={texts.newBoardName}
        maxLength={255}
        required
        error={errorOf("title") ?? failure ?? undefined}
      />
      <Button kind="primary" type="submit" busy={busy}>
        {texts.createBoard}
      </Button>
    </form>
  );
}
