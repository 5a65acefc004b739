
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d310-7058-b26f-4890e36fce94', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d314-7030-b856-e2afd5c7bf3b', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d317-728a-86e5-5fac51802766', '\xf41abd812e30c567935ac2952c25c0317d74e066142d5636060ef6e8fb2cac4f11564d62f6e39e1eb25fd8ec2b4936267077438c1eb1e30b33189f0a20a515e362ff6396aaddf6d97fc294dc07ea8fa43baa1d14a59e99a130f93c5a7a0b61f5966b0182ce30b59a0745598855f0f772720db9b6d6d6d47139c88e3f3da3f106310ecb0d67af74b92fb7c0059fe8f8d31e04f44c4d061de9a62a6115873e4fa290d708941aafb905eab7bc41de1dfdac6c635b2aafe7940f670cbb57248e1c1391ac59562b4afeb515cec12d692167707fc16c536f8a524b6a4edd9ae5ff3a8dc4fa5f7b85e0d61943c43ae255a3c2a6ab076ef182cd78913f8991cfffb9c26260769d91365d707d3db5c6de569ecb6ce1ce2df3339244203ab88a5b76228a4d6c4dead67d72a67b1196a4120c660b9e72b6329c8050b747b45b55486395f312856d0cad0b6952428c79c2e34df5c18c313157fca4395b753936b3daf8a42a9ed31d168c73818bd69e967bca9a2af1eadcf53ba50b7db7842b3c6da42266ecba42f215813ffc1dbf50738f634e972d30484c1bca7f78f9c2300907c6a645daf8e52f755b6581363eaebf1913d452cb3716c114c119df6394ee25c5fa111620dc0f9fe55486b7b1a2c6688babeee0ead55a6d89e0c29f9b0bb1e3eb70c83b4edbb99aab94948f54eb03186ab8f4a7990c2483582f');
INSERT INTO public.attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d321-77d6-9a1f-c30bfdd8db52', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('6675d2b8-7bae-4e0d-b3eb-55c6b9a4d358', '03244d87-c4e3-45f0-b060-0299bd20544f', NULL);
INSERT INTO public.attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d310-7058-b26f-4890e36fce94', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d314-7030-b856-e2afd5c7bf3b', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d317-728a-86e5-5fac51802766', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d321-77d6-9a1f-c30bfdd8db52', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d319-7706-9762-fda972d4c765', 'Finished by Bob', 'card_moved', '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', NULL, 'assign_member', NULL, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', true);
INSERT INTO public.automation_rules VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d323-7329-bda3-cb9ce8932629', 'Rule', 'card_moved', '01a1e1ce-d2ef-7076-ad95-6f558052af02', NULL, 'assign_member', NULL, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', true);
INSERT INTO public.automation_runs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d319-7706-9762-fda972d4c765', '01a1e1ce-d31c-7264-9f1c-3fdd55fc522c', 17, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '2026-11-16T00:43:10.491Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 0, '2026-11-16T00:43:10.401Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3baf363e21be8113a8aad6f6065972e2603b0554f5df5193824a0f453dceeccecc3e0ee02c281012254943dc1646f275d168ae4dd3f2ba294c8d02379bb60606d9654fa0e02960b4c0c05232d18dd98501d43079cfc0041fe22f888499ec4e7f5d66188b155fd745c9dbb2d45c7654cbb65c97626380c134dabb353f39984141218a864bc965f32c84aa4a25c5aa12f2e5c2fbbfbe44efa004038f9a7c02f5ba65d053af299ec001f469ffdd3d979b12c52bc1ed9562982f1d3e068a673da8c3d5b76e5b508fce8302f4ced0237d623f7a5a85f876f61bb03f45cc6560d0b998f2c22ddff3f817bbb44393dd9e40e538d14cec29bace9105d5a14f0b97a691e232f04c1e8fdbe3c337accc278b69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 0, '2026-11-16T00:43:10.520Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b6e92c627c437700255d53ade204b4e1c6ca780aafe3b6a5250e9a1a8c799dd99d9c7019c050d42a224d912b74a6d785dc98a63234bae3a636adb950dd2061864973d8186a780d102034ba98d6ecc2e0ca087c97b066df021fe824898c9eeccd765466b71cdebb250bc51ca70d951291b552bb16981c134dabb353f39984143218a8a4bc965f52c845e2b2dc5aa2cc4cb85f77f7d89de410b061e0df904fa75cba0a7de503c810398d3febb7b2e37258a5782db2bc5305f3a7c0c14cf7ad087ab6fddb6a01e9d070de85d4b8ff489fde86915e2dbd96fc0fe1431978141e762ca0bb77ccfe35fecd20edbecf6043ac78966624fd1758e2ce80e7d5ab8348d14978167f278dc1e1fbe01792f304569020000');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 1, 'board.member_added', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.431Z', 1, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","user_id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","role":"member","user":{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 2, 'board.member_added', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.444Z', 2, '01a1e1ce-d102-7123-96f0-fdee25ec8529', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","user_id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","role":"member","user":{"id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 3, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.447Z', 3, '01a1e1ce-d2ef-7076-ad95-6f558052af02', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 4, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.450Z', 4, '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d2f2-7767-b2b5-36c99867a48a","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 5, 'label.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.452Z', 5, '01a1e1ce-d2f5-709e-8286-c9f3f2b81f04', NULL, NULL, NULL, NULL, 'fe861351-dc41-4d2d-bd9b-70c076177728', NULL, NULL, '{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 6, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.455Z', 6, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.455Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 7, 'card.labeled', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.458Z', 7, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:43:10.455Z"}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.458Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 8, 'card.assigned', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.461Z', 8, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:43:10.458Z"}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.461Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 9, 'card.assigned', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.461Z', 8, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:43:10.461Z"}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.461Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 10, 'checklist.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.464Z', 10, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d300-77ad-a88d-5bf780f60b7a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 11, 'checklist_item.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.468Z', 11, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 12, 'checklist_item.updated', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.471Z', 12, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 13, 'checklist_item.assigned', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.474Z', 13, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 14, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.480Z', 14, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d310-7058-b26f-4890e36fce94', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d310-7058-b26f-4890e36fce94","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 15, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.484Z', 15, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d314-7030-b856-e2afd5c7bf3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d314-7030-b856-e2afd5c7bf3b","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 16, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.487Z', 16, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d317-728a-86e5-5fac51802766', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d317-728a-86e5-5fac51802766","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 17, 'card.moved', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.491Z', 17, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","rank":65536,"updated_at":"2026-11-16T00:43:10.461Z","position":0}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2f2-7767-b2b5-36c99867a48a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Steps","rank":65536,"items":[{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1ce-d310-7058-b26f-4890e36fce94","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1ce-d314-7030-b856-e2afd5c7bf3b","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1ce-d317-728a-86e5-5fac51802766","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.491Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 18, 'board.member_removed', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.494Z', 18, '01a1e1ce-d102-7123-96f0-fdee25ec8529', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","user_id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","role":"member","user":{"id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 19, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.497Z', 19, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d321-77d6-9a1f-c30bfdd8db52', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d321-77d6-9a1f-c30bfdd8db52","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 20, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.500Z', 20, '01a1e1ce-d324-75fa-ac48-81e8b30a9000', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d324-75fa-ac48-81e8b30a9000","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.500Z","updated_at":"2026-11-16T00:43:10.500Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 21, 'checklist.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.501Z', 21, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d325-73ee-b484-e9cc12415af7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d325-73ee-b484-e9cc12415af7","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 22, 'checklist.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.502Z', 22, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d326-7425-96a0-610b23d6f589', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d326-7425-96a0-610b23d6f589","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 23, 'checklist_item.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.503Z', 23, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d327-7252-84f4-2bd58b11eb79', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d327-7252-84f4-2bd58b11eb79","checklist_id":"01a1e1ce-d326-7425-96a0-610b23d6f589","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 24, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.505Z', 24, '01a1e1ce-d329-7514-a90a-70121ed4cfcc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d329-7514-a90a-70121ed4cfcc","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 25, 'label.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.506Z', 25, '01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 26, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.508Z', 26, '01a1e1ce-d32c-7421-8ee7-9ca26362ace6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d32c-7421-8ee7-9ca26362ace6","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.508Z","updated_at":"2026-11-16T00:43:10.508Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 27, 'card.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.510Z', 27, '01a1e1ce-d32c-7421-8ee7-9ca26362ace6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d32c-7421-8ee7-9ca26362ace6","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.508Z","updated_at":"2026-11-16T00:43:10.508Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 28, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.512Z', 28, '01a1e1ce-d330-7688-946e-762adb019b95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d330-7688-946e-762adb019b95","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 29, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.514Z', 29, '01a1e1ce-d332-7427-b426-003501ffb62f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d332-7427-b426-003501ffb62f","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d330-7688-946e-762adb019b95","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.514Z","updated_at":"2026-11-16T00:43:10.514Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 30, 'column.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.516Z', 30, '01a1e1ce-d330-7688-946e-762adb019b95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d330-7688-946e-762adb019b95","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 1, 'board.member_added', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.523Z', 1, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d338-7616-a915-3fbb7df59ae8","user_id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","role":"member","user":{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 2, 'board.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.524Z', 2, '01a1e1ce-d338-7616-a915-3fbb7df59ae8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d338-7616-a915-3fbb7df59ae8"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 31, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.525Z', 31, '01a1e1ce-d33d-744e-a390-a73a5035f310', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d33d-744e-a390-a73a5035f310","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 32, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.527Z', 32, '01a1e1ce-d33f-7729-8472-ab73fc7773b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d33f-7729-8472-ab73fc7773b4","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d33d-744e-a390-a73a5035f310","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.527Z","updated_at":"2026-11-16T00:43:10.527Z"}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 33, 'column.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.529Z', 33, '01a1e1ce-d33d-744e-a390-a73a5035f310', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d33d-744e-a390-a73a5035f310","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 34, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.532Z', 34, '01a1e1ce-d33d-744e-a390-a73a5035f310', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1ce-d33d-744e-a390-a73a5035f310","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-cda4-7523-933b-1fe51937308c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 'member');
INSERT INTO public.board_members VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', '01a1e1ce-cda4-7523-933b-1fe51937308c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 'member');
INSERT INTO public.boards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 'Board', NULL, NULL, '01a1e1ce-cda4-7523-933b-1fe51937308c', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.401Z', '2026-11-16T00:43:10.401Z', 34, 36, '3o4nj6btow7', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 'Board', NULL, NULL, '01a1e1ce-cda4-7523-933b-1fe51937308c', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.520Z', '2026-11-16T00:43:10.520Z', 2, 3, 'p6lvqnw0wq', 0, '2026-11-16T00:43:10.524Z', '01a1e1ce-cda4-7523-933b-1fe51937308c');
INSERT INTO public.card_assignees VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-cda4-7523-933b-1fe51937308c');
INSERT INTO public.card_assignees VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06');
INSERT INTO public.card_labels VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d2f5-709e-8286-c9f3f2b81f04');
INSERT INTO public.cards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:43:10.455Z', '2026-11-16T00:43:10.491Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d324-75fa-ac48-81e8b30a9000', '01a1e1ce-d2ef-7076-ad95-6f558052af02', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:43:10.500Z', '2026-11-16T00:43:10.500Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d33f-7729-8472-ab73fc7773b4', '01a1e1ce-d33d-744e-a390-a73a5035f310', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:43:10.527Z', '2026-11-16T00:43:10.527Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', '01a1e1ce-d300-77ad-a88d-5bf780f60b7a', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d327-7252-84f4-2bd58b11eb79', '01a1e1ce-d326-7425-96a0-610b23d6f589', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d300-77ad-a88d-5bf780f60b7a', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d325-73ee-b484-e9cc12415af7', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d326-7425-96a0-610b23d6f589', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2ef-7076-ad95-6f558052af02', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d329-7514-a90a-70121ed4cfcc', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d33d-744e-a390-a73a5035f310', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.ended_sessions VALUES ('01a1e1ce-d466-72c1-a8fb-b9ae583b64c0', '2026-11-16T01:48:10.856Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1ce-cda4-7523-933b-1fe51937308c', 'fe861351-dc41-4d2d-bd9b-70c076177728', '88MC0ORp5swcV1yMm8wGd9otuURfCFIPBJhq3AmoS90', '01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:43:10.453Z');
INSERT INTO public.item_assignees VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06');
INSERT INTO public.labels VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f5-709e-8286-c9f3f2b81f04', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 34, '01a1e1ce-d33f-7729-8472-ab73fc7773b4', '{"id":"01a1e1ce-d33f-7729-8472-ab73fc7773b4","column_id":"01a1e1ce-d33d-744e-a390-a73a5035f310","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:43:10.527Z","updated_at":"2026-11-16T00:43:10.527Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '915fadb8a744c311');
INSERT INTO public.sessions VALUES ('01a1e1ce-cf76-75bf-a2b8-276c762ce7b7', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:09.558Z', '2026-11-16T00:43:09.558Z', '2026-11-16T01:43:09.558Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1ce-d0f6-72a2-81ba-8bb98eb9f36d', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', '2026-11-16T00:43:09.942Z', '2026-11-16T00:43:09.942Z', '2026-11-16T01:43:09.942Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1ce-d2ae-73c3-9db9-dd60afdaede2', '01a1e1ce-d102-7123-96f0-fdee25ec8529', '2026-11-16T00:43:10.382Z', '2026-11-16T00:43:10.382Z', '2026-11-16T01:43:10.382Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('6675d2b8-7bae-4e0d-b3eb-55c6b9a4d358', '03244d87-c4e3-45f0-b060-0299bd20544f', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d32c-7421-8ee7-9ca26362ace6', 'card', 'deleted', 'Card', '01a1e1ce-d2ef-7076-ad95-6f558052af02', NULL, 131072, 1, '{"id":"01a1e1ce-d32c-7421-8ee7-9ca26362ace6","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:43:10.508Z","updated_at":"2026-11-16T00:43:10.508Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:43:10.510Z', '01a1e1ce-cda4-7523-933b-1fe51937308c', 27);
INSERT INTO public.trash VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d330-7688-946e-762adb019b95', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc"],"board_members":["01a1e1ce-cda4-7523-933b-1fe51937308c","01a1e1ce-cf84-7326-abcd-e4dfc1390c06"]}', '2026-11-16T00:43:10.516Z', '01a1e1ce-cda4-7523-933b-1fe51937308c', 30);
INSERT INTO public.trash VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d332-7427-b426-003501ffb62f', 'card', 'deleted', 'Card', '01a1e1ce-d330-7688-946e-762adb019b95', '01a1e1ce-d330-7688-946e-762adb019b95', 65536, NULL, '{"id":"01a1e1ce-d332-7427-b426-003501ffb62f","column_id":"01a1e1ce-d330-7688-946e-762adb019b95","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:43:10.514Z","updated_at":"2026-11-16T00:43:10.514Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:43:10.516Z', '01a1e1ce-cda4-7523-933b-1fe51937308c', 30);
INSERT INTO public.users VALUES ('01a1e1ce-cda4-7523-933b-1fe51937308c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ItLC9jBQRlXGpcM84g/e7SvrzgmSFbO9qiiCnPXGR2M$KMdAzLWOEfvB+Dmq0hgjMZN+WF8blz8niHafoZ1B8hs', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:43:09.365Z');
INSERT INTO public.users VALUES ('01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$PzJ/riylLkKM8/OrNbZFUc9rcqAd+4lRfIWD459P544$E09USoFh6vSURR7mxWv4s6CGHQGHSw9+e9R2P1t4Fyw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:43:09.754Z');
INSERT INTO public.users VALUES ('01a1e1ce-d102-7123-96f0-fdee25ec8529', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Z8GEwNcNqciwVzSmpWauAmfekUGqc+vzI131je0/uf0$atNDuBGY61ug4RXUQgjNl9VfjgpN95mnYh/9aSIvtd8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:43:10.183Z');
INSERT INTO public.users VALUES ('01a1e1ce-d34c-75c5-9612-840a6ba1b0a2', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$ij+uh7HNd47d1ratAZTvyn/7K1C9p6wWaJyys1tHHn0$0NfIzYQ+ujUudKC/6+bOod5iDVsSwoobnC3DQsgbWtc', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:43:10.711Z');
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
