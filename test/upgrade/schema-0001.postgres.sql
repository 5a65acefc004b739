
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e375-e300-7478-b5a4-eb075744da26', 'reset', 'alice@example.org', '00', '2026-11-16T08:25:34.351Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c10-7108-b89e-b34190d2cb4d', '\x4309053ea776b2876accd4d710cf6ae631aa09ea4e86a3ded15ee5ff9111f89da71b7a4d210088721d466af85fd45e778608012e6f8ecf7bd7344883effa17e3254d495ae34e737790583e55d8350cbcee8e626c08d0f7632e72a08f1a78ea53c600c90858e5a27b6ee22ab2c17767be2e55bc1702275fc25ceb19569e612590aeda5432f8402430e8aaa83335ca9e5d6383d374a67562fb4ade4737c8ef35e2af3792d22a9fc3393107f6e7a4403f047714e599824b190bf2597d1d2851eda88193084c1bf7c1ff58c0d9854d2bffaf4c145b4270369ea9111a9c76bfb7eb4f0bbd389accbe8e54b8b6eaaf042aaa08d11eff889c32a6cfc9f242ce0d1a77ee54aba4356ee04c829dac6bc8d15260c7c67b0451b25e79efac852c29cfe802c7d983a7822b39c9f98f91da79f0a7535825a9a0cefdda91f241bed59c392a8dd73bfdf089978db4242e75d501f1b1f6dd16190dbf13af97825877db768f04452128e94b17b44763aece0e16c43e02f623b5eb1a79772c34149bf8b42f2c120be6fc141b7632ff429e1e7833d866b229129d1c43cac83258d23e33a5e7cf165b7dac5cfc25c20b99a08fd13d47391f93af58172b7cc33b7384b8bb68079ea3a352049b95bbb3536c90ff5ca6426b7b2c43153d673f4c7c38e63611dbe3a86ea8e1e83d52e44c0eacad6c337ede1ac3b8a515ab5cc2');
INSERT INTO public.attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1da0-71ef-9db3-87f95a278381', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('71914030-fdc1-445b-93ce-a265f6715993', 'f2b368dc-3102-40f0-9fc2-5e314b18c5c7', NULL);
INSERT INTO public.attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c10-7108-b89e-b34190d2cb4d', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1da0-71ef-9db3-87f95a278381', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c54-7608-854c-36f9db7ef9b5', 'Finished by Bob', 'card_moved', '01a1e376-15fb-757c-9d4b-166225522f6c', NULL, 'assign_member', NULL, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', true);
INSERT INTO public.automation_rules VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dbc-73a2-a412-13cca70c9c98', 'Rule', 'card_moved', '01a1e376-158d-75d8-8c29-a0777286b57e', NULL, 'assign_member', NULL, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', true);
INSERT INTO public.automation_runs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c54-7608-854c-36f9db7ef9b5', '01a1e376-1cdc-7174-bd91-129f149d6510', 17, '01a1e376-16b1-74bf-87ec-22b1df110df3', '2026-11-16T08:25:31.005Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:25:30.048Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 0, '2026-11-16T08:25:26.305Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c11d8c64e3855fd869e5a45d662361512362ee0b455947faf6ca78f9ca21c67606676674fe02c68101225954dcd0516923795521c6b6539ee50ec64d9d4dbce0083ecb227d0f014305a60602975d18dd98501f43079cfa00b3ec45f100933d9d67cfd65284ea510bca99a2d370a2b4e4634aaa92a8b450d0ca6d1deadf9c9c10c1a0a51d45c4a2eeb67b1d585d245bd29857af9e77deb5fa277d0828147433e817edd33e8a9371467700233efdfded3dc94285e09d48d9562589a0e1f03c58b1ef4e9ea5ab72ca847e741037ad7d1237d623f7ada84f876f11bb09f23966760707031e5955bafe7f11abbd46297dd9140e738d1421c29ba83230bfa803ead5c9a468aebc00b793eef57b3968e34e4a5fdd9f1fcf00dd261c6947e020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 0, '2026-11-16T08:25:31.682Z', '\x1f8b08000000000000039551cb6ec32010bcf733f66c22c0185b9caa7e434fad220bccba42c2c605ecb68af2ef95edf4915394e30ccccceeec099c0505946986652d09eb3927b5109298da7684964d23a8287b291a2820bbec11143c051d2d14603175d14dd98511d4387b5f40177c88bf20a2ce685bf3f59751112c2925b5a81b622a2d081a5a57b51056730905cc93bd5bf393a33328e0944bc21861f299368a57aa6407d9f0977fdeb7fe257c07450bf0daa04fa05e8f050c38188c2b388159f76fef696e4e18af04d58d9562d89a0e1f23c68b1ed4e9ea5ab72c70d0ce8302ed5d878ff8a987c9e321c4b78bdfa88735627b86027a1753deb9fd7a5e5f63975add65b720a81c67dc8805a3eb1d5a50bdf669e7d23c61dc07dec8f3f9b89bb5b8e098b7f657c7f3c337ff3d74a07e020000');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 1, 'board.member_added', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:27.816Z', 1, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","user_id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","role":"member","user":{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 2, 'board.member_added', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.094Z', 2, '01a1e375-f264-76e6-8246-24af80a74eae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","user_id":"01a1e375-f264-76e6-8246-24af80a74eae","role":"member","user":{"id":"01a1e375-f264-76e6-8246-24af80a74eae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 3, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.228Z', 3, '01a1e376-158d-75d8-8c29-a0777286b57e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-158d-75d8-8c29-a0777286b57e","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 4, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.339Z', 4, '01a1e376-15fb-757c-9d4b-166225522f6c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-15fb-757c-9d4b-166225522f6c","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 5, 'label.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.440Z', 5, '01a1e376-1660-72df-974b-adabd25aa7d6', NULL, NULL, NULL, NULL, '4dc83491-9a35-4cef-b7c2-2f357f7f5098', NULL, NULL, '{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 6, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.521Z', 6, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.521Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 7, 'card.labeled', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.633Z', 7, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:25:29.521Z"}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.633Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 8, 'card.assigned', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.690Z', 8, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:25:29.633Z"}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.690Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 9, 'card.assigned', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.690Z', 8, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:25:29.690Z"}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.690Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 10, 'checklist.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.253Z', 10, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-198d-7505-b839-9fb1e8add92f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-198d-7505-b839-9fb1e8add92f","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 11, 'checklist_item.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.320Z', 11, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 12, 'checklist_item.updated', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.361Z', 12, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 13, 'checklist_item.assigned', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.409Z', 13, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 14, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.608Z', 14, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1af0-75da-9bc8-772f7f06cf5e","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 15, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.783Z', 15, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1b9f-75c2-891e-0bca3b4ce694","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 16, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.896Z', 16, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1c10-7108-b89e-b34190d2cb4d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1c10-7108-b89e-b34190d2cb4d","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 17, 'card.moved', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.005Z', 17, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","rank":65536,"updated_at":"2026-11-16T08:25:29.690Z","position":0}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-15fb-757c-9d4b-166225522f6c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e376-198d-7505-b839-9fb1e8add92f","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Steps","rank":65536,"items":[{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e376-1af0-75da-9bc8-772f7f06cf5e","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e376-1b9f-75c2-891e-0bca3b4ce694","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e376-1c10-7108-b89e-b34190d2cb4d","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:31.005Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 18, 'board.member_removed', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.215Z', 18, '01a1e375-f264-76e6-8246-24af80a74eae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","user_id":"01a1e375-f264-76e6-8246-24af80a74eae","role":"member","user":{"id":"01a1e375-f264-76e6-8246-24af80a74eae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 19, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.296Z', 19, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1da0-71ef-9db3-87f95a278381', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1da0-71ef-9db3-87f95a278381","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 20, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.342Z', 20, '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1dce-71b7-9b21-ef198ff3f0d8","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.342Z","updated_at":"2026-11-16T08:25:31.342Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 21, 'checklist.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.359Z', 21, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1ddf-716a-a2b6-154770307cb0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1ddf-716a-a2b6-154770307cb0","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 22, 'checklist.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.375Z', 22, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1def-76d7-b402-cf8cca1b80b5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1def-76d7-b402-cf8cca1b80b5","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 23, 'checklist_item.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.385Z', 23, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1df9-76a2-bb59-6632f92522f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1df9-76a2-bb59-6632f92522f7","checklist_id":"01a1e376-1def-76d7-b402-cf8cca1b80b5","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 24, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.417Z', 24, '01a1e376-1e19-73b2-8ae4-8d93b0e447ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e19-73b2-8ae4-8d93b0e447ea","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 25, 'comment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.431Z', 25, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1e27-7010-884f-7a957f64a27b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e27-7010-884f-7a957f64a27b","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","user_id":"01a1e375-e300-7478-b5a4-eb075744da26","user":{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:25:31.431Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 26, 'label.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.483Z', 26, '01a1e376-1e5b-71ab-9ff5-721a8346cb75', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e5b-71ab-9ff5-721a8346cb75","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 27, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.492Z', 27, '01a1e376-1e64-771a-a4d0-7ec4839482b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e64-771a-a4d0-7ec4839482b9","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.492Z","updated_at":"2026-11-16T08:25:31.492Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 28, 'card.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.505Z', 28, '01a1e376-1e64-771a-a4d0-7ec4839482b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e64-771a-a4d0-7ec4839482b9","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.492Z","updated_at":"2026-11-16T08:25:31.492Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 29, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.528Z', 29, '01a1e376-1e88-76ab-afde-7239977cde42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e88-76ab-afde-7239977cde42","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 30, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.564Z', 30, '01a1e376-1eac-71ae-9997-644996700cbe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1eac-71ae-9997-644996700cbe","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-1e88-76ab-afde-7239977cde42","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.564Z","updated_at":"2026-11-16T08:25:31.564Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 31, 'column.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.622Z', 31, '01a1e376-1e88-76ab-afde-7239977cde42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e88-76ab-afde-7239977cde42","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 1, 'board.member_added', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.732Z', 1, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-1f22-7446-b7dc-03884043f648","user_id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","role":"member","user":{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 2, 'board.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.783Z', 2, '01a1e376-1f22-7446-b7dc-03884043f648', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1f22-7446-b7dc-03884043f648"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 32, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.810Z', 32, '01a1e376-1fa2-7181-be18-330e1aca5389', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1fa2-7181-be18-330e1aca5389","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 33, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.831Z', 33, '01a1e376-1fb7-7080-9c52-31dd049ea082', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1fb7-7080-9c52-31dd049ea082","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-1fa2-7181-be18-330e1aca5389","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.831Z","updated_at":"2026-11-16T08:25:31.831Z"}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 34, 'column.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.874Z', 34, '01a1e376-1fa2-7181-be18-330e1aca5389', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1fa2-7181-be18-330e1aca5389","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 35, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.896Z', 35, '01a1e376-1fa2-7181-be18-330e1aca5389', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e376-1fa2-7181-be18-330e1aca5389","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e300-7478-b5a4-eb075744da26', 'owner');
INSERT INTO public.board_members VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'member');
INSERT INTO public.board_members VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', '01a1e375-e300-7478-b5a4-eb075744da26', 'owner');
INSERT INTO public.board_members VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'member');
INSERT INTO public.board_visits VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e300-7478-b5a4-eb075744da26', NULL, true);
INSERT INTO public.boards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 'Board', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:26.305Z', '2026-11-16T08:25:26.305Z', 35, 38, '32c05p2d5kj4g', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 'Board', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.682Z', '2026-11-16T08:25:31.682Z', 2, 3, 'hmolkw8jzfl8', 0, '2026-11-16T08:25:31.783Z', '01a1e375-e300-7478-b5a4-eb075744da26');
INSERT INTO public.calendar_keys VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'ffb55d780745b1e607351a6ffec5e2e4');
INSERT INTO public.card_assignees VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e300-7478-b5a4-eb075744da26', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1660-72df-974b-adabd25aa7d6');
INSERT INTO public.card_watchers VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e300-7478-b5a4-eb075744da26');
INSERT INTO public.cards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-15fb-757c-9d4b-166225522f6c', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T08:25:29.521Z', '2026-11-16T08:25:31.005Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-158d-75d8-8c29-a0777286b57e', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:25:31.342Z', '2026-11-16T08:25:31.342Z', NULL);
INSERT INTO public.cards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fa2-7181-be18-330e1aca5389', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T08:25:31.831Z', '2026-11-16T08:25:31.831Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', '01a1e376-198d-7505-b839-9fb1e8add92f', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1df9-76a2-bb59-6632f92522f7', '01a1e376-1def-76d7-b402-cf8cca1b80b5', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-198d-7505-b839-9fb1e8add92f', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1ddf-716a-a2b6-154770307cb0', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1def-76d7-b402-cf8cca1b80b5', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-158d-75d8-8c29-a0777286b57e', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-15fb-757c-9d4b-166225522f6c', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e19-73b2-8ae4-8d93b0e447ea', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fa2-7181-be18-330e1aca5389', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e27-7010-884f-7a957f64a27b', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.431Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e376-290e-72ae-966c-ede5b76f54f8', '2026-11-16T09:30:34.301Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e300-7478-b5a4-eb075744da26', '4dc83491-9a35-4cef-b7c2-2f357f7f5098', 'il6RTeTlAIWsN1OX0_9SaoUHYLawmr-IkZsdzU3hEgc', '{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:25:29.440Z');
INSERT INTO public.invitations VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e44-731e-8371-08e5b2601812', '01a1e375-e300-7478-b5a4-eb075744da26', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', '01a1e375-e775-7443-b9ce-ecd5164b1b5a');
INSERT INTO public.labels VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1660-72df-974b-adabd25aa7d6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e5b-71ab-9ff5-721a8346cb75', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '885657ad-dc92-4d95-be4d-bcaea772eac0', '2026-11-16T08:25:34.351Z');
INSERT INTO public.mail_digests VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('aad1a1c0-03fd-4144-9d27-a901e86f1b08', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:25:34.351Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1009-750a-a640-1b68bc4d0275', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'added', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:27.816Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1506-7030-a84a-f43a63230794', '01a1e375-f264-76e6-8246-24af80a74eae', 'added', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.094Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-17a8-762d-8461-c4cf27e40ddf', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'assigned', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.690Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e27-7011-bd5d-675a6ace0bf2', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'commented', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1e27-7010-884f-7a957f64a27b', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.431Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', '01a1e376-1f54-7709-b4a6-2ab818eed202', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'added', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.732Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 35, '01a1e376-1fb7-7080-9c52-31dd049ea082', '{"id":"01a1e376-1fb7-7080-9c52-31dd049ea082","column_id":"01a1e376-1fa2-7181-be18-330e1aca5389","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:25:31.831Z","updated_at":"2026-11-16T08:25:31.831Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'a92db9331dc0b778');
INSERT INTO public.search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-16b1-74bf-87ec-22b1df110df3', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', 3145727, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1e27-7010-884f-7a957f64a27b', 1048576, ' ·b01a1e3760a217455a65da9a0913768cb ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 4194303, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', '01a1e376-1eac-71ae-9997-644996700cbe', 5242879, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fb7-7080-9c52-31dd049ea082', 6291455, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1c10-7108-b89e-b34190d2cb4d', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1da0-71ef-9db3-87f95a278381', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1df9-76a2-bb59-6632f92522f7', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', '01a1e376-1eac-71ae-9997-644996700cbe', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', '01a1e376-1eac-71ae-9997-644996700cbe', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fb7-7080-9c52-31dd049ea082', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fb7-7080-9c52-31dd049ea082', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e375-e71d-73b2-bd65-6c3c8df210d7', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:17.341Z', '2026-11-16T08:25:17.341Z', '2026-11-16T09:25:17.341Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e375-f23d-7710-b846-73fe23e4497d', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', '2026-11-16T08:25:20.189Z', '2026-11-16T08:25:20.189Z', '2026-11-16T09:25:20.189Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e376-0927-7598-87c8-6c7cbe6a7326', '01a1e375-f264-76e6-8246-24af80a74eae', '2026-11-16T08:25:26.055Z', '2026-11-16T08:25:26.055Z', '2026-11-16T09:25:26.055Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('71914030-fdc1-445b-93ce-a265f6715993', 'f2b368dc-3102-40f0-9fc2-5e314b18c5c7', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 'card', 'deleted', 'Card', '01a1e376-158d-75d8-8c29-a0777286b57e', NULL, 131072, 1, '{"id":"01a1e376-1e64-771a-a4d0-7ec4839482b9","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:25:31.492Z","updated_at":"2026-11-16T08:25:31.492Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:25:31.505Z', '01a1e375-e300-7478-b5a4-eb075744da26', 28);
INSERT INTO public.trash VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e88-76ab-afde-7239977cde42', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e376-1660-72df-974b-adabd25aa7d6","01a1e376-1e5b-71ab-9ff5-721a8346cb75"],"board_members":["01a1e375-e300-7478-b5a4-eb075744da26","01a1e375-e775-7443-b9ce-ecd5164b1b5a"]}', '2026-11-16T08:25:31.622Z', '01a1e375-e300-7478-b5a4-eb075744da26', 31);
INSERT INTO public.trash VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', 'card', 'deleted', 'Card', '01a1e376-1e88-76ab-afde-7239977cde42', '01a1e376-1e88-76ab-afde-7239977cde42', 65536, NULL, '{"id":"01a1e376-1eac-71ae-9997-644996700cbe","column_id":"01a1e376-1e88-76ab-afde-7239977cde42","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:25:31.564Z","updated_at":"2026-11-16T08:25:31.564Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:25:31.622Z', '01a1e375-e300-7478-b5a4-eb075744da26', 31);
INSERT INTO public.users VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$M8MnsbviRNp/N09FpH6Vx+wxlJrB9qLshzIow7ST3hk$W8U/7RAcLd+aQp42T3mWwbv7kA7Mo2KA34qI7OzUHnw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:25:16.469Z');
INSERT INTO public.users VALUES ('01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$EBSgGHo1XQSeyPoOTI/IPYvnK0wMGgH0NyEVrcReQgA$QaC62d9WnQ6d/cX0WO/lEEbos3EYXFPlAC/lccWu+Qo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:25:18.573Z');
INSERT INTO public.users VALUES ('01a1e375-f264-76e6-8246-24af80a74eae', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$fLhPkCitG+Lb+0tmTfmiN+G3m3fAuPGPnNkUXlVQIUM$ExGMljNyqrI0rihWVYKHx3hEo1gWwOFO/V0/BpkSTzc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:25:22.202Z');
INSERT INTO public.users VALUES ('01a1e376-201b-7671-87f6-f979e0e42789', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$PaHveFv8AA70xRWiHWdiUtdYWSS/F6G+55LSMvc72Ok$Pd0FcBej1fdQBKGStNgS5etCXHjHnGxR4fLsiybWSSY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T08:25:33.309Z');
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
