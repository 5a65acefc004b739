
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fb-77b0-ace8-1ce0b8278812', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82ff-719d-9881-300c2f6a1a9b', '\x67c0c925600ca2dde56ef78be722f09b505749ab710d82d4fc5425a6ee2e25aa85cc939ed761383fd874facba9b8d5cc991d87dd5b1b1a9d1850368468a91cde718d92d59089d2ab2961802990c58ce0e4aa25e1e1227765eb9ebe09da1bcd171abbdd78070bb57ee02e915c87368f4abb6a195967e4fd21052b6d869f7fec30e67f96e8b624c2e8177648f99d6e59bb2461036fbf99c911477da2f3e25c30712376884c3d699a302065a4a3695d79fd5abad5f2810f9264aacc70d298826f59ed7aaa45af8f4224dc0197b0a6610f2e2397823fa4e5ed922769802dec836d8ed3dd6bb9b7d5900a4158da9810f63431afbf943b1038d4bc70af82380d8b1f053508c772d038d543ee94f55bd27537913ea4a31018ecb92818e9b030677e9f3a9a1797a25d2e9e85125a7722855247cdd99f8e5a4cec0ea1ef6596e7d775853a9b7bfb44e06282254eb919250f9502c37a3b1dab00598de7ecc580aa560ca7ccd3f4480e5d2014c51e083e6f7134c8fd30dceed4f3951d0a3ec2a0b1d85f78571a9b7e15f58f7f059f1d051d6b315acfc1b33d9bc2e9e510575ac6e9a513df071eec056291fd38fec62bdad929423677be4d93b8c8fee790e8b2c0c3ccfa547b13a506b0f32bd21533ffe310b8d47a353d50d6bc728a90ed273dba1306414e5de606345e9ff829975d3d575b7e6d07e6836cfb4f');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8308-759f-a6ec-06490949257e', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('91251cb9-f63e-4dc8-8b63-f347e16deacd', 'ad5b6c58-300d-4862-b8f3-242bc3c93055', NULL);
INSERT INTO public.attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fb-77b0-ace8-1ce0b8278812', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82ff-719d-9881-300c2f6a1a9b', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8308-759f-a6ec-06490949257e', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8302-7277-93d1-e4b442edfca6', 'Finished by Bob', 'card_moved', '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', NULL, 'assign_member', NULL, '01a1e1f1-820d-7185-941b-006e20819db6', true);
INSERT INTO public.automation_rules VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8309-76f9-b4a7-5133e1875d07', 'Rule', 'card_moved', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', NULL, 'assign_member', NULL, '01a1e1f1-820d-7185-941b-006e20819db6', true);
INSERT INTO public.automation_runs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8302-7277-93d1-e4b442edfca6', '01a1e1f1-8304-7797-abd6-2f0e8b653568', 17, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '2026-11-16T01:21:03.748Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 0, '2026-11-16T01:21:03.700Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b6fda26c4a78a6fe004aaaa75bc41969c38d84e0155fd77d4a420da43518f33bb33b38f03380b1a141232b6281f0bbb9255652b49842cd7b52d9b4ad9b2360802b2cb9e41c353a0684180e5d4443764177ad0fde8bd8026f8107f4164ca6c77e6eb22036b2b2b344b69eab295b5b2664dada98b550302c6c1deadf9c9a10c1a0a5594125162f9ac5017a8d5725129f5f2c7fbbfbec4efa095004f867d02fdba15d07167389ec001cc69ffdd3d971b13c76bc1cd9562982e1d3e7a8e673de8c3f5b76e5a7047ce8306f2aee10d7f5237785e84f876f6eba93b454c6510d0ba98f2cccddff374895dda5193dd9e41e738f244ec39bad6b105dd924f3397c681e33cf0441e8fdbe3c33744e5f97969020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 0, '2026-11-16T01:21:03.772Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eab6c024ded13e21b3881aa6a6d6f9025270eb6534055ff1d252988f650d4e3cceeccece300ce82821209195b149b1a8d68d0d642a391a2264d7263ebd2488402b2cb9e41c153a068a100cbc9443764177a50fde87d0126f8107f4164ca6c77faeb2c03a5150dea5a68b96e852cad7ea056cbeade4001e3606fd6fce45006055559ad05a2c0f57389aa4255d6aba6a95efe78ffd797f81d54598027cd3e817add16d071a7394ee0007ada7f77cbe5c6c4f1527075a518e64b878f9ee3490fea70f9adab16dc91f3a080bc33fcc89fd40d9e5721be9dfc7aeaa688b90c05b42ea6bc70cbf73c9d63977664b2db33a81c479e893d47d73ab6a05af269e1d238705c069ec9e3717bbcfb06feb9add469020000');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 1, 'board.member_added', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.707Z', 1, '01a1e1f1-820d-7185-941b-006e20819db6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","user_id":"01a1e1f1-820d-7185-941b-006e20819db6","role":"member","user":{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 2, 'board.member_added', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.712Z', 2, '01a1e1f1-8273-75b9-851d-eab26c82e33c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","user_id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","role":"member","user":{"id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 3, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.713Z', 3, '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 4, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.716Z', 4, '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82e4-72bb-8212-63d9d1ff99b1","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 5, 'label.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.718Z', 5, '01a1e1f1-82e6-74a4-acaf-73e6e2bb8150', NULL, NULL, NULL, NULL, 'e600cc59-a311-439f-84cf-c38fc9873e3a', NULL, NULL, '{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 6, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.720Z', 6, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.720Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 7, 'card.labeled', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.722Z', 7, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:21:03.720Z"}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.722Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 8, 'card.assigned', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.725Z', 8, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:21:03.722Z"}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.725Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 9, 'card.assigned', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.725Z', 8, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:21:03.725Z"}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.725Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 10, 'checklist.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.729Z', 10, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f1-7450-bb90-70aacfd5f811', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 11, 'checklist_item.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.731Z', 11, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f4-71ed-98cc-7663e4480459', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 12, 'checklist_item.updated', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.733Z', 12, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f4-71ed-98cc-7663e4480459', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 13, 'checklist_item.assigned', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.735Z', 13, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f4-71ed-98cc-7663e4480459', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 14, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.739Z', 14, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82fb-77b0-ace8-1ce0b8278812', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82fb-77b0-ace8-1ce0b8278812","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 15, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.741Z', 15, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 16, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.743Z', 16, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82ff-719d-9881-300c2f6a1a9b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82ff-719d-9881-300c2f6a1a9b","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 17, 'card.moved', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.748Z', 17, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","rank":65536,"updated_at":"2026-11-16T01:21:03.725Z","position":0}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e4-72bb-8212-63d9d1ff99b1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Steps","rank":65536,"items":[{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f1-82fb-77b0-ace8-1ce0b8278812","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f1-82ff-719d-9881-300c2f6a1a9b","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.748Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 18, 'board.member_removed', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.749Z', 18, '01a1e1f1-8273-75b9-851d-eab26c82e33c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","user_id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","role":"member","user":{"id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 19, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.752Z', 19, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-8308-759f-a6ec-06490949257e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8308-759f-a6ec-06490949257e","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 20, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.754Z', 20, '01a1e1f1-830a-7485-b18f-73b6f09743bf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830a-7485-b18f-73b6f09743bf","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.754Z","updated_at":"2026-11-16T01:21:03.754Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 21, 'checklist.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.756Z', 21, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-830c-7425-a622-529232a32243', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830c-7425-a622-529232a32243","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 22, 'checklist.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.757Z', 22, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-830d-7133-9b56-57ea77f36f32', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830d-7133-9b56-57ea77f36f32","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 23, 'checklist_item.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.758Z', 23, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-830e-7376-ac8d-3233a0630826', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830e-7376-ac8d-3233a0630826","checklist_id":"01a1e1f1-830d-7133-9b56-57ea77f36f32","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 24, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.759Z', 24, '01a1e1f1-830f-773c-9005-ded5bf93c56b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830f-773c-9005-ded5bf93c56b","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 25, 'comment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.760Z', 25, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-8310-7480-a869-c5f38fdf1421', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8310-7480-a869-c5f38fdf1421","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","user_id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","user":{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:21:03.760Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 26, 'label.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.763Z', 26, '01a1e1f1-8313-701e-a933-f12e70e59764', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8313-701e-a933-f12e70e59764","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 27, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.765Z', 27, '01a1e1f1-8315-7592-8623-c22a860d5df8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8315-7592-8623-c22a860d5df8","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.765Z","updated_at":"2026-11-16T01:21:03.765Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 28, 'card.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.765Z', 28, '01a1e1f1-8315-7592-8623-c22a860d5df8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8315-7592-8623-c22a860d5df8","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.765Z","updated_at":"2026-11-16T01:21:03.765Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 29, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.768Z', 29, '01a1e1f1-8318-755a-817f-9cee6bc2dc00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 30, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.769Z', 30, '01a1e1f1-8319-7103-8edc-964d4ba90aa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8319-7103-8edc-964d4ba90aa7","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.769Z","updated_at":"2026-11-16T01:21:03.769Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 31, 'column.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.770Z', 31, '01a1e1f1-8318-755a-817f-9cee6bc2dc00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 1, 'board.member_added', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.774Z', 1, '01a1e1f1-820d-7185-941b-006e20819db6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-831c-71d3-b1c9-3aba98d30c91","user_id":"01a1e1f1-820d-7185-941b-006e20819db6","role":"member","user":{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 2, 'board.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.775Z', 2, '01a1e1f1-831c-71d3-b1c9-3aba98d30c91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-831c-71d3-b1c9-3aba98d30c91"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 32, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.777Z', 32, '01a1e1f1-8321-73f6-b6c4-508acf52236f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 33, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.779Z', 33, '01a1e1f1-8323-7281-b009-1d4fb0b4bacf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8323-7281-b009-1d4fb0b4bacf","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.779Z","updated_at":"2026-11-16T01:21:03.779Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 34, 'column.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.779Z', 34, '01a1e1f1-8321-73f6-b6c4-508acf52236f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 35, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.782Z', 35, '01a1e1f1-8321-73f6-b6c4-508acf52236f', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-820d-7185-941b-006e20819db6', 'member');
INSERT INTO public.board_members VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', '01a1e1f1-820d-7185-941b-006e20819db6', 'member');
INSERT INTO public.boards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 'Board', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.700Z', '2026-11-16T01:21:03.700Z', 35, 38, '9f9xmgljon', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 'Board', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.772Z', '2026-11-16T01:21:03.772Z', 2, 3, '8znipvktbkk', 0, '2026-11-16T01:21:03.775Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c');
INSERT INTO public.card_assignees VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-819d-71b3-b96f-90db5afb924c');
INSERT INTO public.card_assignees VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-820d-7185-941b-006e20819db6');
INSERT INTO public.card_labels VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82e6-74a4-acaf-73e6e2bb8150');
INSERT INTO public.card_watchers VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-819d-71b3-b96f-90db5afb924c');
INSERT INTO public.cards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:21:03.720Z', '2026-11-16T01:21:03.748Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830a-7485-b18f-73b6f09743bf', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:21:03.754Z', '2026-11-16T01:21:03.754Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8323-7281-b009-1d4fb0b4bacf', '01a1e1f1-8321-73f6-b6c4-508acf52236f', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:21:03.779Z', '2026-11-16T01:21:03.779Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82f4-71ed-98cc-7663e4480459', '01a1e1f1-82f1-7450-bb90-70aacfd5f811', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830e-7376-ac8d-3233a0630826', '01a1e1f1-830d-7133-9b56-57ea77f36f32', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82f1-7450-bb90-70aacfd5f811', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830c-7425-a622-529232a32243', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830d-7133-9b56-57ea77f36f32', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830f-773c-9005-ded5bf93c56b', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8321-73f6-b6c4-508acf52236f', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8310-7480-a869-c5f38fdf1421', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.760Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1f1-8394-75d3-a9be-8b1f112d81a6', '2026-11-16T02:26:03.895Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1f1-819d-71b3-b96f-90db5afb924c', 'e600cc59-a311-439f-84cf-c38fc9873e3a', '0A8n3zb2LTg62fJmh3y0UZZbmlRwGcrsGzYcKWE1qWs', '01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:21:03.718Z');
INSERT INTO public.invitations VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8312-7369-b2e0-6755233122e8', '01a1e1f1-819d-71b3-b96f-90db5afb924c', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82f4-71ed-98cc-7663e4480459', '01a1e1f1-820d-7185-941b-006e20819db6');
INSERT INTO public.labels VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e6-74a4-acaf-73e6e2bb8150', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8313-701e-a933-f12e70e59764', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82dc-7003-8053-affde55e2c48', '01a1e1f1-820d-7185-941b-006e20819db6', 'added', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.707Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e0-7711-a801-fb7dc8063905', '01a1e1f1-8273-75b9-851d-eab26c82e33c', 'added', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.712Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82ed-77ac-8570-db45eebc493e', '01a1e1f1-820d-7185-941b-006e20819db6', 'assigned', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.725Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8310-7481-89d5-e1c39e0a10c9', '01a1e1f1-820d-7185-941b-006e20819db6', 'commented', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-8310-7480-a869-c5f38fdf1421', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.760Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', '01a1e1f1-831e-7615-8063-22701238feb3', '01a1e1f1-820d-7185-941b-006e20819db6', 'added', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.774Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 35, '01a1e1f1-8323-7281-b009-1d4fb0b4bacf', '{"id":"01a1e1f1-8323-7281-b009-1d4fb0b4bacf","column_id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:21:03.779Z","updated_at":"2026-11-16T01:21:03.779Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1f1-820b-72db-951d-4a9334b6c870', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.499Z', '2026-11-16T01:21:03.499Z', '2026-11-16T02:21:03.499Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f1-8271-77f9-b152-41edd5e3685b', '01a1e1f1-820d-7185-941b-006e20819db6', '2026-11-16T01:21:03.601Z', '2026-11-16T01:21:03.601Z', '2026-11-16T02:21:03.601Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f1-82d0-7320-b90f-c54b15ce3ccc', '01a1e1f1-8273-75b9-851d-eab26c82e33c', '2026-11-16T01:21:03.696Z', '2026-11-16T01:21:03.696Z', '2026-11-16T02:21:03.696Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('91251cb9-f63e-4dc8-8b63-f347e16deacd', 'ad5b6c58-300d-4862-b8f3-242bc3c93055', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8315-7592-8623-c22a860d5df8', 'card', 'deleted', 'Card', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', NULL, 131072, 1, '{"id":"01a1e1f1-8315-7592-8623-c22a860d5df8","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:21:03.765Z","updated_at":"2026-11-16T01:21:03.765Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:21:03.765Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 28);
INSERT INTO public.trash VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8318-755a-817f-9cee6bc2dc00', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","01a1e1f1-8313-701e-a933-f12e70e59764"],"board_members":["01a1e1f1-819d-71b3-b96f-90db5afb924c","01a1e1f1-820d-7185-941b-006e20819db6"]}', '2026-11-16T01:21:03.770Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 31);
INSERT INTO public.trash VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8319-7103-8edc-964d4ba90aa7', 'card', 'deleted', 'Card', '01a1e1f1-8318-755a-817f-9cee6bc2dc00', '01a1e1f1-8318-755a-817f-9cee6bc2dc00', 65536, NULL, '{"id":"01a1e1f1-8319-7103-8edc-964d4ba90aa7","column_id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:21:03.769Z","updated_at":"2026-11-16T01:21:03.769Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:21:03.770Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 31);
INSERT INTO public.users VALUES ('01a1e1f1-819d-71b3-b96f-90db5afb924c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$NnEdYKQo8rRDe2fBi/Se4IuJgO3kQNY75VUIhRJufr4$EaZ68DLDsawigci3aFmOze/QcsFl/9CKITBn7oOhugY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:21:03.442Z');
INSERT INTO public.users VALUES ('01a1e1f1-820d-7185-941b-006e20819db6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$AyUI0RgKApb6ugHEwv49gICl9wAjk9zbulH6O6ZZmUk$gFjVxewoU5HVg2YahhnehDSdPZcXTU92Enz9A3/cZrg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:21:03.551Z');
INSERT INTO public.users VALUES ('01a1e1f1-8273-75b9-851d-eab26c82e33c', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+tfK8xCLLdvc+i2A8i0Je7bbUrSlXUP3EdMDtrO3pv4$6K8QjEE4fb98Iv6qeEW5icjK70KVdiJ1m1nLyHWgwVI', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:21:03.649Z');
INSERT INTO public.users VALUES ('01a1e1f1-832c-7778-89db-ba95b37a1289', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$v2v4QfxqNWbGPcIZ4s83Kt/LqOS9JpDx1t22jiR5NtM$PAGegCqIp2YsSSkmfsJGYvXZch3+Kghan6udjGDynnA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:21:03.843Z');
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
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (board_id, id, user_id);
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_pkey PRIMARY KEY (board_id, seq, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
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
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX stored_objects_pending ON public.stored_objects USING btree (pending_since) WHERE (pending_since IS NOT NULL);
CREATE INDEX trash_age ON public.trash USING btree (removed_at) WHERE ((kind = 'deleted'::text) AND (removed_with IS NULL));
CREATE INDEX trash_contents ON public.trash USING btree (board_id, removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX trash_id ON public.trash USING btree (id);
CREATE INDEX trash_listed ON public.trash USING btree (board_id, kind, seq) WHERE ((removed_with IS NULL) AND (type = ANY (ARRAY['card'::text, 'column'::text])));
CREATE INDEX trash_purged ON public.trash USING btree (board_id, id) WHERE (kind = 'purged'::text);
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
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_board_id_seq_fkey FOREIGN KEY (board_id, seq) REFERENCES public.board_events(board_id, seq) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
