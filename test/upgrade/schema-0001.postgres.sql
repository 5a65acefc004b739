
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
CREATE TABLE public.board_checkpoints (
    board_id uuid NOT NULL,
    seq bigint NOT NULL,
    created_at text NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.board_events (
    board_id uuid NOT NULL,
    seq bigint NOT NULL,
    type text NOT NULL,
    user_id uuid,
    created_at text NOT NULL,
    first_seq bigint NOT NULL,
    about_id uuid,
    subject_id uuid,
    cause bigint,
    undoes bigint,
    mark text,
    idempotency_key text,
    renumbered text,
    previous text,
    data text NOT NULL
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
    color text,
    created_by uuid NOT NULL,
    updated_by uuid NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    seq bigint NOT NULL,
    revision bigint NOT NULL,
    stamp text NOT NULL,
    last_card_number bigint NOT NULL,
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
    number bigint NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL,
    start_at text,
    due_at text,
    is_complete boolean NOT NULL,
    cover_attachment_id uuid,
    comment_count integer NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    description text
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
    is_done_column boolean NOT NULL,
    card_limit integer
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
CREATE TABLE public.invitations (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    invited_by uuid NOT NULL,
    email text,
    role text NOT NULL,
    expires_at text,
    max_uses integer,
    uses integer NOT NULL,
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text])))
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc2a-77d9-a418-6f13da786851', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc35-712e-bbb9-9046ac898e9e', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc37-7345-80c9-00995a03be7d', '\x10d9d99873daa49dfe2a6b0699e73dc5e8288b76778dc2e2c8eb15d723e32976dec98dbc4232d69de966866bf77ffa1c5e008ec977bc87a36349d40a68c8f96645fc601e0ed013966eca9f269b57a822afb6da4c697ad75169df22d8bb1e30d1abe70202b918d14f1517fabf1e2d9281984ee8e389db623c2bd7b1f12b3324e235b5ee38e9c9662d7541fab22ad3ca66351995e6d428452340fe1e21c19a25493aa440b43ba9769a782487ae1ebb5db2508731ae94650ba11efa51e72ef5624fa4c12c05fac390a7eaecf6f6e855f932dbbcc75ecdaaa19f6995bde424be8dce83ba9c7b770006c9b100f22750d18f1c751dfc6d8a181cff7580735203136382fe80269006a7bd238ab239e45e71ec13405f7c7166ef1dd600488990094f247ed1bd1e08d7a55d7eee187a150a7b4c5c227c2475275e4e608334d33f1f445bbe9d4063c0b02f1f7b32d99e39f37a3e3df41005502ed3ebe5d1f6777731b863cfc4a0090f4e2554636aecd90e91fe352286f3b62a0e30fb53df1056e42e7f49cc7d66964b68f0151e2ed12b8c8e0b1723c7401c6ad973c3ffdaf47cbdcb04a6699518da18be5fbfc8f0c76bda659204f2250b08dd41e277e52fb5468d5b11bc8212d640faecc8e4e67c892962baea52a69b410234339ab216f3bdd003ace6b1b2539d68daf1c79690e2d6638460229503a0f218d4');
INSERT INTO public.attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc4b-7272-8283-8b3eba405d31', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('58c41641-fb6d-4162-b839-d368520836bb', 'efe1028c-ae03-49cd-b56c-b7323dbf1b0d', NULL);
INSERT INTO public.attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc2a-77d9-a418-6f13da786851', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc35-712e-bbb9-9046ac898e9e', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc37-7345-80c9-00995a03be7d', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc4b-7272-8283-8b3eba405d31', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc39-732a-b296-347c8a2cfb85', 'Finished by Bob', 'card_moved', '01a1e1cd-dc08-7392-998c-3e36a6227720', NULL, 'assign_member', NULL, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', true);
INSERT INTO public.automation_rules VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc4e-70ec-9575-d3e89cf1022c', 'Rule', 'card_moved', '01a1e1cd-dc04-71ea-ae98-32335918435a', NULL, 'assign_member', NULL, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 0, '2026-11-16T00:42:07.169Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3ba44eeb53c537700255d5dade204b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c701bc030d42a224691d77c64ade48db70b3c48adbb65dd72b534ba956c0a0f81208343c454c0e1838ca36f9a1f8d883eec71018d81862fa0589b090db99af8b0c34156faaa5e2a6918a5b25d72bb33402d52330180777b7e627070b68a844a5b8945caa6721745d69d12ca45abffcf1feaf2fd33b68c120a0a19041bf6e1974d4194a27700073da7f77cfe5c64ce95a7073a514a74bc78f9ed2590ffa70fdad9b16d4a10fa00183b7b4a14fec86408b98dece7e3d76a788a90c0c5a9f7299b9f97b012fb1cf3bb4c5ef097449234dc49e926f3d39d02d863c73791c28cd034fe4f1b83d3e7c03459000ac69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 0, '2026-11-16T00:42:07.359Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b6d9cd627c437700255d5dade204b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c701bc030d42a224691d77b66979d308c7512ae2ebda5954cb55a52c0183e24b20d0f014313960e028dbe487e2630fba1f4360606388e91724c2426e67be2e32d054bca96ac54d2315b74a6ed6a63602d512188c83bb5bf39383053454a2525c4a2ed5b3107a5569d12c96f5e6e58ff77f7d99de410b06010d850cfa75cba0a3ce503a810398d3febb7b2e37664ad7829b2ba5385d3a7ef494ce7ad087eb6fddb4a00e7d000d18bca547fac46e08b488e9edecd763778a98cac0a0f52997999bbf17f012fbbc435bfc9e409734d244ec29f9d69303dd62c83397c781d23cf0441e8fdbe3c3379e0765de69020000');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 1, 'board.member_added', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.218Z', 1, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","user_id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","role":"member","user":{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 2, 'board.member_added', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.227Z', 2, '01a1e1cd-db7a-729c-ae86-b25521ed431a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","user_id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","role":"member","user":{"id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 3, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.235Z', 3, '01a1e1cd-dc04-71ea-ae98-32335918435a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc04-71ea-ae98-32335918435a","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 4, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.240Z', 4, '01a1e1cd-dc08-7392-998c-3e36a6227720', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc08-7392-998c-3e36a6227720","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 5, 'label.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.241Z', 5, '01a1e1cd-dc09-75cf-adfc-c374578efb60', NULL, NULL, NULL, NULL, '6c6abe4c-49b9-4ad6-a0ce-5c7af90ce740', NULL, NULL, '{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 6, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.252Z', 6, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.252Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 7, 'card.labeled', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.255Z', 7, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:42:07.252Z"}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.255Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 8, 'card.assigned', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.259Z', 8, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:42:07.255Z"}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.259Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 9, 'card.assigned', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.259Z', 8, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:42:07.259Z"}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.259Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 10, 'checklist.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.261Z', 10, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc1d-750d-b5ac-d67dad519e54', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 11, 'checklist_item.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.264Z', 11, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 12, 'checklist_item.updated', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.267Z', 12, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 13, 'checklist_item.assigned', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.269Z', 13, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 14, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.274Z', 14, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc2a-77d9-a418-6f13da786851', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc2a-77d9-a418-6f13da786851","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 15, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.285Z', 15, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc35-712e-bbb9-9046ac898e9e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc35-712e-bbb9-9046ac898e9e","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 16, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.287Z', 16, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc37-7345-80c9-00995a03be7d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc37-7345-80c9-00995a03be7d","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 17, 'card.moved', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.293Z', 17, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","rank":65536,"updated_at":"2026-11-16T00:42:07.259Z","position":0}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc08-7392-998c-3e36a6227720","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Steps","rank":65536,"items":[{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1cd-dc2a-77d9-a418-6f13da786851","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1cd-dc35-712e-bbb9-9046ac898e9e","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1cd-dc37-7345-80c9-00995a03be7d","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.293Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 18, 'board.member_removed', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.301Z', 18, '01a1e1cd-db7a-729c-ae86-b25521ed431a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","user_id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","role":"member","user":{"id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 19, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.307Z', 19, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc4b-7272-8283-8b3eba405d31', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc4b-7272-8283-8b3eba405d31","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 20, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.312Z', 20, '01a1e1cd-dc50-7440-bdee-96d6843d668c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc50-7440-bdee-96d6843d668c","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.312Z","updated_at":"2026-11-16T00:42:07.312Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 21, 'checklist.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.316Z', 21, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc54-76e7-9af9-1e1195cfcb86', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc54-76e7-9af9-1e1195cfcb86","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 22, 'checklist.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.319Z', 22, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc57-765d-8940-7718a645a929', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc57-765d-8940-7718a645a929","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 23, 'checklist_item.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.322Z', 23, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc5b-70d5-bf95-05808e953c6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc5b-70d5-bf95-05808e953c6c","checklist_id":"01a1e1cd-dc57-765d-8940-7718a645a929","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 24, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.326Z', 24, '01a1e1cd-dc5e-759d-adce-c53ac9cfbac2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc5e-759d-adce-c53ac9cfbac2","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 25, 'label.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.333Z', 25, '01a1e1cd-dc65-777b-bd47-a9d8ceabc206', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc65-777b-bd47-a9d8ceabc206","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 26, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.335Z', 26, '01a1e1cd-dc67-733a-9b9f-ca7e62042488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc67-733a-9b9f-ca7e62042488","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.335Z","updated_at":"2026-11-16T00:42:07.335Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 27, 'card.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.337Z', 27, '01a1e1cd-dc67-733a-9b9f-ca7e62042488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc67-733a-9b9f-ca7e62042488","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.335Z","updated_at":"2026-11-16T00:42:07.335Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 28, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.347Z', 28, '01a1e1cd-dc73-7070-a1e1-95b845993861', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc73-7070-a1e1-95b845993861","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 29, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.351Z', 29, '01a1e1cd-dc77-7115-9a4c-c2ad849e54a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc77-7115-9a4c-c2ad849e54a1","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc73-7070-a1e1-95b845993861","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.351Z","updated_at":"2026-11-16T00:42:07.351Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 30, 'column.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.355Z', 30, '01a1e1cd-dc73-7070-a1e1-95b845993861', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc73-7070-a1e1-95b845993861","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 1, 'board.member_added', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.362Z', 1, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dc7f-770d-a16e-85dca63426ce","user_id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","role":"member","user":{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 2, 'board.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.364Z', 2, '01a1e1cd-dc7f-770d-a16e-85dca63426ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc7f-770d-a16e-85dca63426ce"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 31, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.367Z', 31, '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 32, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.373Z', 32, '01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.373Z","updated_at":"2026-11-16T00:42:07.373Z"}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 33, 'column.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.375Z', 33, '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 34, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.380Z', 34, '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 'member');
INSERT INTO public.board_members VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 'member');
INSERT INTO public.boards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 'Board', NULL, NULL, '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.169Z', '2026-11-16T00:42:07.169Z', 34, 37, 'qzv6vx65qdj', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 'Board', NULL, NULL, '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.359Z', '2026-11-16T00:42:07.359Z', 2, 3, '8s4cb20q49o', 0, '2026-11-16T00:42:07.364Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63');
INSERT INTO public.card_assignees VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dab2-7256-b716-c6198b5b0a63');
INSERT INTO public.card_assignees VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6');
INSERT INTO public.card_labels VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc09-75cf-adfc-c374578efb60');
INSERT INTO public.cards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc08-7392-998c-3e36a6227720', 1, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:42:07.252Z', '2026-11-16T00:42:07.293Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc50-7440-bdee-96d6843d668c', '01a1e1cd-dc04-71ea-ae98-32335918435a', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:42:07.312Z', '2026-11-16T00:42:07.312Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0', '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:42:07.373Z', '2026-11-16T00:42:07.373Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', '01a1e1cd-dc1d-750d-b5ac-d67dad519e54', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc5b-70d5-bf95-05808e953c6c', '01a1e1cd-dc57-765d-8940-7718a645a929', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc1d-750d-b5ac-d67dad519e54', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc54-76e7-9af9-1e1195cfcb86', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc57-765d-8940-7718a645a929', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc04-71ea-ae98-32335918435a', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc08-7392-998c-3e36a6227720', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc5e-759d-adce-c53ac9cfbac2', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.ended_sessions VALUES ('01a1e1cd-dcef-7323-81b7-714e1c6144c6', '2026-11-16T01:47:07.479Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1cd-dab2-7256-b716-c6198b5b0a63', '6c6abe4c-49b9-4ad6-a0ce-5c7af90ce740', 'WJRUNpA4uN8pka1E7t9kQ1ElXRQnP2qJ4HPQInG38Lc', '01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:42:07.242Z');
INSERT INTO public.invitations VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc61-77a3-9eae-9a28b688c041', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6');
INSERT INTO public.labels VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc09-75cf-adfc-c374578efb60', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc65-777b-bd47-a9d8ceabc206', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 34, '01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0', '{"id":"01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0","column_id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:42:07.373Z","updated_at":"2026-11-16T00:42:07.373Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '9595de6ad62f751a');
INSERT INTO public.sessions VALUES ('01a1e1cd-db29-769f-81ba-03927dad85df', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.017Z', '2026-11-16T00:42:07.017Z', '2026-11-16T01:42:07.017Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1cd-db76-763f-a637-328995a16499', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', '2026-11-16T00:42:07.094Z', '2026-11-16T00:42:07.094Z', '2026-11-16T01:42:07.094Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1cd-dbba-7518-a562-a5019b95baa2', '01a1e1cd-db7a-729c-ae86-b25521ed431a', '2026-11-16T00:42:07.162Z', '2026-11-16T00:42:07.162Z', '2026-11-16T01:42:07.162Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('58c41641-fb6d-4162-b839-d368520836bb', 'efe1028c-ae03-49cd-b56c-b7323dbf1b0d', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc67-733a-9b9f-ca7e62042488', 'card', 'deleted', 'Card', '01a1e1cd-dc04-71ea-ae98-32335918435a', NULL, 131072, 1, '{"id":"01a1e1cd-dc67-733a-9b9f-ca7e62042488","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:42:07.335Z","updated_at":"2026-11-16T00:42:07.335Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:42:07.337Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 27);
INSERT INTO public.trash VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc73-7070-a1e1-95b845993861', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1cd-dc09-75cf-adfc-c374578efb60","01a1e1cd-dc65-777b-bd47-a9d8ceabc206"],"board_members":["01a1e1cd-dab2-7256-b716-c6198b5b0a63","01a1e1cd-db2b-7275-a961-c8b4acdc3ae6"]}', '2026-11-16T00:42:07.355Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 30);
INSERT INTO public.trash VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc77-7115-9a4c-c2ad849e54a1', 'card', 'deleted', 'Card', '01a1e1cd-dc73-7070-a1e1-95b845993861', '01a1e1cd-dc73-7070-a1e1-95b845993861', 65536, NULL, '{"id":"01a1e1cd-dc77-7115-9a4c-c2ad849e54a1","column_id":"01a1e1cd-dc73-7070-a1e1-95b845993861","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:42:07.351Z","updated_at":"2026-11-16T00:42:07.351Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:42:07.355Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 30);
INSERT INTO public.users VALUES ('01a1e1cd-dab2-7256-b716-c6198b5b0a63', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$wEQz3dqd6SxgZp1+wbU1cxl5lZDBk5JmnJVaTKq0vqU$uU9bWmMRNIThvXUlDWJnClcrCrffHKCokq32gkCiPNU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:42:06.983Z');
INSERT INTO public.users VALUES ('01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$AfJYWdsViSLbMa5d1x2SNlme/5BzfVxpIbeVGiVPzKM$/KlJHhSebZlGgyQLVgF0GW08mmVRqb4MnziOo5MfG4Q', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:42:07.052Z');
INSERT INTO public.users VALUES ('01a1e1cd-db7a-729c-ae86-b25521ed431a', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$V1D/qv7pn0zGIQx6FA7NcErFnWC7nPzgAQGpROEEUtE$x0H+t57YGRzbENUvxGZfG1K9WR9GvkwEZz2KwVOGpTM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:42:07.131Z');
INSERT INTO public.users VALUES ('01a1e1cd-dc9e-7483-86b2-c1bdacac0000', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$tYJqwqwRsJ4txL1RBjfQQOERF0feafNhDqdV8+iG024$gsGGX46Tso3eVAU6R3fGnoKNBrvwGH7WZ0dTZVxlxh0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:42:07.428Z');
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
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_pkey PRIMARY KEY (board_id, seq);
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
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX invitations_id ON public.invitations USING btree (id);
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
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);
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
