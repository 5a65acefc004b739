import type { ReactNode } from "react";

interface Props<T extends string> {
  /** Of the group of fields, not shown. */
  name: string;
  legend: ReactNode;
  note?: ReactNode;
  values: readonly T[];
  names: Record<T, ReactNode>;
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few, all of which are in sight. */
export function RadioChoice<T extends string>(props: Props<T>) {
  const { name, legend, note, values, names, chosen, onChoose } = props;
  return (
    <fieldset className="setting">
      <legend>{legend}</legend>
      <div className="checks">
        {values.map((each) => (
          <label key={each} className="check">
            <input type="radio" name={name} checked={chosen === each} onChange={() => onChoose(each)} />
            {names[each]}
          </label>
        ))}
      </div>
      {note && <p className="detail">{note}</p>}
    </fieldset>
  );
}
