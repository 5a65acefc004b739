
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'reset', 'alice@example.org', '00', '2026-11-16T15:18:57.865Z');
INSERT INTO public.api_tokens VALUES ('01a1e4f0-a035-75ee-a802-0288a4f94f6c', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '86ecf63f44952f66a8550fd9a98ad5d4759afcdf1c93bd70f037a3320f2e076b', 'P42E', 'Script', 'write', '01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '2026-11-16T15:18:57.332Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a072-7557-b759-91c3b793149a', '\x7f1c05c64d47b0213ec3831bc182f0c40f68b520785e945b2d7940d499a7a7531933f8b40bc09b60ae0af95d3e370db0ef7e6dd62c47105d634143903b8dc615975955c24a1d018ed979be79aa82401e6fe4e0169362fe822c909a75affbdf541825815b9015d9a547493a9eda7abf21b0cfa06f38b5db3669db77f1ce62e863b93ecb81488928ab4e3e7f37269bd9039c58acb03b2ea6546a9a5a556decafdde8058b35109f455cfb6e2cd84f35bd411447cc0b6c4dcdbafbccc1051c5ec0e3e0307c72da0be721e48f041b52af81efd268cae9dc4084a1a7c7513faefd42eb88efa7b9dafefedb6b248d42a475698ae8de4cc5fea60960a869fc0706388396ad4a8ca3846210090706635a044f77a7e3ad2b3220879b5f4cbf0995ad4250d10bd234a5a9487bc4955e93497388489c01014c72b2ba1e918e6034db9fd8e6156e441403a78ee9df5d84252b5076397b63189d99c3b1f2a09e5a6a86726443e8c2914bea96c0d6d4f8ee9c93d35ae803c471bb5cd9711f77c8a6556120bcd9aaf4ca5c6411d130f164ff345bbe4210d661857f419dea04f6f64e0c1c9d81968b4eeba8ae3dfdd6c11421bb2739bf91ac736e2bfc242e9d45193139a4593874e13b6e73ce4261402a6ec5adef432d6e68cd8d6464e84c376347cb8aae5d29fa153f467de1777dd648d6c46623da61ef3c767afc0f');
INSERT INTO public.attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('3ed34b8b-c62a-423a-b1c6-cefc3e45fa33', 'f9ef05cb-e5c0-4b4d-95c7-62ecc5f8b47a', NULL);
INSERT INTO public.attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a072-7557-b759-91c3b793149a', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a078-75e8-8887-c9ecf86f5c04', 'Finished by Bob', 'card_moved', '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', NULL, 'assign_member', NULL, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', true);
INSERT INTO public.automation_rules VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a096-707f-b4d8-08334370065d', 'Rule', 'card_moved', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', NULL, 'assign_member', NULL, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', true);
INSERT INTO public.automation_runs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a078-75e8-8887-c9ecf86f5c04', '01a1e4f0-a085-778a-8ead-c888b635e9b8', 17, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '2026-11-16T15:18:57.412Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:18:57.298Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 0, '2026-11-16T15:18:57.183Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d9171fdc1acaa9ea1ab5691f56c1e1512fe14b0db2acadd2bdb49d564912acb199819983980d5a0201128283309af4c6578599a82376923b94eb1ca5a5161861218441b1d8182e701bd06069a42ebed18edd083ea27e718b4831bfc19d85047ea4687914019748118b49e3092ae9bef8b5c6d125ee6a9e452e62527a19b5c162611260306d3a8efd69c7330828234490b2e0417c58bc895902a2f77423ebefef1feef5ea00f500903870db900ea6dcfa0a3ae21bf8003344b27f53d6d4e81fcb540dffa921fd6f687cf9efc490fea70bde04d0bead03a5080ceb6f4445fd88d8e76837f3ff9f5d82d11eb313030d687b871dba20e2fb10d35b6d1ce042afa895662266f8d25fd3bb90d759846f2db8357f278dc6f6635cdd4c7b5fdc5f1f8f0030008f6f592020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 0, '2026-11-16T15:18:57.521Z', '\x1f8b08000000000000039551c16ec32014bbef33de192ac84249394dfb869d365511098f0989840c48b6a9eabf4f49daa9eba1538f36d806fb00ce8002c635c7d232aa99e5540acee84e968c722979530956568f120864973d8282e7a0a3010206531bdd905de841f5a3f704dae0433c0397ea8cdde075465056fb8404da883aa3a99befcbdc9db18c4a5154b4aa84a4c84d23aaad65dc9640601cccdd9a738ecea0a060c596724ef9f6850bc52b25e44614fcf5c2fbbf7b093f4031025e37e813a8b73d810ebb06e30c0ed0cc9dd4f7b439268c5782ddcd2fc5b0b41f3e7b8c273da8c3d582b72db0d3ce8302ed5d8b4ff8a5bbc1e326c4f7935fafbb3962390602d6c594576e5dd4ebbfd8a55ab7d94d082ac7111762c2e8ac43f33bb94b751a078ceb8317f278dcaf66354ed8e7a5fdd9f1f8f003b353074292020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', 0, '2026-11-16T15:18:57.640Z', '\x1f8b0800000000000003b5544d6fd43010bdf757a0e11aa33889632727244e9cdb13a88afc3169ad3a71b09d85aadaff8ebcdbed6e0b146d05ca69eccccc9bf7def801ac811e4a2a29366349246d05e13552222bc5086d25761dd792c90a0a483639841e3e4f8b0f090d146030ea609764fd0cfdbc3a5780f6ce874360e390705a9c4c08fd285dc402744099d00ceafeb47567c6927056092204e304a9514cb46349c7060a58177376cea18f4cd04355562da194d0f68ab29e8a9ef10f6d537e39a9fdb7ff227e83be2cc049852e42fff5ba8009278521070fa0bc0c663887d035627891f0fa48c1ef04f0df670c8ff9d03fc039257092d6410fd2598d1ff1879c16871f7cb879ac37cb090fd750c068434cfbb3bda24e3e8f6d1ca44e7683d0a7b0e2ee6083c18e16cd93e4360e715d30ec01ef0eb7dbeb7db1013738a71dfbb9e2f6e2e53c92b61de115ab89501c09af3a6d78c7f558d650bc81f5838daffc3be333a972be83be65ac6e9fdc0befdb863742c10ebbf1330edabb759a8f2ece6d9d9dec2bb839239c31248a8d8228c378c959ad1baede847b0f6038879c79cdf6849e1ea7fe24c31f16f7190f31c97014a500b3e24964e3a07d36cee95afb0d8641a624f5ed9415cd400f9e396e8c8cd1decc888fe1e2a4c65befcc618b7e194f125e569448d58e843163445557bc1cbb3cdedeab977e42e5cd3d644be95bd477cec6f4fb72bc259cb28608da68c2585d52e46d2774966427e9391a1e38bd4cb8c4974eb209a7d73030a2463e12c15a552bd30a29389cc01fce42eee784737ebf3294a3699fc47986ecff4a90bf028e3e78eca2fdb47385f66b065afeebf7797bf113441a6951cd060000');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 1, 'board.member_added', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.197Z', 1, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","user_id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","role":"member","user":{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 2, 'board.member_added', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.209Z', 2, '01a1e4f0-9eff-7791-9669-8bbed1fc2729', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","user_id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","role":"member","user":{"id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 3, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.220Z', 3, '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 4, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.225Z', 4, '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-9fc9-76bc-be71-d49474ef61f5","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 5, 'label.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.230Z', 5, '01a1e4f0-9fce-72c8-a673-f8bea77bce83', NULL, NULL, NULL, NULL, '31ded16c-f282-497f-a61a-506b7a73b8d4', NULL, NULL, NULL, '{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 6, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.240Z', 6, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.240Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 7, 'card.labeled', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.268Z', 7, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:18:57.240Z"}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.268Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 8, 'card.assigned', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.279Z', 8, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:18:57.268Z"}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.279Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 9, 'card.assigned', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.279Z', 8, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:18:57.279Z"}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.279Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 10, 'checklist.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.341Z', 10, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a03d-70fb-873a-4e808d30304c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 11, 'checklist_item.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.348Z', 11, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 12, 'checklist_item.updated', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.361Z', 12, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 13, 'checklist_item.assigned', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.366Z', 13, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 14, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.376Z', 14, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a060-7061-b653-ddd60b6fa23a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 15, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.383Z', 15, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a067-75c8-b691-f8a2bfaef7e9","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 2, 'board.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.530Z', 2, '01a1e4f0-a0f1-7510-9740-1771b8504837', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0f1-7510-9740-1771b8504837"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 16, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.394Z', 16, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a072-7557-b759-91c3b793149a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a072-7557-b759-91c3b793149a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 17, 'card.moved', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.412Z', 17, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","rank":65536,"updated_at":"2026-11-16T15:18:57.279Z","position":0}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc9-76bc-be71-d49474ef61f5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Steps","rank":65536,"items":[{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4f0-a060-7061-b653-ddd60b6fa23a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4f0-a067-75c8-b691-f8a2bfaef7e9","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4f0-a072-7557-b759-91c3b793149a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.412Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 18, 'board.member_removed', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.417Z', 18, '01a1e4f0-9eff-7791-9669-8bbed1fc2729', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","user_id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","role":"member","user":{"id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 19, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.424Z', 19, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a090-74a6-a6ed-08a637cfa275","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 20, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.433Z', 20, '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a099-73bc-b2e5-c4db746bc5c4","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.433Z","updated_at":"2026-11-16T15:18:57.433Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 21, 'checklist.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.439Z', 21, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a09f-716b-98e7-f45017af693b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a09f-716b-98e7-f45017af693b","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 22, 'checklist.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.443Z', 22, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0a3-72e1-b3b5-3e3560433164', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0a3-72e1-b3b5-3e3560433164","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 23, 'checklist_item.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.447Z', 23, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0a7-7473-9778-9b91058d0d98', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0a7-7473-9778-9b91058d0d98","checklist_id":"01a1e4f0-a0a3-72e1-b3b5-3e3560433164","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 24, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.453Z', 24, '01a1e4f0-a0ad-7458-9b6b-f02a2ce5eda7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0ad-7458-9b6b-f02a2ce5eda7","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 25, 'comment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.460Z', 25, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0b4-7664-a01f-4499362a8679', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0b4-7664-a01f-4499362a8679","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","user_id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","user":{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:18:57.460Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 26, 'label.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.474Z', 26, '01a1e4f0-a0c2-76d8-be2e-96b761a7d867', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0c2-76d8-be2e-96b761a7d867","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 27, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.488Z', 27, '01a1e4f0-a0d0-734f-9231-be587c42cf48', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0d0-734f-9231-be587c42cf48","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.488Z","updated_at":"2026-11-16T15:18:57.488Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 28, 'card.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.493Z', 28, '01a1e4f0-a0d0-734f-9231-be587c42cf48', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0d0-734f-9231-be587c42cf48","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.488Z","updated_at":"2026-11-16T15:18:57.488Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 29, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.507Z', 29, '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 30, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.511Z', 30, '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0e7-729c-aeb6-d94c98617e23","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.511Z","updated_at":"2026-11-16T15:18:57.511Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 31, 'column.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.514Z', 31, '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 1, 'board.member_added', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.527Z', 1, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-a0f1-7510-9740-1771b8504837","user_id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","role":"member","user":{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 32, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.552Z', 32, '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 33, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.565Z', 33, '01a1e4f0-a11d-76fd-9f35-39948fd1a337', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a11d-76fd-9f35-39948fd1a337","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.565Z","updated_at":"2026-11-16T15:18:57.565Z"}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 34, 'column.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.573Z', 34, '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 35, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.582Z', 35, '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'member');
INSERT INTO public.board_members VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'member');
INSERT INTO public.board_members VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'owner');
INSERT INTO public.board_people VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a16a-7021-ab6f-55dd823270f9', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, true);
INSERT INTO public.boards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 'Board', NULL, NULL, false, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.183Z', '2026-11-16T15:18:57.183Z', 35, 40, '10cvdx2sf87mu', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 'Board', NULL, NULL, false, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.521Z', '2026-11-16T15:18:57.521Z', 2, 3, '1hx743bbwpj3k', 0, '2026-11-16T15:18:57.530Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', false);
INSERT INTO public.boards VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', 'Imported', NULL, NULL, false, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.640Z', '2026-11-16T15:18:57.640Z', 0, 4, 'p59wkrec2oh', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'de02736b38196df7220f355e4bb76b3d');
INSERT INTO public.card_assignees VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fce-72c8-a673-f8bea77bce83');
INSERT INTO public.card_placeholders VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a16a-7021-ab6f-55dd823270f9');
INSERT INTO public.card_watchers VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9df0-7528-8857-e1db586f01f4');
INSERT INTO public.cards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T15:18:57.240Z', '2026-11-16T15:18:57.412Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:18:57.433Z', '2026-11-16T15:18:57.433Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:18:57.565Z', '2026-11-16T15:18:57.565Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a169-7253-8b7e-729cd797cf03', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:18:57.640Z', '2026-11-16T15:18:57.640Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', '01a1e4f0-a03d-70fb-873a-4e808d30304c', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0a7-7473-9778-9b91058d0d98', '01a1e4f0-a0a3-72e1-b3b5-3e3560433164', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a176-7155-bf7f-856b3bd68a87', '01a1e4f0-a176-7154-814c-55301e7698cb', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a03d-70fb-873a-4e808d30304c', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a09f-716b-98e7-f45017af693b', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0a3-72e1-b3b5-3e3560433164', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a176-7154-814c-55301e7698cb', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0ad-7458-9b6b-f02a2ce5eda7', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a169-7253-8b7e-729cd797cf03', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0b4-7664-a01f-4499362a8679', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, '2026-11-16T15:18:57.460Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e4f0-a238-76a4-a283-24b5d77772bb', '2026-11-16T16:23:57.863Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '31ded16c-f282-497f-a61a-506b7a73b8d4', 'DY_AVESrbsRfcvSaTRgwkRGyTM0gUnYJdNU_S2MpgEk', '{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:18:57.230Z');
INSERT INTO public.import_chunks VALUES ('01a1e4f0-a19a-7739-be3c-8a882c356c21', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1e4f0-a142-7304-808d-4c713da406ba', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, '01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', NULL, NULL, '2026-11-16T15:18:57.602Z', '2026-11-16T15:18:57.613Z', '2026-11-16T15:18:57.668Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1e4f0-a19a-7739-be3c-8a882c356c21', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"csv":null}', NULL, '2026-11-16T15:18:57.690Z', '2026-11-16T15:18:57.698Z', '2026-11-16T15:18:57.709Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0bd-720d-b22e-21d8a3643b25', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed');
INSERT INTO public.item_placeholders VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a176-7155-bf7f-856b3bd68a87', '01a1e4f0-a16a-7021-ab6f-55dd823270f9');
INSERT INTO public.labels VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fce-72c8-a673-f8bea77bce83', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0c2-76d8-be2e-96b761a7d867', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '377b0b62-bb1e-4589-8910-8a9d8371e644', '2026-11-16T15:18:57.865Z');
INSERT INTO public.mail_digests VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('9d3d0d71-42c3-46ee-bb3e-ac222ba5e548', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:18:57.865Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fae-7062-9687-323e68e75042', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'added', NULL, NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.197Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fb9-7719-b914-913a52186942', '01a1e4f0-9eff-7791-9669-8bbed1fc2729', 'added', NULL, NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.209Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a001-720d-8d9a-1d5025b6f56b', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'assigned', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.279Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0b4-7665-8199-6783f21d694f', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'commented', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0b4-7664-a01f-4499362a8679', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.460Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', '01a1e4f0-a0f7-7596-814c-cbc4d569dddf', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'added', NULL, NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.527Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 35, '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '{"id":"01a1e4f0-a11d-76fd-9f35-39948fd1a337","column_id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:18:57.565Z","updated_at":"2026-11-16T15:18:57.565Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '81bcecb5d5893d6a');
INSERT INTO public.search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', 3145727, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0b4-7664-a01f-4499362a8679', 1048576, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 4194303, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 5242879, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', 6291455, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 7340031, ' ·b01a1e4f0a16873e1a2b516ae997ca5a2 ·c01a1e4f0a16873e1a2b516ae997ca5a2 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a072-7557-b759-91c3b793149a', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0a7-7473-9778-9b91058d0d98', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 'title', ' ·b01a1e4f0a16873e1a2b516ae997ca5a2 ·c01a1e4f0a16873e1a2b516ae997ca5a2 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a176-7155-bf7f-856b3bd68a87', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1e4f0-9e78-70b9-b211-bfed3190e3c4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:56.889Z', '2026-11-16T15:18:56.889Z', '2026-11-16T16:18:56.889Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4f0-9ef1-7341-b6fc-1813cd5faf2a', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', '2026-11-16T15:18:57.009Z', '2026-11-16T15:18:57.009Z', '2026-11-16T16:18:57.009Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4f0-9f8a-742f-b64e-6d19bb47bb7a', '01a1e4f0-9eff-7791-9669-8bbed1fc2729', '2026-11-16T15:18:57.162Z', '2026-11-16T15:18:57.162Z', '2026-11-16T16:18:57.162Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0c8-76ab-a0aa-5ccf25d53798', 'M38B2QqciqPa1c6U4gcvWR4bjnTWSzQbjcex7-0qK6A', 'hey5ancO9V2T0pQc8tPuh5x_2L1EO42J1XT6llXLZM8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.480Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.865Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e4f0-9e78-70b9-b211-bfed3190e3c4', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('3ed34b8b-c62a-423a-b1c6-cefc3e45fa33', 'f9ef05cb-e5c0-4b4d-95c7-62ecc5f8b47a', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 'card', 'deleted', 'Card', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', NULL, 131072, 1, '{"id":"01a1e4f0-a0d0-734f-9231-be587c42cf48","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:18:57.488Z","updated_at":"2026-11-16T15:18:57.488Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:18:57.493Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 28);
INSERT INTO public.trash VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4f0-9fce-72c8-a673-f8bea77bce83","01a1e4f0-a0c2-76d8-be2e-96b761a7d867"],"board_members":["01a1e4f0-9df0-7528-8857-e1db586f01f4","01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed"]}', '2026-11-16T15:18:57.514Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 31);
INSERT INTO public.trash VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 'card', 'deleted', 'Card', '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', 65536, NULL, '{"id":"01a1e4f0-a0e7-729c-aeb6-d94c98617e23","column_id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:18:57.511Z","updated_at":"2026-11-16T15:18:57.511Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:18:57.514Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 31);
INSERT INTO public.used_sign_ins VALUES ('5d00654f-12a0-4fc7-b98c-9a263ce4bf05', '2026-11-16T15:18:57.865Z');
INSERT INTO public.users VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$dWv/8MiENF5oliytygi+VT4fp6eupUX90eUGadF19DM$LEUSRh1PK5/lQ7cuzM+3zFOwIeLeluy+ZEhuYCijxs8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:18:56.806Z');
INSERT INTO public.users VALUES ('01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$/rC0e/Fi0rkpSaxeLH55H7bVpj1wjE++rjIlW0ekH1Q$galbXGUsKC8JvL2Ll20TNJEN8LR0NJUCw6YJgECIyI8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:18:56.959Z');
INSERT INTO public.users VALUES ('01a1e4f0-9eff-7791-9669-8bbed1fc2729', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$iE0A2QlFHE3EAX3A2oRk9KbMa7fx3Ja4eiUsQUB9ZGY$+GU12zEJiSCkZY45T+bdj1FBwnuUWg318Y9ReYZs5Wg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:18:57.088Z');
INSERT INTO public.users VALUES ('01a1e4f0-a1c1-7302-addd-0fc447fd7d1e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$xd4VmcZ7YKJ1XNJE4g9QelAVwFR6k4KugUziuBIbTD0$1hildY/Sh2BXXQL1FbWoBZAyFVl+lJ8vo5L5bxoAhFY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:18:57.800Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a106-7718-9639-53155e9f982b', '01a1e4f0-a124-7415-a88e-05d3f4408b1e', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T15:18:57.571Z', '2026-11-16T15:19:02.685Z', NULL, 2);
INSERT INTO public.webhooks VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a106-7718-9639-53155e9f982b', 'https://hooks.invalid/boardcast', NULL, 'Rg71sH6YBCbZkIEVayZF1Jba6MLUXSS90qF5jYA_TCJD5ye5qnolQvWEbJVYsTUc0iyqTudyTeEpJ9fJ3CJcaJL9wJz7huwgXMjEXFGZ', true, NULL, '2026-11-16T15:18:57.542Z', 1, 31, 1, '2026-11-16T15:19:02.685Z', 2, '01a1e4f0-a124-7414-8121-e951d145e062', NULL);
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
