
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d59-7150-9054-668b7af53ea6', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', '\x22c9fe08861fe0db267a5cf3665f2ffe64d15173dcd69fce5e58e2cc907d4b40415607a5b5b12d00fc56a04a0ae09128f095360e9135b5874c5feb76562543d3109bfa519070064213e83dbb58115b0f913fd5d0039533995dc73edb9b5d532bb03d08755f4e360916e16ec8d538b0f252307bb5c0ef7215281dc81301d52b0a9e13570821b1d25f566d1cfbe3c9376a827d98ca21676b56f00899d8c10d52c7945640aa30c9090e536f9829ae6e302a6342cae2c871b63328878f0d43d4aeeec33e633502404ee20e5d00896dac1f93f1ced903e271620dcff75fd004bfcba85e73d0ddc83a89c61050a37b1a933726c0e40f75b45fbab5d94d1f5e9e17e6f6d5f55e21d6e870dae29573778dcd10bf5959ceabb4c29b25c4cc8da16f9edc98623b87ce4408860692c837f65b1c0c892c115fd9924d570c8b88379e64a132d916134399de59ecdf62eecd5f1f31d90081388a56f9bff5fc6e86ac67d3836d6e669540b78086044e4cf1d8aef370f69562d10b4ba36bd925c303265d44a39bae9a55b65d6730544021b96e301602c4cf437a56ca75bd829421977fa0a6bd539d6093e6e57875d57f58a7384ea7449f22e4fe8c94dc23e23f3b0b4c4aeab3c73661df184d90c3fe84278ce95376d056a074d0fee58b79f00a3794c26ba8585f0daa92f804086574fc4c4d60fae93329bb8df228e0');
INSERT INTO public.attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('555e9f31-e46f-41ae-bba1-702f2aa1c18c', '087d2a48-7ecf-4a40-85ce-3b3917cbe5b1', NULL);
INSERT INTO public.attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d59-7150-9054-668b7af53ea6', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d6c-7217-9359-c9410280c0f6', 'Finished by Bob', 'card_moved', '01a1e1fc-5d25-7659-a9be-a8f596622325', NULL, 'assign_member', NULL, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', true);
INSERT INTO public.automation_rules VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d8e-7029-af45-3e5cd2a7a7f4', 'Rule', 'card_moved', '01a1e1fc-5d21-74c1-ab06-62392ca69045', NULL, 'assign_member', NULL, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 0, '2026-11-16T01:32:54.900Z', '\x1f8b08000000000000039551cb6e833010bcf733f66c473660427caafa0d3db58aa2c52c952583a96dd25628ff5e0169d5e4902ac799dd99d9c704b6010d42a224d91aae4c5bf06d9e095e9579cb95dae5822a55a82a0306c92647a0e1c96368804143d1043b24eb7bd0fde81c03e39d0fbf2010266a0ef5d7458692c8b7d95671ac73c551545299a292656180c13834776b7e723081864c64259792cbf259489d675a159b9d102f7fbcffeb8bf40e5a307058938ba05ff70c3aea6a0a3398a09ef73fdc73b93152b816dc5c29f8e5d2fea3a770d6839eaebf75d3823ab40e34a0b3861ee913bbc1d1c687b7b35f8fdd1cb19481416b434c2bb77ecfe125b6f18026d923814e61a4853852b0ada506748b2eae5c1c070aebc00b793aed4f0fdf1bcc634869020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 0, '2026-11-16T01:32:55.120Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3bad9bd427c437700255d1c6de204b4e1c6ca780aafc3b6a5210eda1a8c799dd99d9c7119c050d42a224d91aaeac15bc543bc1abca56dc36add8b5259624d6c020bbec09343c058c1618584a26ba21bbd083ee47ef1998e043fc05913093ad9baf8b0c25919745a938366bc5515452994d25b71b030cc6c1deadf9c9c10c1a0a516cb9945c6e9f85d4eb422bb5928578f9e3fd5f5fa277d08281c7867c02fdba67d051d7503c812334a7fdeb7b2e37268ad7829b2bc5305f3a7cf414cf7ad0c7eb6fddb4a00e9d070de89da147fac46ef0b40af1edecd763778a98cbc0a07531e5855bbee7f112bb54a3c9ee40a0731c69260e145debc8826ed1a7854be34071197826a7693f3d7c03c1e4346269020000');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 1, 'board.member_added', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.920Z', 1, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","user_id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","role":"member","user":{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 2, 'board.member_added', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.936Z', 2, '01a1e1fc-5b27-77b5-91ba-d282eb39f583', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","user_id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","role":"member","user":{"id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 3, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.945Z', 3, '01a1e1fc-5d21-74c1-ab06-62392ca69045', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 4, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.949Z', 4, '01a1e1fc-5d25-7659-a9be-a8f596622325', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d25-7659-a9be-a8f596622325","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 5, 'label.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.952Z', 5, '01a1e1fc-5d28-7084-b662-9fe7354a8f39', NULL, NULL, NULL, NULL, 'c5afe630-ec1f-4633-9692-cbb5e2fc8799', NULL, NULL, '{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 6, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.956Z', 6, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.956Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 7, 'card.labeled', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.961Z', 7, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:32:54.956Z"}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.961Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 8, 'card.assigned', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.968Z', 8, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:32:54.961Z"}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.968Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 9, 'card.assigned', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.968Z', 8, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:32:54.968Z"}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.968Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 10, 'checklist.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.976Z', 10, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d40-7473-9794-3d12dc61925c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 11, 'checklist_item.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.981Z', 11, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 12, 'checklist_item.updated', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.986Z', 12, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 13, 'checklist_item.assigned', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.992Z', 13, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 14, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.000Z', 14, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d59-7150-9054-668b7af53ea6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d59-7150-9054-668b7af53ea6","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 15, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.011Z', 15, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d63-7236-a1a7-e973902d3da8","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 16, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.016Z', 16, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d68-72a8-8f69-0cb934e745bf","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 17, 'card.moved', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.027Z', 17, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","rank":65536,"updated_at":"2026-11-16T01:32:54.968Z","position":0}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d25-7659-a9be-a8f596622325","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Steps","rank":65536,"items":[{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1fc-5d59-7150-9054-668b7af53ea6","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1fc-5d63-7236-a1a7-e973902d3da8","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1fc-5d68-72a8-8f69-0cb934e745bf","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:55.027Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 18, 'board.member_removed', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.040Z', 18, '01a1e1fc-5b27-77b5-91ba-d282eb39f583', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","user_id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","role":"member","user":{"id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 19, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.050Z', 19, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 20, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.056Z', 20, '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d90-71eb-91ca-26418f35a4bc","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.056Z","updated_at":"2026-11-16T01:32:55.056Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 21, 'checklist.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.057Z', 21, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d91-71f3-90f5-afddd5208789', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d91-71f3-90f5-afddd5208789","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 22, 'checklist.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.068Z', 22, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d9c-7589-af6b-08534b842d20', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d9c-7589-af6b-08534b842d20","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 23, 'checklist_item.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.069Z', 23, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d9d-758a-b2f9-a9f5937270eb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d9d-758a-b2f9-a9f5937270eb","checklist_id":"01a1e1fc-5d9c-7589-af6b-08534b842d20","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 24, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.071Z', 24, '01a1e1fc-5da0-70d4-bc65-98dfb502e1f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da0-70d4-bc65-98dfb502e1f0","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 25, 'comment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.074Z', 25, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5da2-73ae-96d9-bf3d8082e142', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da2-73ae-96d9-bf3d8082e142","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","user_id":"01a1e1fc-551a-7275-ab35-a0815c48164c","user":{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:32:55.074Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 26, 'label.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.077Z', 26, '01a1e1fc-5da5-715b-85a8-902fa18f8bfd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da5-715b-85a8-902fa18f8bfd","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 27, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.079Z', 27, '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da7-765a-a17c-a96af6b8f7dd","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.079Z","updated_at":"2026-11-16T01:32:55.079Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 28, 'card.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.082Z', 28, '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da7-765a-a17c-a96af6b8f7dd","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.079Z","updated_at":"2026-11-16T01:32:55.079Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 29, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.086Z', 29, '01a1e1fc-5dae-7228-bde8-23642e022acf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dae-7228-bde8-23642e022acf","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 30, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.088Z', 30, '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5dae-7228-bde8-23642e022acf","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.088Z","updated_at":"2026-11-16T01:32:55.088Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 31, 'column.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.092Z', 31, '01a1e1fc-5dae-7228-bde8-23642e022acf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dae-7228-bde8-23642e022acf","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 1, 'board.member_added', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.130Z', 1, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03","user_id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","role":"member","user":{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 2, 'board.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.136Z', 2, '01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 32, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.145Z', 32, '01a1e1fc-5de9-7474-8431-03484c92935c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5de9-7474-8431-03484c92935c","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 33, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.148Z', 33, '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5de9-7474-8431-03484c92935c","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.148Z","updated_at":"2026-11-16T01:32:55.148Z"}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 34, 'column.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.151Z', 34, '01a1e1fc-5de9-7474-8431-03484c92935c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5de9-7474-8431-03484c92935c","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 35, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.162Z', 35, '01a1e1fc-5de9-7474-8431-03484c92935c', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1fc-5de9-7474-8431-03484c92935c","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-551a-7275-ab35-a0815c48164c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 'member');
INSERT INTO public.board_members VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', '01a1e1fc-551a-7275-ab35-a0815c48164c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 'member');
INSERT INTO public.boards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 'Board', NULL, NULL, '01a1e1fc-551a-7275-ab35-a0815c48164c', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.900Z', '2026-11-16T01:32:54.900Z', 35, 37, '3m2xpbg0dpo', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 'Board', NULL, NULL, '01a1e1fc-551a-7275-ab35-a0815c48164c', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.120Z', '2026-11-16T01:32:55.120Z', 2, 3, 'csjvxpyotpo', 0, '2026-11-16T01:32:55.136Z', '01a1e1fc-551a-7275-ab35-a0815c48164c');
INSERT INTO public.card_assignees VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-551a-7275-ab35-a0815c48164c');
INSERT INTO public.card_assignees VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb');
INSERT INTO public.card_labels VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d28-7084-b662-9fe7354a8f39');
INSERT INTO public.cards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d25-7659-a9be-a8f596622325', 1, 'Card', 65536, NULL, NULL, false, NULL, 1, '2026-11-16T01:32:54.956Z', '2026-11-16T01:32:55.027Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', '01a1e1fc-5d21-74c1-ab06-62392ca69045', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T01:32:55.056Z', '2026-11-16T01:32:55.056Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '01a1e1fc-5de9-7474-8431-03484c92935c', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T01:32:55.148Z', '2026-11-16T01:32:55.148Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d45-703a-a77f-266385e62010', '01a1e1fc-5d40-7473-9794-3d12dc61925c', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d9d-758a-b2f9-a9f5937270eb', '01a1e1fc-5d9c-7589-af6b-08534b842d20', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d40-7473-9794-3d12dc61925c', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d91-71f3-90f5-afddd5208789', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d9c-7589-af6b-08534b842d20', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d21-74c1-ab06-62392ca69045', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d25-7659-a9be-a8f596622325', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da0-70d4-bc65-98dfb502e1f0', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5de9-7474-8431-03484c92935c', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da2-73ae-96d9-bf3d8082e142', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.074Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1fc-5f3e-76ef-8f4e-9b9879897a67', '2026-11-16T02:37:55.492Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1fc-551a-7275-ab35-a0815c48164c', 'c5afe630-ec1f-4633-9692-cbb5e2fc8799', 'MMMvinl0VPuFfLxnf1BYm3ZEQRhXemmbVOTI5OoTVX4', '01a1e1fc-5cf4-7320-863f-55930e854582', '{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:32:54.952Z');
INSERT INTO public.item_assignees VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d45-703a-a77f-266385e62010', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb');
INSERT INTO public.labels VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d28-7084-b662-9fe7354a8f39', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da5-715b-85a8-902fa18f8bfd', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 35, '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '{"id":"01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a","column_id":"01a1e1fc-5de9-7474-8431-03484c92935c","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:32:55.148Z","updated_at":"2026-11-16T01:32:55.148Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '883a10ac5b4d48b3');
INSERT INTO public.search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 888651673423872, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e1fc5cf47320863f55930e854582 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', 888651673829376, ' ·b01a1e1fc5cf47320863f55930e854582 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 888651673927680, ' ·b01a1e1fc5cf47320863f55930e854582 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 888651673960448, ' ·b01a1e1fc5cf47320863f55930e854582 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', 888651674206208, ' ·b01a1e1fc5cf47320863f55930e854582 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d59-7150-9054-668b7af53ea6', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d9d-758a-b2f9-a9f5937270eb', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5da2-73ae-96d9-bf3d8082e142', 'comment', ' comment ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e1fc-57d1-7469-afca-d8115a23135c', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:53.585Z', '2026-11-16T01:32:53.585Z', '2026-11-16T02:32:53.585Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1fc-5b1d-73a8-b074-b02548ea2880', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', '2026-11-16T01:32:54.429Z', '2026-11-16T01:32:54.429Z', '2026-11-16T02:32:54.429Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1fc-5cd7-7442-a1d8-778fe9b21d96', '01a1e1fc-5b27-77b5-91ba-d282eb39f583', '2026-11-16T01:32:54.872Z', '2026-11-16T01:32:54.872Z', '2026-11-16T02:32:54.872Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('555e9f31-e46f-41ae-bba1-702f2aa1c18c', '087d2a48-7ecf-4a40-85ce-3b3917cbe5b1', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 'card', 'deleted', 'Card', '01a1e1fc-5d21-74c1-ab06-62392ca69045', NULL, 131072, 1, '{"id":"01a1e1fc-5da7-765a-a17c-a96af6b8f7dd","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:32:55.079Z","updated_at":"2026-11-16T01:32:55.079Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:32:55.082Z', '01a1e1fc-551a-7275-ab35-a0815c48164c', 28);
INSERT INTO public.trash VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dae-7228-bde8-23642e022acf', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1fc-5d28-7084-b662-9fe7354a8f39","01a1e1fc-5da5-715b-85a8-902fa18f8bfd"],"board_members":["01a1e1fc-551a-7275-ab35-a0815c48164c","01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb"]}', '2026-11-16T01:32:55.092Z', '01a1e1fc-551a-7275-ab35-a0815c48164c', 31);
INSERT INTO public.trash VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 'card', 'deleted', 'Card', '01a1e1fc-5dae-7228-bde8-23642e022acf', '01a1e1fc-5dae-7228-bde8-23642e022acf', 65536, NULL, '{"id":"01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4","column_id":"01a1e1fc-5dae-7228-bde8-23642e022acf","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:32:55.088Z","updated_at":"2026-11-16T01:32:55.088Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:32:55.092Z', '01a1e1fc-551a-7275-ab35-a0815c48164c', 31);
INSERT INTO public.users VALUES ('01a1e1fc-551a-7275-ab35-a0815c48164c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$rUsAK59lqQ7wm8snPSl5D/jJds275Uf9NXTTtkOUTCg$sq/ipvIDbAbaAmGBgDR03RIRWai9MiQYc0uS+mk70gg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:32:53.206Z');
INSERT INTO public.users VALUES ('01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$2ikMuBJtRe/xPhxY3xndQzoKSo4m48VcoyBRyBreIG4$RRkqJa5Gkqk0bEXoFxkTte1jbWk8LD1sI99spQNTj3k', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:32:54.044Z');
INSERT INTO public.users VALUES ('01a1e1fc-5b27-77b5-91ba-d282eb39f583', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$l5lnKQk0MAOUa3Nr5FkmPh8uHr224ZLihhF/nSef5fs$VZwknvqTpnV/6hwD4+tiqlseji7diZa6MZ3ccg8VY3c', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:32:54.678Z');
INSERT INTO public.users VALUES ('01a1e1fc-5e0e-7049-b0a4-f3d74aa76871', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$fGJf7FRwsM0Zx1HBgvK8oSpzS1iayFccVvv0LqHP1xY$gnLjdaG/7uuR/sU7n5U9EGNSsgWKsJ6S8XaBpeiDLJY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:32:55.380Z');
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
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.ended_sessions
    ADD CONSTRAINT ended_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX comments_card ON public.comments USING btree (board_id, card_id, id);
CREATE INDEX comments_id ON public.comments USING btree (id);
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX labels_id ON public.labels USING btree (id);
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
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
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
