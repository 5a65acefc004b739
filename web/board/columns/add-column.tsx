import { type FormEvent, useLayoutEffect, useRef } from "react";
import * as texts from "#texts/columns.tsx";
import { useNewText } from "../../drafts/use-draft.ts";
import { Button } from "../../ui/forms/button.tsx";
import { useEmptyText } from "../../ui/forms/empty-text.ts";
import { Field } from "../../ui/forms/field.tsx";
import { tooLong } from "../../ui/forms/too-long.tsx";
import { useCommands } from "../../util/commands.ts";
import { useControls } from "../controls.ts";
import { light } from "../presence/highlights.ts";
import { createColumn } from "../session/actions.ts";

interface Props {
  boardId: string;
  /** How many columns there are. */
  count: number;
}

/** After the last column; stays visible and ready for the next one. */
export function AddColumn({ boardId, count }: Props) {
  const { session } = useControls();
  const [written, setTitle] = useNewText({ id: boardId, field: "new-column" });
  const title = written ?? "";
  const reason = tooLong(title.trim(), 255);
  const { empty, refuseEmpty, leaveEmpty } = useEmptyText(title);
  const form = useRef<HTMLFormElement>(null);
  const added = useRef(false);
  const first = count === 0;
  useCommands({
    "new-column": () => {
      form.current?.scrollIntoView({ block: "nearest", inline: "end" });
      form.current?.querySelector("input")?.focus({ preventScroll: true });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new column has just pushed it away
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    form.current?.scrollIntoView({ block: "nearest", inline: "end" });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [count]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (reason) return;
    if (refuseEmpty()) {
      form.current?.querySelector("input")?.focus();
      return;
    }
    const given = title.trim();
    setTitle(null);
    added.current = true;
    light(createColumn(session, given));
  };
  return (
    <form ref={form} className="add-column" onSubmit={add}>
      <Field
        label={first ? texts.nameFirstColumn : texts.newColumnName}
        hideLabel
        placeholder={first ? texts.firstColumnExample : texts.newColumn}
        error={reason ?? empty ?? undefined}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={leaveEmpty}
      />
      {(first || title.trim() !== "") && (
        <Button kind={first ? undefined : "primary"} type="submit" disabled={reason !== null}>
          {texts.addColumn}
        </Button>
      )}
    </form>
  );
}
