/** Line icons on a 20-unit grid; always decorative, next to a name. */
export const ICON_PATHS = {
  add: "M10 4v12M4 10h12",
  archive: "M3 4.5h14v3.5H3ZM4.2 8v8h11.6V8M8 11h4",
  attention: "M10 3.2 2.6 16h14.8ZM10 8v3.8M10 13.8v.01",
  attach: "M14.5 9.5 9.3 14.7a3 3 0 0 1-4.3-4.3l6-6a2 2 0 0 1 2.9 2.9l-5.7 5.7a1 1 0 0 1-1.4-1.4l4.9-4.9",
  back: "M12 4.5 6.5 10l5.5 5.5",
  bell: "M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1.5H3.8ZM8.3 17.2h3.4",
  box: "M4.5 4.5h11v11h-11Z",
  calendar: "M3.5 5h13v11.5h-13ZM3.5 8.5h13M7 3v3.5M13 3v3.5",
  card: "M3 5.5h14v9H3ZM6 8.5h8M6 11.5h5",
  check: "M4 10.5 8.2 14.7 16 6",
  checklist: "M3 5.5 4.5 7 7 4.2M3 13l1.5 1.5L7 11.7M10 6h7M10 13.5h7",
  clock: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 5.8V10l2.8 2",
  close: "M5 5l10 10M15 5 5 15",
  collapse: "M4 4v12M16.5 10H8M11 7l-3 3 3 3",
  color: "M10 3c3 3.6 4.5 6 4.5 8.3a4.5 4.5 0 0 1-9 0C5.5 9 7 6.6 10 3Z",
  columns: "M3 4h4v12H3ZM8.5 4h4v8h-4ZM14 4h3.5v10H14Z",
  comment: "M3.5 4.5h13v9h-7L6 16.8v-3.3H3.5Z",
  copy: "M7 7h9.5v9.5H7ZM4 13V3.5h9.5",
  description: "M4 5.5h12M4 10h12M4 14.5h7",
  down: "M5 7.5l5 5 5-5",
  download: "M10 3.5v9M6.5 9.5 10 13l3.5-3.5M4 16.5h12",
  edit: "M4 16l.7-3.2L13 4.5 15.5 7l-8.3 8.3L4 16Z",
  eye: "M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5ZM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
  filter: "M3.5 5h13L11.5 11v5l-3-1.5V11Z",
  globe:
    "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c-5 5-5 10 0 15M10 2.5c5 5 5 10 0 15",
  forward: "M8 4.5 13.5 10 8 15.5",
  grip: "M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01",
  help: "M7.3 7.5a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.2.9-1.2 1.8M10 14.8v.01M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z",
  history: "M3.2 4.2v3.6h3.6M3.6 7.8a7 7 0 1 1-.5 3.4M10 6.5v3.8l2.6 1.6",
  limit: "M3 14.5a7 7 0 0 1 14 0M10 14.5l3.2-4.2M3 14.5h1M16 14.5h1",
  link: "M8.5 11.5 11.5 8.5M9 6l1.5-1.5a3.2 3.2 0 0 1 5 5L14 11M11 14l-1.5 1.5a3.2 3.2 0 0 1-5-5L6 9",
  "log-out": "M8.5 3.5h-5v13h5M8 10h8.5M13 6.5l3.5 3.5-3.5 3.5",
  label: "M3.5 10.5v-7h7l6.5 6.5-7 7ZM7 7v.01",
  members:
    "M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.5 16c.4-2.6 2.3-4 5-4s4.6 1.4 5 4M13 4.2a2.8 2.8 0 0 1 0 5.1M14.5 12.3c1.8.5 2.8 1.8 3 3.7",
  more: "M4.5 10v.01M10 10v.01M15.5 10v.01",
  move: "M4 5h5M4 10h9M10.5 7l3 3-3 3M4 15h5",
  picture: "M3 4.5h14v11H3ZM3 13l4-4 3.5 3.5 2-2L17 14M13 8v.01",
  offline: "M6.2 8A3.8 3.8 0 0 0 6 15.5h8M8.2 5.4a4.6 4.6 0 0 1 6.2 3.8 3.2 3.2 0 0 1 2.2 5.4M3.5 3.5l13 13",
  past: "M9.5 5 3.5 10l6 5ZM16.5 5l-6 5 6 5Z",
  plug: "M7 2.5v4M13 2.5v4M4.5 6.5h11v3a5.5 5.5 0 0 1-11 0ZM10 15v3",
  redo: "M16.5 4v4.5H12M16.2 8.2A6.5 6.5 0 1 0 16.4 12",
  remove: "M4.5 5.5h11M8 5V3.5h4V5M6 5.5l.7 11h6.6l.7-11M8.7 8.5v5M11.3 8.5v5",
  rules: "M11 2.5 4.5 11.5H9.5L8.5 17.5 15.5 8.5H10.5Z",
  search: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4",
  settings: "M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4",
  star: "M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7Z",
  starred: "M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7Z",
  undo: "M3.5 4v4.5H8M3.8 8.2A6.5 6.5 0 1 1 3.6 12",
  unsent:
    "M6 15.5a3.6 3.6 0 0 1-.8-7.1 5 5 0 0 1 9.6 0 3.6 3.6 0 0 1-.8 7.1M10 16.8V10M7.6 12.2 10 9.8l2.4 2.4",
  up: "M5 12.5l5-5 5 5",
  upload: "M10 12.5v-9M6.5 7 10 3.5 13.5 7M4 16.5h12",
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** They point where the text goes, or away from it, and are mirrored with it. */
const POINTING: ReadonlySet<IconName> = new Set([
  "back",
  "checklist",
  "collapse",
  "description",
  "forward",
  "log-out",
  "move",
  "past",
]);

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={name === "starred" ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={name === "more" || name === "grip" ? 2.4 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-points={POINTING.has(name) || undefined}
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
