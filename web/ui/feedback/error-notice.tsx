import { Message } from "./message.tsx";

/** In place of what could not be loaded or done. */
export function ErrorNotice({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className="notice" data-kind="error" role="alert">
      <Message text={message} />
    </p>
  );
}
