
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
INSERT INTO public.attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6a9-72e3-860f-56857c245af0', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6ad-7553-a692-133c830c3da5', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6af-70ca-bbdd-a6b2c416816f', '\xe11df9482a953050ff598806195968fad2f1a8d64dd2bbded4103ada0f84fc0ba69d88f45c67c0d2311c630f5a67f6ad0d48dd586b4a22b5692f73b83ff84b76596a025e9505200c42b5aeffc3113acd5a67abb11dec87218fd38991396b1d50b57c9dafbf37ee56b59615c52e9c2f73952f40591aa2fc71ff7c81660755d0b99d3c961a43cb90f0b84c3faa98281560c2942a164318c4274a6c2e2fb45cf7385abef9c6e55c2c4f622025bc80139305478ce02157ede8bad0138c223261089a92ee2c51c239f055d26e07a470649853501d7cd942cf807330eb1a61c79fb5d1616c4379c9f79fe97558cef473abc83796c2c77f989be53fefa795a5920920d7b8d241b0bcc3497bc8dc039dfef737ce42a4e0be099c73894e2ff4f3846486da252bec046080d24166b4fec2ab12a13b9620cc8263ca443d531229c49ec8ec7242b6beac7faf81c126988784a149e680563b7f3f393c4f61ecbdce40bf2a3b7c6546c9a69a18fc53be4fb6ab1371d26d0b1dd31f5514c3b2128fc0f63230b3897191b68b89c8cbddd41e2b620ebe3a779d8402108dca50bd625770ccd3caee8227902e9968de44bab029114ea5a8d69bfe9596d4f39b312959a7e382c3ee258622cccb60f250e4fc5eb46fba0fe9772a82d0d4bee339f511225a0ea8cdd69681e50f58e603b7594671fd6da11a60435146cae2dd');
INSERT INTO public.attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e768-72d2-8fea-31a62f1fe0dd', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('2b1491c5-504f-4ea9-bdbf-eeff9a877219', 'c22c20cd-89eb-488b-9872-aa134ee89f1a', NULL);
INSERT INTO public.attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6a9-72e3-860f-56857c245af0', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6ad-7553-a692-133c830c3da5', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6af-70ca-bbdd-a6b2c416816f', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e768-72d2-8fea-31a62f1fe0dd', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6f2-72ad-8fbb-5447109a6461', 'Finished by Bob', 'card_moved', '01a1e154-e684-765b-8c38-1e118598ab5d', NULL, 'assign_member', NULL, '01a1e154-e544-72b4-9327-d678a53a4c4c', true);
INSERT INTO public.automation_rules VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e76b-707d-996c-c7ccdd1ba0bf', 'Rule', 'card_moved', '01a1e154-e67a-7517-a3c4-bee96d3351d4', NULL, 'assign_member', NULL, '01a1e154-e544-72b4-9327-d678a53a4c4c', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 0, '2026-11-15T22:30:00.035Z', '\x1f8b08000000000000039551cb6e02310cbcf7337c4e5012d8ec9213ea37f4d40a21273155a4eca34996b642fc7bc52e950a072a8e1e7bc69ef11182070342a22459ad3869bde475dd20476a34afd60d0a69add56b070c4a2891c0c0738fc903034fd9a53094d07760ba3146062e1116f23bfb7d25bbaa24afb5d61c57def18a54ed5ce33429050cc6c13fccf9dd83050c28a1349792cbea4529b3144688855856af7fb4ff9bcbf401463088682966306f5b062db596d2b938823d5bde3d12d69829dd12ee5a4afd146effd951baf0c11c6f1f7457825a0c110c600c8e36f485ed1069d1a7f78b5e87ed79c5d40606fb907299b1f97b11afeb9077e84a38109892469a8003a5b00fe4c1ec31e619cbe340693e78024fa7ede9e9075fba50b45c020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 0, '2026-11-15T22:30:00.355Z', '\x1f8b08000000000000039551bb6ec3300cdcfb199ca5c0926dd9d114f41b3ab508025aa20b01f2a3929cb630f2ef45ec146832a4c8c823efc83bcee02c68c8040a1265c1a9c29c57c5d6f23adf2aae6ad156566e4d5d0960905cf2041a9e070c1618588a26b831b9a107dd4fde33308130913d34df57b2452978a594e25858c34b929531b5512425309846fb30e7770f26d02033a9b8105c942f52ea3cd359b6c9cbf2f58ff67f73913e40670c3c36e423e8b73d838eba86c2b998a1395b3e3c12d61429dc12ee5a0ac312eef0d953b8f041cfb70fba2b411d3a0f1ad03b433bfac26ef4b419c2fb45afc7eebc62690383d68598566cfd9ec7ebdac5039ae48e043a858916e048c1b58e2ce8167d5cb1388d14d68317f074da9f9e7e00bbd9c1465c020000');
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 1, 'board.member_added', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","user_id":"01a1e154-e544-72b4-9327-d678a53a4c4c","role":"member","user":{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.042Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 2, 'board.member_added', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","user_id":"01a1e154-e5f4-731b-8787-f8746b92ce16","role":"member","user":{"id":"01a1e154-e5f4-731b-8787-f8746b92ce16","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.049Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 3, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.057Z', 3, '01a1e154-e67a-7517-a3c4-bee96d3351d4', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 4, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e684-765b-8c38-1e118598ab5d","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:30:00.068Z', 4, '01a1e154-e684-765b-8c38-1e118598ab5d', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 5, 'label.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, '3e26557e-d02d-4117-b3f1-4668ed207f4d', '2026-11-15T22:30:00.072Z', 5, '01a1e154-e688-764c-8aee-8eb7be5c99f1', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 6, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.076Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.076Z', 6, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 7, 'card.labeled', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.079Z"}', '{"labels":[],"updated_at":"2026-11-15T22:30:00.076Z"}', NULL, NULL, '2026-11-15T22:30:00.079Z', 7, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 8, 'card.assigned', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.087Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:30:00.079Z"}', NULL, NULL, '2026-11-15T22:30:00.087Z', 8, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 9, 'card.assigned', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.087Z"}', '{"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:30:00.087Z"}', NULL, NULL, '2026-11-15T22:30:00.087Z', 8, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 10, 'checklist.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69b-7796-a878-41c5e85bd38f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.091Z', 10, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 11, 'checklist_item.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.093Z', 11, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 12, 'checklist_item.updated', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:30:00.095Z', 12, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 13, 'checklist_item.assigned', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:30:00.097Z', 13, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 14, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e6a9-72e3-860f-56857c245af0","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:30:00.104Z', 14, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 15, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e6ad-7553-a692-133c830c3da5","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:30:00.109Z', 15, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 16, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e6af-70ca-bbdd-a6b2c416816f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:30:00.111Z', 16, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 17, 'card.moved', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e684-765b-8c38-1e118598ab5d","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e154-e69b-7796-a878-41c5e85bd38f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Steps","rank":65536,"items":[{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e154-e6a9-72e3-860f-56857c245af0","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e154-e6ad-7553-a692-133c830c3da5","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e154-e6af-70ca-bbdd-a6b2c416816f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.267Z"}', '{"column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","rank":65536,"updated_at":"2026-11-15T22:30:00.087Z","position":0}', NULL, NULL, '2026-11-15T22:30:00.267Z', 17, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 18, 'board.member_removed', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","user_id":"01a1e154-e5f4-731b-8787-f8746b92ce16","role":"member","user":{"id":"01a1e154-e5f4-731b-8787-f8746b92ce16","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.285Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 19, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e768-72d2-8fea-31a62f1fe0dd","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:30:00.296Z', 19, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 20, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e76e-7489-9762-b753c6a68e41","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.302Z","updated_at":"2026-11-15T22:30:00.302Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.302Z', 20, '01a1e154-e76e-7489-9762-b753c6a68e41', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 21, 'checklist.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e771-7240-b0f9-3f735c57a636","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.304Z', 21, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 22, 'checklist.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e777-743b-bd5d-2a5a71e57ff8","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.311Z', 22, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 23, 'checklist_item.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e77b-7530-a8d1-2b963db5ea6d","checklist_id":"01a1e154-e777-743b-bd5d-2a5a71e57ff8","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.315Z', 23, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 24, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e77d-729e-8519-352a6754747d","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.317Z', 24, '01a1e154-e77d-729e-8519-352a6754747d', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 25, 'label.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e781-736f-9502-d399ef882269","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:30:00.321Z', 25, '01a1e154-e781-736f-9502-d399ef882269', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 26, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e784-71a8-a6f4-adcdd3240013","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.324Z","updated_at":"2026-11-15T22:30:00.324Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.324Z', 26, '01a1e154-e784-71a8-a6f4-adcdd3240013', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 27, 'card.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e784-71a8-a6f4-adcdd3240013","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.324Z","updated_at":"2026-11-15T22:30:00.324Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.327Z', 27, '01a1e154-e784-71a8-a6f4-adcdd3240013', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 28, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.334Z', 28, '01a1e154-e78e-76f0-aa16-a90186cb99dd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 29, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e792-7146-8d09-351d1afc6def","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.338Z","updated_at":"2026-11-15T22:30:00.338Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.338Z', 29, '01a1e154-e792-7146-8d09-351d1afc6def', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 30, 'column.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.345Z', 30, '01a1e154-e78e-76f0-aa16-a90186cb99dd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 1, 'board.member_added', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e7a3-749d-8396-681f7d29c871","user_id":"01a1e154-e544-72b4-9327-d678a53a4c4c","role":"member","user":{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.364Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 2, 'board.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7a3-749d-8396-681f7d29c871"}', NULL, NULL, NULL, '2026-11-15T22:30:00.366Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 31, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b6-7075-84a6-43406bbac44f","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.374Z', 31, '01a1e154-e7b6-7075-84a6-43406bbac44f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 32, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b8-74f8-8ec3-7b7346053a08","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e7b6-7075-84a6-43406bbac44f","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.376Z","updated_at":"2026-11-15T22:30:00.376Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.376Z', 32, '01a1e154-e7b8-74f8-8ec3-7b7346053a08', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 33, 'column.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b6-7075-84a6-43406bbac44f","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.378Z', 33, '01a1e154-e7b6-7075-84a6-43406bbac44f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 34, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b6-7075-84a6-43406bbac44f","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.383Z', 34, '01a1e154-e7b6-7075-84a6-43406bbac44f', NULL, NULL, 'restored');
INSERT INTO public.board_members VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 'owner');
INSERT INTO public.board_members VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e544-72b4-9327-d678a53a4c4c', 'member');
INSERT INTO public.board_members VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 'owner');
INSERT INTO public.board_members VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', '01a1e154-e544-72b4-9327-d678a53a4c4c', 'member');
INSERT INTO public.boards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 'Board', NULL, '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '2026-11-15T22:30:00.035Z', '2026-11-15T22:30:00.035Z', 34, 36, '5qnypsdcqwd', NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 'Board', NULL, '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '2026-11-15T22:30:00.355Z', '2026-11-15T22:30:00.355Z', 2, 3, 'oz0xfbprzy', '2026-11-15T22:30:00.366Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22');
INSERT INTO public.card_assignees VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e451-7666-a4dc-5e27cc8c6e22');
INSERT INTO public.card_assignees VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e544-72b4-9327-d678a53a4c4c');
INSERT INTO public.card_labels VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e688-764c-8aee-8eb7be5c99f1');
INSERT INTO public.cards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e684-765b-8c38-1e118598ab5d', 'Card', 'two
lines ', 65536, '2026-11-15T22:30:00.076Z', '2026-11-15T22:30:00.267Z');
INSERT INTO public.cards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e76e-7489-9762-b753c6a68e41', '01a1e154-e67a-7517-a3c4-bee96d3351d4', 'Card', NULL, 65536, '2026-11-15T22:30:00.302Z', '2026-11-15T22:30:00.302Z');
INSERT INTO public.cards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e7b8-74f8-8ec3-7b7346053a08', '01a1e154-e7b6-7075-84a6-43406bbac44f', 'Card', NULL, 65536, '2026-11-15T22:30:00.376Z', '2026-11-15T22:30:00.376Z');
INSERT INTO public.checklist_items VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e69e-7605-bdfb-dcc8141ffcaf', '01a1e154-e69b-7796-a878-41c5e85bd38f', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e77b-7530-a8d1-2b963db5ea6d', '01a1e154-e777-743b-bd5d-2a5a71e57ff8', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e69b-7796-a878-41c5e85bd38f', '01a1e154-e68c-7117-b335-c70ffc6443e6', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e771-7240-b0f9-3f735c57a636', '01a1e154-e68c-7117-b335-c70ffc6443e6', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e777-743b-bd5d-2a5a71e57ff8', '01a1e154-e68c-7117-b335-c70ffc6443e6', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e67a-7517-a3c4-bee96d3351d4', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e684-765b-8c38-1e118598ab5d', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e77d-729e-8519-352a6754747d', 'Column', 196608, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e7b6-7075-84a6-43406bbac44f', 'Column', 262144, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e154-e84c-72e8-810f-a15b5717208f', '2026-11-15T23:35:00.530Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e154-e451-7666-a4dc-5e27cc8c6e22', '3e26557e-d02d-4117-b3f1-4668ed207f4d', '-FYvqHPdLCEqKvyXVohcWW-NEZbyle2CECfKMroHCSc', '01a1e154-e663-778a-ae86-598a01bbb69c', '{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:30:00.072Z');
INSERT INTO public.item_assignees VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e69e-7605-bdfb-dcc8141ffcaf', '01a1e154-e544-72b4-9327-d678a53a4c4c');
INSERT INTO public.labels VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e688-764c-8aee-8eb7be5c99f1', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e781-736f-9502-d399ef882269', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 34, '01a1e154-e7b8-74f8-8ec3-7b7346053a08', '{"id":"01a1e154-e7b8-74f8-8ec3-7b7346053a08","column_id":"01a1e154-e7b6-7075-84a6-43406bbac44f","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:30:00.376Z","updated_at":"2026-11-15T22:30:00.376Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '486ec25ddccdd1ca');
INSERT INTO public.sessions VALUES ('01a1e154-e53f-705d-8af9-a685e80b60ad', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '2026-11-15T22:29:59.743Z', '2026-11-15T22:29:59.743Z', '2026-11-15T23:29:59.743Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e154-e5f3-7422-baa3-06e52892a00d', '01a1e154-e544-72b4-9327-d678a53a4c4c', '2026-11-15T22:29:59.923Z', '2026-11-15T22:29:59.923Z', '2026-11-15T23:29:59.923Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e154-e65f-768b-a68e-1506325100b0', '01a1e154-e5f4-731b-8787-f8746b92ce16', '2026-11-15T22:30:00.031Z', '2026-11-15T22:30:00.031Z', '2026-11-15T23:30:00.031Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('2b1491c5-504f-4ea9-bdbf-eeff9a877219', 'c22c20cd-89eb-488b-9872-aa134ee89f1a', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e784-71a8-a6f4-adcdd3240013', 'card', 'deleted', 'Card', '01a1e154-e67a-7517-a3c4-bee96d3351d4', NULL, 131072, 1, '{"id":"01a1e154-e784-71a8-a6f4-adcdd3240013","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:30:00.324Z","updated_at":"2026-11-15T22:30:00.324Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:30:00.327Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 27);
INSERT INTO public.trash VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e78e-76f0-aa16-a90186cb99dd', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e154-e688-764c-8aee-8eb7be5c99f1","01a1e154-e781-736f-9502-d399ef882269"],"board_members":["01a1e154-e451-7666-a4dc-5e27cc8c6e22","01a1e154-e544-72b4-9327-d678a53a4c4c"]}', '2026-11-15T22:30:00.345Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 30);
INSERT INTO public.trash VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e792-7146-8d09-351d1afc6def', 'card', 'deleted', 'Card', '01a1e154-e78e-76f0-aa16-a90186cb99dd', '01a1e154-e78e-76f0-aa16-a90186cb99dd', 65536, NULL, '{"id":"01a1e154-e792-7146-8d09-351d1afc6def","column_id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:30:00.338Z","updated_at":"2026-11-15T22:30:00.338Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:30:00.345Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 30);
INSERT INTO public.users VALUES ('01a1e154-e451-7666-a4dc-5e27cc8c6e22', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$9l2ONZqU57bcDpPXxiMdIvl34DSqrWHkWmwIhow/p/A$pLVAEzk1z0uQ+xczT+5Vfr/LK3IBlHtP9OtbcHhbODQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:29:59.608Z');
INSERT INTO public.users VALUES ('01a1e154-e544-72b4-9327-d678a53a4c4c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$z5j7ZNRB5Zy3iT+3GQ+Ux58zOvA4rv7ss5z2Bku9FBk$m/9XpCDXPvN74aQMox3+7wJx+TBMqRTiRCbebUngWto', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:29:59.836Z');
INSERT INTO public.users VALUES ('01a1e154-e5f4-731b-8787-f8746b92ce16', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Np9P2PnU/sWXjJ25xnlywwW4TI7mAivT6EEgdl9zK/I$QCGM5xRXRUq4lmlW9zF4qNqmntjTJ588TH7fAoX/Hp0', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:29:59.979Z');
INSERT INTO public.users VALUES ('01a1e154-e7cf-72a3-9cc1-8b83e4ca54dd', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$gYyMwuaSFAuH0TvwMdp5h2Kkh95d3dajPDp6xurmk5M$ZC6A2HLlWHx+JZ5E8mD2ccdAhZxKaFB94YYYHZomUn4', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:30:00.464Z');
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
