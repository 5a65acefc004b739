
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e236-ee1f-7602-9096-7a8171c5878b', 'reset', 'alice@example.org', '00', '2026-11-16T02:36:53.608Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3d-7172-877e-363f0957a110', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', '\xd5faefecc58eaa733def81ed29d455602d851204069cbff034bec5d9ecb435898bebea0a100a606fad444767ba52b664cff609ce8fbd3150b4470fa456bb02ab417e91deaeeb6b68a1768de15e7e0fd4e137b414fca81102133ec8ac3d3d4134ad23f681cdba606b45954d4f0ae1fa173c1f47b2a869c6c58fc465648a2b496f88d6561dbfa23c9176f78faee9cf7b37422ea9a2667edf8a69f5c02aa2cde79ccec3377657240f3421c44c9427b4dbfcaf63bf94dd1735f05bb1dac9273a7bca8a4827e6998698295a0c710f310382c612186933c53a25ef129cdaef305775b385b8818884105441c8f074184aeead2cebff5698d51a6c9a6c56d3f284252c5356887ff09b2b44a498f423cdabeade425d4e83539e0138b1d231d4573abdfa01db2afef162ce4070ff819e33f29a42ac7ab2bfec3add38d544b8019cba3b300e0673bed6ba5cea5027e45a646584f09b8eca9a2d0dafef280cd76a222ab8a4b5bc8e08d1dfc8d3f78dd7d8af35e67cd00dcf37a92425b89796b27df664ed6ea621a966b45662be6a4fb94fe8d2b9ddd014f2edb8140e386dee02c9a389d675933050cbfc92d463edda7fdcfa98a185ff5d72ff878b0e226d727cec5904c5b37a41e726b020c25073ddb00b4f392e08973345d784061590245a3ec14e13b20fce9600009945fd9c645e640c7b9ae59a4eae8b728b');
INSERT INTO public.attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4a-7582-8d68-01027251c787', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('dd818a4b-83ac-4806-bd99-a5493a2fa588', 'a704aeea-4471-4229-8b83-eb591ac2a3d0', NULL);
INSERT INTO public.attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3d-7172-877e-363f0957a110', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4a-7582-8d68-01027251c787', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef41-7240-909c-88d21831a3b4', 'Finished by Bob', 'card_moved', '01a1e236-ef18-747b-a219-9a2fd2bdd9de', NULL, 'assign_member', NULL, '01a1e236-ee70-7446-85b6-f764def4eba1', true);
INSERT INTO public.automation_rules VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4c-71b3-b1d6-9312befabf7f', 'Rule', 'card_moved', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', NULL, 'assign_member', NULL, '01a1e236-ee70-7446-85b6-f764def4eba1', true);
INSERT INTO public.automation_runs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef41-7240-909c-88d21831a3b4', '01a1e236-ef45-75db-83e0-75439bfa0636', 17, '01a1e236-ef1c-764b-982c-647d973d3915', '2026-11-16T02:36:53.444Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:36:53.417Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 0, '2026-11-16T02:36:53.384Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdba14ee253c53770025595136f9025270e6ba780aafe3b6a5210eda1a8c799dd99d9c701bc0303425a89aad01c3b51f1b2d08a375ad6bcd5bae86aa7955b2b60907d0e08069ea225070c1ca696fc987d1cc00c53080cda1822fd02429bd1ed9aaf8b0c941d2fb550bc16b5e6a5ad6429db7555560d30984677b7e627c76630a084d25c4a2ef5b350a6d0665dac8aeaf1e58ff77f7d09dfc10806c136181298d72d831efb06e9040ed09cf6dfdd73b929215d0b6eae4471be74fc1890ce7a3087eb6fddb4c0defa00066cf02d6ef0d3f663c055a4b7b3df60fb53c45c06069da794176ef95eb097d8a79d6db3df23984c13cec41ec9771e1d98ce86b470691a91968167f278dc1e1fbe01bebb51ae69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 0, '2026-11-16T02:36:53.481Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab380f27f109f10d9c4055b57636c8921307db29a0aaff8e9a14447b28ea71667766f67100db81824ca0a0bc909c7ad9f2bad415c7823437558b924cd596b20406c92647a0e0c963e8804147d1043b25eb4750e3ec1c03e39d0fbf201026ea76faeb228344cf6b99e5bccd5ac96b6c442d4cd5d48d0606f3d4ddadf9c9c1040af22c975c082ee47396ab42aaaad8948d78f9e3fd5f5fa477501903879a5c04f5ba6530d0a0299cc001f469ffdd3d979b23856bc1cd95825f2eed3f460a673da8c3f5b76e5ad080d6810274d6d0237de23039daf8f076f61b7138452c6560d0db10d3caaddf7378896ddca149764fa052986921f6146c6fa903d5a38b2b17e789c23af0421e8fdbe3c337cdacf2c469020000');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 1, 'board.member_added', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.391Z', 1, '01a1e236-ee70-7446-85b6-f764def4eba1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","user_id":"01a1e236-ee70-7446-85b6-f764def4eba1","role":"member","user":{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 2, 'board.member_added', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.396Z', 2, '01a1e236-eeab-73f6-8e71-cf93d05347e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","user_id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","role":"member","user":{"id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 3, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.397Z', 3, '01a1e236-ef15-70a9-af40-ce4dfecdbf70', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 4, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.400Z', 4, '01a1e236-ef18-747b-a219-9a2fd2bdd9de', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef18-747b-a219-9a2fd2bdd9de","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 5, 'label.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.402Z', 5, '01a1e236-ef1a-759d-b183-8961b3c1b319', NULL, NULL, NULL, NULL, 'ca24b378-5e24-413d-8219-44747101c00e', NULL, NULL, '{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 6, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.404Z', 6, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.404Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 7, 'card.labeled', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.408Z', 7, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:36:53.404Z"}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.408Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 8, 'card.assigned', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.411Z', 8, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:36:53.408Z"}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.411Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 9, 'card.assigned', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.411Z', 8, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:36:53.411Z"}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.411Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 10, 'checklist.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.422Z', 10, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef2f-752c-b016-c0a34d49227a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef2f-752c-b016-c0a34d49227a","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 11, 'checklist_item.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.425Z', 11, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 12, 'checklist_item.updated', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.428Z', 12, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 13, 'checklist_item.assigned', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.430Z', 13, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 14, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.434Z', 14, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef3a-76a2-91f2-c4730989cfe2","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 15, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.437Z', 15, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3d-7172-877e-363f0957a110', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef3d-7172-877e-363f0957a110","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 16, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.439Z', 16, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef3f-7756-bbb4-f2a7d26b37d6","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 17, 'card.moved', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.444Z', 17, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","rank":65536,"updated_at":"2026-11-16T02:36:53.411Z","position":0}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef18-747b-a219-9a2fd2bdd9de","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e236-ef2f-752c-b016-c0a34d49227a","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Steps","rank":65536,"items":[{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e236-ef3a-76a2-91f2-c4730989cfe2","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e236-ef3d-7172-877e-363f0957a110","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e236-ef3f-7756-bbb4-f2a7d26b37d6","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.444Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 18, 'board.member_removed', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.447Z', 18, '01a1e236-eeab-73f6-8e71-cf93d05347e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","user_id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","role":"member","user":{"id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 19, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.450Z', 19, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef4a-7582-8d68-01027251c787', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef4a-7582-8d68-01027251c787","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 20, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.453Z', 20, '01a1e236-ef4d-76ac-ac42-701a5cba445e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef4d-76ac-ac42-701a5cba445e","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.453Z","updated_at":"2026-11-16T02:36:53.453Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 21, 'checklist.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.455Z', 21, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef4f-730a-816b-dbdaafda9f4d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef4f-730a-816b-dbdaafda9f4d","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 22, 'checklist.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.457Z', 22, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef51-70c4-80bc-3105748f5022', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef51-70c4-80bc-3105748f5022","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 23, 'checklist_item.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.459Z', 23, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef53-725e-ad81-c39e6273f40e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef53-725e-ad81-c39e6273f40e","checklist_id":"01a1e236-ef51-70c4-80bc-3105748f5022","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 24, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.461Z', 24, '01a1e236-ef55-7432-83ee-bac2eda35f20', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef55-7432-83ee-bac2eda35f20","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 25, 'comment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.462Z', 25, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef56-728d-8a11-a1c2232ebe2b","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","user_id":"01a1e236-ee1f-7602-9096-7a8171c5878b","user":{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:36:53.462Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 26, 'label.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.468Z', 26, '01a1e236-ef5c-76ae-9546-3c360543461f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef5c-76ae-9546-3c360543461f","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 27, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.469Z', 27, '01a1e236-ef5e-76aa-abce-043eef85d25e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef5e-76aa-abce-043eef85d25e","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.469Z","updated_at":"2026-11-16T02:36:53.469Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 28, 'card.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.471Z', 28, '01a1e236-ef5e-76aa-abce-043eef85d25e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef5e-76aa-abce-043eef85d25e","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.469Z","updated_at":"2026-11-16T02:36:53.469Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 29, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.474Z', 29, '01a1e236-ef62-74f6-a401-7d3e3abcc366', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 30, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.475Z', 30, '01a1e236-ef63-75f7-924c-137cc88145bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef63-75f7-924c-137cc88145bc","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.475Z","updated_at":"2026-11-16T02:36:53.475Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 31, 'column.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.478Z', 31, '01a1e236-ef62-74f6-a401-7d3e3abcc366', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 1, 'board.member_added', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.483Z', 1, '01a1e236-ee70-7446-85b6-f764def4eba1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef69-74b5-a3eb-c59a6ec59464","user_id":"01a1e236-ee70-7446-85b6-f764def4eba1","role":"member","user":{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 2, 'board.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.484Z', 2, '01a1e236-ef69-74b5-a3eb-c59a6ec59464', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef69-74b5-a3eb-c59a6ec59464"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 32, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.486Z', 32, '01a1e236-ef6e-72fa-88ac-a4b1555d2569', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 33, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.488Z', 33, '01a1e236-ef70-75be-bedd-84c7782e88f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef70-75be-bedd-84c7782e88f3","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.488Z","updated_at":"2026-11-16T02:36:53.488Z"}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 34, 'column.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.490Z', 34, '01a1e236-ef6e-72fa-88ac-a4b1555d2569', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 35, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.493Z', 35, '01a1e236-ef6e-72fa-88ac-a4b1555d2569', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ee1f-7602-9096-7a8171c5878b', 'owner');
INSERT INTO public.board_members VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ee70-7446-85b6-f764def4eba1', 'member');
INSERT INTO public.board_members VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', '01a1e236-ee1f-7602-9096-7a8171c5878b', 'owner');
INSERT INTO public.board_members VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', '01a1e236-ee70-7446-85b6-f764def4eba1', 'member');
INSERT INTO public.board_visits VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ee1f-7602-9096-7a8171c5878b', NULL, true);
INSERT INTO public.boards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 'Board', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.384Z', '2026-11-16T02:36:53.384Z', 35, 38, 'sn3hb1dja6h', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 'Board', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.481Z', '2026-11-16T02:36:53.481Z', 2, 3, 'vupvzcaqiyl', 0, '2026-11-16T02:36:53.484Z', '01a1e236-ee1f-7602-9096-7a8171c5878b');
INSERT INTO public.calendar_keys VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', '4383f88e283db61ba28a9dae5d9e9691');
INSERT INTO public.card_assignees VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee1f-7602-9096-7a8171c5878b');
INSERT INTO public.card_assignees VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee70-7446-85b6-f764def4eba1');
INSERT INTO public.card_labels VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1a-759d-b183-8961b3c1b319');
INSERT INTO public.card_watchers VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee1f-7602-9096-7a8171c5878b');
INSERT INTO public.cards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef18-747b-a219-9a2fd2bdd9de', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:36:53.404Z', '2026-11-16T02:36:53.444Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:36:53.453Z', '2026-11-16T02:36:53.453Z', NULL);
INSERT INTO public.cards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef6e-72fa-88ac-a4b1555d2569', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:36:53.488Z', '2026-11-16T02:36:53.488Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef31-765c-b09c-0b88861e7428', '01a1e236-ef2f-752c-b016-c0a34d49227a', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef53-725e-ad81-c39e6273f40e', '01a1e236-ef51-70c4-80bc-3105748f5022', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef2f-752c-b016-c0a34d49227a', '01a1e236-ef1c-764b-982c-647d973d3915', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4f-730a-816b-dbdaafda9f4d', '01a1e236-ef1c-764b-982c-647d973d3915', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef51-70c4-80bc-3105748f5022', '01a1e236-ef1c-764b-982c-647d973d3915', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef18-747b-a219-9a2fd2bdd9de', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef55-7432-83ee-bac2eda35f20', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef6e-72fa-88ac-a4b1555d2569', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.462Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e236-efe5-74f1-a201-4d16ea7b74d5', '2026-11-16T03:41:53.607Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'ca24b378-5e24-413d-8219-44747101c00e', 'jvAa308YyhPHBpKCDMmlzF2P9qgYpKxDv3rHfOZ1Qi0', '01a1e236-ef08-7362-b619-c663f9d62d52', '{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:36:53.402Z');
INSERT INTO public.invitations VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5a-7341-a57e-9091f0cf35ac', '01a1e236-ee1f-7602-9096-7a8171c5878b', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef31-765c-b09c-0b88861e7428', '01a1e236-ee70-7446-85b6-f764def4eba1');
INSERT INTO public.labels VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1a-759d-b183-8961b3c1b319', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5c-76ae-9546-3c360543461f', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'aaceaf88-1e61-40d7-8fd7-59198b64e5bc', '2026-11-16T02:36:53.608Z');
INSERT INTO public.mail_digests VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('72be020d-051f-4c21-ae37-044d73ee15ed', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:36:53.608Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef10-74e4-9c32-9c237bf1e0ef', '01a1e236-ee70-7446-85b6-f764def4eba1', 'added', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.391Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef14-7096-bfbd-5087046785e4', '01a1e236-eeab-73f6-8e71-cf93d05347e8', 'added', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.396Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef23-7728-b76c-e5d928099421', '01a1e236-ee70-7446-85b6-f764def4eba1', 'assigned', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.411Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef57-76f7-b5ee-a6b39d5bc6cc', '01a1e236-ee70-7446-85b6-f764def4eba1', 'commented', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.462Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', '01a1e236-ef6b-76bb-9c2e-a3c2e079e0c6', '01a1e236-ee70-7446-85b6-f764def4eba1', 'added', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.483Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 35, '01a1e236-ef70-75be-bedd-84c7782e88f3', '{"id":"01a1e236-ef70-75be-bedd-84c7782e88f3","column_id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:36:53.488Z","updated_at":"2026-11-16T02:36:53.488Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '37b18a58f3333ccf');
INSERT INTO public.search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1c-764b-982c-647d973d3915', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef4d-76ac-ac42-701a5cba445e', 3145727, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', 1048576, ' ·b01a1e236ef087362b619c663f9d62d52 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', '01a1e236-ef5e-76aa-abce-043eef85d25e', 4194303, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', '01a1e236-ef63-75f7-924c-137cc88145bc', 5242879, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef70-75be-bedd-84c7782e88f3', 6291455, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1c-764b-982c-647d973d3915', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1c-764b-982c-647d973d3915', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3d-7172-877e-363f0957a110', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef4a-7582-8d68-01027251c787', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef4d-76ac-ac42-701a5cba445e', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef4d-76ac-ac42-701a5cba445e', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef53-725e-ad81-c39e6273f40e', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', '01a1e236-ef5e-76aa-abce-043eef85d25e', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', '01a1e236-ef5e-76aa-abce-043eef85d25e', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', '01a1e236-ef63-75f7-924c-137cc88145bc', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', '01a1e236-ef63-75f7-924c-137cc88145bc', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef70-75be-bedd-84c7782e88f3', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef70-75be-bedd-84c7782e88f3', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e236-ee6e-7318-b2ad-9941cbd12b9f', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.230Z', '2026-11-16T02:36:53.230Z', '2026-11-16T03:36:53.230Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e236-eea9-76e9-82ad-c090050ec2fb', '01a1e236-ee70-7446-85b6-f764def4eba1', '2026-11-16T02:36:53.289Z', '2026-11-16T02:36:53.289Z', '2026-11-16T03:36:53.289Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e236-ef04-7396-b05b-cd35e6e03dc1', '01a1e236-eeab-73f6-8e71-cf93d05347e8', '2026-11-16T02:36:53.380Z', '2026-11-16T02:36:53.380Z', '2026-11-16T03:36:53.380Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('dd818a4b-83ac-4806-bd99-a5493a2fa588', 'a704aeea-4471-4229-8b83-eb591ac2a3d0', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', 'card', 'deleted', 'Card', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', NULL, 131072, 1, '{"id":"01a1e236-ef5e-76aa-abce-043eef85d25e","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:36:53.469Z","updated_at":"2026-11-16T02:36:53.469Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:36:53.471Z', '01a1e236-ee1f-7602-9096-7a8171c5878b', 28);
INSERT INTO public.trash VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef62-74f6-a401-7d3e3abcc366', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e236-ef1a-759d-b183-8961b3c1b319","01a1e236-ef5c-76ae-9546-3c360543461f"],"board_members":["01a1e236-ee1f-7602-9096-7a8171c5878b","01a1e236-ee70-7446-85b6-f764def4eba1"]}', '2026-11-16T02:36:53.478Z', '01a1e236-ee1f-7602-9096-7a8171c5878b', 31);
INSERT INTO public.trash VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', 'card', 'deleted', 'Card', '01a1e236-ef62-74f6-a401-7d3e3abcc366', '01a1e236-ef62-74f6-a401-7d3e3abcc366', 65536, NULL, '{"id":"01a1e236-ef63-75f7-924c-137cc88145bc","column_id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:36:53.475Z","updated_at":"2026-11-16T02:36:53.475Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:36:53.478Z', '01a1e236-ee1f-7602-9096-7a8171c5878b', 31);
INSERT INTO public.users VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$5zktKKYp8Oqnvf8iPzW78dFXZVuKAC9Od0Vcr1Anv+E$TpLaxEvLf8ANY8xcCPUjJVR36WzNqAAALt7ntckhkOk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:36:53.195Z');
INSERT INTO public.users VALUES ('01a1e236-ee70-7446-85b6-f764def4eba1', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$7HGvDmpl6S8bGdYwpO682CuiF3e/y9xDVQ90FU4MlkI$gzvj7/XJTjCPpVe8GeFzTMsp9nw16Bxdl69gOwD0Sz4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:36:53.260Z');
INSERT INTO public.users VALUES ('01a1e236-eeab-73f6-8e71-cf93d05347e8', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$oKU0UCW3PyxqqicO7ZyCC5IPuV+V64T9rF46VJHWAEs$tHHKQ2K7tZvAwSXaRgOFYS3T/N6t5XVFqs7rfCr271Q', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:36:53.336Z');
INSERT INTO public.users VALUES ('01a1e236-ef7f-76b3-8def-9b2c11c36a34', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$VUxr0kiIR1Orijw5STDyt87jUBfmbH1E9OSw3dMCPhs$D5aN5fpbCqd6U38aLfcE/el4EITZfZtG04/dB7UlJOI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:36:53.556Z');
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
CREATE INDEX search_documents_doc ON public.search_documents USING btree (doc);
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
