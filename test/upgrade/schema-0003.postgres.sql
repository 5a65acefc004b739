
CREATE TABLE public.attachment_blobs (
    attachment_id uuid NOT NULL,
    blob bytea NOT NULL
);
CREATE TABLE public.attachment_objects (
    object_key text NOT NULL,
    attachment_id uuid
);
CREATE TABLE public.attachments (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    name text NOT NULL,
    mime_type text NOT NULL,
    size bigint NOT NULL
);
CREATE TABLE public.automation_rules (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
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
    renumbered text,
    created_at text NOT NULL,
    idempotency_key text
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
    deleted_at text,
    stamp text DEFAULT ''::text NOT NULL
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
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    column_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    rank bigint NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.checklist_items (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    checklist_id uuid NOT NULL,
    content text NOT NULL,
    is_done boolean NOT NULL,
    rank bigint NOT NULL
);
CREATE TABLE public.checklists (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL
);
CREATE TABLE public.columns (
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL,
    color text NOT NULL,
    is_done_column boolean NOT NULL
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
    id uuid NOT NULL,
    board_id uuid NOT NULL,
    name text NOT NULL,
    color text NOT NULL
);
CREATE TABLE public.revoked_tokens (
    token_id text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.schema_version (
    version integer NOT NULL
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
    object_key text NOT NULL,
    sha256 text NOT NULL,
    pending_since text
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    username_lower text NOT NULL,
    hashed_password text NOT NULL,
    firstname text,
    lastname text,
    is_active boolean NOT NULL,
    is_verified boolean NOT NULL,
    is_superuser boolean NOT NULL,
    token_generation integer NOT NULL,
    kept_token text,
    created_at text NOT NULL,
    username_key text
);
INSERT INTO public.attachment_blobs VALUES ('01a1dfec-923a-73d6-bd5c-0fe0f499ee07', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1dfec-9243-7723-b809-e8c778c6849a', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1dfec-9250-7562-8f4b-6ece0c3e4b23', '\x9d7727bcb9c1bd88c6a63fbaa777caf0fe191595a96ef6efdf92214cdbb6b31ec228a5e2ebf29891053a4429f0d75981188339f86d8100bf5d2b557ed2dca4df1eb7170134392dec4ca31cfe5807ceb13c2870ac2a11357eb25f010f66d680d326db431ceb794f3485bc9808846aed21984ad4d1ae70585fad27942fb36b2914408f8eb8680392624ff203266ffea8e4e1ac9363060b335e40a144eddfc37abc31aee54c03d6de7b4be647db07af8c0dc30057ca6642cbfb0d958933ef919fa233a1cb0e83f4c2c78395cba535523ee690f84cc20d95b330e0b19947cf9944c93c4d36f107cead81c7be76d6329bb9bc3f022c95ba5c0b07e1722880519f2e28d241e6916a9041f7e9281b484668860fa7ae9d5ae85ace3f4e798f34e7fa4333f5f64f9cba522b0ceaf0e6d32a3df701a2f6cdd42cdfadfffe64434b260deaaa28e6c5173c09432ea707932f0a633a125553dc47aa1c97ed0967ab94797fd5cdb541efe3a862cea46fdcb597209aa9f61fe2112dd33f81894efe073f479c27441b175fe0e5052f8ee3b31cdebabedc9b769073a383573f9d124302719cc3d7327cfb8d2ad9a816fde22c1ec42da75d8c832204e9247a0863fab2847b2a6c86cfcf6c78936a28b5e8f58929db8565177e35eb1c58685e0f359247894e61fa1a44cb0cccf7862826f283e3667d93a21591e70f6545');
INSERT INTO public.attachment_objects VALUES ('752e4aee-160a-43b4-a454-b249614da641', NULL);
INSERT INTO public.attachments VALUES ('01a1dfec-923a-73d6-bd5c-0fe0f499ee07', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1dfec-9243-7723-b809-e8c778c6849a', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1dfec-9250-7562-8f4b-6ece0c3e4b23', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'small.bin', 'application/x-any', 500);
INSERT INTO public.automation_rules VALUES ('01a1dfec-9260-738f-a237-f53b52aef18b', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'Finished by Bob', 'card_moved', '01a1dfec-91eb-7149-9865-017ecb59f48e', NULL, 'assign_member', NULL, '01a1dfec-8fc2-7342-b72c-1994bae3f1dd', true);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 1, 'board.member_added', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","user_id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","role":"member","user":{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T15:56:25.407Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 2, 'board.member_added', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","user_id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","role":"member","user":{"id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T15:56:25.423Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 3, 'column.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91d4-7255-977e-6d19e22ab875","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, '2026-11-15T15:56:25.428Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 4, 'column.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91eb-7149-9865-017ecb59f48e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, '2026-11-15T15:56:25.451Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 5, 'label.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '2026-11-15T15:56:25.468Z', 'd6ee0c03-02e2-4988-aad7-9f8841619994');
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 6, 'card.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.470Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, '2026-11-15T15:56:25.470Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 7, 'card.labeled', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.476Z"}', NULL, '2026-11-15T15:56:25.476Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 8, 'card.assigned', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dfec-8d7d-7258-8aa0-236d125ac21a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.484Z"}', NULL, '2026-11-15T15:56:25.484Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 9, 'card.assigned', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dfec-8d7d-7258-8aa0-236d125ac21a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.484Z"}', NULL, '2026-11-15T15:56:25.484Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 10, 'checklist.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","title":"Steps","rank":65536,"items":[]}', NULL, '2026-11-15T15:56:25.495Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 11, 'checklist_item.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, '2026-11-15T15:56:25.503Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 12, 'checklist_item.updated', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, '2026-11-15T15:56:25.512Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 13, 'checklist_item.assigned', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, '2026-11-15T15:56:25.514Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 14, 'attachment.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-923a-73d6-bd5c-0fe0f499ee07","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, '2026-11-15T15:56:25.530Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 15, 'attachment.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-9243-7723-b809-e8c778c6849a","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, '2026-11-15T15:56:25.539Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 16, 'attachment.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-9250-7562-8f4b-6ece0c3e4b23","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, '2026-11-15T15:56:25.552Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 17, 'card.moved', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91eb-7149-9865-017ecb59f48e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dfec-8d7d-7258-8aa0-236d125ac21a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","title":"Steps","rank":65536,"items":[{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1dfec-923a-73d6-bd5c-0fe0f499ee07","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1dfec-9243-7723-b809-e8c778c6849a","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1dfec-9250-7562-8f4b-6ece0c3e4b23","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.579Z"}', NULL, '2026-11-15T15:56:25.579Z', NULL);
INSERT INTO public.board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 18, 'board.member_removed', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","user_id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","role":"member","user":{"id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T15:56:25.591Z', NULL);
INSERT INTO public.board_members VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', 'owner');
INSERT INTO public.board_members VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd', 'member');
INSERT INTO public.boards VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'Board', NULL, '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '2026-11-15T15:56:25.379Z', '2026-11-15T15:56:25.379Z', 18, 19, NULL, 'xyme6kaqeyh');
INSERT INTO public.card_assignees VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-8d7d-7258-8aa0-236d125ac21a');
INSERT INTO public.card_assignees VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd');
INSERT INTO public.card_labels VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-91fc-73b0-9794-053e870aa205');
INSERT INTO public.cards VALUES ('01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91eb-7149-9865-017ecb59f48e', 'Card', 'two
lines ', 65536, '2026-11-15T15:56:25.470Z', '2026-11-15T15:56:25.579Z');
INSERT INTO public.checklist_items VALUES ('01a1dfec-921f-76e9-a815-e02e5f1fefc7', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-9217-7163-a8ae-3080c7450f4c', 'Step', true, 65536);
INSERT INTO public.checklists VALUES ('01a1dfec-9217-7163-a8ae-3080c7450f4c', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1dfec-91d4-7255-977e-6d19e22ab875', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1dfec-91eb-7149-9865-017ecb59f48e', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.idempotency_keys VALUES ('01a1dfec-8d7d-7258-8aa0-236d125ac21a', 'd6ee0c03-02e2-4988-aad7-9f8841619994', 'aVzc_z_jHFw_fYhaajdby5wfo-Lv4UQtxVFCALuf2dw', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T15:56:25.468Z');
INSERT INTO public.item_assignees VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-921f-76e9-a815-e02e5f1fefc7', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd');
INSERT INTO public.labels VALUES ('01a1dfec-91fc-73b0-9794-053e870aa205', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.revoked_tokens VALUES ('01a1dfec-93e5-7288-9ea6-8d4bd9b24db7', '2026-11-15T17:01:25.961Z');
INSERT INTO public.revoked_tokens VALUES ('e1178d6a7fb77fd0c0e30ed69499cb6c', '2026-11-15T17:01:25.961Z');
INSERT INTO public.schema_version VALUES (1);
INSERT INTO public.schema_version VALUES (2);
INSERT INTO public.schema_version VALUES (3);
INSERT INTO public.sessions VALUES ('01a1dfec-8f9f-73df-a08c-1e804c23a3e9', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '2026-11-15T15:56:24.863Z', '2026-11-15T15:56:24.863Z', '2026-11-15T16:56:24.863Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1dfec-90a7-7527-86f5-5e4dfb14388c', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd', '2026-11-15T15:56:25.127Z', '2026-11-15T15:56:25.127Z', '2026-11-15T16:56:25.127Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1dfec-9196-75b8-ac94-057b60274acd', '01a1dfec-90a9-7660-8e94-e0c0231ae2b2', '2026-11-15T15:56:25.366Z', '2026-11-15T15:56:25.366Z', '2026-11-15T16:56:25.366Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('752e4aee-160a-43b4-a454-b249614da641', '00', NULL);
INSERT INTO public.users VALUES ('01a1dfec-8d7d-7258-8aa0-236d125ac21a', 'alice@example.org', 'alice', 'alice', '$argon2id$v=19$m=19456,t=2,p=1$6jbpx3utvrOUQCnEm0HOnd1Krv4u7IuS625egn2mzC4$yGPf/rGPtqO1B8uP6YnKxZ+2Yx+hJqfiO6mW2E/uIUk', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T15:56:24.631Z', 'alice');
INSERT INTO public.users VALUES ('01a1dfec-8fc2-7342-b72c-1994bae3f1dd', 'bob@example.org', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$1cmILuZRhatVEJrIO/AUs5DSNjRa0Rg8SBrOSvs1eBs$SBp7atX/3rcTXib9y98WjB0r3Ke8JDwbcwUgGm4Czbo', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T15:56:25.008Z', 'bob');
INSERT INTO public.users VALUES ('01a1dfec-90a9-7660-8e94-e0c0231ae2b2', 'carol@example.org', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$CwYyj0UKTf4/2I1QRa/I1sl0lvG0w9Q9HLk6p+R2R6k$SG8yD2qJtVVj12upVB2FhsuxY9Dh1btNV+lRLtmHLwY', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T15:56:25.254Z', 'carol');
INSERT INTO public.users VALUES ('01a1dfec-927f-7563-9dc2-a8f83fae3479', 'dave@example.org', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qbppftlAX+xZcalvqOmvVLTnGpvoPm5EsfssGqBcCco$b/3vhKwSWVMUjiZVP4uue0DWdo7XNBIi+PpKZu1aWf4', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T15:56:25.746Z', 'dave');
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_pkey PRIMARY KEY (attachment_id);
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_attachment_id_key UNIQUE (attachment_id);
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_pkey PRIMARY KEY (object_key);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_pkey PRIMARY KEY (id);
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
    ADD CONSTRAINT cards_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_column_id_rank_key UNIQUE (column_id, rank);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_checklist_id_rank_key UNIQUE (checklist_id, rank);
ALTER TABLE ONLY public.checklist_items
    ADD CONSTRAINT checklist_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_card_id_rank_key UNIQUE (card_id, rank);
ALTER TABLE ONLY public.checklists
    ADD CONSTRAINT checklists_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_board_id_rank_key UNIQUE (board_id, rank);
ALTER TABLE ONLY public.columns
    ADD CONSTRAINT columns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_id_key UNIQUE (board_id, id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.revoked_tokens
    ADD CONSTRAINT revoked_tokens_pkey PRIMARY KEY (token_id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stored_objects
    ADD CONSTRAINT stored_objects_pkey PRIMARY KEY (object_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key UNIQUE (username);
CREATE INDEX attachments_card ON public.attachments USING btree (board_id, card_id);
CREATE INDEX automation_rules_board ON public.automation_rules USING btree (board_id);
CREATE INDEX board_members_user ON public.board_members USING btree (user_id);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX revoked_tokens_expiry ON public.revoked_tokens USING btree (expires_at);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE UNIQUE INDEX users_lookalikes ON public.users USING btree (username_key);
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES public.attachments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES public.attachments(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_object_key_fkey FOREIGN KEY (object_key) REFERENCES public.stored_objects(object_key);
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
