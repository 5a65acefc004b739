/** What the service worker and the pages of a version agree on. */
export interface App {
  version: string;
  /** The paths of its files; all paths are below the base path. */
  files: readonly string[];
  /** Where the paths of all files begin. */
  assets: string;
  /** The paths of its pages: `:name` stands for any part. */
  paths: readonly string[];
  /** Where the paths of boards begin, which have a page of their own. */
  boards: string;
}

/** No other installation's name begins with this one and a hyphen: a base path contains no parentheses. */
export function installationName(basePath: string): string {
  return basePath === "" ? "boardcast" : `boardcast(${basePath})`;
}

/** The cache of a version, and the lock that its pages hold. */
export function cacheOf(basePath: string, version: string): string {
  return `${installationName(basePath)}-app-${version}`;
}

/** Of all versions: pictures of people and covers of cards. */
export function picturesOf(basePath: string): string {
  return `${installationName(basePath)}-pictures`;
}
