
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e220-285b-77d7-b4f9-847dd9581305', 'reset', 'alice@example.org', '00', '2026-11-16T02:12:03.540Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5f-74aa-883b-af2e222810d1', '\x8afca5dca4ec9c63b5b244bb38eef951f8b7ca5117fcccfa6aa5070a5ff7566e181018320f0c76908c16532fb7e6f9c4010679dd7fc94e2928b77c69aa2f3003115ce62a9816c348fc6f1c8ca52f29ef9367309931e5277c3b9abd9b85cb1d80af9f9f27a3665c5384e1aacacea25121416ab5173fb4f3c9de8939bec5aeea37607c6ac258f9bf1e4104ae5b778eaa87c125942b240dd070956ca872df2b7435b1adcad7471ba3e331f98cbad81827297a7ffd84a17a5cd98bf1ad0cf39ef08924b75413220c7dfbb33c82d49b7f6b242398faa0a9a88d2365778e6233598ab1da1b89b7ca8df8fca60c375b5e696577e2f048bb592bba55e756cacb6ba61533882383c19fd30dd20483f1c60da3a70f033f397384ea8c5f857979a46cf39c14932f891b994cb1f2d864be88aa506b93368ca984c1019b9e8549237759d36ebc48b44c47368ea297c61ca57f4d16d25e547abe7d7486976fda245145bda0e45861c3d85ed5f899529061471264ec41951f3e617961f4740c9c906eb09b4508288d6840b55c0cb95a2ad7375a8c4a4e897d9e3e0eb4754373114ab75344e134274aa997aaadf1dd5c5639d4f25b850cf3a6372cd89a94f913b6a03abc21f9ae71b1fc8153256bf126d5e0efca8121e9a058ee954860deba608632b954d64002851f9c170aa263197cd6a6103043414fadf4869f0d');
INSERT INTO public.attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6c-7769-98f1-3434542ce5dc', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('62007d5d-d15e-47a4-9c74-3eda9f761b10', 'a304a061-cf4f-4be3-aaed-69990c2e5a96', NULL);
INSERT INTO public.attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5f-74aa-883b-af2e222810d1', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6c-7769-98f1-3434542ce5dc', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f62-7327-8c7e-490af6304253', 'Finished by Bob', 'card_moved', '01a1e220-2eea-708a-aa32-bf25b3076948', NULL, 'assign_member', NULL, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', true);
INSERT INTO public.automation_rules VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6d-727a-8f60-c9d5e63bda03', 'Rule', 'card_moved', '01a1e220-2ed6-75d1-96eb-07743804cb54', NULL, 'assign_member', NULL, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', true);
INSERT INTO public.automation_runs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f62-7327-8c7e-490af6304253', '01a1e220-2f67-750d-ade8-26301697acec', 17, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '2026-11-16T02:12:02.535Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:12:02.503Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 0, '2026-11-16T02:12:02.266Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb4de2d627c437700255d526de204b4e1c6ca780aafc3b6a5210eda1a8c799dd99d9c7119c050342a224a504575422d7bab27cbbd682cba62c542b0adbe8161864973d8181a780d102034ba9896ec82ef460fad17b064df021fe824898c9eeebaf8b8c4d5973adade675d16ef9a6d0d66ecb8d5c8b12188c83bd5bf39383190c28a12a2e2597d5b350462a23d44a55d5cb1feffffa12bd83110c3cd6e41398d71d838eba9ae2091ca13eedbfbfe77263a2782db8b9520cf3a5c3474ff1ac0773bcfed64d0bead0793080de35f4489fd80d9e5621be9dfd7aec4e11731918b42ea6bc70cbf73c5e6297f6d864772030398e3413078aae7564c1b4e8d3c2a571a0b80c3c93d3b49b1ebe01402fb84b69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 0, '2026-11-16T02:12:02.993Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c11e038d89caa7e434fada208ccba42c2c6059cb6b2f2ef95edb44a734895e3cceeccec6302674101e39aa3108c16bce0540a56538395a48d2c75692ad994b60202d9658fa0e029e8688180c5d4443764177a50fde83d8126f8107f41449dd11eccd76586a84a43a5b4929a6d5bd36a2badadcb8a17ac0402e360efd6fce4e80c0a04133bca39e5bb672614178a894d5d172f17defff5257c07c508786dd02750af7b021d7606e30c2630f3fe877b2e37268c5782db2bc5b05c3a7cf418cf7a50d3d5b76e5b60a79d0705dabb061ff1537783c74d886f67bf5e7773c4520602ad8b29afdcfa3dafff62970ebac9ee88a0721c71218e185debd0826ab54f2b97c601e33af0429e4efbd3c337807a71af69020000');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 1, 'board.member_added', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.288Z', 1, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","user_id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","role":"member","user":{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 2, 'board.member_added', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.310Z', 2, '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","user_id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","role":"member","user":{"id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 3, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.389Z', 3, '01a1e220-2ed6-75d1-96eb-07743804cb54', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2ed6-75d1-96eb-07743804cb54","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 4, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.410Z', 4, '01a1e220-2eea-708a-aa32-bf25b3076948', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2eea-708a-aa32-bf25b3076948","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 5, 'label.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.428Z', 5, '01a1e220-2efc-7568-8f19-d4d4e0556270', NULL, NULL, NULL, NULL, '5d1e08a9-34b3-4a7d-8f53-3479c6661ec6', NULL, NULL, '{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 6, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.438Z', 6, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.438Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 7, 'card.labeled', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.465Z', 7, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:12:02.438Z"}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.465Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 8, 'card.assigned', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.496Z', 8, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:12:02.465Z"}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.496Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 9, 'card.assigned', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.496Z', 8, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:12:02.496Z"}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.496Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 10, 'checklist.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.510Z', 10, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f4e-72d9-8fbc-368234f33c39', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 11, 'checklist_item.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.512Z', 11, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 12, 'checklist_item.updated', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.515Z', 12, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 13, 'checklist_item.assigned', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.517Z', 13, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 14, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.523Z', 14, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f5b-70ba-9ecc-d49af1ec7786","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 15, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.525Z', 15, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f5d-7761-8a9d-82cb06b556ab","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 16, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.527Z', 16, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5f-74aa-883b-af2e222810d1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f5f-74aa-883b-af2e222810d1","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 17, 'card.moved', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.535Z', 17, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","rank":65536,"updated_at":"2026-11-16T02:12:02.496Z","position":0}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2eea-708a-aa32-bf25b3076948","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Steps","rank":65536,"items":[{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e220-2f5b-70ba-9ecc-d49af1ec7786","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e220-2f5d-7761-8a9d-82cb06b556ab","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e220-2f5f-74aa-883b-af2e222810d1","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.535Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 18, 'board.member_removed', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.537Z', 18, '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","user_id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","role":"member","user":{"id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 19, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.540Z', 19, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f6c-7769-98f1-3434542ce5dc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f6c-7769-98f1-3434542ce5dc","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 20, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.543Z', 20, '01a1e220-2f6f-7486-878b-8672b20d6f1f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f6f-7486-878b-8672b20d6f1f","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.543Z","updated_at":"2026-11-16T02:12:02.543Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 21, 'checklist.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.545Z', 21, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f71-74c5-94ed-f54195171bcd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f71-74c5-94ed-f54195171bcd","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 22, 'checklist.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.546Z', 22, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f72-7277-a788-5d02c9378804', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f72-7277-a788-5d02c9378804","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 23, 'checklist_item.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.548Z', 23, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f74-759b-8eb3-f6acd5fbcf7d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f74-759b-8eb3-f6acd5fbcf7d","checklist_id":"01a1e220-2f72-7277-a788-5d02c9378804","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 24, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.550Z', 24, '01a1e220-2f76-717f-a231-c4fa9e170a3f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f76-717f-a231-c4fa9e170a3f","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 25, 'comment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.551Z', 25, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f78-7757-8065-9278cb879d72', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f78-7757-8065-9278cb879d72","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","user_id":"01a1e220-285b-77d7-b4f9-847dd9581305","user":{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:12:02.551Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 26, 'label.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.560Z', 26, '01a1e220-2f80-7308-a781-13a6f11e9b56', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f80-7308-a781-13a6f11e9b56","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 27, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.562Z', 27, '01a1e220-2f82-763c-8293-6f5d0f97f881', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f82-763c-8293-6f5d0f97f881","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.562Z","updated_at":"2026-11-16T02:12:02.562Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 28, 'card.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.565Z', 28, '01a1e220-2f82-763c-8293-6f5d0f97f881', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f82-763c-8293-6f5d0f97f881","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.562Z","updated_at":"2026-11-16T02:12:02.562Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 29, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.568Z', 29, '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 30, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.590Z', 30, '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f9e-77e9-a7d8-b9ea52894a3a","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.590Z","updated_at":"2026-11-16T02:12:02.590Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 31, 'column.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.987Z', 31, '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 1, 'board.member_added', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.007Z', 1, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-3131-7209-be87-c75a5b87c5d8","user_id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","role":"member","user":{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 2, 'board.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.013Z', 2, '01a1e220-3131-7209-be87-c75a5b87c5d8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-3131-7209-be87-c75a5b87c5d8"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 32, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.017Z', 32, '01a1e220-3149-74ea-a749-06786f801ea2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-3149-74ea-a749-06786f801ea2","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 33, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.023Z', 33, '01a1e220-314f-7774-9273-3a7032764930', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-314f-7774-9273-3a7032764930","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-3149-74ea-a749-06786f801ea2","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:03.023Z","updated_at":"2026-11-16T02:12:03.023Z"}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 34, 'column.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.026Z', 34, '01a1e220-3149-74ea-a749-06786f801ea2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-3149-74ea-a749-06786f801ea2","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 35, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.039Z', 35, '01a1e220-3149-74ea-a749-06786f801ea2', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e220-3149-74ea-a749-06786f801ea2","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-285b-77d7-b4f9-847dd9581305', 'owner');
INSERT INTO public.board_members VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'member');
INSERT INTO public.board_members VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', '01a1e220-285b-77d7-b4f9-847dd9581305', 'owner');
INSERT INTO public.board_members VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'member');
INSERT INTO public.board_visits VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-285b-77d7-b4f9-847dd9581305', NULL, true);
INSERT INTO public.boards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 'Board', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.266Z', '2026-11-16T02:12:02.266Z', 35, 38, '94657na1yu8', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 'Board', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.993Z', '2026-11-16T02:12:02.993Z', 2, 3, 'blztb3ynu0v', 0, '2026-11-16T02:12:03.013Z', '01a1e220-285b-77d7-b4f9-847dd9581305');
INSERT INTO public.calendar_keys VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', '95ecf12ddb694b47c866f50e8e4c84db');
INSERT INTO public.card_assignees VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-285b-77d7-b4f9-847dd9581305');
INSERT INTO public.card_assignees VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2ab7-703a-8fc6-b67b33d90e92');
INSERT INTO public.card_labels VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2efc-7568-8f19-d4d4e0556270');
INSERT INTO public.card_watchers VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-285b-77d7-b4f9-847dd9581305');
INSERT INTO public.cards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2eea-708a-aa32-bf25b3076948', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:12:02.438Z', '2026-11-16T02:12:02.535Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2ed6-75d1-96eb-07743804cb54', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:12:02.543Z', '2026-11-16T02:12:02.543Z', NULL);
INSERT INTO public.cards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-3149-74ea-a749-06786f801ea2', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:12:03.023Z', '2026-11-16T02:12:03.023Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', '01a1e220-2f4e-72d9-8fbc-368234f33c39', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f74-759b-8eb3-f6acd5fbcf7d', '01a1e220-2f72-7277-a788-5d02c9378804', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f4e-72d9-8fbc-368234f33c39', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f71-74c5-94ed-f54195171bcd', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f72-7277-a788-5d02c9378804', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2ed6-75d1-96eb-07743804cb54', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2eea-708a-aa32-bf25b3076948', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f76-717f-a231-c4fa9e170a3f', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-3149-74ea-a749-06786f801ea2', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f78-7757-8065-9278cb879d72', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.551Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e220-333b-706e-8622-afed6dd12065', '2026-11-16T03:17:03.528Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', '5d1e08a9-34b3-4a7d-8f53-3479c6661ec6', 'RxPEDTw5rlrB2m0kHxGPA7bktfhqUBioZr2k5To83Kw', '01a1e220-2e5a-776d-9370-1c542f04dc7f', '{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:12:02.428Z');
INSERT INTO public.invitations VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f7d-75b0-85b3-f2cfd42a567b', '01a1e220-285b-77d7-b4f9-847dd9581305', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', '01a1e220-2ab7-703a-8fc6-b67b33d90e92');
INSERT INTO public.labels VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2efc-7568-8f19-d4d4e0556270', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f80-7308-a781-13a6f11e9b56', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '34280fef-1aa3-4380-b654-c6bc8d48905d', '2026-11-16T02:12:03.540Z');
INSERT INTO public.mail_queue VALUES ('90ebf594-e181-4798-b836-8742c359d606', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:12:03.540Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2e71-7584-9188-636eda696b98', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'added', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.288Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2e86-74e3-bb88-75f4512f7e34', '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', 'added', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.310Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f41-7112-99a1-4f3758503e03', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'assigned', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.496Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f78-7758-9500-e31ef1840c78', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'commented', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f78-7757-8065-9278cb879d72', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.551Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', '01a1e220-3140-7509-9060-a9ac9126634e', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'added', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.007Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 35, '01a1e220-314f-7774-9273-3a7032764930', '{"id":"01a1e220-314f-7774-9273-3a7032764930","column_id":"01a1e220-3149-74ea-a749-06786f801ea2","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:12:03.023Z","updated_at":"2026-11-16T02:12:03.023Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '61bb73808817a8fe');
INSERT INTO public.search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', 3145727, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f78-7757-8065-9278cb879d72', 1048576, ' ·b01a1e2202e5a776d93701c542f04dc7f ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', '01a1e220-2f82-763c-8293-6f5d0f97f881', 4194303, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 5242879, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-314f-7774-9273-3a7032764930', 6291455, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5f-74aa-883b-af2e222810d1', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f6c-7769-98f1-3434542ce5dc', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f74-759b-8eb3-f6acd5fbcf7d', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', '01a1e220-2f82-763c-8293-6f5d0f97f881', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', '01a1e220-2f82-763c-8293-6f5d0f97f881', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-314f-7774-9273-3a7032764930', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-314f-7774-9273-3a7032764930', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e220-2aa2-72f6-8ab1-ce23209fcd1f', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:01.314Z', '2026-11-16T02:12:01.314Z', '2026-11-16T03:12:01.314Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e220-2ca6-7386-8780-8764885fc5eb', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', '2026-11-16T02:12:01.830Z', '2026-11-16T02:12:01.830Z', '2026-11-16T03:12:01.830Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e220-2e4b-70d7-96dd-c312204d0ead', '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', '2026-11-16T02:12:02.251Z', '2026-11-16T02:12:02.251Z', '2026-11-16T03:12:02.251Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('62007d5d-d15e-47a4-9c74-3eda9f761b10', 'a304a061-cf4f-4be3-aaed-69990c2e5a96', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', 'card', 'deleted', 'Card', '01a1e220-2ed6-75d1-96eb-07743804cb54', NULL, 131072, 1, '{"id":"01a1e220-2f82-763c-8293-6f5d0f97f881","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:12:02.562Z","updated_at":"2026-11-16T02:12:02.562Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:12:02.565Z', '01a1e220-285b-77d7-b4f9-847dd9581305', 28);
INSERT INTO public.trash VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e220-2efc-7568-8f19-d4d4e0556270","01a1e220-2f80-7308-a781-13a6f11e9b56"],"board_members":["01a1e220-285b-77d7-b4f9-847dd9581305","01a1e220-2ab7-703a-8fc6-b67b33d90e92"]}', '2026-11-16T02:12:02.987Z', '01a1e220-285b-77d7-b4f9-847dd9581305', 31);
INSERT INTO public.trash VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 'card', 'deleted', 'Card', '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', 65536, NULL, '{"id":"01a1e220-2f9e-77e9-a7d8-b9ea52894a3a","column_id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:12:02.590Z","updated_at":"2026-11-16T02:12:02.590Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:12:02.987Z', '01a1e220-285b-77d7-b4f9-847dd9581305', 31);
INSERT INTO public.users VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cAx97LP1R3ZLX8K5NAW08l7425ml8FKlEdAsEk8WCSg$5OfG6u9zBh/XRs+yhDvEwnEeGKUDaDkdvmb0ZEqVkIU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:12:01.098Z');
INSERT INTO public.users VALUES ('01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$w7ss4JYdLQZcW0jH0bzyrX40g85iq2JOFQIcSVXfVI4$7JRs7T1m0v2AlexQpfdgdy7KIeh3VDQyeLH0Oa7Y8eA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:12:01.598Z');
INSERT INTO public.users VALUES ('01a1e220-2cb0-76f8-bee1-c6ce8e59add9', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$w1iWrySf7FAiJFPn787v/rfFtd2QjAu+kJjR1tMfxwY$ruu0MedbpUtjy9IHxguleB5eIcrERH6F7vYdU+72+rk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:12:02.034Z');
INSERT INTO public.users VALUES ('01a1e220-31d3-77cc-81fe-5c4f7639232b', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$n9fgD49+DJslLlF9Im1ZypLNiEGAfYAjpwbCB1flv0Q$Cd33VTQ1dLdo4EavCEs63mXRWWMqhyNAbGaBp61VHqA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:12:03.315Z');
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
CREATE UNIQUE INDEX search_documents_doc ON public.search_documents USING btree (doc);
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
