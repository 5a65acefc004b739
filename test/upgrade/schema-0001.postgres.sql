
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b4b-736f-bf03-ea8897bb97a6', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b51-7188-bc38-7d930104245f', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b55-7263-a5d3-6dab11e73a3f', '\xea7925a37e25b48b7a0068fd65da603208fa38c4751af73ecd3571d7f806b4eb64265bf9119a6ca2378c12374aa72454307c237335ca428a43cee35f23c6637b2d532896128d4193a8bfc66760e77a856280c4690269d1e77fe82fcf5bfa96963733046a8758d0f0415656023140f8f9824991f571dad4576cea45ffdd8917fc5f575f3437c825bb31867c6352f64589f4951f18f338f5bd094f3910f2317d6b8e76ece9ea8f11189151a52dcf44fdd5268555f30477e9dc112406fee266c40dc6a94d58feba9609820a2593feabd8b8a78b19b9d283fe86cb6e8cf40495f5fbcbd12bdddcdc079f921a4c948118ae430047410042ed0f2db15cee9e2744dca076f97b326e69a3dc97482a62c58914b60b0d53dda2856dca8b32c6e2ee7c8173db18d2041f08b18e3b2b680ec701a3fa468a52c1773fb153a2b384746bbc4a5a796b3fb17c01401eb66f8c693fcdace9be13427ba0525eaf4ecd16fdc8cc3377ce48afd30d1bed476fb3d501e5ce436d020576bf1ca0c1e35eb850ff74e149be5fc97db840a9791bd3b8388eaa3a8613a2883fd02647966ba25d80f83f72db0d521eed128735f15d57d029770a7c28e4a6069046e574e5a712e5e205f132696e215053eb02139da11a5cb9b27dfa35465c25326e8402066aa2027dd324f1449600fd76dd14e114f5be72ff5bd8544476e31d5bf2');
INSERT INTO public.attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b66-7096-bce9-b3262addb6c4', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('0b35fb96-888b-4ed1-abd9-eb26d02e6567', '464ab3eb-ef3d-4e4f-bcb9-5d2bfcb95dd1', NULL);
INSERT INTO public.attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b4b-736f-bf03-ea8897bb97a6', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b51-7188-bc38-7d930104245f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b55-7263-a5d3-6dab11e73a3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b66-7096-bce9-b3262addb6c4', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b59-7009-ac3d-d7078c0a92cb', 'Finished by Bob', 'card_moved', '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', NULL, 'assign_member', NULL, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', true);
INSERT INTO public.automation_rules VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b69-713b-8cef-1bd798add6f4', 'Rule', 'card_moved', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', NULL, 'assign_member', NULL, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', true);
INSERT INTO public.automation_runs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b59-7009-ac3d-d7078c0a92cb', '01a1e1e1-6b5e-7054-b6d4-279185416074', 17, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '2026-11-16T01:03:29.118Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 0, '2026-11-16T01:03:29.016Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b296eea53c537700255d53a59234b4e1c6ca780a2fe3b4a5210eda1a8c799dd99d9c708ae010d42a22449922bb415df940ab9a152f24a3c9668d5baaa4b0b0cb2cb9e40c353c0d8008386521d5d9f5de8407783f70ceae043fc0591305373305f17195b65f8465acbab42147c5d19534b2a4d51213018fae66ecd4f0e66d05088427129b954cf426a51ea62bb1252bdfcf1feaf2fd13b68c1c0a3219f40bfee19b4d41a8a1318c14cfb1feeb9dc90285e0b6eae14c37ce9f0d1513ceb418fd7dfba69412d3a0f1ad0bb9a76f4896def6915e2dbd9afc3768a98cbc0c0ba98f2c22ddff378895d3a609ddd9140e738d04c1c293aeba8016dd1a7854b434f711978264fa7fde9e11b7bc7dd7c69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 0, '2026-11-16T01:03:29.158Z', '\x1f8b08000000000000039551cb4ec33010bcf31973b6ab384d13c727c437700255959d6c9025270eb6534055ff1d352988f650d4e3cceeccece300db4221135a9020c14b234b5e951571b9de34bc3045b191555d8bba0643b2c911149ebc0e2d185a8a4db063b27e801a26e7181aef7cf8058174a27667be2e32ead2f04a741d977996f3421ad3085a9b5c6a304c637bb7e627472728e4595e7221b8289f33a1b2b5caeb95d8c8973fdefff5457a87ca189c36e422d4eb96a1a7de50388103cc69ffdd3d979b22856bc1cd95829f2fed3f060a673dd4e1fa5b372da8d7d641413bdbd0237dea7e74b4f2e1edec37e8fe143197c1d0d910d3c22ddf73fa12dbb8d34db27b824a61a299d853b09da516aad32e2e5c9c460acbc033793c6e8f0fdf973fdc3a69020000');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 1, 'board.member_added', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.032Z', 1, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","user_id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","role":"member","user":{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 2, 'board.member_added', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.039Z', 2, '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","user_id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","role":"member","user":{"id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 3, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.042Z', 3, '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 4, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.045Z', 4, '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b15-71ae-ba9b-6d1eff02153d","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 5, 'label.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.048Z', 5, '01a1e1e1-6b18-7246-9dd0-7e590a68676b', NULL, NULL, NULL, NULL, '0dddae3a-9d64-4d5a-bf0c-654cddfa3b91', NULL, NULL, '{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 6, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.050Z', 6, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.050Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 7, 'card.labeled', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.059Z', 7, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:03:29.050Z"}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.059Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 8, 'card.assigned', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.072Z', 8, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:03:29.059Z"}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.072Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 9, 'card.assigned', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.072Z', 8, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:03:29.072Z"}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.072Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 10, 'checklist.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.081Z', 10, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 11, 'checklist_item.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.085Z', 11, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 12, 'checklist_item.updated', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.089Z', 12, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 13, 'checklist_item.assigned', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.091Z', 13, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 14, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.098Z', 14, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b4b-736f-bf03-ea8897bb97a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b4b-736f-bf03-ea8897bb97a6","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 15, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.105Z', 15, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b51-7188-bc38-7d930104245f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b51-7188-bc38-7d930104245f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 16, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.109Z', 16, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b55-7263-a5d3-6dab11e73a3f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b55-7263-a5d3-6dab11e73a3f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 17, 'card.moved', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.118Z', 17, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","rank":65536,"updated_at":"2026-11-16T01:03:29.072Z","position":0}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b15-71ae-ba9b-6d1eff02153d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Steps","rank":65536,"items":[{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1e1-6b4b-736f-bf03-ea8897bb97a6","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1e1-6b51-7188-bc38-7d930104245f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1e1-6b55-7263-a5d3-6dab11e73a3f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.118Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 18, 'board.member_removed', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.121Z', 18, '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","user_id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","role":"member","user":{"id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 19, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.126Z', 19, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b66-7096-bce9-b3262addb6c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b66-7096-bce9-b3262addb6c4","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 20, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.131Z', 20, '01a1e1e1-6b6b-72b1-a7aa-fc404fa6b97d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b6b-72b1-a7aa-fc404fa6b97d","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.131Z","updated_at":"2026-11-16T01:03:29.131Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 21, 'checklist.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.133Z', 21, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b6d-74be-9eda-5d7643f66947', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b6d-74be-9eda-5d7643f66947","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 22, 'checklist.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.134Z', 22, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 23, 'checklist_item.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.136Z', 23, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b70-7412-9beb-9e9966296b35', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b70-7412-9beb-9e9966296b35","checklist_id":"01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 24, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.138Z', 24, '01a1e1e1-6b72-7186-a87a-6bc0f306a94f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b72-7186-a87a-6bc0f306a94f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 25, 'comment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.140Z', 25, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b74-76ef-ab01-095364826ca7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b74-76ef-ab01-095364826ca7","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","user_id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","user":{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:03:29.140Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 26, 'label.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.142Z', 26, '01a1e1e1-6b76-72bf-b055-283da359c855', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b76-72bf-b055-283da359c855","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 27, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.145Z', 27, '01a1e1e1-6b79-7663-896d-f218fc3261d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b79-7663-896d-f218fc3261d6","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.145Z","updated_at":"2026-11-16T01:03:29.145Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 28, 'card.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.147Z', 28, '01a1e1e1-6b79-7663-896d-f218fc3261d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b79-7663-896d-f218fc3261d6","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.145Z","updated_at":"2026-11-16T01:03:29.145Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 29, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.150Z', 29, '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 30, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.152Z', 30, '01a1e1e1-6b80-7746-a31e-ee422e0dd84e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b80-7746-a31e-ee422e0dd84e","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.152Z","updated_at":"2026-11-16T01:03:29.152Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 31, 'column.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.155Z', 31, '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 1, 'board.member_added', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.161Z', 1, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6b86-767e-835c-4b4458799199","user_id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","role":"member","user":{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 2, 'board.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.164Z', 2, '01a1e1e1-6b86-767e-835c-4b4458799199', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b86-767e-835c-4b4458799199"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 32, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.168Z', 32, '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 33, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.170Z', 33, '01a1e1e1-6b93-768f-977b-42d462bfe84e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b93-768f-977b-42d462bfe84e","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.170Z","updated_at":"2026-11-16T01:03:29.170Z"}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 34, 'column.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.174Z', 34, '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 35, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.178Z', 35, '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'member');
INSERT INTO public.board_members VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'member');
INSERT INTO public.boards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 'Board', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.016Z', '2026-11-16T01:03:29.016Z', 35, 37, 'jdwiik3tyc', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 'Board', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.158Z', '2026-11-16T01:03:29.158Z', 2, 3, 'wieiasg12vf', 0, '2026-11-16T01:03:29.164Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a');
INSERT INTO public.card_assignees VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a');
INSERT INTO public.card_assignees VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8');
INSERT INTO public.card_labels VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b18-7246-9dd0-7e590a68676b');
INSERT INTO public.card_watchers VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a');
INSERT INTO public.cards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:03:29.050Z', '2026-11-16T01:03:29.118Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b6b-72b1-a7aa-fc404fa6b97d', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:03:29.131Z', '2026-11-16T01:03:29.131Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b93-768f-977b-42d462bfe84e', '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:03:29.170Z', '2026-11-16T01:03:29.170Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', '01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b70-7412-9beb-9e9966296b35', '01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b6d-74be-9eda-5d7643f66947', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b72-7186-a87a-6bc0f306a94f', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b74-76ef-ab01-095364826ca7', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.140Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1e1-6c52-7074-a384-59c298029103', '2026-11-16T02:08:29.367Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '0dddae3a-9d64-4d5a-bf0c-654cddfa3b91', 'STnptcK7HU80eIdRmfgv_D3Xs7HoF35SucEPGgdPDzE', '01a1e1e1-6af8-736a-be31-8053af648c3f', '{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:03:29.048Z');
INSERT INTO public.item_assignees VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8');
INSERT INTO public.labels VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b18-7246-9dd0-7e590a68676b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b76-72bf-b055-283da359c855', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b09-73a6-a0be-a0b8d4c95898', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'added', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.032Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b0f-75f3-973a-c8598e531e4f', '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', 'added', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.039Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b31-7396-ab76-3823550a00d6', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'assigned', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.072Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', '01a1e1e1-6b89-70a5-a206-dce77419a8c0', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'added', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.161Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 35, '01a1e1e1-6b93-768f-977b-42d462bfe84e', '{"id":"01a1e1e1-6b93-768f-977b-42d462bfe84e","column_id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:03:29.170Z","updated_at":"2026-11-16T01:03:29.170Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'bf696aff6092fb28');
INSERT INTO public.sessions VALUES ('01a1e1e1-69fa-74a0-8099-317a2c8ea53c', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:28.763Z', '2026-11-16T01:03:28.763Z', '2026-11-16T02:03:28.763Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1e1-6a72-7778-a955-9eeabba33802', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', '2026-11-16T01:03:28.882Z', '2026-11-16T01:03:28.882Z', '2026-11-16T02:03:28.882Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1e1-6af1-71b0-95bf-c9e6b533682a', '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', '2026-11-16T01:03:29.009Z', '2026-11-16T01:03:29.009Z', '2026-11-16T02:03:29.009Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('0b35fb96-888b-4ed1-abd9-eb26d02e6567', '464ab3eb-ef3d-4e4f-bcb9-5d2bfcb95dd1', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b79-7663-896d-f218fc3261d6', 'card', 'deleted', 'Card', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', NULL, 131072, 1, '{"id":"01a1e1e1-6b79-7663-896d-f218fc3261d6","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:03:29.145Z","updated_at":"2026-11-16T01:03:29.145Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:03:29.147Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 28);
INSERT INTO public.trash VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1e1-6b18-7246-9dd0-7e590a68676b","01a1e1e1-6b76-72bf-b055-283da359c855"],"board_members":["01a1e1e1-696b-71ff-8202-48bbc1e3b28a","01a1e1e1-69fe-73e1-a635-159ae8bc72b8"]}', '2026-11-16T01:03:29.155Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 31);
INSERT INTO public.trash VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b80-7746-a31e-ee422e0dd84e', 'card', 'deleted', 'Card', '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', 65536, NULL, '{"id":"01a1e1e1-6b80-7746-a31e-ee422e0dd84e","column_id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:03:29.152Z","updated_at":"2026-11-16T01:03:29.152Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:03:29.155Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 31);
INSERT INTO public.users VALUES ('01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$jLUYQLp4r0xX2wMMwhWcx1D+kj/Duq79mr/iFODgltI$ZF1d4XMY9P/sL6k9dnesfhdYInm5+b0V4ePNUBz6e8U', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:03:28.694Z');
INSERT INTO public.users VALUES ('01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$PARtqKGNelzzhiVnoHuAlmFfpjYWBGmSOnA9e00LkP0$cKV47CkfBnGZkydjC9fB2vA01mvFvT87tWy/37GgosQ', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:03:28.819Z');
INSERT INTO public.users VALUES ('01a1e1e1-6a74-7543-a7b9-2ccb76a20415', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$fYe6+KdUiEUS4oR29tpGbMsg2EhX8cJGxcYa5k78UsU$n9I6KEkRp2e6izXAjiI4cKie5lBhPJtddyaFQW4wzIk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:03:28.944Z');
INSERT INTO public.users VALUES ('01a1e1e1-6bb2-7180-b2c7-724ac87a8a3f', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$P1PJ123xDaWyRqbK8yd+aH+UTcMnjGcvmneLi7pbGo8$2apZAXkejScCLvM6RO1VYoannPPTmJEQZW+JRGKjgXk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:03:29.270Z');
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
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_pkey PRIMARY KEY (id);
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
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
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
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
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
