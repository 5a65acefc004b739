
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e35b-5454-7087-9bac-cdab53f195d9', 'reset', 'alice@example.org', '00', '2026-11-16T07:56:39.946Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8e11-718d-ad2d-caabc88659d2', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-940c-7553-a6fe-00b3605c6e34', '\x63e78c5e6960c3957ed235369c7a9c5d96bfa0c002c07bc9f1df58ecc8475b8722920a83ab5169bd45388997c8f56620fa2a27caf34cfed988fddbc651f05715e31b69d18371ba3dd339543fcadf9fa7b622aec6d8c3fff3fb51f8406a9149cf88dc570a6b35cc3e56b9a92e56c2a41db48db07b865a4254c819d57ac27d37d21712f75700a50b8d4c6cb6d734f5829633961337dfc7e3d031bf2be41f416fb8396e1147f67db2f1f75042527d715443f11996423be316bbad9275ebc789bd3cff9854ceec1515baa7243b8b4b811c8f378b2adf25cfe3f8c859b10c983dc5299fec8e6587edc047f4f8e2a436d5d1cf661687bc9808413eb889687c679ae7b0f4672979283d4047aa7ddaaaadbf657b406df3b4a01809afe58246e9864818acc7809d5f4904ad489c0059207e97aec627b4e058a210af17af1869cedabf529ff0d058feaa834c9dc5c23cc3bcf32d5bd15a18a043bceee49e79ab965e86bb020d6702d90126649fde4503773757d749e7f2fec8fc7cca6db093a81e9e3e008705321466da0c54b6b5fa05230c87140be6eea1c8a4c9c45ab4980d77ccefe54aac4cce243e05853d6f806dc511065e0e7229ab97c41a0e93b3503b6aad80a38f7eccd89b4a493b6787032dfe2015bab1c7f8a982e6d434130ca2d29ae8dd9995678ad1815400e14843ed110c00420ba33ec5dfe4');
INSERT INTO public.attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('94ad142f-b479-4ece-88be-f0f5a3b3ee46', '7604efca-0940-44e7-96a9-1d8278c05a94', NULL);
INSERT INTO public.attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8e11-718d-ad2d-caabc88659d2', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-940c-7553-a6fe-00b3605c6e34', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9677-705b-9fed-fec6439543e3', 'Finished by Bob', 'card_moved', '01a1e35b-8a75-7546-91c6-bb0c612fa880', NULL, 'assign_member', NULL, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', true);
INSERT INTO public.automation_rules VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9747-75e7-8be8-a8a0fbb517ec', 'Rule', 'card_moved', '01a1e35b-8a5b-7535-80d4-ae821056350c', NULL, 'assign_member', NULL, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', true);
INSERT INTO public.automation_runs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9677-705b-9fed-fec6439543e3', '01a1e35b-9718-72cb-b10d-804000be76b3', 17, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '2026-11-16T07:56:32.919Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T07:56:29.747Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 0, '2026-11-16T07:56:26.889Z', '\x1f8b08000000000000039551414ec33010bcf38c3dc75592d64ee213e20d9c4055b4b637c8921307db29a0aa7f47490a2a3d14f53863cfcceeec11ac01097981056db962555737ace2ba638d288951b7cb458e28ca4a4306c9264720e1c963309081a1a8831d93f503c861722e03ed9d0fbf20102632adfabacce03bbe63555e57ac51a89936a8f8b62b1a6e1ac8601acddd9a9f1c4c20a1cc4bc18a8215e239af2417b2149bba6e5e2ebcfffb17e91d649e8143452e827cdd67d053af28cce0086adebfbda7b92952b812f09b2b05bf34ed3f060a673dc8e3d5b56e5b508fd681047456d3237d623f3adaf8f076f61bb09f239667c8a0b321a6955bafe7f02fb6b1459dec8140a630d1421c28d8ce9201d9a18b2b17a791c23af0429e4efbd5aca5030d69697f763c3d7c034347eceb7e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 0, '2026-11-16T07:56:36.760Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab388d93c627c437700255d1dade204bce03db29a0aaff8e9214547a28ea71c69e99ddd923380b0a328182b652732cc58e57c20a5e5b12bc30849aea9cb0a8804172c91328781a30586060299ae0c6e4861e543f79cfc00c7e08bf201026b28dfebacc90852c7895ed2a5e6b34dc58d472db8a5ada1a184ca3bd5bf393830914e4595e7221b8289fb34ac9526dcb4d55662f17defffd8bf40e2a63e051938fa05ef70c3aea3485191c41cffb37f73437450a57027973a5302c4d0f1f3d85b31ed4f1ea5ab72da843e741017a67e8913eb11b3d6d86f076f6ebb19b23966760d0ba10d3caadd7f3f817bbd8a049ee40a0529868210e145cebc8826ad1c7958bd348611d78214fa7fd6ad6d081fab4b43f3b9e1ebe014ba44caa7e020000');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 1, 'board.member_added', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.060Z', 1, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","user_id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","role":"member","user":{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 2, 'board.member_added', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.379Z', 2, '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","user_id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","role":"member","user":{"id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 3, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.650Z', 3, '01a1e35b-8a5b-7535-80d4-ae821056350c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8a5b-7535-80d4-ae821056350c","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 4, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.685Z', 4, '01a1e35b-8a75-7546-91c6-bb0c612fa880', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8a75-7546-91c6-bb0c612fa880","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 5, 'label.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.693Z', 5, '01a1e35b-8a7d-77c1-913c-f1990722e16a', NULL, NULL, NULL, NULL, '0c6d676c-8ac8-4e1a-9311-c3c1e4a7513a', NULL, NULL, '{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 6, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.702Z', 6, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.702Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 7, 'card.labeled', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.718Z', 7, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T07:56:29.702Z"}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.718Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 8, 'card.assigned', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.728Z', 8, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T07:56:29.718Z"}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.728Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 9, 'card.assigned', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.728Z', 8, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T07:56:29.728Z"}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.728Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 10, 'checklist.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.771Z', 10, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8acb-7689-bac7-e5f68d653da1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 11, 'checklist_item.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.776Z', 11, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 12, 'checklist_item.updated', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.365Z', 12, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 13, 'checklist_item.assigned', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.417Z', 13, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 14, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.546Z', 14, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8dd3-7785-b46e-5eaa983fa7e4","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 15, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.609Z', 15, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8e11-718d-ad2d-caabc88659d2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8e11-718d-ad2d-caabc88659d2","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 16, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.140Z', 16, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-940c-7553-a6fe-00b3605c6e34', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-940c-7553-a6fe-00b3605c6e34","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 17, 'card.moved', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.919Z', 17, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","rank":65536,"updated_at":"2026-11-16T07:56:29.728Z","position":0}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a75-7546-91c6-bb0c612fa880","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Steps","rank":65536,"items":[{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e35b-8dd3-7785-b46e-5eaa983fa7e4","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e35b-8e11-718d-ad2d-caabc88659d2","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e35b-940c-7553-a6fe-00b3605c6e34","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:32.919Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 18, 'board.member_removed', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.937Z', 18, '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","user_id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","role":"member","user":{"id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 19, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.956Z', 19, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-973c-727b-b1f1-b7230c2b4b03","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 20, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.976Z', 20, '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9750-7025-a1a4-dfcc1bdca9fb","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:32.976Z","updated_at":"2026-11-16T07:56:32.976Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 21, 'checklist.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:33.018Z', 21, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-977a-7651-abc8-237bb43c953e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-977a-7651-abc8-237bb43c953e","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 22, 'checklist.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:33.559Z', 22, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9997-77d7-b31b-c993c745046e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9997-77d7-b31b-c993c745046e","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 23, 'checklist_item.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:33.832Z', 23, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1","checklist_id":"01a1e35b-9997-77d7-b31b-c993c745046e","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 24, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.270Z', 24, '01a1e35b-9c5e-7016-8f5d-957421762f4c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9c5e-7016-8f5d-957421762f4c","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 25, 'comment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.413Z', 25, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9ced-779c-af7c-c1b10b80abca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9ced-779c-af7c-c1b10b80abca","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","user_id":"01a1e35b-5454-7087-9bac-cdab53f195d9","user":{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T07:56:34.413Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 26, 'label.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.979Z', 26, '01a1e35b-9f23-7770-89b8-2f952998250d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9f23-7770-89b8-2f952998250d","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 27, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:35.109Z', 27, '01a1e35b-9fa5-760b-9b5d-ad279d232336', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9fa5-760b-9b5d-ad279d232336","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:35.109Z","updated_at":"2026-11-16T07:56:35.109Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 28, 'card.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:35.463Z', 28, '01a1e35b-9fa5-760b-9b5d-ad279d232336', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9fa5-760b-9b5d-ad279d232336","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:35.109Z","updated_at":"2026-11-16T07:56:35.109Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 29, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.148Z', 29, '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 30, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.375Z', 30, '01a1e35b-a497-74ce-a26f-139a9f468b8f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a497-74ce-a26f-139a9f468b8f","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:36.375Z","updated_at":"2026-11-16T07:56:36.375Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 31, 'column.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.583Z', 31, '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 1, 'board.member_added', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.792Z', 1, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-a618-71d1-9de1-4ceabe92ea47","user_id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","role":"member","user":{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 2, 'board.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.838Z', 2, '01a1e35b-a618-71d1-9de1-4ceabe92ea47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a618-71d1-9de1-4ceabe92ea47"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 32, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.875Z', 32, '01a1e35b-a68b-77be-85c1-dc64259ae6fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 33, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.893Z', 33, '01a1e35b-a69d-7430-b9ae-4be2deb459ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a69d-7430-b9ae-4be2deb459ad","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:36.893Z","updated_at":"2026-11-16T07:56:36.893Z"}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 34, 'column.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.937Z', 34, '01a1e35b-a68b-77be-85c1-dc64259ae6fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 35, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.988Z', 35, '01a1e35b-a68b-77be-85c1-dc64259ae6fa', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-5454-7087-9bac-cdab53f195d9', 'owner');
INSERT INTO public.board_members VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'member');
INSERT INTO public.board_members VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', '01a1e35b-5454-7087-9bac-cdab53f195d9', 'owner');
INSERT INTO public.board_members VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'member');
INSERT INTO public.board_visits VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-5454-7087-9bac-cdab53f195d9', NULL, true);
INSERT INTO public.boards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 'Board', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:26.889Z', '2026-11-16T07:56:26.889Z', 35, 38, 'e91iqxzurwe', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 'Board', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.760Z', '2026-11-16T07:56:36.760Z', 2, 3, 'ikj1xymiz5q', 0, '2026-11-16T07:56:36.838Z', '01a1e35b-5454-7087-9bac-cdab53f195d9');
INSERT INTO public.calendar_keys VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', '4938a2862aacb66d3229a7f71838a645');
INSERT INTO public.card_assignees VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5454-7087-9bac-cdab53f195d9', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a7d-77c1-913c-f1990722e16a');
INSERT INTO public.card_watchers VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5454-7087-9bac-cdab53f195d9');
INSERT INTO public.cards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a75-7546-91c6-bb0c612fa880', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T07:56:29.702Z', '2026-11-16T07:56:32.919Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-8a5b-7535-80d4-ae821056350c', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T07:56:32.976Z', '2026-11-16T07:56:32.976Z', NULL);
INSERT INTO public.cards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a68b-77be-85c1-dc64259ae6fa', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T07:56:36.893Z', '2026-11-16T07:56:36.893Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', '01a1e35b-8acb-7689-bac7-e5f68d653da1', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1', '01a1e35b-9997-77d7-b31b-c993c745046e', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8acb-7689-bac7-e5f68d653da1', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-977a-7651-abc8-237bb43c953e', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9997-77d7-b31b-c993c745046e', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a5b-7535-80d4-ae821056350c', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a75-7546-91c6-bb0c612fa880', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9c5e-7016-8f5d-957421762f4c', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a68b-77be-85c1-dc64259ae6fa', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9ced-779c-af7c-c1b10b80abca', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.413Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e35b-b251-7640-9381-13e3897d693d', '2026-11-16T09:01:39.935Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', '0c6d676c-8ac8-4e1a-9311-c3c1e4a7513a', 'KaoSx56hZNPFybkiDH5Cqcdy5djJPCCAOLRUEzkQxaU', '01a1e35b-7f89-75cf-962e-ef4060aa627c', '{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T07:56:29.694Z');
INSERT INTO public.invitations VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9e47-7738-ab44-a81322a6a884', '01a1e35b-5454-7087-9bac-cdab53f195d9', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', '01a1e35b-5793-76a7-bf33-9dd143f7eacd');
INSERT INTO public.labels VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a7d-77c1-913c-f1990722e16a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9f23-7770-89b8-2f952998250d', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '2c72d75c-a877-4ba4-84fe-a6ff1db8804f', '2026-11-16T07:56:39.946Z');
INSERT INTO public.mail_digests VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('6ef0447d-b67f-4569-8cfd-4fd439890a7b', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T07:56:39.946Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-841c-7364-bc45-9000eeed77a3', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'added', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.060Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-855b-7555-89f1-ebee6307009c', '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', 'added', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.379Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8aa3-7309-a805-a1a7c808deef', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'assigned', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.728Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9cee-7089-91ee-1d2374fa5b33', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'commented', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9ced-779c-af7c-c1b10b80abca', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.413Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', '01a1e35b-a638-746b-8d07-83c5512146f1', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'added', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.792Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 35, '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '{"id":"01a1e35b-a69d-7430-b9ae-4be2deb459ad","column_id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T07:56:36.893Z","updated_at":"2026-11-16T07:56:36.893Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'b8226ae65ec69ca8');
INSERT INTO public.search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', 3145727, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9ced-779c-af7c-c1b10b80abca', 1048576, ' ·b01a1e35b7f8975cf962eef4060aa627c ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 4194303, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 5242879, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', 6291455, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8e11-718d-ad2d-caabc88659d2', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-940c-7553-a6fe-00b3605c6e34', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e35b-577a-7071-ab5f-7cce8003a261', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:16.634Z', '2026-11-16T07:56:16.634Z', '2026-11-16T08:56:16.634Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e35b-588b-77cf-aec3-3dde3a4f696d', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', '2026-11-16T07:56:16.907Z', '2026-11-16T07:56:16.907Z', '2026-11-16T08:56:16.907Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e35b-674b-71a6-a6be-7a752450a9c3', '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', '2026-11-16T07:56:20.683Z', '2026-11-16T07:56:20.683Z', '2026-11-16T08:56:20.683Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('94ad142f-b479-4ece-88be-f0f5a3b3ee46', '7604efca-0940-44e7-96a9-1d8278c05a94', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 'card', 'deleted', 'Card', '01a1e35b-8a5b-7535-80d4-ae821056350c', NULL, 131072, 1, '{"id":"01a1e35b-9fa5-760b-9b5d-ad279d232336","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T07:56:35.109Z","updated_at":"2026-11-16T07:56:35.109Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T07:56:35.463Z', '01a1e35b-5454-7087-9bac-cdab53f195d9', 28);
INSERT INTO public.trash VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e35b-8a7d-77c1-913c-f1990722e16a","01a1e35b-9f23-7770-89b8-2f952998250d"],"board_members":["01a1e35b-5454-7087-9bac-cdab53f195d9","01a1e35b-5793-76a7-bf33-9dd143f7eacd"]}', '2026-11-16T07:56:36.583Z', '01a1e35b-5454-7087-9bac-cdab53f195d9', 31);
INSERT INTO public.trash VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 'card', 'deleted', 'Card', '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', 65536, NULL, '{"id":"01a1e35b-a497-74ce-a26f-139a9f468b8f","column_id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T07:56:36.375Z","updated_at":"2026-11-16T07:56:36.375Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T07:56:36.583Z', '01a1e35b-5454-7087-9bac-cdab53f195d9', 31);
INSERT INTO public.users VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ccKnulNlFWjQhnL48qO+81iRG2wNr6jW9KZffjhDkdU$MiCILbxalb6Z92ALb0M1KJ8Jrd/GPfmiRc6iLSfaXi0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T07:56:16.189Z');
INSERT INTO public.users VALUES ('01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$kvHov6IMq2UxDwcvHyQXq5iTU5yYfPGm7LPmp44JMSw$4x3bzoTy4E31uFMg1KI2+k3bcUse5eydkTvI3DgPXps', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T07:56:16.778Z');
INSERT INTO public.users VALUES ('01a1e35b-588f-746b-8cac-e7b06bc6a3cd', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$OZ5bZcJEGBKWFGB7fLM+w0mp+tO1hFYEvrYPWp4em1s$VfiQZZ4voWFj1RqF5QoZr6VY9EvxwqdUAwNGXYOSWW8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T07:56:17.104Z');
INSERT INTO public.users VALUES ('01a1e35b-a72e-70f2-b45b-9de07ffd8641', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$aBi598xtPQcUStlr/2SgOHOJXESbi3hlhBHXc0BiHKU$SRnF1gOQM08ZQrEKPi+OmXLA4/E/0yM7lWS7oGE6AIc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T07:56:37.922Z');
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
