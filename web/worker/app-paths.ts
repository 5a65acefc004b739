/** Whether the app is at this address; `:name` in a path of the app stands for any part. */
export function isAppPath(address: string, paths: readonly string[]): boolean {
  const parts = address.split("/");
  return paths.some((path) => {
    const wanted = path.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every((each, index) => (each.startsWith(":") ? parts[index] !== "" : each === parts[index]))
    );
  });
}
