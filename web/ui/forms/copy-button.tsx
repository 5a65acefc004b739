import { useState } from "react";
import * as common from "#texts/common.ts";
import { copyText } from "../../util/copy-text.ts";
import { Button } from "./button.tsx";

interface Props {
  text: string;
  label?: string;
  kind?: "primary";
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label = common.copy, kind }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(text);
    setCopied(true);
  };
  return (
    <Button kind={kind} onClick={() => void copy()} aria-live="polite">
      {isCopied ? common.copied : label}
    </Button>
  );
}
