import { useState } from "react";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuGroup } from "../ui/dialogs/menu-group.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { Popover } from "../ui/dialogs/popover.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { Section } from "./specimen.tsx";

const SIZES = [undefined, "wide", "full"] as const;

export function Overlays() {
  const [size, setSize] = useState<(typeof SIZES)[number] | null>(null);
  const nothing = () => {};
  return (
    <Section title="Overlays">
      <div className="row">
        <Menu
          label="Actions"
          button={(props) => (
            <button {...props} type="button" className="button">
              Open a menu
            </button>
          )}
        >
          <MenuGroup>
            <MenuItem icon="edit" onSelect={nothing}>
              Rename
            </MenuItem>
            <MenuItem icon="move" onSelect={nothing}>
              Move to…<kbd>M</kbd>
            </MenuItem>
          </MenuGroup>
          <MenuGroup heading="This column">
            <MenuItem checked onSelect={nothing}>
              Cards here are done
            </MenuItem>
            <MenuItem icon="remove" kind="danger" onSelect={nothing}>
              Delete
            </MenuItem>
          </MenuGroup>
        </Menu>
        <Popover
          label="Name"
          button={(props) => (
            <button {...props} type="button" className="button">
              Open a popover
            </button>
          )}
        >
          {(close) => (
            <>
              <Field label="Name" />
              <Button kind="primary" onClick={close}>
                Save
              </Button>
            </>
          )}
        </Popover>
        {SIZES.map((each) => (
          <Button key={each ?? "usual"} onClick={() => setSize(each)}>
            Open a {each ?? "usual"} dialog
          </Button>
        ))}
      </div>
      {size !== null && (
        <Dialog title="Delete the board?" size={size} onClose={() => setSize(null)}>
          <p>Its cards go to the trash with it.</p>
          <div className="dialog-actions">
            <Button onClick={() => setSize(null)}>Cancel</Button>
            <Button kind="danger" data-autofocus onClick={() => setSize(null)}>
              Delete
            </Button>
          </div>
        </Dialog>
      )}
    </Section>
  );
}
