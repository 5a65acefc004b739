import { useState } from "react";
import { Button } from "./button.tsx";

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label = "Copy" }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(text);
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()} aria-live="polite">
      {isCopied ? "Copied" : label}
    </Button>
  );
}

export async function copyText(text: string): Promise<void> {
  await (navigator.clipboard?.writeText(text) ?? Promise.reject()).catch(() => copyBySelection(text));
}

/** For plain HTTP from another machine, where browsers offer no clipboard API. */
function copyBySelection(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
