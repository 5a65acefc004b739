import { type KeyboardEvent, useEffect, useRef } from "react";
import { keyForward } from "../../util/direction.ts";

interface Props<Key extends string> {
  label: string;
  tabs: Readonly<Record<Key, string>>;
  value: Key;
  onChange: (key: Key) => void;
  /** The id of what the tabs switch. */
  panelId: string;
}

/** A row of tabs: one of them is in the order of the Tab key, the arrow keys go to the others. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, panelId }: Props<Key>) {
  const ref = useRef<HTMLDivElement>(null);
  // Of a record, whose keys are its type.
  const keys = Object.keys(tabs) as Key[];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyForward(event);
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const next = keys[(keys.indexOf(value) + step + keys.length) % keys.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  // However another one was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another one
  useEffect(() => {
    const list = ref.current;
    if (list?.contains(document.activeElement))
      list.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  }, [value]);
  return (
    <div className="segments" role="tablist" aria-label={label} tabIndex={-1} ref={ref} onKeyDown={onKeyDown}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === value}
          aria-controls={panelId}
          tabIndex={key === value ? 0 : -1}
          data-autofocus={key === value ? true : undefined}
          onClick={() => onChange(key)}
        >
          {tabs[key]}
        </button>
      ))}
    </div>
  );
}
