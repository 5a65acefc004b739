
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e366-63e3-746d-b056-5e85392f3690', 'reset', 'alice@example.org', '00', '2026-11-16T08:08:30.812Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c3a-717b-b08f-18db91e2fb01', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c87-7492-ac04-8d2726703eff', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', '\x12c00bf2d99a61d7c9f1a7961637069480d0612abd6d9af6ec911002535fb380862e03a145a1319b7b38921eee5aa4f188c4e1aa4eb6262360182c031b7fcf83663a77c6c43db9a2aa56d9237d4165e082af27f20054c9960bdaea58e03d9727e85a97ec6abbde0d9eccba55c31fb33a39f51dc8abe26201037a4691592645916ad961cad21c80ffbc6d7c188512a08eabeefd85b88126cf0edc454b7be413674a6003c91c9c52d95ebde1a9b455d5cdad01911b98d904f8327968b8d542ca55b2a38b57f8ef15308b06adb83d52099e6331871fbe83e0a588b2ebc8737313bf997206cd1fe0b1b9a58410d71656f11debaec0066fe3d8a87a65ea45e9191e53421e2c1102e255d72fb2c3ba168b9a4650152d437082e3f27de6e934bfaebd5a3ac2d620c1cb531eab8a33031119f7b5f8749a079d04af829bf7fe30f4c808999b3be99a04a5f54dc58cabb87efc0213032023138812ab996fa12fccf01f1b20f0a9c8c7e551f24abc9dc8fb2dc04e9d13bf17ea67e55eebb4f52c454d3ae04d8fd0b46f5f800893fc41847caec008a3685d57e705e1367093a3fefb38c0f9b3d84aa606a8ae92152869938f1cd4840ec362ddfdd6407a94a626ff778803d09178822d9c8cf07d09f4c0cf6d5cec45806efe19f7f4e76b2460e868f93ce02027096c5c1cfd2fdc95d61d7ae3b159ae8ce44b17a9');
INSERT INTO public.attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('4f0c52de-f4f4-4ca8-b297-aadf8f5fb994', 'c9732445-6cde-4014-bd11-5756e2f0ce6f', NULL);
INSERT INTO public.attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c3a-717b-b08f-18db91e2fb01', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c87-7492-ac04-8d2726703eff', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7d4b-77ef-a33b-09fc8554dd35', 'Finished by Bob', 'card_moved', '01a1e366-781a-77a7-a545-b644b966e9ee', NULL, 'assign_member', NULL, '01a1e366-6da9-752f-b865-d86f9313eb82', true);
INSERT INTO public.automation_rules VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7eb3-74dc-a87d-26b477327842', 'Rule', 'card_moved', '01a1e366-77c4-756b-966b-1f88dd9353a7', NULL, 'assign_member', NULL, '01a1e366-6da9-752f-b865-d86f9313eb82', true);
INSERT INTO public.automation_runs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7d4b-77ef-a33b-09fc8554dd35', '01a1e366-7da6-720f-b647-525ee68e6fb2', 17, '01a1e366-783e-710a-98a9-ca453081495a', '2026-11-16T08:08:27.301Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:08:26.153Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 0, '2026-11-16T08:08:25.181Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3ba9ddd427c437700255d526de204b4e1c6ca780aafc3b6a5250e9a1a8c799dd99d9c7119c050342a2a4526bbe51caf24da11447499a975461add6156a21814176d91318780a182d30b0949ae886ec420fa61fbd67d0041fe22f888499ecbefebaccd025957cb3d696d74269aea852e5b6684bbd15c0601cecdd9a9f1ccc60a01085e65272a99f456544650ab592957cb9f0feaf2fd13b18c1c0634d3e8179dd31e8a8ab299ec011ead3fefb7b2e37268a5782db2bc5305f3a7cf414cf7a30c7ab6fddb6a00e9d0703e85d438ff489dde06915e2dbd9afc7ee1431978141eb62ca0bb77ccfe35fecd21e9bec0e0426c79166e240d1b58e2c98167d5ab8340e14978167729a76d3c337b946e8ec69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 0, '2026-11-16T08:08:28.570Z', '\x1f8b08000000000000039551cb6e833010bcf733f66c470682019faa7e434fad22b4e0a5b26430b54dda0af1ef5520add21c52e538b33b33fb98c1685020124c289392976985bc1005f212b1e399ce933d36422356c0209a6809143c39f41a18680aad3763346e00354cd632689d75fe1778c248ba6ebe2e336446192ff652f346e492e754e659957699ac043098467db7e62707232848452a7992f0443e8b528952a5e52e2fc4cb85f77f7d81de410906161bb201d4eb81414f7d43fe0466684efbd7f75c6e0ae4af04b757f26ebdb4fb18c89ff5a0e6ab6fddb6a01e8d0505684d4b8ff489fd6869e7fcdbd96fc0fe14b1968141677c881bb77dcfe25f6c428d6d34470215fd442b71246f3a431a5487366c5c9846f2dbc02bb92c87e5e11bf770a67369020000');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 1, 'board.member_added', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.390Z', 1, '01a1e366-6da9-752f-b865-d86f9313eb82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","user_id":"01a1e366-6da9-752f-b865-d86f9313eb82","role":"member","user":{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 2, 'board.member_added', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.540Z', 2, '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","user_id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","role":"member","user":{"id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 3, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.795Z', 3, '01a1e366-77c4-756b-966b-1f88dd9353a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-77c4-756b-966b-1f88dd9353a7","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 4, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.882Z', 4, '01a1e366-781a-77a7-a545-b644b966e9ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-781a-77a7-a545-b644b966e9ee","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 5, 'label.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.905Z', 5, '01a1e366-7831-71e6-b6a7-d22ee3827c9e', NULL, NULL, NULL, NULL, '69175231-861e-4675-bf6b-03233a4f46a8', NULL, NULL, '{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 6, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.917Z', 6, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.917Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 7, 'card.labeled', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.955Z', 7, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:08:25.917Z"}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.955Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 8, 'card.assigned', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.979Z', 8, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:08:25.955Z"}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.979Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 9, 'card.assigned', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.979Z', 8, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:08:25.979Z"}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.979Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 10, 'checklist.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.317Z', 10, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-79cd-732b-98c1-7b20cb8c0a67', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 11, 'checklist_item.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.385Z', 11, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 12, 'checklist_item.updated', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.549Z', 12, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 13, 'checklist_item.assigned', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.793Z', 13, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 14, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.937Z', 14, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c3a-717b-b08f-18db91e2fb01', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7c3a-717b-b08f-18db91e2fb01","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 15, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.015Z', 15, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c87-7492-ac04-8d2726703eff', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7c87-7492-ac04-8d2726703eff","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 16, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.114Z', 16, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7cea-77a6-8da5-d7e29306d7d8","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 17, 'card.moved', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.301Z', 17, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","rank":65536,"updated_at":"2026-11-16T08:08:25.979Z","position":0}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-781a-77a7-a545-b644b966e9ee","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Steps","rank":65536,"items":[{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e366-7c3a-717b-b08f-18db91e2fb01","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e366-7c87-7492-ac04-8d2726703eff","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e366-7cea-77a6-8da5-d7e29306d7d8","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:27.301Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 18, 'board.member_removed', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.401Z', 18, '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","user_id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","role":"member","user":{"id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 19, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.521Z', 19, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7e81-70b5-81e0-48ab8ebdb2c3","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 20, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.635Z', 20, '01a1e366-7ef3-74b1-af58-23e039627fa9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7ef3-74b1-af58-23e039627fa9","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:27.635Z","updated_at":"2026-11-16T08:08:27.635Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 21, 'checklist.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.785Z', 21, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7f89-7326-b49d-5973523a423d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7f89-7326-b49d-5973523a423d","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 22, 'checklist.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.847Z', 22, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7fc7-75ed-8859-a7e21be0ceae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7fc7-75ed-8859-a7e21be0ceae","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 23, 'checklist_item.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.894Z', 23, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7ff6-7298-a647-8a93b1350e62', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7ff6-7298-a647-8a93b1350e62","checklist_id":"01a1e366-7fc7-75ed-8859-a7e21be0ceae","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 24, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.944Z', 24, '01a1e366-8028-70cd-b0f0-2eae5aa64295', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8028-70cd-b0f0-2eae5aa64295","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 25, 'comment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.997Z', 25, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-805d-75bf-bb1d-7d28327395cf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-805d-75bf-bb1d-7d28327395cf","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","card_id":"01a1e366-783e-710a-98a9-ca453081495a","user_id":"01a1e366-63e3-746d-b056-5e85392f3690","user":{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:08:27.997Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 26, 'label.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.204Z', 26, '01a1e366-812c-7364-8905-7b0430319454', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-812c-7364-8905-7b0430319454","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 27, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.231Z', 27, '01a1e366-8147-728d-b11c-fe0dc8df186f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8147-728d-b11c-fe0dc8df186f","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.231Z","updated_at":"2026-11-16T08:08:28.231Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 28, 'card.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.266Z', 28, '01a1e366-8147-728d-b11c-fe0dc8df186f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8147-728d-b11c-fe0dc8df186f","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.231Z","updated_at":"2026-11-16T08:08:28.231Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 29, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.381Z', 29, '01a1e366-81dd-74aa-afbd-07a584e5fc31', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 30, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.422Z', 30, '01a1e366-8206-7027-80ea-676f8b45c0fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8206-7027-80ea-676f8b45c0fb","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.422Z","updated_at":"2026-11-16T08:08:28.422Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 31, 'column.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.464Z', 31, '01a1e366-81dd-74aa-afbd-07a584e5fc31', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 1, 'board.member_added', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.619Z', 1, '01a1e366-6da9-752f-b865-d86f9313eb82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-829a-707a-8aaf-3d514ab0daa9","user_id":"01a1e366-6da9-752f-b865-d86f9313eb82","role":"member","user":{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 2, 'board.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.679Z', 2, '01a1e366-829a-707a-8aaf-3d514ab0daa9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-829a-707a-8aaf-3d514ab0daa9"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 32, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.723Z', 32, '01a1e366-8334-777d-a206-f38665d37f34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8334-777d-a206-f38665d37f34","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 33, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.743Z', 33, '01a1e366-8347-777e-862c-635c6b583f44', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8347-777e-862c-635c6b583f44","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-8334-777d-a206-f38665d37f34","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.743Z","updated_at":"2026-11-16T08:08:28.743Z"}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 34, 'column.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.771Z', 34, '01a1e366-8334-777d-a206-f38665d37f34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8334-777d-a206-f38665d37f34","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 35, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.828Z', 35, '01a1e366-8334-777d-a206-f38665d37f34', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e366-8334-777d-a206-f38665d37f34","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-63e3-746d-b056-5e85392f3690', 'owner');
INSERT INTO public.board_members VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-6da9-752f-b865-d86f9313eb82', 'member');
INSERT INTO public.board_members VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', '01a1e366-63e3-746d-b056-5e85392f3690', 'owner');
INSERT INTO public.board_members VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', '01a1e366-6da9-752f-b865-d86f9313eb82', 'member');
INSERT INTO public.board_visits VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-63e3-746d-b056-5e85392f3690', NULL, true);
INSERT INTO public.boards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 'Board', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.181Z', '2026-11-16T08:08:25.181Z', 35, 38, '1ylq6yuo2fi', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 'Board', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.570Z', '2026-11-16T08:08:28.570Z', 2, 3, 'caaixn6a28h', 0, '2026-11-16T08:08:28.679Z', '01a1e366-63e3-746d-b056-5e85392f3690');
INSERT INTO public.calendar_keys VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'a256bff72d0023c2663a9f263627fa2d');
INSERT INTO public.card_assignees VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-63e3-746d-b056-5e85392f3690', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-6da9-752f-b865-d86f9313eb82', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7831-71e6-b6a7-d22ee3827c9e');
INSERT INTO public.card_watchers VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-63e3-746d-b056-5e85392f3690');
INSERT INTO public.cards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-781a-77a7-a545-b644b966e9ee', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T08:08:25.917Z', '2026-11-16T08:08:27.301Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-77c4-756b-966b-1f88dd9353a7', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:08:27.635Z', '2026-11-16T08:08:27.635Z', NULL);
INSERT INTO public.cards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8334-777d-a206-f38665d37f34', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:08:28.743Z', '2026-11-16T08:08:28.743Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7a11-76c2-85bf-dffa68ca4477', '01a1e366-79cd-732b-98c1-7b20cb8c0a67', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ff6-7298-a647-8a93b1350e62', '01a1e366-7fc7-75ed-8859-a7e21be0ceae', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-79cd-732b-98c1-7b20cb8c0a67', '01a1e366-783e-710a-98a9-ca453081495a', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7f89-7326-b49d-5973523a423d', '01a1e366-783e-710a-98a9-ca453081495a', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7fc7-75ed-8859-a7e21be0ceae', '01a1e366-783e-710a-98a9-ca453081495a', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-77c4-756b-966b-1f88dd9353a7', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-781a-77a7-a545-b644b966e9ee', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8028-70cd-b0f0-2eae5aa64295', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8334-777d-a206-f38665d37f34', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-805d-75bf-bb1d-7d28327395cf', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.997Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e366-8ae3-72b3-a183-7b37cc80b6c0', '2026-11-16T09:13:30.764Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-63e3-746d-b056-5e85392f3690', '69175231-861e-4675-bf6b-03233a4f46a8', 'KGm2WHdbZBfruSZVjo3btuRnmJ2axCyQibgJ660dS84', '{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:08:25.905Z');
INSERT INTO public.invitations VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-80cc-750a-b4e7-ea3c259c725b', '01a1e366-63e3-746d-b056-5e85392f3690', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7a11-76c2-85bf-dffa68ca4477', '01a1e366-6da9-752f-b865-d86f9313eb82');
INSERT INTO public.labels VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7831-71e6-b6a7-d22ee3827c9e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-812c-7364-8905-7b0430319454', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '4b609dcf-66b4-4487-9531-a162f74aeffc', '2026-11-16T08:08:30.812Z');
INSERT INTO public.mail_digests VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('12b69879-3b3f-4db0-80ff-7f36231dbf4a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:08:30.812Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-762f-702c-b0f8-42b3a1cfa57b', '01a1e366-6da9-752f-b865-d86f9313eb82', 'added', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.390Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-76e7-75a5-a1bf-1cd6ef93cbb4', '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', 'added', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.540Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-787d-708e-838f-2c03aedd989f', '01a1e366-6da9-752f-b865-d86f9313eb82', 'assigned', '01a1e366-783e-710a-98a9-ca453081495a', NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.979Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-805e-71b0-860b-8a4859103aef', '01a1e366-6da9-752f-b865-d86f9313eb82', 'commented', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-805d-75bf-bb1d-7d28327395cf', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.997Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', '01a1e366-82cb-72fa-9c01-4c32ece3bd78', '01a1e366-6da9-752f-b865-d86f9313eb82', 'added', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.619Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 35, '01a1e366-8347-777e-862c-635c6b583f44', '{"id":"01a1e366-8347-777e-862c-635c6b583f44","column_id":"01a1e366-8334-777d-a206-f38665d37f34","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:08:28.743Z","updated_at":"2026-11-16T08:08:28.743Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'a92db9331dc0b778');
INSERT INTO public.search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-783e-710a-98a9-ca453081495a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-7ef3-74b1-af58-23e039627fa9', 3145727, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-805d-75bf-bb1d-7d28327395cf', 1048576, ' ·b01a1e366755d7255a1e63e8ab548a601 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', '01a1e366-8147-728d-b11c-fe0dc8df186f', 4194303, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', '01a1e366-8206-7027-80ea-676f8b45c0fb', 5242879, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8347-777e-862c-635c6b583f44', 6291455, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-783e-710a-98a9-ca453081495a', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-783e-710a-98a9-ca453081495a', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c3a-717b-b08f-18db91e2fb01', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c87-7492-ac04-8d2726703eff', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-7ef3-74b1-af58-23e039627fa9', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-7ef3-74b1-af58-23e039627fa9', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7ff6-7298-a647-8a93b1350e62', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', '01a1e366-8147-728d-b11c-fe0dc8df186f', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', '01a1e366-8147-728d-b11c-fe0dc8df186f', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', '01a1e366-8206-7027-80ea-676f8b45c0fb', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', '01a1e366-8206-7027-80ea-676f8b45c0fb', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8347-777e-862c-635c6b583f44', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8347-777e-862c-635c6b583f44', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e366-6d2e-7247-b3fe-7ad3b936ebc2', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:23.086Z', '2026-11-16T08:08:23.086Z', '2026-11-16T09:08:23.086Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e366-6fe7-7743-b8d4-c608c171b77f', '01a1e366-6da9-752f-b865-d86f9313eb82', '2026-11-16T08:08:23.784Z', '2026-11-16T08:08:23.784Z', '2026-11-16T09:08:23.784Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e366-7504-73fa-862d-64bf351bd6d3', '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', '2026-11-16T08:08:25.092Z', '2026-11-16T08:08:25.092Z', '2026-11-16T09:08:25.092Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('4f0c52de-f4f4-4ca8-b297-aadf8f5fb994', 'c9732445-6cde-4014-bd11-5756e2f0ce6f', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', 'card', 'deleted', 'Card', '01a1e366-77c4-756b-966b-1f88dd9353a7', NULL, 131072, 1, '{"id":"01a1e366-8147-728d-b11c-fe0dc8df186f","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:08:28.231Z","updated_at":"2026-11-16T08:08:28.231Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:08:28.266Z', '01a1e366-63e3-746d-b056-5e85392f3690', 28);
INSERT INTO public.trash VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-81dd-74aa-afbd-07a584e5fc31', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e366-7831-71e6-b6a7-d22ee3827c9e","01a1e366-812c-7364-8905-7b0430319454"],"board_members":["01a1e366-63e3-746d-b056-5e85392f3690","01a1e366-6da9-752f-b865-d86f9313eb82"]}', '2026-11-16T08:08:28.464Z', '01a1e366-63e3-746d-b056-5e85392f3690', 31);
INSERT INTO public.trash VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', 'card', 'deleted', 'Card', '01a1e366-81dd-74aa-afbd-07a584e5fc31', '01a1e366-81dd-74aa-afbd-07a584e5fc31', 65536, NULL, '{"id":"01a1e366-8206-7027-80ea-676f8b45c0fb","column_id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:08:28.422Z","updated_at":"2026-11-16T08:08:28.422Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:08:28.464Z', '01a1e366-63e3-746d-b056-5e85392f3690', 31);
INSERT INTO public.users VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Sy5L/nPuW/jwC+2oYGA1U/JLf4X/8xYv9LD1ec0kzrQ$wvPb+NPOBggN4ZguO7mFS7EiKj4h+aHsIA5ETFUA110', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:08:21.940Z');
INSERT INTO public.users VALUES ('01a1e366-6da9-752f-b865-d86f9313eb82', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$a924Kbk5Ze44dDA2uDk/m3QsqIaE6rZ82uCAvIrZEWI$knpwG2fnCXJi1Lp9bAd9h+5laZm22+YHP56fOte9vAU', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:08:23.486Z');
INSERT INTO public.users VALUES ('01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$3nG/pjsIWly7wozrRCqS9k4XISA8m4fR3Dmj2FrOg7M$BrPAg/644vKgYRwKNNltjDWtJQRQdK8TLV/tWpfKpMc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:08:24.349Z');
INSERT INTO public.users VALUES ('01a1e366-83d4-71ed-9a4a-c6c30bd10b13', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$AIVkhnajgb46t2SphQAGN80CD+UOajz+s62718CUrhQ$UNN0zsonPTJVd7QB0gYkUlQZhQI3B53ZO8X71nx1hDs', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:08:29.427Z');
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
