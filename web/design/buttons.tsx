import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { Section, Specimen, States } from "./specimen.tsx";

const KINDS = [undefined, "primary", "quiet", "danger"] as const;

export function Buttons() {
  return (
    <Section title="Buttons">
      {KINDS.map((kind) => (
        <div key={kind ?? "usual"}>
          <h3>{kind ?? "usual"}</h3>
          <States of={() => <Button kind={kind}>Save</Button>}>
            <Specimen name="disabled">
              <Button kind={kind} disabled>
                Save
              </Button>
            </Specimen>
            <Specimen name="busy">
              <Button kind={kind} busy>
                Save
              </Button>
            </Specimen>
            <Specimen name="with an icon">
              <Button kind={kind}>
                <Icon name="add" size={16} />
                Add
              </Button>
            </Specimen>
            {kind !== "primary" && kind !== "danger" && (
              <Specimen name="on">
                <Button kind={kind} aria-pressed="true" data-on>
                  Mine
                </Button>
              </Specimen>
            )}
          </States>
        </div>
      ))}
      <h3>Icon button</h3>
      <States of={() => <IconButton icon="edit" label="Rename" />}>
        <Specimen name="disabled">
          <IconButton icon="edit" label="Rename" disabled />
        </Specimen>
        <Specimen name="small">
          <IconButton icon="more" label="Actions" size="s" />
        </Specimen>
        <Specimen name="expanded">
          <IconButton icon="more" label="Actions" aria-expanded="true" aria-haspopup="menu" />
        </Specimen>
      </States>
      <h3>Plain</h3>
      <States
        of={() => (
          <button type="button" className="add-fact plain">
            <Icon name="add" size={16} />
            Add a date
          </button>
        )}
      />
      <h3>Grip</h3>
      <States
        of={() => (
          <button type="button" className="grip" aria-label="Drag">
            <Icon name="grip" size={16} />
          </button>
        )}
      />
      <h3>Copy</h3>
      <div className="row">
        <CopyButton text="https://example.org" />
      </div>
    </Section>
  );
}
