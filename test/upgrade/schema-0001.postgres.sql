
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
INSERT INTO public.account_tokens VALUES ('00', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'reset', 'alice@example.org', '00', '2026-11-18T02:45:36.424Z');
INSERT INTO public.api_tokens VALUES ('01a1ec8b-9fe5-766a-b06f-dc31cb4168f2', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'a7f77fa0e76590e78b386532a54e830e398434c6ac6916c42a02e1bc1b3ba82c', 'oMEO', 'Script', 'write', '01a1ec8b-9f96-74e0-a218-3ea407f54f49', '2026-11-18T02:45:35.844Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a006-72d7-9a41-86bf6db25790', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a00c-77ed-9b46-d6328942d725', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a010-7355-9ba4-be11ceab21df', '\x382d2f2ba35e6a5c37f99b504fbfccf505af1b0c9a795c94f6476a0c9e6cb28a8d1d35808d8f3ea7324fbaa1539bd5556af8bda9fe8ee20a93b3c076e0aa082f0a16098ebc23bbc10cf04387616a79bcf9ddfc9d5e839b93c43f09deae6bc07e443e654e035ad721db6ca420ea5c5416d47323f056ee0c719832e186b26d8cfc74ba72ca54b1335f05025c660d81985d0aabc6d88302b61210f84153628d17ebd68cd38a325bfbbc72e8dc5110fc266c832cbd5aa3da88bc14137481aeb2d3e20ac4799d2a64d745e2da6c36cb7b3ddb006b6d7469cef9eea687d986f8e58b1e671639884c338a197686f743fed121e52f4e83a346ac6ae57c935a4669ae4e7bb67cd1fe5f02c0c42a8534c0ba43c554b722f580ab9fda4899a24d65ff77a4dd493256c28f1e75c1b916fe46c0dc6215c40ffe149b9e9211e0d862fd862c29aef2fce5ad4e6002505b2d81f0823bf41f95147b2dd5694543a34b5d8b244a1b0e586134b13d43c30df9054b8411c50a96f525db1ef7165656d362c54010ec64a23bd4e6420811e2236a870c047ada6afe9dacb7aa030d648bbdf51d289fc0b8f825bdc98d242bd81ceb5e334a47ad04c5ee6216d0e42609bbcdc7d12794dbd791c7d847f6f71169d2e9f6c12db1920ef29c4aa8a704f5a16088adafbd051c1b121a393edb697edac8fa604eaa69e61404ea3fc954');
INSERT INTO public.attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('ef1ac570-3e4f-4ae3-ac51-c65093b15a73', '03caa901-e850-493e-9090-53de0857baf8', NULL);
INSERT INTO public.attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a006-72d7-9a41-86bf6db25790', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a00c-77ed-9b46-d6328942d725', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a010-7355-9ba4-be11ceab21df', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a01b-7180-88f7-4358520e4aa7', 'Finished by Bob', 'card_moved', '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', NULL, 'assign_member', NULL, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02d-7636-a2ee-7c4a4a318b43', 'Rule', 'card_moved', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', NULL, 'assign_member', NULL, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a01b-7180-88f7-4358520e4aa7', '01a1ec8b-a01f-7140-90c4-2014d9bbb64e', 17, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '2026-11-18T02:45:35.902Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-18T02:45:35.836Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 0, '2026-11-18T02:45:35.766Z', '\x1f8b08000000000000039551c16ec32014bbef33de19aa244d42c369da37ecb4a98a1ee13121919001e93655fdf729493bad3d74dad106db601fc16a9090e59853b753bc314dcd454919c722dff12d6199095395a66c8041b2c9114878f2183430d014bb60c764fd0072989c63d079e7c305d8d826ea478789401a749118748130916ed5d755aeae0c175945bc5162cb7385a5105da9481960308dfadf9a4b0e2690506445cdf39ce7bbe7ac906525b7d546d4f5cb2fefbfee457a07993170a8c84590af7b063df58ac20c8ea0e64edaffb439450ab7027def4bc12fedfb8f81c2590ff278bbe05d0bead13a9080ce76f4489fd88f8e363ebc9dfd06ece788e51818181b625ab9755187d7d8c616bb640f0432858916e240c11a4bfa67721bdb388d14d6072fe4e9b45fcd5a3ad09096f667c7d3c3378c9afb2392020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 0, '2026-11-18T02:45:36.002Z', '\x1f8b08000000000000039551c16ec32014bbef33de192a489326e134ed1b76da54458ff03221919001e93655fdf729493b753d74dad106db601fc11a5020244a6a2bcd5154192f452e785d49cdf322afaa6a5b688d040c924d8e40c193c7608081a1d8063b26eb0750c3e41c83d63b1f2ec0c626513f3a4c04aa431789411b081399467f5de7d6a6e878290ae2b52eb75c6acccbb2cd35e90e184ca3f9b7e6928309146422db7129b9ac9e45a6f2426d771b21b2972befbfee457a07251838d4e422a8d73d839e7a4d610647d07327cd7fda9c22851b417df74bc12fedfb8f81c2590fea78b3e07d0bead13a5080ceb6f4489fd88f8e363ebc9dfd06ece788e518187436c4b472eba20e7f631b1b6c933d10a814265a880305db59323f93dbd8c469a4b03e78214fa7fd6ad6d08186b4b43f3b9e1ebe0158a6e55792020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', 0, '2026-11-18T02:45:36.137Z', '\x1f8b0800000000000003b5544d6f9c3010bde75754d32b8e305f064e957aea3939b58a903f86c48ac1d436db46d1fef7caec92ddacd25454ad388dcdccbc79ef8d9f412b6821a59ca2ac05e1346d08cb2525423515917551e48c0b5a942924107430082d7c1926eb022a4840a1974e4f41db11da71362601698d756ba07d1770980c0f086dcf8dc704a4431e5075e2e9bc75a3ca9eb0b444d20896132a78c1982c048a1e129827b53967edc303b490a559452825b4be4db3b628dbbcbaa639fb7a56fb4fff79fc0e6d9a80e1028d87f6db5d02030e025d0c9e4158ee54b785d0d9a3bb48787f24671701ec8f11dd311fda67d8520207ae0db4c08d96f8097ff26132786dddfdb1dec8075caf21815e3b1f0e6707450d7f1d6bdf7119f40ea10d6ec6e560874ef71ad58be4da777e9ed01d002f87fbfddda158873b1cc3c27eacb8bfba9c67e530239cb39ed42aeb53592a5596719eedacaf36beb51f948da4f2f111daaa2cf3eac5bdf0b12a58510b58b02b3b6227ad9987f1e4e2d8d6e841bf839b6684b1941281754d2a56b33a4f4b55147f87fb00a0db42ce38477b424b4f537fe6ee378bfb8a071fb83b8992809af12cd2be93361ae77caded0e5dc743e0f261888a46a0ab674e1bc3bdd7f723e2319c0c97f8608d5ab7e8edf172d234ac21052f509698a1ac222347afded80185554f102d251f503e1aedc3dbe50e9264a4515291ac5494cb3e15158d4a2f926ed170e5f426e0e42f9da4030eef61c889501c499d374c3652702997476b85df6d426ec780637cbf229493695fc47985ecff4a10bf044e3e38769176585c21ed1c81a6fffa7dde5ffd021453edebcd060000');
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 1, 'board.member_added', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.785Z', 1, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 2, 'board.member_added', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.792Z', 2, '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 3, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.795Z', 3, '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 4, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.798Z', 4, '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 5, 'label.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.802Z', 5, '01a1ec8b-9fba-71be-b152-580acddb480c', NULL, NULL, NULL, NULL, '5f715eeb-5690-4d28-b2c6-7af1af531d3a', NULL, 142, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 6, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.806Z', 6, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 7, 'card.labeled', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.812Z', 7, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-18T02:45:35.806Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 8, 'card.assigned', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.825Z', 8, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-18T02:45:35.812Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 9, 'card.assigned', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.825Z', 8, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1ec8b-9d5f-705e-9b73-1ba477c4bebf","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-18T02:45:35.825Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 10, 'checklist.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.851Z', 10, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9feb-7513-af34-0f7a57a04781', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 11, 'checklist_item.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.855Z', 11, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ec8b-9ff0-72fc-b993-35ec5c0346ee","checklist_id":"01a1ec8b-9feb-7513-af34-0f7a57a04781","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 12, 'checklist_item.updated', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.861Z', 12, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ec8b-9ff0-72fc-b993-35ec5c0346ee","checklist_id":"01a1ec8b-9feb-7513-af34-0f7a57a04781","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 13, 'checklist_item.assigned', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.864Z', 13, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ec8b-9ff0-72fc-b993-35ec5c0346ee","checklist_id":"01a1ec8b-9feb-7513-af34-0f7a57a04781","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ec8b-9e40-761b-baff-70f6477218ac","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 14, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.878Z', 14, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a006-72d7-9a41-86bf6db25790', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 15, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.884Z', 15, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a00c-77ed-9b46-d6328942d725', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 16, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.888Z', 16, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a010-7355-9ba4-be11ceab21df', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 17, 'card.moved', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.902Z', 17, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d","rank":65536,"updated_at":"2026-11-18T02:45:35.825Z","position":0}', NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 18, 'board.member_removed', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.907Z', 18, '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 19, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.915Z', 19, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 20, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.925Z', 20, '01a1ec8b-a035-7698-9610-e7099077a677', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 21, 'checklist.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.928Z', 21, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a038-71a6-85e2-5f98ab87d8be', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 22, 'checklist.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.932Z', 22, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a03c-7276-a9f6-c6b75f26402f', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 23, 'checklist_item.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.934Z', 23, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b","checklist_id":"01a1ec8b-a03c-7276-a9f6-c6b75f26402f","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 24, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.948Z', 24, '01a1ec8b-a04c-72f5-b5a9-af3989c815cc', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 25, 'comment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.953Z', 25, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a052-7040-aeac-19115e85a358', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 26, 'label.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.977Z', 26, '01a1ec8b-a069-756b-a279-885bcbb2f9ab', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 27, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.982Z', 27, '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 28, 'card.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.984Z', 28, '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 29, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.989Z', 29, '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 30, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.993Z', 30, '01a1ec8b-a079-700b-bdf3-32db59587306', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 31, 'column.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.995Z', 31, '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 1, 'board.member_added', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.017Z', 1, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 2, 'board.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.023Z', 2, '01a1ec8b-a082-7040-981b-45488835bbae', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 32, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.044Z', 32, '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 33, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.066Z', 33, '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 34, 'column.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.076Z', 34, '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 35, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.082Z', 35, '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_members VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'owner');
INSERT INTO public.board_members VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'member');
INSERT INTO public.board_members VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'owner');
INSERT INTO public.board_members VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'member');
INSERT INTO public.board_members VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'owner');
INSERT INTO public.board_people VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a109-73c3-9979-4a4ec5e2ec60', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, true);
INSERT INTO public.boards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 'Board', NULL, NULL, false, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.766Z', '2026-11-18T02:45:35.766Z', 35, 42, '125xo1bkb5qla', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 'Board', NULL, NULL, false, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.002Z', '2026-11-18T02:45:36.002Z', 2, 3, 'ge39zhwq1q6c', 0, '2026-11-18T02:45:36.023Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', false);
INSERT INTO public.boards VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', 'Imported', NULL, NULL, false, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.137Z', '2026-11-18T02:45:36.137Z', 0, 4, 'lwcqx36102', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'b6fe4e156d15ff53b096dd6b3faf898e');
INSERT INTO public.card_assignees VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fba-71be-b152-580acddb480c');
INSERT INTO public.card_placeholders VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a109-73c3-9979-4a4ec5e2ec60');
INSERT INTO public.card_watchers VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf');
INSERT INTO public.cards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-18T02:45:35.806Z', '2026-11-18T02:45:35.902Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-18T02:45:35.925Z', '2026-11-18T02:45:35.925Z', NULL);
INSERT INTO public.cards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-18T02:45:36.066Z', '2026-11-18T02:45:36.066Z', NULL);
INSERT INTO public.cards VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a109-73c2-aa7f-8d2f0c5dd55f', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-18T02:45:36.137Z', '2026-11-18T02:45:36.137Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', '01a1ec8b-9feb-7513-af34-0f7a57a04781', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b', '01a1ec8b-a03c-7276-a9f6-c6b75f26402f', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7703-bdae-8397c9cbaccf', '01a1ec8b-a112-7702-9dcd-25d1acf0b61b', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9feb-7513-af34-0f7a57a04781', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a038-71a6-85e2-5f98ab87d8be', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a03c-7276-a9f6-c6b75f26402f', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7702-9dcd-25d1acf0b61b', '01a1ec8b-a112-7701-be88-67878305d44f', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a04c-72f5-b5a9-af3989c815cc', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a109-73c2-aa7f-8d2f0c5dd55f', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a052-7040-aeac-19115e85a358', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, '2026-11-18T02:45:35.953Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1ec8b-a210-764c-9b06-833eeb19136b', '2026-11-18T03:50:36.407Z');
INSERT INTO public.event_packs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 1, 20, '\x1f8b0800000000000003ed994b6ee4361086f73985c12cb2213d7c53d4204080e4069955da8d061fc5b1307a7424b663676020db6c72856cb3cf1172939c204708a46e3fc6ee31fc8833ed41af5aa4a4e2d7c52ad64f6a3663585031c7338e0535733c139815635b625614733c5398493ec7338da51edb066b46e778566063c7e72cb666fc65143321c70b89999a2e14666a7c9569cc941e2f0c66968fa3b062331cb398e9d11ea7582a339f7ff11ef9cef57151455422ca1c8350786293d5c448a0c4715610014e5293944cd2228c5603f4375f004989d1cc13ef522286262d8de1ac700161d47735a01235d078e8370650f91e3dc40634aeaa51897ce7bf8153d72c6b38ecfab71b6bad6bc6117ce71146a9ea87bcee6957758d51ed3e6c57c3c2855c9d002a73bf82a9e304fa2a551051995c3dacfb86d512fa35ecd4797efe9fb92b18626490c499908834ce09913c080d0f70d75d362edc155cdfd51f77d874fbb95d76d3595e12638227d6a540b88d9c511ab51311e147b837577972d79bee2076a3f75cfb0e955a29a1310a5dddf5a8445f6a6964310647352c62d7c22274f5aa692fd1c3386c5d35555effe36dd88618c52df1062ce1d4045d301ebca34fc2feeeaf3f5b38f8e7f7df7ebd64678251c3ef03bf9e8afbb03b629807e299e24415d48518bd2c687814fb26788ed08fab2e433c42074747075fbd3e20045da316bee049a36d3463761b4e9c1082d0828f2151249f8a47d1ac9db1784894b5ab29b54a76350fdfba7ebc1361087db5cc55d7a212e59fbaa3b6ae5a18fefee58f9bb13564d7e785db381da3b8826bad6a58846e4cba0c5741d69d40bf7039bb70dc409b27e68b7cf3500fa89ccd3172c350bd6d0136cd65ed021c7775847ed3138e21bcabab215fbc7069f1e281ae99ec876ed56654528c420f2e439c0011a75c13c6082bde505e4a550a755850fdc3b8362ce33d9edbcfe983e674b7f271e7238cf17d847d4e11760b2eaab1002820d61b419877d298203df8744db9b8ba0af071e532dd7e56e5b27b89c1d53e31f689f1c91303bfc09ddb8b4966f0c42826884b42129a8c53c651690a362eb4db96edbbc4f485b8fd3ec372b8a95fab0ccdf43f6f51384a35313c1a629d64a4d03ee9e8b932963e866233c5d02cf3d9613ecd08a3a66a6091cf9653c02e977515dc28b95f9d12d79e218c86ea674025dd461688311089f55293a8052face4d170f504b276551ffaaabd3797d8c2c52831422962bd93c40363019ce72ca627700d8dab1f46a628fd64fbad3bb6c73bbcdfda2ba77d81b85f81d885b5fa3643a2c4f01488b75610a120a84085d4304a804bfcc583c8bb36c358ee2694ab53a78b92fb01d89d3aff45ca82f3f9f92d29b0bb0512ef6a85c4bb5c229f57da59ba3ec0d87f2a78e2a70247b92746684ebc4f91a494bc5414a811ec29b1dc65d89265194ef3ab65edaaf6753876fd00f9eb554ea4b80a9c2d7c4211a36d41ac669480a1d652639c36e6ff3ec9e6772babf532f9191f5fdb713b759fdc9cb65dff02df4c7907891d0000');
INSERT INTO public.event_packs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 21, 35, '\x1f8b0800000000000003ed55cb6e2b370cddf733d4ed30d0fb31ab02dd76d95583c0a024ea46b8e319631e418be2fe7b31b62775ee4d0337f0a24dbb318e28923e220f39f7f75234428587e65eca0de84678b302d3e8a057601b21fd0a5ca3cd11f80d84b3b3e28d366e0562b3c80da8ed6acbaccc113c7cf73bab99b58c0b14947c04e4ca831368c11b92604af018bdcb3e126b58c231ef5e0684120b38ee24a0520ab897a144ed4b2c9e356cae7347ac653f3e52fadcd569660d1bb1ffcc5aa10477b26175a6fdc4dafb872faf5049e0a4b380a15848363a53a4d55c961b5309d672ff3615bd522906a2c1005854f021796152620d8bc36b5c8205a789034ae141116aee8ad145874b2e43b7ecfb6f88a4a11b46d6b2efad76da47d6b03aedf2d0d32e9d02da82dd44e72274755f67d6f64bd7bd42dc48705c7340c204220861c81b54c6bf8bf8dfaefa32d1f87540366b802108d1291011b57349478ae51cc0daafdff1760cedb176ac65d8d5443fd0afb83f7474378c9fcef97adcd376cd1a56ea38cd27db5ab48675f8f25ca71da6b93e116be771a1a3e189c65a2ae5e7dad769372d071a4f848fc62f0d3bd0380dfdf1c5a75cb8cc8fc3b8bb4c1f87fcdbb1f9fb3df5ab0cd3483853dee1cc5a26b9b4200408ff3397ad36ad3277c1a85fd677e6bab9fd45b76d00676c04942e80f726a618650918dfd5ed73dd7ec2481dbb90a58a5e16cb5efbff02cea003e4eb4f285c90f6216af93eb51dd5feadde34389722042c0964c852709e2daabc525ef671ed87ba18321cd79b4c531aeb61ae43bf35e2e5269a661ce7e7e2362c2f7471aad32e0dabae66fa73fc86271a7738cf981ed7565eb4bd5b6b765c260dc369aa9f7aa2f3f1d061a2c7a1cb349e2d695b495bc073c6cde124955d1a967e662dbf46325eae92590ef90abfff3bf9813be90c389d32e07a5444199351d9b872cb4f97b452687ddb4f970be0388f107351a0648e2618ef14b7b75b266f57675b26fafa65628d51f6c3ed92a0ae53e0eaf7911488099c8819a22b08d953a1e28a4826fdd38927094e8b0c488aa0a08cca9ae2bd55b71c9db7aab38d8ef94f8f8ebde3d65e313a67bf8fa440fc7710ff0300d48b97800f0000');
INSERT INTO public.event_packs VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 1, 2, '\x1f8b08000000000000039590416ac3301045f73dc6aca522d972a468d57b181366ec5111c85190ec5008be7b489c4db32874f91fcc9bcfef7b2d5ad50ea26f84e986e1e30694b14ca7388107a551f3e848a2728db4ca2879749aa4e98c73aeed889041c05ab9bc1d1cd928690f9a246108d2aa7030d636dae108024a4e0c1e669e89cb4b00fe06ff71f08c318107caf4c53f385f127fe6f2fdb29d717e7ca04c2020c452979d9cd7940424fc9d633de1b8c42b835fcaca4f70e51243e4097cc0547756d70b97bdec136edb7be7bf86daee05ffc6976d010000');
INSERT INTO public.idempotency_keys VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '5f715eeb-5690-4d28-b2c6-7af1af531d3a', 'MXf-BO0hQMIo7qfwNtCrcg7XWtAtKDvohrurHBFIsq0', '{"id":"01a1ec8b-9fba-71be-b152-580acddb480c","board_id":"01a1ec8b-9f96-74e0-a218-3ea407f54f49","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-18T02:45:35.802Z');
INSERT INTO public.import_chunks VALUES ('01a1ec8b-a13f-765d-9ad4-e6c2148480b5', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1ec8b-a0e4-74b7-867b-51020c9ffd92', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ec8b-a109-73c1-bd96-c84437ab1450', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-18T02:45:36.100Z', '2026-11-18T02:45:36.106Z', '2026-11-18T02:45:36.166Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1ec8b-a13f-765d-9ad4-e6c2148480b5', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-18T02:45:36.191Z', '2026-11-18T02:45:36.204Z', '2026-11-18T02:45:36.211Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a064-713f-81dd-ead14910128a', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', '01a1ec8b-9e40-761b-baff-70f6477218ac');
INSERT INTO public.item_placeholders VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7703-bdae-8397c9cbaccf', '01a1ec8b-a109-73c3-9979-4a4ec5e2ec60');
INSERT INTO public.labels VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fba-71be-b152-580acddb480c', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a069-756b-a279-885bcbb2f9ab', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '14dbf4b8-d0e0-4207-b3a3-19ecf5cfe809', '2026-11-18T02:45:36.424Z');
INSERT INTO public.mail_digests VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('3a51c92b-b0aa-4175-911a-fd2d8a814918', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-18T02:45:36.424Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9faa-751b-9c17-bdb4182006aa', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'added', NULL, NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.785Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fb0-73f5-b514-f51a57f92275', '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', 'added', NULL, NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.792Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fd2-7483-95e0-f9ab42bf7f2b', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'assigned', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.825Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a052-7041-b3b9-72344f191e4c', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'commented', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a052-7040-aeac-19115e85a358', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.953Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', '01a1ec8b-a092-75e4-8e66-3cb1a42a7017', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'added', NULL, NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.017Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 35, '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '{"id":"01a1ec8b-a0c2-741d-ae3e-fa2b365f8863","column_id":"01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T02:45:36.066Z","updated_at":"2026-11-18T02:45:36.066Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '4b200c16969e7453');
INSERT INTO public.search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 2097151, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-a035-7698-9610-e7099077a677', 3145727, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a052-7040-aeac-19115e85a358', 1048576, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 4194303, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', '01a1ec8b-a079-700b-bdf3-32db59587306', 5242879, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', 6291455, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7701-be88-67878305d44f', 7340031, ' ·b01a1ec8ba10973c1bd96c84437ab1450 ·c01a1ec8ba10973c1bd96c84437ab1450 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a006-72d7-9a41-86bf6db25790', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a00c-77ed-9b46-d6328942d725', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a010-7355-9ba4-be11ceab21df', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-a035-7698-9610-e7099077a677', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-a035-7698-9610-e7099077a677', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', '01a1ec8b-a079-700b-bdf3-32db59587306', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', '01a1ec8b-a079-700b-bdf3-32db59587306', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7701-be88-67878305d44f', 'title', ' ·b01a1ec8ba10973c1bd96c84437ab1450 ·c01a1ec8ba10973c1bd96c84437ab1450 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7701-be88-67878305d44f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7703-bdae-8397c9cbaccf', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1ec8b-9e33-7155-b29f-5b18fb191d55', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.411Z', '2026-11-18T02:45:35.411Z', '2026-11-18T03:45:35.411Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ec8b-9ec5-775f-a878-9a0d7a78044a', '01a1ec8b-9e40-761b-baff-70f6477218ac', '2026-11-18T02:45:35.557Z', '2026-11-18T02:45:35.557Z', '2026-11-18T03:45:35.557Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ec8b-9f87-711a-b621-59fdafbe2f0c', '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', '2026-11-18T02:45:35.751Z', '2026-11-18T02:45:35.751Z', '2026-11-18T03:45:35.751Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06d-7328-809f-95c46304fcbb', 'iwGqpwJqisnq9-IFK9WGhfgYrs2yJuR7JhMPGtdL2mA', '2dKgtvjUgP4uh4vznzQkaTQLm5hphjN_szawFM9MPOc', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.980Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.424Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1ec8b-9e33-7155-b29f-5b18fb191d55', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('ef1ac570-3e4f-4ae3-ac51-c65093b15a73', '03caa901-e850-493e-9090-53de0857baf8', '00', NULL);
INSERT INTO public.trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02e-7368-b70b-efdf7a984810', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-18T02:45:35.921Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 19);
INSERT INTO public.trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 'card', 'deleted', 'Card', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', NULL, 131072, 1, '{"id":"01a1ec8b-a06f-75a7-a0a7-a9f01e489b42","column_id":"01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T02:45:35.982Z","updated_at":"2026-11-18T02:45:35.982Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T02:45:35.984Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 28);
INSERT INTO public.trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ec8b-9fba-71be-b152-580acddb480c","01a1ec8b-a069-756b-a279-885bcbb2f9ab"],"board_members":["01a1ec8b-9d5f-705e-9b73-1ba477c4bebf","01a1ec8b-9e40-761b-baff-70f6477218ac"]}', '2026-11-18T02:45:35.995Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 31);
INSERT INTO public.trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', 'card', 'deleted', 'Card', '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', 65536, NULL, '{"id":"01a1ec8b-a079-700b-bdf3-32db59587306","column_id":"01a1ec8b-a075-74cd-ac8b-3eedac53d57f","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T02:45:35.993Z","updated_at":"2026-11-18T02:45:35.993Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T02:45:35.995Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 31);
INSERT INTO public.used_sign_ins VALUES ('cd816e0e-8aea-494a-a9a6-0c344a56ffdd', '2026-11-18T02:45:36.424Z');
INSERT INTO public.users VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cTj+wKFLqYE5eWZgi9POCO8aoChZ0su/4C52/vgHOZs$bbMnn2P99AUH5rfTlP90poJGuIH3eCfU/3Q+TxYjreM', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T02:45:35.271Z');
INSERT INTO public.users VALUES ('01a1ec8b-9e40-761b-baff-70f6477218ac', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$OU7DTnzCKC8g4MSWsuKawrDKlmxuNZHTVDOdLP9JSbA$onP8iCpP1neOXve3o6gmwG4PGHsTzlWiMR6RD2mY3pg', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T02:45:35.496Z');
INSERT INTO public.users VALUES ('01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Fy/94EFv2q+2NwJ7gcrz5M3WYuK7qXOPDr9/Zc16EhQ$hmF1c4wYRjtAgc+xZNHykcbBYdnHcyMNXw5NMlxjNnQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T02:45:35.633Z');
INSERT INTO public.users VALUES ('01a1ec8b-a16c-754e-a4cd-6f505921ba9e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$5A2HnKVBIKuBjQzqa2sjdWCGpAa7ofdDDBoqTqK89EE$1ky8kWtFbllm+T1UBWjujO1E1/ej8uSlJ/Ey4BGqcdI', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T02:45:36.313Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0a2-7400-a47c-45d4b432a36f', '01a1ec8b-a0cc-7020-8702-64f4d7a715d1', 32, 'column.created', 'pending', NULL, 1, '2026-11-18T02:45:36.075Z', '2026-11-18T02:45:41.543Z', NULL, 1);
INSERT INTO public.webhooks VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0a2-7400-a47c-45d4b432a36f', 'https://hooks.invalid/boardcast', NULL, 'yQv9IS4mZ3gOZ-uP7elfo7SWCZ_ifTWJrHlHnqomZhqprpr8RpzX6GeKq1NrhEoiuWr8bhlwQsLCTXQw-8hzPUrs-h6ud4_hdm74PYNE', true, NULL, '2026-11-18T02:45:36.034Z', 1, 31, 1, '2026-11-18T02:45:41.543Z', 1, '01a1ec8b-a0cc-701f-8bc4-d659de68ef1f', NULL);
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
