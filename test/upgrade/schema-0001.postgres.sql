
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
    renumbered text,
    idempotency_key text,
    created_at text NOT NULL
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
INSERT INTO public.attachment_blobs VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b42f-7134-aad5-2da65723a828', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b432-7556-b838-2bba038c4015', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b438-776c-b229-ae4bc7b6e24e', '\x6877e2e3e418a62ed111de888c0b1cf33380b3e51912c67c7808d03ce860386ddf1316ce2f5532c6355252ac3bee80ade8247a744c68957c1f3ac8e0d8aa16a5416bd23191630a79e382642dbb87d3ac6d41541e40a1316b01fab81eb0ab9edb02ca55e2ae7248ed7c1a8bff0459b37f32acab9f0c46c6d6a7ed2670f3be2097a2cc8629ce1b019aa9d4299c55a734f843e5eb0099b4f9a897f18072d56e8a13b4730d5e6e7df0f1245db037d1149daf699c316f6052b1e9a33bbb1664df1c3a2482fadeec41f56aeb1707b0e8564d073f9129a58b86abc254ae6f4315165c80be07fe9e28a10f0138278270c792fbfab217f314d378a7502278cf411009b8a433b21472b616322972c9b899dcb1fd49379bef6740505c045b0fcc95bc4f55a487dfe39ad93e677c5f0d3a35d2f831c27240fe6bba3b252e230e7242cf6c1ebf5861321a161cde3416c2f78c335eae8a8ffa9d2f9021df7fc92d524e2e9598c8ded33b805f100d20964b54f6bea86380957a4d9980575198468ed4ebe1586c506edbc1973f9572174b073d4e3622184f4026fcb25ae29b88087b7dced6a893be4cd6091dcfe7cf784eb16d5b8e97f9043d7f8ca65af37fa411237a7ee12454dc6ea1b8e32fa1efb9206809a6e8dfc42322223230fc9518baa0d81ed5a238733e7dad94802426573411a1ea2358cb73262221f23e');
INSERT INTO public.attachment_objects VALUES ('9d6d2330-ddb6-4f66-a6be-daf40d22e0f9', 'c2b389ab-87bc-47e4-a6a9-c6a17139f2ab', NULL);
INSERT INTO public.attachments VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b42f-7134-aad5-2da65723a828', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b432-7556-b838-2bba038c4015', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b438-776c-b229-ae4bc7b6e24e', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'small.bin', 'application/x-any', 500);
INSERT INTO public.automation_rules VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b43a-7519-addd-f4d14204199a', 'Finished by Bob', 'card_moved', '01a1e074-b3cf-778e-a6a4-7939ee3cc0db', NULL, 'assign_member', NULL, '01a1e074-ae66-706b-be45-95ef453522ad', true);
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 1, 'board.member_added', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","user_id":"01a1e074-ae66-706b-be45-95ef453522ad","role":"member","user":{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:25:06.961Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 2, 'board.member_added', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","user_id":"01a1e074-b10e-7549-906b-40a4cee524a4","role":"member","user":{"id":"01a1e074-b10e-7549-906b-40a4cee524a4","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:25:06.998Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 3, 'column.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3bc-7782-8e6c-a5717027a214","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T18:25:07.004Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 4, 'column.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3cf-778e-a6a4-7939ee3cc0db","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, '2026-11-15T18:25:07.022Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 5, 'label.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '5b22d57b-a8af-481a-af87-be28c0759bcd', '2026-11-15T18:25:07.038Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 6, 'card.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.045Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T18:25:07.045Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 7, 'card.labeled', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.054Z"}', NULL, NULL, '2026-11-15T18:25:07.054Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 8, 'card.assigned', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e074-ab58-7436-aaab-41ab521f103f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.075Z"}', NULL, NULL, '2026-11-15T18:25:07.075Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 9, 'card.assigned', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e074-ab58-7436-aaab-41ab521f103f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.075Z"}', NULL, NULL, '2026-11-15T18:25:07.075Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 10, 'checklist.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b411-71f6-b8e7-9c95d868292d","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","title":"Steps","rank":65536,"items":[]}', NULL, NULL, '2026-11-15T18:25:07.089Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 11, 'checklist_item.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:25:07.095Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 12, 'checklist_item.updated', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:25:07.105Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 13, 'checklist_item.assigned', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, NULL, '2026-11-15T18:25:07.109Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 14, 'attachment.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b42f-7134-aad5-2da65723a828","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, '2026-11-15T18:25:07.119Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 15, 'attachment.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b432-7556-b838-2bba038c4015","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, '2026-11-15T18:25:07.122Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 16, 'attachment.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b438-776c-b229-ae4bc7b6e24e","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, '2026-11-15T18:25:07.128Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 17, 'card.moved', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3cf-778e-a6a4-7939ee3cc0db","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e074-ab58-7436-aaab-41ab521f103f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e074-b411-71f6-b8e7-9c95d868292d","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","title":"Steps","rank":65536,"items":[{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e074-b42f-7134-aad5-2da65723a828","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e074-b432-7556-b838-2bba038c4015","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e074-b438-776c-b229-ae4bc7b6e24e","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.134Z"}', NULL, NULL, '2026-11-15T18:25:07.134Z');
INSERT INTO public.board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 18, 'board.member_removed', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","user_id":"01a1e074-b10e-7549-906b-40a4cee524a4","role":"member","user":{"id":"01a1e074-b10e-7549-906b-40a4cee524a4","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:25:07.140Z');
INSERT INTO public.board_members VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-ab58-7436-aaab-41ab521f103f', 'owner');
INSERT INTO public.board_members VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-ae66-706b-be45-95ef453522ad', 'member');
INSERT INTO public.boards VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 'Board', NULL, '01a1e074-ab58-7436-aaab-41ab521f103f', '01a1e074-ab58-7436-aaab-41ab521f103f', '2026-11-15T18:25:06.955Z', '2026-11-15T18:25:06.955Z', 18, 19, 'soart2gwu5', NULL);
INSERT INTO public.card_assignees VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-ab58-7436-aaab-41ab521f103f');
INSERT INTO public.card_assignees VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-ae66-706b-be45-95ef453522ad');
INSERT INTO public.card_labels VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-b3de-7314-9303-49c67593e6f4');
INSERT INTO public.cards VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-b3cf-778e-a6a4-7939ee3cc0db', 'Card', 'two
lines ', 65536, '2026-11-15T18:25:07.045Z', '2026-11-15T18:25:07.134Z');
INSERT INTO public.checklist_items VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b417-7034-a718-e8b91e8e0b24', '01a1e074-b411-71f6-b8e7-9c95d868292d', 'Step', true, 65536);
INSERT INTO public.checklists VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b411-71f6-b8e7-9c95d868292d', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3bc-7782-8e6c-a5717027a214', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3cf-778e-a6a4-7939ee3cc0db', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.ended_sessions VALUES ('01a1e074-b785-7271-96a1-d40430903050', '2026-11-15T19:30:07.985Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e074-ab58-7436-aaab-41ab521f103f', '5b22d57b-a8af-481a-af87-be28c0759bcd', 'rUs36CDQAfxW6nnS0dboyMY5aheqjQEP_8Zy2nelkkE', '01a1e074-b38b-743c-b2d7-71901bd1ac16', '{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T18:25:07.039Z');
INSERT INTO public.item_assignees VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b417-7034-a718-e8b91e8e0b24', '01a1e074-ae66-706b-be45-95ef453522ad');
INSERT INTO public.labels VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3de-7314-9303-49c67593e6f4', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.schema_version VALUES (1);
INSERT INTO public.sessions VALUES ('01a1e074-ae63-7275-845c-1dd9a391e863', '01a1e074-ab58-7436-aaab-41ab521f103f', '2026-11-15T18:25:05.635Z', '2026-11-15T18:25:05.635Z', '2026-11-15T19:25:05.635Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e074-b106-74cc-9f27-bcd5b6daaf91', '01a1e074-ae66-706b-be45-95ef453522ad', '2026-11-15T18:25:06.310Z', '2026-11-15T18:25:06.310Z', '2026-11-15T19:25:06.310Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e074-b386-76c3-ad40-5d3f856dba79', '01a1e074-b10e-7549-906b-40a4cee524a4', '2026-11-15T18:25:06.950Z', '2026-11-15T18:25:06.950Z', '2026-11-15T19:25:06.950Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('9d6d2330-ddb6-4f66-a6be-daf40d22e0f9', 'c2b389ab-87bc-47e4-a6a9-c6a17139f2ab', '00', NULL);
INSERT INTO public.users VALUES ('01a1e074-ab58-7436-aaab-41ab521f103f', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$EtY9dwVuQ0vJQpkUKLgf4spOR8FxW1jWR1+VwCQ1Isw$gkST8fn8b+ySUkcske6onuVX5YbM4SyvYS1CyTDWsX4', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:25:05.385Z');
INSERT INTO public.users VALUES ('01a1e074-ae66-706b-be45-95ef453522ad', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$3WOUWpTV2GC+P//FjDab4gCW//cLRVgsFgZgJXfWUQk$FPYqD1rMQER0VwtEbmzNc7yfbZhTUzfclfpWrqwA0fk', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:25:05.930Z');
INSERT INTO public.users VALUES ('01a1e074-b10e-7549-906b-40a4cee524a4', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$cCvkd0lorsADq7H1daXwu/rLtMGU9D65uvN4TBFZpSE$n+ebY3L9iVS57jZBaGrlXQ/C56AYQZLq6AqKrtsn2n0', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:25:06.608Z');
INSERT INTO public.users VALUES ('01a1e074-b447-74b4-a1a9-a75762cb007d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$5TsXKeBJwouu0wHg7oJ+9M4Nr+jLOqOiFJ1XFwXr89M$Co4dv8N7kfv9oovbIqxOhDUXE5hETDYlyiR9xMwDIRw', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:25:07.604Z');
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
CREATE INDEX board_members_user ON public.board_members USING btree (user_id);
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
