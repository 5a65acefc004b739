import { number, plural } from "../format.ts";

/** With uploads alone there are none yet. */
export const filesCount = (count: number) => (count === 0 ? "Files" : `Files (${number(count)})`);
export const attachFiles = "Attach files";
export const orDrop = "or drop them on the card";
export const coverWith = (name: string) => `Use ${name} as the cover`;
export const removeAsCover = (name: string) => `Remove ${name} as the cover`;
export const sizeOfCover = (size: string) => `${size} · cover`;
export const pictureOf = (place: number, count: number) => `${number(place)} of ${number(count)}`;
export const pictureBefore = "Previous picture";
export const pictureAfter = "Next picture";
/** Of a picture that is shown as large as the window. */
export const ownSize = "Actual size";
export const download = "Download";
export const downloadFile = (name: string) => `Download ${name}`;
export const deleteFile = (name: string) => `Delete ${name}`;
export const showFile = (name: string) => `Show ${name}`;
/** In place of the ending of a name. */
export const file = "file";
export const bytes = (count: number) => plural(count, { one: "1 byte", other: `${number(count)} bytes` });

export const waitingAndKept = "Waiting for a connection. The file is kept in this browser.";
export const waiting = "Waiting for a connection. Keep this page open.";
export const uploading = (name: string) => `Uploading ${name}`;
export const uploadingImages = (count: number) =>
  plural(count, { one: "Uploading the image", other: `Uploading ${number(count)} images` });
export const notAttached = (reason: string) => `Not attached. ${reason}`;
export const fileNotAttached = (name: string, reason: string) => `Couldn’t attach “${name}”. ${reason}`;
export const cancelUpload = (name: string) => `Cancel the upload of ${name}`;
export const dismiss = (name: string) => `Dismiss ${name}`;
export const notSentForADay = "It couldn’t be sent for more than a day.";
export const cardNotCreated = "The card wasn’t created.";
export const deleted = (name: string) => `“${name}” was deleted.`;
export const notDeleted = (name: string) => `Couldn’t delete “${name}”`;
