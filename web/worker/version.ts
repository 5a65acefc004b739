/** What the service worker and the pages of a version agree on. */
export interface App {
  version: string;
  /** The addresses of its files. */
  files: readonly string[];
  /** Where the addresses of all files begin. */
  assets: string;
  /** The addresses of its pages: `:name` stands for any part. */
  paths: readonly string[];
  /** Where the addresses of boards begin, which have a page of their own. */
  boards: string;
}

const PREFIX = "boardcast-app-";

/** The cache of a version, and the lock that its pages hold. */
export function cacheOf(version: string): string {
  return PREFIX + version;
}

export function isAppCache(name: string): boolean {
  return name.startsWith(PREFIX);
}
