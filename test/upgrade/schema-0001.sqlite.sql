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
CREATE TABLE avatars (
     user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     version TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     data BLOB NOT NULL
   ) STRICT;
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
CREATE TABLE leases (
     name TEXT PRIMARY KEY,
     holder TEXT NOT NULL,
     expires_at TEXT NOT NULL
   ) STRICT;
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
CREATE TABLE automation_runs (
     board_id TEXT NOT NULL,
     rule_id TEXT NOT NULL,
     id TEXT NOT NULL,
     seq INTEGER,
     card_id TEXT NOT NULL,
     at TEXT NOT NULL,
     outcome TEXT NOT NULL CHECK (outcome IN ('done', 'skipped', 'failed')),
     why TEXT,
     PRIMARY KEY (board_id, rule_id, id),
     FOREIGN KEY (board_id, rule_id) REFERENCES automation_rules (board_id, id) ON DELETE CASCADE
   ) STRICT;
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
     due_soon_for TEXT,
     overdue_for TEXT,
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
CREATE INDEX cards_due_soon ON cards (due_at)
     WHERE due_at IS NOT NULL AND NOT is_complete AND due_soon_for IS DISTINCT FROM due_at;
CREATE INDEX cards_overdue ON cards (due_at)
     WHERE due_at IS NOT NULL AND NOT is_complete AND overdue_for IS DISTINCT FROM due_at;
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
CREATE TABLE notifications (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     kind TEXT NOT NULL,
     card_id TEXT,
     comment_id TEXT,
     actor_id TEXT,
     created_at TEXT NOT NULL,
     read_at TEXT,
     mail TEXT,
     PRIMARY KEY (board_id, id, user_id)
   ) STRICT;
