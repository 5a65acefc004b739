
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
CREATE TABLE public.shares (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    nonce text NOT NULL,
    token_hash text NOT NULL,
    created_by uuid NOT NULL,
    created_at text NOT NULL,
    expires_at text
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'reset', 'alice@example.org', '00', '2026-11-16T11:29:54.073Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e05c-7084-8036-52dc6555dcf7', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e077-759f-a3e7-c87d1205b09c', '\x25bc57fe0033d54ae8866638bd8bc45730249e587bdd253c73b4a13ce0d7135f0fd31705e382308d5dea6c2705493a98ac68fbfe3a47da1f72a3de0a3f5d82589fbeb8161aeb1aea25e75de3d935534f0013374e46227236ff8da84f22d2c707826c19d086d1e72effcf5f6d2e029984e43d950e84d29b71146ba4c93ad84f0ad301903496443969cc1b36eae70a3b422a4429b27544ec0a2e01991b7ed10516ae05d77b86d3be2cd83dd89b6adf59a6b602b12370519432bf03daad3498ee5e4ac9a5133e38a26998e903517627d45e7cf8fd96afe4ea3d0fada0d6726ec068d065d6ff60d0ecdf6eb41fe95eabc1111f95a9773c76dd2615f9ad2a946aecd20eb46f4dc7157b838ca6f4bbcdb2b5e674e53b3c6fb6cff710b35d06448f88939796b2e61e83b3ceea935d37dc9bb85287afaf86c3606b40fa32ae2767a06703ec07b64cb518260f4111c2729cda64188e1a991744988ada0cc7d007e7e1072a2cba0f0336150108917ff92d577a1cabd19b32bd6cb018231eb118b4190d838561af9c5ba941cf57bc271b7d82eafefd020350e4269056ab8057b4d310233d4b21c906886988dd6ef94593ac6cdf97af3f57d2c79c6a2e35af1d4d7458a2e27c2d328e447b02b6817b9b40f988d370fafaa779420fc5288f6385836d658211faaacf58e948c8dfacbc89d6e7e66641548a384ae5');
INSERT INTO public.attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('060e8bc3-0df2-4fae-8207-e38a391ff30b', 'ac80217a-294f-43ef-b267-9b33dcd0a861', NULL);
INSERT INTO public.attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e05c-7084-8036-52dc6555dcf7', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e077-759f-a3e7-c87d1205b09c', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e092-7425-9990-a90bb17ac43d', 'Finished by Bob', 'card_moved', '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', NULL, 'assign_member', NULL, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', true);
INSERT INTO public.automation_rules VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e12e-7478-811f-737a72c53cc2', 'Rule', 'card_moved', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', NULL, 'assign_member', NULL, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', true);
INSERT INTO public.automation_runs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e092-7425-9990-a90bb17ac43d', '01a1e41e-e0d6-714a-ba5e-2a652c6278b8', 17, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '2026-11-16T11:29:51.317Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:29:50.650Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 0, '2026-11-16T11:29:49.802Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eab382949e313e21b3881aa68634f9025e781ed1450d57f47490a2a3d14719cb1676677f648d690a254b2c4564218068b32af5251657a274c51e6f75529759bef28a168a303297a1cd81b4ac820686fc768879e543f3997901edce07f80074798baf9bcccd08d84284b2e041748455934ad49732e81d9731acdbf35df391c49519666859052c8e2494a95556a5b6d7669f67ce1fdd7bf80375269428e1bb840ea659f5087ae819fc1919a79fffa3fcd4d01fe4aa06faee487a5e9e1bd873feb491dafae75db021d5b478ad8598d077c70373a6c06ff7af6ebb99b2396674aa8b53ec4955bafe7f837b6a1661ded01a4a29fb0100778db5a18522dbbb072611ae1d78117f274daaf66350ee8e3d2feec78bafb02df1dd6547e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 0, '2026-11-16T11:29:52.000Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8e2b3b6de2d627c437700255d12699204bce03db29a0aaff8e9214547a28ea71c69e99ddd923d99a0c49c50a1b0581f5560a9d366bc1d936151b95412905bdd31925146d7420434f3dfb9a12aa112a6f8768fb8e4c373a9750d5bbdeff020f8ea88bf2eb32a32a1584d69c0bce2185cecba6966bd6c0e4390ef5dd9a9f1c8e642895692e94122a7f56caa43b93a52b29e5cb85f77fff02dec9c8841c977081cceb3ea1166d093f812395d3fec53dcd8d01fe4a50dd5cc9f773d3fd47077fd693395e5debb6055ab68e0cb1b3151ef1c9ede0b0eafddbd9afe3768a989f29a1c6fa10176eb99ee3bfd88682ab680f2013fd889938c0dbc6a226d3b00b0b17c6017e1978264fa7fd6256e0802eceed4f8ea7876f606bf4df7e020000');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 1, 'board.member_added', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:49.989Z', 1, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","user_id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","role":"member","user":{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 2, 'board.member_added', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.056Z', 2, '01a1e41e-d54f-7063-9b9f-245d6ba12165', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","user_id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","role":"member","user":{"id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 3, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.109Z', 3, '01a1e41e-dc1e-71ca-93ac-17df9f14216d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 4, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.192Z', 4, '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 5, 'label.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.234Z', 5, '01a1e41e-dc9b-77bf-805d-8878c83ee05f', NULL, NULL, NULL, NULL, 'c8534a29-2cc5-4530-962a-7c23e0115b85', NULL, NULL, '{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 6, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.291Z', 6, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.291Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 7, 'card.labeled', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.377Z', 7, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:29:50.291Z"}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.377Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 8, 'card.assigned', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.475Z', 8, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:29:50.377Z"}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.475Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 9, 'card.assigned', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.475Z', 8, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:29:50.475Z"}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.475Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 10, 'checklist.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.909Z', 10, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df3d-7412-88c2-d79f2998a89c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 11, 'checklist_item.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.988Z', 11, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 12, 'checklist_item.updated', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.062Z', 12, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 13, 'checklist_item.assigned', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.116Z', 13, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 14, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.163Z', 14, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e03b-706d-b0e8-e87aad46cb6e","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 15, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.196Z', 15, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e05c-7084-8036-52dc6555dcf7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e05c-7084-8036-52dc6555dcf7","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 16, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.223Z', 16, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e077-759f-a3e7-c87d1205b09c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e077-759f-a3e7-c87d1205b09c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 17, 'card.moved', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.317Z', 17, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","rank":65536,"updated_at":"2026-11-16T11:29:50.475Z","position":0}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Steps","rank":65536,"items":[{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e41e-e03b-706d-b0e8-e87aad46cb6e","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e41e-e05c-7084-8036-52dc6555dcf7","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e41e-e077-759f-a3e7-c87d1205b09c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:51.317Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 18, 'board.member_removed', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.367Z', 18, '01a1e41e-d54f-7063-9b9f-245d6ba12165', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","user_id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","role":"member","user":{"id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 19, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.390Z', 19, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e11e-73b6-a1ed-eb718c70471c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 20, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.422Z', 20, '01a1e41e-e13f-74ec-873f-0e52a3f80906', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e13f-74ec-873f-0e52a3f80906","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.422Z","updated_at":"2026-11-16T11:29:51.422Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 21, 'checklist.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.446Z', 21, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e156-7792-a8c4-b2e76dcddbd9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e156-7792-a8c4-b2e76dcddbd9","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 22, 'checklist.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.472Z', 22, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e170-707f-8790-bf3c4200e2bf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e170-707f-8790-bf3c4200e2bf","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 23, 'checklist_item.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.491Z', 23, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e183-7239-a1d5-67dd9a9267cd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e183-7239-a1d5-67dd9a9267cd","checklist_id":"01a1e41e-e170-707f-8790-bf3c4200e2bf","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 24, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.526Z', 24, '01a1e41e-e1a6-76f4-8774-bf0ed9e346b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e1a6-76f4-8774-bf0ed9e346b2","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 25, 'comment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.543Z', 25, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e1b8-7141-a061-f2fef9b8c93f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","user_id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","user":{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:29:51.543Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 26, 'label.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.629Z', 26, '01a1e41e-e20d-7720-9060-7301455d4177', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e20d-7720-9060-7301455d4177","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 27, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.693Z', 27, '01a1e41e-e24d-7287-8ba6-badd4756ead1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e24d-7287-8ba6-badd4756ead1","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.693Z","updated_at":"2026-11-16T11:29:51.693Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 28, 'card.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.743Z', 28, '01a1e41e-e24d-7287-8ba6-badd4756ead1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e24d-7287-8ba6-badd4756ead1","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.693Z","updated_at":"2026-11-16T11:29:51.693Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 29, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.772Z', 29, '01a1e41e-e29c-7617-9480-859ae4d951e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e29c-7617-9480-859ae4d951e8","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 30, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.877Z', 30, '01a1e41e-e305-70f1-b993-60b51d61649b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e305-70f1-b993-60b51d61649b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-e29c-7617-9480-859ae4d951e8","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.877Z","updated_at":"2026-11-16T11:29:51.877Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 31, 'column.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.923Z', 31, '01a1e41e-e29c-7617-9480-859ae4d951e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e29c-7617-9480-859ae4d951e8","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 1, 'board.member_added', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.047Z', 1, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-e380-72f3-a582-415e111e7975","user_id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","role":"member","user":{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 2, 'board.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.067Z', 2, '01a1e41e-e380-72f3-a582-415e111e7975', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e380-72f3-a582-415e111e7975"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 32, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.216Z', 32, '01a1e41e-e458-7216-b272-e9ec6abaae6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 33, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.323Z', 33, '01a1e41e-e4c3-7374-bbed-c577520b76b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e4c3-7374-bbed-c577520b76b2","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:52.323Z","updated_at":"2026-11-16T11:29:52.323Z"}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 34, 'column.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.473Z', 34, '01a1e41e-e458-7216-b272-e9ec6abaae6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 35, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.518Z', 35, '01a1e41e-e458-7216-b272-e9ec6abaae6b', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'owner');
INSERT INTO public.board_members VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'member');
INSERT INTO public.board_members VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'owner');
INSERT INTO public.board_members VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'member');
INSERT INTO public.board_visits VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', NULL, true);
INSERT INTO public.boards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 'Board', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:49.802Z', '2026-11-16T11:29:49.802Z', 35, 40, 'calxe78cwas4', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 'Board', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.000Z', '2026-11-16T11:29:52.000Z', 2, 3, '28kicbde0okae', 0, '2026-11-16T11:29:52.067Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', false);
INSERT INTO public.calendar_keys VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '5cfd14ccaacad1070a4350dfa2f6eb6a');
INSERT INTO public.card_assignees VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dc9b-77bf-805d-8878c83ee05f');
INSERT INTO public.card_watchers VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed');
INSERT INTO public.cards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T11:29:50.291Z', '2026-11-16T11:29:51.317Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:29:51.422Z', '2026-11-16T11:29:51.422Z', NULL);
INSERT INTO public.cards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e458-7216-b272-e9ec6abaae6b', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T11:29:52.323Z', '2026-11-16T11:29:52.323Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', '01a1e41e-df3d-7412-88c2-d79f2998a89c', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e183-7239-a1d5-67dd9a9267cd', '01a1e41e-e170-707f-8790-bf3c4200e2bf', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-df3d-7412-88c2-d79f2998a89c', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e156-7792-a8c4-b2e76dcddbd9', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e170-707f-8790-bf3c4200e2bf', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1a6-76f4-8774-bf0ed9e346b2', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e458-7216-b272-e9ec6abaae6b', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.543Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e41e-eb4f-7479-b821-553170b4ff60', '2026-11-16T12:34:54.017Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'c8534a29-2cc5-4530-962a-7c23e0115b85', '-I2gZAfkYBj_F3nF8lKI0VBP5vywStoLKVe_oISazf8', '{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:29:50.235Z');
INSERT INTO public.invitations VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1f0-7007-a96d-d39898af2a1d', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', '01a1e41e-ce6a-75fc-ad8f-ed069b660087');
INSERT INTO public.labels VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dc9b-77bf-805d-8878c83ee05f', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e20d-7720-9060-7301455d4177', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'f3e4a6f5-9614-4dc7-ac2b-4d774386a148', '2026-11-16T11:29:54.073Z');
INSERT INTO public.mail_digests VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('54b1eb01-0361-4ed5-b05a-cc632e1fbd06', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:29:54.073Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dba7-77be-b784-f40c02fe7624', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'added', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:49.989Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dbe8-70a7-b0d1-89d8f074f5b6', '01a1e41e-d54f-7063-9b9f-245d6ba12165', 'added', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.056Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dd98-736a-a9f5-691257b0dcf3', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'assigned', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.475Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1b9-77e4-96e2-70c17f4a6e08', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'commented', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.543Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', '01a1e41e-e3af-738c-8abd-8c08f8ca5178', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'added', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.047Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 35, '01a1e41e-e4c3-7374-bbed-c577520b76b2', '{"id":"01a1e41e-e4c3-7374-bbed-c577520b76b2","column_id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:29:52.323Z","updated_at":"2026-11-16T11:29:52.323Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'f29e32c78bb03c97');
INSERT INTO public.search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-e13f-74ec-873f-0e52a3f80906', 3145727, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', 1048576, ' ·b01a1e41edaea739092c8d6735971cf38 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 4194303, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', '01a1e41e-e305-70f1-b993-60b51d61649b', 5242879, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e4c3-7374-bbed-c577520b76b2', 6291455, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e05c-7084-8036-52dc6555dcf7', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e077-759f-a3e7-c87d1205b09c', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-e13f-74ec-873f-0e52a3f80906', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-e13f-74ec-873f-0e52a3f80906', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e183-7239-a1d5-67dd9a9267cd', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', '01a1e41e-e305-70f1-b993-60b51d61649b', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', '01a1e41e-e305-70f1-b993-60b51d61649b', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e4c3-7374-bbed-c577520b76b2', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e4c3-7374-bbed-c577520b76b2', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e41e-ce15-7237-ae5b-01954f905ecc', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:46.517Z', '2026-11-16T11:29:46.517Z', '2026-11-16T12:29:46.517Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e41e-d517-7262-a1b0-8e9df881a1c5', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', '2026-11-16T11:29:48.311Z', '2026-11-16T11:29:48.311Z', '2026-11-16T12:29:48.311Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e41e-da95-7442-b9f6-0a2991e1b7f4', '01a1e41e-d54f-7063-9b9f-245d6ba12165', '2026-11-16T11:29:49.717Z', '2026-11-16T11:29:49.717Z', '2026-11-16T12:29:49.717Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e23e-7219-8d5a-241fe64f1fae', 'hGHEktNtLXzX1UK736k_uP7wA68JAoIh1sue2fsCyWs', 'AbjLw1zmewqEt21Lff3S5Wun5NOku2LZwslgwcltyt4', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.670Z', NULL);
INSERT INTO public.stored_objects VALUES ('060e8bc3-0df2-4fae-8207-e38a391ff30b', 'ac80217a-294f-43ef-b267-9b33dcd0a861', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 'card', 'deleted', 'Card', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', NULL, 131072, 1, '{"id":"01a1e41e-e24d-7287-8ba6-badd4756ead1","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:29:51.693Z","updated_at":"2026-11-16T11:29:51.693Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:29:51.743Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 28);
INSERT INTO public.trash VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e29c-7617-9480-859ae4d951e8', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e41e-dc9b-77bf-805d-8878c83ee05f","01a1e41e-e20d-7720-9060-7301455d4177"],"board_members":["01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","01a1e41e-ce6a-75fc-ad8f-ed069b660087"]}', '2026-11-16T11:29:51.923Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 31);
INSERT INTO public.trash VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', 'card', 'deleted', 'Card', '01a1e41e-e29c-7617-9480-859ae4d951e8', '01a1e41e-e29c-7617-9480-859ae4d951e8', 65536, NULL, '{"id":"01a1e41e-e305-70f1-b993-60b51d61649b","column_id":"01a1e41e-e29c-7617-9480-859ae4d951e8","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:29:51.877Z","updated_at":"2026-11-16T11:29:51.877Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:29:51.923Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 31);
INSERT INTO public.users VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$vxdo2QYTOOE8vTHaeHsrZLL/vxFHuIXMqjWFXfr5hUo$1YESxeOz8x7bJGmFzlOF6rFfddrfEBlPPuFToAg8RTA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:29:46.030Z');
INSERT INTO public.users VALUES ('01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$TPoc4qf//+PZ5NeznBXqoADqCLtczyRDzfB8liWBWyY$IyMayDvkitOv2l4NZTT3DCOZCelKqsCKmSWdaN8v9lg', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:29:47.513Z');
INSERT INTO public.users VALUES ('01a1e41e-d54f-7063-9b9f-245d6ba12165', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Q1Enle9A6d0rif0B+okhY3MIT02YjxPaf/6IH3zYOBw$kvCW59fQgRB7rblmB5j4r7/h+zroSslUm58+r9Y7M+4', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:29:49.019Z');
INSERT INTO public.users VALUES ('01a1e41e-e635-766e-8cd5-699c78b4e3f8', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$CcQ1nVsegDqrcaf4Y4pYdMKnxv7V7SfnCo7hl0t7ryA$qx4c8acvf/GghZhsx/8iMnnTz4xiqu3fXxb3Om6/Ovw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T11:29:53.479Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e423-71a3-9efa-5ad865f29562', '01a1e41e-e527-7347-ba71-0c0eff9fe980', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:29:52.422Z', '2026-11-16T11:29:57.901Z', NULL, 63);
INSERT INTO public.webhooks VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e423-71a3-9efa-5ad865f29562', 'https://hooks.invalid/boardcast', NULL, 'dkmWY_NPVpTPhrH1R0I-dhPF7ViGU1LmduDw8GQkVnOXt0zYb2bHqIWQXHm27bePcg4VtwArBCjZYH251j95naAP1DyJEdO5w-ejCgj9', true, NULL, '2026-11-16T11:29:52.163Z', 1, 31, 1, '2026-11-16T11:29:57.901Z', 63, '01a1e41e-e527-7346-8fe5-8fc10080f0c3', NULL);
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
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (board_id, id);
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
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_board_id_webhook_id_fkey FOREIGN KEY (board_id, webhook_id) REFERENCES public.webhooks(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
