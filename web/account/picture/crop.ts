/** The square part of a picture that is kept: its centre, in pixels of the picture, and how far it is zoomed in. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;

/** As much as fits, from the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Of the square, in pixels of the picture. */
export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** By parts of the side: with `right: 0.5`, what was at the right edge comes to the middle. Ends at the edges. */
export function shifted(size: Size, crop: Crop, by: { right: number; down: number }): Crop {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x + by.right * side, y: crop.y + by.down * side });
}

/** The centre stays, as far as the edges allow. */
export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  return within(size, { ...crop, zoom: between(1, zoom, MAX_ZOOM) });
}

function within(size: Size, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2;
  return {
    ...crop,
    x: between(half, crop.x, size.width - half),
    y: between(half, crop.y, size.height - half),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
