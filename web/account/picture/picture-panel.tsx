import { useRef, useState } from "react";
import * as texts from "#texts/settings.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { useMe } from "../../session/use-session.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { showPicture, usePicture } from "../../ui/display/pictures.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import type { Crop } from "./crop.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { readPicture, resized } from "./resized.ts";

/** The picture that others see in place of the initials. */
export function PicturePanel() {
  const me = useMe();
  const hasPicture = usePicture(me.id) !== null;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<HTMLImageElement | null>(null);
  const choose = (file: File) =>
    readPicture(file).then(setChosen, () => toast({ kind: "error", message: texts.notAPicture }));
  const save = (image: HTMLImageElement, crop: Crop) =>
    resized(image, crop)
      .then((file) => api.setAvatar({ file }))
      .then(
        ({ version }) => {
          showPicture(me.id, version);
          setChosen(null);
          toast({ message: texts.pictureSaved });
        },
        (error) => toast({ kind: "error", message: `${texts.pictureNotSaved} ${reasonOf(error)}` }),
      );
  const remove = () =>
    api.deleteAvatar().then(
      () => {
        showPicture(me.id, null);
        toast({ message: texts.pictureRemoved });
      },
      (error) => toast({ kind: "error", message: `${texts.pictureNotRemoved} ${reasonOf(error)}` }),
    );
  return (
    <section className="panel stack" aria-labelledby="picture-title">
      <h2 id="picture-title">{texts.picture}</h2>
      <div className="picture">
        <Avatar user={me} size="l" />
        <div className="stack">
          <p className="muted">{texts.whoSeesPicture}</p>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={texts.pictureFile}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
              // The same file can be chosen again.
              target.value = "";
            }}
          />
          <div className="row">
            <Button onClick={() => input.current?.click()}>
              {hasPicture ? texts.changePicture : texts.choosePicture}
            </Button>
            {hasPicture && (
              <Button kind="quiet" onClick={() => void remove()}>
                {texts.removePicture}
              </Button>
            )}
          </div>
        </div>
      </div>
      {chosen && (
        <CropDialog image={chosen} onClose={() => setChosen(null)} onSave={(crop) => save(chosen, crop)} />
      )}
    </section>
  );
}
