
CREATE TABLE public.attachment_blobs (
    attachment_id uuid NOT NULL,
    blob bytea NOT NULL
);
CREATE TABLE public.attachments (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    name text NOT NULL,
    mime_type text NOT NULL,
    size bigint NOT NULL
);
CREATE TABLE public.automation_rules (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    name text NOT NULL,
    trigger_type text NOT NULL,
    trigger_column_id uuid,
    trigger_label_id uuid,
    action_type text NOT NULL,
    action_column_id uuid,
    action_user_id uuid,
    is_enabled boolean NOT NULL
);
CREATE TABLE public.board_events (
    board_id uuid NOT NULL,
    seq bigint NOT NULL,
    type text NOT NULL,
    user_id uuid,
    data text NOT NULL,
    renumbered text,
    created_at text NOT NULL
);
CREATE TABLE public.board_members (
    board_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    CONSTRAINT board_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text])))
);
CREATE TABLE public.boards (
    id uuid NOT NULL,
    title text NOT NULL,
    description text,
    created_by uuid NOT NULL,
    updated_by uuid NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    seq bigint NOT NULL,
    revision bigint NOT NULL,
    deleted_at text
)
WITH (fillfactor='50');
CREATE TABLE public.card_assignees (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    user_id uuid NOT NULL
);
CREATE TABLE public.card_labels (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    label_id uuid NOT NULL
);
CREATE TABLE public.cards (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    column_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    rank bigint NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.checklist_items (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    checklist_id uuid NOT NULL,
    content text NOT NULL,
    is_done boolean NOT NULL,
    rank bigint NOT NULL
);
CREATE TABLE public.checklists (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL
);
CREATE TABLE public.columns (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL,
    color text NOT NULL,
    is_done_column boolean NOT NULL
);
CREATE TABLE public.item_assignees (
    board_id uuid NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL
);
CREATE TABLE public.labels (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    name text NOT NULL,
    color text NOT NULL
);
CREATE TABLE public.revoked_tokens (
    token_id text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.schema_version (
    version integer NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    username_lower text NOT NULL,
    hashed_password text NOT NULL,
    firstname text,
    lastname text,
    is_active boolean NOT NULL,
    is_verified boolean NOT NULL,
    is_superuser boolean NOT NULL,
    token_generation integer NOT NULL,
    kept_token text,
    created_at text NOT NULL
);
INSERT INTO public.attachment_blobs VALUES ('01a1dddf-4057-7261-896b-c39168bfa5d1', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1dddf-405a-7420-9890-56d820f3b58e', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1dddf-405c-7631-9e5a-2f94b9f81a55', '\x882ee57d1bc8e44dbdd653505826f41688278f0004dd4e40358960241d51344218e024f249175cb8004851f435068157661764a6ccf0742f8005cddaf0372f23c3ee7bd3870c7abc38bbc4fabeb0bf5601379b11627a77cd8c19e6cedee34dca91c1df40ac84e5f3ef48b997fc63df67f6bd743fdc3cbb4c18dbf7e7e861be386e3b8e6063c3fcea2c9e0f41cd598746db676b07575924593794371b635ea1588e47d870006c0408d5c9869dd4ce10c715a0ee60549fbd9520b5c615c7045d5f68226a3d7fcd10a3b5d77d48fa0db569abeff80c4cc09e85ed26f06e258de865b6be4cfe7e8d06e2840399338a6d7bbf1f096689ba22821cbab50d58f21b6a5daaf5407ba66505feead78bc944115826256a985ae8499c76e969406af558cd62b7c7b62c23d0fd161e6b8eeff0abb0e03aa2f7a0883e6d3ce86e738d4b863408914e37c30fc7555e598ec2a26d39c31369285b06e3a7b6ead662caa7a02e664154d3766ca4e8ae4b86746786062b5e1edb081c4fd89cb5159ebeff7fca272f26d41e5a2b7f1cbaa5b845a32604c1d7c4404f60090cc20b721a23f9e26b05010e380825b15e94d26cc07524b0e4fce327c2961bd4f53637965319ffd1d7d85b13539189cf657aa8d7888de91b937f1386eed174a23bd9b3632ce2d3091dbff51ea4322310cd6432cc2d78afcce0f9835691e1bc1b');
INSERT INTO public.attachments VALUES ('01a1dddf-4057-7261-896b-c39168bfa5d1', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1dddf-405a-7420-9890-56d820f3b58e', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1dddf-405c-7631-9e5a-2f94b9f81a55', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'small.bin', 'application/x-any', 500);
INSERT INTO public.automation_rules VALUES ('01a1dddf-4060-7548-a2f8-fa6196bbe5a6', '01a1dddf-4008-7694-be6b-eaf1a2770011', 'Finished by Bob', 'card_moved', '01a1dddf-402e-75c8-858a-481a1c9c7dd2', NULL, 'assign_member', NULL, '01a1dddf-3c9c-71e5-a7ff-2f485885a50e', true);
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 1, 'board.member_added', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","user_id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","role":"member","user":{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T06:22:38.103Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 2, 'board.member_added', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","user_id":"01a1dddf-3eb4-7186-be26-58552ddf4934","role":"member","user":{"id":"01a1dddf-3eb4-7186-be26-58552ddf4934","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T06:22:38.106Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 3, 'column.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-402b-776d-83df-bafa42ece283","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"cards":[]}', NULL, '2026-11-15T06:22:38.123Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 4, 'column.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-402e-75c8-858a-481a1c9c7dd2","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"cards":[]}', NULL, '2026-11-15T06:22:38.126Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 5, 'label.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '2026-11-15T06:22:38.128Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 6, 'card.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.134Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, '2026-11-15T06:22:38.134Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 7, 'card.labeled', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.138Z"}', NULL, '2026-11-15T06:22:38.138Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 8, 'card.assigned', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dddf-3b94-73fa-b291-0585d93b9d73","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.150Z"}', NULL, '2026-11-15T06:22:38.150Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 9, 'card.assigned', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dddf-3b94-73fa-b291-0585d93b9d73","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.150Z"}', NULL, '2026-11-15T06:22:38.150Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 10, 'checklist.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","title":"Steps","rank":65536,"items":[]}', NULL, '2026-11-15T06:22:38.156Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 11, 'checklist_item.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, '2026-11-15T06:22:38.157Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 12, 'checklist_item.updated', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, '2026-11-15T06:22:38.160Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 13, 'checklist_item.assigned', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, '2026-11-15T06:22:38.162Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 14, 'attachment.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4057-7261-896b-c39168bfa5d1","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, '2026-11-15T06:22:38.167Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 15, 'attachment.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-405a-7420-9890-56d820f3b58e","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, '2026-11-15T06:22:38.170Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 16, 'attachment.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-405c-7631-9e5a-2f94b9f81a55","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, '2026-11-15T06:22:38.172Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 17, 'card.moved', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402e-75c8-858a-481a1c9c7dd2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dddf-3b94-73fa-b291-0585d93b9d73","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","title":"Steps","rank":65536,"items":[{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1dddf-4057-7261-896b-c39168bfa5d1","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1dddf-405a-7420-9890-56d820f3b58e","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1dddf-405c-7631-9e5a-2f94b9f81a55","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.180Z"}', NULL, '2026-11-15T06:22:38.180Z');
INSERT INTO public.board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 18, 'board.member_removed', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","user_id":"01a1dddf-3eb4-7186-be26-58552ddf4934","role":"member","user":{"id":"01a1dddf-3eb4-7186-be26-58552ddf4934","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T06:22:38.184Z');
INSERT INTO public.board_members VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-3b94-73fa-b291-0585d93b9d73', 'owner');
INSERT INTO public.board_members VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-3c9c-71e5-a7ff-2f485885a50e', 'member');
INSERT INTO public.boards VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 'Board', NULL, '01a1dddf-3b94-73fa-b291-0585d93b9d73', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '2026-11-15T06:22:38.088Z', '2026-11-15T06:22:38.088Z', 18, 19, NULL);
INSERT INTO public.card_assignees VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-3b94-73fa-b291-0585d93b9d73');
INSERT INTO public.card_assignees VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-3c9c-71e5-a7ff-2f485885a50e');
INSERT INTO public.card_labels VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-4031-7667-97c9-2e28de794c1f');
INSERT INTO public.cards VALUES ('01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-402e-75c8-858a-481a1c9c7dd2', 'Card', 'two
lines ', 65536, '2026-11-15T06:22:38.134Z', '2026-11-15T06:22:38.180Z');
INSERT INTO public.checklist_items VALUES ('01a1dddf-404d-753d-a9b5-c147d7904f75', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-404c-76af-8d7f-f8b666ef1ccb', 'Step', true, 65536);
INSERT INTO public.checklists VALUES ('01a1dddf-404c-76af-8d7f-f8b666ef1ccb', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1dddf-402b-776d-83df-bafa42ece283', '01a1dddf-4008-7694-be6b-eaf1a2770011', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1dddf-402e-75c8-858a-481a1c9c7dd2', '01a1dddf-4008-7694-be6b-eaf1a2770011', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.item_assignees VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-404d-753d-a9b5-c147d7904f75', '01a1dddf-3c9c-71e5-a7ff-2f485885a50e');
INSERT INTO public.labels VALUES ('01a1dddf-4031-7667-97c9-2e28de794c1f', '01a1dddf-4008-7694-be6b-eaf1a2770011', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.revoked_tokens VALUES ('79bf9a3022422a8e76061b5bfe30c798', '2026-11-15T07:22:38.000Z');
INSERT INTO public.schema_version VALUES (1);
INSERT INTO public.users VALUES ('01a1dddf-3b94-73fa-b291-0585d93b9d73', 'alice@example.org', 'alice', 'alice', '$argon2id$v=19$m=19456,t=2,p=1$Uzay6L2szjKMeTMR+Cxj7bh/NAArApWkgeo4hBsz1bk$d5RbNJf+SuPWOmgLy+anh+GUNFbjfxPd/Uja0NUqX4Q', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T06:22:37.078Z');
INSERT INTO public.users VALUES ('01a1dddf-3c9c-71e5-a7ff-2f485885a50e', 'bob@example.org', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ejpLGr6giaFFLYeSE2np2c0jVhIbHMavqFMLamijgko$mBQLd+W4pwjrzEVanF5M21/FWvw1eWYFkFtzE7f8LTk', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T06:22:37.356Z');
INSERT INTO public.users VALUES ('01a1dddf-3eb4-7186-be26-58552ddf4934', 'carol@example.org', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$wkAmSi+Oe1v833Wqk7JqTZYxyHf6iaso0A5LuMr8wVE$6hWXVZs5SsG2eOv03UhwLifvHFAyrAxYXwyfSA26G1k', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T06:22:37.859Z');
INSERT INTO public.users VALUES ('01a1dddf-406b-7449-a420-bd382f266d5f', 'dave@example.org', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$2j4xMw+Q3rHc32ziRsJzVqdAqJQBwun6RwNAIw9op98$v9eV+P/Bq3ulnnkAi6DTmeloeHmU/VrEzkf1bJT4DpI', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T06:22:38.304Z');
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_pkey PRIMARY KEY (attachment_id);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.board_events
    ADD CONSTRAINT board_events_pkey PRIMARY KEY (board_id, seq);
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_pkey PRIMARY KEY (board_id, user_id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_pkey PRIMARY KEY (board_id, card_id, user_id);
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_pkey PRIMARY KEY (board_id, card_id, label_id);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_column_id_rank_key UNIQUE (column_id, rank);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_checklist_id_rank_key UNIQUE (checklist_id, rank);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_card_id_rank_key UNIQUE (card_id, rank);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_rank_key UNIQUE (board_id, rank);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.revoked_tokens
    ADD CONSTRAINT revoked_tokens_pkey PRIMARY KEY (token_id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key UNIQUE (username);
CREATE INDEX attachments_card ON public.attachments USING btree (board_id, card_id);
CREATE INDEX automation_rules_board ON public.automation_rules USING btree (board_id);
CREATE INDEX board_members_user ON public.board_members USING btree (user_id);
CREATE INDEX revoked_tokens_expiry ON public.revoked_tokens USING btree (expires_at);
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES public.attachments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_action_column_id_fkey FOREIGN KEY (board_id, action_column_id) REFERENCES public.columns(board_id, id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_action_user_id_fkey FOREIGN KEY (board_id, action_user_id) REFERENCES public.board_members(board_id, user_id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_trigger_column_id_fkey FOREIGN KEY (board_id, trigger_column_id) REFERENCES public.columns(board_id, id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_trigger_label_id_fkey FOREIGN KEY (board_id, trigger_label_id) REFERENCES public.labels(board_id, id);
ALTER TABLE ONLY public.board_events
    ADD CONSTRAINT board_events_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_board_id_label_id_fkey FOREIGN KEY (board_id, label_id) REFERENCES public.labels(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_board_id_column_id_fkey FOREIGN KEY (board_id, column_id) REFERENCES public.columns(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_board_id_checklist_id_fkey FOREIGN KEY (board_id, checklist_id) REFERENCES public.checklists(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
