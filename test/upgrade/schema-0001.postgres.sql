
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
CREATE TABLE public.search_documents (
    board_id uuid NOT NULL,
    card_id uuid NOT NULL,
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
INSERT INTO public.account_tokens VALUES ('00', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'reset', 'alice@example.org', '00', '2026-11-16T01:57:22.409Z');
INSERT INTO public.attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bebb-7386-9ef1-656c774ee85c', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec1-77e5-9878-200caf29d518', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec5-7037-9c4f-1768137ce7a4', '\xce0267b3b952b1e47f06e31ea763e4a42019da0e5299c10188686cb79dcbf99eb0b54176f6bdf14b44c4ae7026601e9bcf8f4d0c5316f60929ef032d187051a63a9ed59dc7d25666c243a01312a073e5a440b101e70d94719b21580d901d3fe6aabb114b0e53b77e6f2fbdc1147efe89b6972209fbb2edad5ba610fe50419a68f7beedb0c9bcf4c5feeae018d3cdde5655d1a1c6791d5dd7c94b534c3546f6c1fe240e78eae8003dce549f5c3f05e0f3eaa40a6d7c54d0aa2e3d4bc32aabc0ccf48ed3ce9718850853fe1d1f75ca699d99c7cb561dd33857cb57388af6170337ebede4bfbef7ccf7ca11ddffeefbc343b8c884d1a61e90281b10ee47621aa944b7c7beb580a207475dbad8b1c9bfd6996facdeaf836434026eec6386530bc35d6af8f527171cdd0c463ea4a5a50fd2fd119b9ea3d378f34dc235696c3a6f4c9440813aac7175fe1c2cd87cef0a7e4c4d38a3854843892494eb7e506af0fc6057cd8e163e31c8549d058b75dfb3e98893389bd8e36eaa4c2f281254c70c18550287eaa8764fa5bdd92e551090b33681381d77fb03b057899f517119f71198ef85b14a2525c97bf2fa84b0988e22ce78274b954647f501c914493048d6716170b8f494baa179c3ea83c05e8e09d67adfd89e11c31dceec976db76dc7db6a530d16e395922a91c5a4f46a20252eb5b137e8c22a3798');
INSERT INTO public.attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('03d2f3b2-d976-4c98-b1a0-8c5bf73afe00', '3191d95a-d5c9-4c96-9305-5508097812fc', NULL);
INSERT INTO public.attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bebb-7386-9ef1-656c774ee85c', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec1-77e5-9878-200caf29d518', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec5-7037-9c4f-1768137ce7a4', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-becb-7630-8dd8-e3d589813a66', 'Finished by Bob', 'card_moved', '01a1e212-be7b-7704-be51-7bd4c11d3b49', NULL, 'assign_member', NULL, '01a1e212-b4db-7516-8b90-8329d03085a0', true);
INSERT INTO public.automation_rules VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef5-74bc-9b76-532eef2b1836', 'Rule', 'card_moved', '01a1e212-be69-74a7-a79d-6457a1f91812', NULL, 'assign_member', NULL, '01a1e212-b4db-7516-8b90-8329d03085a0', true);
INSERT INTO public.automation_runs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-becb-7630-8dd8-e3d589813a66', '01a1e212-bed2-73ee-8716-0e52db00fe91', 17, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '2026-11-16T01:57:21.745Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 0, '2026-11-16T01:57:21.589Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb6ab388fa6f109f10d9c4055b5b6d7c8921307db29a0aaff8e9a14547a28ea71667766f67100674042215050294aaea86a78bb6e34dfd84af1baa9b52d3ad129b2c020bbec09243c058c0618184a3aba31bb30801c26ef19e8e043fc05913093d9a9afcb0cb475c5dbaa2b79d7ea8a2bb53186083bac3530984673b7e627073348288b72cd85e062fd5c08d9b4b214ab66d3bd5c78ffd797e81d64c1c0a3229f40be6e19f4d42b8a27700075da7f77cfe5a644f14a707ba518e64b878f81e2590ff270f5addb16d4a3f32001bdd3f4489fd88f9e5621be9dfd06ec4f117319185817535eb8e57b1eff629776a8b3db13c81c279a893d45671d1990167d5ab8348d14978167f278dc1e1fbe01542afb0669020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 0, '2026-11-16T01:57:21.861Z', '\x1f8b08000000000000039551cb4ec33010bcf3197b8eabd879353e21be8113a8aad6f11a5972e2603b0514f5df5193824a0f453dceeccecc3e66b01a24e41c39092e983265c59a1a2bb66deb8a15a66c34b65499564006c9264720e1c963d09081a6d8053b26eb0790c3e45c069d773efc82409848efd5d765069ab2604dd10ad6365dc194da6a4d842d961d64308dfa6ecd4f0e269020725133ce19af9f732eab460abed9d6fce5c2fbbfbe48ef20f30c1c2a7211e4eb2e839e7a45e1046650a7fdf7f75c6e8a14ae04b7570a7eb9b4ff18289cf520e7ab6fddb6a01ead0309e86c478ff489fde868e3c3dbd96fc0fe14b194210363434c2bb77ecfe15f6ce31ebb640f0432858916e240c11a4b1aa44117572e4e238575e0853c1e77c7876fc5673cc569020000');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 1, 'board.member_added', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.617Z', 1, '01a1e212-b4db-7516-8b90-8329d03085a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","user_id":"01a1e212-b4db-7516-8b90-8329d03085a0","role":"member","user":{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 2, 'board.member_added', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.637Z', 2, '01a1e212-bac3-7611-88d8-329d9ac617fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","user_id":"01a1e212-bac3-7611-88d8-329d9ac617fc","role":"member","user":{"id":"01a1e212-bac3-7611-88d8-329d9ac617fc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 3, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.641Z', 3, '01a1e212-be69-74a7-a79d-6457a1f91812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-be69-74a7-a79d-6457a1f91812","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 4, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.659Z', 4, '01a1e212-be7b-7704-be51-7bd4c11d3b49', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-be7b-7704-be51-7bd4c11d3b49","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 5, 'label.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.663Z', 5, '01a1e212-be7f-727d-ba66-457588ebebec', NULL, NULL, NULL, NULL, '4889ddb2-cadc-4736-9483-08330964dfb2', NULL, NULL, '{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 6, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.666Z', 6, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.666Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 7, 'card.labeled', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.679Z', 7, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:57:21.666Z"}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.679Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 8, 'card.assigned', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.686Z', 8, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:57:21.679Z"}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.686Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 9, 'card.assigned', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.686Z', 8, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:57:21.686Z"}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.686Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 10, 'checklist.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.700Z', 10, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea4-7736-8bfa-b3e11ef79491', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 11, 'checklist_item.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.704Z', 11, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 12, 'checklist_item.updated', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.709Z', 12, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 13, 'checklist_item.assigned', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.714Z', 13, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 14, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.723Z', 14, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bebb-7386-9ef1-656c774ee85c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bebb-7386-9ef1-656c774ee85c","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 15, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.729Z', 15, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec1-77e5-9878-200caf29d518', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bec1-77e5-9878-200caf29d518","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 16, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.733Z', 16, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec5-7037-9c4f-1768137ce7a4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bec5-7037-9c4f-1768137ce7a4","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 17, 'card.moved', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.745Z', 17, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","rank":65536,"updated_at":"2026-11-16T01:57:21.686Z","position":0}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be7b-7704-be51-7bd4c11d3b49","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Steps","rank":65536,"items":[{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e212-bebb-7386-9ef1-656c774ee85c","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e212-bec1-77e5-9878-200caf29d518","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e212-bec5-7037-9c4f-1768137ce7a4","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.745Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 18, 'board.member_removed', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.774Z', 18, '01a1e212-bac3-7611-88d8-329d9ac617fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","user_id":"01a1e212-bac3-7611-88d8-329d9ac617fc","role":"member","user":{"id":"01a1e212-bac3-7611-88d8-329d9ac617fc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 19, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.778Z', 19, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bef2-725b-beb5-0a2ed7aefeb2","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 20, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.782Z', 20, '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bef6-77d5-a2ff-cc21d2ba0a76","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.782Z","updated_at":"2026-11-16T01:57:21.782Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 21, 'checklist.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.785Z', 21, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bef9-7010-9720-4da56009dffe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bef9-7010-9720-4da56009dffe","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 22, 'checklist.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.786Z', 22, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-befa-711b-9c1e-e7abd4f6a342', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-befa-711b-9c1e-e7abd4f6a342","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 23, 'checklist_item.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.789Z', 23, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-befd-73ec-8faa-6ccadf80713c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-befd-73ec-8faa-6ccadf80713c","checklist_id":"01a1e212-befa-711b-9c1e-e7abd4f6a342","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 24, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.799Z', 24, '01a1e212-bf07-711e-8677-3908fe7a3e50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf07-711e-8677-3908fe7a3e50","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 25, 'comment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.800Z', 25, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bf09-7086-bbae-86e3f175b277', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf09-7086-bbae-86e3f175b277","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","user_id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","user":{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:57:21.800Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 26, 'label.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.828Z', 26, '01a1e212-bf28-752b-8a78-e247051826fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf28-752b-8a78-e247051826fe","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 27, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.843Z', 27, '01a1e212-bf33-764d-aab9-f1c81924e7b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf33-764d-aab9-f1c81924e7b3","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.843Z","updated_at":"2026-11-16T01:57:21.843Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 28, 'card.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.847Z', 28, '01a1e212-bf33-764d-aab9-f1c81924e7b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf33-764d-aab9-f1c81924e7b3","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.843Z","updated_at":"2026-11-16T01:57:21.843Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 29, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.851Z', 29, '01a1e212-bf3b-7339-a9ff-b4b2c163c471', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 30, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.853Z', 30, '01a1e212-bf3d-701d-a47d-6652abc676ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf3d-701d-a47d-6652abc676ce","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.853Z","updated_at":"2026-11-16T01:57:21.853Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 31, 'column.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.855Z', 31, '01a1e212-bf3b-7339-a9ff-b4b2c163c471', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 1, 'board.member_added', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.866Z', 1, '01a1e212-b4db-7516-8b90-8329d03085a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-bf45-76a5-8965-3f47da9e5f92","user_id":"01a1e212-b4db-7516-8b90-8329d03085a0","role":"member","user":{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 2, 'board.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.868Z', 2, '01a1e212-bf45-76a5-8965-3f47da9e5f92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf45-76a5-8965-3f47da9e5f92"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 32, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.872Z', 32, '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 33, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.880Z', 33, '01a1e212-bf58-711a-be90-c2b712bbc26a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf58-711a-be90-c2b712bbc26a","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.880Z","updated_at":"2026-11-16T01:57:21.880Z"}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 34, 'column.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.898Z', 34, '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 35, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.909Z', 35, '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-b4db-7516-8b90-8329d03085a0', 'member');
INSERT INTO public.board_members VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'owner');
INSERT INTO public.board_members VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', '01a1e212-b4db-7516-8b90-8329d03085a0', 'member');
INSERT INTO public.board_visits VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', NULL, true);
INSERT INTO public.boards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 'Board', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.589Z', '2026-11-16T01:57:21.589Z', 35, 38, 'qfpqomokeb', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 'Board', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.861Z', '2026-11-16T01:57:21.861Z', 2, 3, '3jna4gf7x0k', 0, '2026-11-16T01:57:21.868Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c');
INSERT INTO public.calendar_keys VALUES ('01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'dbed0c7ed349469bdc2dc1a035dd3153');
INSERT INTO public.card_assignees VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-af43-7392-97c3-bb8ddeea9a4c');
INSERT INTO public.card_assignees VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-b4db-7516-8b90-8329d03085a0');
INSERT INTO public.card_labels VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be7f-727d-ba66-457588ebebec');
INSERT INTO public.card_watchers VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-af43-7392-97c3-bb8ddeea9a4c');
INSERT INTO public.cards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be7b-7704-be51-7bd4c11d3b49', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:57:21.666Z', '2026-11-16T01:57:21.745Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', '01a1e212-be69-74a7-a79d-6457a1f91812', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:57:21.782Z', '2026-11-16T01:57:21.782Z', NULL);
INSERT INTO public.cards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:57:21.880Z', '2026-11-16T01:57:21.880Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bea8-7723-894a-fe744ae7a2b7', '01a1e212-bea4-7736-8bfa-b3e11ef79491', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-befd-73ec-8faa-6ccadf80713c', '01a1e212-befa-711b-9c1e-e7abd4f6a342', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bea4-7736-8bfa-b3e11ef79491', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef9-7010-9720-4da56009dffe', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-befa-711b-9c1e-e7abd4f6a342', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be69-74a7-a79d-6457a1f91812', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be7b-7704-be51-7bd4c11d3b49', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf07-711e-8677-3908fe7a3e50', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf09-7086-bbae-86e3f175b277', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.800Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e212-c164-72c1-a415-389eaafda73e', '2026-11-16T03:02:22.408Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e212-af43-7392-97c3-bb8ddeea9a4c', '4889ddb2-cadc-4736-9483-08330964dfb2', 'UnpjheT13DTHRIGYJPx--gmW2gAOCBnnc9aardGiB7k', '01a1e212-be35-765c-8f3b-454cf0919bef', '{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:57:21.663Z');
INSERT INTO public.invitations VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf1d-7278-9e6f-21baab53722b', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bea8-7723-894a-fe744ae7a2b7', '01a1e212-b4db-7516-8b90-8329d03085a0');
INSERT INTO public.labels VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be7f-727d-ba66-457588ebebec', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf28-752b-8a78-e247051826fe', 'Label', '#3b82f6');
INSERT INTO public.leases VALUES ('work', 'a22000c7-6f94-463d-9ea8-72491cbc1d8d', '2026-11-16T01:57:22.409Z');
INSERT INTO public.mail_queue VALUES ('c6d5d9ae-a79e-4c4e-9839-e666446d8e14', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T01:57:22.409Z', NULL, 1, 'sent');
INSERT INTO public.notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be54-74be-9111-e7ddb15a75e6', '01a1e212-b4db-7516-8b90-8329d03085a0', 'added', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.617Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be65-7264-9b1d-f2fb1da5eb33', '01a1e212-bac3-7611-88d8-329d9ac617fc', 'added', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.637Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be97-7377-aea1-a392d7344dd7', '01a1e212-b4db-7516-8b90-8329d03085a0', 'assigned', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.686Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf09-7087-8269-e66eb2e6c3c7', '01a1e212-b4db-7516-8b90-8329d03085a0', 'commented', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bf09-7086-bbae-86e3f175b277', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.800Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', '01a1e212-bf4a-726e-96f9-d98d3cbfd915', '01a1e212-b4db-7516-8b90-8329d03085a0', 'added', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.866Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 35, '01a1e212-bf58-711a-be90-c2b712bbc26a', '{"id":"01a1e212-bf58-711a-be90-c2b712bbc26a","column_id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:57:21.880Z","updated_at":"2026-11-16T01:57:21.880Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, 'c4d52af91ffd4afa');
INSERT INTO public.search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 888657681080320, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e212be35765c8f3b454cf0919bef ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', 888657681543168, ' ·b01a1e212be35765c8f3b454cf0919bef ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 888657681793024, ' ·b01a1e212be35765c8f3b454cf0919bef ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', 888657681829888, ' ·b01a1e212be35765c8f3b454cf0919bef ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', 888657681940480, ' ·b01a1e212be35765c8f3b454cf0919bef ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bebb-7386-9ef1-656c774ee85c', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec1-77e5-9878-200caf29d518', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec5-7037-9c4f-1768137ce7a4', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-befd-73ec-8faa-6ccadf80713c', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bf09-7086-bbae-86e3f175b277', 'comment', ' comment ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', '01a1e212-bf3d-701d-a47d-6652abc676ce', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', '01a1e212-bf3d-701d-a47d-6652abc676ce', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', '01a1e212-bf58-711a-be90-c2b712bbc26a', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', '01a1e212-bf58-711a-be90-c2b712bbc26a', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e212-b4c5-75cc-a9d8-23787bc78cee', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:19.173Z', '2026-11-16T01:57:19.173Z', '2026-11-16T02:57:19.173Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e212-b9d1-76f5-8b86-7db586754444', '01a1e212-b4db-7516-8b90-8329d03085a0', '2026-11-16T01:57:20.465Z', '2026-11-16T01:57:20.465Z', '2026-11-16T02:57:20.465Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e212-be20-7623-894c-5661cd941bac', '01a1e212-bac3-7611-88d8-329d9ac617fc', '2026-11-16T01:57:21.568Z', '2026-11-16T01:57:21.568Z', '2026-11-16T02:57:21.568Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('03d2f3b2-d976-4c98-b1a0-8c5bf73afe00', '3191d95a-d5c9-4c96-9305-5508097812fc', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 'card', 'deleted', 'Card', '01a1e212-be69-74a7-a79d-6457a1f91812', NULL, 131072, 1, '{"id":"01a1e212-bf33-764d-aab9-f1c81924e7b3","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:57:21.843Z","updated_at":"2026-11-16T01:57:21.843Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:57:21.847Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 28);
INSERT INTO public.trash VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3b-7339-a9ff-b4b2c163c471', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e212-be7f-727d-ba66-457588ebebec","01a1e212-bf28-752b-8a78-e247051826fe"],"board_members":["01a1e212-af43-7392-97c3-bb8ddeea9a4c","01a1e212-b4db-7516-8b90-8329d03085a0"]}', '2026-11-16T01:57:21.855Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 31);
INSERT INTO public.trash VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', 'card', 'deleted', 'Card', '01a1e212-bf3b-7339-a9ff-b4b2c163c471', '01a1e212-bf3b-7339-a9ff-b4b2c163c471', 65536, NULL, '{"id":"01a1e212-bf3d-701d-a47d-6652abc676ce","column_id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:57:21.853Z","updated_at":"2026-11-16T01:57:21.853Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:57:21.855Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 31);
INSERT INTO public.users VALUES ('01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$g/7mBMRuTudNl9bmi/3LTxfiEp8i96Fv4VuTXN2OR+k$wUA4g8lVxtM7777IkINgOVEaqv4r9rWMbGbTdnrXbeA', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:57:18.700Z');
INSERT INTO public.users VALUES ('01a1e212-b4db-7516-8b90-8329d03085a0', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$RrXrg4bzzno/jeBHS2INfYN2/2dEXud8buO5M/r3aCY$vH/F6/WBgQ/RXOOsEc55PJK4wbX2FHzNekkJYYqRXh0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:57:19.844Z');
INSERT INTO public.users VALUES ('01a1e212-bac3-7611-88d8-329d9ac617fc', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$LsYO/RnYgr3bBXfEMLD479JEF9KrsflQbPCIOdOPOtY$ZzCi/9aoFkW1+XRvatgyNEgepi0EDYGHn/pENEtaofE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:57:21.205Z');
INSERT INTO public.users VALUES ('01a1e212-bf85-742e-b03c-45c53aa09d42', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$jCfG5egJ0eArt8V8s0iqdp6LWsN/Pw9Jp1Iw70zvvTo$7T8gOMO/IGc2ZzcgjP4UqTukiniruYiqEVRnpDnuiAw', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:57:22.208Z');
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
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (board_id, id, user_id);
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_pkey PRIMARY KEY (board_id, seq, id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (board_id, card_id);
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
CREATE INDEX mail_queue_age ON public.mail_queue USING btree (created_at);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_queue_recipient ON public.mail_queue USING btree (recipient, created_at);
CREATE INDEX mail_queue_sender ON public.mail_queue USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX mail_queue_waiting ON public.mail_queue USING btree (created_at) WHERE (due_at IS NOT NULL);
CREATE INDEX notifications_age ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE UNIQUE INDEX search_documents_doc ON public.search_documents USING btree (doc);
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
ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
