
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
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    column_id uuid NOT NULL,
    number bigint NOT NULL,
    title text NOT NULL,
    rank bigint NOT NULL,
    start_at text,
    due_at text,
    is_complete boolean NOT NULL,
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b4-77f7-90a4-171b82dde233', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b8-7545-8b21-405d313b7933', '\x59ae17c1f296feaa32d318a25d1cebad7ce4248179228b4ef21704a2311f4a0c710837558fe24207de49123bed35e95546e085ea4cf26a118243f9e00db9101afd7077890b9cc45f5e5563daca75e970b249109b8033ca132c6381605f90051086f86b0c55b273fc0c94d6844a9ca90fc945fa658eaae8fcf09b09ef7c556322a1be28b7928d3ec8e447650f13d68ff85338cd8e1035fd011f7d59ea806af5aa42525df2a811cc64017c47a8556d81317cfadd19a360fe56f4c37ba3e12c9b77b6cbabf6e4d5f147562324deae6eabbf0cae05074f56b658d64467ced06ae8c9d8b0f804e42e1944a4c98dc7fee1d4cf10b28c240be852d08d2646c59309a708f432cfb921d4eaa808ed77e80b8a732571794f0931e214cfcd8e10c48c4fc76dcf8a941850c32a3f830a941be67c50143a8c38a8fc0b1b5198de461d69dc647b936e379038feb29a662d807bbca83dcf40874a68ae7714ab5ef191d24b51303ff29057f39c1c0bc96dc236eacf68b01584accc31465afbec3cc64d2b3cc7e59fe71486060576adbc3cfdba7f2f8a510b75b7ce97c108fea0a1c4e799b4c258fffe4b84fd9c463b02b0685ad5bbe029ca2bba2c9591dd910a4f96272210ab11b0a1b5dec3429b3decb02ba158d4ea02ed903182a405d163f5d22471f277de0b5d9302b462313247bd29177c734093d53bcc3116ae');
INSERT INTO public.attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c3-715d-b44c-add4de1ee980', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('cc69b14d-9229-43f6-b80d-302f768292b7', '9680a203-3724-40b2-8164-5a3a54918cf9', NULL);
INSERT INTO public.attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b4-77f7-90a4-171b82dde233', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b8-7545-8b21-405d313b7933', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c3-715d-b44c-add4de1ee980', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ba-76a8-8529-e12ffb8d93c3', 'Finished by Bob', 'card_moved', '01a1e1b5-a18d-7622-87b2-c58e25836344', NULL, 'assign_member', NULL, '01a1e1b5-a0a0-7385-b866-019185d47fe5', true);
INSERT INTO public.automation_rules VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c6-7577-81b5-aeee6a046fa4', 'Rule', 'card_moved', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', NULL, 'assign_member', NULL, '01a1e1b5-a0a0-7385-b866-019185d47fe5', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 0, '2026-11-16T00:15:39.381Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab38cdab3e21be8113a8aad6f11a5972e2603b0514f5df519282680f453dceeccecc3e26b01a246402050955721475c9eba229f80e55cd0b243466a754292a60906c7204129e3c060d0c34c536d82159df83ec47e718b4def9f00b0261227d505f171959ae785dd586375a55bc5245d99ab2c9db3a0706e3a0efd6fce46002097996575c082eaae72c93a294dbdd66db88973fdefff5457a07993170a8c84590af7b061d758ac20c2650f3fe877b2e37460ad7829b2b05bf5cda7ff414ce7a90d3f5b76e5a5087d6810474b6a547fac46e70b4f1e1edecd76337472c6560606c8869e5d6ef39bcc4361eb04df64820531869218e14acb1a4411a7471e5e2385058075ec8d3697f7af80674a6321269020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 0, '2026-11-16T00:15:39.489Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b695e3e21be8113a88afcd8204b4e1c6ca780aafc3b4a5210eda1a8a7d58c7766bcbb27b00604302e397255d0a5d06a9f57b4ceb1a6cc70d354ba91b96a8040b2c9210878f23218206030ea60c764fd0062989c23a0bdf3e1170494094dabbe2e3258a66855561dad8d2a69a9f685ee8a3ad3550604a6d1dcadf9c9910904642c2b29e79497cf8c095e88bcd9edebe6e58ff77f7d11df4130024e2a7411c4eb81408fbdc2b08013a865fef69ecd4d11c3b5e0e648c1af9bf61f0386b31ec4e9fa5a372db097d68100e9acc647fc94fde870e7c3dbd96f90fd12b13e0381ce8698366ebb9e9397d8c656ea648f0822850957e288c176160d884ebab871711a316c1f5ec9793ecc0fdfb5d9048469020000');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 1, 'board.member_added', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.393Z', 1, '01a1e1b5-a0a0-7385-b866-019185d47fe5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","user_id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","role":"member","user":{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 2, 'board.member_added', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.400Z', 2, '01a1e1b5-a102-70e8-a4c3-d374b5802593', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","user_id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","role":"member","user":{"id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 3, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.402Z', 3, '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 4, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.405Z', 4, '01a1e1b5-a18d-7622-87b2-c58e25836344', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a18d-7622-87b2-c58e25836344","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 5, 'label.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.410Z', 5, '01a1e1b5-a192-7151-82ac-7903c8df50a0', NULL, NULL, NULL, NULL, 'aeff455a-5316-40ec-b33f-6967de1c0717', NULL, NULL, '{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 6, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.416Z', 6, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.416Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 7, 'card.labeled', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.422Z', 7, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:15:39.416Z"}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.422Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 8, 'card.assigned', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.425Z', 8, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:15:39.422Z"}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.425Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 9, 'card.assigned', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.425Z', 8, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:15:39.425Z"}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.425Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 10, 'checklist.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.428Z', 10, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 11, 'checklist_item.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.431Z', 11, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 12, 'checklist_item.updated', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.435Z', 12, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 13, 'checklist_item.assigned', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.438Z', 13, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 14, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.444Z', 14, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1b4-77f7-90a4-171b82dde233', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1b4-77f7-90a4-171b82dde233","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 15, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.446Z', 15, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 16, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.448Z', 16, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1b8-7545-8b21-405d313b7933', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1b8-7545-8b21-405d313b7933","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 17, 'card.moved', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.452Z', 17, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","rank":65536,"updated_at":"2026-11-16T00:15:39.425Z","position":0}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18d-7622-87b2-c58e25836344","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Steps","rank":65536,"items":[{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1b5-a1b4-77f7-90a4-171b82dde233","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1b5-a1b8-7545-8b21-405d313b7933","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.452Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 18, 'board.member_removed', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.456Z', 18, '01a1e1b5-a102-70e8-a4c3-d374b5802593', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","user_id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","role":"member","user":{"id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 19, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.459Z', 19, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1c3-715d-b44c-add4de1ee980', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1c3-715d-b44c-add4de1ee980","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 20, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.464Z', 20, '01a1e1b5-a1c8-73d7-b4c8-1975bc02f6cd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1c8-73d7-b4c8-1975bc02f6cd","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.464Z","updated_at":"2026-11-16T00:15:39.464Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 21, 'checklist.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.465Z', 21, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1ca-779b-83e1-4020bbc80c1b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ca-779b-83e1-4020bbc80c1b","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 22, 'checklist.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.467Z', 22, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1cb-7617-89eb-1d18edd79f81', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1cb-7617-89eb-1d18edd79f81","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 23, 'checklist_item.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.470Z', 23, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1ce-7488-bc20-f44b47610db2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ce-7488-bc20-f44b47610db2","checklist_id":"01a1e1b5-a1cb-7617-89eb-1d18edd79f81","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 24, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.471Z', 24, '01a1e1b5-a1cf-70f1-95c3-cc44dc3a1bc3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1cf-70f1-95c3-cc44dc3a1bc3","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 25, 'label.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.474Z', 25, '01a1e1b5-a1d2-7578-bd49-0230078395b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1d2-7578-bd49-0230078395b7","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 26, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.478Z', 26, '01a1e1b5-a1d6-70b3-b289-5c613a9c1845', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1d6-70b3-b289-5c613a9c1845","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.478Z","updated_at":"2026-11-16T00:15:39.478Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 27, 'card.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.479Z', 27, '01a1e1b5-a1d6-70b3-b289-5c613a9c1845', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1d6-70b3-b289-5c613a9c1845","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.478Z","updated_at":"2026-11-16T00:15:39.478Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 28, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.483Z', 28, '01a1e1b5-a1db-7070-b974-dd18a96d885c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 29, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.484Z', 29, '01a1e1b5-a1dc-723b-b2c6-678b0941ec75', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1dc-723b-b2c6-678b0941ec75","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.484Z","updated_at":"2026-11-16T00:15:39.484Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 30, 'column.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.486Z', 30, '01a1e1b5-a1db-7070-b974-dd18a96d885c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 1, 'board.member_added', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.492Z', 1, '01a1e1b5-a0a0-7385-b866-019185d47fe5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9","user_id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","role":"member","user":{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 2, 'board.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.496Z', 2, '01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 31, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.498Z', 31, '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 32, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.501Z', 32, '01a1e1b5-a1ed-7460-bfcb-a173fdf695e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ed-7460-bfcb-a173fdf695e3","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.501Z","updated_at":"2026-11-16T00:15:39.501Z"}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 33, 'column.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.503Z', 33, '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 34, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.507Z', 34, '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a0a0-7385-b866-019185d47fe5', 'member');
INSERT INTO public.board_members VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', '01a1e1b5-a0a0-7385-b866-019185d47fe5', 'member');
INSERT INTO public.boards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 'Board', NULL, NULL, '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.381Z', '2026-11-16T00:15:39.381Z', 34, 36, 'q5bzowb7dvk', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 'Board', NULL, NULL, '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.489Z', '2026-11-16T00:15:39.489Z', 2, 3, 'mwj8dy39ymt', 0, '2026-11-16T00:15:39.496Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72');
INSERT INTO public.card_assignees VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a02b-767f-8db6-6b45cf582c72');
INSERT INTO public.card_assignees VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a0a0-7385-b866-019185d47fe5');
INSERT INTO public.card_labels VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a192-7151-82ac-7903c8df50a0');
INSERT INTO public.cards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a18d-7622-87b2-c58e25836344', 1, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:15:39.416Z', '2026-11-16T00:15:39.452Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c8-73d7-b4c8-1975bc02f6cd', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:15:39.464Z', '2026-11-16T00:15:39.464Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ed-7460-bfcb-a173fdf695e3', '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:15:39.501Z', '2026-11-16T00:15:39.501Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', '01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ce-7488-bc20-f44b47610db2', '01a1e1b5-a1cb-7617-89eb-1d18edd79f81', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ca-779b-83e1-4020bbc80c1b', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1cb-7617-89eb-1d18edd79f81', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a18d-7622-87b2-c58e25836344', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1cf-70f1-95c3-cc44dc3a1bc3', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.ended_sessions VALUES ('01a1e1b5-a285-75a2-9e2c-a610d280a1bc', '2026-11-16T01:20:39.656Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'aeff455a-5316-40ec-b33f-6967de1c0717', 'h9TfwAclPktZrnIybgGFgv2nJPcolElHofQ14CxmLRo', '01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:15:39.410Z');
INSERT INTO public.item_assignees VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', '01a1e1b5-a0a0-7385-b866-019185d47fe5');
INSERT INTO public.labels VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a192-7151-82ac-7903c8df50a0', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1d2-7578-bd49-0230078395b7', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 34, '01a1e1b5-a1ed-7460-bfcb-a173fdf695e3', '{"id":"01a1e1b5-a1ed-7460-bfcb-a173fdf695e3","column_id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:15:39.501Z","updated_at":"2026-11-16T00:15:39.501Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '5414e46821e5c34e');
INSERT INTO public.sessions VALUES ('01a1e1b5-a09e-7045-ad72-885224b16ac3', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.166Z', '2026-11-16T00:15:39.166Z', '2026-11-16T01:15:39.166Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1b5-a100-70c6-9ea5-bb8454e56342', '01a1e1b5-a0a0-7385-b866-019185d47fe5', '2026-11-16T00:15:39.264Z', '2026-11-16T00:15:39.264Z', '2026-11-16T01:15:39.264Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1b5-a16f-7270-8bf1-fc837ebc7671', '01a1e1b5-a102-70e8-a4c3-d374b5802593', '2026-11-16T00:15:39.375Z', '2026-11-16T00:15:39.375Z', '2026-11-16T01:15:39.375Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('cc69b14d-9229-43f6-b80d-302f768292b7', '9680a203-3724-40b2-8164-5a3a54918cf9', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1d6-70b3-b289-5c613a9c1845', 'card', 'deleted', 'Card', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', NULL, 131072, 1, '{"id":"01a1e1b5-a1d6-70b3-b289-5c613a9c1845","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:15:39.478Z","updated_at":"2026-11-16T00:15:39.478Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:15:39.479Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 27);
INSERT INTO public.trash VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1db-7070-b974-dd18a96d885c', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1b5-a192-7151-82ac-7903c8df50a0","01a1e1b5-a1d2-7578-bd49-0230078395b7"],"board_members":["01a1e1b5-a02b-767f-8db6-6b45cf582c72","01a1e1b5-a0a0-7385-b866-019185d47fe5"]}', '2026-11-16T00:15:39.486Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 30);
INSERT INTO public.trash VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1dc-723b-b2c6-678b0941ec75', 'card', 'deleted', 'Card', '01a1e1b5-a1db-7070-b974-dd18a96d885c', '01a1e1b5-a1db-7070-b974-dd18a96d885c', 65536, NULL, '{"id":"01a1e1b5-a1dc-723b-b2c6-678b0941ec75","column_id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:15:39.484Z","updated_at":"2026-11-16T00:15:39.484Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:15:39.486Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 30);
INSERT INTO public.users VALUES ('01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$omHW6e5Q5owa/K5n0izDYlPFRU8nC6qV52gyT1u8sVA$gfF2/bzGPA1af2J05z17/YpA/gHhC35HFciIEwQF740', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:15:39.112Z');
INSERT INTO public.users VALUES ('01a1e1b5-a0a0-7385-b866-019185d47fe5', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$RWbbZmZSeD7RaGRnlaOwVqkw9Fgh3wD7Ry6oz/UA39c$BWaYo55O/8PsDNw/FdeBh4la2V52DuI8qvCAp7E+mb0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:15:39.217Z');
INSERT INTO public.users VALUES ('01a1e1b5-a102-70e8-a4c3-d374b5802593', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$m2OfMOemo0QydjVgvobQrqxBzDUohNV3IbMf1KZ1xEg$T9dckHn+kkLq/BX8BHqtz6dHKXCLCayA1vNfWOZE6lw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:15:39.321Z');
INSERT INTO public.users VALUES ('01a1e1b5-a201-77aa-baeb-2d7b98d29aeb', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$sX7nh8DnxFs8/ODu+OO1mZuMA4CgELvNmmjkWa9nSyo$vWtqei+WMVblWisQGXTIZ0GP9ey8s140zVGOcCDAzgY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:15:39.587Z');
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
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_pkey PRIMARY KEY (board_id, seq);
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
ALTER TABLE ONLY public.ended_sessions
    ADD CONSTRAINT ended_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX cards_id ON public.cards USING btree (id);
CREATE INDEX checklist_items_id ON public.checklist_items USING btree (id);
CREATE INDEX checklists_id ON public.checklists USING btree (id);
CREATE INDEX columns_id ON public.columns USING btree (id);
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX labels_id ON public.labels USING btree (id);
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
ALTER TABLE ONLY public.board_checkpoints
    ADD CONSTRAINT board_checkpoints_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_board_id_seq_fkey FOREIGN KEY (board_id, seq) REFERENCES public.board_events(board_id, seq) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
