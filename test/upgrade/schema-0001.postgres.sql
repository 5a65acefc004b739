
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
INSERT INTO public.attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a05-7470-8640-22e7be69a15a', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0b-70a5-a186-4d80923583fc', '\x7b1f211a90b73a5093009a0017b808018ed52517224f37b8e09d7eff4b65432dd7efc2fa437f3aec4b20d679349c52433785b173655b40247ad3469bf83ac43e42c6a665022ab3cba77497ab86433354416f4f4b3392f1d9edc83bb39fc908eee74356d4049e57cd1c6b3b0cb9cab1d667ecbb01e272a7fcd5b27db46a0d8e36de24df91ea4bb54788f1b51f137a1ee4061511fe5dd120a7a3665a778f1118ab55cab679c00b00188ceb26a3076455af6bd908bd43380377e80cbdd24eb141be8b2cfbc025c7d2fce5bf745a21bcca94b2abf9b156ddcea547d64b59608838c4e037e88a8b79265295a83d065b13ff701749236a89d22367d07a7e5dc47158def1d9b756529c4222d078a88fb3eedba04ed868c390eaad17c3f30cbf8a0e15dcaa56aebefcc427356b909d82964cdd44cace78c2e40f17ab437cf05538a34728fb2c6c2d3898ff182efb9edd4480c8f562e679ee7ad3c6a083fe2f5a13bdd58a3a2dc9ea710365650e132119ab1467b20a3f70e60fad97c53e8d70ce6e4ab4611a72b1f74dba501d6364474d3b214cad5f1268234a85fb2445d14bcc519f406c90197aa9785640d2a32c4df0698e0ac5ecdad345d79f0a5c132863fbe1148589c1e99393ae7669cc41df07aec03c467450d7291c383fd185669d0b3ca3029d978fd3d9f0894f81b3a40a805b8e154938f0434cc7');
INSERT INTO public.attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a17-715b-bcb9-184aec6e10a3', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('9c8201a3-448b-41ac-846d-7e70be9e34ee', '297f22c0-3710-4f06-9b8a-5a316fe21b79', NULL);
INSERT INTO public.attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a05-7470-8640-22e7be69a15a', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0b-70a5-a186-4d80923583fc', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a17-715b-bcb9-184aec6e10a3', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0d-7345-9c38-f0daaec49717', 'Finished by Bob', 'card_moved', '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', NULL, 'assign_member', NULL, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', true);
INSERT INTO public.automation_rules VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a19-75a6-9e5f-b6d5e83ec978', 'Rule', 'card_moved', '01a1e1d0-69e4-7708-bd01-6934ac30f329', NULL, 'assign_member', NULL, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', true);
INSERT INTO public.automation_runs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0d-7345-9c38-f0daaec49717', '01a1e1d0-6a13-704b-abe7-2f649ea4dc99', 17, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '2026-11-16T00:44:54.674Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 0, '2026-11-16T00:44:54.614Z', '\x1f8b08000000000000039551cb6ec32010bcf733f60c11d8c4389caa7e434fad220bc3ba42c2c6059cb68afcef55ecb46a724895e3cceeccece308ce8202c635476e19ad76b6a2b2909cee5a6b2933a22e85ac188a2d10c82e7b04054f41470b042c2613dd985d18400d93f7044cf021fe82883aa36ddaaf8b8c7a27a994db92d66529a961b6e3acb6d21a0104a6d1deadf9c9d1191414aca828e79457cf8c2921d4566c2a2e5efe78ffd797f01d1423e0758b3e817add13e8b16f319ec011dad3fecd3d979b12c66bc1cd9562582e1d3e068c673da8e3f5b76e5a60af9d0705da3b838ff8a9fbd1e326c4b7b3dfa0fb53c45206029d8b29afdcfa3daf2fb14b8d36d91d10548e132ec401a3eb1c5a509df669e5d234625c075ec879decf0fdf023631ec69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 0, '2026-11-16T00:44:54.706Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62b3b49e3d427c437700255d5c6de204b4e1c6ca780aafe3b6a5210eda1a8c799dd99d9c7019c050d42a2246905afb12cb8124af24dbb414e856caba6b306a50006d9654fa0e12960b4c0c05232d18dd98501f43079cfc0041fe22f888499ecaefdbac868368a2bb52e7953968a1b613b291aabaca980c134dabb353f39984143218a9a4bc965fd2c84ae2abdae564ad42f7fbcffeb4bf40e5a30f0d8924fa05fb70c7aea5b8a277080f6b4ffee9ecb4d89e2b5e0e64a31cc970e1f03c5b31ef4e1fa5b372da847e741037a67e8913eb11f3dad427c3bfb0dd89f22e63230e85c4c79e196ef79bcc42eedd064b727d0394e34137b8aae73644177e8d3c2a569a4b80c3c93c7e3f6f8f00dcc281a4169020000');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 1, 'board.member_added', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.622Z', 1, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","user_id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","role":"member","user":{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 2, 'board.member_added', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.627Z', 2, '01a1e1d0-6990-75be-ab6a-3595294c7fff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","user_id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","role":"member","user":{"id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 3, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.628Z', 3, '01a1e1d0-69e4-7708-bd01-6934ac30f329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 4, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.631Z', 4, '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69e7-7672-85a0-ceb6794b2bcc","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 5, 'label.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.633Z', 5, '01a1e1d0-69e9-70c4-b548-df8a190feab5', NULL, NULL, NULL, NULL, 'de8489c9-d63a-49b1-82b0-a2a56833352e', NULL, NULL, '{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 6, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.637Z', 6, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.637Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 7, 'card.labeled', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.640Z', 7, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:44:54.637Z"}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.640Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 8, 'card.assigned', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.643Z', 8, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:44:54.640Z"}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.643Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 9, 'card.assigned', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.643Z', 8, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:44:54.643Z"}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.643Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 10, 'checklist.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.646Z', 10, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 11, 'checklist_item.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.649Z', 11, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 12, 'checklist_item.updated', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.653Z', 12, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 13, 'checklist_item.assigned', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.655Z', 13, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 14, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.661Z', 14, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a05-7470-8640-22e7be69a15a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a05-7470-8640-22e7be69a15a","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 15, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.664Z', 15, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 16, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.667Z', 16, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a0b-70a5-a186-4d80923583fc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a0b-70a5-a186-4d80923583fc","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 17, 'card.moved', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.674Z', 17, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","rank":65536,"updated_at":"2026-11-16T00:44:54.643Z","position":0}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e7-7672-85a0-ceb6794b2bcc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Steps","rank":65536,"items":[{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d0-6a05-7470-8640-22e7be69a15a","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d0-6a0b-70a5-a186-4d80923583fc","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.674Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 18, 'board.member_removed', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.677Z', 18, '01a1e1d0-6990-75be-ab6a-3595294c7fff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","user_id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","role":"member","user":{"id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 19, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.679Z', 19, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a17-715b-bcb9-184aec6e10a3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a17-715b-bcb9-184aec6e10a3","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 20, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.683Z', 20, '01a1e1d0-6a1b-7198-aa26-404848b1da05', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1b-7198-aa26-404848b1da05","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.683Z","updated_at":"2026-11-16T00:44:54.683Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 21, 'checklist.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.684Z', 21, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a1c-7751-8515-18e6d78b71b2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1c-7751-8515-18e6d78b71b2","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 22, 'checklist.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.685Z', 22, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a1d-7242-bcc5-d03336f9a92e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1d-7242-bcc5-d03336f9a92e","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 23, 'checklist_item.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.686Z', 23, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a1e-7230-b8fb-5e3c21f52610', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1e-7230-b8fb-5e3c21f52610","checklist_id":"01a1e1d0-6a1d-7242-bcc5-d03336f9a92e","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 24, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.687Z', 24, '01a1e1d0-6a1f-77b1-9d82-f23c94d2b4c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1f-77b1-9d82-f23c94d2b4c3","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 25, 'comment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.688Z', 25, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a20-7663-9261-e424449c4a0c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a20-7663-9261-e424449c4a0c","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","user_id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","user":{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:44:54.688Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 26, 'label.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.694Z', 26, '01a1e1d0-6a26-729b-808b-84f60f85e9d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a26-729b-808b-84f60f85e9d4","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 27, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.695Z', 27, '01a1e1d0-6a27-719e-a8af-184a6313bedf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a27-719e-a8af-184a6313bedf","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.695Z","updated_at":"2026-11-16T00:44:54.695Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 28, 'card.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.696Z', 28, '01a1e1d0-6a27-719e-a8af-184a6313bedf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a27-719e-a8af-184a6313bedf","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.695Z","updated_at":"2026-11-16T00:44:54.695Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 29, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.699Z', 29, '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 30, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.699Z', 30, '01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.699Z","updated_at":"2026-11-16T00:44:54.699Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 31, 'column.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.701Z', 31, '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 1, 'board.member_added', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.708Z', 1, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-6a32-7071-9b9a-e21b48fdca10","user_id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","role":"member","user":{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 2, 'board.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.709Z', 2, '01a1e1d0-6a32-7071-9b9a-e21b48fdca10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a32-7071-9b9a-e21b48fdca10"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 32, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.712Z', 32, '01a1e1d0-6a38-7439-9dde-f09b60be9039', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 33, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.714Z', 33, '01a1e1d0-6a3a-721c-b165-98bb16a23e6c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a3a-721c-b165-98bb16a23e6c","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.714Z","updated_at":"2026-11-16T00:44:54.714Z"}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 34, 'column.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.715Z', 34, '01a1e1d0-6a38-7439-9dde-f09b60be9039', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 35, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.718Z', 35, '01a1e1d0-6a38-7439-9dde-f09b60be9039', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6937-75b8-b437-6fbcc39319c4', 'member');
INSERT INTO public.board_members VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 'owner');
INSERT INTO public.board_members VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', '01a1e1d0-6937-75b8-b437-6fbcc39319c4', 'member');
INSERT INTO public.boards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 'Board', NULL, NULL, '01a1e1d0-6897-7753-8337-c0df108d7dc4', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.614Z', '2026-11-16T00:44:54.614Z', 35, 37, 'nel90z6shlk', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 'Board', NULL, NULL, '01a1e1d0-6897-7753-8337-c0df108d7dc4', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.706Z', '2026-11-16T00:44:54.706Z', 2, 3, 'hzsj8shuv1l', 0, '2026-11-16T00:44:54.709Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4');
INSERT INTO public.card_assignees VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6897-7753-8337-c0df108d7dc4');
INSERT INTO public.card_assignees VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6937-75b8-b437-6fbcc39319c4');
INSERT INTO public.card_labels VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69e9-70c4-b548-df8a190feab5');
INSERT INTO public.cards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T00:44:54.637Z', '2026-11-16T00:44:54.674Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1b-7198-aa26-404848b1da05', '01a1e1d0-69e4-7708-bd01-6934ac30f329', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:44:54.683Z', '2026-11-16T00:44:54.683Z', NULL);
INSERT INTO public.cards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a3a-721c-b165-98bb16a23e6c', '01a1e1d0-6a38-7439-9dde-f09b60be9039', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T00:44:54.714Z', '2026-11-16T00:44:54.714Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', '01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1e-7230-b8fb-5e3c21f52610', '01a1e1d0-6a1d-7242-bcc5-d03336f9a92e', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1c-7751-8515-18e6d78b71b2', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1d-7242-bcc5-d03336f9a92e', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69e4-7708-bd01-6934ac30f329', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1f-77b1-9d82-f23c94d2b4c3', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a38-7439-9dde-f09b60be9039', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a20-7663-9261-e424449c4a0c', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.688Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e1d0-6ab5-7689-9028-87dfbf5835c3', '2026-11-16T01:49:54.843Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e1d0-6897-7753-8337-c0df108d7dc4', 'de8489c9-d63a-49b1-82b0-a2a56833352e', 'waNY9YTaK1HymEEoRYXEmo62t7wu8JBvNHEY_QGeXkg', '01a1e1d0-69d6-7271-9bdd-0c4834760e45', '{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:44:54.633Z');
INSERT INTO public.item_assignees VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', '01a1e1d0-6937-75b8-b437-6fbcc39319c4');
INSERT INTO public.labels VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69e9-70c4-b548-df8a190feab5', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a26-729b-808b-84f60f85e9d4', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 35, '01a1e1d0-6a3a-721c-b165-98bb16a23e6c', '{"id":"01a1e1d0-6a3a-721c-b165-98bb16a23e6c","column_id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:44:54.714Z","updated_at":"2026-11-16T00:44:54.714Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'bf696aff6092fb28');
INSERT INTO public.sessions VALUES ('01a1e1d0-6931-72b8-87e0-19ec71b26114', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.449Z', '2026-11-16T00:44:54.449Z', '2026-11-16T01:44:54.449Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d0-698e-739c-830b-4eb92f324ef8', '01a1e1d0-6937-75b8-b437-6fbcc39319c4', '2026-11-16T00:44:54.542Z', '2026-11-16T00:44:54.542Z', '2026-11-16T01:44:54.542Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e1d0-69ce-7627-9df1-b869b3193f8c', '01a1e1d0-6990-75be-ab6a-3595294c7fff', '2026-11-16T00:44:54.606Z', '2026-11-16T00:44:54.606Z', '2026-11-16T01:44:54.606Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('9c8201a3-448b-41ac-846d-7e70be9e34ee', '297f22c0-3710-4f06-9b8a-5a316fe21b79', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a27-719e-a8af-184a6313bedf', 'card', 'deleted', 'Card', '01a1e1d0-69e4-7708-bd01-6934ac30f329', NULL, 131072, 1, '{"id":"01a1e1d0-6a27-719e-a8af-184a6313bedf","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:44:54.695Z","updated_at":"2026-11-16T00:44:54.695Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:44:54.696Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 28);
INSERT INTO public.trash VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d0-69e9-70c4-b548-df8a190feab5","01a1e1d0-6a26-729b-808b-84f60f85e9d4"],"board_members":["01a1e1d0-6897-7753-8337-c0df108d7dc4","01a1e1d0-6937-75b8-b437-6fbcc39319c4"]}', '2026-11-16T00:44:54.701Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 31);
INSERT INTO public.trash VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f', 'card', 'deleted', 'Card', '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', 65536, NULL, '{"id":"01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f","column_id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:44:54.699Z","updated_at":"2026-11-16T00:44:54.699Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:44:54.701Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 31);
INSERT INTO public.users VALUES ('01a1e1d0-6897-7753-8337-c0df108d7dc4', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hPsJCr11nMdrvo0W4py729bASEy5bIkpwvkXbVVPTLw$8nxd9/KkXpGwVuHm//pq2rxx7ckFgQyGCcqbV61rCf0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:44:54.403Z');
INSERT INTO public.users VALUES ('01a1e1d0-6937-75b8-b437-6fbcc39319c4', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ECUJSOB7/q4R0NPZeDsFqGS+iuoCyjnim8+7T/4kxzo$tGWGj+10J1IqG/E/51syYgospLsymmlhjFQmMO8YZa8', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:44:54.494Z');
INSERT INTO public.users VALUES ('01a1e1d0-6990-75be-ab6a-3595294c7fff', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$G06HwSfZZcT2W8npdx+6ngSU2oyelm01tH3Zt/Z4+sU$9nyh9f291woK4zsvskiGp7B+kySNM5BNOQKdll9xFIk', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:44:54.573Z');
INSERT INTO public.users VALUES ('01a1e1d0-6a47-77de-982a-cf2118975f81', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$fTaIXHTFWww8oKHpw5RXnnk21d6Us4WfWdaI/4MJeqU$RxNiOlV3rVYOydur1XcfJq8akKandeuDNQrqt3CBb1A', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T00:44:54.784Z');
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
