
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeef-778a-947e-6b5d0115f317', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aef7-73ad-9a09-a847f882a876', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e', '\x23c1ebb5e59c5e6f092fbf11250b71890db3f21c917121acf9eeb5005227accb79259ae408b28378ca48a8e35246e9ba7912ac2c0fe221e14824955d0eb19bc5ee63f442bc091605250b0dbc9e39fd7423bbc43fcd8d33d8ef75298903aea0d84def7f3e127de208053d0ca890f3f03160230ecbd3fbd7fb0d60d07aa9fa50c28837a462de65e564ed2ddc182acb31f9ce67b9080fed4bf7f703969b61b9689e133dbc3f60d6a07e33dead6eb50c359c9c745c6376834c2014af814825caca56844aa5354b8e1d19432491569d07cd8fb8ad96d1af86043da2c8484540d4247334a4ce1d4185bcb9c29cdf5e8d221dc7a251f9c9536e034358fd0370606edbf02b8418d7e86d8b501d5c2622ebc5f5a28d5b490a24ed2a7e5d7f52b8b87bbf3daaccacc9446fc6bdcdb97d0b9a3b3d17e93a2125eb0d847d66caab4a4f68abfed7750713c963d6403ebcb1bd93bb0b5c2e1990ccf71a466949615ec6edde44b475542e80ab2545aa50adcf9793eac8014a1643c8440d0ad9e9a588355abd02509a58845d44319e90f95ac02a05f880e661b83178d5da824923e8d7db05d3b9d3771d2f819d1143d69bb0c00a5baf5a0fd48f35291d1334ed8a7c67e578417c052cbedeaef0fefd53fbeac9030690befcfae647e01f34f4eed4cd7fea4784e625802ee47e7822476414e3b41ff7267f623b9731d8');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af14-7794-b5d3-5524cf57d29d', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('7c6358ed-4932-4b1e-a3ad-1e6cf526a4b9', '841d93c5-a460-435e-ae11-4052dcae16ee', NULL);
INSERT INTO public.attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeef-778a-947e-6b5d0115f317', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aef7-73ad-9a09-a847f882a876', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af14-7794-b5d3-5524cf57d29d', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af01-73d4-8e66-dfd7edcfce13', 'Finished by Bob', 'card_moved', '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', NULL, 'assign_member', NULL, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', true);
INSERT INTO public.automation_rules VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af1b-74f3-8740-697e9fbed7cf', 'Rule', 'card_moved', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', NULL, 'assign_member', NULL, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', true);
INSERT INTO public.automation_runs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af01-73d4-8e66-dfd7edcfce13', '01a1e1f6-af08-7302-afb2-c35180857571', 17, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '2026-11-16T01:26:42.696Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 0, '2026-11-16T01:26:42.531Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab38699cd427c437700255d53a5e234b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c7019c0105854041c24a8e242bde545af2560bc99bb5b655575795ad5b60905df6040a9e0246030c0ca52eba31bb30801a26ef1974c187f80b226126b3d35f17191a37bc29db9aa3c5967776639a7553a09612184ca3b95bf393831914944529b9105cc8e742a852aa75b9aa2bf1f2c7fbbfbe44efa00a061e35f904ea75cba0a75e533c8103e8d3febb7b2e37258ad7829b2bc5305f3a7c0c14cf7a5087eb6fddb4a01e9d0705e85d478ff489fde86915e2dbd96fc0fe14319781817531e5855bbee7f112bbb4c32ebb3d81ca71a299d85374d6910165d1a7854bd348711978268fc7edf1e11b2e326b2069020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 0, '2026-11-16T01:26:42.811Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abd804a7f109f10d9c4055b5b6d7c892f3c0760aa8eabfa32605d11e8a7a9cd99d997dec2138d050091424bce2e81bc31b695bdea215bc71758df755a58cac814109251268781a303960e028db14c612861e743fc5c8c00e7148bf201116725bf3759661b0e58d5c3f70f4b8e6d6b7aea99b0a8d52c0601addcd9a9f1c2ca04156527121b850cf95d052e95aaed642bcfcf1feaf2fd33be88a41444331837edd30e8a833948e600fe6b8fff696cb4d99d2a5e0ea4a69982f3d7cf4944e7ad0fbcb6f5db5a00e43040d1883a547fac46e8cb41ad2dbc9afc7ee18319781810f2997855bbe17f11c87bc455bc28e409734d14cec28051fc881f618f3c2e569a4b40c3c9387c3e670f70d444a676f69020000');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 1, 'board.member_added', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.565Z', 1, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","user_id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","role":"member","user":{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 2, 'board.member_added', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.579Z', 2, '01a1e1f6-ad8c-70fa-b033-97265e917bda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","user_id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","role":"member","user":{"id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 3, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.588Z', 3, '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 4, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.591Z', 4, '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-ae9f-7707-a04b-43129f48dbb8","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 5, 'label.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.600Z', 5, '01a1e1f6-aea8-76b7-9b42-c31d31a00fd6', NULL, NULL, NULL, NULL, 'aa7a017e-d013-46e9-b160-1e58fcb496d6', NULL, NULL, '{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 6, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.604Z', 6, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.604Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 7, 'card.labeled', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.612Z', 7, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:26:42.604Z"}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.612Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 8, 'card.assigned', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.619Z', 8, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:26:42.612Z"}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.619Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 9, 'card.assigned', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.619Z', 8, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:26:42.619Z"}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.619Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 10, 'checklist.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.635Z', 10, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aecb-700e-b747-81413f3f8aa3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 11, 'checklist_item.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.638Z', 11, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 12, 'checklist_item.updated', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.647Z', 12, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 13, 'checklist_item.assigned', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.658Z', 13, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 14, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.671Z', 14, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aeef-778a-947e-6b5d0115f317', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aeef-778a-947e-6b5d0115f317","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 15, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.679Z', 15, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aef7-73ad-9a09-a847f882a876', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aef7-73ad-9a09-a847f882a876","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 16, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.687Z', 16, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 17, 'card.moved', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.696Z', 17, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","rank":65536,"updated_at":"2026-11-16T01:26:42.619Z","position":0}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9f-7707-a04b-43129f48dbb8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Steps","rank":65536,"items":[{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f6-aeef-778a-947e-6b5d0115f317","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f6-aef7-73ad-9a09-a847f882a876","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.696Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 18, 'board.member_removed', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.703Z', 18, '01a1e1f6-ad8c-70fa-b033-97265e917bda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","user_id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","role":"member","user":{"id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 19, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.708Z', 19, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af14-7794-b5d3-5524cf57d29d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af14-7794-b5d3-5524cf57d29d","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 20, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.717Z', 20, '01a1e1f6-af1d-706a-bd9e-a829d69aa2b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af1d-706a-bd9e-a829d69aa2b6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.717Z","updated_at":"2026-11-16T01:26:42.717Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 21, 'checklist.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.723Z', 21, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af23-7295-b931-7c38ca23903c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af23-7295-b931-7c38ca23903c","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 22, 'checklist.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.732Z', 22, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af2c-74f1-b86a-bab324495fe1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af2c-74f1-b86a-bab324495fe1","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 23, 'checklist_item.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.743Z', 23, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af37-7435-840a-522ccdeb8fe1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af37-7435-840a-522ccdeb8fe1","checklist_id":"01a1e1f6-af2c-74f1-b86a-bab324495fe1","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 24, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.750Z', 24, '01a1e1f6-af3e-7613-836a-6524c052ef1a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af3e-7613-836a-6524c052ef1a","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 25, 'comment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.758Z', 25, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af46-7227-9bed-f51d656d86ba', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af46-7227-9bed-f51d656d86ba","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","user_id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","user":{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:26:42.758Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 26, 'label.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.775Z', 26, '01a1e1f6-af57-7755-81f2-a75c952d241c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af57-7755-81f2-a75c952d241c","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 27, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.779Z', 27, '01a1e1f6-af5b-7204-9ac1-a36caa7b61e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af5b-7204-9ac1-a36caa7b61e7","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.779Z","updated_at":"2026-11-16T01:26:42.779Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 28, 'card.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.781Z', 28, '01a1e1f6-af5b-7204-9ac1-a36caa7b61e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af5b-7204-9ac1-a36caa7b61e7","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.779Z","updated_at":"2026-11-16T01:26:42.779Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 29, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.791Z', 29, '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 30, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.795Z', 30, '01a1e1f6-af6c-77c8-b37a-b01d8c9ac758', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af6c-77c8-b37a-b01d8c9ac758","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.795Z","updated_at":"2026-11-16T01:26:42.795Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 31, 'column.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.801Z', 31, '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 1, 'board.member_added', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.817Z', 1, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-af7b-72c9-9ac1-7d44a3006b24","user_id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","role":"member","user":{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 2, 'board.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.823Z', 2, '01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af7b-72c9-9ac1-7d44a3006b24"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 32, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.827Z', 32, '01a1e1f6-af8b-7528-9096-09b1e1598168', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af8b-7528-9096-09b1e1598168","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 33, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.831Z', 33, '01a1e1f6-af8f-72bf-8c94-02de84e39ed4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af8f-72bf-8c94-02de84e39ed4","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-af8b-7528-9096-09b1e1598168","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.831Z","updated_at":"2026-11-16T01:26:42.831Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 34, 'column.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.836Z', 34, '01a1e1f6-af8b-7528-9096-09b1e1598168', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af8b-7528-9096-09b1e1598168","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 35, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.844Z', 35, '01a1e1f6-af8b-7528-9096-09b1e1598168', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f6-af8b-7528-9096-09b1e1598168","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'member');
INSERT INTO public.board_members VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'member');
INSERT INTO public.boards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 'Board', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.531Z', '2026-11-16T01:26:42.531Z', 35, 38, 'bmzkykg50xe', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 'Board', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.811Z', '2026-11-16T01:26:42.811Z', 2, 3, 'mqahtofb5uf', 0, '2026-11-16T01:26:42.823Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66');
INSERT INTO public.card_assignees VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66');
INSERT INTO public.card_assignees VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-ac88-7620-ada6-cc954fd56b56');
INSERT INTO public.card_labels VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aea8-76b7-9b42-c31d31a00fd6');
INSERT INTO public.card_watchers VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66');
INSERT INTO public.cards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:26:42.604Z', '2026-11-16T01:26:42.696Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af1d-706a-bd9e-a829d69aa2b6', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:26:42.717Z', '2026-11-16T01:26:42.717Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af8f-72bf-8c94-02de84e39ed4', '01a1e1f6-af8b-7528-9096-09b1e1598168', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:26:42.831Z', '2026-11-16T01:26:42.831Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', '01a1e1f6-aecb-700e-b747-81413f3f8aa3', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af37-7435-840a-522ccdeb8fe1', '01a1e1f6-af2c-74f1-b86a-bab324495fe1', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aecb-700e-b747-81413f3f8aa3', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af23-7295-b931-7c38ca23903c', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af2c-74f1-b86a-bab324495fe1', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af3e-7613-836a-6524c052ef1a', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af8b-7528-9096-09b1e1598168', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af46-7227-9bed-f51d656d86ba', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.758Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1f6-b0da-71a8-9d2a-09927309fba7', '2026-11-16T02:31:43.171Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'aa7a017e-d013-46e9-b160-1e58fcb496d6', '0YLJ4pSbhSbw5ddaZSr4_VxseUpfzYIaaKpPGNxvzN0', '01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:26:42.600Z');
INSERT INTO public.invitations VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af4f-753a-baad-57bc7fd64d33', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', '01a1e1f6-ac88-7620-ada6-cc954fd56b56');
INSERT INTO public.labels VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aea8-76b7-9b42-c31d31a00fd6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af57-7755-81f2-a75c952d241c', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae86-735b-8c21-0959d55dfacf', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'added', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.565Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae93-7204-b6a8-861bdea9da0d', '01a1e1f6-ad8c-70fa-b033-97265e917bda', 'added', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.579Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aebc-71e1-8733-8987e6e02455', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'assigned', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.619Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af46-7228-9f73-c3ead1aef18d', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'commented', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af46-7227-9bed-f51d656d86ba', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.758Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', '01a1e1f6-af81-74a3-9c98-83dafee3a803', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'added', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.817Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 35, '01a1e1f6-af8f-72bf-8c94-02de84e39ed4', '{"id":"01a1e1f6-af8f-72bf-8c94-02de84e39ed4","column_id":"01a1e1f6-af8b-7528-9096-09b1e1598168","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:26:42.831Z","updated_at":"2026-11-16T01:26:42.831Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1f6-ac7f-700e-8749-88843fd44bd2', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.047Z', '2026-11-16T01:26:42.047Z', '2026-11-16T02:26:42.047Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f6-ad82-7539-8db5-5d60666b9bf5', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', '2026-11-16T01:26:42.306Z', '2026-11-16T01:26:42.306Z', '2026-11-16T02:26:42.306Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f6-ae46-75b1-b37f-3b21d4b8d0e4', '01a1e1f6-ad8c-70fa-b033-97265e917bda', '2026-11-16T01:26:42.502Z', '2026-11-16T01:26:42.502Z', '2026-11-16T02:26:42.502Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('7c6358ed-4932-4b1e-a3ad-1e6cf526a4b9', '841d93c5-a460-435e-ae11-4052dcae16ee', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af5b-7204-9ac1-a36caa7b61e7', 'card', 'deleted', 'Card', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', NULL, 131072, 1, '{"id":"01a1e1f6-af5b-7204-9ac1-a36caa7b61e7","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:26:42.779Z","updated_at":"2026-11-16T01:26:42.779Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:26:42.781Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 28);
INSERT INTO public.trash VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","01a1e1f6-af57-7755-81f2-a75c952d241c"],"board_members":["01a1e1f6-aba9-7285-afa8-cf9d7470ab66","01a1e1f6-ac88-7620-ada6-cc954fd56b56"]}', '2026-11-16T01:26:42.801Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 31);
INSERT INTO public.trash VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af6c-77c8-b37a-b01d8c9ac758', 'card', 'deleted', 'Card', '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', 65536, NULL, '{"id":"01a1e1f6-af6c-77c8-b37a-b01d8c9ac758","column_id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:26:42.795Z","updated_at":"2026-11-16T01:26:42.795Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:26:42.801Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 31);
INSERT INTO public.users VALUES ('01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$mKCV99E+QZpxffOEvEH9py6KQuhX1IisQYBImXCww9I$NEj/+G7X1cCLYMk+tYg+4lj3c5JH6jAP2pk0lX1j6oc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:26:41.953Z');
INSERT INTO public.users VALUES ('01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Vmfgi5Co/e3WV5FKvyN2HNDVX/eYdUdoe1gt4QHH7TM$4qTHbKNapBNW6Yn1UNsjGU3I8tXjI214lRFhVJ2ePzQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:26:42.198Z');
INSERT INTO public.users VALUES ('01a1e1f6-ad8c-70fa-b033-97265e917bda', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$q30Dow0Zcz7EFgAwnbYcxf5A+dJfP13hgcgrCsjOijs$dNu88+YFNtIegPkNqpX9ZX/9z5evaJOGUxpFbf31UtI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:26:42.426Z');
INSERT INTO public.users VALUES ('01a1e1f6-afbb-7524-a265-ba46da49ede9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$TgVht4Rhn+6EdHhiTEwDU6GUyuIzKbzMB8zBuAbNkAc$L1Lwvw2TclvqERj70Efgh5Lb9x0rkCFCP6IF3Vrv6bw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:26:43.056Z');
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
