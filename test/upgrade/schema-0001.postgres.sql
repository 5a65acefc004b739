
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e373-8e9e-7376-818e-166aeb053595', 'reset', 'alice@example.org', '00', '2026-11-16T08:22:44.708Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-910a-7286-be3c-2f87c22a2736', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-911e-77df-8d25-a559acb1b1f3', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9122-7650-9c2b-38c50f68697e', '\x4350781494083329f597923d96008c88531ea42c9ea9e0c81fd91f3f7b5e92b1ab1b107dfcd2eebf680a58281f7dd39a21ef49ee98d6ca9c01710ed65fd83073eaf24b1dd5639f609b50b340c91ee37e4630a6517848b7f23c446e29d90bd8272971578ffe141ea2a37b59ea6afc36b853031b8c686ff131266c9bf9830778f98cfc35d1ce04c2ad677d3466b440f9f6bb99afade1356e8acc9e5f83148396da80f96ec04fb1bc4a374880a9d2eae536d2b9042a6490deea33bb7d843a13e4656f991502436ea32004859ac762fb690c103b905747e2305a9f937ebbc83a894316d67cd696cd765dbc224b1cbbb6783b292dd0d9615c1b7d26720580a6213a7aafd47b2fa6bcc35490d2eeb32a5d96011a068e4a97702810cad5c12ae098a01f1e7f1e62bbeef99509f5a6ab7235e104e145adb7e2d1c8d0146f91061eb824305580764cfe240706bb9fd3641833eca8c16599eac335c8c845526907464149cdbdb904421f4d65150bf18e84b3c9435086d4685a633b6d969493cf88318d65d4e693470c88e5f27d5e749191fa71d9fdfed939e4d066853f8bb7742f219c39199d63336ee9eed9e74960dcecfdc0a13d41c1504461c612e827b721820d88c7c78d000c73f1b02838d19c4fec4e41133af770e148fc5638eea4bf168c3980c34777eeaac3fb631cf3fece7251f28ca230fea71853');
INSERT INTO public.attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9149-7501-ba45-392def345c77', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('e8de78e8-1fef-4d59-bbb4-6099f4b38ac3', '4de7914d-acff-47cf-9cff-4d0569f0a7d7', NULL);
INSERT INTO public.attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-910a-7286-be3c-2f87c22a2736', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-911e-77df-8d25-a559acb1b1f3', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9122-7650-9c2b-38c50f68697e', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9149-7501-ba45-392def345c77', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-912a-7429-8fef-1e59505b64ca', 'Finished by Bob', 'card_moved', '01a1e373-9093-71f3-b86b-260a3fa8a151', NULL, 'assign_member', NULL, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', true);
INSERT INTO public.automation_rules VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9155-756a-9628-3b85717edb19', 'Rule', 'card_moved', '01a1e373-908d-7590-9a1b-3ed77d893e69', NULL, 'assign_member', NULL, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', true);
INSERT INTO public.automation_runs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-912a-7429-8fef-1e59505b64ca', '01a1e373-9134-714a-ac34-aac31fae3a40', 17, '01a1e373-909b-71da-a85f-41306ceb6c5b', '2026-11-16T08:22:44.275Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:22:44.162Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 0, '2026-11-16T08:22:44.063Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c1198f801a7aadfd053abc8c2665d2161e302765b45f9f7ca765aa539a4ca7106666677f608d68002c63547510a2a59ded1b2dc4b2ab5945448c399c985c83a0604924d0e41c193d7c1000183b10d764cd60fa086c93902ad773efc82803aa1a99bafcb8c0a25d2529405ad7885941785c686e522973910984673b7e62747275090b1aca09c535e3cb34a6599daef77ac102f17defffd8bf80e8a1170ba411741bd1e08f4d8371816708466d9bfbea7b92962b8125437570a7e6dda7f0c18ce7a50c7ab6bddb6c05e5b070ab4b32d3ee2a7ee47873b1fdece7e83ee9788f519087436c4b471dbf59cfe8b6dac759bec8ca052987025660cb6b3684075dac58d8bd388611b78254fa7c36656e38c435adb5f1c4f0fdfaf3d37697e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 0, '2026-11-16T08:22:44.432Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2b3b6e5e3e21be8113a88ad6f1165972e2603b0554f5df5192824a0f453dced833b33b7b046b4001172848569235c2705689a260b5ae88498e9d341aaba6349041b2c9112878f218666c2876c18ec9fa01d430399741e79d0fbf20102632adfebacca8a92156c9aa64b5a88989b244d2bc9045534006d368eed6fce460020539cf4b260413e533af559eabed76b395f9cb85f77fff22bd83e21938d4e422a8d75d063df59ac20c8ea0e7fddb7b9a9b22852b417d73a5e097a6fdc740e1ac0775bcbad66d0bead13a5080ce76f4489fd88f8e363ebc9dfd06ece788e51932d8db10d3caadd773f817dbd86297ec8140a530d1421c28d8bd25036a8f2eae5c9c460aebc00b793aed56b3960e34a4a5fdd9f1f4f00d5d54891d7e020000');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 1, 'board.member_added', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.085Z', 1, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","user_id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","role":"member","user":{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 2, 'board.member_added', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.105Z', 2, '01a1e373-8fd8-713c-8499-56b75f10b247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","user_id":"01a1e373-8fd8-713c-8499-56b75f10b247","role":"member","user":{"id":"01a1e373-8fd8-713c-8499-56b75f10b247","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 3, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.109Z', 3, '01a1e373-908d-7590-9a1b-3ed77d893e69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-908d-7590-9a1b-3ed77d893e69","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 4, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.115Z', 4, '01a1e373-9093-71f3-b86b-260a3fa8a151', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9093-71f3-b86b-260a3fa8a151","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 5, 'label.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.119Z', 5, '01a1e373-9097-74f7-9ae6-899bd74e06da', NULL, NULL, NULL, NULL, 'bcc789f2-1b8b-4251-9af1-811e2f85a7f0', NULL, NULL, '{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 6, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.123Z', 6, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.123Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 7, 'card.labeled', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.132Z', 7, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:22:44.123Z"}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.132Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 8, 'card.assigned', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.142Z', 8, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:22:44.132Z"}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.142Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 9, 'card.assigned', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.142Z', 8, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:22:44.142Z"}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.142Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 10, 'checklist.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.180Z', 10, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90d5-708d-a16b-05120c65744a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-90d5-708d-a16b-05120c65744a","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 11, 'checklist_item.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.190Z', 11, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 12, 'checklist_item.updated', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.211Z', 12, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 13, 'checklist_item.assigned', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.223Z', 13, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 14, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.234Z', 14, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-910a-7286-be3c-2f87c22a2736', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-910a-7286-be3c-2f87c22a2736","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 15, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.254Z', 15, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-911e-77df-8d25-a559acb1b1f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-911e-77df-8d25-a559acb1b1f3","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 16, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.258Z', 16, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9122-7650-9c2b-38c50f68697e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9122-7650-9c2b-38c50f68697e","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 17, 'card.moved', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.275Z', 17, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","rank":65536,"updated_at":"2026-11-16T08:22:44.142Z","position":0}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-9093-71f3-b86b-260a3fa8a151","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e373-90d5-708d-a16b-05120c65744a","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Steps","rank":65536,"items":[{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e373-910a-7286-be3c-2f87c22a2736","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e373-911e-77df-8d25-a559acb1b1f3","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e373-9122-7650-9c2b-38c50f68697e","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.275Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 18, 'board.member_removed', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.288Z', 18, '01a1e373-8fd8-713c-8499-56b75f10b247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","user_id":"01a1e373-8fd8-713c-8499-56b75f10b247","role":"member","user":{"id":"01a1e373-8fd8-713c-8499-56b75f10b247","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 19, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.297Z', 19, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9149-7501-ba45-392def345c77', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9149-7501-ba45-392def345c77","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 20, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.313Z', 20, '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9159-7208-b6da-eb3e0b7ee2f4","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.313Z","updated_at":"2026-11-16T08:22:44.313Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 21, 'checklist.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.323Z', 21, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9163-76a6-83e6-57e413498b6e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9163-76a6-83e6-57e413498b6e","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 22, 'checklist.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.330Z', 22, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-916a-7048-aef3-39dc24312b45', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-916a-7048-aef3-39dc24312b45","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 23, 'checklist_item.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.338Z', 23, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9172-7335-b1d6-0d5d70cd7f37', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9172-7335-b1d6-0d5d70cd7f37","checklist_id":"01a1e373-916a-7048-aef3-39dc24312b45","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 24, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.345Z', 24, '01a1e373-9179-755d-a6ab-1e9e4dbbafa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9179-755d-a6ab-1e9e4dbbafa7","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 25, 'comment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.351Z', 25, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-917f-74b8-aeaa-a8e3eabd28c6","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","user_id":"01a1e373-8e9e-7376-818e-166aeb053595","user":{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:22:44.351Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 26, 'label.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.361Z', 26, '01a1e373-9189-73c2-b519-4ea36edb880a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9189-73c2-b519-4ea36edb880a","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 27, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.365Z', 27, '01a1e373-918d-76ac-9112-a9e31de1c54e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-918d-76ac-9112-a9e31de1c54e","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.365Z","updated_at":"2026-11-16T08:22:44.365Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 28, 'card.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.385Z', 28, '01a1e373-918d-76ac-9112-a9e31de1c54e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-918d-76ac-9112-a9e31de1c54e","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.365Z","updated_at":"2026-11-16T08:22:44.365Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 29, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.394Z', 29, '01a1e373-91aa-76af-a850-5d17e5e267ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91aa-76af-a850-5d17e5e267ce","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 30, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.403Z', 30, '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91b3-72f9-92ff-3ff9fddb1c22","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-91aa-76af-a850-5d17e5e267ce","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.403Z","updated_at":"2026-11-16T08:22:44.403Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 31, 'column.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.416Z', 31, '01a1e373-91aa-76af-a850-5d17e5e267ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91aa-76af-a850-5d17e5e267ce","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 1, 'board.member_added', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.443Z', 1, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-91d0-7155-8b7e-30ac3dba796d","user_id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","role":"member","user":{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 2, 'board.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.448Z', 2, '01a1e373-91d0-7155-8b7e-30ac3dba796d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91d0-7155-8b7e-30ac3dba796d"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 32, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.455Z', 32, '01a1e373-91e7-7258-88d9-60bb95088fcd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91e7-7258-88d9-60bb95088fcd","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 33, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.460Z', 33, '01a1e373-91ec-779c-8ce0-fd491cd57dbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91ec-779c-8ce0-fd491cd57dbf","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-91e7-7258-88d9-60bb95088fcd","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.460Z","updated_at":"2026-11-16T08:22:44.460Z"}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 34, 'column.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.467Z', 34, '01a1e373-91e7-7258-88d9-60bb95088fcd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91e7-7258-88d9-60bb95088fcd","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 35, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.478Z', 35, '01a1e373-91e7-7258-88d9-60bb95088fcd', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e373-91e7-7258-88d9-60bb95088fcd","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8e9e-7376-818e-166aeb053595', 'owner');
INSERT INTO public.board_members VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'member');
INSERT INTO public.board_members VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', '01a1e373-8e9e-7376-818e-166aeb053595', 'owner');
INSERT INTO public.board_members VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'member');
INSERT INTO public.board_visits VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8e9e-7376-818e-166aeb053595', NULL, true);
INSERT INTO public.boards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 'Board', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.063Z', '2026-11-16T08:22:44.063Z', 35, 38, '3k16sit64jht0', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 'Board', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.432Z', '2026-11-16T08:22:44.432Z', 2, 3, '1a2p0jrawp73m', 0, '2026-11-16T08:22:44.448Z', '01a1e373-8e9e-7376-818e-166aeb053595');
INSERT INTO public.calendar_keys VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'c90681e398103a05bbf81b4670910570');
INSERT INTO public.card_assignees VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8e9e-7376-818e-166aeb053595', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9097-74f7-9ae6-899bd74e06da');
INSERT INTO public.card_watchers VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8e9e-7376-818e-166aeb053595');
INSERT INTO public.cards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9093-71f3-b86b-260a3fa8a151', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T08:22:44.123Z', '2026-11-16T08:22:44.275Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-908d-7590-9a1b-3ed77d893e69', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:22:44.313Z', '2026-11-16T08:22:44.313Z', NULL);
INSERT INTO public.cards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91e7-7258-88d9-60bb95088fcd', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:22:44.460Z', '2026-11-16T08:22:44.460Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90df-7584-9316-1de1001d2207', '01a1e373-90d5-708d-a16b-05120c65744a', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9172-7335-b1d6-0d5d70cd7f37', '01a1e373-916a-7048-aef3-39dc24312b45', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90d5-708d-a16b-05120c65744a', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9163-76a6-83e6-57e413498b6e', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-916a-7048-aef3-39dc24312b45', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-908d-7590-9a1b-3ed77d893e69', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9093-71f3-b86b-260a3fa8a151', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9179-755d-a6ab-1e9e4dbbafa7', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91e7-7258-88d9-60bb95088fcd', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.351Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e373-92d4-7275-bf9d-0a6d0986089f', '2026-11-16T09:27:44.702Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8e9e-7376-818e-166aeb053595', 'bcc789f2-1b8b-4251-9af1-811e2f85a7f0', 'zr1L-BKxuzOzv0QcUkeSMw0xmONQJinSdXiZdmapP-k', '{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:22:44.119Z');
INSERT INTO public.invitations VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9185-773d-b526-2272d1f14022', '01a1e373-8e9e-7376-818e-166aeb053595', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90df-7584-9316-1de1001d2207', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2');
INSERT INTO public.labels VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9097-74f7-9ae6-899bd74e06da', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9189-73c2-b519-4ea36edb880a', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '4d36ce76-3c37-4cce-a6ae-cbdb581776c6', '2026-11-16T08:22:44.708Z');
INSERT INTO public.mail_digests VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('5be7259b-87b7-4fc9-9248-c984a995ca42', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:22:44.708Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9076-770f-b6b2-f28387e37f31', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'added', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.085Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9089-7448-9f72-e1422aed5b9d', '01a1e373-8fd8-713c-8499-56b75f10b247', 'added', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.105Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90af-74fe-b0e3-70481ed7b098', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'assigned', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.142Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-917f-74b9-acb0-f2c25f06276f', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'commented', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.351Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', '01a1e373-91db-725a-ada3-26d976ad8958', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'added', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.443Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 35, '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '{"id":"01a1e373-91ec-779c-8ce0-fd491cd57dbf","column_id":"01a1e373-91e7-7258-88d9-60bb95088fcd","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:22:44.460Z","updated_at":"2026-11-16T08:22:44.460Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'a92db9331dc0b778');
INSERT INTO public.search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-909b-71da-a85f-41306ceb6c5b', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', 3145727, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', 1048576, ' ·b01a1e373905f77499a9939d10d5332f0 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', '01a1e373-918d-76ac-9112-a9e31de1c54e', 4194303, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 5242879, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', 6291455, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-910a-7286-be3c-2f87c22a2736', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-911e-77df-8d25-a559acb1b1f3', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9122-7650-9c2b-38c50f68697e', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9149-7501-ba45-392def345c77', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9172-7335-b1d6-0d5d70cd7f37', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', '01a1e373-918d-76ac-9112-a9e31de1c54e', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', '01a1e373-918d-76ac-9112-a9e31de1c54e', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e373-8f51-70c4-89f1-309eeae9ecd4', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:43.793Z', '2026-11-16T08:22:43.793Z', '2026-11-16T09:22:43.793Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e373-8fd5-7345-8b07-5e4d95f407b5', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', '2026-11-16T08:22:43.925Z', '2026-11-16T08:22:43.925Z', '2026-11-16T09:22:43.925Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e373-9051-74c3-9387-6483db2d38b8', '01a1e373-8fd8-713c-8499-56b75f10b247', '2026-11-16T08:22:44.049Z', '2026-11-16T08:22:44.049Z', '2026-11-16T09:22:44.049Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('e8de78e8-1fef-4d59-bbb4-6099f4b38ac3', '4de7914d-acff-47cf-9cff-4d0569f0a7d7', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', 'card', 'deleted', 'Card', '01a1e373-908d-7590-9a1b-3ed77d893e69', NULL, 131072, 1, '{"id":"01a1e373-918d-76ac-9112-a9e31de1c54e","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:22:44.365Z","updated_at":"2026-11-16T08:22:44.365Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:22:44.385Z', '01a1e373-8e9e-7376-818e-166aeb053595', 28);
INSERT INTO public.trash VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91aa-76af-a850-5d17e5e267ce', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e373-9097-74f7-9ae6-899bd74e06da","01a1e373-9189-73c2-b519-4ea36edb880a"],"board_members":["01a1e373-8e9e-7376-818e-166aeb053595","01a1e373-8f5a-70d3-be87-efb1cd0ca5c2"]}', '2026-11-16T08:22:44.416Z', '01a1e373-8e9e-7376-818e-166aeb053595', 31);
INSERT INTO public.trash VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 'card', 'deleted', 'Card', '01a1e373-91aa-76af-a850-5d17e5e267ce', '01a1e373-91aa-76af-a850-5d17e5e267ce', 65536, NULL, '{"id":"01a1e373-91b3-72f9-92ff-3ff9fddb1c22","column_id":"01a1e373-91aa-76af-a850-5d17e5e267ce","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:22:44.403Z","updated_at":"2026-11-16T08:22:44.403Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:22:44.416Z', '01a1e373-8e9e-7376-818e-166aeb053595', 31);
INSERT INTO public.users VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ZebDPGN+uJJVqHWQg08QEv5xPuIvXGvpnjFRWGIkg2k$ScnUPSedW1XnTuBfS79vDhHTU9tnx7i0Q0WHXXI23Fk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:22:43.702Z');
INSERT INTO public.users VALUES ('01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$w4WjsyhnEuZkDywjIEcR22AOZSqUNikgE3br2nVDfHQ$Qe3K60zeZBPDhpCAIvxC1Y4/akIrxbKL4sFm5XV0DIw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:22:43.863Z');
INSERT INTO public.users VALUES ('01a1e373-8fd8-713c-8499-56b75f10b247', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$5aqSm9IPZ96q/SutV4uR2ft0MHyppO0ZdcC+y9Zfm9E$l1iYmL/gnpkzmp87izm60V8PC/BUfbJKAaRZlwy+Qm0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:22:43.987Z');
INSERT INTO public.users VALUES ('01a1e373-9215-779b-b193-ca06cb1c626d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$0MXbcaNJRGHJo6nV+9jzwVaK3nKqeNj3pvv7mlLHhik$9Xa7z99Jb8YSgsSM+1JtbxMalEEL4m8isjbFn5O14sg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:22:44.601Z');
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
