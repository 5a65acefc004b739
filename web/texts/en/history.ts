export const compare = "Compare";
/** After "Compare", for screen readers. */
export const beforeAndAfter = " the description before and after";

export const history = "History";
export const historyOfDescription = "Description history";
export const descriptionHistory = "Description history";
export const neverChanged = "The description hasn’t been changed yet.";
/** After a time. */
export const current = " · current";
export const chosenVersion = "The chosen version";
export const currentText = "Current text";
export const restoreVersion = "Restore this version";
export const restored = "The earlier description was restored.";
export const kinds = { added: "Added", removed: "Removed", changed: "What changed" };
