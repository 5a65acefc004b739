
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'reset', 'alice@example.org', '00', '2026-11-16T11:31:43.828Z');
INSERT INTO public.api_tokens VALUES ('01a1e420-8090-71cf-a25a-525a08b62afd', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '83b417cc097c740f5639c3491e1052ce7b40f9e076df3cde82f09fafb871a38d', 'IquC', 'Script', 'write', '01a1e420-7879-752a-99d8-d9b32e5ad213', '2026-11-16T11:31:37.743Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-828a-72b0-864e-1336539854d3', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8339-7718-8b8d-824d55941bd5', '\x422a4e012e2d8a138960a49c044260b25b31d68d7d2efdc9a591b985dea10cdd992dec5ff6d319ef44664817f204fa17950695b8489a0864451336ecb9b74afc6c878fe6cf90d31f5ac7809b6107bc1d9746865f5ca75524c44de23db6d380fb64339d4809a7be7516fc5c9aff292d45b059704432816af39261b0a526050c77b4c3bf22079a1415d2a31c05cd45dac68bfab43fe43c8fff05a392f58a56e18b209c339c5423d6d261516dd0e3f5d4e93b36b2ab19654b566295d705680f7fcb81427a98dd4bc0a75ff32c40c5a4f97b0db3d4e78526567c693b65ed7f9be903e27a7a55eeebae3984987b78d312afa3c92cef2956178b9eb0ed8491434aa4afb797defe3085a98521f506f8831d3daf905dcee7883e8f33e084bb282eb581fe47ee7fd8ede9692bdcfafd6402cc7fa48f345e79762cec3ea817a9d54783e4b672246b85ef0f8863c7b8901d7516862e599e6dd9eb7d0a650ef3722d815f13b528e86d619bd8b557433c179afa053db13d509e2aeefff8c7963b543b177ff5584b8c14640389a6c32990a23d0f31737ba79444d092a2857cb58700bf3995f30c28b68e4b8ef4812b2570b16b67d5d3db7163b8b914b0a2112105fb43d34b9ea0cbd00254cbbf0d6b115f7d08f62238cbb1258348df4c07e04f118a89f009216f358b8abbf2c73f867490ab73de03ef9679f8d7d4');
INSERT INTO public.attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-84f7-75f4-9c49-83ba6202b14c', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('d257a2c3-84c2-4f35-a706-16f593da62c6', 'ffb0f4ca-ead2-4263-baec-710968f02b25', NULL);
INSERT INTO public.attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-828a-72b0-864e-1336539854d3', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8339-7718-8b8d-824d55941bd5', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-84f7-75f4-9c49-83ba6202b14c', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-83ab-7464-9930-7cbe43a996f3', 'Finished by Bob', 'card_moved', '01a1e420-7a95-74cb-9ec5-f094a2e151af', NULL, 'assign_member', NULL, '01a1e420-6792-7073-aac8-af114e8a52e5', true);
INSERT INTO public.automation_rules VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-856b-76e5-baa9-ece2195a9711', 'Rule', 'card_moved', '01a1e420-7a47-700b-b84a-088766d7c2f7', NULL, 'assign_member', NULL, '01a1e420-6792-7073-aac8-af114e8a52e5', true);
INSERT INTO public.automation_runs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-83ab-7464-9930-7cbe43a996f3', '01a1e420-84ab-7133-a06e-c91d20966ae4', 17, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '2026-11-16T11:31:38.713Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:31:37.437Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 0, '2026-11-16T11:31:35.673Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab38aef3f009f10d9c4055b4b1b7c892f3c0760aa8eabfa32405951e8a7a9cb1676677f608ce82864ca0a06d9ef1b22a6b5eaa1c795ddb8adbba953929b4b990c020b9e409343c0d182c30b0144d706372430fba9fbc6760063f845f100813d9a6fdbacc50466d799995865742e6bc35956c95ad8cc202184ca3bd5bf393830934e4595e7021b8289e85d05268a93645295f2ebcfffb17e91d74c6c0634b3e827edd31e8a86b29cce008edbc7f734f7353a470255037570ac3d2f4f0d15338eb411fafae75db823a741e34a077861ee913bbd1d366086f67bf1ebb39627906067b17625ab9f57a1eff62171b34c91d08740a132dc48182db3bb2a0f7e8e3cac569a4b00ebc90a7d36e356be8407d5ada9f1d4f0fdfdad256ea7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 0, '2026-11-16T11:31:40.234Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2b3b71d2c827c437700255d1dade204bce03db09a0aaff8e9214547a28ea71c69e99ddd923380b0ab8404132e7ac46896c2f0bc9b44462b2ca912cf2b215041924973c8182a70183850c2c4513dc98dcd083ea27ef3330831fc22f0884896ca3bf2e334a534ab6e77bc36a51e44c9bbad0a5ad4d891564308df66ecd4f0e265090f3bc624230513d0ba10aa124dfe5857cb9f0feef5fa477503c038f9a7c04f57ac8a0a34e5358c011f4b27f734f7353a47025286fae1486b5e9e1a3a770d6833a5e5debb60575e83c2840ef0c3dd22776a3a7dd10dece7e3d764bc4fa0c19b42ec4b471dbf53cfec52e3668929b09540a13adc44cc1b58e2ca8167ddcb8388d14b68157f2743a6c660dcdd4a7b5fdc5f1f4f00d7127dc827e020000');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 1, 'board.member_added', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:35.949Z', 1, '01a1e420-6792-7073-aac8-af114e8a52e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","user_id":"01a1e420-6792-7073-aac8-af114e8a52e5","role":"member","user":{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 2, 'board.member_added', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.052Z', 2, '01a1e420-71cf-71bc-9a25-2a42767f795d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","user_id":"01a1e420-71cf-71bc-9a25-2a42767f795d","role":"member","user":{"id":"01a1e420-71cf-71bc-9a25-2a42767f795d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 3, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.135Z', 3, '01a1e420-7a47-700b-b84a-088766d7c2f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-7a47-700b-b84a-088766d7c2f7","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 4, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.213Z', 4, '01a1e420-7a95-74cb-9ec5-f094a2e151af', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-7a95-74cb-9ec5-f094a2e151af","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 5, 'label.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.322Z', 5, '01a1e420-7b03-72a9-93b5-7059f6fc78b4', NULL, NULL, NULL, NULL, '21e92dae-c61a-423d-a613-97d716899bf3', NULL, NULL, NULL, '{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 6, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.472Z', 6, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:36.472Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 7, 'card.labeled', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.003Z', 7, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:31:36.472Z"}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:37.003Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 8, 'card.assigned', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.124Z', 8, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:31:37.003Z"}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:37.124Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 9, 'card.assigned', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.124Z', 8, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:31:37.124Z"}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:37.124Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 10, 'checklist.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.818Z', 10, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80da-76ec-ae29-9379497fca39', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-80da-76ec-ae29-9379497fca39","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 11, 'checklist_item.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.837Z', 11, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 12, 'checklist_item.updated', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.982Z', 12, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 13, 'checklist_item.assigned', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.098Z', 13, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 14, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.249Z', 14, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-828a-72b0-864e-1336539854d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-828a-72b0-864e-1336539854d3","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 15, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.404Z', 15, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8324-73d3-a3b3-1da0efeb02dc","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 16, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.425Z', 16, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8339-7718-8b8d-824d55941bd5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8339-7718-8b8d-824d55941bd5","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 17, 'card.moved', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.713Z', 17, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","rank":65536,"updated_at":"2026-11-16T11:31:37.124Z","position":0}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a95-74cb-9ec5-f094a2e151af","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e420-80da-76ec-ae29-9379497fca39","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Steps","rank":65536,"items":[{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e420-828a-72b0-864e-1336539854d3","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e420-8324-73d3-a3b3-1da0efeb02dc","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e420-8339-7718-8b8d-824d55941bd5","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:38.713Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 18, 'board.member_removed', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.811Z', 18, '01a1e420-71cf-71bc-9a25-2a42767f795d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","user_id":"01a1e420-71cf-71bc-9a25-2a42767f795d","role":"member","user":{"id":"01a1e420-71cf-71bc-9a25-2a42767f795d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 19, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.871Z', 19, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-84f7-75f4-9c49-83ba6202b14c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-84f7-75f4-9c49-83ba6202b14c","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 20, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.065Z', 20, '01a1e420-85b9-71b8-9058-7b3460c2822f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-85b9-71b8-9058-7b3460c2822f","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:39.065Z","updated_at":"2026-11-16T11:31:39.065Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 21, 'checklist.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.103Z', 21, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-85df-74fa-9c9a-6c9528064edb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-85df-74fa-9c9a-6c9528064edb","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 22, 'checklist.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.160Z', 22, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8618-755a-944a-52e1b46dffa2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8618-755a-944a-52e1b46dffa2","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 23, 'checklist_item.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.243Z', 23, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-866b-761a-9f5a-824578b27233', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-866b-761a-9f5a-824578b27233","checklist_id":"01a1e420-8618-755a-944a-52e1b46dffa2","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 24, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.326Z', 24, '01a1e420-86be-7062-81d5-dedce52ac644', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-86be-7062-81d5-dedce52ac644","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 25, 'comment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.496Z', 25, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8768-75cc-9d83-b07d3df31c41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8768-75cc-9d83-b07d3df31c41","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","user_id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","user":{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:31:39.496Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 26, 'label.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.718Z', 26, '01a1e420-8846-727b-a3c5-44ac5cb3fd14', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8846-727b-a3c5-44ac5cb3fd14","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 27, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.724Z', 27, '01a1e420-884c-7738-a4e6-80e19ceb1b2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-884c-7738-a4e6-80e19ceb1b2d","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:39.724Z","updated_at":"2026-11-16T11:31:39.724Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 28, 'card.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.832Z', 28, '01a1e420-884c-7738-a4e6-80e19ceb1b2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-884c-7738-a4e6-80e19ceb1b2d","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:39.724Z","updated_at":"2026-11-16T11:31:39.724Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 29, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.963Z', 29, '01a1e420-893b-7369-be4f-f801314542ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-893b-7369-be4f-f801314542ff","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 30, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.028Z', 30, '01a1e420-897c-71f6-a126-4223bbb82259', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-897c-71f6-a126-4223bbb82259","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-893b-7369-be4f-f801314542ff","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:40.028Z","updated_at":"2026-11-16T11:31:40.028Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 31, 'column.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.110Z', 31, '01a1e420-893b-7369-be4f-f801314542ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-893b-7369-be4f-f801314542ff","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 1, 'board.member_added', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.306Z', 1, '01a1e420-6792-7073-aac8-af114e8a52e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-8a4a-7434-b4ae-462aeda05f1e","user_id":"01a1e420-6792-7073-aac8-af114e8a52e5","role":"member","user":{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 2, 'board.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.471Z', 2, '01a1e420-8a4a-7434-b4ae-462aeda05f1e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8a4a-7434-b4ae-462aeda05f1e"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 32, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.742Z', 32, '01a1e420-8c46-747a-a652-14680ef35617', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c46-747a-a652-14680ef35617","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 33, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.763Z', 33, '01a1e420-8c5b-737e-9921-875d6fce30c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c5b-737e-9921-875d6fce30c8","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-8c46-747a-a652-14680ef35617","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:40.763Z","updated_at":"2026-11-16T11:31:40.763Z"}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 34, 'column.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.857Z', 34, '01a1e420-8c46-747a-a652-14680ef35617', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c46-747a-a652-14680ef35617","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 35, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.991Z', 35, '01a1e420-8c46-747a-a652-14680ef35617', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c46-747a-a652-14680ef35617","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'owner');
INSERT INTO public.board_members VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-6792-7073-aac8-af114e8a52e5', 'member');
INSERT INTO public.board_members VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'owner');
INSERT INTO public.board_members VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', '01a1e420-6792-7073-aac8-af114e8a52e5', 'member');
INSERT INTO public.board_visits VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', NULL, true);
INSERT INTO public.boards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 'Board', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:35.673Z', '2026-11-16T11:31:35.673Z', 35, 39, 'm928swu7grli', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 'Board', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.234Z', '2026-11-16T11:31:40.234Z', 2, 3, '2g3i0o7bv381h', 0, '2026-11-16T11:31:40.471Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', false);
INSERT INTO public.calendar_keys VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'c8a9442657e16263997e31f19710f06d');
INSERT INTO public.card_assignees VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-6792-7073-aac8-af114e8a52e5', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b03-72a9-93b5-7059f6fc78b4');
INSERT INTO public.card_watchers VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-5c54-707c-8132-bc83b5d8c5a6');
INSERT INTO public.cards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7a95-74cb-9ec5-f094a2e151af', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:31:36.472Z', '2026-11-16T11:31:38.713Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-7a47-700b-b84a-088766d7c2f7', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:31:39.065Z', '2026-11-16T11:31:39.065Z', NULL);
INSERT INTO public.cards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c46-747a-a652-14680ef35617', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:31:40.763Z', '2026-11-16T11:31:40.763Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-80ed-7398-85d3-b933c3e4addc', '01a1e420-80da-76ec-ae29-9379497fca39', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-866b-761a-9f5a-824578b27233', '01a1e420-8618-755a-944a-52e1b46dffa2', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-80da-76ec-ae29-9379497fca39', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85df-74fa-9c9a-6c9528064edb', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8618-755a-944a-52e1b46dffa2', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7a47-700b-b84a-088766d7c2f7', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7a95-74cb-9ec5-f094a2e151af', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-86be-7062-81d5-dedce52ac644', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c46-747a-a652-14680ef35617', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8768-75cc-9d83-b07d3df31c41', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.496Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e420-97e0-70d5-8e92-cd4437a79608', '2026-11-16T12:36:43.753Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '21e92dae-c61a-423d-a613-97d716899bf3', 'BOsNVvIjrgBN7FGntmkQY9QU71AVfV5Q2ymvhplaucM', '{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:31:36.323Z');
INSERT INTO public.invitations VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8840-73a3-a79b-452934e277f8', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-80ed-7398-85d3-b933c3e4addc', '01a1e420-6792-7073-aac8-af114e8a52e5');
INSERT INTO public.labels VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b03-72a9-93b5-7059f6fc78b4', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8846-727b-a3c5-44ac5cb3fd14', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '9f22c4d7-1220-4e71-a0d7-426ed970a82f', '2026-11-16T11:31:43.828Z');
INSERT INTO public.mail_digests VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('afab5a1b-5e76-49d1-921e-3b8f34666d57', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:31:43.828Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7991-72c2-a621-a8d5b4d7c3f2', '01a1e420-6792-7073-aac8-af114e8a52e5', 'added', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:35.949Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-79f4-7118-b5ec-1331b9b1afdb', '01a1e420-71cf-71bc-9a25-2a42767f795d', 'added', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.052Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7e25-716a-a3c4-daf801a0a802', '01a1e420-6792-7073-aac8-af114e8a52e5', 'assigned', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.124Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8768-75cd-84d2-aa3db714d035', '01a1e420-6792-7073-aac8-af114e8a52e5', 'commented', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8768-75cc-9d83-b07d3df31c41', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.496Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', '01a1e420-8a92-70ad-bd3f-9c598b1f34c0', '01a1e420-6792-7073-aac8-af114e8a52e5', 'added', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.306Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 35, '01a1e420-8c5b-737e-9921-875d6fce30c8', '{"id":"01a1e420-8c5b-737e-9921-875d6fce30c8","column_id":"01a1e420-8c46-747a-a652-14680ef35617","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:40.763Z","updated_at":"2026-11-16T11:31:40.763Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'aa7d21af82915b03');
INSERT INTO public.search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-85b9-71b8-9058-7b3460c2822f', 3145727, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8768-75cc-9d83-b07d3df31c41', 1048576, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 4194303, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', '01a1e420-897c-71f6-a126-4223bbb82259', 5242879, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c5b-737e-9921-875d6fce30c8', 6291455, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-828a-72b0-864e-1336539854d3', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8339-7718-8b8d-824d55941bd5', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-84f7-75f4-9c49-83ba6202b14c', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-85b9-71b8-9058-7b3460c2822f', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-85b9-71b8-9058-7b3460c2822f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-866b-761a-9f5a-824578b27233', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', '01a1e420-897c-71f6-a126-4223bbb82259', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', '01a1e420-897c-71f6-a126-4223bbb82259', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c5b-737e-9921-875d6fce30c8', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c5b-737e-9921-875d6fce30c8', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e420-6753-7018-b09a-7a876716877e', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:31.283Z', '2026-11-16T11:31:31.283Z', '2026-11-16T12:31:31.283Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e420-7192-76a0-a014-71cb15b6e9de', '01a1e420-6792-7073-aac8-af114e8a52e5', '2026-11-16T11:31:33.906Z', '2026-11-16T11:31:33.906Z', '2026-11-16T12:31:33.906Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e420-77cc-77c0-a5b5-bc7294b3fe8f', '01a1e420-71cf-71bc-9a25-2a42767f795d', '2026-11-16T11:31:35.500Z', '2026-11-16T11:31:35.500Z', '2026-11-16T12:31:35.500Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('d257a2c3-84c2-4f35-a706-16f593da62c6', 'ffb0f4ca-ead2-4263-baec-710968f02b25', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 'card', 'deleted', 'Card', '01a1e420-7a47-700b-b84a-088766d7c2f7', NULL, 131072, 1, '{"id":"01a1e420-884c-7738-a4e6-80e19ceb1b2d","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:39.724Z","updated_at":"2026-11-16T11:31:39.724Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:39.832Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 28);
INSERT INTO public.trash VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-893b-7369-be4f-f801314542ff', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e420-7b03-72a9-93b5-7059f6fc78b4","01a1e420-8846-727b-a3c5-44ac5cb3fd14"],"board_members":["01a1e420-5c54-707c-8132-bc83b5d8c5a6","01a1e420-6792-7073-aac8-af114e8a52e5"]}', '2026-11-16T11:31:40.110Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 31);
INSERT INTO public.trash VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', 'card', 'deleted', 'Card', '01a1e420-893b-7369-be4f-f801314542ff', '01a1e420-893b-7369-be4f-f801314542ff', 65536, NULL, '{"id":"01a1e420-897c-71f6-a126-4223bbb82259","column_id":"01a1e420-893b-7369-be4f-f801314542ff","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:40.028Z","updated_at":"2026-11-16T11:31:40.028Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:40.110Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 31);
INSERT INTO public.users VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$KxfqhGyJ/iquzWGrVW60WV57tJVa3+ShTI1DdzyYTuU$MpwxrZ850GsXF3h27EknmMmIU1dJZ/z6XTOCDHEr5Jg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:29.724Z');
INSERT INTO public.users VALUES ('01a1e420-6792-7073-aac8-af114e8a52e5', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$KneHMZ0DL7mRBvhPJLiawwJoiFmPJ7C/SBO2/l78lRw$Y1avCzi+sMK7CDxH8RA7hLfRRIp+GunSLxu5KDHXxc0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:32.768Z');
INSERT INTO public.users VALUES ('01a1e420-71cf-71bc-9a25-2a42767f795d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$MwfYMI3SKqvD1aTkdrsGDBc/Hc79pIcDa01VjzgLpPw$2uQ0866M8hPIytADRFMXwHWDDK1xk6ZxJSjRbEpGZNA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:34.535Z');
INSERT INTO public.users VALUES ('01a1e420-8f63-70ee-9400-a0954498aaf2', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$SIrHC3lJ4vJHIJmkdSTzXVmvJUtRm0P29xjYbYffe3E$PbiEGIKvOTBuA9sVN++ToLgZKXb3UR+R1yW9U/pGWzQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:31:42.565Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8bff-7467-9f70-f51a5b46bad6', '01a1e420-8c71-7182-b7ec-d8836548acfb', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:31:40.783Z', '2026-11-16T11:31:45.991Z', NULL, 6);
INSERT INTO public.webhooks VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8bff-7467-9f70-f51a5b46bad6', 'https://hooks.invalid/boardcast', NULL, 'yfoh4Kzr48Btf0svkBkrU3-oaM5jU1gS8powMD2jY4aFnBCT2Vo6UXLEM3wGAUCu_ND7mYIqp77jwNrv_rBB3COlO995j2F0gvdAvC-i', true, NULL, '2026-11-16T11:31:40.670Z', 1, 31, 1, '2026-11-16T11:31:45.991Z', 6, '01a1e420-8c71-7181-bd1e-b13030d171cd', NULL);
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
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_fkey FOREIGN KEY (board_id, webhook_id) REFERENCES public.webhooks(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
