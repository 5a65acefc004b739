
CREATE TABLE public.account_tokens (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    password_mark text NOT NULL,
    expires_at text NOT NULL,
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text])))
);
CREATE TABLE public.api_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    hash text NOT NULL,
    last_four text NOT NULL,
    name text NOT NULL,
    scopes text NOT NULL,
    board_ids text,
    created_at text NOT NULL,
    last_used_at text,
    expires_at text
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
CREATE TABLE public.avatars (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    version text NOT NULL,
    updated_at text NOT NULL,
    data bytea NOT NULL
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
    via text,
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
    user_id uuid NOT NULL,
    due_at text,
    is_complete boolean NOT NULL
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
    board_id uuid NOT NULL,
    user_id uuid NOT NULL,
    key text NOT NULL,
    request text NOT NULL,
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
CREATE SEQUENCE public.search_cards
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.search_documents (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    text_id uuid NOT NULL,
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'reset', 'alice@example.org', '00', '2026-11-16T11:28:05.149Z');
INSERT INTO public.api_tokens VALUES ('01a1e41d-25a7-7537-8839-1ab333ba14cf', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'a610c71defd7a3131919c260b158612685e5f007d2588cd389a91de8ad972711', 'oiw5', 'Script', 'write', '01a1e41d-1cec-72f6-a415-523bb5a219ad', '2026-11-16T11:27:57.822Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-285d-7650-b3a1-fa81085ce815', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2885-75d7-bed2-c62039f743f0', '\x7c10f5293fb75fae0aaac9e469d4dd5760bca9850ba7606f82ca2ecc88baddb70bf5e5703b658b29f302cf357f065bc0b7c69d81f1c012da99c50d604f5fbb69583f0f44496d4ad244751ef3d86b22a7fc295cc6bc253fea053c8cce4dff4f65b959759089ef5b329031986a18877158cc9d5827798404a2d10c25c4c994a2d791c08a371342266c5ed12c7af6039fd056b5b95117ad19d62f6dd7f6cc99b2903f849f346da0c6b00b9bdadf05da0ff5bef6c3f262aa9744b49d742ff030d7ed9a02de8653c25ecd07cb2e27e749a70518c843f339c819ca16dddf5758633c34d546a5f6bf3e81c8ab2f32230bee26253116bd22442145d0d820867594ca9766e593e6a048d56cbff29129be4f3a11f8b6bf36d31ce86aab4e21ff571322feb90860822bd1ac6041a36d5089d05c2c769b087c3f1c7ff95469000f3b77f91f87c0dc67aaf61c149f1980b3e9b6b84393200c8639b57f1d68b3e43d81da994c160de644fd01d9e776f4ba70bcf79f19df0efea9c3869f887a2865e8ff4e363dbe927475b38ed48186cfa665001f2fe6af8c779a7c29010c9c34e7a19cae0f8319e5def1a87e13c0d69244c17034583f1a44d41fc309b9c5c52be848e807674b1cce8c9d6eca99317972c24b82cef126f2efb6ec263a2887b82c1a427fe08af1e91321c999030b8bd99348b2a9477b6152f8069603');
INSERT INTO public.attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('4d7ef99b-f1de-43fe-950b-a637617c5e8c', '96e35b2c-f32e-4e95-9eac-f5bf9e3a9391', NULL);
INSERT INTO public.attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-285d-7650-b3a1-fa81085ce815', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2885-75d7-bed2-c62039f743f0', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2894-75b9-abdb-369a26db3093', 'Finished by Bob', 'card_moved', '01a1e41d-1e22-7588-ac3d-1684801de119', NULL, 'assign_member', NULL, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', true);
INSERT INTO public.automation_rules VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2bfb-77e3-8833-19b69531518a', 'Rule', 'card_moved', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', NULL, 'assign_member', NULL, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', true);
INSERT INTO public.automation_runs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2894-75b9-abdb-369a26db3093', '01a1e41d-28b9-7404-8f26-6bbc868ad5f7', 17, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '2026-11-16T11:27:58.631Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:27:57.415Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 0, '2026-11-16T11:27:55.628Z', '\x1f8b08000000000000039551cb6ec32010bcf733f66ca22c0976c2a9ea37f4d42ab2d6b0ae90b07101a7ada2fc7b653b7de414e5380333b33b7b026741c31a09798b56a061232ad99682b6a884929ba65124714f160ac82e7b060d4f81e2842d2713dd905de841f7a3f70598e043fc059129b3ad9bafbf0c23acb24a540a51ece51ec5ae456cb725969bca4001e360efd6fce450060d722d4b8128b07c46d4b2d24aad4ab97bf9e77deb5fe277d0eb023c35ec13e8d743011d770dc7099ca099f6afef696e4c1caf04e6c64a31cc4d878f9ee3450ffa7475ad5b16dc91f3a081bc33fcc89fd40d9e5721be5dfc7aeaa688f9190a685d4c79e196eb79bac62ed564b23b32e81c479e892347d73ab6a05bf269e1d238705c069ec9f3f9b098d57ce43ecfed4f8ee7876f91c567347e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 0, '2026-11-16T11:28:01.608Z', '\x1f8b08000000000000039551496ec3300cbcf7193c4b81e93d3a157d434f2d028396e84280bc5492d31641fe5ed84e979c821c67a499218727b006142448c8391a99e5792d2bd428ebac3432a594096baa282f4040b4d13128781ac91b106038686fa768c701d4303b27408f6ef4bfc03345364dfbf597a1a5294c21ab0251eed33dcaba43ecf212cbacd220609eccdd9a9f1c8aa0204dd252224a2c9f11555aab04776552bffcf3bef52ff03ba84480a3965d00f57a10d073dfb25fc009da65ffe69ee6e6c0fe4aa06face4c7b5e9f163607fd1833a5d5deb9605f7641d282067353ff227f593e3dde8df2e7e03f54bc4fa0c023aeb43dcb8ed7a8eaeb10d0de9688f0c2afa9957e2c8de76960da88e5cd8b8304fecb78157f27c3e6c660d1f79886bfb8be3f9e11b44e224247e020000');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 1, 'board.member_added', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.786Z', 1, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","user_id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","role":"member","user":{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 2, 'board.member_added', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.863Z', 2, '01a1e41d-11ee-72f9-9f7f-13469011c969', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","user_id":"01a1e41d-11ee-72f9-9f7f-13469011c969","role":"member","user":{"id":"01a1e41d-11ee-72f9-9f7f-13469011c969","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 3, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.892Z', 3, '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 4, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.938Z', 4, '01a1e41d-1e22-7588-ac3d-1684801de119', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-1e22-7588-ac3d-1684801de119","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 5, 'label.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.993Z', 5, '01a1e41d-1e7a-71a7-840a-540cb3bb97f2', NULL, NULL, NULL, NULL, '814240f3-cdba-45ac-90ea-533393c007f1', NULL, NULL, NULL, '{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 6, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:56.134Z', 6, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:56.134Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 7, 'card.labeled', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:56.945Z', 7, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:27:56.134Z"}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:56.945Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 8, 'card.assigned', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.113Z', 8, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:27:56.945Z"}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:57.113Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 9, 'card.assigned', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.113Z', 8, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:27:57.113Z"}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:57.113Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 10, 'checklist.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.961Z', 10, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-260a-7713-a1a2-4f8aa479a9e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 11, 'checklist_item.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.044Z', 11, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 12, 'checklist_item.updated', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.204Z', 12, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 13, 'checklist_item.assigned', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.331Z', 13, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 14, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.556Z', 14, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-285d-7650-b3a1-fa81085ce815', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-285d-7650-b3a1-fa81085ce815","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 15, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.589Z', 15, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-287d-74a9-9c5d-22a0d11886c1","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 16, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.597Z', 16, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2885-75d7-bed2-c62039f743f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2885-75d7-bed2-c62039f743f0","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 17, 'card.moved', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.631Z', 17, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","rank":65536,"updated_at":"2026-11-16T11:27:57.113Z","position":0}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1e22-7588-ac3d-1684801de119","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Steps","rank":65536,"items":[{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e41d-285d-7650-b3a1-fa81085ce815","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e41d-287d-74a9-9c5d-22a0d11886c1","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e41d-2885-75d7-bed2-c62039f743f0","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:58.631Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 18, 'board.member_removed', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:59.328Z', 18, '01a1e41d-11ee-72f9-9f7f-13469011c969', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","user_id":"01a1e41d-11ee-72f9-9f7f-13469011c969","role":"member","user":{"id":"01a1e41d-11ee-72f9-9f7f-13469011c969","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 19, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:59.394Z', 19, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2ba2-74e2-99bd-c2114a5f7366","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 20, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.064Z', 20, '01a1e41d-2e41-7379-97d6-5531354c9c61', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2e41-7379-97d6-5531354c9c61","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:00.064Z","updated_at":"2026-11-16T11:28:00.064Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 21, 'checklist.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.087Z', 21, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2e57-7308-b4eb-6bbeb4b2b818', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2e57-7308-b4eb-6bbeb4b2b818","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 22, 'checklist.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.246Z', 22, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2ef6-7511-8b11-aafc81894ee0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2ef6-7511-8b11-aafc81894ee0","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 23, 'checklist_item.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.572Z', 23, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-303c-7408-8fc4-603753134901', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-303c-7408-8fc4-603753134901","checklist_id":"01a1e41d-2ef6-7511-8b11-aafc81894ee0","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 24, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.739Z', 24, '01a1e41d-30e3-7711-be26-d8e516ef2176', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-30e3-7711-be26-d8e516ef2176","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 25, 'comment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.747Z', 25, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-30eb-7538-8b8e-32aaee44bad8","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","user_id":"01a1e41c-d5d5-7511-9291-8f11f461637c","user":{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:28:00.747Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 26, 'label.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.964Z', 26, '01a1e41d-31c4-71fb-ab17-0266b920cd1d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-31c4-71fb-ab17-0266b920cd1d","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 27, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.151Z', 27, '01a1e41d-327f-74e2-8364-48b863bd4b82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-327f-74e2-8364-48b863bd4b82","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.151Z","updated_at":"2026-11-16T11:28:01.151Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 28, 'card.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.226Z', 28, '01a1e41d-327f-74e2-8364-48b863bd4b82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-327f-74e2-8364-48b863bd4b82","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.151Z","updated_at":"2026-11-16T11:28:01.151Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 29, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.355Z', 29, '01a1e41d-334b-75db-95f6-0f7f18eea0f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 30, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.406Z', 30, '01a1e41d-337e-72b1-896e-980444b6a019', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-337e-72b1-896e-980444b6a019","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.406Z","updated_at":"2026-11-16T11:28:01.406Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 31, 'column.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.512Z', 31, '01a1e41d-334b-75db-95f6-0f7f18eea0f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 1, 'board.member_added', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.708Z', 1, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-3448-71c1-836d-2a2ea18a7a45","user_id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","role":"member","user":{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 2, 'board.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.793Z', 2, '01a1e41d-3448-71c1-836d-2a2ea18a7a45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-3448-71c1-836d-2a2ea18a7a45"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 32, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.900Z', 32, '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 33, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.951Z', 33, '01a1e41d-359f-70c1-ad74-687b417ca4b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-359f-70c1-ad74-687b417ca4b1","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.951Z","updated_at":"2026-11-16T11:28:01.951Z"}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 34, 'column.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:02.038Z', 34, '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 35, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:02.166Z', 35, '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'member');
INSERT INTO public.board_members VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'member');
INSERT INTO public.board_visits VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-d5d5-7511-9291-8f11f461637c', NULL, true);
INSERT INTO public.boards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 'Board', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.628Z', '2026-11-16T11:27:55.628Z', 35, 38, '3bjj3a8ydzxk1', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 'Board', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.608Z', '2026-11-16T11:28:01.608Z', 2, 3, '36tu20tczofol', 0, '2026-11-16T11:28:01.793Z', '01a1e41c-d5d5-7511-9291-8f11f461637c');
INSERT INTO public.calendar_keys VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'c1d33a272e8673b3a779760e0a59aa29');
INSERT INTO public.card_assignees VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-d5d5-7511-9291-8f11f461637c', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1e7a-71a7-840a-540cb3bb97f2');
INSERT INTO public.card_watchers VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-d5d5-7511-9291-8f11f461637c');
INSERT INTO public.cards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1e22-7588-ac3d-1684801de119', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:27:56.134Z', '2026-11-16T11:27:58.631Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:28:00.064Z', '2026-11-16T11:28:00.064Z', NULL);
INSERT INTO public.cards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:28:01.951Z', '2026-11-16T11:28:01.951Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-265c-74b8-8423-7b9d895cfabe', '01a1e41d-260a-7713-a1a2-4f8aa479a9e9', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-303c-7408-8fc4-603753134901', '01a1e41d-2ef6-7511-8b11-aafc81894ee0', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-260a-7713-a1a2-4f8aa479a9e9', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e57-7308-b4eb-6bbeb4b2b818', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2ef6-7511-8b11-aafc81894ee0', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1e22-7588-ac3d-1684801de119', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-30e3-7711-be26-d8e516ef2176', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.747Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e41d-4192-7018-846f-93be13936182', '2026-11-16T12:33:05.071Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-d5d5-7511-9291-8f11f461637c', '814240f3-cdba-45ac-90ea-533393c007f1', 'U7MvKoLA8p_rBj3n90EN5uVhOyqquUzp0nQyIUAqe0g', '{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:27:56.027Z');
INSERT INTO public.invitations VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-3179-75b7-bb18-c08371d23053', '01a1e41c-d5d5-7511-9291-8f11f461637c', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-265c-74b8-8423-7b9d895cfabe', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4');
INSERT INTO public.labels VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1e7a-71a7-840a-540cb3bb97f2', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-31c4-71fb-ab17-0266b920cd1d', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'b1e50afa-6c0f-453c-bb77-0244bc0e3ef8', '2026-11-16T11:28:05.149Z');
INSERT INTO public.mail_digests VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('3ef4b18c-6fa4-47b3-921b-dd46a0f2e7eb', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:28:05.149Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1d8b-778a-9a41-82959e48abd0', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'added', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.786Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1dd7-74bf-8a13-7b1d39139af8', '01a1e41d-11ee-72f9-9f7f-13469011c969', 'added', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.863Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-22b9-74c3-b833-9b3dc2d28c18', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'assigned', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.113Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-30eb-7539-ab76-9920ecb24841', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'commented', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.747Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', '01a1e41d-34ac-743b-a68e-50fd4324a6c8', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'added', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.708Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 35, '01a1e41d-359f-70c1-ad74-687b417ca4b1', '{"id":"01a1e41d-359f-70c1-ad74-687b417ca4b1","column_id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:28:01.951Z","updated_at":"2026-11-16T11:28:01.951Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'dcd32a08e53e9d86');
INSERT INTO public.search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-2e41-7379-97d6-5531354c9c61', 3145727, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', 1048576, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', '01a1e41d-327f-74e2-8364-48b863bd4b82', 4194303, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', '01a1e41d-337e-72b1-896e-980444b6a019', 5242879, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-359f-70c1-ad74-687b417ca4b1', 6291455, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-285d-7650-b3a1-fa81085ce815', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2885-75d7-bed2-c62039f743f0', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-2e41-7379-97d6-5531354c9c61', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-2e41-7379-97d6-5531354c9c61', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-303c-7408-8fc4-603753134901', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', '01a1e41d-327f-74e2-8364-48b863bd4b82', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', '01a1e41d-327f-74e2-8364-48b863bd4b82', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', '01a1e41d-337e-72b1-896e-980444b6a019', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', '01a1e41d-337e-72b1-896e-980444b6a019', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-359f-70c1-ad74-687b417ca4b1', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-359f-70c1-ad74-687b417ca4b1', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e41c-fdd3-71eb-8da0-697bca50b92f', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:47.667Z', '2026-11-16T11:27:47.667Z', '2026-11-16T12:27:47.667Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e41d-11ea-72d2-b7ed-591b82eb1dd1', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', '2026-11-16T11:27:52.810Z', '2026-11-16T11:27:52.810Z', '2026-11-16T12:27:52.810Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e41d-1c8e-72e6-9d1a-4cbbb648edc5', '01a1e41d-11ee-72f9-9f7f-13469011c969', '2026-11-16T11:27:55.534Z', '2026-11-16T11:27:55.534Z', '2026-11-16T12:27:55.534Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('4d7ef99b-f1de-43fe-950b-a637617c5e8c', '96e35b2c-f32e-4e95-9eac-f5bf9e3a9391', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', 'card', 'deleted', 'Card', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', NULL, 131072, 1, '{"id":"01a1e41d-327f-74e2-8364-48b863bd4b82","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:28:01.151Z","updated_at":"2026-11-16T11:28:01.151Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:28:01.226Z', '01a1e41c-d5d5-7511-9291-8f11f461637c', 28);
INSERT INTO public.trash VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-334b-75db-95f6-0f7f18eea0f0', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e41d-1e7a-71a7-840a-540cb3bb97f2","01a1e41d-31c4-71fb-ab17-0266b920cd1d"],"board_members":["01a1e41c-d5d5-7511-9291-8f11f461637c","01a1e41c-ffac-76a0-aac1-8faafae8f3a4"]}', '2026-11-16T11:28:01.512Z', '01a1e41c-d5d5-7511-9291-8f11f461637c', 31);
INSERT INTO public.trash VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', 'card', 'deleted', 'Card', '01a1e41d-334b-75db-95f6-0f7f18eea0f0', '01a1e41d-334b-75db-95f6-0f7f18eea0f0', 65536, NULL, '{"id":"01a1e41d-337e-72b1-896e-980444b6a019","column_id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:28:01.406Z","updated_at":"2026-11-16T11:28:01.406Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:28:01.512Z', '01a1e41c-d5d5-7511-9291-8f11f461637c', 31);
INSERT INTO public.users VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ssrZjjX5Ys8+6bdXnbxQNeJFLXcaOHyq7TnM+oUoONQ$uxtzEowyxUbuG7IWM7plVLW5lYCuF+UpYVy0Q3fwEWk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:27:41.699Z');
INSERT INTO public.users VALUES ('01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ZbocRgOcMaDDQaQuHNqiFyTBi6UnrTT1EuefcOppweo$KjX1Rr755hQNgc2ynswM24TKAKruta0OmojVWcdAYJQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:27:49.795Z');
INSERT INTO public.users VALUES ('01a1e41d-11ee-72f9-9f7f-13469011c969', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$UVIYl1ZUu3Okci7M7j5nIh4+DDtz45DMwsCCtHR/3+A$+BULjUBJwm17QawKeVcwu/NwsJbnSjzIWXMQkKkvfkQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:27:53.903Z');
INSERT INTO public.users VALUES ('01a1e41d-3b0b-720d-8c64-7cbf605080e9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$3yhMO80zv1CKTvt0igdUECVUoVReRNGCskYd1zWHSEk$RE6q5RQXjYzucfpoXATyyGwLzxdRPmtH6MzrzW3gSyg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:28:04.455Z');
SELECT pg_catalog.setval('public.search_cards', 6, true);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_pkey PRIMARY KEY (user_id);
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
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (board_id, user_id, key);
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
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (board_id, card_id, text_id);
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
CREATE INDEX api_tokens_user ON public.api_tokens USING btree (user_id, id);
CREATE INDEX attachments_card ON public.attachments USING btree (board_id, card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX attachments_id ON public.attachments USING btree (id);
CREATE INDEX attachments_trash ON public.attachments USING btree (board_id, trash_id) WHERE (trash_id IS NOT NULL);
CREATE INDEX automation_rules_id ON public.automation_rules USING btree (id);
CREATE INDEX board_events_about ON public.board_events USING btree (board_id, about_id, seq) WHERE (about_id IS NOT NULL);
CREATE INDEX board_members_user ON public.board_members USING btree (user_id, board_id);
CREATE INDEX board_visits_opened ON public.board_visits USING btree (user_id, opened_at, board_id) WHERE (opened_at IS NOT NULL);
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX card_assignees_due ON public.card_assignees USING btree (user_id, is_complete, due_at, card_id);
CREATE INDEX card_assignees_user ON public.card_assignees USING btree (user_id, board_id, card_id);
CREATE INDEX card_labels_label ON public.card_labels USING btree (board_id, label_id, card_id);
CREATE INDEX cards_complete ON public.cards USING btree (board_id, id) WHERE is_complete;
CREATE INDEX cards_due ON public.cards USING btree (board_id, is_complete, due_at, id) WHERE (due_at IS NOT NULL);
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
CREATE UNIQUE INDEX idempotency_keys_user ON public.idempotency_keys USING btree (user_id, key);
CREATE INDEX invitations_id ON public.invitations USING btree (id);
CREATE INDEX labels_id ON public.labels USING btree (id);
CREATE INDEX mail_digests_due ON public.mail_digests USING btree (due_at);
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX mail_queue_waiting ON public.mail_queue USING btree (created_at) WHERE (due_at IS NOT NULL);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_mail ON public.notifications USING btree (user_id, mail) WHERE (mail IS NOT NULL);
CREATE INDEX notifications_pending ON public.notifications USING btree (created_at) WHERE (mail = 'pending'::text);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE INDEX search_documents_doc ON public.search_documents USING btree (doc, board_id, card_id);
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
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
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
