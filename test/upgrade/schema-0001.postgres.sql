
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'reset', 'alice@example.org', '00', '2026-11-16T04:43:17.205Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', '\xcff3b8cde6bb57a0f3476f60335918ecf45d3795be64059e54d20bc2da78c32ece247242192f17407bfa529bc52dbb3a1579622c9e377132ea34287f75a72fb35454bbce6d1a6cecc3b73ad9e656988e05427895b62fc81bf0e47f0e63b7c133142f7ab4d7b992e44529617b233a7154d19c390dcf1df64b823301b029570800efa2d6fa6469752867378f763122403e6f00eb3b6bbed0770f857a750d622d31de03cdaefb88557e57ae1424578b1f16a04863af3cc2fd19f452a9bcf2a966ef06ad9371944fe54591b50dfbfa1a2178e7e1a80a5d6c02245e0104bc4b81ec0c123d34d805f492c837d76a0583cf01bcbb116516bb4dc662885a21f856fe59a483ca629ad26255f7d9de24c9109111c7b946b58ae4212b40b8d10105cbdfe48cb8c31a76229db72f59fa11e498a14337c958a4a49dc8608b8f4da5ff9ac375f6581918472832a26f8fffecfc9dff04c59322beac31658ab06ec50404ebce3a39f57298ace587ac330333ead6897e7ab077b85b9e9eff032d5c42720bd99275d29ffde1b067709e1b8a8494420aec48865cb9fe0789f96698a1cc97d21d8adc6a2c1dbb67cbd403a52d6227b749daf6fb98c36e9262f3ed9c660fd958e33d74da27290336e6aa3c0a9cfb99b0e640b304b2fc966c3aa45d1bbacb07ff3c050aa6b85ef7320e200ed4592d5521add082cc28969f69');
INSERT INTO public.attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('720eebb3-05ad-472c-804f-35906aa43fad', '8f4cd204-433a-463f-917d-7a276646cff1', NULL);
INSERT INTO public.attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8cf6-7358-92ab-d9a0583b11e3', 'Finished by Bob', 'card_moved', '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', NULL, 'assign_member', NULL, '01a1e2aa-797b-7030-afbe-9646741f7e6b', true);
INSERT INTO public.automation_rules VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-90cd-73bd-8c11-71de20339624', 'Rule', 'card_moved', '01a1e2aa-875f-7270-818c-535c32afde0b', NULL, 'assign_member', NULL, '01a1e2aa-797b-7030-afbe-9646741f7e6b', true);
INSERT INTO public.automation_runs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8cf6-7358-92ab-d9a0583b11e3', '01a1e2aa-8d6a-701a-864f-0ebe2e709480', 17, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '2026-11-16T04:43:10.525Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T04:43:09.684Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 0, '2026-11-16T04:43:08.224Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abd8719bd627c437700255d5dade204b4e1c6ca780aafe3b6a5250e9a1a8c799dd99d9c701bc030d9540411291af95aa78a3363537c2d57c23dcda2d5b61252960507c09041a9e2226070c1c659bfc507cec41f763080c6c0c31fd824458c8edccd76546231be2cdb235dc285b7122a27a29951476030cc6c1ddadf9c9c1021a6425575c082e56cf95d2aad6d57a21a57ab9f0feaf2fd33be88a41404321837edd32e8a833944ee000e6b4ffee9ecb8d99d295e0f64a294e978e1f3da5b31ef4e1ea5bb72da8431f4003066fe9913eb11b022d627a3bfbf5d89d22a63230687dca65e6e6ef05fc8b7ddea12d7e4fa04b1a6922f6947cebc9816e31e499cbe340691e78228fc7edf1e11ba632d4af69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 0, '2026-11-16T04:43:13.315Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb79519f2abe8113a88a36ce065972e2603b0554f5df5192824a0f453dceeccecc3e8e605bd020244a52887cfba8325e1565c95192e052984e54280855010c924d8e40c393c7d0028396a209764cd60fa087c93906c63b1f7e41204cd4d6cdd76546a52ae255d135bcc98de0444459a17225cd16184c637bb7e6270713685042955c4a2ecb6791eb3cd332db64b278b9f0feaf2fd23b68c1c061432e827edd33e8a96f28cce008cdbc7f7dcfe5a648e14a707ba5e0974bfb8f81c2590ffa78f5addb16d4a375a0019d35b4a34fec47471b1fdece7e03f673c45206069d0d31addcfa3d877fb18d359a640f043a858916e240c176965ad01dbab872711a29ac032fe4e9b43f3d7c0360a2b22a69020000');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 1, 'board.member_added', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:08.984Z', 1, '01a1e2aa-797b-7030-afbe-9646741f7e6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","user_id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","role":"member","user":{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 2, 'board.member_added', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.009Z', 2, '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","user_id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","role":"member","user":{"id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 3, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.023Z', 3, '01a1e2aa-875f-7270-818c-535c32afde0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-875f-7270-818c-535c32afde0b","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 4, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.028Z', 4, '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8764-7371-aa19-e4ded53f1e2b","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 5, 'label.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.193Z', 5, '01a1e2aa-880a-75d5-b55d-f9311052e954', NULL, NULL, NULL, NULL, 'a94ef999-6303-4935-8e33-0882d44353e5', NULL, NULL, '{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 6, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.214Z', 6, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.214Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 7, 'card.labeled', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.262Z', 7, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T04:43:09.214Z"}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.262Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 8, 'card.assigned', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.428Z', 8, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T04:43:09.262Z"}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.428Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 9, 'card.assigned', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.428Z', 8, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T04:43:09.428Z"}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.428Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 10, 'checklist.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.864Z', 10, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8aa8-724b-8312-9a280a965d10', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 11, 'checklist_item.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.944Z', 11, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 12, 'checklist_item.updated', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.957Z', 12, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 13, 'checklist_item.assigned', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.974Z', 13, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 14, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.006Z', 14, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8b36-7474-a0ad-540c0dd22afc","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 15, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.087Z', 15, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8b87-733b-9f42-44b01cc47d0a","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 16, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.228Z', 16, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8c14-72df-b4ae-85ed4be51f2d","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 17, 'card.moved', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.525Z', 17, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","rank":65536,"updated_at":"2026-11-16T04:43:09.428Z","position":0}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-8764-7371-aa19-e4ded53f1e2b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Steps","rank":65536,"items":[{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e2aa-8b36-7474-a0ad-540c0dd22afc","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e2aa-8b87-733b-9f42-44b01cc47d0a","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e2aa-8c14-72df-b4ae-85ed4be51f2d","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:10.525Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 18, 'board.member_removed', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.583Z', 18, '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","user_id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","role":"member","user":{"id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 19, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:11.345Z', 19, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9071-70ba-9b83-d88a9f1d59bd","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 20, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:11.645Z', 20, '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:11.645Z","updated_at":"2026-11-16T04:43:11.645Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 21, 'checklist.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:11.860Z', 21, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9274-7409-81e4-3a1c6c8350d7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9274-7409-81e4-3a1c6c8350d7","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 22, 'checklist.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.080Z', 22, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9350-716e-8ccc-5d678c434675', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9350-716e-8ccc-5d678c434675","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 23, 'checklist_item.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.370Z', 23, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9472-74d5-ae43-4e1860c99066', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9472-74d5-ae43-4e1860c99066","checklist_id":"01a1e2aa-9350-716e-8ccc-5d678c434675","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 24, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.603Z', 24, '01a1e2aa-955b-75ee-9a04-995ff1f9fdf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-955b-75ee-9a04-995ff1f9fdf8","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 25, 'comment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.637Z', 25, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-957d-70d9-b30e-aff77253645f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-957d-70d9-b30e-aff77253645f","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","user_id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","user":{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T04:43:12.637Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 26, 'label.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.874Z', 26, '01a1e2aa-966a-77d2-8dbb-cadd0822165d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-966a-77d2-8dbb-cadd0822165d","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 27, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.924Z', 27, '01a1e2aa-969c-75b1-8161-9862afe8590c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-969c-75b1-8161-9862afe8590c","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:12.924Z","updated_at":"2026-11-16T04:43:12.924Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 28, 'card.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.078Z', 28, '01a1e2aa-969c-75b1-8161-9862afe8590c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-969c-75b1-8161-9862afe8590c","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:12.924Z","updated_at":"2026-11-16T04:43:12.924Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 29, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.145Z', 29, '01a1e2aa-9779-716e-855a-d95fb8626d33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9779-716e-855a-d95fb8626d33","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 30, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.194Z', 30, '01a1e2aa-97aa-7177-b756-8949b33bc088', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-97aa-7177-b756-8949b33bc088","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-9779-716e-855a-d95fb8626d33","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:13.194Z","updated_at":"2026-11-16T04:43:13.194Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 31, 'column.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.213Z', 31, '01a1e2aa-9779-716e-855a-d95fb8626d33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9779-716e-855a-d95fb8626d33","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 1, 'board.member_added', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.392Z', 1, '01a1e2aa-797b-7030-afbe-9646741f7e6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-9823-7566-a1e0-10cf07a0ea25","user_id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","role":"member","user":{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 2, 'board.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.400Z', 2, '01a1e2aa-9823-7566-a1e0-10cf07a0ea25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9823-7566-a1e0-10cf07a0ea25"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 32, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.462Z', 32, '01a1e2aa-98b6-766b-88b7-75588eb65c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 33, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.585Z', 33, '01a1e2aa-9931-7258-b806-f479ba176757', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9931-7258-b806-f479ba176757","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:13.585Z","updated_at":"2026-11-16T04:43:13.585Z"}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 34, 'column.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.603Z', 34, '01a1e2aa-98b6-766b-88b7-75588eb65c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 35, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.728Z', 35, '01a1e2aa-98b6-766b-88b7-75588eb65c2e', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'owner');
INSERT INTO public.board_members VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'member');
INSERT INTO public.board_members VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'owner');
INSERT INTO public.board_members VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'member');
INSERT INTO public.board_visits VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', NULL, true);
INSERT INTO public.boards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 'Board', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:08.224Z', '2026-11-16T04:43:08.224Z', 35, 38, 'ct6sh69a2fm', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 'Board', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.315Z', '2026-11-16T04:43:13.315Z', 2, 3, '2noaykrg8qu', 0, '2026-11-16T04:43:13.400Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9');
INSERT INTO public.calendar_keys VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'ef90faaaee953d60595084ca4e50cc68');
INSERT INTO public.card_assignees VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-797b-7030-afbe-9646741f7e6b', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-880a-75d5-b55d-f9311052e954');
INSERT INTO public.card_watchers VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-727e-75fb-b4c0-eeee352421c9');
INSERT INTO public.cards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T04:43:09.214Z', '2026-11-16T04:43:10.525Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-875f-7270-818c-535c32afde0b', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T04:43:11.645Z', '2026-11-16T04:43:11.645Z', NULL);
INSERT INTO public.cards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-98b6-766b-88b7-75588eb65c2e', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T04:43:13.585Z', '2026-11-16T04:43:13.585Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', '01a1e2aa-8aa8-724b-8312-9a280a965d10', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9472-74d5-ae43-4e1860c99066', '01a1e2aa-9350-716e-8ccc-5d678c434675', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8aa8-724b-8312-9a280a965d10', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9274-7409-81e4-3a1c6c8350d7', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9350-716e-8ccc-5d678c434675', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-875f-7270-818c-535c32afde0b', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-955b-75ee-9a04-995ff1f9fdf8', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-98b6-766b-88b7-75588eb65c2e', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-957d-70d9-b30e-aff77253645f', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.637Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e2aa-a641-7412-9be1-3a1d5722a1f5', '2026-11-16T05:48:17.040Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'a94ef999-6303-4935-8e33-0882d44353e5', 'Dr9kzIk43I37UvlJZBOi8n9tVPcM83HmEFm9CzHeY-U', '01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T04:43:09.194Z');
INSERT INTO public.invitations VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-95ec-75b6-bb91-d11c5593693a', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', '01a1e2aa-797b-7030-afbe-9646741f7e6b');
INSERT INTO public.labels VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-880a-75d5-b55d-f9311052e954', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-966a-77d2-8dbb-cadd0822165d', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '5b0b8a2b-34db-4ee5-a784-7fd2b9ecc333', '2026-11-16T04:43:17.205Z');
INSERT INTO public.mail_digests VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('375bae77-8d42-45e0-8fba-1aa8c52e31aa', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T04:43:17.205Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8739-75a1-97d6-4122af5f0205', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'added', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:08.984Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8751-7640-abfe-dcd85d736de0', '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', 'added', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.009Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-88f6-72a3-8f49-de2abe72fafd', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'assigned', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.428Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-957d-70da-ac06-fded56fd7e5b', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'commented', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-957d-70d9-b30e-aff77253645f', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.637Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', '01a1e2aa-9871-71a0-acae-e6306aaee221', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'added', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.392Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 35, '01a1e2aa-9931-7258-b806-f479ba176757', '{"id":"01a1e2aa-9931-7258-b806-f479ba176757","column_id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T04:43:13.585Z","updated_at":"2026-11-16T04:43:13.585Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'b8226ae65ec69ca8');
INSERT INTO public.search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', 3145727, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-957d-70d9-b30e-aff77253645f', 1048576, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', '01a1e2aa-969c-75b1-8161-9862afe8590c', 4194303, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', '01a1e2aa-97aa-7177-b756-8949b33bc088', 5242879, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-9931-7258-b806-f479ba176757', 6291455, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9472-74d5-ae43-4e1860c99066', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', '01a1e2aa-969c-75b1-8161-9862afe8590c', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', '01a1e2aa-969c-75b1-8161-9862afe8590c', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', '01a1e2aa-97aa-7177-b756-8949b33bc088', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', '01a1e2aa-97aa-7177-b756-8949b33bc088', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-9931-7258-b806-f479ba176757', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-9931-7258-b806-f479ba176757', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e2aa-7972-751a-80c7-347b75aab874', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:05.458Z', '2026-11-16T04:43:05.458Z', '2026-11-16T05:43:05.458Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e2aa-81bf-761b-aa20-e19e8cf52633', '01a1e2aa-797b-7030-afbe-9646741f7e6b', '2026-11-16T04:43:07.583Z', '2026-11-16T04:43:07.583Z', '2026-11-16T05:43:07.583Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e2aa-8412-706f-9aa1-01f841664d02', '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', '2026-11-16T04:43:08.178Z', '2026-11-16T04:43:08.178Z', '2026-11-16T05:43:08.178Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('720eebb3-05ad-472c-804f-35906aa43fad', '8f4cd204-433a-463f-917d-7a276646cff1', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', 'card', 'deleted', 'Card', '01a1e2aa-875f-7270-818c-535c32afde0b', NULL, 131072, 1, '{"id":"01a1e2aa-969c-75b1-8161-9862afe8590c","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T04:43:12.924Z","updated_at":"2026-11-16T04:43:12.924Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T04:43:13.078Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 28);
INSERT INTO public.trash VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9779-716e-855a-d95fb8626d33', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e2aa-880a-75d5-b55d-f9311052e954","01a1e2aa-966a-77d2-8dbb-cadd0822165d"],"board_members":["01a1e2aa-727e-75fb-b4c0-eeee352421c9","01a1e2aa-797b-7030-afbe-9646741f7e6b"]}', '2026-11-16T04:43:13.213Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 31);
INSERT INTO public.trash VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', 'card', 'deleted', 'Card', '01a1e2aa-9779-716e-855a-d95fb8626d33', '01a1e2aa-9779-716e-855a-d95fb8626d33', 65536, NULL, '{"id":"01a1e2aa-97aa-7177-b756-8949b33bc088","column_id":"01a1e2aa-9779-716e-855a-d95fb8626d33","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T04:43:13.194Z","updated_at":"2026-11-16T04:43:13.194Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T04:43:13.213Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 31);
INSERT INTO public.users VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$s3OXEsmIHstw0uvvgEbRZs5CIKKxMUxEOwufMiySki0$EaFwqrPzk9OkH6u2MmxX4h2HGhJI7B0SHHC5wDWvs2c', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T04:43:04.576Z');
INSERT INTO public.users VALUES ('01a1e2aa-797b-7030-afbe-9646741f7e6b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$mjT7E6Jw/CMQy5mEHD2CpUVdQKQ+dcEH8iDaxqZGApk$QeSmA0ao/Wh6BLhmuLdotV+j6tRO12w2RLwg+cxMUus', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T04:43:06.240Z');
INSERT INTO public.users VALUES ('01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$qUYTA4bXXulbK/ugwQYsMTYBXa5wciOj7QnWwNuNFVU$MLs71T8DU+6Rr6BKf/BnmlL6MFQg4c+yforRGtUcCU8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T04:43:07.837Z');
INSERT INTO public.users VALUES ('01a1e2aa-9bbf-72bb-8103-c1772631889b', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qyG76a82pUpxpcf/Fkr4pKwrcGCO8jf3sY/iz1hUXBI$YpfjCsO6FZslP+m7RgfiP/QKiZo9FPIn0hGF5uj7XOc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T04:43:15.539Z');
SELECT pg_catalog.setval('public.search_cards', 6, true);
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
