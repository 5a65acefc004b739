import { boardPath, navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

/** Creates an empty board and opens it. */
export function NewBoard() {
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ title = "" }, options) => {
    const board = await api.createBoard({ title }, options);
    navigate(boardPath(board.id));
  });
  return (
    <form className="new-board" onSubmit={onSubmit}>
      <Field
        label="New board name"
        hideLabel
        name="title"
        placeholder="New board name"
        maxLength={255}
        required
        error={errorOf("title") ?? failure ?? undefined}
      />
      <Button kind="primary" type="submit" busy={busy}>
        Create board
      </Button>
    </form>
  );
}
