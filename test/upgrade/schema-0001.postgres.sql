
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
INSERT INTO public.attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', '\xffa8521a6fe1b8e41007dd64eb16319297d685d702a1a3e27e14c20d9a34781853d8e020fae4c9c034ae9e2589e88b1119fb91addb84fd7ae0d5ff1fdfcefaa0ada1dfe3d99dde00a693a96dbd8528e8d20f24b82c782e6f351e6f18fe0cfec21ad9b3df53b06956b7f116bf4b81a2796f29f8423635972d1d3a3f3d94660606a9d7e3375e93aed2d2cba5b76a31ae410c09a10c98ba18a3e5acd35f55ad56510b3a17c0b572a6fede06509bb4ca9b9f49107074d1169875afb71d61a8d9051426989f55574e9057587b07b9be1f6d3aeb27bf50f69a54765afdde9a5812e0ef5f533c0cd7398fbcc1c9f65b6b3020b1b76ed01d745642f08f11b7d96179162e5bd737397250d523ac95e86485908774be43313e94c7cc72c3218e30a751531bc57daa8b322f2ebb5a87441535df2a1c995a9cb8af00c386f9cfa3bcbc6fe2e027db1e69367c270ba28eae1673b248ece450274cddafe348a29a1e3d80ae7940bf1450fbef803428d5f0ab2ca46bfbab0b2dda656dd7965ba2d59de89ff11934e1121a13b5f61795ade8f01ca189f7bec78319296afbae095d4754389270c87914984647c67a2c371b61dc11fc8a620d3a1131baad1f2d66761216a9cbc8c03fb06df622d2012833bfebb129f70b02aef779ec940ab1e178563005222705d2f086a3bae8e2cfcc0a9a6ad144e8e1e39f6a458bec');
INSERT INTO public.attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('879c613e-ec96-478c-8e93-bfcb3a8aaf10', 'fc3610e2-ea97-4f8a-a159-84935ab58774', NULL);
INSERT INTO public.attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad87-7613-b724-f93a891a38f2', 'Finished by Bob', 'card_moved', '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', NULL, 'assign_member', NULL, '01a1e20e-a914-737f-aeff-d59e4c405ddb', true);
INSERT INTO public.automation_rules VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad96-77c2-9c24-0ff0f268ee8a', 'Rule', 'card_moved', '01a1e20e-ad35-7487-aaae-6cf1d3414718', NULL, 'assign_member', NULL, '01a1e20e-a914-737f-aeff-d59e4c405ddb', true);
INSERT INTO public.automation_runs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad87-7613-b724-f93a891a38f2', '01a1e20e-ad8b-7637-8c3e-bc3f7fe3a7cd', 17, '01a1e20e-ad40-757a-9f30-5b783de2051a', '2026-11-16T01:52:55.179Z', 'skipped', 'This person was assigned already.');
INSERT INTO public.board_checkpoints VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 0, '2026-11-16T01:52:55.011Z', '\x1f8b08000000000000039551cb6ec23010bcf733f61c233f20019faa7e434fad105adb9bca9213a7b6435b21febd22a155e140c571667766f67100ef400317284872626849b1461132b3593b266bb596aae1ae560815145f028186a788c941058eb24d7e283ef6a0fb31840a6c0c31fd824458c8edccd745466d0d6b54cbd9a6a9976c695ab93656c9d609a8601cdcdd9a9f1c2ca0417259332198a89fb9d02ba957ab0517e2e58ff77f7d99de41f30a021a0a19f4ebb6828e3a43e9040e604efbefeeb9dc98295d0b6eae94e274e9f8d1533aeb411faebf75d3823af4013460f0961ee913bb21d022a6b7b35f8fdd29622a4305ad4fb9ccdcfcbd8097d8e71ddae2f704baa49126624fc9b79e1ce816439eb93c0e94e68127f278dc1e1fbe0112280d9a69020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 0, '2026-11-16T01:52:55.235Z', '\x1f8b08000000000000039551cb4ec33010bcf3197bb62bdb6912f009f10d9c4055b5b637c8921307db29a0aaff8e9a14447b28ea71667766f6b107ef408390284909e2e86cc5dbb6a9f80392e08d7242284156520b0c8a2f8140c353c4e48081a36c931f8b8f03e8610a81818d21a65f90080bb9adf93acb68ace16dd509fed0366bbe369dba37b6529d93c0601addcd9a9f1c2ca04109d57029b96c9e85d4b5d275bd5255fdf2c7fbbfbe4cefa0058380864206fdba61d0536f281dc11ecc71ffed2d979b32a54bc1d595529c2f1d3f064a273de8fde5b7ae5a508f3e80060cded2237d623f065ac5f476f21bb03f46cc6560d0f994cbc22ddf0b788e7ddea22d7e47a04b9a682676947ce7c981ee30e485cbd348691978260f87cde1ee1b5a1b9c7569020000');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 1, 'board.member_added', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.058Z', 1, '01a1e20e-a914-737f-aeff-d59e4c405ddb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","user_id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","role":"member","user":{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 2, 'board.member_added', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.079Z', 2, '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","user_id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","role":"member","user":{"id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 3, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.092Z', 3, '01a1e20e-ad35-7487-aaae-6cf1d3414718', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 4, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.096Z', 4, '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad38-73dc-b21e-b87d6cf7c28b","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 5, 'label.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.101Z', 5, '01a1e20e-ad3d-75fa-afab-4655dd7d2413', NULL, NULL, NULL, NULL, '33c02d29-ed85-43e0-8b65-18864c351150', NULL, NULL, '{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 6, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.104Z', 6, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.104Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 7, 'card.labeled', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.110Z', 7, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:52:55.104Z"}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.110Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 8, 'card.assigned', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.116Z', 8, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:52:55.110Z"}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.116Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 9, 'card.assigned', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.116Z', 8, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:52:55.116Z"}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.116Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 10, 'checklist.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.123Z', 10, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad53-7030-a91e-b51544ce2ade', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 11, 'checklist_item.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.127Z', 11, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 12, 'checklist_item.updated', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.132Z', 12, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 13, 'checklist_item.assigned', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.151Z', 13, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 14, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.158Z', 14, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad76-7064-8725-4a35922dd0fa","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 15, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.164Z', 15, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad7c-7134-9a1f-58a706bc8b9c","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 16, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.171Z', 16, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad83-71bb-9a2d-b19fea3aadf5","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 17, 'card.moved', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.179Z', 17, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","rank":65536,"updated_at":"2026-11-16T01:52:55.116Z","position":0}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad38-73dc-b21e-b87d6cf7c28b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Steps","rank":65536,"items":[{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e20e-ad76-7064-8725-4a35922dd0fa","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e20e-ad7c-7134-9a1f-58a706bc8b9c","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e20e-ad83-71bb-9a2d-b19fea3aadf5","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.179Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 18, 'board.member_removed', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.184Z', 18, '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","user_id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","role":"member","user":{"id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 19, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.188Z', 19, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad94-70e9-bf3f-755598911fbb","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 20, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.192Z', 20, '01a1e20e-ad98-738a-8b5a-c8a02ec36962', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad98-738a-8b5a-c8a02ec36962","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.192Z","updated_at":"2026-11-16T01:52:55.192Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 21, 'checklist.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.194Z', 21, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9a-75d5-b099-20848ca58464', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad9a-75d5-b099-20848ca58464","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 22, 'checklist.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.195Z', 22, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9b-7592-9e7f-0764a153aceb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad9b-7592-9e7f-0764a153aceb","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 23, 'checklist_item.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.199Z', 23, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9f-7668-9c55-821ffc910f5a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad9f-7668-9c55-821ffc910f5a","checklist_id":"01a1e20e-ad9b-7592-9e7f-0764a153aceb","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 24, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.201Z', 24, '01a1e20e-ada1-70c5-a9d8-ef8544a1e3c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ada1-70c5-a9d8-ef8544a1e3c4","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 25, 'comment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.207Z', 25, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ada7-71b7-bae7-5b6b611268b3","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","user_id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","user":{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:52:55.207Z","edited_at":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 26, 'label.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.219Z', 26, '01a1e20e-adb3-7152-a45d-5938c771aa68', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adb3-7152-a45d-5938c771aa68","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"Label","color":"#3b82f6"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 27, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.221Z', 27, '01a1e20e-adb5-74e9-b5e7-4002da89bde9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adb5-74e9-b5e7-4002da89bde9","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.221Z","updated_at":"2026-11-16T01:52:55.221Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 28, 'card.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.223Z', 28, '01a1e20e-adb5-74e9-b5e7-4002da89bde9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adb5-74e9-b5e7-4002da89bde9","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.221Z","updated_at":"2026-11-16T01:52:55.221Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 29, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.226Z', 29, '01a1e20e-adba-737e-9660-762b7b5517d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adba-737e-9660-762b7b5517d5","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 30, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.228Z', 30, '01a1e20e-adbc-714e-84f6-51e7331543ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adbc-714e-84f6-51e7331543ab","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-adba-737e-9660-762b7b5517d5","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.228Z","updated_at":"2026-11-16T01:52:55.228Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 31, 'column.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.231Z', 31, '01a1e20e-adba-737e-9660-762b7b5517d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adba-737e-9660-762b7b5517d5","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 1, 'board.member_added', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.237Z', 1, '01a1e20e-a914-737f-aeff-d59e4c405ddb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-adc3-7763-9ae0-62d0020ec1e7","user_id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","role":"member","user":{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO public.board_events VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 2, 'board.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.240Z', 2, '01a1e20e-adc3-7763-9ae0-62d0020ec1e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adc3-7763-9ae0-62d0020ec1e7"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 32, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.248Z', 32, '01a1e20e-add0-72d6-a49b-04f1f0664f57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 33, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.251Z', 33, '01a1e20e-add3-7672-8c42-d00ceb48356d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-add3-7672-8c42-d00ceb48356d","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.251Z","updated_at":"2026-11-16T01:52:55.251Z"}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 34, 'column.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.260Z', 34, '01a1e20e-add0-72d6-a49b-04f1f0664f57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 35, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.265Z', 35, '01a1e20e-add0-72d6-a49b-04f1f0664f57', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO public.board_members VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 'owner');
INSERT INTO public.board_members VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'member');
INSERT INTO public.board_members VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 'owner');
INSERT INTO public.board_members VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'member');
INSERT INTO public.boards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 'Board', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.011Z', '2026-11-16T01:52:55.011Z', 35, 38, 'ixijm12lhho', 5, NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 'Board', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.235Z', '2026-11-16T01:52:55.235Z', 2, 3, 'yyb7ubyegzq', 0, '2026-11-16T01:52:55.240Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1');
INSERT INTO public.card_assignees VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1');
INSERT INTO public.card_assignees VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a914-737f-aeff-d59e4c405ddb');
INSERT INTO public.card_labels VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad3d-75fa-afab-4655dd7d2413');
INSERT INTO public.card_watchers VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1');
INSERT INTO public.cards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', 1, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 1, '2026-11-16T01:52:55.104Z', '2026-11-16T01:52:55.179Z', 'two
lines ');
INSERT INTO public.cards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad35-7487-aaae-6cf1d3414718', 2, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:52:55.192Z', '2026-11-16T01:52:55.192Z', NULL);
INSERT INTO public.cards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add0-72d6-a49b-04f1f0664f57', 5, 'Card', 65536, NULL, NULL, false, NULL, NULL, NULL, 0, '2026-11-16T01:52:55.251Z', '2026-11-16T01:52:55.251Z', NULL);
INSERT INTO public.checklist_items VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', '01a1e20e-ad53-7030-a91e-b51544ce2ade', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad9f-7668-9c55-821ffc910f5a', '01a1e20e-ad9b-7592-9e7f-0764a153aceb', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad53-7030-a91e-b51544ce2ade', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad9a-75d5-b099-20848ca58464', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad9b-7592-9e7f-0764a153aceb', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad35-7487-aaae-6cf1d3414718', 'To do', 65536, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', 'Dóne 🎉', 131072, '#64748b', true, NULL);
INSERT INTO public.columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ada1-70c5-a9d8-ef8544a1e3c4', 'Column', 196608, '#64748b', false, NULL);
INSERT INTO public.columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add0-72d6-a49b-04f1f0664f57', 'Column', 262144, '#64748b', false, NULL);
INSERT INTO public.comments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.207Z', NULL, 'Comment');
INSERT INTO public.ended_sessions VALUES ('01a1e20e-b01e-74dc-81d9-bcbd09227c9a', '2026-11-16T02:57:55.843Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '33c02d29-ed85-43e0-8b65-18864c351150', 'pUSv6_gjnJR0iuaeF4pEHlpd7hryhb-DSk7rtDIeVTM', '01a1e20e-ace3-73ea-b98d-26382370d63a', '{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:52:55.101Z');
INSERT INTO public.invitations VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb1-7591-a25c-17063d24c0a3', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', NULL, 'member', NULL, NULL, 0);
INSERT INTO public.item_assignees VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', '01a1e20e-a914-737f-aeff-d59e4c405ddb');
INSERT INTO public.labels VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad3d-75fa-afab-4655dd7d2413', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb3-7152-a45d-5938c771aa68', 'Label', '#3b82f6');
INSERT INTO public.notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad13-743f-a99b-bd167a24eb2b', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'added', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.058Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad27-7726-a389-a99c647a8c97', '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', 'added', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.079Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad4d-7220-b90c-e76da56e1fec', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'assigned', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.116Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ada7-71b8-85b8-69f400a0817a', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'commented', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.207Z', NULL, NULL);
INSERT INTO public.notifications VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', '01a1e20e-adc6-73a8-ab56-67c6d1550f8c', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'added', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.237Z', NULL, NULL);
INSERT INTO public.restored_contents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 35, '01a1e20e-add3-7672-8c42-d00ceb48356d', '{"id":"01a1e20e-add3-7672-8c42-d00ceb48356d","column_id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:52:55.251Z","updated_at":"2026-11-16T01:52:55.251Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '77872951ca3f2496');
INSERT INTO public.search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad40-757a-9f30-5b783de2051a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n1 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', 3145727, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n2 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', 1048576, ' ·b01a1e20eace373eab98d26382370d63a ·n1 comment ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 4194303, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n3 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', '01a1e20e-adbc-714e-84f6-51e7331543ab', 5242879, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n4 ·tcard card ', DEFAULT);
INSERT INTO public.search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add3-7672-8c42-d00ceb48356d', 6291455, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n5 ·tcard card ', DEFAULT);
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n1 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'description', ' two lines ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', 'item', ' step ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', 'attachment', ' empty txt ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', 'attachment', ' nul bin ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', 'attachment', ' small bin ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', 'attachment', ' note txt ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n2 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9f-7668-9c55-821ffc910f5a', 'item', ' item ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n3 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', '01a1e20e-adbc-714e-84f6-51e7331543ab', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n4 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', '01a1e20e-adbc-714e-84f6-51e7331543ab', 'description', '');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add3-7672-8c42-d00ceb48356d', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n5 ·tcard card ');
INSERT INTO public.search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add3-7672-8c42-d00ceb48356d', 'description', '');
INSERT INTO public.sessions VALUES ('01a1e20e-a8fa-7795-b5d8-d1f5952855df', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:54.010Z', '2026-11-16T01:52:54.010Z', '2026-11-16T02:52:54.010Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e20e-aae8-7362-83d1-e3cc1c8ae555', '01a1e20e-a914-737f-aeff-d59e4c405ddb', '2026-11-16T01:52:54.504Z', '2026-11-16T01:52:54.504Z', '2026-11-16T02:52:54.504Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e20e-acd2-73ab-9355-73caba159975', '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', '2026-11-16T01:52:54.994Z', '2026-11-16T01:52:54.994Z', '2026-11-16T02:52:54.994Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('879c613e-ec96-478c-8e93-bfcb3a8aaf10', 'fc3610e2-ea97-4f8a-a159-84935ab58774', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 'card', 'deleted', 'Card', '01a1e20e-ad35-7487-aaae-6cf1d3414718', NULL, 131072, 1, '{"id":"01a1e20e-adb5-74e9-b5e7-4002da89bde9","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:52:55.221Z","updated_at":"2026-11-16T01:52:55.221Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:52:55.223Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 28);
INSERT INTO public.trash VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adba-737e-9660-762b7b5517d5', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e20e-ad3d-75fa-afab-4655dd7d2413","01a1e20e-adb3-7152-a45d-5938c771aa68"],"board_members":["01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","01a1e20e-a914-737f-aeff-d59e4c405ddb"]}', '2026-11-16T01:52:55.231Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 31);
INSERT INTO public.trash VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', 'card', 'deleted', 'Card', '01a1e20e-adba-737e-9660-762b7b5517d5', '01a1e20e-adba-737e-9660-762b7b5517d5', 65536, NULL, '{"id":"01a1e20e-adbc-714e-84f6-51e7331543ab","column_id":"01a1e20e-adba-737e-9660-762b7b5517d5","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:52:55.228Z","updated_at":"2026-11-16T01:52:55.228Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:52:55.231Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 31);
INSERT INTO public.users VALUES ('01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$rSoFJGNeq11KU8AuMrxb43RDQ0r/hbx763bjfGKc6TY$WujCWw5bnGRwU/IuAdNP0mgi3JR4mOlHwn6NB+HTNMo', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:52:53.759Z');
INSERT INTO public.users VALUES ('01a1e20e-a914-737f-aeff-d59e4c405ddb', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$LfeIY/+YhyTBs18YAcIw4WHdDytC1v1ZpWf1eL7rcRs$PrOmn5Ub8SCLaYvnURzJZXHpVvKwBwPpQfG/xSPZOjE', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:52:54.234Z');
INSERT INTO public.users VALUES ('01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+Tfc0LyxD8mp8uiIjGePf21T793zQiseO3PChcf3l5U$uzz2zPKxNwzQlo6sVWBqpFngssFlVnKT3moDlaFS5I0', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:52:54.772Z');
INSERT INTO public.users VALUES ('01a1e20e-adf5-7600-8828-8bd7c7f93cd5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$01rw+o56cGE6t3wYxF+DSRQOvcu5l7Ba2L7a8IOM/ik$TUxtPglXZpWoy2J3pu/h49dq9F6HHfn7aInZDCLxtyY', NULL, NULL, true, false, false, 0, NULL, '2026-11-16T01:52:55.614Z');
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
