/** From the picture that was chosen to the small square that is stored. What cameras add about place and time is gone. */
import { type Crop, sideOf } from "./crop.ts";

const SIDE_PIXELS = 256;
const QUALITY = 0.9;

/** Rejects if the browser cannot read it. */
export async function readPicture(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    // A drawing may have none.
    if (image.naturalWidth === 0) throw new Error("a picture without a size");
    return image;
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
}

/** WebP, or JPEG where the browser cannot write that: a PNG of a photograph would be too large. */
export async function resized(image: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE_PIXELS;
  canvas.height = SIDE_PIXELS;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  context.imageSmoothingQuality = "high";
  const side = sideOf(sizeOf(image), crop);
  context.drawImage(
    image,
    ...([crop.x - side / 2, crop.y - side / 2, side, side] as const),
    ...([0, 0, SIDE_PIXELS, SIDE_PIXELS] as const),
  );
  const webp = await encoded(canvas, "image/webp");
  const blob = webp.type === "image/webp" ? webp : await encoded(canvas, "image/jpeg");
  return new File([blob], "picture", { type: blob.type });
}

export function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be encoded"))),
      type,
      QUALITY,
    ),
  );
}
