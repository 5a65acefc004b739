import { useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Button } from "../../ui/forms/button.tsx";
import { DescriptionHistory } from "../history/description-history.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { useMentionable } from "../markdown/use-mentionable.ts";
import { Section } from "../section.tsx";
import { DescriptionEditor } from "./description-editor.tsx";

export function Description({ card }: { card: Card }) {
  const text = card.description ?? "";
  const draft = useDraft({ id: card.id, field: "description" }, text);
  const ref = useFocusReturn(draft.text !== null);
  const people = useMentionable();
  const [comparing, setComparing] = useState(false);
  if (draft.text !== null) {
    return (
      <Section title="Description" icon="description">
        <DescriptionEditor card={card} draft={draft} />
      </Section>
    );
  }
  const edit = () => draft.edit(text);
  const tools = (
    <span ref={text ? ref : undefined} className="row">
      {card.updated_at !== card.created_at && (
        <Button kind="quiet" onClick={() => setComparing(true)} aria-label="History of the description">
          History
        </Button>
      )}
      {text && (
        <Button kind="quiet" onClick={edit} aria-label="Edit the description" data-return>
          Edit
        </Button>
      )}
    </span>
  );
  return (
    <Section title="Description" icon="description" tools={tools}>
      {text ? (
        <Markdown text={text} people={people} />
      ) : (
        <button ref={ref} type="button" className="empty-description plain" onClick={edit}>
          Add a description
        </button>
      )}
      {comparing && <DescriptionHistory card={card} onClose={() => setComparing(false)} />}
    </Section>
  );
}
