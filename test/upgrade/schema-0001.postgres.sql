
CREATE TABLE public.account_tokens (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    password_mark text NOT NULL,
    expires_at text NOT NULL,
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text])))
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
    user_id uuid NOT NULL,
    created_at text NOT NULL,
    edited_at text,
    body text NOT NULL
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
CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    username_lower text NOT NULL,
    username_key text NOT NULL,
    hashed_password text NOT NULL,
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
    cursor bigint NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at text,
    last_ms integer NOT NULL,
    leased_by text,
    leased_until text,
    CONSTRAINT webhooks_disabled_because_check CHECK ((disabled_because = ANY (ARRAY['failed'::text, 'gone'::text])))
)
WITH (fillfactor='50');
INSERT INTO public.account_tokens VALUES ('00', '01a1e404-464d-7513-b458-d67a888a210b', 'reset', 'alice@example.org', '00', '2026-11-16T11:01:32.343Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9e88-7087-8e21-8a6f88133fd6', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9fe7-73f7-bf60-86f92af480bd', '\xfe17fbe9a58d944a15c6411ea83b0fc816104ecb6e0bd290935c081f7d63cc088782892103362830bba1a3094c13e6731ef7194d1aa6b38eafba9b45fa12c68e7316b335388dea121811c8b3eb433763d840c03c77c8fffea00ca9e96ef6bfbec657351e6d8b2c973b73c968bed42df04847eb699c468a906ecfc68060e40761cd3422ab406c4f3d81cacd50a180e8e43e65e8e2ee6fc20e749cf1ac98ca02a9014df2488437944437d37102d2ce9b688698e757b073c806b914d5e29a012f18382b44f1e7a470d18ff2e456fcdc2f0f66ea4257c1a8d8f403c399319d5031e8d6f58366da71fc8afd03c09c39f7918d203daad0164b94b1ae3cdc75f56091c98ce651bb1177abbdae2cdf867eacedf8a4f94cb0266a38dfcc02d38949c21f833894592deefd83de732e61473bf37fc37af6f2653aae82c94d7c17fb3009a8d8dcc30c9f5f9f33f9a2b23a6a2770520294cdf7ec596ca5656d29a65e02062b53dec7759a5708086b5b5dab01b4aadca153a7f0ee48c7c39752503e2be3ee9393f2255119dc9c4cd36b4aa8992e6c7123646c8b2b384795562a2187d3faf540498528df464e82c95aeb1ca05a9058e37e0ea13a435419744fc0b739ca1bed404cb659b9a5b63d861dc69f6f21654b3530da631cb51118434762f5ccc4c82c59f073b6c68b57af22bdf270624b7c979a8b84b12ce5');
INSERT INTO public.attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('8b41b478-c2dd-471c-abee-5f838aa46a6d', 'd9fb8f35-e1fb-45cf-b634-cb67d6194846', NULL);
INSERT INTO public.attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9e88-7087-8e21-8a6f88133fd6', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9fe7-73f7-bf60-86f92af480bd', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a14e-73b1-8d32-3952373010c5', 'Finished by Bob', 'card_moved', '01a1e404-8f72-755c-ab16-4fa39f049236', NULL, 'assign_member', NULL, '01a1e404-66f7-74d4-bb48-8df5fab88091', true);
INSERT INTO public.automation_rules VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ac51-7035-9258-b21fef49772c', 'Rule', 'card_moved', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', NULL, 'assign_member', NULL, '01a1e404-66f7-74d4-bb48-8df5fab88091', true);
INSERT INTO public.automation_runs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a14e-73b1-8d32-3952373010c5', '01a1e404-a4ab-742d-8b7c-4e00c1c86fde', 17, '01a1e404-917b-7491-920e-d0ee7e308ed0', '2026-11-16T11:01:11.977Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e404-464d-7513-b458-d67a888a210b', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:01:09.724Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 0, '2026-11-16T11:01:05.183Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b751ef509f10d9c4055b48e37c892f3c0760aa8eabfa32405951e8a7a9cb1676677f608ce8206215192128a57285b5e2a63b869b31ddfe5b96cca9dcd8dc8814172c91368781a305860602936c18dc90d3de87ef29e4133f821fc824098c8d6e6eb324315caf232975b6e545e715b9458551566521860308df66ecd4f0e26d09089ace05272593c4ba985d422dfc86afb72e1fddfbf48efa005038f867c04fdba67d0516728cce00866debfbea7b92952b812a89b2b8561697af8e8299cf5a08f57d7ba6d411d3a0f1ad0bb861ee913bbd1d366086f67bf1ebb3962790606ad0b31addc7a3d8f7fb18b3536c91d08740a132dc481826b1d59d02dfab872711a29ac032fe4e9b45fcd6a3a509f96f667c7d3c337d82895307e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 0, '2026-11-16T11:01:20.412Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb3869ea13e21b3881aac88f0db2e4c4c1760aa8eabfa32405951e8a38ced833b33b7b04ef4001e39aa36492da6a67e9b6c69a1ac48a8a8eed769635a2c20608145f028282c7a89303020eb34d7e2c3e0ea0862904023686987e40425dd0b5e6f33243d6d2d16dc5efa99155435dbdd54dd368c1990102d3e8feadf9ced1051408266aca39e5f513e78a7125d84672f17ce1fdd7bf8c6fa01881a00d860cea654fa0c7de609ac111ccbc7ffb9fe6a68ce94a206fae94e2d2747c1f309df5a08e57d7ba6d81bdf60114e8e02d3ee087eec7809b985ecf7e83eee788e51908743ee5b272ebf582fe8d7d6eb52dfe80a04a9a70210e987ce7d181ea74c82b97a711d33af0429e4efbd5acc5030e65697f763cdd7d016c2377a77e020000');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 1, 'board.member_added', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:05.805Z', 1, '01a1e404-66f7-74d4-bb48-8df5fab88091', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","user_id":"01a1e404-66f7-74d4-bb48-8df5fab88091","role":"member","user":{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 2, 'board.member_added', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.018Z', 2, '01a1e404-7c22-72ef-a415-f87c4eeff5c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","user_id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","role":"member","user":{"id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 3, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.194Z', 3, '01a1e404-8e13-745d-9a27-2bafcfb3f38d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 4, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.320Z', 4, '01a1e404-8f72-755c-ab16-4fa39f049236', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-8f72-755c-ab16-4fa39f049236","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 5, 'label.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.684Z', 5, '01a1e404-8ffc-7769-94b2-bb58a29643d3', NULL, NULL, NULL, NULL, '2cb1d026-ef6d-4c6b-9f01-23bc0556007a', NULL, NULL, '{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 6, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:07.066Z', 6, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:07.066Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 7, 'card.labeled', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:08.638Z', 7, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:01:07.066Z"}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:08.638Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 8, 'card.assigned', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.463Z', 8, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:01:08.638Z"}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:09.463Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 9, 'card.assigned', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.463Z', 8, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:01:09.463Z"}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:09.463Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 10, 'checklist.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.963Z', 10, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9ccb-743c-b5d2-ba704c8a5b30', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 11, 'checklist_item.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.017Z', 11, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 12, 'checklist_item.updated', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.080Z', 12, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 13, 'checklist_item.assigned', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.264Z', 13, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 14, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.408Z', 14, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9e88-7087-8e21-8a6f88133fd6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9e88-7087-8e21-8a6f88133fd6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 15, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.602Z', 15, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 16, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.759Z', 16, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9fe7-73f7-bf60-86f92af480bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9fe7-73f7-bf60-86f92af480bd","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 17, 'card.moved', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:11.977Z', 17, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","rank":65536,"updated_at":"2026-11-16T11:01:09.463Z","position":0}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8f72-755c-ab16-4fa39f049236","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Steps","rank":65536,"items":[{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e404-9e88-7087-8e21-8a6f88133fd6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e404-9fe7-73f7-bf60-86f92af480bd","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:11.977Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 18, 'board.member_removed', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:12.990Z', 18, '01a1e404-7c22-72ef-a415-f87c4eeff5c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","user_id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","role":"member","user":{"id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 19, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:13.275Z', 19, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-a9bb-727b-a36c-c3f4110e8e50","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 20, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:14.506Z', 20, '01a1e404-ae8a-71e8-9784-bd16a32d0141', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-ae8a-71e8-9784-bd16a32d0141","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:14.506Z","updated_at":"2026-11-16T11:01:14.506Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 21, 'checklist.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:15.297Z', 21, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b1a1-7287-aefd-55b44f7bab86', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b1a1-7287-aefd-55b44f7bab86","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 22, 'checklist.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:15.656Z', 22, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b308-706a-8b96-b4c57465ea0c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b308-706a-8b96-b4c57465ea0c","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 23, 'checklist_item.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:16.286Z', 23, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b57e-72d2-b90f-e8a55237e312', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b57e-72d2-b90f-e8a55237e312","checklist_id":"01a1e404-b308-706a-8b96-b4c57465ea0c","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 24, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.092Z', 24, '01a1e404-b8a4-7082-affb-3c4943fcb622', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b8a4-7082-affb-3c4943fcb622","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 25, 'comment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.224Z', 25, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b928-74f8-9b74-f6778440ebcb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b928-74f8-9b74-f6778440ebcb","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","user_id":"01a1e404-464d-7513-b458-d67a888a210b","user":{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:01:17.224Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 26, 'label.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.818Z', 26, '01a1e404-bb7a-75b9-aeb4-6429e813137e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bb7a-75b9-aeb4-6429e813137e","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 27, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:18.322Z', 27, '01a1e404-bd72-77ac-bb48-100ef546be78', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bd72-77ac-bb48-100ef546be78","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:18.322Z","updated_at":"2026-11-16T11:01:18.322Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 28, 'card.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:18.378Z', 28, '01a1e404-bd72-77ac-bb48-100ef546be78', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bd72-77ac-bb48-100ef546be78","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:18.322Z","updated_at":"2026-11-16T11:01:18.322Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 29, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:18.908Z', 29, '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 30, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:19.247Z', 30, '01a1e404-c10f-7141-9709-8cd14d8096fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c10f-7141-9709-8cd14d8096fa","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:19.247Z","updated_at":"2026-11-16T11:01:19.247Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 31, 'column.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:19.675Z', 31, '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 1, 'board.member_added', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.691Z', 1, '01a1e404-66f7-74d4-bb48-8df5fab88091', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-c59c-76e6-bee5-2f099c0825e8","user_id":"01a1e404-66f7-74d4-bb48-8df5fab88091","role":"member","user":{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 2, 'board.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.706Z', 2, '01a1e404-c59c-76e6-bee5-2f099c0825e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c59c-76e6-bee5-2f099c0825e8"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 32, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:21.137Z', 32, '01a1e404-c871-7408-9a09-4d6f8232e1c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 33, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:22.664Z', 33, '01a1e404-ce68-708a-ba8f-8d7497f78dc1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-ce68-708a-ba8f-8d7497f78dc1","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:22.664Z","updated_at":"2026-11-16T11:01:22.664Z"}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 34, 'column.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:23.343Z', 34, '01a1e404-c871-7408-9a09-4d6f8232e1c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 35, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:24.505Z', 35, '01a1e404-c871-7408-9a09-4d6f8232e1c6', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-464d-7513-b458-d67a888a210b', 'owner');
INSERT INTO public.board_members VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'member');
INSERT INTO public.board_members VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', '01a1e404-464d-7513-b458-d67a888a210b', 'owner');
INSERT INTO public.board_members VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'member');
INSERT INTO public.board_visits VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-464d-7513-b458-d67a888a210b', NULL, true);
INSERT INTO public.boards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 'Board', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:05.183Z', '2026-11-16T11:01:05.183Z', 35, 39, 'yg0dcbil2xz', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 'Board', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.412Z', '2026-11-16T11:01:20.412Z', 2, 3, 'qa1vqu9bcz9g', 0, '2026-11-16T11:01:20.706Z', '01a1e404-464d-7513-b458-d67a888a210b', false);
INSERT INTO public.calendar_keys VALUES ('01a1e404-464d-7513-b458-d67a888a210b', '4e95d8010ca4f070ba246af9d92e82a8');
INSERT INTO public.card_assignees VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-464d-7513-b458-d67a888a210b', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-66f7-74d4-bb48-8df5fab88091', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-8ffc-7769-94b2-bb58a29643d3');
INSERT INTO public.card_watchers VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-464d-7513-b458-d67a888a210b');
INSERT INTO public.cards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-8f72-755c-ab16-4fa39f049236', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:01:07.066Z', '2026-11-16T11:01:11.977Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:01:14.506Z', '2026-11-16T11:01:14.506Z', NULL);
INSERT INTO public.cards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-c871-7408-9a09-4d6f8232e1c6', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:01:22.664Z', '2026-11-16T11:01:22.664Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9d01-7012-8138-790515c20cc8', '01a1e404-9ccb-743c-b5d2-ba704c8a5b30', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b57e-72d2-b90f-e8a55237e312', '01a1e404-b308-706a-8b96-b4c57465ea0c', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9ccb-743c-b5d2-ba704c8a5b30', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b1a1-7287-aefd-55b44f7bab86', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b308-706a-8b96-b4c57465ea0c', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8f72-755c-ab16-4fa39f049236', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b8a4-7082-affb-3c4943fcb622', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c871-7408-9a09-4d6f8232e1c6', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b928-74f8-9b74-f6778440ebcb', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.224Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e404-f0b0-73d1-a789-58502de3e561', '2026-11-16T12:06:31.903Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-464d-7513-b458-d67a888a210b', '2cb1d026-ef6d-4c6b-9f01-23bc0556007a', 'KpjcRzuRGS9_jGkBeHcCc5A4Tjy2OKXWoyz5zylPKUM', '{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:01:06.684Z');
INSERT INTO public.invitations VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bb1d-710a-af02-e238ff82b1b5', '01a1e404-464d-7513-b458-d67a888a210b', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9d01-7012-8138-790515c20cc8', '01a1e404-66f7-74d4-bb48-8df5fab88091');
INSERT INTO public.labels VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8ffc-7769-94b2-bb58a29643d3', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bb7a-75b9-aeb4-6429e813137e', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'c7758e94-730b-4d94-b080-b643b8c6da88', '2026-11-16T11:01:32.343Z');
INSERT INTO public.mail_digests VALUES ('01a1e404-464d-7513-b458-d67a888a210b', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e404-464d-7513-b458-d67a888a210b', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('0b69e7a6-25e7-40b5-a578-99d7f16a27be', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:01:32.343Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8c92-7714-8e1a-b7b8e8b3e380', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'added', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:05.805Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8d62-7077-9078-0b692b17c8bd', '01a1e404-7c22-72ef-a415-f87c4eeff5c3', 'added', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.018Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9ad8-743a-81d8-1d11f4b84e9a', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'assigned', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.463Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b928-74f9-aa01-bfcd11b2ff96', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'commented', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b928-74f8-9b74-f6778440ebcb', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.224Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', '01a1e404-c6b3-74a8-8118-850b0a0234be', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'added', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.691Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 35, '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '{"id":"01a1e404-ce68-708a-ba8f-8d7497f78dc1","column_id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:01:22.664Z","updated_at":"2026-11-16T11:01:22.664Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'b50bb2ac07948b71');
INSERT INTO public.search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-917b-7491-920e-d0ee7e308ed0', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-ae8a-71e8-9784-bd16a32d0141', 3145727, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b928-74f8-9b74-f6778440ebcb', 1048576, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', '01a1e404-bd72-77ac-bb48-100ef546be78', 4194303, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', '01a1e404-c10f-7141-9709-8cd14d8096fa', 5242879, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', 6291455, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9e88-7087-8e21-8a6f88133fd6', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9fe7-73f7-bf60-86f92af480bd', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-ae8a-71e8-9784-bd16a32d0141', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-ae8a-71e8-9784-bd16a32d0141', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b57e-72d2-b90f-e8a55237e312', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', '01a1e404-bd72-77ac-bb48-100ef546be78', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', '01a1e404-bd72-77ac-bb48-100ef546be78', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', '01a1e404-c10f-7141-9709-8cd14d8096fa', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', '01a1e404-c10f-7141-9709-8cd14d8096fa', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e404-6471-7145-bd7f-ed3aedb150c6', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:00:55.546Z', '2026-11-16T11:00:55.546Z', '2026-11-16T12:00:55.546Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e404-7bed-734f-9cad-f5df650adccd', '01a1e404-66f7-74d4-bb48-8df5fab88091', '2026-11-16T11:01:01.549Z', '2026-11-16T11:01:01.549Z', '2026-11-16T12:01:01.549Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e404-8997-7002-9f5e-cbee8eb5be10', '01a1e404-7c22-72ef-a415-f87c4eeff5c3', '2026-11-16T11:01:05.047Z', '2026-11-16T11:01:05.047Z', '2026-11-16T12:01:05.047Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('8b41b478-c2dd-471c-abee-5f838aa46a6d', 'd9fb8f35-e1fb-45cf-b634-cb67d6194846', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', 'card', 'deleted', 'Card', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', NULL, 131072, 1, '{"id":"01a1e404-bd72-77ac-bb48-100ef546be78","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:01:18.322Z","updated_at":"2026-11-16T11:01:18.322Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:01:18.378Z', '01a1e404-464d-7513-b458-d67a888a210b', 28);
INSERT INTO public.trash VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e404-8ffc-7769-94b2-bb58a29643d3","01a1e404-bb7a-75b9-aeb4-6429e813137e"],"board_members":["01a1e404-464d-7513-b458-d67a888a210b","01a1e404-66f7-74d4-bb48-8df5fab88091"]}', '2026-11-16T11:01:19.675Z', '01a1e404-464d-7513-b458-d67a888a210b', 31);
INSERT INTO public.trash VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', 'card', 'deleted', 'Card', '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', 65536, NULL, '{"id":"01a1e404-c10f-7141-9709-8cd14d8096fa","column_id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:01:19.247Z","updated_at":"2026-11-16T11:01:19.247Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:01:19.675Z', '01a1e404-464d-7513-b458-d67a888a210b', 31);
INSERT INTO public.users VALUES ('01a1e404-464d-7513-b458-d67a888a210b', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$MGYg5Utg94UeEQDByXUe5Ku70nLwim0dhsPbLAIGZQE$Ye+nsW1hcKQeCncZRiuExZl5ySPDm7mpV7CF+IyTUyM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:00:50.545Z');
INSERT INTO public.users VALUES ('01a1e404-66f7-74d4-bb48-8df5fab88091', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$8dp7tGa0s+vcSfBWo09LserC2SfB6Cphzsky0Nb1XPw$ked1LkftpOww1LUf8Q2AGY8OTdCXBfnn8nVXL6QHxXQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:01:00.366Z');
INSERT INTO public.users VALUES ('01a1e404-7c22-72ef-a415-f87c4eeff5c3', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$pPF5GDpHxnTaB5ZXBYe+rWr/fj3QbyuenYY/C+u4A5g$uE1goRJvSoZ8VqJddhtVqBQZF67IkiJ4wHtCxwLl2fI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:01:03.009Z');
INSERT INTO public.users VALUES ('01a1e404-d79d-7179-966d-b7b123433971', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$9hoq1Ph+5LUMuXSkPSMR6xgHX9H/waE6iyGJOKrVJzc$Pb/qmTBqJGrjhr5/d0MWeWnAfi3XYgvqQ9O3CndAIfw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:01:28.352Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c74d-7726-a1cf-dd64c6f9b635', '01a1e404-ce32-7154-bcf2-8fe4545bb0f5', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T11:01:22.609Z', '2026-11-16T11:06:36.148Z', NULL, 40);
INSERT INTO public.webhooks VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c74d-7726-a1cf-dd64c6f9b635', 'https://hooks.invalid/boardcast', NULL, 'QiAsiMpLTSZzGO-z0qBxcuSB6Bng13OjKsPNhWuNP3TYVr-gN6N9b4fGzLqm6FBbJcxAiWZWvvaeGn-pkdS7PpYR6f2yvH8-xVAPnYhM', true, NULL, '2026-11-16T11:01:20.845Z', 31, 2, '2026-11-16T11:06:36.148Z', 40, '01a1e404-e4a0-704d-be17-aca7e19db330', NULL);
SELECT pg_catalog.setval('public.search_cards', 6, true);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (hash);
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
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
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
ALTER TABLE ONLY public.stored_objects
    ADD CONSTRAINT stored_objects_pkey PRIMARY KEY (board_id, object_key);
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX invitations_id ON public.invitations USING btree (id);
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
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_tests ON public.webhook_deliveries USING btree (next_attempt_at) WHERE ((seq IS NULL) AND (status = 'pending'::text));
CREATE INDEX webhooks_id ON public.webhooks USING btree (id);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_fkey FOREIGN KEY (board_id, webhook_id) REFERENCES public.webhooks(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
