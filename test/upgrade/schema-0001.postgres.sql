
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-682d-71f9-ac52-dbdca0599de6', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6836-7722-bb11-fb258aee8cb5', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-683a-7745-8a86-be4c1c94274f', '\xa1383b7d2d6537d3fb368d516710f596f1c741e53e576a116bc7664bf2bd5cc231988ce9fc536d915b7e89ad0b7e8e803798aba7a0ac6196f3ef5801f2da3299f0b9618d6da4eaf942320fdaf8ba3076eef8512a871f76ce6514c47cc7ffa7ce3d121ba66becab44c7dea7efc92edd6d8deb61991b567cf9182b8e838edd837db9bc644cae1db9130acc65511477b02aef4cc99bff9464a5ebf1857d07ec8853053be8976dd2d14e8a43dbc4c0cc5bfe39da8745d3ffb01b69d4b90508d1c7d9d0b51faaa8efc82d83aed41877be96ccfe53c32f890fe64b0e04b3f761cf3e21c4333fcc3abc7d944c8e2cd2e223d4a52fcd8ad55b23ff4901725b6c1fee4d824d2ff8ad5762bfe6e9fb3da690025a425eb73ab5697799f941ccaddbcca987a695ec9335111b3861dfa4bc5e444c76585d09af2b4e527f4cf201b453473ff44bcfb8bee43ca970a444594448ca3e1cc1e65a65f82d7bed36863b517874e2ee37ed03c9fd8709681c6a6b4649800ab5540509e767ff9bf3e36a029ee23736a379389d2400229e4f0b2c8c8367b9d2de8ec2381cec179897b5fa4606fa8000be4f55cf21b5a2c6d0e24a10659b14fcde7d9475beb2fb63c5f86bc7e4ddfdea2bbc79d0ab1c11f3114d0e02213a07ccab60895fae91562d38d33cf5e22f1e0740f6ebe19f981f0dada1e56554779b432b23cc37183d');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('472e1e64-a2d3-4cf8-9602-0ea485c5758b', '8315cd38-8cf1-4fd5-bbad-2027cf7f7793', NULL);
INSERT INTO public.attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-682d-71f9-ac52-dbdca0599de6', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6836-7722-bb11-fb258aee8cb5', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-683a-7745-8a86-be4c1c94274f', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6841-704a-9953-e79fcbc58360', 'Finished by Bob', 'card_moved', '01a1e1f9-6806-763d-96c9-5ea1db3af628', NULL, 'assign_member', NULL, '01a1e1f9-637e-70f4-8927-29e9940bef29', true);
INSERT INTO public.automation_rules VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684e-71c8-96a5-d0005804e38d', 'Rule', 'card_moved', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', NULL, 'assign_member', NULL, '01a1e1f9-637e-70f4-8927-29e9940bef29', true);
INSERT INTO public.automation_runs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6841-704a-9953-e79fcbc58360', '01a1e1f9-6846-7345-ae56-0683e5b92a4e', 17, '01a1e1f9-680c-74d5-b809-581abd270977', '2026-11-16T01:29:41.189Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 0, '2026-11-16T01:29:41.012Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb340ffb54f10d9c405564276b64c98983ed1450d47f474d0aa23d14f538b33b33fb98c175a08071cd915b49cb4a6e69551582d696495a19fd58b7dbda605d0081ecb24750f01474ec804087a98d6ecc2e0ca086c97b026df021fe82883a63d798af8b0c5e4a5a1552d0da1482b642d6c25a5e302981c03476776b7e72740605828992724e79f9ccb812526df98671f1f2c7fbbfbe84efa01801af0dfa04ea754fa0c7de603c8119cc69ffe69ecb4d09e3b5e0e64a312c970e1f03c6b31ed47cfdad9b16d86be74181f6aec51d7eea7ef4b809f1edec37e8fe14b19481807531e5955bbfe7f52576a9d16d76070495e3840b71c0e8acc30e94d53ead5c9a468cebc00b793cee8f0fdf6ad8345969020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 0, '2026-11-16T01:29:41.245Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abd8346eec13e21b3881aaca89d7c8921387b5534055ff1d352988f650c471667766f67180e0c04025ac40e13557cdc6f18d129e375a0a5e35e8ef9b1695700a189450228281c764c9010387b9a33096900630c31423832ec5443f80d01674bbf6f3224328cd37b596bc696bc93ba91be9bda82bad81c134ba7f6bbe736c0103b2928a0bc1857aaa8491daacc54aaeebe75fde7ff5657c03533188b6c598c1bc6c19f4d8b748277080f6b4ffee3f979b32d2b5e0e64a94e64ba7f701e9ac0773b8fed64d0bec6d8860c0c6d0e1037ed87e8cb84af47af61b6c7f8a98cbc0c007ca65e196ef457b8943ded9ae843d822934e14cec91820fe8c0781bf3c2e569445a069ec9e3717bbcfb02d0002a6969020000');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 1, 'board.member_added', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.072Z', 1, '01a1e1f9-637e-70f4-8927-29e9940bef29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","user_id":"01a1e1f9-637e-70f4-8927-29e9940bef29","role":"member","user":{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 2, 'board.member_added', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.120Z', 2, '01a1e1f9-6553-7480-81f5-8903a68d471d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","user_id":"01a1e1f9-6553-7480-81f5-8903a68d471d","role":"member","user":{"id":"01a1e1f9-6553-7480-81f5-8903a68d471d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 3, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.123Z', 3, '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 4, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.126Z', 4, '01a1e1f9-6806-763d-96c9-5ea1db3af628', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6806-763d-96c9-5ea1db3af628","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 5, 'label.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.129Z', 5, '01a1e1f9-6809-742c-a654-994e63a2c70d', NULL, NULL, NULL, NULL, 'a8701f6c-e438-4e11-b838-513a26e43722', NULL, NULL, '{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 6, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.132Z', 6, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.132Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 7, 'card.labeled', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.135Z', 7, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:29:41.132Z"}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.135Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 8, 'card.assigned', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.138Z', 8, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:29:41.135Z"}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.138Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 9, 'card.assigned', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.138Z', 8, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:29:41.138Z"}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.138Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 10, 'checklist.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.145Z', 10, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6819-7447-82f0-fd61905dc608', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6819-7447-82f0-fd61905dc608","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 11, 'checklist_item.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.148Z', 11, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 12, 'checklist_item.updated', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.152Z', 12, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 13, 'checklist_item.assigned', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.159Z', 13, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 14, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.165Z', 14, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-682d-71f9-ac52-dbdca0599de6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-682d-71f9-ac52-dbdca0599de6","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 15, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.174Z', 15, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6836-7722-bb11-fb258aee8cb5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6836-7722-bb11-fb258aee8cb5","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 16, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.178Z', 16, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-683a-7745-8a86-be4c1c94274f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-683a-7745-8a86-be4c1c94274f","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 17, 'card.moved', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.189Z', 17, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","rank":65536,"updated_at":"2026-11-16T01:29:41.138Z","position":0}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6806-763d-96c9-5ea1db3af628","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f9-6819-7447-82f0-fd61905dc608","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Steps","rank":65536,"items":[{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f9-682d-71f9-ac52-dbdca0599de6","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f9-6836-7722-bb11-fb258aee8cb5","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f9-683a-7745-8a86-be4c1c94274f","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.189Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 18, 'board.member_removed', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.192Z', 18, '01a1e1f9-6553-7480-81f5-8903a68d471d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","user_id":"01a1e1f9-6553-7480-81f5-8903a68d471d","role":"member","user":{"id":"01a1e1f9-6553-7480-81f5-8903a68d471d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 19, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.196Z', 19, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 20, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.199Z', 20, '01a1e1f9-684f-7732-8c8c-9c08cf70e7a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-684f-7732-8c8c-9c08cf70e7a3","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.199Z","updated_at":"2026-11-16T01:29:41.199Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 21, 'checklist.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.201Z', 21, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6851-770f-ad57-e39fa843ac56', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6851-770f-ad57-e39fa843ac56","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 22, 'checklist.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.207Z', 22, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6857-758a-b1a9-81fa876f57aa', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6857-758a-b1a9-81fa876f57aa","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 23, 'checklist_item.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.215Z', 23, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-685f-7684-8489-2af2930285b9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-685f-7684-8489-2af2930285b9","checklist_id":"01a1e1f9-6857-758a-b1a9-81fa876f57aa","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 24, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.219Z', 24, '01a1e1f9-6863-72d3-a7d7-948f4973caaa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6863-72d3-a7d7-948f4973caaa","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 25, 'comment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.225Z', 25, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-686a-75db-ba38-d23c0e3e2bfe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-686a-75db-ba38-d23c0e3e2bfe","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","user_id":"01a1e1f9-6169-7592-8b52-c2982ff15099","user":{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:29:41.225Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 26, 'label.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.230Z', 26, '01a1e1f9-686e-76f6-9b9d-e61cba337fda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-686e-76f6-9b9d-e61cba337fda","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 27, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.232Z', 27, '01a1e1f9-6870-7537-954c-a5ac40235f58', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6870-7537-954c-a5ac40235f58","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.232Z","updated_at":"2026-11-16T01:29:41.232Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 28, 'card.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.234Z', 28, '01a1e1f9-6870-7537-954c-a5ac40235f58', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6870-7537-954c-a5ac40235f58","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.232Z","updated_at":"2026-11-16T01:29:41.232Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 29, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.236Z', 29, '01a1e1f9-6874-752b-970a-7a14c3d8cee7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 30, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.238Z', 30, '01a1e1f9-6876-709b-a044-4e25014f22ae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6876-709b-a044-4e25014f22ae","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.238Z","updated_at":"2026-11-16T01:29:41.238Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 31, 'column.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.242Z', 31, '01a1e1f9-6874-752b-970a-7a14c3d8cee7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 1, 'board.member_added', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.247Z', 1, '01a1e1f9-637e-70f4-8927-29e9940bef29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-687d-761f-8921-08ef38be61d6","user_id":"01a1e1f9-637e-70f4-8927-29e9940bef29","role":"member","user":{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 2, 'board.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.256Z', 2, '01a1e1f9-687d-761f-8921-08ef38be61d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-687d-761f-8921-08ef38be61d6"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 32, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.262Z', 32, '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 33, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.268Z', 33, '01a1e1f9-6894-74c5-b841-9195afa146f6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6894-74c5-b841-9195afa146f6","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.268Z","updated_at":"2026-11-16T01:29:41.268Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 34, 'column.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.271Z', 34, '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 35, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.276Z', 35, '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6169-7592-8b52-c2982ff15099', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'member');
INSERT INTO public.board_members VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', '01a1e1f9-6169-7592-8b52-c2982ff15099', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'member');
INSERT INTO public.boards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 'Board', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.012Z', '2026-11-16T01:29:41.012Z', 35, 38, 'nzvuw1sblf', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 'Board', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.245Z', '2026-11-16T01:29:41.245Z', 2, 3, 'w02gl5cuhg', 0, '2026-11-16T01:29:41.256Z', '01a1e1f9-6169-7592-8b52-c2982ff15099');
INSERT INTO public.card_assignees VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6169-7592-8b52-c2982ff15099');
INSERT INTO public.card_assignees VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-637e-70f4-8927-29e9940bef29');
INSERT INTO public.card_labels VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6809-742c-a654-994e63a2c70d');
INSERT INTO public.card_watchers VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6169-7592-8b52-c2982ff15099');
INSERT INTO public.cards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6806-763d-96c9-5ea1db3af628', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:29:41.132Z', '2026-11-16T01:29:41.189Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684f-7732-8c8c-9c08cf70e7a3', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:29:41.199Z', '2026-11-16T01:29:41.199Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6894-74c5-b841-9195afa146f6', '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:29:41.268Z', '2026-11-16T01:29:41.268Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', '01a1e1f9-6819-7447-82f0-fd61905dc608', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-685f-7684-8489-2af2930285b9', '01a1e1f9-6857-758a-b1a9-81fa876f57aa', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6819-7447-82f0-fd61905dc608', '01a1e1f9-680c-74d5-b809-581abd270977', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6851-770f-ad57-e39fa843ac56', '01a1e1f9-680c-74d5-b809-581abd270977', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6857-758a-b1a9-81fa876f57aa', '01a1e1f9-680c-74d5-b809-581abd270977', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6806-763d-96c9-5ea1db3af628', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6863-72d3-a7d7-948f4973caaa', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686a-75db-ba38-d23c0e3e2bfe', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.225Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1f9-6a1e-74c4-bcca-7509ca2b0e38', '2026-11-16T02:34:41.671Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1f9-6169-7592-8b52-c2982ff15099', 'a8701f6c-e438-4e11-b838-513a26e43722', '_cG17BSBQ-5Q3L46fp67TITDDmiL9UfQv24xWHi9-Xs', '01a1e1f9-6794-7752-8f09-7ba38c48be85', '{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:29:41.129Z');
INSERT INTO public.invitations VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686c-76f5-b8a3-7afbf5cf4960', '01a1e1f9-6169-7592-8b52-c2982ff15099', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', '01a1e1f9-637e-70f4-8927-29e9940bef29');
INSERT INTO public.labels VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6809-742c-a654-994e63a2c70d', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686e-76f6-9b9d-e61cba337fda', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-67d1-73f3-a604-6101971315ee', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'added', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.072Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6800-73cf-a94a-a736c8fe4c4a', '01a1e1f9-6553-7480-81f5-8903a68d471d', 'added', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.120Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6813-74f3-8f9f-8ed4e562e2e9', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'assigned', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.138Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686a-75dc-b18a-164fd39e3c07', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'commented', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-686a-75db-ba38-d23c0e3e2bfe', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.225Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', '01a1e1f9-687f-7386-b278-5ae581b77c38', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'added', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.247Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 35, '01a1e1f9-6894-74c5-b841-9195afa146f6', '{"id":"01a1e1f9-6894-74c5-b841-9195afa146f6","column_id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:41.268Z","updated_at":"2026-11-16T01:29:41.268Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1f9-6372-7122-bf1f-e662813b7117', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:39.954Z', '2026-11-16T01:29:39.954Z', '2026-11-16T02:29:39.954Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f9-6549-7510-b0c0-de8c7f8f1c9a', '01a1e1f9-637e-70f4-8927-29e9940bef29', '2026-11-16T01:29:40.425Z', '2026-11-16T01:29:40.425Z', '2026-11-16T02:29:40.425Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f9-6776-73eb-91e3-7b97cca9bf47', '01a1e1f9-6553-7480-81f5-8903a68d471d', '2026-11-16T01:29:40.982Z', '2026-11-16T01:29:40.982Z', '2026-11-16T02:29:40.982Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('472e1e64-a2d3-4cf8-9602-0ea485c5758b', '8315cd38-8cf1-4fd5-bbad-2027cf7f7793', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6870-7537-954c-a5ac40235f58', 'card', 'deleted', 'Card', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', NULL, 131072, 1, '{"id":"01a1e1f9-6870-7537-954c-a5ac40235f58","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:41.232Z","updated_at":"2026-11-16T01:29:41.232Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:41.234Z', '01a1e1f9-6169-7592-8b52-c2982ff15099', 28);
INSERT INTO public.trash VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6874-752b-970a-7a14c3d8cee7', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f9-6809-742c-a654-994e63a2c70d","01a1e1f9-686e-76f6-9b9d-e61cba337fda"],"board_members":["01a1e1f9-6169-7592-8b52-c2982ff15099","01a1e1f9-637e-70f4-8927-29e9940bef29"]}', '2026-11-16T01:29:41.242Z', '01a1e1f9-6169-7592-8b52-c2982ff15099', 31);
INSERT INTO public.trash VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6876-709b-a044-4e25014f22ae', 'card', 'deleted', 'Card', '01a1e1f9-6874-752b-970a-7a14c3d8cee7', '01a1e1f9-6874-752b-970a-7a14c3d8cee7', 65536, NULL, '{"id":"01a1e1f9-6876-709b-a044-4e25014f22ae","column_id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:41.238Z","updated_at":"2026-11-16T01:29:41.238Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:41.242Z', '01a1e1f9-6169-7592-8b52-c2982ff15099', 31);
INSERT INTO public.users VALUES ('01a1e1f9-6169-7592-8b52-c2982ff15099', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$SCKT6FPDMza9fUbWVDhejwALjrZmOeb1UlhYAM5nZLY$MIlPvZSndGOZQU+ohbhxGz68l2EXINXej0hZzoK2vso', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:39.761Z');
INSERT INTO public.users VALUES ('01a1e1f9-637e-70f4-8927-29e9940bef29', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$l8+EWvNmMT8Ydt1nSPEXscNjP7xMsZ+J/ndHfVY9pdE$GWF7DCAof5kb5B8wDV4hzQfS1CDeNVb91dSKya7NCHw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:40.141Z');
INSERT INTO public.users VALUES ('01a1e1f9-6553-7480-81f5-8903a68d471d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$iJEBHBmyJ4aIu8bgWQRqsdi7bTf3N+Ig+hJAw04t/Zs$KtNsEYReIOXDaJGtAzM9rwQ2zNJNLROwQRhbDrZZ5pk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:40.724Z');
INSERT INTO public.users VALUES ('01a1e1f9-68a6-7408-bd05-7fda1f7a9e53', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$Eus1u9pQvQ/NLnVlUcRgP3ZPJ66g+6dtBQt8kUsJ6wI$w2HcNqPBQO3TrMBcY7WfgWb57zQzjCIl1EwBVSaYSss', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:29:41.470Z');
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
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
