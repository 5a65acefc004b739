
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e227-0f32-7436-929e-ef79e921481d', 'reset', 'alice@example.org', '00', '2026-11-16T02:19:36.808Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1729-77c7-8392-a1b63a395ad1', '\xda41d699a7f1b8ecebfb2a4ea711ea0288a351840b9248472870347b3f10668bda256b4e945c88acce22127c6cd3b84ce20811f4bc30930fba1723cfa91b4823f41ede26db8ce8e4e405756ccb7d8f834a5b2362db0db9583087ff87cdd6b212014b83671e8b39c58d2a5e4f37dade0d32b570bfe93bfc32836baee360d1856fa286b833bb054fde53220432256bd63ef1e6fa142c570d53381a507e3592b4b6b920d460eeba04876dafa2d002daf23099485abd391a2d05ec216f3dc013be21c9630258ee5e649f166c03ad5335902a4a345381bb19a79dee20829f10cd705996289e478dca8626433dc4cdc7646c03057ffc91352c18e3506671270b5ceab8cd280017c10ff9f2943dcadcc157069e46a0d4044f324a8f0eb0522a7507036fe2f5b1c2716dd5b9766079d52532afc4ef76b3ee02bdcaa93aef2f052783c044fe0449e78af5235c2e8d038c39bfd100ce1583809d149f023e6080b51b85c7706cf1ae71494d58ea014ae71747d306df4940adb13ba0be347c1ec0cb454afe76b666884b3e61a3f7c7daacf1d9090c84f275372ded05450bed763733a169dec38d8e0df3747f8bbcf0608c494b7607abe701364c4f31e7f80a683966f44f11a6f96a3c6174b5aa5fff54f400bb7dcb227276586e09a6961517c4aa514dba5aefb38b3ba91a6a2162eba8227cc42a20fef9d936e8');
INSERT INTO public.attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('752dc925-9169-4508-a57b-1b9d79deb3c6', '3fad49f5-418f-425f-a557-14c65267c216', NULL);
INSERT INTO public.attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1729-77c7-8392-a1b63a395ad1', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-177b-716d-9dfa-b4afdf129d61', 'Finished by Bob', 'card_moved', '01a1e227-153a-7690-8172-bbc6740141e0', NULL, 'assign_member', NULL, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', true);
INSERT INTO public.automation_rules VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17b7-72dc-bf3a-e8211c97ea96', 'Rule', 'card_moved', '01a1e227-1537-7604-b46a-9af2ebd3b338', NULL, 'assign_member', NULL, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', true);
INSERT INTO public.automation_runs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-177b-716d-9dfa-b4afdf129d61', '01a1e227-1780-768d-a926-81e36cb7ae20', 17, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '2026-11-16T02:19:35.168Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:19:34.758Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 0, '2026-11-16T02:19:34.539Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eabd879d53e21be8113a88aec788d2c3971b09d02aaf2ef284941a587a21e677667661f27b01a04e4545264ac21b4ca15690abd27aa601531a5e6aa29756d740319249b1c8280272f83860c34c62ed831593f801826e732e8bcf3e11704940975abbe2e33725330d294454d38e348d0341c39a3e59e2e9ed3a8efd6fce4c8040258ce6a4229a1f573ce04e5a2287755c15f2ebcffeb8bf80e22cfc049852e82783d64d063af302ce0046ad9bfbde77253c47025b8bd52f0eba5fdc780e1ac0771bafad66d0beca57520403adbe1237eca7e74b8f3e1edec37c87e8958cb9081b121a68ddbbee7e45f6c632bbb648f0822850957e288c11a8b1a84912e6e5c9c460cdbc02b39cf87f9e11b6521b8c869020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 0, '2026-11-16T02:19:35.478Z', '\x1f8b08000000000000039551cb6e833010bcf733f68c23db10c03e55fd869e5a4591c14b65c960ba3669ab28ff5e016995e6902ac799dd99d9c7119c050d5c188152564cd44dc92a8e9699bae4acdbb6b952792b6d252183e49247d0f0140c59c8c0626cc98dc98501f430799f411b7ca05f406812da7df37599c1bb5cb2aac84ba6a442865da5504951d462f69c467bb7e627c724d020b92c99104c94cf5c6aa174bedd1455fd72e1fd5f5fc477d03c036f1af411f4eb2e831efb0669064768e6fdf7f75c6e8a485782db2b51582e1d3e06a4b31ef4f1ea5bb72db037ce8306e35d8b8ff869fad1e326d0dbd96f30fd1cb1942183ce514c2bb77ecf9bbfd8c5bd69933b20e844132ec401c9750e2de8cef8b872711a91d68117f274da9d1ebe01c0d3440569020000');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 1, 'board.member_added', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.560Z', 1, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","user_id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","role":"member","user":{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 2, 'board.member_added', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.581Z', 2, '01a1e227-12c7-720a-8098-833ff4da0b9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","user_id":"01a1e227-12c7-720a-8098-833ff4da0b9e","role":"member","user":{"id":"01a1e227-12c7-720a-8098-833ff4da0b9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 3, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.583Z', 3, '01a1e227-1537-7604-b46a-9af2ebd3b338', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1537-7604-b46a-9af2ebd3b338","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 4, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.586Z', 4, '01a1e227-153a-7690-8172-bbc6740141e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-153a-7690-8172-bbc6740141e0","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 5, 'label.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.588Z', 5, '01a1e227-153d-74a7-bf49-ef1193c6ddad', NULL, NULL, NULL, NULL, 'b4cf1fd9-d4aa-41ef-8129-9951d9211b3e', NULL, NULL, '{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 6, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.591Z', 6, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.591Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 7, 'card.labeled', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.597Z', 7, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:19:34.591Z"}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.597Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 8, 'card.assigned', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.637Z', 8, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:19:34.597Z"}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.637Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 9, 'card.assigned', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.637Z', 8, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:19:34.637Z"}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.637Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 10, 'checklist.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.920Z', 10, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1688-72de-93f3-ea67ebd0ea29', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 11, 'checklist_item.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.923Z', 11, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 12, 'checklist_item.updated', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.934Z', 12, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 13, 'checklist_item.assigned', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.958Z', 13, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 14, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.980Z', 14, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-16c4-74cd-814d-8fa9989c91a6","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 15, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.015Z', 15, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-16e7-77f7-a52a-ebd050fc7b3c","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 16, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.081Z', 16, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1729-77c7-8392-a1b63a395ad1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1729-77c7-8392-a1b63a395ad1","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 17, 'card.moved', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.168Z', 17, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","rank":65536,"updated_at":"2026-11-16T02:19:34.637Z","position":0}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-153a-7690-8172-bbc6740141e0","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Steps","rank":65536,"items":[{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e227-16c4-74cd-814d-8fa9989c91a6","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e227-16e7-77f7-a52a-ebd050fc7b3c","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e227-1729-77c7-8392-a1b63a395ad1","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:35.168Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 18, 'board.member_removed', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.171Z', 18, '01a1e227-12c7-720a-8098-833ff4da0b9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","user_id":"01a1e227-12c7-720a-8098-833ff4da0b9e","role":"member","user":{"id":"01a1e227-12c7-720a-8098-833ff4da0b9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 19, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.177Z', 19, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1789-7167-a6a1-92d8c9db1cc3","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 20, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.235Z', 20, '01a1e227-17c3-7128-9cfd-41c44cfc38b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17c3-7128-9cfd-41c44cfc38b4","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.235Z","updated_at":"2026-11-16T02:19:35.235Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 21, 'checklist.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.247Z', 21, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17cf-772a-b21b-99383259f92d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17cf-772a-b21b-99383259f92d","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 22, 'checklist.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.262Z', 22, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17de-7789-a0ff-7d3ce782161d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17de-7789-a0ff-7d3ce782161d","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 23, 'checklist_item.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.279Z', 23, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17ef-75e9-87b6-281a27d356f8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17ef-75e9-87b6-281a27d356f8","checklist_id":"01a1e227-17de-7789-a0ff-7d3ce782161d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 24, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.302Z', 24, '01a1e227-1806-70fb-9e0f-d466f4eb4d22', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1806-70fb-9e0f-d466f4eb4d22","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 25, 'comment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.320Z', 25, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1818-73fc-9eb7-ab9864b567f3","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","user_id":"01a1e227-0f32-7436-929e-ef79e921481d","user":{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:19:35.320Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 26, 'label.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.385Z', 26, '01a1e227-1859-7104-82ce-4ebdd6cd7bc3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1859-7104-82ce-4ebdd6cd7bc3","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 27, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.404Z', 27, '01a1e227-186c-7564-80c4-58e810bcd3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-186c-7564-80c4-58e810bcd3a4","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.404Z","updated_at":"2026-11-16T02:19:35.404Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 28, 'card.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.425Z', 28, '01a1e227-186c-7564-80c4-58e810bcd3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-186c-7564-80c4-58e810bcd3a4","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.404Z","updated_at":"2026-11-16T02:19:35.404Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 29, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.442Z', 29, '01a1e227-1892-723e-b63f-0743007abc01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1892-723e-b63f-0743007abc01","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 30, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.447Z', 30, '01a1e227-1897-76ea-803f-ef63a013209f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1897-76ea-803f-ef63a013209f","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1892-723e-b63f-0743007abc01","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.447Z","updated_at":"2026-11-16T02:19:35.447Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 31, 'column.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.460Z', 31, '01a1e227-1892-723e-b63f-0743007abc01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1892-723e-b63f-0743007abc01","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 1, 'board.member_added', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.493Z', 1, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-18b6-70ed-a860-f5c3993c2d72","user_id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","role":"member","user":{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 2, 'board.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.497Z', 2, '01a1e227-18b6-70ed-a860-f5c3993c2d72', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-18b6-70ed-a860-f5c3993c2d72"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 32, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.561Z', 32, '01a1e227-1909-715e-95d2-a7b99233fc50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1909-715e-95d2-a7b99233fc50","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 33, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.576Z', 33, '01a1e227-1918-77bf-83bc-2b95f4aa411e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1918-77bf-83bc-2b95f4aa411e","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1909-715e-95d2-a7b99233fc50","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.576Z","updated_at":"2026-11-16T02:19:35.576Z"}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 34, 'column.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.586Z', 34, '01a1e227-1909-715e-95d2-a7b99233fc50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1909-715e-95d2-a7b99233fc50","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 35, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.634Z', 35, '01a1e227-1909-715e-95d2-a7b99233fc50', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e227-1909-715e-95d2-a7b99233fc50","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-0f32-7436-929e-ef79e921481d', 'owner');
INSERT INTO public.board_members VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'member');
INSERT INTO public.board_members VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', '01a1e227-0f32-7436-929e-ef79e921481d', 'owner');
INSERT INTO public.board_members VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'member');
INSERT INTO public.board_visits VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-0f32-7436-929e-ef79e921481d', NULL, true);
INSERT INTO public.boards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 'Board', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.539Z', '2026-11-16T02:19:34.539Z', 35, 38, 'umae7ojnv0n', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 'Board', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.478Z', '2026-11-16T02:19:35.478Z', 2, 3, '5w6t4rzlsch', 0, '2026-11-16T02:19:35.497Z', '01a1e227-0f32-7436-929e-ef79e921481d');
INSERT INTO public.calendar_keys VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', '2efbff43963891a61b931757114271f1');
INSERT INTO public.card_assignees VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-0f32-7436-929e-ef79e921481d');
INSERT INTO public.card_assignees VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-10ae-74e4-a9c3-e117bc194bf8');
INSERT INTO public.card_labels VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153d-74a7-bf49-ef1193c6ddad');
INSERT INTO public.card_watchers VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-0f32-7436-929e-ef79e921481d');
INSERT INTO public.cards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153a-7690-8172-bbc6740141e0', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:19:34.591Z', '2026-11-16T02:19:35.168Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-1537-7604-b46a-9af2ebd3b338', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:19:35.235Z', '2026-11-16T02:19:35.235Z', NULL);
INSERT INTO public.cards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1909-715e-95d2-a7b99233fc50', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:19:35.576Z', '2026-11-16T02:19:35.576Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-168c-7486-9821-e44006ad741f', '01a1e227-1688-72de-93f3-ea67ebd0ea29', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17ef-75e9-87b6-281a27d356f8', '01a1e227-17de-7789-a0ff-7d3ce782161d', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1688-72de-93f3-ea67ebd0ea29', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17cf-772a-b21b-99383259f92d', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17de-7789-a0ff-7d3ce782161d', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1537-7604-b46a-9af2ebd3b338', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153a-7690-8172-bbc6740141e0', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1806-70fb-9e0f-d466f4eb4d22', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1909-715e-95d2-a7b99233fc50', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.320Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e227-1ddb-73f4-8e27-78b1f90d17bd', '2026-11-16T03:24:36.806Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', 'b4cf1fd9-d4aa-41ef-8129-9951d9211b3e', 'E-rh7nPYi-3b2I54pU7avbmPMPLAAxuuWqvi4-p8Zq8', '01a1e227-150b-73d8-b325-f4d9b74d6fd7', '{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:19:34.589Z');
INSERT INTO public.invitations VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1843-7724-a10d-c7d47e1b2436', '01a1e227-0f32-7436-929e-ef79e921481d', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-168c-7486-9821-e44006ad741f', '01a1e227-10ae-74e4-a9c3-e117bc194bf8');
INSERT INTO public.labels VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153d-74a7-bf49-ef1193c6ddad', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1859-7104-82ce-4ebdd6cd7bc3', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '2226f040-9bf1-4b54-863e-c49e79e8a1fc', '2026-11-16T02:19:36.808Z');
INSERT INTO public.mail_queue VALUES ('56e2cc91-b395-4506-bb82-41f50653609a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:19:36.808Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1521-7134-8e90-71c470b8e7db', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'added', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.560Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1535-739f-b381-9a424cc1e028', '01a1e227-12c7-720a-8098-833ff4da0b9e', 'added', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.581Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-156e-7303-bf28-24cc755ce889', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'assigned', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.637Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1819-76b5-b74c-4bdb3f76083d', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'commented', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.320Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', '01a1e227-18c5-74d1-b0e5-f9e1d71ee3c2', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'added', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.493Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 35, '01a1e227-1918-77bf-83bc-2b95f4aa411e', '{"id":"01a1e227-1918-77bf-83bc-2b95f4aa411e","column_id":"01a1e227-1909-715e-95d2-a7b99233fc50","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:19:35.576Z","updated_at":"2026-11-16T02:19:35.576Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '37b18a58f3333ccf');
INSERT INTO public.search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', 3145727, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', 1048576, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', '01a1e227-186c-7564-80c4-58e810bcd3a4', 4194303, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', '01a1e227-1897-76ea-803f-ef63a013209f', 5242879, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1918-77bf-83bc-2b95f4aa411e', 6291455, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1729-77c7-8392-a1b63a395ad1', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17ef-75e9-87b6-281a27d356f8', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', '01a1e227-186c-7564-80c4-58e810bcd3a4', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', '01a1e227-186c-7564-80c4-58e810bcd3a4', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', '01a1e227-1897-76ea-803f-ef63a013209f', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', '01a1e227-1897-76ea-803f-ef63a013209f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1918-77bf-83bc-2b95f4aa411e', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1918-77bf-83bc-2b95f4aa411e', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e227-10a7-717c-a16c-6d75b30f8408', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:33.415Z', '2026-11-16T02:19:33.415Z', '2026-11-16T03:19:33.415Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e227-1232-70b1-98c5-3dd87a589bdb', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', '2026-11-16T02:19:33.810Z', '2026-11-16T02:19:33.810Z', '2026-11-16T03:19:33.810Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e227-14ff-712e-96e9-2606104811a2', '01a1e227-12c7-720a-8098-833ff4da0b9e', '2026-11-16T02:19:34.527Z', '2026-11-16T02:19:34.527Z', '2026-11-16T03:19:34.527Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('752dc925-9169-4508-a57b-1b9d79deb3c6', '3fad49f5-418f-425f-a557-14c65267c216', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', 'card', 'deleted', 'Card', '01a1e227-1537-7604-b46a-9af2ebd3b338', NULL, 131072, 1, '{"id":"01a1e227-186c-7564-80c4-58e810bcd3a4","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:19:35.404Z","updated_at":"2026-11-16T02:19:35.404Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:19:35.425Z', '01a1e227-0f32-7436-929e-ef79e921481d', 28);
INSERT INTO public.trash VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1892-723e-b63f-0743007abc01', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e227-153d-74a7-bf49-ef1193c6ddad","01a1e227-1859-7104-82ce-4ebdd6cd7bc3"],"board_members":["01a1e227-0f32-7436-929e-ef79e921481d","01a1e227-10ae-74e4-a9c3-e117bc194bf8"]}', '2026-11-16T02:19:35.460Z', '01a1e227-0f32-7436-929e-ef79e921481d', 31);
INSERT INTO public.trash VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', 'card', 'deleted', 'Card', '01a1e227-1892-723e-b63f-0743007abc01', '01a1e227-1892-723e-b63f-0743007abc01', 65536, NULL, '{"id":"01a1e227-1897-76ea-803f-ef63a013209f","column_id":"01a1e227-1892-723e-b63f-0743007abc01","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:19:35.447Z","updated_at":"2026-11-16T02:19:35.447Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:19:35.460Z', '01a1e227-0f32-7436-929e-ef79e921481d', 31);
INSERT INTO public.users VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$WjbeSxcyGOuDQXPg+7aswPtNowQBfTL1xhnW8YYbnIg$737Z32QsJmJq73UA4nBblRvKDm8vngfJkHSEKAj00EA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:19:33.247Z');
INSERT INTO public.users VALUES ('01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$2wHyUcqF+RG1+k7PPUstIk9Zv3UMeNQJGZz9ZG5Q6p0$k5bg5mehtGSoW5cMnjrLGcLQLdtxtwDAw5UDGONvack', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:19:33.606Z');
INSERT INTO public.users VALUES ('01a1e227-12c7-720a-8098-833ff4da0b9e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$iNjUp/HcUsL+T7jtdjUeWz0Q+zeFuJ9qbGicaaC1bmA$ou5vfAePe1bPMi9AC28ggQG0BRoY/Z/WGJJ/jjVBm6M', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:19:34.298Z');
INSERT INTO public.users VALUES ('01a1e227-198f-7150-8596-3a501063c92a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$+FW9OdtHbIFoS+YrgsgZhqlNmuQ7Pulo1qiMwIkQz/8$G+PS4AvBMx33fiaxoJsLP45XKm5CgRz3jjkksidD53Y', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:19:36.229Z');
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
