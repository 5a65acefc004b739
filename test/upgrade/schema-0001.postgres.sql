
CREATE TABLE public.attachment_blobs (
    board_id uuid NOT NULL,
    attachment_id uuid NOT NULL,
    blob bytea NOT NULL
);
CREATE TABLE public.attachment_objects (
    board_id uuid NOT NULL,
    object_key text NOT NULL,
    attachment_id uuid
);
CREATE TABLE public.attachments (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    card_id uuid,
    trash_id uuid,
    name text NOT NULL,
    mime_type text NOT NULL,
    size bigint NOT NULL,
    CONSTRAINT attachments_check CHECK (((card_id IS NULL) <> (trash_id IS NULL)))
);
CREATE TABLE public.automation_rules (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
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
    previous text,
    renumbered text,
    idempotency_key text,
    created_at text NOT NULL,
    first_seq bigint NOT NULL,
    about_id uuid,
    cause bigint,
    undoes bigint,
    mark text
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
    stamp text NOT NULL,
    deleted_at text,
    deleted_by uuid
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
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    column_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    rank bigint NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.checklist_items (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    checklist_id uuid NOT NULL,
    content text NOT NULL,
    is_done boolean NOT NULL,
    rank bigint NOT NULL
);
CREATE TABLE public.checklists (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    card_id uuid NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL
);
CREATE TABLE public.columns (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL,
    color text NOT NULL,
    is_done_column boolean NOT NULL
);
CREATE TABLE public.ended_sessions (
    id uuid NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.idempotency_keys (
    user_id uuid NOT NULL,
    key text NOT NULL,
    request text NOT NULL,
    board_id uuid,
    answer text,
    created_at text NOT NULL
);
CREATE TABLE public.item_assignees (
    board_id uuid NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL
);
CREATE TABLE public.labels (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    color text NOT NULL
);
CREATE TABLE public.restored_contents (
    board_id uuid NOT NULL,
    seq bigint NOT NULL,
    id uuid NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    fingerprint text NOT NULL
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at text NOT NULL,
    last_used_at text NOT NULL,
    expires_at text NOT NULL,
    address text NOT NULL,
    user_agent text NOT NULL
);
CREATE TABLE public.stored_objects (
    board_id uuid NOT NULL,
    object_key text NOT NULL,
    sha256 text NOT NULL,
    pending_since text
);
CREATE TABLE public.trash (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    parent_id uuid,
    removed_with uuid,
    rank bigint,
    "position" bigint,
    data text NOT NULL,
    removed_at text NOT NULL,
    removed_by uuid NOT NULL,
    seq bigint NOT NULL,
    CONSTRAINT trash_kind_check CHECK ((kind = ANY (ARRAY['deleted'::text, 'archived'::text, 'purged'::text]))),
    CONSTRAINT trash_type_check CHECK ((type = ANY (ARRAY['card'::text, 'column'::text, 'label'::text, 'attachment'::text])))
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    username_lower text NOT NULL,
    username_key text NOT NULL,
    hashed_password text NOT NULL,
    firstname text,
    lastname text,
    is_active boolean NOT NULL,
    is_verified boolean NOT NULL,
    is_superuser boolean NOT NULL,
    token_generation integer NOT NULL,
    kept_session uuid,
    created_at text NOT NULL
);
INSERT INTO public.attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a949-72da-b474-fa05e47b96a2', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94b-7312-9b1f-e280cc78a05c', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94e-7742-964e-af14b63fb8e6', '\x132de6aa338f07716bb1d3463be7181c0e01cb6548627d0911de6a8ca866b85e0b8abab2224ec4d0accba8fde8f2f0f2b6c4f59286eaf4d8a181b4f4f07568a0f2c25792f6c9a17f560dc0ff24e6f3bffa342119c76d4ddce11f23a17fc043fe85de592bba0c6dbe3e4432ed6b5f51199683bf11b3805a2965a820f7f67d1536036528c0d4032d9d794ff3b2f02b28950263171e34155d88aafb340712c8c036fb00f60c74e985caf0af6ab83ff7fb315d795d99491f100c87493f5151948dd28c6a6f07022ae4e5ad5a6cc6e21bbd47ce206d45da25c77a2c5baacf783e25c243b54e6461d226ea0c119f02de6624cd5c7ee8a427555d1302179a6682b20d678e9ca05517ceb9741c36cd732f479af9d19f75a990cdf7459b8f961ed4ee1fc3c456a998e45aab80ad72f881305dd5f91b9c0625bbc501592bf4bec26f4ddbf6e2b050cf2e171b5faddaed2ceedea630241f3314b647a1c003d9aa842d30aaa0615669ee889d8a6736998334ed7ef7b078b6690797d51ef5d47429d029d136c4ad4c32d9b3a5f1a57717ad6680210bf441aaf54b009aa6422280c30975bf055bc8375ab3ecd3b0e702593a283fe430c48395e654bed2b4db3454ebed87e1c246c6635f30361c8b4f3bc1fabbbef26d054fedd6e556f8c1f59ce85665ab9344b92b2b64703619a723f2a8536e522d34d7f13f66ff');
INSERT INTO public.attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a959-7267-b260-577bf42fdb38', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('4ac5ca51-cdff-4bf7-a2c1-82d798185d68', '1766d12d-d273-48ee-bfc9-5a44045097aa', NULL);
INSERT INTO public.attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a949-72da-b474-fa05e47b96a2', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94b-7312-9b1f-e280cc78a05c', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94e-7742-964e-af14b63fb8e6', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a959-7267-b260-577bf42fdb38', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a950-740b-9903-8a36d5300ed7', 'Finished by Bob', 'card_moved', '01a1e14d-a92a-76cc-b10f-046c56e68f97', NULL, 'assign_member', NULL, '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', true);
INSERT INTO public.automation_rules VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a95c-7516-8786-a8af5692838c', 'Rule', 'card_moved', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', NULL, 'assign_member', NULL, '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', true);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 1, 'board.member_added', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","user_id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","role":"member","user":{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.599Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 2, 'board.member_added', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","user_id":"01a1e14d-a8a2-7474-9485-7062720ec368","role":"member","user":{"id":"01a1e14d-a8a2-7474-9485-7062720ec368","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.604Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 3, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.607Z', 3, '01a1e14d-a927-7111-b9b4-506b9ea29d6f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 4, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92a-76cc-b10f-046c56e68f97","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:22:05.610Z', 4, '01a1e14d-a92a-76cc-b10f-046c56e68f97', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 5, 'label.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, 'c11b04db-5d07-4424-9bd6-280bd58e12e8', '2026-11-15T22:22:05.613Z', 5, '01a1e14d-a92d-7345-9d1f-61e9c80488fa', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 6, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.615Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.615Z', 6, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 7, 'card.labeled', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.618Z"}', '{"labels":[],"updated_at":"2026-11-15T22:22:05.615Z"}', NULL, NULL, '2026-11-15T22:22:05.618Z', 7, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 8, 'card.assigned', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.622Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:22:05.618Z"}', NULL, NULL, '2026-11-15T22:22:05.622Z', 8, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 9, 'card.assigned', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.622Z"}', '{"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:22:05.622Z"}', NULL, NULL, '2026-11-15T22:22:05.622Z', 8, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 10, 'checklist.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.625Z', 10, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 11, 'checklist_item.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.628Z', 11, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 12, 'checklist_item.updated', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:22:05.631Z', 12, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 13, 'checklist_item.assigned', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:22:05.634Z', 13, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 14, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a949-72da-b474-fa05e47b96a2","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:22:05.640Z', 14, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 15, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a94b-7312-9b1f-e280cc78a05c","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:22:05.643Z', 15, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 16, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a94e-7742-964e-af14b63fb8e6","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:22:05.646Z', 16, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 17, 'card.moved', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a92a-76cc-b10f-046c56e68f97","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Steps","rank":65536,"items":[{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e14d-a949-72da-b474-fa05e47b96a2","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e14d-a94b-7312-9b1f-e280cc78a05c","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e14d-a94e-7742-964e-af14b63fb8e6","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.652Z"}', '{"column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","rank":65536,"updated_at":"2026-11-15T22:22:05.622Z","position":0}', NULL, NULL, '2026-11-15T22:22:05.652Z', 17, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 18, 'board.member_removed', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","user_id":"01a1e14d-a8a2-7474-9485-7062720ec368","role":"member","user":{"id":"01a1e14d-a8a2-7474-9485-7062720ec368","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.654Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 19, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a959-7267-b260-577bf42fdb38","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:22:05.657Z', 19, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 20, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a95d-71c1-9f91-aa5036663bfb","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.661Z","updated_at":"2026-11-15T22:22:05.661Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.661Z', 20, '01a1e14d-a95d-71c1-9f91-aa5036663bfb', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 21, 'checklist.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a95e-77b3-9852-ea75b6b3b50c","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.662Z', 21, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 22, 'checklist.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a960-70d2-8184-f2a6410629c0","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.664Z', 22, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 23, 'checklist_item.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a962-716f-9e4c-19f9d96b71de","checklist_id":"01a1e14d-a960-70d2-8184-f2a6410629c0","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.666Z', 23, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 24, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a963-7527-9b0f-c3028264ff08","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.667Z', 24, '01a1e14d-a963-7527-9b0f-c3028264ff08', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 25, 'label.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a964-711f-a9a3-471beaf0f01a","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:22:05.668Z', 25, '01a1e14d-a964-711f-a9a3-471beaf0f01a', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 26, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a966-7629-9756-bc6662f562a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.670Z","updated_at":"2026-11-15T22:22:05.670Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.670Z', 26, '01a1e14d-a966-7629-9756-bc6662f562a4', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 27, 'card.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a966-7629-9756-bc6662f562a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.670Z","updated_at":"2026-11-15T22:22:05.670Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.672Z', 27, '01a1e14d-a966-7629-9756-bc6662f562a4', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 28, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.675Z', 28, '01a1e14d-a96b-701f-9b67-aaa88f69636c', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 29, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a96c-7438-b29e-b9a7d3940c60","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.676Z","updated_at":"2026-11-15T22:22:05.676Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.676Z', 29, '01a1e14d-a96c-7438-b29e-b9a7d3940c60', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 30, 'column.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.679Z', 30, '01a1e14d-a96b-701f-9b67-aaa88f69636c', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', 1, 'board.member_added', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a973-717f-b14b-4ccec15dc6ec","user_id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","role":"member","user":{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.684Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', 2, 'board.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a973-717f-b14b-4ccec15dc6ec"}', NULL, NULL, NULL, '2026-11-15T22:22:05.685Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 31, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.687Z', 31, '01a1e14d-a977-740f-ab5d-b387e3bf36a4', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 32, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a979-77e5-9d2c-479a650b022f","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.689Z","updated_at":"2026-11-15T22:22:05.689Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.689Z', 32, '01a1e14d-a979-77e5-9d2c-479a650b022f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 33, 'column.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.691Z', 33, '01a1e14d-a977-740f-ab5d-b387e3bf36a4', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 34, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.695Z', 34, '01a1e14d-a977-740f-ab5d-b387e3bf36a4', NULL, NULL, 'restored');
INSERT INTO public.board_members VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 'owner');
INSERT INTO public.board_members VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 'member');
INSERT INTO public.board_members VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 'owner');
INSERT INTO public.board_members VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 'member');
INSERT INTO public.boards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 'Board', NULL, '01a1e14d-a7ba-758e-ab34-11293a8549f7', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '2026-11-15T22:22:05.594Z', '2026-11-15T22:22:05.594Z', 34, 36, 'aog7l7y39ed', NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', 'Board', NULL, '01a1e14d-a7ba-758e-ab34-11293a8549f7', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '2026-11-15T22:22:05.683Z', '2026-11-15T22:22:05.683Z', 2, 3, 'hn2xp8ajie', '2026-11-15T22:22:05.685Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7');
INSERT INTO public.card_assignees VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a7ba-758e-ab34-11293a8549f7');
INSERT INTO public.card_assignees VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db');
INSERT INTO public.card_labels VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a92d-7345-9d1f-61e9c80488fa');
INSERT INTO public.cards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a92a-76cc-b10f-046c56e68f97', 'Card', 'two
lines ', 65536, '2026-11-15T22:22:05.615Z', '2026-11-15T22:22:05.652Z');
INSERT INTO public.cards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a95d-71c1-9f91-aa5036663bfb', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', 'Card', NULL, 65536, '2026-11-15T22:22:05.661Z', '2026-11-15T22:22:05.661Z');
INSERT INTO public.cards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a979-77e5-9d2c-479a650b022f', '01a1e14d-a977-740f-ab5d-b387e3bf36a4', 'Card', NULL, 65536, '2026-11-15T22:22:05.689Z', '2026-11-15T22:22:05.689Z');
INSERT INTO public.checklist_items VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a93c-74e7-9bcc-aaea14384d59', '01a1e14d-a939-7166-9ba1-ea01b0ffcfa5', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a962-716f-9e4c-19f9d96b71de', '01a1e14d-a960-70d2-8184-f2a6410629c0', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a939-7166-9ba1-ea01b0ffcfa5', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a95e-77b3-9852-ea75b6b3b50c', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a960-70d2-8184-f2a6410629c0', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92a-76cc-b10f-046c56e68f97', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a963-7527-9b0f-c3028264ff08', 'Column', 196608, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a977-740f-ab5d-b387e3bf36a4', 'Column', 262144, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e14d-a9f0-72d2-a1aa-a759e6db89b7', '2026-11-15T23:27:05.811Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e14d-a7ba-758e-ab34-11293a8549f7', 'c11b04db-5d07-4424-9bd6-280bd58e12e8', 'XBBktUfkBgxBmZ0LgLoKEuhcp7A0bQXAAlvx8AgHDjo', '01a1e14d-a91a-7220-8669-189e29243ed1', '{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:22:05.613Z');
INSERT INTO public.item_assignees VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a93c-74e7-9bcc-aaea14384d59', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db');
INSERT INTO public.labels VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92d-7345-9d1f-61e9c80488fa', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a964-711f-a9a3-471beaf0f01a', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 34, '01a1e14d-a979-77e5-9d2c-479a650b022f', '{"id":"01a1e14d-a979-77e5-9d2c-479a650b022f","column_id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:22:05.689Z","updated_at":"2026-11-15T22:22:05.689Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '5bb23c4eccd20c25');
INSERT INTO public.sessions VALUES ('01a1e14d-a82a-73a7-a134-6442e5f56602', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '2026-11-15T22:22:05.354Z', '2026-11-15T22:22:05.354Z', '2026-11-15T23:22:05.354Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e14d-a8a0-7102-a3c2-8eb52f4626c4', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', '2026-11-15T22:22:05.472Z', '2026-11-15T22:22:05.472Z', '2026-11-15T23:22:05.472Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e14d-a913-73d5-8a98-db00bdc6e755', '01a1e14d-a8a2-7474-9485-7062720ec368', '2026-11-15T22:22:05.587Z', '2026-11-15T22:22:05.587Z', '2026-11-15T23:22:05.587Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('4ac5ca51-cdff-4bf7-a2c1-82d798185d68', '1766d12d-d273-48ee-bfc9-5a44045097aa', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a966-7629-9756-bc6662f562a4', 'card', 'deleted', 'Card', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', NULL, 131072, 1, '{"id":"01a1e14d-a966-7629-9756-bc6662f562a4","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:22:05.670Z","updated_at":"2026-11-15T22:22:05.670Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:22:05.672Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 27);
INSERT INTO public.trash VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a96b-701f-9b67-aaa88f69636c', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e14d-a92d-7345-9d1f-61e9c80488fa","01a1e14d-a964-711f-a9a3-471beaf0f01a"],"board_members":["01a1e14d-a7ba-758e-ab34-11293a8549f7","01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db"]}', '2026-11-15T22:22:05.679Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 30);
INSERT INTO public.trash VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a96c-7438-b29e-b9a7d3940c60', 'card', 'deleted', 'Card', '01a1e14d-a96b-701f-9b67-aaa88f69636c', '01a1e14d-a96b-701f-9b67-aaa88f69636c', 65536, NULL, '{"id":"01a1e14d-a96c-7438-b29e-b9a7d3940c60","column_id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:22:05.676Z","updated_at":"2026-11-15T22:22:05.676Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:22:05.679Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 30);
INSERT INTO public.users VALUES ('01a1e14d-a7ba-758e-ab34-11293a8549f7', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$1aXKX6kCwknrdGSCb4y38wAeV1OLULVL8AAccExgJLQ$wsjPRxI4dec8jk6li6MNWiPvIRaV6o1DT6CEZWVyX4k', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:22:05.292Z');
INSERT INTO public.users VALUES ('01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$HTplpR5GHlJIhPa4DcG2rpNHSFKQ+fVDY9DqrQ7Aha4$+D1s9A8eosoLnBHi28umk2hKC5IbNt5CHMAUcTNNUHw', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:22:05.415Z');
INSERT INTO public.users VALUES ('01a1e14d-a8a2-7474-9485-7062720ec368', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$hSL8DP8y/BMvbjbl1ea2xpqmnhItC4oPO/r907PlBQ8$U6sbAtAxfTE/vWAGYXD+upZk40yfL0ajBAJO7AbdSgA', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:22:05.531Z');
INSERT INTO public.users VALUES ('01a1e14d-a988-75c6-92bf-1f31f65e1b53', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$uxIcgZTfxr+FAZRZhIU4TSc2vCUYm12XVIOHX7XCWFo$wFNhzbw7NoztYgdl29o24soQbu/tTNjDY4sNcKS/zqg', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:22:05.752Z');
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_pkey PRIMARY KEY (board_id, attachment_id);
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_board_id_attachment_id_key UNIQUE (board_id, attachment_id);
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_pkey PRIMARY KEY (board_id, object_key);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_pkey PRIMARY KEY (board_id, id);
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
    ADD CONSTRAINT cards_board_id_column_id_rank_key UNIQUE (board_id, column_id, rank);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_board_id_checklist_id_rank_key UNIQUE (board_id, checklist_id, rank);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_board_id_card_id_rank_key UNIQUE (board_id, card_id, rank);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_rank_key UNIQUE (board_id, rank);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.ended_sessions
    ADD CONSTRAINT ended_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_pkey PRIMARY KEY (board_id, seq, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stored_objects
    ADD CONSTRAINT stored_objects_pkey PRIMARY KEY (board_id, object_key);
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);
CREATE INDEX attachments_card ON public.attachments USING btree (board_id, card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX attachments_id ON public.attachments USING btree (id);
CREATE INDEX attachments_trash ON public.attachments USING btree (board_id, trash_id) WHERE (trash_id IS NOT NULL);
CREATE INDEX automation_rules_id ON public.automation_rules USING btree (id);
CREATE INDEX board_events_about ON public.board_events USING btree (board_id, about_id, seq) WHERE (about_id IS NOT NULL);
CREATE INDEX board_members_user ON public.board_members USING btree (user_id, board_id);
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX cards_id ON public.cards USING btree (id);
CREATE INDEX checklist_items_id ON public.checklist_items USING btree (id);
CREATE INDEX checklists_id ON public.checklists USING btree (id);
CREATE INDEX columns_id ON public.columns USING btree (id);
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX labels_id ON public.labels USING btree (id);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_board_id_attachment_id_fkey FOREIGN KEY (board_id, attachment_id) REFERENCES public.attachments(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_board_id_attachment_id_fkey FOREIGN KEY (board_id, attachment_id) REFERENCES public.attachments(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_board_id_object_key_fkey FOREIGN KEY (board_id, object_key) REFERENCES public.stored_objects(board_id, object_key);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_board_id_trash_id_fkey FOREIGN KEY (board_id, trash_id) REFERENCES public.trash(board_id, id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_board_id_seq_fkey FOREIGN KEY (board_id, seq) REFERENCES public.board_events(board_id, seq) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
