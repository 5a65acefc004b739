
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'reset', 'alice@example.org', '00', '2026-11-16T18:51:13.431Z');
INSERT INTO public.api_tokens VALUES ('01a1e5b2-f4db-7384-b95d-914c9f9783e0', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '97bd191475ad417379e97f5a2b964bb7c7d77401f1d1abc01d3903758a0d0877', 'qztB', 'Script', 'write', '01a1e5b2-f460-73c8-9b68-3feb4721920d', '2026-11-16T18:51:12.985Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f501-73fe-aeda-99259b33324c', '\x293f599212e4f19a5bf7d6ac228691d795979a6b91bcf7bd5601da0ca78fb75ac57d4d056d25043e4ab9a975e8d7f4fbb87509720ad4b26c8fcd73a84b0178bb0855e773a7191981723d651f19176587cfa2bed2c5bd90ea921dc7460003853a4c76e62983a7acfb0ebb2256a54c953b54cd35b9c0b780fa6011f74ad15ff5376e75a080c339149adef63ff4428af9fc8f323ce65d250d6b9d9676233a974e0f2137aaab8c63a0b2a8ab79f188215960ea8f3540a2690a257ccc969857bf31bd8a77844a5c4d1cc840473714eb21226e6b834f3649b7fd227f41f31135d64f6c3b67f903eb4f545e9076f809e611f0f531863d40b656205228ec4ab45111c120e579351d7c0006f3d2460703efb52e077a89ea2f4b2eca873dd2c3c28a37128bfd96ce27bbcac5f4de515883e3a48dbda5d14e8a2cce0e578bc254c7ad4a41c18ed7ef887aeb9c3216d7b843bfa3b7f1da9b647d29efa83dfe60dbe41ed7191420a4774fbad28d1876cd1b37563fe22239d66b61f21a8f28a7c65237a1edb470b2297e2cc32de2a7a43de5de3e1b95c635c9f2f82cb27c985c20a917282709e39c825fe7f702dc47cb05f30a3be00b9d13ea10cc02cd129b8ec9b1b0b517224fb99bb2b1407efba36cea136a5f170c674c68657f109b069ed4b3831602bd09f9d1373544679bbbe24b78aa4d2afd3323d3f21ffd');
INSERT INTO public.attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('ea57f510-03a9-43f1-b4b4-7b6adfbc0703', '8a6d41a2-2ba1-45fd-bff2-3c18ff951a2c', NULL);
INSERT INTO public.attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f501-73fe-aeda-99259b33324c', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f504-7599-ab1a-0d663fb7e0ac', 'Finished by Bob', 'card_moved', '01a1e5b2-f485-7728-9313-527f6259d90d', NULL, 'assign_member', NULL, '01a1e5b2-f321-7314-818a-d5483846a700', true);
INSERT INTO public.automation_rules VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f515-75a1-b9cc-e976ca6f03ec', 'Rule', 'card_moved', '01a1e5b2-f480-7639-a783-d0ee628f850e', NULL, 'assign_member', NULL, '01a1e5b2-f321-7314-818a-d5483846a700', true);
INSERT INTO public.automation_runs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f504-7599-ab1a-0d663fb7e0ac', '01a1e5b2-f50a-71c2-93b7-0acbef38e97b', 17, '01a1e5b2-f490-75b6-8c25-1784698b271b', '2026-11-16T18:51:13.033Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T18:51:12.955Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 0, '2026-11-16T18:51:12.864Z', '\x1f8b08000000000000039551cd6ec32018bbef31be73a80249938cd3b467d869531541622624f23320dda6aaef3e2569a7b5874e3dda601bec03d99624a55c716cb560262f5256664dc51e7551b1cc40e7a5e08f226d29a168a303497a1e949f718bd0783b463bf424fbc9b9849ac10dfe0c6ca823bad1a9089246b980841a0f15d1d6fafb225714252bb7d0ac2a4dcef2343322353ad31928a1696cefd69c73542449221505e39cf1e2855772cb25179baac85fff78ff772fe083649a90531a2e907cdb25d4a1d3f03338909e3ba9ef69730af0d70271eb4b7e58da1f3e7bf8939ee4e17ac19b16e89475244939dbe0095faa1b1d36837f3ff9f5aa9b2396634ac8581fe2caad8b3a75896da85513ed1e24a39fb0107b786b2cdadfc96da8c334c2af0f5ec8e371b79ad5d8a38f4bfbb3e3f1e1070b6921f092020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 0, '2026-11-16T18:51:13.097Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d91f1376155f50c5db58aac87795448d8b880d35651ee5ed94eaa268b545dcec0ccc0cc11ac060999404195cab9a9ca1d6f4a5371654acdd1609da95d51698dc020d9e408243c790c1a18688a5db063b27e00394cce31e8bcf3e1026c6c13f5a3c344200dba480cba409848b7eaeb2a37af1bde54a4f8b631252fb3c2e49951852a08184ca3feb7e692830924e4595e7321b8a89fc55656428a6293ed9a975fde7fdd8bf40e3263e050918b205ff70c7aea1585191c41cd9db4ff69738a146e05f9bd2f05bfb4ef3f060a673dc8e3ed82772da847eb40023adbd1237d623f3adaf8f076f61bb09f23966360606c8869e5d6451d5e631b5bec923d10c814265a8803056b2ce99fc96d6ce33452581fbc90a7d37e356be940435ada9f1d4f0fdf073cd4b092020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', 0, '2026-11-16T18:51:13.171Z', '\x1f8b0800000000000003b554cb6edb3010bce72b8aed550c44bd48eb54a0a79e93538b40e0639510a14495a4dc0681ffbda06dc57682b870d042a725b5bbb333b37c06a3a1859c0a8ab52c485faf2ac24ad91041454f14171c55c97bdd54904134d122b4f06d989c8fa821038d41793345e34668c7d9da0c94b3ce2f81095dc461b22222b4bdb00133501e4544ddc9a793d645c308ab5112cefa8a5479d917792f4b592264304ffae29ca58f88d04291170da194d0e696f2b6a62d2daf29a3df8f6affedbf803fa1cd33b042a20dd0feb8cb60c041a24fc1334827bcee2e21740ee85f279c1dc9bbad00eed7887e9f0fed335c520207612cb420ac51f8057f8b61b278edfcfdbede28065cae2183def81077673b45ad388d4de8848a668dd0463fe3f6608ddef406f58be42674619ed0ef006f0f379bbb5db10ed738c62dfba9e2e6eacd3c7b0e19114dc1899279ae1a4e75c924641f607db1f1adfba45d22558c8fd036755d362fee85cf4dc52a9e1a98d0693762a79c9d87f1e0e2d4d69ac19cc3ad092b7246560c25d135eab262b2aef5c770ef0074979033cec99ed0d2c3d45f857f67714f780851f8832819e8198f22133ae592718ed7daadd1772246a11e86a46802ba78e6b0312204733f22eec3c90a850fceea658bde8c571356524d44c914a16ac519efd9aae4228db7f3ea8d1b503afd04c952ea01d5a33521be530e0963bd2252aab41aabbc907cc5eb3a71b295f4120d174e6f224ee1b5934cc4e11c064d78cf4a52f386aaa661798d148ee07717217763c431bd5f09cac1b42fe29c20fbbf12a42f83830ff65d941bb6ae506e4e40f37ffd3e6faefe008e79acb5cd060000');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 1, 'board.member_added', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.877Z', 1, '01a1e5b2-f321-7314-818a-d5483846a700', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","user_id":"01a1e5b2-f321-7314-818a-d5483846a700","role":"member","user":{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 2, 'board.member_added', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.890Z', 2, '01a1e5b2-f3c3-765b-bddd-9509beb6987a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","user_id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","role":"member","user":{"id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 3, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.896Z', 3, '01a1e5b2-f480-7639-a783-d0ee628f850e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f480-7639-a783-d0ee628f850e","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 4, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.901Z', 4, '01a1e5b2-f485-7728-9313-527f6259d90d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f485-7728-9313-527f6259d90d","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 5, 'label.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.905Z', 5, '01a1e5b2-f489-75ab-a139-4d0b7a3c3240', NULL, NULL, NULL, NULL, 'e4ccf0ab-99ac-4653-b850-843b08854eb6', NULL, NULL, NULL, '{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 6, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.911Z', 6, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.911Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 7, 'card.labeled', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.918Z', 7, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T18:51:12.911Z"}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.918Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 8, 'card.assigned', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.922Z', 8, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T18:51:12.918Z"}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.922Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 9, 'card.assigned', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.922Z', 8, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T18:51:12.922Z"}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.922Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 10, 'checklist.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.991Z', 10, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4df-74dc-b8cb-a5bb96949610', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 11, 'checklist_item.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.996Z', 11, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 12, 'checklist_item.updated', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.004Z', 12, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 13, 'checklist_item.assigned', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.012Z', 13, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 14, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.018Z', 14, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4fa-74ec-a57f-969875b8f615","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 15, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.021Z', 15, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4fd-74db-a65e-7c9b932a2f78","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 2, 'board.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.106Z', 2, '01a1e5b2-f549-74f5-bf4d-afa60b935dda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f549-74f5-bf4d-afa60b935dda"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 16, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.025Z', 16, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f501-73fe-aeda-99259b33324c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f501-73fe-aeda-99259b33324c","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 17, 'card.moved', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.033Z', 17, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","rank":65536,"updated_at":"2026-11-16T18:51:12.922Z","position":0}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f485-7728-9313-527f6259d90d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Steps","rank":65536,"items":[{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e5b2-f4fa-74ec-a57f-969875b8f615","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e5b2-f4fd-74db-a65e-7c9b932a2f78","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e5b2-f501-73fe-aeda-99259b33324c","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:13.033Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 18, 'board.member_removed', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.038Z', 18, '01a1e5b2-f3c3-765b-bddd-9509beb6987a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","user_id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","role":"member","user":{"id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 19, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.043Z', 19, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f513-7617-b3f8-417d2c9ffb34","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 20, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.047Z', 20, '01a1e5b2-f517-7609-8da8-7f84b3af3941', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f517-7609-8da8-7f84b3af3941","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.047Z","updated_at":"2026-11-16T18:51:13.047Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 21, 'checklist.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.050Z', 21, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51a-76f4-9fe8-40d13ecbfbd4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f51a-76f4-9fe8-40d13ecbfbd4","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 22, 'checklist.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.053Z', 22, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51d-7717-8133-f5540ab86c6d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f51d-7717-8133-f5540ab86c6d","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 23, 'checklist_item.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.054Z', 23, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51e-7635-b060-f1180adef494', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f51e-7635-b060-f1180adef494","checklist_id":"01a1e5b2-f51d-7717-8133-f5540ab86c6d","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 24, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.057Z', 24, '01a1e5b2-f521-70d7-bab0-b7ad93f90623', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f521-70d7-bab0-b7ad93f90623","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 25, 'comment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.059Z', 25, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f523-75a8-b157-4f471e6ddd7e","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","user_id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","user":{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T18:51:13.059Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 26, 'label.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.075Z', 26, '01a1e5b2-f533-71ed-be55-f99aeaf0fd39', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f533-71ed-be55-f99aeaf0fd39","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 27, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.081Z', 27, '01a1e5b2-f539-7394-8e79-6f47a0879ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f539-7394-8e79-6f47a0879ec8","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.081Z","updated_at":"2026-11-16T18:51:13.081Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 28, 'card.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.083Z', 28, '01a1e5b2-f539-7394-8e79-6f47a0879ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f539-7394-8e79-6f47a0879ec8","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.081Z","updated_at":"2026-11-16T18:51:13.081Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 29, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.089Z', 29, '01a1e5b2-f541-7652-bc60-034bbd257c97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f541-7652-bc60-034bbd257c97","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 30, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.090Z', 30, '01a1e5b2-f542-7381-8935-ff6ab2f54a70', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f542-7381-8935-ff6ab2f54a70","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f541-7652-bc60-034bbd257c97","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.090Z","updated_at":"2026-11-16T18:51:13.090Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 31, 'column.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.093Z', 31, '01a1e5b2-f541-7652-bc60-034bbd257c97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f541-7652-bc60-034bbd257c97","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 1, 'board.member_added', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.104Z', 1, '01a1e5b2-f321-7314-818a-d5483846a700', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f549-74f5-bf4d-afa60b935dda","user_id":"01a1e5b2-f321-7314-818a-d5483846a700","role":"member","user":{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 32, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.117Z', 32, '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 33, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.122Z', 33, '01a1e5b2-f562-71d3-8dd3-f658433630c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f562-71d3-8dd3-f658433630c3","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.122Z","updated_at":"2026-11-16T18:51:13.122Z"}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 34, 'column.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.126Z', 34, '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 35, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.135Z', 35, '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f321-7314-818a-d5483846a700', 'member');
INSERT INTO public.board_members VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', '01a1e5b2-f321-7314-818a-d5483846a700', 'member');
INSERT INTO public.board_members VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'owner');
INSERT INTO public.board_people VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f595-731d-a37c-1c9878f7938a', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, true);
INSERT INTO public.boards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 'Board', NULL, NULL, false, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.864Z', '2026-11-16T18:51:12.864Z', 35, 40, '3cfad53xsolpd', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 'Board', NULL, NULL, false, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.097Z', '2026-11-16T18:51:13.097Z', 2, 3, '23rgjm7xnjpvm', 0, '2026-11-16T18:51:13.106Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', false);
INSERT INTO public.boards VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', 'Imported', NULL, NULL, false, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.171Z', '2026-11-16T18:51:13.171Z', 0, 4, 'tyowwwiy1ai', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '98c44457d2cfe55f9413fc73de57ab22');
INSERT INTO public.card_assignees VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f321-7314-818a-d5483846a700', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f489-75ab-a139-4d0b7a3c3240');
INSERT INTO public.card_placeholders VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f595-731d-a37c-1c9878f7938a');
INSERT INTO public.card_watchers VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e');
INSERT INTO public.cards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f485-7728-9313-527f6259d90d', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T18:51:12.911Z', '2026-11-16T18:51:13.033Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f480-7639-a783-d0ee628f850e', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T18:51:13.047Z', '2026-11-16T18:51:13.047Z', NULL);
INSERT INTO public.cards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T18:51:13.122Z', '2026-11-16T18:51:13.122Z', NULL);
INSERT INTO public.cards VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f594-73b7-a628-cb00c681d37b', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T18:51:13.171Z', '2026-11-16T18:51:13.171Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', '01a1e5b2-f4df-74dc-b8cb-a5bb96949610', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f51e-7635-b060-f1180adef494', '01a1e5b2-f51d-7717-8133-f5540ab86c6d', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59e-77fd-8f73-5861c66705e1', '01a1e5b2-f59e-77fc-bbc4-40902b89855d', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4df-74dc-b8cb-a5bb96949610', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f51a-76f4-9fe8-40d13ecbfbd4', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f51d-7717-8133-f5540ab86c6d', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59e-77fc-bbc4-40902b89855d', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f480-7639-a783-d0ee628f850e', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f485-7728-9313-527f6259d90d', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f521-70d7-bab0-b7ad93f90623', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f594-73b7-a628-cb00c681d37b', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, '2026-11-16T18:51:13.059Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e5b2-f690-764c-a789-86d92282006b', '2026-11-16T19:56:13.426Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'e4ccf0ab-99ac-4653-b850-843b08854eb6', 'QgwiCSx3jGmjcA1eHan0G8F6cefshe2phOLfVnS7uAw', '{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T18:51:12.905Z');
INSERT INTO public.import_chunks VALUES ('01a1e5b2-f5c6-735d-9e75-dc7310ce36fa', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1e5b2-f57e-70bc-a7f7-6a97b8ee030c', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, '01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-16T18:51:13.150Z', '2026-11-16T18:51:13.157Z', '2026-11-16T18:51:13.195Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1e5b2-f5c6-735d-9e75-dc7310ce36fa', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-16T18:51:13.222Z', '2026-11-16T18:51:13.229Z', '2026-11-16T18:51:13.235Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f52b-7450-bf2d-564d6a627523', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', '01a1e5b2-f321-7314-818a-d5483846a700');
INSERT INTO public.item_placeholders VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59e-77fd-8f73-5861c66705e1', '01a1e5b2-f595-731d-a37c-1c9878f7938a');
INSERT INTO public.labels VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f489-75ab-a139-4d0b7a3c3240', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f533-71ed-be55-f99aeaf0fd39', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'a55cf8d0-8ead-4b8d-87f5-84fe575b2c65', '2026-11-16T18:51:13.431Z');
INSERT INTO public.mail_digests VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('40c38935-d7e7-4fe5-a0ec-9366e5d493d9', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T18:51:13.431Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f46f-77c1-95fe-35825f486425', '01a1e5b2-f321-7314-818a-d5483846a700', 'added', NULL, NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.877Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f47b-7092-946a-574754fe1633', '01a1e5b2-f3c3-765b-bddd-9509beb6987a', 'added', NULL, NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.890Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f49b-70c3-9a15-9d05c57b9abe', '01a1e5b2-f321-7314-818a-d5483846a700', 'assigned', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.922Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f523-75a9-b5be-cb0b48f52f3d', '01a1e5b2-f321-7314-818a-d5483846a700', 'commented', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.059Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', '01a1e5b2-f551-7174-92bb-3f99ce10f041', '01a1e5b2-f321-7314-818a-d5483846a700', 'added', NULL, NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.104Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 35, '01a1e5b2-f562-71d3-8dd3-f658433630c3', '{"id":"01a1e5b2-f562-71d3-8dd3-f658433630c3","column_id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T18:51:13.122Z","updated_at":"2026-11-16T18:51:13.122Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '81bcecb5d5893d6a');
INSERT INTO public.search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f490-75b6-8c25-1784698b271b', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f517-7609-8da8-7f84b3af3941', 3145727, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', 1048576, ' ·b01a1e5b2f46073c89b683feb4721920d ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 4194303, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 5242879, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f562-71d3-8dd3-f658433630c3', 6291455, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 7340031, ' ·b01a1e5b2f59473b6a1afc8a8ec38fd64 ·c01a1e5b2f59473b6a1afc8a8ec38fd64 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f501-73fe-aeda-99259b33324c', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f517-7609-8da8-7f84b3af3941', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f517-7609-8da8-7f84b3af3941', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51e-7635-b060-f1180adef494', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f562-71d3-8dd3-f658433630c3', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f562-71d3-8dd3-f658433630c3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 'title', ' ·b01a1e5b2f59473b6a1afc8a8ec38fd64 ·c01a1e5b2f59473b6a1afc8a8ec38fd64 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59e-77fd-8f73-5861c66705e1', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1e5b2-f31c-70ce-a2c9-e7dd0186c9a8', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.540Z', '2026-11-16T18:51:12.540Z', '2026-11-16T19:51:12.540Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e5b2-f3c0-770e-9769-3c4988f0e46a', '01a1e5b2-f321-7314-818a-d5483846a700', '2026-11-16T18:51:12.704Z', '2026-11-16T18:51:12.704Z', '2026-11-16T19:51:12.704Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e5b2-f45a-70ad-9e82-b6a9f47ade34', '01a1e5b2-f3c3-765b-bddd-9509beb6987a', '2026-11-16T18:51:12.858Z', '2026-11-16T18:51:12.858Z', '2026-11-16T19:51:12.858Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f536-7245-a421-ff8dd6b93283', 'DlboaUN8WeUa9Rcqtd3yKZwrnG_2JM96twN4hkrefto', '5a4PQr8zOQ4w3Se0p_WzqNb8hCscwVSAaMGAGeqajUk', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.078Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.431Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e5b2-f31c-70ce-a2c9-e7dd0186c9a8', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('ea57f510-03a9-43f1-b4b4-7b6adfbc0703', '8a6d41a2-2ba1-45fd-bff2-3c18ff951a2c', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 'card', 'deleted', 'Card', '01a1e5b2-f480-7639-a783-d0ee628f850e', NULL, 131072, 1, '{"id":"01a1e5b2-f539-7394-8e79-6f47a0879ec8","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T18:51:13.081Z","updated_at":"2026-11-16T18:51:13.081Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T18:51:13.083Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 28);
INSERT INTO public.trash VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f541-7652-bc60-034bbd257c97', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e5b2-f489-75ab-a139-4d0b7a3c3240","01a1e5b2-f533-71ed-be55-f99aeaf0fd39"],"board_members":["01a1e5b2-f267-75eb-87f4-403f20fb3b3e","01a1e5b2-f321-7314-818a-d5483846a700"]}', '2026-11-16T18:51:13.093Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 31);
INSERT INTO public.trash VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 'card', 'deleted', 'Card', '01a1e5b2-f541-7652-bc60-034bbd257c97', '01a1e5b2-f541-7652-bc60-034bbd257c97', 65536, NULL, '{"id":"01a1e5b2-f542-7381-8935-ff6ab2f54a70","column_id":"01a1e5b2-f541-7652-bc60-034bbd257c97","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T18:51:13.090Z","updated_at":"2026-11-16T18:51:13.090Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T18:51:13.093Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 31);
INSERT INTO public.used_sign_ins VALUES ('314431d4-c45e-4321-900f-338ce1ea4d0b', '2026-11-16T18:51:13.431Z');
INSERT INTO public.users VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$FSRyw+AaAO5XMLj+W/Z6CASnHvAvF481I5/1DbQ/Lsw$5jR5N1Rhe3HtUzklYgVhHD7l/PxM01Ivx7NemfZ2sVE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T18:51:12.456Z');
INSERT INTO public.users VALUES ('01a1e5b2-f321-7314-818a-d5483846a700', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$KUx+ArNosmshFOAH+Cz+yv6ARSj6ZtScwcC8Vyl5bMI$iIY40P2m5E8poplsdDxpNJzwSMWobfdAoh5vFWKDyRI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T18:51:12.628Z');
INSERT INTO public.users VALUES ('01a1e5b2-f3c3-765b-bddd-9509beb6987a', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Sor31SMH5ydX1xjt6ec8HjQA7SDbBRk2FsdhlwzEsq0$e4pTgmBx4RP/jolYOnEv+znotraC5ILCNNyiltoxX1c', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T18:51:12.782Z');
INSERT INTO public.users VALUES ('01a1e5b2-f5e0-73b3-a74d-920cdc9d05f0', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$mVQ3Iutf59I+pw+uTedGhqCGf+5K2ZYzzKmGZbiU+VA$1z05ynUalRHIqig8GMfBy4xGdwmAu1KsOFKLaN7U6p8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T18:51:13.343Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f559-7479-a2e4-8905d621e75b', '01a1e5b2-f56b-77f2-88c9-00d5445cbd44', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T18:51:13.131Z', '2026-11-16T18:51:18.443Z', NULL, 2);
INSERT INTO public.webhooks VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f559-7479-a2e4-8905d621e75b', 'https://hooks.invalid/boardcast', NULL, 'KdyqPG6thgTlkAKAmfNbCZ0sVNh_HYCICAxH3MY7Gfj_4_IKjteBq9Yt1RQ7p2_AOAzgTQgrxz8RW70xg9RUX-O1sPAe5vIvfVlXVrzD', true, NULL, '2026-11-16T18:51:13.113Z', 1, 31, 1, '2026-11-16T18:51:18.443Z', 2, '01a1e5b2-f56b-77f1-8c38-2edbeb98446c', NULL);
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
