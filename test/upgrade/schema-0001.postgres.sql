
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d62d-72f5-a2c6-f6e151e44716', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d630-74d0-8949-fc6d8ba54a43', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d633-7020-8338-86d559b6bc29', '\x5e3725527a53f54cff986153a6e491325bb3e7ce6c23e78a6c6b8fdfd56ca131d0f0ba94621bfec618c53a1e58c1befad0862b33f5b33057979a8b2e10c6b748d2598af00e542a0b64a17f33b90e4325a416ac9f6d0cb821a0a898c357f41862aa3fa201c62ffdc59a60baa594fe86cd5e069109663b79d1688cf5cb1e8c520fffe333aff2e93c7c0575c56c9f6e8af779d01f0cef7e31cd9a97ab84ba081ce407d84cd0cf26339346b56af68255f04d3e51729899b4e69c4f61a0f0638063fe2208d027619978f89a15ef9eec93baac3914d4554540678b795ec80140e820351278059996b6d1802b14fe8f00f013d517f7169933b12d0df9a5acd7e37607bf625bc69d5719f44dd1719b7f6b6cc9fa0b8e5b4a9e2af441ee839c88851d3e0613c051a7bf419f62e8ac8901ffcd9b8d0f8d725fc68f6ecace0fcf3ed32792f1dcb2ab1715463ec9be85a8a39e8de00f5b3746b3d73a2a2c0ee1d1b83533c311584f668dc6bcd9e8b3e0650367478ad1028fca3d5e746bfda4d6663d8a83663f923745d3b043ca533208ef8bf9cec10aab5e0eba3f404a0b791658cf68b07678be2fc9106157460f48f0d25dffd2d5113f4a7196747834f13b7991d393b5ed9b333d8888c9bbfeff620dd88c8e01bb1c25c0d6391836f447191d470344a116d78f35fb9c27c0a6116e318ee0d09365e301fdc5e7');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d640-75e2-adf0-19a8b58534a8', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('0102ae75-644d-49d7-9d8c-abd4b347710d', '05a3d280-3c6d-4abb-a2cd-5927db4affb4', NULL);
INSERT INTO public.attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d62d-72f5-a2c6-f6e151e44716', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d630-74d0-8949-fc6d8ba54a43', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d633-7020-8338-86d559b6bc29', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d640-75e2-adf0-19a8b58534a8', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d637-769d-8194-f906ad384e3d', 'Finished by Bob', 'card_moved', '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', NULL, 'assign_member', NULL, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', true);
INSERT INTO public.automation_rules VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d642-7504-a70a-7b7f939c2933', 'Rule', 'card_moved', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', NULL, 'assign_member', NULL, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', true);
INSERT INTO public.automation_runs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d637-769d-8194-f906ad384e3d', '01a1e1e9-d63a-77c2-bfaf-2186d961679f', 17, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '2026-11-16T01:12:40.762Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 0, '2026-11-16T01:12:40.695Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdbcdc3f509f10d9c4055b58937c8921307db29a0aaff8e9a14447b28ea71667766f6710067c180902849d286dbb2ab792d50734d85e64dddac6dd1154aa20006d9654f60e02960b4c0c0526aa31bb30b039861f29e411b7c88bf201266b2bbe6eb22a3d02dafab56715d6bc1e5daaa722d6a55e812184ca3bd5bf39383190c28a12a2e2597d5b390462a538855b5295ffe78ffd797e81d8c60e0b1219fc0bc6e19f4d437144fe000cd69ffdd3d979b12c56bc1cd9562982f1d3e068a673d98c3f5b76e5a508fce8301f4aea547fac47ef4b40af1edec37607f8a98cbc0a07331e5855bbee7f112bbb4c336bb3d81c971a299d853749d230ba6439f162e4d23c565e0993c1eb7c7876f9ce5c83369020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 0, '2026-11-16T01:12:40.800Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb6913d727c437700255d5c6de224b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c701bc030342a224496beeea5af0662524d7b8aeb8d2ae5ad70ac952050c8a2f81c0c053c4e48081a36c931f8a8f3d987e0c81818d21a65f90080bb96dfb7591b1d49637b5555c375a705939b5aa44a3967a050cc6c1ddadf9c9c102069450359792cbfa59482395598a8516e2e58ff77f7d99dec10806015b0a19cceb8641475d4be9040ed09ef6dfde73b93153ba16dc5c29c5e9d2f1a3a774d683395c7feba60575e80318c0e02d3dd2277643a0454c6f67bf1ebb53c45406063b9f7299b9f97b012fb1cf5bb4c5ef094c49234dc49e92df7972607618f2cce571a0340f3c91c7e3e6f8f00d7cfb0b0769020000');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 1, 'board.member_added', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.706Z', 1, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","user_id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","role":"member","user":{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 2, 'board.member_added', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.711Z', 2, '01a1e1e9-d586-70a4-93df-bf6b644f74b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","user_id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","role":"member","user":{"id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 3, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.713Z', 3, '01a1e1e9-d609-7376-bacf-87c9ce84e60f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 4, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.716Z', 4, '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d60c-7753-aa81-802bbcdfb4a8","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 5, 'label.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.718Z', 5, '01a1e1e9-d60f-7230-bb7f-6f8869be16f9', NULL, NULL, NULL, NULL, '856c4c4b-4eed-46e2-aaea-caf65d798de7', NULL, NULL, '{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 6, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.721Z', 6, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.721Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 7, 'card.labeled', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.724Z', 7, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:12:40.721Z"}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.724Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 8, 'card.assigned', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.728Z', 8, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:12:40.724Z"}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.728Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 9, 'card.assigned', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.728Z', 8, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:12:40.728Z"}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.728Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 10, 'checklist.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.734Z', 10, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d61e-76b2-8699-c90d06a85b5f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 11, 'checklist_item.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.738Z', 11, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d622-73b4-aae3-600350626e29', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 12, 'checklist_item.updated', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.740Z', 12, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d622-73b4-aae3-600350626e29', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 13, 'checklist_item.assigned', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.743Z', 13, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d622-73b4-aae3-600350626e29', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 14, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.749Z', 14, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d62d-72f5-a2c6-f6e151e44716', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d62d-72f5-a2c6-f6e151e44716","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 15, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.752Z', 15, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d630-74d0-8949-fc6d8ba54a43', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d630-74d0-8949-fc6d8ba54a43","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 16, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.755Z', 16, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d633-7020-8338-86d559b6bc29', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d633-7020-8338-86d559b6bc29","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 17, 'card.moved', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.762Z', 17, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","rank":65536,"updated_at":"2026-11-16T01:12:40.728Z","position":0}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d60c-7753-aa81-802bbcdfb4a8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Steps","rank":65536,"items":[{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1e9-d62d-72f5-a2c6-f6e151e44716","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1e9-d630-74d0-8949-fc6d8ba54a43","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1e9-d633-7020-8338-86d559b6bc29","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.762Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 18, 'board.member_removed', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.765Z', 18, '01a1e1e9-d586-70a4-93df-bf6b644f74b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","user_id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","role":"member","user":{"id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 19, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.768Z', 19, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d640-75e2-adf0-19a8b58534a8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d640-75e2-adf0-19a8b58534a8","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 20, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.771Z', 20, '01a1e1e9-d643-707b-8a9b-e52c77e1f462', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d643-707b-8a9b-e52c77e1f462","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.771Z","updated_at":"2026-11-16T01:12:40.771Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 21, 'checklist.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.774Z', 21, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d646-7300-9670-4f5347832b1f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d646-7300-9670-4f5347832b1f","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 22, 'checklist.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.777Z', 22, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d649-72d8-b85e-4ef9dc0ce669', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d649-72d8-b85e-4ef9dc0ce669","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 23, 'checklist_item.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.778Z', 23, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d64a-723a-9ffe-580628efc634', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d64a-723a-9ffe-580628efc634","checklist_id":"01a1e1e9-d649-72d8-b85e-4ef9dc0ce669","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 24, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.780Z', 24, '01a1e1e9-d64c-7376-be2a-82abb8bbcf3e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d64c-7376-be2a-82abb8bbcf3e","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 25, 'comment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.782Z', 25, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d64e-740e-8e48-d99d1523c480', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d64e-740e-8e48-d99d1523c480","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","user_id":"01a1e1e9-d48c-76c2-8780-13d253072485","user":{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:12:40.782Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 26, 'label.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.787Z', 26, '01a1e1e9-d653-701b-b829-c8ebddf749d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d653-701b-b829-c8ebddf749d4","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 27, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.789Z', 27, '01a1e1e9-d655-7635-9d57-693caa383157', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d655-7635-9d57-693caa383157","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.789Z","updated_at":"2026-11-16T01:12:40.789Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 28, 'card.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.790Z', 28, '01a1e1e9-d655-7635-9d57-693caa383157', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d655-7635-9d57-693caa383157","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.789Z","updated_at":"2026-11-16T01:12:40.789Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 29, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.794Z', 29, '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 30, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.795Z', 30, '01a1e1e9-d65b-722d-bf06-3b78fb40a24b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d65b-722d-bf06-3b78fb40a24b","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.795Z","updated_at":"2026-11-16T01:12:40.795Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 31, 'column.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.797Z', 31, '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 1, 'board.member_added', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.802Z', 1, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d660-7501-8a93-28d3962aece3","user_id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","role":"member","user":{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 2, 'board.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.805Z', 2, '01a1e1e9-d660-7501-8a93-28d3962aece3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d660-7501-8a93-28d3962aece3"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 32, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.806Z', 32, '01a1e1e9-d666-765a-af64-832e83b45777', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d666-765a-af64-832e83b45777","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 33, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.809Z', 33, '01a1e1e9-d669-7603-88fa-9c895f5352b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d669-7603-88fa-9c895f5352b3","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d666-765a-af64-832e83b45777","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.809Z","updated_at":"2026-11-16T01:12:40.809Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 34, 'column.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.810Z', 34, '01a1e1e9-d666-765a-af64-832e83b45777', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d666-765a-af64-832e83b45777","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 35, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.814Z', 35, '01a1e1e9-d666-765a-af64-832e83b45777', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1e9-d666-765a-af64-832e83b45777","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d48c-76c2-8780-13d253072485', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'member');
INSERT INTO public.board_members VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', '01a1e1e9-d48c-76c2-8780-13d253072485', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'member');
INSERT INTO public.boards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 'Board', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.695Z', '2026-11-16T01:12:40.695Z', 35, 38, 'dee57rhbrph', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 'Board', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.800Z', '2026-11-16T01:12:40.800Z', 2, 3, 'gk5tjb5nex', 0, '2026-11-16T01:12:40.805Z', '01a1e1e9-d48c-76c2-8780-13d253072485');
INSERT INTO public.card_assignees VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d48c-76c2-8780-13d253072485');
INSERT INTO public.card_assignees VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d511-7159-ad12-c3f47d7396b6');
INSERT INTO public.card_labels VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d60f-7230-bb7f-6f8869be16f9');
INSERT INTO public.card_watchers VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d48c-76c2-8780-13d253072485');
INSERT INTO public.cards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:12:40.721Z', '2026-11-16T01:12:40.762Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d643-707b-8a9b-e52c77e1f462', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:12:40.771Z', '2026-11-16T01:12:40.771Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d669-7603-88fa-9c895f5352b3', '01a1e1e9-d666-765a-af64-832e83b45777', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:12:40.809Z', '2026-11-16T01:12:40.809Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d622-73b4-aae3-600350626e29', '01a1e1e9-d61e-76b2-8699-c90d06a85b5f', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d64a-723a-9ffe-580628efc634', '01a1e1e9-d649-72d8-b85e-4ef9dc0ce669', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d61e-76b2-8699-c90d06a85b5f', '01a1e1e9-d611-762a-abab-a604a58c5eb6', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d646-7300-9670-4f5347832b1f', '01a1e1e9-d611-762a-abab-a604a58c5eb6', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d649-72d8-b85e-4ef9dc0ce669', '01a1e1e9-d611-762a-abab-a604a58c5eb6', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d64c-7376-be2a-82abb8bbcf3e', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d666-765a-af64-832e83b45777', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d64e-740e-8e48-d99d1523c480', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.782Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1e9-d6f3-76b5-a47a-345e570937ca', '2026-11-16T02:17:40.951Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1e9-d48c-76c2-8780-13d253072485', '856c4c4b-4eed-46e2-aaea-caf65d798de7', 'isdh_MSWQmfOCyydVieIUGFOgkHd9celccswCA4ulnM', '01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:12:40.719Z');
INSERT INTO public.invitations VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d651-71ba-9cbb-87afc38f01ba', '01a1e1e9-d48c-76c2-8780-13d253072485', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d622-73b4-aae3-600350626e29', '01a1e1e9-d511-7159-ad12-c3f47d7396b6');
INSERT INTO public.labels VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d60f-7230-bb7f-6f8869be16f9', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d653-701b-b829-c8ebddf749d4', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d603-72f6-a231-b64943647cf4', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'added', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.706Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d607-70f2-9a63-538051a453ce', '01a1e1e9-d586-70a4-93df-bf6b644f74b7', 'added', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.711Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d619-7652-976f-13231f44e115', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'assigned', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.728Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', '01a1e1e9-d662-74ea-84af-d70308984f78', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'added', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.802Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 35, '01a1e1e9-d669-7603-88fa-9c895f5352b3', '{"id":"01a1e1e9-d669-7603-88fa-9c895f5352b3","column_id":"01a1e1e9-d666-765a-af64-832e83b45777","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:12:40.809Z","updated_at":"2026-11-16T01:12:40.809Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1e9-d50e-74da-8527-9f387d4f6123', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.462Z', '2026-11-16T01:12:40.462Z', '2026-11-16T02:12:40.462Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1e9-d584-769b-89f7-de26d9b09d62', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', '2026-11-16T01:12:40.580Z', '2026-11-16T01:12:40.580Z', '2026-11-16T02:12:40.580Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1e9-d5f1-7504-af23-41e0abc49890', '01a1e1e9-d586-70a4-93df-bf6b644f74b7', '2026-11-16T01:12:40.689Z', '2026-11-16T01:12:40.689Z', '2026-11-16T02:12:40.689Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('0102ae75-644d-49d7-9d8c-abd4b347710d', '05a3d280-3c6d-4abb-a2cd-5927db4affb4', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d655-7635-9d57-693caa383157', 'card', 'deleted', 'Card', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', NULL, 131072, 1, '{"id":"01a1e1e9-d655-7635-9d57-693caa383157","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:12:40.789Z","updated_at":"2026-11-16T01:12:40.789Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:12:40.790Z', '01a1e1e9-d48c-76c2-8780-13d253072485', 28);
INSERT INTO public.trash VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1e9-d60f-7230-bb7f-6f8869be16f9","01a1e1e9-d653-701b-b829-c8ebddf749d4"],"board_members":["01a1e1e9-d48c-76c2-8780-13d253072485","01a1e1e9-d511-7159-ad12-c3f47d7396b6"]}', '2026-11-16T01:12:40.797Z', '01a1e1e9-d48c-76c2-8780-13d253072485', 31);
INSERT INTO public.trash VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d65b-722d-bf06-3b78fb40a24b', 'card', 'deleted', 'Card', '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', 65536, NULL, '{"id":"01a1e1e9-d65b-722d-bf06-3b78fb40a24b","column_id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:12:40.795Z","updated_at":"2026-11-16T01:12:40.795Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:12:40.797Z', '01a1e1e9-d48c-76c2-8780-13d253072485', 31);
INSERT INTO public.users VALUES ('01a1e1e9-d48c-76c2-8780-13d253072485', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$JsdNDBS6QYaIwPtBTtCsDym0LN0/vacQWoaHvUe6YoQ$q3vW/vL6GUZYCIxDUQJeYdpo4lECemC4cp0vmkMVLaA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:12:40.401Z');
INSERT INTO public.users VALUES ('01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$8BGqjOBKZrGGmOBMl3CjxifApDcH5kctONSbbvKkjr4$tjYdp4jPnpSnQDRQNR2mqR6o0bJJMWzZNau56zDAFhQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:12:40.523Z');
INSERT INTO public.users VALUES ('01a1e1e9-d586-70a4-93df-bf6b644f74b7', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$kw+3E5cM3j+VxLoyLpNHDLNcRwhUb4Ze9cGbhyXeWtI$mH8h7ol81lp23ol9Xo/ZvNjfiMqvB4oH7wXlCx85GA4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:12:40.632Z');
INSERT INTO public.users VALUES ('01a1e1e9-d677-7096-a931-48ff7de971b5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$DtKO0pfZzzAN2gVt85SGomyYAsp3kvuoOBz0qgUv1AY$MXHOCyUPwBAPhupfadRS3IcRf8lyD+spFdnxRl4IVs8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:12:40.890Z');
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
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (board_id, id, user_id);
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
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
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
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
