/** What is on the sample board of new users. */
export const title = "Welcome to Boardcast";
export const welcome = `This is a card. It can contain **Markdown**, labels, people, checklists and files.

- Drag it, or focus it and press \`Space\`, then the arrow keys
- Press \`?\` for all shortcuts
- Open the board in a second window and watch both update`;
export const idea = "Idea";
export const urgent = "Urgent";
export const design = "Design";
export const toDo = "To do";
export const doing = "Doing";
export const done = "Done";
export const openThisCard = "Open this card to look around";
export const inviteSomeone = "Invite someone under Members";
export const showCalendar = "Switch to Calendar to see what’s due";
export const firstComment = "Comments go here. Type @ to mention someone on the board.";
export const filterCards = "Filter by a label, a person or a word";
export const planLaunch = "Plan the launch";
export const beforeLaunch = "Before launch day";
export const announcement = "Write the announcement";
export const tryOnPhone = "Try everything on a phone";
export const tellTeam = "Tell the team";
export const createAccount = "Create an account";
