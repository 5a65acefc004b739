import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import * as texts from "#texts/settings.ts";
import { percent } from "../../texts/format.ts";
import { type Crop, MAX_ZOOM, shifted, sideOf, zoomed } from "./crop.ts";
import { sizeOf } from "./resized.ts";

/** As in the stylesheet. */
const FRAME_PX = 240;
const KEY_STEP = 0.05;
const ZOOM_STEP = 0.1;

interface Props {
  image: HTMLImageElement;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The picture below a round window: dragged with the pointer or moved with the arrow keys. */
export function CropFrame({ image, crop, onChange }: Props) {
  const size = sizeOf(image);
  const from = useRef<{ x: number; y: number } | null>(null);
  const scale = FRAME_PX / sideOf(size, crop);
  const move = (right: number, down: number) => onChange(shifted(size, crop, { right, down }));

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  }
  function onPointerMove({ clientX, clientY }: PointerEvent): void {
    if (!from.current) return;
    move((from.current.x - clientX) / FRAME_PX, (from.current.y - clientY) / FRAME_PX);
    from.current = { x: clientX, y: clientY };
  }
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }
  function keys(key: string): (() => void) | undefined {
    switch (key) {
      case "ArrowLeft":
        return () => move(-KEY_STEP, 0);
      case "ArrowRight":
        return () => move(KEY_STEP, 0);
      case "ArrowUp":
        return () => move(0, -KEY_STEP);
      case "ArrowDown":
        return () => move(0, KEY_STEP);
      case "+":
        return () => onChange(zoomed(size, crop, crop.zoom + ZOOM_STEP));
      case "-":
        return () => onChange(zoomed(size, crop, crop.zoom - ZOOM_STEP));
      default:
        return undefined;
    }
  }

  return (
    <>
      <div
        className="crop-frame"
        role="application"
        aria-label={texts.partOfPicture}
        aria-describedby="crop-hint"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        data-autofocus
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
        onKeyDown={onKeyDown}
      >
        <img
          src={image.src}
          alt=""
          draggable={false}
          style={{
            width: size.width * scale,
            height: size.height * scale,
            transform: `translate(${FRAME_PX / 2 - crop.x * scale}px, ${FRAME_PX / 2 - crop.y * scale}px)`,
          }}
        />
      </div>
      <p className="muted" id="crop-hint">
        {texts.cropHint}
      </p>
      <label className="crop-zoom">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={percent(crop.zoom)}
          onChange={(event) => onChange(zoomed(size, crop, Number(event.currentTarget.value)))}
        />
      </label>
    </>
  );
}
