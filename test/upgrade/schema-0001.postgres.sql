
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'reset', 'alice@example.org', '00', '2026-11-16T11:54:12.504Z');
INSERT INTO public.api_tokens VALUES ('01a1e435-27a8-74e5-883b-8c1c41dc3056', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'df5f5c51716bf4406ad236a3071f156ba0420d9210f40affdd6520f03dff7399', 'FNdO', 'Script', 'write', '01a1e435-2663-7071-940b-dffbab2020e8', '2026-11-16T11:54:11.239Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-282d-7628-aa32-955d11965433', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2843-752a-9224-dcf2c0a9ea84', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2851-7524-949b-912836aff9a9', '\xca7a4a0657ac51b0e8abd99ccd528c81fc7c78bba3eec62bac686c3fd45edc11b3d887f95af420f6bbd5c20c3baf2d968e2be545aed8262afc041eb8588b1abec28070ee0edd7a6be72858cbd85b0246e09ce9b6e6370f0ddef5ef23084ea92bb3d1eec17548a2acdf617ec1b6f35a00ee120607001460fb96c163cb2de70e7b2c0fc8502c7824aeb381868e3128ae8151bf382d4abed20e89dc8b7a53fba8cf206072a111793b4a409931ea4c30ff4ac83f3f58b9c7b7b2e6ab7e8bfe44fa955256f1038f22c650b254ac39c58654d156b09eaff20604fa0ebd03a7c00f88a72137adfc050363d99bc3fa2bc8f2fab590d1f47065f067bb730b4a5aa793938bc4fc4a5565c5590d5fb6a64b2a7cd07be392649856f1078912479bb4e9542a6caecfd307b6ac41359776f3cfacbf80ce33bd020ed630e357c3d1cef4307efb23802171a34a95b8c9f3b6ce6e7972165704ed6d95bb5dbfaddef55a5651db06e3499cf250d7251ade4a045be58fc53cd58881c1cd5690bbb50a385170846a59aee763bcf1c80b78b5ed977dcded8aedc452ce664af0b1be5351f7dc5a97c9a9a4439e8a0ad951a56c03631e7ea768cdc6f81612c1c5a7d5c15262bfd30a07f125b9ed7cad842c873ec309e61c18c9411ef0c237df4cf2c40ebe5f6f5a46f95b2d7dd5aeb27b0720020ac90b00355c637746917e14');
INSERT INTO public.attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28bf-7441-a560-be38eec1307d', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('53c39a36-efd9-4d92-9f66-8123fb69dc4b', 'cb752ce4-85a2-4e52-8d86-b64019157dd2', NULL);
INSERT INTO public.attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-282d-7628-aa32-955d11965433', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2843-752a-9224-dcf2c0a9ea84', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2851-7524-949b-912836aff9a9', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28bf-7441-a560-be38eec1307d', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2867-71aa-bb12-b716ae6ce597', 'Finished by Bob', 'card_moved', '01a1e435-26f9-7241-8c75-8e1137600bad', NULL, 'assign_member', NULL, '01a1e435-2325-76af-963a-0e1cbf918a5f', true);
INSERT INTO public.automation_rules VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28cb-7259-aadb-a6d8a989f3e5', 'Rule', 'card_moved', '01a1e435-26ed-70d6-8cf6-4c96adfda077', NULL, 'assign_member', NULL, '01a1e435-2325-76af-963a-0e1cbf918a5f', true);
INSERT INTO public.automation_runs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2867-71aa-bb12-b716ae6ce597', '01a1e435-286d-71d6-a26c-dca7c0af2aa6', 17, '01a1e435-270c-7292-8850-4e38d0bb9495', '2026-11-16T11:54:11.437Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:54:11.186Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 0, '2026-11-16T11:54:10.915Z', '\x1f8b08000000000000039551414ec33010bcf38c3dc7959d2629f1a9e20d9c4055b48ed7c8921307db09a0aa7f47490aa23d14f53863cfcceeec11ac06095ca0a0625bb2bcaab66cc77782d505574c1ba350e53ce7f40819249b1c8184278f4143069a621bec90acef41f6a37319b4def9f00b026122dda8af8b0c4e9ced2a410c6baa99a9f2a2e51a4b6e66cf71d0776b7e723081849ce715138289ea5908591652f04d2dca973fdefffd8bf40e9267e050918b205f0f1974d4290a3338829af76fee696e8c14ae05fcd64ac12f4dfb8f9ec2590ff2787dad9b16d4a17520019d6d694f9fd80d8e363ebc9dfd7aece688e519323036c4b472ebf51c5e621b1b6c939d08640a232dc444c11a4b1aa44117572e8e038575e0853c9d0eab594313f569697f763c3d7c03c7211bd77e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 0, '2026-11-16T11:54:11.751Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2b6f9a07f509f10d9c4055b489d7c8921307db29a0aaff8e9214447b28e23863cfcceeec11ac06051209b9d89622df512d6a292b41a6a8456190ba6dd932de1bc820d9e418143c7a0a1a32d01cbb60c764fd006a989ccba0f3ce871f109812eba6fdbcc8902c455d210bdaf14e982a2f3aa9a99466f69c46fd6fcd770e255090cbbc128802ab274455160a715397f8fccbfbaf7f91df40c90c1cb5ec22a8977d063df72d87191ca19df76ffed3dc14395c0be4ad95825f9af6ef0387b31ed4f1fa5a372db827eb400139dbf1037f503f3adef8f07af61ba89f239667c8c0d810d3caadd77374896d6ca84bf6c0a0529878210e1cacb1ac41197271e5e2347258075ec8d369bf9a357ce0212dedcf8ea7bb2f3b8fd89d7e020000');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 1, 'board.member_added', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.000Z', 1, '01a1e435-2325-76af-963a-0e1cbf918a5f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-2663-7071-940b-dffbab2020e8","user_id":"01a1e435-2325-76af-963a-0e1cbf918a5f","role":"member","user":{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 2, 'board.member_added', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.047Z', 2, '01a1e435-24cb-754a-8b02-162d05e6a1c5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-2663-7071-940b-dffbab2020e8","user_id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","role":"member","user":{"id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 3, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.052Z', 3, '01a1e435-26ed-70d6-8cf6-4c96adfda077', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 4, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.065Z', 4, '01a1e435-26f9-7241-8c75-8e1137600bad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-26f9-7241-8c75-8e1137600bad","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 5, 'label.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.073Z', 5, '01a1e435-2701-70f4-9505-a3ed40060eff', NULL, NULL, NULL, NULL, 'b47b93b3-e5e6-43b6-b3d2-8eb31075b441', NULL, NULL, NULL, '{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 6, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.084Z', 6, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.084Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 7, 'card.labeled', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.105Z', 7, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:54:11.084Z"}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.105Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 8, 'card.assigned', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.128Z', 8, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:54:11.105Z"}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.128Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 9, 'card.assigned', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.128Z', 8, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:54:11.128Z"}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.128Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 10, 'checklist.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.268Z', 10, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27c4-77dc-bea3-ab76cf6056ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 11, 'checklist_item.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.289Z', 11, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 12, 'checklist_item.updated', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.320Z', 12, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 13, 'checklist_item.assigned', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.348Z', 13, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 14, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.373Z', 14, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-282d-7628-aa32-955d11965433', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-282d-7628-aa32-955d11965433","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 15, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.395Z', 15, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2843-752a-9224-dcf2c0a9ea84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2843-752a-9224-dcf2c0a9ea84","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 16, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.409Z', 16, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2851-7524-949b-912836aff9a9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2851-7524-949b-912836aff9a9","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 17, 'card.moved', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.437Z', 17, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","rank":65536,"updated_at":"2026-11-16T11:54:11.128Z","position":0}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26f9-7241-8c75-8e1137600bad","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Steps","rank":65536,"items":[{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e435-282d-7628-aa32-955d11965433","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e435-2843-752a-9224-dcf2c0a9ea84","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e435-2851-7524-949b-912836aff9a9","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.437Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 18, 'board.member_removed', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.470Z', 18, '01a1e435-24cb-754a-8b02-162d05e6a1c5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-2663-7071-940b-dffbab2020e8","user_id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","role":"member","user":{"id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 19, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.519Z', 19, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28bf-7441-a560-be38eec1307d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28bf-7441-a560-be38eec1307d","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 20, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.540Z', 20, '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28d4-7788-bcb6-9b1c28c28e7b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.540Z","updated_at":"2026-11-16T11:54:11.540Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 21, 'checklist.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.551Z', 21, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28df-765a-a4b2-9afae91bfc54', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28df-765a-a4b2-9afae91bfc54","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 22, 'checklist.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.570Z', 22, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28f2-7646-a110-37c5069e00f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28f2-7646-a110-37c5069e00f9","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 23, 'checklist_item.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.584Z', 23, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2900-74aa-a16d-9314fdba4dac', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2900-74aa-a16d-9314fdba4dac","checklist_id":"01a1e435-28f2-7646-a110-37c5069e00f9","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 24, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.595Z', 24, '01a1e435-290b-72cf-a3e4-bbe436b5c59b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-290b-72cf-a3e4-bbe436b5c59b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 25, 'comment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.603Z', 25, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2913-76c6-b720-a5c8e34eb33e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2913-76c6-b720-a5c8e34eb33e","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","user_id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","user":{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:54:11.603Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 26, 'label.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.643Z', 26, '01a1e435-293b-753a-8693-44ef556f5ea4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-293b-753a-8693-44ef556f5ea4","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 27, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.681Z', 27, '01a1e435-2961-75b4-a4a3-08dbcd17790b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2961-75b4-a4a3-08dbcd17790b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.681Z","updated_at":"2026-11-16T11:54:11.681Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 28, 'card.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.696Z', 28, '01a1e435-2961-75b4-a4a3-08dbcd17790b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2961-75b4-a4a3-08dbcd17790b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.681Z","updated_at":"2026-11-16T11:54:11.681Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 29, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.719Z', 29, '01a1e435-2988-723f-98fc-195b1944d1e2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2988-723f-98fc-195b1944d1e2","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 30, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.723Z', 30, '01a1e435-298b-70ff-aa08-a85e5eda910a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-298b-70ff-aa08-a85e5eda910a","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-2988-723f-98fc-195b1944d1e2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.723Z","updated_at":"2026-11-16T11:54:11.723Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 31, 'column.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.736Z', 31, '01a1e435-2988-723f-98fc-195b1944d1e2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2988-723f-98fc-195b1944d1e2","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 1, 'board.member_added', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.963Z', 1, '01a1e435-2325-76af-963a-0e1cbf918a5f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-29a7-7006-af47-4f1ac35be18f","user_id":"01a1e435-2325-76af-963a-0e1cbf918a5f","role":"member","user":{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 2, 'board.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.990Z', 2, '01a1e435-29a7-7006-af47-4f1ac35be18f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-29a7-7006-af47-4f1ac35be18f"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 32, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.028Z', 32, '01a1e435-2abc-714a-b82f-b5908b43a0bd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 33, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.063Z', 33, '01a1e435-2adf-72a2-87cd-0d264ab4d300', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2adf-72a2-87cd-0d264ab4d300","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:12.063Z","updated_at":"2026-11-16T11:54:12.063Z"}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 34, 'column.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.078Z', 34, '01a1e435-2abc-714a-b82f-b5908b43a0bd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 35, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.091Z', 35, '01a1e435-2abc-714a-b82f-b5908b43a0bd', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'owner');
INSERT INTO public.board_members VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'member');
INSERT INTO public.board_members VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'owner');
INSERT INTO public.board_members VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'member');
INSERT INTO public.board_visits VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-20e0-761e-a9e9-f624c0da50fd', NULL, true);
INSERT INTO public.boards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 'Board', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:10.915Z', '2026-11-16T11:54:10.915Z', 35, 40, '3b1xo7j3ib7bw', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 'Board', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.751Z', '2026-11-16T11:54:11.751Z', 2, 3, '3d9y89jvbrq9h', 0, '2026-11-16T11:54:11.990Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', false);
INSERT INTO public.calendar_keys VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'f6f94e5c9636392a4e8098e12f48a2ff');
INSERT INTO public.card_assignees VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-20e0-761e-a9e9-f624c0da50fd', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2325-76af-963a-0e1cbf918a5f', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2701-70f4-9505-a3ed40060eff');
INSERT INTO public.card_watchers VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-20e0-761e-a9e9-f624c0da50fd');
INSERT INTO public.cards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-26f9-7241-8c75-8e1137600bad', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:54:11.084Z', '2026-11-16T11:54:11.437Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-26ed-70d6-8cf6-4c96adfda077', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:54:11.540Z', '2026-11-16T11:54:11.540Z', NULL);
INSERT INTO public.cards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2abc-714a-b82f-b5908b43a0bd', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:54:12.063Z', '2026-11-16T11:54:12.063Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', '01a1e435-27c4-77dc-bea3-ab76cf6056ed', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2900-74aa-a16d-9314fdba4dac', '01a1e435-28f2-7646-a110-37c5069e00f9', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-27c4-77dc-bea3-ab76cf6056ed', '01a1e435-270c-7292-8850-4e38d0bb9495', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28df-765a-a4b2-9afae91bfc54', '01a1e435-270c-7292-8850-4e38d0bb9495', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28f2-7646-a110-37c5069e00f9', '01a1e435-270c-7292-8850-4e38d0bb9495', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26ed-70d6-8cf6-4c96adfda077', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26f9-7241-8c75-8e1137600bad', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-290b-72cf-a3e4-bbe436b5c59b', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2abc-714a-b82f-b5908b43a0bd', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2913-76c6-b720-a5c8e34eb33e', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.603Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e435-2c51-71e4-bbf4-a4c95985beef', '2026-11-16T12:59:12.469Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'b47b93b3-e5e6-43b6-b3d2-8eb31075b441', 'Z-Bh_6IBv1ldTp48niWpFMp0FaJRs8CpNahNRsk47-g', '{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:54:11.073Z');
INSERT INTO public.invitations VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2929-763f-be69-6e5469d2798e', '01a1e435-20e0-761e-a9e9-f624c0da50fd', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', '01a1e435-2325-76af-963a-0e1cbf918a5f');
INSERT INTO public.labels VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2701-70f4-9505-a3ed40060eff', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-293b-753a-8693-44ef556f5ea4', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '957e3ac6-e512-46d4-8a48-93abd14bc88e', '2026-11-16T11:54:12.504Z');
INSERT INTO public.mail_digests VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('a04ac246-9d4b-4ad6-92af-8a8fb091aacd', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:54:12.504Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26b9-76ce-adef-ff3be0f34f52', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'added', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.000Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26e7-722a-8b7e-326c1bae59ca', '01a1e435-24cb-754a-8b02-162d05e6a1c5', 'added', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.047Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-273a-7193-94b1-9a0b6f8f4bf9', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'assigned', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.128Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2913-76c7-9cd6-9ed19ef5feaf', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'commented', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2913-76c6-b720-a5c8e34eb33e', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.603Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', '01a1e435-2a7b-74d3-ac49-b9b479916917', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'added', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.963Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 35, '01a1e435-2adf-72a2-87cd-0d264ab4d300', '{"id":"01a1e435-2adf-72a2-87cd-0d264ab4d300","column_id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:54:12.063Z","updated_at":"2026-11-16T11:54:12.063Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'a213a555f385157b');
INSERT INTO public.search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-270c-7292-8850-4e38d0bb9495', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', 3145727, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2913-76c6-b720-a5c8e34eb33e', 1048576, ' ·b01a1e43526637071940bdffbab2020e8 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 4194303, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', '01a1e435-298b-70ff-aa08-a85e5eda910a', 5242879, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2adf-72a2-87cd-0d264ab4d300', 6291455, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-270c-7292-8850-4e38d0bb9495', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-270c-7292-8850-4e38d0bb9495', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-282d-7628-aa32-955d11965433', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2843-752a-9224-dcf2c0a9ea84', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2851-7524-949b-912836aff9a9', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28bf-7441-a560-be38eec1307d', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2900-74aa-a16d-9314fdba4dac', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', '01a1e435-298b-70ff-aa08-a85e5eda910a', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', '01a1e435-298b-70ff-aa08-a85e5eda910a', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2adf-72a2-87cd-0d264ab4d300', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2adf-72a2-87cd-0d264ab4d300', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e435-230b-7023-9793-dc2322aa569a', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:10.059Z', '2026-11-16T11:54:10.059Z', '2026-11-16T12:54:10.059Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e435-24c0-70ff-b423-33af295019f2', '01a1e435-2325-76af-963a-0e1cbf918a5f', '2026-11-16T11:54:10.496Z', '2026-11-16T11:54:10.496Z', '2026-11-16T12:54:10.496Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e435-2642-75d7-ab08-80d7eec8ee6d', '01a1e435-24cb-754a-8b02-162d05e6a1c5', '2026-11-16T11:54:10.882Z', '2026-11-16T11:54:10.882Z', '2026-11-16T12:54:10.882Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-294f-73fc-846f-0d5cbbafc9f5', 'J_466rxz-LS3dPKrryV_5Q8PLfJtcvGVx90fFw1eZaw', '38KcpYySRRzu7kCejDSk0vHwwbpvP_l0hP_THrTjobc', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.662Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.504Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e435-230b-7023-9793-dc2322aa569a', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('53c39a36-efd9-4d92-9f66-8123fb69dc4b', 'cb752ce4-85a2-4e52-8d86-b64019157dd2', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 'card', 'deleted', 'Card', '01a1e435-26ed-70d6-8cf6-4c96adfda077', NULL, 131072, 1, '{"id":"01a1e435-2961-75b4-a4a3-08dbcd17790b","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:54:11.681Z","updated_at":"2026-11-16T11:54:11.681Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:54:11.696Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 28);
INSERT INTO public.trash VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2988-723f-98fc-195b1944d1e2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e435-2701-70f4-9505-a3ed40060eff","01a1e435-293b-753a-8693-44ef556f5ea4"],"board_members":["01a1e435-20e0-761e-a9e9-f624c0da50fd","01a1e435-2325-76af-963a-0e1cbf918a5f"]}', '2026-11-16T11:54:11.736Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 31);
INSERT INTO public.trash VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', 'card', 'deleted', 'Card', '01a1e435-2988-723f-98fc-195b1944d1e2', '01a1e435-2988-723f-98fc-195b1944d1e2', 65536, NULL, '{"id":"01a1e435-298b-70ff-aa08-a85e5eda910a","column_id":"01a1e435-2988-723f-98fc-195b1944d1e2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:54:11.723Z","updated_at":"2026-11-16T11:54:11.723Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:54:11.736Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 31);
INSERT INTO public.used_sign_ins VALUES ('ae895f50-f511-4209-9d8a-385d3a42335f', '2026-11-16T11:54:12.504Z');
INSERT INTO public.users VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$R0bUZGAl083/lFN/PIeSxpnI4Pj7z9d+wt8Tnl2z3kQ$g2nw9rVxR3xcqEGRbAU332g8KNrB3OvQS87Sj4imRNQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:54:09.765Z');
INSERT INTO public.users VALUES ('01a1e435-2325-76af-963a-0e1cbf918a5f', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$nU8g8nUXOBdp3x/RtF2OVBc/rqpZzJNGudnk8CGABio$ArftblD/Q+AS9WCqvGBtC2LfVxL3orRM/f8ppyrkA+g', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:54:10.324Z');
INSERT INTO public.users VALUES ('01a1e435-24cb-754a-8b02-162d05e6a1c5', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$ZRtvnJbR+cAqZyZdIpb4lrB+DsxjFBmjdTsFj1UDrVw$UF6b0i6HGgv8uu1CekkAqN0pQeen0/ZBVWhdbmMP8XA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:54:10.671Z');
INSERT INTO public.users VALUES ('01a1e435-2b24-745f-acf5-8f5ce3ae04f7', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$AGddOyn41qHs7uTHphAfBQ2M+Xft9hH7gXp7KRHqaJQ$4YONLjTtg8xS5OyQtgrlYBZ5qH9FmrJ76/xkbB1SJgs', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:54:12.318Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2ab3-7669-b0c5-d00ef425075c', '01a1e435-2adf-72a1-9ff7-6a32047752f1', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:54:12.062Z', '2026-11-16T11:54:17.447Z', NULL, 1);
INSERT INTO public.webhooks VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2ab3-7669-b0c5-d00ef425075c', 'https://hooks.invalid/boardcast', NULL, 'IZnSWwilpq5yoN2yNWaOwjsjx_giCT_G15K13e7CY972vaYgkHxavoQX7k0-enFrF3P39KN6v7tpXlVQlz7AsEFa5UzDkRYxvWRAaG36', true, NULL, '2026-11-16T11:54:12.019Z', 1, 31, 1, '2026-11-16T11:54:17.447Z', 1, '01a1e435-2adf-72a0-a7be-951c4d6befbd', NULL);
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
