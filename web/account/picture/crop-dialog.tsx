import { useEffect, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/settings.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { type Crop, wholeCrop } from "./crop.ts";
import { CropFrame } from "./crop-frame.tsx";
import { sizeOf } from "./resized.ts";

interface Props {
  image: HTMLImageElement;
  onClose: () => void;
  /** Resolves when it is stored, or when its failure has been shown. */
  onSave: (crop: Crop) => Promise<unknown>;
}

export function CropDialog({ image, onClose, onSave }: Props) {
  const [crop, setCrop] = useState(() => wholeCrop(sizeOf(image)));
  const [busy, setBusy] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(image.src), [image]);
  const save = () => {
    setBusy(true);
    void onSave(crop).finally(() => setBusy(false));
  };
  return (
    <Dialog title={texts.yourPicture} onClose={onClose}>
      <div className="crop">
        <CropFrame image={image} crop={crop} onChange={setCrop} />
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="primary" busy={busy} onClick={save}>
          {texts.savePicture}
        </Button>
      </div>
    </Dialog>
  );
}
