
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
INSERT INTO public.attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f467-7396-9d4b-d854aef96dc3', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f469-72fe-92dd-077203a3f4bd', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f46d-73eb-8a99-c2432c629712', '\xbe4b0be142cb4ffb301251938e55edbcc0ee7c2c3468cc3674be93caa1e2c18a2c44ebd83b61e7ef863c85d3915577922ac3a494767b2e8228132d86a4ab508293e2000bc3347335abff5c156e9d36e4c42f8bae207c8e4df5804be047fc6ac49f9c1d859201c64367e17a01aa26f0f1e7fa489782ef1d0cae6d4fda3d6caf748932f4c663051f495d299aa168b48cf480d649979658f46f37ba084fc25cec4770e5afbe10c72573ba501d86f69deafd2676d074667ecc66c812f25c5830a1a198f9c26d7903f8f242021d04ae0ce4749155a12ff772a8199541aab0c305b31680a0bc10b3d1a550069d74f79525794f4ddec535f99972c87b605e3fa8da426239f010874221dbb1e2f41d53d69557a954e23e49c610807010e430211a48ad633005b8fdf981b6b2f3b9cec8ec603ece1aca94cf2e2fa5b9f4de62928d168715924778210ac544f9ca1c41a039c6515945f6db9e292042686cd2704db0b09f6ee476a4738228ef9aecf163da511bfe61b76514b5ccadcb8f4e0434b9343d088c8500c2a87f1b6e0d004a02ca773d4b2cd7314779858d8a96e547a771a28bf5bd007bfdfffe44243a2fa11e4a55b840aaa086da331b6e8a7ffefd592a17ba56ef6f7a5c30da254edabe3f9d771cdb06043011ca65d26c77e191572186eb666692f862704849021a8797e70ca01dc43292e1ff5a41');
INSERT INTO public.attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47b-7416-8441-a55e98f60f6a', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('15ec9d6d-38a4-4d5b-b601-5c189991072e', '1d66299f-ad88-4abc-9d7a-418cbfb1aaa5', NULL);
INSERT INTO public.attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f467-7396-9d4b-d854aef96dc3', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f469-72fe-92dd-077203a3f4bd', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f46d-73eb-8a99-c2432c629712', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47b-7416-8441-a55e98f60f6a', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f473-756c-8957-91caa9d70265', 'Finished by Bob', 'card_moved', '01a1e152-f447-73d2-8d45-04d04c1fe52e', NULL, 'assign_member', NULL, '01a1e152-f374-7179-b8c2-3831d5150f34', true);
INSERT INTO public.automation_rules VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47c-716d-9004-cf37c42cf509', 'Rule', 'card_moved', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', NULL, 'assign_member', NULL, '01a1e152-f374-7179-b8c2-3831d5150f34', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 0, '2026-11-15T22:27:52.495Z', '\x1f8b08000000000000039591cb4ec3301045f77cc6ace3aa3671ac7885f80656a0aa1adb6364c979603b0554f5df519222d12e8aba9c3b73cfbc8e101c68d872e4c4a560be169e29e1046bad314c2aab4c4b86a327a8a0841209343c0f981c54e028db14c612861e743fc558814d8485dcde7c5f608545a664db32e39b47a6acad65d3b4ae5533761adddd9edf3e584083d88a8671ceb87c11420ba5a5d8d4ad7cfdc3feaf2ed307e86d05110dc50cfa6d5741479da134074730f3cafb7b8e35654ad7869b2ba56139eef0d9533afb411faf1f7413411d86081a30064b4ff485dd186933a4f733afc76e6eb1a4a1021f522eabb67e2fe2651cf21e6d0907025dd2448b70a0147c2007da63ccab96a791d23af0229e4ebbd3c30f8a6844495c020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 0, '2026-11-15T22:27:52.623Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abc44d1ce213e21b3881aa6863af9125e781ed1450957f47498a447b28ea7167776677664fe00c28c872cc292f05b7055a5ec9b2e6b5d5966785cc0a6b33d93e16c020b9e409143c0f180c30301475706372430faa9fbc67a0036122d3b4df17b24223afcabae6ad957b5e695d9452d6a6ae08184ca3b99bf3bb0713281099903ccf795ebe08a144a54ab19362fffa47fbbfb9481fa032061e5bf211d4db8141475d4b61294ed02e969b7bc29a22856bc24d4b6158c31d3e7b0a673ea8d3f5836e4a5087ce8302f44ed3137d61377ada0de1fdacd763b7ac58dbc0c0ba10d3866ddff37859bbd8a04eee48a0529868058e149c75644059f471c3e23452d80e5ec1793ecc0f3f3092f07c5c020000');
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 1, 'board.member_added', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","user_id":"01a1e152-f374-7179-b8c2-3831d5150f34","role":"member","user":{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.504Z', 1, '01a1e152-f374-7179-b8c2-3831d5150f34', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 2, 'board.member_added', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","user_id":"01a1e152-f3df-7187-b811-57c5346f4837","role":"member","user":{"id":"01a1e152-f3df-7187-b811-57c5346f4837","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.512Z', 2, '01a1e152-f3df-7187-b811-57c5346f4837', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 3, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.514Z', 3, '01a1e152-f444-74ec-9c3f-8ac090cc0d63', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 4, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f447-73d2-8d45-04d04c1fe52e","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:27:52.519Z', 4, '01a1e152-f447-73d2-8d45-04d04c1fe52e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 5, 'label.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, 'ae8d0915-c3e7-401f-949f-047cb91d3216', '2026-11-15T22:27:52.524Z', 5, '01a1e152-f44c-70aa-9447-23fe720d772a', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 6, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.526Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.526Z', 6, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 7, 'card.labeled', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.531Z"}', '{"labels":[],"updated_at":"2026-11-15T22:27:52.526Z"}', NULL, NULL, '2026-11-15T22:27:52.531Z', 7, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 8, 'card.assigned', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.534Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:27:52.531Z"}', NULL, NULL, '2026-11-15T22:27:52.534Z', 8, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 9, 'card.assigned', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.534Z"}', '{"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:27:52.534Z"}', NULL, NULL, '2026-11-15T22:27:52.534Z', 8, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 10, 'checklist.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45a-7762-a896-71031b86d114","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.537Z', 10, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 11, 'checklist_item.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.540Z', 11, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 12, 'checklist_item.updated', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:27:52.543Z', 12, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 13, 'checklist_item.assigned', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:27:52.545Z', 13, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 14, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f467-7396-9d4b-d854aef96dc3","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:27:52.551Z', 14, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 15, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f469-72fe-92dd-077203a3f4bd","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:27:52.553Z', 15, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 16, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f46d-73eb-8a99-c2432c629712","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:27:52.557Z', 16, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 17, 'card.moved', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f447-73d2-8d45-04d04c1fe52e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e152-f45a-7762-a896-71031b86d114","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Steps","rank":65536,"items":[{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e152-f467-7396-9d4b-d854aef96dc3","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e152-f469-72fe-92dd-077203a3f4bd","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e152-f46d-73eb-8a99-c2432c629712","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.565Z"}', '{"column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","rank":65536,"updated_at":"2026-11-15T22:27:52.534Z","position":0}', NULL, NULL, '2026-11-15T22:27:52.565Z', 17, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 18, 'board.member_removed', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","user_id":"01a1e152-f3df-7187-b811-57c5346f4837","role":"member","user":{"id":"01a1e152-f3df-7187-b811-57c5346f4837","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.567Z', 18, '01a1e152-f3df-7187-b811-57c5346f4837', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 19, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f47b-7416-8441-a55e98f60f6a","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:27:52.571Z', 19, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 20, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f47f-7499-9227-c3d46484fc3e","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.575Z","updated_at":"2026-11-15T22:27:52.575Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.575Z', 20, '01a1e152-f47f-7499-9227-c3d46484fc3e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 21, 'checklist.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f480-7083-999b-91ee1a2c0297","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.576Z', 21, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 22, 'checklist.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f498-7162-8727-dff7e586a8e9","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.600Z', 22, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 23, 'checklist_item.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49a-76b3-a38b-9667e4fd9524","checklist_id":"01a1e152-f498-7162-8727-dff7e586a8e9","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.602Z', 23, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 24, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49c-7645-ad07-dc2435a7bead","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.603Z', 24, '01a1e152-f49c-7645-ad07-dc2435a7bead', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 25, 'label.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49d-7236-a448-703b2a26031b","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:27:52.605Z', 25, '01a1e152-f49d-7236-a448-703b2a26031b', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 26, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49e-7140-a34f-48b97c7c0336","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.606Z","updated_at":"2026-11-15T22:27:52.606Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.606Z', 26, '01a1e152-f49e-7140-a34f-48b97c7c0336', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 27, 'card.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49e-7140-a34f-48b97c7c0336","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.606Z","updated_at":"2026-11-15T22:27:52.606Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.610Z', 27, '01a1e152-f49e-7140-a34f-48b97c7c0336', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 28, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.613Z', 28, '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 29, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4a6-761f-811a-9a20574cef14","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.614Z","updated_at":"2026-11-15T22:27:52.614Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.614Z', 29, '01a1e152-f4a6-761f-811a-9a20574cef14', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 30, 'column.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.617Z', 30, '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 1, 'board.member_added', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f4af-7659-9fcf-04604ff06b84","user_id":"01a1e152-f374-7179-b8c2-3831d5150f34","role":"member","user":{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.625Z', 1, '01a1e152-f374-7179-b8c2-3831d5150f34', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 2, 'board.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4af-7659-9fcf-04604ff06b84"}', NULL, NULL, NULL, '2026-11-15T22:27:52.627Z', 2, '01a1e152-f4af-7659-9fcf-04604ff06b84', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 31, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.630Z', 31, '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 32, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4bb-7647-a7cb-ead21ea583e6","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.635Z","updated_at":"2026-11-15T22:27:52.635Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.635Z', 32, '01a1e152-f4bb-7647-a7cb-ead21ea583e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 33, 'column.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.640Z', 33, '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 34, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.644Z', 34, '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', NULL, NULL, 'restored');
INSERT INTO public.board_members VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f374-7179-b8c2-3831d5150f34', 'member');
INSERT INTO public.board_members VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', '01a1e152-f374-7179-b8c2-3831d5150f34', 'member');
INSERT INTO public.boards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 'Board', NULL, '01a1e152-f2ca-7599-bf63-7cc45669d97e', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '2026-11-15T22:27:52.495Z', '2026-11-15T22:27:52.495Z', 34, 36, 'csrxbrg7ts9', NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 'Board', NULL, '01a1e152-f2ca-7599-bf63-7cc45669d97e', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '2026-11-15T22:27:52.623Z', '2026-11-15T22:27:52.623Z', 2, 3, '95w90o3st0t', '2026-11-15T22:27:52.627Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e');
INSERT INTO public.card_assignees VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f2ca-7599-bf63-7cc45669d97e');
INSERT INTO public.card_assignees VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f374-7179-b8c2-3831d5150f34');
INSERT INTO public.card_labels VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f44c-70aa-9447-23fe720d772a');
INSERT INTO public.cards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f447-73d2-8d45-04d04c1fe52e', 'Card', 'two
lines ', 65536, '2026-11-15T22:27:52.526Z', '2026-11-15T22:27:52.565Z');
INSERT INTO public.cards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47f-7499-9227-c3d46484fc3e', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', 'Card', NULL, 65536, '2026-11-15T22:27:52.575Z', '2026-11-15T22:27:52.575Z');
INSERT INTO public.cards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4bb-7647-a7cb-ead21ea583e6', '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', 'Card', NULL, 65536, '2026-11-15T22:27:52.635Z', '2026-11-15T22:27:52.635Z');
INSERT INTO public.checklist_items VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f45c-7578-822e-4adb2509bb06', '01a1e152-f45a-7762-a896-71031b86d114', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49a-76b3-a38b-9667e4fd9524', '01a1e152-f498-7162-8727-dff7e586a8e9', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f45a-7762-a896-71031b86d114', '01a1e152-f44e-7269-8438-48a4e419afbd', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f480-7083-999b-91ee1a2c0297', '01a1e152-f44e-7269-8438-48a4e419afbd', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f498-7162-8727-dff7e586a8e9', '01a1e152-f44e-7269-8438-48a4e419afbd', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f447-73d2-8d45-04d04c1fe52e', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49c-7645-ad07-dc2435a7bead', 'Column', 196608, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', 'Column', 262144, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e152-f545-7299-91d7-7edf83dda846', '2026-11-15T23:32:52.781Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e152-f2ca-7599-bf63-7cc45669d97e', 'ae8d0915-c3e7-401f-949f-047cb91d3216', 'FU0J9u2RrYObX6nNHABkLWzjk_BDvhiwiME5pj-_EDQ', '01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:27:52.524Z');
INSERT INTO public.item_assignees VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f45c-7578-822e-4adb2509bb06', '01a1e152-f374-7179-b8c2-3831d5150f34');
INSERT INTO public.labels VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44c-70aa-9447-23fe720d772a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49d-7236-a448-703b2a26031b', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 34, '01a1e152-f4bb-7647-a7cb-ead21ea583e6', '{"id":"01a1e152-f4bb-7647-a7cb-ead21ea583e6","column_id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:27:52.635Z","updated_at":"2026-11-15T22:27:52.635Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '486ec25ddccdd1ca');
INSERT INTO public.sessions VALUES ('01a1e152-f371-7700-b0bd-371aa8cd649e', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '2026-11-15T22:27:52.305Z', '2026-11-15T22:27:52.305Z', '2026-11-15T23:27:52.305Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e152-f3de-7003-853d-ab5c40ec4762', '01a1e152-f374-7179-b8c2-3831d5150f34', '2026-11-15T22:27:52.414Z', '2026-11-15T22:27:52.414Z', '2026-11-15T23:27:52.414Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e152-f428-74aa-acd4-7201601e46d8', '01a1e152-f3df-7187-b811-57c5346f4837', '2026-11-15T22:27:52.488Z', '2026-11-15T22:27:52.488Z', '2026-11-15T23:27:52.488Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('15ec9d6d-38a4-4d5b-b601-5c189991072e', '1d66299f-ad88-4abc-9d7a-418cbfb1aaa5', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49e-7140-a34f-48b97c7c0336', 'card', 'deleted', 'Card', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', NULL, 131072, 1, '{"id":"01a1e152-f49e-7140-a34f-48b97c7c0336","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:27:52.606Z","updated_at":"2026-11-15T22:27:52.606Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:27:52.610Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 27);
INSERT INTO public.trash VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e152-f44c-70aa-9447-23fe720d772a","01a1e152-f49d-7236-a448-703b2a26031b"],"board_members":["01a1e152-f2ca-7599-bf63-7cc45669d97e","01a1e152-f374-7179-b8c2-3831d5150f34"]}', '2026-11-15T22:27:52.617Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 30);
INSERT INTO public.trash VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4a6-761f-811a-9a20574cef14', 'card', 'deleted', 'Card', '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', 65536, NULL, '{"id":"01a1e152-f4a6-761f-811a-9a20574cef14","column_id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:27:52.614Z","updated_at":"2026-11-15T22:27:52.614Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:27:52.617Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 30);
INSERT INTO public.users VALUES ('01a1e152-f2ca-7599-bf63-7cc45669d97e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$igj+sLYk/uhqfLWUyy57pfe+ACfT3uMMG3f7s5Whp9I$te+JJZyEBV5LwY0cAvzGC8Sd1EVL9sucpmECQXLMDZc', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:27:52.239Z');
INSERT INTO public.users VALUES ('01a1e152-f374-7179-b8c2-3831d5150f34', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$kBQb8T33mkGZ3JovgQLtrSvIRKC1rnS6xe/RYnkUgMM$IOh4DI0wcYwMVRpwtqjB6IgYiR6EfM3lEVY7FA1rYu8', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:27:52.373Z');
INSERT INTO public.users VALUES ('01a1e152-f3df-7187-b811-57c5346f4837', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+lASlfli8DL/f6PXsIPkuq6kug8Rlde+u32t5s3Wg94$hR5wFL2Hkw7bYtnVrn/1uFTal/CBwbISit9vO9STxu8', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:27:52.453Z');
INSERT INTO public.users VALUES ('01a1e152-f4ce-750e-be75-e044d2fa0e89', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$XApPnfm/4yKpA+zH5mXcPTpgfdDeUkc/aT4wDP+9qTE$txYnhRcC/azP+3sEpEQB8kIm2e6sxQdl8DJ22LVSMfA', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:27:52.721Z');
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
