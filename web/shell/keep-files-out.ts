/** A file that is dropped where nothing takes it would replace the page, and with it what is not yet sent. */
export function keepFilesOut(): void {
  const keepOut = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  addEventListener("dragover", keepOut);
  addEventListener("drop", keepOut);
}
