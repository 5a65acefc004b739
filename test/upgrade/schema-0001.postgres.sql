
CREATE TABLE public.account_tokens (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    password_mark text NOT NULL,
    expires_at text NOT NULL,
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text])))
);
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
CREATE TABLE public.avatars (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    version text NOT NULL,
    updated_at text NOT NULL,
    data bytea NOT NULL
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
CREATE TABLE public.mail_queue (
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    board_id uuid,
    subject_id uuid,
    sent_by uuid,
    created_at text NOT NULL,
    due_at text,
    attempts integer NOT NULL,
    outcome text
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
CREATE TABLE public.search_documents (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    doc bigint NOT NULL,
    words text NOT NULL,
    lexemes tsvector GENERATED ALWAYS AS ((words)::tsvector) STORED
);
CREATE TABLE public.search_texts (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    text_id uuid NOT NULL,
    field text NOT NULL,
    words text NOT NULL
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
INSERT INTO public.attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb77-76c7-bad0-d252c517df19', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb79-7153-aeba-8bfc532450c6', '\x1357179e71e6407c7a27d707b63cc5fdd63704f975b995ec6aff8ce444fb11cf70c04a846ce97fd58ca3a5d4b8503f8bd0e239500e04582e150630438fac2434da80df68f8203cf7434457239c294a64db6c20c6c9d99288d1635f8cc6c2f853acc1daae3eaba08feab2c40fc791dafb626f842716a8d036ecf8447b11be436c757e5e08230658056a4b850d287572f6ce8066036f5878f9c2abdb34ee4fcecef7576b67031d10ed7b032e24c869b34e2d95865343cc2e201e2bc0033bad38998dae774390866796dd2697b733e4a6ddcb30f7c21d8c3564c814e956599b1651c1900e85fb55d703218ae170e2bad0a29e6304a48fc87fb09b97bbad9bc4b5eca625c133f3ea23f74ffd4287addd14f353a64ed5001307137d367ba468a7f1620ecfbc2cba34f5d80912072a1f3b02ee6c0ae380b8082a300126f8a9219142bc67a495cb8a333d7501e0f613db5fda3bd0ab754e5c78894c475884023509dc2d5ed28b5f6dde12afe10b8e8f78a79d6e7ce06e32e423908af6d6cb369d0c8e3766b2177489502fb2e30e9466475c7a6d16276fcfa357c4a110d10f065d7c4630bd9d77186356e9155f05c74edf7868377973c485fde5bc02f1fcc4bfc109e8bf080f7026558aed270b80527657e3223bee5536d2d7f168d7575f9e7bf8e92217c21ba3e949a15a7c7aaf46b7853d8935c8d93e7e');
INSERT INTO public.attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('615ef616-ea46-4df7-a64b-7b1ba08d3aa5', 'e054b22c-0b24-49e4-81fa-5d4b00be78da', NULL);
INSERT INTO public.attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb77-76c7-bad0-d252c517df19', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb79-7153-aeba-8bfc532450c6', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb7c-7336-890d-c9e219651131', 'Finished by Bob', 'card_moved', '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', NULL, 'assign_member', NULL, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', true);
INSERT INTO public.automation_rules VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb87-7356-8e50-8cdc1d1cc161', 'Rule', 'card_moved', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', NULL, 'assign_member', NULL, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', true);
INSERT INTO public.automation_runs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb7c-7336-890d-c9e219651131', '01a1e20c-bb7e-715c-a830-d7144378a3b5', 17, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '2026-11-16T01:50:47.678Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T01:50:47.649Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 0, '2026-11-16T01:50:47.599Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2bdb6d9ac427c437700255d5dade204b4e1c6ca780aafc3b6a5210eda1a8c799dd99d9c7119c05055ca020c90dd35ab6ace272cdb4c69a692b0cdab614b6e1504076d91328780a182d14602999e886ec420faa1fbd2fc0041fe22f888499ec5e7f5d643475c92a5ed5acb60d3169e4861b416b6b1b28601cecdd9a9f1ccca04072b9654230b17de642955c6daa55d9342f7fbcffeb4bf40e8a17e051934fa05e770574d4698a2770047dda7f7fcfe5c644f15a7073a518e64b878f9ee2590fea78fdad9b16d4a1f3a000bd33f4489fd80d9e5621be9dfd7aec4e1173190a685d4c79e196ef79bcc42eedd164772050398e3413078aae756441b5e8d3c2a571a0b80c3c93d3b49b1ebe019617f88669020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 0, '2026-11-16T01:50:47.713Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b699bc427c437700255d5dade204b4e1c6ca780aafe3b4a5210eda1a8c799dd99d9c7119c050542a2a44218ae354a5e9558726cc972d1685154b26c5a32c020bbec09143c058c1618584a26ba21bbd083ea47ef1998e043fc05913093ddebaf8b8ca6def04a5435af6d43bc30c55a1849a5b50d3018077bb7e6270733282844b1e55272b97d16526d845a57ab4a962f7fbcffeb4bf40e4a30f0a8c92750af3b061d759ae2048ea0a7fdf7f75c6e4c14af0537578a61be74f8e8299ef5a08ed7dfba69411d3a0f0ad03b438ff489dde06915e2dbd9afc76e8a98cbc0a07531e5855bbee7f112bbb44793dd8140e538d24c1c28bad69105d5a24f0b97c681e232f04c9e4ebbd3c337ff0fca4d69020000');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 1, 'board.member_added', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.609Z', 1, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","user_id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","role":"member","user":{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 2, 'board.member_added', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.616Z', 2, '01a1e20c-baca-770e-98a8-16b85e4a2531', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","user_id":"01a1e20c-baca-770e-98a8-16b85e4a2531","role":"member","user":{"id":"01a1e20c-baca-770e-98a8-16b85e4a2531","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 3, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.623Z', 3, '01a1e20c-bb47-7094-9995-c802bf9b4a7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 4, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.626Z', 4, '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb4a-706f-a9e5-667a3a8f82e0","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 5, 'label.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.629Z', 5, '01a1e20c-bb4d-767c-933f-106fdd1e234d', NULL, NULL, NULL, NULL, '4b35de50-a208-4bd6-8df3-a7d39a6ecb6e', NULL, NULL, '{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 6, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.631Z', 6, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.631Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 7, 'card.labeled', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.637Z', 7, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:50:47.631Z"}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.637Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 8, 'card.assigned', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.642Z', 8, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:50:47.637Z"}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.642Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 9, 'card.assigned', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.642Z', 8, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:50:47.642Z"}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.642Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 10, 'checklist.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.651Z', 10, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb63-76e3-a6be-eca46bb8da0b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 11, 'checklist_item.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.654Z', 11, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 12, 'checklist_item.updated', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.657Z', 12, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 13, 'checklist_item.assigned', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.660Z', 13, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 14, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.665Z', 14, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb71-776e-9a14-6e2ab7beedbe","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 15, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.671Z', 15, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb77-76c7-bad0-d252c517df19', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb77-76c7-bad0-d252c517df19","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 16, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.673Z', 16, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb79-7153-aeba-8bfc532450c6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb79-7153-aeba-8bfc532450c6","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 17, 'card.moved', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.678Z', 17, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","rank":65536,"updated_at":"2026-11-16T01:50:47.642Z","position":0}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb4a-706f-a9e5-667a3a8f82e0","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Steps","rank":65536,"items":[{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e20c-bb71-776e-9a14-6e2ab7beedbe","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e20c-bb77-76c7-bad0-d252c517df19","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e20c-bb79-7153-aeba-8bfc532450c6","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.678Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 18, 'board.member_removed', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.680Z', 18, '01a1e20c-baca-770e-98a8-16b85e4a2531', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","user_id":"01a1e20c-baca-770e-98a8-16b85e4a2531","role":"member","user":{"id":"01a1e20c-baca-770e-98a8-16b85e4a2531","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 19, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.684Z', 19, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb84-74e0-9f35-17f28f6a52cb","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 20, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.689Z', 20, '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb89-7541-9ff0-2a7a9823a29d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.689Z","updated_at":"2026-11-16T01:50:47.689Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 21, 'checklist.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.690Z', 21, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8a-7735-96ea-687898e6edde', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8a-7735-96ea-687898e6edde","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 22, 'checklist.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.691Z', 22, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8b-766e-9a74-69d595f57829', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8b-766e-9a74-69d595f57829","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 23, 'checklist_item.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.692Z', 23, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8c-721a-88dc-fb7c2cc516ed', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8c-721a-88dc-fb7c2cc516ed","checklist_id":"01a1e20c-bb8b-766e-9a74-69d595f57829","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 24, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.694Z', 24, '01a1e20c-bb8e-7621-b4af-a741536528db', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8e-7621-b4af-a741536528db","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 25, 'comment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.696Z', 25, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb90-760e-805e-03f6b723e3cc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb90-760e-805e-03f6b723e3cc","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","user_id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","user":{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:50:47.696Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 26, 'label.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.702Z', 26, '01a1e20c-bb96-7537-b89b-54c87620e8af', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb96-7537-b89b-54c87620e8af","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 27, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.703Z', 27, '01a1e20c-bb97-73d3-a991-d33a48a1184c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb97-73d3-a991-d33a48a1184c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.703Z","updated_at":"2026-11-16T01:50:47.703Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 28, 'card.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.705Z', 28, '01a1e20c-bb97-73d3-a991-d33a48a1184c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb97-73d3-a991-d33a48a1184c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.703Z","updated_at":"2026-11-16T01:50:47.703Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 29, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.707Z', 29, '01a1e20c-bb9b-7159-a709-642ffc39781b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb9b-7159-a709-642ffc39781b","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 30, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.709Z', 30, '01a1e20c-bb9d-75e9-a19f-fe255a48a677', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb9d-75e9-a19f-fe255a48a677","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb9b-7159-a709-642ffc39781b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.709Z","updated_at":"2026-11-16T01:50:47.709Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 31, 'column.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.711Z', 31, '01a1e20c-bb9b-7159-a709-642ffc39781b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb9b-7159-a709-642ffc39781b","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 1, 'board.member_added', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.716Z', 1, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bba1-73a3-afed-09b027139fec","user_id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","role":"member","user":{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 2, 'board.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.718Z', 2, '01a1e20c-bba1-73a3-afed-09b027139fec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba1-73a3-afed-09b027139fec"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 32, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.720Z', 32, '01a1e20c-bba8-72ad-aedc-65ff5657de98', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 33, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.721Z', 33, '01a1e20c-bba9-7355-93ee-dc140a0d3b34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba9-7355-93ee-dc140a0d3b34","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.721Z","updated_at":"2026-11-16T01:50:47.721Z"}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 34, 'column.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.723Z', 34, '01a1e20c-bba8-72ad-aedc-65ff5657de98', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 35, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.728Z', 35, '01a1e20c-bba8-72ad-aedc-65ff5657de98', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'owner');
INSERT INTO public.board_members VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'member');
INSERT INTO public.board_members VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'owner');
INSERT INTO public.board_members VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'member');
INSERT INTO public.boards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 'Board', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.599Z', '2026-11-16T01:50:47.599Z', 35, 38, 'd9g1sdrlgis', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 'Board', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.713Z', '2026-11-16T01:50:47.713Z', 2, 3, 'hk5tkrnwjre', 0, '2026-11-16T01:50:47.718Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9');
INSERT INTO public.card_assignees VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9');
INSERT INTO public.card_assignees VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df');
INSERT INTO public.card_labels VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb4d-767c-933f-106fdd1e234d');
INSERT INTO public.card_watchers VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9');
INSERT INTO public.cards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:50:47.631Z', '2026-11-16T01:50:47.678Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:50:47.689Z', '2026-11-16T01:50:47.689Z', NULL);
INSERT INTO public.cards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '01a1e20c-bba8-72ad-aedc-65ff5657de98', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:50:47.721Z', '2026-11-16T01:50:47.721Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', '01a1e20c-bb63-76e3-a6be-eca46bb8da0b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8c-721a-88dc-fb7c2cc516ed', '01a1e20c-bb8b-766e-9a74-69d595f57829', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb63-76e3-a6be-eca46bb8da0b', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8a-7735-96ea-687898e6edde', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8b-766e-9a74-69d595f57829', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8e-7621-b4af-a741536528db', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba8-72ad-aedc-65ff5657de98', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb90-760e-805e-03f6b723e3cc', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.696Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e20c-bc0d-7129-94b7-45df4580c910', '2026-11-16T02:55:47.825Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '4b35de50-a208-4bd6-8df3-a7d39a6ecb6e', 'E-D8YoDS_PtNIsXejyT4yoFbo3kcKEmoonym6Zjxfd8', '01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:50:47.629Z');
INSERT INTO public.invitations VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb94-749d-a62b-b12ce257e4fe', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df');
INSERT INTO public.labels VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb4d-767c-933f-106fdd1e234d', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb96-7537-b89b-54c87620e8af', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb3a-7478-ade0-d5c2cabf5a07', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'added', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.609Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb41-726d-86f9-001c21ad8ee1', '01a1e20c-baca-770e-98a8-16b85e4a2531', 'added', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.616Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb5a-7075-8aa4-8038fe76b973', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'assigned', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.642Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb91-7640-a02e-d3c5a085140c', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'commented', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb90-760e-805e-03f6b723e3cc', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.696Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', '01a1e20c-bba4-7473-9c0e-d2fdd05e65c5', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'added', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.716Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 35, '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '{"id":"01a1e20c-bba9-7355-93ee-dc140a0d3b34","column_id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:50:47.721Z","updated_at":"2026-11-16T01:50:47.721Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '678cc87639e8c3eb');
INSERT INTO public.search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 888656067104768, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', 888656067334144, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 888656067395584, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 888656067416064, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', 888656067469312, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb77-76c7-bad0-d252c517df19', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb79-7153-aeba-8bfc532450c6', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8c-721a-88dc-fb7c2cc516ed', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb90-760e-805e-03f6b723e3cc', 'comment', ' comment ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e20c-ba37-73a0-b158-20b19bc41059', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.353Z', '2026-11-16T01:50:47.353Z', '2026-11-16T02:50:47.353Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e20c-bac9-7721-8e76-b2baa61fe664', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', '2026-11-16T01:50:47.497Z', '2026-11-16T01:50:47.497Z', '2026-11-16T02:50:47.497Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e20c-bb23-73e4-80c3-32df4f276144', '01a1e20c-baca-770e-98a8-16b85e4a2531', '2026-11-16T01:50:47.587Z', '2026-11-16T01:50:47.587Z', '2026-11-16T02:50:47.587Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('615ef616-ea46-4df7-a64b-7b1ba08d3aa5', 'e054b22c-0b24-49e4-81fa-5d4b00be78da', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 'card', 'deleted', 'Card', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', NULL, 131072, 1, '{"id":"01a1e20c-bb97-73d3-a991-d33a48a1184c","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:50:47.703Z","updated_at":"2026-11-16T01:50:47.703Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:50:47.705Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 28);
INSERT INTO public.trash VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9b-7159-a709-642ffc39781b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e20c-bb4d-767c-933f-106fdd1e234d","01a1e20c-bb96-7537-b89b-54c87620e8af"],"board_members":["01a1e20c-b985-7078-8d9e-2c240c1e3dd9","01a1e20c-ba46-75c5-b8f6-1518b8d2c1df"]}', '2026-11-16T01:50:47.711Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 31);
INSERT INTO public.trash VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 'card', 'deleted', 'Card', '01a1e20c-bb9b-7159-a709-642ffc39781b', '01a1e20c-bb9b-7159-a709-642ffc39781b', 65536, NULL, '{"id":"01a1e20c-bb9d-75e9-a19f-fe255a48a677","column_id":"01a1e20c-bb9b-7159-a709-642ffc39781b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:50:47.709Z","updated_at":"2026-11-16T01:50:47.709Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:50:47.711Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 31);
INSERT INTO public.users VALUES ('01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$M7BIZuoynrJail34UoGVblBhxhoeBiRG+e80pp2ZLrA$bDMi9DQjcQ+55NjI3dMYYVaLYyHunmxOJcRw2E7U3Ko', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:50:47.243Z');
INSERT INTO public.users VALUES ('01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$opk56DNxUcMggUWPlkyqon4N1eotKF9anfp2G68eWRI$mBjbM9eS/LKU/AQOjeODAvMhe7A18AaHn4s3Uc8oKAI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:50:47.459Z');
INSERT INTO public.users VALUES ('01a1e20c-baca-770e-98a8-16b85e4a2531', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$76TiwLVNMgrA3LF1XNTBkHaEDlS3dQ0O7Ey/JCCmLbY$LPJ6njl6R3/bP3GH+jMuUXKCvAp/2ah6OFmNhYw96pw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:50:47.538Z');
INSERT INTO public.users VALUES ('01a1e20c-bbb9-7152-b12e-54c310faca8b', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$a3w6WNlnsNKgd5DLVwQiHFMhglMPggmGFk4eQadJsKc$tuTxsYh4x8JOG+xacjCFhoDbK+kXmERLWmDLUQXgAKE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:50:47.778Z');
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (hash);
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
ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_pkey PRIMARY KEY (user_id);
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
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (board_id, id, user_id);
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_pkey PRIMARY KEY (board_id, seq, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (board_id, card_id);
ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_pkey PRIMARY KEY (board_id, card_id, text_id, field);
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
CREATE INDEX account_tokens_expiry ON public.account_tokens USING btree (expires_at);
CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id);
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
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE UNIQUE INDEX search_documents_doc ON public.search_documents USING btree (doc);
CREATE INDEX search_documents_lexemes ON public.search_documents USING gin (lexemes) WITH (gin_pending_list_limit='1024');
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
