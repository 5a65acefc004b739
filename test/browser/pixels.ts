import type { Page } from "playwright-core";

export interface Difference {
  /** How many pixels differ; null if the pictures differ in size. */
  pixels: number | null;
  /** What differs, in red on the second picture, as a PNG. */
  picture: Buffer | null;
}

/** Compares two PNGs. The browser of the page decodes them; what the page shows does not matter. */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { pixels: 0, picture: null };
  const found = await page.evaluate(
    async ([one, other]) => {
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        return { canvas, context, data: context?.getImageData(0, 0, image.width, image.height) };
      };
      const [a, b] = [await decode(one ?? ""), await decode(other ?? "")];
      if (!a.data || !b.data || a.data.width !== b.data.width || a.data.height !== b.data.height) return null;
      let pixels = 0;
      for (let at = 0; at < a.data.data.length; at += 4) {
        const differs = [0, 1, 2].some((part) => a.data?.data[at + part] !== b.data?.data[at + part]);
        if (!differs) continue;
        pixels++;
        b.data.data.set([255, 0, 0, 255], at);
      }
      b.context?.putImageData(b.data, 0, 0);
      const png = new Uint8Array(await (await b.canvas.convertToBlob()).arrayBuffer());
      return { pixels, png: png.toBase64() };
    },
    [before.toString("base64"), after.toString("base64")],
  );
  if (!found) return { pixels: null, picture: null };
  return { pixels: found.pixels, picture: Buffer.from(found.png, "base64") };
}
