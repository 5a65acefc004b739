import { files } from "#texts/past.tsx";
import type { Card } from "../../../contract/cards.ts";
import { Section } from "../../card/section.tsx";
import { Icon } from "../../ui/display/icon.tsx";

/** What was attached to a card; the files themselves may be gone. */
export function FileNames({ card: { attachments } }: { card: Card }) {
  if (attachments.length === 0) return null;
  return (
    <Section title={files} icon="attach">
      <ul className="past-items">
        {attachments.map(({ id, name }) => (
          <li key={id} dir="auto">
            <Icon name="attach" size={14} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
