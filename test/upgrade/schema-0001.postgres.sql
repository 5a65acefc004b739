
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
    action_label_id uuid,
    is_enabled boolean NOT NULL,
    is_suspended boolean DEFAULT false NOT NULL,
    lost_trigger_column_id uuid,
    lost_trigger_label_id uuid,
    lost_action_column_id uuid,
    lost_action_label_id uuid
);
CREATE TABLE public.automation_runs (
    board_id uuid NOT NULL,
    rule_id uuid NOT NULL,
    id uuid NOT NULL,
    seq bigint,
    card_id uuid NOT NULL,
    at text NOT NULL,
    outcome text NOT NULL,
    reason text,
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
    data_bytes integer,
    renumbered text,
    previous text,
    data text
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
    is_forwarded boolean DEFAULT false NOT NULL,
    description text
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
CREATE TABLE public.event_packs (
    board_id uuid NOT NULL,
    first_seq bigint NOT NULL,
    last_seq bigint NOT NULL,
    texts bytea NOT NULL
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
    number bigint,
    parent_id uuid,
    removed_with uuid,
    rank bigint,
    "position" bigint,
    data text NOT NULL,
    removed_at text NOT NULL,
    removed_by uuid,
    seq bigint NOT NULL,
    CONSTRAINT trash_kind_check CHECK ((kind = ANY (ARRAY['deleted'::text, 'archived'::text, 'purged'::text]))),
    CONSTRAINT trash_type_check CHECK ((type = ANY (ARRAY['card'::text, 'column'::text, 'label'::text, 'attachment'::text, 'rule'::text])))
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
INSERT INTO public.account_tokens VALUES ('00', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'reset', 'alice@example.org', '00', '2026-11-19T21:31:36.377Z');
INSERT INTO public.api_tokens VALUES ('01a1f5b8-d809-76c5-96ed-e0c265fbbdd9', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '44f6bac06cd418ed36d6331a7ad7625f321d509759300faabf2347bdeabd1325', '1KeX', 'Script', 'write', '01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '2026-11-19T21:31:34.279Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', '\xf9a76cc41cda321c507095b8790566b0e59cb054a88069813330969e55f8fc60d9a991d370d9d261de8744671c28c1adb973d451e3ae0452874f46c45c08b113eb3681af8bf6d89749313cf5d589bd49797671483692100ae32c584cacf9068621a514042455d0942a3b2405f6914c1ae5ea82737906c0b674b86c32ac7bfe4fcfd870a2d7f12cc04a7e2db75794063804d969fd17ecfd05b72eeddaf5f9c5ec76500940643c9a2c3d10bf1b4ea473fcc3ff269f3273dc0f95bd2c7f4fe962fb9d3fe1d650ec46b5393ab4a4b0effe4765efe6e209a25565b2e7ac0aa24cca41b6b2c1dcaea3e84b66bd925082ba4d7baa44d3ca068eee077f50c022dd80bf2a512b8763762ba631d6e2d638a9f533d91b812c637d466c2790739d03bef5a92355b42927455cdd92c35fc3e7743eb5e65c3dda444deb14fd5857731abcc19da9d7e104042848e131ba88faf89bdfaadc804f922e0528a8d2d7ed30c020ab16eaccc33957fc919b6eb99531e5e804f3144d1136ef003b92425b1754b18e11ddddc501a4417e8db75e4993f49724261eb60c2ddc0bd551fd9cf4306c36f1099b308164a7f0ba4ea09b90ac9282f2071309e76f528f50a5a4cf761bcbabbe9219c1cb0dbff23fb84b0139ea10f5bcde78bef1ec9ff7a39a4b9539d9a2c08e1756c75727711901cf9076e341e6a1334813fa8d43df83');
INSERT INTO public.attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('6295abc6-8dff-4a75-9651-55352b286860', 'c648a113-6114-4834-b625-3974a5467a28', NULL);
INSERT INTO public.attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8f2-73c3-a69e-bb05eb786342', 'Finished by Bob', 'card_moved', '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', NULL, 'assign_member', NULL, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d937-71da-a7db-5de4634dcf51', 'Rule', 'card_moved', '01a1f5b8-d743-77bf-92dc-136568823821', NULL, 'assign_member', NULL, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8f2-73c3-a69e-bb05eb786342', '01a1f5b8-d924-7434-b4c9-494fbeba5d20', 17, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '2026-11-19T21:31:34.554Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-19T21:31:34.233Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 0, '2026-11-19T21:31:33.927Z', '\x1f8b08000000000000039551c16ec32014bbef33de19aa429aa4e154ed1b76da54452ff03221919001e93655fdf729493b753d74ead106db601fc11a50b01628dabcd9725360c94b91b5bca9a8e279618a3ccf8d9125018364932350f0ec3118606028ea6087647d0faa1f9d63a0bdf3e1026cac137583c344a05a749118e84098c8d4cdf775ae6e8ce465294abed559cb49629b57b4d11b59018371300f6b2e399840815ccb820bc145f52285ca84cab25525cbd72befffee45fa00b566e0b0211741bded1974d4351426708466eaa47ea4cd3152b811e8bb5f0a7e6edf7ff614ce7a50c79b05ef5b5087d681027456d38ebeb01b1cad7c783ffbf5d84d11f33130686d8869e196451dfec536d6a8933d10a814469a890305db5a32bf93db58c771a0b03c78264fa7fd6256d381fa34b73f399e9e7e007ec8df6992020000');
INSERT INTO public.board_checkpoints VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 0, '2026-11-19T21:31:34.980Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d9171fc6515f50c5db58aac6778ae90b07101a7ada2dcbdb29d546916a9b29c8199819923180d121281a2cbdb8a6b54192fcb2ee72d6515cf0b9d892ccf0b5d15c0209a6809243c3bf41a18680aca9b311a37801c266b1928679dbf00139a48fd683112c80e6d2006ca1346d24dfb7d9dab5a9df2b21425afd4b6e3946297d794a92cad81c134ea8735971c8c20214dd2820bc145fd920ab915729b6dea2a79bdf2feef5ea00f9009038b2dd900f26dcfa0a7be253f8323b47327cd236d4e81fc8d40ddfd92774bfbee73207fd6833cde2c78df827a341624a0358a76f485fd6869e3fcfbd96fc07e8e588e8141677c882bb72e6af12f36a14115cd8140463fd1421cc89bce90fe9ddc84264c23f9f5c10b793aed57b3860e34c4a5fdd9f1f4f4032100caff92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', 0, '2026-11-19T21:31:35.633Z', '\x1f8b0800000000000003b554cb6edb3010bce72b8aed550c44bda553819e7a4e4e2d02818f654284125592721b04fef78296653b41e2c2410b9d96d4eecececcf219b4840e52caa82a7943a42c29a9f3ba256d2132d2a64daa7281056d1b4820e860103af8364cd605949080442f9c9e82b62374e36c4c02c21aebd640fb3ee0301916103ac58cc70484431650f6fce9b4b5e03223754d6bd2885c11cc982a5b2c4491b590c03cc98b73d63e2c4007599a55845242dbdb8c7639edf2f2bacaf3ef27b5fff69fc79fd0a50918c6d178e87edc2530e0c0d1c5e019b8654ef697103a7b74af12ce8fe4ec4e00fb6b44b7cf87ee192e298103d3063a60460bfc82bfd93019bcb6ee7e5f6f6403aed79080d2ce87e56c51d4b097b1f63d13416f10bae066dc1d6cd069a5511e24d7bef7f3846e01bc3bdc6eef96623d6e700c3bf663c5edd5eb79560e1969ebbc2085cc51356da5a4a2907c80f5d5c6b7f693b49154363e425795655e1ddc0b9faba22e1a0e3becd28ed80b6be6613cba38b6357ad06770570da9cbba226d96558471c153c93399d28fe15e00f4979033ced19ed0d1e3d45f997b67715ff0e0037347511290339e44daf7c246e39caeb5dda0eb59084c3c0c51d10874f5cc716398f7fa7e44dc879361021fac91eb16bd3d1e27bcaa33d28a4ce42553b46e441c6ff1ea8d1d905bf904d152e201c5a3d13ebc5d6e91a4266d898cd0b4154cf1b495a822c16f29724ec395d39b80937fed241d703887a1214c168250813ce3b4508d8a6e3bc0ef2f426ec780637cbf2294a3690fe2bc40f67f25885f02471fecbb083bec5c21ec1c81a6fffa7dde5efd016a3f07f1cd060000');
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 1, 'board.member_added', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.028Z', 1, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 2, 'board.member_added', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.058Z', 2, '01a1f5b8-d3cd-731e-a34b-c610f1126176', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 3, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.082Z', 3, '01a1f5b8-d743-77bf-92dc-136568823821', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 4, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.088Z', 4, '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 5, 'label.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.091Z', 5, '01a1f5b8-d74b-73ac-a8e1-fae3609d8888', NULL, NULL, NULL, NULL, 'e060594d-4e8f-470f-b523-cd6ec1818616', NULL, 142, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 6, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.094Z', 6, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 7, 'card.labeled', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.103Z', 7, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-19T21:31:34.094Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 8, 'card.assigned', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.133Z', 8, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-19T21:31:34.103Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 9, 'card.assigned', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.133Z', 8, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1f5b8-cbd2-7717-8c3f-e2af59e4c429","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-19T21:31:34.133Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 10, 'checklist.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.320Z', 10, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d836-7326-beb8-6596d4274898', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 11, 'checklist_item.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.366Z', 11, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f5b8-d85e-7730-812a-14d5b48ab9c2","checklist_id":"01a1f5b8-d836-7326-beb8-6596d4274898","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 12, 'checklist_item.updated', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.394Z', 12, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1f5b8-d85e-7730-812a-14d5b48ab9c2","checklist_id":"01a1f5b8-d836-7326-beb8-6596d4274898","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 13, 'checklist_item.assigned', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.414Z', 13, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1f5b8-d85e-7730-812a-14d5b48ab9c2","checklist_id":"01a1f5b8-d836-7326-beb8-6596d4274898","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1f5b8-d147-7578-8f31-1fe60ff6695c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 14, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.458Z', 14, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 15, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.482Z', 15, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 16, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.503Z', 16, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 17, 'card.moved', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.554Z', 17, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1f5b8-d743-77bf-92dc-136568823821","rank":65536,"updated_at":"2026-11-19T21:31:34.133Z","position":0}', NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 18, 'board.member_removed', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.570Z', 18, '01a1f5b8-d3cd-731e-a34b-c610f1126176', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 19, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.576Z', 19, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 20, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.603Z', 20, '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 21, 'checklist.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.614Z', 21, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d957-771d-9da4-0978f4cf2f99', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 22, 'checklist.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.632Z', 22, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d968-7680-b374-4631525de8af', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 23, 'checklist_item.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.653Z', 23, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d97d-74b3-a602-4ca5ec6cde26', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f5b8-d97d-74b3-a602-4ca5ec6cde26","checklist_id":"01a1f5b8-d968-7680-b374-4631525de8af","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 24, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.677Z', 24, '01a1f5b8-d995-76f8-a157-43ab0386c9a9', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 25, 'comment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.689Z', 25, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d9a2-76b4-92be-144a264803ba', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 26, 'label.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.823Z', 26, '01a1f5b8-da27-75b1-8e8e-8aa9dbefc922', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 27, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.865Z', 27, '01a1f5b8-da51-774b-9837-576f374d2541', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 28, 'card.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.885Z', 28, '01a1f5b8-da51-774b-9837-576f374d2541', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 29, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.931Z', 29, '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 30, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.943Z', 30, '01a1f5b8-da9f-7389-a6ab-abfa96b49099', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 31, 'column.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.956Z', 31, '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 1, 'board.member_added', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.994Z', 1, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 2, 'board.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.008Z', 2, '01a1f5b8-dac4-77f5-be48-56d414556d86', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 32, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.088Z', 32, '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 33, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.149Z', 33, '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 34, 'column.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.314Z', 34, '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 35, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.395Z', 35, '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_members VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'owner');
INSERT INTO public.board_members VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'member');
INSERT INTO public.board_members VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'owner');
INSERT INTO public.board_members VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'member');
INSERT INTO public.board_members VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'owner');
INSERT INTO public.board_people VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd51-737b-b672-9c2c35af178c', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, true);
INSERT INTO public.boards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 'Board', NULL, false, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:33.927Z', '2026-11-19T21:31:33.927Z', 35, 42, '3asjnncn8f087', 5, NULL, NULL, true, NULL);
INSERT INTO public.boards VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 'Board', NULL, false, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.980Z', '2026-11-19T21:31:34.980Z', 2, 3, '8oblo28qhr00', 0, '2026-11-19T21:31:35.008Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', false, NULL);
INSERT INTO public.boards VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', 'Imported', NULL, false, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.633Z', '2026-11-19T21:31:35.633Z', 0, 4, 'sxke57aiflj', 1, NULL, NULL, false, NULL);
INSERT INTO public.calendar_keys VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'f837b120252c0162c596f14016072d5d');
INSERT INTO public.card_assignees VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74b-73ac-a8e1-fae3609d8888');
INSERT INTO public.card_placeholders VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd51-737b-b672-9c2c35af178c');
INSERT INTO public.card_watchers VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429');
INSERT INTO public.cards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-19T21:31:34.094Z', '2026-11-19T21:31:34.554Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d743-77bf-92dc-136568823821', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-19T21:31:34.603Z', '2026-11-19T21:31:34.603Z', NULL);
INSERT INTO public.cards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-19T21:31:35.149Z', '2026-11-19T21:31:35.149Z', NULL);
INSERT INTO public.cards VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd51-737a-9734-4d3ef896fdf1', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-19T21:31:35.633Z', '2026-11-19T21:31:35.633Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', '01a1f5b8-d836-7326-beb8-6596d4274898', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d97d-74b3-a602-4ca5ec6cde26', '01a1f5b8-d968-7680-b374-4631525de8af', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7578-ad4c-1ceb2b14f8fb', '01a1f5b8-dd68-7577-95ea-109cafb09def', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d836-7326-beb8-6596d4274898', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d957-771d-9da4-0978f4cf2f99', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d968-7680-b374-4631525de8af', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7577-95ea-109cafb09def', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d743-77bf-92dc-136568823821', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d995-76f8-a157-43ab0386c9a9', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd51-737a-9734-4d3ef896fdf1', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d9a2-76b4-92be-144a264803ba', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, '2026-11-19T21:31:34.689Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1f5b8-e002-7173-a582-24b50e44010d', '2026-11-19T22:36:36.332Z');
INSERT INTO public.event_packs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 1, 20, '\x1f8b0800000000000003ed994b6ee4361086f73985c12cb2213d7c880f691020407283cc2aed46838fd298183d3a12dbf1646020db6c72856cb3cf1172939c204708a86e3fc6d363b4ed38d31ef44a2245153f15abc89fd46cc6b0a0628e671c0baae778263033b95c6066cc1ccf2466059fe399c285ca658d15a3733c335897b95d894b9daf8c62268a7c536026a71b8999ccaf32859954f9466356f2dc0b339bee588999caf638c585d4f3f917ef90ebed101631a00a5166592d9d2141594d34133571259444aaa0a49421700d08a3d508c3ed1758a18996da10530b46580d8ad6b552a5f408a3a16f0055a885d6c1b03180aa77e83e36a0b5b1411572bdfb06ce6dbb6ce0b81f5e6fac75b6cd3db8de218cea388c695dd3ad9a06a3c6be5f8ee3c2fa14cf00556958c154710643ac230454d5b619d775e36a09c31a76aabcb8f8afdc257c205a302056148e78c568cd18574cabdddd75a78d4b77793bf4cdc71d363d7e6a97dde2d685205abb9a943c78c28492ca182e0c67083fc0bd29a6c95daffaa3d067efd9ee0daa94944261e4fba61f5085be54852e4c0e8e382e42dfc1c2f7cdaaedaed07deeb6896d4ceb2fde866d882ebc20567a45b4a09689da1b6ffda3b0bffbebcf0e8efef9fdb75fafd8996054f35de0d743b10bbb235a584fac01466a0b42d1321863cc83d837c173827e5cf509c2093a3a3939faeae51121e806b57086d70a6da301a2b536a4643527caa95238074104fe209ab53316f789b26e35a556c5aec7e15b3b04845180d10f719962dfa10aa59ffa93ae891d8c7ffff2c7edd81a931dd2c26e9c8e5158c18d521c17becf4997e03ac8fa3318163625eb4f5be8d2c47c996f0e9a1155b33946761ce3eb0e60535c36d6c369df04183635fe14fc9b268ee9f2852b8b970dfa76b2effb5597504531f203d8046102449c72451823ac7cc5592558258a635a163fe4b9611976687718d37b8de97ee5e3be4718a3e210619f5384dd86f32e70a235d3c4785113e0b6962514bee0e50de5629be8e1e3ca657afca4ca65ff12431c12e390189f3e31f033dcb93d97643622ef2db8220e9c214a962a145c17a6ccf3f624f4ef23a62fc5edf70996e36dfd1a13b4d3776ea17096680a8258cf1cb13aef76a8a70af4432836430ced32bd3d4ee70961d4c61616e9ed720ad8e5b289de66c9fde29cd8ee2dc2688c3f03aae816b250102d03254e0025da8952066d2d0ffe1164ddaa3976b1db994b6ce1029dbbd1a4b43664b799ba08aa76863e826b6c6d733f3249e927db6fddb13ddee3fdd641391d1688dd16887d98ab3f6490d9a4a0c4306e092b827485b1aef4d9e415fee25ee47d97202f7713caf5a9d3e592fb1ed85d3aff79ca828bf9c50752607f1748bcaf2b24dee725f269a59d94eb23b2c3af82c7fe2a2805253a2b0bcb4111c38cf642526b6af69858ee136cc9b204e7e9c5b2b1b17be94fed3042fa7a956a62ae03670b5f3e656156135b3245a863c6720801acf9bf4fb2f9ddca6a3d4d7ec6c7d72a1f1aee909b53bb8b7f013ae73e25891d0000');
INSERT INTO public.event_packs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 21, 35, '\x1f8b0800000000000003ed564d6fe4360cbdf767a85733b0be259f16d86b8f3d35080c4aa236c27aec813f8216c5fef7c2ce389d4d82603698439bf646d124fdf4f848fbf656f08a4b7f57dd0ab11baae24eaf86ae9457ab612a2edc6ad84ae9cd70bbe14fc1b2ae94b6abc1778fd80db93fda2b4bbd19773ffdc94a620dab39f2ac8383e4b5056b79029f5041edadcb2a6691bd67158b38a6f659825504d65a079e670126182f43a0249360159bcbdc116bd8e77b8a5fbb32cdac6223f65f59c325afada85899e930b1e6f6eedb4b28c68135ae8620ad026524d742277298af0cc51b53bbb7a1780dd66407c8b5052531d4d299e87165250caf603168c172992178f2a04d325aeb9484a5732c43b71cfa1740e2d00d236bd8cf4659e502ab5899da34f4d4c6c784266337d18984ae1ccacc9a7ee9ba5780a3006b82022f0201570a8551ae9601df05fc87595f261a9f25c490c42a310b2eca0c24306b4f2a2ae14f09ac797e8fb773e880a5630dc3ae44fa44bfe3e1d8d1cd307e39d5ebf140fb6356b15cc6697ef4ada455acc3efcf656a31cee58158338f0b6d8e071a4b2e949eb82f533b2d471a1f016fce6f153bd2380dfd76e3c75ab8ccf7c3d89e970f43fa636bfee140fd2ac33812ce945a9c59c3442d0c700edcff2a78237923d58d71feb7f59ea9ec61af771b8505ab0307478ec021fa1428472fc4bbba7de2ed170cd4b13359cae04436ec95f76b0ed6aa00de490bda9a2cad4a422bfe3eb56d6a7fa93709d6860c5ea4085c1a6d9c13d289f525fd72086b3fe4d990e19858c5124d712cc7b90cfdde88ef37d134e3383f915bb1b4d0d9a94c6d1c565dcdf4f7f80d0f34b638cf18efd7569eb5bd5b39db9649c5709aca979ee8743c7618e97ee8128d274fdc57d29ef054710f78944a1b87a59f59535f201967f42a99e5982e88fbbf931fb8935e82d59821646e40a6542be5308910aef9e9124670a5aefae9429fc14ae7010d06c090d19ba07cbdfd895c6b99bcc9cebe4cd4e5cbc4682dcd47db255ec98b14b8c57d2005065983559a031a11206b41592617d1987f3a7093c00ae210546d40ba1c4de039251eae383a6fb2b38f8efe4f8f8ebee1ca5f303aa7b88fa440f9ef00fe17514ad6ce800f0000');
INSERT INTO public.event_packs VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 1, 2, '\x1f8b08000000000000039590cb6ac3301045f7fd8c594bc5aaf5aa56fd0f638264cd14811405c90e85e07f2f8db3690b852eef813973b9d324d8388c339b5e9854f3fc7483507d8ba714c1c120bc20152c8f7e91dc18523ca0b45ce92885544a47ab81c1d6b1fd3c10d270a38ce59646c105a11e88b47e550b3068352338285802b68700dc0dfee3c0e2530607a18637fcf0e592f1b9b6f787edeccbd787500330a0d4fa7a90f3963383ecbfe7d44f7e59d315c1ad6dc33bb8624b943082239ffbc1fa76c17694bdc37dffd5f98fa1f64ffbe8269c6d010000');
INSERT INTO public.idempotency_keys VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'e060594d-4e8f-470f-b523-cd6ec1818616', 'cCyUzfioTs-Ij3uYE_FdhVpNiPElDphz7mNOEwBpVjY', '{"id":"01a1f5b8-d74b-73ac-a8e1-fae3609d8888","board_id":"01a1f5b8-d6a7-713f-b9e9-56d6555dd27e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-19T21:31:34.091Z');
INSERT INTO public.import_chunks VALUES ('01a1f5b8-dd8b-7642-baaa-23d404637b85', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1f5b8-dcca-720d-a54c-75b8fdee033e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1f5b8-dd51-7379-94c2-9080f3ce4198', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-19T21:31:35.498Z', '2026-11-19T21:31:35.531Z', '2026-11-19T21:31:35.673Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1f5b8-dd8b-7642-baaa-23d404637b85', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-19T21:31:35.691Z', '2026-11-19T21:31:35.694Z', '2026-11-19T21:31:35.700Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d9bc-7733-a89a-a5c23b07f632', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', '01a1f5b8-d147-7578-8f31-1fe60ff6695c');
INSERT INTO public.item_placeholders VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7578-ad4c-1ceb2b14f8fb', '01a1f5b8-dd51-737b-b672-9c2c35af178c');
INSERT INTO public.labels VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74b-73ac-a8e1-fae3609d8888', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da27-75b1-8e8e-8aa9dbefc922', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'nobody', '2000-01-01T00:00:00.000Z');
INSERT INTO public.mail_digests VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('301f5a7c-a50e-4627-8b9c-865fb9a71c48', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-19T21:31:36.377Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d70e-765e-b6bc-a44cf0651eb5', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'added', NULL, NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.028Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d72a-7562-bc56-2ff4889ba0a0', '01a1f5b8-d3cd-731e-a34b-c610f1126176', 'added', NULL, NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.058Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d776-70fa-a391-373f728bdd9e', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'assigned', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.133Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d9a2-76b5-80f2-01044b1ac423', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'commented', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d9a2-76b4-92be-144a264803ba', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.689Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', '01a1f5b8-dad2-713d-a942-174d22bffc1a', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'added', NULL, NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.994Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 35, '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '{"due_soon_for":null,"overdue_for":null,"id":"01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b","column_id":"01a1f5b8-db30-7451-a62b-f52ef3d8ca66","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T21:31:35.149Z","updated_at":"2026-11-19T21:31:35.149Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'd00d49f3530c5d94');
INSERT INTO public.search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 2097151, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', 3145727, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d9a2-76b4-92be-144a264803ba', 1048576, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', '01a1f5b8-da51-774b-9837-576f374d2541', 4194303, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 5242879, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', 6291455, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 7340031, ' ·b01a1f5b8dd51737994c29080f3ce4198 ·c01a1f5b8dd51737994c29080f3ce4198 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d97d-74b3-a602-4ca5ec6cde26', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', '01a1f5b8-da51-774b-9837-576f374d2541', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', '01a1f5b8-da51-774b-9837-576f374d2541', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 'title', ' ·b01a1f5b8dd51737994c29080f3ce4198 ·c01a1f5b8dd51737994c29080f3ce4198 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7578-ad4c-1ceb2b14f8fb', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1f5b8-d0c9-70eb-ba0a-01e13d4c9fde', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:32.425Z', '2026-11-19T21:31:32.425Z', '2026-11-19T22:31:32.425Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1f5b8-d3c6-743d-9279-57556437479b', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', '2026-11-19T21:31:33.190Z', '2026-11-19T21:31:33.190Z', '2026-11-19T22:31:33.190Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1f5b8-d67a-70f8-913f-83b8e20cf388', '01a1f5b8-d3cd-731e-a34b-c610f1126176', '2026-11-19T21:31:33.882Z', '2026-11-19T21:31:33.882Z', '2026-11-19T22:31:33.882Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da30-724d-88ea-c33951884988', 'FNB6nITb-Qxz1YX90Td6FT6zOCfk7kcbOyR1SUrVVkg', '-hoA__1lKA6ZLsKtZLOxLGJtLZ0PigrPu-o80benCP8', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.831Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:36.377Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1f5b8-d0c9-70eb-ba0a-01e13d4c9fde', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('6295abc6-8dff-4a75-9651-55352b286860', 'c648a113-6114-4834-b625-3974a5467a28', '00', NULL);
INSERT INTO public.trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d93b-72a2-a1f6-e300af09a633', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1f5b8-d743-77bf-92dc-136568823821","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-19T21:31:34.597Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 19);
INSERT INTO public.trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', 'card', 'deleted', 'Card', 3, '01a1f5b8-d743-77bf-92dc-136568823821', NULL, 131072, 1, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f5b8-da51-774b-9837-576f374d2541","column_id":"01a1f5b8-d743-77bf-92dc-136568823821","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T21:31:34.865Z","updated_at":"2026-11-19T21:31:34.865Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T21:31:34.885Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 28);
INSERT INTO public.trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', 'column', 'deleted', 'Column', NULL, NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1f5b8-d74b-73ac-a8e1-fae3609d8888","01a1f5b8-da27-75b1-8e8e-8aa9dbefc922"],"board_members":["01a1f5b8-cbd2-7717-8c3f-e2af59e4c429","01a1f5b8-d147-7578-8f31-1fe60ff6695c"]}', '2026-11-19T21:31:34.956Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 31);
INSERT INTO public.trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 'card', 'deleted', 'Card', 4, '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', 65536, NULL, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f5b8-da9f-7389-a6ab-abfa96b49099","column_id":"01a1f5b8-da93-75af-bf16-3dd0448ad2bb","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T21:31:34.943Z","updated_at":"2026-11-19T21:31:34.943Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T21:31:34.956Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 31);
INSERT INTO public.used_sign_ins VALUES ('44cfcdd3-2384-48fc-b71c-83187e383fa4', '2026-11-19T21:31:36.377Z');
INSERT INTO public.users VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Q1E0noqeeIDzuLCs4bni7uTHxqpD/nMh/Qh3uIYwswk$CAuq+zN78mJpDMzKu9SMDMh6fB/lCvuhxXWK4LM9Tj4', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T21:31:31.632Z');
INSERT INTO public.users VALUES ('01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$QRbMWi8ouduSCc77NxcCOWmOUE8mPiDohvU48BCu7d8$y88FdnuNzzCk7IKEf9xxP93R36pECwJyiFkncSNHJ/4', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T21:31:32.876Z');
INSERT INTO public.users VALUES ('01a1f5b8-d3cd-731e-a34b-c610f1126176', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$vlTlok3J/28GBDqJPZAA5DSUpXLY9cj/+ZzyV8NJUFE$/eRiQGiRkrh0pSWHEzx78k4A+VI7TPR5CEcCTd4EYas', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T21:31:33.474Z');
INSERT INTO public.users VALUES ('01a1f5b8-dda7-743b-9db6-ab61fe855f01', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qjJjXndrTv8VfseEp2nrX0KVkRjNiBRqLXM0X2CKRHs$+7w/PHDhgrlMfWXqAGolSJ+Tc6h5wWnGC85WMrZRyN8', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T21:31:36.017Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-daff-7676-8341-95e75e8904bf', '01a1f5b8-dc45-7194-a4ee-9d3dca47dc4e', 32, 'column.created', 'pending', NULL, 1, '2026-11-19T21:31:35.364Z', '2026-11-19T21:31:40.452Z', NULL, 5);
INSERT INTO public.webhooks VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-daff-7676-8341-95e75e8904bf', 'https://hooks.invalid/boardcast', NULL, '2QXen1Y8mwUgp18izvLQhztdtTPmyxa_c46M2uWwJTy0zdQ5CaWk5dG1ZkVb6t1GVvUGbOgJn-BirafvBapvrVyJxawgoNT9xcjTliEJ', true, NULL, '2026-11-19T21:31:35.039Z', 1, 31, 1, '2026-11-19T21:31:40.452Z', 5, '01a1f5b8-dc45-7193-a6fa-989b0145c286', NULL);
SELECT pg_catalog.setval('public.search_cards', 7, true);
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
ALTER TABLE ONLY public.event_packs
    ADD CONSTRAINT event_packs_pkey PRIMARY KEY (board_id, first_seq);
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
CREATE INDEX notifications_assigned ON public.notifications USING btree (board_id, card_id, user_id) WHERE ((kind = 'assigned'::text) AND (read_at IS NULL));
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
CREATE INDEX sign_in_sessions_provider ON public.sign_in_sessions USING btree (issuer, provider_session);
CREATE INDEX sign_in_sessions_subject ON public.sign_in_sessions USING btree (issuer, subject);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
CREATE INDEX trash_rules ON public.trash USING btree (board_id, removed_at, id) WHERE ((type = 'rule'::text) AND (kind = 'deleted'::text));
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
    ADD CONSTRAINT automation_rules_board_id_action_label_id_fkey FOREIGN KEY (board_id, action_label_id) REFERENCES public.labels(board_id, id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_action_user_id_fkey FOREIGN KEY (board_id, action_user_id) REFERENCES public.board_members(board_id, user_id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_trigger_column_id_fkey FOREIGN KEY (board_id, trigger_column_id) REFERENCES public.columns(board_id, id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_trigger_label_id_fkey FOREIGN KEY (board_id, trigger_label_id) REFERENCES public.labels(board_id, id);
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
ALTER TABLE ONLY public.event_packs
    ADD CONSTRAINT event_packs_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
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
