
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e374-385b-7287-8be9-2f2f42d0b326', 'reset', 'alice@example.org', '00', '2026-11-16T08:23:44.327Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6919-713d-87bc-28d0a1c457ae', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6992-756c-af11-6a0d3490bbc7', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', '\xe4bb05e494ee4bc61339069fceee159088c7f95cfe47f0afda4a115a029126c535377726b1fc60f7c78299505aea87a6dff06d3e3df8e5ade1269bb24217109d68d6dce88a4c282027d889ca219ffeffb0986db4c3ad1a4bcc54429d55183a4fae5c9448be970c107c3d9d989d3cdb2dd46650ab472397c032c2c96ace83d48cdea03285c98fc36214a095fbef326c613771156b9fa439e9814368bcfcf82f6d8824204039b821fa0443e8c69f8a4414b6f44d5ec2d7311b54c3037cd75c44e4741fb2a3fddf878425cf4498d8907d4f968c5e8034f79408cddc470e3f1d1c9cf56d613be46cae2dfbf90de3abe79a90949f91a9a977dba3236188f5420bae6897af241df6bebb6525bf769b0740368b25bda665e402023411caaa1790bdf94703abbe51d11f56d5a270882738b46b5be9d9347fa07817203ed3c5bfa36ecc8591154034f97c723c8caf459cae2dafe580858d222d79b9b62746a01064a9be9f249b2c8abd7fd31dd00afeee9b4b18348b00f650387c520ee5e192713f7797cfe588dc869d077491bb2194aa308d6dbd9635e138153c928ccfc5fa27bf3676576ac9faa750b4e52d29215ce21a9f8ad6a19b268a852926852f9b7fb199075dd489219001d24572786b3070dde2fd3c0257c1e80bd82880cc1297fd175ffb8b323009a7631f70aa201f8863e7d9e657699448b837');
INSERT INTO public.attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6c78-72c8-b373-9c18cf5542c1', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('57f6ac2f-c3b0-481b-b047-776868c3007d', '8671bf90-a754-429e-b448-3154a0e97029', NULL);
INSERT INTO public.attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6919-713d-87bc-28d0a1c457ae', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6992-756c-af11-6a0d3490bbc7', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6c78-72c8-b373-9c18cf5542c1', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6aad-701d-8f86-c53fd42d9afc', 'Finished by Bob', 'card_moved', '01a1e374-5f6a-730c-bf36-64cb7c497856', NULL, 'assign_member', NULL, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', true);
INSERT INTO public.automation_rules VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6cbe-7336-8835-c457017ba858', 'Rule', 'card_moved', '01a1e374-5e6f-74c9-875f-a22895e0a872', NULL, 'assign_member', NULL, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', true);
INSERT INTO public.automation_runs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6aad-701d-8f86-c53fd42d9afc', '01a1e374-6bb4-71b3-8140-39ddb107b87d', 17, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '2026-11-16T08:23:40.148Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:23:38.584Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 0, '2026-11-16T08:23:36.079Z', '\x1f8b08000000000000039551416ec32010bcf7197b86c840623b9caabea1a756910566a990b07101bbada2fcbdb29d56690ea9729c8199d99d3d823320a1608aa1a8b674a76b4b2b565baaad1094ed55bdb5a268ab920181ecb24790f014543440c0606aa31bb20b3dc87ef49e401b7c88bf20a2ca681afd759921ea9da615af2b5a6bdc536eb9dd725368c14b20300ee66ecd4f8eca208117bca48c51563e17b5e4428a725354fb970beffffe257c075910f04aa34f205f0f043aec34c6191c41cffb37f73437268c57027173a51896a6c3478ff1ac0779bcbad66d0bec94f3204179d7e2237eaa6ef0b809f1edecd7ab6e8e589e81807531e5955bafe7d55fec52a3daec260499e3880b316174d6a10169954f2b97c601e33af0429e4e87d5acc109fbbcb43f3b9e1ebe010e07261f7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 0, '2026-11-16T08:23:41.812Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eabd84e9be013e21b3881aac88f0db2e4c461ed1450d57f47490a2a3d14719cb1676677f608de8182926b8eb2ae58cdbb8ad5a5b5ace11532b995122b6bb8953b2820fb1c10143c464d0e0a70982cf931fb38801aa6100ab03144fa01843aa36bcde765866cb686d5a2a95963f09e894e749570a59162ce9846f76fcd778ecea0409462c738677cf754364a4855f14dc3c5f385f75fff12be812a0b08da6048a05ef605f4d81ba4191cc1ccfbb7ff696e4a4857027973258a4bd3f17d403aeb411dafae75db027bed0328d0c15b7cc00fdd8f0137915ecf7e83eee788e5190ae83ca5bc72ebf582fe8d7d6ab5cdfe80a0324db8100724df7974a03a1dd2caa569445a075ec8d369bf9ab578c0212fedcf8ea7bb2fa80a4d537e020000');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 1, 'board.member_added', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.483Z', 1, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","user_id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","role":"member","user":{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 2, 'board.member_added', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.706Z', 2, '01a1e374-51cb-71bc-b058-98fd34ca1771', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","user_id":"01a1e374-51cb-71bc-b058-98fd34ca1771","role":"member","user":{"id":"01a1e374-51cb-71bc-b058-98fd34ca1771","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 3, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.815Z', 3, '01a1e374-5e6f-74c9-875f-a22895e0a872', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-5e6f-74c9-875f-a22895e0a872","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 4, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:37.013Z', 4, '01a1e374-5f6a-730c-bf36-64cb7c497856', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-5f6a-730c-bf36-64cb7c497856","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 5, 'label.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:37.258Z', 5, '01a1e374-602a-709b-b789-d53672b00f04', NULL, NULL, NULL, NULL, '8bf97bc2-49c5-4ae9-9957-aa1ee3695606', NULL, NULL, '{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 6, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:37.696Z', 6, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:37.696Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 7, 'card.labeled', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.058Z', 7, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:23:37.696Z"}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:38.058Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 8, 'card.assigned', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.400Z', 8, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:23:38.058Z"}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:38.400Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 9, 'card.assigned', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.400Z', 8, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:23:38.400Z"}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:38.400Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 10, 'checklist.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.966Z', 10, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-66d6-7404-a025-737241a7f6ca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-66d6-7404-a025-737241a7f6ca","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 11, 'checklist_item.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.080Z', 11, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 12, 'checklist_item.updated', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.134Z', 12, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 13, 'checklist_item.assigned', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.218Z', 13, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 14, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.545Z', 14, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6919-713d-87bc-28d0a1c457ae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6919-713d-87bc-28d0a1c457ae","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 15, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.666Z', 15, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6992-756c-af11-6a0d3490bbc7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6992-756c-af11-6a0d3490bbc7","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 16, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.789Z', 16, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6a0d-72e5-9bd9-745d271f91e4","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 17, 'card.moved', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.148Z', 17, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","rank":65536,"updated_at":"2026-11-16T08:23:38.400Z","position":0}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5f6a-730c-bf36-64cb7c497856","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e374-66d6-7404-a025-737241a7f6ca","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Steps","rank":65536,"items":[{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e374-6919-713d-87bc-28d0a1c457ae","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e374-6992-756c-af11-6a0d3490bbc7","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e374-6a0d-72e5-9bd9-745d271f91e4","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:40.148Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 18, 'board.member_removed', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.355Z', 18, '01a1e374-51cb-71bc-b058-98fd34ca1771', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","user_id":"01a1e374-51cb-71bc-b058-98fd34ca1771","role":"member","user":{"id":"01a1e374-51cb-71bc-b058-98fd34ca1771","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 19, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.408Z', 19, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6c78-72c8-b373-9c18cf5542c1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6c78-72c8-b373-9c18cf5542c1","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 20, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.544Z', 20, '01a1e374-6d00-718e-8e9e-c5174c83b2b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6d00-718e-8e9e-c5174c83b2b1","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:40.544Z","updated_at":"2026-11-16T08:23:40.544Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 21, 'checklist.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.603Z', 21, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6d3b-72f0-8a9a-44466b9140cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6d3b-72f0-8a9a-44466b9140cb","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 22, 'checklist.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.656Z', 22, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6d70-7382-a3da-d2909eecd10b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6d70-7382-a3da-d2909eecd10b","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 23, 'checklist_item.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.707Z', 23, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6da3-7729-8e1a-6f0028904bd2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6da3-7729-8e1a-6f0028904bd2","checklist_id":"01a1e374-6d70-7382-a3da-d2909eecd10b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 24, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.824Z', 24, '01a1e374-6e18-77fd-b4be-0e300fc0b5ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6e18-77fd-b4be-0e300fc0b5ee","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 25, 'comment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.918Z', 25, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6e76-702f-9c7d-ca0549c3383a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6e76-702f-9c7d-ca0549c3383a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","user_id":"01a1e374-385b-7287-8be9-2f2f42d0b326","user":{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:23:40.918Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 26, 'label.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.956Z', 26, '01a1e374-6e9c-76b4-9e52-635dbefe6d5c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6e9c-76b4-9e52-635dbefe6d5c","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 27, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.045Z', 27, '01a1e374-6ef5-7627-b080-512229186c3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6ef5-7627-b080-512229186c3a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:41.045Z","updated_at":"2026-11-16T08:23:41.045Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 28, 'card.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.150Z', 28, '01a1e374-6ef5-7627-b080-512229186c3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6ef5-7627-b080-512229186c3a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:41.045Z","updated_at":"2026-11-16T08:23:41.045Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 29, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.398Z', 29, '01a1e374-7057-7115-af91-b492d8fb4dd2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-7057-7115-af91-b492d8fb4dd2","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 30, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.530Z', 30, '01a1e374-70da-70e3-a139-08849839fc55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-70da-70e3-a139-08849839fc55","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-7057-7115-af91-b492d8fb4dd2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:41.530Z","updated_at":"2026-11-16T08:23:41.530Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 31, 'column.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.671Z', 31, '01a1e374-7057-7115-af91-b492d8fb4dd2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-7057-7115-af91-b492d8fb4dd2","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 1, 'board.member_added', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.892Z', 1, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-71f4-70cc-814e-3533e4cb1c36","user_id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","role":"member","user":{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 2, 'board.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.963Z', 2, '01a1e374-71f4-70cc-814e-3533e4cb1c36', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-71f4-70cc-814e-3533e4cb1c36"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 32, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.064Z', 32, '01a1e374-72f0-725f-87b8-846573b4505a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-72f0-725f-87b8-846573b4505a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 33, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.148Z', 33, '01a1e374-7344-7526-809e-c7026ffbda7b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-7344-7526-809e-c7026ffbda7b","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-72f0-725f-87b8-846573b4505a","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:42.148Z","updated_at":"2026-11-16T08:23:42.148Z"}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 34, 'column.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.240Z', 34, '01a1e374-72f0-725f-87b8-846573b4505a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-72f0-725f-87b8-846573b4505a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 35, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.378Z', 35, '01a1e374-72f0-725f-87b8-846573b4505a', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e374-72f0-725f-87b8-846573b4505a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-385b-7287-8be9-2f2f42d0b326', 'owner');
INSERT INTO public.board_members VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'member');
INSERT INTO public.board_members VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', '01a1e374-385b-7287-8be9-2f2f42d0b326', 'owner');
INSERT INTO public.board_members VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'member');
INSERT INTO public.board_visits VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-385b-7287-8be9-2f2f42d0b326', NULL, true);
INSERT INTO public.boards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 'Board', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.079Z', '2026-11-16T08:23:36.079Z', 35, 38, 'd9e6bj43zafv', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 'Board', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.812Z', '2026-11-16T08:23:41.812Z', 2, 3, '55c1tksckh29', 0, '2026-11-16T08:23:41.963Z', '01a1e374-385b-7287-8be9-2f2f42d0b326');
INSERT INTO public.calendar_keys VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'ebfee8c891464e77068909b4d869b434');
INSERT INTO public.card_assignees VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-385b-7287-8be9-2f2f42d0b326', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-602a-709b-b789-d53672b00f04');
INSERT INTO public.card_watchers VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-385b-7287-8be9-2f2f42d0b326');
INSERT INTO public.cards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-5f6a-730c-bf36-64cb7c497856', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T08:23:37.696Z', '2026-11-16T08:23:40.148Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-5e6f-74c9-875f-a22895e0a872', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:23:40.544Z', '2026-11-16T08:23:40.544Z', NULL);
INSERT INTO public.cards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-72f0-725f-87b8-846573b4505a', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:23:42.148Z', '2026-11-16T08:23:42.148Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6748-7724-be5e-7441b411e9a6', '01a1e374-66d6-7404-a025-737241a7f6ca', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6da3-7729-8e1a-6f0028904bd2', '01a1e374-6d70-7382-a3da-d2909eecd10b', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-66d6-7404-a025-737241a7f6ca', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d3b-72f0-8a9a-44466b9140cb', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d70-7382-a3da-d2909eecd10b', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5e6f-74c9-875f-a22895e0a872', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5f6a-730c-bf36-64cb7c497856', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e18-77fd-b4be-0e300fc0b5ee', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-72f0-725f-87b8-846573b4505a', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e76-702f-9c7d-ca0549c3383a', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.918Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e374-7b4d-7275-afda-45c2e7569dbc', '2026-11-16T09:28:44.226Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', '8bf97bc2-49c5-4ae9-9957-aa1ee3695606', 'ldgZt93-bBDu9LEA_4T1tlCTXjW3WTr6Fe8p5X0i684', '01a1e374-5b8f-718f-bf33-19a84f30c761', '{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:23:37.259Z');
INSERT INTO public.invitations VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e82-7708-aeeb-f2b286bac4d7', '01a1e374-385b-7287-8be9-2f2f42d0b326', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6748-7724-be5e-7441b411e9a6', '01a1e374-4482-75aa-9ed6-8c48badc4e2e');
INSERT INTO public.labels VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-602a-709b-b789-d53672b00f04', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e9c-76b4-9e52-635dbefe6d5c', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '342711fb-4b69-4807-a66c-b3f191dd19ab', '2026-11-16T08:23:44.327Z');
INSERT INTO public.mail_digests VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('a69d441c-6859-419e-a69e-c41cac224c7a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:23:44.327Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5d72-735a-a3cd-474ae8413e53', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'added', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.483Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5e02-77fe-a51e-2b6b1efc3548', '01a1e374-51cb-71bc-b058-98fd34ca1771', 'added', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.706Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6519-73a6-ab71-2aed7fa56514', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'assigned', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.400Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e76-7030-af03-1c07d248ff59', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'commented', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6e76-702f-9c7d-ca0549c3383a', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.918Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', '01a1e374-7244-7257-9e1e-7aa3461002a7', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'added', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.892Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 35, '01a1e374-7344-7526-809e-c7026ffbda7b', '{"id":"01a1e374-7344-7526-809e-c7026ffbda7b","column_id":"01a1e374-72f0-725f-87b8-846573b4505a","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:23:42.148Z","updated_at":"2026-11-16T08:23:42.148Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'b8226ae65ec69ca8');
INSERT INTO public.search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', 3145727, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6e76-702f-9c7d-ca0549c3383a', 1048576, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', '01a1e374-6ef5-7627-b080-512229186c3a', 4194303, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', '01a1e374-70da-70e3-a139-08849839fc55', 5242879, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-7344-7526-809e-c7026ffbda7b', 6291455, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6919-713d-87bc-28d0a1c457ae', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6992-756c-af11-6a0d3490bbc7', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6c78-72c8-b373-9c18cf5542c1', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6da3-7729-8e1a-6f0028904bd2', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', '01a1e374-6ef5-7627-b080-512229186c3a', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', '01a1e374-6ef5-7627-b080-512229186c3a', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', '01a1e374-70da-70e3-a139-08849839fc55', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', '01a1e374-70da-70e3-a139-08849839fc55', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-7344-7526-809e-c7026ffbda7b', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-7344-7526-809e-c7026ffbda7b', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e374-4402-7509-94a6-7cd0c84d10f6', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:30.051Z', '2026-11-16T08:23:30.051Z', '2026-11-16T09:23:30.051Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e374-5165-758f-b44b-2ff4421a0d59', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', '2026-11-16T08:23:33.477Z', '2026-11-16T08:23:33.477Z', '2026-11-16T09:23:33.477Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e374-5aba-740b-8b14-0f4253dca843', '01a1e374-51cb-71bc-b058-98fd34ca1771', '2026-11-16T08:23:35.866Z', '2026-11-16T08:23:35.866Z', '2026-11-16T09:23:35.866Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('57f6ac2f-c3b0-481b-b047-776868c3007d', '8671bf90-a754-429e-b448-3154a0e97029', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', 'card', 'deleted', 'Card', '01a1e374-5e6f-74c9-875f-a22895e0a872', NULL, 131072, 1, '{"id":"01a1e374-6ef5-7627-b080-512229186c3a","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:23:41.045Z","updated_at":"2026-11-16T08:23:41.045Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:23:41.150Z', '01a1e374-385b-7287-8be9-2f2f42d0b326', 28);
INSERT INTO public.trash VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7057-7115-af91-b492d8fb4dd2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e374-602a-709b-b789-d53672b00f04","01a1e374-6e9c-76b4-9e52-635dbefe6d5c"],"board_members":["01a1e374-385b-7287-8be9-2f2f42d0b326","01a1e374-4482-75aa-9ed6-8c48badc4e2e"]}', '2026-11-16T08:23:41.671Z', '01a1e374-385b-7287-8be9-2f2f42d0b326', 31);
INSERT INTO public.trash VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', 'card', 'deleted', 'Card', '01a1e374-7057-7115-af91-b492d8fb4dd2', '01a1e374-7057-7115-af91-b492d8fb4dd2', 65536, NULL, '{"id":"01a1e374-70da-70e3-a139-08849839fc55","column_id":"01a1e374-7057-7115-af91-b492d8fb4dd2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:23:41.530Z","updated_at":"2026-11-16T08:23:41.530Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:23:41.671Z', '01a1e374-385b-7287-8be9-2f2f42d0b326', 31);
INSERT INTO public.users VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$3PppGb0NU3Szy3W34/YjHuSXlDwszvASCY+WeYpTgKg$0I2Two5DwBgNOQKzlw0GSuPUDHEp+hkO0PgOCLzKtME', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:23:28.192Z');
INSERT INTO public.users VALUES ('01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Tu18cu8oPPFVspv48jayk0qwuKYjc0tfiT5hItJOCWM$4Y033iLAjNnQwbpGpnnDD8jZrqaCKIhvNlHY7OiN76s', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:23:32.005Z');
INSERT INTO public.users VALUES ('01a1e374-51cb-71bc-b058-98fd34ca1771', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$M97gwvWKbObgnqSoG9m7eKsrxwvi7leGM7SNxCPZ+w4$ybdaPJi5A9AD9XAXJ3r5cCN0nTvAoLeljFrHE6xFVnM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:23:34.760Z');
INSERT INTO public.users VALUES ('01a1e374-7461-718a-88e7-a704b4c14d6c', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$rbttzTwktHhV6D9pdjzMleC+yBu45dmAXmgGSBCSR58$W1QfswboFI9ttGi1Ur7WcO9F0CkwloI74s1md6KbJsY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:23:43.303Z');
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
