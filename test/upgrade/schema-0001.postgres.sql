
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
INSERT INTO public.account_tokens VALUES ('00', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'reset', 'alice@example.org', '00', '2026-11-19T12:01:34.973Z');
INSERT INTO public.api_tokens VALUES ('01a1f3ae-fefd-71e1-810d-3b7709205709', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'ef671d491b762209b5bdb5555a88be71a5088f96b13db74c77c9d01eb61b96a8', 'ACv9', 'Script', 'write', '01a1f3ae-fea8-71b0-999a-d72c74ee7913', '2026-11-19T12:01:34.460Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', '\x6d0973ca84cff8f4e545f565c935b34ebb8678294a3c4cb1037a142de6e0a844718136c44b3d0e21fa6201b924189cfbbb8eb0e8cefbcadef487354558bf913dfb3d8ae4042c6a357f471387b106f12547d9ed156550bff21b9915712895ac5094e3dc30247e292c40ae5fcc2f361685e640843914fa39194038141cedd07fb2bc9de463392e018a0a601f8c007777edad7bda2fb5da890de03a7b94dcf5ce43776eddc2adbcd8d2d1a597a96859eca31ab49b749720b71747629f2fcff94d7cb33df1d03a31e3a69c6d60e655881dc15af40746afd73e3ac750b63e94f02c16f9124c73c6f2806062cc32db055a9981236b0045537f34d7af6762fafea2b4be1f5afc7b7778ddd9e5b1707097ada666a67237a9f4812427d62669224f9f941b549cd3f0b046581671fddb7345980a091cf3b2fd4bb66144d99af716d626f2a74631b77f6603dcf38c07985bc63932f699f02352eea5d7968d34459766ec34ecae638791880ceef22b9f3477957fda82332eed933623fb9485f9cd7fa8a97d0d934857b2cf2053f223de13c93b216b9c231ab8c8d6266b8c72e88040f3487ef546a86c4a98bf138f75819326ee9041fd37b713ae23aedace194f058e383fc41362d6e9b32166f2616d937a909b3819ee4bbd8464668b53132db17aa143e8ca0595724602b116a82d634624f5c61621a5b5794df4');
INSERT INTO public.attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('8400ce80-57b8-4484-8d22-8cf2a9ad56ab', '726e0c44-9720-4582-94dc-80d8f15f88ed', NULL);
INSERT INTO public.attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff26-72fa-b31d-b7f67acc8c91', 'Finished by Bob', 'card_moved', '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', NULL, 'assign_member', NULL, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff39-71e6-8e96-b11670ae7b3a', 'Rule', 'card_moved', '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', NULL, 'assign_member', NULL, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff26-72fa-b31d-b7f67acc8c91', '01a1f3ae-ff2c-7214-a016-ebefd4ebb945', 17, '01a1f3ae-fed6-757f-846d-050473ffd908', '2026-11-19T12:01:34.507Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-19T12:01:34.451Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 0, '2026-11-19T12:01:34.376Z', '\x1f8b08000000000000039551c16ec32014bbef33de19aa9064a5709af60d3b6daaa217f23221919001c93655fdf729493bad3d74ead106db601fc036a0211328da0289b7843b2e459d71a514f246e646964452890218249b1c8186678fa101060d4513ec90acef41f7a3730c8c773e9c818d55a26e709808748b2e12031308133555fd7d916b50729929c977bbbae48fa2962d0a544a95c0601c9abb35e71c4ca021cff22d17820bf522729d095d949b426e5fff78ff772fd207e88c81c39a5c04fdb667d051575398c101eab993ea9e36c748e15a606e7d29f8a57dffd95338e9411fae17bc69411d5a071ad059434ff485dde068e3c3fbc9afc76e8e588e81416b434c2bb72eeaf012db58a1497622d0298cb4101305db5a6a7e27b7b18ae340617df0421e8ffbd5aca289fab4b43f3b1e1f7e00eae6aa2192020000');
INSERT INTO public.board_checkpoints VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 0, '2026-11-19T12:01:34.587Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d91214eb159553d4357ad22eb199e2b24fc2960b75594bb57b693aac92255963330333073006741432650345b24de34aae62a93052f8594dc4895e7a52dac550530482e79020dcf3d060b0c2c4513dc905cdf81ee46ef1998def7e10c5cac12b583c744a01bf49118984098c856f5f745ae41c555562a5e1475ce77a2560d0a2ccb320706e360efd69c7330810699c9472e0417e58b903a137a9b6f76857afde3fddfbd481fa033061e6bf211f4db9e414b6d4d610607a8e74eaa7bda1c23856b81b9f5a5d02fedf79f1d85931ef4e17ac19b16d4a2f3a001bd33f4445fd80e9e367d783ff975d8ce11cb3130685c8869e5d6453d5e62172b34c94d043a85911662a2e01a47f6777217ab380e14d6072fe4f1b85fcd2a9aa84b4bfbb3e3f1e107270c174d92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', 0, '2026-11-19T12:01:34.697Z', '\x1f8b0800000000000003b554c16edb300cbdf72b06ee6a1596635bb64f0376dab93d6d280c4aa25ba1b2e54972b6a2c8bf0f4ee226e9ba0c2936f844c9241fdf7bd433180d0da41c79b742625d473513854056e94233d2652e44ce55ad6a48209a68091af8d28fce47d29080a6a0bc19a3710334c3646d02ca59e797c08436523f5a8c044d87365002ca1346d2ad7c3a69ad503091d6825595cc59c1a5e890635dd73924308dfae29ca50f4668204bb39271ce787dcbb326e5cd2abf2e6bf1f5a8f6dffe0bf41d9a34018b926c80e6db5d023df592fc1c3c8374e8757b09a15320ff3ae1ec48de6d05703f06f2fb7c689ee19212d4a3b1d0005aa3e813fdc47eb474edfcfdbede803d2dd79040677c88bbb39da2164f63135a54d1ac099ae827da1eacc99bce907e91dc84364c23f91de0ede16673b72bd6d29a86b8657faeb8b9fa6d9e3d8792c94295acca5056695614257690bc83f5c5c6b7ee837633a9383c425316c5aa7c712f7c2c73915712b6d8b51ba855ce4efd7070f1dcd69ade9cc1dda54c1465c964b7aa98c8cb8ccb9a134ff9bb70ef00b49790334cb33da1e187a93fa3ffc3e29ef01022fa832809e8898e22135ae566e31cafb55b936f3146540ffdace80c74f1cc61633004733f10edc3d1a2a20767f5b2456f8fa758c55132c4bc4eabaacc443e9b73efd51bd79374fa09664ba907528fd684f876b99d2482499dad18cf722e4a5a65a4d299e0b71439a7e1c2e94da431bc769289d49fc35031c973cd4a29528e1d725e0b3882df5e84dc0d9186f9fd9aa11c4cfb22ce09b2ff2bc1fc2570f0c1be8b72fdd615ca4d33d0f45fbfcf9bab5ff268a0f6cd060000');
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 1, 'board.member_added', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.395Z', 1, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 2, 'board.member_added', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.403Z', 2, '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 3, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.407Z', 3, '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 4, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.413Z', 4, '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 5, 'label.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.417Z', 5, '01a1f3ae-fed1-7584-866e-567056018a74', NULL, NULL, NULL, NULL, '85745ebf-739c-4a76-a140-87ed893d0b62', NULL, 142, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 6, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.421Z', 6, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 7, 'card.labeled', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.430Z', 7, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-19T12:01:34.421Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 8, 'card.assigned', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.437Z', 8, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-19T12:01:34.430Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 9, 'card.assigned', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.437Z', 8, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1f3ae-fca7-7097-88b4-51b7fa1a9994","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-19T12:01:34.437Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 10, 'checklist.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.465Z', 10, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff01-77e4-becd-4d447db2971b', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 11, 'checklist_item.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.469Z', 11, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f3ae-ff05-72a6-b9f6-c62979957bb4","checklist_id":"01a1f3ae-ff01-77e4-becd-4d447db2971b","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 12, 'checklist_item.updated', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.476Z', 12, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1f3ae-ff05-72a6-b9f6-c62979957bb4","checklist_id":"01a1f3ae-ff01-77e4-becd-4d447db2971b","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 13, 'checklist_item.assigned', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.480Z', 13, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1f3ae-ff05-72a6-b9f6-c62979957bb4","checklist_id":"01a1f3ae-ff01-77e4-becd-4d447db2971b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 14, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.488Z', 14, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 15, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.493Z', 15, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 16, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.498Z', 16, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 17, 'card.moved', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.507Z', 17, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34","rank":65536,"updated_at":"2026-11-19T12:01:34.437Z","position":0}', NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 18, 'board.member_removed', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.512Z', 18, '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 19, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.517Z', 19, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 20, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.530Z', 20, '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 21, 'checklist.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.534Z', 21, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff46-7388-b29e-a5961f3b1782', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 22, 'checklist.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.537Z', 22, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff49-706d-b820-d0b92797ca66', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 23, 'checklist_item.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.540Z', 23, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3","checklist_id":"01a1f3ae-ff49-706d-b820-d0b92797ca66","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 24, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.544Z', 24, '01a1f3ae-ff50-75a8-974f-c711020f552a', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 25, 'comment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.548Z', 25, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 26, 'label.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.558Z', 26, '01a1f3ae-ff5e-77cc-9a2b-b6269b505750', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 27, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.565Z', 27, '01a1f3ae-ff65-7551-85ec-f613aad29770', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 28, 'card.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.568Z', 28, '01a1f3ae-ff65-7551-85ec-f613aad29770', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 29, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.574Z', 29, '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 30, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.576Z', 30, '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 31, 'column.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.580Z', 31, '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 1, 'board.member_added', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.590Z', 1, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 2, 'board.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.593Z', 2, '01a1f3ae-ff7b-7028-9122-c27449d8dd78', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 32, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.603Z', 32, '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 33, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.611Z', 33, '01a1f3ae-ff93-771d-80ee-c71bfa830277', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 34, 'column.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.620Z', 34, '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 35, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.628Z', 35, '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_members VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'owner');
INSERT INTO public.board_members VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'member');
INSERT INTO public.board_members VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'owner');
INSERT INTO public.board_members VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'member');
INSERT INTO public.board_members VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'owner');
INSERT INTO public.board_people VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-ffe9-757c-81ab-aa490886274e', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, true);
INSERT INTO public.boards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 'Board', NULL, false, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.376Z', '2026-11-19T12:01:34.376Z', 35, 42, '19phnnh24lyx5', 5, NULL, NULL, true, NULL);
INSERT INTO public.boards VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 'Board', NULL, false, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.587Z', '2026-11-19T12:01:34.587Z', 2, 3, '21fgmgyy57e07', 0, '2026-11-19T12:01:34.593Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', false, NULL);
INSERT INTO public.boards VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', 'Imported', NULL, false, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.697Z', '2026-11-19T12:01:34.697Z', 0, 4, '1t4dj6j40gf', 1, NULL, NULL, false, NULL);
INSERT INTO public.calendar_keys VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '41a30e34b749e782f4abb9df60882acf');
INSERT INTO public.card_assignees VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed1-7584-866e-567056018a74');
INSERT INTO public.card_placeholders VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-ffe9-757c-81ab-aa490886274e');
INSERT INTO public.card_watchers VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994');
INSERT INTO public.cards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-19T12:01:34.421Z', '2026-11-19T12:01:34.507Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-19T12:01:34.530Z', '2026-11-19T12:01:34.530Z', NULL);
INSERT INTO public.cards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-19T12:01:34.611Z', '2026-11-19T12:01:34.611Z', NULL);
INSERT INTO public.cards VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-ffe9-757b-b5c6-82ab802556af', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-19T12:01:34.697Z', '2026-11-19T12:01:34.697Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', '01a1f3ae-ff01-77e4-becd-4d447db2971b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3', '01a1f3ae-ff49-706d-b820-d0b92797ca66', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7568-b14d-6b701afa1197', '01a1f3ae-fff0-7567-bd23-124176e32ec0', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff01-77e4-becd-4d447db2971b', '01a1f3ae-fed6-757f-846d-050473ffd908', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff46-7388-b29e-a5961f3b1782', '01a1f3ae-fed6-757f-846d-050473ffd908', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff49-706d-b820-d0b92797ca66', '01a1f3ae-fed6-757f-846d-050473ffd908', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7567-bd23-124176e32ec0', '01a1f3ae-fff0-7566-bf38-74621b91e101', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff50-75a8-974f-c711020f552a', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-ffe9-757b-b5c6-82ab802556af', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, '2026-11-19T12:01:34.548Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1f3af-00e4-7695-9a67-f2dc700ea482', '2026-11-19T13:06:34.952Z');
INSERT INTO public.event_packs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 1, 20, '\x1f8b0800000000000003ed994b6edc461086f73985d05964d32df7fb41234080e406f12aa3c1a01f458b301f13b247916308c8369b5c21dbec7384dc2427c8110272460fcb63612445f1c89815d94db2fa637515ebefe66cc6b0a0628e671c0b6ae6782630b3635b6266ed1ccf146692cff14c63a9c7b6c19ad1399e596cdc789fc3ce8c47463113723c9198a9e94461a6c64799c64ce9f1c460e6f8380ab39be198c34c8ff638c55299f9fc8b772874be4f8b2aa10251e659293c9012bc2586054a9c739e24c3a39100c63181305a0dd0df7e20a99218e62909d100e16098a53269af15c2a8ef6a40056aa009d06f0ca0e21dba8f0d687c55a302852e7c03e7be59d670dcf5af37d65adf8c23842e208ccaaa1ff2baa75dd53546b57fbf5d0d0b1f737506a8c8fd0aa68e33e8abb282848ad2d7c3ba6f582da15fc34e9d1717ff95bb803262144bc43be5498a252f358d1078b9bbbbeeb471e9aee8fbaefeb8c3a6cb4fedb2dbdcd1122392259e274e409426056f542924c20f706faef2e4ae57dd51ea46eff9f60d2ab452426314bbbaeb5181bed4d2483b0647352c52d7c22276f5aa69afd0e3386c5d35555ebff136ec440cd525098145628d0f3c28e74cd08fc2feeeaf3f5b38fae7f7df7ebd62678251c377815f4fc50eec690c152b89d51a88d2862a4d99f5e6612edf04cf09fa71d5654827e8e8e4e4e8ab974784a01bd422585e6ab48d4613a34c49acd4895045a51165991cb50fa2593b63719f286b57536a15ec7a1ebef57d42182518625f2d73d5b5a840f9a7eea4adab1686bf7ff9e3766c0dd9f779e1374ec728ade046ab1a16b11b932ec375907567d02f7cce3e9e36d0e689f932df02d4032a66738cfc3054af5b804d7359fb08a75d9da0dff4c453886fea6ac8970f5c59bcbca16b26fbb15bb5191514a3d883cf902640c429d78431c2dc2bc60bca0a218f25673f8cdf8665dae1bec39cde6b4ef72b1ff73ec2043d44d8e714611fc0456f88a1ce106b83248a05537ae69d73f28672f17515e1e3ca65bafca4ca650f13c31c12e390189f3c31f0335cb93d97642ec7459d0149c2b8de90494a930277868dee9984fe7dc4f4a5b8fd3ec372b8ad5fab0ccdf49e5b28982586524dacd5892421b8039ebc89e221149b29866699df1ee7f38c306aaa0616f9ed720ad8e5b2aea21f25f78b73e2dbb708a3a1fa195041b7912562243324404a44c7c4b8b6cc832a1f41d6aeeae350b53b73892d5c9c13239d2256054d44b4c108c7bc9a32e0a15c43e3ebfb91294a3fd97aeb8ee5f11eafb70ecae95020762b10fbf0addec2a088e15e93e04a4da2e6ce38a74c08a394bec25fdc8bbc6b338ce56e42b9de75ba2cb9ef81dda9f39fa52cb8985f7c2005f6b740e27dad90789f4be4d34a3b45d7d2eef0abe0b1bf0a4aa188313491a07824c1f0c895f4d647f39858ee326cc9b20ce7f9c5b2f655fb329efa7e80fcf52a97c45e07ce163e3986b456c495dc93c085b7a09d03f1bfef64f3bb95d5fa33f9196f5fab71d37097dc9c3617ff05a23f018d891d0000');
INSERT INTO public.event_packs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 21, 35, '\x1f8b0800000000000003ed564b6fe4360cbef767a85773a137259f16e8b5c79e1a04033da88db01e7be047d0a2d8ff5e78669cce6ed2601acca14df746d124fde9e347da7777523442f9fbe64ecacdd08d7066354ca3bd5e0ddb08e956031b6d8e86db0c7f0e56bcd10657436c1eb9196a7bb45556e668dcfff007ab99b58c8b208a0a04a5680ba89c83283d4130de8aa2a2402759c35218f3ee9b04ca16d06001a76d066eb846554af6dcb186cd75ee88b5eca7074a9fbb3acdac6163e83fb35628c15136acceb49f587b77ffe505281e90db0cd1490e99472fd1630ad6de188ab796bbd7a1180e6882038fba404221b8e4c5181958c3e2f01296e00045e4e0bd0f905126d444e885bac43274cbbe7f06240ddd30b296fd68356a1759c3eab4cb434fbb744a684be8263a93d0d57d9d59db2f5df7127003882b87bc6410c6711148e56ce29b80ff63d69789c66f13524040ee119c8b1a8c88588208de7b7d4e60edb37bbc9a43fb503bd6b2d0d5441fe9b7b03f74f461183f9debf5614fdb63d6b052c7693ef956d21ad685afcf75da8534d74762ed3c2e74743cd2584ba5fcc47d9d76d372a0f104f8e8fcd2b0038dd3d01f6f7caa1596f961187797e5e3907f3f367fbfa77e95611a29cc947761662d935c5a100284ff45c8968b56e90f46bb5fd77be6ba85fd5db7091053021f648468a5f5d1708386bfa9db67de7e0e913a76214b159d2c96bdf07e6b008d11e00c252856a810b2f4886f7bff49edcf52920354d941905902a98239063445ad52e8977d5cfba12e862c8c99352cd394c67a98ebd06f8df87a134d7318e727721b9617ba38d5699786555733fd357ec3238dbb30cf213dacadbc687bb772765c260d0bd3543ff544e7e3a10b891e862ed378f6a46d256d094f15b7809354766958fa99b5fc1ac958b34a6639e42be2be77f23d779200b92688a81390f112a3d6296a73cb4f97b452687ddb4f1772405cff44c8260844b6244b3cb874c365f22a3bdb32d1d72f136b8cb2ef6e97a0bd4e816bdc7b52a08b800205445f3c241bbc4a4a2811edbf1db857802832384eb4feaec6129ce212f196a3f31a3bdbe898fff9e85821ae1a9d63dc7b52a0fb6f00ff13ff8c4855800f0000');
INSERT INTO public.event_packs VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 1, 2, '\x1f8b08000000000000039590c18ac3201445f7fd8cb7d6414d525357f31f2194677c16416bd1a40c94fc7b69d3cdcc40a1cb7be09d77b9c32059239a910d8ab5dd38ee6e603316770c0e0c0889d23748dc7b6db916aae707a9149f946edb83eb9dd33d30582a95bf07aef35c4b14dc4e9ab8222d7bd1ba3dee3b60507224309028592a2f01981b7ce2a0842182019bed37fd60ba44facae5f4b29d313d3ed86c81810fa5ce1b392f313288f83b877ac4690e57023397859ee04a25f8400e8cc7583756970b95adec13aeebbfce6f865aefba6b7b3c6d010000');
INSERT INTO public.idempotency_keys VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '85745ebf-739c-4a76-a140-87ed893d0b62', 'Xc_2M4ggtnSx6U3sOPNx1QcIPoQXyUCjEnv1nYojLWQ', '{"id":"01a1f3ae-fed1-7584-866e-567056018a74","board_id":"01a1f3ae-fea8-71b0-999a-d72c74ee7913","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-19T12:01:34.418Z');
INSERT INTO public.import_chunks VALUES ('01a1f3af-0011-73c0-8874-3dbc6758bfec', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1f3ae-ffb8-7360-8d6f-6226b5d4bf57', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-19T12:01:34.647Z', '2026-11-19T12:01:34.666Z', '2026-11-19T12:01:34.711Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1f3af-0011-73c0-8874-3dbc6758bfec', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-19T12:01:34.737Z', '2026-11-19T12:01:34.741Z', '2026-11-19T12:01:34.747Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff5b-7604-a088-717c961c9c02', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65');
INSERT INTO public.item_placeholders VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7568-b14d-6b701afa1197', '01a1f3ae-ffe9-757c-81ab-aa490886274e');
INSERT INTO public.labels VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed1-7584-866e-567056018a74', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff5e-77cc-9a2b-b6269b505750', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'nobody', '2000-01-01T00:00:00.000Z');
INSERT INTO public.mail_digests VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('d8799323-2b36-40a6-a529-3ec1021935a0', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-19T12:01:34.973Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-febc-7402-93fc-d3256c63dd50', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'added', NULL, NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.395Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fec3-771a-9e13-bb03fc76a727', '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', 'added', NULL, NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.403Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fee6-73d6-9322-8eaeb8ff3ceb', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'assigned', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.437Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff55-776e-825f-0d75573d60ce', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'commented', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.548Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', '01a1f3ae-ff7e-74e5-9e35-427efc47c9e1', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'added', NULL, NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.590Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 35, '01a1f3ae-ff93-771d-80ee-c71bfa830277', '{"due_soon_for":null,"overdue_for":null,"id":"01a1f3ae-ff93-771d-80ee-c71bfa830277","column_id":"01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T12:01:34.611Z","updated_at":"2026-11-19T12:01:34.611Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'd00d49f3530c5d94');
INSERT INTO public.search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed6-757f-846d-050473ffd908', 2097151, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', 3145727, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', 1048576, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', '01a1f3ae-ff65-7551-85ec-f613aad29770', 4194303, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 5242879, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff93-771d-80ee-c71bfa830277', 6291455, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7566-bf38-74621b91e101', 7340031, ' ·b01a1f3aeffe9757a8d5ded647741c9c9 ·c01a1f3aeffe9757a8d5ded647741c9c9 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed6-757f-846d-050473ffd908', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed6-757f-846d-050473ffd908', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', '01a1f3ae-ff65-7551-85ec-f613aad29770', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', '01a1f3ae-ff65-7551-85ec-f613aad29770', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff93-771d-80ee-c71bfa830277', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff93-771d-80ee-c71bfa830277', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7566-bf38-74621b91e101', 'title', ' ·b01a1f3aeffe9757a8d5ded647741c9c9 ·c01a1f3aeffe9757a8d5ded647741c9c9 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7566-bf38-74621b91e101', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7568-b14d-6b701afa1197', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1f3ae-fd5a-770e-ab5d-c29818d02e1b', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.043Z', '2026-11-19T12:01:34.043Z', '2026-11-19T13:01:34.043Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1f3ae-fdfe-75e3-aa88-bcfa3286eca5', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', '2026-11-19T12:01:34.206Z', '2026-11-19T12:01:34.206Z', '2026-11-19T13:01:34.206Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1f3ae-fe9f-757c-bcbd-bf8c96acc3c8', '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', '2026-11-19T12:01:34.367Z', '2026-11-19T12:01:34.367Z', '2026-11-19T13:01:34.367Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff62-7545-abf4-6aa139223fd4', 'dB_Tq5qtdmoZtn1no-Jl4NsQmpjWiUxjC30i6if4bmw', 'pDhgl8q2mzAX3fMOpl8fjtDrkV-VHxkFst6BYONac5s', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.561Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.973Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1f3ae-fd5a-770e-ab5d-c29818d02e1b', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('8400ce80-57b8-4484-8d22-8cf2a9ad56ab', '726e0c44-9720-4582-94dc-80d8f15f88ed', '00', NULL);
INSERT INTO public.trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff3b-7586-8e40-f5c34fac7cfc', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-19T12:01:34.527Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 19);
INSERT INTO public.trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', 'card', 'deleted', 'Card', 3, '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', NULL, 131072, 1, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f3ae-ff65-7551-85ec-f613aad29770","column_id":"01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T12:01:34.565Z","updated_at":"2026-11-19T12:01:34.565Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T12:01:34.568Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 28);
INSERT INTO public.trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', 'column', 'deleted', 'Column', NULL, NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1f3ae-fed1-7584-866e-567056018a74","01a1f3ae-ff5e-77cc-9a2b-b6269b505750"],"board_members":["01a1f3ae-fca7-7097-88b4-51b7fa1a9994","01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65"]}', '2026-11-19T12:01:34.580Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 31);
INSERT INTO public.trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 'card', 'deleted', 'Card', 4, '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', 65536, NULL, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c","column_id":"01a1f3ae-ff6e-704e-b74c-e5927b44cb45","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T12:01:34.576Z","updated_at":"2026-11-19T12:01:34.576Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T12:01:34.580Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 31);
INSERT INTO public.used_sign_ins VALUES ('b2da6fb9-4181-4537-b04d-2acee2ef52da', '2026-11-19T12:01:34.973Z');
INSERT INTO public.users VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$mV0vd84enTsT9ei0DGdOQgWndy6FURNmVAqACmRL85o$fmPyMoi8BOQC4xsvKgA5MPpNCNDWv3ck9Qk2pZeAnH8', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T12:01:33.959Z');
INSERT INTO public.users VALUES ('01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$aAnCOLPt8eoaBYnr20TM64+UfCnal5on9WDoqLkzI5U$unottWLOIbM/iDCsCTbJbQKMeyIjqJjLSYeMcVx8DJw', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T12:01:34.122Z');
INSERT INTO public.users VALUES ('01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$nDFLUmuEoBUX7t9D9ge7e2iMRXPN//OVaj+eRoYdQSs$Kz6RmXxaVH5T6Q5nRwTr2poBBsC9opo+jPlhvO/e3so', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T12:01:34.284Z');
INSERT INTO public.users VALUES ('01a1f3af-0035-771d-987f-ab0cd8a794f0', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$AF6S9kxUuq7+GuAP+XNVEVaJeSEtNh09adQpE+wGBow$dstijv+20DvLxyNsqCmNxtjc2Gw6Y1PD602NIUh0Iv4', NULL, NULL, true, false, false, 0, NULL, '2026-11-19T12:01:34.870Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff86-7446-a1ad-0f4d22ffa7d5', '01a1f3ae-ff9b-721d-bcda-9fd760cf50cb', 32, 'column.created', 'pending', NULL, 1, '2026-11-19T12:01:34.618Z', '2026-11-19T12:01:39.650Z', NULL, 1);
INSERT INTO public.webhooks VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff86-7446-a1ad-0f4d22ffa7d5', 'https://hooks.invalid/boardcast', NULL, 'Y6NFQWAzLSjIUnUgbefUSAt-yBtUVxIunwo-U66yhQru6p1qdjHJ9yHMFBp0tM-6snw7rYslV-e0jv2pwjFpCvTTkuEMrdZoQ5Xk9o0K', true, NULL, '2026-11-19T12:01:34.598Z', 1, 31, 1, '2026-11-19T12:01:39.650Z', 1, '01a1f3ae-ff9b-721c-8cc3-ce4997b3dc25', NULL);
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
