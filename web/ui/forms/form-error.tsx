import { Message } from "../feedback/message.tsx";

/**
 * What is wrong with a form as a whole. It has its place beside the button that was pressed, or above it, before there is
 * anything to say: nothing moves for it.
 */
export function FormError({ message }: { message: string | null }) {
  return (
    <div className="form-error">
      {message !== null && (
        <p role="alert">
          <Message text={message} />
        </p>
      )}
    </div>
  );
}
