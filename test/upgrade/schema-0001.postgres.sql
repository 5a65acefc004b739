
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'reset', 'alice@example.org', '00', '2026-11-16T02:22:21.399Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f86-70dc-8fe8-269c58e34af4', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f91-765d-8316-6e6a325c4d60', '\xe594f2f4c9bc3e5f029d6efd8735c9060185ba347343f4435305682bb2b43bce6d3b15b033ec52c03f03af002e65834e8f27f8f2604af67ac92969053641fc0cc01de4ab5bb619c1c8b7d8ed43c8870f85129a3b4d301a649fda5c8b6177011ff2d9b150d741b740da6d4e286d5b56ed17d1a4c2fcfd7b4264a4ef647d09ac44b1baefeb22ee1edec7cf1ce6b3e76c498728d3df662735ef2eb3fd7f1bf20bd745c20b4216bb64720744535c9550040ca7d45ef628d55c012e956808aaa5f3a2627ca8bcc6a2fbb3ad3d3af93085275fc92d6a1c9531a364d491f43b23d5ac2e6c894c600533696e0a918bf30aae0882a929da165ea4865ed70e9c2f3b07cfc711bbe588425ce746230b7a579314df76aa567247444f086a76e8576d27d78245803b1d855933698a65a7896fc03e602db5e22bd16d5282ec79d37fd7ddd27ebff0b69d518ee820fa319f0beed843818f0ecd7c6c416bb29750a997ea9d2e5e1696d777a05a2d2a8956b5084958244582c655f5571e3770e24d4825f81a9c9c81a8e44fe848f2ce76c5a59e18a88e2e60a50a4a150ac107c5f0a719594c7699b93c01418b026fdb08faee0fa963400e0cfde841de2d6716475fb8d183e0e181fc8cf6488f567abaedd8294fd44ef627f2484ccd05face22d9f105acb4ca3d7b5f5242521b283fdc0de59399c8076bbe11650c5414');
INSERT INTO public.attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fa7-7384-80fe-a2d8647ff415', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('6049425d-cebb-4986-9d87-7e8bd0ce6bd6', '06270c4b-43a4-4dca-846d-3d0a6d3703e8', NULL);
INSERT INTO public.attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f86-70dc-8fe8-269c58e34af4', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f91-765d-8316-6e6a325c4d60', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fa7-7384-80fe-a2d8647ff415', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f95-740e-a972-32a7daabcd84', 'Finished by Bob', 'card_moved', '01a1e229-9f60-7699-8a0d-da11867f5a1c', NULL, 'assign_member', NULL, '01a1e229-9e97-74e3-83a3-e54cde687c84', true);
INSERT INTO public.automation_rules VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fab-74c6-b3ca-b606c758785e', 'Rule', 'card_moved', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', NULL, 'assign_member', NULL, '01a1e229-9e97-74e3-83a3-e54cde687c84', true);
INSERT INTO public.automation_runs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f95-740e-a972-32a7daabcd84', '01a1e229-9fa0-74a0-9ad9-003e0a8f2740', 17, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '2026-11-16T02:22:21.088Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:22:21.043Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 0, '2026-11-16T02:22:21.007Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb4ad3c627c437700255d13a5e234b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c701bc050d42a224a51adeb8caf14ddd48de6ca9e26b85b551ca19d11860507c09041a9e22260b0c2ce52ef9b1f838801ea610187431c4f40b126121db9aaf8b0c12866f14298e5bb7e6c63635912159d5153098467bb7e627070b685042d55c4a2eeb67a1b4525ac995109b973fdefff5657a072d1804341432e8d71d839e7a43e9040e604efbb7f75c6eca94ae0537574a71be74fc18289df5a00fd7dfba69413dfa001a30f88e1ee913fb31d02aa6b7b3df80fd29622e0303e7532e0bb77c2fe025f6b9c5aef83d812e69a299d853f2ce9305ed30e485cbd348691978268fc7ddf1e11b8781376a69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 0, '2026-11-16T02:22:21.133Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abd82d6ee313e21b3881aa6a1d6f9025270e6ba780aafe3b6a5210eda188e3cceeccece300c183854aa122ad6b59b78d976b639612c9d5d23b836a83baa95604024a2891c0c26342f620c0536e380c25a41e6c3fc628a04931f10f60c2427ee73e2f32a87272ad494bdcb4f7d2f9da1039522bb30201e3e0ffadf9cec1021674a58d544a2af35469abb5d56aa196cbe75fde7ff5657a035b0988e82866b02f5b011d758ef8040ee04efbeffe73b931135f0b6eaec469ba747aef89cf7ab087eb6fddb4a00e43040b1843430ff481dd106991f8f5ecd763778a98ca20a00d9ccbcccddf8b788943de6153c29ec0161e6922f6c4a10de4c1b618f3cce571209e079ec8e3717bbcfb021a878b2069020000');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 1, 'board.member_added', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.015Z', 1, '01a1e229-9e97-74e3-83a3-e54cde687c84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","user_id":"01a1e229-9e97-74e3-83a3-e54cde687c84","role":"member","user":{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 2, 'board.member_added', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.019Z', 2, '01a1e229-9ee7-751d-b664-1bed733b26ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","user_id":"01a1e229-9ee7-751d-b664-1bed733b26ab","role":"member","user":{"id":"01a1e229-9ee7-751d-b664-1bed733b26ab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 3, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.021Z', 3, '01a1e229-9f5e-70e8-b976-eaa2c00e240a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 4, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.024Z', 4, '01a1e229-9f60-7699-8a0d-da11867f5a1c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f60-7699-8a0d-da11867f5a1c","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 5, 'label.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.026Z', 5, '01a1e229-9f63-700d-910a-ee8619555f3e', NULL, NULL, NULL, NULL, 'c4a95fa1-9bb4-4998-89ab-cac7b1acd2b4', NULL, NULL, '{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 6, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.028Z', 6, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.028Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 7, 'card.labeled', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.032Z', 7, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:22:21.028Z"}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.032Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 8, 'card.assigned', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.036Z', 8, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:22:21.032Z"}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.036Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 9, 'card.assigned', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.036Z', 8, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:22:21.036Z"}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.036Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 10, 'checklist.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.049Z', 10, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f79-70a0-9b3e-c49912a7df49', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 11, 'checklist_item.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.051Z', 11, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 12, 'checklist_item.updated', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.053Z', 12, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 13, 'checklist_item.assigned', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.055Z', 13, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 14, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.062Z', 14, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f86-70dc-8fe8-269c58e34af4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f86-70dc-8fe8-269c58e34af4","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 15, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.071Z', 15, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f8f-7358-a0e8-35ea29ed72ca","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 16, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.073Z', 16, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f91-765d-8316-6e6a325c4d60', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f91-765d-8316-6e6a325c4d60","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 17, 'card.moved', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.088Z', 17, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","rank":65536,"updated_at":"2026-11-16T02:22:21.036Z","position":0}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f60-7699-8a0d-da11867f5a1c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Steps","rank":65536,"items":[{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e229-9f86-70dc-8fe8-269c58e34af4","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e229-9f8f-7358-a0e8-35ea29ed72ca","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e229-9f91-765d-8316-6e6a325c4d60","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.088Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 18, 'board.member_removed', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.090Z', 18, '01a1e229-9ee7-751d-b664-1bed733b26ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","user_id":"01a1e229-9ee7-751d-b664-1bed733b26ab","role":"member","user":{"id":"01a1e229-9ee7-751d-b664-1bed733b26ab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 19, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.095Z', 19, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fa7-7384-80fe-a2d8647ff415', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fa7-7384-80fe-a2d8647ff415","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 20, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.103Z', 20, '01a1e229-9faf-7482-a67b-432e765391f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9faf-7482-a67b-432e765391f3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.103Z","updated_at":"2026-11-16T02:22:21.103Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 21, 'checklist.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.104Z', 21, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb0-77e2-9626-2e79de504a54', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb0-77e2-9626-2e79de504a54","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 22, 'checklist.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.107Z', 22, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb3-746c-93b0-ce85ec1a2b27', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb3-746c-93b0-ce85ec1a2b27","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 23, 'checklist_item.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.110Z', 23, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb6-7079-84ca-0a4117d0e8e5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb6-7079-84ca-0a4117d0e8e5","checklist_id":"01a1e229-9fb3-746c-93b0-ce85ec1a2b27","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 24, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.112Z', 24, '01a1e229-9fb8-71b0-97bd-4150fe402588', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb8-71b0-97bd-4150fe402588","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 25, 'comment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.113Z', 25, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb9-7701-a477-b96e9c59d445', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb9-7701-a477-b96e9c59d445","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","user_id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","user":{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:22:21.113Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 26, 'label.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.121Z', 26, '01a1e229-9fc1-75bf-8774-9452d501169f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc1-75bf-8774-9452d501169f","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 27, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.122Z', 27, '01a1e229-9fc2-77e1-b6b5-944e5f270e28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc2-77e1-b6b5-944e5f270e28","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.122Z","updated_at":"2026-11-16T02:22:21.122Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 28, 'card.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.124Z', 28, '01a1e229-9fc2-77e1-b6b5-944e5f270e28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc2-77e1-b6b5-944e5f270e28","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.122Z","updated_at":"2026-11-16T02:22:21.122Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 29, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.126Z', 29, '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 30, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.127Z', 30, '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc7-75ce-8172-bcb6aa9e52de","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.127Z","updated_at":"2026-11-16T02:22:21.127Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 31, 'column.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.130Z', 31, '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 1, 'board.member_added', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.135Z', 1, '01a1e229-9e97-74e3-83a3-e54cde687c84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9fcd-7663-aeb9-db6a18a2c04e","user_id":"01a1e229-9e97-74e3-83a3-e54cde687c84","role":"member","user":{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 2, 'board.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.137Z', 2, '01a1e229-9fcd-7663-aeb9-db6a18a2c04e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fcd-7663-aeb9-db6a18a2c04e"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 32, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.139Z', 32, '01a1e229-9fd3-719d-905b-324d5811bde3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fd3-719d-905b-324d5811bde3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 33, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.141Z', 33, '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fd5-7149-bc9c-a7047d6ed94a","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9fd3-719d-905b-324d5811bde3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.141Z","updated_at":"2026-11-16T02:22:21.141Z"}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 34, 'column.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.143Z', 34, '01a1e229-9fd3-719d-905b-324d5811bde3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fd3-719d-905b-324d5811bde3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 35, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.151Z', 35, '01a1e229-9fd3-719d-905b-324d5811bde3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e229-9fd3-719d-905b-324d5811bde3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'owner');
INSERT INTO public.board_members VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'member');
INSERT INTO public.board_members VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'owner');
INSERT INTO public.board_members VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'member');
INSERT INTO public.board_visits VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', NULL, true);
INSERT INTO public.boards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 'Board', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.007Z', '2026-11-16T02:22:21.007Z', 35, 38, 'f0ocvkxty85', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 'Board', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.133Z', '2026-11-16T02:22:21.133Z', 2, 3, '4b7nxainseg', 0, '2026-11-16T02:22:21.137Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464');
INSERT INTO public.calendar_keys VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '18218352bde730bec26633aabe8d23a8');
INSERT INTO public.card_assignees VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464');
INSERT INTO public.card_assignees VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e97-74e3-83a3-e54cde687c84');
INSERT INTO public.card_labels VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f63-700d-910a-ee8619555f3e');
INSERT INTO public.card_watchers VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464');
INSERT INTO public.cards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f60-7699-8a0d-da11867f5a1c', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:22:21.028Z', '2026-11-16T02:22:21.088Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:22:21.103Z', '2026-11-16T02:22:21.103Z', NULL);
INSERT INTO public.cards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd3-719d-905b-324d5811bde3', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:22:21.141Z', '2026-11-16T02:22:21.141Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f7b-77ee-b403-1f47c71645fd', '01a1e229-9f79-70a0-9b3e-c49912a7df49', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb6-7079-84ca-0a4117d0e8e5', '01a1e229-9fb3-746c-93b0-ce85ec1a2b27', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f79-70a0-9b3e-c49912a7df49', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb0-77e2-9626-2e79de504a54', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb3-746c-93b0-ce85ec1a2b27', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f60-7699-8a0d-da11867f5a1c', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb8-71b0-97bd-4150fe402588', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd3-719d-905b-324d5811bde3', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb9-7701-a477-b96e9c59d445', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.113Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e229-a0c3-7461-8b01-f1b13997ea1e', '2026-11-16T03:27:21.396Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'c4a95fa1-9bb4-4998-89ab-cac7b1acd2b4', 'wONhkLMLc49jSJLqC_gC-qhNLeIGxh-MUfCs-g2MSE4', '01a1e229-9f4f-7691-98e4-52a6b22fb09b', '{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:22:21.027Z');
INSERT INTO public.invitations VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fbd-71b1-ae14-f7898ef049d0', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f7b-77ee-b403-1f47c71645fd', '01a1e229-9e97-74e3-83a3-e54cde687c84');
INSERT INTO public.labels VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f63-700d-910a-ee8619555f3e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc1-75bf-8774-9452d501169f', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'ad6cddc2-ea3a-45a8-a7e6-9c60a1e3d26c', '2026-11-16T02:22:21.399Z');
INSERT INTO public.mail_queue VALUES ('c790be63-8876-45c0-83c3-94a2f42c3150', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:22:21.399Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f58-70b7-a9ae-5cb4c70d3f47', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'added', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.015Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f5c-7229-aa52-0dc3990d85da', '01a1e229-9ee7-751d-b664-1bed733b26ab', 'added', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.019Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f6d-71d4-aebc-e635594f581c', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'assigned', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.036Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb9-7702-9634-e8d55613be20', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'commented', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb9-7701-a477-b96e9c59d445', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.113Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', '01a1e229-9fcf-7036-968e-e8749b6ae035', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'added', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.135Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 35, '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '{"id":"01a1e229-9fd5-7149-bc9c-a7047d6ed94a","column_id":"01a1e229-9fd3-719d-905b-324d5811bde3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:21.141Z","updated_at":"2026-11-16T02:22:21.141Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '37b18a58f3333ccf');
INSERT INTO public.search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9faf-7482-a67b-432e765391f3', 3145727, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb9-7701-a477-b96e9c59d445', 1048576, ' ·b01a1e2299f4f769198e452a6b22fb09b ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 4194303, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 5242879, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', 6291455, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f86-70dc-8fe8-269c58e34af4', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f91-765d-8316-6e6a325c4d60', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fa7-7384-80fe-a2d8647ff415', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9faf-7482-a67b-432e765391f3', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9faf-7482-a67b-432e765391f3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb6-7079-84ca-0a4117d0e8e5', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e229-9e93-719e-86f7-08c5505f651d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:20.819Z', '2026-11-16T02:22:20.819Z', '2026-11-16T03:22:20.819Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e229-9ee2-75c3-916d-2cd5c7bc1baf', '01a1e229-9e97-74e3-83a3-e54cde687c84', '2026-11-16T02:22:20.898Z', '2026-11-16T02:22:20.898Z', '2026-11-16T03:22:20.898Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e229-9f49-7060-b0f9-791a7ecf7cc9', '01a1e229-9ee7-751d-b664-1bed733b26ab', '2026-11-16T02:22:21.001Z', '2026-11-16T02:22:21.001Z', '2026-11-16T03:22:21.001Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('6049425d-cebb-4986-9d87-7e8bd0ce6bd6', '06270c4b-43a4-4dca-846d-3d0a6d3703e8', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 'card', 'deleted', 'Card', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', NULL, 131072, 1, '{"id":"01a1e229-9fc2-77e1-b6b5-944e5f270e28","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:21.122Z","updated_at":"2026-11-16T02:22:21.122Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:21.124Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 28);
INSERT INTO public.trash VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e229-9f63-700d-910a-ee8619555f3e","01a1e229-9fc1-75bf-8774-9452d501169f"],"board_members":["01a1e229-9e0b-72e2-a8f5-bd96eebe1464","01a1e229-9e97-74e3-83a3-e54cde687c84"]}', '2026-11-16T02:22:21.130Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 31);
INSERT INTO public.trash VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 'card', 'deleted', 'Card', '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', 65536, NULL, '{"id":"01a1e229-9fc7-75ce-8172-bcb6aa9e52de","column_id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:21.127Z","updated_at":"2026-11-16T02:22:21.127Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:21.130Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 31);
INSERT INTO public.users VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$b/PJppeu4g8KwPMAgcVCxbc8W7Hdfb4Milgi9WdV+mw$MbjSiDhxHjJ/7d3+kHkW9bQan3AMwqljZqMvzwSlkW0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:20.750Z');
INSERT INTO public.users VALUES ('01a1e229-9e97-74e3-83a3-e54cde687c84', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$j9JZPwD6SPqc71yM0pNNvaW/fvI+UID4WG4IjkYEVQM$Fy3Cmw9oBQs6rJSpBj9wetqWLIbHHEcga4bhQ3uK8b8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:20.865Z');
INSERT INTO public.users VALUES ('01a1e229-9ee7-751d-b664-1bed733b26ab', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Iqxkgf4Yja5+NFUYnUyqyihxwFDGI8g8d+ch0ujxojE$C7S//dPbU1aD5ieEvJ1OaeP3UtYkJYYlk1OCpcx8NBU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:20.942Z');
INSERT INTO public.users VALUES ('01a1e229-9fea-7789-ac81-0617fa5f47ec', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$VV3XtRkWFMslsy8SOB4V7cW9VpCeRHyxf29utwqPP9Q$A71FITkBfNEePmzrB/zXS/vmK2eG7OCP9CozHAYZOQ8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:22:21.264Z');
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
CREATE INDEX search_documents_doc ON public.search_documents USING btree (doc);
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
