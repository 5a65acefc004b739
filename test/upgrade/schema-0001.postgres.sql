
CREATE TABLE public.account_tokens (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    password_mark text NOT NULL,
    expires_at text NOT NULL,
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text])))
);
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
CREATE TABLE public.mail_digests (
    user_id uuid NOT NULL,
    due_at text NOT NULL
);
CREATE TABLE public.mail_preferences (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    choice text NOT NULL,
    CONSTRAINT mail_preferences_choice_check CHECK ((choice = ANY (ARRAY['now'::text, 'digest'::text, 'off'::text])))
);
CREATE TABLE public.mail_queue (
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    board_id uuid,
    subject_id uuid,
    sent_by uuid,
    created_at text NOT NULL,
    due_at text,
    attempts integer NOT NULL,
    outcome text
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
INSERT INTO public.attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a3b-73b9-a222-85a45434467c', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a48-74b1-b800-c59286e85f61', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a53-7677-a2eb-75c5cea24b46', '\x1829fb18f065941e3434b8cb9a80131f7add87e83410bf9bc1573eb5ecb66e76698ae8a895c5dda6cbc809ac83edb019a78f5eb289f58de81169f945b3756cc23dc5483542dc9449d53ca59cc011f2eb32d95ec5bebf076faf35a58f35bac4d74b092407d1e3d7e1fde3686414e5b9e49735dc23f5653b3af2c97ab9f7302744f906a872ad1537bcc4cf714d0b7cf12e8e1401d46d28f504979fd4249b7dbb477b7696dcf7c0202208b77ddd663d7e98fb11f8e7877c3195262078ba481549634a3c1498554b46be68c8b5c4440cc98a8f8bc1e76b0691ddb3a48622bbae059f8a6a067ee75a5520dce4485a65b2751620c2b4e94948ea221376393a7a51cb764a94f5a0fb3629972911a8551892e2e4ad838f67afbadec79d47d27f8e5592aee441dfd5525c0fd533fa53df036c7a26f16189eb793640bb2e0a759d62a972a16b4a28a3a523e59c04914c9d10f581a26d6c28c39d9d78c87ab0869d42a55fc96bd390f7bbf123190dd0f60a5c9308c3def3aeb80fd6308916497444389ee8dad3c9f5b688e5fb5d86223ca9f4f68f86e957eb8181508563ebb232f5240a8902ad810c00fb4b6c796e02eae04cfcdc9ce1957d96c74e61ce85ad346aefcb1e8a249cf2c14a6d8a73c664de0259fca0f137d079f6b6233466a3263a49a6cd7d548d8efabf42d91135e05b4f35c67598bccd4ed1cf');
INSERT INTO public.attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('11ced2a1-d3ca-40a8-bd39-ec221666d04f', '99bc8bbf-b096-44bb-ae05-f707a1c2a19b', NULL);
INSERT INTO public.attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a3b-73b9-a222-85a45434467c', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a48-74b1-b800-c59286e85f61', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a53-7677-a2eb-75c5cea24b46', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a56-7709-ab2b-52b8a5279074', 'Finished by Bob', 'card_moved', '01a1e216-29cb-70a8-a2f0-957210c78f86', NULL, 'assign_member', NULL, '01a1e216-264f-727e-a000-6034b510909d', true);
INSERT INTO public.automation_rules VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a60-72cb-a9a9-cbfc6c15b772', 'Rule', 'card_moved', '01a1e216-29c2-7703-be70-975bee2afcc8', NULL, 'assign_member', NULL, '01a1e216-264f-727e-a000-6034b510909d', true);
INSERT INTO public.automation_runs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a56-7709-ab2b-52b8a5279074', '01a1e216-2a59-7015-ab8b-93bc1abfb069', 17, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '2026-11-16T02:01:05.881Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 0, '2026-11-16T02:01:05.631Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb4ddcc427c437700255959d6c9025270e6ba780aafe3b6a5210eda1a8c799dd99d9c7017c0b0684b41295d45cd565c7374215dce9b2e088aec2aeae1b5d0960907d0e08069ea2a51618b4981af263f67100334c2130686288f40b086dc676e7be2e328a42f18d701dafb0ae795557b654b2d0b25c0383696cefd6fce4d80c0694509a4bc9a57e16ca086944b9d26bf9f2c7fbbfbe84ef600483601d8604e675cba0c7de219dc001dc69ffdd3d979b12d2b5e0e64a14e74bc78f01e9ac0773b8fed64d0becad0f60c006dfe0237eda7e0cb88af476f61b6c7f8a98cbc0a0f394f2c22ddf0bf612fbb4b34df67b049369c299d823f9ce630ba6b3212d5c9a46a465e0993c1eb7c7876f8245074569020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 0, '2026-11-16T02:01:05.984Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2bdbcdcb3e21be8113a8aa36f1065972e2603b0554e5df519382680f453dceeccecc3e8e600d68e00205495132892d6755a50c535d55b1b26e8aa2ab6a545b0519249b1c8186278fc1400686621bec98ac1f400f937319b4def9f00b026122b36fbe2e32f25cb28a371dab492956ab1a0b29f252145bc8601acddd9a9f1c4ca0417259322198289fb9d45c685e6c549dbffcf1feaf2fd23b689e81c3865c04fdbacba0a7bea1700247684efbefefb9dc14295c0b6eae14fc7269ff315038eb411fafbf75d3827ab40e34a0b32d3dd227f6a3a38d0f6f67bf01fb53c452860c3a1b625ab9f57b0e2fb18d7b6c933d10e814265a880305db5932a03b7471e5e2345258075ec879decd0fdfa21f570f69020000');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 1, 'board.member_added', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.705Z', 1, '01a1e216-264f-727e-a000-6034b510909d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","user_id":"01a1e216-264f-727e-a000-6034b510909d","role":"member","user":{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 2, 'board.member_added', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.726Z', 2, '01a1e216-27b3-77e7-9525-bff975b47c7d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","user_id":"01a1e216-27b3-77e7-9525-bff975b47c7d","role":"member","user":{"id":"01a1e216-27b3-77e7-9525-bff975b47c7d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 3, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.730Z', 3, '01a1e216-29c2-7703-be70-975bee2afcc8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-29c2-7703-be70-975bee2afcc8","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 4, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.739Z', 4, '01a1e216-29cb-70a8-a2f0-957210c78f86', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-29cb-70a8-a2f0-957210c78f86","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 5, 'label.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.743Z', 5, '01a1e216-29d0-743b-9d71-0b148bdd4ef1', NULL, NULL, NULL, NULL, '74f029e3-64f5-4921-93c5-557db885ce6b', NULL, NULL, '{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 6, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.747Z', 6, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.747Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 7, 'card.labeled', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.755Z', 7, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:01:05.747Z"}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.755Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 8, 'card.assigned', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.780Z', 8, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:01:05.755Z"}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.780Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 9, 'card.assigned', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.780Z', 8, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:01:05.780Z"}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.780Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 10, 'checklist.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.808Z', 10, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a11-7707-a6c4-a4a192103f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 11, 'checklist_item.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.828Z', 11, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 12, 'checklist_item.updated', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.836Z', 12, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 13, 'checklist_item.assigned', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.843Z', 13, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 14, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.851Z', 14, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a3b-73b9-a222-85a45434467c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a3b-73b9-a222-85a45434467c","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 15, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.864Z', 15, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a48-74b1-b800-c59286e85f61', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a48-74b1-b800-c59286e85f61","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 16, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.875Z', 16, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a53-7677-a2eb-75c5cea24b46', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a53-7677-a2eb-75c5cea24b46","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 17, 'card.moved', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.881Z', 17, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","rank":65536,"updated_at":"2026-11-16T02:01:05.780Z","position":0}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29cb-70a8-a2f0-957210c78f86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Steps","rank":65536,"items":[{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e216-2a3b-73b9-a222-85a45434467c","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e216-2a48-74b1-b800-c59286e85f61","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e216-2a53-7677-a2eb-75c5cea24b46","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.881Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 18, 'board.member_removed', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.883Z', 18, '01a1e216-27b3-77e7-9525-bff975b47c7d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","user_id":"01a1e216-27b3-77e7-9525-bff975b47c7d","role":"member","user":{"id":"01a1e216-27b3-77e7-9525-bff975b47c7d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 19, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.886Z', 19, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a5e-72aa-b41a-30ad630ce3bd","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 20, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.889Z', 20, '01a1e216-2a61-7688-8fc3-41bbdf99c388', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a61-7688-8fc3-41bbdf99c388","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.889Z","updated_at":"2026-11-16T02:01:05.889Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 21, 'checklist.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.891Z', 21, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a63-763e-a7ca-af0985edb0eb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a63-763e-a7ca-af0985edb0eb","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 22, 'checklist.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.893Z', 22, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a65-72b5-aadc-db08a1471ae0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a65-72b5-aadc-db08a1471ae0","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 23, 'checklist_item.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.894Z', 23, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a66-75e7-adc9-d791eec8dfa1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a66-75e7-adc9-d791eec8dfa1","checklist_id":"01a1e216-2a65-72b5-aadc-db08a1471ae0","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 24, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.896Z', 24, '01a1e216-2a68-7568-b3fe-f7d0d72dbb63', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a68-7568-b3fe-f7d0d72dbb63","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 25, 'comment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.898Z', 25, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a6a-72e2-bb66-0dc38d17e753","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","user_id":"01a1e216-2442-70bf-8e99-898a52146153","user":{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:01:05.898Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 26, 'label.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.904Z', 26, '01a1e216-2a70-719c-9bcc-aa8c7c1d9b55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a70-719c-9bcc-aa8c7c1d9b55","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 27, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.911Z', 27, '01a1e216-2a77-7056-8cfc-10c093743207', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a77-7056-8cfc-10c093743207","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.911Z","updated_at":"2026-11-16T02:01:05.911Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 28, 'card.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.924Z', 28, '01a1e216-2a77-7056-8cfc-10c093743207', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a77-7056-8cfc-10c093743207","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.911Z","updated_at":"2026-11-16T02:01:05.911Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 29, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.936Z', 29, '01a1e216-2a90-745a-b242-83e7ecd0af83', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a90-745a-b242-83e7ecd0af83","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 30, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.955Z', 30, '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-2a90-745a-b242-83e7ecd0af83","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.955Z","updated_at":"2026-11-16T02:01:05.955Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 31, 'column.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.964Z', 31, '01a1e216-2a90-745a-b242-83e7ecd0af83', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a90-745a-b242-83e7ecd0af83","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 1, 'board.member_added', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.012Z', 1, '01a1e216-264f-727e-a000-6034b510909d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-2ac0-779d-9f77-68b55f78a939","user_id":"01a1e216-264f-727e-a000-6034b510909d","role":"member","user":{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 2, 'board.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.023Z', 2, '01a1e216-2ac0-779d-9f77-68b55f78a939', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2ac0-779d-9f77-68b55f78a939"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 32, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.048Z', 32, '01a1e216-2b00-70c6-80a4-acdb1508b3e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 33, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.056Z', 33, '01a1e216-2b08-7791-8679-f22a7f934a89', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2b08-7791-8679-f22a7f934a89","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:06.056Z","updated_at":"2026-11-16T02:01:06.056Z"}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 34, 'column.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.079Z', 34, '01a1e216-2b00-70c6-80a4-acdb1508b3e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 35, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.092Z', 35, '01a1e216-2b00-70c6-80a4-acdb1508b3e1', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2442-70bf-8e99-898a52146153', 'owner');
INSERT INTO public.board_members VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-264f-727e-a000-6034b510909d', 'member');
INSERT INTO public.board_members VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', '01a1e216-2442-70bf-8e99-898a52146153', 'owner');
INSERT INTO public.board_members VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', '01a1e216-264f-727e-a000-6034b510909d', 'member');
INSERT INTO public.boards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 'Board', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.631Z', '2026-11-16T02:01:05.631Z', 35, 38, '89mq7rntxam', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 'Board', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.984Z', '2026-11-16T02:01:05.984Z', 2, 3, '4frjo718xfo', 0, '2026-11-16T02:01:06.023Z', '01a1e216-2442-70bf-8e99-898a52146153');
INSERT INTO public.card_assignees VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2442-70bf-8e99-898a52146153');
INSERT INTO public.card_assignees VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-264f-727e-a000-6034b510909d');
INSERT INTO public.card_labels VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29d0-743b-9d71-0b148bdd4ef1');
INSERT INTO public.card_watchers VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2442-70bf-8e99-898a52146153');
INSERT INTO public.cards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29cb-70a8-a2f0-957210c78f86', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:01:05.747Z', '2026-11-16T02:01:05.881Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', '01a1e216-29c2-7703-be70-975bee2afcc8', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:01:05.889Z', '2026-11-16T02:01:05.889Z', NULL);
INSERT INTO public.cards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', '01a1e216-2b00-70c6-80a4-acdb1508b3e1', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:01:06.056Z', '2026-11-16T02:01:06.056Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a24-767e-b9a7-ab491940fa84', '01a1e216-2a11-7707-a6c4-a4a192103f3e', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a66-75e7-adc9-d791eec8dfa1', '01a1e216-2a65-72b5-aadc-db08a1471ae0', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a11-7707-a6c4-a4a192103f3e', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a63-763e-a7ca-af0985edb0eb', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a65-72b5-aadc-db08a1471ae0', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29c2-7703-be70-975bee2afcc8', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29cb-70a8-a2f0-957210c78f86', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a68-7568-b3fe-f7d0d72dbb63', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b00-70c6-80a4-acdb1508b3e1', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.898Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e216-2e48-770b-9c7a-c1945d9d224d', '2026-11-16T03:06:06.892Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e216-2442-70bf-8e99-898a52146153', '74f029e3-64f5-4921-93c5-557db885ce6b', 'RP6YB0dakZoHb5viSzwiwiT66wAKH_xfGDZ3_6nkViI', '01a1e216-295f-7024-b654-eeb8ef99c680', '{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:01:05.744Z');
INSERT INTO public.invitations VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a6e-71e0-a18a-3fd72cc043a9', '01a1e216-2442-70bf-8e99-898a52146153', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a24-767e-b9a7-ab491940fa84', '01a1e216-264f-727e-a000-6034b510909d');
INSERT INTO public.labels VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d0-743b-9d71-0b148bdd4ef1', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a70-719c-9bcc-aa8c7c1d9b55', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29aa-71b6-a5e1-c4ce39f4d4d6', '01a1e216-264f-727e-a000-6034b510909d', 'added', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.705Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29be-76e3-91f7-5c74d76ed9d1', '01a1e216-27b3-77e7-9525-bff975b47c7d', 'added', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.726Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29f4-73e2-9ae5-5d7b01ffdca6', '01a1e216-264f-727e-a000-6034b510909d', 'assigned', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.780Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a6a-72e3-af48-c58473ea28e1', '01a1e216-264f-727e-a000-6034b510909d', 'commented', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.898Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', '01a1e216-2adc-72a6-8759-f66277cbba96', '01a1e216-264f-727e-a000-6034b510909d', 'added', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.012Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 35, '01a1e216-2b08-7791-8679-f22a7f934a89', '{"id":"01a1e216-2b08-7791-8679-f22a7f934a89","column_id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:01:06.056Z","updated_at":"2026-11-16T02:01:06.056Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '07d84c60f513d6b3');
INSERT INTO public.search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 888658598912000, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e216295f7024b654eeb8ef99c680 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', 888658599485440, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', 888658599575552, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 888658599751680, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', 888658600206336, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a3b-73b9-a222-85a45434467c', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a48-74b1-b800-c59286e85f61', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a53-7677-a2eb-75c5cea24b46', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', '01a1e216-2a61-7688-8fc3-41bbdf99c388', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', '01a1e216-2a61-7688-8fc3-41bbdf99c388', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a66-75e7-adc9-d791eec8dfa1', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', 'comment', ' comment ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', '01a1e216-2a77-7056-8cfc-10c093743207', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', '01a1e216-2a77-7056-8cfc-10c093743207', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', '01a1e216-2b08-7791-8679-f22a7f934a89', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', '01a1e216-2b08-7791-8679-f22a7f934a89', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e216-263d-762e-a69e-8bda5abe26d3', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:04.830Z', '2026-11-16T02:01:04.830Z', '2026-11-16T03:01:04.830Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e216-27aa-7337-ae9b-7b9b70b2aba3', '01a1e216-264f-727e-a000-6034b510909d', '2026-11-16T02:01:05.194Z', '2026-11-16T02:01:05.194Z', '2026-11-16T03:01:05.194Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e216-2946-700a-b004-0e2f333783e2', '01a1e216-27b3-77e7-9525-bff975b47c7d', '2026-11-16T02:01:05.606Z', '2026-11-16T02:01:05.606Z', '2026-11-16T03:01:05.606Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('11ced2a1-d3ca-40a8-bd39-ec221666d04f', '99bc8bbf-b096-44bb-ae05-f707a1c2a19b', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', 'card', 'deleted', 'Card', '01a1e216-29c2-7703-be70-975bee2afcc8', NULL, 131072, 1, '{"id":"01a1e216-2a77-7056-8cfc-10c093743207","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:01:05.911Z","updated_at":"2026-11-16T02:01:05.911Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:01:05.924Z', '01a1e216-2442-70bf-8e99-898a52146153', 28);
INSERT INTO public.trash VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a90-745a-b242-83e7ecd0af83', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e216-29d0-743b-9d71-0b148bdd4ef1","01a1e216-2a70-719c-9bcc-aa8c7c1d9b55"],"board_members":["01a1e216-2442-70bf-8e99-898a52146153","01a1e216-264f-727e-a000-6034b510909d"]}', '2026-11-16T02:01:05.964Z', '01a1e216-2442-70bf-8e99-898a52146153', 31);
INSERT INTO public.trash VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 'card', 'deleted', 'Card', '01a1e216-2a90-745a-b242-83e7ecd0af83', '01a1e216-2a90-745a-b242-83e7ecd0af83', 65536, NULL, '{"id":"01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73","column_id":"01a1e216-2a90-745a-b242-83e7ecd0af83","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:01:05.955Z","updated_at":"2026-11-16T02:01:05.955Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:01:05.964Z', '01a1e216-2442-70bf-8e99-898a52146153', 31);
INSERT INTO public.users VALUES ('01a1e216-2442-70bf-8e99-898a52146153', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hDfVd/svPA1JHg32S14q/VVKhv28Ca5YspN9Y8wg5Ww$eF95d9ToLNIIc21SVPutt+4AW0sUYXQNNM6NP8BtIMQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:01:04.612Z');
INSERT INTO public.users VALUES ('01a1e216-264f-727e-a000-6034b510909d', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$0Cld22Rn260MM/A8lMG4Be6MpdmpMjl7NYZz7UaurEI$blqMuBMiP78qRsT8RIc1Y297/SiruI3swhoa7MnO/s8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:01:05.018Z');
INSERT INTO public.users VALUES ('01a1e216-27b3-77e7-9525-bff975b47c7d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9rUW60xJ59Dd1vQY2S22TI28Hm4125+qBTANUSykSEc$BebaBGfanW1DOR9mbbIFHjx08F+bGmKpa/kRMMSQGYQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:01:05.374Z');
INSERT INTO public.users VALUES ('01a1e216-2b5e-75d6-9df2-6107100fb050', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$4EGkT/VRk0MY3DDe/zaFm6zOnVkjxtFCLFpU8mDDWyM$yEbhyogBHUFayZ/cU5JqMxdaeFkOivbIVjbiCjrByyo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:01:06.654Z');
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (hash);
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
ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_pkey PRIMARY KEY (user_id, kind);
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
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
CREATE INDEX account_tokens_expiry ON public.account_tokens USING btree (expires_at);
CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id);
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
CREATE INDEX mail_digests_due ON public.mail_digests USING btree (due_at);
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_mail ON public.notifications USING btree (user_id, mail) WHERE (mail IS NOT NULL);
CREATE INDEX notifications_pending ON public.notifications USING btree (created_at) WHERE (mail = 'pending'::text);
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
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
