
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
    created_by uuid NOT NULL,
    updated_by uuid NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    seq bigint NOT NULL,
    revision bigint NOT NULL,
    stamp text NOT NULL,
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
    title text NOT NULL,
    description text,
    rank bigint NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
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
    is_done_column boolean NOT NULL
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
INSERT INTO public.attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a5-7358-9e16-de21e3f9e97c', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a7-7569-8ab1-54ae37840e42', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a8-709b-a8a1-6b14b09fd41b', '\x8275ce63550524e50ea7dd1fed951556cae5aa7e57981969850f9660619ae94d19769963afb9340249d3b562ec1526d10ed3046aaf41f77aaa16ddd757caecfe5d1742ddf2746a14f14f9dd8fdf1c96e01f55032723417c1c5ac09003dc85937aafd488e1ad13538cfa2d388526808ab15973e7c7ceb9b47f5ec8247fc184462033c3478cd1a969b31e06eb715d0e1f03fe09ad38ccc27d83382e716b670061b02764cb9f2cf5cf4756186017ff449f56e3d9b4923fbab4ec440f2c8bce2d388ec8f9943ba1126981d521597fb5c86693d777b95d9d395997493ad721ebd8919160f2ea53881b8c6c4d88b97ae4a70aa85f2dfe3a27b74f477d30d7bc9f7f476451c0f72226b19af78001c6b5429e61e5f7fc5ef7c9a8b243f4199b6cc8e726dfc16699a328a611808c176173926877038ee95903d7021d3d633a02dac4f06877eede202f83893b354d7007822255a241c77274c6385f28e471305bfcdc2ae7b84050f73a52a753754a45b730f30a1d2c9e6fb8f06987508b04cfe73cb7e321a71e96ce98892c979a1a508e5b0238feaad905f98c9cc6354cd268cd06ed0a58c8eef8412e48e9f12adc9f1cda274596f078e535fa83871bd2c69f86ffd08fc55f2553a9d61690402e299b5401ab41e86ae0eae1d8ea93ba1d46e267dc3729b2404d8f15f9c2a5834560ca445844d5a81e614d769');
INSERT INTO public.attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b2-77d0-8728-83ec0806106c', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('ad0c362c-ed68-42e2-89cb-d0ea0be34b4e', '7129eae4-06bf-489a-a532-1108fcfc9dec', NULL);
INSERT INTO public.attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a5-7358-9e16-de21e3f9e97c', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a7-7569-8ab1-54ae37840e42', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a8-709b-a8a1-6b14b09fd41b', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b2-77d0-8728-83ec0806106c', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1aa-7523-bd30-f862e1c08cc4', 'Finished by Bob', 'card_moved', '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', NULL, 'assign_member', NULL, '01a1e16e-f0d4-71a4-998b-8da552d819fb', true);
INSERT INTO public.automation_rules VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b4-741f-8ed0-fe22333fc7ad', 'Rule', 'card_moved', '01a1e16e-f185-7674-b058-aeff05b3ae1c', NULL, 'assign_member', NULL, '01a1e16e-f0d4-71a4-998b-8da552d819fb', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 0, '2026-11-15T22:58:26.804Z', '\x1f8b08000000000000039551cb4ec33010bcf31973b62bdbcaab3e21be8113a8aa36c90659721ed84e0155fd77d4a448b487228e3bbb33bb337b846b61a13469d605cb4e97992cf35acbaa514656aa269d959a0b554020b9e419164f238516022dc726b829b971801d66ef059ac094b8ddd75f57b2ca185916792769db1999539129bd6db6a41902f3d4fe9bf3b387122c8c3285d45aeafcd9189b57d6149b4a652fbfb4ff9a8bfc0eab043cd5ec23eceb4ea0e7bee6702e8ea8cf96f7ff096b8e1c6e09772d85710977fc18385cf8b0c7db07dd95e09e9c870579d7f0237f523f79de8ce1eda237507f5eb1b421d0b910d38aaddff3745dbbb8a726b903c3a630f3021c38b8ce710bdb918f2b16e789c37af0029e4ebbd3c337d36f9e6e5c020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 0, '2026-11-15T22:58:26.885Z', '\x1f8b08000000000000039551cb4e03310cbcf3193e275592927de484f8064ea0aaf2265e1429fb20c91650b5ff8eba5b24da43518f1e7bc69ef111bc030342a22459106fa5d5bcdcea8a63bd2db9ad9a86445d62e50430c83e070203cf0346070c1c251bfd98fdd083e9a71018d84898c9ed9bef0b59a1142f0bdd72ac5bc535168f42d6b64649c0601adddd9cdf3d98c18012aae05272a95f9432ba32aad854957efda3fddf5ca20f308241c0864202f3b663d051d7503c1547684e96f7f78435258ad7849b96e2b0843b7cf614cf7c30c7eb07dd94a00e7d000318bca527fac26e0cb419e2fb59afc7eeb462690383d6c794576cfd5ec0cbdaa73ddaec0f0426c78916e040d1b79e1c9816435ab1348d14d78317709e77f3c30ff3cd73065c020000');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 1, 'board.member_added', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.815Z', 1, '01a1e16e-f0d4-71a4-998b-8da552d819fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","user_id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","role":"member","user":{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 2, 'board.member_added', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.820Z', 2, '01a1e16e-f124-70f7-9031-e29eaa2203a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","user_id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","role":"member","user":{"id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 3, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.821Z', 3, '01a1e16e-f185-7674-b058-aeff05b3ae1c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 4, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.825Z', 4, '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f189-7797-9c6d-1d41fcfc5a47","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 5, 'label.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.827Z', 5, '01a1e16e-f18b-7643-8dda-cefcbf180901', NULL, NULL, NULL, NULL, 'e4c62be2-2192-4fb7-afd3-d791fafdd6ed', NULL, NULL, '{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 6, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.831Z', 6, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.831Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 7, 'card.labeled', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.835Z', 7, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-15T22:58:26.831Z"}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.835Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 8, 'card.assigned', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.838Z', 8, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-15T22:58:26.835Z"}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.838Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 9, 'card.assigned', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.838Z', 8, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:58:26.838Z"}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.838Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 10, 'checklist.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.842Z', 10, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19a-773b-b33e-04a6e84b7a53', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 11, 'checklist_item.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.843Z', 11, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19c-712a-ad47-2d0e983d385b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 12, 'checklist_item.updated', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.846Z', 12, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19c-712a-ad47-2d0e983d385b', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 13, 'checklist_item.assigned', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.848Z', 13, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19c-712a-ad47-2d0e983d385b', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 14, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.853Z', 14, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1a5-7358-9e16-de21e3f9e97c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1a5-7358-9e16-de21e3f9e97c","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 15, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.855Z', 15, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1a7-7569-8ab1-54ae37840e42', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1a7-7569-8ab1-54ae37840e42","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 16, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.856Z', 16, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1a8-709b-a8a1-6b14b09fd41b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1a8-709b-a8a1-6b14b09fd41b","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 17, 'card.moved', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.860Z', 17, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","rank":65536,"updated_at":"2026-11-15T22:58:26.838Z","position":0}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f189-7797-9c6d-1d41fcfc5a47","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Steps","rank":65536,"items":[{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e16e-f1a5-7358-9e16-de21e3f9e97c","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e16e-f1a7-7569-8ab1-54ae37840e42","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e16e-f1a8-709b-a8a1-6b14b09fd41b","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.860Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 18, 'board.member_removed', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.862Z', 18, '01a1e16e-f124-70f7-9031-e29eaa2203a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","user_id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","role":"member","user":{"id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 19, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.866Z', 19, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b2-77d0-8728-83ec0806106c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b2-77d0-8728-83ec0806106c","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 20, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.869Z', 20, '01a1e16e-f1b5-7531-b460-647b287382e4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b5-7531-b460-647b287382e4","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.869Z","updated_at":"2026-11-15T22:58:26.869Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 21, 'checklist.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.870Z', 21, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b6-73b0-9d9e-cf122daa5704', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b6-73b0-9d9e-cf122daa5704","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 22, 'checklist.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.872Z', 22, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 23, 'checklist_item.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.873Z', 23, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b9-757e-ae16-8b5e88b025e7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b9-757e-ae16-8b5e88b025e7","checklist_id":"01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 24, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.874Z', 24, '01a1e16e-f1ba-7496-a283-c235b9140489', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1ba-7496-a283-c235b9140489","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 25, 'label.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.875Z', 25, '01a1e16e-f1bb-70ff-beb4-48145d6a100b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1bb-70ff-beb4-48145d6a100b","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 26, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.877Z', 26, '01a1e16e-f1bd-7287-b22a-08f1dae301c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1bd-7287-b22a-08f1dae301c8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.877Z","updated_at":"2026-11-15T22:58:26.877Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 27, 'card.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.878Z', 27, '01a1e16e-f1bd-7287-b22a-08f1dae301c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1bd-7287-b22a-08f1dae301c8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.877Z","updated_at":"2026-11-15T22:58:26.877Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 28, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.880Z', 28, '01a1e16e-f1c0-72e2-aa64-168b84a482ec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 29, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.882Z', 29, '01a1e16e-f1c2-761b-871f-5718bc976ecd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c2-761b-871f-5718bc976ecd","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.882Z","updated_at":"2026-11-15T22:58:26.882Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 30, 'column.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.883Z', 30, '01a1e16e-f1c0-72e2-aa64-168b84a482ec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO public.board_events VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 1, 'board.member_added', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.887Z', 1, '01a1e16e-f0d4-71a4-998b-8da552d819fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f1c5-7358-a937-c8bbe097a8d0","user_id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","role":"member","user":{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 2, 'board.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.888Z', 2, '01a1e16e-f1c5-7358-a937-c8bbe097a8d0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c5-7358-a937-c8bbe097a8d0"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 31, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.891Z', 31, '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 32, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.893Z', 32, '01a1e16e-f1cd-7687-af1d-3cf5c7f63be8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1cd-7687-af1d-3cf5c7f63be8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.893Z","updated_at":"2026-11-15T22:58:26.893Z"}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 33, 'column.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.895Z', 33, '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO public.board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 34, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.898Z', 34, '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO public.board_members VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f0d4-71a4-998b-8da552d819fb', 'member');
INSERT INTO public.board_members VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', '01a1e16e-f0d4-71a4-998b-8da552d819fb', 'member');
INSERT INTO public.boards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 'Board', NULL, '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.804Z', '2026-11-15T22:58:26.804Z', 34, 36, 'p0kzalkfbq', NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 'Board', NULL, '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.885Z', '2026-11-15T22:58:26.885Z', 2, 3, 'mduc6tn9crh', '2026-11-15T22:58:26.888Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e');
INSERT INTO public.card_assignees VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f022-765f-a9f2-5a64019c9a1e');
INSERT INTO public.card_assignees VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f0d4-71a4-998b-8da552d819fb');
INSERT INTO public.card_labels VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f18b-7643-8dda-cefcbf180901');
INSERT INTO public.cards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', 'Card', 'two
lines ', 65536, '2026-11-15T22:58:26.831Z', '2026-11-15T22:58:26.860Z');
INSERT INTO public.cards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b5-7531-b460-647b287382e4', '01a1e16e-f185-7674-b058-aeff05b3ae1c', 'Card', NULL, 65536, '2026-11-15T22:58:26.869Z', '2026-11-15T22:58:26.869Z');
INSERT INTO public.cards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1cd-7687-af1d-3cf5c7f63be8', '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', 'Card', NULL, 65536, '2026-11-15T22:58:26.893Z', '2026-11-15T22:58:26.893Z');
INSERT INTO public.checklist_items VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f19c-712a-ad47-2d0e983d385b', '01a1e16e-f19a-773b-b33e-04a6e84b7a53', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b9-757e-ae16-8b5e88b025e7', '01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f19a-773b-b33e-04a6e84b7a53', '01a1e16e-f18f-73c4-9073-81077866bec0', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b6-73b0-9d9e-cf122daa5704', '01a1e16e-f18f-73c4-9073-81077866bec0', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6', '01a1e16e-f18f-73c4-9073-81077866bec0', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f185-7674-b058-aeff05b3ae1c', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1ba-7496-a283-c235b9140489', 'Column', 196608, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', 'Column', 262144, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e16e-f227-7745-9622-34fe141f6be4', '2026-11-16T00:03:26.985Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'e4c62be2-2192-4fb7-afd3-d791fafdd6ed', 'vemYHdz_IMEijG8oQQgTNBl0qaWFplBI4BTqN_x83CY', '01a1e16e-f174-75b1-8c02-80ba1471e606', '{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:58:26.828Z');
INSERT INTO public.item_assignees VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f19c-712a-ad47-2d0e983d385b', '01a1e16e-f0d4-71a4-998b-8da552d819fb');
INSERT INTO public.labels VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18b-7643-8dda-cefcbf180901', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1bb-70ff-beb4-48145d6a100b', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 34, '01a1e16e-f1cd-7687-af1d-3cf5c7f63be8', '{"id":"01a1e16e-f1cd-7687-af1d-3cf5c7f63be8","column_id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:58:26.893Z","updated_at":"2026-11-15T22:58:26.893Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'af5c31340a416c1f');
INSERT INTO public.sessions VALUES ('01a1e16e-f0d1-73b2-bd8e-a0c5e3d84b82', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.641Z', '2026-11-15T22:58:26.641Z', '2026-11-15T23:58:26.641Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e16e-f122-7107-b8bc-2fc560c55ab7', '01a1e16e-f0d4-71a4-998b-8da552d819fb', '2026-11-15T22:58:26.722Z', '2026-11-15T22:58:26.722Z', '2026-11-15T23:58:26.722Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e16e-f16f-7349-b912-5761338d2afe', '01a1e16e-f124-70f7-9031-e29eaa2203a3', '2026-11-15T22:58:26.799Z', '2026-11-15T22:58:26.799Z', '2026-11-15T23:58:26.799Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('ad0c362c-ed68-42e2-89cb-d0ea0be34b4e', '7129eae4-06bf-489a-a532-1108fcfc9dec', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1bd-7287-b22a-08f1dae301c8', 'card', 'deleted', 'Card', '01a1e16e-f185-7674-b058-aeff05b3ae1c', NULL, 131072, 1, '{"id":"01a1e16e-f1bd-7287-b22a-08f1dae301c8","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:58:26.877Z","updated_at":"2026-11-15T22:58:26.877Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:58:26.878Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 27);
INSERT INTO public.trash VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1c0-72e2-aa64-168b84a482ec', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e16e-f18b-7643-8dda-cefcbf180901","01a1e16e-f1bb-70ff-beb4-48145d6a100b"],"board_members":["01a1e16e-f022-765f-a9f2-5a64019c9a1e","01a1e16e-f0d4-71a4-998b-8da552d819fb"]}', '2026-11-15T22:58:26.883Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 30);
INSERT INTO public.trash VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1c2-761b-871f-5718bc976ecd', 'card', 'deleted', 'Card', '01a1e16e-f1c0-72e2-aa64-168b84a482ec', '01a1e16e-f1c0-72e2-aa64-168b84a482ec', 65536, NULL, '{"id":"01a1e16e-f1c2-761b-871f-5718bc976ecd","column_id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:58:26.882Z","updated_at":"2026-11-15T22:58:26.882Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:58:26.883Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 30);
INSERT INTO public.users VALUES ('01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hstC4IyK4QLqzwzBScNmz+Y6oobb7KJbmcqWokRUWmU$mIPW9tv2/78/otRPY8ZuU4nsjhEJWVPUngOiRnxX0Xk', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:58:26.566Z');
INSERT INTO public.users VALUES ('01a1e16e-f0d4-71a4-998b-8da552d819fb', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$4YHfVveGciHjAYyAbLyH7pqQi87JnPWWFst9UBpITZc$XquMCJyXRmm/RnCiPXXMOs2Ogpz7g5HDPXdVO33Ld9g', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:58:26.683Z');
INSERT INTO public.users VALUES ('01a1e16e-f124-70f7-9031-e29eaa2203a3', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$U8NHgZ0N8EgGmkpsvEvfMc/CyUpaI0UD8wOkMfFKhqw$tZC8vdrGEKQNAZH++q5qRdOfPEJudAWo60vqfZZeEh8', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:58:26.764Z');
INSERT INTO public.users VALUES ('01a1e16e-f1da-71b3-bef6-05afe424f885', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$S0+ad6NaiJ0cubWR9ouN0fxZoSe1tArx5R6+RT2jh8Y$uvv+CTKdOyvAa9UGTMKsZdzhGndnmi7NnhkfmU84iqg', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:58:26.950Z');
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
