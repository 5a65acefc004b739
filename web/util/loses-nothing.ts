/** Whether the page can be left: asks all listeners that would warn before that, the way the browser does. */
export function losesNothing(): boolean {
  return dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
