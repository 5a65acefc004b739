
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
CREATE TABLE public.shares (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    nonce text NOT NULL,
    token_hash text NOT NULL,
    created_by uuid NOT NULL,
    created_at text NOT NULL,
    expires_at text
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e407-9e8a-7168-8b91-da8ab4593089', 'reset', 'alice@example.org', '00', '2026-11-16T11:04:42.578Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be16-7444-b77e-e45cc5110de0', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be54-7577-94e0-001e000ba5ab', '\x802678067d55631d6954fe30461ee39f1632888a6e06ad959d8d380c29866894e671193ab7d116ee379675ab802d7f82b5016602052a3d24eb1693e73a0f16a5183ff44cffb425e0181f6e13f849ac53d605a65ae8ac65558365c949bcf20fd80308b89be5e8b045c4f434a42282ff7441bdae34b2a7a7ffd2d54f35b9a861d82a8c7b01c14c09b792d55e895914ad6b754d72c82ed82504e73d39e7dcfbc48488a64b9a51d2858204fee78dd7f5c9f7d062b7a28e98bb654ed77f5bbc562129f191f2ee207dcac7db6135934dbcbb8c00b430e71608eb5bc697f3d2159baa1d38f65c1eb5a5ba68510666f2749c94c2bfa9e4ea8a92e5c8330ecfcdc8583a254b3b045048100516d6b35f89d17024231837a26f6d49dd60678db7d7c70636ac672b51bfebb6a313c56556a7f1999642636de5af9fae0021a7c5064ce79c87beb76b9c9b2753185cb73a6fe0cd1c43c0bbcb1578dfac1947dcb2212e6ba465f033b38341c7bd5c05c363d00da88c19eed94c6538d3c92f9e63ebaa826d2ba08e59ac6fe59098a45ac08e0b97d165b102e0625701b7818fad74f890260d1c35aba3f81b88f8fedab59c570f5fdc5e1b0bacbeb2b457ee29e77a83d9840ebcbbf7c6bb7cb1e5efc8259a8b2b923591425390d94448a15eacb706d534edfc95e64107386cc9bb1d69939924480e3ce482d7e82a4a6c');
INSERT INTO public.attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c025-77af-9e6d-5e513f175a17', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('f57961a4-a8ee-4d44-8a79-45002a5fb086', '9b79110b-c4b2-4843-9aee-d18bb754773b', NULL);
INSERT INTO public.attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be16-7444-b77e-e45cc5110de0', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be54-7577-94e0-001e000ba5ab', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c025-77af-9e6d-5e513f175a17', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-beb3-7147-a700-4dd3f6ee320f', 'Finished by Bob', 'card_moved', '01a1e407-b890-70ca-84d5-15bc7b4e45a6', NULL, 'assign_member', NULL, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', true);
INSERT INTO public.automation_rules VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c093-7303-9c6d-56e894b1b81a', 'Rule', 'card_moved', '01a1e407-b83d-741c-9113-9ecc71762ff6', NULL, 'assign_member', NULL, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', true);
INSERT INTO public.automation_runs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-beb3-7147-a700-4dd3f6ee320f', '01a1e407-bf03-736d-9b01-8c12fe39f07f', 17, '01a1e407-b913-7113-94ce-ed45958928ef', '2026-11-16T11:04:35.307Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:04:34.160Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 0, '2026-11-16T11:04:33.061Z', '\x1f8b08000000000000039551414ec33010bcf38c3dc7959d344ee213e20d9c4055b48eb7c8921307db29a0aa7f47490a2a3d14f53863cfcceeec11ac01055ca0a02daf989679c9aadc544cf35cb0b22b2ba98dd41a0d64906c72040a9e3c86191b8a5db063b27e00354cce65d079e7c32f0884894cabbf2e331aaa915542d6acd68d60066bd4dbb22978dd4006d368eed6fce460020539cf25138209f92c84e25b55141b2ec5cb85f77fff22bd83e21938d4e422a8d75d063df59ac20c8ea0e7fddb7b9a9b22852b417373a5e097a6fdc740e1ac0775bcbad66d0bead13a5080ce76f4489fd88f8e363ebc9dfd06ece788e51932d8db10d3caadd773f817dbd86297ec8140a530d1421c28d8bd25036a8f2eae5c9c460aebc00b793aed56b3960e34a4a5fdd9f1f4f00de46dd30e7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 0, '2026-11-16T11:04:37.726Z', '\x1f8b08000000000000039551414ec33010bcf38c3dc7559ca689e313e20d9c4055b4b637c8921307db29a0aa7f47490a2a3d14f53863cfcceeec11ac010939474e655e332d76c46a6e346b046ad6a9aac422afeab228208364932390f0e43118c8c050d4c18ec9fa01e430399781f6ce875f10081399567d5d66342490d5bc124ca88633830255b96bb6b96820836934776b7e72308184222f2ac639e3d533e7322fe5b6ded445f572e1fddfbf48ef20f30c1c2a7211e4eb3e839e7a4561064750f3feed3dcd4d91c295a0b9b952f04bd3fe63a070d6833c5e5debb605f5681d484067353dd227f6a3a38d0f6f67bf01fb396279860c3a1b625ab9f57a0eff621b5bd4c91e08640a132dc48182ed2c19901dbab872711a29ac032fe4e9b45fcd5a3ad09096f667c7d3c337e14572727e020000');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 1, 'board.member_added', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.474Z', 1, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","user_id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","role":"member","user":{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 2, 'board.member_added', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.543Z', 2, '01a1e407-aed2-77d4-995e-0d51f19c563b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","user_id":"01a1e407-aed2-77d4-995e-0d51f19c563b","role":"member","user":{"id":"01a1e407-aed2-77d4-995e-0d51f19c563b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 3, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.596Z', 3, '01a1e407-b83d-741c-9113-9ecc71762ff6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-b83d-741c-9113-9ecc71762ff6","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 4, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.680Z', 4, '01a1e407-b890-70ca-84d5-15bc7b4e45a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-b890-70ca-84d5-15bc7b4e45a6","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 5, 'label.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.721Z', 5, '01a1e407-b8b9-7586-9476-1a992aae0c34', NULL, NULL, NULL, NULL, '7cee510e-6ffb-4b11-a4e0-f9333579597e', NULL, NULL, '{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 6, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.810Z', 6, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:33.810Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 7, 'card.labeled', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.918Z', 7, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:04:33.810Z"}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:33.918Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 8, 'card.assigned', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.042Z', 8, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:04:33.918Z"}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:34.042Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 9, 'card.assigned', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.042Z', 8, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:04:34.042Z"}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:34.042Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 10, 'checklist.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.565Z', 10, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc05-73ae-b78f-f8689ca84cd9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 11, 'checklist_item.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.639Z', 11, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 12, 'checklist_item.updated', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.829Z', 12, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 13, 'checklist_item.assigned', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.916Z', 13, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 14, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.000Z', 14, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-bdb8-71fc-a952-ed2b39d94e6a","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 15, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.094Z', 15, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be16-7444-b77e-e45cc5110de0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-be16-7444-b77e-e45cc5110de0","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 16, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.156Z', 16, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be54-7577-94e0-001e000ba5ab', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-be54-7577-94e0-001e000ba5ab","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 17, 'card.moved', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.307Z', 17, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","rank":65536,"updated_at":"2026-11-16T11:04:34.042Z","position":0}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b890-70ca-84d5-15bc7b4e45a6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Steps","rank":65536,"items":[{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e407-bdb8-71fc-a952-ed2b39d94e6a","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e407-be16-7444-b77e-e45cc5110de0","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e407-be54-7577-94e0-001e000ba5ab","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:35.307Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 18, 'board.member_removed', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.528Z', 18, '01a1e407-aed2-77d4-995e-0d51f19c563b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","user_id":"01a1e407-aed2-77d4-995e-0d51f19c563b","role":"member","user":{"id":"01a1e407-aed2-77d4-995e-0d51f19c563b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 19, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.621Z', 19, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c025-77af-9e6d-5e513f175a17', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c025-77af-9e6d-5e513f175a17","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 20, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.792Z', 20, '01a1e407-c0d0-7274-885b-f8f3072c9be0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c0d0-7274-885b-f8f3072c9be0","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:35.792Z","updated_at":"2026-11-16T11:04:35.792Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 21, 'checklist.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.884Z', 21, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c12c-759d-9b6b-5908b501e24a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c12c-759d-9b6b-5908b501e24a","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 22, 'checklist.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.915Z', 22, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c14b-7057-8c1b-2fb6f58541fc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c14b-7057-8c1b-2fb6f58541fc","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 23, 'checklist_item.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.968Z', 23, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c180-7251-acda-e5f13d512194', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c180-7251-acda-e5f13d512194","checklist_id":"01a1e407-c14b-7057-8c1b-2fb6f58541fc","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 24, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.063Z', 24, '01a1e407-c1df-7692-9eaf-aab6655fa14a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c1df-7692-9eaf-aab6655fa14a","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 25, 'comment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.121Z', 25, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c219-7555-8a11-03055062b675', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c219-7555-8a11-03055062b675","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","user_id":"01a1e407-9e8a-7168-8b91-da8ab4593089","user":{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:04:36.121Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 26, 'label.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.497Z', 26, '01a1e407-c391-74d0-9a40-f74e48599d81', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c391-74d0-9a40-f74e48599d81","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 27, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.724Z', 27, '01a1e407-c474-7118-b205-0621870a00cc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c474-7118-b205-0621870a00cc","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:36.724Z","updated_at":"2026-11-16T11:04:36.724Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 28, 'card.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.858Z', 28, '01a1e407-c474-7118-b205-0621870a00cc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c474-7118-b205-0621870a00cc","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:36.724Z","updated_at":"2026-11-16T11:04:36.724Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 29, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.280Z', 29, '01a1e407-c6a0-72fc-b3fa-548edbedf21e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 30, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.388Z', 30, '01a1e407-c70c-7146-9281-9d8d93b80212', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c70c-7146-9281-9d8d93b80212","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:37.388Z","updated_at":"2026-11-16T11:04:37.388Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 31, 'column.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.667Z', 31, '01a1e407-c6a0-72fc-b3fa-548edbedf21e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 1, 'board.member_added', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.746Z', 1, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-c85e-71dc-98ac-fb64a2067422","user_id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","role":"member","user":{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 2, 'board.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.789Z', 2, '01a1e407-c85e-71dc-98ac-fb64a2067422', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c85e-71dc-98ac-fb64a2067422"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 32, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.932Z', 32, '01a1e407-c92c-7345-989c-1cd043311cf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c92c-7345-989c-1cd043311cf8","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 33, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:38.083Z', 33, '01a1e407-c9c3-7460-9e2f-31ad580cafad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c9c3-7460-9e2f-31ad580cafad","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-c92c-7345-989c-1cd043311cf8","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:38.083Z","updated_at":"2026-11-16T11:04:38.083Z"}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 34, 'column.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:38.166Z', 34, '01a1e407-c92c-7345-989c-1cd043311cf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c92c-7345-989c-1cd043311cf8","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 35, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:38.275Z', 35, '01a1e407-c92c-7345-989c-1cd043311cf8', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e407-c92c-7345-989c-1cd043311cf8","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-9e8a-7168-8b91-da8ab4593089', 'owner');
INSERT INTO public.board_members VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'member');
INSERT INTO public.board_members VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', '01a1e407-9e8a-7168-8b91-da8ab4593089', 'owner');
INSERT INTO public.board_members VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'member');
INSERT INTO public.board_visits VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-9e8a-7168-8b91-da8ab4593089', NULL, true);
INSERT INTO public.boards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 'Board', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.061Z', '2026-11-16T11:04:33.061Z', 35, 39, '3l8stgs7p5xas', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 'Board', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.726Z', '2026-11-16T11:04:37.726Z', 2, 3, '20ggdco6u3yuj', 0, '2026-11-16T11:04:37.789Z', '01a1e407-9e8a-7168-8b91-da8ab4593089');
INSERT INTO public.calendar_keys VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', '53ff0fceac93351d3379e8a982111370');
INSERT INTO public.card_assignees VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-9e8a-7168-8b91-da8ab4593089', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b8b9-7586-9476-1a992aae0c34');
INSERT INTO public.card_watchers VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-9e8a-7168-8b91-da8ab4593089');
INSERT INTO public.cards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b890-70ca-84d5-15bc7b4e45a6', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:04:33.810Z', '2026-11-16T11:04:35.307Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-b83d-741c-9113-9ecc71762ff6', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:04:35.792Z', '2026-11-16T11:04:35.792Z', NULL);
INSERT INTO public.cards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c92c-7345-989c-1cd043311cf8', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:04:38.083Z', '2026-11-16T11:04:38.083Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bc4f-7248-a6e7-b99f847ec214', '01a1e407-bc05-73ae-b78f-f8689ca84cd9', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c180-7251-acda-e5f13d512194', '01a1e407-c14b-7057-8c1b-2fb6f58541fc', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bc05-73ae-b78f-f8689ca84cd9', '01a1e407-b913-7113-94ce-ed45958928ef', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c12c-759d-9b6b-5908b501e24a', '01a1e407-b913-7113-94ce-ed45958928ef', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c14b-7057-8c1b-2fb6f58541fc', '01a1e407-b913-7113-94ce-ed45958928ef', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b83d-741c-9113-9ecc71762ff6', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b890-70ca-84d5-15bc7b4e45a6', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c1df-7692-9eaf-aab6655fa14a', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c92c-7345-989c-1cd043311cf8', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c219-7555-8a11-03055062b675', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.121Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e407-dad3-77c8-af4f-a0d1cff5f293', '2026-11-16T12:09:42.530Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-9e8a-7168-8b91-da8ab4593089', '7cee510e-6ffb-4b11-a4e0-f9333579597e', 'emufVEJl3e_lY1P0Mesz4bWs5KgvAnQY_uuqNHvIFjs', '{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:04:33.721Z');
INSERT INTO public.invitations VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c2a8-728b-8a92-48f8105acd7d', '01a1e407-9e8a-7168-8b91-da8ab4593089', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bc4f-7248-a6e7-b99f847ec214', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2');
INSERT INTO public.labels VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b8b9-7586-9476-1a992aae0c34', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c391-74d0-9a40-f74e48599d81', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '38742e2a-68c3-423d-aea0-846d007aaa83', '2026-11-16T11:04:42.578Z');
INSERT INTO public.mail_digests VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('23e70d11-352f-4ab0-b990-37aeb72ba94c', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:04:42.578Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b7c3-725a-b9c1-09f8016c2b85', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'added', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.474Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b807-76aa-8dd8-528b41eb9724', '01a1e407-aed2-77d4-995e-0d51f19c563b', 'added', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.543Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b9fb-7311-b97d-f572d78b3187', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'assigned', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.042Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c219-7556-94f6-6b6a845990ca', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'commented', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c219-7555-8a11-03055062b675', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.121Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', '01a1e407-c872-714b-82d6-860071756f82', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'added', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.746Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 35, '01a1e407-c9c3-7460-9e2f-31ad580cafad', '{"id":"01a1e407-c9c3-7460-9e2f-31ad580cafad","column_id":"01a1e407-c92c-7345-989c-1cd043311cf8","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:04:38.083Z","updated_at":"2026-11-16T11:04:38.083Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '723848cbe1d957fa');
INSERT INTO public.search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b913-7113-94ce-ed45958928ef', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-c0d0-7274-885b-f8f3072c9be0', 3145727, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c219-7555-8a11-03055062b675', 1048576, ' ·b01a1e407b62572d7b0215c576bd6bbad ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', '01a1e407-c474-7118-b205-0621870a00cc', 4194303, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', '01a1e407-c70c-7146-9281-9d8d93b80212', 5242879, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', 6291455, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b913-7113-94ce-ed45958928ef', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b913-7113-94ce-ed45958928ef', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be16-7444-b77e-e45cc5110de0', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be54-7577-94e0-001e000ba5ab', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c025-77af-9e6d-5e513f175a17', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-c0d0-7274-885b-f8f3072c9be0', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-c0d0-7274-885b-f8f3072c9be0', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c180-7251-acda-e5f13d512194', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', '01a1e407-c474-7118-b205-0621870a00cc', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', '01a1e407-c474-7118-b205-0621870a00cc', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', '01a1e407-c70c-7146-9281-9d8d93b80212', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', '01a1e407-c70c-7146-9281-9d8d93b80212', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e407-a60d-766d-8986-6ed113ec0dc2', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:28.941Z', '2026-11-16T11:04:28.941Z', '2026-11-16T12:04:28.941Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e407-aea5-723b-a0db-3a288de4cd2c', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', '2026-11-16T11:04:31.141Z', '2026-11-16T11:04:31.141Z', '2026-11-16T12:04:31.141Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e407-b5ba-7472-adcd-a3b84b688c2a', '01a1e407-aed2-77d4-995e-0d51f19c563b', '2026-11-16T11:04:32.954Z', '2026-11-16T11:04:32.954Z', '2026-11-16T12:04:32.954Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c3de-72fc-af77-2dca95e71535', 'B-XIdodvMLWo_mK8g16nOMboFuw8NnCdAJE7a3fhwAs', 'kDm3cNNzjojW2iOX25jmPaUfWF6N6fbpWtjKK04gzvA', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.573Z', NULL);
INSERT INTO public.stored_objects VALUES ('f57961a4-a8ee-4d44-8a79-45002a5fb086', '9b79110b-c4b2-4843-9aee-d18bb754773b', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', 'card', 'deleted', 'Card', '01a1e407-b83d-741c-9113-9ecc71762ff6', NULL, 131072, 1, '{"id":"01a1e407-c474-7118-b205-0621870a00cc","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:04:36.724Z","updated_at":"2026-11-16T11:04:36.724Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:04:36.858Z', '01a1e407-9e8a-7168-8b91-da8ab4593089', 28);
INSERT INTO public.trash VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c6a0-72fc-b3fa-548edbedf21e', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e407-b8b9-7586-9476-1a992aae0c34","01a1e407-c391-74d0-9a40-f74e48599d81"],"board_members":["01a1e407-9e8a-7168-8b91-da8ab4593089","01a1e407-a676-70b0-a3a4-570a6ec8cfe2"]}', '2026-11-16T11:04:37.667Z', '01a1e407-9e8a-7168-8b91-da8ab4593089', 31);
INSERT INTO public.trash VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', 'card', 'deleted', 'Card', '01a1e407-c6a0-72fc-b3fa-548edbedf21e', '01a1e407-c6a0-72fc-b3fa-548edbedf21e', 65536, NULL, '{"id":"01a1e407-c70c-7146-9281-9d8d93b80212","column_id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:04:37.388Z","updated_at":"2026-11-16T11:04:37.388Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:04:37.667Z', '01a1e407-9e8a-7168-8b91-da8ab4593089', 31);
INSERT INTO public.users VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$6TAgHJhjsTUBQIo419Ghiq3mkUxSX+uymK1tH17k/qs$qdUr3YqAIKSbjxVg73VjGcdv5r4GfXt67y9PB4evZLQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:04:27.949Z');
INSERT INTO public.users VALUES ('01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$IFS013KB50zmhltie022VlWp5st8F5Q0SgXoCaDhawY$M6wHeLyglqj3LskLBuP2/HuEt8nIGHbCmTQ27r55BkU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:04:30.230Z');
INSERT INTO public.users VALUES ('01a1e407-aed2-77d4-995e-0d51f19c563b', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$dQ5+C8XBzs42tElPAX/XcnvbfClyhCLhxlnBOC20EqM$NHGpeAbn/drgWyK9HEA/la9Da4eR8XhAp3Ow7veMLLU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:04:32.114Z');
INSERT INTO public.users VALUES ('01a1e407-cce9-711a-a274-cd84e0ea25b5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$EdTFdSpknQVczwZfdKqLCxVOa7JELKI+mopaCrQligk$lOPitPC2JPFRFzVAxu5NjZaTYNqqjnBVpzMyqOgg1SY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:04:40.284Z');
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
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX shares_id ON public.shares USING btree (id);
CREATE INDEX shares_token ON public.shares USING btree (token_hash);
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
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
