import { Swatch } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Section, Specimen, States } from "./specimen.tsx";

export function Lists() {
  return (
    <Section title="Lists">
      <h3>Rows</h3>
      <ul>
        {["Draft of the notes", "Averylongnamewithoutanyspaceinitthatmustnotoverflow"].map((title) => (
          <li key={title} className="list-row">
            <Icon name="card" />
            <div className="list-text">
              <span className="list-title">{title}</span>
              <span className="detail">Archived yesterday by Ada</span>
            </div>
            <div className="list-tools">
              <Button>Restore</Button>
            </div>
          </li>
        ))}
      </ul>
      <h3>Options</h3>
      <div role="listbox" aria-label="Boards">
        {["Autumn release", "Website", "Hiring"].map((title, index) => (
          <div key={title} className="option" role="option" tabIndex={-1} aria-selected={index === 1}>
            <Icon name="columns" size={18} />
            <span className="grow truncate">{title}</span>
            <span className="note">2 days ago</span>
          </div>
        ))}
      </div>
      <h3>Choice</h3>
      <States
        of={() => (
          <label className="choice">
            <input type="checkbox" />
            <Swatch color="#7c5cd6" />
            <span className="choice-name">Research</span>
          </label>
        )}
      />
      <h3>Texts</h3>
      <div className="design-specimens">
        <Specimen name="muted">
          <span className="muted">Not in the foreground</span>
        </Specimen>
        <Specimen name="note">
          <span className="note">An explanation</span>
        </Specimen>
        <Specimen name="detail">
          <span className="detail">A detail</span>
        </Specimen>
        <Specimen name="mark">
          Found <mark>here</mark>
        </Specimen>
        <Specimen name="key">
          <kbd>Ctrl</kbd> <kbd>K</kbd>
        </Specimen>
        <Specimen name="link">
          <a href="#texts">Texts of this page</a>
        </Specimen>
        <Specimen name="link, hover" shown="hover">
          <a href="#texts">Texts of this page</a>
        </Specimen>
      </div>
      <p className="nothing">Nothing here</p>
    </Section>
  );
}
