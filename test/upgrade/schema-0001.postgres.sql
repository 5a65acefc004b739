
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecd7-75f6-98bb-041322f80d75', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecdf-70de-9e7c-92aa7319f425', '\x9a90e2bfbd613ffadfdc90d61e18600299fe914f0bebb6e26b4550d1a798229a3612cd29aa5d98f84d4f132d17d6fdb9891a6faa8588f00040ba59c66424fbf0ba52c48b7a02240ece62fe4d084d02b8d360c8b9522ee64db8f831118fa31fa0342eb2fc2dcaa572151826da0788c888b890d2d701049b9a68ced9cfc403529de86c0925bc2869bd526a8b081bf2fadf195ca8b2c5e4c1a438a6e71a10e262028371c0316f9a2eca1664bb899f553faf8d4c06f62397cbadc0bd9afaa82a1651fa9f62a687ee4fb29814700c88f305127f2e557ce683b5f88d53474b2602839d8861ff2e3652cbbfe557faae5f3b09ba7e6c29c6c40bb3539e87cb5a489535c402e87ff86626c42684858fc9f8dab839644773299e5034ab33a0e9b6af658260d8a8a16b1c4715e30d1abcc5fd00e470aae503231a0a7a6c141beb9368d43d211b79b45a3256425bd819281ddfed46131f3937c8b6b83884fa30324366b507de10566f450b7427a30f0018cbe1f60bf663c5c1e1be49abfc6310f5b49ce2a9478dc760de014ce54625f3f5579969c1534a394014371b274ae40e9d75da6691e621f447081e86816bc350801b204601adcb6df8f59b9dc6775b32210c33eca2122eea8117f84eb0bb3fc05e28d8bb64242aeabb8fef4620b4d260c84fefe8f249c7d7c86729807ab3503098edc8b31dd17bc448f7');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecec-74f9-b606-c66e316bbcb2', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('186a14d3-496f-4007-ad71-d22b78b419cf', '1307dd65-55be-40f3-86eb-05c059d4b736', NULL);
INSERT INTO public.attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecd7-75f6-98bb-041322f80d75', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecdf-70de-9e7c-92aa7319f425', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecec-74f9-b606-c66e316bbcb2', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ece2-7325-98f3-f1b8862003e1', 'Finished by Bob', 'card_moved', '01a1e1c7-ecab-749d-9902-a37fa32203b5', NULL, 'assign_member', NULL, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', true);
INSERT INTO public.automation_rules VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf1-7416-ad0a-9b795ba6f6f7', 'Rule', 'card_moved', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', NULL, 'assign_member', NULL, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 0, '2026-11-16T00:35:38.259Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab3871f3f009f10d9c4055e5c71a5972e2603b0554f5df519282680f453dceeccecc3e8ee00c08289864c874435177156db6b6a24a294bb94165b8b64c2a0e04b2cb1e41c05390d100018349473766170610c3e43d011d7c88bf20a2cc68f6eaeb22a3c38636ace8a8e29cd3d6aa9ab59c97bcae80c0349abb353f39328380b2286bca1865f57351886a2baa76536ebb973fdefff5257c075110f052a14f205e77047aec15c6191c41cdfbefefb9dc94305e0b6eae14c372e9f031603ceb411cafbf75d3027be93c0890de697cc44fd98f1e3721be9dfd06d9cf114b19085817535eb9f57b5e5e6297f65267774010394eb810078cce3a3420acf469e5d234625c075ec8d369777af8063343d60c69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 0, '2026-11-16T00:35:38.399Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b71e3c627c437700255d526de204b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c7019c050342a224d96a4e56765c6bd41c51945c6321846ad742d7040cb2cb9ec0c053c0688181a5d4463766170630c3e43d8336f8107f4124cc6477cdd745464d9a6b296ade28a5f8a66b2ab951aa5055090ca6d1deadf9c9c10c060a51545c4a2eab67214cb936e56655d6f5cb1feffffa12bd83110c3c36e41398d72d839efa86e2091ca039edbfbbe77253a2782db8b9520cf3a5c3c740f1ac0773b8fed64d0bead1793080deb5f4489fd88f9e5621be9dfd06ec4f11731918742ea6bc70cbf73c5e629776d866b72730394e34137b8aae7364c174e8d3c2a569a4b80c3c93c7e3f6f8f00d1a3bed9569020000');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 1, 'board.member_added', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.271Z', 1, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","user_id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","role":"member","user":{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 2, 'board.member_added', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.275Z', 2, '01a1e1c7-ebbe-71f6-9591-64907e368d40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","user_id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","role":"member","user":{"id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 3, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.280Z', 3, '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 4, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.283Z', 4, '01a1e1c7-ecab-749d-9902-a37fa32203b5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecab-749d-9902-a37fa32203b5","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 5, 'label.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.286Z', 5, '01a1e1c7-ecae-734e-9b47-788dbe7972e0', NULL, NULL, NULL, NULL, 'bb12912f-efef-450a-a7be-93d3bcb9fa25', NULL, NULL, '{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 6, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.292Z', 6, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.292Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 7, 'card.labeled', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.295Z', 7, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:35:38.292Z"}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.295Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 8, 'card.assigned', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.300Z', 8, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:35:38.295Z"}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.300Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 9, 'card.assigned', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.300Z', 8, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:35:38.300Z"}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.300Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 10, 'checklist.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.307Z', 10, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc3-7089-8a56-7f28898ea832', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 11, 'checklist_item.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.313Z', 11, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc9-7605-b787-835ecafa4600', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 12, 'checklist_item.updated', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.317Z', 12, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc9-7605-b787-835ecafa4600', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 13, 'checklist_item.assigned', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.319Z', 13, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc9-7605-b787-835ecafa4600', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 14, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.326Z', 14, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecd7-75f6-98bb-041322f80d75', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecd7-75f6-98bb-041322f80d75","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 15, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.330Z', 15, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 16, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.335Z', 16, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecdf-70de-9e7c-92aa7319f425', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecdf-70de-9e7c-92aa7319f425","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 17, 'card.moved', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.341Z', 17, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","rank":65536,"updated_at":"2026-11-16T00:35:38.300Z","position":0}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-ecab-749d-9902-a37fa32203b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Steps","rank":65536,"items":[{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1c7-ecd7-75f6-98bb-041322f80d75","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1c7-ecdf-70de-9e7c-92aa7319f425","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.341Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 18, 'board.member_removed', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.345Z', 18, '01a1e1c7-ebbe-71f6-9591-64907e368d40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","user_id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","role":"member","user":{"id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 19, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.348Z', 19, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecec-74f9-b606-c66e316bbcb2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecec-74f9-b606-c66e316bbcb2","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 20, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.355Z', 20, '01a1e1c7-ecf3-74df-8bfa-1ca9688e3459', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf3-74df-8bfa-1ca9688e3459","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.355Z","updated_at":"2026-11-16T00:35:38.355Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 21, 'checklist.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.356Z', 21, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecf4-7723-addd-7e51a40102a3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf4-7723-addd-7e51a40102a3","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 22, 'checklist.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.358Z', 22, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecf6-740c-a458-890287215b13', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf6-740c-a458-890287215b13","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 23, 'checklist_item.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.359Z', 23, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecf7-7346-85e1-61021241feeb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf7-7346-85e1-61021241feeb","checklist_id":"01a1e1c7-ecf6-740c-a458-890287215b13","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 24, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.363Z', 24, '01a1e1c7-ecfb-7626-86a5-4da5bf5a49e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecfb-7626-86a5-4da5bf5a49e8","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 25, 'label.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.366Z', 25, '01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 26, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.370Z', 26, '01a1e1c7-ed02-7175-8e5f-5ecab334f9e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed02-7175-8e5f-5ecab334f9e3","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.370Z","updated_at":"2026-11-16T00:35:38.370Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 27, 'card.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.375Z', 27, '01a1e1c7-ed02-7175-8e5f-5ecab334f9e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed02-7175-8e5f-5ecab334f9e3","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.370Z","updated_at":"2026-11-16T00:35:38.370Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 28, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.380Z', 28, '01a1e1c7-ed0c-7735-8240-728ff6db5c16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 29, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.387Z', 29, '01a1e1c7-ed13-72cb-84eb-631b6acb5282', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed13-72cb-84eb-631b6acb5282","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.387Z","updated_at":"2026-11-16T00:35:38.387Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 30, 'column.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.392Z', 30, '01a1e1c7-ed0c-7735-8240-728ff6db5c16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 1, 'board.member_added', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.407Z', 1, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ed1f-77a7-aa03-7a2004c5079e","user_id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","role":"member","user":{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 2, 'board.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.427Z', 2, '01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed1f-77a7-aa03-7a2004c5079e"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 31, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.447Z', 31, '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 32, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.459Z', 32, '01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.459Z","updated_at":"2026-11-16T00:35:38.459Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 33, 'column.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.468Z', 33, '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 34, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.480Z', 34, '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-e9e7-7109-b444-8fb618442463', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 'member');
INSERT INTO public.board_members VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', '01a1e1c7-e9e7-7109-b444-8fb618442463', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 'member');
INSERT INTO public.boards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 'Board', NULL, NULL, '01a1e1c7-e9e7-7109-b444-8fb618442463', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.259Z', '2026-11-16T00:35:38.259Z', 34, 36, 'twe4c0t2a2g', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 'Board', NULL, NULL, '01a1e1c7-e9e7-7109-b444-8fb618442463', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.399Z', '2026-11-16T00:35:38.399Z', 2, 3, 'ic3rteiospl', 0, '2026-11-16T00:35:38.427Z', '01a1e1c7-e9e7-7109-b444-8fb618442463');
INSERT INTO public.card_assignees VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-e9e7-7109-b444-8fb618442463');
INSERT INTO public.card_assignees VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c');
INSERT INTO public.card_labels VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecae-734e-9b47-788dbe7972e0');
INSERT INTO public.cards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecab-749d-9902-a37fa32203b5', 1, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:35:38.292Z', '2026-11-16T00:35:38.341Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf3-74df-8bfa-1ca9688e3459', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:35:38.355Z', '2026-11-16T00:35:38.355Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8', '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:35:38.459Z', '2026-11-16T00:35:38.459Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecc9-7605-b787-835ecafa4600', '01a1e1c7-ecc3-7089-8a56-7f28898ea832', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf7-7346-85e1-61021241feeb', '01a1e1c7-ecf6-740c-a458-890287215b13', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecc3-7089-8a56-7f28898ea832', '01a1e1c7-ecb4-7750-a349-602f531b20be', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf4-7723-addd-7e51a40102a3', '01a1e1c7-ecb4-7750-a349-602f531b20be', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf6-740c-a458-890287215b13', '01a1e1c7-ecb4-7750-a349-602f531b20be', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecab-749d-9902-a37fa32203b5', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecfb-7626-86a5-4da5bf5a49e8', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.ended_sessions VALUES ('01a1e1c7-ee45-72c0-a9ef-28f58b239008', '2026-11-16T01:40:38.708Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1c7-e9e7-7109-b444-8fb618442463', 'bb12912f-efef-450a-a7be-93d3bcb9fa25', 'Pu8iXME7uhwqma1WHkP8t_rqccb9s6EOmbyJIK7Uhes', '01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:35:38.286Z');
INSERT INTO public.item_assignees VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecc9-7605-b787-835ecafa4600', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c');
INSERT INTO public.labels VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecae-734e-9b47-788dbe7972e0', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 34, '01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8', '{"id":"01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8","column_id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:38.459Z","updated_at":"2026-11-16T00:35:38.459Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '2befb8a2b3ea725d');
INSERT INTO public.sessions VALUES ('01a1e1c7-eb3f-75c1-80d6-417ac0249dea', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:37.919Z', '2026-11-16T00:35:37.919Z', '2026-11-16T01:35:37.919Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1c7-ebb6-7788-957b-cf9d85113a21', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', '2026-11-16T00:35:38.038Z', '2026-11-16T00:35:38.038Z', '2026-11-16T01:35:38.038Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1c7-ec8c-74ae-9d6f-b5c90afe8fef', '01a1e1c7-ebbe-71f6-9591-64907e368d40', '2026-11-16T00:35:38.252Z', '2026-11-16T00:35:38.252Z', '2026-11-16T01:35:38.252Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('186a14d3-496f-4007-ad71-d22b78b419cf', '1307dd65-55be-40f3-86eb-05c059d4b736', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed02-7175-8e5f-5ecab334f9e3', 'card', 'deleted', 'Card', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', NULL, 131072, 1, '{"id":"01a1e1c7-ed02-7175-8e5f-5ecab334f9e3","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:38.370Z","updated_at":"2026-11-16T00:35:38.370Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:38.375Z', '01a1e1c7-e9e7-7109-b444-8fb618442463', 27);
INSERT INTO public.trash VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed0c-7735-8240-728ff6db5c16', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1c7-ecae-734e-9b47-788dbe7972e0","01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1"],"board_members":["01a1e1c7-e9e7-7109-b444-8fb618442463","01a1e1c7-eb4c-7626-8242-9e7e20048d0c"]}', '2026-11-16T00:35:38.392Z', '01a1e1c7-e9e7-7109-b444-8fb618442463', 30);
INSERT INTO public.trash VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed13-72cb-84eb-631b6acb5282', 'card', 'deleted', 'Card', '01a1e1c7-ed0c-7735-8240-728ff6db5c16', '01a1e1c7-ed0c-7735-8240-728ff6db5c16', 65536, NULL, '{"id":"01a1e1c7-ed13-72cb-84eb-631b6acb5282","column_id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:38.387Z","updated_at":"2026-11-16T00:35:38.387Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:38.392Z', '01a1e1c7-e9e7-7109-b444-8fb618442463', 30);
INSERT INTO public.users VALUES ('01a1e1c7-e9e7-7109-b444-8fb618442463', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$PvkxmBOF5MRW8xU9MjjiAUWj1Ux7pe+XwU/PWS7yRII$kfVJLzLUwz4WEon/2F6wwiOqFnmAw9+7qebfnQpAf3Q', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:37.728Z');
INSERT INTO public.users VALUES ('01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$imKpBPsEW0psslVRfprMLI8qe9LGAi0Q44G0Nlk2+C0$QrOqbs0WDbzZx7TzdauC4ztEHXHjz3Uo+ZvSIA4RE80', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:38.000Z');
INSERT INTO public.users VALUES ('01a1e1c7-ebbe-71f6-9591-64907e368d40', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$oB2VgS0ovPuZyKwWE6L9hmtmSYcTRhGWvxkmWHRbjAg$at6i1CwEBE2ROY8cVTGW/mKEvJ6uAOhN8fZATVPtJPI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:38.159Z');
INSERT INTO public.users VALUES ('01a1e1c7-ed89-77df-81d3-6bcec6fed67f', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$a62n81wg9C8lcP9O6paRgLKpCtvzEfRE4lOndD8yISs$fE5rXI8PSrwKGfI96SFxTtoecNUpn5szjLq2hlfKjoE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:38.606Z');
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
ALTER TABLE ONLY public.ended_sessions
    ADD CONSTRAINT ended_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.labels
    ADD CONSTRAINT labels_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX cards_id ON public.cards USING btree (id);
CREATE INDEX checklist_items_id ON public.checklist_items USING btree (id);
CREATE INDEX checklists_id ON public.checklists USING btree (id);
CREATE INDEX columns_id ON public.columns USING btree (id);
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
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
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
