
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
INSERT INTO public.account_tokens VALUES ('00', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'reset', 'alice@example.org', '00', '2026-11-17T16:19:30.638Z');
INSERT INTO public.api_tokens VALUES ('01a1ea4e-63f3-70b0-bb15-8761c30eb61f', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '948816fa51023ce4ecbbd02b145c2ec68508ac064db376e81ddaf51a6756ef7f', 'tLZd', 'Script', 'write', '01a1ea4e-6381-7590-bd17-1c7a892c6885', '2026-11-17T16:19:28.371Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6474-77cd-8792-63b0f2a49022', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', '\x0f9ca33a21de172308507086f63f508f1879c0b30b43ceaa3d2dce79d6126bcdd537f4768af4a8e84657136ad7be4838db41131a89bdedbbd0225623052eb386c896049386edca5bdc3bf875d673f08b5ae0b47149af3007c40c7b12451297e1fc7afcee9cb4f87226b812de5bda736f6863040a40f64c112c48800a9f97cc110ab5b27653c2ca9850564eccefd25d2db8943f9f49f24c93c91fb242d79c2be36b6cc02a18cb1ccf5c7eac3ae268a606e8c8f6ac86b492b8dae756d92d5b8e2dedfb2ec2f747a9e512b59cb563d84d28c2c84b78ffaad35d9e83620644fb275ea48d7451dc87abc84a7e05b1243e8feab7d2ab2b95ace6a4fefa53e07be65613e0b8a6b4e3c43d878cc1fea91461eab68f3c11946adc9e196d16602d847046a00b9ad096e4c1ed93a6534c3ab5deb7c3d5b3ebeb8a0ba04ff3e617a15963679399b7f7f0a21ea7be348c60b8084db82b0b2ab49ff8aaed392a303933d4486f10c77694ba8fd8340e90a1a27f1a606318f2d7c3e62ab8d1e8d3f0e29928f29c7984eab7199ec7d8e6e8325461f845153feaa7bdc80ee91ffbed5c0d77550875dcc50da90d945eb78261ffe9e6db221959947e90042b8c8f9c91d6528bc54c6f51725401b8893e53f1d042a1548564a043b1f50f26a3d63ed284ff53da9a9153348539732fa9e7819f1ff305a0584abae26c5c8afd');
INSERT INTO public.attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-654b-751d-bfa4-208088a129dc', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('bd0f91c7-b87b-4a46-bbd2-e43dbf0ed795', '3f9e3616-337c-4082-b3f5-9fecb743268b', NULL);
INSERT INTO public.attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6474-77cd-8792-63b0f2a49022', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-654b-751d-bfa4-208088a129dc', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6511-7330-978a-1488d2e9355c', 'Finished by Bob', 'card_moved', '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', NULL, 'assign_member', NULL, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6555-72cc-bf1a-f484d6696cba', 'Rule', 'card_moved', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', NULL, 'assign_member', NULL, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6511-7330-978a-1488d2e9355c', '01a1ea4e-6523-7431-8bc1-9cfa627b8074', 17, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '2026-11-17T16:19:28.670Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T16:19:28.361Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 0, '2026-11-17T16:19:28.257Z', '\x1f8b08000000000000039551c16ec32014bbef33de19aa903609e134ed1b76da54452ff03221919001e93655fdf729493b753d74dad106db601fc11a50900914843be2e5560a5e1575c65b232a2e7485b2ce752965010c924d8e40c193c7608081a1a8831d93f503a861728e81f6ce870bb0b149d48f0e1381ead04562a0036122d3b45fd7b9456d3a5e895dcd6525356f0b94c2b45db995080ca6d1fc5b73c9c1040af22c2fb9105c54cfa254a256b9dce445f572e5fdd7bd48efa032060e5b7211d4eb9e414f7d4b61064768e74e9affb439450a3782e2ee97825fdaf71f0385b31ed4f166c1fb16d4a375a0009dd5f4489fd88f8e363ebc9dfd06ece788e518187436c4b472eba20e7f631b1bd4c91e08540a132dc48182ed2c999fc96d6ce23452581fbc90a7d37e356be840435ada9f1d4f0fdf40798fa292020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 0, '2026-11-17T16:19:28.917Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d91b1e31faba867e8aa55643de0b942c29f024e5b45b97b653ba9d22c5265390333033347b00624240205e1967851889c97599e7355b635378569b3341159956960106d7404129e07f40618180adadb31daa107d94fce31d0831bfc05d8d044ea46879140b6e80231d09e309269d4f7756e5e9b9697625bf3aaac34573956c2a8b6c82a0406d3681ed65c7230828434490b2e0417e58b28a4a8655a6d6a51be5e79ff772fd007c8848143452e807cdb33e8a853e46770043577d23cd2e614c8df08f2bb5ff2c3d2fef0d9933feb411e6f16bc6f411d5a0712d0594d3bfac26e74b419fcfbd9afc76e8e588e81416b7d882bb72eeaf02fb6a1411ded8140463fd1421cc8dbd692f99ddc86264c23f9f5c10b793aed57b3860ed4c7a5fdd9f1f4f4031831a39b92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', 0, '2026-11-17T16:19:29.595Z', '\x1f8b0800000000000003b554cb6edc300cbce72b0af66a057eca8f53819e7a4e4e2d028392e844886cb992bc6db0d87f2fb4ef04498a0d5af8445924873343ad412be820cd30232c89f14608561745c95a8e031b30afb0e429af6a0109041d0c4107dfc6d9ba400a1250e4a5d373d076826e5a8c49405a63dd21d0be0f34ce06034137a0f19480748481542f9ece5b57ad1a589d952d6bea46325161932931f0a241486099d5c539873e18a0833ccd39cb3296d5b719efb2b6cbdbebaaadbe9fd5fedb3d4f3fa14b133028c878e87edc2530d228c8c5600dc2a253fd25842e9edc8b84f74772762b80fd3591dbe743b7864b4ad088da400768b4a42ff41bc7d9d0b575f7fb7a138e74f80d090cdaf9b03bdb296af079ac7d8f32e8154117dc42db8315393d685247c9b5effd3293db01de1e6e3677bb623dad680a5bf663c5cdd5cb79782324abb952ac69513229ea4294692d042f20f900eb071bdfda4fca4652717a848e5755c18fee85cfbcaccb265ed7be5776a25e5ab38cd3c9c5b1add1a37e1b779b2956d799604d51158cb828d3344b8baa6c3f847b07a0bf849c6989f6842e3b4dfd15dd1b8bfb8c071fd09d4449402d741669df4b1b8d73bed67645aec710503e8c51d108f4e099d3c6a0f7fa7e22da87b341490fd6a8c316bd3e1e3151a415134d51e58aa8486988e3edbc7a634712563d41b4947c20f968b40faf96db4b2259d48215a54451b4193679e4642be9251a1e38bd0934fb974ed281c6f7302886221f18a62dd6d8f066c863c923fcfe22e4760a34c5f72b423999f628ce3364ff5782f82570f2c1be8bb4e3d615d22e1168faafdfe7cdd51f57e1f203cd060000');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 1, 'board.member_added', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.311Z', 1, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","user_id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","role":"member","user":{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 2, 'board.member_added', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.319Z', 2, '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","user_id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","role":"member","user":{"id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 3, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.325Z', 3, '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 4, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.329Z', 4, '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 5, 'label.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.332Z', 5, '01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8', NULL, NULL, NULL, NULL, '2387ea0a-789a-40c4-a530-c4b9aa00178f', NULL, NULL, NULL, '{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 6, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.334Z', 6, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.334Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 7, 'card.labeled', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.344Z', 7, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T16:19:28.334Z"}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.344Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 8, 'card.assigned', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.351Z', 8, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T16:19:28.344Z"}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.351Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 9, 'card.assigned', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.351Z', 8, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T16:19:28.351Z"}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.351Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 10, 'checklist.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.375Z', 10, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63f7-7583-b0e6-0dceb62567a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 11, 'checklist_item.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.389Z', 11, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 12, 'checklist_item.updated', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.446Z', 12, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 13, 'checklist_item.assigned', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.483Z', 13, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 14, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.492Z', 14, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 15, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.500Z', 15, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6474-77cd-8792-63b0f2a49022', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6474-77cd-8792-63b0f2a49022","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 2, 'board.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.933Z', 2, '01a1ea4e-6615-7355-b7f9-d6df3201383c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6615-7355-b7f9-d6df3201383c"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 16, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.641Z', 16, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6501-7442-9125-3655f9f1f7cc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 17, 'card.moved', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.670Z', 17, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","rank":65536,"updated_at":"2026-11-17T16:19:28.351Z","position":0}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Steps","rank":65536,"items":[{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1ea4e-6474-77cd-8792-63b0f2a49022","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1ea4e-6501-7442-9125-3655f9f1f7cc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.670Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 18, 'board.member_removed', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.702Z', 18, '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","user_id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","role":"member","user":{"id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 19, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.715Z', 19, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-654b-751d-bfa4-208088a129dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-654b-751d-bfa4-208088a129dc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 20, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.762Z', 20, '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-657a-71a7-82a6-ca4d2fe907f1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.762Z","updated_at":"2026-11-17T16:19:28.762Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 21, 'checklist.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.779Z', 21, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-658b-76d4-848f-2a91203dd8b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-658b-76d4-848f-2a91203dd8b4","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 22, 'checklist.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.790Z', 22, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6596-71cd-a271-629a0192015e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6596-71cd-a271-629a0192015e","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 23, 'checklist_item.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.799Z', 23, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-659f-7576-bce0-a625a35b0cb8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-659f-7576-bce0-a625a35b0cb8","checklist_id":"01a1ea4e-6596-71cd-a271-629a0192015e","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 24, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.806Z', 24, '01a1ea4e-65a6-73c0-b69b-1508d9122147', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65a6-73c0-b69b-1508d9122147","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 25, 'comment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.811Z', 25, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-65ab-7236-9790-ba1fab794e94', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65ab-7236-9790-ba1fab794e94","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","user_id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","user":{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T16:19:28.811Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 26, 'label.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.825Z', 26, '01a1ea4e-65b9-7180-97ad-8a178d1296f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65b9-7180-97ad-8a178d1296f7","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 27, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.843Z', 27, '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65cc-778b-aba1-7dc554aa47f2","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.843Z","updated_at":"2026-11-17T16:19:28.843Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 28, 'card.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.852Z', 28, '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65cc-778b-aba1-7dc554aa47f2","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.843Z","updated_at":"2026-11-17T16:19:28.843Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 29, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.872Z', 29, '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 30, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.883Z', 30, '01a1ea4e-65f3-7090-8932-bafdf950fc61', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65f3-7090-8932-bafdf950fc61","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.883Z","updated_at":"2026-11-17T16:19:28.883Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 31, 'column.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.887Z', 31, '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 1, 'board.member_added', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.922Z', 1, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6615-7355-b7f9-d6df3201383c","user_id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","role":"member","user":{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 32, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.963Z', 32, '01a1ea4e-6643-7690-a632-f91a3dffaac1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 33, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.011Z', 33, '01a1ea4e-6678-7549-89d4-a0d5010e9a40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6678-7549-89d4-a0d5010e9a40","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:29.011Z","updated_at":"2026-11-17T16:19:29.011Z"}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 34, 'column.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.114Z', 34, '01a1ea4e-6643-7690-a632-f91a3dffaac1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 35, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.133Z', 35, '01a1ea4e-6643-7690-a632-f91a3dffaac1', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'owner');
INSERT INTO public.board_members VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'member');
INSERT INTO public.board_members VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'owner');
INSERT INTO public.board_members VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'member');
INSERT INTO public.board_members VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'owner');
INSERT INTO public.board_people VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-68bc-76de-b305-b8352dee30ef', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, true);
INSERT INTO public.boards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 'Board', NULL, NULL, false, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.257Z', '2026-11-17T16:19:28.257Z', 35, 42, '2unq2t1mt8znx', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 'Board', NULL, NULL, false, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.917Z', '2026-11-17T16:19:28.917Z', 2, 3, '2ecaeuw1tcbdr', 0, '2026-11-17T16:19:28.933Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', false);
INSERT INTO public.boards VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', 'Imported', NULL, NULL, false, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.595Z', '2026-11-17T16:19:29.595Z', 0, 4, 'and96sjt4sq', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', '7b5c2389a7b6eb292f49229c3d5195ce');
INSERT INTO public.card_assignees VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8');
INSERT INTO public.card_placeholders VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-68bc-76de-b305-b8352dee30ef');
INSERT INTO public.card_watchers VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-59df-7149-878c-b5a81dbf638a');
INSERT INTO public.cards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-17T16:19:28.334Z', '2026-11-17T16:19:28.670Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T16:19:28.762Z', '2026-11-17T16:19:28.762Z', NULL);
INSERT INTO public.cards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6643-7690-a632-f91a3dffaac1', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T16:19:29.011Z', '2026-11-17T16:19:29.011Z', NULL);
INSERT INTO public.cards VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-68bc-76dd-89ac-cb73b407bb63', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T16:19:29.595Z', '2026-11-17T16:19:29.595Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6405-7627-a10d-35083f905fb1', '01a1ea4e-63f7-7583-b0e6-0dceb62567a1', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-659f-7576-bce0-a625a35b0cb8', '01a1ea4e-6596-71cd-a271-629a0192015e', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771d-ab2f-a09a7a868f29', '01a1ea4e-691d-771c-b400-34cab391a82d', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63f7-7583-b0e6-0dceb62567a1', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-658b-76d4-848f-2a91203dd8b4', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6596-71cd-a271-629a0192015e', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771c-b400-34cab391a82d', '01a1ea4e-691d-771b-8353-e6b400103549', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65a6-73c0-b69b-1508d9122147', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6643-7690-a632-f91a3dffaac1', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-68bc-76dd-89ac-cb73b407bb63', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65ab-7236-9790-ba1fab794e94', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, '2026-11-17T16:19:28.811Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1ea4e-6cbc-7317-b4da-5bf0733051bc', '2026-11-17T17:24:30.633Z');
INSERT INTO public.idempotency_keys VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2387ea0a-789a-40c4-a530-c4b9aa00178f', 'eNQKFiJMd-6zH_mO1IgFREjUpeQO4woXuEpQsSGC9Is', '{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T16:19:28.332Z');
INSERT INTO public.import_chunks VALUES ('01a1ea4e-6979-766c-893b-0b4152c4c15b', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1ea4e-6781-771c-9970-1cda6d6f8a6a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ea4e-68bb-7334-96af-fa25a460657b', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T16:19:29.281Z', '2026-11-17T16:19:29.296Z', '2026-11-17T16:19:29.700Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1ea4e-6979-766c-893b-0b4152c4c15b', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T16:19:29.785Z', '2026-11-17T16:19:29.816Z', '2026-11-17T16:19:29.876Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65b6-73ec-941f-b974c8d6e840', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6405-7627-a10d-35083f905fb1', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1');
INSERT INTO public.item_placeholders VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771d-ab2f-a09a7a868f29', '01a1ea4e-68bc-76de-b305-b8352dee30ef');
INSERT INTO public.labels VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65b9-7180-97ad-8a178d1296f7', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'eb3cdab0-c032-4472-96d0-66112168fb21', '2026-11-17T16:19:30.638Z');
INSERT INTO public.mail_digests VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('e4f26f95-5f5a-412a-9a64-9076d88a8bb1', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T16:19:30.638Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63b8-77b6-af69-5dd88ab68f01', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'added', NULL, NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.311Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63bf-709f-8348-8365b8a68c79', '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', 'added', NULL, NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.319Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63e0-7165-a0ed-6b0aadd5917d', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'assigned', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.351Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65ab-7237-8fda-59bd36a381d8', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'commented', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-65ab-7236-9790-ba1fab794e94', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.811Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', '01a1ea4e-661a-755e-b90f-bfcfb2539eb2', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'added', NULL, NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.922Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 35, '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '{"id":"01a1ea4e-6678-7549-89d4-a0d5010e9a40","column_id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T16:19:29.011Z","updated_at":"2026-11-17T16:19:29.011Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '208aa7badbf68475');
INSERT INTO public.search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', 3145727, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-65ab-7236-9790-ba1fab794e94', 1048576, ' ·b01a1ea4e63817590bd171c7a892c6885 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 4194303, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 5242879, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', 6291455, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771b-8353-e6b400103549', 7340031, ' ·b01a1ea4e68bb733496affa25a460657b ·c01a1ea4e68bb733496affa25a460657b ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6474-77cd-8792-63b0f2a49022', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-654b-751d-bfa4-208088a129dc', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-659f-7576-bce0-a625a35b0cb8', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771b-8353-e6b400103549', 'title', ' ·b01a1ea4e68bb733496affa25a460657b ·c01a1ea4e68bb733496affa25a460657b ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771b-8353-e6b400103549', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771d-ab2f-a09a7a868f29', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1ea4e-5fdc-75fc-9726-8131851e78c1', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:27.324Z', '2026-11-17T16:19:27.324Z', '2026-11-17T17:19:27.324Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ea4e-6106-727b-af48-ddc9f48f5a76', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', '2026-11-17T16:19:27.622Z', '2026-11-17T16:19:27.622Z', '2026-11-17T17:19:27.622Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ea4e-631d-71b5-b76f-d3da0df83416', '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', '2026-11-17T16:19:28.157Z', '2026-11-17T16:19:28.157Z', '2026-11-17T17:19:28.157Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65bf-7638-a67a-17b4d7d09c41', '_b_Fnd4QTbXWddJFv6vgeOV3GaroFQdlyRLximoKJjc', 'SluXWOCqaIfgCCBVvEVFNItivTAm-Nrju4blG6wVghY', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.830Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:30.638Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1ea4e-5fdc-75fc-9726-8131851e78c1', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('bd0f91c7-b87b-4a46-bbd2-e43dbf0ed795', '3f9e3616-337c-4082-b3f5-9fecb743268b', '00', NULL);
INSERT INTO public.trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-655f-7409-be28-c5a8e845ae61', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T16:19:28.749Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 19);
INSERT INTO public.trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 'card', 'deleted', 'Card', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', NULL, 131072, 1, '{"id":"01a1ea4e-65cc-778b-aba1-7dc554aa47f2","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T16:19:28.843Z","updated_at":"2026-11-17T16:19:28.843Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T16:19:28.852Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 28);
INSERT INTO public.trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","01a1ea4e-65b9-7180-97ad-8a178d1296f7"],"board_members":["01a1ea4e-59df-7149-878c-b5a81dbf638a","01a1ea4e-6000-72d3-b45b-b2a9929a94a1"]}', '2026-11-17T16:19:28.887Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 31);
INSERT INTO public.trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 'card', 'deleted', 'Card', '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', 65536, NULL, '{"id":"01a1ea4e-65f3-7090-8932-bafdf950fc61","column_id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T16:19:28.883Z","updated_at":"2026-11-17T16:19:28.883Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T16:19:28.887Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 31);
INSERT INTO public.used_sign_ins VALUES ('ec2e440f-4145-43ca-a28c-c00c9ae291fb', '2026-11-17T16:19:30.638Z');
INSERT INTO public.users VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$47eb8l/Ua1dNvNhTpDFfauqOM34TN3kVKVkoQBt1XS4$Z3taepeQIKB1SMDz/djhp1JA0xPqfw+/W5tImJP/3Es', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T16:19:26.715Z');
INSERT INTO public.users VALUES ('01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$qKsQIQhlVGTo5zBFba++8rz4NUjAr36GpabX+HksgvU$+xRO22tnOxWyQG5QRdLd+sJYhn954QOvDUV6LLn4+tI', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T16:19:27.501Z');
INSERT INTO public.users VALUES ('01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$LU/bO7j4dNqFvMdtkZ/6WGZT910Vc/8YTSmPzGS2EW8$PScbtEvfGXBHeZBpMOOdcHN1VU4LhTmP6VpuJpwc1vM', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T16:19:27.701Z');
INSERT INTO public.users VALUES ('01a1ea4e-69f6-76f0-b7ed-4b3af0346ff6', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$eUPqGslj1eFdIQ11duwoKzq384ZpoqwiuFvhTeNG4XE$VARfIZwxwjfTO/NkN2dOSIZS65HCLWdmcS0f+j+ckWM', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T16:19:30.225Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6637-75cd-8f9e-be6477fd8c3a', '01a1ea4e-66d8-77e1-a341-7169f7726586', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T16:19:29.112Z', '2026-11-17T16:19:34.165Z', NULL, 1);
INSERT INTO public.webhooks VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6637-75cd-8f9e-be6477fd8c3a', 'https://hooks.invalid/boardcast', NULL, 'eLaFu97Jf-wL-txLp0GLG5udbF2Y86McJhuadWOAZ6NQT0OlceqLDL0vwG6G9rORvqND8t_Ee2N-ce_62b9PYZhdQj8NIZ2uDq82MgQI', true, NULL, '2026-11-17T16:19:28.951Z', 1, 31, 1, '2026-11-17T16:19:34.165Z', 1, '01a1ea4e-66d8-77e0-b02b-58500cc2f184', NULL);
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
