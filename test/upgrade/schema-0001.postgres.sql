
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2472-7610-8434-5b01ddea8ab4', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2476-7661-8c86-58df9d9aba58', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2478-7268-9414-6caeeef294f5', '\x685fc41a812c55964dea5ebf66b6c5bf347d268abd45f580570b821ef99e67072035c4fdeba975308575843b8ebc20a5701a629445946f4b963fe3ce4538dd85d3a267f4a39308f3cc3a46d5b0a845e869015a51e8d2516296d311fddfa00e2bf032413285c3ffa4aa08abafff6e67573c7f8e4a6f731a86e46b2b273317f4f5ac7e86ea0f1964bbf59a33dc81b1a9eb419d25dc02884b745ebb2059dfa4b98e4620df1299da6db6f7e0211b86c4e3d766167966844c4cc33f5606994ade8828521db5c82b1177ffd66aad07f0574bb0ca542bb8867127b76f34dd714b7b18ea0b90d03ef5993da372e742f76c514f6841296553049400be95302b3d62b7585eddf5643a3d870b3e804b2f805cbe452aaedb65cd9483806458f5bc03b5cb8eeb2b1b7d427ac81428d726d80befd332c7a4412b450a8a1bc9b5d2ebbf3f8247f02b1c719ac3db5bb7b1448c5c6d87f79207b66d0356d44f94e180e433381a7aaff08dd4247678344567349c9a552cde65232c6de1b8a1e3b643bad34b991193264f04877aee8ee02a684a36f7955f08b27200483ce3c42680b46790ba4108dfbafa7951cc8f62c5e4f40fe0bdcfa1f0305e98a6d6080abefb272001261a47ac4febe141def47a6e45f98998ad32a626b77def279968b6a60f8909f2db55da72da33a8252019f02bfbed0f403452c45208f27b2aac');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2482-71af-aae1-f2e4144498b7', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('b44b6b79-78d6-4f59-9497-d1ef312396a7', '351679a6-ac9d-46e7-aff1-f23c544c724c', NULL);
INSERT INTO public.attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2472-7610-8434-5b01ddea8ab4', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2476-7661-8c86-58df9d9aba58', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2478-7268-9414-6caeeef294f5', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2482-71af-aae1-f2e4144498b7', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-247b-74c6-b863-8794be60ec5d', 'Finished by Bob', 'card_moved', '01a1e1d7-2455-7023-946e-650f50e5959d', NULL, 'assign_member', NULL, '01a1e1d7-2377-7163-b3d4-1179aec778b8', true);
INSERT INTO public.automation_rules VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2484-77f7-bb64-3f43d48105a1', 'Rule', 'card_moved', '01a1e1d7-2453-733c-b156-178c8d7aaf16', NULL, 'assign_member', NULL, '01a1e1d7-2377-7163-b3d4-1179aec778b8', true);
INSERT INTO public.automation_runs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-247b-74c6-b863-8794be60ec5d', '01a1e1d7-247d-73ff-b6ca-51497772852f', 17, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '2026-11-16T00:52:15.613Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 0, '2026-11-16T00:52:15.555Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eabd879159f2abe8113a8aad6f1165972e2b0760aa8eabfa32405d11e8a7a9cd99d997d1cc159d0904b94246d23545916a229c888c7da34a2a8a5518552a5420b1924973c8186a7803c614bb1653724177ad0fde87d066df0817f011326b23bf37591a1ac154d999330b654828814aea5b46a6d208371b0776b7e7230810695ab5a482964fd9ce7ba525a56abaaaa5efe78ffd717e91d749e8147433e827edd66d051678827700433edbfbbe7726324be16dc5c89c37ce9f0d1139ff5a08fd7dfba69411d3a0f1ad0bb9636f489dde06915f8edecd7633745cc65c860ef38a6855bbee7f112bbb8c336b903814e3cd24c1c88ddde9105bd471f172e8e03f132f04c9e4edbd3c337609b912a69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 0, '2026-11-16T00:52:15.646Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdbe4559f2abe8113a8aad6f1065972e2603b0554f5df519382680f453dceeccecc3e0ee02c68101225495b7355ac89d775d7f035d9921b513fae6555a2920d30c82e7b020d4f01a3050696521bdd985d18400f93f70cdae043fc05913093dd99af8b0c652daf0b41dcd842712252d84869556380c134dabb353f3998418312aae25272593d0ba14ba565b9aa8aeae58ff77f7d89de410b061e0df904fa75cba0a7de503c810398d3febb7b2e37258ad7829b2bc5305f3a7c0c14cf7ad087eb6fddb4a01e9d070de85d4b1bfac47ef4b40af1edec37607f8a98cbc0a07331e5855bbee7f112bbb4c336bb3d81ce71a299d853749d230bba439f162e4d23c565e0993c1eb7c7876f8f1cf21269020000');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 1, 'board.member_added', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.563Z', 1, '01a1e1d7-2377-7163-b3d4-1179aec778b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","user_id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","role":"member","user":{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 2, 'board.member_added', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.568Z', 2, '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","user_id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","role":"member","user":{"id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 3, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.570Z', 3, '01a1e1d7-2453-733c-b156-178c8d7aaf16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 4, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.573Z', 4, '01a1e1d7-2455-7023-946e-650f50e5959d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2455-7023-946e-650f50e5959d","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 5, 'label.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.575Z', 5, '01a1e1d7-2457-76b2-81ec-fd6599b2ca4c', NULL, NULL, NULL, NULL, 'b53ea526-6438-4321-b112-a8de83615df8', NULL, NULL, '{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 6, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.577Z', 6, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.577Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 7, 'card.labeled', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.580Z', 7, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:52:15.577Z"}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.580Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 8, 'card.assigned', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.583Z', 8, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:52:15.580Z"}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.583Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 9, 'card.assigned', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.583Z', 8, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:52:15.583Z"}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.583Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 10, 'checklist.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.589Z', 10, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2465-729b-bcee-05cd2c2bc12b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 11, 'checklist_item.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.591Z', 11, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 12, 'checklist_item.updated', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.594Z', 12, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 13, 'checklist_item.assigned', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.597Z', 13, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 14, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.602Z', 14, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2472-7610-8434-5b01ddea8ab4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2472-7610-8434-5b01ddea8ab4","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 15, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.606Z', 15, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2476-7661-8c86-58df9d9aba58', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2476-7661-8c86-58df9d9aba58","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 16, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.608Z', 16, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2478-7268-9414-6caeeef294f5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2478-7268-9414-6caeeef294f5","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 17, 'card.moved', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.613Z', 17, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","rank":65536,"updated_at":"2026-11-16T00:52:15.583Z","position":0}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2455-7023-946e-650f50e5959d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Steps","rank":65536,"items":[{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d7-2472-7610-8434-5b01ddea8ab4","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d7-2476-7661-8c86-58df9d9aba58","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d7-2478-7268-9414-6caeeef294f5","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.613Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 18, 'board.member_removed', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.615Z', 18, '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","user_id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","role":"member","user":{"id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 19, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.618Z', 19, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2482-71af-aae1-f2e4144498b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2482-71af-aae1-f2e4144498b7","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 20, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.621Z', 20, '01a1e1d7-2485-7635-89f0-632070afc5c0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2485-7635-89f0-632070afc5c0","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.621Z","updated_at":"2026-11-16T00:52:15.621Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 21, 'checklist.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.623Z', 21, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2487-77ff-877e-09f19b7f5b14', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2487-77ff-877e-09f19b7f5b14","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 22, 'checklist.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.624Z', 22, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2488-7010-8539-2d445e558ed6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2488-7010-8539-2d445e558ed6","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 23, 'checklist_item.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.625Z', 23, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2489-7034-bebf-21677c7fa062', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2489-7034-bebf-21677c7fa062","checklist_id":"01a1e1d7-2488-7010-8539-2d445e558ed6","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 24, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.626Z', 24, '01a1e1d7-248a-72ed-b7a4-05d2970eb79c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-248a-72ed-b7a4-05d2970eb79c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 25, 'comment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.628Z', 25, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-248c-77fe-971a-fac0cc448f2c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-248c-77fe-971a-fac0cc448f2c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","user_id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","user":{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:52:15.628Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 26, 'label.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.631Z', 26, '01a1e1d7-248f-70e7-890e-98dc32889f30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-248f-70e7-890e-98dc32889f30","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 27, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.633Z', 27, '01a1e1d7-2491-718f-bb11-40dbf0a480bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2491-718f-bb11-40dbf0a480bb","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.633Z","updated_at":"2026-11-16T00:52:15.633Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 28, 'card.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.634Z', 28, '01a1e1d7-2491-718f-bb11-40dbf0a480bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2491-718f-bb11-40dbf0a480bb","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.633Z","updated_at":"2026-11-16T00:52:15.633Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 29, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.636Z', 29, '01a1e1d7-2494-72d0-b21b-d2e758798906', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2494-72d0-b21b-d2e758798906","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 30, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.637Z', 30, '01a1e1d7-2495-7188-81c4-16e82fb303d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2495-7188-81c4-16e82fb303d3","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2494-72d0-b21b-d2e758798906","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.637Z","updated_at":"2026-11-16T00:52:15.637Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 31, 'column.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.639Z', 31, '01a1e1d7-2494-72d0-b21b-d2e758798906', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2494-72d0-b21b-d2e758798906","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 1, 'board.member_added', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.655Z', 1, '01a1e1d7-2377-7163-b3d4-1179aec778b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-249e-77f8-9ed5-b0739165a218","user_id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","role":"member","user":{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 2, 'board.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.657Z', 2, '01a1e1d7-249e-77f8-9ed5-b0739165a218', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-249e-77f8-9ed5-b0739165a218"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 32, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.659Z', 32, '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 33, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.662Z', 33, '01a1e1d7-24ae-7237-bc65-d1250c01f5f6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-24ae-7237-bc65-d1250c01f5f6","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.662Z","updated_at":"2026-11-16T00:52:15.662Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 34, 'column.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.667Z', 34, '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 35, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.670Z', 35, '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'member');
INSERT INTO public.board_members VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'member');
INSERT INTO public.boards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 'Board', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.555Z', '2026-11-16T00:52:15.555Z', 35, 38, '3o0y6fc8glp', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 'Board', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.646Z', '2026-11-16T00:52:15.646Z', 2, 3, '8yljx6i6l0l', 0, '2026-11-16T00:52:15.657Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b');
INSERT INTO public.card_assignees VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-22dd-740e-bd42-eee2a811d28b');
INSERT INTO public.card_assignees VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2377-7163-b3d4-1179aec778b8');
INSERT INTO public.card_labels VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2457-76b2-81ec-fd6599b2ca4c');
INSERT INTO public.card_watchers VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-22dd-740e-bd42-eee2a811d28b');
INSERT INTO public.cards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2455-7023-946e-650f50e5959d', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T00:52:15.577Z', '2026-11-16T00:52:15.613Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2485-7635-89f0-632070afc5c0', '01a1e1d7-2453-733c-b156-178c8d7aaf16', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:52:15.621Z', '2026-11-16T00:52:15.621Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-24ae-7237-bc65-d1250c01f5f6', '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:52:15.662Z', '2026-11-16T00:52:15.662Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', '01a1e1d7-2465-729b-bcee-05cd2c2bc12b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2489-7034-bebf-21677c7fa062', '01a1e1d7-2488-7010-8539-2d445e558ed6', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2465-729b-bcee-05cd2c2bc12b', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2487-77ff-877e-09f19b7f5b14', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2488-7010-8539-2d445e558ed6', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2453-733c-b156-178c8d7aaf16', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2455-7023-946e-650f50e5959d', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248a-72ed-b7a4-05d2970eb79c', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248c-77fe-971a-fac0cc448f2c', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.628Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1d7-254c-7074-9767-b1f2503ca3e3', '2026-11-16T01:57:15.822Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'b53ea526-6438-4321-b112-a8de83615df8', 's8Ez778psCZLRXoeyPn2OA6c6nstGJ_GUiw00epdK6o', '01a1e1d7-2443-73eb-96b7-361b232242ad', '{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:52:15.575Z');
INSERT INTO public.invitations VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248e-7214-bbec-7e07bd60bc64', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', '01a1e1d7-2377-7163-b3d4-1179aec778b8');
INSERT INTO public.labels VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2457-76b2-81ec-fd6599b2ca4c', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248f-70e7-890e-98dc32889f30', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-244b-7134-ac54-e861615c666a', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'added', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.563Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2450-7510-9161-1a4efc9aa2bc', '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', 'added', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.568Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245f-7699-8c2f-1299acb5e159', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'assigned', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.583Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', '01a1e1d7-24a7-76a6-a2ee-6f5c2d4c3dee', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'added', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.655Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 35, '01a1e1d7-24ae-7237-bc65-d1250c01f5f6', '{"id":"01a1e1d7-24ae-7237-bc65-d1250c01f5f6","column_id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:52:15.662Z","updated_at":"2026-11-16T00:52:15.662Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1d7-2374-77cf-9d18-1645041499d6', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.348Z', '2026-11-16T00:52:15.348Z', '2026-11-16T01:52:15.348Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d7-23df-71aa-97bf-dbd65a6cf980', '01a1e1d7-2377-7163-b3d4-1179aec778b8', '2026-11-16T00:52:15.455Z', '2026-11-16T00:52:15.455Z', '2026-11-16T01:52:15.455Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d7-243e-751f-9f54-f85d5e40c0b6', '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', '2026-11-16T00:52:15.550Z', '2026-11-16T00:52:15.550Z', '2026-11-16T01:52:15.550Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('b44b6b79-78d6-4f59-9497-d1ef312396a7', '351679a6-ac9d-46e7-aff1-f23c544c724c', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2491-718f-bb11-40dbf0a480bb', 'card', 'deleted', 'Card', '01a1e1d7-2453-733c-b156-178c8d7aaf16', NULL, 131072, 1, '{"id":"01a1e1d7-2491-718f-bb11-40dbf0a480bb","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:52:15.633Z","updated_at":"2026-11-16T00:52:15.633Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:52:15.634Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 28);
INSERT INTO public.trash VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2494-72d0-b21b-d2e758798906', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","01a1e1d7-248f-70e7-890e-98dc32889f30"],"board_members":["01a1e1d7-22dd-740e-bd42-eee2a811d28b","01a1e1d7-2377-7163-b3d4-1179aec778b8"]}', '2026-11-16T00:52:15.639Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 31);
INSERT INTO public.trash VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2495-7188-81c4-16e82fb303d3', 'card', 'deleted', 'Card', '01a1e1d7-2494-72d0-b21b-d2e758798906', '01a1e1d7-2494-72d0-b21b-d2e758798906', 65536, NULL, '{"id":"01a1e1d7-2495-7188-81c4-16e82fb303d3","column_id":"01a1e1d7-2494-72d0-b21b-d2e758798906","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:52:15.637Z","updated_at":"2026-11-16T00:52:15.637Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:52:15.639Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 31);
INSERT INTO public.users VALUES ('01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$GaB2uOqcS8uy0eLossDRer/UTQ90TsSqzrvZUimZhiQ$F+N6gvk5ApPLA3cwUWlNXcoNwBhVNJ0/YjOtKzK9/34', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:52:15.273Z');
INSERT INTO public.users VALUES ('01a1e1d7-2377-7163-b3d4-1179aec778b8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Q3Kck4jdzlYLtitq/k6eQ0i2z5z4I/DUWtvZJA1tfL0$MR+Orti0btIEU6nS4Ii6e2se+O1+Fa1I4IbIsa9Ksh4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:52:15.402Z');
INSERT INTO public.users VALUES ('01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$OoO+MMtmcXnz8Z0O82r5fCungObkyerfCn9K9jVYbtc$K9kNRkdNEgE7QY3fUakCtvSN9yFrg5PLqhvIPXRrbJ4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:52:15.505Z');
INSERT INTO public.users VALUES ('01a1e1d7-24bf-71a6-b538-b7e68e3daf22', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$OmaapUXNocyFZAhJsM12SyUJ0tExbLnkUI88m40Eefk$2YGOYVpbNt4Zg27eUNggal+quu9YC5pQ6KxE9ozuK5o', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:52:15.750Z');
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
