import { useState } from "react";
import { copyText } from "../../util/copy-text.ts";
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
