/** Texts of index.html, which the build fills in. */
export const description = "Shared task boards, live.";
export const needsScript =
  "Boardcast needs JavaScript to show live boards. The HTTP API works without it: see /docs.";
