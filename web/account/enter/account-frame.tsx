import type { ReactNode } from "react";
import * as texts from "#texts/account.tsx";
import { Wordmark } from "../../shell/wordmark.tsx";
import { BoardSketch } from "../../ui/feedback/board-sketch.tsx";
import { type PictureName, StatePicture } from "../../ui/feedback/state-picture.tsx";
import { useFirstField } from "../use-first-field.ts";

interface Props {
  title: string;
  /** Of what has happened, where something has. */
  picture?: PictureName;
  /** False while it may still change which field is the first. */
  isReady?: boolean;
  children: ReactNode;
}

/** The pages before logging in: a form, with a picture of the product beside it. */
export function AccountFrame({ title, picture, isReady = true, children }: Props) {
  const formRef = useFirstField<HTMLElement>(isReady);
  return (
    <main className="account">
      <section ref={formRef} className="account-form">
        <Wordmark />
        {picture && <StatePicture name={picture} />}
        <h1>{title}</h1>
        {children}
      </section>
      <aside className="account-pitch" aria-hidden="true">
        <BoardSketch />
        <p>{texts.pitch}</p>
      </aside>
    </main>
  );
}
