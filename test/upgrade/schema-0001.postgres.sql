
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'reset', 'alice@example.org', '00', '2026-11-16T11:46:18.851Z');
INSERT INTO public.api_tokens VALUES ('01a1e42d-f0d9-7775-bee9-741378a05f0f', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '8c49cc611829fd27f86dc569a2ff2eb97d54148f2714eb264e044e69f4c80263', 'oLqX', 'Script', 'write', '01a1e42d-f034-721f-89a3-e4d0f667eb22', '2026-11-16T11:46:18.456Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f107-7414-9d9e-76f8fb69a253', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f10c-7453-a36f-822252e25ae1', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f110-74bf-9105-b27907a85c4b', '\x08dbc73ff76e2d538af38e82f0f860356133c838e97b932eb144afb0f7a84c31cef8bb0bbb622163abe3013e28ae3957340390fea4fa995b4372c216231f10d1a5c5ee36ef79dc1ec68a89a52c6c3e6a70dd2884994d5cc61790102e5ca6c0315e92fdf11d210bd63654642daf996c9b6cee4dff3c6ad1c39cac1a8a8331addc5e72eda0481da51961dfc5f622544dd0bade9af239b7bbcc8d9d738525ff55bca5aff9dd5f363a2cfc684ded9c819a05736f1875e06fe353d6449a76bd821661cae27726d40c33bda84ce91652168440fb4048e7807de79158d7cbe9097a6c1a2076dadcfc9bde8c79d8a83271a4b3bebc8894906d020df9432bfe2eb96380ac0d5d19b868c32005a5d8beffc92c9eb4d963785a76675cae5b7c09a8e93f6d2669e6e79b3a61b103d8ca9a0ac17b26c795e575038852c63b04ffec30a1ce03c7309103db5fcbff76b81b204c20372f37421b120b54d7a7e7e816f839834a816ce2d7a00de4005a8fa48efda8996b96ace3dc3a07afccc4f23fe7a09fcc50d08bdd53e0abad3976722b2b2dd955c8af11cb174f3f53660f4dedc5eb4d1ca1e402050c32d2c563ca3269e4d71bfec7c2421efe59a03d031de2f47ea1ada2b084f07a7324887d4ecae6202a6a447efa8331730a5b5ced904a33763ce33c8a8e2150eb68d071552c0b80ac9ea7365ad263eb6e5f454b');
INSERT INTO public.attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('0db35191-efab-4674-b482-c1368b157c1b', 'f541327f-304e-4a8a-98d5-7aa98161a8b2', NULL);
INSERT INTO public.attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f107-7414-9d9e-76f8fb69a253', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f10c-7453-a36f-822252e25ae1', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f110-74bf-9105-b27907a85c4b', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f119-76bc-8996-1298b81770e3', 'Finished by Bob', 'card_moved', '01a1e42d-f069-75ad-8540-4d1f1d62945e', NULL, 'assign_member', NULL, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', true);
INSERT INTO public.automation_rules VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f133-72bc-8301-74b015cae16d', 'Rule', 'card_moved', '01a1e42d-f05a-7443-89a3-48dd94a23dff', NULL, 'assign_member', NULL, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', true);
INSERT INTO public.automation_runs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f119-76bc-8996-1298b81770e3', '01a1e42d-f121-7062-9571-9fc0585a48b5', 17, '01a1e42d-f081-722f-9435-fd66943e5104', '2026-11-16T11:46:18.529Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:46:18.434Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 0, '2026-11-16T11:46:18.292Z', '\x1f8b08000000000000039551416ec32010bcf7197b86c86084134e55dfd053abc85a9b7585848d0b386d15e5ef95edb44a734895e30ccccceeec119c05038540414a5ade15a5e295141ddfeeb0e4a46cd1695d51232530c82e7b02034f01a3050696521bdd985d18c00c93f70cdae043fc05913093ad9bafcb0c22257825a9e0a874c549a36a35963b5b6e81c134dabb353f3998c1802ca4e64270a19f85304a1bb1ddc89d7cb9f0feef5fa2773005038f0df904e675cfa0a7bea138832334f3fef53dcd4d89e295806eae14c3d274f818289ef5608e57d7ba6d413d3a0f06d0bb961ee913fbd1d326c4b7b3df80fd1cb13c0383cec594576ebd9ec7bfd8a51adbec0e0426c78916e240d1758e2c980e7d5ab9348d14d78117f274daaf66351d68c84bfbb3e3e9e11b1c8b0ecc7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 0, '2026-11-16T11:46:18.646Z', '\x1f8b08000000000000039551414ec33010bcf38c3ddb559c18a7f1a9e20d9c4055b48937c8921307db29a0aa7f47490a2a3d14f53863cfcceeec11ac010d9940413237bc1395e2a5a80adee459c5b75da9545628a98a4760906c72041a9e3c06030c0cc536d831593f801e26e718b4def9f00b02612253375f97194452f032a78ca354252785b2555854a6d802836934776b7e723081863ccb1517820bf52c84964a8bed4649f572e1fddfbf48efa033060e1b7211f4eb9e414f7d4361064768e6fdeb7b9a9b22852b01dd5c29f8a569ff315038eb411fafae75db827ab40e34a0b32dede813fbd1d1c687b7b3df80fd1cb13c0383ce8698566ebd9ec3bfd8c61adb640f043a858916e240c176960ce80e5d5cb9388d14d68117f274daaf66351d68484bfbb3e3e9e11bd08f95a27e020000');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 1, 'board.member_added', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.310Z', 1, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","user_id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","role":"member","user":{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 2, 'board.member_added', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.320Z', 2, '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","user_id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","role":"member","user":{"id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 3, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.329Z', 3, '01a1e42d-f05a-7443-89a3-48dd94a23dff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 4, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.345Z', 4, '01a1e42d-f069-75ad-8540-4d1f1d62945e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f069-75ad-8540-4d1f1d62945e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 5, 'label.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.361Z', 5, '01a1e42d-f07a-75aa-87f0-9d7e0a83911b', NULL, NULL, NULL, NULL, 'ffc9432a-cb44-4340-ac6e-d845f0a58474', NULL, NULL, NULL, '{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 6, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.369Z', 6, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.369Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 7, 'card.labeled', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.394Z', 7, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:46:18.369Z"}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.394Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 8, 'card.assigned', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.409Z', 8, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:46:18.394Z"}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.409Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 9, 'card.assigned', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.409Z', 8, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:46:18.409Z"}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.409Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 10, 'checklist.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.468Z', 10, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 11, 'checklist_item.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.481Z', 11, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 12, 'checklist_item.updated', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.489Z', 12, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 13, 'checklist_item.assigned', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.496Z', 13, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 14, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.503Z', 14, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f107-7414-9d9e-76f8fb69a253', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f107-7414-9d9e-76f8fb69a253","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 15, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.508Z', 15, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f10c-7453-a36f-822252e25ae1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f10c-7453-a36f-822252e25ae1","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 16, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.512Z', 16, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f110-74bf-9105-b27907a85c4b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f110-74bf-9105-b27907a85c4b","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 17, 'card.moved', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.529Z', 17, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","rank":65536,"updated_at":"2026-11-16T11:46:18.409Z","position":0}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f069-75ad-8540-4d1f1d62945e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Steps","rank":65536,"items":[{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e42d-f107-7414-9d9e-76f8fb69a253","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e42d-f10c-7453-a36f-822252e25ae1","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e42d-f110-74bf-9105-b27907a85c4b","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.529Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 18, 'board.member_removed', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.536Z', 18, '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","user_id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","role":"member","user":{"id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 19, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.543Z', 19, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f12f-70be-84c6-a6af8e5478e1","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 20, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.552Z', 20, '01a1e42d-f138-7091-8323-f278807c09ba', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f138-7091-8323-f278807c09ba","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.552Z","updated_at":"2026-11-16T11:46:18.552Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 21, 'checklist.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.562Z', 21, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f142-75a6-8187-1648411d7bf5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f142-75a6-8187-1648411d7bf5","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 22, 'checklist.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.566Z', 22, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f146-7616-b941-b9c3a4534653', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f146-7616-b941-b9c3a4534653","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 23, 'checklist_item.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.580Z', 23, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f154-7478-aec6-39b1b291b5d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f154-7478-aec6-39b1b291b5d5","checklist_id":"01a1e42d-f146-7616-b941-b9c3a4534653","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 24, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.585Z', 24, '01a1e42d-f159-711d-a8bb-a72f12a9681d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f159-711d-a8bb-a72f12a9681d","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 25, 'comment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.592Z', 25, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f160-7486-b140-2fe1296c2532', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f160-7486-b140-2fe1296c2532","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","user_id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","user":{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:46:18.592Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 26, 'label.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.606Z', 26, '01a1e42d-f16e-703e-8055-cdf298ac4869', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f16e-703e-8055-cdf298ac4869","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 27, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.617Z', 27, '01a1e42d-f179-77f5-828d-a4b2fedd93a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f179-77f5-828d-a4b2fedd93a5","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.617Z","updated_at":"2026-11-16T11:46:18.617Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 28, 'card.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.623Z', 28, '01a1e42d-f179-77f5-828d-a4b2fedd93a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f179-77f5-828d-a4b2fedd93a5","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.617Z","updated_at":"2026-11-16T11:46:18.617Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 29, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.632Z', 29, '01a1e42d-f188-724a-b11d-6e4c6fc04546', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 30, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.635Z', 30, '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f18b-73b3-91b2-da4be99f6aa4","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.635Z","updated_at":"2026-11-16T11:46:18.635Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 31, 'column.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.640Z', 31, '01a1e42d-f188-724a-b11d-6e4c6fc04546', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 1, 'board.member_added', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.651Z', 1, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f196-7193-b209-8f7660364635","user_id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","role":"member","user":{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 2, 'board.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.655Z', 2, '01a1e42d-f196-7193-b209-8f7660364635', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f196-7193-b209-8f7660364635"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 32, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.672Z', 32, '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 33, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.682Z', 33, '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1ba-7351-b371-f0c6e06a83b1","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.682Z","updated_at":"2026-11-16T11:46:18.682Z"}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 34, 'column.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.688Z', 34, '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 35, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.709Z', 35, '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'owner');
INSERT INTO public.board_members VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'member');
INSERT INTO public.board_members VALUES ('01a1e42d-f196-7193-b209-8f7660364635', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'owner');
INSERT INTO public.board_members VALUES ('01a1e42d-f196-7193-b209-8f7660364635', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'member');
INSERT INTO public.board_visits VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', NULL, true);
INSERT INTO public.boards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 'Board', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.292Z', '2026-11-16T11:46:18.292Z', 35, 40, 's0ii6ldjuzdb', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 'Board', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.646Z', '2026-11-16T11:46:18.646Z', 2, 3, 'u1060ys68181', 0, '2026-11-16T11:46:18.655Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', false);
INSERT INTO public.calendar_keys VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '7159a54fb8122c7d389d1d89be60dd8c');
INSERT INTO public.card_assignees VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f07a-75aa-87f0-9d7e0a83911b');
INSERT INTO public.card_watchers VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38');
INSERT INTO public.cards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f069-75ad-8540-4d1f1d62945e', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:46:18.369Z', '2026-11-16T11:46:18.529Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f05a-7443-89a3-48dd94a23dff', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:46:18.552Z', '2026-11-16T11:46:18.552Z', NULL);
INSERT INTO public.cards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:46:18.682Z', '2026-11-16T11:46:18.682Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0f1-7241-8df4-40cd935995cf', '01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f154-7478-aec6-39b1b291b5d5', '01a1e42d-f146-7616-b941-b9c3a4534653', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884', '01a1e42d-f081-722f-9435-fd66943e5104', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f142-75a6-8187-1648411d7bf5', '01a1e42d-f081-722f-9435-fd66943e5104', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f146-7616-b941-b9c3a4534653', '01a1e42d-f081-722f-9435-fd66943e5104', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f05a-7443-89a3-48dd94a23dff', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f069-75ad-8540-4d1f1d62945e', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f159-711d-a8bb-a72f12a9681d', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f160-7486-b140-2fe1296c2532', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.592Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e42d-f259-70c0-9cf4-f5f3024cd87e', '2026-11-16T12:51:18.845Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'ffc9432a-cb44-4340-ac6e-d845f0a58474', 'I70Cgm_ae5Shiu6ljmKWxu152z9rl98inAmt5FXDJ4E', '{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:46:18.362Z');
INSERT INTO public.invitations VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f169-778a-b076-43c6c5e9bb30', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0f1-7241-8df4-40cd935995cf', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1');
INSERT INTO public.labels VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f07a-75aa-87f0-9d7e0a83911b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f16e-703e-8055-cdf298ac4869', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '8d9d6be9-2432-406e-a847-0fba6cfff024', '2026-11-16T11:46:18.851Z');
INSERT INTO public.mail_digests VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('be99dd19-f47e-48e3-b259-eee81f797ba7', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:46:18.851Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f047-75c7-9ecb-faaf130863e3', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'added', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.310Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f050-72b9-8e93-43e4c910ca1b', '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', 'added', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.320Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0aa-7298-9ef3-f120cf281f47', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'assigned', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.409Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f160-7487-9904-0a26b6363682', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'commented', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f160-7486-b140-2fe1296c2532', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.592Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e42d-f196-7193-b209-8f7660364635', '01a1e42d-f19b-71fb-a4b6-03c14ae771a4', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'added', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.651Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 35, '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '{"id":"01a1e42d-f1ba-7351-b371-f0c6e06a83b1","column_id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:46:18.682Z","updated_at":"2026-11-16T11:46:18.682Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'cb9b6a713ff5d904');
INSERT INTO public.search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f081-722f-9435-fd66943e5104', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f138-7091-8323-f278807c09ba', 3145727, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f160-7486-b140-2fe1296c2532', 1048576, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 4194303, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 5242879, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', 6291455, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f081-722f-9435-fd66943e5104', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f081-722f-9435-fd66943e5104', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f107-7414-9d9e-76f8fb69a253', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f10c-7453-a36f-822252e25ae1', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f110-74bf-9105-b27907a85c4b', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f138-7091-8323-f278807c09ba', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f138-7091-8323-f278807c09ba', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f154-7478-aec6-39b1b291b5d5', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e42d-eee3-73e0-925c-c1fbcd2ed246', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:17.955Z', '2026-11-16T11:46:17.955Z', '2026-11-16T12:46:17.955Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e42d-ef86-7551-bb2f-92da5070973b', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', '2026-11-16T11:46:18.118Z', '2026-11-16T11:46:18.118Z', '2026-11-16T12:46:18.118Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e42d-f028-7035-a6fb-d607e8dc564b', '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', '2026-11-16T11:46:18.280Z', '2026-11-16T11:46:18.280Z', '2026-11-16T12:46:18.280Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f174-730e-988f-a4da362531b4', 'Mh0sV2moZWEymo1oup3-AwDsWJgHWUL3W8rFIe8_wSM', 'mTCWFCVVuNqwp7X8DJzRqz_cHiOkByDZ1gM9QYOj9yc', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.612Z', NULL);
INSERT INTO public.stored_objects VALUES ('0db35191-efab-4674-b482-c1368b157c1b', 'f541327f-304e-4a8a-98d5-7aa98161a8b2', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 'card', 'deleted', 'Card', '01a1e42d-f05a-7443-89a3-48dd94a23dff', NULL, 131072, 1, '{"id":"01a1e42d-f179-77f5-828d-a4b2fedd93a5","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:46:18.617Z","updated_at":"2026-11-16T11:46:18.617Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:46:18.623Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 28);
INSERT INTO public.trash VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f188-724a-b11d-6e4c6fc04546', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e42d-f07a-75aa-87f0-9d7e0a83911b","01a1e42d-f16e-703e-8055-cdf298ac4869"],"board_members":["01a1e42d-ee41-72e0-a467-e6a4c6a39d38","01a1e42d-eef1-7644-a5a1-37ca459fd8f1"]}', '2026-11-16T11:46:18.640Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 31);
INSERT INTO public.trash VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 'card', 'deleted', 'Card', '01a1e42d-f188-724a-b11d-6e4c6fc04546', '01a1e42d-f188-724a-b11d-6e4c6fc04546', 65536, NULL, '{"id":"01a1e42d-f18b-73b3-91b2-da4be99f6aa4","column_id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:46:18.635Z","updated_at":"2026-11-16T11:46:18.635Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:46:18.640Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 31);
INSERT INTO public.users VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$PiXEGonrSSJzglmkLWMfW1ShTJs6YEVnazii3aUXjmY$gmLVIysqfgopG9zJOCKclwTUGcmzQ4SZXEILvaWxfZw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:46:17.865Z');
INSERT INTO public.users VALUES ('01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$xiWuU4F90zzh6CxZlu1hNhQ1Cc168mIl9xDLilGmls0$NhgPoZPBrIfZ/HChhACeO2owETOKkMhtpDrekReHhbg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:46:18.038Z');
INSERT INTO public.users VALUES ('01a1e42d-ef8c-76e3-902c-46966ce0d5fe', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$n8s99Qv2CRRsdQkW68OqnQXplx2vKNaPtfh4A3i/0s4$otDRDSjdslHvCUp6aW/v/jNGMIVAyvk6yt4G4mSNvf8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:46:18.194Z');
INSERT INTO public.users VALUES ('01a1e42d-f1e7-770b-8bd5-a6a0850d49d4', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$4LWoewhO6yUXHg6L+9YndVsB7ei6qCzqKyBhNv8v5lA$C7JabG4akX+l1ubE//aL9t0MG8YpSlARpWMcp4T4bTw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:46:18.793Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1aa-719c-ad1b-213d04d640ae', '01a1e42d-f1c8-7537-abc9-0bb5ca4c0ca4', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:46:18.695Z', '2026-11-16T11:46:23.948Z', NULL, 8);
INSERT INTO public.webhooks VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1aa-719c-ad1b-213d04d640ae', 'https://hooks.invalid/boardcast', NULL, '4GDchB3f8q0lpJcJwF8dppDhOg5v6CDwGg-T-hNOqusrB70CtZOYlAruskha2jyDZAO94L1Kkre6m4lBWlKw755ULrFBbOeOIjNes2_4', true, NULL, '2026-11-16T11:46:18.666Z', 1, 31, 1, '2026-11-16T11:46:23.948Z', 8, '01a1e42d-f1c8-7536-ad23-6b9ad9b7bd8e', NULL);
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
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_fkey FOREIGN KEY (board_id, webhook_id) REFERENCES public.webhooks(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
