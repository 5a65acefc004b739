
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e437-56b1-7167-8e64-c3e908fef87c', 'reset', 'alice@example.org', '00', '2026-11-16T11:56:35.205Z');
INSERT INTO public.api_tokens VALUES ('01a1e437-5896-7070-b226-a8cef4df42e9', '01a1e437-56b1-7167-8e64-c3e908fef87c', '57a29fb0a4d89034c857f2b5de3f3cf9d14ee4ca092e65172eb3e8ac3ba62c43', 'FNVX', 'Script', 'write', '01a1e437-5850-77a0-85a9-2b54319e9f96', '2026-11-16T11:56:34.837Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b3-77aa-a106-3e8e7184517c', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b6-7706-9e5b-caf0f7f06673', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c5-709f-add6-cabf05875ae2', '\xcac5a6a25e159e7cf8908de89a04653dd43dd53937094a5ebb1cfb092e3f265d0c0f11a69a70952ca3584cd2def29a1ab9c0a2353ebf2c5059e0935e1fdcc5007164725f96c68fca03c07a326b1bdfa64fbcbe2f142aba93243ac223c48a170f7157e7d390e903b944e70197c27f2fcffef487d056517224bcf50519be5d3afdb747893753e3f7916db8057bb973e7d3551c13078c62a1e0311b60fc42eadf0322d031acef4cee98268b36239550685898dfa891c148b52352fea633b9985d570958a6a5dba5e277574eb0221ee9b7dab86e3fc3f58807936b939b178540bc711240f52c6e6ac9c997f5574bcc0ac0ebe42415b50a4232887536405f061427cec9c1f685d3bd8b568040330886cd12c8213dcdc0f5581ed0ed5ea9078dd68fe79bbd64bb6be9a08b9e08a88c8b4b61b153f02e596df9c1b689f6079bbff648e3c16a7fd21177cc74cc07298165ac6e27af1840e224a1da0103f88585707eedcee95ed156c7b51f649c7db6c676d7fd2d95234c09cc91908b07de00120783429fd1a2c3c758e71c4e268379d776a8a144d2a6f2486529db902577200b5f0ec311ab4f6f794977c341a8d7911ccaafede451e9b5c56f7095b02220dffe86adcf74de1f2481be7b9f2d3302f222bd46a94c061b0e34462e44efeb44b6750b83f895b6e43ea4bb276ad9470b8f56cc40a84d562426a4');
INSERT INTO public.attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d3-7339-a61c-bc71c98f0817', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('a1fab493-7776-4e4a-9083-23012539ff9d', '46815394-f235-40af-bb2b-1d7ad843e375', NULL);
INSERT INTO public.attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b3-77aa-a106-3e8e7184517c', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b6-7706-9e5b-caf0f7f06673', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c5-709f-add6-cabf05875ae2', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d3-7339-a61c-bc71c98f0817', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c9-73b6-a805-01df1c3d20e8', 'Finished by Bob', 'card_moved', '01a1e437-586a-778e-b597-0ba0cc38ae44', NULL, 'assign_member', NULL, '01a1e437-5751-72da-a60c-b6ce12e9efce', true);
INSERT INTO public.automation_rules VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d5-7099-a0ba-c19862ecb5de', 'Rule', 'card_moved', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', NULL, 'assign_member', NULL, '01a1e437-5751-72da-a60c-b6ce12e9efce', true);
INSERT INTO public.automation_runs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c9-73b6-a805-01df1c3d20e8', '01a1e437-58ce-75b5-8428-8bec45661c8b', 17, '01a1e437-5874-70f7-9b88-31ce2922863a', '2026-11-16T11:56:34.893Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:56:34.829Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 0, '2026-11-16T11:56:34.768Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab380f3bf109f10d9c4055b44936c8921307db29a0aaff8e9214447b28ea71c69e99ddd923980e34240205e599e24559245c294c785960c5d3a6c8335151d557121844132d81862787be03061d85d69b291a37821e676b19b4ce3aff0b3c61a4ae6ebe2e326423b81252f19264cedb8caaa4eca92f550b0ce6a9bb5bf393831134a4492ab9105cc8672174217596ef942c5ffe78fff72fd03be88481c5866c00fdba6730d0d0905fc0119a65fffa9ee6e640fe5a206fade4dddab4fb18c99ff5a08fd7d7ba6941031a0b1ad09a961ee91387c9d2cef9b7b3df88c312b13e0383def810376ebb9ec54b6c428d6d3407021dfd4c2b71206f7a431de81e6dd8b8304fe4b78157f274da6f66351d688c6bfb8be3e9e11b54b921017e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e437-592d-768f-b375-30790be79625', 0, '2026-11-16T11:56:34.989Z', '\x1f8b08000000000000039551416ec32010bcf7197b86c8d831d89caabea1a7569105665d2161e302765b45f97b653bad9a1c52e5380333b33b7b046b4042c614c37d216859e7860a5e755417a2a44526ea4ca3a8795e028164934390f0e4553040c0606c831d93f503c861728e40eb9d0fbf20a04a681afd7591c135a38271412be47bda16586755875d255a20308de66ecd4f8e4a2021cf724e19a38c3f33264b2e8bfdaeaeea973fdefffd8bf80e3223e094461741be1e08f4d86b0c0b38825ef66fee696e8a18ae05fcd64ac1af4dfb8f01c3590ff2787dad9b16d82beb408272b6c547fc54fde870e7c3dbd96f50fd12b13e0381ce8698366ebb9e5397d8c646b5c9ce083285095762c6603b8b0664a75cdcb8388d18b68157f2743a6c660dce38a4b5fdc5f1f4f00d18b1fabf7e020000');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 1, 'board.member_added', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.779Z', 1, '01a1e437-5751-72da-a60c-b6ce12e9efce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","user_id":"01a1e437-5751-72da-a60c-b6ce12e9efce","role":"member","user":{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 2, 'board.member_added', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.788Z', 2, '01a1e437-57e3-746a-9754-85925aef0a74', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","user_id":"01a1e437-57e3-746a-9754-85925aef0a74","role":"member","user":{"id":"01a1e437-57e3-746a-9754-85925aef0a74","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 3, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.791Z', 3, '01a1e437-5867-75d6-b12f-cf3bcb5e81be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 4, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.794Z', 4, '01a1e437-586a-778e-b597-0ba0cc38ae44', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-586a-778e-b597-0ba0cc38ae44","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 5, 'label.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.797Z', 5, '01a1e437-586e-7297-b2d1-537b86e255d5', NULL, NULL, NULL, NULL, '4e5ac786-d9d0-4be5-a57e-e1e9f5b1926b', NULL, NULL, NULL, '{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 6, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.804Z', 6, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.804Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 7, 'card.labeled', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.814Z', 7, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:56:34.804Z"}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.814Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 8, 'card.assigned', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.819Z', 8, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:56:34.814Z"}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.819Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 9, 'card.assigned', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.819Z', 8, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:56:34.819Z"}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.819Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 10, 'checklist.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.841Z', 10, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589a-75b5-a6bb-cad5e5768bfc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 11, 'checklist_item.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.845Z', 11, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 12, 'checklist_item.updated', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.859Z', 12, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 13, 'checklist_item.assigned', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.861Z', 13, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 14, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.867Z', 14, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b3-77aa-a106-3e8e7184517c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58b3-77aa-a106-3e8e7184517c","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 15, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.870Z', 15, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b6-7706-9e5b-caf0f7f06673', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58b6-7706-9e5b-caf0f7f06673","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 16, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.885Z', 16, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58c5-709f-add6-cabf05875ae2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58c5-709f-add6-cabf05875ae2","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 17, 'card.moved', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.893Z', 17, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","rank":65536,"updated_at":"2026-11-16T11:56:34.819Z","position":0}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-586a-778e-b597-0ba0cc38ae44","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Steps","rank":65536,"items":[{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e437-58b3-77aa-a106-3e8e7184517c","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e437-58b6-7706-9e5b-caf0f7f06673","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e437-58c5-709f-add6-cabf05875ae2","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.893Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 18, 'board.member_removed', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.896Z', 18, '01a1e437-57e3-746a-9754-85925aef0a74', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","user_id":"01a1e437-57e3-746a-9754-85925aef0a74","role":"member","user":{"id":"01a1e437-57e3-746a-9754-85925aef0a74","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 19, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.899Z', 19, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58d3-7339-a61c-bc71c98f0817', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58d3-7339-a61c-bc71c98f0817","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 20, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.905Z', 20, '01a1e437-58d9-762d-85c7-8fe7642b38cf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58d9-762d-85c7-8fe7642b38cf","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.905Z","updated_at":"2026-11-16T11:56:34.905Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 21, 'checklist.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.907Z', 21, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58db-752a-941f-da00275f5640', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58db-752a-941f-da00275f5640","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 22, 'checklist.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.909Z', 22, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58dd-77a5-afd9-46028997237d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58dd-77a5-afd9-46028997237d","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 23, 'checklist_item.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.911Z', 23, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58df-75c8-a37f-f5fae55c3261', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58df-75c8-a37f-f5fae55c3261","checklist_id":"01a1e437-58dd-77a5-afd9-46028997237d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 24, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.913Z', 24, '01a1e437-58e1-7370-b4aa-3ff847a5c4a8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58e1-7370-b4aa-3ff847a5c4a8","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 25, 'comment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.915Z', 25, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58e3-7729-9686-807d17c94f7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58e3-7729-9686-807d17c94f7e","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","user_id":"01a1e437-56b1-7167-8e64-c3e908fef87c","user":{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:56:34.915Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 26, 'label.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.922Z', 26, '01a1e437-58ea-7799-a370-a31ea36333dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58ea-7799-a370-a31ea36333dc","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 27, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.927Z', 27, '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58ef-71b0-b9dd-5b51ca147cf4","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.927Z","updated_at":"2026-11-16T11:56:34.927Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 28, 'card.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.930Z', 28, '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58ef-71b0-b9dd-5b51ca147cf4","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.927Z","updated_at":"2026-11-16T11:56:34.927Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 29, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.935Z', 29, '01a1e437-58f7-7252-ae41-914c036780bf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58f7-7252-ae41-914c036780bf","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 30, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.940Z', 30, '01a1e437-58fc-7408-a7b5-80df343c248c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58fc-7408-a7b5-80df343c248c","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-58f7-7252-ae41-914c036780bf","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.940Z","updated_at":"2026-11-16T11:56:34.940Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 31, 'column.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.966Z', 31, '01a1e437-58f7-7252-ae41-914c036780bf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58f7-7252-ae41-914c036780bf","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e437-592d-768f-b375-30790be79625', 1, 'board.member_added', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.996Z', 1, '01a1e437-5751-72da-a60c-b6ce12e9efce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-592d-768f-b375-30790be79625","user_id":"01a1e437-5751-72da-a60c-b6ce12e9efce","role":"member","user":{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e437-592d-768f-b375-30790be79625', 2, 'board.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.004Z', 2, '01a1e437-592d-768f-b375-30790be79625', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-592d-768f-b375-30790be79625"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 32, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.025Z', 32, '01a1e437-5951-70e3-a865-a256015e7043', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5951-70e3-a865-a256015e7043","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 33, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.034Z', 33, '01a1e437-595a-7775-9cd6-615287c775c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-595a-7775-9cd6-615287c775c2","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5951-70e3-a865-a256015e7043","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:35.034Z","updated_at":"2026-11-16T11:56:35.034Z"}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 34, 'column.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.039Z', 34, '01a1e437-5951-70e3-a865-a256015e7043', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5951-70e3-a865-a256015e7043","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 35, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.046Z', 35, '01a1e437-5951-70e3-a865-a256015e7043', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e437-5951-70e3-a865-a256015e7043","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-56b1-7167-8e64-c3e908fef87c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'member');
INSERT INTO public.board_members VALUES ('01a1e437-592d-768f-b375-30790be79625', '01a1e437-56b1-7167-8e64-c3e908fef87c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e437-592d-768f-b375-30790be79625', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'member');
INSERT INTO public.board_visits VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-56b1-7167-8e64-c3e908fef87c', NULL, true);
INSERT INTO public.boards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 'Board', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.768Z', '2026-11-16T11:56:34.768Z', 35, 40, 'yaoa4ig7shxl', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e437-592d-768f-b375-30790be79625', 'Board', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.989Z', '2026-11-16T11:56:34.989Z', 2, 3, '1k8vt1ut008hr', 0, '2026-11-16T11:56:35.004Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', false);
INSERT INTO public.calendar_keys VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', '2f8fed4e2664ae91ad0db23436289e66');
INSERT INTO public.card_assignees VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-56b1-7167-8e64-c3e908fef87c', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5751-72da-a60c-b6ce12e9efce', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-586e-7297-b2d1-537b86e255d5');
INSERT INTO public.card_watchers VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-56b1-7167-8e64-c3e908fef87c');
INSERT INTO public.cards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-586a-778e-b597-0ba0cc38ae44', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:56:34.804Z', '2026-11-16T11:56:34.893Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:56:34.905Z', '2026-11-16T11:56:34.905Z', NULL);
INSERT INTO public.cards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-5951-70e3-a865-a256015e7043', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:56:35.034Z', '2026-11-16T11:56:35.034Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-589d-7293-b196-df564c637c73', '01a1e437-589a-75b5-a6bb-cad5e5768bfc', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58df-75c8-a37f-f5fae55c3261', '01a1e437-58dd-77a5-afd9-46028997237d', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-589a-75b5-a6bb-cad5e5768bfc', '01a1e437-5874-70f7-9b88-31ce2922863a', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58db-752a-941f-da00275f5640', '01a1e437-5874-70f7-9b88-31ce2922863a', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58dd-77a5-afd9-46028997237d', '01a1e437-5874-70f7-9b88-31ce2922863a', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-586a-778e-b597-0ba0cc38ae44', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e1-7370-b4aa-3ff847a5c4a8', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5951-70e3-a865-a256015e7043', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e3-7729-9686-807d17c94f7e', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.915Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e437-59ff-7713-aa14-2933aa3b18d3', '2026-11-16T13:01:35.203Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-56b1-7167-8e64-c3e908fef87c', '4e5ac786-d9d0-4be5-a57e-e1e9f5b1926b', 'FSbKfQ0czAiw1ZiBbGrXvnmGB3fzOJB6Ekvrb8q68Aw', '{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:56:34.798Z');
INSERT INTO public.invitations VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e8-718e-a34c-7445e4d40c2b', '01a1e437-56b1-7167-8e64-c3e908fef87c', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-589d-7293-b196-df564c637c73', '01a1e437-5751-72da-a60c-b6ce12e9efce');
INSERT INTO public.labels VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-586e-7297-b2d1-537b86e255d5', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ea-7799-a370-a31ea36333dc', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'cf74a1ec-01df-4783-8939-404dd24f5c5a', '2026-11-16T11:56:35.205Z');
INSERT INTO public.mail_digests VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('0d644acc-749b-49c6-9e74-879c9589c070', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:56:35.205Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-585c-76ca-a2ba-8fd23933691e', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'added', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.779Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5864-70c1-a84a-faa2bc3bafee', '01a1e437-57e3-746a-9754-85925aef0a74', 'added', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.788Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5884-769c-9143-37d40bbcda84', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'assigned', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.819Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e3-772a-87c5-ffa7a4f21d98', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'commented', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58e3-7729-9686-807d17c94f7e', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.915Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e437-592d-768f-b375-30790be79625', '01a1e437-5935-7235-a0c5-6b281848f7f1', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'added', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.996Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 35, '01a1e437-595a-7775-9cd6-615287c775c2', '{"id":"01a1e437-595a-7775-9cd6-615287c775c2","column_id":"01a1e437-5951-70e3-a865-a256015e7043","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:56:35.034Z","updated_at":"2026-11-16T11:56:35.034Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'a213a555f385157b');
INSERT INTO public.search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5874-70f7-9b88-31ce2922863a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-58d9-762d-85c7-8fe7642b38cf', 3145727, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58e3-7729-9686-807d17c94f7e', 1048576, ' ·b01a1e437585077a085a92b54319e9f96 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 4194303, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', '01a1e437-58fc-7408-a7b5-80df343c248c', 5242879, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-595a-7775-9cd6-615287c775c2', 6291455, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5874-70f7-9b88-31ce2922863a', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5874-70f7-9b88-31ce2922863a', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b3-77aa-a106-3e8e7184517c', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b6-7706-9e5b-caf0f7f06673', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58c5-709f-add6-cabf05875ae2', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58d3-7339-a61c-bc71c98f0817', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-58d9-762d-85c7-8fe7642b38cf', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-58d9-762d-85c7-8fe7642b38cf', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58df-75c8-a37f-f5fae55c3261', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', '01a1e437-58fc-7408-a7b5-80df343c248c', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', '01a1e437-58fc-7408-a7b5-80df343c248c', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-595a-7775-9cd6-615287c775c2', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-595a-7775-9cd6-615287c775c2', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e437-574d-713a-88ba-293f285acd2e', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.509Z', '2026-11-16T11:56:34.509Z', '2026-11-16T12:56:34.509Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e437-57e0-71e8-bd79-4a70bfd27d49', '01a1e437-5751-72da-a60c-b6ce12e9efce', '2026-11-16T11:56:34.656Z', '2026-11-16T11:56:34.656Z', '2026-11-16T12:56:34.656Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e437-5849-713a-86f7-10608ba4aefe', '01a1e437-57e3-746a-9754-85925aef0a74', '2026-11-16T11:56:34.761Z', '2026-11-16T11:56:34.761Z', '2026-11-16T12:56:34.761Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ed-7545-b290-7d2551d47935', 'h2UuMX1d0Cpphy6S1p3bFCkRsDc-Odfm_X8Pwtpg2as', 'OJN454_erVayYgdV6tQiS6vFYR7naNrGEX6EJN3m28A', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.924Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e437-56b1-7167-8e64-c3e908fef87c', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.205Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e437-574d-713a-88ba-293f285acd2e', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('a1fab493-7776-4e4a-9083-23012539ff9d', '46815394-f235-40af-bb2b-1d7ad843e375', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 'card', 'deleted', 'Card', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', NULL, 131072, 1, '{"id":"01a1e437-58ef-71b0-b9dd-5b51ca147cf4","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:56:34.927Z","updated_at":"2026-11-16T11:56:34.927Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:56:34.930Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', 28);
INSERT INTO public.trash VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58f7-7252-ae41-914c036780bf', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e437-586e-7297-b2d1-537b86e255d5","01a1e437-58ea-7799-a370-a31ea36333dc"],"board_members":["01a1e437-56b1-7167-8e64-c3e908fef87c","01a1e437-5751-72da-a60c-b6ce12e9efce"]}', '2026-11-16T11:56:34.966Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', 31);
INSERT INTO public.trash VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', 'card', 'deleted', 'Card', '01a1e437-58f7-7252-ae41-914c036780bf', '01a1e437-58f7-7252-ae41-914c036780bf', 65536, NULL, '{"id":"01a1e437-58fc-7408-a7b5-80df343c248c","column_id":"01a1e437-58f7-7252-ae41-914c036780bf","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:56:34.940Z","updated_at":"2026-11-16T11:56:34.940Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:56:34.966Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', 31);
INSERT INTO public.used_sign_ins VALUES ('9fb91fcf-6d3f-4189-9f23-3a12453dcec4', '2026-11-16T11:56:35.205Z');
INSERT INTO public.users VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$nME6zenccUXVh2aXIym/RKjiIhZnMV+up9nOCndl3ug$MCrX7lMtxw2siGSOzWf+JDqnBQ+3n4n3vZXssCA4XgE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:56:34.433Z');
INSERT INTO public.users VALUES ('01a1e437-5751-72da-a60c-b6ce12e9efce', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$3f2nce5p1YwxqsQUVCsnW0WJkAQE3ZNdIgUcQgZBXhI$VgAFLbCq4PeBu6+YKOZaVwS38OqTE4dedMGCxBm4rnk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:56:34.580Z');
INSERT INTO public.users VALUES ('01a1e437-57e3-746a-9754-85925aef0a74', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$QLjyHrfjcwktH47sh7sWlhkYnhSUwo4ErVmgXhaJUpA$/u4t80sgtwWqqZKxDU0Ty0lldH1AVvipKxWrNQLyp4M', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:56:34.707Z');
INSERT INTO public.users VALUES ('01a1e437-5975-7137-ac28-c1ebaf7c55a1', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$WNyod/v85nmNiCiK1M66pwooaxVgzkGlPGi8TB7OtYU$n4gDBLnyIlXFQvNRbamewBhxSynL0fui86Byp2YkTGI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:56:35.141Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-594c-70ef-aa67-3121fdc0a8d6', '01a1e437-5962-7183-8330-4fa71deacbe8', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:56:35.041Z', '2026-11-16T11:56:40.437Z', NULL, 5);
INSERT INTO public.webhooks VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-594c-70ef-aa67-3121fdc0a8d6', 'https://hooks.invalid/boardcast', NULL, '6Bn5R5M0kxXTrcwgZKJl8i5b3yyEJZ-23hpL6xF93OXMsIb5Rpyrj0OE0Yj5fqG_AYt1SC5nZv-iWHs_YWVmKdPZp8W-Jz4aHpzx_BvR', true, NULL, '2026-11-16T11:56:35.020Z', 1, 31, 1, '2026-11-16T11:56:40.437Z', 5, '01a1e437-5962-7182-b14c-79ae14811c24', NULL);
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
