import type { ComponentProps } from "react";
import type { User } from "../../../contract/users.ts";
import { Popover } from "../../ui/dialogs/popover.tsx";
import type { CommandId } from "../../util/commands.ts";
import { PeopleChoices } from "./people-choices.tsx";

interface Props {
  label: string;
  chosen: readonly User[];
  onChoose: (user: User, on: boolean) => void;
  button: ComponentProps<typeof Popover>["button"];
  /** Opens it from the command palette. */
  command?: CommandId;
}

/** A list of the board's members with checkboxes, behind a button. */
export function PeoplePicker({ label, chosen, onChoose, button, command }: Props) {
  return (
    <Popover label={label} command={command} button={button}>
      {() => (
        <PeopleChoices chosen={(user) => [chosen.some(({ id }) => id === user.id)]} onChoose={onChoose} />
      )}
    </Popover>
  );
}
