
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
INSERT INTO public.account_tokens VALUES ('00', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'reset', 'alice@example.org', '00', '2026-11-17T23:18:20.346Z');
INSERT INTO public.api_tokens VALUES ('01a1ebcd-d76d-7426-ae18-ff781cea1132', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'eb4aa0f3a535546e1482107e92fef034c9cf36115f2310d3af09e1293d313486', 'vwGc', 'Script', 'write', '01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '2026-11-17T23:18:18.203Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d875-7389-9a61-9acd664c9ced', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', '\x279b83160fff9ad8d3364a785f11844dfe50dacd2b3c59837f12a1b9b57a17f9e363a08a3c38809f1ce2c0be1bdfb10d8eb8f2f0d80b79156953d41575d6b28cba7ed5f412e186f9d15f8ded4666c4d9414cb623db11747ef13d88fa889d54523b26c5a66ad5dfb7ec90e86e2b47bb78b69b3579a6f98c4889489cf0dfab8d9d69cd5a993f5c5c98271d4c7418174ef149ba23e203486b01e209edd1af5efa5f3cedd445c565f634634d578b06da7c56cc6813ea41ed8bb3fd83bd18dab0ca90cb19bc0a5bf2cb38da4ad4e05bf78ce80e173b5d3f0e22be004e636e67a70acb146a3fbeab629833fe0e231fb8196ad2be271d7d5f5fd5bfeb20c4e3c9df43a1570d2febea57a8dec14b58ed53c9465fbb65bd76591ab2164e6937baa44fca7f96e003682451ba60df40e0e60f1d09d50b46604cf3b50982724ce4585ab2096674f0fe9d344e6e3fec024f89dc397e24129c98697af929ff282e62699a3303808f656f2c6c0db131efa640e7625a138431ffc80891215331c2cb01953b2d48e70b63a846ab5f6a819acfe721dd95000cd877f526c115dc1bdf6008a6b188be35f44115b9e25e03765d7d6a3b6b91166c108e05590c98aa2a4045f0e8ef6db528dee7c9b4135664693348fe7503467711844e1a269105341c9b874c293d661104630c610248457ab54e1492083ccc7f32fd59765b');
INSERT INTO public.attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('90c49502-3831-416f-8d03-31afb226864d', '2b6dcc81-bf49-4501-89b9-7b1b49a84207', NULL);
INSERT INTO public.attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d875-7389-9a61-9acd664c9ced', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8d9-737f-a0c7-243e69860c1b', 'Finished by Bob', 'card_moved', '01a1ebcd-d554-72ff-8eca-3475bdab67b3', NULL, 'assign_member', NULL, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d96a-715b-8587-2286d9c94dfa', 'Rule', 'card_moved', '01a1ebcd-d534-76c4-a207-e813e7f3f617', NULL, 'assign_member', NULL, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8d9-737f-a0c7-243e69860c1b', '01a1ebcd-d8fe-71b9-9e30-c317ab7f373b', 17, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '2026-11-17T23:18:18.621Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T23:18:18.018Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 0, '2026-11-17T23:18:17.370Z', '\x1f8b08000000000000039551cd4ec33018bbf318dfb9999aae5bb69c10cfc00934555f1317454a7f48d2019af6eea8dd86c60e431cedc476621fc859d2944b96a88d15b6942c945246702e4b51ac50600bb5ae9b82324a2e7990a6a79e83a58c2ca2096e48aeef4877a3f71999def7e1025cac12dac17302e9867d44462680136c557f5de71ab56d8452752e36bc81c84db9520ae576594f39e360ffadb9e470224d455eac859442aae762a9e5464bb558aafce5cafbaf7b11efa4f38c3cd7f091f4eb2ea3166d8d308103d55327d57fda1c23c28dc0dcfd52e8e7f6fb8f0ee1ac277db859f0be055a769e34b177068ff8e476f058f4e1edecd7713b45ccc79451e3424c27eeb4a8e7dfd8c58a4d727b904e61c44cec115ce3607f2677b18ae380707af04c1e8fbb9359853dba34b73f391e1fbe0105ea098f92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 0, '2026-11-17T23:18:19.240Z', '\x1f8b08000000000000039551c16ec32014bbef33de3954214d4bc2a9da37ecb4a98a1ef03221919001e93655fdf729493b753d74ead106db601fc11a909073e4a4b461466d2b260abd65752d906df886aa9aafebca949041b2c9114878f6180c646028ea6087647d0fb21f9dcb407be7c305d8d824ea06878940b6e82265a0036122d3a8efeb5c2dea9609a1725661452cd7e546082aebb59a72c6c13cacb9e4600209455e6c19e78c8b97622d792579bd2acafcf5cafbbf7b913e40e6193854e422c8b77d061d758ac2048ea0a64e9a47da1c23851b81befba5e0e7f6fd674fe1ac0779bc59f0be0575681d48406735ede80bbbc1d1ca87f7b35f8fdd14311f4306ad0d312ddcb2a8c3bfd8c60675b2070299c2483371a0605b4be677721b9b380e149607cfe4e9b45fcc1a3a509fe6f627c7d3d30fb90c68c092020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', 0, '2026-11-17T23:18:19.624Z', '\x1f8b0800000000000003b5544d6fdb300cbdf7570cdcd52a247fc9f169c04e3bb7a70d85214b542b54b63c49ce5614f9ef839238498b36438a0d060c90b6c8c7f71ef50c46410b940986bd5444496c08e7bc2682179a14952e28d5ba5a15081944132d420bdf86c9f9880a325018a43753346e84769cadcd403aebfc1298d0451c262b2242ab850d9881f42822aaae7f3a6d2df94a13ce7b4a1ad120a1b2ac38c77255f4a9cf3ca98bcf2c7d448416729ad78431c2f86d5eb4ac69d9eabacecbef27b5fff65fc09fd0d20cace8d106687fdc6530e0d0a34fc133f44e78d55d42e81cd0bf3a707e24efb602b85f23fafd79689fe19212380863a105618dc42ff85b0c93c56be7eff7f54631e0f21932d0c687b8cbed14b5e2656c422764346b8436fa19b789357aa30daa83e42674619ed0ef006f939bcdddae58876b1ce396fd547173f57a9e85434e8456abf4c292cb15ebb984ec03ac2f36be759f944ba48af111dabaaa8afae05ef85c97bc6c7ad862576ec44e3a3b0fe3d1c5a9ad358339835b6bc20b2a896094918652d6f0aa9185641fc2bd03d05d42ce38277b42cb8e537f15fe9dc57dc14388c21f45c940cd781299d049978c73bad66e8dbe13310af930244513d0c533c78d112198fb11711f4e56487c70562d5bf4f6780d6958ce08d6bda24a735115791a6fe7d51b3760efd413244bc907948fd684f876b99d248a34b992a4a4bc2f9abcd4bcd789e0b71439a7e1c2e94dc429bc769289389cc38044888692bcac54d1ebbc6e30297680df5d84dc8d11c7747f252847d31ec47981ecff4a909e0c8e3ed877916ed8ba42ba3901a5fffa7ede5cfd01e74c7800cd060000');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 1, 'board.member_added', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.531Z', 1, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","user_id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","role":"member","user":{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 2, 'board.member_added', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.623Z', 2, '01a1ebcd-d03f-749f-a32f-c1381232dd95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","user_id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","role":"member","user":{"id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 3, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.648Z', 3, '01a1ebcd-d534-76c4-a207-e813e7f3f617', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 4, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.684Z', 4, '01a1ebcd-d554-72ff-8eca-3475bdab67b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d554-72ff-8eca-3475bdab67b3","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 5, 'label.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.714Z', 5, '01a1ebcd-d572-7528-9948-4a7188e42a3b', NULL, NULL, NULL, NULL, '06b789a6-551f-4101-9cde-6eeb94a65714', NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 6, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.734Z', 6, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.734Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 7, 'card.labeled', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.805Z', 7, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T23:18:17.734Z"}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.805Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 8, 'card.assigned', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.864Z', 8, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T23:18:17.805Z"}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.864Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 9, 'card.assigned', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.864Z', 8, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T23:18:17.864Z"}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.864Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 10, 'checklist.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.254Z', 10, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d78e-7043-9df4-93115bc024a8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 11, 'checklist_item.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.295Z', 11, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 12, 'checklist_item.updated', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.351Z', 12, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 13, 'checklist_item.assigned', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.379Z', 13, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 14, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.423Z', 14, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d838-7757-8fbe-7ec2d97f0638","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 15, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.485Z', 15, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d875-7389-9a61-9acd664c9ced', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d875-7389-9a61-9acd664c9ced","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 2, 'board.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.289Z', 2, '01a1ebcd-db68-72c6-997a-515e891398d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db68-72c6-997a-515e891398d4"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 16, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.536Z', 16, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d8a8-7165-b402-5fa625c875d6","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 17, 'card.moved', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.621Z', 17, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","rank":65536,"updated_at":"2026-11-17T23:18:17.864Z","position":0}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d554-72ff-8eca-3475bdab67b3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Steps","rank":65536,"items":[{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1ebcd-d838-7757-8fbe-7ec2d97f0638","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1ebcd-d875-7389-9a61-9acd664c9ced","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1ebcd-d8a8-7165-b402-5fa625c875d6","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:18.621Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 18, 'board.member_removed', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.654Z', 18, '01a1ebcd-d03f-749f-a32f-c1381232dd95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","user_id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","role":"member","user":{"id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 19, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.682Z', 19, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 20, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.837Z', 20, '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d9d5-7546-9af1-73fc507b8d7f","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:18.837Z","updated_at":"2026-11-17T23:18:18.837Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 21, 'checklist.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.864Z', 21, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d9f0-7239-8a01-4913f5fa630a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d9f0-7239-8a01-4913f5fa630a","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 22, 'checklist.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.876Z', 22, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d9fc-746f-8c76-0c811234cd55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d9fc-746f-8c76-0c811234cd55","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 23, 'checklist_item.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.903Z', 23, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da17-74b5-abec-a368363e18e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-da17-74b5-abec-a368363e18e5","checklist_id":"01a1ebcd-d9fc-746f-8c76-0c811234cd55","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 24, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.950Z', 24, '01a1ebcd-da46-77ad-92d2-12d41f42f3c5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-da46-77ad-92d2-12d41f42f3c5","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 25, 'comment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.973Z', 25, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da5e-773a-bd16-d430ea959f14', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-da5e-773a-bd16-d430ea959f14","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","user_id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","user":{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T23:18:18.973Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 26, 'label.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.097Z', 26, '01a1ebcd-dad9-72d4-b48a-38c801a42414', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dad9-72d4-b48a-38c801a42414","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 27, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.184Z', 27, '01a1ebcd-db30-7547-80e6-e76900a5b9c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db30-7547-80e6-e76900a5b9c6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.184Z","updated_at":"2026-11-17T23:18:19.184Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 28, 'card.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.194Z', 28, '01a1ebcd-db30-7547-80e6-e76900a5b9c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db30-7547-80e6-e76900a5b9c6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.184Z","updated_at":"2026-11-17T23:18:19.184Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 29, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.207Z', 29, '01a1ebcd-db47-7350-9a28-05ccb9694488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db47-7350-9a28-05ccb9694488","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 30, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.219Z', 30, '01a1ebcd-db53-76f0-93ed-fb69404c1100', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db53-76f0-93ed-fb69404c1100","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-db47-7350-9a28-05ccb9694488","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.219Z","updated_at":"2026-11-17T23:18:19.219Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 31, 'column.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.233Z', 31, '01a1ebcd-db47-7350-9a28-05ccb9694488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db47-7350-9a28-05ccb9694488","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 1, 'board.member_added', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.271Z', 1, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-db68-72c6-997a-515e891398d4","user_id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","role":"member","user":{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 32, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.338Z', 32, '01a1ebcd-dbca-7585-9eb9-f3ac77051919', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 33, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.360Z', 33, '01a1ebcd-dbe0-7661-89a5-285c63e9f668', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbe0-7661-89a5-285c63e9f668","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.360Z","updated_at":"2026-11-17T23:18:19.360Z"}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 34, 'column.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.379Z', 34, '01a1ebcd-dbca-7585-9eb9-f3ac77051919', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 35, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.411Z', 35, '01a1ebcd-dbca-7585-9eb9-f3ac77051919', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'owner');
INSERT INTO public.board_members VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'member');
INSERT INTO public.board_members VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'owner');
INSERT INTO public.board_members VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'member');
INSERT INTO public.board_members VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'owner');
INSERT INTO public.board_people VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dce8-7778-8121-e6bd0df7a532', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, true);
INSERT INTO public.boards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 'Board', NULL, NULL, false, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.370Z', '2026-11-17T23:18:17.370Z', 35, 42, '1vbfjl1h4kekr', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 'Board', NULL, NULL, false, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.240Z', '2026-11-17T23:18:19.240Z', 2, 3, '2bp77qptuvoer', 0, '2026-11-17T23:18:19.289Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', false);
INSERT INTO public.boards VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', 'Imported', NULL, NULL, false, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.624Z', '2026-11-17T23:18:19.624Z', 0, 4, '0lfqdtv5qe6', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '1b2053846a5e0aa24feb381f2faa08ac');
INSERT INTO public.card_assignees VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d572-7528-9948-4a7188e42a3b');
INSERT INTO public.card_placeholders VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dce8-7778-8121-e6bd0df7a532');
INSERT INTO public.card_watchers VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd');
INSERT INTO public.cards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d554-72ff-8eca-3475bdab67b3', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-17T23:18:17.734Z', '2026-11-17T23:18:18.621Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d534-76c4-a207-e813e7f3f617', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T23:18:18.837Z', '2026-11-17T23:18:18.837Z', NULL);
INSERT INTO public.cards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbca-7585-9eb9-f3ac77051919', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T23:18:19.360Z', '2026-11-17T23:18:19.360Z', NULL);
INSERT INTO public.cards VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dce8-7777-afd9-afde47c91b7c', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T23:18:19.624Z', '2026-11-17T23:18:19.624Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', '01a1ebcd-d78e-7043-9df4-93115bc024a8', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da17-74b5-abec-a368363e18e5', '01a1ebcd-d9fc-746f-8c76-0c811234cd55', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730e-aa80-245d3bf268ec', '01a1ebcd-dcff-730d-82dc-407b3824f7bf', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d78e-7043-9df4-93115bc024a8', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9f0-7239-8a01-4913f5fa630a', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9fc-746f-8c76-0c811234cd55', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730d-82dc-407b3824f7bf', '01a1ebcd-dcff-730c-a101-80018758c3c1', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d534-76c4-a207-e813e7f3f617', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d554-72ff-8eca-3475bdab67b3', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da46-77ad-92d2-12d41f42f3c5', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbca-7585-9eb9-f3ac77051919', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dce8-7777-afd9-afde47c91b7c', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da5e-773a-bd16-d430ea959f14', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, '2026-11-17T23:18:18.973Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1ebcd-df6f-733c-b852-afe66e070b3b', '2026-11-18T00:23:20.315Z');
INSERT INTO public.idempotency_keys VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '06b789a6-551f-4101-9cde-6eeb94a65714', 'HZiwc46A2qWAZlUtks3gtzoXOc6FaWBhPIkVPduxEWE', '{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T23:18:17.714Z');
INSERT INTO public.import_chunks VALUES ('01a1ebcd-dd43-7799-88a3-b2a8b3cd1d9f', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1ebcd-dc4b-71f3-88b4-d680c982ebd1', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ebcd-dce8-7776-a73f-35f300ff593e', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T23:18:19.467Z', '2026-11-17T23:18:19.503Z', '2026-11-17T23:18:19.681Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1ebcd-dd43-7799-88a3-b2a8b3cd1d9f', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T23:18:19.715Z', '2026-11-17T23:18:19.740Z', '2026-11-17T23:18:19.761Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da9e-7143-8b19-acffa3b69ca7', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d');
INSERT INTO public.item_placeholders VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730e-aa80-245d3bf268ec', '01a1ebcd-dce8-7778-8121-e6bd0df7a532');
INSERT INTO public.labels VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d572-7528-9948-4a7188e42a3b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dad9-72d4-b48a-38c801a42414', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '56da5373-5a53-47c3-a68d-bd67579c44d1', '2026-11-17T23:18:20.346Z');
INSERT INTO public.mail_digests VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('7c1deea0-5e98-47aa-be09-58096f94480a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T23:18:20.346Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d4ca-738e-84d8-fd4c5ad4545d', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'added', NULL, NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.531Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d517-70cd-b7d0-5f39e1cffdfb', '01a1ebcd-d03f-749f-a32f-c1381232dd95', 'added', NULL, NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.623Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d609-7627-b53d-adb79bfa13af', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'assigned', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.864Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da5e-773b-ab58-89a1d1833adb', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'commented', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da5e-773a-bd16-d430ea959f14', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.973Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', '01a1ebcd-db87-7186-8c5c-d26c9d6946e2', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'added', NULL, NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.271Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 35, '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '{"id":"01a1ebcd-dbe0-7661-89a5-285c63e9f668","column_id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:18:19.360Z","updated_at":"2026-11-17T23:18:19.360Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'd17540c52ce813b0');
INSERT INTO public.search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 2097151, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', 3145727, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da5e-773a-bd16-d430ea959f14', 1048576, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 4194303, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 5242879, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', 6291455, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730c-a101-80018758c3c1', 7340031, ' ·b01a1ebcddce87776a73f35f300ff593e ·c01a1ebcddce87776a73f35f300ff593e ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d875-7389-9a61-9acd664c9ced', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da17-74b5-abec-a368363e18e5', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730c-a101-80018758c3c1', 'title', ' ·b01a1ebcddce87776a73f35f300ff593e ·c01a1ebcddce87776a73f35f300ff593e ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730c-a101-80018758c3c1', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730e-aa80-245d3bf268ec', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1ebcd-cc21-7386-9582-1b540a763392', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:15.329Z', '2026-11-17T23:18:15.329Z', '2026-11-18T00:18:15.329Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ebcd-cff5-7381-b3fd-f0c8c97291c4', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', '2026-11-17T23:18:16.309Z', '2026-11-17T23:18:16.309Z', '2026-11-18T00:18:16.309Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ebcd-d3b7-7634-a81f-bf6e387aa4f9', '01a1ebcd-d03f-749f-a32f-c1381232dd95', '2026-11-17T23:18:17.272Z', '2026-11-17T23:18:17.272Z', '2026-11-18T00:18:17.272Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db18-75cc-8682-076d063d6c3a', 'kq83FeQDXJKmzn-vdZZnUcHP8nY9roKhe58u4-QiYPg', 'sGHzW0mDOLok8rPFkLv_B45svKpUoVEUwG9FJU-05to', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.160Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:20.346Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1ebcd-cc21-7386-9582-1b540a763392', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('90c49502-3831-416f-8d03-31afb226864d', '2b6dcc81-bf49-4501-89b9-7b1b49a84207', '00', NULL);
INSERT INTO public.trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d97f-7650-934a-1c5357fdd776', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T23:18:18.782Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 19);
INSERT INTO public.trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 'card', 'deleted', 'Card', '01a1ebcd-d534-76c4-a207-e813e7f3f617', NULL, 131072, 1, '{"id":"01a1ebcd-db30-7547-80e6-e76900a5b9c6","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:18:19.184Z","updated_at":"2026-11-17T23:18:19.184Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:18:19.194Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 28);
INSERT INTO public.trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db47-7350-9a28-05ccb9694488', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ebcd-d572-7528-9948-4a7188e42a3b","01a1ebcd-dad9-72d4-b48a-38c801a42414"],"board_members":["01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","01a1ebcd-cc54-7636-96b8-7d30bed9eb8d"]}', '2026-11-17T23:18:19.233Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 31);
INSERT INTO public.trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 'card', 'deleted', 'Card', '01a1ebcd-db47-7350-9a28-05ccb9694488', '01a1ebcd-db47-7350-9a28-05ccb9694488', 65536, NULL, '{"id":"01a1ebcd-db53-76f0-93ed-fb69404c1100","column_id":"01a1ebcd-db47-7350-9a28-05ccb9694488","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:18:19.219Z","updated_at":"2026-11-17T23:18:19.219Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:18:19.233Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 31);
INSERT INTO public.used_sign_ins VALUES ('53e0a24a-40f3-462c-a98e-70b6c39758be', '2026-11-17T23:18:20.346Z');
INSERT INTO public.users VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$t/ECRJBfq+vSaQW/q2wh0cx9Ve1XZIGWla4n6lFgklU$V2WAkjXhUpmFTDm/fJYM8KBiSmz16iTJmYR2s8t1uu4', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:18:14.703Z');
INSERT INTO public.users VALUES ('01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ps4masAj+aJ0PL1luUBItKwGKhllnKxDfUj+ejeqUJM$7AeO3NGT0UOyEO5Rphy3WmniJ1pmHYDa1Q67nkqRx4k', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:18:15.781Z');
INSERT INTO public.users VALUES ('01a1ebcd-d03f-749f-a32f-c1381232dd95', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$MeU44WQYVJROhdgxb+v//8DbUbIF0ORPS8Pr/zWUySE$FUvmrYcVWuCyQgUgFMyJGHIx0Z7KP3X9yUkiGLxUWuE', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:18:16.835Z');
INSERT INTO public.users VALUES ('01a1ebcd-dd91-74ce-b55e-07b96626857e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$q2r1BKe/DBt11SMfPX6y1C0H0CZWpPQSXwPQtUvnG44$vEqOoP3OvEi0xFp5+Q9aL3cg4beQ2QahFI1SSmN8IEY', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:18:20.079Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbb7-713f-a782-f98f4e832ca4', '01a1ebcd-dc02-774d-80eb-c5bf2be2230c', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T23:18:19.393Z', '2026-11-17T23:18:24.504Z', NULL, 2);
INSERT INTO public.webhooks VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbb7-713f-a782-f98f4e832ca4', 'https://hooks.invalid/boardcast', NULL, 'w_01hFMausEHXzFsBDPLJF9Vg0FYdwHAAB2HKu_QMjAv8Hr8Y1ujqLnTSiA3f66z9zTCIjIhbM2PHGCgY8mCjBsUkggcpey71jEwAc6M', true, NULL, '2026-11-17T23:18:19.319Z', 1, 31, 1, '2026-11-17T23:18:24.504Z', 2, '01a1ebcd-dc02-774c-bc03-b09a053e4abf', NULL);
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
