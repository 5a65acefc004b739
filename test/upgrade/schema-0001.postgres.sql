
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'reset', 'alice@example.org', '00', '2026-11-16T11:26:29.209Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb13-7761-9351-e0bf3a537062', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb4e-7716-91db-110cf64367cb', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb88-72e0-8355-de81b4aa701d', '\x0800dd9fe42d43590a3e6b1083afcaab1bc2961527fe8f29259ddc141340debdcc5bea42ed83ed4d3917cdffc2feb0cddba2f49de43678d85f1659134bd4a6a8e6157ae2961a33b84da1b6e9f5ec2f3495225dada325fb59e6499794eee9774fd32f50ad35d9d0ed999aea529d8e6e6e41cf2ff7ecba25011487ed456cffc3ea61ce247218ecee1f0b9ece702c64a3582e07631bfc2d40785f565c2e224b55a9ca9cc3f4767901d13970ad5d92a21ccbe7a76a0b4bc53b5bd7d7d90f6e0b22dc6d9f2537318253f62678009bf838149f2bd9deef9098f4e006dd2fe2028855244e7714547d12d0660482ec44b2bcc5bf661663125c4feb5d40c06b893d187d74231f51a58d6c076c9a2e9f85cc33f493125a47c9cf10ec589019464c16196ab8117306500d09ec8b4865459aa393a950bc998f389440bb024fa626c4406b093fd8180603c28de623bf51cf8bc5c86b7349a284b7b6b982dc585f0ccf12130a46eb315c2c9752c9c4b199146ad570a8fc6e64dec9692054d24e33437e0914c3f1730605bee4be6f9eb99607d9fa243c3d3485addd45d6f98e0fda13dbfcb6b4bb9bfc2497e385455a0cc41e27c07711ee7bd1b9e597bcd098bd8ee0273b1ebe5c13ded7ef5798d937ff6384032c288309cf533a53e7f94a5fe388c6d531127e2c64874a9c089a4fb5ec368cde2a0d1a39c0e4716d');
INSERT INTO public.attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('3e99d24a-d1f2-4de7-bb87-2d4caf7f04c0', '23937404-dacf-4b56-a919-b6a8ffbe1ea3', NULL);
INSERT INTO public.attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb13-7761-9351-e0bf3a537062', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb4e-7716-91db-110cf64367cb', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb88-72e0-8355-de81b4aa701d', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bbbb-7446-a017-b5960ed96144', 'Finished by Bob', 'card_moved', '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', NULL, 'assign_member', NULL, '01a1e41b-a856-7620-b267-b439f44db59b', true);
INSERT INTO public.automation_rules VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bcef-7735-8608-f85bf6f11501', 'Rule', 'card_moved', '01a1e41b-b799-7256-97cd-ba5e6f051abd', NULL, 'assign_member', NULL, '01a1e41b-a856-7620-b267-b439f44db59b', true);
INSERT INTO public.automation_runs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bbbb-7446-a017-b5960ed96144', '01a1e41b-bc23-73a3-8526-6efc58b08866', 17, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '2026-11-16T11:26:25.279Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:26:24.698Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 0, '2026-11-16T11:26:23.822Z', '\x1f8b08000000000000039551416ec32010bcf7197b86c890c47638557d434fad226b817585848d0b386d15e5ef95edb44a734895e30ccccceeec119c05058540411ba1b92e37c42b89c8f5da6c795bd75a6c6b5d15ba0206d9654fa0e02960b4c0c05232d10dd9851e543f7acfc0041fe22f8884996ca3bf2e33761bb3e3556535c7b2345c1abdb5c248acc41a188c83bd5bf393831914c842965c082eca6721942c955caf6a295f2ebcfffb97e81d54c1c0a3269f40bdee1974d4698a1338829ef66fee696e4c14af04bb9b2bc530371d3e7a8a673da8e3d5b56e5b5087ce8302f4ced0237d6237785a85f876f6ebb19b22e66760d0ba98f2c22dd7f3f817bbd4a0c9ee40a0721c69260e145debc8826ad1a7854be340711978264fa7fd62d6d081fa3cb73f399e1ebe014f5922887e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 0, '2026-11-16T11:26:26.279Z', '\x1f8b08000000000000039551416ec32010bcf7197b3691212e9639457d434fad226b817585848d0b386d15e5ef95edb44a734895e30ccccceeec119c050525474e15d74c7754b35a56256bca2db1ae32b612b2a91b422820bbec09143c058c160ab0944c7463766100354cde1760820ff11744c24cb6d55f97194d651a56d7563394d23061f4a3e54660cdb750c034dabb353f399841812885649c332e9f3957422a2137a26e5e2ebcfffb97e81d545980474d3e817add17d053af29cee0087adebfbda7b92951bc123437578a61693a7c0c14cf7a50c7ab6bddb6a01e9d0705e89da11d7d623f7ada84f876f61bb09f23966728a07331e5955bafe7f12f76a94593dd8140e538d1421c28bace9105d5a14f2b97a691e23af0429e4efbd5aca5030d79697f763c3d7c03a5840c9e7e020000');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 1, 'board.member_added', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.024Z', 1, '01a1e41b-a856-7620-b267-b439f44db59b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","user_id":"01a1e41b-a856-7620-b267-b439f44db59b","role":"member","user":{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 2, 'board.member_added', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.113Z', 2, '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","user_id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","role":"member","user":{"id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 3, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.153Z', 3, '01a1e41b-b799-7256-97cd-ba5e6f051abd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 4, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.197Z', 4, '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-b7c5-778b-8a35-c8b9aecf0d13","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 5, 'label.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.224Z', 5, '01a1e41b-b7e0-774d-b55d-f035921dcbdb', NULL, NULL, NULL, NULL, '0f788d17-5277-499e-bdea-6bf9a01adc7b', NULL, NULL, '{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 6, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.267Z', 6, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.267Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 7, 'card.labeled', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.392Z', 7, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:26:24.267Z"}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.392Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 8, 'card.assigned', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.493Z', 8, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:26:24.392Z"}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.493Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 9, 'card.assigned', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.493Z', 8, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:26:24.493Z"}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.493Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 10, 'checklist.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.835Z', 10, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba43-719d-80ed-246bcc86c8f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 11, 'checklist_item.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.880Z', 11, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 12, 'checklist_item.updated', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.928Z', 12, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 13, 'checklist_item.assigned', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.983Z', 13, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 14, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.043Z', 14, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb13-7761-9351-e0bf3a537062', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bb13-7761-9351-e0bf3a537062","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 15, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.102Z', 15, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb4e-7716-91db-110cf64367cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bb4e-7716-91db-110cf64367cb","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 16, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.160Z', 16, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb88-72e0-8355-de81b4aa701d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bb88-72e0-8355-de81b4aa701d","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 17, 'card.moved', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.279Z', 17, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","rank":65536,"updated_at":"2026-11-16T11:26:24.493Z","position":0}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b7c5-778b-8a35-c8b9aecf0d13","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Steps","rank":65536,"items":[{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e41b-bb13-7761-9351-e0bf3a537062","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e41b-bb4e-7716-91db-110cf64367cb","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e41b-bb88-72e0-8355-de81b4aa701d","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:25.279Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 18, 'board.member_removed', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.351Z', 18, '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","user_id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","role":"member","user":{"id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 19, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.454Z', 19, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bcae-722d-a3bd-999ad187ed1d","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 20, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.575Z', 20, '01a1e41b-bd27-7595-b53c-661bc1738368', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bd27-7595-b53c-661bc1738368","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:25.575Z","updated_at":"2026-11-16T11:26:25.575Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 21, 'checklist.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.631Z', 21, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bd5f-745a-888e-018d1dbfbbbd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bd5f-745a-888e-018d1dbfbbbd","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 22, 'checklist.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.690Z', 22, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bd9a-712e-b82b-336a4e1ba753', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bd9a-712e-b82b-336a4e1ba753","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 23, 'checklist_item.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.734Z', 23, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bdc6-72ae-aadb-37c267fe5402', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bdc6-72ae-aadb-37c267fe5402","checklist_id":"01a1e41b-bd9a-712e-b82b-336a4e1ba753","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 24, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.790Z', 24, '01a1e41b-bdfe-744c-bb63-4c4a502d5435', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bdfe-744c-bb63-4c4a502d5435","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 25, 'comment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.829Z', 25, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-be25-70f5-8441-6cc7d6ae26ba","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","user_id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","user":{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:26:25.829Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 26, 'label.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.968Z', 26, '01a1e41b-beb0-7327-baec-6788253f4bcb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-beb0-7327-baec-6788253f4bcb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 27, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.013Z', 27, '01a1e41b-bedd-7436-9e44-5f7852952b51', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bedd-7436-9e44-5f7852952b51","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.013Z","updated_at":"2026-11-16T11:26:26.013Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 28, 'card.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.051Z', 28, '01a1e41b-bedd-7436-9e44-5f7852952b51', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bedd-7436-9e44-5f7852952b51","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.013Z","updated_at":"2026-11-16T11:26:26.013Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 29, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.131Z', 29, '01a1e41b-bf53-7156-bef0-e76bf453d874', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bf53-7156-bef0-e76bf453d874","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 30, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.185Z', 30, '01a1e41b-bf89-7402-ba21-407618c897d8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bf89-7402-ba21-407618c897d8","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-bf53-7156-bef0-e76bf453d874","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.185Z","updated_at":"2026-11-16T11:26:26.185Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 31, 'column.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.222Z', 31, '01a1e41b-bf53-7156-bef0-e76bf453d874', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bf53-7156-bef0-e76bf453d874","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 1, 'board.member_added', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.342Z', 1, '01a1e41b-a856-7620-b267-b439f44db59b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-bfe7-7640-903e-f4cd426979ea","user_id":"01a1e41b-a856-7620-b267-b439f44db59b","role":"member","user":{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 2, 'board.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.391Z', 2, '01a1e41b-bfe7-7640-903e-f4cd426979ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bfe7-7640-903e-f4cd426979ea"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 32, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.651Z', 32, '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 33, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.775Z', 33, '01a1e41b-c1d7-76e9-a881-ecbcddedc292', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-c1d7-76e9-a881-ecbcddedc292","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.775Z","updated_at":"2026-11-16T11:26:26.775Z"}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 34, 'column.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.903Z', 34, '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 35, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.976Z', 35, '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'owner');
INSERT INTO public.board_members VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-a856-7620-b267-b439f44db59b', 'member');
INSERT INTO public.board_members VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'owner');
INSERT INTO public.board_members VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', '01a1e41b-a856-7620-b267-b439f44db59b', 'member');
INSERT INTO public.board_visits VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', NULL, true);
INSERT INTO public.boards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 'Board', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:23.822Z', '2026-11-16T11:26:23.822Z', 35, 39, '2200ybvd5bj2d', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 'Board', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.279Z', '2026-11-16T11:26:26.279Z', 2, 3, '3joczh8vt60mi', 0, '2026-11-16T11:26:26.391Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', false);
INSERT INTO public.calendar_keys VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'b5b8208f11e0f29785057b987d07c056');
INSERT INTO public.card_assignees VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-a856-7620-b267-b439f44db59b', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b7e0-774d-b55d-f035921dcbdb');
INSERT INTO public.card_watchers VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713');
INSERT INTO public.cards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:26:24.267Z', '2026-11-16T11:26:25.279Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-b799-7256-97cd-ba5e6f051abd', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:26:25.575Z', '2026-11-16T11:26:25.575Z', NULL);
INSERT INTO public.cards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:26:26.775Z', '2026-11-16T11:26:26.775Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', '01a1e41b-ba43-719d-80ed-246bcc86c8f7', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bdc6-72ae-aadb-37c267fe5402', '01a1e41b-bd9a-712e-b82b-336a4e1ba753', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-ba43-719d-80ed-246bcc86c8f7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd5f-745a-888e-018d1dbfbbbd', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd9a-712e-b82b-336a4e1ba753', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b799-7256-97cd-ba5e6f051abd', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bdfe-744c-bb63-4c4a502d5435', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.829Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e41b-ca92-7085-ae15-b5d5e09e7268', '2026-11-16T12:31:29.114Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '0f788d17-5277-499e-bdea-6bf9a01adc7b', 'SpY64laEo5egnG7AsEly6YpIt84xQhF2yUgXn8z_72Q', '{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:26:24.238Z');
INSERT INTO public.invitations VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-be7c-7574-94ba-a643290ee08b', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', '01a1e41b-a856-7620-b267-b439f44db59b');
INSERT INTO public.labels VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b7e0-774d-b55d-f035921dcbdb', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-beb0-7327-baec-6788253f4bcb', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '4a0e6f33-925c-4d5d-b96a-d541028d8a97', '2026-11-16T11:26:29.209Z');
INSERT INTO public.mail_digests VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('dfe4db10-2687-4006-b18d-a32d793fadfe', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:26:29.209Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b719-75f3-ae11-270b73a79ec2', '01a1e41b-a856-7620-b267-b439f44db59b', 'added', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.024Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b771-745a-9277-79c875d157ff', '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', 'added', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.113Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b926-751d-8f25-d8581eeeec3b', '01a1e41b-a856-7620-b267-b439f44db59b', 'assigned', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.493Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-be25-70f6-9f79-482ca8e15509', '01a1e41b-a856-7620-b267-b439f44db59b', 'commented', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.829Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', '01a1e41b-c026-740d-b66c-6bc36d0556b7', '01a1e41b-a856-7620-b267-b439f44db59b', 'added', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.342Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 35, '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '{"id":"01a1e41b-c1d7-76e9-a881-ecbcddedc292","column_id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:26:26.775Z","updated_at":"2026-11-16T11:26:26.775Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'ff3df2297f910415');
INSERT INTO public.search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-bd27-7595-b53c-661bc1738368', 3145727, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', 1048576, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', '01a1e41b-bedd-7436-9e44-5f7852952b51', 4194303, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', '01a1e41b-bf89-7402-ba21-407618c897d8', 5242879, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', 6291455, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb13-7761-9351-e0bf3a537062', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb4e-7716-91db-110cf64367cb', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb88-72e0-8355-de81b4aa701d', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-bd27-7595-b53c-661bc1738368', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-bd27-7595-b53c-661bc1738368', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bdc6-72ae-aadb-37c267fe5402', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', '01a1e41b-bedd-7436-9e44-5f7852952b51', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', '01a1e41b-bedd-7436-9e44-5f7852952b51', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', '01a1e41b-bf89-7402-ba21-407618c897d8', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', '01a1e41b-bf89-7402-ba21-407618c897d8', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e41b-a823-7748-83be-0ce81413359d', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:20.196Z', '2026-11-16T11:26:20.196Z', '2026-11-16T12:26:20.196Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e41b-ae6e-701e-a26c-d4f9d2eb7603', '01a1e41b-a856-7620-b267-b439f44db59b', '2026-11-16T11:26:21.806Z', '2026-11-16T11:26:21.806Z', '2026-11-16T12:26:21.806Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e41b-b5bc-76f5-be35-c2b7ea95ebdc', '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', '2026-11-16T11:26:23.676Z', '2026-11-16T11:26:23.676Z', '2026-11-16T12:26:23.676Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('3e99d24a-d1f2-4de7-bb87-2d4caf7f04c0', '23937404-dacf-4b56-a919-b6a8ffbe1ea3', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', 'card', 'deleted', 'Card', '01a1e41b-b799-7256-97cd-ba5e6f051abd', NULL, 131072, 1, '{"id":"01a1e41b-bedd-7436-9e44-5f7852952b51","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:26:26.013Z","updated_at":"2026-11-16T11:26:26.013Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:26:26.051Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 28);
INSERT INTO public.trash VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf53-7156-bef0-e76bf453d874', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e41b-b7e0-774d-b55d-f035921dcbdb","01a1e41b-beb0-7327-baec-6788253f4bcb"],"board_members":["01a1e41b-94c9-77db-a66c-2cb5d1c2a713","01a1e41b-a856-7620-b267-b439f44db59b"]}', '2026-11-16T11:26:26.222Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 31);
INSERT INTO public.trash VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', 'card', 'deleted', 'Card', '01a1e41b-bf53-7156-bef0-e76bf453d874', '01a1e41b-bf53-7156-bef0-e76bf453d874', 65536, NULL, '{"id":"01a1e41b-bf89-7402-ba21-407618c897d8","column_id":"01a1e41b-bf53-7156-bef0-e76bf453d874","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:26:26.185Z","updated_at":"2026-11-16T11:26:26.185Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:26:26.222Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 31);
INSERT INTO public.users VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$yZlqiI024kCgtcttFnHxSTZhKAJJXrRWns3vxpQvGvs$fovRN3gjDc0YDViSst48CpnsbwO4ju6P5Zh7XXTNlrc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:26:19.021Z');
INSERT INTO public.users VALUES ('01a1e41b-a856-7620-b267-b439f44db59b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$P0d6Gna69sVLOvSvP6oMqR2GXob5bIwjAxqrApyLr4A$hdJ/7kvjaNihKerwlJRT6yY9KUGpkZ7vVZHxgmi1kM4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:26:20.923Z');
INSERT INTO public.users VALUES ('01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$yFw0Pp8VqaP7oBh+JpfucAo2TAWLgNiL9eu+78R5szE$lbQHq6vOGNIahUppZ6t30NJJxtPVQusyQxFMJyGCfug', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:26:22.750Z');
INSERT INTO public.users VALUES ('01a1e41b-c376-777c-9394-ed2041edface', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$cmuDl0E/Sy7TitjqLaFfW4/5VAps+WK+4+BiFbqcqXs$1Svt2uZDcueJmHRp+AJmyNpVUL6FNiy38GcpB2CHNIg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:26:28.163Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c0ff-73ee-bda3-ed3543b011d7', '01a1e41b-c224-72b7-9c6f-b06dea4458d1', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:26:26.850Z', '2026-11-16T11:26:31.889Z', NULL, 41);
INSERT INTO public.webhooks VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c0ff-73ee-bda3-ed3543b011d7', 'https://hooks.invalid/boardcast', NULL, 'nC9OvImGQaszqVIX0PGI6Dbf4p-PgStx28Yrzisg7NowdyvxFfoDDUIyV5EAnUWZUJPb1wl0COZPJ7Q8I_uEjO_5ngfAwjCQc0We02Es', true, NULL, '2026-11-16T11:26:26.559Z', 1, 31, 1, '2026-11-16T11:26:31.889Z', 41, '01a1e41b-c223-75f1-bd1a-b7b90a4c484d', NULL);
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
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_test ON public.webhook_deliveries USING btree (board_id, webhook_id) WHERE ((seq IS NULL) AND (status = 'pending'::text));
CREATE INDEX webhook_deliveries_tests ON public.webhook_deliveries USING btree (next_attempt_at) WHERE ((seq IS NULL) AND (status = 'pending'::text));
CREATE INDEX webhooks_id ON public.webhooks USING btree (id);
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
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_fkey FOREIGN KEY (board_id, webhook_id) REFERENCES public.webhooks(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
