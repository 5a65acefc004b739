import { useState } from "react";
import { DateForm } from "../ui/dates/date-form.tsx";
import { ColorChoice } from "../ui/forms/color-choice.tsx";
import { Field, Select, TextArea } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { InlineEdit } from "../ui/forms/inline-edit.tsx";
import { MixedCheckbox } from "../ui/forms/mixed-checkbox.tsx";
import { SearchField } from "../ui/forms/search-field.tsx";
import { Tabs } from "../ui/forms/tabs.tsx";
import { Section, Specimen, States } from "./specimen.tsx";

const TABS = { archive: "Archive", trash: "Trash" };

export function Forms() {
  const [tab, setTab] = useState<keyof typeof TABS>("archive");
  const [text, setText] = useState("");
  const [color, setColor] = useState("#2f8f5b");
  return (
    <Section title="Forms">
      <h3>Field</h3>
      <States of={() => <Field label="Title" placeholder="A short name" />}>
        <Specimen name="hint">
          <Field label="Title" hint="Everyone on the board sees it." defaultValue="Autumn release" />
        </Specimen>
        <Specimen name="error">
          <Field label="Email" error="This is no email address." defaultValue="ada" />
        </Specimen>
        <Specimen name="disabled">
          <Field label="Title" disabled defaultValue="Autumn release" />
        </Specimen>
      </States>
      <div className="design-specimens">
        <Specimen name="text area">
          <TextArea label="Description" rows={3} defaultValue="Several lines" />
        </Specimen>
        <Specimen name="select">
          <Select label="Column">
            <option>To do</option>
            <option>Done</option>
          </Select>
        </Specimen>
        <Specimen name="search field">
          <SearchField label="Find a board" value={text} onChange={setText} />
        </Specimen>
      </div>
      <h3>Choices</h3>
      <States
        of={() => (
          <label className="check">
            <input type="checkbox" defaultChecked />
            Use shortcuts
          </label>
        )}
      >
        <Specimen name="mixed">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control */}
          <label className="check">
            <MixedCheckbox checked={[true, false]} onChange={() => {}} />
            Some of them
          </label>
        </Specimen>
        <Specimen name="radio">
          <label className="check">
            <input type="radio" name="radio" defaultChecked />
            Light
          </label>
        </Specimen>
        <Specimen name="disabled">
          <label className="check">
            <input type="checkbox" disabled />
            Not now
          </label>
        </Specimen>
      </States>
      <div className="design-specimens">
        <Specimen name="group">
          <fieldset className="checks">
            <legend>Theme</legend>
            {["As in the system", "Light", "Dark"].map((name) => (
              <label key={name} className="check">
                <input type="radio" name="group" />
                {name}
              </label>
            ))}
          </fieldset>
        </Specimen>
        <Specimen name="stacked group">
          <fieldset className="checks" data-stacked>
            <legend>Rights</legend>
            {["Read", "Read and write, which needs more words than fit on one line", "Everything"].map(
              (name) => (
                <label key={name} className="check">
                  <input type="radio" name="stacked" />
                  {name}
                </label>
              ),
            )}
          </fieldset>
        </Specimen>
      </div>
      <States
        of={() => (
          <input
            type="checkbox"
            role="switch"
            className="switch"
            aria-label="On"
            aria-checked
            defaultChecked
          />
        )}
      >
        <Specimen name="off">
          <input type="checkbox" role="switch" className="switch" aria-label="Off" aria-checked={false} />
        </Specimen>
        <Specimen name="disabled">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            aria-label="Disabled"
            aria-checked={false}
            disabled
          />
        </Specimen>
      </States>
      <States
        of={() => <Tabs label="Show" tabs={TABS} value={tab} onChange={setTab} panelId="design-panel" />}
      />
      <p id="design-panel" className="note">
        {TABS[tab]}
      </p>
      <Specimen name="range">
        <input type="range" aria-label="Zoom" />
      </Specimen>
      <ColorChoice label="Colour" value={color} onChange={setColor} onClear={() => setColor("")} />
      <h3>Edited in place</h3>
      <div className="design-specimens">
        <Specimen name="inline edit">
          <Renamed />
        </Specimen>
        <Specimen name="form error">
          <FormError message="The service does not answer. Try again." />
        </Specimen>
      </div>
      <h3>Date</h3>
      <div className="design-narrow">
        <DateForm
          value="2026-05-14T15:00:00Z"
          usualTime="17:00"
          problem={() => null}
          onSave={() => {}}
          onDone={() => {}}
        />
      </div>
    </Section>
  );
}

function Renamed() {
  const [title, setTitle] = useState("Autumn release");
  const [edited, setEdited] = useState(false);
  if (!edited)
    return (
      <button type="button" className="card-title" onClick={() => setEdited(true)}>
        {title}
      </button>
    );
  const place = { id: "design", field: "title" };
  return (
    <InlineEdit
      place={place}
      value={title}
      label="Title"
      onSave={setTitle}
      onClose={() => setEdited(false)}
    />
  );
}
