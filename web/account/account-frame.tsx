import type { ReactNode } from "react";
import * as texts from "#texts/account.tsx";
import { Wordmark } from "../shell/wordmark.tsx";
import { BoardSketch } from "../ui/feedback/board-sketch.tsx";
import { type PictureName, StatePicture } from "../ui/feedback/state-picture.tsx";

interface Props {
  title: string;
  /** Of what has happened, where something has. */
  picture?: PictureName;
  children: ReactNode;
}

/** The pages before logging in: a form, with a picture of the product beside it. */
export function AccountFrame({ title, picture, children }: Props) {
  return (
    <main className="account">
      <section className="account-form">
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
