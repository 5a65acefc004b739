import { useState } from "react";
import * as texts from "#texts/card.ts";
import { edit } from "#texts/common.ts";
import { history, historyOfDescription } from "#texts/history.ts";
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
      <Section title={texts.description} icon="description">
        <DescriptionEditor card={card} draft={draft} />
      </Section>
    );
  }
  const startEditing = () => draft.edit(text);
  const tools = (
    <span ref={text ? ref : undefined} className="row">
      {card.updated_at !== card.created_at && (
        <Button kind="quiet" onClick={() => setComparing(true)} aria-label={historyOfDescription}>
          {history}
        </Button>
      )}
      {text && (
        <Button kind="quiet" onClick={startEditing} aria-label={texts.editDescription} data-return>
          {edit}
        </Button>
      )}
    </span>
  );
  return (
    <Section title={texts.description} icon="description" tools={tools}>
      {text ? (
        <Markdown text={text} people={people} />
      ) : (
        <button ref={ref} type="button" className="empty-description plain" onClick={startEditing}>
          {texts.addDescription}
        </button>
      )}
      {comparing && <DescriptionHistory card={card} onClose={() => setComparing(false)} />}
    </Section>
  );
}
