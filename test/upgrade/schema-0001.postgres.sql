
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7a8-7099-92f9-915e813acb10', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7af-7148-8898-0540b65237b3', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7b4-73e7-b979-b5d2ee373298', '\x7de69f7b51d37cf32b5cd5e3548a37ff5dae781863405d7e5530e4d3d590d3c09e259e165abd4bf47671a34d5d4e6620c6f44e5f5d80b5e3a567b8bfc6a704adddec21e4325cd3b478fd37883a5bf27796a036034ce501708747c47bf4bce1b3f870b004332db286d0d155779bf648addd531f586c5fb11ba71efb9295e633b222b678b3eb84e1dbda6eda312a6839bc866009238a32e5ac18f9e040b58ad38fa5e8b0a8398acf9ea178fe74ca8a3be352503477a844d6f4d82ff7f539b81258ea6d9429d39fc366580173d71e6b1fd2104699250babe31eb99e52506570107ae005608913549be6b81eb3d6ff7b65d786eb6db9443a40cf5a5c71f61cbe3e4fab9497696dc99b259a793cb5f27678fbab4e4d8f1f7af4b8496396a5540cd44c111f6608f97f05e09d51f73b3ca890f6322f5daa53a2650a033e21db2ce43459bf8328fd8b223dcdadce09d7d9f9814c5e7f1bae6a5cfa098c9e6d9f6d3438644c2ec824453a28be8128e974e6c55eb461f6499b7299722e879bec670278540bd443b0e781ff3ed7861443bd88a753c953ee76a117afd109db110dcbe0188533f5c75330c8e06ddf6285c7871b170a997a94fd653ac11c9d4e10f415df45c7a82e4d8c01b513e8340bf9e3c52a15745134d3f3ca4c693019ca3c5bd9f6fcc830ebbbc0e4ff9bbe4436f987eb0db206b5b1dd7d9e');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7c7-72a1-81f7-024b064e1e15', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('b8ed9e03-9f8e-489e-b314-587c223e3492', '081e1675-003d-45d7-a22f-c121d3dd3ba1', NULL);
INSERT INTO public.attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7a8-7099-92f9-915e813acb10', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7af-7148-8898-0540b65237b3', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7b4-73e7-b979-b5d2ee373298', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7c7-72a1-81f7-024b064e1e15', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7b9-753b-87ef-33757390634e', 'Finished by Bob', 'card_moved', '01a1e1ca-b765-7285-9ccd-1221e135e297', NULL, 'assign_member', NULL, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', true);
INSERT INTO public.automation_rules VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7cc-758c-93b0-8041234c52ff', 'Rule', 'card_moved', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', NULL, 'assign_member', NULL, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 0, '2026-11-16T00:38:41.217Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b7113e253c537700255d5dad9204b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c7015c0b1a844449d22237b592bc969de28da92c178d22b46555a111c020bbec09343c058c2d306829d9e8c6ecc2007a98bc6760830ff11744c24cedce7c5d64a846f15aa99237243b5ead3bacb1ac0bbb4660308deddd9a9f1ccca0a11045c5a5e4b27a1642978f5ac95521eb973fdefff5257a072d187834e413e8d72d839e7a43f1040e604efbefeeb9dc94285e0b6eae14c37ce9f031503ceb411faebf75d3827a741e34a0779636f489fde86915e2dbd96fc0fe1431978141e762ca0bb77ccfe32576698736bb3d81ce71a299d853749da31674873e2d5c9a468acbc033793c6e8f0fdf1ec3a9fd69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 0, '2026-11-16T00:38:41.401Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b7162e213e21b3881aa6a93ac9125270eb6534055ff1d352988f650c471667766f67100d78301215192ec90b7da365c5775c39b5249dee89ab4ad642dda021864973d8181c780b107063da52eba29bb30821967ef1974c187f8032261a67ed77e5e64a84671ad54c91b9296d795458da52eba0a81c13cf5ffd67ce760060385286a2e2597f59310a6bc374a6e9490cfbfbcffea4bf4064630f0d8924f605eb60c061a5a8a277080f6b4ffee3f979b13c56bc1cd9562582e1dde478a673d98c3f5b76e5ad080ce8301f4aea307fac061f2b409f1f5ec37e2708a58cac0c0ba98f2caaddff378895dda6197dd9ec0e438d342ec293aeba80763d1a7954bf344711d78218fc7edf1ee0b4a1c907369020000');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 1, 'board.member_added', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.232Z', 1, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","user_id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","role":"member","user":{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 2, 'board.member_added', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.243Z', 2, '01a1e1ca-b697-7689-98c3-2bddeefe5282', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","user_id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","role":"member","user":{"id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 3, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.245Z', 3, '01a1e1ca-b75d-716f-92f1-71cc6f191f37', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 4, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.253Z', 4, '01a1e1ca-b765-7285-9ccd-1221e135e297', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b765-7285-9ccd-1221e135e297","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 5, 'label.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.260Z', 5, '01a1e1ca-b76c-701f-86fa-906ed691c498', NULL, NULL, NULL, NULL, '60705318-7ddb-4200-8e95-fd842a911f91', NULL, NULL, '{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 6, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.267Z', 6, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.267Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 7, 'card.labeled', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.274Z', 7, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:38:41.267Z"}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.274Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 8, 'card.assigned', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.285Z', 8, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:38:41.274Z"}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.285Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 9, 'card.assigned', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.285Z', 8, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:38:41.285Z"}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.285Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 10, 'checklist.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.294Z', 10, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b78e-738b-a85e-314096ef2ff3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 11, 'checklist_item.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.299Z', 11, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b793-701d-9612-14cb701c157c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 12, 'checklist_item.updated', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.304Z', 12, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b793-701d-9612-14cb701c157c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 13, 'checklist_item.assigned', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.311Z', 13, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b793-701d-9612-14cb701c157c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 14, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.320Z', 14, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7a8-7099-92f9-915e813acb10', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7a8-7099-92f9-915e813acb10","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 15, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.327Z', 15, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7af-7148-8898-0540b65237b3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7af-7148-8898-0540b65237b3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 16, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.332Z', 16, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7b4-73e7-b979-b5d2ee373298', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7b4-73e7-b979-b5d2ee373298","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 17, 'card.moved', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.344Z', 17, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","rank":65536,"updated_at":"2026-11-16T00:38:41.285Z","position":0}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b765-7285-9ccd-1221e135e297","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Steps","rank":65536,"items":[{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1ca-b7a8-7099-92f9-915e813acb10","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1ca-b7af-7148-8898-0540b65237b3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1ca-b7b4-73e7-b979-b5d2ee373298","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.344Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 18, 'board.member_removed', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.348Z', 18, '01a1e1ca-b697-7689-98c3-2bddeefe5282', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","user_id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","role":"member","user":{"id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 19, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.351Z', 19, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7c7-72a1-81f7-024b064e1e15', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7c7-72a1-81f7-024b064e1e15","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 20, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.359Z', 20, '01a1e1ca-b7cf-744a-b530-b9a0a29b7c06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7cf-744a-b530-b9a0a29b7c06","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.359Z","updated_at":"2026-11-16T00:38:41.359Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 21, 'checklist.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.363Z', 21, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7d3-71b2-8e4d-f790d80dda20', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7d3-71b2-8e4d-f790d80dda20","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 22, 'checklist.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.366Z', 22, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7d7-769d-9203-1060d3399084', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7d7-769d-9203-1060d3399084","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 23, 'checklist_item.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.372Z', 23, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7dd-711b-8715-9a57601013ff', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7dd-711b-8715-9a57601013ff","checklist_id":"01a1e1ca-b7d7-769d-9203-1060d3399084","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 24, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.375Z', 24, '01a1e1ca-b7df-724f-8f81-574a9973ba29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7df-724f-8f81-574a9973ba29","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 25, 'label.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.377Z', 25, '01a1e1ca-b7e1-7090-ad60-5608bfee6c2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7e1-7090-ad60-5608bfee6c2a","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 26, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.379Z', 26, '01a1e1ca-b7e3-77af-befc-547d64e1183f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7e3-77af-befc-547d64e1183f","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.379Z","updated_at":"2026-11-16T00:38:41.379Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 27, 'card.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.383Z', 27, '01a1e1ca-b7e3-77af-befc-547d64e1183f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7e3-77af-befc-547d64e1183f","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.379Z","updated_at":"2026-11-16T00:38:41.379Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 28, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.392Z', 28, '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 29, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.395Z', 29, '01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.395Z","updated_at":"2026-11-16T00:38:41.395Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 30, 'column.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.397Z', 30, '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 1, 'board.member_added', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.403Z', 1, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b7f9-7569-9341-976e7f5160b2","user_id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","role":"member","user":{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 2, 'board.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.405Z', 2, '01a1e1ca-b7f9-7569-9341-976e7f5160b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f9-7569-9341-976e7f5160b2"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 31, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.409Z', 31, '01a1e1ca-b801-7283-b715-c0b3210123e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b801-7283-b715-c0b3210123e5","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 32, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.416Z', 32, '01a1e1ca-b808-7646-b591-f2025bfea755', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b808-7646-b591-f2025bfea755","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b801-7283-b715-c0b3210123e5","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.416Z","updated_at":"2026-11-16T00:38:41.416Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 33, 'column.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.420Z', 33, '01a1e1ca-b801-7283-b715-c0b3210123e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b801-7283-b715-c0b3210123e5","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 34, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.426Z', 34, '01a1e1ca-b801-7283-b715-c0b3210123e5', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1ca-b801-7283-b715-c0b3210123e5","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'member');
INSERT INTO public.board_members VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'member');
INSERT INTO public.boards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 'Board', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.217Z', '2026-11-16T00:38:41.217Z', 34, 36, 't7w79pd6d5', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 'Board', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.401Z', '2026-11-16T00:38:41.401Z', 2, 3, '0077qtrlsfoza', 0, '2026-11-16T00:38:41.405Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a');
INSERT INTO public.card_assignees VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a');
INSERT INTO public.card_assignees VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477');
INSERT INTO public.card_labels VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b76c-701f-86fa-906ed691c498');
INSERT INTO public.card_watchers VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a');
INSERT INTO public.cards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b765-7285-9ccd-1221e135e297', 1, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:38:41.267Z', '2026-11-16T00:38:41.344Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7cf-744a-b530-b9a0a29b7c06', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:38:41.359Z', '2026-11-16T00:38:41.359Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b808-7646-b591-f2025bfea755', '01a1e1ca-b801-7283-b715-c0b3210123e5', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:38:41.416Z', '2026-11-16T00:38:41.416Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b793-701d-9612-14cb701c157c', '01a1e1ca-b78e-738b-a85e-314096ef2ff3', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7dd-711b-8715-9a57601013ff', '01a1e1ca-b7d7-769d-9203-1060d3399084', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b78e-738b-a85e-314096ef2ff3', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7d3-71b2-8e4d-f790d80dda20', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7d7-769d-9203-1060d3399084', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b765-7285-9ccd-1221e135e297', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7df-724f-8f81-574a9973ba29', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b801-7283-b715-c0b3210123e5', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.ended_sessions VALUES ('01a1e1ca-b8e2-73dd-9e66-9c2b1b1ee397', '2026-11-16T01:43:41.639Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '60705318-7ddb-4200-8e95-fd842a911f91', '6flxYRa7MiUaoA9bGmXfg4v2PvWbesC9azK1XT6cnXU', '01a1e1ca-b741-71f4-9b6c-094eac366ab0', '{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:38:41.260Z');
INSERT INTO public.item_assignees VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b793-701d-9612-14cb701c157c', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477');
INSERT INTO public.labels VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b76c-701f-86fa-906ed691c498', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7e1-7090-ad60-5608bfee6c2a', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b750-75ad-8e92-f2b030dddfee', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'added', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.232Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b75b-76ca-976e-7d597f535e19', '01a1e1ca-b697-7689-98c3-2bddeefe5282', 'added', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.243Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b785-7746-9315-1ca68fc14bca', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'assigned', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.285Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', '01a1e1ca-b7fb-72ea-b0ea-025dce58ce85', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'added', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.403Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 34, '01a1e1ca-b808-7646-b591-f2025bfea755', '{"id":"01a1e1ca-b808-7646-b591-f2025bfea755","column_id":"01a1e1ca-b801-7283-b715-c0b3210123e5","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:38:41.416Z","updated_at":"2026-11-16T00:38:41.416Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '2befb8a2b3ea725d');
INSERT INTO public.sessions VALUES ('01a1e1ca-b5e7-71ec-a18d-d5d6568bf609', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:40.871Z', '2026-11-16T00:38:40.871Z', '2026-11-16T01:38:40.871Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1ca-b692-74b0-9ef8-238344964722', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', '2026-11-16T00:38:41.042Z', '2026-11-16T00:38:41.042Z', '2026-11-16T01:38:41.042Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1ca-b737-7469-8c91-755db17f4958', '01a1e1ca-b697-7689-98c3-2bddeefe5282', '2026-11-16T00:38:41.207Z', '2026-11-16T00:38:41.207Z', '2026-11-16T01:38:41.207Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('b8ed9e03-9f8e-489e-b314-587c223e3492', '081e1675-003d-45d7-a22f-c121d3dd3ba1', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7e3-77af-befc-547d64e1183f', 'card', 'deleted', 'Card', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', NULL, 131072, 1, '{"id":"01a1e1ca-b7e3-77af-befc-547d64e1183f","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:38:41.379Z","updated_at":"2026-11-16T00:38:41.379Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:38:41.383Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 27);
INSERT INTO public.trash VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1ca-b76c-701f-86fa-906ed691c498","01a1e1ca-b7e1-7090-ad60-5608bfee6c2a"],"board_members":["01a1e1ca-b494-7443-9e1f-65fa7a372c5a","01a1e1ca-b5fd-74f8-8b83-3d31cc470477"]}', '2026-11-16T00:38:41.397Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 30);
INSERT INTO public.trash VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6', 'card', 'deleted', 'Card', '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', 65536, NULL, '{"id":"01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6","column_id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:38:41.395Z","updated_at":"2026-11-16T00:38:41.395Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:38:41.397Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 30);
INSERT INTO public.users VALUES ('01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$h2J51+pxog2o5+ZV/dgo1Kr6eBNCmlS2xhd2iQ/nN5U$VErRARU/Ckemp0c7X18SUPbj0y5r2LbAerQDccTahyc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:38:40.776Z');
INSERT INTO public.users VALUES ('01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$qbmZsOPEn1a4DpHUXW+tujhKjt+6D5zvbkzHSyOIloA$XC/W7bXYokJ0eC6KMjNqieQz4TmsMvrVcQzNSGxGjd0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:38:40.970Z');
INSERT INTO public.users VALUES ('01a1e1ca-b697-7689-98c3-2bddeefe5282', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$e3MmzlHQFNkSw0LcxiGV94z1U7Dcp5yUkwqk/3Dt4ew$McLQ1YLr8QSiL9nYDZ+A+jmiUUJKUhORBiNPAIk+nTY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:38:41.124Z');
INSERT INTO public.users VALUES ('01a1e1ca-b824-76d6-80e4-96669f0973e9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qXxuUTBhEcHA75SR1OTsf3b198hxn+1H2+WQF4XL3LQ$aFLLX53cJEkmcTUKapJLHvd7eVl6rX4Q1Uuwbnajbno', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:38:41.546Z');
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
