/** What text is typed into: keys there are letters, and undo is the field's own. */
export const TYPED_INTO =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]";
