
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007d-7503-909d-34f11252ceca', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007f-71e1-a021-82665d4ed3e9', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0081-7709-a2e8-f8860d341499', '\x02550ee7fda29dd68d505948fcd1fc0e28e6b2985200f27c1f08f5cf6ce3de0ccccb5f852cb2962e26db5fc53e34e1a31d594b7626ab56d69f3f5779f96a1d9dbafc525111fb1cfdc43e4e889906b23ccd7ade18a70837c7b5215fda607070a737d44bec07c9e059debb200f7f2baa00ae19690239e9017b1f4e1ba5224d3c1fc0c749b8409336bb411ba4224f3bccc2ea8f3b37f789b04539b970b8697ec17769bdd7b27c938d2f0b5f82bc1327ac2be7b40d68c8176a094f6b17f5e68eead812fac3aadf46253b290edc0d78be6b94f2a88ed265dc15776950744018e1b54928007179ab8e6cc4be05b3ba627ec4154bf82f9c935e93a2fa5527b5ba62550d5f5f6136bc451f50901636c8dd445fa794a3eb296052ed48899c92a311a89ec8deed69ab0ddc8887e63d78837e60f773dad36460250a2e1148482562ae1f381ca209ebb537043e4d2ea002eb472956bde8c307e39d1242724894a140c818f38264c03a700496728711ca27d76f9ea60f722a7e639c143d7e2252d920c3d2ecb255566dfa52c10fd9475322751c0a62c52c238c732b36bd4ce230bd2fdef5ec73353798544854343916105126c7b8692455ad93af1fab8463f0b702b64b34ebe7555c6f460a0e17ef13a44f933b76df579696d349aeea53159ae57d4cb1e713724425c9668dcba7b94612039ba540cdd00c4d3b5a');
INSERT INTO public.attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008a-7134-a130-97da97ea7f75', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('eca94ff2-aa4a-4f48-beed-0a69954bb562', '2ef7c189-2a7a-4420-ba85-6a6888e69de0', NULL);
INSERT INTO public.attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007d-7503-909d-34f11252ceca', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007f-71e1-a021-82665d4ed3e9', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0081-7709-a2e8-f8860d341499', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008a-7134-a130-97da97ea7f75', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0084-7116-87a0-2b3a3f1a3ad9', 'Finished by Bob', 'card_moved', '01a1e1c8-0066-7320-a8db-da37dceaeec4', NULL, 'assign_member', NULL, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', true);
INSERT INTO public.automation_rules VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008c-71ae-a4a5-cd30bbe73844', 'Rule', 'card_moved', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', NULL, 'assign_member', NULL, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 0, '2026-11-16T00:35:43.271Z', '\x1f8b08000000000000039551cb6ec32010bcf733f66c22c089893955fd869e5a45d11a960a091b1770da2acabf57b1d3474e518e33bb33b38f23780b1ab84041c26c19e75231255dcdb0139235ca75a676245cdb4205c59740a0e12962b25081a56c921f8b8f03e8610aa10213434cbf201116b2fbeeeb2f43316769cb94701bd66e95618a13ad5b222bb1810aa6d1deadf9c9c1021a24970d138289e699735d6ff4ba5e49255efe79dfeacbf40e9a5710b0a39041bfee2ae8a9ef289dc111baf3fefb7b2e37654a57825b2ba5385f3a7e0c942e7ad0c7ab6fddb2a01e7d000d18bca147fac47e0cb48ae9ede237607f8e98cb5081f32997855bbe17f01afbbc4753fc81409734d14c1c2879e7c9827618f2c2e569a4b40c3c93a7d3eef4f00d50890c0369020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 0, '2026-11-16T00:35:43.389Z', '\x1f8b08000000000000039551cb6e833010bcf733f68ca33590003e55fd869e5a4591b197ca92c1746dd25651febd02d2474e518e33bb33b38f13380b0a506a49d2d402b1b1a292588a16f3425834796d25961d5ac820b9e409143c05cd33b6140dbb31b930801a26ef3330c107fe054c3a913db45f7f1995e82cd5a292dd5634756544854465436473bd830ca6d1deadf9c9d10914e498ef849442ee9e1155b15565b129eae6e59ff7adbe48efa03003af5bf211d4eb3e839efa9678062768e7fd0ff75c6e8ac457825b2b71582e1d3e06e28b1ed4e9ea5bb72ca8d7ce8302ed9da147fad4fde86913f8ede237e87e8e58ca9041e738a6955bbfe7f53576f1a04d7247029578a2853812bbce9105d5691f572e4e23f13af0429ecffbf3c33736853aa469020000');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 1, 'board.member_added', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.327Z', 1, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","user_id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","role":"member","user":{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 2, 'board.member_added', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.331Z', 2, '01a1e1c7-ff6e-7480-a368-227dce437a7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","user_id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","role":"member","user":{"id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 3, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.332Z', 3, '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 4, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.334Z', 4, '01a1e1c8-0066-7320-a8db-da37dceaeec4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0066-7320-a8db-da37dceaeec4","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 5, 'label.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.336Z', 5, '01a1e1c8-0068-7091-8e7b-213973dcc404', NULL, NULL, NULL, NULL, 'b993300f-0d18-4397-9eec-d67ec68d3338', NULL, NULL, '{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 6, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.338Z', 6, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.338Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 7, 'card.labeled', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.340Z', 7, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:35:43.338Z"}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.340Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 8, 'card.assigned', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.343Z', 8, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:35:43.340Z"}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.343Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 9, 'card.assigned', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.343Z', 8, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:35:43.343Z"}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.343Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 10, 'checklist.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.345Z', 10, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0071-74b1-80de-94afb8531ce4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 11, 'checklist_item.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.348Z', 11, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0074-7050-b9ee-a216670afd08', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 12, 'checklist_item.updated', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.351Z', 12, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0074-7050-b9ee-a216670afd08', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 13, 'checklist_item.assigned', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.352Z', 13, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0074-7050-b9ee-a216670afd08', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 14, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.357Z', 14, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-007d-7503-909d-34f11252ceca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-007d-7503-909d-34f11252ceca","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 15, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.359Z', 15, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-007f-71e1-a021-82665d4ed3e9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-007f-71e1-a021-82665d4ed3e9","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 16, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.361Z', 16, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0081-7709-a2e8-f8860d341499', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0081-7709-a2e8-f8860d341499","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 17, 'card.moved', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.366Z', 17, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","rank":65536,"updated_at":"2026-11-16T00:35:43.343Z","position":0}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0066-7320-a8db-da37dceaeec4","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Steps","rank":65536,"items":[{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1c8-007d-7503-909d-34f11252ceca","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1c8-007f-71e1-a021-82665d4ed3e9","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1c8-0081-7709-a2e8-f8860d341499","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.366Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 18, 'board.member_removed', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.368Z', 18, '01a1e1c7-ff6e-7480-a368-227dce437a7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","user_id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","role":"member","user":{"id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 19, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.370Z', 19, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-008a-7134-a130-97da97ea7f75', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008a-7134-a130-97da97ea7f75","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 20, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.373Z', 20, '01a1e1c8-008d-73bf-adb7-cea911f66e32', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008d-73bf-adb7-cea911f66e32","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.373Z","updated_at":"2026-11-16T00:35:43.373Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 21, 'checklist.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.374Z', 21, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-008e-7252-bc8e-62832dc28e95', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008e-7252-bc8e-62832dc28e95","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 22, 'checklist.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.375Z', 22, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-008f-7152-8262-922188d7a31a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008f-7152-8262-922188d7a31a","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 23, 'checklist_item.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.376Z', 23, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0090-75fd-828c-ddd55194bd8d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0090-75fd-828c-ddd55194bd8d","checklist_id":"01a1e1c8-008f-7152-8262-922188d7a31a","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 24, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.377Z', 24, '01a1e1c8-0091-702b-a96c-6c910111b09f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0091-702b-a96c-6c910111b09f","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 25, 'comment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.379Z', 25, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0093-73d4-b9f6-a47abaffd206', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0093-73d4-b9f6-a47abaffd206","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","user_id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","user":{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:35:43.379Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 26, 'label.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.380Z', 26, '01a1e1c8-0094-7716-b08b-0e4f7e6afb3f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0094-7716-b08b-0e4f7e6afb3f","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 27, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.381Z', 27, '01a1e1c8-0095-7076-be83-46a63b7d0d43', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0095-7076-be83-46a63b7d0d43","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.381Z","updated_at":"2026-11-16T00:35:43.381Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 28, 'card.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.382Z', 28, '01a1e1c8-0095-7076-be83-46a63b7d0d43', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0095-7076-be83-46a63b7d0d43","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.381Z","updated_at":"2026-11-16T00:35:43.381Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 29, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.384Z', 29, '01a1e1c8-0098-7047-b900-769eab357649', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0098-7047-b900-769eab357649","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 30, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.385Z', 30, '01a1e1c8-0099-708a-a6b1-5ee537c5c823', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0099-708a-a6b1-5ee537c5c823","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0098-7047-b900-769eab357649","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.385Z","updated_at":"2026-11-16T00:35:43.385Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 31, 'column.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.387Z', 31, '01a1e1c8-0098-7047-b900-769eab357649', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0098-7047-b900-769eab357649","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 1, 'board.member_added', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.391Z', 1, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-009d-7104-b023-d0c28d104f0d","user_id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","role":"member","user":{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 2, 'board.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.396Z', 2, '01a1e1c8-009d-7104-b023-d0c28d104f0d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-009d-7104-b023-d0c28d104f0d"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 32, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.397Z', 32, '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 33, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.402Z', 33, '01a1e1c8-00aa-774b-a38e-a34a464e8889', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-00aa-774b-a38e-a34a464e8889","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.402Z","updated_at":"2026-11-16T00:35:43.402Z"}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 34, 'column.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.404Z', 34, '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 35, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.410Z', 35, '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 'member');
INSERT INTO public.board_members VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 'member');
INSERT INTO public.boards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 'Board', NULL, NULL, '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.271Z', '2026-11-16T00:35:43.271Z', 35, 37, 'ihwtgo5e9z', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 'Board', NULL, NULL, '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.389Z', '2026-11-16T00:35:43.389Z', 2, 3, '7ekg5i7zae2', 0, '2026-11-16T00:35:43.396Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6');
INSERT INTO public.card_assignees VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6');
INSERT INTO public.card_assignees VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8');
INSERT INTO public.card_labels VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0068-7091-8e7b-213973dcc404');
INSERT INTO public.cards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0066-7320-a8db-da37dceaeec4', 1, 'Card', 65536, NULL, NULL, false, NULL, 1, '2026-11-16T00:35:43.338Z', '2026-11-16T00:35:43.366Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008d-73bf-adb7-cea911f66e32', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:35:43.373Z', '2026-11-16T00:35:43.373Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-00aa-774b-a38e-a34a464e8889', '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:35:43.402Z', '2026-11-16T00:35:43.402Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0074-7050-b9ee-a216670afd08', '01a1e1c8-0071-74b1-80de-94afb8531ce4', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0090-75fd-828c-ddd55194bd8d', '01a1e1c8-008f-7152-8262-922188d7a31a', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0071-74b1-80de-94afb8531ce4', '01a1e1c8-006a-7030-a728-69f0281e3593', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008e-7252-bc8e-62832dc28e95', '01a1e1c8-006a-7030-a728-69f0281e3593', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008f-7152-8262-922188d7a31a', '01a1e1c8-006a-7030-a728-69f0281e3593', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0066-7320-a8db-da37dceaeec4', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0091-702b-a96c-6c910111b09f', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0093-73d4-b9f6-a47abaffd206', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.379Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1c8-01b7-7225-83c4-7c376b8ced06', '2026-11-16T01:40:43.678Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'b993300f-0d18-4397-9eec-d67ec68d3338', 'gUZbazYKvJ1OR3mKdEnsBCS4v2YgDdNOh39bt3CmIdU', '01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:35:43.336Z');
INSERT INTO public.item_assignees VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0074-7050-b9ee-a216670afd08', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8');
INSERT INTO public.labels VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0068-7091-8e7b-213973dcc404', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0094-7716-b08b-0e4f7e6afb3f', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 35, '01a1e1c8-00aa-774b-a38e-a34a464e8889', '{"id":"01a1e1c8-00aa-774b-a38e-a34a464e8889","column_id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:43.402Z","updated_at":"2026-11-16T00:35:43.402Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'c0c0c02ab2a029bf');
INSERT INTO public.sessions VALUES ('01a1e1c7-fece-77c8-8a8b-98072b2bfec6', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:42.926Z', '2026-11-16T00:35:42.926Z', '2026-11-16T01:35:42.926Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1c7-ff59-76de-a1d2-91a8ebb38b7c', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', '2026-11-16T00:35:43.065Z', '2026-11-16T00:35:43.065Z', '2026-11-16T01:35:43.065Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1c8-0013-7202-9915-ae2ea70fe15a', '01a1e1c7-ff6e-7480-a368-227dce437a7f', '2026-11-16T00:35:43.251Z', '2026-11-16T00:35:43.251Z', '2026-11-16T01:35:43.251Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('eca94ff2-aa4a-4f48-beed-0a69954bb562', '2ef7c189-2a7a-4420-ba85-6a6888e69de0', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0095-7076-be83-46a63b7d0d43', 'card', 'deleted', 'Card', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', NULL, 131072, 1, '{"id":"01a1e1c8-0095-7076-be83-46a63b7d0d43","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:43.381Z","updated_at":"2026-11-16T00:35:43.381Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:43.382Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 28);
INSERT INTO public.trash VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0098-7047-b900-769eab357649', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1c8-0068-7091-8e7b-213973dcc404","01a1e1c8-0094-7716-b08b-0e4f7e6afb3f"],"board_members":["01a1e1c7-fde8-71f5-987c-70ee49eed2a6","01a1e1c7-fed6-7331-a70e-06ffc52cbea8"]}', '2026-11-16T00:35:43.387Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 31);
INSERT INTO public.trash VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0099-708a-a6b1-5ee537c5c823', 'card', 'deleted', 'Card', '01a1e1c8-0098-7047-b900-769eab357649', '01a1e1c8-0098-7047-b900-769eab357649', 65536, NULL, '{"id":"01a1e1c8-0099-708a-a6b1-5ee537c5c823","column_id":"01a1e1c8-0098-7047-b900-769eab357649","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:43.385Z","updated_at":"2026-11-16T00:35:43.385Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:43.387Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 31);
INSERT INTO public.users VALUES ('01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$d9Rs0UKWrO8X55xShwCBAlkAyWI0w075MvgV/D3Uugk$tTBxW13P9iS3NIbPm0UXI9XaWM8/vjjmtnk3DX0R/7E', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:42.844Z');
INSERT INTO public.users VALUES ('01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Px940LXIDSKW9wOFPb6AhOK2W9wDqwrw3kJ2kU08aO0$nO+Fao2RhVrIFmWvO5mf+IHpuglLiYApYND1iM9XdpQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:43.012Z');
INSERT INTO public.users VALUES ('01a1e1c7-ff6e-7480-a368-227dce437a7f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$cyCo8FoUrryZgdjTO4RIVXhO0iJpMzlNtu3o9avOU0Q$DmlycSoN4yy9nFB/O9JZpj1VZ08ub0sMq1am5O+rYVc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:43.163Z');
INSERT INTO public.users VALUES ('01a1e1c8-0113-7677-9917-ac6f094a2a93', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$2zPamLOxpnlAo8CwOc+ekIIoNcAfx4MQ7KMyToJMCVw$r79GcoSSqP8XgZRbMEOYwHgOXm7J0MX5yh+Ll+I6v5k', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:35:43.610Z');
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
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX comments_card ON public.comments USING btree (board_id, card_id, id);
CREATE INDEX comments_id ON public.comments USING btree (id);
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
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
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
