
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 'reset', 'alice@example.org', '00', '2026-11-16T02:15:43.735Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c70-7708-9de9-02b829a243c7', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c76-7661-b63e-a8cf17834bed', '\x50cd96246e431ef7b1245c91577b8e427ab5175938cec8475c1be0a5fa5a801e9e267d592a27ed38c7260da3d70d55991806e07d3bb6517842e8a40bf86cb0828202e853f5178703373e64dcc12b02e30e996d3f5d0adafe756f8ade0b19b4b70152813abc931c85622d1b899d37ed1b0c511166c2b88d91b5393d25e665e5c22267c32cc4d8b8e78fd2d9636988e783b215b9529fe36ffae16b7f9cd59d97fa407103d847776fc9b20c1fd17a26c55f68699995bce1f1fa5f137dd84fff675ff7c3db32e850ee29581f4886f9c728ab25c5b35fd94220a1e6fa2d6b0edfc54028de43fffcb1e3c748691339c156e4a4669cf33d886a75a5374183bf7a387b35410a9523597df6137a8ad0ae14c1939e9b8867b4efe79d8decb14546ab90a250a7a09c715031754cd0b8f7c9a526b056e644be892e53642aa0bd9034fa1bcae5012b7254506b087f3c8f5073de9f672c3f34f25985cf2742429d434c6ee55353ff1a25e4edf3f94bc6063c6f393f22033bd16700f096a11e3b542aaab95637406b1e45454e9f5d85b36544d0599930f81da3d22beb976b0da645229f340468fe8d38638ff95e413bfcc5fdcadc39387fd127418e97669c9221f3264ad769c654d0d61da727bae771a26c7bce68bdf3b03a99b45e4a77525d6ccac48d9efa09bcdf1861ec5007365584bde55a2357290abf379011');
INSERT INTO public.attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ca2-724d-a1c1-b3124d15296d', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('a4e0290f-4c17-4e5e-a9cd-e6f3b74c0b64', 'e76c5665-33fb-4b51-b66d-ddf4d2668e9b', NULL);
INSERT INTO public.attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c70-7708-9de9-02b829a243c7', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c76-7661-b63e-a8cf17834bed', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ca2-724d-a1c1-b3124d15296d', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c91-757c-ba74-4c81a56da127', 'Finished by Bob', 'card_moved', '01a1e223-8c14-7485-90bc-1f842c3b5cbb', NULL, 'assign_member', NULL, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', true);
INSERT INTO public.automation_rules VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ca7-7651-9a5f-4660a4d64426', 'Rule', 'card_moved', '01a1e223-8c01-74dd-a76b-258c8edd801e', NULL, 'assign_member', NULL, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', true);
INSERT INTO public.automation_runs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c91-757c-ba74-4c81a56da127', '01a1e223-8c9a-747b-9373-9af0c007dd42', 17, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '2026-11-16T02:15:43.002Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:15:42.926Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 0, '2026-11-16T02:15:42.773Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eab384e9cd627c437700255d5dade204b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c7019c050525474e5525d85aeb86b5dc946cbd9192712d4c5377282c6a2820bbec09143c058c160ab0944c7463766100354cde1760820ff11744c24c76a7bf2e320471d656b26668378689920b6964d93524a18069b4776b7e72308382aaac24e39c71f95c568a37aaae566d2b5efe78ffd797e81d545980474d3e817add16d053af299ec001f469ffdd3d979b12c56bc1cd9562982f1d3e068a673da8c3f5b76e5a508fce8302f4ced0237d623f7a5a85f876f61bb03f45cc6528a07331e5855bbee7f112bbb44393dd9e40e538d14cec29bace9105d5a14f0b97a691e232f04c1e8fdbe3c33747a6866869020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 0, '2026-11-16T02:15:43.126Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3f5aa7f109f10d9c4055e5d81b64c98983ed1450d47f474d0aa23d14f538b33b33fb98c03bd0c0b8e12884a45bc715adaa6d4db7a266944b29995295b5b60602c59780a0e1299ae48080c36c931f8a8f3de87e0c81808d21a65f90d01474fbe6eb224322a795506b6a5c6da9645c2aab58bb410504c6c1ddadf9c9310534082614e59c72f5cc84e61bbd962b2ed4cb1feffffa32be83660482693064d0af3b021d760da61398a039edbfbfe77263c6742db8b9528af3a5e3478fe9ac073d5d7feba60576c607d06082b7f8889fa61b02ae627a3bfbf5a63b45cc6520d0fa94cbc22ddf0be612fbbc37b6f803822e69c4993860f2ad4707ba35212f5c1e074ccbc033793cee8e0fdf5f2ead4669020000');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 1, 'board.member_added', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.821Z', 1, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","user_id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","role":"member","user":{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 2, 'board.member_added', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.845Z', 2, '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","user_id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","role":"member","user":{"id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 3, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.848Z', 3, '01a1e223-8c01-74dd-a76b-258c8edd801e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c01-74dd-a76b-258c8edd801e","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 4, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.868Z', 4, '01a1e223-8c14-7485-90bc-1f842c3b5cbb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c14-7485-90bc-1f842c3b5cbb","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 5, 'label.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.878Z', 5, '01a1e223-8c1f-70c4-ac59-09d262824535', NULL, NULL, NULL, NULL, 'b4ad8589-a5c2-47b4-aa12-b4648204f738', NULL, NULL, '{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 6, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.888Z', 6, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.888Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 7, 'card.labeled', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.896Z', 7, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:15:42.888Z"}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.896Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 8, 'card.assigned', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.904Z', 8, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:15:42.896Z"}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.904Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 9, 'card.assigned', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.904Z', 8, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:15:42.904Z"}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.904Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 10, 'checklist.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.936Z', 10, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c59-71af-b2f0-501bfb81a079', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c59-71af-b2f0-501bfb81a079","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 11, 'checklist_item.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.940Z', 11, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 12, 'checklist_item.updated', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.947Z', 12, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 13, 'checklist_item.assigned', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.950Z', 13, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 14, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.955Z', 14, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c6c-7594-a64a-46fdad35e6e5","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 15, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.960Z', 15, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c70-7708-9de9-02b829a243c7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c70-7708-9de9-02b829a243c7","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 16, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.966Z', 16, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c76-7661-b63e-a8cf17834bed', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c76-7661-b63e-a8cf17834bed","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 17, 'card.moved', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.002Z', 17, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","rank":65536,"updated_at":"2026-11-16T02:15:42.904Z","position":0}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c14-7485-90bc-1f842c3b5cbb","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e223-8c59-71af-b2f0-501bfb81a079","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Steps","rank":65536,"items":[{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e223-8c6c-7594-a64a-46fdad35e6e5","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e223-8c70-7708-9de9-02b829a243c7","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e223-8c76-7661-b63e-a8cf17834bed","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:43.002Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 18, 'board.member_removed', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.005Z', 18, '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","user_id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","role":"member","user":{"id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 19, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.010Z', 19, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8ca2-724d-a1c1-b3124d15296d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ca2-724d-a1c1-b3124d15296d","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 20, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.019Z', 20, '01a1e223-8cab-7119-917e-ea4bcb258f7a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cab-7119-917e-ea4bcb258f7a","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.019Z","updated_at":"2026-11-16T02:15:43.019Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 21, 'checklist.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.027Z', 21, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cb3-731b-af28-577608578998', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cb3-731b-af28-577608578998","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 22, 'checklist.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.032Z', 22, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cb8-71e2-9e32-32c8f402fb28', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cb8-71e2-9e32-32c8f402fb28","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 23, 'checklist_item.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.034Z', 23, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cba-760b-9afb-2edeb6d3b9e0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cba-760b-9afb-2edeb6d3b9e0","checklist_id":"01a1e223-8cb8-71e2-9e32-32c8f402fb28","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 24, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.043Z', 24, '01a1e223-8cc3-71ed-9665-9e7ef298d0c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cc3-71ed-9665-9e7ef298d0c2","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 25, 'comment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.048Z', 25, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cc8-779c-afc1-b2f2520e1297', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cc8-779c-afc1-b2f2520e1297","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","user_id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","user":{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:15:43.048Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 26, 'label.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.053Z', 26, '01a1e223-8ccd-7550-a6dd-88669635d765', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ccd-7550-a6dd-88669635d765","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 27, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.055Z', 27, '01a1e223-8ccf-7028-9760-3af04a92bc30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ccf-7028-9760-3af04a92bc30","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.055Z","updated_at":"2026-11-16T02:15:43.055Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 28, 'card.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.056Z', 28, '01a1e223-8ccf-7028-9760-3af04a92bc30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ccf-7028-9760-3af04a92bc30","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.055Z","updated_at":"2026-11-16T02:15:43.055Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 29, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.059Z', 29, '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 30, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.062Z', 30, '01a1e223-8cd6-7551-b913-7aa62551edc6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cd6-7551-b913-7aa62551edc6","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.062Z","updated_at":"2026-11-16T02:15:43.062Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 31, 'column.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.117Z', 31, '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 1, 'board.member_added', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.128Z', 1, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8d16-7789-8290-13330667ccc9","user_id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","role":"member","user":{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 2, 'board.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.131Z', 2, '01a1e223-8d16-7789-8290-13330667ccc9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d16-7789-8290-13330667ccc9"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 32, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.132Z', 32, '01a1e223-8d1c-7481-9949-721230896371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d1c-7481-9949-721230896371","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 33, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.136Z', 33, '01a1e223-8d20-73a3-8b0a-050b5a982a61', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d20-73a3-8b0a-050b5a982a61","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8d1c-7481-9949-721230896371","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.136Z","updated_at":"2026-11-16T02:15:43.136Z"}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 34, 'column.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.137Z', 34, '01a1e223-8d1c-7481-9949-721230896371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d1c-7481-9949-721230896371","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 35, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.145Z', 35, '01a1e223-8d1c-7481-9949-721230896371', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e223-8d1c-7481-9949-721230896371","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 'owner');
INSERT INTO public.board_members VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'member');
INSERT INTO public.board_members VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 'owner');
INSERT INTO public.board_members VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'member');
INSERT INTO public.board_visits VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-83e1-7264-ad9c-30136c60f5e6', NULL, true);
INSERT INTO public.boards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 'Board', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.773Z', '2026-11-16T02:15:42.773Z', 35, 38, 'w3kz2r3pnv', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 'Board', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.126Z', '2026-11-16T02:15:43.126Z', 2, 3, '3u725anxhmi', 0, '2026-11-16T02:15:43.131Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6');
INSERT INTO public.calendar_keys VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', '7c308ef020e5cb317a2b0689543ed0bb');
INSERT INTO public.card_assignees VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-83e1-7264-ad9c-30136c60f5e6');
INSERT INTO public.card_assignees VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e');
INSERT INTO public.card_labels VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c1f-70c4-ac59-09d262824535');
INSERT INTO public.card_watchers VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-83e1-7264-ad9c-30136c60f5e6');
INSERT INTO public.cards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c14-7485-90bc-1f842c3b5cbb', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:15:42.888Z', '2026-11-16T02:15:43.002Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8c01-74dd-a76b-258c8edd801e', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:15:43.019Z', '2026-11-16T02:15:43.019Z', NULL);
INSERT INTO public.cards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d1c-7481-9949-721230896371', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:15:43.136Z', '2026-11-16T02:15:43.136Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', '01a1e223-8c59-71af-b2f0-501bfb81a079', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cba-760b-9afb-2edeb6d3b9e0', '01a1e223-8cb8-71e2-9e32-32c8f402fb28', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c59-71af-b2f0-501bfb81a079', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cb3-731b-af28-577608578998', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cb8-71e2-9e32-32c8f402fb28', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c01-74dd-a76b-258c8edd801e', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c14-7485-90bc-1f842c3b5cbb', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cc3-71ed-9665-9e7ef298d0c2', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d1c-7481-9949-721230896371', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cc8-779c-afc1-b2f2520e1297', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.048Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e223-8f62-7425-bfe2-8d7cfd4e91ce', '2026-11-16T03:20:43.716Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', 'b4ad8589-a5c2-47b4-aa12-b4648204f738', 'ZPmMzuK4ejo6VwNxW6Ifg5d0zMx3qLioyG6lDq9BmJI', '01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:15:42.879Z');
INSERT INTO public.invitations VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccb-7696-aa8e-54b66cd5aa22', '01a1e223-83e1-7264-ad9c-30136c60f5e6', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e');
INSERT INTO public.labels VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c1f-70c4-ac59-09d262824535', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccd-7550-a6dd-88669635d765', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '0b6cbaff-e776-4d79-ba75-f3078834fd3f', '2026-11-16T02:15:43.735Z');
INSERT INTO public.mail_queue VALUES ('fc05f000-46e9-45bf-bc71-e72acf3959a5', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:15:43.735Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8be6-7083-be23-372172994bf6', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'added', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.821Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8bfd-715d-b294-a7c0fd868898', '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', 'added', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.845Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c38-76c6-8f50-559c3bb8aaf5', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'assigned', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.904Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cc8-779d-9dc6-ed2c8ed2465e', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'commented', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cc8-779c-afc1-b2f2520e1297', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.048Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', '01a1e223-8d19-74da-b38e-7020a509877e', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'added', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.128Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 35, '01a1e223-8d20-73a3-8b0a-050b5a982a61', '{"id":"01a1e223-8d20-73a3-8b0a-050b5a982a61","column_id":"01a1e223-8d1c-7481-9949-721230896371","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:15:43.136Z","updated_at":"2026-11-16T02:15:43.136Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '61bb73808817a8fe');
INSERT INTO public.search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8cab-7119-917e-ea4bcb258f7a', 3145727, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cc8-779c-afc1-b2f2520e1297', 1048576, ' ·b01a1e2238bb571c089661b3c54fa3dab ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', '01a1e223-8ccf-7028-9760-3af04a92bc30', 4194303, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', '01a1e223-8cd6-7551-b913-7aa62551edc6', 5242879, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d20-73a3-8b0a-050b5a982a61', 6291455, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c70-7708-9de9-02b829a243c7', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c76-7661-b63e-a8cf17834bed', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8ca2-724d-a1c1-b3124d15296d', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8cab-7119-917e-ea4bcb258f7a', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8cab-7119-917e-ea4bcb258f7a', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cba-760b-9afb-2edeb6d3b9e0', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', '01a1e223-8ccf-7028-9760-3af04a92bc30', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', '01a1e223-8ccf-7028-9760-3af04a92bc30', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', '01a1e223-8cd6-7551-b913-7aa62551edc6', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', '01a1e223-8cd6-7551-b913-7aa62551edc6', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d20-73a3-8b0a-050b5a982a61', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d20-73a3-8b0a-050b5a982a61', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e223-864e-760a-ac0b-b0b5b1614831', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:41.390Z', '2026-11-16T02:15:41.390Z', '2026-11-16T03:15:41.390Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e223-8a07-7340-a473-454940772e1a', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', '2026-11-16T02:15:42.343Z', '2026-11-16T02:15:42.343Z', '2026-11-16T03:15:42.343Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e223-8ba9-72f3-8b4e-f558d3f2d657', '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', '2026-11-16T02:15:42.761Z', '2026-11-16T02:15:42.761Z', '2026-11-16T03:15:42.761Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('a4e0290f-4c17-4e5e-a9cd-e6f3b74c0b64', 'e76c5665-33fb-4b51-b66d-ddf4d2668e9b', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', 'card', 'deleted', 'Card', '01a1e223-8c01-74dd-a76b-258c8edd801e', NULL, 131072, 1, '{"id":"01a1e223-8ccf-7028-9760-3af04a92bc30","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:15:43.055Z","updated_at":"2026-11-16T02:15:43.055Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:15:43.056Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 28);
INSERT INTO public.trash VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e223-8c1f-70c4-ac59-09d262824535","01a1e223-8ccd-7550-a6dd-88669635d765"],"board_members":["01a1e223-83e1-7264-ad9c-30136c60f5e6","01a1e223-8667-72c4-bcf2-e2c1856c9a8e"]}', '2026-11-16T02:15:43.117Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 31);
INSERT INTO public.trash VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', 'card', 'deleted', 'Card', '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', 65536, NULL, '{"id":"01a1e223-8cd6-7551-b913-7aa62551edc6","column_id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:15:43.062Z","updated_at":"2026-11-16T02:15:43.062Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:15:43.117Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 31);
INSERT INTO public.users VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$x9o9M+tcxI96zixaiEhbD5kwdw516FEhGxK2F6vNtew$6gOrCJCctgJ3y00upEl514BclTzl3Qdk7cLHKIXETPk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:15:41.131Z');
INSERT INTO public.users VALUES ('01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$85QnjeTLArBd2hW5aWS8qnT9VKLz1ACz2zgFjG1MEFo$yYcmAP9c1ZRff3qLKJ9Zt1S3ySqp0o9xF2U2WFvhmBc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:15:41.689Z');
INSERT INTO public.users VALUES ('01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$wnAV/NcsPsNakKh05qL1uoil7JaeE1DJ06blS9OyLQ8$euZ5baHpJz9xwx+YsmQk2N+Qsq/TM8QPdl56rZEhVJ8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:15:42.581Z');
INSERT INTO public.users VALUES ('01a1e223-8d40-709b-874d-77ae8fd1036c', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$Urfo59lynDgP+nvJDG9mnUlOEFxcfjj4kNeo9PQm+eM$+NTdkIeARExnOBHBo+tgEh9QYd/lYki5i58SFDhEqEQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:15:43.594Z');
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
CREATE INDEX mail_queue_waiting ON public.mail_queue USING btree (created_at) WHERE (due_at IS NOT NULL);
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
