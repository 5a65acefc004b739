export const description = "Gemeinsame Aufgabentafeln, live.";
export const needsScript =
  "Boardcast braucht JavaScript, um Boards live zu zeigen. Die HTTP-API geht auch ohne: siehe /docs.";
