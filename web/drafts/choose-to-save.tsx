import { chooseToSave } from "#texts/drafts.tsx";

/** Beside a button that cannot be pressed before; emphasised, and said, when saving was attempted all the same. */
export function ChooseToSave({ asked }: { asked: boolean }) {
  return asked ? (
    <span role="alert" data-asked>
      {chooseToSave}
    </span>
  ) : (
    chooseToSave
  );
}
