
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e235-f974-73d8-81e1-d349160f96dd', 'reset', 'alice@example.org', '00', '2026-11-16T02:35:51.027Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae6-75a2-a6d0-44622b1e4111', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae9-757a-bfa8-3215154d0dae', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', '\xfa70a3456acaa15d179ac7836bdd09f53d9f1aab780fdce5a8c18e005f0a64da2635bfac9738e73124d32e08b0e0b7bc2a77715c586cde81772c67ed7244a0a653e257c613a8cedb41ef240b6e4a13673b74ce129d42512b55f4a4b492877a6fb328f38237edd59d16db4e4ae684d96d54b5d5f380d834fee8e8fecb334a33b7f8a2a4348ecee2cf935bfe408e2e732b2ae12b490ea3194c5eb29288096f7387ff6302cc4c8888a3627b257f6c4c37357b8f28721a8d2c96a1c812c912b51c197727c28f82ab0e1ecffbb7746a4e8a77213bb097bf78226d7a3c9364b3515f1b3c6ff507937bb0a5598170b769e5070dca8302f735a7f1d9fad6e08f37544ea220ca1dbc5e69ea04d413f5960abd2243083e788a64b58c67dccbcb118bd7c2591d0772f4d7293b1c763669cc93794d9f51f0e4bb622e7cdaa27bdad3c277ee67df6cc08a999874f04d7f81a4e93a4b5e39db81d48636057727ee6a5f65b04ddc73d558693b762eab7d145cb6af541c9b6294a3cde049a14477fd75110fe324f1b6a4563ea56c7e09f61f1ad17b8f9bcda63e3c654d068b366fc53507c013a15b5ebff336aabced880e17e1faf53436e5e76aafe1bc701b1046006d21a98af5f50fab70854dabf424e8bdd7535c21d6e8669b0628a8ab096dfd8c35bf3705c40905c7772fcdbb8ba6d565909babbde26c8a32c058');
INSERT INTO public.attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf7-7172-81fe-2912497da330', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('8c466423-8324-4d07-a01b-7c6faefc0600', 'be82cefa-624e-40fd-b93f-1bb315fb8742', NULL);
INSERT INTO public.attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae6-75a2-a6d0-44622b1e4111', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae9-757a-bfa8-3215154d0dae', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf7-7172-81fe-2912497da330', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faee-7470-b1f7-42be0f001fad', 'Finished by Bob', 'card_moved', '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', NULL, 'assign_member', NULL, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', true);
INSERT INTO public.automation_rules VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf8-712e-8034-12aea927656e', 'Rule', 'card_moved', '01a1e235-faba-7225-8bf0-54a85e88de35', NULL, 'assign_member', NULL, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', true);
INSERT INTO public.automation_runs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faee-7470-b1f7-42be0f001fad', '01a1e235-faf1-728a-af2c-726d43aba1d4', 17, '01a1e235-fac2-717b-9409-4da0a2952721', '2026-11-16T02:35:50.897Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:35:50.868Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 0, '2026-11-16T02:35:50.825Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2b3b695e3e21be8113a8aa36f1065972e2b0760aa8eabfa32405d11e8a7a9cd99d997d1cc11ad020152a4ab35c7488b5287355895a664ac892b675dab645674a4820dae808343c79640309180a2ddb315a3f801e26e71268bdf3fc0b983092d9375f171975b91565662a512952c264db5a15b2ab0b337b4ea3b95bf393831134a4322d84524215cf32d559ae73b9a9d2fce58ff77f7d81de41cb041c36e402e8d75d023df50df10c8ed0ccfbefefb9dc1488af05375762bf5cda7f0cc4673de8e3f5b76e5a508fd6810674b6a547fac47e74b4f1fc76f61bb09f23963224d0590e71e5d6ef39bcc436ecb18df640a0234fb4100762db5932a03b7461e5c23412af032fe4e9b43b3d7c0372e775fc69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 0, '2026-11-16T02:35:50.930Z', '\x1f8b08000000000000039551cb6e833010bcf733f68c231b03019faa7e434fada2c8e07565c960ba3669ab28ff5e0169d5e4902ac799dd99d9c7119c01055c6881b92c996d45ceb6a54556a3144ccaae2ebbd256bc2d2083e4924750f0143419c8c060ecc88dc98501d430799f41177ca05f40a8139a7dfb7591d16c0bb695a666b540c18c2c1a5171db5466f69c4673b7e62747275090f3bc624230513df35cc952957cd348fef2c7fbbfbe88efa078065eb7e823a8d75d063df62dd20c8ed0cefbefefb9dc1491ae053757a2b05c3a7c0c48673da8e3f5b76e5a60af9d0705dabb0e1ff153f7a3c74da0b7b3dfa0fb3962294306d6514c2bb77ecfeb4bece25e77c91d1054a20917e280e4ac4303ca6a1f572e4e23d23af0429e4ebbd3c337bfa2fa5969020000');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 1, 'board.member_added', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.834Z', 1, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","user_id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","role":"member","user":{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 2, 'board.member_added', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.839Z', 2, '01a1e235-fa44-7220-ae7e-421377bf18e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","user_id":"01a1e235-fa44-7220-ae7e-421377bf18e9","role":"member","user":{"id":"01a1e235-fa44-7220-ae7e-421377bf18e9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 3, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.841Z', 3, '01a1e235-faba-7225-8bf0-54a85e88de35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faba-7225-8bf0-54a85e88de35","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 4, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.844Z', 4, '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 5, 'label.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.847Z', 5, '01a1e235-fabf-7122-ae3c-04faa9d64d3b', NULL, NULL, NULL, NULL, 'b3de67dc-f5c8-494e-960a-4bf2f441b31a', NULL, NULL, '{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 6, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.850Z', 6, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.850Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 7, 'card.labeled', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.855Z', 7, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:35:50.850Z"}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.855Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 8, 'card.assigned', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.859Z', 8, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:35:50.855Z"}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.859Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 9, 'card.assigned', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.859Z', 8, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:35:50.859Z"}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.859Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 10, 'checklist.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.875Z', 10, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fadb-7337-98d5-792fb150d6de', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fadb-7337-98d5-792fb150d6de","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 11, 'checklist_item.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.878Z', 11, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 12, 'checklist_item.updated', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.881Z', 12, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 13, 'checklist_item.assigned', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.883Z', 13, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 14, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.886Z', 14, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae6-75a2-a6d0-44622b1e4111', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fae6-75a2-a6d0-44622b1e4111","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 15, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.889Z', 15, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae9-757a-bfa8-3215154d0dae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fae9-757a-bfa8-3215154d0dae","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 16, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.891Z', 16, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faeb-7204-8b9f-15f4d0477b6c","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 17, 'card.moved', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.897Z', 17, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","rank":65536,"updated_at":"2026-11-16T02:35:50.859Z","position":0}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e235-fadb-7337-98d5-792fb150d6de","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Steps","rank":65536,"items":[{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e235-fae6-75a2-a6d0-44622b1e4111","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e235-fae9-757a-bfa8-3215154d0dae","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e235-faeb-7204-8b9f-15f4d0477b6c","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.897Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 18, 'board.member_removed', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.899Z', 18, '01a1e235-fa44-7220-ae7e-421377bf18e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","user_id":"01a1e235-fa44-7220-ae7e-421377bf18e9","role":"member","user":{"id":"01a1e235-fa44-7220-ae7e-421377bf18e9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 19, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.903Z', 19, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faf7-7172-81fe-2912497da330', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faf7-7172-81fe-2912497da330","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 20, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.905Z', 20, '01a1e235-faf9-7115-8418-4e31fb5560f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faf9-7115-8418-4e31fb5560f7","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.905Z","updated_at":"2026-11-16T02:35:50.905Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 21, 'checklist.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.906Z', 21, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafa-7053-8d71-dc5ce3917f48', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fafa-7053-8d71-dc5ce3917f48","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 22, 'checklist.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.908Z', 22, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafc-73c4-8680-0968e9294d60', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fafc-73c4-8680-0968e9294d60","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 23, 'checklist_item.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.909Z', 23, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafd-7147-89da-75863b96a982', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fafd-7147-89da-75863b96a982","checklist_id":"01a1e235-fafc-73c4-8680-0968e9294d60","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 24, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.911Z', 24, '01a1e235-faff-7366-92e3-5c1dd0a70ea3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faff-7366-92e3-5c1dd0a70ea3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 25, 'comment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.912Z', 25, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fb00-7442-ab4b-64310c899c26', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb00-7442-ab4b-64310c899c26","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","user_id":"01a1e235-f974-73d8-81e1-d349160f96dd","user":{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:35:50.912Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 26, 'label.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.918Z', 26, '01a1e235-fb06-7197-b9b6-54cf118bb54f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb06-7197-b9b6-54cf118bb54f","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 27, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.920Z', 27, '01a1e235-fb08-7446-8a0f-b07977df1ec3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb08-7446-8a0f-b07977df1ec3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.920Z","updated_at":"2026-11-16T02:35:50.920Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 28, 'card.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.921Z', 28, '01a1e235-fb08-7446-8a0f-b07977df1ec3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb08-7446-8a0f-b07977df1ec3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.920Z","updated_at":"2026-11-16T02:35:50.920Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 29, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.924Z', 29, '01a1e235-fb0c-70bb-a62d-9949466983b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb0c-70bb-a62d-9949466983b2","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 30, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.924Z', 30, '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb0c-70bd-89fe-1afcdaeced2f","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-fb0c-70bb-a62d-9949466983b2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.924Z","updated_at":"2026-11-16T02:35:50.924Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 31, 'column.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.927Z', 31, '01a1e235-fb0c-70bb-a62d-9949466983b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb0c-70bb-a62d-9949466983b2","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 1, 'board.member_added', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.932Z', 1, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-fb12-75fe-8e31-33c85c5f60b4","user_id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","role":"member","user":{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 2, 'board.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.934Z', 2, '01a1e235-fb12-75fe-8e31-33c85c5f60b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb12-75fe-8e31-33c85c5f60b4"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 32, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.935Z', 32, '01a1e235-fb17-7513-ac07-9c88bad41df3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb17-7513-ac07-9c88bad41df3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 33, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.937Z', 33, '01a1e235-fb19-7506-981c-40749de7bab7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb19-7506-981c-40749de7bab7","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-fb17-7513-ac07-9c88bad41df3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.937Z","updated_at":"2026-11-16T02:35:50.937Z"}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 34, 'column.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.939Z', 34, '01a1e235-fb17-7513-ac07-9c88bad41df3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb17-7513-ac07-9c88bad41df3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 35, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.941Z', 35, '01a1e235-fb17-7513-ac07-9c88bad41df3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e235-fb17-7513-ac07-9c88bad41df3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-f974-73d8-81e1-d349160f96dd', 'owner');
INSERT INTO public.board_members VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'member');
INSERT INTO public.board_members VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', '01a1e235-f974-73d8-81e1-d349160f96dd', 'owner');
INSERT INTO public.board_members VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'member');
INSERT INTO public.board_visits VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-f974-73d8-81e1-d349160f96dd', NULL, true);
INSERT INTO public.boards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 'Board', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.825Z', '2026-11-16T02:35:50.825Z', 35, 38, 'unnn0d4hb2', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 'Board', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.930Z', '2026-11-16T02:35:50.930Z', 2, 3, 'k97facmwsc7', 0, '2026-11-16T02:35:50.934Z', '01a1e235-f974-73d8-81e1-d349160f96dd');
INSERT INTO public.calendar_keys VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', '0489c427193de4511ff928cf666f6447');
INSERT INTO public.card_assignees VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f974-73d8-81e1-d349160f96dd');
INSERT INTO public.card_assignees VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28');
INSERT INTO public.card_labels VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fabf-7122-ae3c-04faa9d64d3b');
INSERT INTO public.card_watchers VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f974-73d8-81e1-d349160f96dd');
INSERT INTO public.cards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T02:35:50.850Z', '2026-11-16T02:35:50.897Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faba-7225-8bf0-54a85e88de35', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:35:50.905Z', '2026-11-16T02:35:50.905Z', NULL);
INSERT INTO public.cards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb17-7513-ac07-9c88bad41df3', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T02:35:50.937Z', '2026-11-16T02:35:50.937Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fade-7443-9af9-505c8d340924', '01a1e235-fadb-7337-98d5-792fb150d6de', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fafd-7147-89da-75863b96a982', '01a1e235-fafc-73c4-8680-0968e9294d60', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fadb-7337-98d5-792fb150d6de', '01a1e235-fac2-717b-9409-4da0a2952721', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fafa-7053-8d71-dc5ce3917f48', '01a1e235-fac2-717b-9409-4da0a2952721', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fafc-73c4-8680-0968e9294d60', '01a1e235-fac2-717b-9409-4da0a2952721', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faba-7225-8bf0-54a85e88de35', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faff-7366-92e3-5c1dd0a70ea3', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb17-7513-ac07-9c88bad41df3', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb00-7442-ab4b-64310c899c26', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.912Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e235-fb6f-7679-99f1-070223f7be6d', '2026-11-16T03:40:51.025Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'b3de67dc-f5c8-494e-960a-4bf2f441b31a', 'WIrcRR0x6X8ortwD2oIuQSyfmz9q9WRp0GrAZt22JlA', '01a1e235-faa9-7518-9031-07e492cc6fd7', '{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:35:50.847Z');
INSERT INTO public.invitations VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb03-720c-8a91-317d642c64ad', '01a1e235-f974-73d8-81e1-d349160f96dd', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fade-7443-9af9-505c8d340924', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28');
INSERT INTO public.labels VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fabf-7122-ae3c-04faa9d64d3b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb06-7197-b9b6-54cf118bb54f', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'c49dadfc-9b12-48aa-b85f-e7705fa9fb0b', '2026-11-16T02:35:51.027Z');
INSERT INTO public.mail_digests VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('c076195a-b45f-4cf1-a38b-ad6bb1bb343a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:35:51.027Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fab2-7196-b23c-3a9d05ac97dc', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'added', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.834Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fab7-7414-a6fb-64b630132bc1', '01a1e235-fa44-7220-ae7e-421377bf18e9', 'added', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.839Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-facc-7585-9a15-86bfffa316d5', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'assigned', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.859Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb00-7443-bf39-a17f497a3469', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'commented', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fb00-7442-ab4b-64310c899c26', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.912Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', '01a1e235-fb14-745a-af70-2f4358ae923f', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'added', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.932Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 35, '01a1e235-fb19-7506-981c-40749de7bab7', '{"id":"01a1e235-fb19-7506-981c-40749de7bab7","column_id":"01a1e235-fb17-7513-ac07-9c88bad41df3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:35:50.937Z","updated_at":"2026-11-16T02:35:50.937Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '37b18a58f3333ccf');
INSERT INTO public.search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fac2-717b-9409-4da0a2952721', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faf9-7115-8418-4e31fb5560f7', 3145727, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fb00-7442-ab4b-64310c899c26', 1048576, ' ·b01a1e235faa97518903107e492cc6fd7 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 4194303, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 5242879, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb19-7506-981c-40749de7bab7', 6291455, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fac2-717b-9409-4da0a2952721', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fac2-717b-9409-4da0a2952721', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae6-75a2-a6d0-44622b1e4111', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae9-757a-bfa8-3215154d0dae', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faf7-7172-81fe-2912497da330', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faf9-7115-8418-4e31fb5560f7', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faf9-7115-8418-4e31fb5560f7', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafd-7147-89da-75863b96a982', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb19-7506-981c-40749de7bab7', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb19-7506-981c-40749de7bab7', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e235-f9d8-7276-894d-5960c3812415', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.617Z', '2026-11-16T02:35:50.617Z', '2026-11-16T03:35:50.617Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e235-fa42-7797-beb7-fb44509e0aae', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', '2026-11-16T02:35:50.722Z', '2026-11-16T02:35:50.722Z', '2026-11-16T03:35:50.722Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e235-faa5-7514-b513-f0a639e14f21', '01a1e235-fa44-7220-ae7e-421377bf18e9', '2026-11-16T02:35:50.821Z', '2026-11-16T02:35:50.821Z', '2026-11-16T03:35:50.821Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('8c466423-8324-4d07-a01b-7c6faefc0600', 'be82cefa-624e-40fd-b93f-1bb315fb8742', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 'card', 'deleted', 'Card', '01a1e235-faba-7225-8bf0-54a85e88de35', NULL, 131072, 1, '{"id":"01a1e235-fb08-7446-8a0f-b07977df1ec3","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:35:50.920Z","updated_at":"2026-11-16T02:35:50.920Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:35:50.921Z', '01a1e235-f974-73d8-81e1-d349160f96dd', 28);
INSERT INTO public.trash VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bb-a62d-9949466983b2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e235-fabf-7122-ae3c-04faa9d64d3b","01a1e235-fb06-7197-b9b6-54cf118bb54f"],"board_members":["01a1e235-f974-73d8-81e1-d349160f96dd","01a1e235-f9dc-71c4-a0a5-6f8cb7afee28"]}', '2026-11-16T02:35:50.927Z', '01a1e235-f974-73d8-81e1-d349160f96dd', 31);
INSERT INTO public.trash VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 'card', 'deleted', 'Card', '01a1e235-fb0c-70bb-a62d-9949466983b2', '01a1e235-fb0c-70bb-a62d-9949466983b2', 65536, NULL, '{"id":"01a1e235-fb0c-70bd-89fe-1afcdaeced2f","column_id":"01a1e235-fb0c-70bb-a62d-9949466983b2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:35:50.924Z","updated_at":"2026-11-16T02:35:50.924Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:35:50.927Z', '01a1e235-f974-73d8-81e1-d349160f96dd', 31);
INSERT INTO public.users VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$bDSUw4PXGSKeHY2xnJUOxYNGZHRcqLdlqQQKkptGIQU$DgwxRM+xg6jZOv62NQHGMjRTGUeGj46T5UCwNhCj9+8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:35:50.559Z');
INSERT INTO public.users VALUES ('01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$sYOzJfZqimS9F/B7nwIFrTotdAWv4/KucOIJ8jsoa5g$Qi0xHXVqnUXSVBvv39JEzBZjouLJOhPOoxbH4uTxGtY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:35:50.673Z');
INSERT INTO public.users VALUES ('01a1e235-fa44-7220-ae7e-421377bf18e9', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$kZSgpqaN4OdycfbX/5+vOX4+thn1Uels6a77lgk17Ns$8RsWyoA9JwN1Dj0ZxVm0ZdVTMOyRCx5d9C61Y43jfmU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:35:50.771Z');
INSERT INTO public.users VALUES ('01a1e235-fb24-77fa-a575-b4a4740503f4', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$yPuwpGJL0b8RupVWBNW73p6T5/J8OkEoifAVjwHLpAs$b6Tu39u8uky9G+93ERp4TS0XukaLrejAV/DlHB1AhVg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T02:35:50.990Z');
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
