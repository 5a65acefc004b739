
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 'reset', 'alice@example.org', '00', '2026-11-16T11:45:06.551Z');
INSERT INTO public.api_tokens VALUES ('01a1e42c-cdbb-7457-ab00-3af5d7f52086', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '6ebd0d494d187bec472111888dc5801f08e90645a7434abc4797d42874513c5f', 'S6IM', 'Script', 'write', '01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '2026-11-16T11:45:03.930Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ce82-76ca-9bce-7748f5631817', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cede-711a-8c43-3508465386ea', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', '\x5c042e800dc8d53110cc82e3099fae78a9de98e1131648429623edca948c1dae27040ced65f65769db796b45ab77f18dbc11edcbfacaa861f68f98cc2574ab034b4a54e0e06dd8e79b6aa9d853965c7cd5df632e3fa77e1cd39a6f06767a43a1e4257d56f4afb5e5ac5fb79073c489acaea93d6bbb3c22ce460bbd828b8f8db1510f9e4823b8400468b64b477c2f5654e71a7fbe53d278685eae173997884dace82de7790e1c62dcf5633645af53ed914aea56b7ae2197edfa710e0a03c0559bd1a0531f1c6018f6aac8d7f901f883c2643060f799976d8b2c1a5cfe9863f785ef8a3862d6d876e66d1b4513946a5f089b0f5d13422da704357d638afd134005969506b3289a642e425ceb891f9de310b0b559519bc8619c0081f6b028b85348f8671bce3aa380e02176f2768bb735ddde7033e6f48d1b0eb6080c1a960a2149cc2bbc98a3dff245258e9231c49ce99451e65a54b6dcd83cb646f181ebe64fa967c8d0c2b9cd06cf32886f417baa7a6c02f9658c1732704a78d7195398b2d9a6000e2fac0eff6de60d7794df0bc8a0de23b65d1c66826804584706e855ff9eb1d1a99b97f5a8fc7c2abbd64f7592866be50e4417f9c13f44a420376217c7f11bce121c0788edf381ec54aa6fc5a489ce11b325cf3602be2e96d5011a1c2ef736aa7d28ce4a863a79f36b62c7ec93552f2bfe868a');
INSERT INTO public.attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf9b-7750-9fda-ee040eb07575', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('a18a728f-1c70-4a95-8580-eeed95a1fefe', '614599d2-e20f-4fa3-8fe7-5182c7a87f18', NULL);
INSERT INTO public.attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ce82-76ca-9bce-7748f5631817', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cede-711a-8c43-3508465386ea', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf9b-7750-9fda-ee040eb07575', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf33-7224-b6bf-15cf78bddade', 'Finished by Bob', 'card_moved', '01a1e42c-ccbb-708a-9a75-2f36fec75619', NULL, 'assign_member', NULL, '01a1e42c-9c3f-72b7-840a-5908f411112b', true);
INSERT INTO public.automation_rules VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfbb-71a6-b8de-090763a0bf2c', 'Rule', 'card_moved', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', NULL, 'assign_member', NULL, '01a1e42c-9c3f-72b7-840a-5908f411112b', true);
INSERT INTO public.automation_runs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf33-7224-b6bf-15cf78bddade', '01a1e42c-cf60-77e9-aff1-db786d25b81c', 17, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '2026-11-16T11:45:04.352Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:45:03.833Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 0, '2026-11-16T11:45:03.549Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab388f26f109f10d9c4055b4b137c8921307db29a02aff8e9214547a28ea71c69e99ddd913180d12128182f25471a532cdcbb412bcca4ac1f3bc2d74d662adb00006d1444b20e1c9a1d7c0405350de8cd1b801e43059cb4039ebfc2ff0849174d37e5d669479a6785920714c8878556357509d890e153098467db7e627072348489374cf85e062ff2c84cc0b9964bb22af5f2ebcfffb17e81d64c2c0624b36807c3d30e8a96fc92fe004edb27f734f7353207f25286faee4dddab4fb18c89ff5204f57d7ba6d413d1a0b12d01a458ff489fd6869e7fcdbd96fc07e89589f8141677c881bb75dcfe25f6c42832a9a23818c7ea2953892379d210db2431b362e4c23f96de0959ce7c366d6d09186b8b6bf38ce0fdf689792dc7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 0, '2026-11-16T11:45:04.747Z', '\x1f8b08000000000000039551416ec32010bcf7197b86c824c6249caabea1a75691b5867585848d0b386d15e5ef95edb44a734895e30ccccceeec119c050d854041e5da705b50c3552525df4929b86ab6adb56da9b0a9804176d91368780a182d30b0944c744376a107dd8fde3330c187f80b2261265b375f9719aadc18ae2412c782886f77d84ada6d448b06188c83bd5bf393831934ac8b75c585e0a27a1642975217e54a95eae5c2fbbf7f89de41170c3c36e413e8d73d838eba86e2048ed04cfbd7f73437268a57027573a518e6a6c3474ff1ac077dbcbad66d0bead079d080de197aa44fec064fab10dfce7e3d7653c4fc0c0c5a17535eb8e57a1eff62976a34d91d08748e23cdc481a26b1d59d02dfab470691c282e03cfe4e9b45fcc6a3a509fe7f627c7d3c337341bc3197e020000');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 1, 'board.member_added', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.621Z', 1, '01a1e42c-9c3f-72b7-840a-5908f411112b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","user_id":"01a1e42c-9c3f-72b7-840a-5908f411112b","role":"member","user":{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 2, 'board.member_added', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.651Z', 2, '01a1e42c-b393-723d-9d73-c3a86de5097a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","user_id":"01a1e42c-b393-723d-9d73-c3a86de5097a","role":"member","user":{"id":"01a1e42c-b393-723d-9d73-c3a86de5097a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 3, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.666Z', 3, '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 4, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.675Z', 4, '01a1e42c-ccbb-708a-9a75-2f36fec75619', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-ccbb-708a-9a75-2f36fec75619","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 5, 'label.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.682Z', 5, '01a1e42c-ccc2-701c-982d-4b672daab0a8', NULL, NULL, NULL, NULL, '50d94249-3156-4ec5-8c57-7d50aa73f6d1', NULL, NULL, NULL, '{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 6, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.691Z', 6, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.691Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 7, 'card.labeled', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.766Z', 7, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:45:03.691Z"}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.766Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 8, 'card.assigned', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.784Z', 8, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:45:03.766Z"}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.784Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 9, 'card.assigned', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.784Z', 8, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:45:03.784Z"}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.784Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 10, 'checklist.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.940Z', 10, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdc4-7262-89f5-31ef9bcf1978', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 11, 'checklist_item.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.955Z', 11, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 12, 'checklist_item.updated', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.004Z', 12, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 13, 'checklist_item.assigned', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.049Z', 13, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 14, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.130Z', 14, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ce82-76ca-9bce-7748f5631817', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-ce82-76ca-9bce-7748f5631817","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 15, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.222Z', 15, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cede-711a-8c43-3508465386ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cede-711a-8c43-3508465386ea","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 16, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.267Z', 16, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cf0b-7396-b5c8-dfdf25428187","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 17, 'card.moved', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.352Z', 17, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","rank":65536,"updated_at":"2026-11-16T11:45:03.784Z","position":0}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccbb-708a-9a75-2f36fec75619","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Steps","rank":65536,"items":[{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e42c-ce82-76ca-9bce-7748f5631817","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e42c-cede-711a-8c43-3508465386ea","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e42c-cf0b-7396-b5c8-dfdf25428187","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:04.352Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 18, 'board.member_removed', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.388Z', 18, '01a1e42c-b393-723d-9d73-c3a86de5097a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","user_id":"01a1e42c-b393-723d-9d73-c3a86de5097a","role":"member","user":{"id":"01a1e42c-b393-723d-9d73-c3a86de5097a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 19, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.411Z', 19, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf9b-7750-9fda-ee040eb07575', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cf9b-7750-9fda-ee040eb07575","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 20, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.459Z', 20, '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cfcb-7643-ac0f-7a17dd90a444","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.459Z","updated_at":"2026-11-16T11:45:04.459Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 21, 'checklist.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.471Z', 21, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cfd7-772c-b9aa-464bf0602ea8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cfd7-772c-b9aa-464bf0602ea8","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 22, 'checklist.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.496Z', 22, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cff0-77d5-b149-f5e5921cf412', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cff0-77d5-b149-f5e5921cf412","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 23, 'checklist_item.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.511Z', 23, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cfff-77b2-9151-7124bc69f310', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cfff-77b2-9151-7124bc69f310","checklist_id":"01a1e42c-cff0-77d5-b149-f5e5921cf412","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 24, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.528Z', 24, '01a1e42c-d010-75ec-a57a-f66be5449f27', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d010-75ec-a57a-f66be5449f27","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 25, 'comment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.544Z', 25, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-d020-70d7-ad60-ceb53305a51c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d020-70d7-ad60-ceb53305a51c","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","user_id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","user":{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:45:04.544Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 26, 'label.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.591Z', 26, '01a1e42c-d04f-7541-9373-4fbce36af06b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d04f-7541-9373-4fbce36af06b","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 27, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.600Z', 27, '01a1e42c-d058-7774-9dad-b207319a08f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d058-7774-9dad-b207319a08f1","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.600Z","updated_at":"2026-11-16T11:45:04.600Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 28, 'card.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.608Z', 28, '01a1e42c-d058-7774-9dad-b207319a08f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d058-7774-9dad-b207319a08f1","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.600Z","updated_at":"2026-11-16T11:45:04.600Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 29, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.639Z', 29, '01a1e42c-d07f-72c1-98be-f2e98589fe0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 30, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.651Z', 30, '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d08b-759c-8a73-d7eb67d0ac57","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.651Z","updated_at":"2026-11-16T11:45:04.651Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 31, 'column.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.668Z', 31, '01a1e42c-d07f-72c1-98be-f2e98589fe0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 1, 'board.member_added', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.830Z', 1, '01a1e42c-9c3f-72b7-840a-5908f411112b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-d0eb-7655-9551-7b8fddf47ab6","user_id":"01a1e42c-9c3f-72b7-840a-5908f411112b","role":"member","user":{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 2, 'board.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.835Z', 2, '01a1e42c-d0eb-7655-9551-7b8fddf47ab6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d0eb-7655-9551-7b8fddf47ab6"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 32, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.970Z', 32, '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 33, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:05.135Z', 33, '01a1e42c-d26f-75f4-9260-3f799aa45fa2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d26f-75f4-9260-3f799aa45fa2","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:05.135Z","updated_at":"2026-11-16T11:45:05.135Z"}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 34, 'column.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:05.155Z', 34, '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 35, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:05.196Z', 35, '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 'owner');
INSERT INTO public.board_members VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'member');
INSERT INTO public.board_members VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 'owner');
INSERT INTO public.board_members VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'member');
INSERT INTO public.board_visits VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-743c-75ae-a0ee-89af5e931fac', NULL, true);
INSERT INTO public.boards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 'Board', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.549Z', '2026-11-16T11:45:03.549Z', 35, 39, '3k2zi6i8s1flh', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 'Board', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.747Z', '2026-11-16T11:45:04.747Z', 2, 3, '1ekgl1kiicdvr', 0, '2026-11-16T11:45:04.835Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', false);
INSERT INTO public.calendar_keys VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', '38ea56feff18b23badafc75742ffc5cc');
INSERT INTO public.card_assignees VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-743c-75ae-a0ee-89af5e931fac', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-9c3f-72b7-840a-5908f411112b', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ccc2-701c-982d-4b672daab0a8');
INSERT INTO public.card_watchers VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-743c-75ae-a0ee-89af5e931fac');
INSERT INTO public.cards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ccbb-708a-9a75-2f36fec75619', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:45:03.691Z', '2026-11-16T11:45:04.352Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:45:04.459Z', '2026-11-16T11:45:04.459Z', NULL);
INSERT INTO public.cards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:45:05.135Z', '2026-11-16T11:45:05.135Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', '01a1e42c-cdc4-7262-89f5-31ef9bcf1978', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfff-77b2-9151-7124bc69f310', '01a1e42c-cff0-77d5-b149-f5e5921cf412', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cdc4-7262-89f5-31ef9bcf1978', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfd7-772c-b9aa-464bf0602ea8', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cff0-77d5-b149-f5e5921cf412', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ccbb-708a-9a75-2f36fec75619', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d010-75ec-a57a-f66be5449f27', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d020-70d7-ad60-ceb53305a51c', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.544Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e42c-d7bc-76f8-8d35-3dd6ab98b27b', '2026-11-16T12:50:06.515Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '50d94249-3156-4ec5-8c57-7d50aa73f6d1', 'j8_MF_vz45X8jHnRSdxQ_FFUuLb3didK6V1W2XGb83A', '{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:45:03.682Z');
INSERT INTO public.invitations VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d03c-71e5-957e-dc101bbf8316', '01a1e42c-743c-75ae-a0ee-89af5e931fac', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', '01a1e42c-9c3f-72b7-840a-5908f411112b');
INSERT INTO public.labels VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ccc2-701c-982d-4b672daab0a8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d04f-7541-9373-4fbce36af06b', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '335e38bd-1984-4f25-9afc-2a74798254ee', '2026-11-16T11:45:06.551Z');
INSERT INTO public.mail_digests VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('6e3458fc-9647-45c6-b179-eee81f3665eb', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:45:06.551Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cc8a-76bc-ab66-221917df3626', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'added', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.621Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cca3-76f9-85ea-b6d179adf8c7', '01a1e42c-b393-723d-9d73-c3a86de5097a', 'added', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.651Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cd2d-74d7-8eca-62991e43b96f', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'assigned', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.784Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d020-70d8-85a1-65ebd5223d78', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'commented', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-d020-70d7-ad60-ceb53305a51c', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.544Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', '01a1e42c-d13e-7276-af2b-9e669dfd658e', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'added', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.830Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 35, '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '{"id":"01a1e42c-d26f-75f4-9260-3f799aa45fa2","column_id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:45:05.135Z","updated_at":"2026-11-16T11:45:05.135Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'f55d21072b64fd24');
INSERT INTO public.search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', 3145727, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-d020-70d7-ad60-ceb53305a51c', 1048576, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', '01a1e42c-d058-7774-9dad-b207319a08f1', 4194303, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 5242879, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', 6291455, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ce82-76ca-9bce-7748f5631817', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cede-711a-8c43-3508465386ea', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf9b-7750-9fda-ee040eb07575', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cfff-77b2-9151-7124bc69f310', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', '01a1e42c-d058-7774-9dad-b207319a08f1', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', '01a1e42c-d058-7774-9dad-b207319a08f1', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e42c-9a32-7234-8350-fd7adef0dbad', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:44:50.738Z', '2026-11-16T11:44:50.738Z', '2026-11-16T12:44:50.738Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e42c-b278-7234-be34-c8f2e19e9c2f', '01a1e42c-9c3f-72b7-840a-5908f411112b', '2026-11-16T11:44:56.952Z', '2026-11-16T11:44:56.952Z', '2026-11-16T12:44:56.952Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e42c-cc23-74cd-8662-8238b1425047', '01a1e42c-b393-723d-9d73-c3a86de5097a', '2026-11-16T11:45:03.523Z', '2026-11-16T11:45:03.523Z', '2026-11-16T12:45:03.523Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:06.551Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e42c-9a32-7234-8350-fd7adef0dbad', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('a18a728f-1c70-4a95-8580-eeed95a1fefe', '614599d2-e20f-4fa3-8fe7-5182c7a87f18', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', 'card', 'deleted', 'Card', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', NULL, 131072, 1, '{"id":"01a1e42c-d058-7774-9dad-b207319a08f1","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:45:04.600Z","updated_at":"2026-11-16T11:45:04.600Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:45:04.608Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 28);
INSERT INTO public.trash VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d07f-72c1-98be-f2e98589fe0b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e42c-ccc2-701c-982d-4b672daab0a8","01a1e42c-d04f-7541-9373-4fbce36af06b"],"board_members":["01a1e42c-743c-75ae-a0ee-89af5e931fac","01a1e42c-9c3f-72b7-840a-5908f411112b"]}', '2026-11-16T11:45:04.668Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 31);
INSERT INTO public.trash VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 'card', 'deleted', 'Card', '01a1e42c-d07f-72c1-98be-f2e98589fe0b', '01a1e42c-d07f-72c1-98be-f2e98589fe0b', 65536, NULL, '{"id":"01a1e42c-d08b-759c-8a73-d7eb67d0ac57","column_id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:45:04.651Z","updated_at":"2026-11-16T11:45:04.651Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:45:04.668Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 31);
INSERT INTO public.used_sign_ins VALUES ('5f8b39c2-0153-465e-8a0f-4a28dd99524a', '2026-11-16T11:45:06.551Z');
INSERT INTO public.users VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$VQKVzjd18/l2jH/48KhiJXDPZZU/Lwqh4R7egNNH31U$3xzf6V/jzEiB+rJ9k8ZiMRxxgxA/+bRP+YjdeZbAyGU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:44:45.007Z');
INSERT INTO public.users VALUES ('01a1e42c-9c3f-72b7-840a-5908f411112b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$+3Ql20kS3mpCuiugC0NdGDRO3Mz33ClcWn/ZHStGh0w$DsLwETQItC7IzkwKa+Lu/WCGsuuDBveCpQt7Pg5UoNc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:44:54.247Z');
INSERT INTO public.users VALUES ('01a1e42c-b393-723d-9d73-c3a86de5097a', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$TPGvE58ah9Qv0b5NDNuazOPM/U62ZN9pX8fkBupXgKI$B2HOuz0nSs7oClquhL7uy2lubQ8kDTwO+qQTPsc6WV4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:45:02.330Z');
INSERT INTO public.users VALUES ('01a1e42c-d2fc-74e8-ab78-4ccf0d7aa1c9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$pKE7W1UbV562sXcdfLbkUOjoqAV80C0z0h6+C/UDcpg$SJKdoEhI0jusR8smyAko0tC3Yc+USAWTVgCRCo2yx3I', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:45:05.883Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d18b-7384-9233-4ce00e0e736a', '01a1e42c-d26e-77b8-9989-c1e6d042fdc2', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:45:05.094Z', '2026-11-16T11:45:10.352Z', NULL, 4);
INSERT INTO public.webhooks VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d18b-7384-9233-4ce00e0e736a', 'https://hooks.invalid/boardcast', NULL, '9k3BVh5LuhfEccB4lM0DtAg_ewLLxfi_xZmjiUuQDJNBbyDh4r_82VOYZd8I0Z9SJtFloKic1UmRsv7AGhM6pgynDq71dGfdqSPsAun2', true, NULL, '2026-11-16T11:45:04.907Z', 1, 31, 1, '2026-11-16T11:45:10.352Z', 4, '01a1e42c-d26e-77b7-b00a-d80028c64f8a', NULL);
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
