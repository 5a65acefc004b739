
CREATE TABLE public.account_tokens (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    password_mark text NOT NULL,
    expires_at text NOT NULL,
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text])))
);
CREATE TABLE public.api_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    hash text NOT NULL,
    last_four text NOT NULL,
    name text NOT NULL,
    scopes text NOT NULL,
    board_ids text,
    created_at text NOT NULL,
    last_used_at text,
    expires_at text
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
    via text,
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
CREATE TABLE public.board_people (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    username text,
    email text,
    user_id uuid,
    matched_seq bigint
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
    is_template boolean DEFAULT false NOT NULL,
    created_by uuid NOT NULL,
    updated_by uuid NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    seq bigint NOT NULL,
    revision bigint NOT NULL,
    stamp text NOT NULL,
    last_card_number bigint NOT NULL,
    deleted_at text,
    deleted_by uuid,
    is_forwarded boolean DEFAULT false NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.calendar_keys (
    user_id uuid NOT NULL,
    nonce text NOT NULL
);
CREATE TABLE public.card_assignees (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    user_id uuid NOT NULL,
    due_at text,
    is_complete boolean NOT NULL
);
CREATE TABLE public.card_labels (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    label_id uuid NOT NULL
);
CREATE TABLE public.card_placeholders (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    person_id uuid NOT NULL
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
    user_id uuid,
    person_id uuid,
    created_at text NOT NULL,
    edited_at text,
    body text NOT NULL,
    CONSTRAINT comments_check CHECK (((user_id IS NULL) OR (person_id IS NULL)))
);
CREATE TABLE public.ended_sessions (
    id uuid NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.idempotency_keys (
    board_id uuid NOT NULL,
    user_id uuid NOT NULL,
    key text NOT NULL,
    request text NOT NULL,
    answer text,
    created_at text NOT NULL
);
CREATE TABLE public.import_chunks (
    import_id uuid NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.imports (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text NOT NULL,
    is_preview boolean NOT NULL,
    format text,
    file_name text NOT NULL,
    size bigint NOT NULL,
    options text NOT NULL,
    source_url text,
    secret text,
    progress integer NOT NULL,
    board_id uuid,
    report text,
    preview text,
    error text,
    created_at text NOT NULL,
    started_at text,
    finished_at text,
    attempts integer NOT NULL,
    leased_by text,
    leased_until text,
    CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
)
WITH (fillfactor='50');
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
CREATE TABLE public.item_placeholders (
    board_id uuid NOT NULL,
    item_id uuid NOT NULL,
    person_id uuid NOT NULL
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
CREATE TABLE public.mail_digests (
    user_id uuid NOT NULL,
    due_at text NOT NULL
);
CREATE TABLE public.mail_preferences (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    choice text NOT NULL,
    CONSTRAINT mail_preferences_choice_check CHECK ((choice = ANY (ARRAY['now'::text, 'digest'::text, 'off'::text])))
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
CREATE SEQUENCE public.search_cards
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.search_documents (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    text_id uuid NOT NULL,
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
CREATE TABLE public.shares (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    nonce text NOT NULL,
    token_hash text NOT NULL,
    created_by uuid NOT NULL,
    created_at text NOT NULL,
    expires_at text
);
CREATE TABLE public.sign_in_links (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.sign_in_sessions (
    session_id uuid NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    provider_session text,
    logout_url text
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
CREATE TABLE public.used_sign_ins (
    id uuid NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    username_lower text NOT NULL,
    username_key text NOT NULL,
    hashed_password text,
    firstname text,
    lastname text,
    is_active boolean NOT NULL,
    is_verified boolean NOT NULL,
    is_superuser boolean NOT NULL,
    token_generation integer NOT NULL,
    kept_session uuid,
    created_at text NOT NULL
);
CREATE TABLE public.webhook_deliveries (
    board_id uuid NOT NULL,
    webhook_id uuid NOT NULL,
    id uuid NOT NULL,
    seq bigint,
    type text NOT NULL,
    status text NOT NULL,
    http_status integer,
    attempts integer NOT NULL,
    created_at text NOT NULL,
    next_attempt_at text,
    delivered_at text,
    duration_ms integer,
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))
);
CREATE TABLE public.webhooks (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    url text NOT NULL,
    types text,
    secret text NOT NULL,
    is_enabled boolean NOT NULL,
    disabled_because text,
    created_at text NOT NULL,
    generation integer NOT NULL,
    cursor bigint NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at text,
    last_ms integer,
    leased_by text,
    leased_until text,
    CONSTRAINT webhooks_disabled_because_check CHECK ((disabled_because = ANY (ARRAY['failed'::text, 'gone'::text])))
)
WITH (fillfactor='50');
INSERT INTO public.account_tokens VALUES ('00', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'reset', 'alice@example.org', '00', '2026-11-16T14:55:48.503Z');
INSERT INTO public.api_tokens VALUES ('01a1e4db-6a4a-7001-8135-5568e78f4d46', '01a1e4db-6474-7081-a3e2-977d556eaaff', '10088686d94ab9f47d64d26df88e81cd0ed4180a784d2b30b0389fd5b0b9c3b5', 'PNWH', 'Script', 'write', '01a1e4db-692c-76f6-92bc-691a545c499e', '2026-11-16T14:55:47.273Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', '\xa43a2c514b67884033056095565cb8790a8905bea0a4c22b7fdd851975fdc4f502005b7e00bb9bb0cfb71568993bff39f528995c8ee12430adcfd6db14140cf0df23bac5d00abcbab16404f586820a47bfbf5fe8afec8c6a8f79e158c5f71cd3982622cbf24e3be35580929a916d5ae40ca9df50ba03e67aee34cfa126866cf0f127f55bcc9a2c3ff0eee0592751d6c290e2be2a49c021a10716f245219b645a573ff2849c61fd34e391e52d82fa2128487ca62b071bda899e2e6a8f4fcb12248a4f364f89702df0a0be58ee1396f101278dad30338f7ecfb51d03b16707daa3816cbe89781bf4a8c4f443b468fcba0f89bf6a8789df01ed9e6beffc9b20e584229025e6f9d233b5410290526dadbd09df04c62265b2352f01bb40b6cdaf366c35240de14a77db5acb35a5cc32f9b34c1652cc875b9b7dd9edc20903d21731f5a41b5c2048eb239aa60a97ba2b047982c5f740b8a95190a2c8151d3e7331763cbade92b645d3fd70889f41bd30d9b2efb671625ce39e2cb02f074041b68d55d5bb203de5c8f9456bf187fd6dc819a2eff08e0f0d2e1f4204b1bf6080545a415e8b5a9811ee13026ce9abfd1cf347c9b394d1b8029f40caf4e51068bf8c180dedd0336e66c1d21d6ae84077d55c09bede02740a6b8830fd39f36210bee8faddf5b6334d1f56cc59a0072027743864febd80e7e7d9');
INSERT INTO public.attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b3d-7780-bf8e-79c019191aab', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('d29b7a90-fe1d-40ad-bcb0-203a02dbfaab', '30274d79-70b4-499e-a018-157665cbe31b', NULL);
INSERT INTO public.attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b3d-7780-bf8e-79c019191aab', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6afa-778b-ae6d-e28bef8ae138', 'Finished by Bob', 'card_moved', '01a1e4db-6974-7714-9d1c-8d02f97d1878', NULL, 'assign_member', NULL, '01a1e4db-6643-7711-a8c4-9122c33fb87c', true);
INSERT INTO public.automation_rules VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b4c-7671-a673-e3d6358007b4', 'Rule', 'card_moved', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', NULL, 'assign_member', NULL, '01a1e4db-6643-7711-a8c4-9122c33fb87c', true);
INSERT INTO public.automation_runs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6afa-778b-ae6d-e28bef8ae138', '01a1e4db-6b0d-7738-8886-bf063264b7e6', 17, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '2026-11-16T14:55:47.461Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T14:55:47.202Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 0, '2026-11-16T14:55:46.988Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d9171318e59553d4357ad22eb199e2b24fc29e0b45594bb57b693aac9225596333033307300674143265090b40d57556e78a95ac5abbc315c55020b59185955040c924b9e40c3f380c102034bd104372637f4a0fbc97b0666f043380317eb44dde83111e8167d2406261026b275f37d912b4bc9cb6c2b383e52ceabb2b445a108b16d81c134dabb35e71c4ca021cf72c585e042bd08a98b424bb5a9b6dbd73fdeffdd8bf4013a63e0b1211f41bfed1874d4351466708066eea4bea7cd2952b816c85b5f0ac3d2fef0d95338e9411fae17bc69411d3a0f1ad03b434ff485dde8693384f7935f8fdd1cb11c0383d68598566e5dd4e32576b14693dc9e40a730d142ec29b8d691fd9ddcc53a4e2385f5c10b793cee56b39af6d4a7a5fdd9f1f8f003ea08db9592020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 0, '2026-11-16T14:55:47.901Z', '\x1f8b08000000000000039551c16ec32014bbef33de19aa9026a1e134ed1b76da54458ff03221919001e93655fdf729493bad3d74dad106db601fc11a509009145418cdab561b2e4bbde3752d4b9e675b836267b6d476c020d9e408143c790c0618188a6db063b27e00354cce3168bdf3e1026c6c12f5a3c344a03a749118b481309169f4d7556e210b2eb39de0b8a59cd7529ab2ac08b19b73a7d1fc5b73c9c1040af22cafb8105c54cfa25065a90ab9a933f1f2cbfbaf7b91de41650c1c6a7211d4eb9e414fbda6308323e8b993e63f6d4e91c2ada0b8f7a5e097f6fdc740e1ac0775bc5df0ae05f5681d2840675b7aa44fec47471b1fdece7e03f673c4720c0c3a1b625ab9755187d7d8c606db640f042a858916e240c17696cccfe43636711a29ac0f5ec8d369bf9a3574a0212dedcf8ea7876f82c6b17492020000');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 1, 'board.member_added', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.024Z', 1, '01a1e4db-6643-7711-a8c4-9122c33fb87c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","user_id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","role":"member","user":{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 2, 'board.member_added', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.041Z', 2, '01a1e4db-67c7-7671-9b2f-16b4394f54da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","user_id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","role":"member","user":{"id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 3, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.046Z', 3, '01a1e4db-6967-70cc-9ad7-1c421beacb5d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 4, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.060Z', 4, '01a1e4db-6974-7714-9d1c-8d02f97d1878', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6974-7714-9d1c-8d02f97d1878","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 5, 'label.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.079Z', 5, '01a1e4db-6987-72d2-96a7-6fa20d4e5e41', NULL, NULL, NULL, NULL, 'b7d49acb-13c0-41af-9c63-8e4624378a88', NULL, NULL, NULL, '{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 6, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.086Z', 6, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.086Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 7, 'card.labeled', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.109Z', 7, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T14:55:47.086Z"}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.109Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 8, 'card.assigned', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.139Z', 8, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T14:55:47.109Z"}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.139Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 9, 'card.assigned', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.139Z', 8, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T14:55:47.139Z"}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.139Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 10, 'checklist.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.285Z', 10, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 11, 'checklist_item.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.305Z', 11, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 12, 'checklist_item.updated', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.348Z', 12, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 13, 'checklist_item.assigned', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.383Z', 13, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 14, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.404Z', 14, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 15, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.419Z', 15, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6adb-7629-a47a-7fd19cc53b7f","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 2, 'board.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.923Z', 2, '01a1e4db-6cbd-75b8-9975-203da18d3ecf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cbd-75b8-9975-203da18d3ecf"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 16, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.436Z', 16, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6aec-76f2-9e62-cdef63bd4826","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 17, 'card.moved', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.461Z', 17, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","rank":65536,"updated_at":"2026-11-16T14:55:47.139Z","position":0}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6974-7714-9d1c-8d02f97d1878","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Steps","rank":65536,"items":[{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4db-6adb-7629-a47a-7fd19cc53b7f","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4db-6aec-76f2-9e62-cdef63bd4826","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.461Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 18, 'board.member_removed', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.491Z', 18, '01a1e4db-67c7-7671-9b2f-16b4394f54da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","user_id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","role":"member","user":{"id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 19, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.517Z', 19, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b3d-7780-bf8e-79c019191aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b3d-7780-bf8e-79c019191aab","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 20, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.544Z', 20, '01a1e4db-6b58-771c-8d5b-0dd16053ba90', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b58-771c-8d5b-0dd16053ba90","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.544Z","updated_at":"2026-11-16T14:55:47.544Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 21, 'checklist.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.559Z', 21, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b67-71c4-851c-a6c55d5506da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b67-71c4-851c-a6c55d5506da","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 22, 'checklist.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.568Z', 22, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b70-73fe-ac8f-20fa305bf359', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b70-73fe-ac8f-20fa305bf359","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 23, 'checklist_item.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.574Z', 23, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b76-712a-8adb-88b9c75765e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b76-712a-8adb-88b9c75765e7","checklist_id":"01a1e4db-6b70-73fe-ac8f-20fa305bf359","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 24, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.586Z', 24, '01a1e4db-6b82-7229-981a-bb5a9f7cc7e6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b82-7229-981a-bb5a9f7cc7e6","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 25, 'comment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.600Z', 25, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b91-75fc-9d66-8cd49fc43103","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","user_id":"01a1e4db-6474-7081-a3e2-977d556eaaff","user":{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T14:55:47.600Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 26, 'label.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.632Z', 26, '01a1e4db-6bb0-717d-ad8c-f0965e5294b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6bb0-717d-ad8c-f0965e5294b7","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 27, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.705Z', 27, '01a1e4db-6bf9-7059-ab7c-ed666a833286', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6bf9-7059-ab7c-ed666a833286","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.705Z","updated_at":"2026-11-16T14:55:47.705Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 28, 'card.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.779Z', 28, '01a1e4db-6bf9-7059-ab7c-ed666a833286', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6bf9-7059-ab7c-ed666a833286","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.705Z","updated_at":"2026-11-16T14:55:47.705Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 29, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.836Z', 29, '01a1e4db-6c81-701b-90e3-32351b2e45b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 30, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.870Z', 30, '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6c9e-7409-9f2c-9e2317fb59f1","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.870Z","updated_at":"2026-11-16T14:55:47.870Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 31, 'column.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.891Z', 31, '01a1e4db-6c81-701b-90e3-32351b2e45b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 1, 'board.member_added', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.912Z', 1, '01a1e4db-6643-7711-a8c4-9122c33fb87c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-6cbd-75b8-9975-203da18d3ecf","user_id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","role":"member","user":{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 32, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.952Z', 32, '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 33, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.961Z', 33, '01a1e4db-6cf9-7029-8ff2-f3310b488d00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf9-7029-8ff2-f3310b488d00","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.961Z","updated_at":"2026-11-16T14:55:47.961Z"}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 34, 'column.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.978Z', 34, '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 35, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:48.004Z', 35, '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'member');
INSERT INTO public.board_members VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'member');
INSERT INTO public.board_visits VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, true);
INSERT INTO public.boards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 'Board', NULL, NULL, false, '01a1e4db-6474-7081-a3e2-977d556eaaff', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:46.988Z', '2026-11-16T14:55:46.988Z', 35, 40, '389d2umhmv88q', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 'Board', NULL, NULL, false, '01a1e4db-6474-7081-a3e2-977d556eaaff', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.901Z', '2026-11-16T14:55:47.901Z', 2, 3, '2cx4tt45ssd0u', 0, '2026-11-16T14:55:47.923Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', false);
INSERT INTO public.calendar_keys VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'e0a121a8a641e70a3b6693e00180c2b3');
INSERT INTO public.card_assignees VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6643-7711-a8c4-9122c33fb87c', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6987-72d2-96a7-6fa20d4e5e41');
INSERT INTO public.card_watchers VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6474-7081-a3e2-977d556eaaff');
INSERT INTO public.cards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6974-7714-9d1c-8d02f97d1878', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T14:55:47.086Z', '2026-11-16T14:55:47.461Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T14:55:47.544Z', '2026-11-16T14:55:47.544Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T14:55:47.961Z', '2026-11-16T14:55:47.961Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', '01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b76-712a-8adb-88b9c75765e7', '01a1e4db-6b70-73fe-ac8f-20fa305bf359', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b67-71c4-851c-a6c55d5506da', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b70-73fe-ac8f-20fa305bf359', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6974-7714-9d1c-8d02f97d1878', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b82-7229-981a-bb5a9f7cc7e6', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, '2026-11-16T14:55:47.600Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e4db-6ef0-75cb-a71c-9309afd47a0b', '2026-11-16T16:00:48.488Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'b7d49acb-13c0-41af-9c63-8e4624378a88', 'UQnfQ6pykrQQpk2dm91MQqT3DBlL61nGlRB3VkQmtr4', '{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T14:55:47.079Z');
INSERT INTO public.invitations VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6ba0-776a-8ad6-babf347c1c48', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', '01a1e4db-6643-7711-a8c4-9122c33fb87c');
INSERT INTO public.labels VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6987-72d2-96a7-6fa20d4e5e41', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bb0-717d-ad8c-f0965e5294b7', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '728999ed-219a-4b19-80a0-a724753f3e38', '2026-11-16T14:55:48.503Z');
INSERT INTO public.mail_digests VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('f63fa877-f2ef-4eb4-af93-bfcf29369aa4', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T14:55:48.503Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6951-7001-9394-c099613783ea', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'added', NULL, NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.024Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6961-7382-9785-325c840f4f88', '01a1e4db-67c7-7671-9b2f-16b4394f54da', 'added', NULL, NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.041Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-69c9-748f-b2ac-8a1a33bd5d5b', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'assigned', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.139Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b91-75fd-ad8b-af2521b7ebd3', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'commented', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.600Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', '01a1e4db-6cc8-7609-ae06-ae386f9c0fe3', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'added', NULL, NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.912Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 35, '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '{"id":"01a1e4db-6cf9-7029-8ff2-f3310b488d00","column_id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:55:47.961Z","updated_at":"2026-11-16T14:55:47.961Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '103da78df06ad09f');
INSERT INTO public.search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', 3145727, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', 1048576, ' ·b01a1e4db692c76f692bc691a545c499e ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 4194303, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 5242879, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', 6291455, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b3d-7780-bf8e-79c019191aab', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b76-712a-8adb-88b9c75765e7', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e4db-6634-70a9-91c5-9e138c653ca7', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:46.228Z', '2026-11-16T14:55:46.228Z', '2026-11-16T15:55:46.228Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4db-67bf-76d8-9094-2384c441bd1c', '01a1e4db-6643-7711-a8c4-9122c33fb87c', '2026-11-16T14:55:46.623Z', '2026-11-16T14:55:46.623Z', '2026-11-16T15:55:46.623Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4db-691b-728e-b422-28e24a53ebd5', '01a1e4db-67c7-7671-9b2f-16b4394f54da', '2026-11-16T14:55:46.971Z', '2026-11-16T14:55:46.971Z', '2026-11-16T15:55:46.971Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bd7-730d-8a7a-d1cb740ddea2', '7tKf3iC2SGd85q9Zq5AYoF7wM821Rv9gxEhqsxre0S0', 'j8l6EW5OyB79iBcstDcuD9IuSUIktLd141o6VMU8zRs', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.671Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e4db-6474-7081-a3e2-977d556eaaff', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:48.503Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e4db-6634-70a9-91c5-9e138c653ca7', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('d29b7a90-fe1d-40ad-bcb0-203a02dbfaab', '30274d79-70b4-499e-a018-157665cbe31b', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 'card', 'deleted', 'Card', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', NULL, 131072, 1, '{"id":"01a1e4db-6bf9-7059-ab7c-ed666a833286","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:55:47.705Z","updated_at":"2026-11-16T14:55:47.705Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:55:47.779Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', 28);
INSERT INTO public.trash VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c81-701b-90e3-32351b2e45b2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4db-6987-72d2-96a7-6fa20d4e5e41","01a1e4db-6bb0-717d-ad8c-f0965e5294b7"],"board_members":["01a1e4db-6474-7081-a3e2-977d556eaaff","01a1e4db-6643-7711-a8c4-9122c33fb87c"]}', '2026-11-16T14:55:47.891Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', 31);
INSERT INTO public.trash VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 'card', 'deleted', 'Card', '01a1e4db-6c81-701b-90e3-32351b2e45b2', '01a1e4db-6c81-701b-90e3-32351b2e45b2', 65536, NULL, '{"id":"01a1e4db-6c9e-7409-9f2c-9e2317fb59f1","column_id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:55:47.870Z","updated_at":"2026-11-16T14:55:47.870Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:55:47.891Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', 31);
INSERT INTO public.used_sign_ins VALUES ('2bc9591b-35d6-4ffd-b254-1ca016bb0050', '2026-11-16T14:55:48.503Z');
INSERT INTO public.users VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Zfq9mONuHtk5GYk15VQdPDYm219uvA/XTg7UCEn+mns$6aVP5SNEbfIRI9/mSqfjHKKslL0cZCMsXRiA90+CE9M', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:55:46.002Z');
INSERT INTO public.users VALUES ('01a1e4db-6643-7711-a8c4-9122c33fb87c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$HSJky5iiGCQTDR9rdwCj5uhIRW58vxuhikrBmAwV10c$IbcuMi8aBy74X/mVl+FgQ8WC10TrlmM95Ov9oUKxN2A', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:55:46.374Z');
INSERT INTO public.users VALUES ('01a1e4db-67c7-7671-9b2f-16b4394f54da', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$hhbB5S80ymq17c0UsIc2RqNmFMZFdvp9aLzIz3sJcOs$xaNEOLUZzE8Yky59/5JwXXpZn+//mo16J2CZW8caP7Q', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:55:46.836Z');
INSERT INTO public.users VALUES ('01a1e4db-6d3a-778b-b5a5-057469ee97f6', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$pue/q/PoLhtLABreUF0YdtvOrcnJ8i/8QZVkLz1eIlo$3W95JcmF4kGsqNKaK9cnLgGxWcLXRaCACmbIrkhkMM8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:55:48.224Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6ce6-7260-bb21-57c420999476', '01a1e4db-6d0f-7351-b872-d34b3fda81e8', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T14:55:47.981Z', '2026-11-16T14:55:52.990Z', NULL, 2);
INSERT INTO public.webhooks VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6ce6-7260-bb21-57c420999476', 'https://hooks.invalid/boardcast', NULL, 'qs1zNFjuSx2qK9rexDF894haUOO8FTSE5CurH2sObFEseX_etp6rxNWiograoOJRKRp6rEcqCZBy-5Bnr8NnA3Mc1gbHSYd-QveoofG-', true, NULL, '2026-11-16T14:55:47.941Z', 1, 31, 1, '2026-11-16T14:55:52.990Z', 2, '01a1e4db-6d0f-7350-9fb2-a4946594b516', NULL);
SELECT pg_catalog.setval('public.search_cards', 6, true);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_pkey PRIMARY KEY (board_id, id);
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
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_pkey PRIMARY KEY (board_id, card_id, person_id);
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
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (board_id, user_id, key);
ALTER TABLE ONLY public.import_chunks
    ADD CONSTRAINT import_chunks_pkey PRIMARY KEY (import_id, number);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_pkey PRIMARY KEY (board_id, item_id, person_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_pkey PRIMARY KEY (user_id, kind);
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (board_id, id, user_id);
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_pkey PRIMARY KEY (board_id, seq, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (board_id, card_id, text_id);
ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_pkey PRIMARY KEY (board_id, card_id, text_id, field);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE ONLY public.sign_in_sessions
    ADD CONSTRAINT sign_in_sessions_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.stored_objects
    ADD CONSTRAINT stored_objects_pkey PRIMARY KEY (board_id, object_key);
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.used_sign_ins
    ADD CONSTRAINT used_sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_seq_key UNIQUE (board_id, webhook_id, seq);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (board_id, webhook_id, id);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (board_id, id);
CREATE INDEX account_tokens_expiry ON public.account_tokens USING btree (expires_at);
CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id);
CREATE INDEX api_tokens_user ON public.api_tokens USING btree (user_id, id);
CREATE INDEX attachments_card ON public.attachments USING btree (board_id, card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX attachments_id ON public.attachments USING btree (id);
CREATE INDEX attachments_trash ON public.attachments USING btree (board_id, trash_id) WHERE (trash_id IS NOT NULL);
CREATE INDEX automation_rules_id ON public.automation_rules USING btree (id);
CREATE INDEX board_events_about ON public.board_events USING btree (board_id, about_id, seq) WHERE (about_id IS NOT NULL);
CREATE INDEX board_members_user ON public.board_members USING btree (user_id, board_id);
CREATE INDEX board_visits_opened ON public.board_visits USING btree (user_id, opened_at, board_id) WHERE (opened_at IS NOT NULL);
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX card_assignees_due ON public.card_assignees USING btree (user_id, is_complete, due_at, card_id);
CREATE INDEX card_assignees_user ON public.card_assignees USING btree (user_id, board_id, card_id);
CREATE INDEX card_labels_label ON public.card_labels USING btree (board_id, label_id, card_id);
CREATE INDEX card_placeholders_person ON public.card_placeholders USING btree (board_id, person_id, card_id);
CREATE INDEX cards_complete ON public.cards USING btree (board_id, id) WHERE is_complete;
CREATE INDEX cards_due ON public.cards USING btree (board_id, is_complete, due_at, id) WHERE (due_at IS NOT NULL);
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
CREATE UNIQUE INDEX idempotency_keys_user ON public.idempotency_keys USING btree (user_id, key);
CREATE INDEX import_chunks_first ON public.import_chunks USING btree (import_id) WHERE (number = 0);
CREATE INDEX imports_age ON public.imports USING btree (created_at);
CREATE INDEX imports_unfinished ON public.imports USING btree (id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX imports_user ON public.imports USING btree (user_id, id);
CREATE INDEX invitations_id ON public.invitations USING btree (id);
CREATE INDEX item_placeholders_person ON public.item_placeholders USING btree (board_id, person_id, item_id);
CREATE INDEX labels_id ON public.labels USING btree (id);
CREATE INDEX mail_digests_due ON public.mail_digests USING btree (due_at);
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX mail_queue_waiting ON public.mail_queue USING btree (created_at) WHERE (due_at IS NOT NULL);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_mail ON public.notifications USING btree (user_id, mail) WHERE (mail IS NOT NULL);
CREATE INDEX notifications_pending ON public.notifications USING btree (created_at) WHERE (mail = 'pending'::text);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE INDEX search_documents_doc ON public.search_documents USING btree (doc, board_id, card_id);
CREATE INDEX search_documents_lexemes ON public.search_documents USING gin (lexemes) WITH (gin_pending_list_limit='1024');
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX shares_id ON public.shares USING btree (id);
CREATE INDEX shares_token ON public.shares USING btree (token_hash);
CREATE UNIQUE INDEX sign_in_links_user ON public.sign_in_links USING btree (user_id, issuer);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
CREATE INDEX used_sign_ins_expiry ON public.used_sign_ins USING btree (expires_at);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_test ON public.webhook_deliveries USING btree (board_id, webhook_id) WHERE ((seq IS NULL) AND (status = 'pending'::text));
CREATE INDEX webhook_deliveries_tests ON public.webhook_deliveries USING btree (next_attempt_at) WHERE ((seq IS NULL) AND (status = 'pending'::text));
CREATE INDEX webhooks_id ON public.webhooks USING btree (id);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
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
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id) ON DELETE CASCADE;
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
    ADD CONSTRAINT comments_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_sessions
    ADD CONSTRAINT sign_in_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_fkey FOREIGN KEY (board_id, webhook_id) REFERENCES public.webhooks(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
