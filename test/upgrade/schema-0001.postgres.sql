
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
    removed_by uuid NOT NULL,
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'reset', 'alice@example.org', '00', '2026-11-16T14:31:08.859Z');
INSERT INTO public.api_tokens VALUES ('01a1e4c4-d1b3-756f-9a0d-fabaf61b5069', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'cff45bb0d3436b89c9840a67d9bcf03724b141da7799f83d2a0c3d3bf4189c82', 'cRBv', 'Script', 'write', '01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '2026-11-16T14:31:06.401Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d272-7250-8899-4fa69e30bb11', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', '\xb0988f0500c0619032bf237bbf95dc6638a8512e7cf4955630f27f37d2cc63f081098bc613b1277fd3e95bb02c098651d811f1e878adb40514b5c9ca8831823f781a71ebbcd65b66068f05a9964dddb73a8084e0a6d91fe067b512d8d1a88ef18d31a901c709e94570a937a0bd89819735129940e7d2613ae9eeb992960d81875fad634bab4359836643fc61eebb2ea35c6292c84cd66cdce50c09fca1566326561de0f5d60b8979c473d976bd12655458b50ed7dce13534de2c6ba9c763490473404cd7de16f28bb59a9fe0841705e45de7defb9e3338758a534384e82a974596e5ec96a8f1e3a36ae0eb3155c60fd74a331c00fcec2dfbeb490dc85ac64500396efb105a02228d6ef647f0aafb7d56f487da3c212ed0c3997279ca6e2959448c1592a5d0095a17007436abd931dc2cdde2c93f02f15406c35f5a067ab477a11122a82024bdf75d6a733a044d6cd87145b391cb3368578aa7251e5ea23d740c7d716c23c96c0796d7520d15b50b7bd19ef67c39dd38e3dc9c313c73357027168477b54511aedacf317e46789c6cf5dabee6e24bcb1ccb3356b03bbaae418d1c48d7b91225562ecad03d14c279d6781669111e7c5af1452e05eea07971cc89f2e7f4a9e5ccd656cda0ece93634e3d21bc390451c7a5bc5b08a3a53ea23cc5a114bffbad5b6b00bd448db23d43037b3853607a649');
INSERT INTO public.attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d33e-749c-89c0-579edea195ad', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('4958dcd5-95ab-4c64-a193-37c71bb54e2a', '1f090f77-69eb-4821-9775-926189df0dc3', NULL);
INSERT INTO public.attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d272-7250-8899-4fa69e30bb11', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d33e-749c-89c0-579edea195ad', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d2d5-757d-a46e-041f369cf80e', 'Finished by Bob', 'card_moved', '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', NULL, 'assign_member', NULL, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', true);
INSERT INTO public.automation_rules VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d363-71bc-a3db-195f4fd08e1d', 'Rule', 'card_moved', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', NULL, 'assign_member', NULL, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', true);
INSERT INTO public.automation_runs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d2d5-757d-a46e-041f369cf80e', '01a1e4c4-d300-7505-bc6d-c10fe07b7298', 17, '01a1e4c4-d039-760e-a77c-62af5e79780e', '2026-11-16T14:31:06.751Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T14:31:06.249Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 0, '2026-11-16T14:31:05.677Z', '\x1f8b08000000000000039551414ec33010bcf38c3dc7551c523bf5a9e20d9c4055b4b137c8921307db09a0aa7f47490aa23d14f53863cfcceeec11ac010539474ea52e99266d98943c675889960953e14e889dd18d810c924d8e40c193c730634351073b24eb7b50fde85c06da3b1f7e41204c64eae6eb2283eb1d93db4a323458b01ccbd2c8aad0c66c21837130776b7e72308182222f04e39c71f1cc4bf5c855bedd08295ffe78fff72fd23ba83c03870db908eaf59041475d4361064768e6fdeb7b9a1b23856b01bfb552f04bd3fea3a770d6833a5e5feba60575681d28406735ede913bbc1d1c687b7b35f8fdd1cb13c4306ad0d31addc7a3d8797d8c61a75b213814a61a4859828d8d69201d5a28b2b17c781c23af0429e4e87d5aca689fab4b43f3b9e1ebe018cf156627e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 0, '2026-11-16T14:31:07.211Z', '\x1f8b08000000000000039551416ec32010bcf7197b86c83824389caabea1a75691b5867585848d0b386d15e5ef95edb44a734895e30ccccceeec119c050d854041d2486ea569b8da56925752295e346b5cab9d508d6d814176d91368780a182d30b0944c744376a107dd8fde3330c187f80b2261265b375f971946981d579b4a71b458f202a5b4aa2a8db51b60300ef66ecd4f0e66d05016e5960bc1c5f65948bd16ba50ab5288970beffffe257a075d30f0d8904fa05ff70c3aea1a8a13384233ed5fdfd3dc98285e09cccd9562989b0e1f3dc5b31ef4f1ea5ab72da843e741037a67e8913eb11b3cad427c3bfbf5d84d11f33330685d4c79e196eb79fc8b5daad1647720d0398e3413078aae756441b7e8d3c2a571a0b80c3c93a7d37e31abe9407d9edb9f1c4f0fdf460bf8c87e020000');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 1, 'board.member_added', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.791Z', 1, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","user_id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","role":"member","user":{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 2, 'board.member_added', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.819Z', 2, '01a1e4c4-c9c8-71dc-8026-30abed343e81', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","user_id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","role":"member","user":{"id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 3, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.854Z', 3, '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 4, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.891Z', 4, '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 5, 'label.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.959Z', 5, '01a1e4c4-cfe7-7517-85ab-bc78fffc57b9', NULL, NULL, NULL, NULL, '36846c49-317d-4b2f-8b54-53325eed6f51', NULL, NULL, NULL, '{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 6, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.041Z', 6, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.041Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 7, 'card.labeled', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.104Z', 7, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T14:31:06.041Z"}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.104Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 8, 'card.assigned', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.144Z', 8, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T14:31:06.104Z"}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.144Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 9, 'card.assigned', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.144Z', 8, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T14:31:06.144Z"}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.144Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 10, 'checklist.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.453Z', 10, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1d6-762a-9c20-6a4471e54c16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 11, 'checklist_item.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.480Z', 11, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 12, 'checklist_item.updated', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.499Z', 12, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 13, 'checklist_item.assigned', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.508Z', 13, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 14, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.558Z', 14, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d23e-7385-aae1-d6187dbf82a7","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 15, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.610Z', 15, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d272-7250-8899-4fa69e30bb11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d272-7250-8899-4fa69e30bb11","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 2, 'board.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.286Z', 2, '01a1e4c4-d4cb-7684-8477-0b3a37917bdf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d4cb-7684-8477-0b3a37917bdf"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 16, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.640Z', 16, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d290-71e2-b6ce-7da221b1116b","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 17, 'card.moved', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.751Z', 17, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","rank":65536,"updated_at":"2026-11-16T14:31:06.144Z","position":0}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Steps","rank":65536,"items":[{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4c4-d23e-7385-aae1-d6187dbf82a7","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4c4-d272-7250-8899-4fa69e30bb11","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4c4-d290-71e2-b6ce-7da221b1116b","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.751Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 18, 'board.member_removed', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.786Z', 18, '01a1e4c4-c9c8-71dc-8026-30abed343e81', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","user_id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","role":"member","user":{"id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 19, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.814Z', 19, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d33e-749c-89c0-579edea195ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d33e-749c-89c0-579edea195ad","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 20, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.877Z', 20, '01a1e4c4-d37d-7714-91b8-c86fe048f531', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d37d-7714-91b8-c86fe048f531","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.877Z","updated_at":"2026-11-16T14:31:06.877Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 21, 'checklist.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.900Z', 21, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d394-7588-b85e-d540d22f01fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d394-7588-b85e-d540d22f01fa","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 22, 'checklist.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.908Z', 22, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d39c-7513-8d09-73512e28299d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d39c-7513-8d09-73512e28299d","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 23, 'checklist_item.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.938Z', 23, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0","checklist_id":"01a1e4c4-d39c-7513-8d09-73512e28299d","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 24, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.966Z', 24, '01a1e4c4-d3d6-72c0-99e8-19cbcfe09eaf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d3d6-72c0-99e8-19cbcfe09eaf","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 25, 'comment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.989Z', 25, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d3ed-7389-9dda-7d31b96f184f","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","user_id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","user":{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T14:31:06.989Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 26, 'label.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.016Z', 26, '01a1e4c4-d408-7276-9904-2a8fbf7eaa12', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d408-7276-9904-2a8fbf7eaa12","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 27, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.037Z', 27, '01a1e4c4-d41d-758f-96a9-97e5e5151ead', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d41d-758f-96a9-97e5e5151ead","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.037Z","updated_at":"2026-11-16T14:31:07.037Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 28, 'card.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.060Z', 28, '01a1e4c4-d41d-758f-96a9-97e5e5151ead', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d41d-758f-96a9-97e5e5151ead","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.037Z","updated_at":"2026-11-16T14:31:07.037Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 29, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.110Z', 29, '01a1e4c4-d466-7643-8db5-4fef91252968', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d466-7643-8db5-4fef91252968","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 30, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.127Z', 30, '01a1e4c4-d477-701a-9c4c-0780bb2c9403', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d477-701a-9c4c-0780bb2c9403","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-d466-7643-8db5-4fef91252968","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.127Z","updated_at":"2026-11-16T14:31:07.127Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 31, 'column.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.167Z', 31, '01a1e4c4-d466-7643-8db5-4fef91252968', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d466-7643-8db5-4fef91252968","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 1, 'board.member_added', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.261Z', 1, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-d4cb-7684-8477-0b3a37917bdf","user_id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","role":"member","user":{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 32, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.419Z', 32, '01a1e4c4-d59b-738b-8b42-80a445c39e42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 33, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.499Z', 33, '01a1e4c4-d5eb-76b3-9889-526680016476', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d5eb-76b3-9889-526680016476","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.499Z","updated_at":"2026-11-16T14:31:07.499Z"}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 34, 'column.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.614Z', 34, '01a1e4c4-d59b-738b-8b42-80a445c39e42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 35, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.661Z', 35, '01a1e4c4-d59b-738b-8b42-80a445c39e42', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'member');
INSERT INTO public.board_members VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'member');
INSERT INTO public.board_visits VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, true);
INSERT INTO public.boards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 'Board', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.677Z', '2026-11-16T14:31:05.677Z', 35, 40, 'x22rt705cmkf', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 'Board', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.211Z', '2026-11-16T14:31:07.211Z', 2, 3, '1gkwwo70ce1p2', 0, '2026-11-16T14:31:07.286Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', false);
INSERT INTO public.calendar_keys VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'ab542eab02b84cf907b3c750a364bf03');
INSERT INTO public.card_assignees VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-cfe7-7517-85ab-bc78fffc57b9');
INSERT INTO public.card_watchers VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5');
INSERT INTO public.cards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T14:31:06.041Z', '2026-11-16T14:31:06.751Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T14:31:06.877Z', '2026-11-16T14:31:06.877Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d59b-738b-8b42-80a445c39e42', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T14:31:07.499Z', '2026-11-16T14:31:07.499Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', '01a1e4c4-d1d6-762a-9c20-6a4471e54c16', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0', '01a1e4c4-d39c-7513-8d09-73512e28299d', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d1d6-762a-9c20-6a4471e54c16', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d394-7588-b85e-d540d22f01fa', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d39c-7513-8d09-73512e28299d', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3d6-72c0-99e8-19cbcfe09eaf', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d59b-738b-8b42-80a445c39e42', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, '2026-11-16T14:31:06.989Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e4c4-dadb-7642-b142-12872f2c2470', '2026-11-16T15:36:08.838Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '36846c49-317d-4b2f-8b54-53325eed6f51', 'FshNowj2xYaSUuqVDZdC79lAt_VhdzgLfL0KHjq5UWA', '{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T14:31:05.959Z');
INSERT INTO public.invitations VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d401-759e-913e-6785373bd245', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', '01a1e4c4-c58b-77f3-b650-9ddaf100529b');
INSERT INTO public.labels VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cfe7-7517-85ab-bc78fffc57b9', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d408-7276-9904-2a8fbf7eaa12', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '2a6fbe43-0a07-414a-b595-905eeccee725', '2026-11-16T14:31:08.859Z');
INSERT INTO public.mail_digests VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('366e8803-4fb6-4f0c-9d76-6c6261154280', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T14:31:08.859Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cf40-757d-a857-dfa34abb6e0a', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'added', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.791Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cf5c-7510-9c9f-1b8af82bfca5', '01a1e4c4-c9c8-71dc-8026-30abed343e81', 'added', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.819Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d0a6-7643-b7e4-257319d4ac04', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'assigned', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.144Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3ed-738a-bf6a-642aeb40ad1e', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'commented', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.989Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', '01a1e4c4-d4fd-7726-b022-e8f4980e2a28', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'added', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.261Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 35, '01a1e4c4-d5eb-76b3-9889-526680016476', '{"id":"01a1e4c4-d5eb-76b3-9889-526680016476","column_id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:31:07.499Z","updated_at":"2026-11-16T14:31:07.499Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '19f883813230b758');
INSERT INTO public.search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d039-760e-a77c-62af5e79780e', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-d37d-7714-91b8-c86fe048f531', 3145727, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', 1048576, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 4194303, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 5242879, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d5eb-76b3-9889-526680016476', 6291455, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d272-7250-8899-4fa69e30bb11', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d33e-749c-89c0-579edea195ad', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-d37d-7714-91b8-c86fe048f531', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-d37d-7714-91b8-c86fe048f531', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d5eb-76b3-9889-526680016476', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d5eb-76b3-9889-526680016476', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e4c4-c519-75b3-9fc7-1715a5ee3e6a', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:03.193Z', '2026-11-16T14:31:03.193Z', '2026-11-16T15:31:03.193Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4c4-c9b7-7365-bcc3-65e048f3888a', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', '2026-11-16T14:31:04.375Z', '2026-11-16T14:31:04.375Z', '2026-11-16T15:31:04.375Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4c4-ce70-70cf-9ea0-3cb62c80fa15', '01a1e4c4-c9c8-71dc-8026-30abed343e81', '2026-11-16T14:31:05.584Z', '2026-11-16T14:31:05.584Z', '2026-11-16T15:31:05.584Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d415-77fa-91a1-839a17465fd2', 'TtX383yT2PcKaVOta55XWEqdOko5fI04GGzxsD8EAMY', 'MI0gYwMC3ZiVYxaexlcHQVDp3trPvlTmW-wfYvJX-SA', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.028Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:08.859Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e4c4-c519-75b3-9fc7-1715a5ee3e6a', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('4958dcd5-95ab-4c64-a193-37c71bb54e2a', '1f090f77-69eb-4821-9775-926189df0dc3', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 'card', 'deleted', 'Card', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', NULL, 131072, 1, '{"id":"01a1e4c4-d41d-758f-96a9-97e5e5151ead","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:31:07.037Z","updated_at":"2026-11-16T14:31:07.037Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:31:07.060Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 28);
INSERT INTO public.trash VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d466-7643-8db5-4fef91252968', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","01a1e4c4-d408-7276-9904-2a8fbf7eaa12"],"board_members":["01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","01a1e4c4-c58b-77f3-b650-9ddaf100529b"]}', '2026-11-16T14:31:07.167Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 31);
INSERT INTO public.trash VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 'card', 'deleted', 'Card', '01a1e4c4-d466-7643-8db5-4fef91252968', '01a1e4c4-d466-7643-8db5-4fef91252968', 65536, NULL, '{"id":"01a1e4c4-d477-701a-9c4c-0780bb2c9403","column_id":"01a1e4c4-d466-7643-8db5-4fef91252968","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:31:07.127Z","updated_at":"2026-11-16T14:31:07.127Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:31:07.167Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 31);
INSERT INTO public.used_sign_ins VALUES ('1e0f5a60-a795-455c-b5a0-c9facadea54e', '2026-11-16T14:31:08.859Z');
INSERT INTO public.users VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hUxf+2Kh2kYTdCFO5BIBy2IyEF9QU3M1V7k7pXQpcl8$ra7U99dA+XtKFaiCedQcyOok2KDt9y6sC4/+tcHxxxU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:31:02.591Z');
INSERT INTO public.users VALUES ('01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$C05tW2YmhyFrexv7DojSuJ2K1+ho0n/rJ36LFczfi84$aDU4YbcQ4IRPEW2HDofZb/oLxiz4BdYPmGS/kj+Iz6g', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:31:03.960Z');
INSERT INTO public.users VALUES ('01a1e4c4-c9c8-71dc-8026-30abed343e81', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$G1FsaIFJBiRNyoxPTgsBBPQo9U5T2ot33OrVyJIXBg4$IbYZZbUPXld9JhzEIuH0KsHKEqZL0tRMa5pP1/DLLfM', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:31:04.928Z');
INSERT INTO public.users VALUES ('01a1e4c4-d744-7521-8699-2412ca2ef3dc', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$4WIgyyPRiJn0n46rU6AGbqYv/usomZjp2O7/zEf61B8$us2p8J+V0W9kCN06r3CVju0gyblftC48fpkU2MFef1w', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T14:31:08.596Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d573-70de-9269-c41fadea840d', '01a1e4c4-d621-74c8-b202-e488610de43a', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T14:31:07.552Z', '2026-11-16T14:31:12.588Z', NULL, 12);
INSERT INTO public.webhooks VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d573-70de-9269-c41fadea840d', 'https://hooks.invalid/boardcast', NULL, 'Adq1yBay_YhBy8J_el3dxu6HeGrAkcK2YEzU_x48IZP_nGwJYVG20x6ooO2BwW-hIM5IidklYJF0mU7y0hka2PsfHnE1ZDdU2f8yYHcL', true, NULL, '2026-11-16T14:31:07.379Z', 1, 31, 1, '2026-11-16T14:31:12.588Z', 12, '01a1e4c4-d621-74c7-bf1b-2433773d6ce4', NULL);
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
