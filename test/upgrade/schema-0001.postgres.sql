
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e3-717f-abd5-804302dacda4', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5', '\xde97eb5003de8c68d38b430db818502a7278a7f9e5dcf68ae9c33756b2663ffe342c5ded2f4f833c43a861d009afff29b61cf22fa69b4600611f2e10b3c18a25b1db65971535d1f96106abb31087c7530ce4fcc5e373c57ac37ee0d3894b2cd2649f7c474b993cafd3859fb602c5fe447aa32759bab904f113be9323fcec863ace6293059b14cc126c537bbd1dfa6fec1781fe0a61843081c4ed01b10e3b697b7aceee463a62c8ad6dfe8087de90aeedd66eb5090d14b3f0896ba13464742105061010d684547344c0776dfce8ac9a3c2d86a3f599a4e38c5fb5a242dc82a85347b62b42e4ed7ec23f9eb706004781eb3940dc8687e6465fc81bc8fc17d93124c347c00828b316d5921a50ab9760b7a58356fd392111605302479c3022e6bb694c335c6dfc6d29f41efedf43f6f9fbd1bfd2e61673bb139146a92418d446fbef72a8c446aafdf28764ed217d5982cd46ea036b5664d202c012e0cb2f80c513d7543a70804812cddc18dd6e8fbd8b463caa53927827ffb053790d03998ed50dd41499d7349c881d96d2415694bd522bb04c0a0b87c924a62f378b1338553ba5f0ede2f6920ea42c7f82599a4a76f84d233d42f9a9c96ea3ae86a3e6cd5811f0a47a0a1c7b43a9050df09470551b4d93340b2f1a688dca7c608142f341313ae77af69459b652d387ede73e539265879789f3f0a148');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('b22ca333-90d4-4053-8e1b-c86dd87aa229', '5b7fd427-59ce-428a-a3e6-04b31a2405cd', NULL);
INSERT INTO public.attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e3-717f-abd5-804302dacda4', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0ea-73dd-9008-a03605d202fc', 'Finished by Bob', 'card_moved', '01a1e1d2-a0c5-7468-9b75-31f49258d871', NULL, 'assign_member', NULL, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', true);
INSERT INTO public.automation_rules VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f3-7269-ab98-a26726cf7db7', 'Rule', 'card_moved', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', NULL, 'assign_member', NULL, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', true);
INSERT INTO public.automation_runs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0ea-73dd-9008-a03605d202fc', '01a1e1d2-a0ed-727d-9349-9960440a4569', 17, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '2026-11-16T00:47:19.789Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 0, '2026-11-16T00:47:19.663Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abd82576e313e21b3881aa6a636f9025270eb6534055ff1d3529a8f450c471667766f67100efc040255090709263a53aae9592bca93571ad9104355d435a0283e24b2030f018313960e028dbe4c7e2e30066984260606388e90724c2426ed77e5e6634d60aaeabbae69bb554bc15562bda10495503836974ffd67ce7600103b2928a0bc1857aaa2a73af8d68564aad9f2fbcffeacbf406a66210b0a590c1bc6c19f4d4b7944ee000ed69ffdd7f2e37654a5782db2ba5385f3abe0f94ce7a3087ab6fddb6a01e7d000318bca507fac07e0cb48ae9f5ec37607f8a98cbc0a0f32997855bbe17f037f67987b6f83d812969a299d853f29d2707a6c390172e4f23a565e0993c1eb7c7bb2f2f687bd169020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 0, '2026-11-16T00:47:19.815Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb3449e353c537700255d5c6de204b4e1c6ca780a2fe3b6a5250e9a1a8c799dd99d9c704ce8206215192b48aa31415af946a794d58f2d6ca7a8db6ad51d4c020bbec09343c058c1618584a26ba21bbd083ee47ef1998e043fc05913093dd375f9719b5319257a228f8e65195bc91a62a6943a4ca02188c83bd5bf39383193428a14a2e2597e5b3107a5d6959af36b278b9f0feaf2fd13b68c1c063433e817edd31e8a86b289ec004cd69fffd3d971b13c52bc1ed9562982f1d3e7a8a673de8e9ea5bb72da843e741037a67684b9fd80d9e5621be9dfd7aec4e11731918b42ea6bc70cbf73cfec52eedd1647720d0398e3413078aae756441b7e8d3c2a571a0b80c3c93c7e3eef8f00da6ca474269020000');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 1, 'board.member_added', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.709Z', 1, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","user_id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","role":"member","user":{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 2, 'board.member_added', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.728Z', 2, '01a1e1d2-9f43-746e-943b-f901657f21d2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","user_id":"01a1e1d2-9f43-746e-943b-f901657f21d2","role":"member","user":{"id":"01a1e1d2-9f43-746e-943b-f901657f21d2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 3, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.740Z', 3, '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 4, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.749Z', 4, '01a1e1d2-a0c5-7468-9b75-31f49258d871', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0c5-7468-9b75-31f49258d871","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 5, 'label.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.756Z', 5, '01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a', NULL, NULL, NULL, NULL, '410475b3-3db3-4001-97c1-09e662cd7164', NULL, NULL, '{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 6, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.759Z', 6, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.759Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 7, 'card.labeled', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.761Z', 7, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:47:19.759Z"}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.761Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 8, 'card.assigned', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.764Z', 8, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:47:19.761Z"}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.764Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 9, 'card.assigned', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.764Z', 8, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:47:19.764Z"}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.764Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 10, 'checklist.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.766Z', 10, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d6-73db-924a-6611c32f025d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 11, 'checklist_item.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.768Z', 11, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 12, 'checklist_item.updated', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.771Z', 12, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 13, 'checklist_item.assigned', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.773Z', 13, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 14, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.778Z', 14, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0e3-717f-abd5-804302dacda4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0e3-717f-abd5-804302dacda4","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 15, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.782Z', 15, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 16, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.784Z', 16, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 17, 'card.moved', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.789Z', 17, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","rank":65536,"updated_at":"2026-11-16T00:47:19.764Z","position":0}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0c5-7468-9b75-31f49258d871","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Steps","rank":65536,"items":[{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d2-a0e3-717f-abd5-804302dacda4","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.789Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 18, 'board.member_removed', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.791Z', 18, '01a1e1d2-9f43-746e-943b-f901657f21d2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","user_id":"01a1e1d2-9f43-746e-943b-f901657f21d2","role":"member","user":{"id":"01a1e1d2-9f43-746e-943b-f901657f21d2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 19, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.793Z', 19, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 20, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.796Z', 20, '01a1e1d2-a0f4-76a0-a5ea-8d5297528a91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f4-76a0-a5ea-8d5297528a91","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.796Z","updated_at":"2026-11-16T00:47:19.796Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 21, 'checklist.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.797Z', 21, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f5-7388-8814-b13b1536eae5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f5-7388-8814-b13b1536eae5","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 22, 'checklist.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.799Z', 22, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f7-7359-9b2a-3dd98555354d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f7-7359-9b2a-3dd98555354d","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 23, 'checklist_item.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.800Z', 23, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f8-7468-a69d-70720906788c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f8-7468-a69d-70720906788c","checklist_id":"01a1e1d2-a0f7-7359-9b2a-3dd98555354d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 24, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.800Z', 24, '01a1e1d2-a0f8-7469-8454-97c3a96ff0a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f8-7469-8454-97c3a96ff0a7","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 25, 'comment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.802Z', 25, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0fa-7358-8653-853afb6a37fd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fa-7358-8653-853afb6a37fd","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","user_id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","user":{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:47:19.802Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 26, 'label.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.805Z', 26, '01a1e1d2-a0fd-7119-8b59-7e02547837a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fd-7119-8b59-7e02547837a6","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 27, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.806Z', 27, '01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.806Z","updated_at":"2026-11-16T00:47:19.806Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 28, 'card.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.807Z', 28, '01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.806Z","updated_at":"2026-11-16T00:47:19.806Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 29, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.809Z', 29, '01a1e1d2-a101-70fb-bee2-c271572218e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a101-70fb-bee2-c271572218e9","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 30, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.810Z', 30, '01a1e1d2-a102-70d9-9af5-5984f5c957dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a102-70d9-9af5-5984f5c957dc","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a101-70fb-bee2-c271572218e9","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.810Z","updated_at":"2026-11-16T00:47:19.810Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 31, 'column.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.812Z', 31, '01a1e1d2-a101-70fb-bee2-c271572218e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a101-70fb-bee2-c271572218e9","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 1, 'board.member_added', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.828Z', 1, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a107-722f-9ea6-fd194adf9a09","user_id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","role":"member","user":{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 2, 'board.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.830Z', 2, '01a1e1d2-a107-722f-9ea6-fd194adf9a09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a107-722f-9ea6-fd194adf9a09"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 32, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.831Z', 32, '01a1e1d2-a117-7651-b69d-63f8f9d02b60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 33, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.833Z', 33, '01a1e1d2-a119-705f-ad82-16d16f207c7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a119-705f-ad82-16d16f207c7e","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.833Z","updated_at":"2026-11-16T00:47:19.833Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 34, 'column.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.834Z', 34, '01a1e1d2-a117-7651-b69d-63f8f9d02b60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 35, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.837Z', 35, '01a1e1d2-a117-7651-b69d-63f8f9d02b60', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-9e04-76ba-9528-fd9a6407be53', 'member');
INSERT INTO public.board_members VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', '01a1e1d2-9e04-76ba-9528-fd9a6407be53', 'member');
INSERT INTO public.boards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 'Board', NULL, NULL, '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.663Z', '2026-11-16T00:47:19.663Z', 35, 38, 'wd3fys09ile', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 'Board', NULL, NULL, '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.815Z', '2026-11-16T00:47:19.815Z', 2, 3, 'vtwtnumehc', 0, '2026-11-16T00:47:19.830Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265');
INSERT INTO public.card_assignees VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265');
INSERT INTO public.card_assignees VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-9e04-76ba-9528-fd9a6407be53');
INSERT INTO public.card_labels VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a');
INSERT INTO public.cards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0c5-7468-9b75-31f49258d871', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T00:47:19.759Z', '2026-11-16T00:47:19.789Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f4-76a0-a5ea-8d5297528a91', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:47:19.796Z', '2026-11-16T00:47:19.796Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a119-705f-ad82-16d16f207c7e', '01a1e1d2-a117-7651-b69d-63f8f9d02b60', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:47:19.833Z', '2026-11-16T00:47:19.833Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', '01a1e1d2-a0d6-73db-924a-6611c32f025d', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f8-7468-a69d-70720906788c', '01a1e1d2-a0f7-7359-9b2a-3dd98555354d', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0d6-73db-924a-6611c32f025d', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f5-7388-8814-b13b1536eae5', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f7-7359-9b2a-3dd98555354d', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0c5-7468-9b75-31f49258d871', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f8-7469-8454-97c3a96ff0a7', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a117-7651-b69d-63f8f9d02b60', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fa-7358-8653-853afb6a37fd', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.802Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1d2-a263-7106-9c11-e08ff418e265', '2026-11-16T01:52:20.165Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '410475b3-3db3-4001-97c1-09e662cd7164', '7nKMxqjQqrbTNR2L9I3mBnzPr1oeCnoEi4f2grlepBA', '01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:47:19.756Z');
INSERT INTO public.invitations VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fc-7192-8175-705761cb17a0', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', '01a1e1d2-9e04-76ba-9528-fd9a6407be53');
INSERT INTO public.labels VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fd-7119-8b59-7e02547837a6', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 35, '01a1e1d2-a119-705f-ad82-16d16f207c7e', '{"id":"01a1e1d2-a119-705f-ad82-16d16f207c7e","column_id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:47:19.833Z","updated_at":"2026-11-16T00:47:19.833Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '88de38ea3cfc61d8');
INSERT INTO public.sessions VALUES ('01a1e1d2-9df9-72ca-a115-7f2b2abeb90a', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.033Z', '2026-11-16T00:47:19.033Z', '2026-11-16T01:47:19.033Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d2-9f2e-7630-8aae-130571ea09f0', '01a1e1d2-9e04-76ba-9528-fd9a6407be53', '2026-11-16T00:47:19.342Z', '2026-11-16T00:47:19.342Z', '2026-11-16T01:47:19.342Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d2-a04b-7414-9ede-b6b2ac7f9cde', '01a1e1d2-9f43-746e-943b-f901657f21d2', '2026-11-16T00:47:19.627Z', '2026-11-16T00:47:19.627Z', '2026-11-16T01:47:19.627Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('b22ca333-90d4-4053-8e1b-c86dd87aa229', '5b7fd427-59ce-428a-a3e6-04b31a2405cd', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a', 'card', 'deleted', 'Card', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', NULL, 131072, 1, '{"id":"01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:47:19.806Z","updated_at":"2026-11-16T00:47:19.806Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:47:19.807Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 28);
INSERT INTO public.trash VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a101-70fb-bee2-c271572218e9', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","01a1e1d2-a0fd-7119-8b59-7e02547837a6"],"board_members":["01a1e1d2-9cc1-7055-8326-b1c76e8ee265","01a1e1d2-9e04-76ba-9528-fd9a6407be53"]}', '2026-11-16T00:47:19.812Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 31);
INSERT INTO public.trash VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a102-70d9-9af5-5984f5c957dc', 'card', 'deleted', 'Card', '01a1e1d2-a101-70fb-bee2-c271572218e9', '01a1e1d2-a101-70fb-bee2-c271572218e9', 65536, NULL, '{"id":"01a1e1d2-a102-70d9-9af5-5984f5c957dc","column_id":"01a1e1d2-a101-70fb-bee2-c271572218e9","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:47:19.810Z","updated_at":"2026-11-16T00:47:19.810Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:47:19.812Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 31);
INSERT INTO public.users VALUES ('01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$W/suYMH+WUGtYRMuG25rZV6ZQ+PoNfeaOyr/v9ICaAU$50OpmZLCs34czVyxHbp/7c/skUceeRuxMJclK89qd4I', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:47:18.881Z');
INSERT INTO public.users VALUES ('01a1e1d2-9e04-76ba-9528-fd9a6407be53', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$3G93E/Kkx6kemPQK2fBbPOC7XIhONF/Pm3VfPz7OXTI$AIgdfnfn62urXkfKtxgF3+Evqyy1iwLG6a6GfLDDbiw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:47:19.202Z');
INSERT INTO public.users VALUES ('01a1e1d2-9f43-746e-943b-f901657f21d2', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$t3hLRl+g6BgnUQmurUACBdima6ohl5aR3wgaG4ALF6A$zc0RCyZ7frrGsiO3zeO6MRrv66kQl4IziX5hJLCkw90', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:47:19.495Z');
INSERT INTO public.users VALUES ('01a1e1d2-a125-753b-afbb-4eeb30500d79', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$psnOjQ8fPC7grwoI/hreP5ZuH2gSoD29v5YdIOX7cxw$lIUmkSvM2rY9Ibs/+fnGUSubKGA2UMkulDuQTI6NcNY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:47:20.030Z');
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
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_pkey PRIMARY KEY (id);
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
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
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
