
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
    data text NOT NULL,
    previous text,
    renumbered text,
    idempotency_key text,
    created_at text NOT NULL,
    first_seq bigint NOT NULL,
    about_id uuid,
    cause bigint,
    undoes bigint,
    mark text
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
    created_by uuid NOT NULL,
    updated_by uuid NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    seq bigint NOT NULL,
    revision bigint NOT NULL,
    stamp text NOT NULL,
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
CREATE TABLE public.cards (
    board_id uuid NOT NULL,
    id uuid NOT NULL,
    column_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    rank bigint NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
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
    is_done_column boolean NOT NULL
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
INSERT INTO public.attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e2e-772a-901b-19a8558c39ff', '\x');
INSERT INTO public.attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e31-70d4-88ba-677cf3afa7b6', '\x000000');
INSERT INTO public.attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e33-71bc-8086-368a0e9b2a0c', '\x3264247b8b0c586035c166fa806b3ecb392326a89a4857e2f062d727e75c898cf6e40ad24386709ff7bc12c5eddd31e696eeeac96092233d22688ac1dd53d93b6d06f8397e1fefeb3ae7dc830524584ee0d07db0415c0c6ecf6ff41a9942750c760147db786975be76ebf9b51f5ced11befcd421106b985c2d318924920f7aedc242be34c237bedf1a9e6313b7f0dd884016638c1e4f61fe263d80ed4a04c887104625cb3a96a755a29118bd1a8466dc48045463530ca8277e3b61744e56a37fee9ae0420b6c2be699d28b4dabcfe358947a80159a8de557812684b214bebc1da55da4dd0baccddbf383bf3e37d8dd1b79fcf2de76009e5c6d10763c52e69b49b2d92c8dc4aab6eb4d2de33dc51fb09ed358e41a33f7c249af64a59417dcc0547cf4649adb24d4da6417122716c885fc97d98ad7f739d523077acfc30664f3dacbeff6b775fb9d8bac114525ee7ec7c39c3556e6bb14dc2e4d178720db2130ef889f635cc081935926f44affabe5ee5fbd201ad93dacf2a4e4dc37abd8a9b14116164d956e40a7bb4f8c544efdf426baa55362913c942c61109ff68b4749b220b357e4f879099b28b547bccc96b56ac91f824a9f7771d3f808d94ee5e9cccbf284c74d5a59fbd26a6ade40c7848892d842f925745fb8e369b1a3fd292d93c50a8683539245272c951d004dba6453540861489ecc');
INSERT INTO public.attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e43-774a-87d7-8eff9c2b5c83', '\x68656c6c6f');
INSERT INTO public.attachment_objects VALUES ('10165ad4-89d9-4a2a-a545-55fcd0e1dbbc', '965a2f09-5393-4a9f-9892-0a637b05ad93', NULL);
INSERT INTO public.attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e2e-772a-901b-19a8558c39ff', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO public.attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e31-70d4-88ba-677cf3afa7b6', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO public.attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e33-71bc-8086-368a0e9b2a0c', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO public.attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e43-774a-87d7-8eff9c2b5c83', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO public.automation_rules VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e38-7305-843a-c3187c8973d5', 'Finished by Bob', 'card_moved', '01a1e156-2e06-75b4-94f8-f81535d376ef', NULL, 'assign_member', NULL, '01a1e156-2d0b-7554-b183-61b992a4089c', true);
INSERT INTO public.automation_rules VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e47-71f2-8458-3fd367fa9781', 'Rule', 'card_moved', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', NULL, 'assign_member', NULL, '01a1e156-2d0b-7554-b183-61b992a4089c', true);
INSERT INTO public.board_checkpoints VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 0, '2026-11-15T22:31:23.884Z', '\x1f8b08000000000000039551cb4ec33010bcf31973b6abd8c149eb13e21b3881aaca8e37c892f3c0760aa8eabfa32645a23d14f5b8b33bb33bb30778078d42184142555c3a6a785d972ddf146bc58d34a5b22d91dd5460c83e0782c6f360a20383a3d4443f663ff4d0fd14024313c964723bfb7d21db08c7eb6a23b9b5d2f2da29a1daa252240518a6d1ddcdf9dd63323464212b2e0417ea454a5d0a2dcbd57afdf8fa47fbbfb9441fd00543309642827edb3274d4598aa7e2007bb2bcbb27ac2951bc26dcb4148739dce1b3a778e6431fae1f7453823ae303344cf00d3dd197e9c640ab21be9ff57ad39d56cc6d30b43ea6bc60cbf782b9ac7dda9926fb3d41e738d10cec29fad693836e4d480b96a691e272f00c1e8fdbe3c30f8651f83b5c020000');
INSERT INTO public.board_checkpoints VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 0, '2026-11-15T22:31:24.011Z', '\x1f8b08000000000000039551cb4ec33010bcf319738e2bdbad13e113e21b3881aaca8f0db2e43cb09d02aafaefa84991680f453deeecceecceec01c143830b2348a89a49aa2d6bd65cb1476b39e3ce09f2466d1aae50a18412091acf83491e153c6597c258c2d043f7538c155c2253c8efecf785ac139e35f5a364d64acb1aaf846a79ad480a5498467f37e7778f29d0905cd64c0826d48b947a2db4dcacb810af7fb4ff9bcbf401cd2b44632966e8b76d858e3a4be9541c604f9677f78435654ad7849b96d230873b7cf694ce7ce8c3f5836e4a506742848689c1d1137d996e8cb41ad2fb59af37dd69c5dc468536a45c166cf95e349775c83be34ad813744913cdc09e52680379e8d6c4bc60791a292d07cfe0f1b83d3efc00e9bc07a65c020000');
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 1, 'board.member_added', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","user_id":"01a1e156-2d0b-7554-b183-61b992a4089c","role":"member","user":{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:23.901Z', 1, '01a1e156-2d0b-7554-b183-61b992a4089c', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 2, 'board.member_added', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","user_id":"01a1e156-2d93-7273-857d-da2f337c4cfe","role":"member","user":{"id":"01a1e156-2d93-7273-857d-da2f337c4cfe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:23.905Z', 2, '01a1e156-2d93-7273-857d-da2f337c4cfe', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 3, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:23.907Z', 3, '01a1e156-2e03-7458-bb78-cc7cfb8c623e', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 4, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e06-75b4-94f8-f81535d376ef","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:31:23.910Z', 4, '01a1e156-2e06-75b4-94f8-f81535d376ef', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 5, 'label.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, 'a9eadfc6-4bf3-4fd0-9d27-2f487da49ebc', '2026-11-15T22:31:23.916Z', 5, '01a1e156-2e0c-7605-a331-11abb62006ff', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 6, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.918Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.918Z', 6, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 7, 'card.labeled', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.921Z"}', '{"labels":[],"updated_at":"2026-11-15T22:31:23.918Z"}', NULL, NULL, '2026-11-15T22:31:23.921Z', 7, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 8, 'card.assigned', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.925Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:31:23.921Z"}', NULL, NULL, '2026-11-15T22:31:23.925Z', 8, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 9, 'card.assigned', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.925Z"}', '{"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:31:23.925Z"}', NULL, NULL, '2026-11-15T22:31:23.925Z', 8, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 10, 'checklist.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.935Z', 10, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 11, 'checklist_item.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.938Z', 11, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 12, 'checklist_item.updated', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:31:23.941Z', 12, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 13, 'checklist_item.assigned', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:31:23.944Z', 13, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 14, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e2e-772a-901b-19a8558c39ff","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:31:23.950Z', 14, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 15, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e31-70d4-88ba-677cf3afa7b6","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:31:23.953Z', 15, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 16, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e33-71bc-8086-368a0e9b2a0c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:31:23.955Z', 16, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 17, 'card.moved', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e06-75b4-94f8-f81535d376ef","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Steps","rank":65536,"items":[{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e156-2e2e-772a-901b-19a8558c39ff","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e156-2e31-70d4-88ba-677cf3afa7b6","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e156-2e33-71bc-8086-368a0e9b2a0c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.964Z"}', '{"column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","rank":65536,"updated_at":"2026-11-15T22:31:23.925Z","position":0}', NULL, NULL, '2026-11-15T22:31:23.964Z', 17, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 18, 'board.member_removed', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","user_id":"01a1e156-2d93-7273-857d-da2f337c4cfe","role":"member","user":{"id":"01a1e156-2d93-7273-857d-da2f337c4cfe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:23.967Z', 18, '01a1e156-2d93-7273-857d-da2f337c4cfe', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 19, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e43-774a-87d7-8eff9c2b5c83","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:31:23.971Z', 19, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 20, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e4b-7421-9ea1-4e1df346a59c","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.979Z","updated_at":"2026-11-15T22:31:23.979Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.979Z', 20, '01a1e156-2e4b-7421-9ea1-4e1df346a59c', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 21, 'checklist.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e4f-7502-b1a6-d91c62a8d3bf","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.983Z', 21, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 22, 'checklist.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e53-701e-a23e-a6052db6ff07","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.987Z', 22, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 23, 'checklist_item.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e55-77d0-a240-1ffe981873cb","checklist_id":"01a1e156-2e53-701e-a23e-a6052db6ff07","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.989Z', 23, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 24, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e57-734f-8a06-031748529b93","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:23.991Z', 24, '01a1e156-2e57-734f-8a06-031748529b93', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 25, 'label.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e58-776b-8efc-094e0f04020b","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:31:23.992Z', 25, '01a1e156-2e58-776b-8efc-094e0f04020b', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 26, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e59-7324-a60e-c887fb0c2c1f","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.993Z","updated_at":"2026-11-15T22:31:23.993Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.993Z', 26, '01a1e156-2e59-7324-a60e-c887fb0c2c1f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 27, 'card.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e59-7324-a60e-c887fb0c2c1f","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.993Z","updated_at":"2026-11-15T22:31:23.993Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.994Z', 27, '01a1e156-2e59-7324-a60e-c887fb0c2c1f', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 28, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e5d-73e0-93f6-4181973bd161","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:23.997Z', 28, '01a1e156-2e5d-73e0-93f6-4181973bd161', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 29, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e5e-71a8-a152-2bcdfe584d75","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e5d-73e0-93f6-4181973bd161","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.998Z","updated_at":"2026-11-15T22:31:23.998Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.998Z', 29, '01a1e156-2e5e-71a8-a152-2bcdfe584d75', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 30, 'column.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e5d-73e0-93f6-4181973bd161","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.003Z', 30, '01a1e156-2e5d-73e0-93f6-4181973bd161', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 1, 'board.member_added', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2e6b-7305-9bb0-0cc1eda54705","user_id":"01a1e156-2d0b-7554-b183-61b992a4089c","role":"member","user":{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:24.012Z', 1, '01a1e156-2d0b-7554-b183-61b992a4089c', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 2, 'board.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e6b-7305-9bb0-0cc1eda54705"}', NULL, NULL, NULL, '2026-11-15T22:31:24.015Z', 2, '01a1e156-2e6b-7305-9bb0-0cc1eda54705', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 31, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.019Z', 31, '01a1e156-2e73-7576-9bae-fb149bf42ecd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 32, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e77-7449-903a-cfef387e02f4","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:24.023Z","updated_at":"2026-11-15T22:31:24.023Z"}', NULL, NULL, NULL, '2026-11-15T22:31:24.023Z', 32, '01a1e156-2e77-7449-903a-cfef387e02f4', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 33, 'column.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.027Z', 33, '01a1e156-2e73-7576-9bae-fb149bf42ecd', NULL, NULL, NULL);
INSERT INTO public.board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 34, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.033Z', 34, '01a1e156-2e73-7576-9bae-fb149bf42ecd', NULL, NULL, 'restored');
INSERT INTO public.board_members VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 'owner');
INSERT INTO public.board_members VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2d0b-7554-b183-61b992a4089c', 'member');
INSERT INTO public.board_members VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 'owner');
INSERT INTO public.board_members VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', '01a1e156-2d0b-7554-b183-61b992a4089c', 'member');
INSERT INTO public.boards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 'Board', NULL, '01a1e156-2c1d-7692-bb2b-7d515f065e21', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '2026-11-15T22:31:23.884Z', '2026-11-15T22:31:23.884Z', 34, 36, 'tvhhlob12cf', NULL, NULL);
INSERT INTO public.boards VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 'Board', NULL, '01a1e156-2c1d-7692-bb2b-7d515f065e21', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '2026-11-15T22:31:24.011Z', '2026-11-15T22:31:24.011Z', 2, 3, '5h46zgrkv2', '2026-11-15T22:31:24.015Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21');
INSERT INTO public.card_assignees VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2c1d-7692-bb2b-7d515f065e21');
INSERT INTO public.card_assignees VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2d0b-7554-b183-61b992a4089c');
INSERT INTO public.card_labels VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2e0c-7605-a331-11abb62006ff');
INSERT INTO public.cards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2e06-75b4-94f8-f81535d376ef', 'Card', 'two
lines ', 65536, '2026-11-15T22:31:23.918Z', '2026-11-15T22:31:23.964Z');
INSERT INTO public.cards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e4b-7421-9ea1-4e1df346a59c', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', 'Card', NULL, 65536, '2026-11-15T22:31:23.979Z', '2026-11-15T22:31:23.979Z');
INSERT INTO public.cards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e77-7449-903a-cfef387e02f4', '01a1e156-2e73-7576-9bae-fb149bf42ecd', 'Card', NULL, 65536, '2026-11-15T22:31:24.023Z', '2026-11-15T22:31:24.023Z');
INSERT INTO public.checklist_items VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e23-7769-a6b2-4b85cf3a4655', '01a1e156-2e1f-72ed-8484-4a9c1b68035c', 'Step', true, 65536);
INSERT INTO public.checklist_items VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e55-77d0-a240-1ffe981873cb', '01a1e156-2e53-701e-a23e-a6052db6ff07', 'Item', false, 65536);
INSERT INTO public.checklists VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e1f-72ed-8484-4a9c1b68035c', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', 'Steps', 65536);
INSERT INTO public.checklists VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e4f-7502-b1a6-d91c62a8d3bf', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', 'Checklist', 131072);
INSERT INTO public.checklists VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e53-701e-a23e-a6052db6ff07', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', 'Checklist', 196608);
INSERT INTO public.columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', 'To do', 65536, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e06-75b4-94f8-f81535d376ef', 'Dóne 🎉', 131072, '#64748b', true);
INSERT INTO public.columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e57-734f-8a06-031748529b93', 'Column', 196608, '#64748b', false);
INSERT INTO public.columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e73-7576-9bae-fb149bf42ecd', 'Column', 262144, '#64748b', false);
INSERT INTO public.ended_sessions VALUES ('01a1e156-2f00-7660-9f00-0f3bcc5c7c51', '2026-11-15T23:36:24.163Z');
INSERT INTO public.idempotency_keys VALUES ('01a1e156-2c1d-7692-bb2b-7d515f065e21', 'a9eadfc6-4bf3-4fd0-9d27-2f487da49ebc', 'Cmmk1OQwJ3u_gGNJcPLjk57D93Ia1H3P1dnlnSkcpDQ', '01a1e156-2dec-773f-9085-a2a35bfeeb96', '{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:31:23.916Z');
INSERT INTO public.item_assignees VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e23-7769-a6b2-4b85cf3a4655', '01a1e156-2d0b-7554-b183-61b992a4089c');
INSERT INTO public.labels VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0c-7605-a331-11abb62006ff', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO public.labels VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e58-776b-8efc-094e0f04020b', 'Label', '#3b82f6');
INSERT INTO public.restored_contents VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 34, '01a1e156-2e77-7449-903a-cfef387e02f4', '{"id":"01a1e156-2e77-7449-903a-cfef387e02f4","column_id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:31:24.023Z","updated_at":"2026-11-15T22:31:24.023Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO public.schema_version VALUES (1, '486ec25ddccdd1ca');
INSERT INTO public.sessions VALUES ('01a1e156-2d08-70d5-b9f4-7c7d38670309', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '2026-11-15T22:31:23.656Z', '2026-11-15T22:31:23.656Z', '2026-11-15T23:31:23.656Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e156-2d8f-71f2-9296-9693ee92d130', '01a1e156-2d0b-7554-b183-61b992a4089c', '2026-11-15T22:31:23.791Z', '2026-11-15T22:31:23.791Z', '2026-11-15T23:31:23.791Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.sessions VALUES ('01a1e156-2de8-73b2-8c8c-d477d1636464', '01a1e156-2d93-7273-857d-da2f337c4cfe', '2026-11-15T22:31:23.880Z', '2026-11-15T22:31:23.880Z', '2026-11-15T23:31:23.880Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO public.stored_objects VALUES ('10165ad4-89d9-4a2a-a545-55fcd0e1dbbc', '965a2f09-5393-4a9f-9892-0a637b05ad93', '00', NULL);
INSERT INTO public.trash VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e59-7324-a60e-c887fb0c2c1f', 'card', 'deleted', 'Card', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', NULL, 131072, 1, '{"id":"01a1e156-2e59-7324-a60e-c887fb0c2c1f","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:31:23.993Z","updated_at":"2026-11-15T22:31:23.993Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:31:23.994Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 27);
INSERT INTO public.trash VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e5d-73e0-93f6-4181973bd161', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e156-2e0c-7605-a331-11abb62006ff","01a1e156-2e58-776b-8efc-094e0f04020b"],"board_members":["01a1e156-2c1d-7692-bb2b-7d515f065e21","01a1e156-2d0b-7554-b183-61b992a4089c"]}', '2026-11-15T22:31:24.003Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 30);
INSERT INTO public.trash VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e5e-71a8-a152-2bcdfe584d75', 'card', 'deleted', 'Card', '01a1e156-2e5d-73e0-93f6-4181973bd161', '01a1e156-2e5d-73e0-93f6-4181973bd161', 65536, NULL, '{"id":"01a1e156-2e5e-71a8-a152-2bcdfe584d75","column_id":"01a1e156-2e5d-73e0-93f6-4181973bd161","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:31:23.998Z","updated_at":"2026-11-15T22:31:23.998Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:31:24.003Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 30);
INSERT INTO public.users VALUES ('01a1e156-2c1d-7692-bb2b-7d515f065e21', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$S/KnAuyObgKp8HfYl5n2sb75sUo3ryXrgU47K/2cE5w$dlj2Rh9Ekhy7rIt26MWnqCr9UCt0ZPg90mfg1xdIi0k', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:31:23.556Z');
INSERT INTO public.users VALUES ('01a1e156-2d0b-7554-b183-61b992a4089c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$a7RaqeUaZP8V97f4C3smiSuH2dZ4lHfWYAD+sD68p6Y$DKOo1VX/U3+nCYNQJSAvkmDQmWQ2yQMwYZzCPI8gVn4', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:31:23.708Z');
INSERT INTO public.users VALUES ('01a1e156-2d93-7273-857d-da2f337c4cfe', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Cg/LtOEdZn53MjU3to9udVB8bLcwRKureizmPhW/3FY$xHXEIJAia/o1dbxn6YMieOBhSHOjUTiiybZvs3zkAcw', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:31:23.838Z');
INSERT INTO public.users VALUES ('01a1e156-2e94-7408-9772-ee94956fd22a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$TGUtkLaJdULam058oloqIRI7qkpseAtdjIc2DQKprR0$jkUssRTKfWe5bESTqmOTdheaLgzNsFpGfxqksTYQhP0', NULL, NULL, true, false, false, 0, NULL, '2026-11-15T22:31:24.119Z');
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
CREATE INDEX ended_sessions_expiry ON public.ended_sessions USING btree (expires_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX labels_id ON public.labels USING btree (id);
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
ALTER TABLE ONLY public.restored_contents
    ADD CONSTRAINT restored_contents_board_id_seq_fkey FOREIGN KEY (board_id, seq) REFERENCES public.board_events(board_id, seq) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trash
    ADD CONSTRAINT trash_board_id_fkey FOREIGN KEY (board_id) REFERENCES public.boards(id) ON DELETE CASCADE;
