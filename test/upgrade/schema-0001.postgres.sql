
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
    action_label_id uuid,
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
CREATE TABLE public.board_people (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    username text,
    email text,
    user_id uuid,
    matched_seq bigint
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
    is_template boolean DEFAULT false NOT NULL,
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
CREATE TABLE public.card_placeholders (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
    person_id uuid NOT NULL
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
    user_id uuid,
    person_id uuid,
    created_at text NOT NULL,
    edited_at text,
    body text NOT NULL,
    CONSTRAINT comments_check CHECK (((user_id IS NULL) OR (person_id IS NULL)))
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
CREATE TABLE public.import_chunks (
    import_id uuid NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.imports (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text NOT NULL,
    is_preview boolean NOT NULL,
    format text,
    file_name text NOT NULL,
    size bigint NOT NULL,
    options text NOT NULL,
    source_url text,
    secret text,
    progress integer NOT NULL,
    board_id uuid,
    report text,
    preview text,
    error text,
    created_at text NOT NULL,
    started_at text,
    finished_at text,
    attempts integer NOT NULL,
    leased_by text,
    leased_until text,
    CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
)
WITH (fillfactor='50');
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
CREATE TABLE public.item_placeholders (
    board_id uuid NOT NULL,
    item_id uuid NOT NULL,
    person_id uuid NOT NULL
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
    removed_by uuid,
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'reset', 'alice@example.org', '00', '2026-11-17T09:59:23.326Z');
INSERT INTO public.api_tokens VALUES ('01a1e8f2-688f-75cf-b230-3d90382a508a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '458a8bf8602aafb720d991a05e9d6dd3c67b9783e7ec580dfccfc58483707bfe', '0odK', 'Script', 'write', '01a1e8f2-6830-7100-9bec-b35b19ccb667', '2026-11-17T09:59:23.022Z', NULL, NULL);
INSERT INTO public.attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', '\xc7bf5b918afdeade64f339db6468b1793102952156b6d506e078de5438ceff80eeaa70bd5eb53a8d8a22d3bcb17b7d3158ad3576b9a0f335e6d52bfe1fd15ad7f527e2eba62d90af3dc92b04bab2ad8f85914726f86eb402206c3277acdf218d8a13d2dfe6decffee9338f683c91a612f7729d7afd0c3b799942ce8f2dd9d6f4b380e6882184de30459b5bd19b72c6404db44e6b3731c5bed1b1b38fb69dad8f85da3cbbcd5ed2ff4f24dbe0a0ea9d488c6e635843ec8d22c5259bdbc498c11f3dd7cef6c2d1a696be32a961c62e7eef35d7b34f1e68e5b8a49a9b4143c54a4bbc535e035abaf9be8aeb885e37fb1b55cc129a1f68483f04cdf3fed4c5f4ac1310113999e9135083e6659021ad5cc43399af3cbd7d3acaad2a8a4c24cdc9dacc07cdfe4e069ba41fe7e236fd799fbd969104db942e73715f4d47ef095bd644ea16c96d3c2e1cf5ca66731319863e75ac6467c405639ecfeb8634553a6fc17d05d2270e3fdff79657ca33e7e83a4e0dae08744169d073bdb183183fd0bc9713ebcc8e3020380120579c524a103d7e774b5d721557bbac844cc8f06f390a82d70fb5ba610857c6acfe005edccfa8bba0f8af079db2ac47fffc800033e32c7e3abead0527a5f1798c6c36f740b27cc0a3ec32dba847f910767bedf354cf3e2be7bbc7a7c0428b045877983684c5d18bca3a092ae6a6');
INSERT INTO public.attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('560023dd-e43d-4c01-af00-bb9e0c2f8904', 'ec3f3aa9-5f04-4995-95f8-6e13d98c112a', NULL);
INSERT INTO public.attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a8-72c2-96ec-2d0099f4f649', 'Finished by Bob', 'card_moved', '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', NULL, 'assign_member', NULL, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, true);
INSERT INTO public.automation_rules VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b6-72be-a9d5-297fd9e54e34', 'Rule', 'card_moved', '01a1e8f2-6864-7544-812d-310ef79cfa7b', NULL, 'assign_member', NULL, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, true);
INSERT INTO public.automation_runs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a8-72c2-96ec-2d0099f4f649', '01a1e8f2-68ac-749c-8760-01a8f9f92ed8', 17, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '2026-11-17T09:59:23.052Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.avatars VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T09:59:23.014Z', '\x89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO public.board_checkpoints VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 0, '2026-11-17T09:59:22.928Z', '\x1f8b08000000000000039551cd6ec32018bbef31be335440951f38557b869d365511902f13120919906e53d5779f92b4d3da43a71e6db00df6115c0b0a18d71ceb4ed0b2de325a71c6a83468a9d916864b6b4d59564020bbec11143c071d5b20d062b2d18dd98501d430794fc0061fe205b8d464ec47af3382eab44f48c046d419dbc67c5fe59605a355c10b2a6525685123b7d256a6ee10084c63fbb0e692a33328104c949473caab1726552195101b29ead73fdeffdd4bf8018a11f0daa04fa0def6047aec0dc6191cc1cc9d348fb439258cb782f2de976258da0f9f03c6b31ed4f176c1bb16d86be74181f6cee20ebf743f7adc84f87ef61b743f472cc740a07331e5955b17f5fa1abbd4689bdd0141e538e1421c30bace61fb3bb94b4d9a468ceb8317f274daaf660d1e70c84bfbb3e3e9e9076cea42a192020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 0, '2026-11-17T09:59:23.101Z', '\x1f8b080000000000000395514b6ec32014dcf7186f0d9171e31fabaa67e8aa55643de0b942c2c6059cb68a72f7ca76523559a4ca72066606660e600d48c8040aaabb9c97b531bc2a11b9da52c5eb6d57d7452372a1b6c020d9e408243c7b0c0618188a3ad831593f801c26e71868ef7c38031bdb44fde83011c80e5d24063a102632adfabec82d8b8c57852878d354392f6a12bad195aa3b0206d368eed69c733081843ccb4b2e0417d54bd6c8a291f9e34664e2f58ff77ff7227d80cc183854e422c8b71d839e7a45610607507327ed3d6d4e91c2b5a0bcf5a5e097f6fde740e1a40779b85ef0a605f5681d484067353dd117f6a3a38d0fef27bf01fb39623906069d0d31addcbaa8c34b6c638b3ad93d814c61a285d853b09d25f33bb98d6d9c460aeb8317f278dcad662ded69484bfbb3e3f1e107ea86360c92020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', 0, '2026-11-17T09:59:23.166Z', '\x1f8b0800000000000003b5544d6fdb300cbdf7570cdcd51a2cc7dfa7013beddc9e36140625d1ad50d9f224395b51e4bf0f8a932669bb0c2936f844c9241fdf7bd41368052da41c39d57dc6ca8613abf2bc6422af91f59c724e658655419040d0c110b4f07598ac0ba42001455e3a3d056d4768c7d99804a435d6ed03edbb40c3643010b43d1a4f094847184875e2f1a47559a4ac2a78c19aa6ca585113978dac44ddc7d6f3a42eced9f7c1002d64695632ce19af6ed2a62d9a365b7de265f9eda8f6dffef3f403da340183828c87f6fb6d02030d825c0c9e405874aabb84d0d9937b9970762467b702d89f23b95d3eb44f7049091a501b68018d96f4997ee13019fa64ddddaede8803edaf21815e3b1f96b3455183a7b1f61dcaa0d7046d70336d0fd6e474af493d4bae7de7e789dc02787bb8d9dc2ec53a5ad318b6ecc78a9bab57f3ec38ac18e6bc67bdaa5061234b813524ef607d6fe31bfb41d9482a8e0fd09645b12a9fdd0b1fcbbcca6b015becca8ed4496be6613cb838b6357ad067706719ab529532947dc694e4bc14795916abfc5db81700dd25e48c73b427b4fc30f517747f58dc131e7c407710250135d351a47d276d34cef15adb35b90e4340793f444523d0bd670e1b83deebbb9168174e0625dd5ba3f65bf46abc9e55a5cc584375cf48e4aa4f0b2a9a0ae3788b57afed40c2aa47889692f7241f8cf6e1ed728b249cd54221abb3956894485754cb48f05b8a9cd370cfe975a0c9bf74920e349cc390312c2865595ae4695f71990a0e47f0bb8b90db31d018dfaf08e560da67714e90fd5f09e297c0c107bb2ed20e5b57483b47a0e9bf7e9f3757bf01c8869513cd060000');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 1, 'board.member_added', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.951Z', 1, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","user_id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","role":"member","user":{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 2, 'board.member_added', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.976Z', 2, '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","user_id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","role":"member","user":{"id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 3, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.980Z', 3, '01a1e8f2-6864-7544-812d-310ef79cfa7b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 4, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.983Z', 4, '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6867-73d5-88aa-f60d4ae36d88","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 5, 'label.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.985Z', 5, '01a1e8f2-6869-7450-bff7-516129f7f8f6', NULL, NULL, NULL, NULL, '5147fbb1-d96e-46ea-8d3f-39c718098cc0', NULL, NULL, NULL, '{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 6, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.987Z', 6, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:22.987Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 7, 'card.labeled', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.992Z', 7, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T09:59:22.987Z"}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:22.992Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 8, 'card.assigned', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.002Z', 8, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T09:59:22.992Z"}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:23.002Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 9, 'card.assigned', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.002Z', 8, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T09:59:23.002Z"}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:23.002Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 10, 'checklist.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.025Z', 10, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6891-764c-aecd-cc278f94ecf4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 11, 'checklist_item.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.027Z', 11, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 12, 'checklist_item.updated', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.032Z', 12, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 13, 'checklist_item.assigned', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.034Z', 13, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 14, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.039Z', 14, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-689f-72ab-8ff1-ec75b7d14a80","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 15, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.042Z', 15, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68a2-773b-b3d7-0c047f27a284","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 2, 'board.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.104Z', 2, '01a1e8f2-68dd-76aa-b4e7-84f8859121b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68dd-76aa-b4e7-84f8859121b4"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 16, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.045Z', 16, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68a5-771b-aa13-078dfc8e4af2","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 17, 'card.moved', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.052Z', 17, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","rank":65536,"updated_at":"2026-11-17T09:59:23.002Z","position":0}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6867-73d5-88aa-f60d4ae36d88","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Steps","rank":65536,"items":[{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e8f2-689f-72ab-8ff1-ec75b7d14a80","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e8f2-68a2-773b-b3d7-0c047f27a284","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e8f2-68a5-771b-aa13-078dfc8e4af2","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:23.052Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 18, 'board.member_removed', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.055Z', 18, '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","user_id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","role":"member","user":{"id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 19, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.060Z', 19, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68b4-73b2-b99e-166ca9a41603","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 20, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.064Z', 20, '01a1e8f2-68b8-704a-81af-8425f062788d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68b8-704a-81af-8425f062788d","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.064Z","updated_at":"2026-11-17T09:59:23.064Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 21, 'checklist.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.067Z', 21, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68bb-779c-bfb5-9a32540b3518', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68bb-779c-bfb5-9a32540b3518","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 22, 'checklist.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.069Z', 22, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68be-762c-8a3b-5ab97995ad3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68be-762c-8a3b-5ab97995ad3a","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 23, 'checklist_item.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.071Z', 23, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68bf-7572-9aa4-ac110f358870', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68bf-7572-9aa4-ac110f358870","checklist_id":"01a1e8f2-68be-762c-8a3b-5ab97995ad3a","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 24, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.073Z', 24, '01a1e8f2-68c1-76b6-8f0c-fcc881b9f535', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68c1-76b6-8f0c-fcc881b9f535","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 25, 'comment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.075Z', 25, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68c3-7069-8309-0bda02548f69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68c3-7069-8309-0bda02548f69","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","user_id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","user":{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T09:59:23.075Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 26, 'label.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.081Z', 26, '01a1e8f2-68c9-703b-87e0-28c0d9484677', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68c9-703b-87e0-28c0d9484677","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 27, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.086Z', 27, '01a1e8f2-68ce-7561-81b2-97070a080b4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68ce-7561-81b2-97070a080b4a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.086Z","updated_at":"2026-11-17T09:59:23.086Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 28, 'card.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.088Z', 28, '01a1e8f2-68ce-7561-81b2-97070a080b4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68ce-7561-81b2-97070a080b4a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.086Z","updated_at":"2026-11-17T09:59:23.086Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 29, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.093Z', 29, '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 30, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.095Z', 30, '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68d7-70df-91c1-eb1f30dba73d","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.095Z","updated_at":"2026-11-17T09:59:23.095Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 31, 'column.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.097Z', 31, '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 1, 'board.member_added', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.102Z', 1, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-68dd-76aa-b4e7-84f8859121b4","user_id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","role":"member","user":{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 32, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.111Z', 32, '01a1e8f2-68e7-75a1-b757-c02dbb129a82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 33, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.116Z', 33, '01a1e8f2-68ec-710a-a690-a7557f2be4e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68ec-710a-a690-a7557f2be4e3","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.116Z","updated_at":"2026-11-17T09:59:23.116Z"}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 34, 'column.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.127Z', 34, '01a1e8f2-68e7-75a1-b757-c02dbb129a82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 35, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.132Z', 35, '01a1e8f2-68e7-75a1-b757-c02dbb129a82', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'owner');
INSERT INTO public.board_members VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'member');
INSERT INTO public.board_members VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'owner');
INSERT INTO public.board_members VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'member');
INSERT INTO public.board_members VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'owner');
INSERT INTO public.board_people VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-691f-76c2-9e8f-eb4df05e597a', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO public.board_visits VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, true);
INSERT INTO public.boards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 'Board', NULL, NULL, false, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.928Z', '2026-11-17T09:59:22.928Z', 35, 40, 'qh1ccpqtjqp2', 5, NULL, NULL, true);
INSERT INTO public.boards VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 'Board', NULL, NULL, false, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.101Z', '2026-11-17T09:59:23.101Z', 2, 3, 'v220vhjt76mn', 0, '2026-11-17T09:59:23.104Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', false);
INSERT INTO public.boards VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', 'Imported', NULL, NULL, false, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.166Z', '2026-11-17T09:59:23.166Z', 0, 4, 'j16fjvlmokf', 1, NULL, NULL, false);
INSERT INTO public.calendar_keys VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '22d50a0302166a54ec6e766437045d21');
INSERT INTO public.card_assignees VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, false);
INSERT INTO public.card_assignees VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, false);
INSERT INTO public.card_labels VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6869-7450-bff7-516129f7f8f6');
INSERT INTO public.card_placeholders VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-691f-76c2-9e8f-eb4df05e597a');
INSERT INTO public.card_watchers VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe');
INSERT INTO public.cards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-17T09:59:22.987Z', '2026-11-17T09:59:23.052Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-6864-7544-812d-310ef79cfa7b', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T09:59:23.064Z', '2026-11-17T09:59:23.064Z', NULL);
INSERT INTO public.cards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68e7-75a1-b757-c02dbb129a82', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T09:59:23.116Z', '2026-11-17T09:59:23.116Z', NULL);
INSERT INTO public.cards VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-691e-7447-a41f-fd7ada9c6ba8', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-17T09:59:23.166Z', '2026-11-17T09:59:23.166Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6893-766e-ae11-40fc428c49e8', '01a1e8f2-6891-764c-aecd-cc278f94ecf4', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68bf-7572-9aa4-ac110f358870', '01a1e8f2-68be-762c-8a3b-5ab97995ad3a', 'Item', false, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d2-a5e0-20540f71c0b1', '01a1e8f2-6922-70d1-8bda-823b9db03e8c', 'Step', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6891-764c-aecd-cc278f94ecf4', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68bb-779c-bfb5-9a32540b3518', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68be-762c-8a3b-5ab97995ad3a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'Checklist', 196608);
INSERT INTO public.checklists VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d1-8bda-823b9db03e8c', '01a1e8f2-6922-70d0-acf2-dc116b466534', 'Steps', 65536);
INSERT INTO public.columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6864-7544-812d-310ef79cfa7b', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c1-76b6-8f0c-fcc881b9f535', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68e7-75a1-b757-c02dbb129a82', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-691e-7447-a41f-fd7ada9c6ba8', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c3-7069-8309-0bda02548f69', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, '2026-11-17T09:59:23.075Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e8f2-69bb-703b-aa5a-1506f1a0554f', '2026-11-17T11:04:23.325Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '5147fbb1-d96e-46ea-8d3f-39c718098cc0', 'jetAVoCk3nDz4MeUD67lj1PDkYVYE2lZDP1rLpDX0ro', '{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T09:59:22.985Z');
INSERT INTO public.import_chunks VALUES ('01a1e8f2-693b-7357-b461-6559311b45a4', 0, '\x7b22666f726d6174223a22626f61726463617374222c2276657273696f6e223a312c22626f617264223a7b227469746c65223a22496d706f72746564227d2c2270656f706c65223a5b7b226964223a2231222c226e616d65223a22536f6d65626f6479222c22757365726e616d65223a6e756c6c2c22726f6c65223a6e756c6c7d5d2c22636f6c756d6e73223a5b7b226964223a2231222c227469746c65223a22546f20646f227d5d2c226361726473223a5b7b226964223a2231222c22636f6c756d6e5f6964223a2231222c227469746c65223a2243617264222c2270656f706c65223a5b2231225d2c22636865636b6c69737473223a5b7b226964223a2231222c227469746c65223a225374657073222c226974656d73223a5b7b226964223a2231222c22636f6e74656e74223a2253746570222c2269735f646f6e65223a66616c73652c2270656f706c65223a5b2231225d7d5d7d5d7d5d7d');
INSERT INTO public.imports VALUES ('01a1e8f2-6908-7419-a1f2-6dc94237a5b8', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'done', false, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, '01a1e8f2-691e-7446-b48a-f1e41e62a75e', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T09:59:23.144Z', '2026-11-17T09:59:23.148Z', '2026-11-17T09:59:23.174Z', 1, NULL, NULL);
INSERT INTO public.imports VALUES ('01a1e8f2-693b-7357-b461-6559311b45a4', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'done', true, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T09:59:23.195Z', '2026-11-17T09:59:23.196Z', '2026-11-17T09:59:23.201Z', 1, NULL, NULL);
INSERT INTO public.invitations VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c7-77f3-bd0f-a72a669e5716', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6893-766e-ae11-40fc428c49e8', '01a1e8f2-6700-7554-8b83-81bf9b2402c4');
INSERT INTO public.item_placeholders VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d2-a5e0-20540f71c0b1', '01a1e8f2-691f-76c2-9e8f-eb4df05e597a');
INSERT INTO public.labels VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6869-7450-bff7-516129f7f8f6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c9-703b-87e0-28c0d9484677', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', '80599edd-b0fd-4513-9799-1c880c34ccf3', '2026-11-17T09:59:23.326Z');
INSERT INTO public.mail_digests VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '9999-01-01T00:00:00.000Z');
INSERT INTO public.mail_preferences VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'mentioned', 'digest');
INSERT INTO public.mail_queue VALUES ('4be0c8c7-7a34-4820-b560-c5a9a15b6d35', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T09:59:23.326Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6848-72bb-a6cd-eba051081ecf', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'added', NULL, NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.951Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6860-747e-aba2-7ddf89c98823', '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', 'added', NULL, NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.976Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-687b-73f7-a70f-74702ee1c7d6', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'assigned', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.002Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c3-706a-8a68-fb8b175d78d8', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'commented', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68c3-7069-8309-0bda02548f69', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.075Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', '01a1e8f2-68df-74cd-8a97-533c2c5ce161', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'added', NULL, NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.102Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 35, '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '{"id":"01a1e8f2-68ec-710a-a690-a7557f2be4e3","column_id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T09:59:23.116Z","updated_at":"2026-11-17T09:59:23.116Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '8dbfc0657c3ad728');
INSERT INTO public.search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-68b8-704a-81af-8425f062788d', 3145727, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68c3-7069-8309-0bda02548f69', 1048576, ' ·b01a1e8f2683071009becb35b19ccb667 ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 4194303, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 5242879, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', 6291455, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d0-acf2-dc116b466534', 7340031, ' ·b01a1e8f2691e7446b48af1e41e62a75e ·c01a1e8f2691e7446b48af1e41e62a75e ·n1 ·tcard card  step ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-68b8-704a-81af-8425f062788d', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-68b8-704a-81af-8425f062788d', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68bf-7572-9aa4-ac110f358870', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d0-acf2-dc116b466534', 'title', ' ·b01a1e8f2691e7446b48af1e41e62a75e ·c01a1e8f2691e7446b48af1e41e62a75e ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d0-acf2-dc116b466534', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d2-a5e0-20540f71c0b1', 'item', ' step ');
INSERT INTO public.sessions VALUES ('01a1e8f2-66fd-7704-ac6a-9d458ee0d2ba', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.621Z', '2026-11-17T09:59:22.621Z', '2026-11-17T10:59:22.621Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e8f2-6792-72f4-a596-0647130b05aa', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', '2026-11-17T09:59:22.771Z', '2026-11-17T09:59:22.771Z', '2026-11-17T10:59:22.771Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e8f2-682b-7184-adf8-75413fb802bc', '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', '2026-11-17T09:59:22.923Z', '2026-11-17T09:59:22.923Z', '2026-11-17T10:59:22.923Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.shares VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68cb-716f-85ca-5b994055318f', 'UEjHMyEFoa98TIzpO2skl_prPO0oONOjMZ8G6lbwRsY', 'eQnCbK1l4CcTfgqiA5zCab9Jb5XvsgyQGiBZug8eUFQ', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.083Z', NULL);
INSERT INTO public.sign_in_links VALUES ('https://id.example.org', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.326Z');
INSERT INTO public.sign_in_sessions VALUES ('01a1e8f2-66fd-7704-ac6a-9d458ee0d2ba', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO public.stored_objects VALUES ('560023dd-e43d-4c01-af00-bb9e0c2f8904', 'ec3f3aa9-5f04-4995-95f8-6e13d98c112a', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 'card', 'deleted', 'Card', '01a1e8f2-6864-7544-812d-310ef79cfa7b', NULL, 131072, 1, '{"id":"01a1e8f2-68ce-7561-81b2-97070a080b4a","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T09:59:23.086Z","updated_at":"2026-11-17T09:59:23.086Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T09:59:23.088Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 28);
INSERT INTO public.trash VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e8f2-6869-7450-bff7-516129f7f8f6","01a1e8f2-68c9-703b-87e0-28c0d9484677"],"board_members":["01a1e8f2-6650-7515-9972-58e1c9c7b8fe","01a1e8f2-6700-7554-8b83-81bf9b2402c4"]}', '2026-11-17T09:59:23.097Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 31);
INSERT INTO public.trash VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 'card', 'deleted', 'Card', '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', 65536, NULL, '{"id":"01a1e8f2-68d7-70df-91c1-eb1f30dba73d","column_id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T09:59:23.095Z","updated_at":"2026-11-17T09:59:23.095Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T09:59:23.097Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 31);
INSERT INTO public.used_sign_ins VALUES ('b3e83b4a-ba0b-45de-847a-a015b11c58bc', '2026-11-17T09:59:23.326Z');
INSERT INTO public.users VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$8z4u1K/YViCPcoLzWb0IyjvqyY8GrFkFlOc+iTQ1isM$9zzh06/spAiqTcTaua9dfXyDs3mmIVHsCCr4ZixTnBY', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T09:59:22.563Z');
INSERT INTO public.users VALUES ('01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$mPkaBDa8vjFhqbzT0szppDfutKoR2A4tD5oBpNhHYMo$5q3WCBZrhw90/AqDXWEWjKhYL/KOaqlj1ubmzsGTces', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T09:59:22.694Z');
INSERT INTO public.users VALUES ('01a1e8f2-6794-70f1-b541-5a7a56b5a85f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9f9v6EnXM8WI2TQJ0Dms6SRVz1d/7ZGGAUXAF9kywlk$AwH98BZayKvxdHNF6wQyP472kOnEdmAyiNAizuUVvk8', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T09:59:22.843Z');
INSERT INTO public.users VALUES ('01a1e8f2-6955-707f-a1f9-403fa8ea7664', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$SAzF8AVJrUvgILVlnIWUjR2923dOJBPjJEekHtwHQlM$FkBJ8V0tUlUYRHM5zfrDg/IAF8oY+MQPrdjTHf4AFks', NULL, NULL, true, false, false, 0, NULL, '2026-11-17T09:59:23.276Z');
INSERT INTO public.webhook_deliveries VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68e3-772c-b4b4-70a0806fe8ed', '01a1e8f2-68f4-75b2-9186-f3c6a8791e57', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T09:59:23.123Z', '2026-11-17T09:59:28.258Z', NULL, 0);
INSERT INTO public.webhooks VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68e3-772c-b4b4-70a0806fe8ed', 'https://hooks.invalid/boardcast', NULL, 'NEGSp9Mcisx57blMehsg5QVZqXJf-m7dD9klAGKMcqpJn4o6olVSyzbbKT2QuF-cNWOzxdmxnv09VLOvFzjF0ELqzuMss-_rbT0wGBJW', true, NULL, '2026-11-17T09:59:23.107Z', 1, 31, 1, '2026-11-17T09:59:28.258Z', 0, '01a1e8f2-68f4-75b1-bb2c-ab8b1ee92c26', NULL);
SELECT pg_catalog.setval('public.search_cards', 7, true);
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
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_pkey PRIMARY KEY (board_id, id);
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
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_pkey PRIMARY KEY (board_id, card_id, person_id);
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
ALTER TABLE ONLY public.import_chunks
    ADD CONSTRAINT import_chunks_pkey PRIMARY KEY (import_id, number);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_pkey PRIMARY KEY (board_id, item_id, user_id);
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_pkey PRIMARY KEY (board_id, item_id, person_id);
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
CREATE INDEX card_placeholders_person ON public.card_placeholders USING btree (board_id, person_id, card_id);
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
CREATE INDEX import_chunks_first ON public.import_chunks USING btree (import_id) WHERE (number = 0);
CREATE INDEX imports_age ON public.imports USING btree (created_at);
CREATE INDEX imports_unfinished ON public.imports USING btree (id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX imports_user ON public.imports USING btree (user_id, id);
CREATE INDEX invitations_id ON public.invitations USING btree (id);
CREATE INDEX item_placeholders_person ON public.item_placeholders USING btree (board_id, person_id, item_id);
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
CREATE INDEX sign_in_sessions_provider ON public.sign_in_sessions USING btree (issuer, provider_session);
CREATE INDEX sign_in_sessions_subject ON public.sign_in_sessions USING btree (issuer, subject);
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
    ADD CONSTRAINT automation_rules_board_id_action_label_id_fkey FOREIGN KEY (board_id, action_label_id) REFERENCES public.labels(board_id, id);
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
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.board_people
    ADD CONSTRAINT board_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
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
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_board_id_card_id_fkey FOREIGN KEY (board_id, card_id) REFERENCES public.cards(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_placeholders
    ADD CONSTRAINT card_placeholders_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id) ON DELETE CASCADE;
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
    ADD CONSTRAINT comments_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_assignees
    ADD CONSTRAINT item_assignees_board_id_user_id_fkey FOREIGN KEY (board_id, user_id) REFERENCES public.board_members(board_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_board_id_item_id_fkey FOREIGN KEY (board_id, item_id) REFERENCES public.checklist_items(board_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_placeholders
    ADD CONSTRAINT item_placeholders_board_id_person_id_fkey FOREIGN KEY (board_id, person_id) REFERENCES public.board_people(board_id, id) ON DELETE CASCADE;
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
