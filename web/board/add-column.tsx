import type { FormEvent } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useNewText } from "../ui/use-draft.ts";
import { createColumn } from "./actions.ts";
import { useControls } from "./controls.ts";

interface Props {
  boardId: string;
  first: boolean;
}

export function AddColumn({ boardId, first }: Props) {
  const { session } = useControls();
  const [written, setTitle] = useNewText({ id: boardId, field: "new-column" });
  const title = written ?? "";
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = title.trim();
    if (!given) return;
    setTitle(null);
    void createColumn(session, given);
  };
  return (
    <form className="add-column" onSubmit={add}>
      {first && (
        <p>
          Columns are the steps your work takes: <em>To do</em>, <em>Doing</em>, <em>Done</em>.
        </p>
      )}
      <Field
        label={first ? "Name the first column" : "Name of a new column"}
        hideLabel={!first}
        placeholder={first ? "To do" : "New column"}
        maxLength={255}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      {(first || title.trim() !== "") && (
        <Button kind="primary" type="submit">
          Add column
        </Button>
      )}
    </form>
  );
}
