import { useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import { LabelChoices } from "./label-choices.tsx";
import { LabelForm } from "./label-form.tsx";

/** The labels to choose from, or the form for one of them or a new one. */
export function LabelPanel({ cards, labels }: { cards: readonly Card[]; labels: Label[] }) {
  const [editing, setEditing] = useState<string | "new" | null>(labels.length === 0 ? "new" : null);
  const edited = labels.find(({ id }) => id === editing);
  if (editing === "new" || edited) {
    return <LabelForm key={editing} cards={cards} label={edited ?? null} onDone={() => setEditing(null)} />;
  }
  return <LabelChoices cards={cards} onEdit={(label) => setEditing(label?.id ?? "new")} />;
}
