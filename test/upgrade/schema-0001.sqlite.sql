CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY);
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
     created_by TEXT NOT NULL REFERENCES users (id),
     updated_by TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     seq INTEGER NOT NULL,
     revision INTEGER NOT NULL,
     stamp TEXT NOT NULL,
     deleted_at TEXT
   ) STRICT;
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
     data TEXT NOT NULL,
     renumbered TEXT,
     idempotency_key TEXT,
     created_at TEXT NOT NULL,
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
CREATE TABLE cards (
     board_id TEXT NOT NULL,
     id TEXT NOT NULL,
     column_id TEXT NOT NULL,
     title TEXT NOT NULL,
     description TEXT,
     rank INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
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
     card_id TEXT NOT NULL,
     name TEXT NOT NULL,
     mime_type TEXT NOT NULL,
     size INTEGER NOT NULL,
     PRIMARY KEY (board_id, id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX attachments_card ON attachments (board_id, card_id);
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
INSERT INTO schema_version VALUES (1);
INSERT INTO users VALUES ('01a1e08f-2032-7131-9fcc-6a523a5b6cb5', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$qmEXxvWT7qNKswa//MefPvHEJyF9BUuY68HeTn9uMe0$fdItxDqNAU2+2b8pphPdGLTMsg+ZONrHNraJIkTXJ/s', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:53:59.164Z');
INSERT INTO users VALUES ('01a1e08f-241e-75dc-978c-435558503bb2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$qUdRcHP87qVT9waXrnG1TIBcBp/ln/Tknhw4Gq2+HJQ$AWMLKF+u5M3ISoT9H6IJAqyFh0ujRdlGlX3cfDkMt/0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:54:00.281Z');
INSERT INTO users VALUES ('01a1e08f-28f8-70fd-8a4d-75eb372aa40d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$o8SF+aEpWNGlYFuW3JVO4TI7Ke25E/NzCLXrcZWdoXU$OrEJnKsgk6EnpZCaz1Y7Ud7SpxCISTilBirdy9W3izM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:54:01.965Z');
INSERT INTO users VALUES ('01a1e08f-2ee7-73b9-8a76-697a6c6b6e35', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$7nsPQ52Is7uSXSeRVk1co2C+T/34uJeIAaZn60pFWUA$RgQC1XXh3ucE6mYsOrkTs0JtCTxPIL49q6GIj8SGye0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:54:02.819Z');
INSERT INTO sessions VALUES ('01a1e08f-23f7-7581-b253-683ecaff18dd', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '2026-11-15T18:53:59.671Z', '2026-11-15T18:53:59.671Z', '2026-11-15T19:53:59.671Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e08f-28e6-706a-a4fc-3a03a82cdd6a', '01a1e08f-241e-75dc-978c-435558503bb2', '2026-11-15T18:54:00.934Z', '2026-11-15T18:54:00.934Z', '2026-11-15T19:54:00.934Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e08f-2dd8-73d8-abe1-be4feacfb5c2', '01a1e08f-28f8-70fd-8a4d-75eb372aa40d', '2026-11-15T18:54:02.200Z', '2026-11-15T18:54:02.200Z', '2026-11-15T19:54:02.200Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e08f-3208-70f0-90ea-1ab68607d479', '2026-11-15T19:59:03.316Z');
INSERT INTO idempotency_keys VALUES ('01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '7c3f2c89-3a45-4125-82c1-a52c4dcbd9b0', 'OQ26XEeo_SHOBtRPQNxWrZzum3AtvdV0nNEa4dMiIPs', '01a1e08f-2de7-77a8-9ac4-c3906bbca181', '{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T18:54:02.260Z');
INSERT INTO boards VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 'Board', NULL, '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '2026-11-15T18:54:02.215Z', '2026-11-15T18:54:02.215Z', 18, 19, '7wcz8qa9lom', NULL);
INSERT INTO board_members VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', 'owner');
INSERT INTO board_members VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-241e-75dc-978c-435558503bb2', 'member');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 1, 'board.member_added', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","user_id":"01a1e08f-241e-75dc-978c-435558503bb2","role":"member","user":{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:54:02.230Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 2, 'board.member_added', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","user_id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","role":"member","user":{"id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:54:02.245Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 3, 'column.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T18:54:02.250Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 4, 'column.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e0f-7630-9a39-18626b5145ec","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, '2026-11-15T18:54:02.255Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 5, 'label.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '7c3f2c89-3a45-4125-82c1-a52c4dcbd9b0', '2026-11-15T18:54:02.258Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 6, 'card.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.265Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T18:54:02.265Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 7, 'card.labeled', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.269Z"}', NULL, NULL, '2026-11-15T18:54:02.269Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 8, 'card.assigned', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e08f-2032-7131-9fcc-6a523a5b6cb5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.274Z"}', NULL, NULL, '2026-11-15T18:54:02.274Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 9, 'card.assigned', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0a-7575-af68-2495fb4eefe0","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e08f-2032-7131-9fcc-6a523a5b6cb5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.274Z"}', NULL, NULL, '2026-11-15T18:54:02.274Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 10, 'checklist.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","title":"Steps","rank":65536,"items":[]}', NULL, NULL, '2026-11-15T18:54:02.280Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 11, 'checklist_item.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:54:02.285Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 12, 'checklist_item.updated', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:54:02.294Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 13, 'checklist_item.assigned', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, NULL, '2026-11-15T18:54:02.312Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 14, 'attachment.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e55-724e-9a65-343cb732e23b","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, '2026-11-15T18:54:02.325Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 15, 'attachment.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e63-70f6-b7a1-8114187e3b99","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, '2026-11-15T18:54:02.339Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 16, 'attachment.created', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, '2026-11-15T18:54:02.355Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 17, 'card.moved', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"id":"01a1e08f-2e19-729a-94d3-753939ef926d","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","column_id":"01a1e08f-2e0f-7630-9a39-18626b5145ec","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e08f-2e13-75bc-b751-7c2dd9413255","board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e08f-2032-7131-9fcc-6a523a5b6cb5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","title":"Steps","rank":65536,"items":[{"id":"01a1e08f-2e2d-7251-9db0-a142f02d7608","checklist_id":"01a1e08f-2e28-7302-94e9-7d72cfb7f8fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e08f-241e-75dc-978c-435558503bb2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e08f-2e55-724e-9a65-343cb732e23b","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e08f-2e63-70f6-b7a1-8114187e3b99","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8","card_id":"01a1e08f-2e19-729a-94d3-753939ef926d","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T18:54:02.265Z","updated_at":"2026-11-15T18:54:02.374Z"}', NULL, NULL, '2026-11-15T18:54:02.374Z');
INSERT INTO board_events VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', 18, 'board.member_removed', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5', '{"board_id":"01a1e08f-2de7-77a8-9ac4-c3906bbca181","user_id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","role":"member","user":{"id":"01a1e08f-28f8-70fd-8a4d-75eb372aa40d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:54:02.419Z');
INSERT INTO labels VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e13-75bc-b751-7c2dd9413255', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO columns VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e0a-7575-af68-2495fb4eefe0', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e0f-7630-9a39-18626b5145ec', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO automation_rules VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e79-7533-9ab1-c21f657bd156', 'Finished by Bob', 'card_moved', '01a1e08f-2e0f-7630-9a39-18626b5145ec', NULL, 'assign_member', NULL, '01a1e08f-241e-75dc-978c-435558503bb2', 1);
INSERT INTO cards VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-2e0f-7630-9a39-18626b5145ec', 'Card', 'two
lines ', 65536, '2026-11-15T18:54:02.265Z', '2026-11-15T18:54:02.374Z');
INSERT INTO card_labels VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-2e13-75bc-b751-7c2dd9413255');
INSERT INTO card_assignees VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-2032-7131-9fcc-6a523a5b6cb5');
INSERT INTO card_assignees VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e19-729a-94d3-753939ef926d', '01a1e08f-241e-75dc-978c-435558503bb2');
INSERT INTO checklists VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e28-7302-94e9-7d72cfb7f8fe', '01a1e08f-2e19-729a-94d3-753939ef926d', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e2d-7251-9db0-a142f02d7608', '01a1e08f-2e28-7302-94e9-7d72cfb7f8fe', 'Step', 1, 65536);
INSERT INTO item_assignees VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e2d-7251-9db0-a142f02d7608', '01a1e08f-241e-75dc-978c-435558503bb2');
INSERT INTO attachments VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e55-724e-9a65-343cb732e23b', '01a1e08f-2e19-729a-94d3-753939ef926d', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e63-70f6-b7a1-8114187e3b99', '01a1e08f-2e19-729a-94d3-753939ef926d', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8', '01a1e08f-2e19-729a-94d3-753939ef926d', 'small.bin', 'application/x-any', 500);
INSERT INTO attachment_blobs VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e55-724e-9a65-343cb732e23b', X'');
INSERT INTO attachment_blobs VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e63-70f6-b7a1-8114187e3b99', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e08f-2de7-77a8-9ac4-c3906bbca181', '01a1e08f-2e73-75f9-9fb9-6ee2b4b432a8', X'A94D2B43347E211434FE9C6A87A3D9ED9CC6DEDE5EAB357C49AE3B787115E83E69786AF15115E7683674F8B7CD0A9FA343EFD599AD7AADEB5304B9953F275FF3A602CF84D9DAC5E5B8427B0271AD2F7A2BED109793C7E592AF79E11B4BD698B518D3BA5FF7B9C2C5FC50DCEF7543438E62CAD7565CD6C3825A46527405912B5DD12B47D4EAA4EB843958989DA8D302BBD0F28F54F9BE5823293698531C50B2B010545A0E01B95166DAF050FBEA8890E54AD650A1BC86A2A9318A0AC7E4CD715C3D78A235AE559E6ABE04CEDAC6AF2D6250BB75909D18B03929A3902E078BA6FD046A854DB71BF3360DB908F4822C1C761AD64E7196F5CC0F2A0E80F9F93A8D013CCA55CBCE750AE5CEE1B939D0A68F3C1A9AB30678A068EB6513FAD3BAB3A72DA932ED699998BA65A35DF76B07C58C323A5A2BDF9AD3C3F3EFC6986754A3EE94570C3B34C60FBC2E5EF5848AB2C68AA7671318E7F8191A5C5DEBF2602365A324B22DD44910914781385BEC16554098687D20C98C04D7309B5F455CFF37AC8517D2A7717CE5514E808676F30D050B574646CB169415485972474AD08F7AF33F72BF6D5F174CC0FE579F14569BAC3D105510477C04341C040B841F7AA29AF72BA67B464C1C9744AAA1023832398604A3594C9FA301A51136CC75071229F8DBD4B85C1E2699337EDB923AE4377466796111D64AFE0F');
INSERT INTO stored_objects VALUES ('38c2264d-fabf-4480-86d2-35a87eeaa5d7', 'a218c9da-955f-4be8-b24f-e03a94fdbafb', '00', NULL);
INSERT INTO attachment_objects VALUES ('38c2264d-fabf-4480-86d2-35a87eeaa5d7', 'a218c9da-955f-4be8-b24f-e03a94fdbafb', NULL);
