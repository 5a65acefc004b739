
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
INSERT INTO public.account_tokens VALUES ('00', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'reset', 'alice@example.org', '00', '2026-11-17T17:34:28.484Z');
INSERT INTO public.api_tokens VALUES ('01a1ea93-0d1a-7434-88af-1435e165caa5', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '8b2fbd15e4dd69180e707205b3883356431e0ced4f9d6f6f41160cdf5cdb8f79', 'fEgj', 'Script', 'write', '01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '2026-11-17T17:34:28.121Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d34-712c-b690-374313c52373', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', '\x2b0ce78c7db570279417dad67d94379ecbd185be9ef6edbe04c245a447215e19e953b7cbb40a4ad7cf0f32402952629600361f3e9962ef546f6544f8c2128f09ae2451162ac88f0f09904d631edc66bd8bde52dd21ca6459dd216d65bc2c8232216242b3ea1d8e8f0a261c461170ea26eb20297c149c0c1724cdc50e24be700d2c1320173332e674b15f597c6d2d092f12284dbaf083e5c02c017aff54e94eaad62b8611d770e900368918dda98720227edb5f552a7850651e3dadd11f7b07e3cc05feea996357d1214886521e1dc6a1d4c6b02353a1e843330e82c9129a8923d131e37c9003b008ac0d2d66755debb1015767376952fae29b68f7d4ff71c9cfbc8a769dcc8b888e1c0266a94f179ed9d81e3cc9dc675f77e2609d400383f15ebbb73fd46418275a57c89467427c426f0b48037894fcc51e7e5c48e31996e91637b391bb05361ac7926b5a66f52970fd12af9a45d64bb3f60a27f6212efb865f91fd6ad7149327af673aafa75fbf84671efbea3d06097f65841b6c6edb374b061c72f789b37dc4d8d2fc049e2884e7f0f4c8186908358df88fb9798b207a7109e9480627a612e7f73e9ffc9ab53dc60220e29a0ee26fe6eb704b611fe8ea4e975c1d641dd6a4758e4dc136d51a5feebfaa20fed5bce8c6845773bc41e35bec7fd153a898f60bd34de4fd92cd5c8b5c3ff3ae2323');
INSERT INTO public.attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('43a779d6-57d0-4277-8ee3-42671a4f5a9e', '97623eb7-8b6e-41d3-aea5-5e29b0596180', NULL);
INSERT INTO public.attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d34-712c-b690-374313c52373', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d3e-77e8-9ab3-315aade42b35', 'Finished by Bob', 'card_moved', '01a1ea93-0cf0-74af-9be8-0a981924fafd', NULL, 'assign_member', NULL, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d52-7365-8131-610e5ab897ad', 'Rule', 'card_moved', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', NULL, 'assign_member', NULL, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d3e-77e8-9ab3-315aade42b35', '01a1ea93-0d44-7492-b955-e6de52a08275', 17, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '2026-11-17T17:34:28.163Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T17:34:28.114Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 0, '2026-11-17T17:34:28.054Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d118e53e3b0aa7a86ae5a45d6031e1512fe1470da2acadd2bdb49d564912acb199819983980b7a0401458106e4b2e8cadb89458736daa8a97625b6fabd2b94a1b60907d0e040a9e7b8c1618584a26fa21fbbe03d58d2130307de8e319f8d4646a87809940390c8918984898c936fafb22574bc765292cd71b74dcd4a52cacb61522018371b0776bce399841c15aac2b5e14bc902f8554e546adeb9578dcbcfef1feef5ea20f508241404d21817adb3168a9d5142770003d75d2dcd3e698285e0bf4ad2fc57e6ebfffec289ef4a00ed70bdeb4a0167d000518bca127fac27608b4eae3fbc9afc3768a988f8181f331e5855b160d78897d6ad064bf2750398e34137b8ade79b2bf93fbd4a471a0b83c78268fc7dd62d6d09eba3cb73f391e1f7e001769bd8092020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 0, '2026-11-17T17:34:28.224Z', '\x1f8b08000000000000039551c16ec32014bbef33de192a48da24e334ed1b76da54458ff03221919001c93655fdf729493bad3d74ead106db601fc01a5020244ac2c79c0b53095e16547094b2e2badced8a5c88aaa21d304836390205cf1e830106866213ec90acef41f5a3730c1aef7c38031beb44dde03011a8165d24064d204c646afd7d91abcb9697b9305c6fb1e54d9597d26853201230180773b7e69c83091464222bb8945c962fb254f95665d526cbb6af7fbcffbb17e9039460e050938ba0def60c3aea3485191c40cf9dd4f7b439460ad7027deb4bc12fedfbcf9ec2490fea70bde04d0bead03a5080ce36f4445fd80d8e363ebc9ffc7aece688e51818b436c4b472eba20e2fb18d3536c94e042a85911662a2605b4be677721beb380e14d6072fe4f1b85fcd6a9aa84f4bfbb3e3f1e107fd2150b592020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', 0, '2026-11-17T17:34:28.298Z', '\x1f8b0800000000000003b554cb6edc300cbce72b0af66a157ebf4e057aea3939b5080c4aa21221b2e54af2b641b0ff5e689fd934d96283163e5132c9e1cc504fa025f49066981176054ba540d6e465c1301339936da6d2326dbb8a779040d0c110f4f0759cad0b242101495e383d076d27e8a7c598048435d6ed03ed8740e36c3010f40a8da70484230c2407fe78d29a378a35452a192f5131d1164d26b9ac11091258667971cebe0f06e8214ff39a6519cb9a9bace98bb2cfdb4f79d77e7b56fb6fff79fa017d9a80414ec643fffd368191464e2e064fc02d3a395c42e8e2c9bd4c383b92b31b01eccf89dc2e1ffa27b8a4048da80df480460bfa4cbf709c0d7db2ee6e576fc291f6d79080d2ce87edd9565183a7b1f6038aa057047d700b6d0e56e4b4d2240f926b3ff86526b705bc395caf6fb7c5065ad11436ecc78aebab3fe6d9715832e442b03c2d54a932c16bd542f20ed6f736beb11fa48da4e2f4007d5d55457d702f7caccba66c396cb04b3bd120ac59c6e9e8e2d8d6e8519fc34dacc9eb8e75052f99a852cc6bcea9add5bb706f010c9790332dd19ed067c7a9bfa07b63714f78f001dd519404e442cf22ed0761a3719eafb55d911b300414f763543402dd7be6b831e8bdbe9b8876e16c50d0bd3572bf45af8f57315ef19cb5582955c9a26e8b268eb7f5eab51d895bf908d152e29ec483d13ebc516e2309b22e95352b73553675da10554524f85545ce68b8e7f43ad0ec5f3a49071acf61e00c9b4cb114ebaa4e65a76415153bc01f2e426ea740537cbf2294a3690fe29c20fbbf12c42f81a30f765d841d37ae10768940d37ffd3eafaf7e03d7f86918cd060000');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 1, 'board.member_added', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.067Z', 1, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","user_id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","role":"member","user":{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 2, 'board.member_added', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.074Z', 2, '01a1ea93-0c67-7645-9287-4fd7933fab6d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","user_id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","role":"member","user":{"id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 3, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.076Z', 3, '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 4, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.080Z', 4, '01a1ea93-0cf0-74af-9be8-0a981924fafd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0cf0-74af-9be8-0a981924fafd","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 5, 'label.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.083Z', 5, '01a1ea93-0cf3-747b-bb61-6ae7e682696c', NULL, NULL, NULL, NULL, '1ec068e7-29d2-4f03-a8b0-9aa2aa53905d', NULL, NULL, NULL, '{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 6, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.086Z', 6, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.086Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 7, 'card.labeled', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.095Z', 7, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T17:34:28.086Z"}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.095Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 8, 'card.assigned', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.102Z', 8, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T17:34:28.095Z"}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.102Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 9, 'card.assigned', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.102Z', 8, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T17:34:28.102Z"}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.102Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 10, 'checklist.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.124Z', 10, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d1d-751b-83d0-c65c841392b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 11, 'checklist_item.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.127Z', 11, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 12, 'checklist_item.updated', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.131Z', 12, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 13, 'checklist_item.assigned', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.134Z', 13, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 14, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.143Z', 14, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d2f-724d-9b4e-76ad6135c569","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 15, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.148Z', 15, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d34-712c-b690-374313c52373', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d34-712c-b690-374313c52373","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 2, 'board.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.228Z', 2, '01a1ea93-0d80-76e6-a118-b755630088e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d80-76e6-a118-b755630088e5"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 16, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.153Z', 16, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d39-7261-bcca-a65e1ebfed4b","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 17, 'card.moved', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.163Z', 17, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","rank":65536,"updated_at":"2026-11-17T17:34:28.102Z","position":0}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0cf0-74af-9be8-0a981924fafd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Steps","rank":65536,"items":[{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1ea93-0d2f-724d-9b4e-76ad6135c569","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1ea93-0d34-712c-b690-374313c52373","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1ea93-0d39-7261-bcca-a65e1ebfed4b","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.163Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 18, 'board.member_removed', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.167Z', 18, '01a1ea93-0c67-7645-9287-4fd7933fab6d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","user_id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","role":"member","user":{"id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 19, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.173Z', 19, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d4d-7479-86f1-958ba9b7fb42","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 20, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.185Z', 20, '01a1ea93-0d59-7532-9f62-472564eacecd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d59-7532-9f62-472564eacecd","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.185Z","updated_at":"2026-11-17T17:34:28.185Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 21, 'checklist.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.187Z', 21, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5b-74d4-a6d9-4df5f75320d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d5b-74d4-a6d9-4df5f75320d3","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 22, 'checklist.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.188Z', 22, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 23, 'checklist_item.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.190Z', 23, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5e-7176-9b01-a510a2b3b5f4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d5e-7176-9b01-a510a2b3b5f4","checklist_id":"01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 24, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.192Z', 24, '01a1ea93-0d60-7604-9e77-e3a0b8b30769', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d60-7604-9e77-e3a0b8b30769","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 25, 'comment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.194Z', 25, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d62-77dd-9384-2d0355dcad09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d62-77dd-9384-2d0355dcad09","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","user_id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","user":{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T17:34:28.194Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 26, 'label.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.204Z', 26, '01a1ea93-0d6c-761e-9412-c80a2f8e5e11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d6c-761e-9412-c80a2f8e5e11","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 27, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.209Z', 27, '01a1ea93-0d71-7493-bfbb-99210b7becf9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d71-7493-bfbb-99210b7becf9","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.209Z","updated_at":"2026-11-17T17:34:28.209Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 28, 'card.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.211Z', 28, '01a1ea93-0d71-7493-bfbb-99210b7becf9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d71-7493-bfbb-99210b7becf9","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.209Z","updated_at":"2026-11-17T17:34:28.209Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 29, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.214Z', 29, '01a1ea93-0d76-76cc-aea2-2010239d415a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d76-76cc-aea2-2010239d415a","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 30, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.216Z', 30, '01a1ea93-0d78-7494-8888-b0ef5213ed38', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d78-7494-8888-b0ef5213ed38","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0d76-76cc-aea2-2010239d415a","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.216Z","updated_at":"2026-11-17T17:34:28.216Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 31, 'column.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.218Z', 31, '01a1ea93-0d76-76cc-aea2-2010239d415a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d76-76cc-aea2-2010239d415a","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 1, 'board.member_added', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.226Z', 1, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0d80-76e6-a118-b755630088e5","user_id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","role":"member","user":{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 32, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.239Z', 32, '01a1ea93-0d8f-710a-ba1e-3935d5a03806', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 33, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.251Z', 33, '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.251Z","updated_at":"2026-11-17T17:34:28.251Z"}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 34, 'column.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.254Z', 34, '01a1ea93-0d8f-710a-ba1e-3935d5a03806', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 35, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.258Z', 35, '01a1ea93-0d8f-710a-ba1e-3935d5a03806', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'owner');
INSERT INTO public.board_members VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'member');
INSERT INTO public.board_members VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'owner');
INSERT INTO public.board_members VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'member');
INSERT INTO public.board_members VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'owner');
INSERT INTO public.board_people VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dca-7245-b5b2-8a5ff5d36837', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, true);
INSERT INTO public.boards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 'Board', NULL, NULL, false, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.054Z', '2026-11-17T17:34:28.054Z', 35, 42, '3g3492iqrdzws', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 'Board', NULL, NULL, false, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.224Z', '2026-11-17T17:34:28.224Z', 2, 3, '1j8fj492f4ocq', 0, '2026-11-17T17:34:28.228Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', false);
INSERT INTO public.boards VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', 'Imported', NULL, NULL, false, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.298Z', '2026-11-17T17:34:28.298Z', 0, 4, 'vslujbtqugf', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '64f0cc5ce3904fce87812f276a39afc2');
INSERT INTO public.card_assignees VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf3-747b-bb61-6ae7e682696c');
INSERT INTO public.card_placeholders VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dca-7245-b5b2-8a5ff5d36837');
INSERT INTO public.card_watchers VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae');
INSERT INTO public.cards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf0-74af-9be8-0a981924fafd', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-17T17:34:28.086Z', '2026-11-17T17:34:28.163Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T17:34:28.185Z', '2026-11-17T17:34:28.185Z', NULL);
INSERT INTO public.cards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d8f-710a-ba1e-3935d5a03806', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T17:34:28.251Z', '2026-11-17T17:34:28.251Z', NULL);
INSERT INTO public.cards VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dca-7244-abcc-203f4f1cb6f8', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T17:34:28.298Z', '2026-11-17T17:34:28.298Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d20-7238-8c4f-200fdec522ce', '01a1ea93-0d1d-751b-83d0-c65c841392b9', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d5e-7176-9b01-a510a2b3b5f4', '01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-726b-a71f-0a6560d9fd58', '01a1ea93-0dce-726a-90d6-42f47607ee53', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d1d-751b-83d0-c65c841392b9', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d5b-74d4-a6d9-4df5f75320d3', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-726a-90d6-42f47607ee53', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf0-74af-9be8-0a981924fafd', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d60-7604-9e77-e3a0b8b30769', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d8f-710a-ba1e-3935d5a03806', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dca-7244-abcc-203f4f1cb6f8', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d62-77dd-9384-2d0355dcad09', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, '2026-11-17T17:34:28.194Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1ea93-0e80-739b-9f50-6e06b975079d', '2026-11-17T18:39:28.482Z');
INSERT INTO public.idempotency_keys VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '1ec068e7-29d2-4f03-a8b0-9aa2aa53905d', 'MhSWQNSwXC08GpzZw2LJeOtanYMmAxte8bXecLlOMds', '{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T17:34:28.083Z');
INSERT INTO public.import_chunks VALUES ('01a1ea93-0df0-7332-b425-c5f0b92eac7b', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1ea93-0db0-7143-9ca3-c5b3053c1277', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ea93-0dca-7243-a1c2-d81f040895b9', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T17:34:28.272Z', '2026-11-17T17:34:28.276Z', '2026-11-17T17:34:28.311Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1ea93-0df0-7332-b425-c5f0b92eac7b', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T17:34:28.336Z', '2026-11-17T17:34:28.338Z', '2026-11-17T17:34:28.342Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d6a-73d2-b194-7aca88442670', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d20-7238-8c4f-200fdec522ce', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82');
INSERT INTO public.item_placeholders VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-726b-a71f-0a6560d9fd58', '01a1ea93-0dca-7245-b5b2-8a5ff5d36837');
INSERT INTO public.labels VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf3-747b-bb61-6ae7e682696c', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d6c-761e-9412-c80a2f8e5e11', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '9e285147-2a0c-4499-a445-37dbac7f9cea', '2026-11-17T17:34:28.484Z');
INSERT INTO public.mail_digests VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('6f0af1cd-13c5-4dfb-8074-c1dced83ed22', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T17:34:28.484Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0ce4-7339-b4e1-5981231eaf67', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'added', NULL, NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.067Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cea-7020-bc37-21c7693fe895', '01a1ea93-0c67-7645-9287-4fd7933fab6d', 'added', NULL, NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.074Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d08-749b-8747-0bf9a8352035', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'assigned', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.102Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d62-77de-8dbb-56b60668d6d3', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'commented', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d62-77dd-9384-2d0355dcad09', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.194Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', '01a1ea93-0d82-70b3-947b-02948f77bf21', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'added', NULL, NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.226Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 35, '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '{"id":"01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0","column_id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T17:34:28.251Z","updated_at":"2026-11-17T17:34:28.251Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'afcf8bf3f6ce543e');
INSERT INTO public.search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0d59-7532-9f62-472564eacecd', 3145727, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d62-77dd-9384-2d0355dcad09', 1048576, ' ·b01a1ea930cd677a8bc663098963ff6bc ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 4194303, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 5242879, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', 6291455, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 7340031, ' ·b01a1ea930dca7243a1c2d81f040895b9 ·c01a1ea930dca7243a1c2d81f040895b9 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d34-712c-b690-374313c52373', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0d59-7532-9f62-472564eacecd', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0d59-7532-9f62-472564eacecd', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5e-7176-9b01-a510a2b3b5f4', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 'title', ' ·b01a1ea930dca7243a1c2d81f040895b9 ·c01a1ea930dca7243a1c2d81f040895b9 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-726b-a71f-0a6560d9fd58', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1ea93-0bf8-7264-a4ec-90e56409c227', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:27.832Z', '2026-11-17T17:34:27.832Z', '2026-11-17T18:34:27.832Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ea93-0c66-736e-bb33-6840f4e30cb1', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', '2026-11-17T17:34:27.942Z', '2026-11-17T17:34:27.942Z', '2026-11-17T18:34:27.942Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ea93-0cd0-70e9-8b91-ed3b9bb201fe', '01a1ea93-0c67-7645-9287-4fd7933fab6d', '2026-11-17T17:34:28.048Z', '2026-11-17T17:34:28.048Z', '2026-11-17T18:34:28.048Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d6f-713e-9d82-5e2611dd5238', 'vwP9kM_q-AaSHiXZwWVr5cD-C89l5Om3tkrbOuMLIIw', 'kBzADuUbpuzZq36qfr2um6iUOdrLz5jLjucGfcMk4eI', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.207Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.484Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1ea93-0bf8-7264-a4ec-90e56409c227', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('43a779d6-57d0-4277-8ee3-42671a4f5a9e', '97623eb7-8b6e-41d3-aea5-5e29b0596180', '00', NULL);
INSERT INTO public.trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d54-7686-a494-de6ec8942382', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T17:34:28.182Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 19);
INSERT INTO public.trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 'card', 'deleted', 'Card', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', NULL, 131072, 1, '{"id":"01a1ea93-0d71-7493-bfbb-99210b7becf9","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T17:34:28.209Z","updated_at":"2026-11-17T17:34:28.209Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T17:34:28.211Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 28);
INSERT INTO public.trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d76-76cc-aea2-2010239d415a', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ea93-0cf3-747b-bb61-6ae7e682696c","01a1ea93-0d6c-761e-9412-c80a2f8e5e11"],"board_members":["01a1ea93-0b7f-730d-b4af-c8371dbd6aae","01a1ea93-0bfb-77ff-bfa2-0d19279cdf82"]}', '2026-11-17T17:34:28.218Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 31);
INSERT INTO public.trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 'card', 'deleted', 'Card', '01a1ea93-0d76-76cc-aea2-2010239d415a', '01a1ea93-0d76-76cc-aea2-2010239d415a', 65536, NULL, '{"id":"01a1ea93-0d78-7494-8888-b0ef5213ed38","column_id":"01a1ea93-0d76-76cc-aea2-2010239d415a","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T17:34:28.216Z","updated_at":"2026-11-17T17:34:28.216Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T17:34:28.218Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 31);
INSERT INTO public.used_sign_ins VALUES ('768ea714-a6ef-4a87-8638-885997dd1941', '2026-11-17T17:34:28.484Z');
INSERT INTO public.users VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$0oNBYEZAUFOQoq1G1i2Hjmj/6o1YSFb0+Ni4UdRd/B0$br5ITqvuCuzLAD9EN9PxAqskZCa6jFbmDfwNZ1nZvt4', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T17:34:27.772Z');
INSERT INTO public.users VALUES ('01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$hCzuIPRmFoWm03SH/YTey+rqiY+fIH5zqjEB8jLKQ3U$tQ4W5GDC14EpLhfBV7g2uJ5KfM6ZnbJlCvaOJ+5jR4Q', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T17:34:27.888Z');
INSERT INTO public.users VALUES ('01a1ea93-0c67-7645-9287-4fd7933fab6d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+MyTOnvsMQGBIQV1R837CRoqrR+2xcBHIjn/tYwi95o$V+64T9R4goBkqFBqVx6/LM3XXdnFeP04xUmDbRMIgXg', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T17:34:27.995Z');
INSERT INTO public.users VALUES ('01a1ea93-0e0e-77db-9089-5aaa7fec94c8', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$A1s3RFWM3AVNj2XE3k+4woZYioPMLgw5lXueAlnggR0$68W64L0OxtGE0GSTQPvK1MDh9E5lZC6+/ui9GwJtd1M', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T17:34:28.427Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d8b-75c9-b4c0-a224e2bc902a', '01a1ea93-0d99-72ea-8f9e-a2b910d7b2d5', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T17:34:28.248Z', '2026-11-17T17:34:33.521Z', NULL, 1);
INSERT INTO public.webhooks VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d8b-75c9-b4c0-a224e2bc902a', 'https://hooks.invalid/boardcast', NULL, 'Of6WvChbr2k8H3X-mTQS1FzVBZui0iQPjk_2MgELm4xI-oDBx1EFt9GnVyHquuZ_ALhB1IWgU0L2pVDM7SbIsfZpWDedZs3d_yOdVUnf', true, NULL, '2026-11-17T17:34:28.235Z', 1, 31, 1, '2026-11-17T17:34:33.521Z', 1, '01a1ea93-0d99-72e9-a42d-75e58d97e949', NULL);
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
