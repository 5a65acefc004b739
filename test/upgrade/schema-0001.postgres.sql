
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-854c-72e4-8b25-94278a6f5ddd', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8551-70ca-9946-fc7ec79fe672', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8556-76c4-b69a-c40682df66a7', '\xfca4d3b55635dfe8cade283f0fc25f3ec93acf86651c5eb7ee773e5fdf12fb53df571a3662cda3d355cd9b5fec42b1d017a4900d8ab8ad1d71ff4e2382a46a465f2afb3826c37016d8daf854a97aa27834b14931e86315dbd556d116410879805115d243f29ffea5790f292479b8b1e5d4e7a769e232be9c01cd2915798c4f6bfb5b10b6ffca0e6c24e3bcecbdfda7fa510ddd0b5c7b895e70d2309b5826ddc855cda32e8e45ff8018bf4e753abff80815dcba0086448ea39146bb8909cfea2700379f1888d98ce6e7fccdf328a3d741a7d95e20fba5e125be9f0189108fea3535912865cddde33e3496471f9ae5bc8adcfe880837ef2b452016faf0391a83e10ff0610077563b662cac612afd311650d749980524584beed1d0f684ec71d6f0618c32770005010ef309f748f7120297e354d8849472f8ca167064d5ab0f036c413b86eb88a016ddb8f3874f3a2454bc985c03793e7ea395e8e5dc068c264d3ad7206e80b1f0f9af4e6588e073871d16a809fe628353b607b2d6ea18176930db06a8f9b61565a89ebb633f6ed8901994d0c8f3127de77ff4056a9cb363b6471ceb1bc987620d4c5cdd9cc220703211bf5b5d83c357f96896430ccda9c9bc7aaea94bcff4e3ec868c61be2ee190d449095cd59dff6c5e314613ab58480db539cfd5a1d6dbbfe7e6e8b6f88ad37ffd43dd583e88fb');
INSERT INTO public.attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8570-72d9-b24c-5be4038f99f9', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('940c5bb8-226d-464b-90a2-7bb6644be0a9', 'dc85d9f1-d790-400c-a41a-1be7b55d38a7', NULL);
INSERT INTO public.attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-854c-72e4-8b25-94278a6f5ddd', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8551-70ca-9946-fc7ec79fe672', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8556-76c4-b69a-c40682df66a7', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8570-72d9-b24c-5be4038f99f9', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8559-72d3-a6a7-32f60dcc8209', 'Finished by Bob', 'card_moved', '01a1e1dc-8519-7536-bb95-9accd8676697', NULL, 'assign_member', NULL, '01a1e1dc-7edc-7510-920e-0ddb1b817035', true);
INSERT INTO public.automation_rules VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8573-72f7-8f4b-a951f3fa3f54', 'Rule', 'card_moved', '01a1e1dc-8516-70a6-aa63-250552f94867', NULL, 'assign_member', NULL, '01a1e1dc-7edc-7510-920e-0ddb1b817035', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 0, '2026-11-16T00:58:07.997Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2b3b71e3d427c437700255d53ade204b4e1c6ca780aafe3b6a5250e9a1a8c799dd99d9c7019c050d5ca020615bd6c8ce32256bc536b56c9894b211b5922445030564973d8186a780d1420196521bdd985d18400f93f705b4c187f80b226126bb335f9719cab486295ead59634acbb0b6d49595adc49c318df66ecd4f0e66d050f2b2664230513f73aed78de66ab5d9a8970beffffa12bd83e6057834e413e8d76d013df586e2091cc09cf6dfdd73b92951bc12dc5e2986f9d2e163a078d6833e5c7debb605f5e83c6840ef5a7aa44fec474fab10dfce7e03f6a788b90c05742ea6bc70cbf73cfec52eedb0cd6e4fa0739c6826f6145de7c882eed0a7854bd348711978268fc7edf1e11b85a3f65469020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 0, '2026-11-16T00:58:08.146Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c11e017e654f51b7a6a154560d61512362ee0b455947faf62a7559a43aa1c677667661f0770161430ae3972db5159b58236ac69a9ec644b8534c6dab22d45550281ecb24750f01474b440c062eaa29bb20b23a871f69e40177c88bf20a2ce6877e6eb32a3319da10d2b2a2a8db054d7167b51d882730904e6c9deadf9c9d1191408266aca39e5f53363aa928ac90d2feb970beffffa12be836204bc36e813a8d72d81010783f1040e604efbefeeb9dc9c305e096eaf14c372e9f031623ceb411daebe75db0207ed3c28d0de75f8889f7a983c6e427c3bfb8d7a38452c6520d0bb98f2caaddff3fa2f7669a7bbecf6082ac71917628fd1f50e2da85efbb472699e30ae032fe4f1b83d3e7c031283d85369020000');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 1, 'board.member_added', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.013Z', 1, '01a1e1dc-7edc-7510-920e-0ddb1b817035', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-84fd-7467-9648-44481674e418","user_id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","role":"member","user":{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 2, 'board.member_added', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.018Z', 2, '01a1e1dc-8123-70a3-b844-cb8c19197c2b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-84fd-7467-9648-44481674e418","user_id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","role":"member","user":{"id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 3, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.021Z', 3, '01a1e1dc-8516-70a6-aa63-250552f94867', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8516-70a6-aa63-250552f94867","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 4, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.025Z', 4, '01a1e1dc-8519-7536-bb95-9accd8676697', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8519-7536-bb95-9accd8676697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 5, 'label.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.028Z', 5, '01a1e1dc-851d-7588-9da4-760793b13697', NULL, NULL, NULL, NULL, '135260eb-f0d6-419e-95f3-82bd5acdf69c', NULL, NULL, '{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 6, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.032Z', 6, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.032Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 7, 'card.labeled', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.037Z', 7, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:58:08.032Z"}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.037Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 8, 'card.assigned', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.046Z', 8, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:58:08.037Z"}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.046Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 9, 'card.assigned', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.046Z', 8, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:58:08.046Z"}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.046Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 10, 'checklist.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.050Z', 10, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8533-7343-85e4-08965012f6a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8533-7343-85e4-08965012f6a6","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 11, 'checklist_item.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.058Z', 11, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 12, 'checklist_item.updated', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.065Z', 12, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 13, 'checklist_item.assigned', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.068Z', 13, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 14, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.076Z', 14, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-854c-72e4-8b25-94278a6f5ddd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-854c-72e4-8b25-94278a6f5ddd","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 15, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.081Z', 15, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8551-70ca-9946-fc7ec79fe672', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8551-70ca-9946-fc7ec79fe672","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 16, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.086Z', 16, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8556-76c4-b69a-c40682df66a7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8556-76c4-b69a-c40682df66a7","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 17, 'card.moved', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.099Z', 17, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","rank":65536,"updated_at":"2026-11-16T00:58:08.046Z","position":0}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8519-7536-bb95-9accd8676697","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1dc-8533-7343-85e4-08965012f6a6","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Steps","rank":65536,"items":[{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1dc-854c-72e4-8b25-94278a6f5ddd","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1dc-8551-70ca-9946-fc7ec79fe672","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1dc-8556-76c4-b69a-c40682df66a7","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.099Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 18, 'board.member_removed', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.103Z', 18, '01a1e1dc-8123-70a3-b844-cb8c19197c2b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-84fd-7467-9648-44481674e418","user_id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","role":"member","user":{"id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 19, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.112Z', 19, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8570-72d9-b24c-5be4038f99f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8570-72d9-b24c-5be4038f99f9","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 20, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.117Z', 20, '01a1e1dc-8575-74c7-bdd4-b90db732bb58', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8575-74c7-bdd4-b90db732bb58","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.117Z","updated_at":"2026-11-16T00:58:08.117Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 21, 'checklist.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.119Z', 21, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8577-721d-92b7-0bc1a9548342', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8577-721d-92b7-0bc1a9548342","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 22, 'checklist.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.121Z', 22, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8579-7185-8725-d23e967c7b93', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8579-7185-8725-d23e967c7b93","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 23, 'checklist_item.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.122Z', 23, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-857a-7054-bf21-3c4823b72be2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-857a-7054-bf21-3c4823b72be2","checklist_id":"01a1e1dc-8579-7185-8725-d23e967c7b93","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 24, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.124Z', 24, '01a1e1dc-857c-7214-9dd7-b5c12b5277da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-857c-7214-9dd7-b5c12b5277da","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 25, 'label.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.129Z', 25, '01a1e1dc-8581-7017-939c-f70ffba47b8c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8581-7017-939c-f70ffba47b8c","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 26, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.132Z', 26, '01a1e1dc-8584-7416-a6ed-3f8927c6deb9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8584-7416-a6ed-3f8927c6deb9","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.132Z","updated_at":"2026-11-16T00:58:08.132Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 27, 'card.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.133Z', 27, '01a1e1dc-8584-7416-a6ed-3f8927c6deb9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8584-7416-a6ed-3f8927c6deb9","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.132Z","updated_at":"2026-11-16T00:58:08.132Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 28, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.137Z', 28, '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 29, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.138Z', 29, '01a1e1dc-858a-7018-827f-be6b526fb249', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-858a-7018-827f-be6b526fb249","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.138Z","updated_at":"2026-11-16T00:58:08.138Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 30, 'column.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.140Z', 30, '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 1, 'board.member_added', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.148Z', 1, '01a1e1dc-7edc-7510-920e-0ddb1b817035', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-8592-7079-8c89-28bbdd494254","user_id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","role":"member","user":{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 2, 'board.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.149Z', 2, '01a1e1dc-8592-7079-8c89-28bbdd494254', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8592-7079-8c89-28bbdd494254"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 31, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.157Z', 31, '01a1e1dc-859d-76cb-ad41-06d320fc0936', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 32, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.165Z', 32, '01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.165Z","updated_at":"2026-11-16T00:58:08.165Z"}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 33, 'column.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.174Z', 33, '01a1e1dc-859d-76cb-ad41-06d320fc0936', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 34, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.178Z', 34, '01a1e1dc-859d-76cb-ad41-06d320fc0936', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-7edc-7510-920e-0ddb1b817035', 'member');
INSERT INTO public.board_members VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', '01a1e1dc-7edc-7510-920e-0ddb1b817035', 'member');
INSERT INTO public.boards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 'Board', NULL, NULL, '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:07.997Z', '2026-11-16T00:58:07.997Z', 34, 37, 'v1cuw715bhg', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 'Board', NULL, NULL, '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.146Z', '2026-11-16T00:58:08.146Z', 2, 3, '2o3ddyo1uun', 0, '2026-11-16T00:58:08.149Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118');
INSERT INTO public.card_assignees VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118');
INSERT INTO public.card_assignees VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-7edc-7510-920e-0ddb1b817035');
INSERT INTO public.card_labels VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-851d-7588-9da4-760793b13697');
INSERT INTO public.cards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8519-7536-bb95-9accd8676697', 1, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:58:08.032Z', '2026-11-16T00:58:08.099Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8575-74c7-bdd4-b90db732bb58', '01a1e1dc-8516-70a6-aa63-250552f94867', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:58:08.117Z', '2026-11-16T00:58:08.117Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a', '01a1e1dc-859d-76cb-ad41-06d320fc0936', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:58:08.165Z', '2026-11-16T00:58:08.165Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', '01a1e1dc-8533-7343-85e4-08965012f6a6', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-857a-7054-bf21-3c4823b72be2', '01a1e1dc-8579-7185-8725-d23e967c7b93', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8533-7343-85e4-08965012f6a6', '01a1e1dc-8520-7078-982a-dac51cccae74', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8577-721d-92b7-0bc1a9548342', '01a1e1dc-8520-7078-982a-dac51cccae74', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8579-7185-8725-d23e967c7b93', '01a1e1dc-8520-7078-982a-dac51cccae74', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8516-70a6-aa63-250552f94867', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8519-7536-bb95-9accd8676697', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-857c-7214-9dd7-b5c12b5277da', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-859d-76cb-ad41-06d320fc0936', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.ended_sessions VALUES ('01a1e1dc-89c9-76e7-a535-7d05f4c82151', '2026-11-16T02:03:09.236Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '135260eb-f0d6-419e-95f3-82bd5acdf69c', 'NvvC1KDeLgz0-69TRWBqPSe6tBm9dnjFZ4XFq2Y1dZs', '01a1e1dc-84fd-7467-9648-44481674e418', '{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:58:08.029Z');
INSERT INTO public.invitations VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-857f-70c5-9723-65cd667d4c99', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', '01a1e1dc-7edc-7510-920e-0ddb1b817035');
INSERT INTO public.labels VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-851d-7588-9da4-760793b13697', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8581-7017-939c-f70ffba47b8c', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 34, '01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a', '{"id":"01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a","column_id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:58:08.165Z","updated_at":"2026-11-16T00:58:08.165Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'ab4a2ffd3e4df849');
INSERT INTO public.sessions VALUES ('01a1e1dc-7ed4-7048-a14e-d62c8af46f8d', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:06.420Z', '2026-11-16T00:58:06.420Z', '2026-11-16T01:58:06.420Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1dc-811e-73ca-9aed-6aeea08358c9', '01a1e1dc-7edc-7510-920e-0ddb1b817035', '2026-11-16T00:58:07.006Z', '2026-11-16T00:58:07.006Z', '2026-11-16T01:58:07.006Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1dc-84f6-7703-a241-26d354d81fbf', '01a1e1dc-8123-70a3-b844-cb8c19197c2b', '2026-11-16T00:58:07.990Z', '2026-11-16T00:58:07.990Z', '2026-11-16T01:58:07.990Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('940c5bb8-226d-464b-90a2-7bb6644be0a9', 'dc85d9f1-d790-400c-a41a-1be7b55d38a7', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8584-7416-a6ed-3f8927c6deb9', 'card', 'deleted', 'Card', '01a1e1dc-8516-70a6-aa63-250552f94867', NULL, 131072, 1, '{"id":"01a1e1dc-8584-7416-a6ed-3f8927c6deb9","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:58:08.132Z","updated_at":"2026-11-16T00:58:08.132Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:58:08.133Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 27);
INSERT INTO public.trash VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1dc-851d-7588-9da4-760793b13697","01a1e1dc-8581-7017-939c-f70ffba47b8c"],"board_members":["01a1e1dc-7bcb-7035-8b2d-a6def23d3118","01a1e1dc-7edc-7510-920e-0ddb1b817035"]}', '2026-11-16T00:58:08.140Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 30);
INSERT INTO public.trash VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-858a-7018-827f-be6b526fb249', 'card', 'deleted', 'Card', '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', 65536, NULL, '{"id":"01a1e1dc-858a-7018-827f-be6b526fb249","column_id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:58:08.138Z","updated_at":"2026-11-16T00:58:08.138Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:58:08.140Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 30);
INSERT INTO public.users VALUES ('01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$/I47VhBogpTFKgBNCSyUrAmKWu7Rz7Npt7aQWiV7Bz0$mERUjdEpJ6dqPUmWa4d48Bpk/04u5RKngOztaJr6BIk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:58:06.007Z');
INSERT INTO public.users VALUES ('01a1e1dc-7edc-7510-920e-0ddb1b817035', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$+xsStUFG1ZE2kpBneJkdHGGXCOjw9z44kyXX25V2bz4$qic5435An9B0ssq0lDihn0htMfTjGD563amHk1G2RMI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:58:06.665Z');
INSERT INTO public.users VALUES ('01a1e1dc-8123-70a3-b844-cb8c19197c2b', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$50ZC0zQrCdAPESNDFgaCcoxtf02WZXL6u3xr4pEid2U$Djj739hti5P8hHoiA9+HL2Zx2RshIGUvEaIMcKM3xZE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:58:07.449Z');
INSERT INTO public.users VALUES ('01a1e1dc-85c4-73d2-86d5-b8160245348e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$tt9iE/eX6THeYIRWv8U3caAINtMzho0Ef6B2Vmw51sY$mypzSVF6Ij/ygTRp/uAJoNWVBbFB85vvj9yRYkbwKcU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:58:08.462Z');
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
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_pkey PRIMARY KEY (board_id, seq);
ALTER TABLE ONLY public.board_events
    ADD CONSTRAINT board_events_pkey PRIMARY KEY (board_id, seq);
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_pkey PRIMARY KEY (board_id, user_id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_pkey PRIMARY KEY (board_id, card_id, user_id);
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_pkey PRIMARY KEY (board_id, card_id, label_id);
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
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_pkey PRIMARY KEY (board_id, seq, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
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
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX cards_id ON public.cards USING btree (id);
CREATE INDEX checklist_items_id ON public.checklist_items USING btree (id);
CREATE INDEX checklists_id ON public.checklists USING btree (id);
CREATE INDEX columns_id ON public.columns USING btree (id);
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX invitations_id ON public.invitations USING btree (id);
CREATE INDEX labels_id ON public.labels USING btree (id);
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
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
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_events
    ADD CONSTRAINT board_events_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_assignees
    ADD CONSTRAINT card_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_labels
    ADD CONSTRAINT card_labels_board_id_label_id_fkey FOREIGN KEY (board_id, label_id) REFERENCES public.labels(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_board_id_column_id_fkey FOREIGN KEY (board_id, column_id) REFERENCES public.columns(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_board_id_checklist_id_fkey FOREIGN KEY (board_id, checklist_id) REFERENCES public.checklists(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_board_id_seq_fkey FOREIGN KEY (board_id, seq) REFERENCES public.board_events(board_id, seq) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
