import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter was pressed, with something written. */
  onEnter: () => void;
  maxLength?: number;
}

/** Narrows a list of choices down while it is typed into; Enter chooses the first, the arrow leads to them. */
export function ChoiceField({ label, value, onChange, onEnter, maxLength }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  // With a finger, the keyboard would cover what can be tapped.
  useLayoutEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) ref.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") {
      const panel = event.currentTarget.closest(".popover, dialog");
      panel?.querySelector<HTMLElement>(".choices :is(input[type=checkbox], button:enabled)")?.focus();
    } else if (event.key === "Enter") {
      if (value.trim()) onEnter();
    } else return;
    event.preventDefault();
  };
  return (
    <input
      ref={ref}
      className="input"
      dir="auto"
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
