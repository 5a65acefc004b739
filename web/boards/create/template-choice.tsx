import { type ReactNode, useId } from "react";
import * as texts from "#texts/boards.ts";
import type { Template } from "../../../contract/templates.ts";
import { type Failure, isUnreachable } from "../../session/reason.ts";
import type { Templates } from "./use-templates.ts";

/** More titles would not fit into two rows. */
const SHOWN_COLUMNS = 4;

interface Props {
  templates: Templates;
  chosen: Template | null;
  onChoose: (template: Template | null) => void;
}

/** What a new board begins with: nothing, or a template. */
export function TemplateChoice({ templates: { list, failure }, chosen, onChoose }: Props) {
  const choice = (template: Template) => (
    <Choice
      key={template.id}
      value={template.id}
      title={template.title}
      isChosen={chosen?.id === template.id}
      onChoose={() => onChoose(template)}
    >
      <Preview template={template} />
    </Choice>
  );
  const own = list?.filter(({ kind }) => kind === "board") ?? [];
  return (
    <fieldset className="templates">
      <legend className="field-label">{texts.startFrom}</legend>
      <div className="template-list">
        <Choice value="" title={texts.emptyBoard} isChosen={chosen === null} onChoose={() => onChoose(null)}>
          <span className="note">{texts.emptyBoardNote}</span>
        </Choice>
        {list?.filter(({ kind }) => kind !== "board").map(choice)}
      </div>
      {own.length > 0 && (
        <>
          <h3 className="field-label">{texts.yourTemplates}</h3>
          <div className="template-list">{own.map(choice)}</div>
        </>
      )}
      {!list && <p className="muted">{failure ? failureWords(failure) : texts.loadingTemplates}</p>}
    </fieldset>
  );
}

function failureWords(failure: Failure): string {
  return isUnreachable(failure) ? texts.templatesOffline : texts.templatesNotLoaded;
}

interface ChoiceProps {
  value: string;
  title: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Says more than the title. */
  children: ReactNode;
}

function Choice({ value, title, isChosen, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className="template">
      <input
        type="radio"
        name="template"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-preview`}
      />
      <span className="template-text">
        <strong id={`${id}-title`} dir="auto">
          {title}
        </strong>
        <span id={`${id}-preview`} className="template-text">
          {children}
        </span>
      </span>
    </label>
  );
}

function Preview({ template: { description, columns, card_count } }: { template: Template }) {
  const hidden = columns.length - SHOWN_COLUMNS;
  return (
    <>
      {description && (
        <span className="note" dir="auto">
          {description}
        </span>
      )}
      <span className="template-columns">
        {columns.length > 0 && <span className="visually-hidden">{texts.columnsOf}</span>}
        {columns.slice(0, SHOWN_COLUMNS).map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same, and are never reordered here
          <span key={index} className="template-column truncate" dir="auto">
            {column}
          </span>
        ))}
        {hidden > 0 && <span className="detail">{texts.moreColumns(hidden)}</span>}
        <span className="template-cards detail">{texts.cardCount(card_count)}</span>
      </span>
    </>
  );
}
