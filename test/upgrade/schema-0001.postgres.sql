
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b3-713f-81a7-324fd72f384b', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b8-76ad-8826-e5ce955483d7', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bc-7706-bed6-bee30daa926a', '\x948e29b0c4a2bb72dd702a2abd5de0448ff76165ae8c4e5c8d71c0a637de18a5dca9b61fe17b494b211642f286d5ad6c97c4288fba177e6a8cb1bd3cdb9bca1019e7f2ca1c2ac25b1b7bb79a0d1fc229be369a69bcbd9440902febc81876be0f387d01b1027fdcafaec6ab7d5a50e3923efb5a328201f8d3e61e013a5dc062adc4ff4f38511a16e7975bd863a3364371f5bbf201e48a7c943fe3e8d09d6c872848bc9d4253ae4b977092d3c8ab735ed8448579eb458c7ec55321e1eca55747869cf1a8904223d59444fb344e82a0407fe48ced647c2820ad4a419c0286b2f5cb51e7e915bc49fc4d5d305ea2e26ad135e8af25eadce9a519ebc33e59e7d72adf2ebb03e163a2ecf87934d77e5ff4bb9bba7008c0be2c381a4a5a8fa4645bc47a3aa1b7955344a6fcea256f0ff939d25c5c297b32a6bd06be8e702656b523da8347fdd5116ad24cac344531cc86922f263c0049019a06485e41d99358ef5608e168d943ba0be61f1de076fea194297adff7e76a7bc03181ff557e8cac8f116097a46c420b031f9b55e786cc2d6d807bae02b6fe057e04823c7d024315f309d82e47ba9693a0024a323d72a02c6935d30d596b21a29e54b990af968ee1ce0261d92affe5178ae28e8b5a4d8efa32bfea536ea03a11d730c7777f6ea3a351c4e8e43ee781a2ef40c7d54576be1d669aaf54a11a2403');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5c7-7189-979e-c9bab138d9b7', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('403e620a-daa7-47aa-b2a5-e5eab4e1698c', 'bf9f5f07-dbd2-4afe-bcfe-251a6bfec9ba', NULL);
INSERT INTO public.attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b3-713f-81a7-324fd72f384b', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b8-76ad-8826-e5ce955483d7', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bc-7706-bed6-bee30daa926a', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5c7-7189-979e-c9bab138d9b7', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bf-76ae-9dfd-1bdeebfde8eb', 'Finished by Bob', 'card_moved', '01a1e1f8-e585-72f7-9bba-47cf11410388', NULL, 'assign_member', NULL, '01a1e1f8-e01b-7463-8315-e20a801a5371', true);
INSERT INTO public.automation_rules VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5c9-7321-ad72-09471bdf02b4', 'Rule', 'card_moved', '01a1e1f8-e581-70dc-9922-5af26fac35fc', NULL, 'assign_member', NULL, '01a1e1f8-e01b-7463-8315-e20a801a5371', true);
INSERT INTO public.automation_runs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bf-76ae-9dfd-1bdeebfde8eb', '01a1e1f8-e5c2-7030-b649-9393623995c0', 17, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '2026-11-16T01:29:07.777Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 0, '2026-11-16T01:29:07.272Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c11380d389ca27e434fad220bc3522161e3024e5b45fef72a765aa539a4ca71667766f671046f4101e39a237735c5b5a9a9dc08416b64820a5e5b2937c638fb08048a2f0141c153d4c902018bd9243f141f7b50fd18020113434cbf20a12e689bf6eb32c35ab3a592d78eb6cc31daae6b839595dbf546008171b0776b7e7274010515ab04e59c72f1ccb8aab68ac95525ab970beffffa32be836204826e316450af7b021d762da61338427bdabfb9e77263c67425b8bd528af3a5e3478fe9ac0775bcfad66d0becb40fa040076f70879fba1b02ae627a3bfbf5ba3b45cc6520e07cca65e196ef05fd17fbdc6853fc01419534e24c1c3079e7d182723ae485cbe38069197826a7693f3d7c031968c23269020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 0, '2026-11-16T01:29:07.815Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b559ad427c437700255d1da5e234b4e1c6ca780aafe3b6a5250e9a1a8c799dd99d9c701bc050542a224e95a4e3535bca92c727495e5351ae134b6b215353028be0402054f1193050696b2497e2c3e0ea0862904062686987e41222c643bfd759961add9f246b68e6be104d7ebd650659bedbade008369b4776b7e72b080824a541b2e25979b672155b555a259b5b27eb9f0feaf2fd33b28c120a0a69041bdee18f4d46b4a2770007ddabfbbe77253a67425b8bd528af3a5e3c740e9ac0775b8fad66d0bead1075080c11b7aa44fecc740ab98dece7e03f6a788b90c0c9c4fb92cdcf2bd807fb1cf1d9ae2f704aaa48966624fc93b4f1694c390172e4f23a565e0993c1e77c7876f64ebc5aa69020000');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 1, 'board.member_added', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.593Z', 1, '01a1e1f8-e01b-7463-8315-e20a801a5371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","user_id":"01a1e1f8-e01b-7463-8315-e20a801a5371","role":"member","user":{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 2, 'board.member_added', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.710Z', 2, '01a1e1f8-e140-72f6-88c0-649afa5a0aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","user_id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","role":"member","user":{"id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 3, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.713Z', 3, '01a1e1f8-e581-70dc-9922-5af26fac35fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 4, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.717Z', 4, '01a1e1f8-e585-72f7-9bba-47cf11410388', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e585-72f7-9bba-47cf11410388","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 5, 'label.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.719Z', 5, '01a1e1f8-e587-712e-a597-f523deb7aee6', NULL, NULL, NULL, NULL, '3ba686d1-75f5-44e5-80fb-fcd38b17ab33', NULL, NULL, '{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 6, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.721Z', 6, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.721Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 7, 'card.labeled', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.726Z', 7, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:29:07.721Z"}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.726Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 8, 'card.assigned', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.730Z', 8, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:29:07.726Z"}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.730Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 9, 'card.assigned', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.730Z', 8, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:29:07.730Z"}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.730Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 10, 'checklist.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.736Z', 10, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e598-70b3-bb83-4eab416ed0aa', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 11, 'checklist_item.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.744Z', 11, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 12, 'checklist_item.updated', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.747Z', 12, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 13, 'checklist_item.assigned', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.750Z', 13, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 14, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.763Z', 14, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5b3-713f-81a7-324fd72f384b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5b3-713f-81a7-324fd72f384b","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 15, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.767Z', 15, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5b8-76ad-8826-e5ce955483d7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5b8-76ad-8826-e5ce955483d7","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 16, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.772Z', 16, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5bc-7706-bed6-bee30daa926a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5bc-7706-bed6-bee30daa926a","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 17, 'card.moved', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.777Z', 17, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","rank":65536,"updated_at":"2026-11-16T01:29:07.730Z","position":0}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e585-72f7-9bba-47cf11410388","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Steps","rank":65536,"items":[{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f8-e5b3-713f-81a7-324fd72f384b","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f8-e5b8-76ad-8826-e5ce955483d7","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f8-e5bc-7706-bed6-bee30daa926a","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.777Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 18, 'board.member_removed', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.780Z', 18, '01a1e1f8-e140-72f6-88c0-649afa5a0aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","user_id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","role":"member","user":{"id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 19, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.783Z', 19, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5c7-7189-979e-c9bab138d9b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5c7-7189-979e-c9bab138d9b7","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 20, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.786Z', 20, '01a1e1f8-e5ca-749f-9673-d530b31ce5b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5ca-749f-9673-d530b31ce5b8","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.786Z","updated_at":"2026-11-16T01:29:07.786Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 21, 'checklist.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.787Z', 21, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5cb-7107-a6af-b0e21a4dbbd6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5cb-7107-a6af-b0e21a4dbbd6","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 22, 'checklist.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.789Z', 22, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5cd-75be-b278-7c96da2c3cc4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5cd-75be-b278-7c96da2c3cc4","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 23, 'checklist_item.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.791Z', 23, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5cf-74e3-9cc7-ce5e36d6e45c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5cf-74e3-9cc7-ce5e36d6e45c","checklist_id":"01a1e1f8-e5cd-75be-b278-7c96da2c3cc4","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 24, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.795Z', 24, '01a1e1f8-e5d3-738b-9a21-33df0c101bdb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5d3-738b-9a21-33df0c101bdb","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 25, 'comment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.797Z', 25, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5d5-755f-998c-af505f9d4e51', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5d5-755f-998c-af505f9d4e51","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","user_id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","user":{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:29:07.797Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 26, 'label.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.803Z', 26, '01a1e1f8-e5db-744c-be2d-6eefc664aac3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5db-744c-be2d-6eefc664aac3","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 27, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.804Z', 27, '01a1e1f8-e5dc-7061-92b4-ce13f22516a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5dc-7061-92b4-ce13f22516a5","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.804Z","updated_at":"2026-11-16T01:29:07.804Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 28, 'card.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.806Z', 28, '01a1e1f8-e5dc-7061-92b4-ce13f22516a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5dc-7061-92b4-ce13f22516a5","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.804Z","updated_at":"2026-11-16T01:29:07.804Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 29, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.808Z', 29, '01a1e1f8-e5e0-7679-a4ac-89137e343233', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 30, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.810Z', 30, '01a1e1f8-e5e2-7690-add3-325a4d21c720', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e2-7690-add3-325a4d21c720","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.810Z","updated_at":"2026-11-16T01:29:07.810Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 31, 'column.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.811Z', 31, '01a1e1f8-e5e0-7679-a4ac-89137e343233', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 1, 'board.member_added', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.816Z', 1, '01a1e1f8-e01b-7463-8315-e20a801a5371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e5e7-72da-af2d-5ac0fba81805","user_id":"01a1e1f8-e01b-7463-8315-e20a801a5371","role":"member","user":{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 2, 'board.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.819Z', 2, '01a1e1f8-e5e7-72da-af2d-5ac0fba81805', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e7-72da-af2d-5ac0fba81805"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 32, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.830Z', 32, '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 33, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.835Z', 33, '01a1e1f8-e5fb-72a7-94cf-05410bebc00b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5fb-72a7-94cf-05410bebc00b","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.835Z","updated_at":"2026-11-16T01:29:07.835Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 34, 'column.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.861Z', 34, '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 35, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.870Z', 35, '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'member');
INSERT INTO public.board_members VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'member');
INSERT INTO public.boards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 'Board', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.272Z', '2026-11-16T01:29:07.272Z', 35, 38, 'u44uuyjjthj', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 'Board', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.815Z', '2026-11-16T01:29:07.815Z', 2, 3, '9qme7bn1g99', 0, '2026-11-16T01:29:07.819Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356');
INSERT INTO public.card_assignees VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356');
INSERT INTO public.card_assignees VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e01b-7463-8315-e20a801a5371');
INSERT INTO public.card_labels VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e587-712e-a597-f523deb7aee6');
INSERT INTO public.card_watchers VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356');
INSERT INTO public.cards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e585-72f7-9bba-47cf11410388', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:29:07.721Z', '2026-11-16T01:29:07.777Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5ca-749f-9673-d530b31ce5b8', '01a1e1f8-e581-70dc-9922-5af26fac35fc', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:29:07.786Z', '2026-11-16T01:29:07.786Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5fb-72a7-94cf-05410bebc00b', '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:29:07.835Z', '2026-11-16T01:29:07.835Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', '01a1e1f8-e598-70b3-bb83-4eab416ed0aa', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5cf-74e3-9cc7-ce5e36d6e45c', '01a1e1f8-e5cd-75be-b278-7c96da2c3cc4', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e598-70b3-bb83-4eab416ed0aa', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5cb-7107-a6af-b0e21a4dbbd6', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5cd-75be-b278-7c96da2c3cc4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e581-70dc-9922-5af26fac35fc', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e585-72f7-9bba-47cf11410388', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d3-738b-9a21-33df0c101bdb', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d5-755f-998c-af505f9d4e51', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.797Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1f8-e90d-775b-8c44-0117478d71a6', '2026-11-16T02:34:08.732Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '3ba686d1-75f5-44e5-80fb-fcd38b17ab33', 'fYT_CsTW7pqUukX80jg2c0Z1c5yiSEgH-1JTdN_KhkQ', '01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:29:07.719Z');
INSERT INTO public.invitations VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d9-7336-933a-ec8e9f73534a', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', '01a1e1f8-e01b-7463-8315-e20a801a5371');
INSERT INTO public.labels VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e587-712e-a597-f523deb7aee6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5db-744c-be2d-6eefc664aac3', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e51a-71dc-bec1-38b6758bc441', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'added', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.593Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e57e-7525-8e3d-289b54bdfc7a', '01a1e1f8-e140-72f6-88c0-649afa5a0aab', 'added', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.710Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e593-74c8-b843-1b009379b250', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'assigned', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.730Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d5-7560-9a2d-537ddea3d8ee', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'commented', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5d5-755f-998c-af505f9d4e51', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.797Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', '01a1e1f8-e5e9-7468-985f-17cff0066f2e', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'added', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.816Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 35, '01a1e1f8-e5fb-72a7-94cf-05410bebc00b', '{"id":"01a1e1f8-e5fb-72a7-94cf-05410bebc00b","column_id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:07.835Z","updated_at":"2026-11-16T01:29:07.835Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1f8-e005-74ea-a264-afa7c40d159f', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:06.310Z', '2026-11-16T01:29:06.310Z', '2026-11-16T02:29:06.310Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f8-e13b-7060-8b35-613d7066e076', '01a1e1f8-e01b-7463-8315-e20a801a5371', '2026-11-16T01:29:06.619Z', '2026-11-16T01:29:06.619Z', '2026-11-16T02:29:06.619Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f8-e3ab-7724-9c45-6df7958b3b0f', '01a1e1f8-e140-72f6-88c0-649afa5a0aab', '2026-11-16T01:29:07.243Z', '2026-11-16T01:29:07.243Z', '2026-11-16T02:29:07.243Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('403e620a-daa7-47aa-b2a5-e5eab4e1698c', 'bf9f5f07-dbd2-4afe-bcfe-251a6bfec9ba', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5dc-7061-92b4-ce13f22516a5', 'card', 'deleted', 'Card', '01a1e1f8-e581-70dc-9922-5af26fac35fc', NULL, 131072, 1, '{"id":"01a1e1f8-e5dc-7061-92b4-ce13f22516a5","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:07.804Z","updated_at":"2026-11-16T01:29:07.804Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:07.806Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 28);
INSERT INTO public.trash VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5e0-7679-a4ac-89137e343233', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f8-e587-712e-a597-f523deb7aee6","01a1e1f8-e5db-744c-be2d-6eefc664aac3"],"board_members":["01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","01a1e1f8-e01b-7463-8315-e20a801a5371"]}', '2026-11-16T01:29:07.811Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 31);
INSERT INTO public.trash VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5e2-7690-add3-325a4d21c720', 'card', 'deleted', 'Card', '01a1e1f8-e5e0-7679-a4ac-89137e343233', '01a1e1f8-e5e0-7679-a4ac-89137e343233', 65536, NULL, '{"id":"01a1e1f8-e5e2-7690-add3-325a4d21c720","column_id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:07.810Z","updated_at":"2026-11-16T01:29:07.810Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:07.811Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 31);
INSERT INTO public.users VALUES ('01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$gxQUYiY8mzLlqGmjTLKJN1NGoakUzwWnPIwwgLp+CHI$+vmtW+cu3qfdGyrYsaCV8RFytH0jmxT6baJYCNTSFWk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:06.011Z');
INSERT INTO public.users VALUES ('01a1e1f8-e01b-7463-8315-e20a801a5371', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$A1Qga+IV1EzpyhOLPOxLRCcbqshluoCwaS6v60kb6XM$fobEBYBv1wwlGBw0n2frKEvRD3jtxXJXnDY5OEaEH8Y', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:06.496Z');
INSERT INTO public.users VALUES ('01a1e1f8-e140-72f6-88c0-649afa5a0aab', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$GZ7CzjriJ0Y4ISt2HUvrcxTe7qUItaSjZA0cQAzMkkM$vEplM0rwpg4nRHtEbSCeHn1GYGF1vQ6pxjiHmext5eA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:06.962Z');
INSERT INTO public.users VALUES ('01a1e1f8-e652-70b1-a931-b1529cca652f', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$LNCM011T4qIBlgJgLNkAaM1MVBtn0n19NpxPWjmkjNw$1yaMXg21+zKgH/vmdgOzUmLmMd2NzqBoHRbYJhEWYbo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:08.170Z');
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
