
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e420-1920-752c-9fb7-e147549a0a47', 'reset', 'alice@example.org', '00', '2026-11-16T11:31:30.588Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4145-71b0-8fd2-2bf014260e15', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-42bf-77c8-b814-89ef0c98162c', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-433c-7171-ac1f-09c321ad619c', '\xbcd4e59d5e6339ded162ec1261d8c6654cb67705ba7ed1a278b613b4275a4bb1ba70e57a368135782b5cc5753f7e29e33eab4d5812fa2a4338fe9c863042b9e32a04f4aae0a203176bd9234553994c128d5610ae225d99be28b5e36aa4586a2befcc1f8b17116535a8f29ee3c9b318a749fedfecd031fe6b9f305f5586813fb25b2c235d829d23cfe5d850d86a590b757be462ef193dcbbe28da9838162227cb841f420e83ab5fc6f994d743f6f826c0789e376b7865997d6d04e96b0b47fb08ec11ff184f5107bcf8e1dcfdc978abca477d8cabb1981f0871b4abadb3538549dce13ca23e0d982d6ad32e7e6f450e147b1fe32c01c19b21af0e1f8d94fd8cb8df3ab075342c831c163016e7a4c425190c3d392818141f00a1da906da901528e20d3266bc22663df701d1e186df1f93d9de105751f53cd875022efd9a047faa2187d0c7c4a9a9e11f7eb4a457366a2f77a68039e4cb2530dfe504efd70412446dc18a04b15420579ea677b02e2f441e812d3d5059262fdae0ba503f36f0343c2902da213bd0b6af3ae8b90432d5a8c0bbfc71a1cef7bfff01728357fb6d1e227ab35284601b115196dc99e5293c05143f97abd6e56b1c6b7f9ac92cc8b896a9b1724ed3ec88f0cb122a240832222f9218306b64c9fdf676dec10098b3fc675a16d822e1cd392d56ea33ee38d735408d311b4ce92');
INSERT INTO public.attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4589-76cb-aa27-7228aafdee9f', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('597026b6-1c64-47dd-9b15-99d1179d0136', '7d73426a-b204-4794-9f8d-9fff1525bf59', NULL);
INSERT INTO public.attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4145-71b0-8fd2-2bf014260e15', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-42bf-77c8-b814-89ef0c98162c', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-433c-7171-ac1f-09c321ad619c', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4589-76cb-aa27-7228aafdee9f', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-439f-775d-827a-8b8310240bed', 'Finished by Bob', 'card_moved', '01a1e420-3757-7547-ad13-fb4d7cd10572', NULL, 'assign_member', NULL, '01a1e420-25be-7411-b8f9-43840eaae408', true);
INSERT INTO public.automation_rules VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4723-7103-af18-77c068c01403', 'Rule', 'card_moved', '01a1e420-36da-732d-9225-5dcd67fdce9e', NULL, 'assign_member', NULL, '01a1e420-25be-7411-b8f9-43840eaae408', true);
INSERT INTO public.automation_runs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-439f-775d-827a-8b8310240bed', '01a1e420-442f-77b6-9cd5-cce9a570d93b', 17, '01a1e420-3a63-7194-aba6-7bad23e24aab', '2026-11-16T11:31:22.286Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:31:20.364Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 0, '2026-11-16T11:31:17.625Z', '\x1f8b08000000000000039551414ec33010bcf38c3ddb55367563c527c41b3881aa68936c9025270eb6534055ff8e9214547a28ea71c69e99ddd923d8160c6448c82acfe416bb526ad568599779261513165c140d770a04249b1c8381274fa105012dc726d831593f801926e70434def9f00b0253e2b6aabf2e337076d6bbbc9165576bc9a8f44e959491d220601adbbb353f3994c0409ee5854494583c239a2d1ad49b22dfbd5c78fff72ff23b984c80a39a5d04f3ba17d0735f7398c111ea79ffea9ee6a6c8e14a8037570a7e69da7f0c1cce7a30c7ab6bddb6e09eac0303e46cc38ffc49fde878e3c3dbd96fa07e8e589e414067434c2bb75ecfd15f6c63454db2070693c2c40b71e0603bcb2d988e5c5cb9388d1cd68117f274daaf66151f78484bfbb3e3e9e11be9c1563d7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 0, '2026-11-16T11:31:26.749Z', '\x1f8b08000000000000039551414ec33010bcf38c3dc7956d9c58f109f1064ea02adac41b64c98983ed1450d5bfa32405951e8a38ced833b33b7b0467c10017284849cecab2b64cf35a31d4b6623d296d359758890a0ac82e7b02038f01a385022ca52eba29bb30821967ef0be8820ff10744c24cb6693f2f33442d39d3a5ec58ddb79a9150ba543572541a0a9827fb6fcd770e663020b9ac98104c544f42987b6164b5d3aa7ebef0feeb5fa23730bc008f2df904e6655fc040434b7101476897fd9bff3437278a57027173a518d6a6c3fb48f1ac0773bcbad66d0b1ad0793080de75f4401f384c9e7621be9efd461c9688f5190ae85d4c79e3b6eb79fc8d5d6ab0cbee4060729c69250e145defc882e9d1a78d4bf344711b78254fa7fd66d6d081c6bcb6bf389eeebe000bd07e987e020000');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 1, 'board.member_added', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.127Z', 1, '01a1e420-25be-7411-b8f9-43840eaae408', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","user_id":"01a1e420-25be-7411-b8f9-43840eaae408","role":"member","user":{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 2, 'board.member_added', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.681Z', 2, '01a1e420-2e60-7662-8619-f3de253e676f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","user_id":"01a1e420-2e60-7662-8619-f3de253e676f","role":"member","user":{"id":"01a1e420-2e60-7662-8619-f3de253e676f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 3, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.849Z', 3, '01a1e420-36da-732d-9225-5dcd67fdce9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-36da-732d-9225-5dcd67fdce9e","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 4, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.999Z', 4, '01a1e420-3757-7547-ad13-fb4d7cd10572', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3757-7547-ad13-fb4d7cd10572","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 5, 'label.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:19.681Z', 5, '01a1e420-3a01-7109-acd8-274ca6cee102', NULL, NULL, NULL, NULL, 'f8a94166-74c0-4045-abee-bcb53e35668e', NULL, NULL, '{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 6, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:19.779Z', 6, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:19.779Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 7, 'card.labeled', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:19.918Z', 7, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:31:19.779Z"}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:19.918Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 8, 'card.assigned', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:20.032Z', 8, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:31:19.918Z"}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:20.032Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 9, 'card.assigned', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:20.032Z', 8, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:31:20.032Z"}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:20.032Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 10, 'checklist.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.064Z', 10, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3f68-7495-82b3-00afd874f44a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3f68-7495-82b3-00afd874f44a","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 11, 'checklist_item.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.185Z', 11, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 12, 'checklist_item.updated', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.271Z', 12, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 13, 'checklist_item.assigned', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.366Z', 13, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 14, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.541Z', 14, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4145-71b0-8fd2-2bf014260e15', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4145-71b0-8fd2-2bf014260e15","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 15, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.919Z', 15, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-42bf-77c8-b814-89ef0c98162c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-42bf-77c8-b814-89ef0c98162c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 16, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.044Z', 16, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-433c-7171-ac1f-09c321ad619c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-433c-7171-ac1f-09c321ad619c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 17, 'card.moved', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.286Z', 17, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","rank":65536,"updated_at":"2026-11-16T11:31:20.032Z","position":0}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-3757-7547-ad13-fb4d7cd10572","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e420-3f68-7495-82b3-00afd874f44a","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Steps","rank":65536,"items":[{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e420-4145-71b0-8fd2-2bf014260e15","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e420-42bf-77c8-b814-89ef0c98162c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e420-433c-7171-ac1f-09c321ad619c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:22.286Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 18, 'board.member_removed', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.406Z', 18, '01a1e420-2e60-7662-8619-f3de253e676f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","user_id":"01a1e420-2e60-7662-8619-f3de253e676f","role":"member","user":{"id":"01a1e420-2e60-7662-8619-f3de253e676f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 19, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.633Z', 19, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4589-76cb-aa27-7228aafdee9f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4589-76cb-aa27-7228aafdee9f","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 20, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.099Z', 20, '01a1e420-475b-75a6-89b7-4f84c63c5ddf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-475b-75a6-89b7-4f84c63c5ddf","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:23.099Z","updated_at":"2026-11-16T11:31:23.099Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 21, 'checklist.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.187Z', 21, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-47b3-7163-90c2-3c37238c4470', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-47b3-7163-90c2-3c37238c4470","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 22, 'checklist.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.276Z', 22, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-480c-708f-87e2-28313559c20b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-480c-708f-87e2-28313559c20b","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 23, 'checklist_item.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.391Z', 23, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-487f-7555-b544-dc09c45e4044', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-487f-7555-b544-dc09c45e4044","checklist_id":"01a1e420-480c-708f-87e2-28313559c20b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 24, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.511Z', 24, '01a1e420-48f7-738b-8683-41eabde05daa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-48f7-738b-8683-41eabde05daa","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 25, 'comment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.618Z', 25, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4962-7160-bce0-651b5599b7ff', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4962-7160-bce0-651b5599b7ff","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","user_id":"01a1e420-1920-752c-9fb7-e147549a0a47","user":{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:31:23.618Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 26, 'label.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:24.816Z', 26, '01a1e420-4e10-7147-b9db-fa04ce02906f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4e10-7147-b9db-fa04ce02906f","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 27, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:25.070Z', 27, '01a1e420-4f0e-7455-a485-d27b2b728977', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4f0e-7455-a485-d27b2b728977","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:25.070Z","updated_at":"2026-11-16T11:31:25.070Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 28, 'card.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:25.436Z', 28, '01a1e420-4f0e-7455-a485-d27b2b728977', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4f0e-7455-a485-d27b2b728977","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:25.070Z","updated_at":"2026-11-16T11:31:25.070Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 29, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:25.815Z', 29, '01a1e420-51f7-7346-afcb-b8ac542c6be3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 30, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.083Z', 30, '01a1e420-5303-7507-96ac-f3d778f61f29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-5303-7507-96ac-f3d778f61f29","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:26.083Z","updated_at":"2026-11-16T11:31:26.083Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 31, 'column.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.579Z', 31, '01a1e420-51f7-7346-afcb-b8ac542c6be3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 1, 'board.member_added', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.863Z', 1, '01a1e420-25be-7411-b8f9-43840eaae408', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-559d-7094-a7d6-fe47d702a616","user_id":"01a1e420-25be-7411-b8f9-43840eaae408","role":"member","user":{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 2, 'board.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.885Z', 2, '01a1e420-559d-7094-a7d6-fe47d702a616', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-559d-7094-a7d6-fe47d702a616"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 32, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.073Z', 32, '01a1e420-56e1-7024-8afa-d6e1774d3944', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-56e1-7024-8afa-d6e1774d3944","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 33, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.172Z', 33, '01a1e420-5744-7775-b229-e99608eec6e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-5744-7775-b229-e99608eec6e5","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-56e1-7024-8afa-d6e1774d3944","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:27.172Z","updated_at":"2026-11-16T11:31:27.172Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 34, 'column.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.251Z', 34, '01a1e420-56e1-7024-8afa-d6e1774d3944', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-56e1-7024-8afa-d6e1774d3944","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 35, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.334Z', 35, '01a1e420-56e1-7024-8afa-d6e1774d3944', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e420-56e1-7024-8afa-d6e1774d3944","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-1920-752c-9fb7-e147549a0a47', 'owner');
INSERT INTO public.board_members VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-25be-7411-b8f9-43840eaae408', 'member');
INSERT INTO public.board_members VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', '01a1e420-1920-752c-9fb7-e147549a0a47', 'owner');
INSERT INTO public.board_members VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', '01a1e420-25be-7411-b8f9-43840eaae408', 'member');
INSERT INTO public.board_visits VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-1920-752c-9fb7-e147549a0a47', NULL, true);
INSERT INTO public.boards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 'Board', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:17.625Z', '2026-11-16T11:31:17.625Z', 35, 39, '1w54eza09y60v', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 'Board', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.749Z', '2026-11-16T11:31:26.749Z', 2, 3, '2ce8b59imk73g', 0, '2026-11-16T11:31:26.885Z', '01a1e420-1920-752c-9fb7-e147549a0a47', false);
INSERT INTO public.calendar_keys VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'a77ed3123fa7e24d918339360498ed08');
INSERT INTO public.card_assignees VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-1920-752c-9fb7-e147549a0a47', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-25be-7411-b8f9-43840eaae408', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a01-7109-acd8-274ca6cee102');
INSERT INTO public.card_watchers VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-1920-752c-9fb7-e147549a0a47');
INSERT INTO public.cards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3757-7547-ad13-fb4d7cd10572', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:31:19.779Z', '2026-11-16T11:31:22.286Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-36da-732d-9225-5dcd67fdce9e', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:31:23.099Z', '2026-11-16T11:31:23.099Z', NULL);
INSERT INTO public.cards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-56e1-7024-8afa-d6e1774d3944', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:31:27.172Z', '2026-11-16T11:31:27.172Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', '01a1e420-3f68-7495-82b3-00afd874f44a', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-487f-7555-b544-dc09c45e4044', '01a1e420-480c-708f-87e2-28313559c20b', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3f68-7495-82b3-00afd874f44a', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-47b3-7163-90c2-3c37238c4470', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-480c-708f-87e2-28313559c20b', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-36da-732d-9225-5dcd67fdce9e', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3757-7547-ad13-fb4d7cd10572', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-48f7-738b-8683-41eabde05daa', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-56e1-7024-8afa-d6e1774d3944', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4962-7160-bce0-651b5599b7ff', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.618Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e420-63bc-75a0-a122-5eb909faa7d0', '2026-11-16T12:36:30.498Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-1920-752c-9fb7-e147549a0a47', 'f8a94166-74c0-4045-abee-bcb53e35668e', 'iz1PvTrQPkjNadaEoUYLSF4UlI0VFCdRdTZCyFq6TIw', '{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:31:19.681Z');
INSERT INTO public.invitations VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4b08-770d-bb28-c0644ad80dd1', '01a1e420-1920-752c-9fb7-e147549a0a47', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', '01a1e420-25be-7411-b8f9-43840eaae408');
INSERT INTO public.labels VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a01-7109-acd8-274ca6cee102', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4e10-7147-b9db-fa04ce02906f', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '6156f28c-a8db-4428-b472-78e248ad2102', '2026-11-16T11:31:30.588Z');
INSERT INTO public.mail_digests VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('7ebc1b61-ec99-45a4-b3fc-48d8fa37cc4b', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:31:30.588Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3473-752a-a57a-5a0fbeb6b55f', '01a1e420-25be-7411-b8f9-43840eaae408', 'added', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.127Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3619-777c-bbef-d0d72c147db6', '01a1e420-2e60-7662-8619-f3de253e676f', 'added', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.681Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3b98-75c6-bc44-5813ad06aaf4', '01a1e420-25be-7411-b8f9-43840eaae408', 'assigned', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:20.032Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4963-743b-a773-6c3a5f6814f3', '01a1e420-25be-7411-b8f9-43840eaae408', 'commented', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4962-7160-bce0-651b5599b7ff', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.618Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', '01a1e420-560f-7114-b390-4e14f1357132', '01a1e420-25be-7411-b8f9-43840eaae408', 'added', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.863Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 35, '01a1e420-5744-7775-b229-e99608eec6e5', '{"id":"01a1e420-5744-7775-b229-e99608eec6e5","column_id":"01a1e420-56e1-7024-8afa-d6e1774d3944","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:27.172Z","updated_at":"2026-11-16T11:31:27.172Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '8912de86d086ed9c');
INSERT INTO public.search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a63-7194-aba6-7bad23e24aab', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', 3145727, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4962-7160-bce0-651b5599b7ff', 1048576, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', '01a1e420-4f0e-7455-a485-d27b2b728977', 4194303, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', '01a1e420-5303-7507-96ac-f3d778f61f29', 5242879, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-5744-7775-b229-e99608eec6e5', 6291455, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4145-71b0-8fd2-2bf014260e15', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-42bf-77c8-b814-89ef0c98162c', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-433c-7171-ac1f-09c321ad619c', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4589-76cb-aa27-7228aafdee9f', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-487f-7555-b544-dc09c45e4044', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', '01a1e420-4f0e-7455-a485-d27b2b728977', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', '01a1e420-4f0e-7455-a485-d27b2b728977', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', '01a1e420-5303-7507-96ac-f3d778f61f29', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', '01a1e420-5303-7507-96ac-f3d778f61f29', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-5744-7775-b229-e99608eec6e5', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-5744-7775-b229-e99608eec6e5', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e420-254c-76ef-9758-af4e3a3996e7', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:14.384Z', '2026-11-16T11:31:14.384Z', '2026-11-16T12:31:14.384Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e420-2e13-7787-a457-29c2a317d6fe', '01a1e420-25be-7411-b8f9-43840eaae408', '2026-11-16T11:31:16.627Z', '2026-11-16T11:31:16.627Z', '2026-11-16T12:31:16.627Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e420-3177-7326-88de-e56b4af19f80', '01a1e420-2e60-7662-8619-f3de253e676f', '2026-11-16T11:31:17.495Z', '2026-11-16T11:31:17.495Z', '2026-11-16T12:31:17.495Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('597026b6-1c64-47dd-9b15-99d1179d0136', '7d73426a-b204-4794-9f8d-9fff1525bf59', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', 'card', 'deleted', 'Card', '01a1e420-36da-732d-9225-5dcd67fdce9e', NULL, 131072, 1, '{"id":"01a1e420-4f0e-7455-a485-d27b2b728977","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:25.070Z","updated_at":"2026-11-16T11:31:25.070Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:25.436Z', '01a1e420-1920-752c-9fb7-e147549a0a47', 28);
INSERT INTO public.trash VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-51f7-7346-afcb-b8ac542c6be3', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e420-3a01-7109-acd8-274ca6cee102","01a1e420-4e10-7147-b9db-fa04ce02906f"],"board_members":["01a1e420-1920-752c-9fb7-e147549a0a47","01a1e420-25be-7411-b8f9-43840eaae408"]}', '2026-11-16T11:31:26.579Z', '01a1e420-1920-752c-9fb7-e147549a0a47', 31);
INSERT INTO public.trash VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', 'card', 'deleted', 'Card', '01a1e420-51f7-7346-afcb-b8ac542c6be3', '01a1e420-51f7-7346-afcb-b8ac542c6be3', 65536, NULL, '{"id":"01a1e420-5303-7507-96ac-f3d778f61f29","column_id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:26.083Z","updated_at":"2026-11-16T11:31:26.083Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:26.579Z', '01a1e420-1920-752c-9fb7-e147549a0a47', 31);
INSERT INTO public.users VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cxTQUCCMmcQmqMkIrmZO4lqwuylUCZys/rBGXTubP4Y$f15hR5FJk72JEQrli/0vW19cOsZ0MZxE0uGigznQ6IE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:12.654Z');
INSERT INTO public.users VALUES ('01a1e420-25be-7411-b8f9-43840eaae408', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$tfkXi892AMMrgJ4cb28gYJlQY0UNquc7xMHiSRbbhyw$JDw6VjSfOknTtVn4zRSeTLgPTg2di1cIJjXxBoLUVII', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:16.470Z');
INSERT INTO public.users VALUES ('01a1e420-2e60-7662-8619-f3de253e676f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$nh6j3QzhZ0SYqQOxIl65uFyPkcwGS5+BTZ2bclfaG/k$83+IUDSDLSH8mJu0AJWqopjCzDPbJxoc5jHUOg/i/0U', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:17.040Z');
INSERT INTO public.users VALUES ('01a1e420-599d-726c-bad8-e85786a95469', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$SwiKGUhX5Pyi6jUNhFBYw1CjUFp6f4/oOodfXdeU6rg$keSZu7EMQs5B09a2GOS6WiRbEin2TWWuzADiw4vAMwY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:29.170Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5642-77b7-ac31-03ed5e64d6bf', '01a1e420-576b-72ab-84f9-5eb3e0dbccac', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T11:31:27.210Z', '2026-11-16T11:36:35.596Z', NULL, 49);
INSERT INTO public.webhooks VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5642-77b7-ac31-03ed5e64d6bf', 'https://hooks.invalid/boardcast', NULL, 'KOodw8YN1TY_ZCVFWH5386A7BJpQOnvVGb5fnR0Kb5yzLFxQGpkaCU1J22JRP47X_sO1t_Ik06pnWjqK_Msuetoa56ctdCR4h902dZTm', true, NULL, '2026-11-16T11:31:26.914Z', 1, 31, 2, '2026-11-16T11:36:35.596Z', 49, '01a1e420-6cee-74aa-9ede-0344c6347bbb', NULL);
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
