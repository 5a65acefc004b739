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
CREATE TABLE search_texts (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id TEXT NOT NULL,
     text_id TEXT NOT NULL,
     field TEXT NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id, field)
   ) STRICT;
CREATE TABLE search_documents (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id TEXT NOT NULL,
     doc INTEGER NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id)
   ) STRICT;
CREATE UNIQUE INDEX search_documents_doc ON search_documents (doc);
CREATE VIRTUAL TABLE search_index USING fts5(
       words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');
CREATE TRIGGER search_documents_added AFTER INSERT ON search_documents BEGIN
       INSERT INTO search_index (rowid, words) VALUES (new.doc, new.words);
     END;
CREATE TRIGGER search_documents_changed AFTER UPDATE OF words ON search_documents BEGIN
       UPDATE search_index SET words = new.words WHERE rowid = new.doc;
     END;
CREATE TRIGGER search_documents_removed AFTER DELETE ON search_documents BEGIN
       DELETE FROM search_index WHERE rowid = old.doc;
     END;
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
INSERT INTO schema_version VALUES (1, '1768b396c69126a5');
INSERT INTO users VALUES ('01a1e1fc-551a-7275-ab35-a0815c48164c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$rUsAK59lqQ7wm8snPSl5D/jJds275Uf9NXTTtkOUTCg$sq/ipvIDbAbaAmGBgDR03RIRWai9MiQYc0uS+mk70gg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:32:53.206Z');
INSERT INTO users VALUES ('01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$2ikMuBJtRe/xPhxY3xndQzoKSo4m48VcoyBRyBreIG4$RRkqJa5Gkqk0bEXoFxkTte1jbWk8LD1sI99spQNTj3k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:32:54.044Z');
INSERT INTO users VALUES ('01a1e1fc-5b27-77b5-91ba-d282eb39f583', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$l5lnKQk0MAOUa3Nr5FkmPh8uHr224ZLihhF/nSef5fs$VZwknvqTpnV/6hwD4+tiqlseji7diZa6MZ3ccg8VY3c', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:32:54.678Z');
INSERT INTO users VALUES ('01a1e1fc-5e0e-7049-b0a4-f3d74aa76871', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$fGJf7FRwsM0Zx1HBgvK8oSpzS1iayFccVvv0LqHP1xY$gnLjdaG/7uuR/sU7n5U9EGNSsgWKsJ6S8XaBpeiDLJY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:32:55.380Z');
INSERT INTO sessions VALUES ('01a1e1fc-57d1-7469-afca-d8115a23135c', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:53.585Z', '2026-11-16T01:32:53.585Z', '2026-11-16T02:32:53.585Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1fc-5b1d-73a8-b074-b02548ea2880', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', '2026-11-16T01:32:54.429Z', '2026-11-16T01:32:54.429Z', '2026-11-16T02:32:54.429Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1fc-5cd7-7442-a1d8-778fe9b21d96', '01a1e1fc-5b27-77b5-91ba-d282eb39f583', '2026-11-16T01:32:54.872Z', '2026-11-16T01:32:54.872Z', '2026-11-16T02:32:54.872Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1fc-5f3e-76ef-8f4e-9b9879897a67', '2026-11-16T02:37:55.492Z');
INSERT INTO idempotency_keys VALUES ('01a1e1fc-551a-7275-ab35-a0815c48164c', 'c5afe630-ec1f-4633-9692-cbb5e2fc8799', 'MMMvinl0VPuFfLxnf1BYm3ZEQRhXemmbVOTI5OoTVX4', '01a1e1fc-5cf4-7320-863f-55930e854582', '{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:32:54.952Z');
INSERT INTO boards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 'Board', NULL, NULL, '01a1e1fc-551a-7275-ab35-a0815c48164c', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.900Z', '2026-11-16T01:32:54.900Z', 35, 37, '3m2xpbg0dpo', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 'Board', NULL, NULL, '01a1e1fc-551a-7275-ab35-a0815c48164c', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.120Z', '2026-11-16T01:32:55.120Z', 2, 3, 'csjvxpyotpo', 0, '2026-11-16T01:32:55.136Z', '01a1e1fc-551a-7275-ab35-a0815c48164c');
INSERT INTO board_members VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-551a-7275-ab35-a0815c48164c', 'owner');
INSERT INTO board_members VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 'member');
INSERT INTO board_members VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', '01a1e1fc-551a-7275-ab35-a0815c48164c', 'owner');
INSERT INTO board_members VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 'member');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 1, 'board.member_added', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.920Z', 1, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","user_id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","role":"member","user":{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 2, 'board.member_added', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.936Z', 2, '01a1e1fc-5b27-77b5-91ba-d282eb39f583', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","user_id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","role":"member","user":{"id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 3, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.945Z', 3, '01a1e1fc-5d21-74c1-ab06-62392ca69045', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 4, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.949Z', 4, '01a1e1fc-5d25-7659-a9be-a8f596622325', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d25-7659-a9be-a8f596622325","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 5, 'label.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.952Z', 5, '01a1e1fc-5d28-7084-b662-9fe7354a8f39', NULL, NULL, NULL, NULL, 'c5afe630-ec1f-4633-9692-cbb5e2fc8799', NULL, NULL, '{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 6, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.956Z', 6, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.956Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 7, 'card.labeled', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.961Z', 7, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:32:54.956Z"}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.961Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 8, 'card.assigned', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.968Z', 8, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:32:54.961Z"}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.968Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 9, 'card.assigned', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.968Z', 8, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:32:54.968Z"}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:54.968Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 10, 'checklist.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.976Z', 10, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d40-7473-9794-3d12dc61925c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 11, 'checklist_item.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.981Z', 11, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 12, 'checklist_item.updated', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.986Z', 12, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 13, 'checklist_item.assigned', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:54.992Z', 13, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 14, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.000Z', 14, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d59-7150-9054-668b7af53ea6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d59-7150-9054-668b7af53ea6","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 15, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.011Z', 15, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d63-7236-a1a7-e973902d3da8","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 16, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.016Z', 16, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d68-72a8-8f69-0cb934e745bf","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 17, 'card.moved', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.027Z', 17, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","rank":65536,"updated_at":"2026-11-16T01:32:54.968Z","position":0}', '{"id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d25-7659-a9be-a8f596622325","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1fc-5d28-7084-b662-9fe7354a8f39","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Steps","rank":65536,"items":[{"id":"01a1e1fc-5d45-703a-a77f-266385e62010","checklist_id":"01a1e1fc-5d40-7473-9794-3d12dc61925c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1fc-5d59-7150-9054-668b7af53ea6","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1fc-5d63-7236-a1a7-e973902d3da8","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1fc-5d68-72a8-8f69-0cb934e745bf","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:32:54.956Z","updated_at":"2026-11-16T01:32:55.027Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 18, 'board.member_removed', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.040Z', 18, '01a1e1fc-5b27-77b5-91ba-d282eb39f583', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","user_id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","role":"member","user":{"id":"01a1e1fc-5b27-77b5-91ba-d282eb39f583","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 19, 'attachment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.050Z', 19, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 20, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.056Z', 20, '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d90-71eb-91ca-26418f35a4bc","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.056Z","updated_at":"2026-11-16T01:32:55.056Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 21, 'checklist.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.057Z', 21, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d91-71f3-90f5-afddd5208789', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d91-71f3-90f5-afddd5208789","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 22, 'checklist.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.068Z', 22, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d9c-7589-af6b-08534b842d20', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d9c-7589-af6b-08534b842d20","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 23, 'checklist_item.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.069Z', 23, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d9d-758a-b2f9-a9f5937270eb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5d9d-758a-b2f9-a9f5937270eb","checklist_id":"01a1e1fc-5d9c-7589-af6b-08534b842d20","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 24, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.071Z', 24, '01a1e1fc-5da0-70d4-bc65-98dfb502e1f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da0-70d4-bc65-98dfb502e1f0","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 25, 'comment.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.074Z', 25, '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5da2-73ae-96d9-bf3d8082e142', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da2-73ae-96d9-bf3d8082e142","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","card_id":"01a1e1fc-5d2c-71a7-b489-e589a7c492c4","user_id":"01a1e1fc-551a-7275-ab35-a0815c48164c","user":{"id":"01a1e1fc-551a-7275-ab35-a0815c48164c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:32:55.074Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 26, 'label.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.077Z', 26, '01a1e1fc-5da5-715b-85a8-902fa18f8bfd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da5-715b-85a8-902fa18f8bfd","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 27, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.079Z', 27, '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da7-765a-a17c-a96af6b8f7dd","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.079Z","updated_at":"2026-11-16T01:32:55.079Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 28, 'card.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.082Z', 28, '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5da7-765a-a17c-a96af6b8f7dd","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.079Z","updated_at":"2026-11-16T01:32:55.079Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 29, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.086Z', 29, '01a1e1fc-5dae-7228-bde8-23642e022acf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dae-7228-bde8-23642e022acf","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 30, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.088Z', 30, '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5dae-7228-bde8-23642e022acf","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.088Z","updated_at":"2026-11-16T01:32:55.088Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 31, 'column.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.092Z', 31, '01a1e1fc-5dae-7228-bde8-23642e022acf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dae-7228-bde8-23642e022acf","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 1, 'board.member_added', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.130Z', 1, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03","user_id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","role":"member","user":{"id":"01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 2, 'board.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.136Z', 2, '01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 32, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.145Z', 32, '01a1e1fc-5de9-7474-8431-03484c92935c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5de9-7474-8431-03484c92935c","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 33, 'card.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.148Z', 33, '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","column_id":"01a1e1fc-5de9-7474-8431-03484c92935c","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:32:55.148Z","updated_at":"2026-11-16T01:32:55.148Z"}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 34, 'column.deleted', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.151Z', 34, '01a1e1fc-5de9-7474-8431-03484c92935c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1fc-5de9-7474-8431-03484c92935c","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 35, 'column.created', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.162Z', 35, '01a1e1fc-5de9-7474-8431-03484c92935c', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1fc-5de9-7474-8431-03484c92935c","board_id":"01a1e1fc-5cf4-7320-863f-55930e854582","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 0, '2026-11-16T01:32:54.900Z', X'1F8B08000000000000039551CB6E833010BCF733F66C473660427CAAFA0D3DB58AA2C52C952583A96DD25628FF5E0169D5E4902AC799DD99D9C704B6010D42A224D91AAE4C5BF06D9E095E9579CB95DAE5822A55A82A0306C92647A0E1C96368804143D1043B24EB7BD0FDE81C03E39D0FBF2010266A0EF5D7458692C8B7D95671AC73C551545299A292656180C13834776B7E723081864C64259792CBF259489D675A159B9D102F7FBCFFEB8BF40E5A307058938BA05FF70C3AEA6A0A3398A09EF73FDC73B93152B816DC5C29F8E5D2FEA3A770D6839EAEBF75D3823AB40E34A0B3861EE913BBC1D1C687B7B35F8FDD1CB19481416B434C2BB77ECFE125B6F18026D923814E61A4853852B0ADA506748B2EAE5C1C070AEBC00B793AED4F0FDF1BCC634869020000');
INSERT INTO board_checkpoints VALUES ('01a1e1fc-5dd0-7590-88d8-dbf09f7a7e03', 0, '2026-11-16T01:32:55.120Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3BAD9BD427C437700255D1C6DE204B4E1C6CA780AAFC3B6A5210EDA1A8C799DD99D9C7119C050D42A224D91AAEAC15BC543BC1ABCA56DC36ADD8B5259624D6C020BBEC09343C058C1618584A26BA21BBD083EE47EF1998E043FC05913093AD9BAF8B0C25919745A938366BC5515452994D25B71B030CC6C1DEADF9C9C10C1A0A516CB9945C6E9F85D4EB422BB5928578F9E3FD5F5FA277D08281C7867C02FDBA67D051D7503C812334A7FDEB7B2E37268AD7829B2BC5305F3A7CF414CF7AD0C7EB6FDDB4A00E9D070DE89DA147FAC46EF0B40AF1EDECD763778A98CBC0A07531E5855BBEE7F112BB54A3C9EE40A0731C69260E145DEBC8826ED1A7854BE34071197826A7693F3D7C03C1E4346269020000');
INSERT INTO labels VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d28-7084-b662-9fe7354a8f39', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da5-715b-85a8-902fa18f8bfd', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d21-74c1-ab06-62392ca69045', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d25-7659-a9be-a8f596622325', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da0-70d4-bc65-98dfb502e1f0', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5de9-7474-8431-03484c92935c', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d6c-7217-9359-c9410280c0f6', 'Finished by Bob', 'card_moved', '01a1e1fc-5d25-7659-a9be-a8f596622325', NULL, 'assign_member', NULL, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 1);
INSERT INTO automation_rules VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d8e-7029-af45-3e5cd2a7a7f4', 'Rule', 'card_moved', '01a1e1fc-5d21-74c1-ab06-62392ca69045', NULL, 'assign_member', NULL, '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb', 1);
INSERT INTO trash VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 'card', 'deleted', 'Card', '01a1e1fc-5d21-74c1-ab06-62392ca69045', NULL, 131072, 1, '{"id":"01a1e1fc-5da7-765a-a17c-a96af6b8f7dd","column_id":"01a1e1fc-5d21-74c1-ab06-62392ca69045","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:32:55.079Z","updated_at":"2026-11-16T01:32:55.079Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:32:55.082Z', '01a1e1fc-551a-7275-ab35-a0815c48164c', 28);
INSERT INTO trash VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dae-7228-bde8-23642e022acf', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1fc-5d28-7084-b662-9fe7354a8f39","01a1e1fc-5da5-715b-85a8-902fa18f8bfd"],"board_members":["01a1e1fc-551a-7275-ab35-a0815c48164c","01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb"]}', '2026-11-16T01:32:55.092Z', '01a1e1fc-551a-7275-ab35-a0815c48164c', 31);
INSERT INTO trash VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 'card', 'deleted', 'Card', '01a1e1fc-5dae-7228-bde8-23642e022acf', '01a1e1fc-5dae-7228-bde8-23642e022acf', 65536, NULL, '{"id":"01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4","column_id":"01a1e1fc-5dae-7228-bde8-23642e022acf","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:32:55.088Z","updated_at":"2026-11-16T01:32:55.088Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:32:55.092Z', '01a1e1fc-551a-7275-ab35-a0815c48164c', 31);
INSERT INTO restored_contents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', 35, '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '{"id":"01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a","column_id":"01a1e1fc-5de9-7474-8431-03484c92935c","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:32:55.148Z","updated_at":"2026-11-16T01:32:55.148Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d25-7659-a9be-a8f596622325', 1, 'Card', 65536, NULL, NULL, 0, NULL, 1, '2026-11-16T01:32:54.956Z', '2026-11-16T01:32:55.027Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', '01a1e1fc-5d21-74c1-ab06-62392ca69045', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T01:32:55.056Z', '2026-11-16T01:32:55.056Z', NULL);
INSERT INTO cards VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '01a1e1fc-5de9-7474-8431-03484c92935c', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T01:32:55.148Z', '2026-11-16T01:32:55.148Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d28-7084-b662-9fe7354a8f39');
INSERT INTO card_assignees VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-551a-7275-ab35-a0815c48164c');
INSERT INTO card_assignees VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb');
INSERT INTO checklists VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d40-7473-9794-3d12dc61925c', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d91-71f3-90f5-afddd5208789', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d9c-7589-af6b-08534b842d20', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d45-703a-a77f-266385e62010', '01a1e1fc-5d40-7473-9794-3d12dc61925c', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d9d-758a-b2f9-a9f5937270eb', '01a1e1fc-5d9c-7589-af6b-08534b842d20', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d45-703a-a77f-266385e62010', '01a1e1fc-57e9-76c5-a9dc-523b2cd9f6bb');
INSERT INTO attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d59-7150-9054-668b7af53ea6', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d59-7150-9054-668b7af53ea6', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', X'22C9FE08861FE0DB267A5CF3665F2FFE64D15173DCD69FCE5E58E2CC907D4B40415607A5B5B12D00FC56A04A0AE09128F095360E9135B5874C5FEB76562543D3109BFA519070064213E83DBB58115B0F913FD5D0039533995DC73EDB9B5D532BB03D08755F4E360916E16EC8D538B0F252307BB5C0EF7215281DC81301D52B0A9E13570821B1D25F566D1CFBE3C9376A827D98CA21676B56F00899D8C10D52C7945640AA30C9090E536F9829AE6E302A6342CAE2C871B63328878F0D43D4AEEEC33E633502404EE20E5D00896DAC1F93F1CED903E271620DCFF75FD004BFCBA85E73D0DDC83A89C61050A37B1A933726C0E40F75B45FBAB5D94D1F5E9E17E6F6D5F55E21D6E870DAE29573778DCD10BF5959CEABB4C29B25C4CC8DA16F9EDC98623B87CE4408860692C837F65B1C0C892C115FD9924D570C8B88379E64A132D916134399DE59ECDF62EECD5F1F31D90081388A56F9BFF5FC6E86AC67D3836D6E669540B78086044E4CF1D8AEF370F69562D10B4BA36BD925C303265D44A39BAE9A55B65D6730544021B96E301602C4CF437A56CA75BD829421977FA0A6BD539D6093E6E57875D57F58A7384EA7449F22E4FE8C94DC23E23F3B0B4C4AEAB3C73661DF184D90C3FE84278CE95376D056A074D0FEE58B79F00A3794C26BA8585F0DAA92F804086574FC4C4D60FAE93329BB8DF228E0');
INSERT INTO attachment_blobs VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('555e9f31-e46f-41ae-bba1-702f2aa1c18c', '087d2a48-7ecf-4a40-85ce-3b3917cbe5b1', '00', NULL);
INSERT INTO attachment_objects VALUES ('555e9f31-e46f-41ae-bba1-702f2aa1c18c', '087d2a48-7ecf-4a40-85ce-3b3917cbe5b1', NULL);
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d45-703a-a77f-266385e62010', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d59-7150-9054-668b7af53ea6', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d63-7236-a1a7-e973902d3da8', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d68-72a8-8f69-0cb934e745bf', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d8a-70d1-bdd5-48c6e55c4a5b', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', 'description', '');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5d9d-758a-b2f9-a9f5937270eb', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-5da2-73ae-96d9-bf3d8082e142', 'comment', ' comment ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 'description', '');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', 'title', ' ·b01a1e1fc5cf47320863f55930e854582 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', 'description', '');
INSERT INTO search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', 888651673423872, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e1fc5cf47320863f55930e854582 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5d90-71eb-91ca-26418f35a4bc', 888651673829376, ' ·b01a1e1fc5cf47320863f55930e854582 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da7-765a-a17c-a96af6b8f7dd', 888651673927680, ' ·b01a1e1fc5cf47320863f55930e854582 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5db0-77fa-8f17-ffc4b0f294d4', 888651673960448, ' ·b01a1e1fc5cf47320863f55930e854582 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5dec-73f4-a74d-ae1f9ad1c57a', 888651674206208, ' ·b01a1e1fc5cf47320863f55930e854582 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e1fc-5cf4-7320-863f-55930e854582', '01a1e1fc-5da2-73ae-96d9-bf3d8082e142', '01a1e1fc-5d2c-71a7-b489-e589a7c492c4', '01a1e1fc-551a-7275-ab35-a0815c48164c', '2026-11-16T01:32:55.074Z', NULL, 'Comment');
