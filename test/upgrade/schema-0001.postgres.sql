
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8f7-751e-850b-12e047355011', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c927-768e-8431-d5684ed3976b', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c935-72b9-88d0-517f3f1e962f', '\x3e8eae988221eb567ce202daa2d7f30a25e5e86c482896873a80653d1a20403fe18c8169d7c3d3abdb23b11d4d8612adac4edc5c50fafda0af3d58c80e54a7e04f6342ce9a7ff41ad024826821798b77fa4106b7ecc605312956684f44269f19c62b08a94e4d26147d8d0475a7691709141f4998b560755e15fb70e1e2776e3edf3acbaec23be8172936b4576c81503f279a856f5d04091c483e67a707cef27b129da023cc4123ac8ae58b764eb328b841a1b0f5c81e10c116ac3b953fbec1ee9edd0f6e6e0887d8ff578471311e85e5750370a4604e161dd83677f5116f235e342f818435f8bc2569150e282058cd481b5da012ea903781636f5e265dc7b00f5b5159ed979508423b6d6264892e8c7d0ef2d5d1ea1d90c5b5e1a2baf1f91bd8affae8eb932177d8d403d0998116fb591d8a8c11bea40c46bd7c855623f5253c5003b00509f0363cd0640eb8632ad960f8b50578e88692e1709ab5fbb8b8de583db383edb6fa95e72e4ec4b47ce4d9e54f7eab41e53b48c3dfe30566ddb41f941945558fa9f1ed8e79f4cea0190d65ca90c186e2012d70838ba2b01a7fa500b00f4cbf03d065ab52a402d7993ad665f801cb3519ba98bb3e34dac6adeced2037c30b8319e63ee0c12a8e196bf055dd2c6817caa4366d96ac73cb3272a3f4169ddb5f6c82835be152d38b9226146abdfbcaca1caf');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c945-7051-8b89-0d4817cb425b', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('efe7f0eb-4ea8-4599-9f27-5bb209bc5073', 'a6a7ea5f-2e65-4921-a978-5ca2e20f3c7b', NULL);
INSERT INTO public.attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8f7-751e-850b-12e047355011', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c927-768e-8431-d5684ed3976b', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c935-72b9-88d0-517f3f1e962f', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c945-7051-8b89-0d4817cb425b', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c939-7316-97be-279806cd77ff', 'Finished by Bob', 'card_moved', '01a1e1d6-c813-7128-82d7-aecacf9a5575', NULL, 'assign_member', NULL, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', true);
INSERT INTO public.automation_rules VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c947-749f-a1b6-056aadce147e', 'Rule', 'card_moved', '01a1e1d6-c803-7223-84d5-cfaaae156d68', NULL, 'assign_member', NULL, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 0, '2026-11-16T00:51:51.830Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3bad9dd627c437700255d5c6de204b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c701bc030342a224e934b7f546f35a28cdd7f5aae64a2ba555bb9468253028be0402034f119303068eb24d7e283ef660fa3104063686987e41222ce476cdd745861482d7f54af38d5aadb923d21b691bd58a0a188c83bb5bf39383050c54a2d25c4a2ef5b3104649a3e462bd142f7fbcffebcbf40e463008d850c8605eb70c3aea1a4a277080e6b4ffee9ecb8d99d2b5e0e64a294e978e1f3da5b31ecce1fa5b372da8431fc000066fe9913eb11b022d627a3bfbf5d89d22a63230687dca65e6e6ef05bcc43eefd016bf2730258d34117b4abef5e4c0b418f2cce571a0340f3c91c7e3f6f8f00d94fe83cc69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 0, '2026-11-16T00:51:52.296Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b4ddcda27c437700255951f1b64c98983ed1450957f474d0aa23d14f538b33b33fb388277a08071cd913b41ad145bba11ce50696c4d9de17cbd6652485b0381e24b4050f014757240c061b6c90fc5c71e543f8640c0c610d32f48a80bbabdf9bac8e08cd1cda6165436f5963a4421b9354dcb2a20300eee6ecd4f8e2ea0a06295a09c532e9e19530d574db5aaa478f9e3fd5f5fc677508c40d0064306f5ba23d06167309dc011cc69fffd3d971b33a66bc1cd95529c2f1d3f7a4c673da8e3f5b76e5a60a77d00053a788b8ff8a9bb21e02aa6b7b35fafbb53c45c0602ad4fb92cdcf2bda02fb1cf7b6d8b3f20a892469c890326df7a74a05a1df2c2e571c0b40c3c93d3b49b1ebe01c3ad518e69020000');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 1, 'board.member_added', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.884Z', 1, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","user_id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","role":"member","user":{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 2, 'board.member_added', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.923Z', 2, '01a1e1d6-c603-7380-a4ea-558b9b091994', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","user_id":"01a1e1d6-c603-7380-a4ea-558b9b091994","role":"member","user":{"id":"01a1e1d6-c603-7380-a4ea-558b9b091994","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 3, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.938Z', 3, '01a1e1d6-c803-7223-84d5-cfaaae156d68', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 4, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.955Z', 4, '01a1e1d6-c813-7128-82d7-aecacf9a5575', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c813-7128-82d7-aecacf9a5575","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 5, 'label.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.979Z', 5, '01a1e1d6-c82b-749a-9554-34826eb6fbc8', NULL, NULL, NULL, NULL, '6233c4fc-8333-4b46-8462-d6a7a35eb553', NULL, NULL, '{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 6, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.996Z', 6, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:51.996Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 7, 'card.labeled', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.013Z', 7, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:51:51.996Z"}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.013Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 8, 'card.assigned', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.040Z', 8, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:51:52.013Z"}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.040Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 9, 'card.assigned', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.040Z', 8, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:51:52.040Z"}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.040Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 10, 'checklist.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.086Z', 10, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c896-744e-9490-0734d931d2db', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c896-744e-9490-0734d931d2db","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 11, 'checklist_item.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.110Z', 11, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 12, 'checklist_item.updated', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.133Z', 12, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 13, 'checklist_item.assigned', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.147Z', 13, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 14, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.183Z', 14, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8f7-751e-850b-12e047355011', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c8f7-751e-850b-12e047355011","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 15, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.231Z', 15, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c927-768e-8431-d5684ed3976b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c927-768e-8431-d5684ed3976b","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 16, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.245Z', 16, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c935-72b9-88d0-517f3f1e962f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c935-72b9-88d0-517f3f1e962f","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 17, 'card.moved', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.252Z', 17, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","rank":65536,"updated_at":"2026-11-16T00:51:52.040Z","position":0}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c813-7128-82d7-aecacf9a5575","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d6-c896-744e-9490-0734d931d2db","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Steps","rank":65536,"items":[{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d6-c8f7-751e-850b-12e047355011","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d6-c927-768e-8431-d5684ed3976b","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d6-c935-72b9-88d0-517f3f1e962f","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.252Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 18, 'board.member_removed', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.256Z', 18, '01a1e1d6-c603-7380-a4ea-558b9b091994', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","user_id":"01a1e1d6-c603-7380-a4ea-558b9b091994","role":"member","user":{"id":"01a1e1d6-c603-7380-a4ea-558b9b091994","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 19, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.261Z', 19, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c945-7051-8b89-0d4817cb425b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c945-7051-8b89-0d4817cb425b","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 20, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.265Z', 20, '01a1e1d6-c949-700a-a6d6-97be29f818ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c949-700a-a6d6-97be29f818ea","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.265Z","updated_at":"2026-11-16T00:51:52.265Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 21, 'checklist.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.267Z', 21, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c94b-7146-9b62-97a2ec53f375', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c94b-7146-9b62-97a2ec53f375","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 22, 'checklist.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.269Z', 22, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c94d-71de-b0c4-557c9f000543', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c94d-71de-b0c4-557c9f000543","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 23, 'checklist_item.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.271Z', 23, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c94f-756e-ad99-6653105540c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c94f-756e-ad99-6653105540c2","checklist_id":"01a1e1d6-c94d-71de-b0c4-557c9f000543","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 24, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.273Z', 24, '01a1e1d6-c951-7501-a52d-b42c12588ed5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c951-7501-a52d-b42c12588ed5","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 25, 'comment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.275Z', 25, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c953-7472-8389-bd191b5aeafd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c953-7472-8389-bd191b5aeafd","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","user_id":"01a1e1d6-c100-7746-9548-dee691cb5f02","user":{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:51:52.275Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 26, 'label.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.278Z', 26, '01a1e1d6-c956-7038-80cc-c70788f93db0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c956-7038-80cc-c70788f93db0","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 27, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.280Z', 27, '01a1e1d6-c958-716d-a9b1-999f8bf36ac7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c958-716d-a9b1-999f8bf36ac7","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.280Z","updated_at":"2026-11-16T00:51:52.280Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 28, 'card.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.282Z', 28, '01a1e1d6-c958-716d-a9b1-999f8bf36ac7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c958-716d-a9b1-999f8bf36ac7","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.280Z","updated_at":"2026-11-16T00:51:52.280Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 29, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.286Z', 29, '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 30, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.287Z', 30, '01a1e1d6-c95f-7565-a353-81734890e70d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c95f-7565-a353-81734890e70d","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.287Z","updated_at":"2026-11-16T00:51:52.287Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 31, 'column.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.290Z', 31, '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 1, 'board.member_added', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.299Z', 1, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c968-76db-9bc4-db11330969c4","user_id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","role":"member","user":{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 2, 'board.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.301Z', 2, '01a1e1d6-c968-76db-9bc4-db11330969c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c968-76db-9bc4-db11330969c4"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 32, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.305Z', 32, '01a1e1d6-c971-737d-8914-7a4475c91bd6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 33, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.307Z', 33, '01a1e1d6-c973-70e3-aedd-ca6be3224995', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c973-70e3-aedd-ca6be3224995","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.307Z","updated_at":"2026-11-16T00:51:52.307Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 34, 'column.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.310Z', 34, '01a1e1d6-c971-737d-8914-7a4475c91bd6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 35, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.314Z', 35, '01a1e1d6-c971-737d-8914-7a4475c91bd6', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c100-7746-9548-dee691cb5f02', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'member');
INSERT INTO public.board_members VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', '01a1e1d6-c100-7746-9548-dee691cb5f02', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'member');
INSERT INTO public.boards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 'Board', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.830Z', '2026-11-16T00:51:51.830Z', 35, 37, 'h4yvwv5wif', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 'Board', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.296Z', '2026-11-16T00:51:52.296Z', 2, 3, 'z8yyh6sasia', 0, '2026-11-16T00:51:52.301Z', '01a1e1d6-c100-7746-9548-dee691cb5f02');
INSERT INTO public.card_assignees VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c100-7746-9548-dee691cb5f02');
INSERT INTO public.card_assignees VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c49b-7423-a2e8-d3b991f13247');
INSERT INTO public.card_labels VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c82b-749a-9554-34826eb6fbc8');
INSERT INTO public.card_watchers VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c100-7746-9548-dee691cb5f02');
INSERT INTO public.cards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c813-7128-82d7-aecacf9a5575', 1, 'Card', 65536, NULL, NULL, false, NULL, 1, '2026-11-16T00:51:51.996Z', '2026-11-16T00:51:52.252Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c949-700a-a6d6-97be29f818ea', '01a1e1d6-c803-7223-84d5-cfaaae156d68', 2, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:51:52.265Z', '2026-11-16T00:51:52.265Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c973-70e3-aedd-ca6be3224995', '01a1e1d6-c971-737d-8914-7a4475c91bd6', 5, 'Card', 65536, NULL, NULL, false, NULL, 0, '2026-11-16T00:51:52.307Z', '2026-11-16T00:51:52.307Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', '01a1e1d6-c896-744e-9490-0734d931d2db', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c94f-756e-ad99-6653105540c2', '01a1e1d6-c94d-71de-b0c4-557c9f000543', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c896-744e-9490-0734d931d2db', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c94b-7146-9b62-97a2ec53f375', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c94d-71de-b0c4-557c9f000543', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c803-7223-84d5-cfaaae156d68', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c813-7128-82d7-aecacf9a5575', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c951-7501-a52d-b42c12588ed5', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c971-737d-8914-7a4475c91bd6', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c953-7472-8389-bd191b5aeafd', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.275Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1d6-cafe-7607-96d9-7651f228c72e', '2026-11-16T01:56:52.715Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1d6-c100-7746-9548-dee691cb5f02', '6233c4fc-8333-4b46-8462-d6a7a35eb553', '8JrSzj_0hbVe6_kYz4NMa2ZzwXXDqIEFAUzGHtYmPcw', '01a1e1d6-c796-7056-8747-565565f31ac1', '{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:51:51.979Z');
INSERT INTO public.item_assignees VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', '01a1e1d6-c49b-7423-a2e8-d3b991f13247');
INSERT INTO public.labels VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c82b-749a-9554-34826eb6fbc8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c956-7038-80cc-c70788f93db0', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c7cd-764a-86b9-a6b820c5d259', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'added', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.884Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c7f3-74d0-9e70-2ae9a51f6aad', '01a1e1d6-c603-7380-a4ea-558b9b091994', 'added', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.923Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c869-7524-8d14-69ecc999c2ee', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'assigned', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.040Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', '01a1e1d6-c96b-7583-a0da-95a8d7eab85b', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'added', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.299Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 35, '01a1e1d6-c973-70e3-aedd-ca6be3224995', '{"id":"01a1e1d6-c973-70e3-aedd-ca6be3224995","column_id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:51:52.307Z","updated_at":"2026-11-16T00:51:52.307Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'bec9069d9ae73f3f');
INSERT INTO public.sessions VALUES ('01a1e1d6-c493-71ae-9914-1cf55b9dd180', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.059Z', '2026-11-16T00:51:51.059Z', '2026-11-16T01:51:51.059Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d6-c5fa-7247-aff4-5e0cd8f0c9df', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', '2026-11-16T00:51:51.418Z', '2026-11-16T00:51:51.418Z', '2026-11-16T01:51:51.418Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d6-c77f-775f-b8bc-c33260e1a09e', '01a1e1d6-c603-7380-a4ea-558b9b091994', '2026-11-16T00:51:51.807Z', '2026-11-16T00:51:51.807Z', '2026-11-16T01:51:51.807Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('efe7f0eb-4ea8-4599-9f27-5bb209bc5073', 'a6a7ea5f-2e65-4921-a978-5ca2e20f3c7b', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c958-716d-a9b1-999f8bf36ac7', 'card', 'deleted', 'Card', '01a1e1d6-c803-7223-84d5-cfaaae156d68', NULL, 131072, 1, '{"id":"01a1e1d6-c958-716d-a9b1-999f8bf36ac7","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:51:52.280Z","updated_at":"2026-11-16T00:51:52.280Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:51:52.282Z', '01a1e1d6-c100-7746-9548-dee691cb5f02', 28);
INSERT INTO public.trash VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d6-c82b-749a-9554-34826eb6fbc8","01a1e1d6-c956-7038-80cc-c70788f93db0"],"board_members":["01a1e1d6-c100-7746-9548-dee691cb5f02","01a1e1d6-c49b-7423-a2e8-d3b991f13247"]}', '2026-11-16T00:51:52.290Z', '01a1e1d6-c100-7746-9548-dee691cb5f02', 31);
INSERT INTO public.trash VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c95f-7565-a353-81734890e70d', 'card', 'deleted', 'Card', '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', 65536, NULL, '{"id":"01a1e1d6-c95f-7565-a353-81734890e70d","column_id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:51:52.287Z","updated_at":"2026-11-16T00:51:52.287Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:51:52.290Z', '01a1e1d6-c100-7746-9548-dee691cb5f02', 31);
INSERT INTO public.users VALUES ('01a1e1d6-c100-7746-9548-dee691cb5f02', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$I+EsapXwFwW/8e7rb9pqk5faq0MNubicXhvG988biBc$/42gfZalnUwiLS1nD3d2y8aPxwXo1mAKqdhCgPODOm0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:51:50.711Z');
INSERT INTO public.users VALUES ('01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$8zLlY4rIEdbNcLtMgmCXgiyfGMoVucOEeNhDBySV5w4$9eJcQ3oVmFgix6CtxOry+yMNP1gYnj0F0cUd/HQE8+M', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:51:51.234Z');
INSERT INTO public.users VALUES ('01a1e1d6-c603-7380-a4ea-558b9b091994', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$pM4XmPoflx3wOVV1MCN+CMUn6adVuZBPbIL27pQKhjA$+O1XsKayq9lTxV8gxOzhJIT4v80q88rZnfZGhz+7QWA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:51:51.618Z');
INSERT INTO public.users VALUES ('01a1e1d6-c986-759f-b4a8-5b00cb12dd89', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$haWvjhimZBiKQo0UkthnYmwKtx8ue4GDvKG9EgL+Vd0$FQP5GKuxXQhylF/Mf5YycEXD6PyaSkGtbSYlvi9C/4A', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:51:52.508Z');
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
CREATE INDEX cards_id ON public.cards USING btree (id);
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
