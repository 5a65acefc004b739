import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { createColumn } from "./actions.ts";
import { useControls } from "./controls.ts";

export function AddColumn({ first }: { first: boolean }) {
  const { session } = useControls();
  const [title, setTitle] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = title.trim();
    if (!given) return;
    setTitle("");
    void createColumn(session, given).then((accepted) => accepted || setTitle((now) => now || given));
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
