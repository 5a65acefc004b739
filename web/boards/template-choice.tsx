import * as texts from "#texts/boards.ts";
import type { Template } from "../../contract/templates.ts";
import type { Templates } from "./use-templates.ts";

/** More titles would not fit into one row. */
const SHOWN_COLUMNS = 6;

interface Props {
  templates: Templates;
  chosen: Template | null;
  onChoose: (template: Template | null) => void;
}

/** What a new board begins with: nothing, or a template. */
export function TemplateChoice({ templates: { list, hasFailed }, chosen, onChoose }: Props) {
  return (
    <fieldset className="templates">
      <legend>{texts.startFrom}</legend>
      <label className="template">
        <input type="radio" name="template" checked={chosen === null} onChange={() => onChoose(null)} />
        <span className="template-text">
          <strong>{texts.emptyBoard}</strong>
          <span className="note">{texts.emptyBoardNote}</span>
        </span>
      </label>
      {list?.map((template) => (
        <label key={template.id} className="template">
          <input
            type="radio"
            name="template"
            checked={chosen?.id === template.id}
            onChange={() => onChoose(template)}
          />
          <TemplateText template={template} />
        </label>
      ))}
      {!list && !hasFailed && <p className="muted">{texts.loadingTemplates}</p>}
      {hasFailed && <p className="muted">{texts.templatesNotLoaded}</p>}
    </fieldset>
  );
}

function TemplateText({ template }: { template: Template }) {
  const { title, description, columns, card_count } = template;
  const hidden = columns.length - SHOWN_COLUMNS;
  return (
    <span className="template-text">
      <span className="row">
        <strong dir="auto">{title}</strong>
        <span className="detail">{texts.cardCount(card_count)}</span>
      </span>
      {description && (
        <span className="note" dir="auto">
          {description}
        </span>
      )}
      {columns.length > 0 && (
        <span className="template-columns">
          <span className="visually-hidden">{texts.columnsOf} </span>
          {columns.slice(0, SHOWN_COLUMNS).map((column, index) => (
            <span key={`${index} ${column}`} className="template-column truncate" dir="auto">
              {column}
            </span>
          ))}
          {hidden > 0 && <span className="detail">{texts.moreColumns(hidden)}</span>}
        </span>
      )}
    </span>
  );
}
