
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8430-75aa-958b-54fb2160f767', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8435-77ba-9772-362a5c4b83a2', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8439-738a-852a-b35d5c956967', '\x5c1e3b93da4456d177a372be2e2e7ca8da600bb3c590f458b09ee2f5c8b1f4ac42ed1063138b8e796c446e607bfee1fded9f85f0c90812d443d3714af4696a0b53d3fb6fd4a06d030ddeafd8703f614ccaa5e2921e8d760a825bd61172869c0e075efc3d9ef72e035a07fb618e7055387634f7d6bd40f445a6c765c0015073941eec34c99855299815a67141eb60903220eb34c90f90e2e3b648bb9dffe908c7c0d097f8d2c5f011cd6d7876a760038aaa517b87488ac25ee9898189822df60d55a3f80739dbf40cb426dfd110942d13902c9300a004f38e3251e62c76f815bc99d123357ccc2658e53e04f4ae45b17112e1cfb40fc09ccdb9f29dc7334d6d02d57b334668b4e7507be50ec6004d75a27742cfa8a5b6666711f5a71f19b3c5c49b25519ecd325e850116bb9a62d2fbc46f4f275b4cc0b8cbe2be9b2197e270f4053a5f5681791cc7d1cc86c1e77da53e6b2d555f721dbddf953232a4e7b3e9124c83e3eb24b2cada49589d4a7129be8ec57ad4e0dfb855f25295c45f96b1a367d3506c6f6f49d266df0259f5aacd769f6af3e479b0b27ef3f811bf0ee32ff30d1f49078a570f0cdac99bf160be99f752531059e0e9bb41b5b0e34b120fe6c225a404357dba4e0bad55cada9cf83b8bf34ac5a4e48bf60c174662d659db038eda1cbb77e4bcd483c3c2337f516a262b2adfa922dc');
INSERT INTO public.attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8449-763f-b9f0-cb550ef93ed4', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('e3708be8-d817-444f-91fe-8e2df41b6061', '35998230-1f3f-4036-88e5-63a5b60daaec', NULL);
INSERT INTO public.attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8430-75aa-958b-54fb2160f767', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8435-77ba-9772-362a5c4b83a2', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8439-738a-852a-b35d5c956967', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8449-763f-b9f0-cb550ef93ed4', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-843c-7170-949a-1becf094c8e4', 'Finished by Bob', 'card_moved', '01a1e1f7-840a-71b0-85a1-841da31a4d1b', NULL, 'assign_member', NULL, '01a1e1f7-8226-7343-8a5f-b38d00500e93', true);
INSERT INTO public.automation_rules VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-844c-718d-9bdb-ccdfe078dffa', 'Rule', 'card_moved', '01a1e1f7-8406-7706-ae19-61a6470c0843', NULL, 'assign_member', NULL, '01a1e1f7-8226-7343-8a5f-b38d00500e93', true);
INSERT INTO public.automation_runs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-843c-7170-949a-1becf094c8e4', '01a1e1f7-8440-774d-8d66-b5dfadc8ca5d', 17, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '2026-11-16T01:27:37.279Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 0, '2026-11-16T01:27:37.195Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3ba171eb53c537700255d5da59234b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c7017c0b1a844449d229beaac970a51e1d5f0bb7e452d5a259bb55638c0406c59740a0e129626a81414bd9263f141f7bd0fd1802031b434cbf2011166a77e6eb2243d6962b692d4792c89db15543aaaa542d80c138b4776b7e72b080864a540d9792cbe659485d295dab855c2f5ffe78ffd797e91db46010d050c8a05fb70c3aea0ca513388039edbfbbe77263a6742db8b9528ad3a5e3474fe9ac077db8fed64d0bead007d080c15bdad0277643a0454c6f67bf1ebb53c4540606cea75c666efe5ec04becf30e6df17b025dd24813b1a7e49da716b4c390672e8f03a579e0893c1eb7c7876fdc1e9c8369020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 0, '2026-11-16T01:27:37.323Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6abd82976e513e21b3881aa6a6d6f9025270eb6534055ff1d352988f650c471667766f67180e0c140235090e834dfac95e55add4bbef19eb8b69ad6cae35aa0020635d44860e03161f6c0c05371398c35a401cc30c5c8c0a598f20fc88495fcce7e5e6488d6712d9ce3480279679d54a4a5d46d030ca6d1ff5bf39d83150cc8462a2e0417eaa911466ad3ea552bdbe75fde7ff5157a03d33088682916302f5b063df596f2091cc09ef6dffde77253a17c2db8b9524ef3a5d3fb40f9ac0773b8fed64d0bea3144308031387aa00fecc748ab945fcf7e03f6a788b90c0cba904b5db8e57b112f71283b7435ec094ccd13cdc49e72e80279301dc6b270651a292f03cfe4f1b83dde7d011469c95269020000');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 1, 'board.member_added', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.214Z', 1, '01a1e1f7-8226-7343-8a5f-b38d00500e93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","user_id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","role":"member","user":{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 2, 'board.member_added', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.219Z', 2, '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","user_id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","role":"member","user":{"id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 3, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.222Z', 3, '01a1e1f7-8406-7706-ae19-61a6470c0843', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8406-7706-ae19-61a6470c0843","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 4, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.226Z', 4, '01a1e1f7-840a-71b0-85a1-841da31a4d1b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-840a-71b0-85a1-841da31a4d1b","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 5, 'label.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.228Z', 5, '01a1e1f7-840d-72ed-a50f-b5c4680b7228', NULL, NULL, NULL, NULL, '883e524a-4472-4085-a500-e71ab31321d3', NULL, NULL, '{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 6, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.231Z', 6, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.231Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 7, 'card.labeled', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.236Z', 7, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:27:37.231Z"}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.236Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 8, 'card.assigned', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.240Z', 8, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:27:37.236Z"}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.240Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 9, 'card.assigned', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.240Z', 8, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:27:37.240Z"}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.240Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 10, 'checklist.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.246Z', 10, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-841f-74f9-a56b-d2f01b41fa9b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 11, 'checklist_item.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.252Z', 11, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8424-777a-b259-dc08bafe3d30', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 12, 'checklist_item.updated', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.256Z', 12, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8424-777a-b259-dc08bafe3d30', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 13, 'checklist_item.assigned', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.258Z', 13, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8424-777a-b259-dc08bafe3d30', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 14, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.264Z', 14, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8430-75aa-958b-54fb2160f767', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8430-75aa-958b-54fb2160f767","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 15, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.269Z', 15, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8435-77ba-9772-362a5c4b83a2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8435-77ba-9772-362a5c4b83a2","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 16, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.273Z', 16, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8439-738a-852a-b35d5c956967', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8439-738a-852a-b35d5c956967","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 17, 'card.moved', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.279Z', 17, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","rank":65536,"updated_at":"2026-11-16T01:27:37.240Z","position":0}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-840a-71b0-85a1-841da31a4d1b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Steps","rank":65536,"items":[{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f7-8430-75aa-958b-54fb2160f767","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f7-8435-77ba-9772-362a5c4b83a2","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f7-8439-738a-852a-b35d5c956967","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.279Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 18, 'board.member_removed', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.282Z', 18, '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","user_id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","role":"member","user":{"id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 19, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.289Z', 19, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8449-763f-b9f0-cb550ef93ed4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8449-763f-b9f0-cb550ef93ed4","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 20, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.293Z', 20, '01a1e1f7-844d-7169-908a-3fa2e6e53e08', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-844d-7169-908a-3fa2e6e53e08","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.293Z","updated_at":"2026-11-16T01:27:37.293Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 21, 'checklist.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.295Z', 21, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-844f-7051-9bab-0dfccb9cb731', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-844f-7051-9bab-0dfccb9cb731","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 22, 'checklist.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.297Z', 22, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8451-75a7-b84e-43c4e345dc4d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8451-75a7-b84e-43c4e345dc4d","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 23, 'checklist_item.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.298Z', 23, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8452-73ca-8f46-2757ab0d427c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8452-73ca-8f46-2757ab0d427c","checklist_id":"01a1e1f7-8451-75a7-b84e-43c4e345dc4d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 24, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.299Z', 24, '01a1e1f7-8453-77f4-ac6f-366f92158217', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8453-77f4-ac6f-366f92158217","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 25, 'comment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.303Z', 25, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8457-7401-88df-48bcb8a0be52', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8457-7401-88df-48bcb8a0be52","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","user_id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","user":{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:27:37.303Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 26, 'label.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.310Z', 26, '01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 27, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.312Z', 27, '01a1e1f7-8460-7240-9e39-28bcd1e5a7e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8460-7240-9e39-28bcd1e5a7e0","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.312Z","updated_at":"2026-11-16T01:27:37.312Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 28, 'card.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.313Z', 28, '01a1e1f7-8460-7240-9e39-28bcd1e5a7e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8460-7240-9e39-28bcd1e5a7e0","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.312Z","updated_at":"2026-11-16T01:27:37.312Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 29, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.316Z', 29, '01a1e1f7-8464-7475-a1b6-90cf36e230f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 30, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.317Z', 30, '01a1e1f7-8465-7105-a982-c10904991de3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8465-7105-a982-c10904991de3","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.317Z","updated_at":"2026-11-16T01:27:37.317Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 31, 'column.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.320Z', 31, '01a1e1f7-8464-7475-a1b6-90cf36e230f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 1, 'board.member_added', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.326Z', 1, '01a1e1f7-8226-7343-8a5f-b38d00500e93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-846b-7652-8dde-7b7e46da41a6","user_id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","role":"member","user":{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 2, 'board.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.329Z', 2, '01a1e1f7-846b-7652-8dde-7b7e46da41a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-846b-7652-8dde-7b7e46da41a6"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 32, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.331Z', 32, '01a1e1f7-8473-735a-bc26-fbf1841038c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 33, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.334Z', 33, '01a1e1f7-8476-72d2-b68a-af999c38c859', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8476-72d2-b68a-af999c38c859","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.334Z","updated_at":"2026-11-16T01:27:37.334Z"}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 34, 'column.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.336Z', 34, '01a1e1f7-8473-735a-bc26-fbf1841038c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 35, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.339Z', 35, '01a1e1f7-8473-735a-bc26-fbf1841038c6', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'member');
INSERT INTO public.board_members VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'member');
INSERT INTO public.boards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 'Board', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.195Z', '2026-11-16T01:27:37.195Z', 35, 38, 'xgeh6u7qirm', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 'Board', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.323Z', '2026-11-16T01:27:37.323Z', 2, 3, 'gpd52o0afhv', 0, '2026-11-16T01:27:37.329Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730');
INSERT INTO public.card_assignees VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-813c-71cc-ae1a-fbc26e722730');
INSERT INTO public.card_assignees VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8226-7343-8a5f-b38d00500e93');
INSERT INTO public.card_labels VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-840d-72ed-a50f-b5c4680b7228');
INSERT INTO public.card_watchers VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-813c-71cc-ae1a-fbc26e722730');
INSERT INTO public.cards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-840a-71b0-85a1-841da31a4d1b', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:27:37.231Z', '2026-11-16T01:27:37.279Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-844d-7169-908a-3fa2e6e53e08', '01a1e1f7-8406-7706-ae19-61a6470c0843', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:27:37.293Z', '2026-11-16T01:27:37.293Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8476-72d2-b68a-af999c38c859', '01a1e1f7-8473-735a-bc26-fbf1841038c6', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:27:37.334Z', '2026-11-16T01:27:37.334Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8424-777a-b259-dc08bafe3d30', '01a1e1f7-841f-74f9-a56b-d2f01b41fa9b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8452-73ca-8f46-2757ab0d427c', '01a1e1f7-8451-75a7-b84e-43c4e345dc4d', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-841f-74f9-a56b-d2f01b41fa9b', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-844f-7051-9bab-0dfccb9cb731', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8451-75a7-b84e-43c4e345dc4d', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8406-7706-ae19-61a6470c0843', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-840a-71b0-85a1-841da31a4d1b', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8453-77f4-ac6f-366f92158217', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8473-735a-bc26-fbf1841038c6', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8457-7401-88df-48bcb8a0be52', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.303Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1f7-8525-7709-96b2-44c5a2ba754f', '2026-11-16T02:32:37.515Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1f7-813c-71cc-ae1a-fbc26e722730', '883e524a-4472-4085-a500-e71ab31321d3', '0YbBS3fV0LSzHxL-ewRk2xBlpNHRHNNr1i15F_x6MnA', '01a1e1f7-83eb-774f-90f5-173069f86bb1', '{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:27:37.229Z');
INSERT INTO public.invitations VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-845c-7378-96e3-617846bdbaaf', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8424-777a-b259-dc08bafe3d30', '01a1e1f7-8226-7343-8a5f-b38d00500e93');
INSERT INTO public.labels VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-840d-72ed-a50f-b5c4680b7228', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-83ff-7494-ae44-0b00974ef481', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'added', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.214Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8404-74a8-8dfc-826a43b19081', '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', 'added', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.219Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8419-7252-b894-103b84d335c8', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'assigned', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.240Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8457-7402-b9a3-59a21212bf06', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'commented', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8457-7401-88df-48bcb8a0be52', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.303Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', '01a1e1f7-846e-758f-ae45-a6d75dac9098', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'added', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.326Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 35, '01a1e1f7-8476-72d2-b68a-af999c38c859', '{"id":"01a1e1f7-8476-72d2-b68a-af999c38c859","column_id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:27:37.334Z","updated_at":"2026-11-16T01:27:37.334Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'fbbc2685a52f20dd');
INSERT INTO public.sessions VALUES ('01a1e1f7-821a-76d4-8832-82724c89863f', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:36.730Z', '2026-11-16T01:27:36.730Z', '2026-11-16T02:27:36.730Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f7-832c-77cb-86ce-81733cfc93b8', '01a1e1f7-8226-7343-8a5f-b38d00500e93', '2026-11-16T01:27:37.004Z', '2026-11-16T01:27:37.004Z', '2026-11-16T02:27:37.004Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1f7-83e0-7633-95d8-220a4b1d9dd4', '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', '2026-11-16T01:27:37.184Z', '2026-11-16T01:27:37.184Z', '2026-11-16T02:27:37.184Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('e3708be8-d817-444f-91fe-8e2df41b6061', '35998230-1f3f-4036-88e5-63a5b60daaec', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8460-7240-9e39-28bcd1e5a7e0', 'card', 'deleted', 'Card', '01a1e1f7-8406-7706-ae19-61a6470c0843', NULL, 131072, 1, '{"id":"01a1e1f7-8460-7240-9e39-28bcd1e5a7e0","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:27:37.312Z","updated_at":"2026-11-16T01:27:37.312Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:27:37.313Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 28);
INSERT INTO public.trash VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8464-7475-a1b6-90cf36e230f1', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f7-840d-72ed-a50f-b5c4680b7228","01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe"],"board_members":["01a1e1f7-813c-71cc-ae1a-fbc26e722730","01a1e1f7-8226-7343-8a5f-b38d00500e93"]}', '2026-11-16T01:27:37.320Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 31);
INSERT INTO public.trash VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8465-7105-a982-c10904991de3', 'card', 'deleted', 'Card', '01a1e1f7-8464-7475-a1b6-90cf36e230f1', '01a1e1f7-8464-7475-a1b6-90cf36e230f1', 65536, NULL, '{"id":"01a1e1f7-8465-7105-a982-c10904991de3","column_id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:27:37.317Z","updated_at":"2026-11-16T01:27:37.317Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:27:37.320Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 31);
INSERT INTO public.users VALUES ('01a1e1f7-813c-71cc-ae1a-fbc26e722730', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$fIogHOJTZrxYNNLG2uaNbVEopOYRFYbN0yMn45tjI24$gTus22JcavgPU3acOzVFkpnkQeUB0fwhrQ0EL0DNTYw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:27:36.619Z');
INSERT INTO public.users VALUES ('01a1e1f7-8226-7343-8a5f-b38d00500e93', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ptYuCakTGrYB23175ZkGIx70SPdBgfR3knc4OCAglKI$olbsrEafAqExZPt0Y703tGr57Zo96pH7Vd+oRd3ZXbs', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:27:36.880Z');
INSERT INTO public.users VALUES ('01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$SRNRyeSYZhUzEoalPKHO0vNnmCEV60zDoc6pKrj1sYU$6ZFdHpm+unhvCqaEI/skBhEJwl9kU1KkS6HNNdPL+gk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:27:37.096Z');
INSERT INTO public.users VALUES ('01a1e1f7-8487-75c3-aca4-ffc7de1a43a3', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$d/jQLCcTIOQNFFs6QTOMT/27+xcl04+q2Zp2vyo4tds$gHmUPrmJjqUgSp6YgqP/4Zsy2SKMrVGEPWlo+h7aVdo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:27:37.433Z');
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
