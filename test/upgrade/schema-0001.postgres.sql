
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
    card_id uuid NOT NULL,
    name text NOT NULL,
    mime_type text NOT NULL,
    size bigint NOT NULL
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
CREATE TABLE public.board_events (
    board_id uuid NOT NULL,
    seq bigint NOT NULL,
    type text NOT NULL,
    user_id uuid,
    data text NOT NULL,
    previous text,
    renumbered text,
    idempotency_key text,
    created_at text NOT NULL,
    first_seq bigint NOT NULL,
    about_id uuid,
    cause bigint,
    undoes bigint,
    mark text
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
    created_by uuid NOT NULL,
    updated_by uuid NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    seq bigint NOT NULL,
    revision bigint NOT NULL,
    stamp text NOT NULL,
    deleted_at text
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
    title text NOT NULL,
    description text,
    rank bigint NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
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
    is_done_column boolean NOT NULL
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
INSERT INTO public.attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-007f-7778-a46d-21ed9ffe775c', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0085-71a5-bc61-c392e63b7a70', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0089-7456-9c2a-7b32444585bc', '\x94f44ae91b56fd2ec689c16cbf6a8c2dc9ad71ecf5c0b36b7c5ab97768a2fce58d5c5c2c7b01c9d9a14e2df2f7873a2a1877c8056c6c380d6d0dd74f00c85cecb58207b10d4ac270a4b2b54c729b7b6fc02869f5f697d63ba96a22431429991d5b8916dfeff20cd3c1d6d33c8a07da3487d67ad62ac63fb67a7f332901663b3d611157ccbef892e14370857408b7f9a92e7864c2465ff160e0c6bcd97b638fa04651f73ddd727e71f5c24893dbf91ffe33cff48b9195b8295a30769c1e93b2242879edd48a85e4fd8df535766929220f96b80b44ceb8fc057793c2367be5f3ce2475cd4aff65b2443c40a0b11b6824dd0a8ce5b1f67653e86c7a8a701e6f3c3c9312bce68bbd8c43c163e081a14f37e955c6e675f3b21f4c00b6e6d223e4b1993df699b21654ba917f2962f7169c96e4456a45578c4e6d43fa6871420ebaf603fea795cda5674c065e42a6cd80f8b935ad26f51c79326510dc1985a63f010d20c55888f62341b3338b1a6717a7594cdd12cfe3dadc12269fdc0aa343055fc0a0c6b0beadac6045f3a6f519106c02d09ce4d4bfc21e11b08a832ba4d73c52c8adbbabbba046b91f2c81fdf065ad88602828ee3b42f07e495b6393c2719b1b33d9bf173e948d30f6db12362eb27167df1dcc7667b15d82b75e118dd91fc7c5013d196fa1c60a634081e5bdf0e0370f93f10d14df9f');
INSERT INTO public.attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00a4-70d9-98b4-1143ea753c78', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('843b7c17-53f1-46b3-a2b2-80980e0fdf6f', '4c4cd75b-e691-47fe-8f9b-4609eda63ee1', NULL);
INSERT INTO public.attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-007f-7778-a46d-21ed9ffe775c', '01a1e110-005f-756b-9bec-75e6a9508710', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0085-71a5-bc61-c392e63b7a70', '01a1e110-005f-756b-9bec-75e6a9508710', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0089-7456-9c2a-7b32444585bc', '01a1e110-005f-756b-9bec-75e6a9508710', 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00a4-70d9-98b4-1143ea753c78', '01a1e110-005f-756b-9bec-75e6a9508710', 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-008f-7685-95b6-edab9dd8c3e6', 'Finished by Bob', 'card_moved', '01a1e110-0059-7144-b0f5-ddbcc64c6c30', NULL, 'assign_member', NULL, '01a1e10f-fce0-7242-af2f-a238b71e11e9', true);
INSERT INTO public.automation_rules VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00a8-7151-8768-65117f3e0cb0', 'Rule', 'card_moved', '01a1e110-004f-7768-9ac1-ad9542ed7567', NULL, 'assign_member', NULL, '01a1e10f-fce0-7242-af2f-a238b71e11e9', true);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 1, 'board.member_added', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","user_id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","role":"member","user":{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T21:14:44.670Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 2, 'board.member_added', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","user_id":"01a1e10f-fdb8-7339-b1af-b596237d389c","role":"member","user":{"id":"01a1e10f-fdb8-7339-b1af-b596237d389c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T21:14:44.677Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 3, 'column.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-004f-7768-9ac1-ad9542ed7567","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T21:14:44.686Z', 3, '01a1e110-004f-7768-9ac1-ad9542ed7567', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 4, 'column.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0059-7144-b0f5-ddbcc64c6c30","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T21:14:44.697Z', 4, '01a1e110-0059-7144-b0f5-ddbcc64c6c30', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 5, 'label.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, '3d351cae-8321-453e-bde9-47c29f088a36', '2026-11-15T21:14:44.700Z', 5, '01a1e110-005c-767d-b8cf-714def77fbd6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 6, 'card.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.703Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.703Z', 6, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 7, 'card.labeled', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.706Z"}', '{"labels":[],"updated_at":"2026-11-15T21:14:44.703Z"}', NULL, NULL, '2026-11-15T21:14:44.706Z', 7, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 8, 'card.assigned', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.710Z"}', '{"assignees":[],"updated_at":"2026-11-15T21:14:44.706Z"}', NULL, NULL, '2026-11-15T21:14:44.710Z', 8, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 9, 'card.assigned', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.710Z"}', '{"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T21:14:44.710Z"}', NULL, NULL, '2026-11-15T21:14:44.710Z', 8, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 10, 'checklist.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-006c-72f5-bde2-2118c6adc80b","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.716Z', 10, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 11, 'checklist_item.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.720Z', 11, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 12, 'checklist_item.updated', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T21:14:44.723Z', 12, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 13, 'checklist_item.assigned', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T21:14:44.726Z', 13, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 14, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-007f-7778-a46d-21ed9ffe775c","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T21:14:44.735Z', 14, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 15, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0085-71a5-bc61-c392e63b7a70","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T21:14:44.741Z', 15, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 16, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0089-7456-9c2a-7b32444585bc","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T21:14:44.745Z', 16, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 17, 'card.moved', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-0059-7144-b0f5-ddbcc64c6c30","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e110-006c-72f5-bde2-2118c6adc80b","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Steps","rank":65536,"items":[{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e110-007f-7778-a46d-21ed9ffe775c","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e110-0085-71a5-bc61-c392e63b7a70","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e110-0089-7456-9c2a-7b32444585bc","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.758Z"}', '{"column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","rank":65536,"updated_at":"2026-11-15T21:14:44.710Z","position":0}', NULL, NULL, '2026-11-15T21:14:44.758Z', 17, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 18, 'board.member_removed', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","user_id":"01a1e10f-fdb8-7339-b1af-b596237d389c","role":"member","user":{"id":"01a1e10f-fdb8-7339-b1af-b596237d389c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T21:14:44.767Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 19, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00a4-70d9-98b4-1143ea753c78","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T21:14:44.772Z', 19, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 20, 'card.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00ab-77f4-b37c-327c74c8aaf2","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T21:14:44.779Z","updated_at":"2026-11-15T21:14:44.779Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.779Z', 20, '01a1e110-00ab-77f4-b37c-327c74c8aaf2', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 21, 'checklist.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00ae-71d0-8c36-44280c5e495f","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.782Z', 21, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 22, 'checklist.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00b8-74ec-b3f9-dbdba493ff5e","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.792Z', 22, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 23, 'checklist_item.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00ba-7058-a94d-5c9dfc32d939","checklist_id":"01a1e110-00b8-74ec-b3f9-dbdba493ff5e","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.794Z', 23, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 24, 'column.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00bc-72eb-aa52-17ba9fa98bfe","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T21:14:44.795Z', 24, '01a1e110-00bc-72eb-aa52-17ba9fa98bfe', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 25, 'label.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00bd-765e-a3d6-67e69fabd4b3","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T21:14:44.797Z', 25, '01a1e110-00bd-765e-a3d6-67e69fabd4b3', NULL, NULL, NULL);
INSERT INTO public.board_members VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e10f-f954-746e-bae2-080c934d4f8d', 'owner');
INSERT INTO public.board_members VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e10f-fce0-7242-af2f-a238b71e11e9', 'member');
INSERT INTO public.boards VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 'Board', NULL, '01a1e10f-f954-746e-bae2-080c934d4f8d', '01a1e10f-f954-746e-bae2-080c934d4f8d', '2026-11-15T21:14:44.663Z', '2026-11-15T21:14:44.663Z', 25, 27, '3pgjtdjn8n6', NULL);
INSERT INTO public.card_assignees VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e10f-f954-746e-bae2-080c934d4f8d');
INSERT INTO public.card_assignees VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e10f-fce0-7242-af2f-a238b71e11e9');
INSERT INTO public.card_labels VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e110-005c-767d-b8cf-714def77fbd6');
INSERT INTO public.cards VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e110-0059-7144-b0f5-ddbcc64c6c30', 'Card', 'two
lines ', 65536, '2026-11-15T21:14:44.703Z', '2026-11-15T21:14:44.758Z');
INSERT INTO public.cards VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00ab-77f4-b37c-327c74c8aaf2', '01a1e110-004f-7768-9ac1-ad9542ed7567', 'Card', NULL, 65536, '2026-11-15T21:14:44.779Z', '2026-11-15T21:14:44.779Z');
INSERT INTO public.checklist_items VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0070-7778-bdfe-3dbf67a25870', '01a1e110-006c-72f5-bde2-2118c6adc80b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00ba-7058-a94d-5c9dfc32d939', '01a1e110-00b8-74ec-b3f9-dbdba493ff5e', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-006c-72f5-bde2-2118c6adc80b', '01a1e110-005f-756b-9bec-75e6a9508710', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00ae-71d0-8c36-44280c5e495f', '01a1e110-005f-756b-9bec-75e6a9508710', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00b8-74ec-b3f9-dbdba493ff5e', '01a1e110-005f-756b-9bec-75e6a9508710', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-004f-7768-9ac1-ad9542ed7567', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0059-7144-b0f5-ddbcc64c6c30', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00bc-72eb-aa52-17ba9fa98bfe', 'Column', 196608, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e110-042d-7331-8e81-20fea7fecdd9', '2026-11-15T22:19:45.680Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e10f-f954-746e-bae2-080c934d4f8d', '3d351cae-8321-453e-bde9-47c29f088a36', 'vbH9TlGPm6fKwhNVJgenI-L4E502ez2FsuzU5gQwarw', '01a1e110-0037-727e-9e18-54bb5c89722c', '{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T21:14:44.700Z');
INSERT INTO public.item_assignees VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0070-7778-bdfe-3dbf67a25870', '01a1e10f-fce0-7242-af2f-a238b71e11e9');
INSERT INTO public.labels VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005c-767d-b8cf-714def77fbd6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00bd-765e-a3d6-67e69fabd4b3', 'Label', '#3b82f6');
INSERT INTO public.schema_version VALUES (1, '54b5a593608a1d11');
INSERT INTO public.sessions VALUES ('01a1e10f-fc9b-773a-9c25-97e9b5b1745a', '01a1e10f-f954-746e-bae2-080c934d4f8d', '2026-11-15T21:14:43.739Z', '2026-11-15T21:14:43.739Z', '2026-11-15T22:14:43.739Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e10f-fdb5-7778-ace3-802cbc883cb6', '01a1e10f-fce0-7242-af2f-a238b71e11e9', '2026-11-15T21:14:44.021Z', '2026-11-15T21:14:44.021Z', '2026-11-15T22:14:44.021Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e10f-fff0-7327-b806-b79822d045d3', '01a1e10f-fdb8-7339-b1af-b596237d389c', '2026-11-15T21:14:44.592Z', '2026-11-15T21:14:44.592Z', '2026-11-15T22:14:44.592Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('843b7c17-53f1-46b3-a2b2-80980e0fdf6f', '4c4cd75b-e691-47fe-8f9b-4609eda63ee1', '00', NULL);
INSERT INTO public.users VALUES ('01a1e10f-f954-746e-bae2-080c934d4f8d', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$o/L7dPtovg6o3irFRhMPHFwQhit7qluj7SQVMLtPeAo$9n/srpGYJs53BJOKmbZlQS6VFNnXPO0TXcJMrXtWjVI', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T21:14:43.303Z');
INSERT INTO public.users VALUES ('01a1e10f-fce0-7242-af2f-a238b71e11e9', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$R3L6tMhcPvPO7rwMXAqD8oPLQotqosGFw3yAUI8JBhA$II14xPH7ujq9Z9VWsA3WhibZM4yj89HOd3mh6N+xMU4', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T21:14:43.934Z');
INSERT INTO public.users VALUES ('01a1e10f-fdb8-7339-b1af-b596237d389c', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9Vmu3aMt6VsqS0NnBNenGa1YDw+8ilOrMzMgZr+zok4$ycYTkgZi3jdFIiMyk2HYN4yVMdxgdkA2uR7zxSW4kTo', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T21:14:44.084Z');
INSERT INTO public.users VALUES ('01a1e110-00bf-7219-bd86-1ee691c6360d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$2jaMzbsxZGE2SoU0wpW08VcA9PFtHQlnMMfsN/9qaRs$u/kn+FsDlfOXqJBpgW8FJPsF3az6WXAko5uz3fvggR4', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T21:14:45.132Z');
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
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stored_objects
    ADD CONSTRAINT stored_objects_pkey PRIMARY KEY (board_id, object_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);
CREATE INDEX attachments_card ON public.attachments USING btree (board_id, card_id);
CREATE INDEX attachments_id ON public.attachments USING btree (id);
CREATE INDEX automation_rules_id ON public.automation_rules USING btree (id);
CREATE INDEX board_events_about ON public.board_events USING btree (board_id, about_id, seq) WHERE (about_id IS NOT NULL);
CREATE INDEX board_members_user ON public.board_members USING btree (user_id, board_id);
CREATE INDEX cards_id ON public.cards USING btree (id);
CREATE INDEX checklist_items_id ON public.checklist_items USING btree (id);
CREATE INDEX checklists_id ON public.checklists USING btree (id);
CREATE INDEX columns_id ON public.columns USING btree (id);
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX labels_id ON public.labels USING btree (id);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_board_id_attachment_id_fkey FOREIGN KEY (board_id, attachment_id) REFERENCES public.attachments(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_board_id_attachment_id_fkey FOREIGN KEY (board_id, attachment_id) REFERENCES public.attachments(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_board_id_object_key_fkey FOREIGN KEY (board_id, object_key) REFERENCES public.stored_objects(board_id, object_key);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
