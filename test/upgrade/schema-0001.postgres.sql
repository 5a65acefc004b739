
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
CREATE TABLE public.search_documents (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
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
INSERT INTO public.attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc93-70f4-99c0-48c722ab6224', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc96-735d-8724-53a3a457abfd', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc99-77b3-bd69-16020c9db3e9', '\x5e1973811acf6cb3e55fdf87266f1bf41d5ec290f37e9dd30346e593cc2c8c75e4f7bc585b00502af1b4af9aa965740e90b588ec715f844d56f944fec5525213da8ccc1bfe438b5528c70048bffe83102a26a655898da3cc0bf92660963a1fe478690ac6af3b0532cfaf049a5c75fc46eccecc34ffb531792fdcbbf975ee29dcbee5e813352f5550361f40ea9facb059d523961558467d7ec70908f181c9eabc71248d42d8f5bf3fb166056578323afba724cf8a58b646c41f719d39b082aaaba468ac2ffbc12c7d02b6af6b49995a86255d1697bb8a8e46ddbb413a8fcd8f1a2641fa70f8266a2afab34230002d24feec5e0148f5ad8c5a923a5d0faae45b6aa50fc439877513612ec0b3bc0a1e3f5355a6aebac639793395c7085cafd15c6f513560ccb8dd89f8ad78397289ef58cde0b27541199f0851458af76f727f2b2aeb51f227a02525067b1b8226e833f71a3c60dacdca7fdbf84f20917cde0b1e75825d077b5307dcf4fe28762b3e04f33586007b7867f828059926980c25b4a1b4962326e7848f8c5a910b41aaf7ef68d9ee3798f4d0ba5c15ffa2c92d71dc9c3d8fb024979572b8fd93359afd52ac95190ca99c385d51962d1c7207c16949490b5e16f375a6b2195d05c58c5c83424e0e7cfbeedaff358c87be939495868a04fdef5ba0aa5064e9eeab3e96d2219a9ecb95b54162');
INSERT INTO public.attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bca7-72b0-869e-044bae2e08e4', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('b77e69b0-91e7-4068-bdd8-15c2d06bc327', '233fb160-7108-4c9a-8cc0-ca154459421d', NULL);
INSERT INTO public.attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc93-70f4-99c0-48c722ab6224', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc96-735d-8724-53a3a457abfd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc99-77b3-bd69-16020c9db3e9', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bca7-72b0-869e-044bae2e08e4', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc9d-71ea-b37e-c455bf999ec3', 'Finished by Bob', 'card_moved', '01a1e205-bc6d-74da-a521-710dbb24f26f', NULL, 'assign_member', NULL, '01a1e205-bb9f-71a3-859a-995dbf338d94', true);
INSERT INTO public.automation_rules VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcaa-705e-853b-c8a92de5aa3e', 'Rule', 'card_moved', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', NULL, 'assign_member', NULL, '01a1e205-bb9f-71a3-859a-995dbf338d94', true);
INSERT INTO public.automation_runs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc9d-71ea-b37e-c455bf999ec3', '01a1e205-bca1-740d-8ddc-f59170134228', 17, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '2026-11-16T01:43:09.216Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 0, '2026-11-16T01:43:09.142Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2bdb4dd3c427c437700255d5dade204b4e1c6ca780aafe3b4a5210eda1a8c799dd99d9c7119c05055ca020c9374c9b4dc5b6d5ba659a6ac95a24be2eb1d68db5504076d91328780a18276c2999e886ec420faa1fbd2fc0041fe22f888499ec5e7f5d6468d1b06d591b561b2d98ac9bc6dab2e1a5dc4201e360efd6fce460060592cb8a09c144f5cc852ad78a372b51ca973fdefff5257a07c50bf0a8c92750afbb023aea34c5091c414ffbefefb9dc98285e0b6eae14c37ce9f0d1533ceb411dafbf75d3823a741e14a077861ee913bbc1d32ac4b7b35f8fdd143197a180d6c594176ef99ec74becd21e4d76070295e3483371a0e85a4716548b3e2d5c1a078acbc033793aed4e0fdf7c3014e069020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 0, '2026-11-16T01:43:09.262Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb0d49ed53c537700255951f1b64c98983ed1450d47f474d0aa23d14f538b33b33fb98c03b50c0b8e628d82335d6226dea6a4da56c1b8ac23a6c6acba4d540a0f81210143c459d1c1070986df243f1b107d58f2110b031c4f40b12ea826e6fbe2e320c97b4a936966eace1546ca474ae92ac120d10180777b7e6274717502098a829e794d7cf8cab6aad985c895abcfcf1feaf2fe33b284620688321837add11e8b033984e600273da7f7fcfe5c68ce95a7073a514e74bc78f1ed3590f6abafed64d0becb40fa040076f718b9fba1b02ae627a3bfbf5ba3b45cc6520d0fa94cbc22ddf0bfa12fbbcd7b6f803822a69c4993860f2ad4707aad5212f5c1e074ccbc033793cee8e0fdfe70394ad69020000');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 1, 'board.member_added', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.153Z', 1, '01a1e205-bb9f-71a3-859a-995dbf338d94', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","user_id":"01a1e205-bb9f-71a3-859a-995dbf338d94","role":"member","user":{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 2, 'board.member_added', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.160Z', 2, '01a1e205-bbf5-72a3-ad13-4271392d3c2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","user_id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","role":"member","user":{"id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 3, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.162Z', 3, '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 4, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.165Z', 4, '01a1e205-bc6d-74da-a521-710dbb24f26f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc6d-74da-a521-710dbb24f26f","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 5, 'label.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.167Z', 5, '01a1e205-bc6f-71c0-8282-0bbfb2aefd54', NULL, NULL, NULL, NULL, '0a766c37-1f72-4190-a136-88e9d92b3157', NULL, NULL, '{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 6, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.170Z', 6, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.170Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 7, 'card.labeled', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.176Z', 7, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:43:09.170Z"}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.176Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 8, 'card.assigned', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.180Z', 8, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:43:09.176Z"}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.180Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 9, 'card.assigned', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.180Z', 8, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:43:09.180Z"}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.180Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 10, 'checklist.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.185Z', 10, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc81-7386-aa02-e150562f0b90', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc81-7386-aa02-e150562f0b90","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 11, 'checklist_item.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.188Z', 11, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 12, 'checklist_item.updated', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.192Z', 12, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 13, 'checklist_item.assigned', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.195Z', 13, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 14, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.202Z', 14, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc93-70f4-99c0-48c722ab6224', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc93-70f4-99c0-48c722ab6224","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 15, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.206Z', 15, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc96-735d-8724-53a3a457abfd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc96-735d-8724-53a3a457abfd","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 16, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.209Z', 16, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc99-77b3-bd69-16020c9db3e9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc99-77b3-bd69-16020c9db3e9","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 17, 'card.moved', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.216Z', 17, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","rank":65536,"updated_at":"2026-11-16T01:43:09.180Z","position":0}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6d-74da-a521-710dbb24f26f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e205-bc81-7386-aa02-e150562f0b90","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Steps","rank":65536,"items":[{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e205-bc93-70f4-99c0-48c722ab6224","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e205-bc96-735d-8724-53a3a457abfd","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e205-bc99-77b3-bd69-16020c9db3e9","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.216Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 18, 'board.member_removed', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.219Z', 18, '01a1e205-bbf5-72a3-ad13-4271392d3c2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","user_id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","role":"member","user":{"id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 19, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.223Z', 19, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bca7-72b0-869e-044bae2e08e4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bca7-72b0-869e-044bae2e08e4","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 20, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.227Z', 20, '01a1e205-bcab-7700-80d6-b2678b276628', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcab-7700-80d6-b2678b276628","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.227Z","updated_at":"2026-11-16T01:43:09.227Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 21, 'checklist.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.229Z', 21, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcad-7632-a526-19507f0ecba2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcad-7632-a526-19507f0ecba2","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 22, 'checklist.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.231Z', 22, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcaf-712f-afb0-0163bc1f4025', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcaf-712f-afb0-0163bc1f4025","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 23, 'checklist_item.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.233Z', 23, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb1-757f-a8c2-322e61e0b9fe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcb1-757f-a8c2-322e61e0b9fe","checklist_id":"01a1e205-bcaf-712f-afb0-0163bc1f4025","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 24, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.235Z', 24, '01a1e205-bcb3-7413-acc1-4faa01100737', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcb3-7413-acc1-4faa01100737","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 25, 'comment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.238Z', 25, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb6-755b-9ffc-141feba475fe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcb6-755b-9ffc-141feba475fe","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","user_id":"01a1e205-bb19-748c-8cb1-2899dd490427","user":{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:43:09.238Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 26, 'label.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.245Z', 26, '01a1e205-bcbd-70a7-aad7-582a424c9ead', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcbd-70a7-aad7-582a424c9ead","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 27, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.247Z', 27, '01a1e205-bcbf-700f-8f8f-f1576bbd2345', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcbf-700f-8f8f-f1576bbd2345","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.247Z","updated_at":"2026-11-16T01:43:09.247Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 28, 'card.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.249Z', 28, '01a1e205-bcbf-700f-8f8f-f1576bbd2345', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcbf-700f-8f8f-f1576bbd2345","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.247Z","updated_at":"2026-11-16T01:43:09.247Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 29, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.252Z', 29, '01a1e205-bcc4-742a-8771-7d1733e5375a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcc4-742a-8771-7d1733e5375a","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 30, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.254Z', 30, '01a1e205-bcc6-728b-86e7-0c7acd055673', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcc6-728b-86e7-0c7acd055673","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bcc4-742a-8771-7d1733e5375a","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.254Z","updated_at":"2026-11-16T01:43:09.254Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 31, 'column.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.257Z', 31, '01a1e205-bcc4-742a-8771-7d1733e5375a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcc4-742a-8771-7d1733e5375a","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 1, 'board.member_added', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.264Z', 1, '01a1e205-bb9f-71a3-859a-995dbf338d94', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bcce-7643-99f7-e2cde76c09ca","user_id":"01a1e205-bb9f-71a3-859a-995dbf338d94","role":"member","user":{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 2, 'board.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.266Z', 2, '01a1e205-bcce-7643-99f7-e2cde76c09ca', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcce-7643-99f7-e2cde76c09ca"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 32, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.268Z', 32, '01a1e205-bcd4-7242-97da-51172c23bcd7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcd4-7242-97da-51172c23bcd7","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 33, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.271Z', 33, '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bcd4-7242-97da-51172c23bcd7","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.271Z","updated_at":"2026-11-16T01:43:09.271Z"}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 34, 'column.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.273Z', 34, '01a1e205-bcd4-7242-97da-51172c23bcd7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcd4-7242-97da-51172c23bcd7","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 35, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.277Z', 35, '01a1e205-bcd4-7242-97da-51172c23bcd7', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e205-bcd4-7242-97da-51172c23bcd7","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bb19-748c-8cb1-2899dd490427', 'owner');
INSERT INTO public.board_members VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'member');
INSERT INTO public.board_members VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', '01a1e205-bb19-748c-8cb1-2899dd490427', 'owner');
INSERT INTO public.board_members VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'member');
INSERT INTO public.boards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 'Board', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.142Z', '2026-11-16T01:43:09.142Z', 35, 38, '2152ereh62r', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 'Board', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.262Z', '2026-11-16T01:43:09.262Z', 2, 3, 'xm8fa3tjw98', 0, '2026-11-16T01:43:09.266Z', '01a1e205-bb19-748c-8cb1-2899dd490427');
INSERT INTO public.card_assignees VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb19-748c-8cb1-2899dd490427');
INSERT INTO public.card_assignees VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb9f-71a3-859a-995dbf338d94');
INSERT INTO public.card_labels VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc6f-71c0-8282-0bbfb2aefd54');
INSERT INTO public.card_watchers VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb19-748c-8cb1-2899dd490427');
INSERT INTO public.cards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc6d-74da-a521-710dbb24f26f', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:43:09.170Z', '2026-11-16T01:43:09.216Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:43:09.227Z', '2026-11-16T01:43:09.227Z', NULL);
INSERT INTO public.cards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '01a1e205-bcd4-7242-97da-51172c23bcd7', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:43:09.271Z', '2026-11-16T01:43:09.271Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc84-7415-8cb2-c58986195dd1', '01a1e205-bc81-7386-aa02-e150562f0b90', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb1-757f-a8c2-322e61e0b9fe', '01a1e205-bcaf-712f-afb0-0163bc1f4025', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc81-7386-aa02-e150562f0b90', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcad-7632-a526-19507f0ecba2', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcaf-712f-afb0-0163bc1f4025', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc6d-74da-a521-710dbb24f26f', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb3-7413-acc1-4faa01100737', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd4-7242-97da-51172c23bcd7', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb6-755b-9ffc-141feba475fe', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.238Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e205-bd5b-74fd-bd29-a1ba9220ad94', '2026-11-16T02:48:09.406Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e205-bb19-748c-8cb1-2899dd490427', '0a766c37-1f72-4190-a136-88e9d92b3157', 'aC-OReFyFLHwiaxXmi_z2nldUfJYp6DT2FuTeELJjWk', '01a1e205-bc56-763f-be82-fae034a8b9dd', '{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:43:09.167Z');
INSERT INTO public.invitations VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcba-7132-8202-0102410f029a', '01a1e205-bb19-748c-8cb1-2899dd490427', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc84-7415-8cb2-c58986195dd1', '01a1e205-bb9f-71a3-859a-995dbf338d94');
INSERT INTO public.labels VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc6f-71c0-8282-0bbfb2aefd54', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbd-70a7-aad7-582a424c9ead', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc62-720d-8543-f44c6fa44e3b', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'added', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.153Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc68-76fc-8c81-d21e08a87d77', '01a1e205-bbf5-72a3-ad13-4271392d3c2d', 'added', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.160Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc7d-7534-b07d-5ce00f52148e', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'assigned', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.180Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb6-755c-ac4a-daa5c7f14549', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'commented', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb6-755b-9ffc-141feba475fe', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.238Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', '01a1e205-bcd0-7153-a971-070831ba1674', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'added', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.264Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 35, '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '{"id":"01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45","column_id":"01a1e205-bcd4-7242-97da-51172c23bcd7","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:43:09.271Z","updated_at":"2026-11-16T01:43:09.271Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '56d5ce5abb0da228');
INSERT INTO public.search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 888654189248512, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e205bc56763fbe82fae034a8b9dd ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', 888654189477888, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 888654189555712, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', 888654189584384, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', 888654189654016, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc93-70f4-99c0-48c722ab6224', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc96-735d-8724-53a3a457abfd', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc99-77b3-bd69-16020c9db3e9', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bca7-72b0-869e-044bae2e08e4', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', '01a1e205-bcab-7700-80d6-b2678b276628', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', '01a1e205-bcab-7700-80d6-b2678b276628', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb1-757f-a8c2-322e61e0b9fe', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb6-755b-9ffc-141feba475fe', 'comment', ' comment ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', '01a1e205-bcc6-728b-86e7-0c7acd055673', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', '01a1e205-bcc6-728b-86e7-0c7acd055673', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e205-bb9b-7455-8566-cfe780e5626d', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:08.955Z', '2026-11-16T01:43:08.955Z', '2026-11-16T02:43:08.955Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e205-bbf3-7259-b7d3-fe45ee573f12', '01a1e205-bb9f-71a3-859a-995dbf338d94', '2026-11-16T01:43:09.043Z', '2026-11-16T01:43:09.043Z', '2026-11-16T02:43:09.043Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e205-bc50-7652-b018-67a7624fc6c8', '01a1e205-bbf5-72a3-ad13-4271392d3c2d', '2026-11-16T01:43:09.136Z', '2026-11-16T01:43:09.136Z', '2026-11-16T02:43:09.136Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('b77e69b0-91e7-4068-bdd8-15c2d06bc327', '233fb160-7108-4c9a-8cc0-ca154459421d', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 'card', 'deleted', 'Card', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', NULL, 131072, 1, '{"id":"01a1e205-bcbf-700f-8f8f-f1576bbd2345","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:43:09.247Z","updated_at":"2026-11-16T01:43:09.247Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:43:09.249Z', '01a1e205-bb19-748c-8cb1-2899dd490427', 28);
INSERT INTO public.trash VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc4-742a-8771-7d1733e5375a', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e205-bc6f-71c0-8282-0bbfb2aefd54","01a1e205-bcbd-70a7-aad7-582a424c9ead"],"board_members":["01a1e205-bb19-748c-8cb1-2899dd490427","01a1e205-bb9f-71a3-859a-995dbf338d94"]}', '2026-11-16T01:43:09.257Z', '01a1e205-bb19-748c-8cb1-2899dd490427', 31);
INSERT INTO public.trash VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', 'card', 'deleted', 'Card', '01a1e205-bcc4-742a-8771-7d1733e5375a', '01a1e205-bcc4-742a-8771-7d1733e5375a', 65536, NULL, '{"id":"01a1e205-bcc6-728b-86e7-0c7acd055673","column_id":"01a1e205-bcc4-742a-8771-7d1733e5375a","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:43:09.254Z","updated_at":"2026-11-16T01:43:09.254Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:43:09.257Z', '01a1e205-bb19-748c-8cb1-2899dd490427', 31);
INSERT INTO public.users VALUES ('01a1e205-bb19-748c-8cb1-2899dd490427', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$9uO5CBU8WZ6ZlKorTyWPzPSEOqBvlA/CZRabU59XJ30$ifCzmt89DmS/mkYzhgRqLMVVV8jHqCn5qPkXeX2Wh8k', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:43:08.890Z');
INSERT INTO public.users VALUES ('01a1e205-bb9f-71a3-859a-995dbf338d94', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Wgf4fRXwfhafS1aq9TdpIu4eK7cqpukLarbfGevn+I8$GN2wWZ+Fj7wR12uUHGYDNSvr40XsAvycikoQH5RsjyQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:43:09.002Z');
INSERT INTO public.users VALUES ('01a1e205-bbf5-72a3-ad13-4271392d3c2d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9QFXOtUMs2qsX+yQVi+Gpst4RVP/4XpQlKj+I4CvAG0$N4bdTTbrScpFYE2cR3n7XtnmQpTlhqfvv1EkXZLbRMc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:43:09.091Z');
INSERT INTO public.users VALUES ('01a1e205-bce9-7177-bf5a-a807d1738e27', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$5V3WX3qISl+OBsSpVsS+kzCg9v3ClWuMoadf6cUsnOI$9JC8g1ZwGyTYINugoZTOoS+TAVZWf/Jj0g9qMuQM+NA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:43:09.356Z');
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
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (board_id, id, user_id);
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_pkey PRIMARY KEY (board_id, seq, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (board_id, card_id);
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
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE UNIQUE INDEX search_documents_doc ON public.search_documents USING btree (doc);
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
