/** Where the thread of large-writer.ts is; ops/build.ts replaces this with its place in the executable. */
export const THREAD_FILE: string | URL = new URL("./large-writer-thread.ts", import.meta.url);
