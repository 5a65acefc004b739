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
INSERT INTO schema_version VALUES (1, 'c14e6a43f777197e');
INSERT INTO users VALUES ('01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$omHW6e5Q5owa/K5n0izDYlPFRU8nC6qV52gyT1u8sVA$gfF2/bzGPA1af2J05z17/YpA/gHhC35HFciIEwQF740', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:15:39.112Z');
INSERT INTO users VALUES ('01a1e1b5-a0a0-7385-b866-019185d47fe5', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$RWbbZmZSeD7RaGRnlaOwVqkw9Fgh3wD7Ry6oz/UA39c$BWaYo55O/8PsDNw/FdeBh4la2V52DuI8qvCAp7E+mb0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:15:39.217Z');
INSERT INTO users VALUES ('01a1e1b5-a102-70e8-a4c3-d374b5802593', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$m2OfMOemo0QydjVgvobQrqxBzDUohNV3IbMf1KZ1xEg$T9dckHn+kkLq/BX8BHqtz6dHKXCLCayA1vNfWOZE6lw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:15:39.321Z');
INSERT INTO users VALUES ('01a1e1b5-a201-77aa-baeb-2d7b98d29aeb', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$sX7nh8DnxFs8/ODu+OO1mZuMA4CgELvNmmjkWa9nSyo$vWtqei+WMVblWisQGXTIZ0GP9ey8s140zVGOcCDAzgY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:15:39.587Z');
INSERT INTO sessions VALUES ('01a1e1b5-a09e-7045-ad72-885224b16ac3', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.166Z', '2026-11-16T00:15:39.166Z', '2026-11-16T01:15:39.166Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1b5-a100-70c6-9ea5-bb8454e56342', '01a1e1b5-a0a0-7385-b866-019185d47fe5', '2026-11-16T00:15:39.264Z', '2026-11-16T00:15:39.264Z', '2026-11-16T01:15:39.264Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1b5-a16f-7270-8bf1-fc837ebc7671', '01a1e1b5-a102-70e8-a4c3-d374b5802593', '2026-11-16T00:15:39.375Z', '2026-11-16T00:15:39.375Z', '2026-11-16T01:15:39.375Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1b5-a285-75a2-9e2c-a610d280a1bc', '2026-11-16T01:20:39.656Z');
INSERT INTO idempotency_keys VALUES ('01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'aeff455a-5316-40ec-b33f-6967de1c0717', 'h9TfwAclPktZrnIybgGFgv2nJPcolElHofQ14CxmLRo', '01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:15:39.410Z');
INSERT INTO boards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 'Board', NULL, NULL, '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.381Z', '2026-11-16T00:15:39.381Z', 34, 36, 'q5bzowb7dvk', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 'Board', NULL, NULL, '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.489Z', '2026-11-16T00:15:39.489Z', 2, 3, 'mwj8dy39ymt', 0, '2026-11-16T00:15:39.496Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72');
INSERT INTO board_members VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'owner');
INSERT INTO board_members VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a0a0-7385-b866-019185d47fe5', 'member');
INSERT INTO board_members VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 'owner');
INSERT INTO board_members VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', '01a1e1b5-a0a0-7385-b866-019185d47fe5', 'member');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 1, 'board.member_added', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.393Z', 1, '01a1e1b5-a0a0-7385-b866-019185d47fe5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","user_id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","role":"member","user":{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 2, 'board.member_added', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.400Z', 2, '01a1e1b5-a102-70e8-a4c3-d374b5802593', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","user_id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","role":"member","user":{"id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 3, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.402Z', 3, '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 4, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.405Z', 4, '01a1e1b5-a18d-7622-87b2-c58e25836344', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a18d-7622-87b2-c58e25836344","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 5, 'label.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.410Z', 5, '01a1e1b5-a192-7151-82ac-7903c8df50a0', NULL, NULL, NULL, NULL, 'aeff455a-5316-40ec-b33f-6967de1c0717', NULL, NULL, '{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 6, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.416Z', 6, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.416Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 7, 'card.labeled', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.422Z', 7, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:15:39.416Z"}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.422Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 8, 'card.assigned', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.425Z', 8, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:15:39.422Z"}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.425Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 9, 'card.assigned', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.425Z', 8, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:15:39.425Z"}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.425Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 10, 'checklist.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.428Z', 10, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 11, 'checklist_item.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.431Z', 11, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 12, 'checklist_item.updated', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.435Z', 12, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 13, 'checklist_item.assigned', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.438Z', 13, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 14, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.444Z', 14, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1b4-77f7-90a4-171b82dde233', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1b4-77f7-90a4-171b82dde233","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 15, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.446Z', 15, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 16, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.448Z', 16, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1b8-7545-8b21-405d313b7933', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1b8-7545-8b21-405d313b7933","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 17, 'card.moved', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.452Z', 17, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","rank":65536,"updated_at":"2026-11-16T00:15:39.425Z","position":0}', '{"id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18d-7622-87b2-c58e25836344","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1b5-a192-7151-82ac-7903c8df50a0","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1b5-a02b-767f-8db6-6b45cf582c72","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Steps","rank":65536,"items":[{"id":"01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8","checklist_id":"01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1b5-a1b4-77f7-90a4-171b82dde233","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1b5-a1b8-7545-8b21-405d313b7933","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:15:39.416Z","updated_at":"2026-11-16T00:15:39.452Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 18, 'board.member_removed', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.456Z', 18, '01a1e1b5-a102-70e8-a4c3-d374b5802593', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","user_id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","role":"member","user":{"id":"01a1e1b5-a102-70e8-a4c3-d374b5802593","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 19, 'attachment.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.459Z', 19, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1c3-715d-b44c-add4de1ee980', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1c3-715d-b44c-add4de1ee980","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 20, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.464Z', 20, '01a1e1b5-a1c8-73d7-b4c8-1975bc02f6cd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1c8-73d7-b4c8-1975bc02f6cd","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.464Z","updated_at":"2026-11-16T00:15:39.464Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 21, 'checklist.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.465Z', 21, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1ca-779b-83e1-4020bbc80c1b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ca-779b-83e1-4020bbc80c1b","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 22, 'checklist.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.467Z', 22, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1cb-7617-89eb-1d18edd79f81', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1cb-7617-89eb-1d18edd79f81","card_id":"01a1e1b5-a199-71d7-b16b-ee28b23c1f3e","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 23, 'checklist_item.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.470Z', 23, '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a1ce-7488-bc20-f44b47610db2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ce-7488-bc20-f44b47610db2","checklist_id":"01a1e1b5-a1cb-7617-89eb-1d18edd79f81","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 24, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.471Z', 24, '01a1e1b5-a1cf-70f1-95c3-cc44dc3a1bc3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1cf-70f1-95c3-cc44dc3a1bc3","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 25, 'label.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.474Z', 25, '01a1e1b5-a1d2-7578-bd49-0230078395b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1d2-7578-bd49-0230078395b7","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 26, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.478Z', 26, '01a1e1b5-a1d6-70b3-b289-5c613a9c1845', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1d6-70b3-b289-5c613a9c1845","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.478Z","updated_at":"2026-11-16T00:15:39.478Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 27, 'card.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.479Z', 27, '01a1e1b5-a1d6-70b3-b289-5c613a9c1845', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1d6-70b3-b289-5c613a9c1845","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.478Z","updated_at":"2026-11-16T00:15:39.478Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 28, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.483Z', 28, '01a1e1b5-a1db-7070-b974-dd18a96d885c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 29, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.484Z', 29, '01a1e1b5-a1dc-723b-b2c6-678b0941ec75', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1dc-723b-b2c6-678b0941ec75","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.484Z","updated_at":"2026-11-16T00:15:39.484Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 30, 'column.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.486Z', 30, '01a1e1b5-a1db-7070-b974-dd18a96d885c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 1, 'board.member_added', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.492Z', 1, '01a1e1b5-a0a0-7385-b866-019185d47fe5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9","user_id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","role":"member","user":{"id":"01a1e1b5-a0a0-7385-b866-019185d47fe5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 2, 'board.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.496Z', 2, '01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 31, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.498Z', 31, '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 32, 'card.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.501Z', 32, '01a1e1b5-a1ed-7460-bfcb-a173fdf695e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ed-7460-bfcb-a173fdf695e3","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","column_id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:15:39.501Z","updated_at":"2026-11-16T00:15:39.501Z"}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 33, 'column.deleted', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.503Z', 33, '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 34, 'column.created', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', '2026-11-16T00:15:39.507Z', 34, '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","board_id":"01a1e1b5-a175-7484-9ab7-4aeaff9bb516","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 0, '2026-11-16T00:15:39.381Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB38CDAB3E21BE8113A8AAD6F11A5972E2603B0514F5DF519282680F453DCEECCECC3E26B01A246402050955721475C9EBA229F80E55CD0B243466A754292A60906C7204129E3C060D0C34C536D82159DF83EC47E718B4DEF9F00B0261227D505F171959AE785DD586375A55BC5245D99AB2C9DB3A0706E3A0EFD6FCE46002097996575C082EAAE72C93A294DBDD66DB88973FDEFFF5457A07993170A8C84590AF7B061D758AC20C2650F3FE877B2E37460AD7829B2B05BF5CDA7FF414CE7A90D3F5B76E5A5087D6810474B6A547FAC46E70B4F1E1EDECD76337472C6560606C8869E5D6EF39BCC4361EB04DF64820531869218E14ACB1A4411A7471E5E2385058075EC8D3697F7AF80674A6321269020000');
INSERT INTO board_checkpoints VALUES ('01a1e1b5-a1e1-7437-83e8-0d1d97c9a3b9', 0, '2026-11-16T00:15:39.489Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B695E3E21BE8113A88AFCD8204B4E1C6CA780AAFC3B4A5210EDA1A8A7D58C7766BCBB27B00604302E397255D0A5D06A9F57B4CEB1A6CC70D354BA91B96A8040B2C9210878F23218206030EA60C764FD0062989C23A0BDF3E1170494094DABBE2E3258A66855561DAD8D2A69A9F685EE8A3AD3550604A6D1DCADF9C9910904642C2B29E79497CF8C095E88BCD9EDEBE6E58FF77F7D11DF4130024E2A7411C4EB81408FBDC2B08013A865FEF69ECD4D11C3B5E0E648C1AF9BF61F0386B31EC4E9FA5A372DB097D68100E9ACC647FC94FDE870E7C3DBD96F90FD12B13E0381CE8698366EBB9E9397D8C656EA648F0822850957E288C176160D884EBAB871711A316C1F5EC9793ECC0FDFB5D9048469020000');
INSERT INTO labels VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a192-7151-82ac-7903c8df50a0', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1d2-7578-bd49-0230078395b7', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a18d-7622-87b2-c58e25836344', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1cf-70f1-95c3-cc44dc3a1bc3', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ba-76a8-8529-e12ffb8d93c3', 'Finished by Bob', 'card_moved', '01a1e1b5-a18d-7622-87b2-c58e25836344', NULL, 'assign_member', NULL, '01a1e1b5-a0a0-7385-b866-019185d47fe5', 1);
INSERT INTO automation_rules VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c6-7577-81b5-aeee6a046fa4', 'Rule', 'card_moved', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', NULL, 'assign_member', NULL, '01a1e1b5-a0a0-7385-b866-019185d47fe5', 1);
INSERT INTO trash VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1d6-70b3-b289-5c613a9c1845', 'card', 'deleted', 'Card', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', NULL, 131072, 1, '{"id":"01a1e1b5-a1d6-70b3-b289-5c613a9c1845","column_id":"01a1e1b5-a18a-7125-8d4b-b2c9224e3d92","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:15:39.478Z","updated_at":"2026-11-16T00:15:39.478Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:15:39.479Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 27);
INSERT INTO trash VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1db-7070-b974-dd18a96d885c', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1b5-a192-7151-82ac-7903c8df50a0","01a1e1b5-a1d2-7578-bd49-0230078395b7"],"board_members":["01a1e1b5-a02b-767f-8db6-6b45cf582c72","01a1e1b5-a0a0-7385-b866-019185d47fe5"]}', '2026-11-16T00:15:39.486Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 30);
INSERT INTO trash VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1dc-723b-b2c6-678b0941ec75', 'card', 'deleted', 'Card', '01a1e1b5-a1db-7070-b974-dd18a96d885c', '01a1e1b5-a1db-7070-b974-dd18a96d885c', 65536, NULL, '{"id":"01a1e1b5-a1dc-723b-b2c6-678b0941ec75","column_id":"01a1e1b5-a1db-7070-b974-dd18a96d885c","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:15:39.484Z","updated_at":"2026-11-16T00:15:39.484Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:15:39.486Z', '01a1e1b5-a02b-767f-8db6-6b45cf582c72', 30);
INSERT INTO restored_contents VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', 34, '01a1e1b5-a1ed-7460-bfcb-a173fdf695e3', '{"id":"01a1e1b5-a1ed-7460-bfcb-a173fdf695e3","column_id":"01a1e1b5-a1ea-7121-912d-6c0ccc7d867b","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:15:39.501Z","updated_at":"2026-11-16T00:15:39.501Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a18d-7622-87b2-c58e25836344', 1, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:15:39.416Z', '2026-11-16T00:15:39.452Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c8-73d7-b4c8-1975bc02f6cd', '01a1e1b5-a18a-7125-8d4b-b2c9224e3d92', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:15:39.464Z', '2026-11-16T00:15:39.464Z', NULL);
INSERT INTO cards VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ed-7460-bfcb-a173fdf695e3', '01a1e1b5-a1ea-7121-912d-6c0ccc7d867b', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:15:39.501Z', '2026-11-16T00:15:39.501Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a192-7151-82ac-7903c8df50a0');
INSERT INTO card_assignees VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a02b-767f-8db6-6b45cf582c72');
INSERT INTO card_assignees VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', '01a1e1b5-a0a0-7385-b866-019185d47fe5');
INSERT INTO checklists VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ca-779b-83e1-4020bbc80c1b', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1cb-7617-89eb-1d18edd79f81', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', '01a1e1b5-a1a4-76b2-ae7a-44ee04d51a59', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1ce-7488-bc20-f44b47610db2', '01a1e1b5-a1cb-7617-89eb-1d18edd79f81', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1a7-71f8-88e4-1a03abe12fc8', '01a1e1b5-a0a0-7385-b866-019185d47fe5');
INSERT INTO attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b4-77f7-90a4-171b82dde233', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b8-7545-8b21-405d313b7933', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c3-715d-b44c-add4de1ee980', '01a1e1b5-a199-71d7-b16b-ee28b23c1f3e', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b4-77f7-90a4-171b82dde233', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b6-72f8-87f6-2be2a87ffc23', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1b8-7545-8b21-405d313b7933', X'59AE17C1F296FEAA32D318A25D1CEBAD7CE4248179228B4EF21704A2311F4A0C710837558FE24207DE49123BED35E95546E085EA4CF26A118243F9E00DB9101AFD7077890B9CC45F5E5563DACA75E970B249109B8033CA132C6381605F90051086F86B0C55B273FC0C94D6844A9CA90FC945FA658EAAE8FCF09B09EF7C556322A1BE28B7928D3EC8E447650F13D68FF85338CD8E1035FD011F7D59EA806AF5AA42525DF2A811CC64017C47A8556D81317CFADD19A360FE56F4C37BA3E12C9B77B6CBABF6E4D5F147562324DEAE6EABBF0CAE05074F56B658D64467CED06AE8C9D8B0F804E42E1944A4C98DC7FEE1D4CF10B28C240BE852D08D2646C59309A708F432CFB921D4EAA808ED77E80B8A732571794F0931E214CFCD8E10C48C4FC76DCF8A941850C32A3F830A941BE67C50143A8C38A8FC0B1B5198DE461D69DC647B936E379038FEB29A662D807BBCA83DCF40874A68AE7714AB5EF191D24B51303FF29057F39C1C0BC96DC236EACF68B01584ACCC31465AFBEC3CC64D2B3CC7E59FE71486060576ADBC3CFDBA7F2F8A510B75B7CE97C108FEA0A1C4E799B4C258FFFE4B84FD9C463B02B0685AD5BBE029CA2BBA2C9591DD910A4F96272210AB11B0A1B5DEC3429B3DECB02BA158D4EA02ED903182A405D163F5D22471F277DE0B5D9302B462313247BD29177C734093D53BCC3116AE');
INSERT INTO attachment_blobs VALUES ('01a1e1b5-a175-7484-9ab7-4aeaff9bb516', '01a1e1b5-a1c3-715d-b44c-add4de1ee980', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('cc69b14d-9229-43f6-b80d-302f768292b7', '9680a203-3724-40b2-8164-5a3a54918cf9', '00', NULL);
INSERT INTO attachment_objects VALUES ('cc69b14d-9229-43f6-b80d-302f768292b7', '9680a203-3724-40b2-8164-5a3a54918cf9', NULL);
