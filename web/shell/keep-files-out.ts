/** A file dropped outside of a drop target would replace the page, and unsent changes with it. */
export function keepFilesOut(): void {
  const keepOut = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  addEventListener("dragover", keepOut);
  addEventListener("drop", keepOut);
}
