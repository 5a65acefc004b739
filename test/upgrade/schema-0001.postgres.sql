
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'reset', 'alice@example.org', '00', '2026-11-16T15:04:19.533Z');
INSERT INTO public.api_tokens VALUES ('01a1e4e3-39eb-7028-9c5e-49b75b201fc1', '01a1e4e3-380c-777c-806b-70d47ed4390c', '48ce83a492c49ce4ec34bc34804217b546bfb23410055332d7fcfb9c8f87ad3e', 'rXog', 'Script', 'write', '01a1e4e3-3984-7666-acb4-512b95c320b6', '2026-11-16T15:04:19.179Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', '\x8c7853fb3ddd3650a43bde5094f84ed5dc01e51900bdde5afd43e6d173f63211f1fafc61cab253929dbf4d5325548c382693f28b1f8f9b39ccaef8336a65f37a50b3fd60a52301aa5ef82ec602a75db5d3a694e35f198007a7bc85758f6c036e5dad5d12958d0753e6f0f24f7caca5f93e742b5f42c0f1c39c4c675c5c725e9f3553ae4277154f11942cdb8c8e0b74de6f9aff4a6439c34efa653a84ad290d569f4c8a7def7f6af9898961f9a213c4e86b3629f8ac4df4f76294cf6c41b9d6de6f461ab0c00d9d06d515d6c2a28eedfd57187a6fc539de3faae3c9b7a23fe5da7e0ad114f0550847df62ed1d24f51f4ce22ef2c1ba1579f1bf8e01983a4499a910d07fb62717262324ebbc90179b55d1ab5ded1b71f13f983f03dba99120f99521cff9df7b5493a17ff510ab06bb9c4bb487847f8bea4431703097406593d8b3e38d79c73e72082cdeb915ad4f34565393815078c14a41c8f924d3687074938a7469dabc39415b844d39807849d6a96de19539e888e32c296e46d8d67848f13069423641328ac7a36395601fda36ddae707695ae10ef01c0cc91da6d64b22de116f7957a4efc1a9430acbb6f80c4732b04b5f584f78aba41b523fd694a3c6f6bf32460f960f97c83f4f569f59f05803e8978d154d91e9216fcff677c9cb5304c56297fa1ed33b8fe8806ff03c9d433c120995417');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('b8267223-a9b3-4e98-a83d-957a3651c625', '609a037c-1e52-49ca-97de-41756e4cfe8f', NULL);
INSERT INTO public.attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a38-7782-8ec3-69b19e6e2913', 'Finished by Bob', 'card_moved', '01a1e4e3-39ad-7789-8603-9575cc473a50', NULL, 'assign_member', NULL, '01a1e4e3-3880-719b-baad-5e84c99c0623', true);
INSERT INTO public.automation_rules VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a4f-706d-aa5e-ea743b4bc29f', 'Rule', 'card_moved', '01a1e4e3-39a7-735f-a547-b20f8a641e17', NULL, 'assign_member', NULL, '01a1e4e3-3880-719b-baad-5e84c99c0623', true);
INSERT INTO public.automation_runs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a38-7782-8ec3-69b19e6e2913', '01a1e4e3-3a3c-7460-8591-937bb61fa774', 17, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '2026-11-16T15:04:19.259Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:04:19.164Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 0, '2026-11-16T15:04:19.076Z', '\x1f8b08000000000000039551cd6ec32018bbef31be335490a424e134ed1976da5445fc7c9d9048c880749baabefb94a49dd61e3aed68836db08fe02c48605c71acb0a465db54b4164250657445b7bcd0edd69405d3020864973d8284a7a0a205021693896ecc2e0c2087c97b0226f8102fc0a52e633f7a9511e45ef984044c4495d176faeb2ab76186d6756d68c384a635b3558db62a5b6680c034da7f6b2e392a8384821582724eb978e65bc92ac9db0dabc5cb2fefbfee257c07c90878a5d12790af3b023df61ae30c8ea0e74ebaffb439258cb782e6de976258da0f1f03c6b31ee4f176c1bb16d82be74182f2cee0237eaa7ef4b809f1edec37a87e8e588e81c0dec594576e5dd4ab6bec52a74c76070499e3840b71c0e8f60eedcfe42e75691a31ae0f5ec8d369b79a7578c0212fedcf8ea7876fa207063a92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 0, '2026-11-16T15:04:19.350Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d11c47f5651cfd055abc8e2f35c2161e3024e5b45b97b653ba99a2c5265390333033347b00604302e39e698d14c3625ad2a8eb4e994a2192b8ba2a9b7b96a1a20906c7208029ebd0c0608188c3ad831593f801826e70868ef7cb8001bdb84fde86442109d741109e88032a169d5f7556ecd34adaa4ad39a958a56cce4159a3c6b980602d3681ed65c726402015bb62d29e794972fbc102c17bcd964057bfde3fddfbd881f2018012715ba08e26d4fa0c75e6198c111d4dc49fb489b53c4702ba8ef7d29f8a57dff396038eb411c6f17bc6b81bdb40e04486735eef04bf6a3c38d0fef67bf41f673c4720c043a1b625ab9755127afb18dadd4c91e10440a132ec40183ed2c9adfc96d6ce33462581fbc90a7d37e356bf180435ada9f1d4f4f3f53e110b592020000');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 1, 'board.member_added', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.093Z', 1, '01a1e4e3-3880-719b-baad-5e84c99c0623', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","user_id":"01a1e4e3-3880-719b-baad-5e84c99c0623","role":"member","user":{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 2, 'board.member_added', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.104Z', 2, '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","user_id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","role":"member","user":{"id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 3, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.110Z', 3, '01a1e4e3-39a7-735f-a547-b20f8a641e17', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 4, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.117Z', 4, '01a1e4e3-39ad-7789-8603-9575cc473a50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39ad-7789-8603-9575cc473a50","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 5, 'label.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.122Z', 5, '01a1e4e3-39b2-72e8-a93c-d714a963e530', NULL, NULL, NULL, NULL, 'a6114fe7-cacb-4196-981f-e8aa3cfee20d', NULL, NULL, NULL, '{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 6, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.128Z', 6, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.128Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 7, 'card.labeled', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.136Z', 7, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:04:19.128Z"}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.136Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 8, 'card.assigned', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.144Z', 8, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:04:19.136Z"}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.144Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 9, 'card.assigned', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.144Z', 8, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:04:19.144Z"}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.144Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 10, 'checklist.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.184Z', 10, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f0-7236-bd9e-33d8db99b098', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 11, 'checklist_item.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.193Z', 11, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 12, 'checklist_item.updated', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.200Z', 12, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 13, 'checklist_item.assigned', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.211Z', 13, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 14, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.219Z', 14, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a14-7787-a9bf-22ddefbb4050","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 15, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.241Z', 15, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a29-75d7-bc3c-8598c77174da","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 2, 'board.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.359Z', 2, '01a1e4e3-3a96-771e-9fbb-306559824b99', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a96-771e-9fbb-306559824b99"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 16, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.250Z', 16, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a32-72fd-955a-95d7df9ac66d","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 17, 'card.moved', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.259Z', 17, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","rank":65536,"updated_at":"2026-11-16T15:04:19.144Z","position":0}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39ad-7789-8603-9575cc473a50","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Steps","rank":65536,"items":[{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4e3-3a14-7787-a9bf-22ddefbb4050","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4e3-3a29-75d7-bc3c-8598c77174da","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4e3-3a32-72fd-955a-95d7df9ac66d","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.259Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 18, 'board.member_removed', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.264Z', 18, '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","user_id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","role":"member","user":{"id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 19, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.273Z', 19, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 20, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.283Z', 20, '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a53-7602-ad60-83a1c2a48ebe","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.283Z","updated_at":"2026-11-16T15:04:19.283Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 21, 'checklist.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.286Z', 21, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a56-75e2-b982-eedab3409c09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a56-75e2-b982-eedab3409c09","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 22, 'checklist.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.294Z', 22, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a5e-7405-afd1-84526ee68cb5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a5e-7405-afd1-84526ee68cb5","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 23, 'checklist_item.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.298Z', 23, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a62-73c8-8e2b-aca518d09419', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a62-73c8-8e2b-aca518d09419","checklist_id":"01a1e4e3-3a5e-7405-afd1-84526ee68cb5","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 24, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.303Z', 24, '01a1e4e3-3a67-725b-8948-31592e16dac8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a67-725b-8948-31592e16dac8","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 25, 'comment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.307Z', 25, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","user_id":"01a1e4e3-380c-777c-806b-70d47ed4390c","user":{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:04:19.307Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 26, 'label.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.319Z', 26, '01a1e4e3-3a77-7168-84b2-9526d22bb060', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a77-7168-84b2-9526d22bb060","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 27, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.327Z', 27, '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.327Z","updated_at":"2026-11-16T15:04:19.327Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 28, 'card.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.331Z', 28, '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.327Z","updated_at":"2026-11-16T15:04:19.327Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 29, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.336Z', 29, '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 30, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.341Z', 30, '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a8d-70bb-8100-247f0e793ef3","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.341Z","updated_at":"2026-11-16T15:04:19.341Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 31, 'column.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.345Z', 31, '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 1, 'board.member_added', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.355Z', 1, '01a1e4e3-3880-719b-baad-5e84c99c0623', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3a96-771e-9fbb-306559824b99","user_id":"01a1e4e3-3880-719b-baad-5e84c99c0623","role":"member","user":{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 32, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.367Z', 32, '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 33, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.373Z', 33, '01a1e4e3-3aad-742d-89ab-916bd6503a3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aad-742d-89ab-916bd6503a3b","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.373Z","updated_at":"2026-11-16T15:04:19.373Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 34, 'column.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.376Z', 34, '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 35, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.382Z', 35, '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'member');
INSERT INTO public.board_members VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'member');
INSERT INTO public.board_visits VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, true);
INSERT INTO public.boards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 'Board', NULL, NULL, false, '01a1e4e3-380c-777c-806b-70d47ed4390c', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.076Z', '2026-11-16T15:04:19.076Z', 35, 40, '1gw183trggxiz', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 'Board', NULL, NULL, false, '01a1e4e3-380c-777c-806b-70d47ed4390c', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.350Z', '2026-11-16T15:04:19.350Z', 2, 3, '3vi13xdo7q3bf', 0, '2026-11-16T15:04:19.359Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', false);
INSERT INTO public.calendar_keys VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'e9983897853cfdd601172ad787524120');
INSERT INTO public.card_assignees VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3880-719b-baad-5e84c99c0623', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b2-72e8-a93c-d714a963e530');
INSERT INTO public.card_watchers VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-380c-777c-806b-70d47ed4390c');
INSERT INTO public.cards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39ad-7789-8603-9575cc473a50', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T15:04:19.128Z', '2026-11-16T15:04:19.259Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-39a7-735f-a547-b20f8a641e17', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:04:19.283Z', '2026-11-16T15:04:19.283Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:04:19.373Z', '2026-11-16T15:04:19.373Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', '01a1e4e3-39f0-7236-bd9e-33d8db99b098', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a62-73c8-8e2b-aca518d09419', '01a1e4e3-3a5e-7405-afd1-84526ee68cb5', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39f0-7236-bd9e-33d8db99b098', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a56-75e2-b982-eedab3409c09', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a5e-7405-afd1-84526ee68cb5', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39a7-735f-a547-b20f8a641e17', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39ad-7789-8603-9575cc473a50', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a67-725b-8948-31592e16dac8', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, '2026-11-16T15:04:19.307Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e4e3-3b42-77ff-971f-b01cdd5ef0be', '2026-11-16T16:09:19.530Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'a6114fe7-cacb-4196-981f-e8aa3cfee20d', 'd3BhNX9OCGijUwbsspHqKQEiiInUU3CeFTpm-V_o0GM', '{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:04:19.122Z');
INSERT INTO public.invitations VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a74-730f-99b9-f745d725a5bb', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', '01a1e4e3-3880-719b-baad-5e84c99c0623');
INSERT INTO public.labels VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b2-72e8-a93c-d714a963e530', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a77-7168-84b2-9526d22bb060', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'c749607e-8fe3-4da4-9cd0-1f76a4bf890b', '2026-11-16T15:04:19.533Z');
INSERT INTO public.mail_digests VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('fcf30dec-4f77-4dd3-ac05-ff11e2a3882e', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:04:19.533Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3995-76fd-8f4c-1d486813057e', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'added', NULL, NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.093Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39a0-77af-abb6-9835697b3118', '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', 'added', NULL, NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.104Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39ca-77b6-a399-fce8a421eca3', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'assigned', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.144Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a6c-715c-9448-f0d1d041ae22', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'commented', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.307Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', '01a1e4e3-3a9b-733b-8029-61396bc41c27', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'added', NULL, NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.355Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 35, '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '{"id":"01a1e4e3-3aad-742d-89ab-916bd6503a3b","column_id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:04:19.373Z","updated_at":"2026-11-16T15:04:19.373Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '103da78df06ad09f');
INSERT INTO public.search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', 3145727, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', 1048576, ' ·b01a1e4e339847666acb4512b95c320b6 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 4194303, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 5242879, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', 6291455, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a62-73c8-8e2b-aca518d09419', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e4e3-3878-7054-acd8-4e4eef83cce8', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:18.808Z', '2026-11-16T15:04:18.808Z', '2026-11-16T16:04:18.808Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4e3-38f1-726b-93bc-0ef8bc6cc065', '01a1e4e3-3880-719b-baad-5e84c99c0623', '2026-11-16T15:04:18.929Z', '2026-11-16T15:04:18.929Z', '2026-11-16T16:04:18.929Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4e3-3979-7108-b601-e362c3ee60f2', '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', '2026-11-16T15:04:19.065Z', '2026-11-16T15:04:19.065Z', '2026-11-16T16:04:19.065Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7c-71f4-830b-857e95c93e35', 'n4TwbpJxT4Bq6DVLLMjQW_VvbAeOxPjdkiJr6QZ2XQE', '8pOfeQUS5Av-P3KwHe8Q2OKCdEk4ejQ7zIb83eRTEmY', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.323Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e4e3-380c-777c-806b-70d47ed4390c', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.533Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e4e3-3878-7054-acd8-4e4eef83cce8', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('b8267223-a9b3-4e98-a83d-957a3651c625', '609a037c-1e52-49ca-97de-41756e4cfe8f', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 'card', 'deleted', 'Card', '01a1e4e3-39a7-735f-a547-b20f8a641e17', NULL, 131072, 1, '{"id":"01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:04:19.327Z","updated_at":"2026-11-16T15:04:19.327Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:04:19.331Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', 28);
INSERT INTO public.trash VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4e3-39b2-72e8-a93c-d714a963e530","01a1e4e3-3a77-7168-84b2-9526d22bb060"],"board_members":["01a1e4e3-380c-777c-806b-70d47ed4390c","01a1e4e3-3880-719b-baad-5e84c99c0623"]}', '2026-11-16T15:04:19.345Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', 31);
INSERT INTO public.trash VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 'card', 'deleted', 'Card', '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', 65536, NULL, '{"id":"01a1e4e3-3a8d-70bb-8100-247f0e793ef3","column_id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:04:19.341Z","updated_at":"2026-11-16T15:04:19.341Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:04:19.345Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', 31);
INSERT INTO public.used_sign_ins VALUES ('6427d2c3-107e-4bd0-ad55-2ac80fd28ccf', '2026-11-16T15:04:19.533Z');
INSERT INTO public.users VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$j971s8Qd53l0B5o7gwukRfQTErYrNSgmvMSVGvoFzZQ$gSItPgCvoH8h9FAd6QMkMpAXl6fWy9v+fCevRYkzAE8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:04:18.751Z');
INSERT INTO public.users VALUES ('01a1e4e3-3880-719b-baad-5e84c99c0623', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$deAzf3vNxwQKw4XwHyR4Jt/ZyUtp5EsE+lXHoIFwPZ4$NG1hHL+UrdSSDMT717Du+RsDJduTDuuYO5CPlEM4ydo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:04:18.872Z');
INSERT INTO public.users VALUES ('01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$sT3Zn791KZ5WZRbtcxj8Il+CzqVr05X/bfeis4wZQhc$fgS1IgHs+409HWJpkj4sJLnMbrAS2Jq1eueITNMdEqo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:04:18.998Z');
INSERT INTO public.users VALUES ('01a1e4e3-3ac1-763d-8513-12b21bc7ef52', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$VKqF7uig/G3qRYTQN9tGeJgHQA50iaBIkH+DS/1Vkw0$Yk8vUyVugQbKDmRFAqI260S6MTmoikcZHW9eMdP/aV8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:04:19.466Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aa4-763a-b0d0-121797956b1a', '01a1e4e3-3abb-702f-baed-dd40b845d79e', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T15:04:19.386Z', '2026-11-16T15:04:24.750Z', NULL, 2);
INSERT INTO public.webhooks VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aa4-763a-b0d0-121797956b1a', 'https://hooks.invalid/boardcast', NULL, 'jGP44oKZbs41hXxb7FFiAsK5Rkrdwk1OYm0zxk9XmD8n0Z0IxZLQZxgxyntlcFcdVFJjAhuIB6umEPcyZOIXDc2L8yvgvFFpG6fTThGj', true, NULL, '2026-11-16T15:04:19.364Z', 1, 31, 1, '2026-11-16T15:04:24.750Z', 2, '01a1e4e3-3abb-702e-bfd6-d66234445fcb', NULL);
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
