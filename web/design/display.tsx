import { Avatar } from "../ui/display/avatar.tsx";
import { Chip } from "../ui/display/chip.tsx";
import { ICON_PATHS, Icon, type IconName } from "../ui/display/icon.tsx";
import { Time } from "../ui/display/time.tsx";
import { Section, Specimen } from "./specimen.tsx";

const PEOPLE = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra"].map((name, index) => {
  const [firstname, lastname] = name.split(" ");
  return { id: `design-${index}`, username: name, firstname, lastname };
});
const [ADA = { id: "design", username: "ada" }] = PEOPLE;
const LABELS = {
  Research: "#7c5cd6",
  Bug: "#d1492e",
  Design: "#1d8a99",
  "A label with a very long name": "#c98a1b",
};
// Of a record, whose keys are its type.
const ICONS = Object.keys(ICON_PATHS) as IconName[];
const DUE = { later: "4 May", soon: "Tomorrow", overdue: "Yesterday", complete: "2 May" };

export function Display() {
  return (
    <Section title="Display">
      <h3>Avatar</h3>
      <div className="design-specimens">
        <Specimen name="small">
          <Avatar user={ADA} size="s" />
        </Specimen>
        <Specimen name="usual">
          <Avatar user={ADA} />
        </Specimen>
        <Specimen name="large">
          <Avatar user={ADA} size="l" />
        </Specimen>
        <Specimen name="here">
          <Avatar user={ADA} here />
        </Specimen>
        <Specimen name="several">
          <span className="avatars">
            {PEOPLE.map((user) => (
              <Avatar key={user.id} user={user} size="s" />
            ))}
          </span>
        </Specimen>
        <Specimen name="no person">
          <span className="face">
            <Icon name="rules" size={16} />
          </span>
        </Specimen>
      </div>
      <h3>Chip</h3>
      <div className="row">
        {Object.entries(LABELS).map(([name, color]) => (
          <Chip key={name} name={name} color={color} />
        ))}
      </div>
      <h3>Due</h3>
      <div className="row detail">
        {Object.entries(DUE).map(([state, words]) => (
          <span key={state} className="due" data-state={state}>
            <Icon name="calendar" size={14} />
            {words}
          </span>
        ))}
      </div>
      <h3>Time</h3>
      <Time at="2026-05-14T15:00:00Z" />
      <h3>Icons</h3>
      <div className="design-specimens">
        {ICONS.map((name) => (
          <Specimen key={name} name={name}>
            <Icon name={name} />
          </Specimen>
        ))}
      </div>
    </Section>
  );
}
