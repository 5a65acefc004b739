import { Icon } from "../display/icon.tsx";
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

/** What was asked for is done: in a word, beside the button, which a message at the edge of the screen might cover. */
export function FormDone({ words }: { words: string | null }) {
  return (
    <p className="form-done" role="status">
      {words !== null && (
        <>
          <Icon name="check" size={16} />
          {words}
        </>
      )}
    </p>
  );
}
