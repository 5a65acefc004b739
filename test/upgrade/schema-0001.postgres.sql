
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
INSERT INTO public.attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c47-74f0-9ec8-d000f88449f9', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c49-747e-be70-fe3821045771', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4b-74fc-9bdb-16796e22f604', '\x0a94cabe04353e5359378525eab6c465c715cfecc6a061aa65a8516d7a7a9032ede7e59b040259a5c0dffcaea1759ccb8bf73f996c1c09a502398fadb5f83c1e8d2270cdea578e744b3be6c68df06d1cf100c1eb747dc4bbed9871959414e755e3095a0b387a76319fc60575ae0977a6dea45745b46787551bdc6d02f434937e244646b94b9c27c506e186d3a72e51bad8459a2726eeef35c88d01c6bc0945a008141e6bf60185b38dd8ded6b55b06192db046656b6bab4520c51c3d4a5cdde7ee5b6000a8885b52fa3ec7b46faf9d94990d32301dc34d5d91e3e2b3bad7ee86fd808bc6496a98638f26af67041248bc28cd934d248abb76b2a35dd07701b02a32b334fab81b0f163c109c57f73eab579f5390f964f32ee3c91e1b96872408a9ee9dc3cfe5a0b0a4bb5611bc6f90ad58ec1171225afbc9e6c5e95fb8e4c6dd3fc342e5be6fa1d347b7de62a637a42e31b2ae5bfac4961a45ffd0987c580bfed05fafe3c325dc2a38e3b326698b808954a846ab0e2ab99dcf41109094e89e5609044ac117d3b44113818b650e23a2c0b6983f96d52bb97c6869214f34ca60fbb592b6fa65d2b87a36c0eb573a9441f308f0c8055bfd93299203f964a10dd92467e132ef45fa75932b125ab3eb4c460c5eb4da16d94fba87a2cfbba7ae80e1c1a479f2ddd45b5d2a599ca8f8b8008d0e99d904db04');
INSERT INTO public.attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c55-72d8-ac61-02322b640688', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('2fb7dfe6-a6cd-486c-8229-95bbaa7d933e', '8d81fabf-3620-4d88-abd1-db7c7098f89a', NULL);
INSERT INTO public.attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c47-74f0-9ec8-d000f88449f9', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c49-747e-be70-fe3821045771', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4b-74fc-9bdb-16796e22f604', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c55-72d8-ac61-02322b640688', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4d-76ea-bff9-1ab644582fff', 'Finished by Bob', 'card_moved', '01a1e203-1c28-7497-bd09-e35b6dd18e51', NULL, 'assign_member', NULL, '01a1e203-1a67-771d-85a6-b389fbb6f070', true);
INSERT INTO public.automation_rules VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c56-75f9-a59e-0a8b571f7285', 'Rule', 'card_moved', '01a1e203-1c25-7530-9aa2-53bf462e5af5', NULL, 'assign_member', NULL, '01a1e203-1a67-771d-85a6-b389fbb6f070', true);
INSERT INTO public.automation_runs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4d-76ea-bff9-1ab644582fff', '01a1e203-1c50-7275-99b1-0a566be9be4e', 17, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '2026-11-16T01:40:17.104Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 0, '2026-11-16T01:40:17.040Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b69ead427c437700255d5dade224b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c701bc030d42a2a44ad45c5a29b8524e72d3d835a7e54aae855295c11a18145f028186a788c9010347d9263f141f7bd0fd1802031b434cbf201116725bf37591a19a962b55596e44ddf016dba6ad9cab492a60300eee6ecd4f0e16d050896ac5a5e472f52ca45e0a2dd5422cc5cb1feffffa32bd83160c021a0a19f4eb8641479da174020730a7fdb7f75c6ecc94ae0537574a71ba74fce8299df5a00fd7dfba69411dfa001a30784b8ff489dd106811d3dbd9afc7ee14319581c1cea75c666efe5ec04becf3166df17b025dd24813b1a7e4779e1ce81d863c73791c28cd034fe4f1b8393e7c03b45912d669020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 0, '2026-11-16T01:40:17.138Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdba171f009f10d9c4055b58e37c8921307db29a0aaff8e9a14447b28ea71667766f6b107efc080902849898acb562baea5adb995aee69aa47ca86bec2a550183e24b2030f014313960e028b7c98fc5c701cc3085c0a08d21a65f90080bb9adfd3acbd0eb866bad5a6e45b5e60d36eb46395791d4c0601addcd9a9f1c2c604009557329b9ac9f8534f7c248bd9255f3f2c7fbbfbe4cef60048380964206f3ba61d0536f291dc11eec71ffed2d979b32a54bc1d595529c2f1d3f064a273d98fde5b7ae5a508f3e80010cbea547fac47e0cb48ae9ede437607f8c98cbc0a0f32997855bbe17f01cfbbcc5b6f81d812969a299d851f29d2707a6c390172e4f23a565e0993c1c3687bb6f6bd0b04669020000');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 1, 'board.member_added', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.052Z', 1, '01a1e203-1a67-771d-85a6-b389fbb6f070', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","user_id":"01a1e203-1a67-771d-85a6-b389fbb6f070","role":"member","user":{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 2, 'board.member_added', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.058Z', 2, '01a1e203-1b5b-755e-899b-39a256164363', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","user_id":"01a1e203-1b5b-755e-899b-39a256164363","role":"member","user":{"id":"01a1e203-1b5b-755e-899b-39a256164363","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 3, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.061Z', 3, '01a1e203-1c25-7530-9aa2-53bf462e5af5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 4, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.064Z', 4, '01a1e203-1c28-7497-bd09-e35b6dd18e51', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c28-7497-bd09-e35b6dd18e51","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 5, 'label.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.066Z', 5, '01a1e203-1c2a-72f8-a372-dba504de8805', NULL, NULL, NULL, NULL, '2d5672fa-5445-4d1b-9824-fc5ebd80814e', NULL, NULL, '{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 6, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.068Z', 6, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.068Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 7, 'card.labeled', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.073Z', 7, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:40:17.068Z"}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.073Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 8, 'card.assigned', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.077Z', 8, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:40:17.073Z"}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.077Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 9, 'card.assigned', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.077Z', 8, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:40:17.077Z"}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.077Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 10, 'checklist.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.082Z', 10, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3a-742d-822b-090fd1c52f7b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 11, 'checklist_item.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.084Z', 11, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 12, 'checklist_item.updated', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.087Z', 12, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 13, 'checklist_item.assigned', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.089Z', 13, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 14, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.094Z', 14, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c47-74f0-9ec8-d000f88449f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c47-74f0-9ec8-d000f88449f9","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 15, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.097Z', 15, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c49-747e-be70-fe3821045771', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c49-747e-be70-fe3821045771","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 16, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.099Z', 16, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c4b-74fc-9bdb-16796e22f604', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c4b-74fc-9bdb-16796e22f604","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 17, 'card.moved', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.104Z', 17, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","rank":65536,"updated_at":"2026-11-16T01:40:17.077Z","position":0}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c28-7497-bd09-e35b6dd18e51","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Steps","rank":65536,"items":[{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e203-1c47-74f0-9ec8-d000f88449f9","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e203-1c49-747e-be70-fe3821045771","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e203-1c4b-74fc-9bdb-16796e22f604","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.104Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 18, 'board.member_removed', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.106Z', 18, '01a1e203-1b5b-755e-899b-39a256164363', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","user_id":"01a1e203-1b5b-755e-899b-39a256164363","role":"member","user":{"id":"01a1e203-1b5b-755e-899b-39a256164363","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 19, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.109Z', 19, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c55-72d8-ac61-02322b640688', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c55-72d8-ac61-02322b640688","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 20, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.112Z', 20, '01a1e203-1c58-7425-93e5-b2b2148606f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c58-7425-93e5-b2b2148606f8","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.112Z","updated_at":"2026-11-16T01:40:17.112Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 21, 'checklist.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.113Z', 21, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c59-7639-b3c5-ad30998dde14', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c59-7639-b3c5-ad30998dde14","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 22, 'checklist.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.115Z', 22, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5b-76d9-b90b-9d5dda51d560', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5b-76d9-b90b-9d5dda51d560","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 23, 'checklist_item.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.116Z', 23, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5c-70ae-bd2d-a5095adfc063', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5c-70ae-bd2d-a5095adfc063","checklist_id":"01a1e203-1c5b-76d9-b90b-9d5dda51d560","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 24, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.117Z', 24, '01a1e203-1c5d-7680-9b59-3d4ddc429fbe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5d-7680-9b59-3d4ddc429fbe","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 25, 'comment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.119Z', 25, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5f-74b0-9245-2054fe81a7e7","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","user_id":"01a1e203-1758-772c-b035-8a8582dd3e17","user":{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:40:17.119Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 26, 'label.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.125Z', 26, '01a1e203-1c65-7215-b775-1cd5ca3e9846', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c65-7215-b775-1cd5ca3e9846","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 27, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.127Z', 27, '01a1e203-1c67-77da-bffd-e7a9c72ad940', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c67-77da-bffd-e7a9c72ad940","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.127Z","updated_at":"2026-11-16T01:40:17.127Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 28, 'card.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.129Z', 28, '01a1e203-1c67-77da-bffd-e7a9c72ad940', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c67-77da-bffd-e7a9c72ad940","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.127Z","updated_at":"2026-11-16T01:40:17.127Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 29, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.131Z', 29, '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 30, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.133Z', 30, '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.133Z","updated_at":"2026-11-16T01:40:17.133Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 31, 'column.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.135Z', 31, '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 1, 'board.member_added', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.140Z', 1, '01a1e203-1a67-771d-85a6-b389fbb6f070', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c72-71b6-b1d6-7e11966af323","user_id":"01a1e203-1a67-771d-85a6-b389fbb6f070","role":"member","user":{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 2, 'board.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.141Z', 2, '01a1e203-1c72-71b6-b1d6-7e11966af323', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c72-71b6-b1d6-7e11966af323"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 32, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.143Z', 32, '01a1e203-1c77-7582-b19c-52da517b43f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c77-7582-b19c-52da517b43f3","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 33, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.144Z', 33, '01a1e203-1c78-75b5-af1e-463d4ddde8a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c78-75b5-af1e-463d4ddde8a7","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c77-7582-b19c-52da517b43f3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.144Z","updated_at":"2026-11-16T01:40:17.144Z"}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 34, 'column.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.146Z', 34, '01a1e203-1c77-7582-b19c-52da517b43f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c77-7582-b19c-52da517b43f3","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 35, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.149Z', 35, '01a1e203-1c77-7582-b19c-52da517b43f3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e203-1c77-7582-b19c-52da517b43f3","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1758-772c-b035-8a8582dd3e17', 'owner');
INSERT INTO public.board_members VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'member');
INSERT INTO public.board_members VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', '01a1e203-1758-772c-b035-8a8582dd3e17', 'owner');
INSERT INTO public.board_members VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'member');
INSERT INTO public.boards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 'Board', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.040Z', '2026-11-16T01:40:17.040Z', 35, 38, '2zzyq0pyrs4', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 'Board', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.138Z', '2026-11-16T01:40:17.138Z', 2, 3, 'kyyioy2xyv', 0, '2026-11-16T01:40:17.141Z', '01a1e203-1758-772c-b035-8a8582dd3e17');
INSERT INTO public.card_assignees VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1758-772c-b035-8a8582dd3e17');
INSERT INTO public.card_assignees VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1a67-771d-85a6-b389fbb6f070');
INSERT INTO public.card_labels VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c2a-72f8-a372-dba504de8805');
INSERT INTO public.card_watchers VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1758-772c-b035-8a8582dd3e17');
INSERT INTO public.cards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c28-7497-bd09-e35b6dd18e51', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:40:17.068Z', '2026-11-16T01:40:17.104Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', '01a1e203-1c25-7530-9aa2-53bf462e5af5', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:40:17.112Z', '2026-11-16T01:40:17.112Z', NULL);
INSERT INTO public.cards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '01a1e203-1c77-7582-b19c-52da517b43f3', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:40:17.144Z', '2026-11-16T01:40:17.144Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', '01a1e203-1c3a-742d-822b-090fd1c52f7b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5c-70ae-bd2d-a5095adfc063', '01a1e203-1c5b-76d9-b90b-9d5dda51d560', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c3a-742d-822b-090fd1c52f7b', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c59-7639-b3c5-ad30998dde14', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5b-76d9-b90b-9d5dda51d560', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c25-7530-9aa2-53bf462e5af5', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c28-7497-bd09-e35b6dd18e51', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5d-7680-9b59-3d4ddc429fbe', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c77-7582-b19c-52da517b43f3', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.119Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e203-1d49-7307-a3a7-beb068c3fa25', '2026-11-16T02:45:17.356Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e203-1758-772c-b035-8a8582dd3e17', '2d5672fa-5445-4d1b-9824-fc5ebd80814e', 'ZZZ9_yBY4lKBcmqwr_NMLMIxXYEIFOajXhoAlgk5ZP8', '01a1e203-1c10-77d1-b5c9-e46190772ba3', '{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:40:17.066Z');
INSERT INTO public.invitations VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c64-747a-95b0-44b7dbef0733', '01a1e203-1758-772c-b035-8a8582dd3e17', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', '01a1e203-1a67-771d-85a6-b389fbb6f070');
INSERT INTO public.labels VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2a-72f8-a372-dba504de8805', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c65-7215-b775-1cd5ca3e9846', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c1d-74a3-b209-e6190f74e409', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'added', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.052Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c22-732c-9746-65523b67cdf1', '01a1e203-1b5b-755e-899b-39a256164363', 'added', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.058Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c36-704b-b436-02d83dfcec8d', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'assigned', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.077Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5f-74b1-9fa0-5da2af247376', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'commented', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.119Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', '01a1e203-1c74-76b8-9e32-af23ee8747ed', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'added', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.140Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 35, '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '{"id":"01a1e203-1c78-75b5-af1e-463d4ddde8a7","column_id":"01a1e203-1c77-7582-b19c-52da517b43f3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:40:17.144Z","updated_at":"2026-11-16T01:40:17.144Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '17846bf567b898fa');
INSERT INTO public.search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 888653484318720, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2031c1077d1b5c9e46190772ba3 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', 888653484490752, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 888653484552192, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 888653484576768, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', 888653484621824, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c47-74f0-9ec8-d000f88449f9', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c49-747e-be70-fe3821045771', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c4b-74fc-9bdb-16796e22f604', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c55-72d8-ac61-02322b640688', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', '01a1e203-1c58-7425-93e5-b2b2148606f8', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', '01a1e203-1c58-7425-93e5-b2b2148606f8', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5c-70ae-bd2d-a5095adfc063', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', 'comment', ' comment ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e203-1a63-736f-bde4-07455b028572', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:16.611Z', '2026-11-16T01:40:16.611Z', '2026-11-16T02:40:16.611Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e203-1b59-7462-a54a-a68da01120ef', '01a1e203-1a67-771d-85a6-b389fbb6f070', '2026-11-16T01:40:16.858Z', '2026-11-16T01:40:16.858Z', '2026-11-16T02:40:16.858Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e203-1c07-74bc-807a-ebccc095981b', '01a1e203-1b5b-755e-899b-39a256164363', '2026-11-16T01:40:17.031Z', '2026-11-16T01:40:17.031Z', '2026-11-16T02:40:17.031Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('2fb7dfe6-a6cd-486c-8229-95bbaa7d933e', '8d81fabf-3620-4d88-abd1-db7c7098f89a', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 'card', 'deleted', 'Card', '01a1e203-1c25-7530-9aa2-53bf462e5af5', NULL, 131072, 1, '{"id":"01a1e203-1c67-77da-bffd-e7a9c72ad940","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:40:17.127Z","updated_at":"2026-11-16T01:40:17.127Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:40:17.129Z', '01a1e203-1758-772c-b035-8a8582dd3e17', 28);
INSERT INTO public.trash VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e203-1c2a-72f8-a372-dba504de8805","01a1e203-1c65-7215-b775-1cd5ca3e9846"],"board_members":["01a1e203-1758-772c-b035-8a8582dd3e17","01a1e203-1a67-771d-85a6-b389fbb6f070"]}', '2026-11-16T01:40:17.135Z', '01a1e203-1758-772c-b035-8a8582dd3e17', 31);
INSERT INTO public.trash VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 'card', 'deleted', 'Card', '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', 65536, NULL, '{"id":"01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a","column_id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:40:17.133Z","updated_at":"2026-11-16T01:40:17.133Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:40:17.135Z', '01a1e203-1758-772c-b035-8a8582dd3e17', 31);
INSERT INTO public.users VALUES ('01a1e203-1758-772c-b035-8a8582dd3e17', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$XAOVREz2H3JiHKy239hdJlghWLZMFE+OTP86IJQ7t0Y$Ey2OOBWaiizyXr92459zXNi1/YBw3H0HPGrRQo1w1s4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:40:16.256Z');
INSERT INTO public.users VALUES ('01a1e203-1a67-771d-85a6-b389fbb6f070', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$6+RFIfaOYt9wwTbwVSOcqrKS+XzEgvELuQ6AaAnUuHk$JQzUFDWyB7eHnfxZBysmsDCrE/0mZaXgAQ4vrEJTUW4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:40:16.787Z');
INSERT INTO public.users VALUES ('01a1e203-1b5b-755e-899b-39a256164363', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Ze/xX31zb3nkE94Cmuh0fqYeFsGrmziuq5SbhZEkLPg$GC8Wp/74CueSsbkXGVC+13E1kmzFdKCgtVKy2b4Rauw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:40:16.971Z');
INSERT INTO public.users VALUES ('01a1e203-1c8b-7266-92c2-e13305c76b43', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$yOjCgNtimEfZNlXYkUEqv6TKDuZBfssjYUPzlkPiozA$pPzjPP0o+6KFp02p++woussqg/csyH34Vsj2W5WHAY0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:40:17.267Z');
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
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE UNIQUE INDEX search_documents_doc ON public.search_documents USING btree (doc);
CREATE INDEX search_documents_lexemes ON public.search_documents USING gin (lexemes) WITH (gin_pending_list_limit='1024');
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
