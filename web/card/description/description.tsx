import type { Card } from "../../../contract/cards.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { Section } from "../section.tsx";
import { DescriptionEditor } from "./description-editor.tsx";

export function Description({ card }: { card: Card }) {
  const text = card.description ?? "";
  const draft = useDraft({ id: card.id, field: "description" }, text);
  const ref = useFocusReturn(draft.text !== null);
  if (draft.text !== null) {
    return (
      <Section title="Description" icon="description">
        <DescriptionEditor card={card} draft={draft} />
      </Section>
    );
  }
  const edit = () => draft.edit(text);
  if (!text) {
    return (
      <Section title="Description" icon="description">
        <button ref={ref} type="button" className="empty-description" onClick={edit}>
          Add a description
        </button>
      </Section>
    );
  }
  const tools = (
    <span ref={ref}>
      <Button kind="quiet" onClick={edit} aria-label="Edit the description" data-return>
        Edit
      </Button>
    </span>
  );
  return (
    <Section title="Description" icon="description" tools={tools}>
      <Markdown text={text} />
    </Section>
  );
}
