
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a62-704b-a9e9-b9f19ea1e942', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a7e-770c-b06b-1ca2128287af', '\x5227df6736c544a3fa47c0e654b9d048dfd509581464bc53c744692d1122855141649dbfb9c2ef66bcd1b85905a71637deebd1c2d9e6b3dff03571f42deb11c9dc46a629a7f34c3c920fae8e4f61c2ca3373b3462f04c503a59f6e3ae4a95f433bd7d965f46e59104ead618b2eed49000d399199d800a3a66b3231d294a39b867b5de997540d1440e2f5506b2431157d847b1d126b16549e7a46150bb53f172403ddb8a69bc1228ca0c3605106b8da3826001fb716b2e0244823587e123e1e536ef8e4a37e02aec2ec7619e03b7122c92b64ab1711c9aaa04f3055d29eeca274a8dd33581c2d4e0466adbb78641fb2bd2e0266f11c2d19c9852c1043edc9002d942a9c29847cd4ce84f5fda60ba855507c4207e57acada864d2f750e89281a2293f45ef46ab847880a3bb9ea4b17bc9fd0fe84fc865bc9bb2ef22bbdc5b868f9e748aa908b52b4ea523208522c1b546bbf63f20c378d160dd17df86f01e4f2f9f9e3e4805d486a9ba5f5dd949d12fdef80fd168bfbb5c7b9a005aa319bb9f719eae3149aa6a21b51fb291e074e77eaa65ec1b6742cffa903c71a7bc90c0f76ac16b948894c3e70204e6d5ba9905bc8f341c6e1d61f68cfec1a011c1eac31150dba54982efe70cb071a05ef5403524d169e954e42b6fbf3f6182ecee59b915394a06b17660de4a76d0d0649c14a78b1dc407601ab');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9acc-703d-b0e0-b6e2949c3ece', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('2e7c30e1-e638-4949-a73b-02dd60046969', '0583146b-92cd-4055-a4a5-a4af71f1c4bc', NULL);
INSERT INTO public.attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a62-704b-a9e9-b9f19ea1e942', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a7e-770c-b06b-1ca2128287af', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9acc-703d-b0e0-b6e2949c3ece', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a83-7659-aa1e-68b3478ceebe', 'Finished by Bob', 'card_moved', '01a1e1d4-972f-7238-8a56-b5a5a5d72975', NULL, 'assign_member', NULL, '01a1e1d4-927d-7711-b17a-30ad00f11491', true);
INSERT INTO public.automation_rules VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ad6-72e0-a985-c0364ee87638', 'Rule', 'card_moved', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', NULL, 'assign_member', NULL, '01a1e1d4-927d-7711-b17a-30ad00f11491', true);
INSERT INTO public.automation_runs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a83-7659-aa1e-68b3478ceebe', '01a1e1d4-9a90-77a5-9f8f-eb0dd65d9685', 17, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '2026-11-16T00:49:29.232Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 0, '2026-11-16T00:49:27.885Z', '\x1f8b08000000000000039551cb6e833010bcf733f68c233026609faa7e434fada268b197ca92c1d43669ab28ff5e0169d5e4902ac799dd99d9c711ac01057981051546305909c3ea4a082605e78c73ae8ba6929a970419249b1c8182278fc1400686a20e764cd60fa086c9b90cb4773efc824098c8ecdbaf8b8c1c4b5673a9996c3bcda4289ba6961db6ddec398de66ecd4f0e2650c073be6545c18aed739e2b2115af374d53bdfcf1feaf2fd23ba83c03872db908ea7597414f7d4b61064768e7fdf7f75c6e8a14ae0537570a7eb9b4ff18289cf5a08ed7dfba69413d5a070ad0594d8ff489fde868e3c3dbd96fc07e8e58ca904167434c2bb77ecfe125b6718f3ad903814a61a2853850b09d2503aa4317572e4e238575e0853c9d76a7876f9861bd5b69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 0, '2026-11-16T00:49:29.362Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eabd88992da27c437700255d5c65e234b4e1c6ca780aafe3b4a5210eda1a8c799dd99d9c7119c010525474edcd44c765cb096a366288561b29595d05563b7564201d9654fa0e02960345080a1a4a31bb30b03a861f2be001d7c88bf20126632fbeeeb22a3c48ab5426a263bab99acabedb695163b3b7b4ea3b95bf3938319148852348c73c69be7b254b554426eaa46bcfcf1feaf2fd13ba8b2008f1df904ea7557404f7d47710647e8e6fdf7f75c6e4a14af0537578a61b974f818289ef5a08ed7dfba69413d3a0f0ad03b4d8ff489fde86913e2dbd96fc07e8e58ca50807531e5955bbfe7f112bbb4479ddd8140e538d1421c283aebc880b2e8d3caa569a4b80ebc90a7d3eef4f00d03b0b4d169020000');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 1, 'board.member_added', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:27.913Z', 1, '01a1e1d4-927d-7711-b17a-30ad00f11491', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","user_id":"01a1e1d4-927d-7711-b17a-30ad00f11491","role":"member","user":{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 2, 'board.member_added', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.031Z', 2, '01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","user_id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","role":"member","user":{"id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 3, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.055Z', 3, '01a1e1d4-95f7-7721-84b1-38a32a9a0866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 4, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.367Z', 4, '01a1e1d4-972f-7238-8a56-b5a5a5d72975', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-972f-7238-8a56-b5a5a5d72975","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 5, 'label.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.372Z', 5, '01a1e1d4-9734-77e7-a0f9-c14ddf640c61', NULL, NULL, NULL, NULL, '9c3afed3-2370-4d8d-93c5-0bc2f0e5ceaf', NULL, NULL, '{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 6, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.375Z', 6, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.375Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 7, 'card.labeled', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.604Z', 7, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:49:28.375Z"}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.604Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 8, 'card.assigned', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.660Z', 8, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:49:28.604Z"}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.660Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 9, 'card.assigned', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.660Z', 8, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:49:28.660Z"}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.660Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 10, 'checklist.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.946Z', 10, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9972-7497-8daf-852b989fdf2d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 11, 'checklist_item.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.959Z', 11, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 12, 'checklist_item.updated', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.973Z', 12, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 13, 'checklist_item.assigned', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.024Z', 13, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 14, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.150Z', 14, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 15, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.186Z', 15, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9a62-704b-a9e9-b9f19ea1e942', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9a62-704b-a9e9-b9f19ea1e942","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 16, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.214Z', 16, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9a7e-770c-b06b-1ca2128287af', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9a7e-770c-b06b-1ca2128287af","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 17, 'card.moved', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.232Z', 17, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","rank":65536,"updated_at":"2026-11-16T00:49:28.660Z","position":0}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-972f-7238-8a56-b5a5a5d72975","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Steps","rank":65536,"items":[{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d4-9a62-704b-a9e9-b9f19ea1e942","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d4-9a7e-770c-b06b-1ca2128287af","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:29.232Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 18, 'board.member_removed', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.268Z', 18, '01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","user_id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","role":"member","user":{"id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 19, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.292Z', 19, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9acc-703d-b0e0-b6e2949c3ece', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9acc-703d-b0e0-b6e2949c3ece","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 20, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.310Z', 20, '01a1e1d4-9ade-7391-90ea-373d6c493c29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9ade-7391-90ea-373d6c493c29","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.310Z","updated_at":"2026-11-16T00:49:29.310Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 21, 'checklist.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.316Z', 21, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9ae4-7749-ae53-d2ff7772f5bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9ae4-7749-ae53-d2ff7772f5bd","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 22, 'checklist.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.320Z', 22, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9ae8-73ee-b58a-10654601467b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9ae8-73ee-b58a-10654601467b","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 23, 'checklist_item.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.326Z', 23, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9aee-7280-a9f0-e10cd34cc71c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9aee-7280-a9f0-e10cd34cc71c","checklist_id":"01a1e1d4-9ae8-73ee-b58a-10654601467b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 24, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.331Z', 24, '01a1e1d4-9af3-75e0-8e60-f21570b136d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9af3-75e0-8e60-f21570b136d4","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 25, 'comment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.338Z', 25, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9afa-72e2-99b0-3a762fdb5ccd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9afa-72e2-99b0-3a762fdb5ccd","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","user_id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","user":{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:49:29.338Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 26, 'label.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.352Z', 26, '01a1e1d4-9b08-7701-95d1-db083895cc4c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b08-7701-95d1-db083895cc4c","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 27, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.353Z', 27, '01a1e1d4-9b09-761b-a534-afef630a7f46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b09-761b-a534-afef630a7f46","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.353Z","updated_at":"2026-11-16T00:49:29.353Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 28, 'card.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.354Z', 28, '01a1e1d4-9b09-761b-a534-afef630a7f46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b09-761b-a534-afef630a7f46","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.353Z","updated_at":"2026-11-16T00:49:29.353Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 29, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.357Z', 29, '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 30, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.359Z', 30, '01a1e1d4-9b0f-7399-9b3a-a78b900118f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b0f-7399-9b3a-a78b900118f9","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.359Z","updated_at":"2026-11-16T00:49:29.359Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 31, 'column.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.360Z', 31, '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 1, 'board.member_added', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.364Z', 1, '01a1e1d4-927d-7711-b17a-30ad00f11491', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-9b12-71ac-a92d-97932c36f8f9","user_id":"01a1e1d4-927d-7711-b17a-30ad00f11491","role":"member","user":{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 2, 'board.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.365Z', 2, '01a1e1d4-9b12-71ac-a92d-97932c36f8f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b12-71ac-a92d-97932c36f8f9"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 32, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.367Z', 32, '01a1e1d4-9b17-70c3-957a-972c96a61ced', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 33, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.372Z', 33, '01a1e1d4-9b1c-7024-a8df-2e6785531960', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b1c-7024-a8df-2e6785531960","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.372Z","updated_at":"2026-11-16T00:49:29.372Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 34, 'column.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.373Z', 34, '01a1e1d4-9b17-70c3-957a-972c96a61ced', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 35, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.377Z', 35, '01a1e1d4-9b17-70c3-957a-972c96a61ced', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-927d-7711-b17a-30ad00f11491', 'member');
INSERT INTO public.board_members VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', '01a1e1d4-927d-7711-b17a-30ad00f11491', 'member');
INSERT INTO public.boards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 'Board', NULL, NULL, '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:27.885Z', '2026-11-16T00:49:27.885Z', 35, 38, 'pqgzq675gkt', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 'Board', NULL, NULL, '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.362Z', '2026-11-16T00:49:29.362Z', 2, 3, '7bhvdl4qvgc', 0, '2026-11-16T00:49:29.365Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd');
INSERT INTO public.card_assignees VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-90a3-729c-9bfc-9438879fabfd');
INSERT INTO public.card_assignees VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-927d-7711-b17a-30ad00f11491');
INSERT INTO public.card_labels VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9734-77e7-a0f9-c14ddf640c61');
INSERT INTO public.cards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-972f-7238-8a56-b5a5a5d72975', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T00:49:28.375Z', '2026-11-16T00:49:29.232Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ade-7391-90ea-373d6c493c29', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:49:29.310Z', '2026-11-16T00:49:29.310Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b1c-7024-a8df-2e6785531960', '01a1e1d4-9b17-70c3-957a-972c96a61ced', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:49:29.372Z', '2026-11-16T00:49:29.372Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', '01a1e1d4-9972-7497-8daf-852b989fdf2d', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9aee-7280-a9f0-e10cd34cc71c', '01a1e1d4-9ae8-73ee-b58a-10654601467b', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9972-7497-8daf-852b989fdf2d', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ae4-7749-ae53-d2ff7772f5bd', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ae8-73ee-b58a-10654601467b', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-972f-7238-8a56-b5a5a5d72975', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9af3-75e0-8e60-f21570b136d4', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b17-70c3-957a-972c96a61ced', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9afa-72e2-99b0-3a762fdb5ccd', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.338Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1d4-9db8-7683-a83e-9eea45589da5', '2026-11-16T01:54:30.060Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1d4-90a3-729c-9bfc-9438879fabfd', '9c3afed3-2370-4d8d-93c5-0bc2f0e5ceaf', 'AugLYuLCUBF3X2F_AFjylECF-womErzthUN8wCi7Y_Y', '01a1e1d4-954d-7544-9422-222c1859c23e', '{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:49:28.372Z');
INSERT INTO public.invitations VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b00-7761-b31b-193b0bfab989', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', '01a1e1d4-927d-7711-b17a-30ad00f11491');
INSERT INTO public.labels VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9734-77e7-a0f9-c14ddf640c61', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b08-7701-95d1-db083895cc4c', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 35, '01a1e1d4-9b1c-7024-a8df-2e6785531960', '{"id":"01a1e1d4-9b1c-7024-a8df-2e6785531960","column_id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:49:29.372Z","updated_at":"2026-11-16T00:49:29.372Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1d4-9277-7013-ba7a-cc1d41d7f926', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:27.159Z', '2026-11-16T00:49:27.159Z', '2026-11-16T01:49:27.159Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d4-93c0-77a5-a579-a50f848b2536', '01a1e1d4-927d-7711-b17a-30ad00f11491', '2026-11-16T00:49:27.488Z', '2026-11-16T00:49:27.488Z', '2026-11-16T01:49:27.488Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d4-9543-7363-9c29-20ecbd5a324c', '01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', '2026-11-16T00:49:27.875Z', '2026-11-16T00:49:27.875Z', '2026-11-16T01:49:27.875Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('2e7c30e1-e638-4949-a73b-02dd60046969', '0583146b-92cd-4055-a4a5-a4af71f1c4bc', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b09-761b-a534-afef630a7f46', 'card', 'deleted', 'Card', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', NULL, 131072, 1, '{"id":"01a1e1d4-9b09-761b-a534-afef630a7f46","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:49:29.353Z","updated_at":"2026-11-16T00:49:29.353Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:49:29.354Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 28);
INSERT INTO public.trash VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d4-9734-77e7-a0f9-c14ddf640c61","01a1e1d4-9b08-7701-95d1-db083895cc4c"],"board_members":["01a1e1d4-90a3-729c-9bfc-9438879fabfd","01a1e1d4-927d-7711-b17a-30ad00f11491"]}', '2026-11-16T00:49:29.360Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 31);
INSERT INTO public.trash VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b0f-7399-9b3a-a78b900118f9', 'card', 'deleted', 'Card', '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', 65536, NULL, '{"id":"01a1e1d4-9b0f-7399-9b3a-a78b900118f9","column_id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:49:29.359Z","updated_at":"2026-11-16T00:49:29.359Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:49:29.360Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 31);
INSERT INTO public.users VALUES ('01a1e1d4-90a3-729c-9bfc-9438879fabfd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$B+a4VLZZCdkAWJ+bGj8piaO8itJT7GAt9tjAEOrsSzE$y5YSQ+xD2BBT1MBLfmx80SZN6BkH8mn8hj4dZGw2yog', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:49:26.917Z');
INSERT INTO public.users VALUES ('01a1e1d4-927d-7711-b17a-30ad00f11491', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$G0C6SLdrGVtvkos9xslqMDj3UPK7z1ieg6jn5qPTxiE$g4thcVAjVKkSRvufiHT50t9LLZbTm2Rwj7raJZqgidk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:49:27.340Z');
INSERT INTO public.users VALUES ('01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$bm20uwlgPLYJJBT1U1tR1NcAyVVT7uDMzIFnBLIWTZA$79S3gVHnzZFJNET8Za2DbN9YiSLD6kGmi7pRHLUQCxA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:49:27.614Z');
INSERT INTO public.users VALUES ('01a1e1d4-9b4b-76f3-b776-ce168668c3b5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$PniBrnwmcKsojsvB07s6yKJCj3CBaWCkwneEWRnBcGU$dQF4b1rbjF456jPbE8fJh7SoahoVpmMPc6dLdVVU7YM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:49:29.760Z');
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
