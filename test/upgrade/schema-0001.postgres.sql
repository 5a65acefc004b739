
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
    action_label_id uuid,
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
    reason text,
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
CREATE TABLE public.board_people (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    username text,
    email text,
    user_id uuid,
    matched_seq bigint
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
    is_template boolean DEFAULT false NOT NULL,
    created_by uuid NOT NULL,
    updated_by uuid NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    seq bigint NOT NULL,
    revision bigint NOT NULL,
    stamp text NOT NULL,
    last_card_number bigint NOT NULL,
    deleted_at text,
    deleted_by uuid,
    is_forwarded boolean DEFAULT false NOT NULL
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
CREATE TABLE public.card_placeholders (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    person_id uuid NOT NULL
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
    user_id uuid,
    person_id uuid,
    created_at text NOT NULL,
    edited_at text,
    body text NOT NULL,
    CONSTRAINT comments_check CHECK (((user_id IS NULL) OR (person_id IS NULL)))
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
CREATE TABLE public.import_chunks (
    import_id uuid NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.imports (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text NOT NULL,
    is_preview boolean NOT NULL,
    format text,
    file_name text NOT NULL,
    size bigint NOT NULL,
    options text NOT NULL,
    source_url text,
    secret text,
    progress integer NOT NULL,
    board_id uuid,
    report text,
    preview text,
    error text,
    created_at text NOT NULL,
    started_at text,
    finished_at text,
    attempts integer NOT NULL,
    leased_by text,
    leased_until text,
    CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
)
WITH (fillfactor='50');
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
CREATE TABLE public.item_placeholders (
    board_id uuid NOT NULL,
    item_id uuid NOT NULL,
    person_id uuid NOT NULL
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
CREATE TABLE public.sign_in_links (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.sign_in_sessions (
    session_id uuid NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    provider_session text,
    logout_url text
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
    removed_by uuid,
    seq bigint NOT NULL,
    CONSTRAINT trash_kind_check CHECK ((kind = ANY (ARRAY['deleted'::text, 'archived'::text, 'purged'::text]))),
    CONSTRAINT trash_type_check CHECK ((type = ANY (ARRAY['card'::text, 'column'::text, 'label'::text, 'attachment'::text])))
);
CREATE TABLE public.used_sign_ins (
    id uuid NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    username_lower text NOT NULL,
    username_key text NOT NULL,
    hashed_password text,
    firstname text,
    lastname text,
    is_active boolean NOT NULL,
    is_verified boolean NOT NULL,
    is_superuser boolean NOT NULL,
    token_generation integer NOT NULL,
    kept_session uuid,
    created_at text NOT NULL
);
CREATE TABLE public.webhook_deliveries (
    board_id uuid NOT NULL,
    webhook_id uuid NOT NULL,
    id uuid NOT NULL,
    seq bigint,
    type text NOT NULL,
    status text NOT NULL,
    http_status integer,
    attempts integer NOT NULL,
    created_at text NOT NULL,
    next_attempt_at text,
    delivered_at text,
    duration_ms integer,
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))
);
CREATE TABLE public.webhooks (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    url text NOT NULL,
    types text,
    secret text NOT NULL,
    is_enabled boolean NOT NULL,
    disabled_because text,
    created_at text NOT NULL,
    generation integer NOT NULL,
    cursor bigint NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at text,
    last_ms integer,
    leased_by text,
    leased_until text,
    CONSTRAINT webhooks_disabled_because_check CHECK ((disabled_because = ANY (ARRAY['failed'::text, 'gone'::text])))
)
WITH (fillfactor='50');
INSERT INTO public.account_tokens VALUES ('00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'reset', 'alice@example.org', '00', '2026-11-17T13:20:29.024Z');
INSERT INTO public.api_tokens VALUES ('01a1e9aa-8327-72a0-a21f-507e80eceee3', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '16d60f858185d4606b464ab62004a45ff7cddd24f19debe87ca314fa193f3103', 'XVIU', 'Script', 'write', '01a1e9aa-8296-7495-b2e3-c746d77ddf00', '2026-11-17T13:20:28.452Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8359-71f1-bedd-f54900d384d2', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-835e-7260-865b-2cb2394baef4', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', '\xe22cba88e90d986b514ada96d82f2b67bf5bac1fb2cd9a6baa3b0ecc07cb315c8c77e9c690ab9ab61859bbfa59251e36ae14fefb04e639c5c029cb8e3ca8b712ac3e3b9e35b7d9c7d62c4f3e188a8d5ac4bd45dc7ad25fc89a0c17a4c7778395e19c91b5462ade36757aa4b6a6fe245949262acd6a148fe1a26d8c672866f6aa6779ff234c4de0dfe27add62703f3a2f6cec4f7822f2552d68509548ba75d23a707f22169cb30c86a2cda5744057e784deef0fef3d70ba672b049bd0333def54fb7df646946f9b36bccefa7953358af35d3205b14314e1504146b53650224b8689520102465f76bc45bbd42cda0497958ff6ffb20cf68bcb63bb5e9854344206333c873a913f62a6afb47bfec8e4c7b5d762bcce45a7fb5d7be4dd7bd9443697e60c3fd4d1ce35318e1ca5855fa3b1cad28642e6e20f1b884d987b61910c86d11e1eb941929f5a3f3640c3c125492cd7c9f29f61071ed0d7100a24b0a804687b3997200eb79035286a33bb3172b0155889bc6727c6c12e20b7e935870e5fbf04bbb269f789b4146b4cd9a57aa970fa2c8dbf6e9f44deb64b0f89bc7cc6d8cca10a1ea5826ab1581e3a33c538e001693d93196cf4b284e3b15bb270ddc9e16376ae4f86ca68af884c8ac0ab85bc433865b390ffa58c1524b584be89a92599157799e417873948c4367a62cfaeab7ab2125513be4f');
INSERT INTO public.attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('9348d412-069d-4521-b507-bb8e2629ae31', 'abd90c87-9fba-4d1f-a0b5-0015e70e7b02', NULL);
INSERT INTO public.attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8359-71f1-bedd-f54900d384d2', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-835e-7260-865b-2cb2394baef4', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8371-7091-8085-e72051ad8334', 'Finished by Bob', 'card_moved', '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', NULL, 'assign_member', NULL, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, true);
INSERT INTO public.automation_rules VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-839e-709c-a6f4-d208071c75ac', 'Rule', 'card_moved', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', NULL, 'assign_member', NULL, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, true);
INSERT INTO public.automation_runs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8371-7091-8085-e72051ad8334', '01a1e9aa-8382-714f-b32c-e5067b207287', 17, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '2026-11-17T13:20:28.544Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T13:20:28.430Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 0, '2026-11-17T13:20:28.310Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d11e0c41f5655cfd055abc87a36cf1512362ee0b45594bb57b693aac92255973330333073046b40839028a942e4a5aa725e6cab1d6f1465bc2db6b9290a633a218041b2c9116878f2180c303014db60c764fd007a989c63d07ae7c305d85827ea4787894077e822316803612253375f57b9422a5e646dc92bb1abb82a0c6ef3d2342408184ca3f9b7e69283093428a1722e2597c5b3ccb4125a959b4c8a975fde7fdd8bf40e5a3070d8908ba05ff70c7aea1b0a333842337752ffa7cd2952b815887b5f0a7e69df7f0c14ce7ad0c7db05ef5a508fd6810674b6a547fac47e74b4f1e1edec37603f472cc7c0a0b321a6955b1775788d6dacb14df640a0539868210e146c67c9fc4c6e631da791c2fae0853c9df6ab594d071ad2d2feec787af806231c38b792020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 0, '2026-11-17T13:20:28.653Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d11e0f8c7aaea19ba6a1559cff05221e14f01a7ada2dcbdb29d544d16a9ba9c8199819923380b1a8444493522af32b2bc142ae7986782cb5a616b8a6d66640e0c924b9e40c3d380c102034bd104372637f4a0fbc97b0666f043b800179b44dde83111e83dfa480c4c204c649bf6eb2a5748c5cbcc54bc1679cd5569715b54b62541c0601aedbf35971c4ca04109557029b92c9f65a695d0aada1479f6f2cbfbaf7b91de410b061e5bf211f4eb8e41475d4b61064768e74e9affb439450ab70271ef4b6158da1f3e7a0a673de8e3ed82772da843e741037a67e8913eb11b3d6d86f076f6ebb19b23966360b07721a6955b17f5788d5d6cd0247720d0294cb410070a6eefc8fe4cee6213a791c2fae0853c9d76ab594307ead3d2feec787af806e060691e92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', 0, '2026-11-17T13:20:28.764Z', '\x1f8b0800000000000003b5544d6fdb300cbdf7570cdcd52a64c796659f06ecb4737bda5018fa605aa1b2e54972b6a2c87f1fe4c44dd36519526cf08992493ebef7a867301a5aa0b9c8b11182f0b252a4ce2923a2948a30a9195565cd9ba2820ca28916a1852ffde87c440d19680cca9b311a37403b4cd666a09c757e094ce822f6a31511a15d0b1b3003e55144d49d7c3a6a4df382d42bc54943ab8614b51625e35a2245c8601af5c5394b1f11a18582168ce439c9ebdb7cd516b42df875cdcaafaf6affedbf80dfa1a5195821d10668bfdd65d0632fd1a7e019a4135e7797103a05f46f13ce8ee4dd2c80fb31a0dfe743fb0c9794c05e180b2d086b147ec29fa21f2d5e3b7fbfaf37881e976bc8606d7c88bbb39da2561cc726744245b34168a39f703ed8a0376b83fa457213ba308de87780e7c3edf66e57acc30d0e71663f55dc5efd36cf9ec39ac822af488165a3299575531490bd83f5c5c6b7ee83768954313c42cbaa6ac55edc0b1f5959975cc28c5dbb013be5ecd40f0717a7b6d6f4e60c6ec6495da0229c7246e84a3386aca19a37efc2bd03d05d42ce30257b429b1fa6fe2cfc1f16f7888710853f8892819ef0556442a75c32ceebb5761bf49d8851a8873e299a802e9e396c8c08c1dc0f88fb70b442e183b37ad9a2d3e371d230ca8944212bb9ae2b94751a6fe7d51bd7a374fa0992a5d403aa476b423c5d6e27892692968cf03553798e952ab04c049f52e49c860ba73711c7f0d64926627f0e03125ee7351145ce45c556a25ccd8fd602bfbb08b91b220ee9fd4a500ea67d11e708d9ff95207d191c7cb0efa25c3fbb42b92901a5fffa7dde5efd02ec7c95a8cd060000');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 1, 'board.member_added', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.329Z', 1, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","user_id":"01a1e9aa-812a-76a0-8f20-0555567c817e","role":"member","user":{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 2, 'board.member_added', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.349Z', 2, '01a1e9aa-81ec-756f-a81b-11a528acc11f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","user_id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","role":"member","user":{"id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 3, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.354Z', 3, '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 4, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.361Z', 4, '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-82c9-754b-b8ad-84faa198b4a6","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 5, 'label.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.367Z', 5, '01a1e9aa-82cf-779c-b3ef-bc603b58c2ed', NULL, NULL, NULL, NULL, '09d9581a-6f96-497e-8a8a-1f24b67c5280', NULL, NULL, NULL, '{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 6, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.375Z', 6, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.375Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 7, 'card.labeled', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.397Z', 7, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T13:20:28.375Z"}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.397Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 8, 'card.assigned', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.407Z', 8, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T13:20:28.397Z"}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.407Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 9, 'card.assigned', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.407Z', 8, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T13:20:28.407Z"}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.407Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 10, 'checklist.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.465Z', 10, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8331-70b9-9228-25335be37840', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8331-70b9-9228-25335be37840","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 11, 'checklist_item.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.475Z', 11, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 12, 'checklist_item.updated', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.485Z', 12, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 13, 'checklist_item.assigned', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.492Z', 13, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 14, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.505Z', 14, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8359-71f1-bedd-f54900d384d2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8359-71f1-bedd-f54900d384d2","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 15, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.510Z', 15, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-835e-7260-865b-2cb2394baef4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-835e-7260-865b-2cb2394baef4","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 2, 'board.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.657Z', 2, '01a1e9aa-83ed-7025-a530-192abc643c15', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83ed-7025-a530-192abc643c15"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 16, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.515Z', 16, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8363-76b6-86e9-1afdb8c49494","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 17, 'card.moved', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.544Z', 17, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","rank":65536,"updated_at":"2026-11-17T13:20:28.407Z","position":0}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c9-754b-b8ad-84faa198b4a6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e9aa-8331-70b9-9228-25335be37840","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Steps","rank":65536,"items":[{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e9aa-8359-71f1-bedd-f54900d384d2","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e9aa-835e-7260-865b-2cb2394baef4","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e9aa-8363-76b6-86e9-1afdb8c49494","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.544Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 18, 'board.member_removed', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.554Z', 18, '01a1e9aa-81ec-756f-a81b-11a528acc11f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","user_id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","role":"member","user":{"id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 19, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.564Z', 19, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8394-77b6-9791-edff49e9fa6a","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 20, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.577Z', 20, '01a1e9aa-83a1-7521-a246-0909811f2f67', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83a1-7521-a246-0909811f2f67","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.577Z","updated_at":"2026-11-17T13:20:28.577Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 21, 'checklist.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.581Z', 21, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83a5-7628-a447-3b01c1dd86a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83a5-7628-a447-3b01c1dd86a7","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 22, 'checklist.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.585Z', 22, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83a9-7010-8e81-557ae6e23d34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83a9-7010-8e81-557ae6e23d34","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 23, 'checklist_item.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.591Z', 23, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83af-7302-809c-ee6fd61cfd8d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83af-7302-809c-ee6fd61cfd8d","checklist_id":"01a1e9aa-83a9-7010-8e81-557ae6e23d34","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 24, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.599Z', 24, '01a1e9aa-83b7-703d-985a-90ec38395318', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83b7-703d-985a-90ec38395318","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 25, 'comment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.605Z', 25, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83be-7555-83af-d57ac6f261b0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83be-7555-83af-d57ac6f261b0","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","user_id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","user":{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T13:20:28.605Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 26, 'label.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.617Z', 26, '01a1e9aa-83c9-7602-902f-2b765f38f16e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83c9-7602-902f-2b765f38f16e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 27, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.625Z', 27, '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83d1-72f5-bb1c-b67ceb943556","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.625Z","updated_at":"2026-11-17T13:20:28.625Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 28, 'card.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.633Z', 28, '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83d1-72f5-bb1c-b67ceb943556","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.625Z","updated_at":"2026-11-17T13:20:28.625Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 29, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.641Z', 29, '01a1e9aa-83e1-7390-9528-7371dcf25d47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 30, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.643Z', 30, '01a1e9aa-83e3-720c-9582-b64b08ee164b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83e3-720c-9582-b64b08ee164b","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.643Z","updated_at":"2026-11-17T13:20:28.643Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 31, 'column.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.646Z', 31, '01a1e9aa-83e1-7390-9528-7371dcf25d47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 1, 'board.member_added', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.655Z', 1, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-83ed-7025-a530-192abc643c15","user_id":"01a1e9aa-812a-76a0-8f20-0555567c817e","role":"member","user":{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 32, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.669Z', 32, '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 33, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.680Z', 33, '01a1e9aa-8408-76af-a6c8-f28a377637ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8408-76af-a6c8-f28a377637ea","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.680Z","updated_at":"2026-11-17T13:20:28.680Z"}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 34, 'column.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.686Z', 34, '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 35, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.698Z', 35, '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'member');
INSERT INTO public.board_members VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'owner');
INSERT INTO public.board_members VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'member');
INSERT INTO public.board_members VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'owner');
INSERT INTO public.board_people VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-845c-7108-9608-beab5bf75eb7', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, true);
INSERT INTO public.boards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 'Board', NULL, NULL, false, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.310Z', '2026-11-17T13:20:28.310Z', 35, 40, 'nzs1u1d83fgk', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 'Board', NULL, NULL, false, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.653Z', '2026-11-17T13:20:28.653Z', 2, 3, 'ad23ghmhtmrm', 0, '2026-11-17T13:20:28.657Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', false);
INSERT INTO public.boards VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', 'Imported', NULL, NULL, false, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.764Z', '2026-11-17T13:20:28.764Z', 0, 4, '04ba2jxg23kh', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', '20ef27c63408ccf49d9761f983f2934b');
INSERT INTO public.card_assignees VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82cf-779c-b3ef-bc603b58c2ed');
INSERT INTO public.card_placeholders VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-845c-7108-9608-beab5bf75eb7');
INSERT INTO public.card_watchers VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8012-73c8-9059-27da468dbe0e');
INSERT INTO public.cards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-17T13:20:28.375Z', '2026-11-17T13:20:28.544Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T13:20:28.577Z', '2026-11-17T13:20:28.577Z', NULL);
INSERT INTO public.cards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T13:20:28.680Z', '2026-11-17T13:20:28.680Z', NULL);
INSERT INTO public.cards VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-845c-7107-b215-2e49d00b7922', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T13:20:28.764Z', '2026-11-17T13:20:28.764Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', '01a1e9aa-8331-70b9-9228-25335be37840', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83af-7302-809c-ee6fd61cfd8d', '01a1e9aa-83a9-7010-8e81-557ae6e23d34', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ee-8717-a218a563a43e', '01a1e9aa-8468-72ed-b046-8f6c11e5c2e4', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8331-70b9-9228-25335be37840', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a5-7628-a447-3b01c1dd86a7', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a9-7010-8e81-557ae6e23d34', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ed-b046-8f6c11e5c2e4', '01a1e9aa-8468-72ec-8086-03d66e690d89', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83b7-703d-985a-90ec38395318', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-845c-7107-b215-2e49d00b7922', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83be-7555-83af-d57ac6f261b0', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, '2026-11-17T13:20:28.605Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e9aa-8559-72e9-979f-687806b2297f', '2026-11-17T14:25:29.022Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '09d9581a-6f96-497e-8a8a-1f24b67c5280', 'GokNHmdrIdAznw_CnRyu1LEfmu9kqObdnvTQSoMszuM', '{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T13:20:28.367Z');
INSERT INTO public.import_chunks VALUES ('01a1e9aa-8486-74ea-9580-77bcb6991342', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1e9aa-842c-72b8-af53-3b810180aeb1', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1e9aa-845c-7106-a4bc-6bd60c478925', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T13:20:28.716Z', '2026-11-17T13:20:28.727Z', '2026-11-17T13:20:28.786Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1e9aa-8486-74ea-9580-77bcb6991342', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T13:20:28.806Z', '2026-11-17T13:20:28.813Z', '2026-11-17T13:20:28.825Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83c6-76e7-a1be-a9d0754d5523', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', '01a1e9aa-812a-76a0-8f20-0555567c817e');
INSERT INTO public.item_placeholders VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ee-8717-a218a563a43e', '01a1e9aa-845c-7108-9608-beab5bf75eb7');
INSERT INTO public.labels VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82cf-779c-b3ef-bc603b58c2ed', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83c9-7602-902f-2b765f38f16e', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'e0a9e479-2570-4243-b826-24b9853f7444', '2026-11-17T13:20:29.024Z');
INSERT INTO public.mail_digests VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('05d4a090-ea34-4ea6-8bcb-8f898225e5e4', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T13:20:29.024Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82aa-7111-afde-b1b20ec7b756', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'added', NULL, NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.329Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82bd-765a-ad96-458ef51521e8', '01a1e9aa-81ec-756f-a81b-11a528acc11f', 'added', NULL, NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.349Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82f8-720e-82a8-1835d3ee1b92', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'assigned', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.407Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83be-7556-aaed-5b7da01bc608', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'commented', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83be-7555-83af-d57ac6f261b0', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.605Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', '01a1e9aa-83ef-75e1-ace4-6f9c7f0da1d1', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'added', NULL, NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.655Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 35, '01a1e9aa-8408-76af-a6c8-f28a377637ea', '{"id":"01a1e9aa-8408-76af-a6c8-f28a377637ea","column_id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T13:20:28.680Z","updated_at":"2026-11-17T13:20:28.680Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'a06432686fce5afd');
INSERT INTO public.search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-83a1-7521-a246-0909811f2f67', 3145727, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83be-7555-83af-d57ac6f261b0', 1048576, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 4194303, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 5242879, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-8408-76af-a6c8-f28a377637ea', 6291455, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ec-8086-03d66e690d89', 7340031, ' ·b01a1e9aa845c7106a4bc6bd60c478925 ·c01a1e9aa845c7106a4bc6bd60c478925 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8359-71f1-bedd-f54900d384d2', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-835e-7260-865b-2cb2394baef4', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-83a1-7521-a246-0909811f2f67', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-83a1-7521-a246-0909811f2f67', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83af-7302-809c-ee6fd61cfd8d', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-8408-76af-a6c8-f28a377637ea', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-8408-76af-a6c8-f28a377637ea', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ec-8086-03d66e690d89', 'title', ' ·b01a1e9aa845c7106a4bc6bd60c478925 ·c01a1e9aa845c7106a4bc6bd60c478925 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ec-8086-03d66e690d89', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ee-8717-a218a563a43e', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1e9aa-811f-7057-99f5-4edf26847adf', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:27.935Z', '2026-11-17T13:20:27.935Z', '2026-11-17T14:20:27.935Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e9aa-81e6-70e1-a70b-da3bbaf8aa96', '01a1e9aa-812a-76a0-8f20-0555567c817e', '2026-11-17T13:20:28.134Z', '2026-11-17T13:20:28.134Z', '2026-11-17T14:20:28.134Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e9aa-8290-716d-bd54-0098d7e8ace7', '01a1e9aa-81ec-756f-a81b-11a528acc11f', '2026-11-17T13:20:28.304Z', '2026-11-17T13:20:28.304Z', '2026-11-17T14:20:28.304Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83ce-73bb-81b3-419bf177d68b', 'uCKuv4--6I0tQgk3Fo59kyQG8-z5aA2LjVc3t-Yo-Lg', 'duHuJXGTggEvMwuZkM5leydxUiJ0HDu5LUy_XZXNQVY', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.622Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:29.024Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e9aa-811f-7057-99f5-4edf26847adf', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('9348d412-069d-4521-b507-bb8e2629ae31', 'abd90c87-9fba-4d1f-a0b5-0015e70e7b02', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 'card', 'deleted', 'Card', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', NULL, 131072, 1, '{"id":"01a1e9aa-83d1-72f5-bb1c-b67ceb943556","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T13:20:28.625Z","updated_at":"2026-11-17T13:20:28.625Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T13:20:28.633Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 28);
INSERT INTO public.trash VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e1-7390-9528-7371dcf25d47', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","01a1e9aa-83c9-7602-902f-2b765f38f16e"],"board_members":["01a1e9aa-8012-73c8-9059-27da468dbe0e","01a1e9aa-812a-76a0-8f20-0555567c817e"]}', '2026-11-17T13:20:28.646Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 31);
INSERT INTO public.trash VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 'card', 'deleted', 'Card', '01a1e9aa-83e1-7390-9528-7371dcf25d47', '01a1e9aa-83e1-7390-9528-7371dcf25d47', 65536, NULL, '{"id":"01a1e9aa-83e3-720c-9582-b64b08ee164b","column_id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T13:20:28.643Z","updated_at":"2026-11-17T13:20:28.643Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T13:20:28.646Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 31);
INSERT INTO public.used_sign_ins VALUES ('924665a7-35c0-4c81-8b64-fd4231498672', '2026-11-17T13:20:29.024Z');
INSERT INTO public.users VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$z6hEOxMzpEfB+nFH3RY7jKtCrIDZTeMdIxQFEkQuNBA$YFL2vMS+gsMMVI+4SyBlAfiZ4g8mKgsOYTga30EsVro', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T13:20:27.855Z');
INSERT INTO public.users VALUES ('01a1e9aa-812a-76a0-8f20-0555567c817e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$F428xbgsnRug+8vVXgl0S+vYHEaMT7y6W2P5vn757Ms$UAtt1+gmD9hmzeI9a87aM097w/9L25tPJV5PpAp+weo', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T13:20:28.033Z');
INSERT INTO public.users VALUES ('01a1e9aa-81ec-756f-a81b-11a528acc11f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$TdRYgiPUZ9vht8Xq6hNSLZWo7tpyFskQcuxueHgj5UM$iaRSP/SAnZJJwdOYIRdC+GjmKStTIly5x898nWxi0Hw', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T13:20:28.218Z');
INSERT INTO public.users VALUES ('01a1e9aa-84a9-7626-b680-fb0ea7fa8466', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$oq4S6DQhk8YCLFpBITrcX09JC5JThCf/d43AK7Fm+34$3o5VcLgZ07F8m5zg7cDUD6Utd2D+SkQzVtkMOal2MP8', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T13:20:28.937Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83f6-7272-a11c-5d9f7fb7c4a6', '01a1e9aa-8417-7432-9ef1-0c8b1c44d758', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T13:20:28.695Z', '2026-11-17T13:20:33.929Z', NULL, 2);
INSERT INTO public.webhooks VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83f6-7272-a11c-5d9f7fb7c4a6', 'https://hooks.invalid/boardcast', NULL, 'aHeeChA4bdnDC_6hHsb2NwBiHHeXf1BY26TBv-TDj1XccOEZrxVjigGERhssIu9DGz9JZaMZuFY7sXEilhyzq1OyyUr6mYIWjCPe_Vw5', true, NULL, '2026-11-17T13:20:28.662Z', 1, 31, 1, '2026-11-17T13:20:33.929Z', 2, '01a1e9aa-8417-7431-9c87-f4d0faa06809', NULL);
SELECT pg_catalog.setval('public.search_cards', 7, true);
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
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_pkey PRIMARY KEY (board_id, id);
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
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_pkey PRIMARY KEY (board_id, card_id, person_id);
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
ALTER TABLE ONLY public.import_chunks
    ADD CONSTRAINT import_chunks_pkey PRIMARY KEY (import_id, number);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_pkey PRIMARY KEY (board_id, item_id, person_id);
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
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE ONLY public.sign_in_sessions
    ADD CONSTRAINT sign_in_sessions_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.stored_objects
    ADD CONSTRAINT stored_objects_pkey PRIMARY KEY (board_id, object_key);
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.used_sign_ins
    ADD CONSTRAINT used_sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_seq_key UNIQUE (board_id, webhook_id, seq);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (board_id, webhook_id, id);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (board_id, id);
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
CREATE INDEX card_placeholders_person ON public.card_placeholders USING btree (board_id, person_id, card_id);
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
CREATE INDEX import_chunks_first ON public.import_chunks USING btree (import_id) WHERE (number = 0);
CREATE INDEX imports_age ON public.imports USING btree (created_at);
CREATE INDEX imports_unfinished ON public.imports USING btree (id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX imports_user ON public.imports USING btree (user_id, id);
CREATE INDEX invitations_id ON public.invitations USING btree (id);
CREATE INDEX item_placeholders_person ON public.item_placeholders USING btree (board_id, person_id, item_id);
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
CREATE UNIQUE INDEX sign_in_links_user ON public.sign_in_links USING btree (user_id, issuer);
CREATE INDEX sign_in_sessions_provider ON public.sign_in_sessions USING btree (issuer, provider_session);
CREATE INDEX sign_in_sessions_subject ON public.sign_in_sessions USING btree (issuer, subject);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
CREATE INDEX used_sign_ins_expiry ON public.used_sign_ins USING btree (expires_at);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_test ON public.webhook_deliveries USING btree (board_id, webhook_id) WHERE ((seq IS NULL) AND (status = 'pending'::text));
CREATE INDEX webhook_deliveries_tests ON public.webhook_deliveries USING btree (next_attempt_at) WHERE ((seq IS NULL) AND (status = 'pending'::text));
CREATE INDEX webhooks_id ON public.webhooks USING btree (id);
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
    ADD CONSTRAINT automation_rules_board_id_action_label_id_fkey FOREIGN KEY (board_id, action_label_id) REFERENCES public.labels(board_id, id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_action_user_id_fkey FOREIGN KEY (board_id, action_user_id) REFERENCES public.board_members(board_id, user_id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_trigger_column_id_fkey FOREIGN KEY (board_id, trigger_column_id) REFERENCES public.columns(board_id, id);
ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_board_id_trigger_label_id_fkey FOREIGN KEY (board_id, trigger_label_id) REFERENCES public.labels(board_id, id);
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
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
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
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id) ON DELETE CASCADE;
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
    ADD CONSTRAINT comments_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_sessions
    ADD CONSTRAINT sign_in_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_fkey FOREIGN KEY (board_id, webhook_id) REFERENCES public.webhooks(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
