import * as texts from "#texts/search.tsx";

const EXAMPLES = ["label:", "member:", "in:", "due:", "is:"];

/** Operators that a query can go on with; choosing one adds it, and shows what it may be. */
export function SearchExamples({ onChoose }: { onChoose: (operator: string) => void }) {
  const button = (operator: string) => (
    <button key={operator} type="button" className="search-example" onClick={() => onChoose(operator)}>
      <code>{operator}</code>
    </button>
  );
  return (
    <p className="note search-examples">
      {texts.narrowWith} {EXAMPLES.map(button)} {button("-label:")} {texts.excludes}
    </p>
  );
}