CREATE INDEX notifications_user ON notifications (user_id, id);
CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE read_at IS NULL;
CREATE INDEX notifications_age ON notifications (read_at) WHERE read_at IS NOT NULL;
CREATE TABLE card_watchers (
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, user_id),
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE TABLE board_visits (
     board_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     opened_at TEXT,
     is_starred INTEGER NOT NULL,
     PRIMARY KEY (board_id, user_id),
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX board_visits_opened ON board_visits (user_id, opened_at, board_id) WHERE opened_at IS NOT NULL;
CREATE TABLE calendar_keys (
     user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     nonce TEXT NOT NULL
   ) STRICT;
CREATE INDEX card_assignees_user ON card_assignees (user_id, board_id, card_id);
CREATE INDEX cards_due ON cards (board_id, due_at) WHERE due_at IS NOT NULL;
INSERT INTO schema_version VALUES (1, '64a587358602e47e');
INSERT INTO users VALUES ('01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$M7BIZuoynrJail34UoGVblBhxhoeBiRG+e80pp2ZLrA$bDMi9DQjcQ+55NjI3dMYYVaLYyHunmxOJcRw2E7U3Ko', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:50:47.243Z');
INSERT INTO users VALUES ('01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$opk56DNxUcMggUWPlkyqon4N1eotKF9anfp2G68eWRI$mBjbM9eS/LKU/AQOjeODAvMhe7A18AaHn4s3Uc8oKAI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:50:47.459Z');
INSERT INTO users VALUES ('01a1e20c-baca-770e-98a8-16b85e4a2531', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$76TiwLVNMgrA3LF1XNTBkHaEDlS3dQ0O7Ey/JCCmLbY$LPJ6njl6R3/bP3GH+jMuUXKCvAp/2ah6OFmNhYw96pw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:50:47.538Z');
INSERT INTO users VALUES ('01a1e20c-bbb9-7152-b12e-54c310faca8b', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$a3w6WNlnsNKgd5DLVwQiHFMhglMPggmGFk4eQadJsKc$tuTxsYh4x8JOG+xacjCFhoDbK+kXmERLWmDLUQXgAKE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:50:47.778Z');
INSERT INTO sessions VALUES ('01a1e20c-ba37-73a0-b158-20b19bc41059', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.353Z', '2026-11-16T01:50:47.353Z', '2026-11-16T02:50:47.353Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e20c-bac9-7721-8e76-b2baa61fe664', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', '2026-11-16T01:50:47.497Z', '2026-11-16T01:50:47.497Z', '2026-11-16T02:50:47.497Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e20c-bb23-73e4-80c3-32df4f276144', '01a1e20c-baca-770e-98a8-16b85e4a2531', '2026-11-16T01:50:47.587Z', '2026-11-16T01:50:47.587Z', '2026-11-16T02:50:47.587Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e20c-bc0d-7129-94b7-45df4580c910', '2026-11-16T02:55:47.825Z');
INSERT INTO avatars VALUES ('01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T01:50:47.649Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '4b35de50-a208-4bd6-8df3-a7d39a6ecb6e', 'E-D8YoDS_PtNIsXejyT4yoFbo3kcKEmoonym6Zjxfd8', '01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:50:47.629Z');
INSERT INTO boards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 'Board', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.599Z', '2026-11-16T01:50:47.599Z', 35, 38, 'd9g1sdrlgis', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 'Board', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.713Z', '2026-11-16T01:50:47.713Z', 2, 3, 'hk5tkrnwjre', 0, '2026-11-16T01:50:47.718Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9');
INSERT INTO board_members VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'owner');
INSERT INTO board_members VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'member');
INSERT INTO board_members VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 'owner');
INSERT INTO board_members VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'member');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 1, 'board.member_added', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.609Z', 1, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","user_id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","role":"member","user":{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 2, 'board.member_added', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.616Z', 2, '01a1e20c-baca-770e-98a8-16b85e4a2531', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","user_id":"01a1e20c-baca-770e-98a8-16b85e4a2531","role":"member","user":{"id":"01a1e20c-baca-770e-98a8-16b85e4a2531","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 3, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.623Z', 3, '01a1e20c-bb47-7094-9995-c802bf9b4a7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 4, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.626Z', 4, '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb4a-706f-a9e5-667a3a8f82e0","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 5, 'label.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.629Z', 5, '01a1e20c-bb4d-767c-933f-106fdd1e234d', NULL, NULL, NULL, NULL, '4b35de50-a208-4bd6-8df3-a7d39a6ecb6e', NULL, NULL, '{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 6, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.631Z', 6, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.631Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 7, 'card.labeled', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.637Z', 7, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:50:47.631Z"}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.637Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 8, 'card.assigned', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.642Z', 8, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:50:47.637Z"}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.642Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 9, 'card.assigned', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.642Z', 8, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:50:47.642Z"}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.642Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 10, 'checklist.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.651Z', 10, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb63-76e3-a6be-eca46bb8da0b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 11, 'checklist_item.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.654Z', 11, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 12, 'checklist_item.updated', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.657Z', 12, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 13, 'checklist_item.assigned', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.660Z', 13, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 14, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.665Z', 14, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb71-776e-9a14-6e2ab7beedbe","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 15, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.671Z', 15, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb77-76c7-bad0-d252c517df19', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb77-76c7-bad0-d252c517df19","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 16, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.673Z', 16, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb79-7153-aeba-8bfc532450c6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb79-7153-aeba-8bfc532450c6","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 17, 'card.moved', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.678Z', 17, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","rank":65536,"updated_at":"2026-11-16T01:50:47.642Z","position":0}', '{"id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb4a-706f-a9e5-667a3a8f82e0","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20c-bb4d-767c-933f-106fdd1e234d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Steps","rank":65536,"items":[{"id":"01a1e20c-bb66-70c3-a86a-6e80f92a0d84","checklist_id":"01a1e20c-bb63-76e3-a6be-eca46bb8da0b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e20c-bb71-776e-9a14-6e2ab7beedbe","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e20c-bb77-76c7-bad0-d252c517df19","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e20c-bb79-7153-aeba-8bfc532450c6","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:50:47.631Z","updated_at":"2026-11-16T01:50:47.678Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 18, 'board.member_removed', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.680Z', 18, '01a1e20c-baca-770e-98a8-16b85e4a2531', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","user_id":"01a1e20c-baca-770e-98a8-16b85e4a2531","role":"member","user":{"id":"01a1e20c-baca-770e-98a8-16b85e4a2531","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 19, 'attachment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.684Z', 19, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb84-74e0-9f35-17f28f6a52cb","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 20, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.689Z', 20, '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb89-7541-9ff0-2a7a9823a29d","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.689Z","updated_at":"2026-11-16T01:50:47.689Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 21, 'checklist.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.690Z', 21, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8a-7735-96ea-687898e6edde', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8a-7735-96ea-687898e6edde","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 22, 'checklist.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.691Z', 22, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8b-766e-9a74-69d595f57829', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8b-766e-9a74-69d595f57829","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 23, 'checklist_item.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.692Z', 23, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8c-721a-88dc-fb7c2cc516ed', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8c-721a-88dc-fb7c2cc516ed","checklist_id":"01a1e20c-bb8b-766e-9a74-69d595f57829","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 24, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.694Z', 24, '01a1e20c-bb8e-7621-b4af-a741536528db', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb8e-7621-b4af-a741536528db","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 25, 'comment.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.696Z', 25, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb90-760e-805e-03f6b723e3cc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb90-760e-805e-03f6b723e3cc","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","card_id":"01a1e20c-bb50-75ec-9ec3-5e99825f8b6c","user_id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","user":{"id":"01a1e20c-b985-7078-8d9e-2c240c1e3dd9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:50:47.696Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 26, 'label.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.702Z', 26, '01a1e20c-bb96-7537-b89b-54c87620e8af', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb96-7537-b89b-54c87620e8af","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 27, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.703Z', 27, '01a1e20c-bb97-73d3-a991-d33a48a1184c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb97-73d3-a991-d33a48a1184c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.703Z","updated_at":"2026-11-16T01:50:47.703Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 28, 'card.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.705Z', 28, '01a1e20c-bb97-73d3-a991-d33a48a1184c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb97-73d3-a991-d33a48a1184c","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.703Z","updated_at":"2026-11-16T01:50:47.703Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 29, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.707Z', 29, '01a1e20c-bb9b-7159-a709-642ffc39781b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb9b-7159-a709-642ffc39781b","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 30, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.709Z', 30, '01a1e20c-bb9d-75e9-a19f-fe255a48a677', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb9d-75e9-a19f-fe255a48a677","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bb9b-7159-a709-642ffc39781b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.709Z","updated_at":"2026-11-16T01:50:47.709Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 31, 'column.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.711Z', 31, '01a1e20c-bb9b-7159-a709-642ffc39781b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bb9b-7159-a709-642ffc39781b","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 1, 'board.member_added', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.716Z', 1, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20c-bba1-73a3-afed-09b027139fec","user_id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","role":"member","user":{"id":"01a1e20c-ba46-75c5-b8f6-1518b8d2c1df","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 2, 'board.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.718Z', 2, '01a1e20c-bba1-73a3-afed-09b027139fec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba1-73a3-afed-09b027139fec"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 32, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.720Z', 32, '01a1e20c-bba8-72ad-aedc-65ff5657de98', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 33, 'card.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.721Z', 33, '01a1e20c-bba9-7355-93ee-dc140a0d3b34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba9-7355-93ee-dc140a0d3b34","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","column_id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:50:47.721Z","updated_at":"2026-11-16T01:50:47.721Z"}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 34, 'column.deleted', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.723Z', 34, '01a1e20c-bba8-72ad-aedc-65ff5657de98', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 35, 'column.created', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.728Z', 35, '01a1e20c-bba8-72ad-aedc-65ff5657de98', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","board_id":"01a1e20c-bb2f-7023-bba8-bd1cadf51d90","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 0, '2026-11-16T01:50:47.599Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2BDB6D9AC427C437700255D5DADE204B4E1C6CA780AAFC3B6A5210EDA1A8C799DD99D9C7119C05055CA020C90DD35AB6ACE272CDB4C69A692B0CDAB614B6E1504076D91328780A182D14602999E886EC420FAA1FBD2FC0041FE22F888499EC5E7F5D643475C92A5ED5ACB60D3169E4861B416B6B1B28601CECDD9A9F1CCCA04072B9654230B17DE642955C6DAA55D9342F7FBCFFEB4BF40E8A17E051934FA05E770574D4698A2770047DDA7F7FCFE5C644F15A7073A518E64B878F9EE2590FEA78FDAD9B16D4A1F3A000BD33F4489FD80D9E5621BE9DFD7AEC4E1173190A685D4C79E196EF79BCC42EEDD164772050398E3413078AAE756441B5E8D3C2A571A0B80C3C93D3B49B1EBE019617F88669020000');
INSERT INTO board_checkpoints VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', 0, '2026-11-16T01:50:47.713Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B699BC427C437700255D5DADE204B4E1C6CA780AAFE3B4A5210EDA1A8C799DD99D9C7119C050542A2A44218AE354A5E9558726CC972D1685154B26C5A32C020BBEC09143C058C1618584A26BA21BBD083EA47EF1998E043FC05913093DDEBAF8B8CA6DEF04A5435AF6D43BC30C55A1849A5B50D3018077BB7E6270733282844B1E55272B97D16526D845A57AB4A962F7FBCFFEB4BF40E4A30F0A8C92750AF3B061D759AE2048EA0A7FDF7F75C6E4C14AF0537578A61BE74F8E8299EF5A08ED7DFBA69411D3A0F0AD03B438FF489DDE06915E2DBD9AFC76E8A98CBC0A07531E5855BBEE7F112BBB44793DD8140E538D24C1C28BAD69105D5A24F0B97C681E232F04C9E4EBBD3C337FF0FCA4D69020000');
INSERT INTO labels VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb4d-767c-933f-106fdd1e234d', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb96-7537-b89b-54c87620e8af', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8e-7621-b4af-a741536528db', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba8-72ad-aedc-65ff5657de98', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb7c-7336-890d-c9e219651131', 'Finished by Bob', 'card_moved', '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', NULL, 'assign_member', NULL, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 1);
INSERT INTO automation_rules VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb87-7356-8e50-8cdc1d1cc161', 'Rule', 'card_moved', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', NULL, 'assign_member', NULL, '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 1);
INSERT INTO automation_runs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb7c-7336-890d-c9e219651131', '01a1e20c-bb7e-715c-a830-d7144378a3b5', 17, '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '2026-11-16T01:50:47.678Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb94-749d-a62b-b12ce257e4fe', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 'card', 'deleted', 'Card', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', NULL, 131072, 1, '{"id":"01a1e20c-bb97-73d3-a991-d33a48a1184c","column_id":"01a1e20c-bb47-7094-9995-c802bf9b4a7e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:50:47.703Z","updated_at":"2026-11-16T01:50:47.703Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:50:47.705Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 28);
INSERT INTO trash VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9b-7159-a709-642ffc39781b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e20c-bb4d-767c-933f-106fdd1e234d","01a1e20c-bb96-7537-b89b-54c87620e8af"],"board_members":["01a1e20c-b985-7078-8d9e-2c240c1e3dd9","01a1e20c-ba46-75c5-b8f6-1518b8d2c1df"]}', '2026-11-16T01:50:47.711Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 31);
INSERT INTO trash VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 'card', 'deleted', 'Card', '01a1e20c-bb9b-7159-a709-642ffc39781b', '01a1e20c-bb9b-7159-a709-642ffc39781b', 65536, NULL, '{"id":"01a1e20c-bb9d-75e9-a19f-fe255a48a677","column_id":"01a1e20c-bb9b-7159-a709-642ffc39781b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:50:47.709Z","updated_at":"2026-11-16T01:50:47.709Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:50:47.711Z', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', 31);
INSERT INTO restored_contents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', 35, '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '{"id":"01a1e20c-bba9-7355-93ee-dc140a0d3b34","column_id":"01a1e20c-bba8-72ad-aedc-65ff5657de98","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:50:47.721Z","updated_at":"2026-11-16T01:50:47.721Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb4a-706f-a9e5-667a3a8f82e0', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:50:47.631Z', '2026-11-16T01:50:47.678Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', '01a1e20c-bb47-7094-9995-c802bf9b4a7e', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:50:47.689Z', '2026-11-16T01:50:47.689Z', NULL);
INSERT INTO cards VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '01a1e20c-bba8-72ad-aedc-65ff5657de98', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:50:47.721Z', '2026-11-16T01:50:47.721Z', NULL);
INSERT INTO card_labels VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb4d-767c-933f-106fdd1e234d');
INSERT INTO card_assignees VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9');
INSERT INTO card_assignees VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df');
INSERT INTO checklists VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb63-76e3-a6be-eca46bb8da0b', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8a-7735-96ea-687898e6edde', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8b-766e-9a74-69d595f57829', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', '01a1e20c-bb63-76e3-a6be-eca46bb8da0b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb8c-721a-88dc-fb7c2cc516ed', '01a1e20c-bb8b-766e-9a74-69d595f57829', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df');
INSERT INTO attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb77-76c7-bad0-d252c517df19', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb79-7153-aeba-8bfc532450c6', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', X'');
INSERT INTO attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb77-76c7-bad0-d252c517df19', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb79-7153-aeba-8bfc532450c6', X'1357179E71E6407C7A27D707B63CC5FDD63704F975B995EC6AFF8CE444FB11CF70C04A846CE97FD58CA3A5D4B8503F8BD0E239500E04582E150630438FAC2434DA80DF68F8203CF7434457239C294A64DB6C20C6C9D99288D1635F8CC6C2F853ACC1DAAE3EABA08FEAB2C40FC791DAFB626F842716A8D036ECF8447B11BE436C757E5E08230658056A4B850D287572F6CE8066036F5878F9C2ABDB34EE4FCECEF7576B67031D10ED7B032E24C869B34E2D95865343CC2E201E2BC0033BAD38998DAE774390866796DD2697B733E4A6DDCB30F7C21D8C3564C814E956599B1651C1900E85FB55D703218AE170E2BAD0A29E6304A48FC87FB09B97BBAD9BC4B5ECA625C133F3EA23F74FFD4287ADDD14F353A64ED5001307137D367BA468A7F1620ECFBC2CBA34F5D80912072A1F3B02EE6C0AE380B8082A300126F8A9219142BC67A495CB8A333D7501E0F613DB5FDA3BD0AB754E5C78894C475884023509DC2D5ED28B5F6DDE12AFE10B8E8F78A79D6E7CE06E32E423908AF6D6CB369D0C8E3766B2177489502FB2E30E9466475C7A6D16276FCFA357C4A110D10F065D7C4630BD9D77186356E9155F05C74EDF7868377973C485FDE5BC02F1FCC4BFC109E8BF080F7026558AED270B80527657E3223BEE5536D2D7F168D7575F9E7BF8E92217C21BA3E949A15A7C7AAF46B7853D8935C8D93E7E');
INSERT INTO attachment_blobs VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('615ef616-ea46-4df7-a64b-7b1ba08d3aa5', 'e054b22c-0b24-49e4-81fa-5d4b00be78da', '00', NULL);
INSERT INTO attachment_objects VALUES ('615ef616-ea46-4df7-a64b-7b1ba08d3aa5', 'e054b22c-0b24-49e4-81fa-5d4b00be78da', NULL);
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb66-70c3-a86a-6e80f92a0d84', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb71-776e-9a14-6e2ab7beedbe', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb77-76c7-bad0-d252c517df19', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb79-7153-aeba-8bfc532450c6', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb84-74e0-9f35-17f28f6a52cb', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', 'description', '');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb8c-721a-88dc-fb7c2cc516ed', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb90-760e-805e-03f6b723e3cc', 'comment', ' comment ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 'description', '');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 'description', '');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', 'title', ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', 'description', '');
INSERT INTO search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', 888656067104768, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb89-7541-9ff0-2a7a9823a29d', 888656067334144, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb97-73d3-a991-d33a48a1184c', 888656067395584, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb9d-75e9-a19f-fe255a48a677', 888656067416064, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bba9-7355-93ee-dc140a0d3b34', 888656067469312, ' ·b01a1e20cbb2f7023bba8bd1cadf51d90 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb90-760e-805e-03f6b723e3cc', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.696Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb3a-7478-ade0-d5c2cabf5a07', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'added', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.609Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb41-726d-86f9-001c21ad8ee1', '01a1e20c-baca-770e-98a8-16b85e4a2531', 'added', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.616Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb5a-7075-8aa4-8038fe76b973', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'assigned', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.642Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb91-7640-a02e-d3c5a085140c', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'commented', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-bb90-760e-805e-03f6b723e3cc', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.696Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20c-bba1-73a3-afed-09b027139fec', '01a1e20c-bba4-7473-9c0e-d2fdd05e65c5', '01a1e20c-ba46-75c5-b8f6-1518b8d2c1df', 'added', NULL, NULL, '01a1e20c-b985-7078-8d9e-2c240c1e3dd9', '2026-11-16T01:50:47.716Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e20c-bb2f-7023-bba8-bd1cadf51d90', '01a1e20c-bb50-75ec-9ec3-5e99825f8b6c', '01a1e20c-b985-7078-8d9e-2c240c1e3dd9');
