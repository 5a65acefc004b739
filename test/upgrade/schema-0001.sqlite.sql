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
INSERT INTO schema_version VALUES (1, '0074029d9a365293');
INSERT INTO users VALUES ('01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cw4RlGASFjoT77MIUgdjRw3nySfm3BRPs3s/s+ze79I$uSmhxbXzXYmUtmlaAyT1tUubX3r9Nnnmkgq8lkqzvt8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T19:46:55.874Z');
INSERT INTO users VALUES ('01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$lEkZ4RcWmtnZrXKf99mPOP41kCe/uXNLzWC9/fjC/+4$KD6t7SKgmY16n8f+W15F/9vSf64B9Uo4/Pnxv5tnoPo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T19:46:55.990Z');
INSERT INTO users VALUES ('01a1e0bf-9b98-756e-bce5-95693114959e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$eLWeF7ep/ufIz6TVSWSGCxf+wyHBoca4pR1O7MS4eY4$EB+P/goOEXa1TLK9hppWPevVT08R0fGUWfIutJB/rZE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T19:46:56.063Z');
INSERT INTO users VALUES ('01a1e0bf-9c17-737a-84d8-8e1039f848e4', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$GAqTcQntB9lBBZf8F0YwftuQIZjVOaYBgk65MIMfsXY$Vf8FjI8s4+MWLBH8JcRAiGQ8sbnU3sZ3P/p8gKFlcQI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T19:46:56.184Z');
INSERT INTO sessions VALUES ('01a1e0bf-9b3f-7037-bdac-588a9c8a2151', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '2026-11-15T19:46:55.936Z', '2026-11-15T19:46:55.936Z', '2026-11-15T20:46:55.936Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e0bf-9b96-7566-8e6e-3ba34840c4a5', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', '2026-11-15T19:46:56.022Z', '2026-11-15T19:46:56.022Z', '2026-11-15T20:46:56.022Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e0bf-9bdf-7323-98e3-14cd601aee80', '01a1e0bf-9b98-756e-bce5-95693114959e', '2026-11-15T19:46:56.095Z', '2026-11-15T19:46:56.095Z', '2026-11-15T20:46:56.095Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e0bf-9c5e-75bf-8cb6-e194a285552c', '2026-11-15T20:51:56.223Z');
INSERT INTO idempotency_keys VALUES ('01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', 'd4acfbc7-0c30-4b59-9994-283e3785275a', 'kTeeH7ypU3O8k-zrOkArCVs_G4o2MNAIuVYxuP6qI3I', '01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T19:46:56.112Z');
INSERT INTO boards VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 'Board', NULL, '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '2026-11-15T19:46:56.099Z', '2026-11-15T19:46:56.099Z', 25, 27, 'j7wq1hu4wno', NULL);
INSERT INTO board_members VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', 'owner');
INSERT INTO board_members VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', 'member');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 1, 'board.member_added', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","user_id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","role":"member","user":{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T19:46:56.102Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 2, 'board.member_added', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","user_id":"01a1e0bf-9b98-756e-bce5-95693114959e","role":"member","user":{"id":"01a1e0bf-9b98-756e-bce5-95693114959e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T19:46:56.105Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 3, 'column.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T19:46:56.107Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 4, 'column.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, '2026-11-15T19:46:56.109Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 5, 'label.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, 'd4acfbc7-0c30-4b59-9994-283e3785275a', '2026-11-15T19:46:56.111Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 6, 'card.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.113Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T19:46:56.113Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 7, 'card.labeled', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.116Z"}', NULL, NULL, '2026-11-15T19:46:56.116Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 8, 'card.assigned', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.119Z"}', NULL, NULL, '2026-11-15T19:46:56.119Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 9, 'card.assigned', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.119Z"}', NULL, NULL, '2026-11-15T19:46:56.119Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 10, 'checklist.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Steps","rank":65536,"items":[]}', NULL, NULL, '2026-11-15T19:46:56.121Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 11, 'checklist_item.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T19:46:56.123Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 12, 'checklist_item.updated', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T19:46:56.125Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 13, 'checklist_item.assigned', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, NULL, '2026-11-15T19:46:56.127Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 14, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c04-7145-9859-d2147b54b3fa","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, '2026-11-15T19:46:56.132Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 15, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c05-741d-b8b5-401d74c5d488","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, '2026-11-15T19:46:56.133Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 16, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c07-71fc-8786-712203cac938","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, '2026-11-15T19:46:56.135Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 17, 'card.moved', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e0bf-9bef-76d3-9857-63700b61611b","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Steps","rank":65536,"items":[{"id":"01a1e0bf-9bfb-71e8-91f0-7942f19e79dc","checklist_id":"01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e0bf-9b43-7612-95a2-dbcda76eb2d5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e0bf-9c04-7145-9859-d2147b54b3fa","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e0bf-9c05-741d-b8b5-401d74c5d488","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e0bf-9c07-71fc-8786-712203cac938","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T19:46:56.113Z","updated_at":"2026-11-15T19:46:56.140Z"}', NULL, NULL, '2026-11-15T19:46:56.140Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 18, 'board.member_removed', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","user_id":"01a1e0bf-9b98-756e-bce5-95693114959e","role":"member","user":{"id":"01a1e0bf-9b98-756e-bce5-95693114959e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T19:46:56.141Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 19, 'attachment.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c0f-70a1-8bbe-d3838bc47779","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, '2026-11-15T19:46:56.143Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 20, 'card.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c11-743a-a3a5-bfe08840d080","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","column_id":"01a1e0bf-9beb-7191-a299-c9bba5b83ff2","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T19:46:56.145Z","updated_at":"2026-11-15T19:46:56.145Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T19:46:56.145Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 21, 'checklist.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c12-774f-8eb0-0fe304006069","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, '2026-11-15T19:46:56.146Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 22, 'checklist.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c13-7147-ae93-b949fee58b8c","card_id":"01a1e0bf-9bf2-7156-ad76-8a3997051bed","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, '2026-11-15T19:46:56.147Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 23, 'checklist_item.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c14-738c-be39-3a4ddc1f554c","checklist_id":"01a1e0bf-9c13-7147-ae93-b949fee58b8c","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T19:46:56.148Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 24, 'column.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c15-73ca-9c92-07391cd1670e","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T19:46:56.149Z');
INSERT INTO board_events VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', 25, 'label.created', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c', '{"id":"01a1e0bf-9c16-7736-8e3e-28c4ab2fea32","board_id":"01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa","name":"Label","color":"#3b82f6"}', NULL, NULL, '2026-11-15T19:46:56.150Z');
INSERT INTO labels VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bef-76d3-9857-63700b61611b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c16-7736-8e3e-28c4ab2fea32', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9beb-7191-a299-c9bba5b83ff2', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c15-73ca-9c92-07391cd1670e', 'Column', 196608, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c0a-7061-90c4-d731e88a4095', 'Finished by Bob', 'card_moved', '01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b', NULL, 'assign_member', NULL, '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', 1);
INSERT INTO automation_rules VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c10-7200-b284-443ef9f0d9b0', 'Rule', 'card_moved', '01a1e0bf-9beb-7191-a299-c9bba5b83ff2', NULL, 'assign_member', NULL, '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5', 1);
INSERT INTO cards VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9bed-74a4-a80d-93e3c48e0e8b', 'Card', 'two
lines ', 65536, '2026-11-15T19:46:56.113Z', '2026-11-15T19:46:56.140Z');
INSERT INTO cards VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c11-743a-a3a5-bfe08840d080', '01a1e0bf-9beb-7191-a299-c9bba5b83ff2', 'Card', NULL, 65536, '2026-11-15T19:46:56.145Z', '2026-11-15T19:46:56.145Z');
INSERT INTO card_labels VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9bef-76d3-9857-63700b61611b');
INSERT INTO card_assignees VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9acf-76d3-b3e7-e88a662a8f6c');
INSERT INTO card_assignees VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5');
INSERT INTO checklists VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c12-774f-8eb0-0fe304006069', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c13-7147-ae93-b949fee58b8c', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bfb-71e8-91f0-7942f19e79dc', '01a1e0bf-9bf9-7372-bb5e-a6ee799b4f83', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c14-738c-be39-3a4ddc1f554c', '01a1e0bf-9c13-7147-ae93-b949fee58b8c', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9bfb-71e8-91f0-7942f19e79dc', '01a1e0bf-9b43-7612-95a2-dbcda76eb2d5');
INSERT INTO attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c04-7145-9859-d2147b54b3fa', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c05-741d-b8b5-401d74c5d488', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c07-71fc-8786-712203cac938', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c0f-70a1-8bbe-d3838bc47779', '01a1e0bf-9bf2-7156-ad76-8a3997051bed', 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c04-7145-9859-d2147b54b3fa', X'');
INSERT INTO attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c05-741d-b8b5-401d74c5d488', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c07-71fc-8786-712203cac938', X'2D42B0EEEED3BF9C4DBBFBB378B9855761F8B3559ADB759188B25CC691B4F36242525901F7EBB1C89A943E9C04A433F33C94B90CDB4BCE5060486B637E76F05CE79B2B45465D0D7A881879AC7C89A45091258C2FB8694A66190868ED6AA4427DF89DA000C5FD2BE0F0DF6C8C9991B0FDA3321A511CA36440E23E8CCDE887E6F437E9BD8EB2258FD27DF21F61B2633D7768120B34EB145736AF681E3CDC42CF82BA8D724C36F7EA22CD98E29E78CF5B0ED9D0D02B7C3AD3FA13B177C9CEE39A415FEAEC5E197C8F92F1A803FC315AA38E14723851884113D86085F0A06B60315F8850D61054209FCCAAB7F8AF6CC715CC4067AB7A787EC1A85FF8A9ADFEBE61EBC6F504569FFF7587609F6092AF9E616DBE324E3AD147A1F3FAFFF220317FF3A2ECA2664BDF2FD6726F3E8BB016A8BB29F3BA4B09FEE78AA5FD0CD764D1D942E53CBAD6FFCAEAB1A741ED0D71C30A372549AABC9C093F7281807D2131536D6731F66A72719E7701D1F192335AC4E257478C2108D5437D5994BA358E82D49C4E55FFBA8FC69D452DBB8CBC83389531B326637F9C142553354C1B3077EEADA9D64F18DBE4F5007922E1B321C7D1C79B4D58DA1018B199249571DA282A82F51060915E2D7AF8BC9F486958D02A086FFB44068A4DFC5AE740F320C0198745BDDCD8EA04B3473225449D70983EA9C29A678DAB22584EA9');
INSERT INTO attachment_blobs VALUES ('01a1e0bf-9be3-72fb-a6a9-0bbdc9bf74fa', '01a1e0bf-9c0f-70a1-8bbe-d3838bc47779', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('f64fb592-0e84-4af3-8c16-cf7186111821', 'daef7017-b661-4dae-bf45-6337eef23a92', '00', NULL);
INSERT INTO attachment_objects VALUES ('f64fb592-0e84-4af3-8c16-cf7186111821', 'daef7017-b661-4dae-bf45-6337eef23a92', NULL);
