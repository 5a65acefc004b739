
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'reset', 'alice@example.org', '00', '2026-11-16T15:01:04.194Z');
INSERT INTO public.api_tokens VALUES ('01a1e4e0-0fbf-768d-844e-08852ef36247', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'a888c2bd859d83f52dbf0e9f502f4f65f9c9b513627741aa4b28bf5e20ce2511', 'WL9g', 'Script', 'write', '01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '2026-11-16T15:00:51.753Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1154-762f-8878-8770541f89df', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-118f-7118-ba52-0e9b367b490c', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-12ad-73f4-88d0-916940943a62', '\x9e03cbd95e44c9b0d579d3b90b06b9f6b2a2bb07423867ee0ed9a17c20acb8950ef57a794e2d257e0808a4b0057c4ff0982f3b98866e15f4dd099fef86e59328acfbe001da82ed93f9c05b77220f2ce15d0ed710e926b34e2af0ddd9a968c615ad6608a3e7e1bd67997ad9422fbb90c5c84756a649cf0648a60e04b75f285c00ac8da9bc0582ed6db6645e3c8efab20b650c9e16e0add869dafa4f083a7368c8d1e3e472c7f36de5db1292e1888a8001dca9b03d682c1c3b0777f6b25ec21f3cb19bad07d22583a5eebb437c53c55e0bb8d83b3bcbd9adea6dedb8e723c47411981fc60d67946d488d4420cc8d5e41eb5a90cc794ac3fadeba7ece24176b31eb2671c7b4a345e59cf5d5d2fc74837c438c067f8ccc147e2c25aa35165890b4e0b62377c780b27429ad2f2a9b0d79588859987d65d9203be9a6814f7b93c9552be5a6e45b78e4bd032a94b5c9aafaff7e4e3965fee162e5d8ed30c41827f5a196bb4209b7cbde1b29cc1a374fd424ff2011b0717c218ae97b4a72664326a19a3233e785cfada97edc61a1fb7d414ed70a462655050f44e9faace2908fe020ae07c1d351b5af485158caf08a107ddfa69fcc37432e68a81e028b2630bd08782f229a0dcc110c20feddf036338a945d5020debf05894e3189a282bdfaf084f40bbfa9d90614424f2cc9fe50d339bd286763908c866d');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('fb52142e-92e0-413f-b893-c8522c55f4b8', 'd33a63d0-fd86-4851-9e81-8c31fcd60163', NULL);
INSERT INTO public.attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1154-762f-8878-8770541f89df', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-118f-7118-ba52-0e9b367b490c', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-12ad-73f4-88d0-916940943a62', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-131d-76bf-8bd4-51de653ba392', 'Finished by Bob', 'card_moved', '01a1e4e0-0b3f-730b-8d22-3daad6e03479', NULL, 'assign_member', NULL, '01a1e4e0-00cf-7259-aaec-01491e1d578e', true);
INSERT INTO public.automation_rules VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1558-75a8-8430-4d5468090d2a', 'Rule', 'card_moved', '01a1e4e0-0ae6-762e-afbd-d6948663528a', NULL, 'assign_member', NULL, '01a1e4e0-00cf-7259-aaec-01491e1d578e', true);
INSERT INTO public.automation_runs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-131d-76bf-8bd4-51de653ba392', '01a1e4e0-13f4-746b-9af1-bcec5634bc4e', 17, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '2026-11-16T15:00:52.851Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:00:51.541Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 0, '2026-11-16T15:00:50.359Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d1124b68959553d4357ad22eb611e1512fe1470da2acadd2bdb4994aea22e67606660e604de820621515241820bdc29aeca7dc16b550b5eb7aaddba0a4b250d30c83e07020d2f03460b0c2ca536fa31fba107dd4f2130688730c42bf0a9c9d48d0133817618123168236126db989f5bae75dc61b1e74aec1d475395dc907145e564a1d49c338df6df9a6b0e66d0b015db8a4bc965f52a4b2d842ec56657d66f77de8fee25fa042d1804341412e8f703838e3a43710627307327cd7fda9c12c57bc1c32fc561697ff8ea295ef4a04ff70b3eb4a00e7d000d187c4bcff48ddd186833c48f8b5f8fdd1cb11c0303e763ca2bb72e1af02ff6a9c136fb2381ce71a2853852f4ce93bd4dee5393a691e2fae0853c9f0fab594347eaf3d2feec787efa05e26d667892020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 0, '2026-11-16T15:00:55.259Z', '\x1f8b08000000000000039551c16ec32014bbef33de3954d08624e334ed1b76da54458ff0989048c880749baafefb94a4adba53d5a30db6c13e8233a0800b14541267c248cdea1a25d36257b3a6a1e79276463692a080ecb22750f01a301a28c050eaa21bb30b03a861f2be802ef8102fc0a536533f7acc04caa24f54401709339956ff5e738d6516cb86d5bcb10c752599266dcbca8ab2aee79c69340f6b2e399841c1966f2b260413d59b908a7325e5662b9fdf6fbcefdd4bf4058a17e051934fa03ef605f4d46b8a3338829e3b691f69734a146f0577bf14c3d27ef81e289ef5a08eb70bdeb5a01e9d0705e85d472ff483fde86913e2e7d96fc07e8e588ea100eb62ca2bb72eeaf13f76a9c52ebb0381ca71a285385074d691b94eee529ba691e2fae0853c9df6ab594b071af2d2feec787afa03b5125a2a92020000');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 1, 'board.member_added', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.397Z', 1, '01a1e4e0-00cf-7259-aaec-01491e1d578e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","user_id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","role":"member","user":{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 2, 'board.member_added', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.504Z', 2, '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","user_id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","role":"member","user":{"id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 3, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.534Z', 3, '01a1e4e0-0ae6-762e-afbd-d6948663528a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 4, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.594Z', 4, '01a1e4e0-0b3f-730b-8d22-3daad6e03479', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-0b3f-730b-8d22-3daad6e03479","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 5, 'label.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.685Z', 5, '01a1e4e0-0b7d-7323-a172-834df6e86084', NULL, NULL, NULL, NULL, '8c0d9511-fc43-45c5-844d-21d0b509c518', NULL, NULL, NULL, '{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 6, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.743Z', 6, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:50.743Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 7, 'card.labeled', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.988Z', 7, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:00:50.743Z"}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:50.988Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 8, 'card.assigned', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.112Z', 8, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:00:50.988Z"}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:51.112Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 9, 'card.assigned', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.112Z', 8, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:00:51.112Z"}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:51.112Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 10, 'checklist.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.861Z', 10, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1015-75ba-9d2b-14fbee7f770c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 11, 'checklist_item.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.012Z', 11, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 12, 'checklist_item.updated', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.100Z', 12, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 13, 'checklist_item.assigned', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.141Z', 13, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 14, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.180Z', 14, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1154-762f-8878-8770541f89df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1154-762f-8878-8770541f89df","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 15, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.239Z', 15, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-118f-7118-ba52-0e9b367b490c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-118f-7118-ba52-0e9b367b490c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 2, 'board.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.615Z', 2, '01a1e4e0-1d5b-77a5-b137-88e94e3d585e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1d5b-77a5-b137-88e94e3d585e"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 16, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.488Z', 16, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-12ad-73f4-88d0-916940943a62', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-12ad-73f4-88d0-916940943a62","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 17, 'card.moved', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.851Z', 17, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","rank":65536,"updated_at":"2026-11-16T15:00:51.112Z","position":0}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0b3f-730b-8d22-3daad6e03479","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Steps","rank":65536,"items":[{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4e0-1154-762f-8878-8770541f89df","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4e0-118f-7118-ba52-0e9b367b490c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4e0-12ad-73f4-88d0-916940943a62","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:52.851Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 18, 'board.member_removed', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.993Z', 18, '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","user_id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","role":"member","user":{"id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 19, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.100Z', 19, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-14ec-770c-a83a-bc2848d435a4","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 20, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.275Z', 20, '01a1e4e0-159b-7152-acc8-eb6503cce83e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-159b-7152-acc8-eb6503cce83e","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:53.275Z","updated_at":"2026-11-16T15:00:53.275Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 21, 'checklist.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.496Z', 21, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1678-7072-8324-60c540e21ebb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1678-7072-8324-60c540e21ebb","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 22, 'checklist.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.624Z', 22, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-16f8-734f-b134-c95c06bca03f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-16f8-734f-b134-c95c06bca03f","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 23, 'checklist_item.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.684Z', 23, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1734-7648-8106-3b02957f8205', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1734-7648-8106-3b02957f8205","checklist_id":"01a1e4e0-16f8-734f-b134-c95c06bca03f","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 24, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.782Z', 24, '01a1e4e0-1796-7016-adb3-de625d0358e6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1796-7016-adb3-de625d0358e6","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 25, 'comment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.851Z', 25, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-17db-720b-a1cd-de7c73a45120', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-17db-720b-a1cd-de7c73a45120","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","user_id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","user":{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:00:53.851Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 26, 'label.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.115Z', 26, '01a1e4e0-18e3-72a0-87a6-77ecf07e48fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-18e3-72a0-87a6-77ecf07e48fc","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 27, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.336Z', 27, '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-19c0-710f-bd5c-4aecf74aa703","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:54.336Z","updated_at":"2026-11-16T15:00:54.336Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 28, 'card.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.444Z', 28, '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-19c0-710f-bd5c-4aecf74aa703","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:54.336Z","updated_at":"2026-11-16T15:00:54.336Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 29, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.873Z', 29, '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 30, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.967Z', 30, '01a1e4e0-1c37-7516-9087-15127f8af3f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1c37-7516-9087-15127f8af3f3","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:54.967Z","updated_at":"2026-11-16T15:00:54.967Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 31, 'column.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.087Z', 31, '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 1, 'board.member_added', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.426Z', 1, '01a1e4e0-00cf-7259-aaec-01491e1d578e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-1d5b-77a5-b137-88e94e3d585e","user_id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","role":"member","user":{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 32, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.853Z', 32, '01a1e4e0-1fad-7532-a905-dde9ecf03097', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 33, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:56.051Z', 33, '01a1e4e0-2073-76e5-a90f-5c09a49d7769', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-2073-76e5-a90f-5c09a49d7769","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:56.051Z","updated_at":"2026-11-16T15:00:56.051Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 34, 'column.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:56.173Z', 34, '01a1e4e0-1fad-7532-a905-dde9ecf03097', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 35, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:56.308Z', 35, '01a1e4e0-1fad-7532-a905-dde9ecf03097', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'member');
INSERT INTO public.board_members VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'member');
INSERT INTO public.board_visits VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, true);
INSERT INTO public.boards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 'Board', NULL, NULL, false, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.359Z', '2026-11-16T15:00:50.359Z', 35, 40, '2tketvhf12mtv', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 'Board', NULL, NULL, false, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.259Z', '2026-11-16T15:00:55.259Z', 2, 3, '3kq1ki1seolzn', 0, '2026-11-16T15:00:55.615Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', false);
INSERT INTO public.calendar_keys VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', '29acfb228cba3e9038c67365cf6879d9');
INSERT INTO public.card_assignees VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-00cf-7259-aaec-01491e1d578e', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0b7d-7323-a172-834df6e86084');
INSERT INTO public.card_watchers VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4df-fa48-708f-ab65-bebf46f1477d');
INSERT INTO public.cards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0b3f-730b-8d22-3daad6e03479', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T15:00:50.743Z', '2026-11-16T15:00:52.851Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-0ae6-762e-afbd-d6948663528a', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:00:53.275Z', '2026-11-16T15:00:53.275Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-1fad-7532-a905-dde9ecf03097', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:00:56.051Z', '2026-11-16T15:00:56.051Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', '01a1e4e0-1015-75ba-9d2b-14fbee7f770c', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1734-7648-8106-3b02957f8205', '01a1e4e0-16f8-734f-b134-c95c06bca03f', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1015-75ba-9d2b-14fbee7f770c', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1678-7072-8324-60c540e21ebb', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-16f8-734f-b134-c95c06bca03f', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0ae6-762e-afbd-d6948663528a', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0b3f-730b-8d22-3daad6e03479', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1796-7016-adb3-de625d0358e6', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1fad-7532-a905-dde9ecf03097', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-17db-720b-a1cd-de7c73a45120', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, '2026-11-16T15:00:53.851Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e4e0-2cca-74ab-be35-2d59c57ef817', '2026-11-16T16:06:02.194Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '8c0d9511-fc43-45c5-844d-21d0b509c518', 'kKnOBz_xFE0vNHoXUHmVyuZUGEqab2Ib_oLfHoq3kI0', '{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:00:50.685Z');
INSERT INTO public.invitations VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-188c-7630-b519-3161c1ae2777', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', '01a1e4e0-00cf-7259-aaec-01491e1d578e');
INSERT INTO public.labels VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0b7d-7323-a172-834df6e86084', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-18e3-72a0-87a6-77ecf07e48fc', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '2000e1c6-22bf-44e3-b32a-c792d9cb7dac', '2026-11-16T15:01:04.194Z');
INSERT INTO public.mail_digests VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('6fc2a238-49a9-43ee-b4ac-3c7928281e51', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:01:04.194Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0a5e-73bc-a09e-151dc70e0491', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'added', NULL, NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.397Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0ac8-708b-9651-f93929f2e4a3', '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', 'added', NULL, NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.504Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0d29-7720-b121-1de928f75547', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'assigned', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.112Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-17dc-72df-9e61-83981fdbabb1', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'commented', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-17db-720b-a1cd-de7c73a45120', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.851Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', '01a1e4e0-1e7a-770e-9abf-33cf954719b9', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'added', NULL, NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.426Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 35, '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '{"id":"01a1e4e0-2073-76e5-a90f-5c09a49d7769","column_id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:00:56.051Z","updated_at":"2026-11-16T15:00:56.051Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '103da78df06ad09f');
INSERT INTO public.search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-159b-7152-acc8-eb6503cce83e', 3145727, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-17db-720b-a1cd-de7c73a45120', 1048576, ' ·b01a1e4e00a37758497909c7c2f6a571b ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 4194303, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 5242879, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', 6291455, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1154-762f-8878-8770541f89df', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-118f-7118-ba52-0e9b367b490c', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-12ad-73f4-88d0-916940943a62', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-159b-7152-acc8-eb6503cce83e', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-159b-7152-acc8-eb6503cce83e', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1734-7648-8106-3b02957f8205', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e4e0-00ac-73ee-be6f-7eac52155e4c', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:47.916Z', '2026-11-16T15:00:47.916Z', '2026-11-16T16:00:47.916Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4e0-06fd-71ba-96fe-5c1203d1ccf1', '01a1e4e0-00cf-7259-aaec-01491e1d578e', '2026-11-16T15:00:49.533Z', '2026-11-16T15:00:49.533Z', '2026-11-16T16:00:49.533Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4e0-0a27-712e-9e30-56d805f834b2', '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', '2026-11-16T15:00:50.343Z', '2026-11-16T15:00:50.343Z', '2026-11-16T16:00:50.343Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-195a-7084-b6ef-b708195f3117', 'Iz5u1MbbO-kWWz5ugzedyy0yWZqRc-2AYoAwmwmgVP4', 'tk52hFAqb-oyzoQVQT4XyUKREAzjovB7NuqJQYsqDis', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.233Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:01:04.194Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e4e0-00ac-73ee-be6f-7eac52155e4c', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('fb52142e-92e0-413f-b893-c8522c55f4b8', 'd33a63d0-fd86-4851-9e81-8c31fcd60163', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 'card', 'deleted', 'Card', '01a1e4e0-0ae6-762e-afbd-d6948663528a', NULL, 131072, 1, '{"id":"01a1e4e0-19c0-710f-bd5c-4aecf74aa703","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:00:54.336Z","updated_at":"2026-11-16T15:00:54.336Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:00:54.444Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 28);
INSERT INTO public.trash VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4e0-0b7d-7323-a172-834df6e86084","01a1e4e0-18e3-72a0-87a6-77ecf07e48fc"],"board_members":["01a1e4df-fa48-708f-ab65-bebf46f1477d","01a1e4e0-00cf-7259-aaec-01491e1d578e"]}', '2026-11-16T15:00:55.087Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 31);
INSERT INTO public.trash VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 'card', 'deleted', 'Card', '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', 65536, NULL, '{"id":"01a1e4e0-1c37-7516-9087-15127f8af3f3","column_id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:00:54.967Z","updated_at":"2026-11-16T15:00:54.967Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:00:55.087Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 31);
INSERT INTO public.used_sign_ins VALUES ('d82cdb46-58e3-4192-bb08-bb1f17abd4d3', '2026-11-16T15:01:04.194Z');
INSERT INTO public.users VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$lzELkzdeFy2MA3kYfV4oAhlwhJLs+spZwxzjJ4BEKow$2YdJ0AFLtvfH0ByEDcItyBQbNvN4j06daVQsjbqrsSI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:00:46.749Z');
INSERT INTO public.users VALUES ('01a1e4e0-00cf-7259-aaec-01491e1d578e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$A4fxxO+xGpf0To3nlAiSPpEIC5/VvCkE+98UB93taNE$e/vBVbIgXzsEDXaxG5EI3uacrkF8xfSOIeseGo2ARZs', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:00:48.850Z');
INSERT INTO public.users VALUES ('01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$ae0H/wpBO5y3Tv0MCj5PrKCi7+9YfedFD3kkV2/Z1NI$KvYSdWlSELcQebtaDcE0SwKlyBciJUGRreGZebG0EUk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:00:49.732Z');
INSERT INTO public.users VALUES ('01a1e4e0-232b-73f1-8413-bba28229457a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$oi/7TVLbSjgRuh6bQlrtSukoZ9PA/of7UrmYKhsq09U$YBRQbCxoEa7lDlxNblAPVYDmW+3c1mj179V1tV0THJw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:00:57.501Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1f57-71d5-be97-e4f324d54e35', '01a1e4e0-2137-72ae-b0fc-457ebcd1d224', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T15:00:56.247Z', '2026-11-16T15:06:14.615Z', NULL, 5596);
INSERT INTO public.webhooks VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1f57-71d5-be97-e4f324d54e35', 'https://hooks.invalid/boardcast', NULL, 'e_5yroWtU4DYFba3u3oLRnR7WLcNcGt1VJHtXHcRxQPERGf4S_bYMaxw9b--jD_fxleJOe9KX3t-38Pd1vPIl1KsXXzlCZXoG3-T0fyR', true, NULL, '2026-11-16T15:00:55.767Z', 1, 31, 2, '2026-11-16T15:06:14.615Z', 5596, '01a1e4e0-5d24-7097-86bd-74053dd0e729', NULL);
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
