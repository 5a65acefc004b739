/** The draft of a comment that is being edited belongs to its card: only that is on the board. */
export function commentField(commentId: string): string {
  return `comment-${commentId}`;
}
