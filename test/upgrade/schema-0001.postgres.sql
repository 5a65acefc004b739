
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 'reset', 'alice@example.org', '00', '2026-11-16T14:49:28.001Z');
INSERT INTO public.api_tokens VALUES ('01a1e4d5-9728-77fa-a2b0-2f90f54eca89', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '5539677e3682d87575e53577131ee7d855ab3bb92690e6aeac009ff5c04a76c4', '1b62', 'Script', 'write', '01a1e4d5-94a9-7104-9ba2-1db793a0096a', '2026-11-16T14:49:25.543Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', '\x2cb4834c13e47914319662e68b1870d826000d6693d165c020c4c2784a969e04dd6fd6334101c2ce6674cd9154e991f20ad445f1bdab9f7022fbb4b5b7e464d337b868883ecc21149ef96df09122756e397cfa67da3e8833dee179c207f8393915a398b85c9f9cbaa0fdf4451ad86019df206c8baf396f5fd8f4202cdd8076b1d5bd61edbdca395fe9b3b37f7df3fed78c1f0df07ceaf7a10f5f1f085c9d4cd8c0f995c5c5d43b871e834fd0468a8174f948bb1899dde0208decec902511453db73a534897f5910b1a01e861309b0eda20690ad589b2bb036f6c0bbed684ce20d4ced491489543a7da6e0a1ea96c94ca26d9231d30bcc2cd90c6e78a9fd03fb1c22d0ab33228bb595549f62343013af6c5fae78f0f482eba9a2c1a0e0d92fcf26ece1ae29259e2f3fa0b475b943f684a9eae19acd35a4e567f7520b1d5b97b81696e14f6106f26135188042c000b1d406441cddc3fd2c26a723b23dab18f17fa1f332bec7124f5fbe9b32acaa49efd57e298caea0c0fc99b45596eda9a08e58be2976e7ace72330cd14cdb1c9ba35d980b82ae67188be04d16f185fb6041d7fdc7e048fdea1a226aceab0daac470074e4bf0787785fc0692ef01b3d914d22ea4bebe086beb82c9a9c2a33ffdc751f1027440edcc14217141fd67d5c03c9beab47337aaf1947109e09f1343e5541657b0767d981c');
INSERT INTO public.attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9950-75e4-afc5-617035a6bb69', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('fc584881-0d0d-493b-8ca0-97de8bc09899', '5b92290d-e778-4509-bc41-6963e20c8b9a', NULL);
INSERT INTO public.attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9950-75e4-afc5-617035a6bb69', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-989d-711e-aaee-d176084de996', 'Finished by Bob', 'card_moved', '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', NULL, 'assign_member', NULL, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', true);
INSERT INTO public.automation_rules VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-996b-708a-a228-98b6cdb2fbf9', 'Rule', 'card_moved', '01a1e4d5-9549-7021-8ce9-8a4a91825448', NULL, 'assign_member', NULL, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', true);
INSERT INTO public.automation_runs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-989d-711e-aaee-d176084de996', '01a1e4d5-98c8-76e9-80c3-22626ce611e5', 17, '01a1e4d5-95df-712c-a488-af7c2881e709', '2026-11-16T14:49:25.960Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T14:49:25.439Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 0, '2026-11-16T14:49:24.905Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d11b8240eacaa9ea1ab5691f530cf1512fe1470da2acadd2bdb499566912acb1998199839807760404894a4dc9a6b859a975228ae2d165c3a5bea4714426f1018649f038181e71ea303068e521dfd907ddf81e9c61018d47de8e319f854656a878099c034181231a823612657d9efcbdcadae1d2fd756712b4bc505615d16ae51852260300eee6ecd390733182844b1e15272b97991ca286d0ab5d262fd7ae1fddfbd441f60048380964202f3b663d0526b294ee00076eaa4baa7cd3151bc126c6f7e29f673fbfd6747f1a40773b85af0b605b5e80318c0e06b7aa22f6c8740ab3ebe9ffc3a6ca788f91818343ea6bc70cba201ff629f2aacb3df13981c479a893d45df7872bf93fb54a571a0b83c78268fc7dd6256d19eba3cb73f391e1f7e00ff56f98b92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 0, '2026-11-16T14:49:26.810Z', '\x1f8b080000000000000395514b6ec32014dcf7186f6d2243893facaa9ea1ab5691f50ccf1512362ee0b45594bb57b6932acd2255963330333073006b4041ce9193345b566b8eace45dc15a7aac982c6a21baade1a226c820d9e408143c7b0c0632301475b063b27e00354cce65a0bdf3e10c6c6c12f5a3c344a03a749132d081309169daefcbdcaad68695db56b2969792e584ba14a69342ceb9d368eed69c73308102918b8271ce78f1c2a592b512c5a6e2f9eb85f77ff7227d80ca3370d8928ba0de7619f4d4b71466708076eea4b9a7cd2952b8125437bf14fcd2beff1c289cf4a00e570bdeb6a01ead0305e8aca627fac27e74b4f1e1fde437603f472cc7904167434c2bb72eeaf02fb6b1419dec9e40a530d142ec29d8ce92f99ddcc6264e2385f5c10b793cee56b386f634a4a5fdd9f1f8f0036358c19792020000');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 1, 'board.member_added', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:24.974Z', 1, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","user_id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","role":"member","user":{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 2, 'board.member_added', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.036Z', 2, '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","user_id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","role":"member","user":{"id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 3, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.064Z', 3, '01a1e4d5-9549-7021-8ce9-8a4a91825448', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 4, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.100Z', 4, '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 5, 'label.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.143Z', 5, '01a1e4d5-9597-767e-a485-b5572ea2a148', NULL, NULL, NULL, NULL, '9542c3ba-7cad-4d83-9870-ca969d37b4c3', NULL, NULL, NULL, '{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 6, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.214Z', 6, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.214Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 7, 'card.labeled', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.277Z', 7, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T14:49:25.214Z"}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.277Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 8, 'card.assigned', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.346Z', 8, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T14:49:25.277Z"}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.346Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 9, 'card.assigned', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.346Z', 8, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T14:49:25.346Z"}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.346Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 10, 'checklist.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.615Z', 10, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-976f-742c-bb14-0d5c83b0f294', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 11, 'checklist_item.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.652Z', 11, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 12, 'checklist_item.updated', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.724Z', 12, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 13, 'checklist_item.assigned', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.769Z', 13, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 14, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.800Z', 14, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9828-76bc-ba30-49a6ade2089e","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 15, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.846Z', 15, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9856-7411-b5f5-fba94c2c13dc","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 2, 'board.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.891Z', 2, '01a1e4d5-9c1a-71f6-be38-46922f5d129e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9c1a-71f6-be38-46922f5d129e"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 16, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.867Z', 16, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-986b-74f3-b37a-bebce02e7f5a","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 17, 'card.moved', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.960Z', 17, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","rank":65536,"updated_at":"2026-11-16T14:49:25.346Z","position":0}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Steps","rank":65536,"items":[{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4d5-9828-76bc-ba30-49a6ade2089e","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4d5-9856-7411-b5f5-fba94c2c13dc","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4d5-986b-74f3-b37a-bebce02e7f5a","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.960Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 18, 'board.member_removed', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.995Z', 18, '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","user_id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","role":"member","user":{"id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 19, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.066Z', 19, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9950-75e4-afc5-617035a6bb69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9950-75e4-afc5-617035a6bb69","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 20, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.129Z', 20, '01a1e4d5-9971-75ca-8ac2-5f18d117e539', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9971-75ca-8ac2-5f18d117e539","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.129Z","updated_at":"2026-11-16T14:49:26.129Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 21, 'checklist.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.165Z', 21, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9995-77c9-aa4a-b2c7bd7f610c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9995-77c9-aa4a-b2c7bd7f610c","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 22, 'checklist.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.286Z', 22, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a0e-7267-a444-454ff01b72c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a0e-7267-a444-454ff01b72c4","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 23, 'checklist_item.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.330Z', 23, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a3b-7237-9946-df51d1ce43fd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a3b-7237-9946-df51d1ce43fd","checklist_id":"01a1e4d5-9a0e-7267-a444-454ff01b72c4","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 24, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.351Z', 24, '01a1e4d5-9a4f-703e-a5f8-159dfd2a7e32', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a4f-703e-a5f8-159dfd2a7e32","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 25, 'comment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.382Z', 25, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","user_id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","user":{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T14:49:26.382Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 26, 'label.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.433Z', 26, '01a1e4d5-9aa1-7363-b370-49f8fb1d3314', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9aa1-7363-b370-49f8fb1d3314","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 27, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.496Z', 27, '01a1e4d5-9ae0-7725-965b-969eab9e6372', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9ae0-7725-965b-969eab9e6372","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.496Z","updated_at":"2026-11-16T14:49:26.496Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 28, 'card.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.547Z', 28, '01a1e4d5-9ae0-7725-965b-969eab9e6372', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9ae0-7725-965b-969eab9e6372","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.496Z","updated_at":"2026-11-16T14:49:26.496Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 29, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.650Z', 29, '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 30, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.684Z', 30, '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9b9c-76dc-b9ba-b09a8b129279","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.684Z","updated_at":"2026-11-16T14:49:26.684Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 31, 'column.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.734Z', 31, '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 1, 'board.member_added', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.857Z', 1, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-9c1a-71f6-be38-46922f5d129e","user_id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","role":"member","user":{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 32, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.042Z', 32, '01a1e4d5-9d02-7780-8406-fbec407d8712', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d02-7780-8406-fbec407d8712","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 33, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.119Z', 33, '01a1e4d5-9d4f-7517-8b63-401bef5bd487', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d4f-7517-8b63-401bef5bd487","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9d02-7780-8406-fbec407d8712","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:27.119Z","updated_at":"2026-11-16T14:49:27.119Z"}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 34, 'column.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.186Z', 34, '01a1e4d5-9d02-7780-8406-fbec407d8712', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d02-7780-8406-fbec407d8712","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 35, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.199Z', 35, '01a1e4d5-9d02-7780-8406-fbec407d8712', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d02-7780-8406-fbec407d8712","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'member');
INSERT INTO public.board_members VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'member');
INSERT INTO public.board_visits VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, true);
INSERT INTO public.boards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 'Board', NULL, NULL, false, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:24.905Z', '2026-11-16T14:49:24.905Z', 35, 40, '2ak7xcu9z9tv9', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 'Board', NULL, NULL, false, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.810Z', '2026-11-16T14:49:26.810Z', 2, 3, '116pm0awrw3em', 0, '2026-11-16T14:49:26.891Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', false);
INSERT INTO public.calendar_keys VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'd2926b1cd833d8488c3a02c554567b00');
INSERT INTO public.card_assignees VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9597-767e-a485-b5572ea2a148');
INSERT INTO public.card_watchers VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-89cd-75b4-b174-0eac72df424e');
INSERT INTO public.cards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T14:49:25.214Z', '2026-11-16T14:49:25.960Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9549-7021-8ce9-8a4a91825448', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T14:49:26.129Z', '2026-11-16T14:49:26.129Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d02-7780-8406-fbec407d8712', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T14:49:27.119Z', '2026-11-16T14:49:27.119Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', '01a1e4d5-976f-742c-bb14-0d5c83b0f294', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a3b-7237-9946-df51d1ce43fd', '01a1e4d5-9a0e-7267-a444-454ff01b72c4', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-976f-742c-bb14-0d5c83b0f294', '01a1e4d5-95df-712c-a488-af7c2881e709', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9995-77c9-aa4a-b2c7bd7f610c', '01a1e4d5-95df-712c-a488-af7c2881e709', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a0e-7267-a444-454ff01b72c4', '01a1e4d5-95df-712c-a488-af7c2881e709', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9549-7021-8ce9-8a4a91825448', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a4f-703e-a5f8-159dfd2a7e32', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d02-7780-8406-fbec407d8712', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, '2026-11-16T14:49:26.382Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e4d5-a04e-77aa-8f2e-3a702dee3a56', '2026-11-16T15:54:27.945Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '9542c3ba-7cad-4d83-9870-ca969d37b4c3', 'MUw90_RJT9bWFLOjdU9F0Hd0N4ObuJ7phoRGZS6g8gY', '{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T14:49:25.143Z');
INSERT INTO public.invitations VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a91-7127-b7df-b337d9dce1db', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', '01a1e4d5-8e78-714f-ad24-464f6029b1d6');
INSERT INTO public.labels VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9597-767e-a485-b5572ea2a148', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9aa1-7363-b370-49f8fb1d3314', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '93d7c090-ff7f-4dfb-9384-e14b046ef007', '2026-11-16T14:49:28.001Z');
INSERT INTO public.mail_digests VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('881a0633-a1c8-4cfe-bf32-cbf3c6938e15', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T14:49:28.001Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-94ff-74c8-82d6-2dec9ebbcf46', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'added', NULL, NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:24.974Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-952c-73f3-8927-96715303d40d', '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', 'added', NULL, NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.036Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9663-7154-bb99-f708cb51d5b7', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'assigned', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.346Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a6f-774c-9449-0bfd5a6c4518', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'commented', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.382Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', '01a1e4d5-9c49-73be-a03f-7db5f44ae553', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'added', NULL, NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.857Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 35, '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '{"id":"01a1e4d5-9d4f-7517-8b63-401bef5bd487","column_id":"01a1e4d5-9d02-7780-8406-fbec407d8712","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:49:27.119Z","updated_at":"2026-11-16T14:49:27.119Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '103da78df06ad09f');
INSERT INTO public.search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-95df-712c-a488-af7c2881e709', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', 3145727, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', 1048576, ' ·b01a1e4d594a971049ba21db793a0096a ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 4194303, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 5242879, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', 6291455, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-95df-712c-a488-af7c2881e709', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-95df-712c-a488-af7c2881e709', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9950-75e4-afc5-617035a6bb69', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a3b-7237-9946-df51d1ce43fd', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e4d5-8e54-7059-b312-44c50beed071', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:23.284Z', '2026-11-16T14:49:23.284Z', '2026-11-16T15:49:23.284Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4d5-9105-7241-aa81-a3d231e5939c', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', '2026-11-16T14:49:23.974Z', '2026-11-16T14:49:23.974Z', '2026-11-16T15:49:23.974Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4d5-948b-7167-9799-a976b9a2026e', '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', '2026-11-16T14:49:24.875Z', '2026-11-16T14:49:24.875Z', '2026-11-16T15:49:24.875Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9aa7-7430-b1e5-a05261de2ccb', 'zxG1TfTHR1L0xocyss7sK_3HZstkzyn9EU0TgGs8FN8', 'QHinZl04MZowAwKNgZyl2qVY9_QTCwd5r6xSvUciSn8', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.439Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:28.001Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e4d5-8e54-7059-b312-44c50beed071', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('fc584881-0d0d-493b-8ca0-97de8bc09899', '5b92290d-e778-4509-bc41-6963e20c8b9a', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 'card', 'deleted', 'Card', '01a1e4d5-9549-7021-8ce9-8a4a91825448', NULL, 131072, 1, '{"id":"01a1e4d5-9ae0-7725-965b-969eab9e6372","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:49:26.496Z","updated_at":"2026-11-16T14:49:26.496Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:49:26.547Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 28);
INSERT INTO public.trash VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4d5-9597-767e-a485-b5572ea2a148","01a1e4d5-9aa1-7363-b370-49f8fb1d3314"],"board_members":["01a1e4d5-89cd-75b4-b174-0eac72df424e","01a1e4d5-8e78-714f-ad24-464f6029b1d6"]}', '2026-11-16T14:49:26.734Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 31);
INSERT INTO public.trash VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 'card', 'deleted', 'Card', '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', 65536, NULL, '{"id":"01a1e4d5-9b9c-76dc-b9ba-b09a8b129279","column_id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:49:26.684Z","updated_at":"2026-11-16T14:49:26.684Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:49:26.734Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 31);
INSERT INTO public.used_sign_ins VALUES ('234a03d8-08f3-4ff9-a431-92d8e6a13e64', '2026-11-16T14:49:28.001Z');
INSERT INTO public.users VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$f/Nx/NwLqUETiaLNzzjB/lKvBNr/WsezMPWIUxntCyQ$NS8GRTyLSd1eJi6a1u1/92bybNzGdAYlkggRRsFAzFo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:49:22.638Z');
INSERT INTO public.users VALUES ('01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$INIG3RN/n1XOSYLDNwUVboAgL6Kwxb/f9pHyZq7G4YI$DsrWQIlmSfPoMrY7bpcwNJotPHkDuy1m+T/vdlDJyOY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:49:23.658Z');
INSERT INTO public.users VALUES ('01a1e4d5-911c-73c6-adc9-4c68f7732fa7', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$96sr9z6V9gqzLP3zB2EgImyE6vzQ4tGFPSBPw7rIjvI$ECVHc2dWLzeYK/0alzmbAnLlFc/kCMQT8/zuTETtOWs', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:49:24.376Z');
INSERT INTO public.users VALUES ('01a1e4d5-9dce-70ce-ab91-4e9540ac7ede', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$3r3x8KY06UwGRCr+haiza8VOCw5fYYdQ7K+MlI2sy1s$T+K8IXx/JKT6LScr/qNq/YWW3E1Ye8XaFI5MZr3GgrM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:49:27.526Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9cc5-74dc-ab07-787e992f3cae', '01a1e4d5-9d6d-7172-8198-0d6ccdbe8e53', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T14:49:27.148Z', '2026-11-16T14:49:32.320Z', NULL, 6);
INSERT INTO public.webhooks VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9cc5-74dc-ab07-787e992f3cae', 'https://hooks.invalid/boardcast', NULL, 'XWJLyKHUqyTmqFj2XZ5WlyDwdFKOG9TC-A9HNP2b9DDdnZc_VP8EGArTpbBlhliXRqGlnEfM9IleP2o9ApfNaTvqMU_KNuvqGa8Y8jDs', true, NULL, '2026-11-16T14:49:26.981Z', 1, 31, 1, '2026-11-16T14:49:32.320Z', 6, '01a1e4d5-9d6d-7171-bc0b-9b00036f2246', NULL);
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
