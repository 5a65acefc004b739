
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
CREATE TABLE public.search_documents (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 'reset', 'alice@example.org', '00', '2026-11-16T02:13:41.253Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b047-725b-9eb1-54d6fc366701', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04b-7794-89bb-4b0b346a947d', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04e-7069-afd0-c9c2996239ae', '\x4acb4dde3ecc916dc8b9614e90409c8c26ae3be2d5cd1c03619e740eaf57f13674acdd9b844f8c4632a1a4210c946e1771d8a993b80193d2156d2843acd14ca1256c15c0e45c5275481348790174a2d156064b33b3fd73711d369f4ef355ad276d90d272d97ab62e52e3c64e2230358a73dfee2156a86dee8b112a3e2698d0131087808883b6f937ad81c652350c63fc8c1104f62e20e3a88c2e185e1d93208818b8255901cf25dcdf360aab54c09a97d463ae6c75a5a65cda800b2dccd9ea0056c860035e89ea89bc9bfdc984d4248f509d069cde82eba43c4135a6de6ac8f6065e2fd40d77da287d0e77ff3abb0d464b00fa899961f4f4150aed9898dd30211dee0aa2b4e1f52b0ab8f7a96a16bb709ff1e0ff544a1292be093c4fb131fd7862cc3c27cd10f346ffe1304da5bb673b0a1531e925d2fa8df54d174b5ed080a9bf6faa166922553a7b9909fc83f7176d04901186a00974bd52078b2ffa7973272ed7d9c49247b253af5c8d29100ab30e055692e7ddb73ddcde243456d6032d29a235d874b2772dc8567772d37f002ac1b9a224a2714ec09d6808cee5711f60593a91a1de7641bf1eaf9e8c85d1b88774755dc75bef5efe48cb212bae88c3f589967f0d1a7b358bab85c5632ca68c380d14c992faa50767fb06bda5a1afc077429b33a08c9d7091dbd9c2a0845eda101e52eee38c');
INSERT INTO public.attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b05d-75b4-97a0-488c11a38693', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('9e42ddd9-b83f-458a-84f6-b406f7acfa82', 'da232f2f-d260-4208-8086-66bf1fa5fd91', NULL);
INSERT INTO public.attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b047-725b-9eb1-54d6fc366701', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04b-7794-89bb-4b0b346a947d', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04e-7069-afd0-c9c2996239ae', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b05d-75b4-97a0-488c11a38693', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b051-732e-b516-0b23232de43f', 'Finished by Bob', 'card_moved', '01a1e221-b01e-7755-a46e-a76a6be8e21a', NULL, 'assign_member', NULL, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', true);
INSERT INTO public.automation_rules VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b05f-754b-8504-2a4b571319c7', 'Rule', 'card_moved', '01a1e221-b01c-7769-829f-64e0013f0d69', NULL, 'assign_member', NULL, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', true);
INSERT INTO public.automation_runs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b051-732e-b516-0b23232de43f', '01a1e221-b055-75d6-bfac-88b9396c741d', 17, '01a1e221-b024-7042-952b-d3eea1ad2742', '2026-11-16T02:13:41.076Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 0, '2026-11-16T02:13:41.001Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2b3b6d13e253c537700255d5dade224b4e1cd64e0155fd7794a4a0d243518f33bb33b38f2378071aa4424565a98491b211b5ac1a81f59a44bd74b636d56359a38502b2cf8140c35344765080a364d9f7d9c70e74378450808d21f22f60c24c6e67be2e33d0108a7ab55e89662da5686ce55c439572cd9831f4ee6ecd4f0e66d050cab2124a09553dcb52aba55ea98594eae5c2fbbfbe44efa06501010d8504fa755b404bad211ec111ccb8ffee9ecb0d89f84a707b258ed3a5e347477cd6833e5e7debb605b5e80368c0e02d6de813db3ed022f2dbd9afc3768c98ca50c0de73ca33377f2fe05fecd30e6df607029d79a0893810fbbd27077a8f21cd5c1a7ae279e0893c9db6a7876fc94cfaeb69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 0, '2026-11-16T02:13:41.117Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3bcda3f109f10d9c4055b5b637c8921307db29a0aaff8e9a14547a28ea71667766f671006741819028a92824d7a2b1bc29ade1bad8745ceb4d53ad3bea1abd0106d9654fa0e02960b4c0c05232d18dd98501d43079cfc0041fe22f888499ec4e7f5d66a026e44d5995bcad84e0ada9ad6da996b635c0601aeddd9a9f1ccca0a01045cda5e4b27e1685926b55ca9594cdcb85f77f7d89de4109061e35f904ea75cba0a75e533c8103e8d3febb7b2e37258a5782db2bc5305f3a7c0c14cf7a5087ab6fddb6a01e9d0705e89da147fac47ef4b40af1edec37607f8a98cbc0a07331e5855bbee7f12f76698726bb3d81ca71a299d853749d230baa439f162e4d23c565e0993c1eb7c7876fb0acf3aa69020000');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 1, 'board.member_added', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.011Z', 1, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","user_id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","role":"member","user":{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 2, 'board.member_added', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.017Z', 2, '01a1e221-aed4-738a-a79b-c43435a65a8b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","user_id":"01a1e221-aed4-738a-a79b-c43435a65a8b","role":"member","user":{"id":"01a1e221-aed4-738a-a79b-c43435a65a8b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 3, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.020Z', 3, '01a1e221-b01c-7769-829f-64e0013f0d69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b01c-7769-829f-64e0013f0d69","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 4, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.022Z', 4, '01a1e221-b01e-7755-a46e-a76a6be8e21a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b01e-7755-a46e-a76a6be8e21a","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 5, 'label.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.025Z', 5, '01a1e221-b022-7797-ab50-b5fda632a18e', NULL, NULL, NULL, NULL, '97975dd7-7482-42f0-a87a-53772555ab36', NULL, NULL, '{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 6, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.028Z', 6, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.028Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 7, 'card.labeled', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.032Z', 7, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:13:41.028Z"}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.032Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 8, 'card.assigned', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.037Z', 8, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:13:41.032Z"}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.037Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 9, 'card.assigned', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.037Z', 8, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:13:41.037Z"}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.037Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 10, 'checklist.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.050Z', 10, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03a-7770-a9e2-14317af87aa0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b03a-7770-a9e2-14317af87aa0","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 11, 'checklist_item.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.053Z', 11, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 12, 'checklist_item.updated', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.056Z', 12, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 13, 'checklist_item.assigned', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.058Z', 13, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 14, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.063Z', 14, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b047-725b-9eb1-54d6fc366701', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b047-725b-9eb1-54d6fc366701","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 15, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.067Z', 15, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04b-7794-89bb-4b0b346a947d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b04b-7794-89bb-4b0b346a947d","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 16, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.070Z', 16, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04e-7069-afd0-c9c2996239ae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b04e-7069-afd0-c9c2996239ae","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 17, 'card.moved', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.076Z', 17, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","rank":65536,"updated_at":"2026-11-16T02:13:41.037Z","position":0}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01e-7755-a46e-a76a6be8e21a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e221-b03a-7770-a9e2-14317af87aa0","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Steps","rank":65536,"items":[{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e221-b047-725b-9eb1-54d6fc366701","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e221-b04b-7794-89bb-4b0b346a947d","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e221-b04e-7069-afd0-c9c2996239ae","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.076Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 18, 'board.member_removed', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.081Z', 18, '01a1e221-aed4-738a-a79b-c43435a65a8b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","user_id":"01a1e221-aed4-738a-a79b-c43435a65a8b","role":"member","user":{"id":"01a1e221-aed4-738a-a79b-c43435a65a8b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 19, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.085Z', 19, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b05d-75b4-97a0-488c11a38693', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b05d-75b4-97a0-488c11a38693","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 20, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.090Z', 20, '01a1e221-b062-71eb-b650-19a56e5ec1ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b062-71eb-b650-19a56e5ec1ab","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.090Z","updated_at":"2026-11-16T02:13:41.090Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 21, 'checklist.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.092Z', 21, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b064-7622-9172-47fa9dc50651', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b064-7622-9172-47fa9dc50651","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 22, 'checklist.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.093Z', 22, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b065-7578-a529-d7e728aaf7e7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b065-7578-a529-d7e728aaf7e7","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 23, 'checklist_item.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.096Z', 23, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b068-77bb-b67a-d6f9d570ee2c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b068-77bb-b67a-d6f9d570ee2c","checklist_id":"01a1e221-b065-7578-a529-d7e728aaf7e7","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 24, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.097Z', 24, '01a1e221-b069-716b-9a0b-4f74ddfbc3f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b069-716b-9a0b-4f74ddfbc3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 25, 'comment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.099Z', 25, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b06b-70d0-bd3d-4df040f954de', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b06b-70d0-bd3d-4df040f954de","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","user_id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","user":{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:13:41.099Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 26, 'label.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.104Z', 26, '01a1e221-b070-73b5-a4fe-a0355815689b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b070-73b5-a4fe-a0355815689b","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 27, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.106Z', 27, '01a1e221-b072-77fc-a48c-02504eceed3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b072-77fc-a48c-02504eceed3a","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.106Z","updated_at":"2026-11-16T02:13:41.106Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 28, 'card.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.107Z', 28, '01a1e221-b072-77fc-a48c-02504eceed3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b072-77fc-a48c-02504eceed3a","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.106Z","updated_at":"2026-11-16T02:13:41.106Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 29, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.109Z', 29, '01a1e221-b075-7674-bd15-599d0961ce60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b075-7674-bd15-599d0961ce60","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 30, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.110Z', 30, '01a1e221-b076-732f-b4e7-11f817dfb45b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b076-732f-b4e7-11f817dfb45b","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b075-7674-bd15-599d0961ce60","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.110Z","updated_at":"2026-11-16T02:13:41.110Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 31, 'column.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.112Z', 31, '01a1e221-b075-7674-bd15-599d0961ce60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b075-7674-bd15-599d0961ce60","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 1, 'board.member_added', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.119Z', 1, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b07d-74dc-b28f-bb8753fef7b8","user_id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","role":"member","user":{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 2, 'board.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.121Z', 2, '01a1e221-b07d-74dc-b28f-bb8753fef7b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b07d-74dc-b28f-bb8753fef7b8"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 32, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.123Z', 32, '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 33, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.125Z', 33, '01a1e221-b085-7649-930b-fb4c0005ffd3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b085-7649-930b-fb4c0005ffd3","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.125Z","updated_at":"2026-11-16T02:13:41.125Z"}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 34, 'column.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.127Z', 34, '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 35, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.133Z', 35, '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'member');
INSERT INTO public.board_members VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'member');
INSERT INTO public.board_visits VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-abea-7454-9500-9c6dd9e61d9c', NULL, true);
INSERT INTO public.boards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 'Board', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.001Z', '2026-11-16T02:13:41.001Z', 35, 38, 'mfy8nucu37', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 'Board', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.117Z', '2026-11-16T02:13:41.117Z', 2, 3, 'bn6sohknb1', 0, '2026-11-16T02:13:41.121Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c');
INSERT INTO public.calendar_keys VALUES ('01a1e221-abea-7454-9500-9c6dd9e61d9c', '6c22db2c0fb78475c7497606f470f195');
INSERT INTO public.card_assignees VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-abea-7454-9500-9c6dd9e61d9c');
INSERT INTO public.card_assignees VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7');
INSERT INTO public.card_labels VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b022-7797-ab50-b5fda632a18e');
INSERT INTO public.card_watchers VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-abea-7454-9500-9c6dd9e61d9c');
INSERT INTO public.cards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b01e-7755-a46e-a76a6be8e21a', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:13:41.028Z', '2026-11-16T02:13:41.076Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', '01a1e221-b01c-7769-829f-64e0013f0d69', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:13:41.090Z', '2026-11-16T02:13:41.090Z', NULL);
INSERT INTO public.cards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:13:41.125Z', '2026-11-16T02:13:41.125Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b03d-753d-955c-280caa139761', '01a1e221-b03a-7770-a9e2-14317af87aa0', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b068-77bb-b67a-d6f9d570ee2c', '01a1e221-b065-7578-a529-d7e728aaf7e7', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b03a-7770-a9e2-14317af87aa0', '01a1e221-b024-7042-952b-d3eea1ad2742', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b064-7622-9172-47fa9dc50651', '01a1e221-b024-7042-952b-d3eea1ad2742', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b065-7578-a529-d7e728aaf7e7', '01a1e221-b024-7042-952b-d3eea1ad2742', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b01c-7769-829f-64e0013f0d69', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b01e-7755-a46e-a76a6be8e21a', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b069-716b-9a0b-4f74ddfbc3f8', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b06b-70d0-bd3d-4df040f954de', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.099Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e221-b0f9-7754-8a46-d73ac29ecf5d', '2026-11-16T03:18:41.252Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e221-abea-7454-9500-9c6dd9e61d9c', '97975dd7-7482-42f0-a87a-53772555ab36', 'TT1SeHnaiE8xEBUXI9cih7FROTePSjUE7nMveptQP5A', '01a1e221-b009-7069-a75e-73dc7b6827ac', '{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:13:41.026Z');
INSERT INTO public.invitations VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b06e-7332-b16a-07aafd54530d', '01a1e221-abea-7454-9500-9c6dd9e61d9c', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b03d-753d-955c-280caa139761', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7');
INSERT INTO public.labels VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b022-7797-ab50-b5fda632a18e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b070-73b5-a4fe-a0355815689b', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'e70282f2-da62-40e7-9446-e38fba2251a1', '2026-11-16T02:13:41.253Z');
INSERT INTO public.mail_queue VALUES ('9c5a4294-9753-44a7-b597-03836510741f', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:13:41.253Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b014-720f-ae11-971e0a87412c', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'added', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.011Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b019-745e-a935-68b079a3fa20', '01a1e221-aed4-738a-a79b-c43435a65a8b', 'added', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.017Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b02e-77ad-bf34-86830e7bfe51', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'assigned', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.037Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b06b-70d1-a695-b985204020f2', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'commented', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b06b-70d0-bd3d-4df040f954de', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.099Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', '01a1e221-b07f-7585-a566-9a2054dee8e1', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'added', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.119Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 35, '01a1e221-b085-7649-930b-fb4c0005ffd3', '{"id":"01a1e221-b085-7649-930b-fb4c0005ffd3","column_id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:13:41.125Z","updated_at":"2026-11-16T02:13:41.125Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '1f36e40b02393328');
INSERT INTO public.search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', 888661692534784, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e221b0097069a75e73dc7b6827ac ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', 888661692784640, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', 888661692850176, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', 888661692866560, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', 888661692928000, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b024-7042-952b-d3eea1ad2742', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b024-7042-952b-d3eea1ad2742', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b047-725b-9eb1-54d6fc366701', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04b-7794-89bb-4b0b346a947d', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04e-7069-afd0-c9c2996239ae', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b05d-75b4-97a0-488c11a38693', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', '01a1e221-b062-71eb-b650-19a56e5ec1ab', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', '01a1e221-b062-71eb-b650-19a56e5ec1ab', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b068-77bb-b67a-d6f9d570ee2c', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b06b-70d0-bd3d-4df040f954de', 'comment', ' comment ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', '01a1e221-b072-77fc-a48c-02504eceed3a', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', '01a1e221-b072-77fc-a48c-02504eceed3a', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', '01a1e221-b076-732f-b4e7-11f817dfb45b', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', '01a1e221-b076-732f-b4e7-11f817dfb45b', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', '01a1e221-b085-7649-930b-fb4c0005ffd3', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', '01a1e221-b085-7649-930b-fb4c0005ffd3', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e221-adaa-7132-9ce0-0d4ad7e90c3c', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:40.394Z', '2026-11-16T02:13:40.394Z', '2026-11-16T03:13:40.394Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e221-aece-7393-90fa-d0242c5e8ce2', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', '2026-11-16T02:13:40.686Z', '2026-11-16T02:13:40.686Z', '2026-11-16T03:13:40.686Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e221-afff-722b-bf82-7f2b63a51f1e', '01a1e221-aed4-738a-a79b-c43435a65a8b', '2026-11-16T02:13:40.991Z', '2026-11-16T02:13:40.991Z', '2026-11-16T03:13:40.991Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('9e42ddd9-b83f-458a-84f6-b406f7acfa82', 'da232f2f-d260-4208-8086-66bf1fa5fd91', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', 'card', 'deleted', 'Card', '01a1e221-b01c-7769-829f-64e0013f0d69', NULL, 131072, 1, '{"id":"01a1e221-b072-77fc-a48c-02504eceed3a","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:13:41.106Z","updated_at":"2026-11-16T02:13:41.106Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:13:41.107Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 28);
INSERT INTO public.trash VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b075-7674-bd15-599d0961ce60', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e221-b022-7797-ab50-b5fda632a18e","01a1e221-b070-73b5-a4fe-a0355815689b"],"board_members":["01a1e221-abea-7454-9500-9c6dd9e61d9c","01a1e221-adb5-76c6-ba6e-b8fbb09e04e7"]}', '2026-11-16T02:13:41.112Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 31);
INSERT INTO public.trash VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', 'card', 'deleted', 'Card', '01a1e221-b075-7674-bd15-599d0961ce60', '01a1e221-b075-7674-bd15-599d0961ce60', 65536, NULL, '{"id":"01a1e221-b076-732f-b4e7-11f817dfb45b","column_id":"01a1e221-b075-7674-bd15-599d0961ce60","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:13:41.110Z","updated_at":"2026-11-16T02:13:41.110Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:13:41.112Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 31);
INSERT INTO public.users VALUES ('01a1e221-abea-7454-9500-9c6dd9e61d9c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$utKDkJ8U+kFjx2/CFC/b11H80p3xU0XrXOKGDSmqCyI$MZh7JsnCpRW3rxuq+Ip4RD9fc+nS34jgLLAXMl97qTA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:13:40.282Z');
INSERT INTO public.users VALUES ('01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$b56ukfn9EzWlYux7vKTn990nUqqo48n2Sqk/H+nylk8$lsL9sZ/lTKO8HWtcCJZ9Q79WXkt2SKXr1+Hni4fL7Rw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:13:40.618Z');
INSERT INTO public.users VALUES ('01a1e221-aed4-738a-a79b-c43435a65a8b', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$6ISqYigtQSxyf2YC+xoDOJia/rm1eBq8zGzMYgGdRjM$WDfAn6Ke38RASyc4mDm0p2w7hK5DGB4UhIhpQGqpbyA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:13:40.933Z');
INSERT INTO public.users VALUES ('01a1e221-b099-73bd-9c04-281e7c61f24a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$6PBWxUftlqqolGBgfaUeH0JDUp9q6eksRePv+C4X+Lw$lL46s7bg1JrnBsmtQkbil0HpExBMdtCMqxrrUpC5O3k', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:13:41.198Z');
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
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (board_id, card_id);
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
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX mail_queue_waiting ON public.mail_queue USING btree (created_at) WHERE (due_at IS NOT NULL);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
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
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
