import { Message } from "../feedback/message.tsx";

/** What is wrong with a form as a whole. */
export function FormError({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className="notice" data-kind="error" role="alert">
      <Message text={message} />
    </p>
  );
}
