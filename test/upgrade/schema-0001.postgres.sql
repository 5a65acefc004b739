
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
CREATE TABLE public.automation_runs (
    board_id uuid NOT NULL,
    rule_id uuid NOT NULL,
    id uuid NOT NULL,
    seq bigint,
    card_id uuid NOT NULL,
    at text NOT NULL,
    outcome text NOT NULL,
    why text,
    CONSTRAINT automation_runs_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'skipped'::text, 'failed'::text])))
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
CREATE TABLE public.board_visits (
    board_id uuid NOT NULL,
    user_id uuid NOT NULL,
    opened_at text,
    is_starred boolean NOT NULL
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
CREATE TABLE public.calendar_keys (
    user_id uuid NOT NULL,
    nonce text NOT NULL
);
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
CREATE TABLE public.card_watchers (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    user_id uuid NOT NULL
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
    due_soon_for text,
    overdue_for text,
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
CREATE TABLE public.comments (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    card_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at text NOT NULL,
    edited_at text,
    body text NOT NULL
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
CREATE TABLE public.leases (
    name text NOT NULL,
    holder text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.notifications (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    card_id uuid,
    comment_id uuid,
    actor_id uuid,
    created_at text NOT NULL,
    read_at text,
    mail text
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bafe-7087-ab45-b48a57881cf6', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb04-74ef-a085-75379d155eec', '\xb8fddb931c9a46cdaafc93c7ad27a15a6d034a019b6413414572751449ca7eba2420ba9a5d0bcf30055fde0d474f1800e74a549b057c00e77a5472ed6a3b90108d4519d8d8bca45a05837e0152bd6fe5b2b3d0055e8808513ecf1f039a62e746e7abba3cdea0783760f1d7447c9f2d1a74f7ff6344c9bc00e1392ef6fc061d85461193063afe391979c4c1eeb8ebc955e652a59b09f89909f852b7378e6d2cd67100f1a8f29abc3b99241210d50b25b891422c098c394f3fe41ff00e6f552814843ed1868686d9cf8bfdb9c994cb402729cdbc5c07d82305a5dc1e6cc6c19cbaa8968828262f693e4f5f9800de82de24f1063bf00102cea1852c7a8ad0bd7da62d2ae7c87f4b27585ce17444c964d83f8cb1766f4bc4877c5f3ef995607a37a2bfa006a2712451ae59e2c066cff544fe2224b79bca23e708ebbaab2dcdc7ae224318c8647f9b9e167d9146982f9e1a00934f5c3b129cf38b9bab0b332b6b383378990c545900bfb296b65222b7f0289ec819962da3501b5eefd8d6b69ab59e4b9e6e7b7d2f6ab104452d4e85bd2554f18533b81c65e8cdcab6918adfc80deabf0e2a5a96c2c018fa71fad9c401140421257eebe61a6f3a3d1aea85d779a37ff397585c8949ef49174198a951e58abf3b51e420221e2e7b580cfe9319cb20b27c301a71b23cb350e3f710823f8eb43ac400fcb564');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb10-73c4-9e40-720aa1391ad6', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('f602c9a0-9caf-4943-b71a-82bf17c6fb74', 'a27d6232-9671-4694-974f-361aca8d39ee', NULL);
INSERT INTO public.attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bafe-7087-ab45-b48a57881cf6', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb04-74ef-a085-75379d155eec', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb10-73c4-9e40-720aa1391ad6', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb07-759d-b516-dff9dffac96c', 'Finished by Bob', 'card_moved', '01a1e1e6-badf-70da-bb4f-a18b848b4507', NULL, 'assign_member', NULL, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', true);
INSERT INTO public.automation_rules VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb11-7714-87be-9b0f8b8eb46f', 'Rule', 'card_moved', '01a1e1e6-badd-7516-b3dd-148bdda1432b', NULL, 'assign_member', NULL, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', true);
INSERT INTO public.automation_runs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb07-759d-b516-dff9dffac96c', '01a1e1e6-bb0a-76d7-b829-af623640ca4b', 17, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '2026-11-16T01:09:17.194Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 0, '2026-11-16T01:09:17.130Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bbb6d9cc627c437700255d5c65e234b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c701bc050d42a224498ab76890d72bb3e11b55adb9914a919475e35a0206c59740a0e12962b2c0c05236c90fc5c71e743f86c0c0c410d32f488485ecaefdbac86894e5b5a804df3495e36b9435d658558e1c3018077bb7e627070b68588aa5e25272a99e85d4a2d1b25ec89578f9e3fd5f5fa677d08241c0964206fdba65d051d7523a8103b4a7fd77f75c6ecc94ae0537574a71ba74fce8299df5a00fd7dfba69411dfa001a3078438ff489dd106811d3dbd9afc7ee1431958181f32997999bbf17f012fbbc4353fc9e409734d244ec2979e7c9827618f2cce571a0340f3c91c7e3f6f8f00dd510648369020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 0, '2026-11-16T01:09:17.235Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b6912ea13e21b3881aa6a6daf9125270eb6534055ff1d352988f650c471667766f671006f418190284952cbb5ae6bded5ade6daa0e3eb4e93315a6a51d5c0a0f81208143c464c161858ca26f9b1f838801aa61018981862fa0189b090dde9cf8b8c4d6b79271ac1ef378de36b941d76d8348e1c309846fb6fcd770e16505089aae55272d93e09a9c446c96e55d5cdf32fefbffa32bd81120c026a0a19d4cb96414fbda6740207d0a7fd77ffb9dc94295d0b6eae94e27ce9f83e503aeb411daebf75d3827af4011460f0861ee803fb31d02aa6d7b3df80fd29622e0303e7532e0bb77c2fe025f67987a6f83d812a69a299d853f2ce9305e530e485cbd348691978268fc7edf1ee0b2fe980cb69020000');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 1, 'board.member_added', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.141Z', 1, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","user_id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","role":"member","user":{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 2, 'board.member_added', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.146Z', 2, '01a1e1e6-ba57-759e-b2ab-90b6103725be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","user_id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","role":"member","user":{"id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 3, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.148Z', 3, '01a1e1e6-badd-7516-b3dd-148bdda1432b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 4, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.151Z', 4, '01a1e1e6-badf-70da-bb4f-a18b848b4507', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-badf-70da-bb4f-a18b848b4507","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 5, 'label.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.154Z', 5, '01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8', NULL, NULL, NULL, NULL, '7bd19fa6-a306-4005-bdd0-00252cd8a078', NULL, NULL, '{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 6, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.156Z', 6, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.156Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 7, 'card.labeled', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.160Z', 7, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:09:17.156Z"}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.160Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 8, 'card.assigned', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.164Z', 8, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:09:17.160Z"}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.164Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 9, 'card.assigned', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.164Z', 8, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:09:17.164Z"}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.164Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 10, 'checklist.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.169Z', 10, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf1-7148-9615-7e7ee55b5746', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 11, 'checklist_item.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.173Z', 11, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 12, 'checklist_item.updated', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.175Z', 12, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 13, 'checklist_item.assigned', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.177Z', 13, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 14, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.182Z', 14, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bafe-7087-ab45-b48a57881cf6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bafe-7087-ab45-b48a57881cf6","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 15, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.186Z', 15, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 16, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.188Z', 16, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb04-74ef-a085-75379d155eec', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb04-74ef-a085-75379d155eec","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 17, 'card.moved', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.194Z', 17, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","rank":65536,"updated_at":"2026-11-16T01:09:17.164Z","position":0}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badf-70da-bb4f-a18b848b4507","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Steps","rank":65536,"items":[{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1e6-bafe-7087-ab45-b48a57881cf6","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1e6-bb04-74ef-a085-75379d155eec","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.194Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 18, 'board.member_removed', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.197Z', 18, '01a1e1e6-ba57-759e-b2ab-90b6103725be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","user_id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","role":"member","user":{"id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 19, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.200Z', 19, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb10-73c4-9e40-720aa1391ad6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb10-73c4-9e40-720aa1391ad6","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 20, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.203Z', 20, '01a1e1e6-bb13-70bc-b4fb-96ebaedfd45d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb13-70bc-b4fb-96ebaedfd45d","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.203Z","updated_at":"2026-11-16T01:09:17.203Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 21, 'checklist.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.205Z', 21, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb15-712c-86d6-a419de80475e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb15-712c-86d6-a419de80475e","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 22, 'checklist.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.207Z', 22, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb17-74ce-81d9-d645180ccdd1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb17-74ce-81d9-d645180ccdd1","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 23, 'checklist_item.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.208Z', 23, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb18-702b-b41a-83b354889ef4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb18-702b-b41a-83b354889ef4","checklist_id":"01a1e1e6-bb17-74ce-81d9-d645180ccdd1","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 24, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.210Z', 24, '01a1e1e6-bb1a-75ba-8067-12559a1fdb01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb1a-75ba-8067-12559a1fdb01","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 25, 'comment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.212Z', 25, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb1c-7688-bf97-febe6afc74d2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb1c-7688-bf97-febe6afc74d2","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","user_id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","user":{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:09:17.212Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 26, 'label.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.221Z', 26, '01a1e1e6-bb25-77a8-9218-19e15666809c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb25-77a8-9218-19e15666809c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 27, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.223Z', 27, '01a1e1e6-bb27-76e4-bf2f-92e414391d01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb27-76e4-bf2f-92e414391d01","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.223Z","updated_at":"2026-11-16T01:09:17.223Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 28, 'card.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.225Z', 28, '01a1e1e6-bb27-76e4-bf2f-92e414391d01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb27-76e4-bf2f-92e414391d01","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.223Z","updated_at":"2026-11-16T01:09:17.223Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 29, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.228Z', 29, '01a1e1e6-bb2c-7176-9144-bc9845199e41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 30, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.230Z', 30, '01a1e1e6-bb2e-721d-91d8-71fa255ff6c1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb2e-721d-91d8-71fa255ff6c1","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.230Z","updated_at":"2026-11-16T01:09:17.230Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 31, 'column.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.232Z', 31, '01a1e1e6-bb2c-7176-9144-bc9845199e41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 1, 'board.member_added', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.237Z', 1, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-bb33-736b-bcaf-47beccb1b023","user_id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","role":"member","user":{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 2, 'board.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.240Z', 2, '01a1e1e6-bb33-736b-bcaf-47beccb1b023', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb33-736b-bcaf-47beccb1b023"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 32, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.242Z', 32, '01a1e1e6-bb3a-7057-b58d-e1aedd472466', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 33, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.245Z', 33, '01a1e1e6-bb3d-710b-90c4-85c27cebdedc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb3d-710b-90c4-85c27cebdedc","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.245Z","updated_at":"2026-11-16T01:09:17.245Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 34, 'column.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.247Z', 34, '01a1e1e6-bb3a-7057-b58d-e1aedd472466', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 35, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.250Z', 35, '01a1e1e6-bb3a-7057-b58d-e1aedd472466', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'member');
INSERT INTO public.board_members VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'member');
INSERT INTO public.boards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 'Board', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.130Z', '2026-11-16T01:09:17.130Z', 35, 38, 'pqbwthv7br', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 'Board', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.235Z', '2026-11-16T01:09:17.235Z', 2, 3, 'zs101aauoi', 0, '2026-11-16T01:09:17.240Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef');
INSERT INTO public.card_assignees VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b96d-7050-895f-4a17a7a55fef');
INSERT INTO public.card_assignees VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce');
INSERT INTO public.card_labels VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8');
INSERT INTO public.card_watchers VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b96d-7050-895f-4a17a7a55fef');
INSERT INTO public.cards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-badf-70da-bb4f-a18b848b4507', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:09:17.156Z', '2026-11-16T01:09:17.194Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb13-70bc-b4fb-96ebaedfd45d', '01a1e1e6-badd-7516-b3dd-148bdda1432b', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:09:17.203Z', '2026-11-16T01:09:17.203Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb3d-710b-90c4-85c27cebdedc', '01a1e1e6-bb3a-7057-b58d-e1aedd472466', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:09:17.245Z', '2026-11-16T01:09:17.245Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', '01a1e1e6-baf1-7148-9615-7e7ee55b5746', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb18-702b-b41a-83b354889ef4', '01a1e1e6-bb17-74ce-81d9-d645180ccdd1', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baf1-7148-9615-7e7ee55b5746', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb15-712c-86d6-a419de80475e', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb17-74ce-81d9-d645180ccdd1', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-badd-7516-b3dd-148bdda1432b', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-badf-70da-bb4f-a18b848b4507', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb1a-75ba-8067-12559a1fdb01', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb3a-7057-b58d-e1aedd472466', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb1c-7688-bf97-febe6afc74d2', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.212Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1e6-bbc5-74b3-8640-f28082db10ff', '2026-11-16T02:14:17.389Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1e6-b96d-7050-895f-4a17a7a55fef', '7bd19fa6-a306-4005-bdd0-00252cd8a078', 'sh8ZevRb3YJQ3g2QbkUqmeLICa1X6vGAEJ3lQyihXWA', '01a1e1e6-baca-73c8-8654-c166e1179fbe', '{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:09:17.154Z');
INSERT INTO public.invitations VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb23-74b5-99f7-1a98914a6f51', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce');
INSERT INTO public.labels VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb25-77a8-9218-19e15666809c', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bad5-7175-aecb-2ccdd02bbc7c', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'added', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.141Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bada-70f9-ba57-6d16a1a61e8e', '01a1e1e6-ba57-759e-b2ab-90b6103725be', 'added', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.146Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baed-71c4-b4ed-905d355df2e9', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'assigned', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.164Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb1c-7689-a25a-e38f941f8f6d', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'commented', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb1c-7688-bf97-febe6afc74d2', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.212Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', '01a1e1e6-bb35-7234-8e1d-de1688da539f', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'added', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.237Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 35, '01a1e1e6-bb3d-710b-90c4-85c27cebdedc', '{"id":"01a1e1e6-bb3d-710b-90c4-85c27cebdedc","column_id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:09:17.245Z","updated_at":"2026-11-16T01:09:17.245Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1e6-b9e8-7044-aac3-ca3ef5ad4574', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:16.904Z', '2026-11-16T01:09:16.904Z', '2026-11-16T02:09:16.904Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1e6-ba56-705b-8541-2ffb51723b8f', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', '2026-11-16T01:09:17.014Z', '2026-11-16T01:09:17.014Z', '2026-11-16T02:09:17.014Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1e6-bac4-75e3-805f-454f79a39ce3', '01a1e1e6-ba57-759e-b2ab-90b6103725be', '2026-11-16T01:09:17.124Z', '2026-11-16T01:09:17.124Z', '2026-11-16T02:09:17.124Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('f602c9a0-9caf-4943-b71a-82bf17c6fb74', 'a27d6232-9671-4694-974f-361aca8d39ee', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb27-76e4-bf2f-92e414391d01', 'card', 'deleted', 'Card', '01a1e1e6-badd-7516-b3dd-148bdda1432b', NULL, 131072, 1, '{"id":"01a1e1e6-bb27-76e4-bf2f-92e414391d01","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:09:17.223Z","updated_at":"2026-11-16T01:09:17.223Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:09:17.225Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 28);
INSERT INTO public.trash VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb2c-7176-9144-bc9845199e41', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","01a1e1e6-bb25-77a8-9218-19e15666809c"],"board_members":["01a1e1e6-b96d-7050-895f-4a17a7a55fef","01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce"]}', '2026-11-16T01:09:17.232Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 31);
INSERT INTO public.trash VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb2e-721d-91d8-71fa255ff6c1', 'card', 'deleted', 'Card', '01a1e1e6-bb2c-7176-9144-bc9845199e41', '01a1e1e6-bb2c-7176-9144-bc9845199e41', 65536, NULL, '{"id":"01a1e1e6-bb2e-721d-91d8-71fa255ff6c1","column_id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:09:17.230Z","updated_at":"2026-11-16T01:09:17.230Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:09:17.232Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 31);
INSERT INTO public.users VALUES ('01a1e1e6-b96d-7050-895f-4a17a7a55fef', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$DD9U4AUBR4IEdBbnecEhxWh9w4XRtx1V8hz2vN2jV2Y$qOPuI4k1G2f+sxC4c8LafLP0GAm/7zs+SGOwo16Xi5o', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:09:16.849Z');
INSERT INTO public.users VALUES ('01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$uLB6jvY+Qvk1Ffas36ciMr5jbAwOLu5P+IcAYzFjYF0$eicAbrMiLidQ70MbjFOrLLX21AS6agEaRIo6/G1IJ/A', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:09:16.960Z');
INSERT INTO public.users VALUES ('01a1e1e6-ba57-759e-b2ab-90b6103725be', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$OJbxVK6aPVCQZ1ktaGcisDx7TU3cOuZIz1pbIDFyShc$2ZRu4+IQFH9ZmPINuRc+RTibIBIckiHOI2T/jPHrvCQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:09:17.069Z');
INSERT INTO public.users VALUES ('01a1e1e6-bb4d-7746-b36d-8928d9cc31ce', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$rI0ZQvzsxdg5+NBuU9TcoZLby59aJ9byFzopKp/N5w0$LcEZTcaXJO/US1PIwV125W4XHBsQOz1HTcEULG899sU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:09:17.318Z');
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
ALTER TABLE ONLY public.automation_runs
    ADD CONSTRAINT automation_runs_pkey PRIMARY KEY (board_id, rule_id, id);
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_pkey PRIMARY KEY (board_id, seq);
ALTER TABLE ONLY public.board_events
    ADD CONSTRAINT board_events_pkey PRIMARY KEY (board_id, seq);
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_pkey PRIMARY KEY (board_id, user_id);
ALTER TABLE ONLY public.board_visits
    ADD CONSTRAINT board_visits_pkey PRIMARY KEY (board_id, user_id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calendar_keys
    ADD CONSTRAINT calendar_keys_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_pkey PRIMARY KEY (board_id, card_id, user_id);
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_pkey PRIMARY KEY (board_id, card_id, label_id);
ALTER TABLE ONLY public.card_watchers
    ADD CONSTRAINT card_watchers_pkey PRIMARY KEY (board_id, card_id, user_id);
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
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (board_id, id);
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
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (board_id, id, user_id);
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
CREATE INDEX board_visits_opened ON public.board_visits USING btree (user_id, opened_at, board_id) WHERE (opened_at IS NOT NULL);
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX card_assignees_user ON public.card_assignees USING btree (user_id, board_id, card_id);
CREATE INDEX cards_due ON public.cards USING btree (board_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX cards_due_soon ON public.cards USING btree (due_at) WHERE ((due_at IS NOT NULL) AND (NOT is_complete) AND (due_soon_for IS DISTINCT FROM due_at));
CREATE INDEX cards_id ON public.cards USING btree (id);
CREATE INDEX cards_overdue ON public.cards USING btree (due_at) WHERE ((due_at IS NOT NULL) AND (NOT is_complete) AND (overdue_for IS DISTINCT FROM due_at));
CREATE INDEX checklist_items_id ON public.checklist_items USING btree (id);
CREATE INDEX checklists_id ON public.checklists USING btree (id);
CREATE INDEX columns_id ON public.columns USING btree (id);
CREATE INDEX comments_card ON public.comments USING btree (board_id, card_id, id);
CREATE INDEX comments_id ON public.comments USING btree (id);
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX invitations_id ON public.invitations USING btree (id);
CREATE INDEX labels_id ON public.labels USING btree (id);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
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
ALTER TABLE ONLY public.automation_runs
    ADD CONSTRAINT automation_runs_board_id_rule_id_fkey FOREIGN KEY (board_id, rule_id) REFERENCES public.automation_rules(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_events
    ADD CONSTRAINT board_events_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.board_visits
    ADD CONSTRAINT board_visits_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.calendar_keys
    ADD CONSTRAINT calendar_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_board_id_label_id_fkey FOREIGN KEY (board_id, label_id) REFERENCES public.labels(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_watchers
    ADD CONSTRAINT card_watchers_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_board_id_column_id_fkey FOREIGN KEY (board_id, column_id) REFERENCES public.columns(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_board_id_checklist_id_fkey FOREIGN KEY (board_id, checklist_id) REFERENCES public.checklists(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
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
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_board_id_seq_fkey FOREIGN KEY (board_id, seq) REFERENCES public.board_events(board_id, seq) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
