import * as texts from "#texts/boards.ts";
import { needsConnection } from "#texts/offline.ts";
import { boardPath, navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

/** Creates an empty board and opens it. */
export function NewBoard({ isOffline }: { isOffline: boolean }) {
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ title = "" }, options) => {
    const board = await api.createBoard({ title }, options);
    navigate(boardPath(board.id));
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
        disabled={isOffline}
        hint={isOffline ? needsConnection : undefined}
        error={errorOf("title") ?? failure ?? undefined}
      />
      <Button kind="primary" type="submit" busy={busy} disabled={isOffline}>
        {texts.createBoard}
      </Button>
    </form>
  );
}
