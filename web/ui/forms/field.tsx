import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import * as texts from "#texts/controls.ts";
import { atLeast, fillIn, fillInNamed, invalidEmail } from "#texts/errors.ts";
import { Message } from "../feedback/message.tsx";
import { IconButton } from "./icon-button.tsx";

interface Shared {
  label: ReactNode;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong with it; empty if that is said elsewhere. */
  error?: string | undefined;
}

export function Field({
  label,
  hideLabel,
  hint,
  error: given,
  ...rest
}: Shared & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const { error, watch } = useOwnMessage(given);
  return (
    <Frame {...{ id, label, hideLabel, hint, error, watch }}>
      <input
        className="input"
        dir="auto"
        // Blanks alone do not fill it in.
        pattern={rest.required ? ".*\\S.*" : undefined}
        {...rest}
        id={id}
        {...described(id, hint, error)}
      />
    </Frame>
  );
}

/** A password that can be shown, to check what was typed. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error: given,
  ...rest
}: Shared & Omit<InputHTMLAttributes<HTMLInputElement>, "type">) {
  const id = useId();
  const { error, watch } = useOwnMessage(given);
  const [isShown, setShown] = useState(false);
  return (
    <Frame {...{ id, label, hideLabel, hint, error, watch }}>
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
  error: given,
  ...rest
}: Shared & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  const { error, watch } = useOwnMessage(given);
  return (
    <Frame {...{ id, label, hideLabel, hint, error, watch }}>
      <textarea className="input" dir="auto" {...rest} id={id} {...described(id, hint, error)} />
    </Frame>
  );
}

export function Select({
  label,
  hideLabel,
  hint,
  error: given,
  ...rest
}: Shared & InputHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  const { error, watch } = useOwnMessage(given);
  return (
    <Frame {...{ id, label, hideLabel, hint, error, watch }}>
      <select className="input" dir="auto" {...rest} id={id} {...described(id, hint, error)} />
    </Frame>
  );
}

/** What the browser finds wrong when the form is submitted is said beside the field, in the language of the page. */
function useOwnMessage(given: string | undefined) {
  const [own, setOwn] = useState<string>();
  const onInvalidCapture = (event: FormEvent<HTMLElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    setOwn(ownMessage(input));
    if (input.form?.querySelector(":is(input, textarea):invalid") === input) input.focus();
  };
  return { error: own ?? given, watch: { onInvalidCapture, onInput: () => setOwn(undefined) } };
}

function ownMessage({
  validity,
  type,
  form,
  labels,
  minLength,
  validationMessage,
}: HTMLInputElement | HTMLTextAreaElement) {
  if (validity.valueMissing || validity.patternMismatch) {
    // Said of several fields, it says which.
    const isOneOfSeveral = form && form.querySelectorAll(":required").length > 1;
    const name = isOneOfSeveral && labels?.[0]?.textContent;
    const missing = name ? fillInNamed(name) : fillIn;
    return minLength > 1 ? `${missing} ${atLeast(minLength)}` : missing;
  }
  if (validity.tooShort) return atLeast(minLength);
  return validity.typeMismatch && type === "email" ? invalidEmail : validationMessage;
}

type Watch = ReturnType<typeof useOwnMessage>["watch"];

function Frame({
  id,
  label,
  hideLabel,
  hint,
  error,
  watch,
  children,
}: Shared & { id: string; watch: Watch; children: ReactNode }) {
  return (
    <div className="field" {...watch}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : undefined}>
        {label}
      </label>
      {children}
      {(hint || error) && (
        <div className="field-below">
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
      )}
    </div>
  );
}

function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error === undefined ? undefined : true };
}
