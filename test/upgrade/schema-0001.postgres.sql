
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
INSERT INTO public.account_tokens VALUES ('00', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'reset', 'alice@example.org', '00', '2026-11-18T03:18:17.585Z');
INSERT INTO public.api_tokens VALUES ('01a1eca9-87fa-741d-8e63-ee624ab9d14a', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '1d56e476383742a37654a54c6be8fedb3d2083f06a68f4f6ab5c4c0823ff9496', 'yPcO', 'Script', 'write', '01a1eca9-86a2-71dc-82df-d5263d13f613', '2026-11-18T03:18:15.801Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8870-70ad-9487-edeeccd3efd5', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-887e-7061-ad66-ea1e04ff0615', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', '\xd3ddabe5a3362ef7fefc51c2b039202c86e28854f7a141778ee1a8e9b99e3e0711503bd3d40849ccaa93f29ccaeb08d7d53a19dc202f6265ee2952af1634ef71ff9694250ed7edd0f78df0348df8de7c8bde1c53600aa83a817caae603dd037ca3f204f6cd2e28e9515539eba133008c7b994b442e7a470a0551edc98484e3ae815f7a217335f8674e078c9988dfc992129c9faa2ed2c6d006d948e428bec379be590d8d3c8a9e90975c41ee5f25ef99950ffadc1ed9ccd91f6c7242010b400e4402c7502861b26d43c37bac30335ce589dce082f3d511d6231f4a52a46d46aaa085b7ae5b16a809d595b2bbc8482195756e9f7500ed85d1c6932ce4bf77f1c11c04eb6886208dd0ccfeee858014d4858867a20c50275a2a358ea7f85ac9656338be83300021fd0164772ddfb88a8561e9f542b08c1ccb0f9c4e3f8bc3c05f648787f67f9de2db9ec212cec45391a1141ba17c5b47a93cad809ab8767a9eee8d9984fd63114df0b497c43d13c1d1cc1beef2efb5d0af61f40da7168626341f47e1da7295ccae1abbc7aef763bbbb506cf5fdc742b4c1708838675a19d73cbb72ecd35351aab3ca3f44171ea4d7ab17a3021b06903b3d72ba5faf45b1f4d97ad92530088e780517e34dff899b45e7d17039c4c481f235b730b81dd81a19be3a68b6c9b8a7800495f55cec5e32aa2ceeac92184b04');
INSERT INTO public.attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-893b-7222-86ff-c0b4595163b4', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('fc3c40d3-3093-4efd-9724-51255b43f0e9', '71420283-f4c1-4ef5-b8cf-fd0a371ca612', NULL);
INSERT INTO public.attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8870-70ad-9487-edeeccd3efd5', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-887e-7061-ad66-ea1e04ff0615', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-893b-7222-86ff-c0b4595163b4', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-88a7-76be-a4fc-5db80153e2b4', 'Finished by Bob', 'card_moved', '01a1eca9-8725-7508-982b-5c71ac82e970', NULL, 'assign_member', NULL, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-894d-70e3-9ebd-818792c57b9d', 'Rule', 'card_moved', '01a1eca9-870a-7689-85ad-734cab91251d', NULL, 'assign_member', NULL, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-88a7-76be-a4fc-5db80153e2b4', '01a1eca9-88e2-729a-b3e8-32d39f02e91e', 17, '01a1eca9-874d-70d3-918e-20cd4104cea3', '2026-11-18T03:18:15.986Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-18T03:18:15.747Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 0, '2026-11-18T03:18:15.458Z', '\x1f8b08000000000000039551c16ec32014bbef33de19aa902c24e354ed1b76da54452ff03221919001e93655fdf729493b753d74ead106db601fc01a50900914a4f189d712735e09a3799d9b8e9b32978511452745010c924d8e40c1b3c7608081a1a8831d93f503a861728e81f6ce8733b0b149d48f0e1381ead04562a0036122d3b4df97b9555764bc2a65cb910c72ccaaae9628654912184ca3b95b73cec1040af22c975c082eea97ac50a256a2dc3c96f5eb85f77ff7227d80ca18386cc945506f3b063df52d85191ca09d3b69ee69738a14ae04d5cd2f05bfb4ef3f070a273da8c3d582b72da847eb40013aab694b5fd88f8e363ebc9ffc06ece788e518187436c4b472eba20eff621b1bd4c9ee09540a132dc49e82ed2c99dfc96d6ce23452581fbc90c7e36e356b684f435ada9f1d8f0f3ffe9185fe92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 0, '2026-11-18T03:18:16.434Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d1138367659553d4357ad22eb619e2b24fc29e0b45594bb57b6932acd2255963330333073006741839028a9c1475e6199f1b2b0c84d95975c3ce694c9dc182c3260905cf2041a9e070c1618588a4d706372430fba9fbc67d00c7e0867e0629da81b3d2602dda28fc4a00984896c6dbe2f73cb762b785928c3912c7214655b2954aa20050ca6d1dead39e760020d99c8149792cbea456cb5acb4549b7c9bbf5e78ff772fd20768c1c0a3211f41bfed1874d4190a333880993ba9ef69738a14ae04e5cd2f8561697ff8ec299cf4a00f570bdeb6a00e9d070de85d434ff485dde8693384f7935f8fdd1cb11c0383d68598566e5dd4e35fec628d4d727b029dc2440bb1a7e05a47f6777217eb388d14d6072fe4f1b85bcd6ada539f96f667c7e3c30f6ec412c892020000');
INSERT INTO public.board_checkpoints VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', 0, '2026-11-18T03:18:16.835Z', '\x1f8b0800000000000003b5544d6fdb300cbdf7570cdcd52ae4f8dba7013beddc9e36140625d1ad50d9f224395b51e4bf0fb293262dba0c1936f844c9241fdf7bd43368052df0145392d8b05af28c5559d3b3a6c92b26fa46f1264b559a734820e860085af8324cd605529080222f9d9e82b623b4e36c4c02d21aeb0e81f65da061321808da1e8da704a4230ca43af174dabaea33ceaaa2140c4921435ef575896559500909cc93ba38e7d00703b4b0e19b92a5294beb5b9eb569dda6e5759d155f4f6affe93f4fdfa1e5091814643cb4dfee12186810e462f00cc2a253dd2584ce9edc9b84f32339bb08607f8ce4f6f9d03ec3252568406da005345ad227fa89c364e8dabafb7dbd11073a5c4302bd763eac67aba2065fc7da772883de12b4c1cdb41c6cc9e95e937a915cfbcecf13b915f072b8dbddadc53adad21816f663c5ddd5db79f61c226775ceab18f2ba6cea0d6591c3cb593fd8f8d67e5036928ae323b4655164e58b7be1639957792d60c1aeec489db4661ec6a38b635ba3077d0677aa58c551302173ce36aaaf3285a25299fa2bdc2b80ee1272c639da13daf438f56774bf59dc573cf880ee284a026aa69348fb4eda689cd3b5b65b721d8680f261888a46a007cf1c3706bdd7f723d13e9c0c4a7ab0461db6e8fdf15226a492acce38e5aa2e44c18b38deead51b3b90b0ea09a2a5e403c947a37d78bfdc2a89640daf52264bd114552f28e70bc1ef29724ec303a7378126ffd6493ad0700e8362a24e396bf24c61552b42eae1047e7711723b061ae3fb15a11c4dfb22ce2b64ff5782f82570f4c1be8bb4c3e20a69e70894ffebf77977f50b3919962bcd060000');
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 1, 'board.member_added', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.479Z', 1, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 2, 'board.member_added', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.545Z', 2, '01a1eca9-84d4-7540-b424-0a9c5404b8e6', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 3, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.562Z', 3, '01a1eca9-870a-7689-85ad-734cab91251d', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 4, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.589Z', 4, '01a1eca9-8725-7508-982b-5c71ac82e970', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 5, 'label.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.598Z', 5, '01a1eca9-872e-7744-9a91-c497176db6a0', NULL, NULL, NULL, NULL, '9e614a93-5329-4cc8-8810-4ce3dcebcac5', NULL, 142, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 6, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.628Z', 6, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 7, 'card.labeled', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.670Z', 7, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-18T03:18:15.628Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 8, 'card.assigned', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.697Z', 8, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-18T03:18:15.670Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 9, 'card.assigned', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.697Z', 8, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1eca9-7f30-756b-aeda-a07f86a665e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-18T03:18:15.697Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 10, 'checklist.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.816Z', 10, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8808-70ac-9bc3-111632a3ca25', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 11, 'checklist_item.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.842Z', 11, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1eca9-8822-76e5-9e0c-726765ae396e","checklist_id":"01a1eca9-8808-70ac-9bc3-111632a3ca25","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 12, 'checklist_item.updated', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.873Z', 12, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1eca9-8822-76e5-9e0c-726765ae396e","checklist_id":"01a1eca9-8808-70ac-9bc3-111632a3ca25","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 13, 'checklist_item.assigned', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.884Z', 13, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1eca9-8822-76e5-9e0c-726765ae396e","checklist_id":"01a1eca9-8808-70ac-9bc3-111632a3ca25","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1eca9-8207-77b1-afd4-61d553b915e2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 14, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.919Z', 14, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8870-70ad-9487-edeeccd3efd5', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 15, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.934Z', 15, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-887e-7061-ad66-ea1e04ff0615', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 16, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.952Z', 16, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 17, 'card.moved', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.986Z', 17, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1eca9-870a-7689-85ad-734cab91251d","rank":65536,"updated_at":"2026-11-18T03:18:15.697Z","position":0}', NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 18, 'board.member_removed', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.099Z', 18, '01a1eca9-84d4-7540-b424-0a9c5404b8e6', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 19, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.123Z', 19, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-893b-7222-86ff-c0b4595163b4', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 20, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.176Z', 20, '01a1eca9-8970-7716-9476-e645f7267d0c', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 21, 'checklist.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.178Z', 21, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8972-7456-ac06-525fe1c54c15', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 22, 'checklist.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.213Z', 22, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8995-7049-9ed8-38c673742ce0', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 23, 'checklist_item.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.230Z', 23, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89a6-7641-a22e-11b39e8bdfe7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1eca9-89a6-7641-a22e-11b39e8bdfe7","checklist_id":"01a1eca9-8995-7049-9ed8-38c673742ce0","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 24, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.250Z', 24, '01a1eca9-89ba-76f5-96c3-f81d1774faa0', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 25, 'comment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.261Z', 25, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89c5-77f5-afab-e36cb79750dc', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 26, 'label.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.307Z', 26, '01a1eca9-89f3-7340-8c35-1629c5eec7a9', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 27, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.346Z', 27, '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 28, 'card.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.352Z', 28, '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 29, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.388Z', 29, '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 30, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.417Z', 30, '01a1eca9-8a61-7243-a4d9-f76fc65da123', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 31, 'column.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.422Z', 31, '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 1, 'board.member_added', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.453Z', 1, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 2, 'board.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.462Z', 2, '01a1eca9-8a72-75da-b847-094e214bba52', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 32, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.500Z', 32, '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 33, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.532Z', 33, '01a1eca9-8ad4-73c1-9799-8c1a07c91132', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 34, 'column.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.561Z', 34, '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 35, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.589Z', 35, '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_members VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'owner');
INSERT INTO public.board_members VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'member');
INSERT INTO public.board_members VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'owner');
INSERT INTO public.board_members VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'member');
INSERT INTO public.board_members VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'owner');
INSERT INTO public.board_people VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c03-73a1-bcdc-830e4d85b505', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, true);
INSERT INTO public.boards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 'Board', NULL, NULL, false, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.458Z', '2026-11-18T03:18:15.458Z', 35, 42, '1hbbcvc4sl0q0', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 'Board', NULL, NULL, false, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.434Z', '2026-11-18T03:18:16.434Z', 2, 3, 'w3cg5l8hosvy', 0, '2026-11-18T03:18:16.462Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', false);
INSERT INTO public.boards VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', 'Imported', NULL, NULL, false, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.835Z', '2026-11-18T03:18:16.835Z', 0, 4, '9vjbmh1xyxu', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', '22fe40bbed89676f24b1dd9074fff503');
INSERT INTO public.card_assignees VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-872e-7744-9a91-c497176db6a0');
INSERT INTO public.card_placeholders VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c03-73a1-bcdc-830e4d85b505');
INSERT INTO public.card_watchers VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-7f30-756b-aeda-a07f86a665e6');
INSERT INTO public.cards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8725-7508-982b-5c71ac82e970', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-18T03:18:15.628Z', '2026-11-18T03:18:15.986Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-870a-7689-85ad-734cab91251d', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-18T03:18:16.176Z', '2026-11-18T03:18:16.176Z', NULL);
INSERT INTO public.cards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-18T03:18:16.532Z', '2026-11-18T03:18:16.532Z', NULL);
INSERT INTO public.cards VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c03-73a0-8407-8c0086982e30', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-18T03:18:16.835Z', '2026-11-18T03:18:16.835Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8822-76e5-9e0c-726765ae396e', '01a1eca9-8808-70ac-9bc3-111632a3ca25', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89a6-7641-a22e-11b39e8bdfe7', '01a1eca9-8995-7049-9ed8-38c673742ce0', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ad-b810-943da78deaef', '01a1eca9-8c1d-70ac-9071-c6b957fbe400', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8808-70ac-9bc3-111632a3ca25', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8972-7456-ac06-525fe1c54c15', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8995-7049-9ed8-38c673742ce0', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ac-9071-c6b957fbe400', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-870a-7689-85ad-734cab91251d', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8725-7508-982b-5c71ac82e970', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89ba-76f5-96c3-f81d1774faa0', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c03-73a0-8407-8c0086982e30', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89c5-77f5-afab-e36cb79750dc', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, '2026-11-18T03:18:16.261Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1eca9-8eae-7769-9a41-13f1d10978f7', '2026-11-18T04:23:17.523Z');
INSERT INTO public.event_packs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 1, 20, '\x1f8b0800000000000003ed994d6ee33614c7f73d45c02eba2133fcfed0a04081f6069d551dc3a0c8a78930fa70253acd7410a0db6e7a856ebbef117a939ea04728283bc924e3099ca4e93803af2c52d4e3cf8feff1fd29cd660c0b2ae678c6b1a0668e6702339bdb12336be778a630937c8e671a4b9ddb066b46e77866b171799cc3cee45f463113325f48ccd474a13053f951a631533a5f18cc1ccfb330bb998e39cc74b6c72996cacce75fbc4365ef87b8a8232a10659e41f08e58ed39312c066279ac48545c8bc844a5994018ad46186e3fc0a921c6948cf82a4aa259544a948e29e008a3a16f0015a885b68461630015efd07d6c40ebeb0615a8eccb6fe0dcb7cb068efbe1f5c65ae7db3c43d99708a3aa1ec6b4eee9564d8351e36fb6eb71e143aacf00156958c1d47106435dd5105151f9665cf78dab250c6bd8a9f3e2e2bf72978c92182529292597847a1794a4b2b4a07777d79d362edd15fcd0371f77d874fba95d768bdb504f8cb68e58e5233142065f3ac6158b083fc0bda94e93bb5ef547b1cfdef3dd1b5468a584c628f44d3fa0027da9a5913607473d2e62dfc122f4cdaaedaed0439eb6a9db3aadfff1166cae8851d4126779495430cc07cbc119fa28eceffefab383a37f7effedd72b762618357c17f8f552ecc20ec4182989f38e91209d6146c752fb87b16f82e704fdb8ea13c41374747272f4d5cb2342d07bd4a2b4bcd2680b8d8cc4d02888631608a7214a4665002f1e44b376c6e23e51d6ada6d42ad8f53a7ceb877c27c218867a99eabe43054a3ff5275d537730fefdcb1fb7636b4c7e480bbf713a467105efb5ea7111fa9c7409ae83ac3f8361e153f2e1b4852e4dcc97f9564233a26236c7c88f63fdba03d834978d0f70da3711864d4f3885f0a6a9c774f9c095c5cb017d3bd90ffdaa4ba8a01885017c823801224eb9268c11665f5151305b3075acb9fd21ef0dcbb8c3b8c39ade6b4df72b1ff73ec20c3d44d8e71461b7e14c2528314a97c443f4c4535359edb55637948b6fea001f572ed3ed27552efb9718ce1c12e390189f3c31f0333cb93d9764b6d412437d20ae0c8230c6b4e05e04cf55de68b76cdb778ae94b71fb7d82e5785bbfd609dae97f6ea130345344e2a435042240085140151f44b159626897e9ed713a4f08a3b66e6191de2ea7805d2e9b3af82cb95f9c13dfbd45188df5cf800aba8d0c88a19a111fb526e01950595554b3c79075abe6b8acbb9db9c4162e47891151116f01f2ba311ea2ada2281fc135b6beb91f99a2f4539db7ee3a1eeff179eba09c0e0562b702b10f7bf5870c9c13a34111073410c3b5d1ca83703a4b802bfcc5bdc8fb2e412e7713caf55ba7cb927b03ec2e9dff3c65c1c5fce20329b0bf0512ef6b85c4fb5c229f56da39ab276977f854f0d84f054e94c470ce89d55545022da5728a6951cac7c4729f604b9625384f2f968dafbb97e1d40f23a4af57a922f63a70b6f0e56dc0304d9c349a8096aaca5b70a4e1ff7e93cdef5656eb6df2b37d7dad8f99d13be4e666dcc5bfbd436fcc891d0000');
INSERT INTO public.event_packs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 21, 35, '\x1f8b0800000000000003ed55cb6eec360cddf733d4ad79a1f7c3ab02dd76d95583c0a024eac6b81e7be047d0a2b8ff5ed8334e27c96d300d66d1a6dd1d51247d441ed2777752544285fbea4eca1de84a78b30253e9a057602b21fd0a5ca5cd06fc0ec2d959f14a1bb702b15be40ed47eb567566603f7dffdcedacc6ac6050a4a18c00727c169630113b760a4292492d1491856b184636e5e04389dc1f1ac20084f2079ca5a709d0815abd8dcce1db19afdf840e94bd74e33abd888fd17560b25b893156b673a4cacbebbfffa9a4a30e0b80e10287b503e59a79c9689f88da9046bb97f9b4a4470b618083629285e64e19c2e882b95387c838b45094ee4045ee602d948abb250c58a675c866e39f4af88a4a11b4656b3efad76da4756b1766af2d053934e0175c16ea27311baf6d0ceacee97aefb06f164c0b962000b4620655374c1199ed3bb88ffedaa2f138d2f025c511c9cb1119032027257bc456b0dd97300ab5fbee3ed183a60dbb19a61d726fa817ec5c3b1a34fc3f8f99cafc703edd7ac62a51da7f9645b8b56b10e9f9fdba9c134b78fc4ea795c68333cd2d89696f253eddba99996238d27c29bf16bc58e344e43bfbdf8940b97f961189bcbf471c8bf6dcd3f1ca85f659846c299728333ab99e4d2821020fccf5cd5c2d7c27e9256fcb2be33b7bbdb5f74bb28704a73f04919105686648892c3f0ae6e9febf61346ead8852c55f4b258f6fafb28109c491cbc9305624a817b8ac512bd4f6d9bda5fe98dafb3e8037883797d6ec218843422af9497435cfba12e860cc7f526d394c6f638b743bf37e2f9269a661ce7a7e2562c2f74716aa7260dabae66fa73fc86471a1b9c674c0f6b2b2fdadead35db9649c5709adacf3dd1f978ec30d1c3d0651acf96b4afa43de029e3ee70924a9386a59f59cdaf908cd27695cc72cc57f8fddfc90fdc49adc1896421ca2c210a8bda9a882ec75bfebaa49542eb9bfebad00a70522b409d0314674bb226a390ea86cbe4cdeaeccb445fbf4cac31ca7eb45da285bb4a819bdf475260d4e09451105416208b2ec584e8a272ff74e279259e04041702f82490bb148450f296a3f35675f6d131fff1d1314a5e353a9bdf475260fc7710ff03964f6ec5800f0000');
INSERT INTO public.event_packs VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 1, 2, '\x1f8b08000000000000039590416ac3301045f73dc6aca562c952156bd57b181366a27111485190ec5008be7b499c4d5b2874390ffefb9f194725faae9fc4a885b1d3f472032a58c33106f0d029547cc2411ed069e96c404907e3643718d6ca10a1d520606d5c7f0674e7a473a424cec1c83715aced695096ef815a128387cc99b83e05e06ff01f07678c093c50a177fec47c49fc5aeac7d376c67c6fa04220608eb52d3b39af290948f8fd8eed88a7255e19fc52577e802bd738470ee0674c6d676dbd70ddc73ee0b6fddafcc7a3b62f600a52a46d010000');
INSERT INTO public.idempotency_keys VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '9e614a93-5329-4cc8-8810-4ce3dcebcac5', 'qV1YyG_OQRqxw9OV-EaUTh_SW5X8xzg8G3VVm5zA61g', '{"id":"01a1eca9-872e-7744-9a91-c497176db6a0","board_id":"01a1eca9-86a2-71dc-82df-d5263d13f613","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-18T03:18:15.598Z');
INSERT INTO public.import_chunks VALUES ('01a1eca9-8c76-76dc-9392-1c170f534055', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1eca9-8b5d-70a0-901c-d02bf6c1ec87', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1eca9-8c03-739f-9947-bf9d0931d140', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-18T03:18:16.669Z', '2026-11-18T03:18:16.714Z', '2026-11-18T03:18:16.902Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1eca9-8c76-76dc-9392-1c170f534055', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-18T03:18:16.950Z', '2026-11-18T03:18:16.976Z', '2026-11-18T03:18:17.028Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89e8-778b-badd-2f8520a724ca', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8822-76e5-9e0c-726765ae396e', '01a1eca9-8207-77b1-afd4-61d553b915e2');
INSERT INTO public.item_placeholders VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ad-b810-943da78deaef', '01a1eca9-8c03-73a1-bcdc-830e4d85b505');
INSERT INTO public.labels VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-872e-7744-9a91-c497176db6a0', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89f3-7340-8c35-1629c5eec7a9', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '85146fd3-b5d9-417f-b631-62783a87e3ca', '2026-11-18T03:18:17.585Z');
INSERT INTO public.mail_digests VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('eeb49607-e3bc-4d15-9883-63d64aa30aea', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-18T03:18:17.585Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-86c6-7026-9c9f-5cd425af6025', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'added', NULL, NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.479Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-86f9-7720-a9b8-ae6d17c83c06', '01a1eca9-84d4-7540-b424-0a9c5404b8e6', 'added', NULL, NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.545Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8792-73c3-a223-06801fe2828a', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'assigned', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.697Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89c5-77f6-b46a-daddd2073e35', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'commented', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89c5-77f5-afab-e36cb79750dc', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.261Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', '01a1eca9-8a85-71c5-8cc1-49cde41c523e', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'added', NULL, NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.453Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 35, '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '{"id":"01a1eca9-8ad4-73c1-9799-8c1a07c91132","column_id":"01a1eca9-8ab4-7353-93d1-2f4ff59b7b37","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T03:18:16.532Z","updated_at":"2026-11-18T03:18:16.532Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '3d900184ef2a3cdf');
INSERT INTO public.search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-874d-70d3-918e-20cd4104cea3', 2097151, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-8970-7716-9476-e645f7267d0c', 3145727, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89c5-77f5-afab-e36cb79750dc', 1048576, ' ·b01a1eca986a271dc82dfd5263d13f613 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 4194303, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 5242879, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', 6291455, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 7340031, ' ·b01a1eca98c03739f9947bf9d0931d140 ·c01a1eca98c03739f9947bf9d0931d140 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8870-70ad-9487-edeeccd3efd5', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-887e-7061-ad66-ea1e04ff0615', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-893b-7222-86ff-c0b4595163b4', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-8970-7716-9476-e645f7267d0c', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-8970-7716-9476-e645f7267d0c', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89a6-7641-a22e-11b39e8bdfe7', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 'title', ' ·b01a1eca98c03739f9947bf9d0931d140 ·c01a1eca98c03739f9947bf9d0931d140 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ad-b810-943da78deaef', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1eca9-81f1-7324-a0e9-68255de11a04', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:14.257Z', '2026-11-18T03:18:14.257Z', '2026-11-18T04:18:14.257Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1eca9-84c6-70b3-8d4d-77bfd0138651', '01a1eca9-8207-77b1-afd4-61d553b915e2', '2026-11-18T03:18:14.982Z', '2026-11-18T03:18:14.982Z', '2026-11-18T04:18:14.982Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1eca9-868b-751a-9dbc-cdd2423a2e99', '01a1eca9-84d4-7540-b424-0a9c5404b8e6', '2026-11-18T03:18:15.435Z', '2026-11-18T03:18:15.435Z', '2026-11-18T04:18:15.435Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a05-7091-829a-da359fa77521', 'fYNHyzCoCRqO9h2i0VXY8Xeim6ZgfLVIppOVMTrabcI', 'ur_GffZF5cmXpEewDXbIOBFzw_iF1Fd6v0dzjBGuBQc', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.325Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:17.585Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1eca9-81f1-7324-a0e9-68255de11a04', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('fc3c40d3-3093-4efd-9724-51255b43f0e9', '71420283-f4c1-4ef5-b8cf-fd0a371ca612', '00', NULL);
INSERT INTO public.trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8959-700b-92b7-b7a77d645491', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1eca9-870a-7689-85ad-734cab91251d","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-18T03:18:16.168Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 19);
INSERT INTO public.trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 'card', 'deleted', 'Card', 3, '01a1eca9-870a-7689-85ad-734cab91251d', NULL, 131072, 1, '{"id":"01a1eca9-8a1a-75c0-872f-bcc908ebf6ee","column_id":"01a1eca9-870a-7689-85ad-734cab91251d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T03:18:16.346Z","updated_at":"2026-11-18T03:18:16.346Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T03:18:16.352Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 28);
INSERT INTO public.trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', 'column', 'deleted', 'Column', NULL, NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1eca9-872e-7744-9a91-c497176db6a0","01a1eca9-89f3-7340-8c35-1629c5eec7a9"],"board_members":["01a1eca9-7f30-756b-aeda-a07f86a665e6","01a1eca9-8207-77b1-afd4-61d553b915e2"]}', '2026-11-18T03:18:16.422Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 31);
INSERT INTO public.trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 'card', 'deleted', 'Card', 4, '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', 65536, NULL, '{"id":"01a1eca9-8a61-7243-a4d9-f76fc65da123","column_id":"01a1eca9-8a44-71c6-b2d2-b16a465ba7db","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T03:18:16.417Z","updated_at":"2026-11-18T03:18:16.417Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T03:18:16.422Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 31);
INSERT INTO public.used_sign_ins VALUES ('210398b0-f618-492d-b9b5-efb7b796f902', '2026-11-18T03:18:17.585Z');
INSERT INTO public.users VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$kbBQZanBW66HF8lMvYfBWHNj460s4OkiFtiqqyOlO5M$PkSVWjIiReETzJsRea2OV+69rYydvaMq2KEDal77MPM', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T03:18:13.907Z');
INSERT INTO public.users VALUES ('01a1eca9-8207-77b1-afd4-61d553b915e2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ToM1xF08FpyDMxkEMrKuHl0AQcXXhacGGkXXoz8kv8c$92qqzrDNxl1jCG+m8OdTDFH0n9nEzMiTgOXGJX+aWXQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T03:18:14.635Z');
INSERT INTO public.users VALUES ('01a1eca9-84d4-7540-b424-0a9c5404b8e6', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$yWnojh3hJxynHsa+q1SSeNvq7/P/JXLAgw7DFzqHaNA$ZNS2M1mZdu72JCjHcRlK+WEBdF/z0UvpmYGHjh455PQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T03:18:15.263Z');
INSERT INTO public.users VALUES ('01a1eca9-8ce9-71e6-b2c1-28ddedbe6e6a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$WDmQhoHu5vBQo4csrnGSzjcMsCsU4tf7TmvbcHJtloE$81QyVLuf+64TEE+qMGQw8AOoy4czWjbznmp0X/ua014', NULL, NULL, true, false, false, 0, NULL, '2026-11-18T03:18:17.310Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8aa3-71cf-ba13-989e2fdaf437', '01a1eca9-8adf-73e8-99da-9acc1065a1a2', 32, 'column.created', 'pending', NULL, 1, '2026-11-18T03:18:16.543Z', '2026-11-18T03:18:21.721Z', NULL, 1);
INSERT INTO public.webhooks VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8aa3-71cf-ba13-989e2fdaf437', 'https://hooks.invalid/boardcast', NULL, 'FNAIa_CNJDS6a9OIGuN75WETD9fM0gLEO9Qkw1l4nWwYtxXSx7UBl2E3qRMNyiElLWol2XZgcqEb0I072RKK96gQ9LDdSeBBF6NQuIUS', true, NULL, '2026-11-18T03:18:16.476Z', 1, 31, 1, '2026-11-18T03:18:21.721Z', 1, '01a1eca9-8adf-73e7-8629-2b9c75e6625c', NULL);
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
