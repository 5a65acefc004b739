
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
    card_id uuid NOT NULL,
    name text NOT NULL,
    mime_type text NOT NULL,
    size bigint NOT NULL
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
    data text NOT NULL,
    previous text,
    renumbered text,
    idempotency_key text,
    created_at text NOT NULL,
    first_seq bigint NOT NULL,
    about_id uuid,
    cause bigint,
    undoes bigint,
    mark text
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
    deleted_at text
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
INSERT INTO public.attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba6-77a5-8bc1-bdeb21caa749', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba9-75f4-bef4-a2928f58a980', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bad-762b-9be0-e9ebd4363697', '\xb9803dca3adc265a9bce6304b729716f897b154d9917df74a75a059e364b3289b8ee74440b9869641005e53e4192576b3c1b8b408f87a338acc52082c9e8f24e379e9b4424a4cec3de97cd09eabff6bef7087d8bcb915f10c29dad2247bcb113017f6925f6eb935a742539129330999d535d16c711423f653080e0d6e2c31593b5e41ff4141b9c6e29b10f100e20c97866c8ea0fbb2c3bb8222d160017f214c5289038b0db7386e474b5fd79b25715217206cb6da16307f3d755a2439e2dd7d38ba234407a72725d2f8cea9e590b9124037d88aa0910e7dc7cdc08c6dfb23ea990cc8c3b70d9af1ac2f09546018fa1518dcbde4f4fb99cc6e59079e0587d3e77ea190ffbe8316b99fc0421b088196846cef649d5d89213007c91f6b6371aa64c2141b7dd6b07ac9b6b394068df9bec16245864cab8a3bac515c382ca0a7f8eeb6f6db01a1b419a5d7c88dc3f72ea5818a93670f1280a7c9999e6842f9a427fb1dd290ab9ba8ee374436b99ad16ba2ef5da8f6059cad4d681fe096457baf0f6bdc411e2b7dd291d36c62d7038dc61dff63b95d5115eddb627b0ca14a146a0bef31c3061887b281617cf0f926ef2416a9797a26cfca57ed812c94afec4ea2ce63a28153f567c79f2eb24e6b72bfd001bb8f96d50801d9c03b5e3fe39684972f0cc21887c786e41144567508298965107da766e37e2');
INSERT INTO public.attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bb9-704a-8950-d3c6ef0203a3', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('859298ff-30c7-43f5-9f4f-3aefc68cac52', '874eea6d-a071-4e08-8cee-37cc24f384a9', NULL);
INSERT INTO public.attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba6-77a5-8bc1-bdeb21caa749', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba9-75f4-bef4-a2928f58a980', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bad-762b-9be0-e9ebd4363697', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bb9-704a-8950-d3c6ef0203a3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bb0-75d3-9486-72b893e8a6e7', 'Finished by Bob', 'card_moved', '01a1e148-7b68-734f-86cc-92d1bb383ccb', NULL, 'assign_member', NULL, '01a1e148-794b-71bb-9e59-4b13f5531bb0', true);
INSERT INTO public.automation_rules VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bc1-75b2-8b05-149608779e51', 'Rule', 'card_moved', '01a1e148-7b63-751f-8ac9-48f2e05da11e', NULL, 'assign_member', NULL, '01a1e148-794b-71bb-9e59-4b13f5531bb0', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 0, '2026-11-15T22:16:26.160Z', '\x1f8b08000000000000039551cb4ec33010bcf319738e2bdb6993e213e21b3881aaca76d6c892f3c0760aa8cabfa32645a23d14f5b8b33bb33bb347f8060a5c684162bd65b52939ab2b2799e1fc915992665b715a4b57a240f63910149e7b1d1b146828d9e887ecfb0eaa1b43286023e94ccdde7c5fc86e45c96ac10d33642ddbd4963be34a67a545817168eee6fceed1190a92cb8a09c1c4e6454a252a25ab95a8f8eb1fedffe6127d40f102411b0a09ea6d57a0a5d6503c15479893e5fd3d618d89e235e1a6a5d8cfe1f69f1dc5331fea78fda09b12d46a1fa0a083b7f4445fba1d02adfaf87ed6eb747b5a31b751c0f998f2822ddf0bfab2f669af6df60782ca71a4193850f4ce5303e574480b96c681e272f00c4ed36e7af801754107bc5c020000');
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 1, 'board.member_added', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","user_id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","role":"member","user":{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:16:26.195Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 2, 'board.member_added', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","user_id":"01a1e148-7a1b-768e-af84-c87e267507d0","role":"member","user":{"id":"01a1e148-7a1b-768e-af84-c87e267507d0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:16:26.208Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 3, 'column.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:16:26.211Z', 3, '01a1e148-7b63-751f-8ac9-48f2e05da11e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 4, 'column.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b68-734f-86cc-92d1bb383ccb","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:16:26.216Z', 4, '01a1e148-7b68-734f-86cc-92d1bb383ccb', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 5, 'label.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, '582d1522-9b8f-45e6-8e21-151d60973364', '2026-11-15T22:16:26.249Z', 5, '01a1e148-7b89-7246-ba34-9e9bd3e3b4b6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 6, 'card.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.253Z"}', NULL, NULL, NULL, '2026-11-15T22:16:26.253Z', 6, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 7, 'card.labeled', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.256Z"}', '{"labels":[],"updated_at":"2026-11-15T22:16:26.253Z"}', NULL, NULL, '2026-11-15T22:16:26.256Z', 7, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 8, 'card.assigned', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.260Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:16:26.256Z"}', NULL, NULL, '2026-11-15T22:16:26.260Z', 8, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 9, 'card.assigned', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.260Z"}', '{"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:16:26.260Z"}', NULL, NULL, '2026-11-15T22:16:26.260Z', 8, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 10, 'checklist.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b97-7693-95e7-e81f8807c243","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.263Z', 10, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 11, 'checklist_item.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.266Z', 11, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 12, 'checklist_item.updated', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:16:26.269Z', 12, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 13, 'checklist_item.assigned', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:16:26.273Z', 13, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 14, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7ba6-77a5-8bc1-bdeb21caa749","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:16:26.278Z', 14, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 15, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7ba9-75f4-bef4-a2928f58a980","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:16:26.281Z', 15, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 16, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bad-762b-9be0-e9ebd4363697","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:16:26.285Z', 16, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 17, 'card.moved', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b68-734f-86cc-92d1bb383ccb","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e148-7b97-7693-95e7-e81f8807c243","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Steps","rank":65536,"items":[{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e148-7ba6-77a5-8bc1-bdeb21caa749","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e148-7ba9-75f4-bef4-a2928f58a980","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e148-7bad-762b-9be0-e9ebd4363697","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.292Z"}', '{"column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","rank":65536,"updated_at":"2026-11-15T22:16:26.260Z","position":0}', NULL, NULL, '2026-11-15T22:16:26.292Z', 17, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 18, 'board.member_removed', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","user_id":"01a1e148-7a1b-768e-af84-c87e267507d0","role":"member","user":{"id":"01a1e148-7a1b-768e-af84-c87e267507d0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:16:26.294Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 19, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bb9-704a-8950-d3c6ef0203a3","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:16:26.297Z', 19, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 20, 'card.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bc8-769b-b7ad-fb6f4b82a845","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.312Z","updated_at":"2026-11-15T22:16:26.312Z"}', NULL, NULL, NULL, '2026-11-15T22:16:26.312Z', 20, '01a1e148-7bc8-769b-b7ad-fb6f4b82a845', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 21, 'checklist.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bcb-76b5-91f8-c4a641097213","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.315Z', 21, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 22, 'checklist.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bd8-756c-a3ff-0b82eced82e4","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.328Z', 22, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 23, 'checklist_item.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7be4-764e-a59c-5a370c798de3","checklist_id":"01a1e148-7bd8-756c-a3ff-0b82eced82e4","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.340Z', 23, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 24, 'column.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bec-76d1-a3c4-a855e2e6fa52","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:16:26.348Z', 24, '01a1e148-7bec-76d1-a3c4-a855e2e6fa52', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 25, 'label.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bef-7736-b4df-17a67cc3d3ae","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:16:26.351Z', 25, '01a1e148-7bef-7736-b4df-17a67cc3d3ae', NULL, NULL, NULL);
INSERT INTO public.board_members VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7813-710b-becc-57c0fbf3fc2c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-794b-71bb-9e59-4b13f5531bb0', 'member');
INSERT INTO public.boards VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 'Board', NULL, '01a1e148-7813-710b-becc-57c0fbf3fc2c', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '2026-11-15T22:16:26.160Z', '2026-11-15T22:16:26.160Z', 25, 27, 'lhpj10neqhj', NULL);
INSERT INTO public.card_assignees VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-7813-710b-becc-57c0fbf3fc2c');
INSERT INTO public.card_assignees VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-794b-71bb-9e59-4b13f5531bb0');
INSERT INTO public.card_labels VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-7b89-7246-ba34-9e9bd3e3b4b6');
INSERT INTO public.cards VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-7b68-734f-86cc-92d1bb383ccb', 'Card', 'two
lines ', 65536, '2026-11-15T22:16:26.253Z', '2026-11-15T22:16:26.292Z');
INSERT INTO public.cards VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bc8-769b-b7ad-fb6f4b82a845', '01a1e148-7b63-751f-8ac9-48f2e05da11e', 'Card', NULL, 65536, '2026-11-15T22:16:26.312Z', '2026-11-15T22:16:26.312Z');
INSERT INTO public.checklist_items VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b9b-75c9-87bd-2c0abf9370c7', '01a1e148-7b97-7693-95e7-e81f8807c243', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7be4-764e-a59c-5a370c798de3', '01a1e148-7bd8-756c-a3ff-0b82eced82e4', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b97-7693-95e7-e81f8807c243', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bcb-76b5-91f8-c4a641097213', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bd8-756c-a3ff-0b82eced82e4', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b63-751f-8ac9-48f2e05da11e', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b68-734f-86cc-92d1bb383ccb', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bec-76d1-a3c4-a855e2e6fa52', 'Column', 196608, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e148-7d5d-76a5-bc60-5d48c2aeb8e6', '2026-11-15T23:21:26.726Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e148-7813-710b-becc-57c0fbf3fc2c', '582d1522-9b8f-45e6-8e21-151d60973364', 'Ci8jfxr4PJLoMknOKBHKslPR8menZqxTO0Z2g78Excc', '01a1e148-7b30-76f2-b009-ce2b860e42f3', '{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:16:26.249Z');
INSERT INTO public.item_assignees VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b9b-75c9-87bd-2c0abf9370c7', '01a1e148-794b-71bb-9e59-4b13f5531bb0');
INSERT INTO public.labels VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b89-7246-ba34-9e9bd3e3b4b6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bef-7736-b4df-17a67cc3d3ae', 'Label', '#3b82f6');
INSERT INTO public.schema_version VALUES (1, '8b56cfc842fe58f1');
INSERT INTO public.sessions VALUES ('01a1e148-7947-7134-9422-daae4ec264f5', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '2026-11-15T22:16:25.671Z', '2026-11-15T22:16:25.671Z', '2026-11-15T23:16:25.671Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e148-7a19-7141-9e0f-425b5bf65999', '01a1e148-794b-71bb-9e59-4b13f5531bb0', '2026-11-15T22:16:25.881Z', '2026-11-15T22:16:25.881Z', '2026-11-15T23:16:25.881Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e148-7b17-73f1-b7ba-dd43e567f6ee', '01a1e148-7a1b-768e-af84-c87e267507d0', '2026-11-15T22:16:26.135Z', '2026-11-15T22:16:26.135Z', '2026-11-15T23:16:26.135Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('859298ff-30c7-43f5-9f4f-3aefc68cac52', '874eea6d-a071-4e08-8cee-37cc24f384a9', '00', NULL);
INSERT INTO public.users VALUES ('01a1e148-7813-710b-becc-57c0fbf3fc2c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$mU4EM7lT9Tnv0v4TNbE/W6RBC5ND1p8wuw5yPF/c2bs$oDsudbBDtZ1Duy2P6so0kvxPh7fdUWDHbf0JNv5HXvc', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:16:25.525Z');
INSERT INTO public.users VALUES ('01a1e148-794b-71bb-9e59-4b13f5531bb0', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$uTOhAm8zi8YTJ0jDIlweh4qJZ5v6u8UlZZYRi436UqY$u82KbS7iM0DZaLgoNgLLAA4HId3JPORDSkHiyvDxIZU', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:16:25.794Z');
INSERT INTO public.users VALUES ('01a1e148-7a1b-768e-af84-c87e267507d0', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$kY+Hda53cks9k8HdN43ESkQMpDEqWdR8IbWwj7Nsroo$iAROeuF5R39x4dVNVHJSxiaeD9Jr6Ltr7CYXvMkj3Ts', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:16:25.994Z');
INSERT INTO public.users VALUES ('01a1e148-7bf2-77ce-bfef-22337b726955', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$3GTOuY4DlZUnWE9FHt0e2/mtBlLjNlzhKq33QIiY4t4$sRkcDxndrWjcIpBKu1tXJamoPdWQVI4sdz5CTkCoh1E', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:16:26.580Z');
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
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stored_objects
    ADD CONSTRAINT stored_objects_pkey PRIMARY KEY (board_id, object_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);
CREATE INDEX attachments_card ON public.attachments USING btree (board_id, card_id);
CREATE INDEX attachments_id ON public.attachments USING btree (id);
CREATE INDEX automation_rules_id ON public.automation_rules USING btree (id);
CREATE INDEX board_events_about ON public.board_events USING btree (board_id, about_id, seq) WHERE (about_id IS NOT NULL);
CREATE INDEX board_members_user ON public.board_members USING btree (user_id, board_id);
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
ALTER TABLE ONLY public.attachment_blobs
    ADD CONSTRAINT attachment_blobs_board_id_attachment_id_fkey FOREIGN KEY (board_id, attachment_id) REFERENCES public.attachments(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_board_id_attachment_id_fkey FOREIGN KEY (board_id, attachment_id) REFERENCES public.attachments(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_objects
    ADD CONSTRAINT attachment_objects_board_id_object_key_fkey FOREIGN KEY (board_id, object_key) REFERENCES public.stored_objects(board_id, object_key);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
