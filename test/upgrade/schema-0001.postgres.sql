
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
    user_id uuid NOT NULL,
    due_at text,
    is_complete boolean NOT NULL
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
    board_id uuid NOT NULL,
    user_id uuid NOT NULL,
    key text NOT NULL,
    request text NOT NULL,
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 'reset', 'alice@example.org', '00', '2026-11-16T09:25:56.888Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f84-73e5-a962-a9b542506375', '\xb250557297c420d5539f184063c1d0c4d9db7192f7dea64b5f782c9cb69185819c570aa229a4ae81a819f1717a5843c3ac947f3db78465496f83e94fabeb32c423b2a95fa52c1ae067fd7fc41e5a3266d7d23c2dd7bba53faac40f9974d1a0457dda5fa57083af3cde16a79d1e39912cdd4e1a6d9a74c99b4ba3bcd54743432ce61fd563c1b769df8b364bf379442f427df2932836c7d64ea31665e43289117c3e3e7d943ca7146a84de85c3f36d6886aa7e6029a53d6f32113953023eea4f640c9f25be742fa4ea43952df2e7130178c5c34b954a2b489954ecf5b099af2dcf9162afb1cff7136ecffa96bfbf3f3531a1acbc18e58fb86f9289e7f0b3a8922df5fa934cf3e68b06c071fbaf18dde2abd772149ddaa86498da91928da58e27cc63fb8f48a6f341dc1031ca03c8fec661c8381b82f80873135411d6809e5c6c235ca59cda4a1972808a7d061e88be1227ae30daf5ee25cfdaef8d14e618971a7f7992d8d71a3c2990c77c43e15be2657f2d0851e30b7c8126fbe5ce778501b2a23603ce9428474c4d310b4f17ef61872c29b262694cd4c37201c66f3ad06b6c28f643daa86f0a6f55aecc515ff6d41f70d63da77e9cdc919a000844859cea10eb0ad8daaebd7e7c9eb9c94c194126c784957da8e8d4c042702e9a135ef0b401de2768111e95e6d144dd2215818449c646f429f359');
INSERT INTO public.attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('b1f3c1e3-07cf-4b9e-9aa7-61a55d2a7a55', '15f069d9-1d76-4b9d-a058-88a98a652d3f', NULL);
INSERT INTO public.attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f84-73e5-a962-a9b542506375', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f86-76b7-a492-e3effc3806b8', 'Finished by Bob', 'card_moved', '01a1e3ad-6f58-7098-970e-6702d946732f', NULL, 'assign_member', NULL, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', true);
INSERT INTO public.automation_rules VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f8f-7475-a120-5f3b63e2b7b8', 'Rule', 'card_moved', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', NULL, 'assign_member', NULL, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', true);
INSERT INTO public.automation_runs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f86-76b7-a492-e3effc3806b8', '01a1e3ad-6f89-77b4-b181-84fefc79c911', 17, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '2026-11-16T09:25:56.744Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T09:25:56.719Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 0, '2026-11-16T09:25:56.667Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab3cedd627c437700255d13ade204b4e1c6ca780aafe3b4a5210eda1a8c7197b6676678f600d28c872cca944c345576a2e4b5d702daa8c0b59d5b495b9c9b6080c924d8e40c193c7608081a1d8063b26eb0750c3e41c83d63b1f7e41204c641afd75914155c6a5a834df625ef2b6eb64550b53c89d0006d368eed6fce46002054556089ee73c17cfd94e15b5aac54608f9f2c7fbbf7f91de41650c1c6a7211d4eb9e414fbda6308323e879ffe69ee6a648e15a40b7560a7e69da7f0c14ce7a50c7eb6bddb4a01ead0305e86c4b8ff489fde868e3c3dbd96fc07e8e589e814167434c2bb75ecfe125b6b1c136d903814a61a2853850b09d2503aa4317572e4e238575e0853c9df6ab5943071ad2d2feec787af80641b1c29e7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 0, '2026-11-16T09:25:56.778Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abbc6a373e21be8113a88a36f1065972e2603b0514e5df519282680f453dced833b33b3b81d1a0204931a51c35172d2297b2448e1a89a3c80f222fcaac297260104db4040a9e1c7a0d0c3485c69b211ad783ea476b1934ce3aff0b3c61245dd55f171954245c8aa2e6074c73deb4ad2cf64267b214c0601cf4dd9a9f1c8ca0204b32c1d394a7e2392955b6577bb193f2f0f2c7fbbf7f81de41250c2cd66403a8d723838eba9afc0226a897fdab7b9a1b03f96b01dd5ac9bbb569f7d1933feb414dd7d7ba69411d1a0b0ad09a861ee913bbc1d2cef9b7b35f8fdd12b13e0383d6f810376ebb9ec54b6c42854d34270215fd482b71226f5a431a548b366c5c1807f2dbc02b39cfc7cdaca213f5716d7f719c1fbe019caac3ad7e020000');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 1, 'board.member_added', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.677Z', 1, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","user_id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","role":"member","user":{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 2, 'board.member_added', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.688Z', 2, '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","user_id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","role":"member","user":{"id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 3, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.691Z', 3, '01a1e3ad-6f54-756f-b4aa-c9c39824d112', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 4, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.696Z', 4, '01a1e3ad-6f58-7098-970e-6702d946732f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f58-7098-970e-6702d946732f","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 5, 'label.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.699Z', 5, '01a1e3ad-6f5b-74de-a592-2cc1b8f373f4', NULL, NULL, NULL, NULL, '5ffddf60-822c-4a5e-b801-4f33261f5409', NULL, NULL, '{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 6, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.704Z', 6, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.704Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 7, 'card.labeled', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.708Z', 7, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T09:25:56.704Z"}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.708Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 8, 'card.assigned', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.712Z', 8, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T09:25:56.708Z"}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.712Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 9, 'card.assigned', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.712Z', 8, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T09:25:56.712Z"}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.712Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 10, 'checklist.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.725Z', 10, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 11, 'checklist_item.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.727Z', 11, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 12, 'checklist_item.updated', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.730Z', 12, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 13, 'checklist_item.assigned', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.732Z', 13, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 14, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.735Z', 14, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f7f-7128-a5db-f9f2766a2162","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 15, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.738Z', 15, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f82-733c-9c11-e10c98e28e5e","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 16, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.740Z', 16, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f84-73e5-a962-a9b542506375', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f84-73e5-a962-a9b542506375","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 17, 'card.moved', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.744Z', 17, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","rank":65536,"updated_at":"2026-11-16T09:25:56.712Z","position":0}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f58-7098-970e-6702d946732f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Steps","rank":65536,"items":[{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e3ad-6f7f-7128-a5db-f9f2766a2162","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e3ad-6f82-733c-9c11-e10c98e28e5e","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e3ad-6f84-73e5-a962-a9b542506375","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.744Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 18, 'board.member_removed', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.747Z', 18, '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","user_id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","role":"member","user":{"id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 19, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.750Z', 19, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f8e-72c6-a5ac-1e2b313335da","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 20, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.753Z', 20, '01a1e3ad-6f91-7487-8439-9802318c2c46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f91-7487-8439-9802318c2c46","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.753Z","updated_at":"2026-11-16T09:25:56.753Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 21, 'checklist.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.755Z', 21, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f93-72ae-b9ae-dbc9b931c9ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f93-72ae-b9ae-dbc9b931c9ec","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 22, 'checklist.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.756Z', 22, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f94-737f-9cb4-875047aae923', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f94-737f-9cb4-875047aae923","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 23, 'checklist_item.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.758Z', 23, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f96-768d-860e-676f7e56014f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f96-768d-860e-676f7e56014f","checklist_id":"01a1e3ad-6f94-737f-9cb4-875047aae923","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 24, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.759Z', 24, '01a1e3ad-6f97-7744-a64c-5089c1f8ea7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f97-7744-a64c-5089c1f8ea7c","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 25, 'comment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.761Z', 25, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f99-76b1-878e-4b92b1786a9c","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","user_id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","user":{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T09:25:56.761Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 26, 'label.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.767Z', 26, '01a1e3ad-6f9f-7726-a466-1c28fb73c84e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f9f-7726-a466-1c28fb73c84e","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 27, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.768Z', 27, '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa0-7673-a374-bbbcfec6be96","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.768Z","updated_at":"2026-11-16T09:25:56.768Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 28, 'card.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.770Z', 28, '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa0-7673-a374-bbbcfec6be96","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.768Z","updated_at":"2026-11-16T09:25:56.768Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 29, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.772Z', 29, '01a1e3ad-6fa4-770a-b186-468509441082', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa4-770a-b186-468509441082","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 30, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.773Z', 30, '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa5-7476-91d6-53cd280a1b6e","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6fa4-770a-b186-468509441082","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.773Z","updated_at":"2026-11-16T09:25:56.773Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 31, 'column.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.775Z', 31, '01a1e3ad-6fa4-770a-b186-468509441082', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa4-770a-b186-468509441082","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 1, 'board.member_added', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.780Z', 1, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6faa-779a-adae-a63863492c43","user_id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","role":"member","user":{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 2, 'board.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.781Z', 2, '01a1e3ad-6faa-779a-adae-a63863492c43', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6faa-779a-adae-a63863492c43"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 32, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.783Z', 32, '01a1e3ad-6faf-718c-9dcd-4dff13384e91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 33, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.784Z', 33, '01a1e3ad-6fb0-7277-97d6-b393b9426a40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fb0-7277-97d6-b393b9426a40","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.784Z","updated_at":"2026-11-16T09:25:56.784Z"}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 34, 'column.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.786Z', 34, '01a1e3ad-6faf-718c-9dcd-4dff13384e91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 35, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.788Z', 35, '01a1e3ad-6faf-718c-9dcd-4dff13384e91', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 'owner');
INSERT INTO public.board_members VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'member');
INSERT INTO public.board_members VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 'owner');
INSERT INTO public.board_members VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'member');
INSERT INTO public.board_visits VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e40-764b-8a13-cff7456d2796', NULL, true);
INSERT INTO public.boards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 'Board', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.667Z', '2026-11-16T09:25:56.667Z', 35, 38, '2h9nwjvi3ggbs', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 'Board', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.778Z', '2026-11-16T09:25:56.778Z', 2, 3, 'r78w5xsdrhal', 0, '2026-11-16T09:25:56.781Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796');
INSERT INTO public.calendar_keys VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'f2ee3ac7b22418b5ddae33e13337cade');
INSERT INTO public.card_assignees VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e40-764b-8a13-cff7456d2796', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f5b-74de-a592-2cc1b8f373f4');
INSERT INTO public.card_watchers VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e40-764b-8a13-cff7456d2796');
INSERT INTO public.cards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f58-7098-970e-6702d946732f', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T09:25:56.704Z', '2026-11-16T09:25:56.744Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T09:25:56.753Z', '2026-11-16T09:25:56.753Z', NULL);
INSERT INTO public.cards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6faf-718c-9dcd-4dff13384e91', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T09:25:56.784Z', '2026-11-16T09:25:56.784Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', '01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f96-768d-860e-676f7e56014f', '01a1e3ad-6f94-737f-9cb4-875047aae923', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f93-72ae-b9ae-dbc9b931c9ec', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f94-737f-9cb4-875047aae923', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f58-7098-970e-6702d946732f', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f97-7744-a64c-5089c1f8ea7c', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6faf-718c-9dcd-4dff13384e91', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.761Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e3ad-7014-76da-bf91-cf750f016d69', '2026-11-16T10:30:56.886Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '5ffddf60-822c-4a5e-b801-4f33261f5409', 'dm9p9SW3tI6euJkky2xAi0CSnEpEwTdOZwW-duKN8PI', '{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T09:25:56.699Z');
INSERT INTO public.invitations VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f9e-72c5-8a39-0d0fe7692923', '01a1e3ad-6e40-764b-8a13-cff7456d2796', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7');
INSERT INTO public.labels VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f5b-74de-a592-2cc1b8f373f4', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f9f-7726-a466-1c28fb73c84e', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '093b4095-d68c-41eb-a0dd-b9b68248bd3d', '2026-11-16T09:25:56.888Z');
INSERT INTO public.mail_digests VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('c5598a3b-d391-42e5-a9f9-dc72e65456eb', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T09:25:56.888Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f45-7698-b5e8-8b1635138a19', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'added', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.677Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f50-715c-bb53-8451fc9a1de0', '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', 'added', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.688Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f68-7047-b069-6ebfd560ef53', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'assigned', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.712Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f99-76b2-a989-8f7a9da7632c', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'commented', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.761Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', '01a1e3ad-6fac-7158-a3fe-cda1de9afee8', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'added', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.780Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 35, '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '{"id":"01a1e3ad-6fb0-7277-97d6-b393b9426a40","column_id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T09:25:56.784Z","updated_at":"2026-11-16T09:25:56.784Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'a92db9331dc0b778');
INSERT INTO public.search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f91-7487-8439-9802318c2c46', 3145727, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', 1048576, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 4194303, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 5242879, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', 6291455, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f84-73e5-a962-a9b542506375', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f91-7487-8439-9802318c2c46', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f91-7487-8439-9802318c2c46', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f96-768d-860e-676f7e56014f', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e3ad-6e93-77f0-9851-f122d634056b', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.499Z', '2026-11-16T09:25:56.499Z', '2026-11-16T10:25:56.499Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e3ad-6ee5-755d-88ad-ea5e23261993', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', '2026-11-16T09:25:56.581Z', '2026-11-16T09:25:56.581Z', '2026-11-16T10:25:56.581Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e3ad-6f33-7779-8b1d-a91e18edfd39', '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', '2026-11-16T09:25:56.659Z', '2026-11-16T09:25:56.659Z', '2026-11-16T10:25:56.659Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('b1f3c1e3-07cf-4b9e-9aa7-61a55d2a7a55', '15f069d9-1d76-4b9d-a058-88a98a652d3f', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 'card', 'deleted', 'Card', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', NULL, 131072, 1, '{"id":"01a1e3ad-6fa0-7673-a374-bbbcfec6be96","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T09:25:56.768Z","updated_at":"2026-11-16T09:25:56.768Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T09:25:56.770Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 28);
INSERT INTO public.trash VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa4-770a-b186-468509441082', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","01a1e3ad-6f9f-7726-a466-1c28fb73c84e"],"board_members":["01a1e3ad-6e40-764b-8a13-cff7456d2796","01a1e3ad-6e9b-711b-aabd-90a2517fe7e7"]}', '2026-11-16T09:25:56.775Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 31);
INSERT INTO public.trash VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 'card', 'deleted', 'Card', '01a1e3ad-6fa4-770a-b186-468509441082', '01a1e3ad-6fa4-770a-b186-468509441082', 65536, NULL, '{"id":"01a1e3ad-6fa5-7476-91d6-53cd280a1b6e","column_id":"01a1e3ad-6fa4-770a-b186-468509441082","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T09:25:56.773Z","updated_at":"2026-11-16T09:25:56.773Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T09:25:56.775Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 31);
INSERT INTO public.users VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$752kptBPz76D/44umdC35DYVQtHwA9HAc3G17zeuM3o$WY5kUzhnXn6ZMzwOgQ7KXPoYWBCP+IBcc7sVxpGqmVI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T09:25:56.459Z');
INSERT INTO public.users VALUES ('01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$5KWyrZCtt3ksNCWzmcsTHWGr/yB0CTBQHvARXq9yrXM$TYrYDvnTE00Osl84a2MFHt4k7c+/eG2iLdmvV591x4E', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T09:25:56.546Z');
INSERT INTO public.users VALUES ('01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9SRvB+6SFpbqP7YvIL+wfK11H9IVhHhhS+TG9K+80Xg$284YxtBCILoW35uAmloJIbJjLsc+I6eA7lwdj5McekM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T09:25:56.616Z');
INSERT INTO public.users VALUES ('01a1e3ad-6fbc-720d-98b3-3332d0df1427', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$FnPvm+rBfoTGPgT61TWkDvQ/BgTNFVmCz76LjIMhPLg$pJCTqtizqGNY0D09YxJ2cembj+iqx6kf1QHqkrAoMSc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T09:25:56.845Z');
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
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (board_id, user_id, key);
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
CREATE INDEX card_assignees_due ON public.card_assignees USING btree (user_id, is_complete, due_at, card_id);
CREATE INDEX card_assignees_user ON public.card_assignees USING btree (user_id, board_id, card_id);
CREATE INDEX card_labels_label ON public.card_labels USING btree (board_id, label_id, card_id);
CREATE INDEX cards_complete ON public.cards USING btree (board_id, id) WHERE is_complete;
CREATE INDEX cards_due ON public.cards USING btree (board_id, is_complete, due_at, id) WHERE (due_at IS NOT NULL);
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
CREATE UNIQUE INDEX idempotency_keys_user ON public.idempotency_keys USING btree (user_id, key);
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
CREATE INDEX search_documents_doc ON public.search_documents USING btree (doc, board_id, card_id);
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
