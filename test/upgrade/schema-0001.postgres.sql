
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
INSERT INTO public.attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c04-7145-9859-d2147b54b3fa', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c05-741d-b8b5-401d74c5d488', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c07-71fc-8786-712203cac938', '\x2d42b0eeeed3bf9c4dbbfbb378b9855761f8b3559adb759188b25cc691b4f36242525901f7ebb1c89a943e9c04a433f33c94b90cdb4bce5060486b637e76f05ce79b2b45465d0d7a881879ac7c89a45091258c2fb8694a66190868ed6aa4427df89da000c5fd2be0f0df6c8c9991b0fda3321a511ca36440e23e8ccde887e6f437e9bd8eb2258fd27df21f61b2633d7768120b34eb145736af681e3cdc42cf82ba8d724c36f7ea22cd98e29e78cf5b0ed9d0d02b7c3ad3fa13b177c9cee39a415feaec5e197c8f92f1a803fc315aa38e14723851884113d86085f0a06b60315f8850d61054209fccaab7f8af6cc715cc4067ab7a787ec1a85ff8a9adfebe61ebc6f504569fff7587609f6092af9e616dbe324e3ad147a1f3fafff220317ff3a2eca2664bdf2fd6726f3e8bb016a8bb29f3ba4b09fee78aa5fd0cd764d1d942e53cbad6ffcaeab1a741ed0d71c30a372549aabc9c093f7281807d2131536d6731f66a72719e7701d1f192335ac4e257478c2108d5437d5994ba358e82d49c4e55ffba8fc69d452dbb8cbc83389531b326637f9c142553354c1b3077eeada9d64f18dbe4f5007922e1b321c7d1c79b4d58da1018b199249571da282a82f51060915e2d7af8bc9f486958d02a086ffb44068a4dfc5ae740f320c0198745bddcd8ea04b3473225449d70983ea9c29a678dab22584ea9');
INSERT INTO public.attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c0f-70a1-8bbe-d3838bc47779', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('f64fb592-0e84-4af3-8c16-cf7186111821', 'daef7017-b661-4dae-bf45-6337eef23a92', NULL);
INSERT INTO public.attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c04-7145-9859-d2147b54b3fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c05-741d-b8b5-401d74c5d488', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c07-71fc-8786-712203cac938', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c0f-70a1-8bbe-d3838bc47779', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c0a-7061-90c4-d731e88a4095', 'Finished by Bob', 'card_moved', '01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b', NULL, 'assign_member', NULL, '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', true);
INSERT INTO public.automation_rules VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c10-7200-b284-443ef9f0d9b0', 'Rule', 'card_moved', '01a1e0bf-9beb-7191-a299-c9bba5b83ff2', NULL, 'assign_member', NULL, '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', true);
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 1, 'board.member_added', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","user_id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","role":"member","user":{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T19:46:56.102Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 2, 'board.member_added', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","user_id":"01a1e0bf-9b98-756e-bce5-95693114959e","role":"member","user":{"id":"01a1e0bf-9b98-756e-bce5-95693114959e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T19:46:56.105Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 3, 'column.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T19:46:56.107Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 4, 'column.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, '2026-11-15T19:46:56.109Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 5, 'label.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, 'd4acfbc7-0c30-4b59-9994-283e3785275a', '2026-11-15T19:46:56.111Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 6, 'card.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.113Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T19:46:56.113Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 7, 'card.labeled', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.116Z"}', NULL, NULL, '2026-11-15T19:46:56.116Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 8, 'card.assigned', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.119Z"}', NULL, NULL, '2026-11-15T19:46:56.119Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 9, 'card.assigned', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.119Z"}', NULL, NULL, '2026-11-15T19:46:56.119Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 10, 'checklist.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Steps","rank":65536,"items":[]}', NULL, NULL, '2026-11-15T19:46:56.121Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 11, 'checklist_item.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T19:46:56.123Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 12, 'checklist_item.updated', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T19:46:56.125Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 13, 'checklist_item.assigned', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, NULL, '2026-11-15T19:46:56.127Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 14, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c04-7145-9859-d2147b54b3fa","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, '2026-11-15T19:46:56.132Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 15, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c05-741d-b8b5-401d74c5d488","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, '2026-11-15T19:46:56.133Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 16, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c07-71fc-8786-712203cac938","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, '2026-11-15T19:46:56.135Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 17, 'card.moved', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Steps","rank":65536,"items":[{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e0bf-9c04-7145-9859-d2147b54b3fa","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e0bf-9c05-741d-b8b5-401d74c5d488","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e0bf-9c07-71fc-8786-712203cac938","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.140Z"}', NULL, NULL, '2026-11-15T19:46:56.140Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 18, 'board.member_removed', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","user_id":"01a1e0bf-9b98-756e-bce5-95693114959e","role":"member","user":{"id":"01a1e0bf-9b98-756e-bce5-95693114959e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T19:46:56.141Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 19, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c0f-70a1-8bbe-d3838bc47779","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, '2026-11-15T19:46:56.143Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 20, 'card.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c11-743a-a3a5-bfe08840d080","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T19:46:56.145Z","updated_at":"2026-11-15T19:46:56.145Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T19:46:56.145Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 21, 'checklist.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c12-774f-8eb0-0fe304006069","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, '2026-11-15T19:46:56.146Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 22, 'checklist.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c13-7147-ae93-b949fee58b8c","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, '2026-11-15T19:46:56.147Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 23, 'checklist_item.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c14-738c-be39-3a4ddc1f554c","checklist_id":"01a1e0bf-9c13-7147-ae93-b949fee58b8c","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T19:46:56.148Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 24, 'column.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c15-73ca-9c92-07391cd1670e","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T19:46:56.149Z');
INSERT INTO public.board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 25, 'label.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c16-7736-8e3e-28c4ab2fea32","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"Label","color":"#3b82f6"}', NULL, NULL, '2026-11-15T19:46:56.150Z');
INSERT INTO public.board_members VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', 'member');
INSERT INTO public.boards VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 'Board', NULL, '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '2026-11-15T19:46:56.099Z', '2026-11-15T19:46:56.099Z', 25, 27, 'j7wq1hu4wno', NULL);
INSERT INTO public.card_assignees VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c');
INSERT INTO public.card_assignees VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5');
INSERT INTO public.card_labels VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9bef-76d3-9857-63700b61611b');
INSERT INTO public.cards VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b', 'Card', 'two
lines ', 65536, '2026-11-15T19:46:56.113Z', '2026-11-15T19:46:56.140Z');
INSERT INTO public.cards VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c11-743a-a3a5-bfe08840d080', '01a1e0bf-9beb-7191-a299-c9bba5b83ff2', 'Card', NULL, 65536, '2026-11-15T19:46:56.145Z', '2026-11-15T19:46:56.145Z');
INSERT INTO public.checklist_items VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bfb-71e8-91f0-7942f19e79dc', '01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c14-738c-be39-3a4ddc1f554c', '01a1e0bf-9c13-7147-ae93-b949fee58b8c', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c12-774f-8eb0-0fe304006069', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c13-7147-ae93-b949fee58b8c', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9beb-7191-a299-c9bba5b83ff2', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c15-73ca-9c92-07391cd1670e', 'Column', 196608, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e0bf-9c5e-75bf-8cb6-e194a285552c', '2026-11-15T20:51:56.223Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', 'd4acfbc7-0c30-4b59-9994-283e3785275a', 'kTeeH7ypU3O8k-zrOkArCVs_G4o2MNAIuVYxuP6qI3I', '01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T19:46:56.112Z');
INSERT INTO public.item_assignees VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bfb-71e8-91f0-7942f19e79dc', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5');
INSERT INTO public.labels VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bef-76d3-9857-63700b61611b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c16-7736-8e3e-28c4ab2fea32', 'Label', '#3b82f6');
INSERT INTO public.schema_version VALUES (1, '00411e95a69f1d04');
INSERT INTO public.sessions VALUES ('01a1e0bf-9b3f-7037-bdac-588a9c8a2151', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '2026-11-15T19:46:55.936Z', '2026-11-15T19:46:55.936Z', '2026-11-15T20:46:55.936Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e0bf-9b96-7566-8e6e-3ba34840c4a5', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', '2026-11-15T19:46:56.022Z', '2026-11-15T19:46:56.022Z', '2026-11-15T20:46:56.022Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e0bf-9bdf-7323-98e3-14cd601aee80', '01a1e0bf-9b98-756e-bce5-95693114959e', '2026-11-15T19:46:56.095Z', '2026-11-15T19:46:56.095Z', '2026-11-15T20:46:56.095Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('f64fb592-0e84-4af3-8c16-cf7186111821', 'daef7017-b661-4dae-bf45-6337eef23a92', '00', NULL);
INSERT INTO public.users VALUES ('01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cw4RlGASFjoT77MIUgdjRw3nySfm3BRPs3s/s+ze79I$uSmhxbXzXYmUtmlaAyT1tUubX3r9Nnnmkgq8lkqzvt8', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T19:46:55.874Z');
INSERT INTO public.users VALUES ('01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$lEkZ4RcWmtnZrXKf99mPOP41kCe/uXNLzWC9/fjC/+4$KD6t7SKgmY16n8f+W15F/9vSf64B9Uo4/Pnxv5tnoPo', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T19:46:55.990Z');
INSERT INTO public.users VALUES ('01a1e0bf-9b98-756e-bce5-95693114959e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$eLWeF7ep/ufIz6TVSWSGCxf+wyHBoca4pR1O7MS4eY4$EB+P/goOEXa1TLK9hppWPevVT08R0fGUWfIutJB/rZE', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T19:46:56.063Z');
INSERT INTO public.users VALUES ('01a1e0bf-9c17-737a-84d8-8e1039f848e4', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$GAqTcQntB9lBBZf8F0YwftuQIZjVOaYBgk65MIMfsXY$Vf8FjI8s4+MWLBH8JcRAiGQ8sbnU3sZ3P/p8gKFlcQI', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T19:46:56.184Z');
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
