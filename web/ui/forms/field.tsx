import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import * as texts from "#texts/controls.ts";
import { Message } from "../feedback/message.tsx";
import { IconButton } from "./icon-button.tsx";

interface Shared {
  label: ReactNode;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Field({
  label,
  hideLabel,
  hint,
  error,
  ...rest
}: Shared & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <Frame {...{ id, label, hideLabel, hint, error }}>
      <input className="input" dir="auto" {...rest} id={id} {...described(id, hint, error)} />
    </Frame>
  );
}

/** A password that can be shown, to check what was typed. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  ...rest
}: Shared & Omit<InputHTMLAttributes<HTMLInputElement>, "type">) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <Frame {...{ id, label, hideLabel, hint, error }}>
      <div className="password-field">
        <input
          className="input"
          dir="auto"
          {...rest}
          type={isShown ? "text" : "password"}
          id={id}
          {...described(id, hint, error)}
        />
        <IconButton
          icon="eye"
          label={texts.showTyped}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </Frame>
  );
}

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  ...rest
}: Shared & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <Frame {...{ id, label, hideLabel, hint, error }}>
      <textarea className="input" dir="auto" {...rest} id={id} {...described(id, hint, error)} />
    </Frame>
  );
}

export function Select({
  label,
  hideLabel,
  hint,
  error,
  ...rest
}: Shared & InputHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Frame {...{ id, label, hideLabel, hint, error }}>
      <select className="input" dir="auto" {...rest} id={id} {...described(id, hint, error)} />
    </Frame>
  );
}

function Frame({
  id,
  label,
  hideLabel,
  hint,
  error,
  children,
}: Shared & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : undefined}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="detail" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Message text={error} />
        </p>
      )}
    </div>
  );
}

function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}
