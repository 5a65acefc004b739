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
CREATE TABLE comments (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     edited_at TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX comments_card ON comments (board_id, card_id, id);
CREATE INDEX comments_id ON comments (id);
INSERT INTO schema_version VALUES (1, 'cdc092b063ff51f2');
INSERT INTO users VALUES ('01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$d9Rs0UKWrO8X55xShwCBAlkAyWI0w075MvgV/D3Uugk$tTBxW13P9iS3NIbPm0UXI9XaWM8/vjjmtnk3DX0R/7E', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:42.844Z');
INSERT INTO users VALUES ('01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Px940LXIDSKW9wOFPb6AhOK2W9wDqwrw3kJ2kU08aO0$nO+Fao2RhVrIFmWvO5mf+IHpuglLiYApYND1iM9XdpQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:43.012Z');
INSERT INTO users VALUES ('01a1e1c7-ff6e-7480-a368-227dce437a7f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$cyCo8FoUrryZgdjTO4RIVXhO0iJpMzlNtu3o9avOU0Q$DmlycSoN4yy9nFB/O9JZpj1VZ08ub0sMq1am5O+rYVc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:43.163Z');
INSERT INTO users VALUES ('01a1e1c8-0113-7677-9917-ac6f094a2a93', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$2zPamLOxpnlAo8CwOc+ekIIoNcAfx4MQ7KMyToJMCVw$r79GcoSSqP8XgZRbMEOYwHgOXm7J0MX5yh+Ll+I6v5k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:43.610Z');
INSERT INTO sessions VALUES ('01a1e1c7-fece-77c8-8a8b-98072b2bfec6', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:42.926Z', '2026-11-16T00:35:42.926Z', '2026-11-16T01:35:42.926Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1c7-ff59-76de-a1d2-91a8ebb38b7c', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', '2026-11-16T00:35:43.065Z', '2026-11-16T00:35:43.065Z', '2026-11-16T01:35:43.065Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1c8-0013-7202-9915-ae2ea70fe15a', '01a1e1c7-ff6e-7480-a368-227dce437a7f', '2026-11-16T00:35:43.251Z', '2026-11-16T00:35:43.251Z', '2026-11-16T01:35:43.251Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1c8-01b7-7225-83c4-7c376b8ced06', '2026-11-16T01:40:43.678Z');
INSERT INTO idempotency_keys VALUES ('01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'b993300f-0d18-4397-9eec-d67ec68d3338', 'gUZbazYKvJ1OR3mKdEnsBCS4v2YgDdNOh39bt3CmIdU', '01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:35:43.336Z');
INSERT INTO boards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 'Board', NULL, NULL, '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.271Z', '2026-11-16T00:35:43.271Z', 35, 37, 'ihwtgo5e9z', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 'Board', NULL, NULL, '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.389Z', '2026-11-16T00:35:43.389Z', 2, 3, '7ekg5i7zae2', 0, '2026-11-16T00:35:43.396Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6');
INSERT INTO board_members VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'owner');
INSERT INTO board_members VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 'member');
INSERT INTO board_members VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 'owner');
INSERT INTO board_members VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 'member');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 1, 'board.member_added', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.327Z', 1, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","user_id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","role":"member","user":{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 2, 'board.member_added', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.331Z', 2, '01a1e1c7-ff6e-7480-a368-227dce437a7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","user_id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","role":"member","user":{"id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 3, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.332Z', 3, '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 4, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.334Z', 4, '01a1e1c8-0066-7320-a8db-da37dceaeec4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0066-7320-a8db-da37dceaeec4","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 5, 'label.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.336Z', 5, '01a1e1c8-0068-7091-8e7b-213973dcc404', NULL, NULL, NULL, NULL, 'b993300f-0d18-4397-9eec-d67ec68d3338', NULL, NULL, '{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 6, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.338Z', 6, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.338Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 7, 'card.labeled', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.340Z', 7, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:35:43.338Z"}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.340Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 8, 'card.assigned', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.343Z', 8, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:35:43.340Z"}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.343Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 9, 'card.assigned', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.343Z', 8, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:35:43.343Z"}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.343Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 10, 'checklist.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.345Z', 10, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0071-74b1-80de-94afb8531ce4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 11, 'checklist_item.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.348Z', 11, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0074-7050-b9ee-a216670afd08', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 12, 'checklist_item.updated', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.351Z', 12, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0074-7050-b9ee-a216670afd08', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 13, 'checklist_item.assigned', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.352Z', 13, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0074-7050-b9ee-a216670afd08', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 14, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.357Z', 14, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-007d-7503-909d-34f11252ceca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-007d-7503-909d-34f11252ceca","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 15, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.359Z', 15, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-007f-71e1-a021-82665d4ed3e9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-007f-71e1-a021-82665d4ed3e9","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 16, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.361Z', 16, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0081-7709-a2e8-f8860d341499', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0081-7709-a2e8-f8860d341499","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 17, 'card.moved', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.366Z', 17, '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","rank":65536,"updated_at":"2026-11-16T00:35:43.343Z","position":0}', '{"id":"01a1e1c8-006a-7030-a728-69f0281e3593","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0066-7320-a8db-da37dceaeec4","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c8-0068-7091-8e7b-213973dcc404","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Steps","rank":65536,"items":[{"id":"01a1e1c8-0074-7050-b9ee-a216670afd08","checklist_id":"01a1e1c8-0071-74b1-80de-94afb8531ce4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1c8-007d-7503-909d-34f11252ceca","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1c8-007f-71e1-a021-82665d4ed3e9","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1c8-0081-7709-a2e8-f8860d341499","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:35:43.338Z","updated_at":"2026-11-16T00:35:43.366Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 18, 'board.member_removed', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.368Z', 18, '01a1e1c7-ff6e-7480-a368-227dce437a7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","user_id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","role":"member","user":{"id":"01a1e1c7-ff6e-7480-a368-227dce437a7f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 19, 'attachment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.370Z', 19, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-008a-7134-a130-97da97ea7f75', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008a-7134-a130-97da97ea7f75","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 20, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.373Z', 20, '01a1e1c8-008d-73bf-adb7-cea911f66e32', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008d-73bf-adb7-cea911f66e32","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.373Z","updated_at":"2026-11-16T00:35:43.373Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 21, 'checklist.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.374Z', 21, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-008e-7252-bc8e-62832dc28e95', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008e-7252-bc8e-62832dc28e95","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 22, 'checklist.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.375Z', 22, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-008f-7152-8262-922188d7a31a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-008f-7152-8262-922188d7a31a","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 23, 'checklist_item.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.376Z', 23, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0090-75fd-828c-ddd55194bd8d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0090-75fd-828c-ddd55194bd8d","checklist_id":"01a1e1c8-008f-7152-8262-922188d7a31a","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 24, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.377Z', 24, '01a1e1c8-0091-702b-a96c-6c910111b09f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0091-702b-a96c-6c910111b09f","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 25, 'comment.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.379Z', 25, '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0093-73d4-b9f6-a47abaffd206', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0093-73d4-b9f6-a47abaffd206","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","card_id":"01a1e1c8-006a-7030-a728-69f0281e3593","user_id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","user":{"id":"01a1e1c7-fde8-71f5-987c-70ee49eed2a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:35:43.379Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 26, 'label.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.380Z', 26, '01a1e1c8-0094-7716-b08b-0e4f7e6afb3f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0094-7716-b08b-0e4f7e6afb3f","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 27, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.381Z', 27, '01a1e1c8-0095-7076-be83-46a63b7d0d43', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0095-7076-be83-46a63b7d0d43","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.381Z","updated_at":"2026-11-16T00:35:43.381Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 28, 'card.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.382Z', 28, '01a1e1c8-0095-7076-be83-46a63b7d0d43', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0095-7076-be83-46a63b7d0d43","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.381Z","updated_at":"2026-11-16T00:35:43.381Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 29, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.384Z', 29, '01a1e1c8-0098-7047-b900-769eab357649', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0098-7047-b900-769eab357649","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 30, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.385Z', 30, '01a1e1c8-0099-708a-a6b1-5ee537c5c823', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0099-708a-a6b1-5ee537c5c823","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-0098-7047-b900-769eab357649","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.385Z","updated_at":"2026-11-16T00:35:43.385Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 31, 'column.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.387Z', 31, '01a1e1c8-0098-7047-b900-769eab357649', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-0098-7047-b900-769eab357649","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 1, 'board.member_added', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.391Z', 1, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c8-009d-7104-b023-d0c28d104f0d","user_id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","role":"member","user":{"id":"01a1e1c7-fed6-7331-a70e-06ffc52cbea8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 2, 'board.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.396Z', 2, '01a1e1c8-009d-7104-b023-d0c28d104f0d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-009d-7104-b023-d0c28d104f0d"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 32, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.397Z', 32, '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 33, 'card.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.402Z', 33, '01a1e1c8-00aa-774b-a38e-a34a464e8889', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-00aa-774b-a38e-a34a464e8889","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","column_id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:43.402Z","updated_at":"2026-11-16T00:35:43.402Z"}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 34, 'column.deleted', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.404Z', 34, '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 35, 'column.created', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.410Z', 35, '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","board_id":"01a1e1c8-0027-72f3-ab12-67fbc3fe1f99","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 0, '2026-11-16T00:35:43.271Z', X'1F8B08000000000000039551CB6EC32010BCF733F66C22C089893955FD869E5A45D11A960A091B1770DA2ACABF57B1D3474E518E33BB33B38F23780B1AB84041C26C19E75231255DCDB0139235CA75A676245CDB4205C59740A0E12962B25081A56C921F8B8F03E8610AA10213434CBF201116B2FBEEEB2F43316769CB94701BD66E95618A13AD5B222BB1810AA6D1DEADF9C9C1021A24970D138289E699735D6FF4BA5E49255EFE79DFEACBF40E9A5710B0A39041BFEE2AE8A9EF289DC111BAF3FEFB7B2E37654A57825B2BA5385F3A7E0C942E7AD0C7AB6FDDB2A01E7D000D18BCA147FAC47E0CB48AE9EDE237607F8E98CB5081F32997855BBE17F01AFBBC4753FC81409734D14C1C2879E7C9827618F2C2E569A4B40C3C93A7D3EEF4F00D50890C0369020000');
INSERT INTO board_checkpoints VALUES ('01a1e1c8-009d-7104-b023-d0c28d104f0d', 0, '2026-11-16T00:35:43.389Z', X'1F8B08000000000000039551CB6E833010BCF733F68CA33590003E55FD869E5A4591B197CA92C1746DD25651FEBD02D2474E518E33BB33B38F13380B0A506A49D2D402B1B1A292588A16F3425834796D25961D5AC820B9E409143C05CD33B6140DBB31B930801A26EF3330C107FE054C3A913DB45F7F1995E82CD5A292DD5634756544854465436473BD830CA6D1DEADF9C9D10914E498EF849442EE9E1155B15565B129EAE6E59FF7ADBE48EFA03003AF5BF211D4EB3E839EFA9678062768E7FD0FF75C6E8AC457825B2B71582E1D3E06E28B1ED4E9EA5BB72CA8D7CE8302ED9DA147FAD4FDE86913F8EDE237E87E8E58CA9041E738A6955BBFE7F53576F1A04D7247029578A2853812BBCE9105D5691F572E4E23F13AF0429ECFFBF3C33736853AA469020000');
INSERT INTO labels VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0068-7091-8e7b-213973dcc404', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0094-7716-b08b-0e4f7e6afb3f', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0066-7320-a8db-da37dceaeec4', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0091-702b-a96c-6c910111b09f', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0084-7116-87a0-2b3a3f1a3ad9', 'Finished by Bob', 'card_moved', '01a1e1c8-0066-7320-a8db-da37dceaeec4', NULL, 'assign_member', NULL, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 1);
INSERT INTO automation_rules VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008c-71ae-a4a5-cd30bbe73844', 'Rule', 'card_moved', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', NULL, 'assign_member', NULL, '01a1e1c7-fed6-7331-a70e-06ffc52cbea8', 1);
INSERT INTO trash VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0095-7076-be83-46a63b7d0d43', 'card', 'deleted', 'Card', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', NULL, 131072, 1, '{"id":"01a1e1c8-0095-7076-be83-46a63b7d0d43","column_id":"01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:43.381Z","updated_at":"2026-11-16T00:35:43.381Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:43.382Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 28);
INSERT INTO trash VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0098-7047-b900-769eab357649', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1c8-0068-7091-8e7b-213973dcc404","01a1e1c8-0094-7716-b08b-0e4f7e6afb3f"],"board_members":["01a1e1c7-fde8-71f5-987c-70ee49eed2a6","01a1e1c7-fed6-7331-a70e-06ffc52cbea8"]}', '2026-11-16T00:35:43.387Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 31);
INSERT INTO trash VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0099-708a-a6b1-5ee537c5c823', 'card', 'deleted', 'Card', '01a1e1c8-0098-7047-b900-769eab357649', '01a1e1c8-0098-7047-b900-769eab357649', 65536, NULL, '{"id":"01a1e1c8-0099-708a-a6b1-5ee537c5c823","column_id":"01a1e1c8-0098-7047-b900-769eab357649","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:43.385Z","updated_at":"2026-11-16T00:35:43.385Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:43.387Z', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', 31);
INSERT INTO restored_contents VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', 35, '01a1e1c8-00aa-774b-a38e-a34a464e8889', '{"id":"01a1e1c8-00aa-774b-a38e-a34a464e8889","column_id":"01a1e1c8-00a5-75bf-acfc-0a99e8700c33","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:43.402Z","updated_at":"2026-11-16T00:35:43.402Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0066-7320-a8db-da37dceaeec4', 1, 'Card', 65536, NULL, NULL, 0, NULL, 1, '2026-11-16T00:35:43.338Z', '2026-11-16T00:35:43.366Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008d-73bf-adb7-cea911f66e32', '01a1e1c8-0064-76bc-b0c2-36c43fbdf5ff', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:35:43.373Z', '2026-11-16T00:35:43.373Z', NULL);
INSERT INTO cards VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-00aa-774b-a38e-a34a464e8889', '01a1e1c8-00a5-75bf-acfc-0a99e8700c33', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:35:43.402Z', '2026-11-16T00:35:43.402Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c8-0068-7091-8e7b-213973dcc404');
INSERT INTO card_assignees VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6');
INSERT INTO card_assignees VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8');
INSERT INTO checklists VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0071-74b1-80de-94afb8531ce4', '01a1e1c8-006a-7030-a728-69f0281e3593', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008e-7252-bc8e-62832dc28e95', '01a1e1c8-006a-7030-a728-69f0281e3593', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008f-7152-8262-922188d7a31a', '01a1e1c8-006a-7030-a728-69f0281e3593', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0074-7050-b9ee-a216670afd08', '01a1e1c8-0071-74b1-80de-94afb8531ce4', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0090-75fd-828c-ddd55194bd8d', '01a1e1c8-008f-7152-8262-922188d7a31a', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0074-7050-b9ee-a216670afd08', '01a1e1c7-fed6-7331-a70e-06ffc52cbea8');
INSERT INTO attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007d-7503-909d-34f11252ceca', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007f-71e1-a021-82665d4ed3e9', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0081-7709-a2e8-f8860d341499', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008a-7134-a130-97da97ea7f75', '01a1e1c8-006a-7030-a728-69f0281e3593', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007d-7503-909d-34f11252ceca', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-007f-71e1-a021-82665d4ed3e9', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0081-7709-a2e8-f8860d341499', X'02550EE7FDA29DD68D505948FCD1FC0E28E6B2985200F27C1F08F5CF6CE3DE0CCCCB5F852CB2962E26DB5FC53E34E1A31D594B7626AB56D69F3F5779F96A1D9DBAFC525111FB1CFDC43E4E889906B23CCD7ADE18A70837C7B5215FDA607070A737D44BEC07C9E059DEBB200F7F2BAA00AE19690239E9017B1F4E1BA5224D3C1FC0C749B8409336BB411BA4224F3BCCC2EA8F3B37F789B04539B970B8697EC17769BDD7B27C938D2F0B5F82BC1327AC2BE7B40D68C8176A094F6B17F5E68EEAD812FAC3AADF46253B290EDC0D78BE6B94F2A88ED265DC15776950744018E1B54928007179AB8E6CC4BE05B3BA627EC4154BF82F9C935E93A2FA5527B5BA62550D5F5F6136BC451F50901636C8DD445FA794A3EB296052ED48899C92A311A89EC8DEED69AB0DDC8887E63D78837E60F773DAD36460250A2E1148482562AE1F381CA209EBB537043E4D2EA002EB472956BDE8C307E39D1242724894A140C818F38264C03A700496728711CA27D76F9EA60F722A7E639C143D7E2252D920C3D2ECB255566DFA52C10FD9475322751C0A62C52C238C732B36BD4CE230BD2FDEF5EC73353798544854343916105126C7B8692455AD93AF1FAB8463F0B702B64B34EBE7555C6F460A0E17EF13A44F933B76DF579696D349AEEA53159AE57D4CB1E713724425C9668DCBA7B94612039BA540CDD00C4D3B5A');
INSERT INTO attachment_blobs VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-008a-7134-a130-97da97ea7f75', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('eca94ff2-aa4a-4f48-beed-0a69954bb562', '2ef7c189-2a7a-4420-ba85-6a6888e69de0', '00', NULL);
INSERT INTO attachment_objects VALUES ('eca94ff2-aa4a-4f48-beed-0a69954bb562', '2ef7c189-2a7a-4420-ba85-6a6888e69de0', NULL);
INSERT INTO comments VALUES ('01a1e1c8-0027-72f3-ab12-67fbc3fe1f99', '01a1e1c8-0093-73d4-b9f6-a47abaffd206', '01a1e1c8-006a-7030-a728-69f0281e3593', '01a1e1c7-fde8-71f5-987c-70ee49eed2a6', '2026-11-16T00:35:43.379Z', NULL, 'Comment');
