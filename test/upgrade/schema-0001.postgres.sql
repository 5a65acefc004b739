
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d22-772b-824c-4f6da0ea34e1', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d25-7041-9872-8d778b09c54d', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2a-7525-a9e7-6edb8978bed6', '\xb82caa58c833d71e131a0828e13b81b93f5acced699a05e9479588bcdb2eb9b70cfd3d82247697e0ca1e40e50f98877c2f6f0023370bd62acfedea0460020c7ea73a4a3a694b701c7d07aadc4a751fc463b7f9b400d2360339e85774578f8ced39ffe290e43a3e7451052d14019b4e673e4c5b56cba73760b0b19d73c8ef2b6c0fc410c1c73b8c08cb0ee7b86eefe0fdb370d7970645d351c785b6b59496c705d79523a8fed3f640ff71461eb17329996111c3682d35e1d06b36b02d2c7185adb3d106c063308097bb9a82066b77a97074a6873b027db6ceb1fa10a01dd6948a655ded570ca93673b32a45d9f7017e1cb64fcb08368c80146934fa8124044e15e9c27e686f2b413285a10a0043ecab37a1585575e28baf0b49aa21a0d91b600c778a7a0e59de758527c2fce894f829e6117706516fc50ac772d7db24801a3d8ffd659196c906fd6b9e31db0eea16257614e95fbf1ecf7d48537e49f7eab6b5e1cd6d856a99e352d9bed3893bb29127add16f46d30c0722749e73bb175c16bcb2829ba584a8aebcbbf3491d91f7e854e6c3a69821626f97da8590e84e0406c0a316b40eebf9268e911526aa03dc8f5e3b5eccd4b92ab512259d30a7459797abc93fdeb7984a6bc9b646e7142ff2bbb74564aec5f606cfc30c679dbf5f356e35795ea96ecb9d0eda79d5b8fa3873e0463515e032a6');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d48-7204-b2cb-6b2ee7343732', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('abf1b27f-5ad0-4ab2-b917-836305b51241', 'f429a0f1-d2a1-4e38-908b-6b9b3a585b81', NULL);
INSERT INTO public.attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d22-772b-824c-4f6da0ea34e1', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d25-7041-9872-8d778b09c54d', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2a-7525-a9e7-6edb8978bed6', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d48-7204-b2cb-6b2ee7343732', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2d-75ee-b707-cdc0f620a2d4', 'Finished by Bob', 'card_moved', '01a1e1ee-6d01-7778-83b0-89e57761c0a0', NULL, 'assign_member', NULL, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', true);
INSERT INTO public.automation_rules VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d4a-77fa-8dde-1fbf3611f3d7', 'Rule', 'card_moved', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', NULL, 'assign_member', NULL, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', true);
INSERT INTO public.automation_runs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2d-75ee-b707-cdc0f620a2d4', '01a1e1ee-6d30-755d-a92e-5c31f10c5cfa', 17, '01a1e1ee-6d07-724b-b887-252fb879404f', '2026-11-16T01:17:41.552Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 0, '2026-11-16T01:17:41.430Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62baf53d2d627c437700255d53ade204b4e1c6ca780aafe3b6a5210eda188e3cceeccece300de810185848cccb26e6c2d571a49aed79a24a1dbd41689145a10507c090c061e232507021ce726f9a1f8d883e9c710043431c4f403125361b7b39f17191bd5ca95be67b9a96c2bad757a5d615de99a41c038b87f6bbe73a88001ad742d1125d64f0a0daecc1217cb4a3dfff2feab2ff31b18252090e590c1bc6c0574dc594e2770007bda7ff79fcb8d99d3b5e0e64a294e978eef3da7b31ecce1fa5b372db8231fc00005dff0037f5037045ec4f47af6eba93b454c6510d0fa94cbcccddf0b74897dde5153fc9ec19434f244ec39f9d6b303d352c83397c781d33cf0441e8fdbe3dd17bd5dce3b69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 0, '2026-11-16T01:17:41.627Z', '\x1f8b08000000000000039551cb4ec33010bcf319738eab382976eb53c537700255951d6f9025270eb6534055ff1d352988f650d4e3cceeccece30067a15072cd89133161a5615270c9d6b2e6cc2e57ab56caa5a89b1a05b2cb9ea0f01474b428602935d10dd9851eaa1fbd2fd0041fe22f88a433d99df9bac858972d93d523b1756d5a668cad56351775250805c6c1deadf9c9d1190a555909c639e3e2b9e48a4bb5e40b51c9973fdefff5257a872a0b786dc827a8d76d818e3a43f1040e30a7fd77f75c6e4c14af0537578a61ba74f8e8299ef55087eb6fddb4a04e3b0f05ed5d431bfad4dde06911e2dbd9afd7dd29622aa340eb62ca33377fcfeb4becd24e37d9ed092ac79126624fd1b58e2c54ab7d9ab9340e14e78127f278dc1e1fbe01c881802669020000');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 1, 'board.member_added', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.473Z', 1, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","user_id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","role":"member","user":{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 2, 'board.member_added', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.493Z', 2, '01a1e1ee-6b54-74af-a82d-fb93d721d395', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","user_id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","role":"member","user":{"id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 3, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.501Z', 3, '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 4, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.505Z', 4, '01a1e1ee-6d01-7778-83b0-89e57761c0a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d01-7778-83b0-89e57761c0a0","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 5, 'label.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.508Z', 5, '01a1e1ee-6d04-72ee-b9c3-d2917879335e', NULL, NULL, NULL, NULL, '22504b60-6cd8-4151-9b52-bdb915b39e7e', NULL, NULL, '{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 6, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.511Z', 6, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.511Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 7, 'card.labeled', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.515Z', 7, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:17:41.511Z"}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.515Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 8, 'card.assigned', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.519Z', 8, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:17:41.515Z"}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.519Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 9, 'card.assigned', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.519Z', 8, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:17:41.519Z"}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.519Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 10, 'checklist.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.526Z', 10, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d16-77a2-91e1-ba19ee8feea2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 11, 'checklist_item.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.529Z', 11, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 12, 'checklist_item.updated', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.531Z', 12, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 13, 'checklist_item.assigned', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.533Z', 13, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 14, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.538Z', 14, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d22-772b-824c-4f6da0ea34e1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d22-772b-824c-4f6da0ea34e1","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 15, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.541Z', 15, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d25-7041-9872-8d778b09c54d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d25-7041-9872-8d778b09c54d","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 16, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.546Z', 16, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d2a-7525-a9e7-6edb8978bed6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d2a-7525-a9e7-6edb8978bed6","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 17, 'card.moved', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.552Z', 17, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","rank":65536,"updated_at":"2026-11-16T01:17:41.519Z","position":0}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6d01-7778-83b0-89e57761c0a0","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Steps","rank":65536,"items":[{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1ee-6d22-772b-824c-4f6da0ea34e1","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1ee-6d25-7041-9872-8d778b09c54d","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1ee-6d2a-7525-a9e7-6edb8978bed6","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.552Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 18, 'board.member_removed', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.567Z', 18, '01a1e1ee-6b54-74af-a82d-fb93d721d395', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","user_id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","role":"member","user":{"id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 19, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.576Z', 19, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d48-7204-b2cb-6b2ee7343732', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d48-7204-b2cb-6b2ee7343732","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 20, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.580Z', 20, '01a1e1ee-6d4c-7418-bf81-78d7865cb9c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d4c-7418-bf81-78d7865cb9c7","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.580Z","updated_at":"2026-11-16T01:17:41.580Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 21, 'checklist.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.583Z', 21, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d4f-7171-905b-7c910852f5c7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d4f-7171-905b-7c910852f5c7","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 22, 'checklist.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.585Z', 22, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d51-762f-aefd-82741029ff5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d51-762f-aefd-82741029ff5b","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 23, 'checklist_item.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.594Z', 23, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d5a-72df-8307-761f81a34cf7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d5a-72df-8307-761f81a34cf7","checklist_id":"01a1e1ee-6d51-762f-aefd-82741029ff5b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 24, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.599Z', 24, '01a1e1ee-6d5f-77c1-86f8-bb142e3913f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d5f-77c1-86f8-bb142e3913f9","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 25, 'comment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.602Z', 25, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","user_id":"01a1e1ee-690f-725e-93bf-bbd28316326e","user":{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:17:41.602Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 26, 'label.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.608Z', 26, '01a1e1ee-6d68-712f-9901-225e94bc23af', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d68-712f-9901-225e94bc23af","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 27, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.611Z', 27, '01a1e1ee-6d6b-758e-9c94-6fa1ce83315f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6b-758e-9c94-6fa1ce83315f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.611Z","updated_at":"2026-11-16T01:17:41.611Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 28, 'card.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.613Z', 28, '01a1e1ee-6d6b-758e-9c94-6fa1ce83315f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6b-758e-9c94-6fa1ce83315f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.611Z","updated_at":"2026-11-16T01:17:41.611Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 29, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.615Z', 29, '01a1e1ee-6d6f-7752-b0a5-b437d9186650', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 30, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.619Z', 30, '01a1e1ee-6d73-77b4-94c1-b802e96ac54c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d73-77b4-94c1-b802e96ac54c","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.619Z","updated_at":"2026-11-16T01:17:41.619Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 31, 'column.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.624Z', 31, '01a1e1ee-6d6f-7752-b0a5-b437d9186650', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 1, 'board.member_added', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.630Z', 1, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6d7b-7617-9731-d488f77463c3","user_id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","role":"member","user":{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 2, 'board.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.633Z', 2, '01a1e1ee-6d7b-7617-9731-d488f77463c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d7b-7617-9731-d488f77463c3"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 32, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.636Z', 32, '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 33, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.638Z', 33, '01a1e1ee-6d86-7330-a485-8c0a9a2cacd2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d86-7330-a485-8c0a9a2cacd2","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.638Z","updated_at":"2026-11-16T01:17:41.638Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 34, 'column.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.640Z', 34, '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 35, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.643Z', 35, '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-690f-725e-93bf-bbd28316326e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'member');
INSERT INTO public.board_members VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', '01a1e1ee-690f-725e-93bf-bbd28316326e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'member');
INSERT INTO public.boards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 'Board', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.430Z', '2026-11-16T01:17:41.430Z', 35, 38, '7k2akz8k15e', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 'Board', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.627Z', '2026-11-16T01:17:41.627Z', 2, 3, 'bonsr3jvmc7', 0, '2026-11-16T01:17:41.633Z', '01a1e1ee-690f-725e-93bf-bbd28316326e');
INSERT INTO public.card_assignees VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-690f-725e-93bf-bbd28316326e');
INSERT INTO public.card_assignees VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc');
INSERT INTO public.card_labels VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d04-72ee-b9c3-d2917879335e');
INSERT INTO public.card_watchers VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-690f-725e-93bf-bbd28316326e');
INSERT INTO public.cards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d01-7778-83b0-89e57761c0a0', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:17:41.511Z', '2026-11-16T01:17:41.552Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d4c-7418-bf81-78d7865cb9c7', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:17:41.580Z', '2026-11-16T01:17:41.580Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d86-7330-a485-8c0a9a2cacd2', '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:17:41.638Z', '2026-11-16T01:17:41.638Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', '01a1e1ee-6d16-77a2-91e1-ba19ee8feea2', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d5a-72df-8307-761f81a34cf7', '01a1e1ee-6d51-762f-aefd-82741029ff5b', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d16-77a2-91e1-ba19ee8feea2', '01a1e1ee-6d07-724b-b887-252fb879404f', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d4f-7171-905b-7c910852f5c7', '01a1e1ee-6d07-724b-b887-252fb879404f', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d51-762f-aefd-82741029ff5b', '01a1e1ee-6d07-724b-b887-252fb879404f', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d01-7778-83b0-89e57761c0a0', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d5f-77c1-86f8-bb142e3913f9', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.602Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1ee-6e5b-743c-94d4-028152ff2288', '2026-11-16T02:22:41.856Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1ee-690f-725e-93bf-bbd28316326e', '22504b60-6cd8-4151-9b52-bdb915b39e7e', 'LalCCxHFpza3B6B3SMvtAfAUTys2jYtLKFN2JOerVzk', '01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:17:41.508Z');
INSERT INTO public.invitations VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d67-7513-8c7d-3caf043a8139', '01a1e1ee-690f-725e-93bf-bbd28316326e', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc');
INSERT INTO public.labels VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d04-72ee-b9c3-d2917879335e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d68-712f-9901-225e94bc23af', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6ce7-73d2-8621-e8fc9b041579', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'added', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.473Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6cf5-7644-9739-31b7b463e2f2', '01a1e1ee-6b54-74af-a82d-fb93d721d395', 'added', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.493Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d0f-772f-9ab1-864de5b0ea9e', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'assigned', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.519Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d63-75b9-ae85-b3d546e11d60', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'commented', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.602Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', '01a1e1ee-6d7e-7685-8c96-30ab4d4fe19d', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'added', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.630Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 35, '01a1e1ee-6d86-7330-a485-8c0a9a2cacd2', '{"id":"01a1e1ee-6d86-7330-a485-8c0a9a2cacd2","column_id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:17:41.638Z","updated_at":"2026-11-16T01:17:41.638Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1ee-6a4b-7225-9d4d-ee93aa3280d1', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:40.811Z', '2026-11-16T01:17:40.811Z', '2026-11-16T02:17:40.811Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1ee-6b52-7555-8c08-3c17c5611ae6', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', '2026-11-16T01:17:41.074Z', '2026-11-16T01:17:41.074Z', '2026-11-16T02:17:41.074Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1ee-6ca5-7616-b61f-e656acd2189e', '01a1e1ee-6b54-74af-a82d-fb93d721d395', '2026-11-16T01:17:41.413Z', '2026-11-16T01:17:41.413Z', '2026-11-16T02:17:41.413Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('abf1b27f-5ad0-4ab2-b917-836305b51241', 'f429a0f1-d2a1-4e38-908b-6b9b3a585b81', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d6b-758e-9c94-6fa1ce83315f', 'card', 'deleted', 'Card', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', NULL, 131072, 1, '{"id":"01a1e1ee-6d6b-758e-9c94-6fa1ce83315f","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:17:41.611Z","updated_at":"2026-11-16T01:17:41.611Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:17:41.613Z', '01a1e1ee-690f-725e-93bf-bbd28316326e', 28);
INSERT INTO public.trash VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d6f-7752-b0a5-b437d9186650', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1ee-6d04-72ee-b9c3-d2917879335e","01a1e1ee-6d68-712f-9901-225e94bc23af"],"board_members":["01a1e1ee-690f-725e-93bf-bbd28316326e","01a1e1ee-6a4f-76f2-a376-525e6dc65bdc"]}', '2026-11-16T01:17:41.624Z', '01a1e1ee-690f-725e-93bf-bbd28316326e', 31);
INSERT INTO public.trash VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d73-77b4-94c1-b802e96ac54c', 'card', 'deleted', 'Card', '01a1e1ee-6d6f-7752-b0a5-b437d9186650', '01a1e1ee-6d6f-7752-b0a5-b437d9186650', 65536, NULL, '{"id":"01a1e1ee-6d73-77b4-94c1-b802e96ac54c","column_id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:17:41.619Z","updated_at":"2026-11-16T01:17:41.619Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:17:41.624Z', '01a1e1ee-690f-725e-93bf-bbd28316326e', 31);
INSERT INTO public.users VALUES ('01a1e1ee-690f-725e-93bf-bbd28316326e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$f0hWubfT8kAInPmpwlbF58g8BGj/r0ToIQXFmXxS1HA$mUR7OAoro7/NYfLlKjvXm2V6zajm4i2wosNtAkPnbdQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:17:40.689Z');
INSERT INTO public.users VALUES ('01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$VxLJZyIbixGhMLNGgNOuNyKYClaoAhqk0r03p38sqTA$h5HSY0itkfBXDAEayPqsz7L5lZskpbMLkRZKH3A3nz4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:17:40.938Z');
INSERT INTO public.users VALUES ('01a1e1ee-6b54-74af-a82d-fb93d721d395', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$GYEYq3hw+I9rR7GIcgsL5Im3zwyInhrX3TL6D93fB2Y$hXB5sk991dHFrNzlvLtewfNP0Raun0NeBLuyr5Uyyx0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:17:41.273Z');
INSERT INTO public.users VALUES ('01a1e1ee-6d98-7712-9287-5d00cbaa7aaf', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$MQbbFoF8EtOiTBZZVwlLwXkZcUSuhdUXAzjjN1blrdI$hwmlC1ztt/R1KXDNSR3npOsIY85RqfeiyrzorMb9jFA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:17:41.773Z');
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
