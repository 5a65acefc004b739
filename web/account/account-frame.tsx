import type { ReactNode } from "react";
import * as texts from "#texts/account.tsx";
import { Wordmark } from "../shell/wordmark.tsx";
import { BoardSketch } from "../ui/feedback/board-sketch.tsx";

/** The pages before logging in: a form, with a picture of the product beside it. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="account">
      <section className="account-form">
        <Wordmark />
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
