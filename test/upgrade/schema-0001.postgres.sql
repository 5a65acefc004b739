
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
INSERT INTO public.attachment_blobs VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e55-724e-9a65-343cb732e23b', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e63-70f6-b7a1-8114187e3b99', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8', '\xa94d2b43347e211434fe9c6a87a3d9ed9cc6dede5eab357c49ae3b787115e83e69786af15115e7683674f8b7cd0a9fa343efd599ad7aadeb5304b9953f275ff3a602cf84d9dac5e5b8427b0271ad2f7a2bed109793c7e592af79e11b4bd698b518d3ba5ff7b9c2c5fc50dcef7543438e62cad7565cd6c3825a46527405912b5dd12b47d4eaa4eb843958989da8d302bbd0f28f54f9be5823293698531c50b2b010545a0e01b95166daf050fbea8890e54ad650a1bc86a2a9318a0ac7e4cd715c3d78a235ae559e6abe04cedac6af2d6250bb75909d18b03929a3902e078ba6fd046a854db71bf3360db908f4822c1c761ad64e7196f5cc0f2a0e80f9f93a8d013cca55cbce750ae5cee1b939d0a68f3c1a9ab30678a068eb6513fad3bab3a72da932ed699998ba65a35df76b07c58c323a5a2bdf9ad3c3f3efc6986754a3ee94570c3b34c60fbc2e5ef5848ab2c68aa7671318e7f8191a5c5debf2602365a324b22dd44910914781385bec16554098687d20c98c04d7309b5f455cff37ac8517d2a7717ce5514e808676f30d050b574646cb169415485972474ad08f7af33f72bf6d5f174cc0fe579f14569bac3d105510477c04341c040b841f7aa29af72ba67b464c1c9744aaa1023832398604a3594c9fa301a51136cc75071229f8dbd4b85c1e2699337edb923ae4377466796111d64afe0f');
INSERT INTO public.attachment_objects VALUES ('38c2264d-fabf-4480-86d2-35a87eeaa5d7', 'a218c9da-955f-4be8-b24f-e03a94fdbafb', NULL);
INSERT INTO public.attachments VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e55-724e-9a65-343cb732e23b', '01a1e08f-2e19-729a-94d3-753939ef926d', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e63-70f6-b7a1-8114187e3b99', '01a1e08f-2e19-729a-94d3-753939ef926d', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8', '01a1e08f-2e19-729a-94d3-753939ef926d', 'small.bin', 'application/x-any', 500);
INSERT INTO public.automation_rules VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e79-7533-9ab1-c21f657bd156', 'Finished by Bob', 'card_moved', '01a1e08f-2e0f-7630-9a39-18626b5145ec', NULL, 'assign_member', NULL, '01a1e08f-241e-75dc-978c-435558503bb2', true);
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 1, 'board.member_added', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","user_id":"01a1e08f-241e-75dc-978c-435558503bb2","role":"member","user":{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:54:02.230Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 2, 'board.member_added', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","user_id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","role":"member","user":{"id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:54:02.245Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 3, 'column.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T18:54:02.250Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 4, 'column.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e0f-7630-9a39-18626b5145ec","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, '2026-11-15T18:54:02.255Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 5, 'label.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '7c3f2c89-3a45-4125-82c1-a52c4dcbd9b0', '2026-11-15T18:54:02.258Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 6, 'card.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.265Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T18:54:02.265Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 7, 'card.labeled', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.269Z"}', NULL, NULL, '2026-11-15T18:54:02.269Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 8, 'card.assigned', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e08f-2032-7131-9fcc-6a523a5b6cb5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.274Z"}', NULL, NULL, '2026-11-15T18:54:02.274Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 9, 'card.assigned', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e08f-2032-7131-9fcc-6a523a5b6cb5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.274Z"}', NULL, NULL, '2026-11-15T18:54:02.274Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 10, 'checklist.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","title":"Steps","rank":65536,"items":[]}', NULL, NULL, '2026-11-15T18:54:02.280Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 11, 'checklist_item.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:54:02.285Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 12, 'checklist_item.updated', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:54:02.294Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 13, 'checklist_item.assigned', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, NULL, '2026-11-15T18:54:02.312Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 14, 'attachment.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e55-724e-9a65-343cb732e23b","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, '2026-11-15T18:54:02.325Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 15, 'attachment.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e63-70f6-b7a1-8114187e3b99","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, '2026-11-15T18:54:02.339Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 16, 'attachment.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, '2026-11-15T18:54:02.355Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 17, 'card.moved', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0f-7630-9a39-18626b5145ec","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e08f-2032-7131-9fcc-6a523a5b6cb5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","title":"Steps","rank":65536,"items":[{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e08f-2e55-724e-9a65-343cb732e23b","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e08f-2e63-70f6-b7a1-8114187e3b99","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.374Z"}', NULL, NULL, '2026-11-15T18:54:02.374Z');
INSERT INTO public.board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 18, 'board.member_removed', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","user_id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","role":"member","user":{"id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:54:02.419Z');
INSERT INTO public.board_members VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', 'owner');
INSERT INTO public.board_members VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-241e-75dc-978c-435558503bb2', 'member');
INSERT INTO public.boards VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 'Board', NULL, '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '2026-11-15T18:54:02.215Z', '2026-11-15T18:54:02.215Z', 18, 19, '7wcz8qa9lom', NULL);
INSERT INTO public.card_assignees VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5');
INSERT INTO public.card_assignees VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-241e-75dc-978c-435558503bb2');
INSERT INTO public.card_labels VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-2e13-75bc-b751-7c2dd9413255');
INSERT INTO public.cards VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-2e0f-7630-9a39-18626b5145ec', 'Card', 'two
lines ', 65536, '2026-11-15T18:54:02.265Z', '2026-11-15T18:54:02.374Z');
INSERT INTO public.checklist_items VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e2d-7251-9db0-a142f02d7608', '01a1e08f-2e28-7302-94e9-7d72cfb7f8fe', 'Step', true, 65536);
INSERT INTO public.checklists VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e28-7302-94e9-7d72cfb7f8fe', '01a1e08f-2e19-729a-94d3-753939ef926d', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e0a-7575-af68-2495fb4eefe0', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e0f-7630-9a39-18626b5145ec', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.ended_sessions VALUES ('01a1e08f-3208-70f0-90ea-1ab68607d479', '2026-11-15T19:59:03.316Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '7c3f2c89-3a45-4125-82c1-a52c4dcbd9b0', 'OQ26XEeo_SHOBtRPQNxWrZzum3AtvdV0nNEa4dMiIPs', '01a1e08f-2de7-77a8-9ac4-c3906bbca181', '{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T18:54:02.260Z');
INSERT INTO public.item_assignees VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e2d-7251-9db0-a142f02d7608', '01a1e08f-241e-75dc-978c-435558503bb2');
INSERT INTO public.labels VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e13-75bc-b751-7c2dd9413255', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.schema_version VALUES (1);
INSERT INTO public.sessions VALUES ('01a1e08f-23f7-7581-b253-683ecaff18dd', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '2026-11-15T18:53:59.671Z', '2026-11-15T18:53:59.671Z', '2026-11-15T19:53:59.671Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e08f-28e6-706a-a4fc-3a03a82cdd6a', '01a1e08f-241e-75dc-978c-435558503bb2', '2026-11-15T18:54:00.934Z', '2026-11-15T18:54:00.934Z', '2026-11-15T19:54:00.934Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e08f-2dd8-73d8-abe1-be4feacfb5c2', '01a1e08f-28f8-70fd-8a4d-75eb372aa40d', '2026-11-15T18:54:02.200Z', '2026-11-15T18:54:02.200Z', '2026-11-15T19:54:02.200Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('38c2264d-fabf-4480-86d2-35a87eeaa5d7', 'a218c9da-955f-4be8-b24f-e03a94fdbafb', '00', NULL);
INSERT INTO public.users VALUES ('01a1e08f-2032-7131-9fcc-6a523a5b6cb5', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$qmEXxvWT7qNKswa//MefPvHEJyF9BUuY68HeTn9uMe0$fdItxDqNAU2+2b8pphPdGLTMsg+ZONrHNraJIkTXJ/s', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:53:59.164Z');
INSERT INTO public.users VALUES ('01a1e08f-241e-75dc-978c-435558503bb2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$qUdRcHP87qVT9waXrnG1TIBcBp/ln/Tknhw4Gq2+HJQ$AWMLKF+u5M3ISoT9H6IJAqyFh0ujRdlGlX3cfDkMt/0', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:54:00.281Z');
INSERT INTO public.users VALUES ('01a1e08f-28f8-70fd-8a4d-75eb372aa40d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$o8SF+aEpWNGlYFuW3JVO4TI7Ke25E/NzCLXrcZWdoXU$OrEJnKsgk6EnpZCaz1Y7Ud7SpxCISTilBirdy9W3izM', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:54:01.965Z');
INSERT INTO public.users VALUES ('01a1e08f-2ee7-73b9-8a76-697a6c6b6e35', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$7nsPQ52Is7uSXSeRVk1co2C+T/34uJeIAaZn60pFWUA$RgQC1XXh3ucE6mYsOrkTs0JtCTxPIL49q6GIj8SGye0', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T18:54:02.819Z');
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
