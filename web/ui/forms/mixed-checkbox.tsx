import { useEffect, useRef } from "react";

interface Props {
  /** Of each thing it stands for: some but not all is shown as mixed. */
  checked: readonly boolean[];
  onChange: (checked: boolean) => void;
}

/** A checkbox for several things at once. */
export function MixedCheckbox({ checked, onChange }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const all = checked.length > 0 && !checked.includes(false);
  const mixed = !all && checked.includes(true);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input ref={ref} type="checkbox" checked={all} onChange={(event) => onChange(event.target.checked)} />
  );
}
