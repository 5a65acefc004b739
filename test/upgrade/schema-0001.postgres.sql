
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'reset', 'alice@example.org', '00', '2026-11-16T15:07:25.523Z');
INSERT INTO public.api_tokens VALUES ('01a1e4e5-f9a9-703f-a549-f0839db5e6f3', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'ff975bc9bfa9ef23aeddd74ed8d43c02f307a7e93dc1efb18a9baaf44635233b', 'rVWE', 'Script', 'write', '01a1e4e5-f287-7282-b337-569959f4cfad', '2026-11-16T15:07:19.336Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fc52-72d9-935b-b91155423e95', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', '\x7ddc3fa63513b49718fb84f53fa58743c123ada3b06fd2c5b6e740ebeb61e4c8e59815d1df4ea26b1160f748266cc8338744fd2bee90b3ad028dba25ecf95e9560a99da1e86b09ae1d2e1d709febb674f6109d0ed4689e32f0d3305fa0ececa7f044b57bda1557e9d294f9e87b2580f6064b80a09f1818778f8288d0789e93370225d408544fb9c93c6ed98e27c602cb11e221e6be580cf2acca571533e309067b3e9918479386161da306d0d74bef27a3265d630b41ba07d559f49f5f67de2af6ef680ecf1cd24dbffdab0228089a4ba785e14ae42cf77f2c764482a0b38d3bceffa4caef7d8af493267941cf8f821e853359379b4b5279b5f5cfcaf20cb718d304d7a10471cc18354c8fdc7e90741131bb4c27b4a448c2a5324a4520036df582131e3bcc0808e0c2b0370f167715b9c20d462e243ddacc45e32bae422c6c9c0a2785d90402b1ea0d7c350acce6802d5585700be235e93e574abe4b37fc997239d4c77953c08fc1ce1fe2256c7a44e43c8bbaf0d9a30c3b7bd2c5bfabd4c219d6ec8c36bfc4f33489d0684571d8156e8b765d5bf49a02445cfe86f40a30bdfe1d2aecd7190c1d8fe094a5e964f417d21f7ae85114df51d473811b0fc7bb9f8e2c274986b2b1835cfe7ae787fa8cca681ea1cbf6395fb3ba8dba12eacb8b7b19a0e58ea8526e1827dfe3585838b9e3ebeab78aeb');
INSERT INTO public.attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-feef-7537-b630-fae3108525f9', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('3e29716e-c738-4aa7-a14a-ea28e54c5455', '9c691353-dab1-4eb3-ac26-5d1903735882', NULL);
INSERT INTO public.attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fc52-72d9-935b-b91155423e95', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-feef-7537-b630-fae3108525f9', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fd6a-737f-9ead-105bc2f0a7d0', 'Finished by Bob', 'card_moved', '01a1e4e5-f537-7441-848f-851430d40f21', NULL, 'assign_member', NULL, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', true);
INSERT INTO public.automation_rules VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff3f-72e7-8015-0b28d39ac1dd', 'Rule', 'card_moved', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', NULL, 'assign_member', NULL, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', true);
INSERT INTO public.automation_runs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fd6a-737f-9ead-105bc2f0a7d0', '01a1e4e5-fda8-7458-8363-1b5289487327', 17, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '2026-11-16T15:07:20.359Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:07:19.117Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 0, '2026-11-16T15:07:17.511Z', '\x1f8b08000000000000039551c16ec32014bbef33de19aa4092a6e134ed1b76da54452fe13121919001e93655fdf729493b753d74dad106db601fc16a509009145450c98ddc55bc923bc9db3caf78b9adebb236456750038364932350f0e431cc5853ec821d93f503a861728e41e79d0f17606393a81f1d260265d04562d005c244ba69bfae7335152daff2ccf07a574b5ed71a658e8534b20006d3a8ffadb9e460020532935b2e0417db6751aaac52a2da9442bc5c79ff752fd23ba88c81c3965c04f5ba67d053df5298c111dab993e63f6d4e91c28d40dffd52f04bfbfe63a070d6833ade2c78df827ab40e14a0b31d3dd227f6a3a38d0f6f67bf01fb3962390606c68698566e5dd4e16f6c63835db2070295c2440b71a0608d25fd33b98d4d9c460aeb8317f274daaf660d1d68484bfbb3e3e9e11b97654c5392020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 0, '2026-11-16T15:07:22.119Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d9121fec4aca29ea1ab5691f530cf1512362ee0b45594bb57b693b6594559cec0ccc0cc09ac010599404139953ccb7715afb242732dba9a9b566b69b6a5d054038364932350f0ec3118606028b6c18ec9fa01d43039c7a0f5ce872bb0b149d48f0e1381ead04562d006c244a6d1df7fb90537946b5e6db38ed7bb5af2ba3628b798cb4ee6c0601acdc39a6b0e26502033597221b8285f44a1b24a49b911a27efde77def5ea40f501903879a5c04f57660d053af29cce0047aeea479a4cd2952b8111477be14fcd2beff1c285cf4a04e370bdeb3a01ead0305e86c4b7bfac27e74b4f1e1fde237603f472cc7c0a0b321a6955b1775788b6d6cb04df648a0529868218e146c67c9fc4e6e6313a791c2fae0853c9f0fab5943471ad2d2feec787efa018e34d29f92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', 0, '2026-11-16T15:07:23.337Z', '\x1f8b0800000000000003b5544d6fdc2010bde75754d3ab896c8cc1f6a9524f3d27a7569185619ca060e302de368af6bf57ec67b64d37daa8954f039e9937efbde1198c8616f24216c89093bc619208def74416ac274cf44dd5d7b21986023288265a8416be8cb3f3113564a031286fe668dc04edb4589b8172d6f97d604217719cad8c08ed206dc00c9447195177fdd3b1754534b29e88321f48533794348d96b4948c0e944106cbac2fced9f791115aa039e5a42848c16f8baacd454bcbebb2145f5fd47eebbf80dfa1cd33b0b2471ba0fd7697c188638f3e05cfd03be9757709a14b407f92f0d648de6d04703f26f4bb7c689fe19212384a63a105698dc24ff8538eb3c56be7ef77f52639e2fe1a32188c0f717bb655d4cad3d8844eaa6856086df40b6e0e56e8cd60501f2437a10bcb8c7e0b7873b85edf6d8b75b8c2296ed84f15d757a7f3240e4543042f2b5253c188664c692ec5d0500ad93b58dfdbf8d67dd02e912aa74768795595fce05ef8c89960750f1becda4dd8296797713aba38b5b566346770f70511b952a4669c13550a5aa9bace1bc9de857b0ba0bb849c6949f684b6384efd59fabf2cee090f214a7f142503bde08bc8844eb9649c976bed56e83b19a3540f63523401dd7be6b8313204733f21eec2d94a850fceeafd16fd319e2422af3891b45144ab7cc07ac859d12746765ebd7123f64e3f41b2947a40f5684d88af97539488a2ae48cf0b4a6841b146c12b26360fc66b8a9cd370cfe94dc439fcee2413713c8781939a0f489aaa2c72997325f3e4b603fcee22e46e8a38a5f72b41399af620ce09b2ff2b41fa3238fa60d745b971e30ae5960434ffd7eff3faea17d168d16fcd060000');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 1, 'board.member_added', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:17.775Z', 1, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","user_id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","role":"member","user":{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 2, 'board.member_added', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.011Z', 2, '01a1e4e5-e60a-708f-80d6-5defe302bc97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","user_id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","role":"member","user":{"id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 3, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.049Z', 3, '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 4, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.199Z', 4, '01a1e4e5-f537-7441-848f-851430d40f21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f537-7441-848f-851430d40f21","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 5, 'label.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.292Z', 5, '01a1e4e5-f594-768c-96aa-aa86e414fd55', NULL, NULL, NULL, NULL, 'f365bcf0-c11d-42a1-a234-1b9b2cbd53fc', NULL, NULL, NULL, '{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 6, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.666Z', 6, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.666Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 7, 'card.labeled', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.882Z', 7, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:07:18.666Z"}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.882Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 8, 'card.assigned', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.959Z', 8, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:07:18.882Z"}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.959Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 9, 'card.assigned', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.959Z', 8, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:07:18.959Z"}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.959Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 10, 'checklist.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.382Z', 10, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 11, 'checklist_item.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.429Z', 11, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 12, 'checklist_item.updated', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.507Z', 12, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 13, 'checklist_item.assigned', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.630Z', 13, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 14, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.933Z', 14, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fbfd-745a-89ec-0733bdb7e706","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 15, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.018Z', 15, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fc52-72d9-935b-b91155423e95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fc52-72d9-935b-b91155423e95","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 2, 'board.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.211Z', 2, '01a1e4e6-0487-705b-b1f9-dcbb2d361be9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0487-705b-b1f9-dcbb2d361be9"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 16, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.184Z', 16, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fcf8-70f5-9db3-866eabd27899","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 17, 'card.moved', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.359Z', 17, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","rank":65536,"updated_at":"2026-11-16T15:07:18.959Z","position":0}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f537-7441-848f-851430d40f21","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Steps","rank":65536,"items":[{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4e5-fbfd-745a-89ec-0733bdb7e706","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4e5-fc52-72d9-935b-b91155423e95","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4e5-fcf8-70f5-9db3-866eabd27899","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:20.359Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 18, 'board.member_removed', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.461Z', 18, '01a1e4e5-e60a-708f-80d6-5defe302bc97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","user_id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","role":"member","user":{"id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 19, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.687Z', 19, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-feef-7537-b630-fae3108525f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-feef-7537-b630-fae3108525f9","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 20, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.842Z', 20, '01a1e4e5-ff8a-7521-acb1-62684e3e010e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-ff8a-7521-acb1-62684e3e010e","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:20.842Z","updated_at":"2026-11-16T15:07:20.842Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 21, 'checklist.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.921Z', 21, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-ffd9-7014-a53a-991c8f06e1f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-ffd9-7014-a53a-991c8f06e1f8","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 22, 'checklist.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.960Z', 22, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-0000-74f4-a1b8-26edff2a4940', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0000-74f4-a1b8-26edff2a4940","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 23, 'checklist_item.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.015Z', 23, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d","checklist_id":"01a1e4e6-0000-74f4-a1b8-26edff2a4940","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 24, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.106Z', 24, '01a1e4e6-0092-77e7-84c3-5d8f2a091497', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0092-77e7-84c3-5d8f2a091497","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 25, 'comment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.186Z', 25, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-00e2-7799-93a7-536bf4505dbd","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","user_id":"01a1e4e5-de4b-730f-9892-99da23a42f24","user":{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:07:21.186Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 26, 'label.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.379Z', 26, '01a1e4e6-01a3-71b6-962f-73299406376f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-01a3-71b6-962f-73299406376f","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 27, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.467Z', 27, '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-01fb-77d4-acd8-071772fc4cc8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:21.467Z","updated_at":"2026-11-16T15:07:21.467Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 28, 'card.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.588Z', 28, '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-01fb-77d4-acd8-071772fc4cc8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:21.467Z","updated_at":"2026-11-16T15:07:21.467Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 29, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.920Z', 29, '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 30, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.980Z', 30, '01a1e4e6-03fc-73d1-913e-d7170e3e0989', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-03fc-73d1-913e-d7170e3e0989","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:21.980Z","updated_at":"2026-11-16T15:07:21.980Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 31, 'column.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.036Z', 31, '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 1, 'board.member_added', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.188Z', 1, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e6-0487-705b-b1f9-dcbb2d361be9","user_id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","role":"member","user":{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 32, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.260Z', 32, '01a1e4e6-0514-75dd-8042-9980c8a1ef55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 33, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.299Z', 33, '01a1e4e6-053b-77f0-bccd-b23376e61d71', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-053b-77f0-bccd-b23376e61d71","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:22.299Z","updated_at":"2026-11-16T15:07:22.299Z"}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 34, 'column.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.410Z', 34, '01a1e4e6-0514-75dd-8042-9980c8a1ef55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 35, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.561Z', 35, '01a1e4e6-0514-75dd-8042-9980c8a1ef55', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'member');
INSERT INTO public.board_members VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'owner');
INSERT INTO public.board_members VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'member');
INSERT INTO public.board_members VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'owner');
INSERT INTO public.board_people VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-097a-7056-a29c-dc0fe8f041b1', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, true);
INSERT INTO public.boards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 'Board', NULL, NULL, false, '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:17.511Z', '2026-11-16T15:07:17.511Z', 35, 40, '2n2uxyhfv0ea6', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 'Board', NULL, NULL, false, '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.119Z', '2026-11-16T15:07:22.119Z', 2, 3, '9991kds4wiz2', 0, '2026-11-16T15:07:22.211Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', false);
INSERT INTO public.boards VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', 'Imported', NULL, NULL, false, '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:23.337Z', '2026-11-16T15:07:23.337Z', 0, 4, 'bx2fxr4p93g', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', '36a5bb9aba34679fbb1230fd34dd24f7');
INSERT INTO public.card_assignees VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f594-768c-96aa-aa86e414fd55');
INSERT INTO public.card_placeholders VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-097a-7056-a29c-dc0fe8f041b1');
INSERT INTO public.card_watchers VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-de4b-730f-9892-99da23a42f24');
INSERT INTO public.cards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f537-7441-848f-851430d40f21', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T15:07:18.666Z', '2026-11-16T15:07:20.359Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:07:20.842Z', '2026-11-16T15:07:20.842Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-0514-75dd-8042-9980c8a1ef55', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:07:22.299Z', '2026-11-16T15:07:22.299Z', NULL);
INSERT INTO public.cards VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-0979-7635-8274-d44cd6a7f922', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T15:07:23.337Z', '2026-11-16T15:07:23.337Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', '01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d', '01a1e4e6-0000-74f4-a1b8-26edff2a4940', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09c2-7186-86fe-95310a06ca0b', '01a1e4e6-09c2-7185-b612-212e8e765474', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ffd9-7014-a53a-991c8f06e1f8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0000-74f4-a1b8-26edff2a4940', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09c2-7185-b612-212e8e765474', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f537-7441-848f-851430d40f21', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0092-77e7-84c3-5d8f2a091497', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0514-75dd-8042-9980c8a1ef55', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-0979-7635-8274-d44cd6a7f922', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, '2026-11-16T15:07:21.186Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e4e6-114d-7238-b7ce-10d3d119d248', '2026-11-16T16:12:25.453Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'f365bcf0-c11d-42a1-a234-1b9b2cbd53fc', '7vZB2WuVVy4TuVp6xRmJh9LW-P1gZIrwNynyUKb1hzo', '{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:07:18.292Z');
INSERT INTO public.import_chunks VALUES ('01a1e4e6-0ae3-74e3-bea2-deb146c9ace1', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1e4e6-07e9-7045-9eb0-97c182809d5d', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, '01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', NULL, NULL, '2026-11-16T15:07:22.985Z', '2026-11-16T15:07:23.061Z', '2026-11-16T15:07:23.546Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1e4e6-0ae3-74e3-bea2-deb146c9ace1', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"csv":null}', NULL, '2026-11-16T15:07:23.747Z', '2026-11-16T15:07:23.802Z', '2026-11-16T15:07:23.841Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0149-7560-ab6e-6380fd428bfb', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80');
INSERT INTO public.item_placeholders VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09c2-7186-86fe-95310a06ca0b', '01a1e4e6-097a-7056-a29c-dc0fe8f041b1');
INSERT INTO public.labels VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f594-768c-96aa-aa86e414fd55', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01a3-71b6-962f-73299406376f', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'b798e245-6dda-41ad-ac51-c4ae8e3cce9a', '2026-11-16T15:07:25.523Z');
INSERT INTO public.mail_digests VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('08d976ee-dfdf-40f1-8a4b-610e298cd700', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:07:25.523Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f3c2-704d-9cf3-0f817129360e', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'added', NULL, NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:17.775Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f47b-7550-8fbe-d1c0280e7342', '01a1e4e5-e60a-708f-80d6-5defe302bc97', 'added', NULL, NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.011Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f830-75a3-baf2-55e8b31011b6', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'assigned', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.959Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-00ec-77b5-b36e-7e2a51600158', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'commented', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.186Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', '01a1e4e6-04cc-7769-8837-e7164c539ce2', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'added', NULL, NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.188Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 35, '01a1e4e6-053b-77f0-bccd-b23376e61d71', '{"id":"01a1e4e6-053b-77f0-bccd-b23376e61d71","column_id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:07:22.299Z","updated_at":"2026-11-16T15:07:22.299Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '103da78df06ad09f');
INSERT INTO public.search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', 3145727, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', 1048576, ' ·b01a1e4e5f2877282b337569959f4cfad ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 4194303, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 5242879, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-053b-77f0-bccd-b23376e61d71', 6291455, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 7340031, ' ·b01a1e4e6094a76bba14b47b95b8a9ff1 ·c01a1e4e6094a76bba14b47b95b8a9ff1 ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fc52-72d9-935b-b91155423e95', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-feef-7537-b630-fae3108525f9', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-053b-77f0-bccd-b23376e61d71', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-053b-77f0-bccd-b23376e61d71', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 'title', ' ·b01a1e4e6094a76bba14b47b95b8a9ff1 ·c01a1e4e6094a76bba14b47b95b8a9ff1 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09c2-7186-86fe-95310a06ca0b', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1e4e5-e287-749b-ae7b-056a03780333', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:13.415Z', '2026-11-16T15:07:13.415Z', '2026-11-16T16:07:13.415Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4e5-e5d7-770b-99b3-387e64d858ba', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', '2026-11-16T15:07:14.263Z', '2026-11-16T15:07:14.263Z', '2026-11-16T16:07:14.263Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e4e5-f228-77d8-b0f3-5d6297e837c1', '01a1e4e5-e60a-708f-80d6-5defe302bc97', '2026-11-16T15:07:17.416Z', '2026-11-16T15:07:17.416Z', '2026-11-16T16:07:17.416Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01c5-752a-aa9a-b67d9ab9975e', 'OzbZ8j4I9oTsEH3uv5Eee5uQYKJdcHhF7s1i0qz2ydI', '1NxnIcw1vzdyTR90gYC3c5yHsErWp7sT7qmD3Abt34U', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.413Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:25.523Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e4e5-e287-749b-ae7b-056a03780333', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('3e29716e-c738-4aa7-a14a-ea28e54c5455', '9c691353-dab1-4eb3-ac26-5d1903735882', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 'card', 'deleted', 'Card', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', NULL, 131072, 1, '{"id":"01a1e4e6-01fb-77d4-acd8-071772fc4cc8","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:07:21.467Z","updated_at":"2026-11-16T15:07:21.467Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:07:21.588Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', 28);
INSERT INTO public.trash VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4e5-f594-768c-96aa-aa86e414fd55","01a1e4e6-01a3-71b6-962f-73299406376f"],"board_members":["01a1e4e5-de4b-730f-9892-99da23a42f24","01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80"]}', '2026-11-16T15:07:22.036Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', 31);
INSERT INTO public.trash VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 'card', 'deleted', 'Card', '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', 65536, NULL, '{"id":"01a1e4e6-03fc-73d1-913e-d7170e3e0989","column_id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:07:21.980Z","updated_at":"2026-11-16T15:07:21.980Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:07:22.036Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', 31);
INSERT INTO public.used_sign_ins VALUES ('65647a6a-4dc6-4034-a308-a36deb99215f', '2026-11-16T15:07:25.523Z');
INSERT INTO public.users VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Jt4iF28bxc8IM/x1NDpE34nbwX74XQiuNrPcedPTkF8$jUdyZAQKUPSrwH+t6LW+qv3/o8z3gqiwYLSejUkwfC4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:07:12.435Z');
INSERT INTO public.users VALUES ('01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Cwak6jqE8vjBNE0EZMZk1ODPHXS2zGxPXdch93Pkty4$qn75JlADtv4FB4J7OophGkuN1/WA1CXC+PhUVMxbAuU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:07:13.494Z');
INSERT INTO public.users VALUES ('01a1e4e5-e60a-708f-80d6-5defe302bc97', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$GbKIrzmI/BnPZcTpX7dndN9tLccsRNAgWQqUD4IUo5M$m6meyFDPkycdxPBNAWwCP7t232bGyDCmXK7YMSW1vks', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:07:15.975Z');
INSERT INTO public.users VALUES ('01a1e4e6-0b9c-759b-a6c0-55ceae0e70b6', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$/UW9dQRQnkDXi7gnptTwuC2cEeZwZsuFi35vIqrcfXQ$iH7TM1NW5I8s5j/nTyt/K/Qp33NmWNsgradEvywNsg8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T15:07:24.449Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0505-7538-b28c-cf8200044416', '01a1e4e6-056b-744f-b5a3-c46924cfc40a', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T15:07:22.346Z', '2026-11-16T15:12:49.166Z', NULL, 43);
INSERT INTO public.webhooks VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0505-7538-b28c-cf8200044416', 'https://hooks.invalid/boardcast', NULL, 'X-95hlp-wtRVd2PKYUNEfkB8RFP0fT8IFvCtPPa6D1UyEhOEUQODYE7zE3ieC2UYDdl3tszzTeEzQQyTJoC5dH1AkkjCQXw8GXBpcLx7', true, NULL, '2026-11-16T15:07:22.245Z', 1, 31, 2, '2026-11-16T15:12:49.166Z', 43, '01a1e4e6-1b58-72da-a555-d406306281ed', NULL);
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
