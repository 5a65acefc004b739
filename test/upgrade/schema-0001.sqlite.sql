CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, fingerprint TEXT NOT NULL);
CREATE TABLE users (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL,
     username_lower TEXT NOT NULL,
     username_key TEXT NOT NULL UNIQUE,
     hashed_password TEXT NOT NULL,
     firstname TEXT,
     lastname TEXT,
     is_active INTEGER NOT NULL,
     is_verified INTEGER NOT NULL,
     is_superuser INTEGER NOT NULL,
     token_generation INTEGER NOT NULL,
     kept_session TEXT,
     created_at TEXT NOT NULL
   ) STRICT;
CREATE TABLE sessions (
     id TEXT PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL,
     last_used_at TEXT NOT NULL,
     expires_at TEXT NOT NULL,
     address TEXT NOT NULL,
     user_agent TEXT NOT NULL
   ) STRICT;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
CREATE TABLE ended_sessions (
     id TEXT PRIMARY KEY,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX ended_sessions_expiry ON ended_sessions (expires_at);
CREATE TABLE idempotency_keys (
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     request TEXT NOT NULL,
     board_id TEXT,
     answer TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (user_id, key)
   ) STRICT;
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE TABLE boards (
     id TEXT PRIMARY KEY,
     title TEXT NOT NULL,
     description TEXT,
     color TEXT,
     created_by TEXT NOT NULL REFERENCES users (id),
     updated_by TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     seq INTEGER NOT NULL,
     revision INTEGER NOT NULL,
     stamp TEXT NOT NULL,
     last_card_number INTEGER NOT NULL,
     deleted_at TEXT,
     deleted_by TEXT
   ) STRICT;
CREATE INDEX boards_deleted ON boards (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE TABLE board_members (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     user_id TEXT NOT NULL REFERENCES users (id),
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     PRIMARY KEY (board_id, user_id)
   ) STRICT, WITHOUT ROWID;
CREATE INDEX board_members_user ON board_members (user_id, board_id);
CREATE TABLE board_events (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     type TEXT NOT NULL,
     user_id TEXT,
     created_at TEXT NOT NULL,
     first_seq INTEGER NOT NULL,
     about_id TEXT,
     subject_id TEXT,
     cause INTEGER,
     undoes INTEGER,
     mark TEXT,
     idempotency_key TEXT,
     renumbered TEXT,
     previous TEXT,
     data TEXT NOT NULL,
     PRIMARY KEY (board_id, seq)
   ) STRICT;
CREATE INDEX board_events_about ON board_events (board_id, about_id, seq) WHERE about_id IS NOT NULL;
CREATE TABLE board_checkpoints (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     data BLOB NOT NULL,
     PRIMARY KEY (board_id, seq)
   ) STRICT;
CREATE TABLE labels (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     name TEXT NOT NULL,
     color TEXT NOT NULL,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX labels_id ON labels (id);
CREATE TABLE columns (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     title TEXT NOT NULL,
     rank INTEGER NOT NULL,
     color TEXT NOT NULL,
     is_done_column INTEGER NOT NULL,
     card_limit INTEGER,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, rank)
   ) STRICT;
CREATE INDEX columns_id ON columns (id);
CREATE TABLE automation_rules (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     name TEXT NOT NULL,
     trigger_type TEXT NOT NULL,
     trigger_column_id TEXT,
     trigger_label_id TEXT,
     action_type TEXT NOT NULL,
     action_column_id TEXT,
     action_user_id TEXT,
     is_enabled INTEGER NOT NULL,
     PRIMARY KEY (board_id, id),
     FOREIGN KEY (board_id, trigger_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, trigger_label_id) REFERENCES labels (board_id, id),
     FOREIGN KEY (board_id, action_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, action_user_id) REFERENCES board_members (board_id, user_id)
   ) STRICT;
CREATE INDEX automation_rules_id ON automation_rules (id);
CREATE TABLE invitations (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     invited_by TEXT NOT NULL REFERENCES users (id),
     email TEXT,
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     expires_at TEXT,
     max_uses INTEGER,
     uses INTEGER NOT NULL,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX invitations_id ON invitations (id);
CREATE TABLE mail_queue (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     recipient TEXT NOT NULL,
     board_id TEXT,
     subject_id TEXT,
     sent_by TEXT,
     created_at TEXT NOT NULL,
     due_at TEXT,
     attempts INTEGER NOT NULL,
     outcome TEXT
   ) STRICT;
CREATE INDEX mail_queue_due ON mail_queue (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX mail_queue_recipient ON mail_queue (recipient, created_at);
CREATE INDEX mail_queue_sender ON mail_queue (sent_by, created_at) WHERE sent_by IS NOT NULL;
CREATE INDEX mail_queue_age ON mail_queue (created_at);
CREATE TABLE account_tokens (
     hash TEXT PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset')),
     email TEXT NOT NULL,
     password_mark TEXT NOT NULL,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX account_tokens_user ON account_tokens (user_id);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);
CREATE TABLE trash (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     type TEXT NOT NULL CHECK (type IN ('card', 'column', 'label', 'attachment')),
     kind TEXT NOT NULL CHECK (kind IN ('deleted', 'archived', 'purged')),
     title TEXT NOT NULL,
     parent_id TEXT,
     removed_with TEXT,
     rank INTEGER,
     position INTEGER,
     data TEXT NOT NULL,
     removed_at TEXT NOT NULL,
     removed_by TEXT NOT NULL,
     seq INTEGER NOT NULL,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX trash_listed ON trash (board_id, kind, seq)
     WHERE removed_with IS NULL AND type IN ('card', 'column');
CREATE INDEX trash_contents ON trash (board_id, removed_with) WHERE removed_with IS NOT NULL;
CREATE INDEX trash_age ON trash (removed_at) WHERE kind = 'deleted' AND removed_with IS NULL;
CREATE INDEX trash_purged ON trash (board_id, id) WHERE kind = 'purged';
CREATE INDEX trash_id ON trash (id);
CREATE TABLE restored_contents (
     board_id TEXT NOT NULL,
     seq INTEGER NOT NULL,
     id TEXT NOT NULL,
     data TEXT NOT NULL,
     PRIMARY KEY (board_id, seq, id),
     FOREIGN KEY (board_id, seq) REFERENCES board_events (board_id, seq) ON DELETE CASCADE
       DEFERRABLE INITIALLY DEFERRED
   ) STRICT;
CREATE TABLE cards (
     board_id TEXT NOT NULL,
     id TEXT NOT NULL,
     column_id TEXT NOT NULL,
     number INTEGER NOT NULL,
     title TEXT NOT NULL,
     rank INTEGER NOT NULL,
     start_at TEXT,
     due_at TEXT,
     is_complete INTEGER NOT NULL,
     cover_attachment_id TEXT,
     comment_count INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     description TEXT,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, column_id, rank),
     FOREIGN KEY (board_id, column_id) REFERENCES columns (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX cards_id ON cards (id);
CREATE TABLE card_labels (
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     label_id TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, label_id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, label_id) REFERENCES labels (board_id, id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE TABLE card_assignees (
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, user_id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE TABLE checklists (
     board_id TEXT NOT NULL,
     id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     title TEXT NOT NULL,
     rank INTEGER NOT NULL,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, card_id, rank),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX checklists_id ON checklists (id);
CREATE TABLE checklist_items (
     board_id TEXT NOT NULL,
     id TEXT NOT NULL,
     checklist_id TEXT NOT NULL,
     content TEXT NOT NULL,
     is_done INTEGER NOT NULL,
     rank INTEGER NOT NULL,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, checklist_id, rank),
     FOREIGN KEY (board_id, checklist_id) REFERENCES checklists (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX checklist_items_id ON checklist_items (id);
CREATE TABLE item_assignees (
     board_id TEXT NOT NULL,
     item_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     PRIMARY KEY (board_id, item_id, user_id),
     FOREIGN KEY (board_id, item_id) REFERENCES checklist_items (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE TABLE attachments (
     board_id TEXT NOT NULL,
     id TEXT NOT NULL,
     card_id TEXT,
     trash_id TEXT,
     name TEXT NOT NULL,
     mime_type TEXT NOT NULL,
     size INTEGER NOT NULL,
     PRIMARY KEY (board_id, id),
     CHECK ((card_id IS NULL) <> (trash_id IS NULL)),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, trash_id) REFERENCES trash (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX attachments_card ON attachments (board_id, card_id) WHERE card_id IS NOT NULL;
CREATE INDEX attachments_trash ON attachments (board_id, trash_id) WHERE trash_id IS NOT NULL;
CREATE INDEX attachments_id ON attachments (id);
CREATE TABLE attachment_blobs (
     board_id TEXT NOT NULL,
     attachment_id TEXT NOT NULL,
     blob BLOB NOT NULL,
     PRIMARY KEY (board_id, attachment_id),
     FOREIGN KEY (board_id, attachment_id) REFERENCES attachments (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE TABLE stored_objects (
     board_id TEXT NOT NULL,
     object_key TEXT NOT NULL,
     sha256 TEXT NOT NULL,
     pending_since TEXT,
     PRIMARY KEY (board_id, object_key)
   ) STRICT;
CREATE INDEX stored_objects_pending ON stored_objects (pending_since) WHERE pending_since IS NOT NULL;
CREATE TABLE attachment_objects (
     board_id TEXT NOT NULL,
     object_key TEXT NOT NULL,
     attachment_id TEXT,
     PRIMARY KEY (board_id, object_key),
     UNIQUE (board_id, attachment_id),
     FOREIGN KEY (board_id, object_key) REFERENCES stored_objects (board_id, object_key),
     FOREIGN KEY (board_id, attachment_id) REFERENCES attachments (board_id, id) ON DELETE CASCADE
   ) STRICT;
INSERT INTO schema_version VALUES (1, 'b1ab7abc9cfc81c3');
INSERT INTO users VALUES ('01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$/I47VhBogpTFKgBNCSyUrAmKWu7Rz7Npt7aQWiV7Bz0$mERUjdEpJ6dqPUmWa4d48Bpk/04u5RKngOztaJr6BIk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:58:06.007Z');
INSERT INTO users VALUES ('01a1e1dc-7edc-7510-920e-0ddb1b817035', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$+xsStUFG1ZE2kpBneJkdHGGXCOjw9z44kyXX25V2bz4$qic5435An9B0ssq0lDihn0htMfTjGD563amHk1G2RMI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:58:06.665Z');
INSERT INTO users VALUES ('01a1e1dc-8123-70a3-b844-cb8c19197c2b', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$50ZC0zQrCdAPESNDFgaCcoxtf02WZXL6u3xr4pEid2U$Djj739hti5P8hHoiA9+HL2Zx2RshIGUvEaIMcKM3xZE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:58:07.449Z');
INSERT INTO users VALUES ('01a1e1dc-85c4-73d2-86d5-b8160245348e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$tt9iE/eX6THeYIRWv8U3caAINtMzho0Ef6B2Vmw51sY$mypzSVF6Ij/ygTRp/uAJoNWVBbFB85vvj9yRYkbwKcU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:58:08.462Z');
INSERT INTO sessions VALUES ('01a1e1dc-7ed4-7048-a14e-d62c8af46f8d', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:06.420Z', '2026-11-16T00:58:06.420Z', '2026-11-16T01:58:06.420Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1dc-811e-73ca-9aed-6aeea08358c9', '01a1e1dc-7edc-7510-920e-0ddb1b817035', '2026-11-16T00:58:07.006Z', '2026-11-16T00:58:07.006Z', '2026-11-16T01:58:07.006Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1dc-84f6-7703-a241-26d354d81fbf', '01a1e1dc-8123-70a3-b844-cb8c19197c2b', '2026-11-16T00:58:07.990Z', '2026-11-16T00:58:07.990Z', '2026-11-16T01:58:07.990Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1dc-89c9-76e7-a535-7d05f4c82151', '2026-11-16T02:03:09.236Z');
INSERT INTO idempotency_keys VALUES ('01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '135260eb-f0d6-419e-95f3-82bd5acdf69c', 'NvvC1KDeLgz0-69TRWBqPSe6tBm9dnjFZ4XFq2Y1dZs', '01a1e1dc-84fd-7467-9648-44481674e418', '{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:58:08.029Z');
INSERT INTO boards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 'Board', NULL, NULL, '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:07.997Z', '2026-11-16T00:58:07.997Z', 34, 37, 'v1cuw715bhg', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 'Board', NULL, NULL, '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.146Z', '2026-11-16T00:58:08.146Z', 2, 3, '2o3ddyo1uun', 0, '2026-11-16T00:58:08.149Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118');
INSERT INTO board_members VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 'owner');
INSERT INTO board_members VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-7edc-7510-920e-0ddb1b817035', 'member');
INSERT INTO board_members VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 'owner');
INSERT INTO board_members VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', '01a1e1dc-7edc-7510-920e-0ddb1b817035', 'member');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 1, 'board.member_added', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.013Z', 1, '01a1e1dc-7edc-7510-920e-0ddb1b817035', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-84fd-7467-9648-44481674e418","user_id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","role":"member","user":{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 2, 'board.member_added', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.018Z', 2, '01a1e1dc-8123-70a3-b844-cb8c19197c2b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-84fd-7467-9648-44481674e418","user_id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","role":"member","user":{"id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 3, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.021Z', 3, '01a1e1dc-8516-70a6-aa63-250552f94867', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8516-70a6-aa63-250552f94867","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 4, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.025Z', 4, '01a1e1dc-8519-7536-bb95-9accd8676697', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8519-7536-bb95-9accd8676697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 5, 'label.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.028Z', 5, '01a1e1dc-851d-7588-9da4-760793b13697', NULL, NULL, NULL, NULL, '135260eb-f0d6-419e-95f3-82bd5acdf69c', NULL, NULL, '{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 6, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.032Z', 6, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.032Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 7, 'card.labeled', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.037Z', 7, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:58:08.032Z"}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.037Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 8, 'card.assigned', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.046Z', 8, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:58:08.037Z"}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.046Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 9, 'card.assigned', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.046Z', 8, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:58:08.046Z"}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.046Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 10, 'checklist.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.050Z', 10, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8533-7343-85e4-08965012f6a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8533-7343-85e4-08965012f6a6","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 11, 'checklist_item.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.058Z', 11, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 12, 'checklist_item.updated', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.065Z', 12, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 13, 'checklist_item.assigned', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.068Z', 13, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 14, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.076Z', 14, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-854c-72e4-8b25-94278a6f5ddd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-854c-72e4-8b25-94278a6f5ddd","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 15, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.081Z', 15, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8551-70ca-9946-fc7ec79fe672', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8551-70ca-9946-fc7ec79fe672","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 16, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.086Z', 16, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8556-76c4-b69a-c40682df66a7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8556-76c4-b69a-c40682df66a7","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 17, 'card.moved', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.099Z', 17, '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","rank":65536,"updated_at":"2026-11-16T00:58:08.046Z","position":0}', '{"id":"01a1e1dc-8520-7078-982a-dac51cccae74","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8519-7536-bb95-9accd8676697","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1dc-851d-7588-9da4-760793b13697","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1dc-7bcb-7035-8b2d-a6def23d3118","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1dc-8533-7343-85e4-08965012f6a6","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Steps","rank":65536,"items":[{"id":"01a1e1dc-853b-75de-a61c-4bccf0e6f9bc","checklist_id":"01a1e1dc-8533-7343-85e4-08965012f6a6","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1dc-854c-72e4-8b25-94278a6f5ddd","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1dc-8551-70ca-9946-fc7ec79fe672","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1dc-8556-76c4-b69a-c40682df66a7","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:58:08.032Z","updated_at":"2026-11-16T00:58:08.099Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 18, 'board.member_removed', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.103Z', 18, '01a1e1dc-8123-70a3-b844-cb8c19197c2b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-84fd-7467-9648-44481674e418","user_id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","role":"member","user":{"id":"01a1e1dc-8123-70a3-b844-cb8c19197c2b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 19, 'attachment.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.112Z', 19, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8570-72d9-b24c-5be4038f99f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8570-72d9-b24c-5be4038f99f9","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 20, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.117Z', 20, '01a1e1dc-8575-74c7-bdd4-b90db732bb58', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8575-74c7-bdd4-b90db732bb58","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.117Z","updated_at":"2026-11-16T00:58:08.117Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 21, 'checklist.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.119Z', 21, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8577-721d-92b7-0bc1a9548342', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8577-721d-92b7-0bc1a9548342","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 22, 'checklist.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.121Z', 22, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8579-7185-8725-d23e967c7b93', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8579-7185-8725-d23e967c7b93","card_id":"01a1e1dc-8520-7078-982a-dac51cccae74","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 23, 'checklist_item.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.122Z', 23, '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-857a-7054-bf21-3c4823b72be2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-857a-7054-bf21-3c4823b72be2","checklist_id":"01a1e1dc-8579-7185-8725-d23e967c7b93","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 24, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.124Z', 24, '01a1e1dc-857c-7214-9dd7-b5c12b5277da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-857c-7214-9dd7-b5c12b5277da","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 25, 'label.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.129Z', 25, '01a1e1dc-8581-7017-939c-f70ffba47b8c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8581-7017-939c-f70ffba47b8c","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 26, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.132Z', 26, '01a1e1dc-8584-7416-a6ed-3f8927c6deb9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8584-7416-a6ed-3f8927c6deb9","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.132Z","updated_at":"2026-11-16T00:58:08.132Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 27, 'card.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.133Z', 27, '01a1e1dc-8584-7416-a6ed-3f8927c6deb9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8584-7416-a6ed-3f8927c6deb9","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.132Z","updated_at":"2026-11-16T00:58:08.132Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 28, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.137Z', 28, '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 29, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.138Z', 29, '01a1e1dc-858a-7018-827f-be6b526fb249', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-858a-7018-827f-be6b526fb249","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.138Z","updated_at":"2026-11-16T00:58:08.138Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 30, 'column.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.140Z', 30, '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 1, 'board.member_added', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.148Z', 1, '01a1e1dc-7edc-7510-920e-0ddb1b817035', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1dc-8592-7079-8c89-28bbdd494254","user_id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","role":"member","user":{"id":"01a1e1dc-7edc-7510-920e-0ddb1b817035","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 2, 'board.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.149Z', 2, '01a1e1dc-8592-7079-8c89-28bbdd494254', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-8592-7079-8c89-28bbdd494254"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 31, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.157Z', 31, '01a1e1dc-859d-76cb-ad41-06d320fc0936', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 32, 'card.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.165Z', 32, '01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","column_id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:58:08.165Z","updated_at":"2026-11-16T00:58:08.165Z"}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 33, 'column.deleted', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.174Z', 33, '01a1e1dc-859d-76cb-ad41-06d320fc0936', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 34, 'column.created', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', '2026-11-16T00:58:08.178Z', 34, '01a1e1dc-859d-76cb-ad41-06d320fc0936', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","board_id":"01a1e1dc-84fd-7467-9648-44481674e418","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 0, '2026-11-16T00:58:07.997Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2B3B71E3D427C437700255D53ADE204B4E1C6CA780AAFE3B6A5250E9A1A8C799DD99D9C7019C050D5CA020615BD6C8CE32256BC536B56C9894B211B5922445030564973D8186A780D1420196521BDD985D18400F93F705B4C187F80B226126BB335F9719CAB486295EAD59634ACBB0B6D49595ADC49C318DF66ECD4F0E66D050F2B2664230513F73AED78DE66AB5D9A8970BEFFFFA12BD83E6057834E413E8D76D013DF586E2091CC09CF6DFDD73B92951BC12DC5E2986F9D2E163A078D6833E5C7DEBB605F5E83C6840EF5A7AA44FEC474FAB10DFCE7E03F6A788B90C05742EA6BC70CBF73CFEC52EEDB0CD6E4FA0739C6826F6145DE7C882EED0A7854BD348711978268FC7EDF1E11B85A3F65469020000');
INSERT INTO board_checkpoints VALUES ('01a1e1dc-8592-7079-8c89-28bbdd494254', 0, '2026-11-16T00:58:08.146Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C11E017E654F51B7A6A154560D61512362EE0B455947FAF62A7559A43AA1C677667661F0770161430AE3972DB5159B58236AC69A9EC644B8534C6DAB22D45550281ECB24750F01474B440C062EAA29BB20B23A871F69E40177C88BF20A2CE6877E6EB32A3319DA10D2B2A2A8DB054D7167B51D882730904E6C9DEADF9C9D1191408266ACA39E5F53363AA928AC90D2FEB970BEFFFFA12BE836204BC36E813A8D72D81010783F1040E604EFBEFEEB9DC9C305E096EAF14C372E9F031623CEB411DAEBE75DB0207ED3C28D0DE75F8889F7A983C6E427C3BFB8D7A38452C6520D0BB98F2CAADDFF3FA2F7669A7BBECF6082AC71917628FD1F50E2DA85EFBB472699E30AE032FE4F1B83D3E7C031283D85369020000');
INSERT INTO labels VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-851d-7588-9da4-760793b13697', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8581-7017-939c-f70ffba47b8c', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8516-70a6-aa63-250552f94867', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8519-7536-bb95-9accd8676697', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-857c-7214-9dd7-b5c12b5277da', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-859d-76cb-ad41-06d320fc0936', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8559-72d3-a6a7-32f60dcc8209', 'Finished by Bob', 'card_moved', '01a1e1dc-8519-7536-bb95-9accd8676697', NULL, 'assign_member', NULL, '01a1e1dc-7edc-7510-920e-0ddb1b817035', 1);
INSERT INTO automation_rules VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8573-72f7-8f4b-a951f3fa3f54', 'Rule', 'card_moved', '01a1e1dc-8516-70a6-aa63-250552f94867', NULL, 'assign_member', NULL, '01a1e1dc-7edc-7510-920e-0ddb1b817035', 1);
INSERT INTO invitations VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-857f-70c5-9723-65cd667d4c99', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8584-7416-a6ed-3f8927c6deb9', 'card', 'deleted', 'Card', '01a1e1dc-8516-70a6-aa63-250552f94867', NULL, 131072, 1, '{"id":"01a1e1dc-8584-7416-a6ed-3f8927c6deb9","column_id":"01a1e1dc-8516-70a6-aa63-250552f94867","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:58:08.132Z","updated_at":"2026-11-16T00:58:08.132Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:58:08.133Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 27);
INSERT INTO trash VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1dc-851d-7588-9da4-760793b13697","01a1e1dc-8581-7017-939c-f70ffba47b8c"],"board_members":["01a1e1dc-7bcb-7035-8b2d-a6def23d3118","01a1e1dc-7edc-7510-920e-0ddb1b817035"]}', '2026-11-16T00:58:08.140Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 30);
INSERT INTO trash VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-858a-7018-827f-be6b526fb249', 'card', 'deleted', 'Card', '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', '01a1e1dc-8589-71c3-8476-7e5d01eb50ff', 65536, NULL, '{"id":"01a1e1dc-858a-7018-827f-be6b526fb249","column_id":"01a1e1dc-8589-71c3-8476-7e5d01eb50ff","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:58:08.138Z","updated_at":"2026-11-16T00:58:08.138Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:58:08.140Z', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118', 30);
INSERT INTO restored_contents VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', 34, '01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a', '{"id":"01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a","column_id":"01a1e1dc-859d-76cb-ad41-06d320fc0936","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:58:08.165Z","updated_at":"2026-11-16T00:58:08.165Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-8519-7536-bb95-9accd8676697', 1, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:58:08.032Z', '2026-11-16T00:58:08.099Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8575-74c7-bdd4-b90db732bb58', '01a1e1dc-8516-70a6-aa63-250552f94867', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:58:08.117Z', '2026-11-16T00:58:08.117Z', NULL);
INSERT INTO cards VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-85a5-7158-8d9f-3ad6e4fbe84a', '01a1e1dc-859d-76cb-ad41-06d320fc0936', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:58:08.165Z', '2026-11-16T00:58:08.165Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-851d-7588-9da4-760793b13697');
INSERT INTO card_assignees VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-7bcb-7035-8b2d-a6def23d3118');
INSERT INTO card_assignees VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8520-7078-982a-dac51cccae74', '01a1e1dc-7edc-7510-920e-0ddb1b817035');
INSERT INTO checklists VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8533-7343-85e4-08965012f6a6', '01a1e1dc-8520-7078-982a-dac51cccae74', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8577-721d-92b7-0bc1a9548342', '01a1e1dc-8520-7078-982a-dac51cccae74', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8579-7185-8725-d23e967c7b93', '01a1e1dc-8520-7078-982a-dac51cccae74', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', '01a1e1dc-8533-7343-85e4-08965012f6a6', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-857a-7054-bf21-3c4823b72be2', '01a1e1dc-8579-7185-8725-d23e967c7b93', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-853b-75de-a61c-4bccf0e6f9bc', '01a1e1dc-7edc-7510-920e-0ddb1b817035');
INSERT INTO attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-854c-72e4-8b25-94278a6f5ddd', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8551-70ca-9946-fc7ec79fe672', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8556-76c4-b69a-c40682df66a7', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8570-72d9-b24c-5be4038f99f9', '01a1e1dc-8520-7078-982a-dac51cccae74', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-854c-72e4-8b25-94278a6f5ddd', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8551-70ca-9946-fc7ec79fe672', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8556-76c4-b69a-c40682df66a7', X'FCA4D3B55635DFE8CADE283F0FC25F3EC93ACF86651C5EB7EE773E5FDF12FB53DF571A3662CDA3D355CD9B5FEC42B1D017A4900D8AB8AD1D71FF4E2382A46A465F2AFB3826C37016D8DAF854A97AA27834B14931E86315DBD556D116410879805115D243F29FFEA5790F292479B8B1E5D4E7A769E232BE9C01CD2915798C4F6BFB5B10B6FFCA0E6C24E3BCECBDFDA7FA510DDD0B5C7B895E70D2309B5826DDC855CDA32E8E45FF8018BF4E753ABFF80815DCBA0086448EA39146BB8909CFEA2700379F1888D98CE6E7FCCDF328A3D741A7D95E20FBA5E125BE9F0189108FEA3535912865CDDDE33E3496471F9AE5BC8ADCFE880837EF2B452016FAF0391A83E10FF0610077563B662CAC612AFD311650D749980524584BEED1D0F684EC71D6F0618C32770005010EF309F748F7120297E354D8849472F8CA167064D5AB0F036C413B86EB88A016DDB8F3874F3A2454BC985C03793E7EA395E8E5DC068C264D3AD7206E80B1F0F9AF4E6588E073871D16A809FE628353B607B2D6EA18176930DB06A8F9B61565A89EBB633F6ED8901994D0C8F3127DE77FF4056A9CB363B6471CEB1BC987620D4C5CDD9CC220703211BF5B5D83C357F96896430CCDA9C9BC7AAEA94BCFF4E3EC868C61BE2EE190D449095CD59DFF6C5E314613AB58480DB539CFD5A1D6DBBFE7E6E8B6F88AD37FFD43DD583E88FB');
INSERT INTO attachment_blobs VALUES ('01a1e1dc-84fd-7467-9648-44481674e418', '01a1e1dc-8570-72d9-b24c-5be4038f99f9', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('940c5bb8-226d-464b-90a2-7bb6644be0a9', 'dc85d9f1-d790-400c-a41a-1be7b55d38a7', '00', NULL);
INSERT INTO attachment_objects VALUES ('940c5bb8-226d-464b-90a2-7bb6644be0a9', 'dc85d9f1-d790-400c-a41a-1be7b55d38a7', NULL);
