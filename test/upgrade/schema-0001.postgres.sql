
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
    is_enabled boolean NOT NULL,
    is_suspended boolean DEFAULT false NOT NULL,
    lost_trigger_column_id uuid,
    lost_trigger_label_id uuid,
    lost_action_column_id uuid,
    lost_action_label_id uuid
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
    data_bytes integer,
    renumbered text,
    previous text,
    data text
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
CREATE TABLE public.event_packs (
    board_id uuid NOT NULL,
    first_seq bigint NOT NULL,
    last_seq bigint NOT NULL,
    texts bytea NOT NULL
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
    CONSTRAINT trash_type_check CHECK ((type = ANY (ARRAY['card'::text, 'column'::text, 'label'::text, 'attachment'::text, 'rule'::text])))
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
INSERT INTO public.account_tokens VALUES ('00', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'reset', 'alice@example.org', '00', '2026-11-17T23:51:04.233Z');
INSERT INTO public.api_tokens VALUES ('01a1ebeb-d182-7733-8ae1-3b942cfe63a3', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '92b2919a9e6e2a8df2fc8be2f0d012bd2c49b77bfd22108c2929a74baab71d66', '36xD', 'Script', 'write', '01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '2026-11-17T23:51:02.785Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19a-71e4-909e-d5077dc72974', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', '\x75fd8e2431e7f263baec779c62bbb7e90d79ad60ad83542946ad85f5c8d8a7ebc1df30d012747f73412137022523c585885a81f7440e05264f8f6a219878bcf7dd1f8349e817eb9efe99d7ee1eb37c64dd91310a047fc2b34c0059dffc7f1df62db9cc1f35226f5cb08ed95543c0efa42166802c5af9ae7daff0d846d57ecab4637aa0f7609f85e1765a5d2e47295a3967ec396b4c4c6c3be7463916e42d713c2603f839aade434be1838f254aff7a7a226b013aacfc3685c89077a13ccd7d254ced2afc3408661e71bd4c416ddfc413be288d4a6e2dfd9a036bc12b500a4e68c43e5cdbde555d3c5ff9fb6ed6f5c18beafad0831a87807703749f3481da5d75f821466358702275abd65c605716cbaf86460ee8e4d6c142aaac64f3e15a3440c4b1e868ac4d27a5c392d315f954d73004846ef5dd30436547643a2973d7e663aaefee30cb7d84813d8f99c541a4716f60a4a3f7662b202e271ab90f5821a35a3a1127f660065a1f19d5511e0d1e1f197bde5449d95808b9e511fe6b5672eb5e5c1ffb1b1ff30eb7d7530b9adf553036a8769ca1bd4e813c56add2bf6788a50121627b72a7864a0ee65be2d0f596ec167443b503d7ac31cd39506827440cc9d42aa8a7623d7361cc3bc2b25e4083d48f63bcb9752a1379c49fa1c18a6fc7cd99bdf407b9a89f17a773f4fc2ac9e2d386031c046c');
INSERT INTO public.attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('c86010b7-8c2e-47dc-a098-32be2e059c2a', '30297a7b-2852-4ef5-b3dc-f0aa47f4efbb', NULL);
INSERT INTO public.attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19a-71e4-909e-d5077dc72974', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a9-71df-a752-1e06cbca36b0', 'Finished by Bob', 'card_moved', '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', NULL, 'assign_member', NULL, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_rules VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1b9-7059-bc97-374c1e20af38', 'Rule', 'card_moved', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', NULL, 'assign_member', NULL, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.automation_runs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a9-71df-a752-1e06cbca36b0', '01a1ebeb-d1af-729d-b82a-f97187d29fc0', 17, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '2026-11-17T23:51:02.830Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T23:51:02.778Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 0, '2026-11-17T23:51:02.477Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d91c1765cb3aa7a86ae5a45d6333c2a24fc29e0b45594bb57b6932acd2255963330333073006740412650504b2d3759617825ade0756d25af0b9458d86d4ea50406c9254fa0e079c0608081a1a8831b931b7a50fde43d033df8219c818b4da26ef4980894451f89810e84894cd37e5fe6eadc185e95d9236f6d21b92c49e765be1595ad81c1349abb35e71c4ca0406672cb85e0a27a91b92a85cae4a6a8aad70befffee45fa009531f0d8928fa0de760c3aea5a0a3338403b77d2dcd3e614295c09f4cd2f8561697ff8ec299cf4a00e570bdeb6a00e9d0705e89da627fac26ef4b419c2fbc9afc76e8e588e81817521a6955b17f5f817bbd8a04e6e4fa052986821f6149c75647e2777b189d348617df0421e8fbbd5aca13df569697f763c3efc002128a70792020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 0, '2026-11-17T23:51:02.900Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d11e0384e59553d4357ad22eb01cf1512fe1470da2acadd2bdb499566912acb19981998398077a041489464c870279b35af2ad57034e4b84289250aa7b6950006d9e740a0e1b9c7e88081a364a31fb2ef3bd0dd180203db873e9e814f75a67608980974832111031b0933b9da7c5fe6dac2395e9562cb4db3565c95648bb2d8c8aa790406e3e0eed69c7330830625d4864bc965f5a20a5d4a2dd4ea5188d70befffee25fa002d1804341412e8b71d83965a43710207305327f53d6d8e89e295c0defc52ece7f6fbcf8ee2490ffa70b5e06d0b6ad107d080c15b7aa22f6c8740ab3ebe9ffc3a6ca788f91818343ea6bc70cba201ff629f6ab4d9ef09748e23cdc49ea26f3cb9dfc97daad338505c1e3c93c7e36e31ab694f5d9edb9f1c8f0f3f317d8dbb92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', 0, '2026-11-17T23:51:03.001Z', '\x1f8b0800000000000003b554cb6edc300cbce72b0af66a05f2437e9d0af4d473726a11187ad08910d9722579db20d87f2f64afb39b2049b1410b9f2899e47066a847d00a5aa0294f51a0202a630da9f25212c1694eb02ab30a7bd514358704820e06a1856fc3645d40050928f4d2e929683b423bcec62420adb16e0bb4ef020e93e101a1edb9f1988074c803aa4e3c9cb696b952a462b426a22f3292319439cbcbb4ea1b48609ed4d9395b1f1ea0858c662549539256d759deb2b4a5f925a5e9f793da7ffbcfe34f686902860b341eda1f37090c38087431780461b953dd3984ce1edd8b84f747727611c0fe1ad11df2a17d84734ae0c0b58116b8d112bfe06f3e4c062fadbb3dd41bf980db3524d06be7c37ab62a6af8f358fb8ecba077086d70332e073b74bad7a89e24d7bef3f3846e05bc1ceef7376bb10e77388685fd58717ff1729e8d4345ea8a5392954551f7bccc785a42f201d6371b5fdb4fca4652f9780f6dc9585e3eb9173e974555d40216ecca8ed8496be6613cba38b6357ad0efe0ae0a5265589186d529c990f694a539558c7e08f70aa03b879c718ef684363d4efd95bb3716f7190f3e707714250135e349a47d276d34cee95adb1dba8e87c0e5dd10158d4037cf1c37867baf6f47c44338192ef1ce1ab56dd1ebe32111752d09cd5955b02a15856271bcd5ab57764061d503444bc93b94f746fbf07ab955929a34bc61a4a08869af9aaca8a3d71749cfd170e3f42ae0e45f3a49071cdec3d010418520799f158a96bc2e650d27f0bbb390db31e018dfaf08e568da27719e21fbbf12c42f81a30f0e5da41d1657483b47a0f45fbfcffb8b3f95f7eedecd060000');
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 1, 'board.member_added', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.523Z', 1, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 2, 'board.member_added', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.697Z', 2, '01a1ebeb-ccd4-754e-8153-f1424941a8da', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 3, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.705Z', 3, '01a1ebeb-d131-7541-8869-1bb4d4457c1e', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 4, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.718Z', 4, '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 5, 'label.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.743Z', 5, '01a1ebeb-d157-747f-afc3-80f9d1d9c68f', NULL, NULL, NULL, NULL, 'bb1d930b-07c9-4271-bc65-6b2ced1529f7', NULL, 142, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 6, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.746Z', 6, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 7, 'card.labeled', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.754Z', 7, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-17T23:51:02.746Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 8, 'card.assigned', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.761Z', 8, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-17T23:51:02.754Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 9, 'card.assigned', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.761Z', 8, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1ebeb-c3dd-7508-bf42-25ec353617f9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T23:51:02.761Z"}', NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 10, 'checklist.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.790Z', 10, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d186-70e8-a1af-73e3f94c9d1d', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 11, 'checklist_item.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.793Z', 11, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebeb-d18a-7667-9617-87fa117b98c7","checklist_id":"01a1ebeb-d186-70e8-a1af-73e3f94c9d1d","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 12, 'checklist_item.updated', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.799Z', 12, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ebeb-d18a-7667-9617-87fa117b98c7","checklist_id":"01a1ebeb-d186-70e8-a1af-73e3f94c9d1d","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 13, 'checklist_item.assigned', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.802Z', 13, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ebeb-d18a-7667-9617-87fa117b98c7","checklist_id":"01a1ebeb-d186-70e8-a1af-73e3f94c9d1d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ebeb-c95f-7098-96d0-b84dc90a5139","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 14, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.810Z', 14, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19a-71e4-909e-d5077dc72974', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 15, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.815Z', 15, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 16, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.820Z', 16, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 17, 'card.moved', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.830Z', 17, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1ebeb-d131-7541-8869-1bb4d4457c1e","rank":65536,"updated_at":"2026-11-17T23:51:02.761Z","position":0}', NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 18, 'board.member_removed', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.834Z', 18, '01a1ebeb-ccd4-754e-8153-f1424941a8da', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 19, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.838Z', 19, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 20, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.851Z', 20, '01a1ebeb-d1c3-75b0-bad4-d167325f044f', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 21, 'checklist.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.855Z', 21, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1c7-732f-8092-5b819146689f', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 22, 'checklist.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.858Z', 22, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1ca-737b-bae8-29882911d55c', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 23, 'checklist_item.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.862Z', 23, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1ce-75f0-b440-40ab92c72c26', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebeb-d1ce-75f0-b440-40ab92c72c26","checklist_id":"01a1ebeb-d1ca-737b-bae8-29882911d55c","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 24, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.865Z', 24, '01a1ebeb-d1d1-72ba-a913-aadb0e416856', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 25, 'comment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.869Z', 25, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 26, 'label.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.877Z', 26, '01a1ebeb-d1dd-74e3-aa9e-cd80e161a257', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 27, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.882Z', 27, '01a1ebeb-d1e2-730c-84ba-29c6cf491687', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 28, 'card.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.884Z', 28, '01a1ebeb-d1e2-730c-84ba-29c6cf491687', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 29, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.889Z', 29, '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 30, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.892Z', 30, '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 31, 'column.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.894Z', 31, '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 1, 'board.member_added', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.902Z', 1, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 2, 'board.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.904Z', 2, '01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 32, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.913Z', 32, '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 33, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.919Z', 33, '01a1ebeb-d207-74ce-b048-a60401a9f34d', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 34, 'column.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.925Z', 34, '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 35, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.935Z', 35, '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO public.board_members VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'owner');
INSERT INTO public.board_members VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'member');
INSERT INTO public.board_members VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'owner');
INSERT INTO public.board_members VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'member');
INSERT INTO public.board_members VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'owner');
INSERT INTO public.board_people VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d259-736e-b88c-03574571b4d5', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, true);
INSERT INTO public.boards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 'Board', NULL, NULL, false, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.477Z', '2026-11-17T23:51:02.477Z', 35, 42, 'azv4li1ckdcs', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 'Board', NULL, NULL, false, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.900Z', '2026-11-17T23:51:02.900Z', 2, 3, '21jwou7t8jmgw', 0, '2026-11-17T23:51:02.904Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', false);
INSERT INTO public.boards VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', 'Imported', NULL, NULL, false, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:03.001Z', '2026-11-17T23:51:03.001Z', 0, 4, 'ewopwzhzurl', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', '06b9f1ac82eab74116983c18c5fd7e11');
INSERT INTO public.card_assignees VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d157-747f-afc3-80f9d1d9c68f');
INSERT INTO public.card_placeholders VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d259-736e-b88c-03574571b4d5');
INSERT INTO public.card_watchers VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c3dd-7508-bf42-25ec353617f9');
INSERT INTO public.cards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-17T23:51:02.746Z', '2026-11-17T23:51:02.830Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T23:51:02.851Z', '2026-11-17T23:51:02.851Z', NULL);
INSERT INTO public.cards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T23:51:02.919Z', '2026-11-17T23:51:02.919Z', NULL);
INSERT INTO public.cards VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d259-736d-87a0-26448fa62a16', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T23:51:03.001Z', '2026-11-17T23:51:03.001Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d18a-7667-9617-87fa117b98c7', '01a1ebeb-d186-70e8-a1af-73e3f94c9d1d', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ce-75f0-b440-40ab92c72c26', '01a1ebeb-d1ca-737b-bae8-29882911d55c', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e9-b0bb-3f24d06a86c8', '01a1ebeb-d274-72e8-9a95-40ee1fd9248e', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d186-70e8-a1af-73e3f94c9d1d', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c7-732f-8092-5b819146689f', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ca-737b-bae8-29882911d55c', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e8-9a95-40ee1fd9248e', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1d1-72ba-a913-aadb0e416856', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d259-736d-87a0-26448fa62a16', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, '2026-11-17T23:51:02.869Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1ebeb-d64d-758a-9e13-cffa4a96c6d5', '2026-11-18T00:56:04.016Z');
INSERT INTO public.event_packs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 1, 20, '\x1f8b0800000000000003ed994d6ee33614c7f73d45c02eba2133a4f8ad418102ed0d3aab3a8641918f1362f4e14a749ae92040b7ddf40add76df23f4263d418f5048763e26e3099ca4e93803af2cd2d4e34f8feff1fd29cd660c73cae77856604ef51ccf3866666c0bcc8c99e399c44c14733c5358a8b1adb162748e67066b3b8eb3d8eaf19751ccb8182f046672ba9098c9f156a630936abcd098d9629c8599cd74cc62a6467b05c542eaf9fc8b77a8ea5c1f1629a01251e618545091404520ba888c581b0b62852b9c888a832c1046ab01fa5b37782b23d1d41a6255a0a43222784b9d64dc228cfaae0654a2069a0afa8d0154be43f7b1018d4b352a51d555dfc0b96b96351c77fdeb8db5d635e30c5557218c62ea87bcee6957758d51edde6fa761e17c4e6780cadcaf60ea38833ec5040195d1d5c3ba6f582da15fc34e9d1717ff95bb7c10444b01c430c94964a21056306782dbdd5d77dab87497777d577fdc61d3df4fedb25bce629c8ddc8c18a32c6155258210527b06083fc0bd39e5c95dafbaa3d08dde73ed1b542a29b9c2c87775d7a3127da98416660c8e342c42d7c2c277f5aa69afd0fd386d9d9a94d74fbc0d1b88d64210c73d254ed1a02df85850f328eceffefab385a37f7effedd72b76c619d5c52ef0eba5d8815d6aa2858ec445cf89a1d10616ac57263e887d133c27e8c75597219ca0a39393a3af5e1e11826e50f3ca1451a16d348e684d35b18e03f13a44aa8bca40f5309ab53316f789b27635a556c9aed7e15bd707845180c1f7699953d7a212e59fba93b64e2d0c7ffff2c7edd81ab2ebf3c26d9c8e5158c18d561a16be1b932ec375907567d02f5ccece9f36d0e689f932df2aa80754cee618b96148af5b804d73593b0fa75d1da0dff4f853f06fea34e4cb1bae2c5e0ee89ac9beef566d4625c5c8f7e03284091015b4508431c2f4ab82979295b438d642fd30ee0dcbb0c3b8c39ade6b4df72b1ff73ec2a43844d8e714611f28171e02d1921a524551904282e7922ba6e34da1e7eae4e1e3ca65fafb4995cbfe25866287c43824c6274f0cfc0c4f6ecf26998d229a82218eb94834071eadf0e3e63d6eb45bb6ed3bc5f4a5b8fd3ec372b8ad5f5386667ace2d14d611cd40104b2d9020a9d6c1ebc26af1108acd1243b3cc6f8ff379461835a981457ebb9c0276b9ac9377a3e47e714e5cfb166134a49f0195741bd918695c912a7a45800b6a0588604c780459bbaa8fabd4eeccc5b770b9f130ae2331023c898e7121a2b792ca47700d8dabef472629fd64e7ad3b8ec77b7cde3a28a74381d8ad40ecc35ebd85c111ad942656314d8c8e8e315d59e335ba81bfb81779d76618cbdd8472fdd6e9b2e4be0776a7ce7f96b2e0627ef18114d8df0289f7b542e27d2e914f2bed0ca793b43b7c2a78f4a7824a11cd8420269a40182f288b8107e61f15cb5d862d5996e13cbf58d62eb52ffda9eb07c85faf7224e63a70b6f0794eb4ac28a95c102430a579212315e27f7f935ddcadacd6dbe467fcfada48b65b6e8ee32efe0537005fd6891d0000');
INSERT INTO public.event_packs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 21, 35, '\x1f8b0800000000000003ed55c96ee4460cbde7332a577150acbd741a20d71c738a6108b550e3c2686968311204f3ef81ba5b4e8fc7313a461f12676e2c8aa45ef13db2eeee045628fd7d7527c46ea80a9dde0c5d29af36c35428dc66d84ae9a3e176c39f8325af94b69b81bb47ec86dc3fed95a53e1af73ffcc14a6635e318902245c8982c58295a70dc0bd0d1a147658cf32dab580a536e9e27e800d6720b3e48826473cbad888ee296b094a52356b39f1e287deecabcb08a4d61f8cc6a94c8ada85859a89f597d77ffe5052801acb411622007c23b273c62d63add188a3786bbd7a164042b6280e0514208397252689c36ac62717c010b5719ac6811bc6f0578154450ad91a4c52596b15bfbe11b2069ecc689d5ec47a3ac729155accc4d1e076ad229a16e4337d3b9095de9cbc2ea61edba97806bb0325a70ae95d03a85d9608a24e49b80ffe3aeaf334dcf1292cc19ace60e62ab04084d496a69d0b6fe9cc0eae7f7783d87fa503a56b3d095441fe9b7d01f3afa304e9fcef586d0d3fe9955ac2dd3bc9c7c5bd32ad685afcf656e425aca23b17a99563a3a1e692a6da1fcd4fb3237f37aa0e904f8e8fc52b1034df3381c6f7caa15d6e5619c9acbf271ccbf1fc9ef7b1a3619a689c242b9090bab99e0c20022a0fd45c85a63cdc50767fcafdb3d73d9c3fe8eed0c56d1a6504f90b2e3840683d0f64d6c9ffbf67388d4b10b59cae8446bd80bff270156f2044ec500c227935ae5d1b8b7fdffa4f66ff42611ac5608ce190f18a3ca4a699b70e37658fbb8f1212f862c4c99552cd39ca67258ca38ec447cbd89e6254ccb53732b9657ba3895b949e3a6ab85fe1abff191a6262c4b480f1b9517b4775bcf8ecba462619ecba781e87c3c7421d1c3d8659ace9eb4afa43de1a9e21e70924a93c6755858cdaf918c139b64d643be22ee3b93ef99490f966b072e700294d688e493155adef2e91246a052b77dba2881e59c83f74283f35206d7c636b4fa96cbe4b5eeeccb445dbf4c8cd6d2bcbb5de2af54a07f5f0a141cc15af21044ce10a3ccde712948f37f3d700b562582c8958360b8e2187c2b55bee1e8bcda9d7d74f4ff7c743cfaab46e718f7ae1488ff09e07f02e7a0ba7b800f0000');
INSERT INTO public.event_packs VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 1, 2, '\x1f8b08000000000000039590cb6ac3301045f7fd8c594b45f2a3b6b4ca7f181366ac5111485190ec5008fef7d2389b6651e8f21e9833973b4d5ab4aa9dc5d488ae9fe7b73b50c6e2cec18105a551333149a77d2787a1f112899d6c50638fca35e3a040c056b9bc1c2ca6f772506694e6c3294963e716a3b0d7ad01012547060b891371790ac0dee13f0e4e182258a04c27fec2748dfc9ecbe7d376c1f4f3813281001f4a5d0f72d9621410f1770ef58ccb1a6e0c762d1b3fc08d4bf0811d588fb11eac6e572e47d907dcf7d7ce7f0db57f03b0a081da6d010000');
INSERT INTO public.idempotency_keys VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'bb1d930b-07c9-4271-bc65-6b2ced1529f7', 'sBBicgqA81-6AJEPZBcQrflcZid2aOG-0yzuw5O13wY', '{"id":"01a1ebeb-d157-747f-afc3-80f9d1d9c68f","board_id":"01a1ebeb-d04d-72f1-99f2-94a2a4f63e52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T23:51:02.743Z');
INSERT INTO public.import_chunks VALUES ('01a1ebeb-d29c-717e-88f2-e18aca50054b', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1ebeb-d225-724e-ac3e-72a719447d6e', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ebeb-d259-736c-ba03-e7627efd948a', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T23:51:02.949Z', '2026-11-17T23:51:02.954Z', '2026-11-17T23:51:03.046Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1ebeb-d29c-717e-88f2-e18aca50054b', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T23:51:03.068Z', '2026-11-17T23:51:03.071Z', '2026-11-17T23:51:03.079Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1da-7284-b5c9-1caec8695cc5', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d18a-7667-9617-87fa117b98c7', '01a1ebeb-c95f-7098-96d0-b84dc90a5139');
INSERT INTO public.item_placeholders VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e9-b0bb-3f24d06a86c8', '01a1ebeb-d259-736e-b88c-03574571b4d5');
INSERT INTO public.labels VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d157-747f-afc3-80f9d1d9c68f', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1dd-74e3-aa9e-cd80e161a257', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'a2843231-8302-4de9-b657-13e1508ad7ee', '2026-11-17T23:51:04.233Z');
INSERT INTO public.mail_digests VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('bce75deb-74f1-4c39-9fb7-28df94bff92b', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T23:51:04.233Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d07c-756c-93cf-985702745c0a', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'added', NULL, NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.523Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d129-7542-b60e-5ee2562e5ac0', '01a1ebeb-ccd4-754e-8153-f1424941a8da', 'added', NULL, NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.697Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d169-762a-bca1-12b6e3f01fd8', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'assigned', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.761Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1d6-75a3-a19d-4fcb39686867', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'commented', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.869Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', '01a1ebeb-d1f6-73d6-b5f7-32554a8fbded', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'added', NULL, NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.902Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 35, '01a1ebeb-d207-74ce-b048-a60401a9f34d', '{"id":"01a1ebeb-d207-74ce-b048-a60401a9f34d","column_id":"01a1ebeb-d201-77e9-a2dd-bb3d98032e50","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:51:02.919Z","updated_at":"2026-11-17T23:51:02.919Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'd17540c52ce813b0');
INSERT INTO public.search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 2097151, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', 3145727, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', 1048576, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 4194303, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 5242879, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d207-74ce-b048-a60401a9f34d', 6291455, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 7340031, ' ·b01a1ebebd259736cba03e7627efd948a ·c01a1ebebd259736cba03e7627efd948a ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19a-71e4-909e-d5077dc72974', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1ce-75f0-b440-40ab92c72c26', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d207-74ce-b048-a60401a9f34d', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d207-74ce-b048-a60401a9f34d', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 'title', ' ·b01a1ebebd259736cba03e7627efd948a ·c01a1ebebd259736cba03e7627efd948a ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e9-b0bb-3f24d06a86c8', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1ebeb-c8c7-74ab-94ed-fa40459e199b', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:00.551Z', '2026-11-17T23:51:00.551Z', '2026-11-18T00:51:00.551Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ebeb-ccd1-7198-8c11-3d57756743d6', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', '2026-11-17T23:51:01.585Z', '2026-11-17T23:51:01.585Z', '2026-11-18T00:51:01.585Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1ebeb-d03d-727a-9209-38cf08e27ed5', '01a1ebeb-ccd4-754e-8153-f1424941a8da', '2026-11-17T23:51:02.461Z', '2026-11-17T23:51:02.461Z', '2026-11-18T00:51:02.461Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e0-7231-920a-4e8f1b9a310f', 'prwUzN0QDKnirInvVxXBP1MmGpJLFlc_P6LTpGjg1Wo', 'YVKHW0ZdXzkp_pp4W0GKmsMaSs234e_35hWmE5DzDWc', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.879Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:04.233Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1ebeb-c8c7-74ab-94ed-fa40459e199b', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('c86010b7-8c2e-47dc-a098-32be2e059c2a', '30297a7b-2852-4ef5-b3dc-f0aa47f4efbb', '00', NULL);
INSERT INTO public.trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1bb-77fb-a6d0-be9d2ea58663', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ebeb-d131-7541-8869-1bb4d4457c1e","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T23:51:02.847Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 19);
INSERT INTO public.trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 'card', 'deleted', 'Card', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', NULL, 131072, 1, '{"id":"01a1ebeb-d1e2-730c-84ba-29c6cf491687","column_id":"01a1ebeb-d131-7541-8869-1bb4d4457c1e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:51:02.882Z","updated_at":"2026-11-17T23:51:02.882Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:51:02.884Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 28);
INSERT INTO public.trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ebeb-d157-747f-afc3-80f9d1d9c68f","01a1ebeb-d1dd-74e3-aa9e-cd80e161a257"],"board_members":["01a1ebeb-c3dd-7508-bf42-25ec353617f9","01a1ebeb-c95f-7098-96d0-b84dc90a5139"]}', '2026-11-17T23:51:02.894Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 31);
INSERT INTO public.trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 'card', 'deleted', 'Card', '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', 65536, NULL, '{"id":"01a1ebeb-d1ec-7000-9925-8933a8fbfaf5","column_id":"01a1ebeb-d1e9-7058-8a0e-13762c9c7253","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:51:02.892Z","updated_at":"2026-11-17T23:51:02.892Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:51:02.894Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 31);
INSERT INTO public.used_sign_ins VALUES ('795d21e9-d81c-4e05-a3c0-0eb4f062ce25', '2026-11-17T23:51:04.233Z');
INSERT INTO public.users VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$WnKoLJeSWZ5dbLJDCB/sNm7etc/+zQ36k+Au2sigDPY$9F13Pk5xpPsX34j8tOTWwE3YcrhVzhfWw99tc6LmCoA', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:51:00.041Z');
INSERT INTO public.users VALUES ('01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$q1mYXD0kGeH49O6aCtUmzm57qjf7VmvfTpYEMd4nHHo$t13azr2YYA/EjwqF2bZCA6+IfM/8vidu6hStVM4juM0', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:51:01.131Z');
INSERT INTO public.users VALUES ('01a1ebeb-ccd4-754e-8153-f1424941a8da', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$QkUkn8pnVKt6ZB9zhm9SKG29oUKD1+eK89BMZaALwEg$sqwy1752aujpmpCtTfM7ZCJqnrcQ0B6/YDwQBhN3jsY', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:51:01.828Z');
INSERT INTO public.users VALUES ('01a1ebeb-d2ba-7281-8a64-30706e3a8241', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$zrrumQHdHwPkFUDzx4kKhpnw7lZBazNbd41tIHF/kRI$SG7FlH1JTDaaZx+gaveojCGRa3szA70zaSnR88eVYEc', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T23:51:03.704Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1fb-7297-b6ad-80047c500f6c', '01a1ebeb-d213-76c9-aecb-ca94c9136d48', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T23:51:02.930Z', '2026-11-17T23:51:08.331Z', NULL, 1);
INSERT INTO public.webhooks VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1fb-7297-b6ad-80047c500f6c', 'https://hooks.invalid/boardcast', NULL, 'WCMu3Yd-9E-WUN4rILmoPd_OdTRAw69MYOkRQdHIrQfXXtR2moCK9oqxvOhz39UqW4sn5Bq1aFF9iEv9hAUL-7aome7f-d8iTWsFOaOs', true, NULL, '2026-11-17T23:51:02.907Z', 1, 31, 1, '2026-11-17T23:51:08.331Z', 1, '01a1ebeb-d213-76c8-bb1e-b86a409c18f5', NULL);
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
ALTER TABLE ONLY public.event_packs
    ADD CONSTRAINT event_packs_pkey PRIMARY KEY (board_id, first_seq);
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
CREATE INDEX trash_rules ON public.trash USING btree (board_id, removed_at, id) WHERE ((type = 'rule'::text) AND (kind = 'deleted'::text));
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
ALTER TABLE ONLY public.event_packs
    ADD CONSTRAINT event_packs_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
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
