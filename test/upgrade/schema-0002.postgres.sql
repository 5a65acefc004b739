
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
    created_at text NOT NULL
);
INSERT INTO public.attachment_blobs VALUES ('01a1de03-b863-730c-839f-138a8af8cf8c', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1de03-b865-7580-be3c-65654560ec5f', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1de03-b868-71af-8583-6a980b121d4f', '\x350d6c59c636eb3b5c4c27becaa3c065dd810b58c0317397859e8436a56c42c43dd3591b311b92e753939ad28e49fb7233c1d109fa5cfcfcfe575e2da167c034b37e77682a3091125881f0d822fdbfd0d5bfa4a9f41b83adee762f1664fe4d26d9be30c7dc9e028189b896a6deea557f95667a06f7d9d4b57b2c847c95404c2142eeeb549f8252ae8715a2e0d4e4c80a4825f6dd6f92e2cf2afa66622aa1dd349305b59b99fcc40883c7ef666678a047833576add5d04d775e83e2058d93c57d8085513651cc35e71f93f56928e08702f1724033f86a23d89576d7056b00d4559805f609f4067b9a89961b375a1cd7614d011919c764d01533c83467e368a25f2741fbb14dc80b0c995d561a5a81efdc3c7ba09bb5195868ce6bb29897a8806c1b5449703851de7fbd19515b92f582e97397fcd8ca6ca46e0887b595619939325a9066f76e7953e09ae449c47dd08ede57cabb04056405407ee45c2270fe681a13501886622c3b0dafdae67ff1dac91c5d93cdbf2fdf9b2b9959b77e804a378dfff85813c82f6ff4963e1a5808fadc8e0049263a2dce94eb5eea9c6b045b602e0a947b6e6d68beec1f0afeb8f390ecbebb702421044e3eb378363c71da3e7792a7bb6c29ce8f4083be9ddc3fe388a03f6fabb1c1592292066f1f305d823b11e978f88ebb5e484da050700b36b713386160ab2bf1');
INSERT INTO public.attachment_objects VALUES ('c9032b33-b13a-4d33-9ec6-bc23c5c7d34c', NULL);
INSERT INTO public.attachments VALUES ('01a1de03-b863-730c-839f-138a8af8cf8c', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1de03-b865-7580-be3c-65654560ec5f', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1de03-b868-71af-8583-6a980b121d4f', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'small.bin', 'application/x-any', 500);
INSERT INTO public.automation_rules VALUES ('01a1de03-b86a-763b-bec2-a7f2dff0f04c', '01a1de03-b83a-700c-a115-bf0de2932f93', 'Finished by Bob', 'card_moved', '01a1de03-b849-708a-992c-d05aa89f3eea', NULL, 'assign_member', NULL, '01a1de03-b48a-7276-812d-7016090c2ca7', true);
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 1, 'board.member_added', '01a1de03-b216-757f-b731-743c680f8ab5', '{"board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","user_id":"01a1de03-b48a-7276-812d-7016090c2ca7","role":"member","user":{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T07:02:28.159Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 2, 'board.member_added', '01a1de03-b216-757f-b731-743c680f8ab5', '{"board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","user_id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","role":"member","user":{"id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T07:02:28.162Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 3, 'column.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b845-717b-affd-f644a083b517","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"cards":[]}', NULL, '2026-11-15T07:02:28.165Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 4, 'column.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b849-708a-992c-d05aa89f3eea","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"cards":[]}', NULL, '2026-11-15T07:02:28.169Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 5, 'label.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '2026-11-15T07:02:28.171Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 6, 'card.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.173Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, '2026-11-15T07:02:28.173Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 7, 'card.labeled', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.176Z"}', NULL, '2026-11-15T07:02:28.176Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 8, 'card.assigned', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1de03-b216-757f-b731-743c680f8ab5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.182Z"}', NULL, '2026-11-15T07:02:28.182Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 9, 'card.assigned', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1de03-b216-757f-b731-743c680f8ab5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.182Z"}', NULL, '2026-11-15T07:02:28.182Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 10, 'checklist.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b858-777f-a5e0-2609e0a590e9","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","title":"Steps","rank":65536,"items":[]}', NULL, '2026-11-15T07:02:28.184Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 11, 'checklist_item.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, '2026-11-15T07:02:28.186Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 12, 'checklist_item.updated', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, '2026-11-15T07:02:28.189Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 13, 'checklist_item.assigned', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, '2026-11-15T07:02:28.191Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 14, 'attachment.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b863-730c-839f-138a8af8cf8c","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, '2026-11-15T07:02:28.195Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 15, 'attachment.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b865-7580-be3c-65654560ec5f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, '2026-11-15T07:02:28.197Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 16, 'attachment.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b868-71af-8583-6a980b121d4f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, '2026-11-15T07:02:28.200Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 17, 'card.moved', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b849-708a-992c-d05aa89f3eea","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1de03-b216-757f-b731-743c680f8ab5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1de03-b858-777f-a5e0-2609e0a590e9","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","title":"Steps","rank":65536,"items":[{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1de03-b863-730c-839f-138a8af8cf8c","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1de03-b865-7580-be3c-65654560ec5f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1de03-b868-71af-8583-6a980b121d4f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.205Z"}', NULL, '2026-11-15T07:02:28.205Z');
INSERT INTO public.board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 18, 'board.member_removed', '01a1de03-b216-757f-b731-743c680f8ab5', '{"board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","user_id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","role":"member","user":{"id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T07:02:28.210Z');
INSERT INTO public.board_members VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b216-757f-b731-743c680f8ab5', 'owner');
INSERT INTO public.board_members VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b48a-7276-812d-7016090c2ca7', 'member');
INSERT INTO public.boards VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 'Board', NULL, '01a1de03-b216-757f-b731-743c680f8ab5', '01a1de03-b216-757f-b731-743c680f8ab5', '2026-11-15T07:02:28.154Z', '2026-11-15T07:02:28.154Z', 18, 19, NULL);
INSERT INTO public.card_assignees VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b216-757f-b731-743c680f8ab5');
INSERT INTO public.card_assignees VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b48a-7276-812d-7016090c2ca7');
INSERT INTO public.card_labels VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b84b-7155-b9f6-f90744ee7a3e');
INSERT INTO public.cards VALUES ('01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b849-708a-992c-d05aa89f3eea', 'Card', 'two
lines ', 65536, '2026-11-15T07:02:28.173Z', '2026-11-15T07:02:28.205Z');
INSERT INTO public.checklist_items VALUES ('01a1de03-b85a-77b3-91ca-570545934791', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b858-777f-a5e0-2609e0a590e9', 'Step', true, 65536);
INSERT INTO public.checklists VALUES ('01a1de03-b858-777f-a5e0-2609e0a590e9', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1de03-b845-717b-affd-f644a083b517', '01a1de03-b83a-700c-a115-bf0de2932f93', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1de03-b849-708a-992c-d05aa89f3eea', '01a1de03-b83a-700c-a115-bf0de2932f93', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.item_assignees VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b85a-77b3-91ca-570545934791', '01a1de03-b48a-7276-812d-7016090c2ca7');
INSERT INTO public.labels VALUES ('01a1de03-b84b-7155-b9f6-f90744ee7a3e', '01a1de03-b83a-700c-a115-bf0de2932f93', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.revoked_tokens VALUES ('5dc0f5a98f1bb88475fca2f0cf0aeb4a', '2026-11-15T08:02:28.000Z');
INSERT INTO public.schema_version VALUES (1);
INSERT INTO public.schema_version VALUES (2);
INSERT INTO public.stored_objects VALUES ('c9032b33-b13a-4d33-9ec6-bc23c5c7d34c', '00', NULL);
INSERT INTO public.users VALUES ('01a1de03-b216-757f-b731-743c680f8ab5', 'alice@example.org', 'alice', 'alice', '$argon2id$v=19$m=19456,t=2,p=1$OrtjFxXiXyUvtWqVoU35HOln4GrNpNGQO1yfpz8T7Zc$mgslyFwmHR/EMZhVi+KEH/At85+NQr7SFvRJBdAtsdY', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T07:02:26.816Z');
INSERT INTO public.users VALUES ('01a1de03-b48a-7276-812d-7016090c2ca7', 'bob@example.org', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$OXQMMtErPtwL4Vws8vm+3Vy3SusrxwsILgD5haQhTVU$q6LoeUqlTsILABy6j/5zsaLXW7bmyIRo+6lnhmTFmiM', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T07:02:27.587Z');
INSERT INTO public.users VALUES ('01a1de03-b6ff-7278-8384-f3dcd2a7a37f', 'carol@example.org', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$L7ThMT3xUSzlnrlGE/zKlrPI0igkYkSP2wiEn8uOfmc$aWKJfgmbi/X41zt+ibVJOTztHDpOOidQDIUPDjLJE1k', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T07:02:28.017Z');
INSERT INTO public.users VALUES ('01a1de03-b874-774a-b287-7a79301b6b99', 'dave@example.org', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$WCO7Vby6gZH5EhshqggmU3GN3MxK495oaCOo/fvifoQ$neImHTHD07RycOQFdlSZweP7ZCdYpMCAnLPs5UJyv2Y', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T07:02:28.674Z');
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
CREATE INDEX revoked_tokens_expiry ON public.revoked_tokens USING btree (expires_at);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
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
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
