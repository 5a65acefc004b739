
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
    deleted_by uuid
)
WITH (fillfactor='50');
CREATE TABLE public.calendar_keys (
    user_id uuid NOT NULL,
    nonce text NOT NULL
);
CREATE TABLE public.card_assignees (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    user_id uuid NOT NULL
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
    user_id uuid NOT NULL,
    key text NOT NULL,
    request text NOT NULL,
    board_id uuid,
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e229-5844-7051-92cc-ede24c17daa7', 'reset', 'alice@example.org', '00', '2026-11-16T02:22:07.035Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6256-7014-ac95-95e443c4a9b9', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6259-73be-8a3e-37f466f4b722', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625c-74e9-b03d-2836860b914d', '\xc3723ea743f6cec846f1206bd5a17bc99383bdbaec85e2261147b9c53a05c8bfa186bbecee662b1944a56302b4dc29e98c53b435c72585c5226a8726dbc073eef8da27e48bee687220e06670d94c557ee1d3f55dd0ae673736f976bb6d28868b1b6970db04e20955ece775d4dc0669657ac23e5843a1cf874f2731a4dd2a7b310d6ecb5acbad1c777c0e3b5e2f98dbb590bcbe0f97fe9d220563d8131145196ea9a293e2ebea12912b21668d281916e51d80a4ab93ac67020002ff0e326e13a490de60369d858077fbcc400e0de4221b36bb710674b98c2a3ae7b67de4e39ec2d34a4089ba546bfcec6e75515dd5b649c391de9e657f99c5d18da080429e4faabceb9bd3ae73ea67833136e0c20acadc06d84f193ea982bcff1975fb4689a929a267a9e11e07d7d1153b0f9fd6c06d9d6aedceba35d43b63fe7f147d1f59735c2046214c34ebaa2968e622d21ce7eac22ede5301dfb0174142016ac9b023211dec65e45d764c69adf24cd4aad9a81ceab9db9652ea592ab7adde7d91b31c3b6f137a12061633fc1c0996e2aee48d836b980de85b9af3b956808dc8d5dd80e9dbe2611192587207bdad5bc1e5d2443011683630b773f0075bbf81bb9e341d1039f42bbb1b8942f527e619976f574eb12d995d4609f43f78c4ecac1880f49f974be0cecb569cb6d2ea122d237051bbbdd6c00885c2');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6278-73c9-a734-63705d4ffdfe', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('7a5dfa60-5505-4702-9143-6e5d914695cc', 'd59e4cbc-2e2d-45e4-8b29-8a9136c351bb', NULL);
INSERT INTO public.attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6256-7014-ac95-95e443c4a9b9', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6259-73be-8a3e-37f466f4b722', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625c-74e9-b03d-2836860b914d', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6278-73c9-a734-63705d4ffdfe', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625e-74c3-b09e-2df1364084a2', 'Finished by Bob', 'card_moved', '01a1e229-621e-7271-bbc9-612366a4735b', NULL, 'assign_member', NULL, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', true);
INSERT INTO public.automation_rules VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627b-7069-8aaa-017a314f99e2', 'Rule', 'card_moved', '01a1e229-6216-7077-8aea-eaa26e0c88e1', NULL, 'assign_member', NULL, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', true);
INSERT INTO public.automation_runs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625e-74c3-b09e-2df1364084a2', '01a1e229-6261-7541-865c-b9db0f2ae11a', 17, '01a1e229-6226-76c1-b27a-db01fd14ec93', '2026-11-16T02:22:05.408Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:22:05.364Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 0, '2026-11-16T02:22:05.234Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdbcda3f109f10d9c4055b5b137c8921307db29a0aaff8e9a14547a28ea71667766f67100674183902849a98657b255bcae2ac19b7527f8c66251a16da42a5b60905df6041a9e02460b0c2c2513dd985d18400f93f70c4cf021fe824898c9eedaafcb8c725314bc16a5e48d328693255518595bc41a184ca3bd5bf39383193428a12a2e2597d5b3505a292dca955a172f17defff5257a072d18786cc927d0af5b063df52dc51338407bda7f77cfe5a644f14a707ba518e64b878f81e2590ffa70f5addb16d4a3f3a001bd33f4489fd88f9e5621be9dfd06ec4f11731918742ea6bc70cbf73cfec52eedd064b727d0394e34137b8aae73644177e8d3c2a569a4b80c3c93c7e3f6f8f00d85acf9ac69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 0, '2026-11-16T02:22:05.507Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb4d1aea53c537700255d1c6de204b4e1c6ca780aafe3b4a5250e9a1a8c799dd99d9c7119c050d42a224a5b67ca3cc9a5785428e886b2e143592daad9145090cb2cb9e40c353c0688181a564a21bb20b3de87ef49e81093ec45f100933d9baf9bacc281f8b8257a2947cab8ce1644915465616b10206e360efd6fce460060d4aa80d9792cbcdb3505a292dca5529aa970beffffa12bd83160c3c36e413e8d73d838eba86e2048ed04cfbd7f75c6e4c14af04b7578a61be74f8e8299ef5a08f57dfba6d411d3a0f1ad03b433bfac46ef0b40af1edecd7633745cc6560d0ba98f2c22ddff3f817bb54a3c9ee40a0731c69260e145debc8826ed1a7854be340711978264fa7fde9e11ba7b28d6669020000');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 1, 'board.member_added', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.284Z', 1, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","user_id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","role":"member","user":{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 2, 'board.member_added', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.296Z', 2, '01a1e229-60b3-7521-a289-955e04c80bf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","user_id":"01a1e229-60b3-7521-a289-955e04c80bf0","role":"member","user":{"id":"01a1e229-60b3-7521-a289-955e04c80bf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 3, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.333Z', 3, '01a1e229-6216-7077-8aea-eaa26e0c88e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 4, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.342Z', 4, '01a1e229-621e-7271-bbc9-612366a4735b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-621e-7271-bbc9-612366a4735b","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 5, 'label.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.347Z', 5, '01a1e229-6224-76a5-94fd-55cda6a6055a', NULL, NULL, NULL, NULL, '28deddc7-40df-4a43-8f75-e4df2b548f7c', NULL, NULL, '{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 6, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.349Z', 6, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.349Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 7, 'card.labeled', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.354Z', 7, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:22:05.349Z"}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.354Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 8, 'card.assigned', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.358Z', 8, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:22:05.354Z"}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.358Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 9, 'card.assigned', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.358Z', 8, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:22:05.358Z"}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.358Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 10, 'checklist.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.386Z', 10, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624a-76f5-8651-af3a0f283b81', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-624a-76f5-8651-af3a0f283b81","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 11, 'checklist_item.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.388Z', 11, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 12, 'checklist_item.updated', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.391Z', 12, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 13, 'checklist_item.assigned', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.392Z', 13, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 14, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.398Z', 14, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6256-7014-ac95-95e443c4a9b9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6256-7014-ac95-95e443c4a9b9","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 15, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.401Z', 15, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6259-73be-8a3e-37f466f4b722', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6259-73be-8a3e-37f466f4b722","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 16, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.404Z', 16, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-625c-74e9-b03d-2836860b914d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-625c-74e9-b03d-2836860b914d","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 17, 'card.moved', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.408Z', 17, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","rank":65536,"updated_at":"2026-11-16T02:22:05.358Z","position":0}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-621e-7271-bbc9-612366a4735b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e229-624a-76f5-8651-af3a0f283b81","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Steps","rank":65536,"items":[{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e229-6256-7014-ac95-95e443c4a9b9","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e229-6259-73be-8a3e-37f466f4b722","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e229-625c-74e9-b03d-2836860b914d","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.408Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 18, 'board.member_removed', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.412Z', 18, '01a1e229-60b3-7521-a289-955e04c80bf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","user_id":"01a1e229-60b3-7521-a289-955e04c80bf0","role":"member","user":{"id":"01a1e229-60b3-7521-a289-955e04c80bf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 19, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.432Z', 19, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6278-73c9-a734-63705d4ffdfe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6278-73c9-a734-63705d4ffdfe","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 20, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.436Z', 20, '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-627c-74cd-a071-fb2ed1ce6fb3","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.436Z","updated_at":"2026-11-16T02:22:05.436Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 21, 'checklist.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.439Z', 21, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-627f-71ad-baf2-c1984043f18b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-627f-71ad-baf2-c1984043f18b","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 22, 'checklist.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.447Z', 22, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6287-767a-bbf4-9e1f993c3403', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6287-767a-bbf4-9e1f993c3403","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 23, 'checklist_item.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.451Z', 23, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-628b-75b2-a014-0a73542e38fb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-628b-75b2-a014-0a73542e38fb","checklist_id":"01a1e229-6287-767a-bbf4-9e1f993c3403","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 24, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.456Z', 24, '01a1e229-6290-706a-a7d0-165340ced9d1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6290-706a-a7d0-165340ced9d1","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 25, 'comment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.462Z', 25, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6296-7480-8fa9-84652af9854f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6296-7480-8fa9-84652af9854f","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","user_id":"01a1e229-5844-7051-92cc-ede24c17daa7","user":{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:22:05.462Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 26, 'label.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.475Z', 26, '01a1e229-62a3-728f-a83f-6862c48ceaab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62a3-728f-a83f-6862c48ceaab","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 27, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.487Z', 27, '01a1e229-62af-72fa-8c1c-97354c9384a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62af-72fa-8c1c-97354c9384a4","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.487Z","updated_at":"2026-11-16T02:22:05.487Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 28, 'card.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.491Z', 28, '01a1e229-62af-72fa-8c1c-97354c9384a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62af-72fa-8c1c-97354c9384a4","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.487Z","updated_at":"2026-11-16T02:22:05.487Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 29, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.494Z', 29, '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 30, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.495Z', 30, '01a1e229-62b7-72cb-a441-3c9561978294', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62b7-72cb-a441-3c9561978294","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.495Z","updated_at":"2026-11-16T02:22:05.495Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 31, 'column.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.499Z', 31, '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 1, 'board.member_added', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.519Z', 1, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-62c3-742a-aaa3-02eb1ef9c145","user_id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","role":"member","user":{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 2, 'board.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.520Z', 2, '01a1e229-62c3-742a-aaa3-02eb1ef9c145', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62c3-742a-aaa3-02eb1ef9c145"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 32, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.521Z', 32, '01a1e229-62d1-77a6-98bf-2b6c47e23642', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 33, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.522Z', 33, '01a1e229-62d2-7726-9773-0414075aacec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62d2-7726-9773-0414075aacec","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.522Z","updated_at":"2026-11-16T02:22:05.522Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 34, 'column.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.523Z', 34, '01a1e229-62d1-77a6-98bf-2b6c47e23642', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 35, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.526Z', 35, '01a1e229-62d1-77a6-98bf-2b6c47e23642', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-5844-7051-92cc-ede24c17daa7', 'owner');
INSERT INTO public.board_members VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'member');
INSERT INTO public.board_members VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', '01a1e229-5844-7051-92cc-ede24c17daa7', 'owner');
INSERT INTO public.board_members VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'member');
INSERT INTO public.board_visits VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-5844-7051-92cc-ede24c17daa7', NULL, true);
INSERT INTO public.boards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 'Board', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.234Z', '2026-11-16T02:22:05.234Z', 35, 38, 'e9x4i0elqx9', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 'Board', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.507Z', '2026-11-16T02:22:05.507Z', 2, 3, 'obmtsexhez', 0, '2026-11-16T02:22:05.520Z', '01a1e229-5844-7051-92cc-ede24c17daa7');
INSERT INTO public.calendar_keys VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', '8935be401c30cf0f144eefc0ff20a83f');
INSERT INTO public.card_assignees VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5844-7051-92cc-ede24c17daa7');
INSERT INTO public.card_assignees VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9');
INSERT INTO public.card_labels VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6224-76a5-94fd-55cda6a6055a');
INSERT INTO public.card_watchers VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5844-7051-92cc-ede24c17daa7');
INSERT INTO public.cards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-621e-7271-bbc9-612366a4735b', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:22:05.349Z', '2026-11-16T02:22:05.408Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-6216-7077-8aea-eaa26e0c88e1', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:22:05.436Z', '2026-11-16T02:22:05.436Z', NULL);
INSERT INTO public.cards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d1-77a6-98bf-2b6c47e23642', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:22:05.522Z', '2026-11-16T02:22:05.522Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-624c-73f0-9593-500a3d3e4f9d', '01a1e229-624a-76f5-8651-af3a0f283b81', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-628b-75b2-a014-0a73542e38fb', '01a1e229-6287-767a-bbf4-9e1f993c3403', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-624a-76f5-8651-af3a0f283b81', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627f-71ad-baf2-c1984043f18b', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6287-767a-bbf4-9e1f993c3403', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6216-7077-8aea-eaa26e0c88e1', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-621e-7271-bbc9-612366a4735b', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6290-706a-a7d0-165340ced9d1', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d1-77a6-98bf-2b6c47e23642', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6296-7480-8fa9-84652af9854f', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.462Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e229-689b-7663-8a8f-f65a9543a4e3', '2026-11-16T03:27:07.005Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', '28deddc7-40df-4a43-8f75-e4df2b548f7c', 'jfXPRosN4Ukojkk28ZeMZLXBXifZi7WIGUlihKdu2XA', '01a1e229-61b2-7660-93f0-8da46ad9125b', '{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:22:05.348Z');
INSERT INTO public.invitations VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62a0-77fc-a168-db411cb983b2', '01a1e229-5844-7051-92cc-ede24c17daa7', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-624c-73f0-9593-500a3d3e4f9d', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9');
INSERT INTO public.labels VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6224-76a5-94fd-55cda6a6055a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62a3-728f-a83f-6862c48ceaab', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '2c76cbd7-1120-4cb5-9339-2995273eadbc', '2026-11-16T02:22:07.035Z');
INSERT INTO public.mail_queue VALUES ('487472c5-2dbd-4328-8ae2-bace69c5f056', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:22:07.035Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-61e5-7729-8eac-fa2c96e3617b', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'added', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.284Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-61f0-76e9-9095-c7ec8b58396c', '01a1e229-60b3-7521-a289-955e04c80bf0', 'added', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.296Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-622e-75f0-bd59-5e9ce37a44d6', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'assigned', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.358Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6296-7481-8a55-eae9121592c7', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'commented', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6296-7480-8fa9-84652af9854f', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.462Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', '01a1e229-62cf-70a5-b5f4-0ab4ee86abe8', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'added', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.519Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 35, '01a1e229-62d2-7726-9773-0414075aacec', '{"id":"01a1e229-62d2-7726-9773-0414075aacec","column_id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:05.522Z","updated_at":"2026-11-16T02:22:05.522Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '37b18a58f3333ccf');
INSERT INTO public.search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6226-76c1-b27a-db01fd14ec93', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', 3145727, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6296-7480-8fa9-84652af9854f', 1048576, ' ·b01a1e22961b2766093f08da46ad9125b ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', '01a1e229-62af-72fa-8c1c-97354c9384a4', 4194303, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', '01a1e229-62b7-72cb-a441-3c9561978294', 5242879, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d2-7726-9773-0414075aacec', 6291455, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6256-7014-ac95-95e443c4a9b9', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6259-73be-8a3e-37f466f4b722', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-625c-74e9-b03d-2836860b914d', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6278-73c9-a734-63705d4ffdfe', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-628b-75b2-a014-0a73542e38fb', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', '01a1e229-62af-72fa-8c1c-97354c9384a4', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', '01a1e229-62af-72fa-8c1c-97354c9384a4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', '01a1e229-62b7-72cb-a441-3c9561978294', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', '01a1e229-62b7-72cb-a441-3c9561978294', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d2-7726-9773-0414075aacec', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d2-7726-9773-0414075aacec', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e229-5a2e-740e-b039-68bc00ec69f2', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:03.310Z', '2026-11-16T02:22:03.310Z', '2026-11-16T03:22:03.310Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e229-60ac-74c2-abe7-60b266b27100', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', '2026-11-16T02:22:04.972Z', '2026-11-16T02:22:04.972Z', '2026-11-16T03:22:04.972Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e229-61a5-7648-83ce-ff810d286c17', '01a1e229-60b3-7521-a289-955e04c80bf0', '2026-11-16T02:22:05.221Z', '2026-11-16T02:22:05.221Z', '2026-11-16T03:22:05.221Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('7a5dfa60-5505-4702-9143-6e5d914695cc', 'd59e4cbc-2e2d-45e4-8b29-8a9136c351bb', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', 'card', 'deleted', 'Card', '01a1e229-6216-7077-8aea-eaa26e0c88e1', NULL, 131072, 1, '{"id":"01a1e229-62af-72fa-8c1c-97354c9384a4","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:05.487Z","updated_at":"2026-11-16T02:22:05.487Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:05.491Z', '01a1e229-5844-7051-92cc-ede24c17daa7', 28);
INSERT INTO public.trash VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e229-6224-76a5-94fd-55cda6a6055a","01a1e229-62a3-728f-a83f-6862c48ceaab"],"board_members":["01a1e229-5844-7051-92cc-ede24c17daa7","01a1e229-5a4c-73a6-8b28-93c59cbc44d9"]}', '2026-11-16T02:22:05.499Z', '01a1e229-5844-7051-92cc-ede24c17daa7', 31);
INSERT INTO public.trash VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', 'card', 'deleted', 'Card', '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', 65536, NULL, '{"id":"01a1e229-62b7-72cb-a441-3c9561978294","column_id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:05.495Z","updated_at":"2026-11-16T02:22:05.495Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:05.499Z', '01a1e229-5844-7051-92cc-ede24c17daa7', 31);
INSERT INTO public.users VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$xZqvQyHBoMg1XA116lZSM3w43/tY81DSXy6xgsmr7R4$j2LC/y5EccdWWecIrpnQNRpW9K68Kg3C02u0ruD2OlE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:03.005Z');
INSERT INTO public.users VALUES ('01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$vYQ602QvvBL00qtIDH6w2zbBdQxOZ27TsK6u5EKDppw$X/VNN/AwR5wYuL9eLxkKUOx/fYBkzW5hMEAtgt/1AbY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:04.797Z');
INSERT INTO public.users VALUES ('01a1e229-60b3-7521-a289-955e04c80bf0', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$nlquobTq4i6w1sKWkPzZLqC+V+/jvrZH3dgLDfzwxjo$ViSAdpwUdV1SdgI7+i4d32cAUltnfxwmhnwq4NIm4bA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:05.107Z');
INSERT INTO public.users VALUES ('01a1e229-62e2-7509-941d-8833b51788f9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$Cm9SDtAFdRxeJwWURmMM/l8PsMtiFBru97D36HdhtyE$FW58THixA+bXEL1gn9+SludbHN7xDdv7dqSLOAoRftM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:05.772Z');
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
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
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
CREATE INDEX card_assignees_user ON public.card_assignees USING btree (user_id, board_id, card_id);
CREATE INDEX cards_due ON public.cards USING btree (board_id, due_at) WHERE (due_at IS NOT NULL);
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
CREATE INDEX search_documents_doc ON public.search_documents USING btree (doc);
CREATE INDEX search_documents_lexemes ON public.search_documents USING gin (lexemes) WITH (gin_pending_list_limit='1024');
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
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
