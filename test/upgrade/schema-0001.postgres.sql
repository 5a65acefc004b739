
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcc5-77dd-82c7-02daa3d34978', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fccf-718f-baa3-a608b6491f65', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcdd-71ba-afb0-8874414166b7', '\x344e580f856b319966b9a69331f57291ed9f02357cf2c68b21d26eb73d37657e9e8670bc44c35ad746d60f728e9c6f011c54c1dd93b1fc19b854a4e88894d6384c695e6e356d014d4abbbbf753a61b1164397e3adfa7e008915006fa6a1290b6f8d7442073275dadb92b1ede871e54145139fc0b20f07525b1180287b131cda10adcacf99706ac370389efe743f7895cb056cf3668a4c53aa1a0f762969988b31420a1a6ceb8791a6870fd83ac22cfe852c7ccac0398b092390cfb3480a6a85fde6d46c713d9bd1a00b1ddfc4653b13c24fe8be1324a32ca99a3a4d1e2d7d624bb64d011f9cc5acc9f46cd8f19d42bf9b7063744407ab122abf45cc8dd5f692bbfad38a6fad0b629f47225496a3f852a5a97a5d60b554b680f8db2af5732e17330d40f81bcbf1e2256c7f25999fc28d150b5bdfa2ee5ebf889c2f9fe92d7b4fc720dfefb9666c66d2fd22e4e7e831c1af32b2b1ccf21b99a5cdcb8183c3d93acf28a03b61a63870e9a62d000b95ca6d88da9dbc906aa235356abe555f66c4d3d60c559ab0f39f03c1f23965b906f05eb6158c711b29b0ab9a1e1113f72f44598fec12a120eb5e4fd932f54f38793a529e2d7977e1533a1e129215f2358553df8d505d77cc7908b4cb16896c7fdec48219fa13e42b4df6b6fb18ed8e678155525b62a23d18a50763a3b488e32fc37d8ad7fce68bc');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcec-719c-805a-1e1d6963c8ea', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('9c105df1-feca-47ea-9db4-f0107d937830', '6bfa6266-694c-48d9-9aef-7f0e4b7d50f4', NULL);
INSERT INTO public.attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcc5-77dd-82c7-02daa3d34978', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fccf-718f-baa3-a608b6491f65', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcdd-71ba-afb0-8874414166b7', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcec-719c-805a-1e1d6963c8ea', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fce1-70b9-924a-acea26996c40', 'Finished by Bob', 'card_moved', '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', NULL, 'assign_member', NULL, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', true);
INSERT INTO public.automation_rules VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcef-76c2-90f7-1ee433871ac8', 'Rule', 'card_moved', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', NULL, 'assign_member', NULL, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', true);
INSERT INTO public.automation_runs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fce1-70b9-924a-acea26996c40', '01a1e1f8-fce5-706c-b2a2-2d99b109e51d', 17, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '2026-11-16T01:29:13.700Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 0, '2026-11-16T01:29:13.336Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b2171e353c537700255d5265e234b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c7019c010d42a22469d7dcb66acd95ac1a8eb612bca92ba5842121850506d9654fa0e1296034c0c050eaa21bb30b03e861f29e41177c88bf20126632bbf6eb22a328902b591bde965dc1956aeab22aa57c141530984673b7e6270733682844517329b9ac9f85d445a365b92acbfae58ff77f7d89de410b061e5bf209f4eb96414f7d4bf1040ed09ef6dfdd73b92951bc16dc5c2986f9d2e163a078d6833e5c7feba605f5e83c6840ef3adad027f6a3a755886f67bf01fb53c45c0606d6c594176ef99ec74becd20ebbecf6043ac78966624fd1594706b4459f162e4d23c565e0993c1eb7c7876f237003ad69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 0, '2026-11-16T01:29:13.759Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abac4392c6a78a6fe004aaaa4dbc41969c38d84e0155fd77d4a420da43518f33bb33b38f0358031a322464ecd6b233d8c94ae5855c67a690486c18b3ba296a0201c926c7a0e1c9533020c0706c831d93f503e861724e40eb9d0fbf20302536bbe6eb224329921596463679ab6455d5655ee4888f590102a6d1dcadf9c9a1041a54a64a8928b17cce50ab5a63beaa8afae58ff77f7d91df4167021c35ec22e8d7ad809efb86c3091ca039edbfbbe77253e4702db8b952f0f3a5fdc7c0e1ac077db8fed64d0beec93ad040ceb6bce14fea47c72b1fdece7e03f5a788b90c023a1b625ab8e57b8e2eb18d3b6a93dd33e814269e893d07db5936a03b7271e1e2347258069ec9e3717b7cf8060de1348869020000');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 1, 'board.member_added', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.396Z', 1, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fb78-7159-af50-965770de010f","user_id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","role":"member","user":{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 2, 'board.member_added', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.427Z', 2, '01a1e1f8-f9cd-761d-a085-a587fa560f8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fb78-7159-af50-965770de010f","user_id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","role":"member","user":{"id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 3, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.444Z', 3, '01a1e1f8-fbe7-7133-8132-9c13d33e5381', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 4, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.464Z', 4, '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fbf8-707c-a2d4-b18247f3426b","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 5, 'label.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.489Z', 5, '01a1e1f8-fc11-74e5-943a-9a9df12493ec', NULL, NULL, NULL, NULL, 'f4748a78-ba82-4c7d-a23f-174fc95bda59', NULL, NULL, '{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 6, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.498Z', 6, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.498Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 7, 'card.labeled', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.508Z', 7, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:29:13.498Z"}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.508Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 8, 'card.assigned', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.546Z', 8, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:29:13.508Z"}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.546Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 9, 'card.assigned', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.546Z', 8, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:29:13.546Z"}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.546Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 10, 'checklist.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.610Z', 10, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fc8a-7009-bcae-d22cebc21d03', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 11, 'checklist_item.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.642Z', 11, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcaa-734e-932c-cee5276c137c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 12, 'checklist_item.updated', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.653Z', 12, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcaa-734e-932c-cee5276c137c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 13, 'checklist_item.assigned', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.657Z', 13, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcaa-734e-932c-cee5276c137c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 14, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.668Z', 14, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcc5-77dd-82c7-02daa3d34978', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcc5-77dd-82c7-02daa3d34978","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 15, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.679Z', 15, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fccf-718f-baa3-a608b6491f65', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fccf-718f-baa3-a608b6491f65","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 16, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.693Z', 16, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcdd-71ba-afb0-8874414166b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcdd-71ba-afb0-8874414166b7","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 17, 'card.moved', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.700Z', 17, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","rank":65536,"updated_at":"2026-11-16T01:29:13.546Z","position":0}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbf8-707c-a2d4-b18247f3426b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Steps","rank":65536,"items":[{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f8-fcc5-77dd-82c7-02daa3d34978","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f8-fccf-718f-baa3-a608b6491f65","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f8-fcdd-71ba-afb0-8874414166b7","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.700Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 18, 'board.member_removed', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.704Z', 18, '01a1e1f8-f9cd-761d-a085-a587fa560f8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fb78-7159-af50-965770de010f","user_id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","role":"member","user":{"id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 19, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.708Z', 19, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcec-719c-805a-1e1d6963c8ea', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcec-719c-805a-1e1d6963c8ea","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 20, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.712Z', 20, '01a1e1f8-fcf0-71c1-a5ec-bd2840f1ea06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf0-71c1-a5ec-bd2840f1ea06","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.712Z","updated_at":"2026-11-16T01:29:13.712Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 21, 'checklist.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.714Z', 21, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcf2-70e3-8335-024b02ce3bdf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf2-70e3-8335-024b02ce3bdf","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 22, 'checklist.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.716Z', 22, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcf4-7284-8bd4-cf1879aec817', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf4-7284-8bd4-cf1879aec817","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 23, 'checklist_item.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.718Z', 23, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcf6-745f-96c4-67827dc2bb01', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf6-745f-96c4-67827dc2bb01","checklist_id":"01a1e1f8-fcf4-7284-8bd4-cf1879aec817","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 24, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.719Z', 24, '01a1e1f8-fcf7-73b1-862c-89a7f71bf3d9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf7-73b1-862c-89a7f71bf3d9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 25, 'comment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.722Z', 25, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","user_id":"01a1e1f8-f22a-716d-b3c2-779635311405","user":{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:29:13.722Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 26, 'label.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.730Z', 26, '01a1e1f8-fd02-7649-9e9c-c33553640224', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd02-7649-9e9c-c33553640224","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 27, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.731Z', 27, '01a1e1f8-fd03-7748-ac08-4175283ffba3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd03-7748-ac08-4175283ffba3","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.731Z","updated_at":"2026-11-16T01:29:13.731Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 28, 'card.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.733Z', 28, '01a1e1f8-fd03-7748-ac08-4175283ffba3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd03-7748-ac08-4175283ffba3","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.731Z","updated_at":"2026-11-16T01:29:13.731Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 29, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.744Z', 29, '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 30, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.747Z', 30, '01a1e1f8-fd13-71dc-8092-619767ec35a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd13-71dc-8092-619767ec35a0","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.747Z","updated_at":"2026-11-16T01:29:13.747Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 31, 'column.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.750Z', 31, '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 1, 'board.member_added', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.769Z', 1, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fd1f-7235-80d5-1aede109b59a","user_id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","role":"member","user":{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 2, 'board.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.783Z', 2, '01a1e1f8-fd1f-7235-80d5-1aede109b59a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd1f-7235-80d5-1aede109b59a"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 32, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.786Z', 32, '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 33, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.790Z', 33, '01a1e1f8-fd3e-7439-a6f1-09ae521f00d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd3e-7439-a6f1-09ae521f00d4","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.790Z","updated_at":"2026-11-16T01:29:13.790Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 34, 'column.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.791Z', 34, '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 35, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.796Z', 35, '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-f22a-716d-b3c2-779635311405', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'member');
INSERT INTO public.board_members VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', '01a1e1f8-f22a-716d-b3c2-779635311405', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'member');
INSERT INTO public.boards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 'Board', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.336Z', '2026-11-16T01:29:13.336Z', 35, 38, 'pbamdgz7dxn', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 'Board', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.759Z', '2026-11-16T01:29:13.759Z', 2, 3, 'jx0ssa9lo8a', 0, '2026-11-16T01:29:13.783Z', '01a1e1f8-f22a-716d-b3c2-779635311405');
INSERT INTO public.card_assignees VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f22a-716d-b3c2-779635311405');
INSERT INTO public.card_assignees VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f74b-7679-b72c-b6dec38596f8');
INSERT INTO public.card_labels VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fc11-74e5-943a-9a9df12493ec');
INSERT INTO public.card_watchers VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f22a-716d-b3c2-779635311405');
INSERT INTO public.cards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:29:13.498Z', '2026-11-16T01:29:13.700Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf0-71c1-a5ec-bd2840f1ea06', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:29:13.712Z', '2026-11-16T01:29:13.712Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd3e-7439-a6f1-09ae521f00d4', '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:29:13.790Z', '2026-11-16T01:29:13.790Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcaa-734e-932c-cee5276c137c', '01a1e1f8-fc8a-7009-bcae-d22cebc21d03', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf6-745f-96c4-67827dc2bb01', '01a1e1f8-fcf4-7284-8bd4-cf1879aec817', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc8a-7009-bcae-d22cebc21d03', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf2-70e3-8335-024b02ce3bdf', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf4-7284-8bd4-cf1879aec817', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf7-73b1-862c-89a7f71bf3d9', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.722Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1f9-0106-7375-9471-14463bba03ca', '2026-11-16T02:34:14.774Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1f8-f22a-716d-b3c2-779635311405', 'f4748a78-ba82-4c7d-a23f-174fc95bda59', 'VDgjANZ6ne8xLn4K9hXftpmm2pV0EXu8-zXv9PBHALk', '01a1e1f8-fb78-7159-af50-965770de010f', '{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:29:13.489Z');
INSERT INTO public.invitations VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd00-76ca-9765-ffe8c5af536c', '01a1e1f8-f22a-716d-b3c2-779635311405', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcaa-734e-932c-cee5276c137c', '01a1e1f8-f74b-7679-b72c-b6dec38596f8');
INSERT INTO public.labels VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc11-74e5-943a-9a9df12493ec', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd02-7649-9e9c-c33553640224', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbb5-7483-95a4-12f17581b4b2', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'added', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.396Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbd3-726d-a09b-62f563316d41', '01a1e1f8-f9cd-761d-a085-a587fa560f8e', 'added', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.427Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc5c-73dd-9acf-b168e62ebd80', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'assigned', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.546Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcfb-72f5-a6e1-6ec65cec6708', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'commented', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.722Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', '01a1e1f8-fd29-7312-adde-d6cc1ad41e38', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'added', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.769Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 35, '01a1e1f8-fd3e-7439-a6f1-09ae521f00d4', '{"id":"01a1e1f8-fd3e-7439-a6f1-09ae521f00d4","column_id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:13.790Z","updated_at":"2026-11-16T01:29:13.790Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '07696db2429b8561');
INSERT INTO public.sessions VALUES ('01a1e1f8-f731-7432-bcb6-ac0e092a62c6', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:12.241Z', '2026-11-16T01:29:12.241Z', '2026-11-16T02:29:12.241Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f8-f9bc-75e8-b21d-d1894138ecc9', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', '2026-11-16T01:29:12.892Z', '2026-11-16T01:29:12.892Z', '2026-11-16T02:29:12.892Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f8-fb62-7352-9c48-643e6445fd24', '01a1e1f8-f9cd-761d-a085-a587fa560f8e', '2026-11-16T01:29:13.315Z', '2026-11-16T01:29:13.315Z', '2026-11-16T02:29:13.315Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('9c105df1-feca-47ea-9db4-f0107d937830', '6bfa6266-694c-48d9-9aef-7f0e4b7d50f4', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd03-7748-ac08-4175283ffba3', 'card', 'deleted', 'Card', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', NULL, 131072, 1, '{"id":"01a1e1f8-fd03-7748-ac08-4175283ffba3","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:13.731Z","updated_at":"2026-11-16T01:29:13.731Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:13.733Z', '01a1e1f8-f22a-716d-b3c2-779635311405', 28);
INSERT INTO public.trash VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f8-fc11-74e5-943a-9a9df12493ec","01a1e1f8-fd02-7649-9e9c-c33553640224"],"board_members":["01a1e1f8-f22a-716d-b3c2-779635311405","01a1e1f8-f74b-7679-b72c-b6dec38596f8"]}', '2026-11-16T01:29:13.750Z', '01a1e1f8-f22a-716d-b3c2-779635311405', 31);
INSERT INTO public.trash VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd13-71dc-8092-619767ec35a0', 'card', 'deleted', 'Card', '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', 65536, NULL, '{"id":"01a1e1f8-fd13-71dc-8092-619767ec35a0","column_id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:13.747Z","updated_at":"2026-11-16T01:29:13.747Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:13.750Z', '01a1e1f8-f22a-716d-b3c2-779635311405', 31);
INSERT INTO public.users VALUES ('01a1e1f8-f22a-716d-b3c2-779635311405', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$DYrqwDl9nKMn7J/d5DD/ZZWfLhHenh3zazHXZDFLNlA$2Jt3fUxKNO4LwCK22m8rs18U/SU+D+Wr0CKTN0ygbmg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:11.843Z');
INSERT INTO public.users VALUES ('01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$YWHc6dV4y15sMDnPQ1hRzUesWhAR2F4RdtRSOga5GE0$Pea5tvIaV5V5Zim0wZiXVsVNYwxS4Oe6YcLYTNIEex4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:12.640Z');
INSERT INTO public.users VALUES ('01a1e1f8-f9cd-761d-a085-a587fa560f8e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$XiczrkENK5Z6sPqqb1Coqf4OHDafL2hvE8gK7BOKj8M$BCME2aoT5iN5oPLOGBkemKjCS37MC09QiM0l12+17CQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:13.139Z');
INSERT INTO public.users VALUES ('01a1e1f8-fd57-76d2-bd6f-b6fd2d0c8e57', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$20Zmc7NPFbLlQ8FPyUQlVXzkZqJRdgkBGzK8hxEibYc$UfvxKMqiM9W0s8LFvaM0zdV20AKM7oEddFg3AVk1KwQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:14.333Z');
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
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
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
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
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
