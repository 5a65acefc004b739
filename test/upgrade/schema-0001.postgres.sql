
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4915-70a6-90cb-9ec0cc488193', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491a-719f-ac78-ea5e6240ed1f', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491e-7647-b974-34841d5aaca7', '\xda2e81864a450a4a547f5dd11f95850e2803c380ac504d00f0e7743c278d5a85a612367a4fbf4eb0e4148ed06c30fcfc540b8d2fbd9f2b8c7b760df2d4607b7c772b8f644f4ad87482e9d89f15a1d96670e297108899420c6629aec76152c2651c8d7fc5f55d67a4716fb6f0be4a4e30ac55f9ee46ca641c79cc610cef90d372668aee90c14b52118badc9e0bdbbe696807ee811393c7a95d5d29c024a1f6af9b4788d7076231033a0e14eaf5ff010654d6547bae0947221ddb5101e951f9b979ef7b353e23c1658b672dad28b34e2e0e55dc15d3b85795a2acff54ab8a9c4ae2549aa3426f4fbdd24f98bee49d913348322cddfdc7cd3dd7df8e7482dbd0756b1b9383f225aa224d6a7ca9e50aa17de5e83d05580a8d5de8debec3cb9fa5eb9cdedc6d8ebfdd25d80ac29208a881181b42ab226cb6ec704478a232e56ece0ce19aafda2aee95a06b1c597b2d83642e703a0380d94bd366a0421507fd3f4ef32164968808a2d45afc8a862b3ce29a5d98a3b05d51584e0fb978c0f7000bdb44f5bd595356b63c310ce0e003cc0e5cc484300fda76505bad88d0cd6ddf6f9c780c79e26cc1f28bf34398567cc484abb7f6a048ce14398beec4cf83fda27f6f25951235550f733e89aeaa44ebb3bfadede37f7542e49a14f668f710a251fc00bf1e30bf8d7bfefd81d262381efeee66d63e88200c7');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-492d-7702-9a1a-738f168a03cb', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('33887aef-3129-4136-8631-18b8f637be11', '25d918ec-a982-4ea6-95f4-4f147bd547d0', NULL);
INSERT INTO public.attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4915-70a6-90cb-9ec0cc488193', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491a-719f-ac78-ea5e6240ed1f', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491e-7647-b974-34841d5aaca7', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-492d-7702-9a1a-738f168a03cb', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4923-76b2-b31d-cd4fe93c38a3', 'Finished by Bob', 'card_moved', '01a1e1c9-48ec-73f9-9c8b-5833019176ed', NULL, 'assign_member', NULL, '01a1e1c9-4688-707d-a09d-f98df751c822', true);
INSERT INTO public.automation_rules VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4930-752b-8b18-ffb4c1e59a88', 'Rule', 'card_moved', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', NULL, 'assign_member', NULL, '01a1e1c9-4688-707d-a09d-f98df751c822', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 0, '2026-11-16T00:37:07.411Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c11d88eb13955fd869e5a451198a542c2c6059cb68afcef55ecb46a724895e3cceeccece308ce8004c61547deb5b46a4c4905379a36856554d8b66cccb6aa44d90281ecb24790f014543440c060eaa21bb30b03c861f29e40177c88bf20a2ca68f6faeb2263dbb554144d4d9ba6ae69a1142b846eb4ad2c10984673b7e62747659050b0a2a69c535e3f33264b2199d8549cbffcf1feaf2fe13b4846c02b8d3e817cdd11e8b1d7184fe008fab4fffe9ecb4d09e3b5e0e64a312c970e1f03c6b31ee4f1fa5b372db057ce8304e55d878ff8a9fad1e326c4b7b3dfa0fa53c4520602d6c594576efd9e5797d8a5bdeab23b20c81c275c880346671d1a9056f9b472691a31ae032fe43cefe6876f0f7331e769020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 0, '2026-11-16T00:37:07.607Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c11a60e604e51bfa1a7565104665d2161e3024e5b45f9f72a765a3539a4ca71667766f67100ef4003ab4c8555dbd0ba692495b51054d9da51cea572ddda295ead8140f1252068788a263920e030b7c98fc5c701f4308540a08d21a65f90d014743bfb7591b16e1b2ab912542921283786716995edea0e084ca3bb5bf393630a68e08c0b5a55b412cf8ce947a9995c09265ffe78ffd797f11d3423108cc59041bf6e09f4d85b4c2770007bda7f77cfe5a68ce95a7073a514e74bc78f01d3590ffa70fdad9b16d81b1f408309bec50d7e9a7e0cb88ae9edec3798fe1431978140e7532e0bb77c2f984becf3ceb4c5ef11744913cec41e93ef3c3ad09d0979e1f234625a069ec9e3717b7cf8066a28567069020000');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 1, 'board.member_added', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.425Z', 1, '01a1e1c9-4688-707d-a09d-f98df751c822', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","user_id":"01a1e1c9-4688-707d-a09d-f98df751c822","role":"member","user":{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 2, 'board.member_added', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.430Z', 2, '01a1e1c9-4801-7042-8a24-1d6730039124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","user_id":"01a1e1c9-4801-7042-8a24-1d6730039124","role":"member","user":{"id":"01a1e1c9-4801-7042-8a24-1d6730039124","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 3, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.433Z', 3, '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 4, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.436Z', 4, '01a1e1c9-48ec-73f9-9c8b-5833019176ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48ec-73f9-9c8b-5833019176ed","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 5, 'label.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.439Z', 5, '01a1e1c9-48ef-7073-b18a-99c96039e5db', NULL, NULL, NULL, NULL, 'd217ba34-375d-42f7-9c8a-6ebc59e5aeb4', NULL, NULL, '{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 6, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.443Z', 6, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.443Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 7, 'card.labeled', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.446Z', 7, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:37:07.443Z"}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.446Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 8, 'card.assigned', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.450Z', 8, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:37:07.446Z"}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.450Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 9, 'card.assigned', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.450Z', 8, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:37:07.450Z"}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.450Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 10, 'checklist.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.454Z', 10, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-48fe-76df-8848-e203690f008d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48fe-76df-8848-e203690f008d","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 11, 'checklist_item.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.463Z', 11, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 12, 'checklist_item.updated', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.467Z', 12, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 13, 'checklist_item.assigned', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.470Z', 13, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 14, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.477Z', 14, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4915-70a6-90cb-9ec0cc488193', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4915-70a6-90cb-9ec0cc488193","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 15, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.482Z', 15, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-491a-719f-ac78-ea5e6240ed1f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-491a-719f-ac78-ea5e6240ed1f","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 16, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.486Z', 16, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-491e-7647-b974-34841d5aaca7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-491e-7647-b974-34841d5aaca7","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 17, 'card.moved', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.495Z', 17, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","rank":65536,"updated_at":"2026-11-16T00:37:07.450Z","position":0}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48ec-73f9-9c8b-5833019176ed","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1c9-48fe-76df-8848-e203690f008d","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Steps","rank":65536,"items":[{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1c9-4915-70a6-90cb-9ec0cc488193","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1c9-491a-719f-ac78-ea5e6240ed1f","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1c9-491e-7647-b974-34841d5aaca7","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.495Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 18, 'board.member_removed', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.498Z', 18, '01a1e1c9-4801-7042-8a24-1d6730039124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","user_id":"01a1e1c9-4801-7042-8a24-1d6730039124","role":"member","user":{"id":"01a1e1c9-4801-7042-8a24-1d6730039124","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 19, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.501Z', 19, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-492d-7702-9a1a-738f168a03cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-492d-7702-9a1a-738f168a03cb","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 20, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.506Z', 20, '01a1e1c9-4932-7451-8b59-f076e4712909', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4932-7451-8b59-f076e4712909","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.506Z","updated_at":"2026-11-16T00:37:07.506Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 21, 'checklist.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.518Z', 21, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-493e-7769-8fa9-357f0290be43', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-493e-7769-8fa9-357f0290be43","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 22, 'checklist.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.526Z', 22, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4946-7167-b490-1b03b460353c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4946-7167-b490-1b03b460353c","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 23, 'checklist_item.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.538Z', 23, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4952-73a4-8077-5e5e7a044473', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4952-73a4-8077-5e5e7a044473","checklist_id":"01a1e1c9-4946-7167-b490-1b03b460353c","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 24, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.546Z', 24, '01a1e1c9-495a-733b-96e7-28ca8740c5e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-495a-733b-96e7-28ca8740c5e0","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 25, 'label.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.553Z', 25, '01a1e1c9-4961-712a-ac9b-8e15b3833ea1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4961-712a-ac9b-8e15b3833ea1","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 26, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.563Z', 26, '01a1e1c9-496b-7315-84ab-e814a0c74588', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-496b-7315-84ab-e814a0c74588","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.563Z","updated_at":"2026-11-16T00:37:07.563Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 27, 'card.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.571Z', 27, '01a1e1c9-496b-7315-84ab-e814a0c74588', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-496b-7315-84ab-e814a0c74588","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.563Z","updated_at":"2026-11-16T00:37:07.563Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 28, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.578Z', 28, '01a1e1c9-497a-7367-9ecb-78fa251c982d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 29, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.591Z', 29, '01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.591Z","updated_at":"2026-11-16T00:37:07.591Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 30, 'column.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.595Z', 30, '01a1e1c9-497a-7367-9ecb-78fa251c982d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 1, 'board.member_added', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.615Z', 1, '01a1e1c9-4688-707d-a09d-f98df751c822', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-4997-7466-8b4d-2278df5d8215","user_id":"01a1e1c9-4688-707d-a09d-f98df751c822","role":"member","user":{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 2, 'board.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.621Z', 2, '01a1e1c9-4997-7466-8b4d-2278df5d8215', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4997-7466-8b4d-2278df5d8215"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 31, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.635Z', 31, '01a1e1c9-49b3-779d-9b03-d723fef81d6e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 32, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.636Z', 32, '01a1e1c9-49b4-77cb-aff4-35d996075d97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-49b4-77cb-aff4-35d996075d97","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.636Z","updated_at":"2026-11-16T00:37:07.636Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 33, 'column.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.646Z', 33, '01a1e1c9-49b3-779d-9b03-d723fef81d6e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 34, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.664Z', 34, '01a1e1c9-49b3-779d-9b03-d723fef81d6e', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4688-707d-a09d-f98df751c822', 'member');
INSERT INTO public.board_members VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', '01a1e1c9-4688-707d-a09d-f98df751c822', 'member');
INSERT INTO public.boards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 'Board', NULL, NULL, '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.411Z', '2026-11-16T00:37:07.411Z', 34, 36, 's06qw0gez3', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 'Board', NULL, NULL, '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.607Z', '2026-11-16T00:37:07.607Z', 2, 3, 'qkk69c02gd', 0, '2026-11-16T00:37:07.621Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f');
INSERT INTO public.card_assignees VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f');
INSERT INTO public.card_assignees VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4688-707d-a09d-f98df751c822');
INSERT INTO public.card_labels VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-48ef-7073-b18a-99c96039e5db');
INSERT INTO public.cards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-48ec-73f9-9c8b-5833019176ed', 1, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:37:07.443Z', '2026-11-16T00:37:07.495Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4932-7451-8b59-f076e4712909', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:37:07.506Z', '2026-11-16T00:37:07.506Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-49b4-77cb-aff4-35d996075d97', '01a1e1c9-49b3-779d-9b03-d723fef81d6e', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:37:07.636Z', '2026-11-16T00:37:07.636Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', '01a1e1c9-48fe-76df-8848-e203690f008d', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4952-73a4-8077-5e5e7a044473', '01a1e1c9-4946-7167-b490-1b03b460353c', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48fe-76df-8848-e203690f008d', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-493e-7769-8fa9-357f0290be43', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4946-7167-b490-1b03b460353c', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48ec-73f9-9c8b-5833019176ed', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-495a-733b-96e7-28ca8740c5e0', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-49b3-779d-9b03-d723fef81d6e', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.ended_sessions VALUES ('01a1e1c9-4b1c-72c4-90e5-2416b609a79a', '2026-11-16T01:42:08.007Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'd217ba34-375d-42f7-9c8a-6ebc59e5aeb4', 'nhsYSr_6IxhFjKXEmBQMdeRk3zUddTAL6IdIRIOX6LI', '01a1e1c9-48d3-71db-82f0-7f938d544739', '{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:37:07.439Z');
INSERT INTO public.item_assignees VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', '01a1e1c9-4688-707d-a09d-f98df751c822');
INSERT INTO public.labels VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48ef-7073-b18a-99c96039e5db', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4961-712a-ac9b-8e15b3833ea1', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 34, '01a1e1c9-49b4-77cb-aff4-35d996075d97', '{"id":"01a1e1c9-49b4-77cb-aff4-35d996075d97","column_id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:37:07.636Z","updated_at":"2026-11-16T00:37:07.636Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'c183d5f597e6ff7e');
INSERT INTO public.sessions VALUES ('01a1e1c9-4683-73e8-ba02-891879e26641', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:06.819Z', '2026-11-16T00:37:06.819Z', '2026-11-16T01:37:06.819Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1c9-47cb-737a-8a8f-9e441cd905ee', '01a1e1c9-4688-707d-a09d-f98df751c822', '2026-11-16T00:37:07.148Z', '2026-11-16T00:37:07.148Z', '2026-11-16T01:37:07.148Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1c9-48c6-70e7-92e3-31629b704a8a', '01a1e1c9-4801-7042-8a24-1d6730039124', '2026-11-16T00:37:07.398Z', '2026-11-16T00:37:07.398Z', '2026-11-16T01:37:07.398Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('33887aef-3129-4136-8631-18b8f637be11', '25d918ec-a982-4ea6-95f4-4f147bd547d0', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-496b-7315-84ab-e814a0c74588', 'card', 'deleted', 'Card', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', NULL, 131072, 1, '{"id":"01a1e1c9-496b-7315-84ab-e814a0c74588","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:37:07.563Z","updated_at":"2026-11-16T00:37:07.563Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:37:07.571Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 27);
INSERT INTO public.trash VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-497a-7367-9ecb-78fa251c982d', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1c9-48ef-7073-b18a-99c96039e5db","01a1e1c9-4961-712a-ac9b-8e15b3833ea1"],"board_members":["01a1e1c9-45c9-7286-8866-2aa027b8bf4f","01a1e1c9-4688-707d-a09d-f98df751c822"]}', '2026-11-16T00:37:07.595Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 30);
INSERT INTO public.trash VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9', 'card', 'deleted', 'Card', '01a1e1c9-497a-7367-9ecb-78fa251c982d', '01a1e1c9-497a-7367-9ecb-78fa251c982d', 65536, NULL, '{"id":"01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9","column_id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:37:07.591Z","updated_at":"2026-11-16T00:37:07.591Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:37:07.595Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 30);
INSERT INTO public.users VALUES ('01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$r2P+zOhP+uZ+ErSLjsLAZf30OeOvmn43J1IfSPfpdRw$X+G/8eHjpdlOfIeQM6hW+BW8Th15FggyT+4DHwmFLbA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:37:06.732Z');
INSERT INTO public.users VALUES ('01a1e1c9-4688-707d-a09d-f98df751c822', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$61+uVXaZYPdWaaoT+JWbl/dq+FTdD8oE3baqF+Ir5go$ZTaE/f1bIKH9/jRebnW229ioZl/EXdpD8LUuAe5jPsI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:37:07.014Z');
INSERT INTO public.users VALUES ('01a1e1c9-4801-7042-8a24-1d6730039124', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$siL+oD+P3LTCNopjhSO+1FUe7PeOKFeth1Unio+Ixq0$PX1sNU3XXbI0O9qyplUoO2CZ/W02aNw3Qbh/sAjemNU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:37:07.307Z');
INSERT INTO public.users VALUES ('01a1e1c9-49e9-7720-8d4b-abe472b7910d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$8sTsep2Vr/RDQJOdu63NPL+b34h5EguBtedmV/aEy9g$dkHJgb0GZ0Je2zkhKBbJAZj8ypGZrgY8l4/MI3dsSSA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:37:07.854Z');
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
CREATE INDEX board_visits_opened ON public.board_visits USING btree (user_id, opened_at, board_id) WHERE (opened_at IS NOT NULL);
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX card_assignees_user ON public.card_assignees USING btree (user_id, board_id, card_id);
CREATE INDEX cards_due ON public.cards USING btree (board_id, due_at) WHERE (due_at IS NOT NULL);
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
