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
CREATE INDEX mail_queue_waiting ON mail_queue (created_at) WHERE due_at IS NOT NULL;
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
CREATE TABLE mail_preferences (
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     choice TEXT NOT NULL CHECK (choice IN ('now', 'digest', 'off')),
     PRIMARY KEY (user_id, kind)
   ) STRICT;
CREATE TABLE mail_digests (
     user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     due_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX mail_digests_due ON mail_digests (due_at);
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
     text_id TEXT NOT NULL,
     doc INTEGER NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id)
   ) STRICT;
CREATE INDEX search_documents_doc ON search_documents (doc);
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
CREATE INDEX notifications_pending ON notifications (created_at) WHERE mail = 'pending';
CREATE INDEX notifications_mail ON notifications (user_id, mail) WHERE mail IS NOT NULL;
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
INSERT INTO schema_version VALUES (1, '8d3fcf07fdc88567');
INSERT INTO users VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$xZqvQyHBoMg1XA116lZSM3w43/tY81DSXy6xgsmr7R4$j2LC/y5EccdWWecIrpnQNRpW9K68Kg3C02u0ruD2OlE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:03.005Z');
INSERT INTO users VALUES ('01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$vYQ602QvvBL00qtIDH6w2zbBdQxOZ27TsK6u5EKDppw$X/VNN/AwR5wYuL9eLxkKUOx/fYBkzW5hMEAtgt/1AbY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:04.797Z');
INSERT INTO users VALUES ('01a1e229-60b3-7521-a289-955e04c80bf0', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$nlquobTq4i6w1sKWkPzZLqC+V+/jvrZH3dgLDfzwxjo$ViSAdpwUdV1SdgI7+i4d32cAUltnfxwmhnwq4NIm4bA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:05.107Z');
INSERT INTO users VALUES ('01a1e229-62e2-7509-941d-8833b51788f9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$Cm9SDtAFdRxeJwWURmMM/l8PsMtiFBru97D36HdhtyE$FW58THixA+bXEL1gn9+SludbHN7xDdv7dqSLOAoRftM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:05.772Z');
INSERT INTO sessions VALUES ('01a1e229-5a2e-740e-b039-68bc00ec69f2', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:03.310Z', '2026-11-16T02:22:03.310Z', '2026-11-16T03:22:03.310Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e229-60ac-74c2-abe7-60b266b27100', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', '2026-11-16T02:22:04.972Z', '2026-11-16T02:22:04.972Z', '2026-11-16T03:22:04.972Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e229-61a5-7648-83ce-ff810d286c17', '01a1e229-60b3-7521-a289-955e04c80bf0', '2026-11-16T02:22:05.221Z', '2026-11-16T02:22:05.221Z', '2026-11-16T03:22:05.221Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e229-689b-7663-8a8f-f65a9543a4e3', '2026-11-16T03:27:07.005Z');
INSERT INTO avatars VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:22:05.364Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', '28deddc7-40df-4a43-8f75-e4df2b548f7c', 'jfXPRosN4Ukojkk28ZeMZLXBXifZi7WIGUlihKdu2XA', '01a1e229-61b2-7660-93f0-8da46ad9125b', '{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:22:05.348Z');
INSERT INTO leases VALUES ('work', '2c76cbd7-1120-4cb5-9339-2995273eadbc', '2026-11-16T02:22:07.035Z');
INSERT INTO boards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 'Board', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.234Z', '2026-11-16T02:22:05.234Z', 35, 38, 'e9x4i0elqx9', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 'Board', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.507Z', '2026-11-16T02:22:05.507Z', 2, 3, 'obmtsexhez', 0, '2026-11-16T02:22:05.520Z', '01a1e229-5844-7051-92cc-ede24c17daa7');
INSERT INTO board_members VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-5844-7051-92cc-ede24c17daa7', 'owner');
INSERT INTO board_members VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'member');
INSERT INTO board_members VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', '01a1e229-5844-7051-92cc-ede24c17daa7', 'owner');
INSERT INTO board_members VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'member');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 1, 'board.member_added', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.284Z', 1, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","user_id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","role":"member","user":{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 2, 'board.member_added', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.296Z', 2, '01a1e229-60b3-7521-a289-955e04c80bf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","user_id":"01a1e229-60b3-7521-a289-955e04c80bf0","role":"member","user":{"id":"01a1e229-60b3-7521-a289-955e04c80bf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 3, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.333Z', 3, '01a1e229-6216-7077-8aea-eaa26e0c88e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 4, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.342Z', 4, '01a1e229-621e-7271-bbc9-612366a4735b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-621e-7271-bbc9-612366a4735b","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 5, 'label.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.347Z', 5, '01a1e229-6224-76a5-94fd-55cda6a6055a', NULL, NULL, NULL, NULL, '28deddc7-40df-4a43-8f75-e4df2b548f7c', NULL, NULL, '{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 6, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.349Z', 6, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.349Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 7, 'card.labeled', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.354Z', 7, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:22:05.349Z"}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.354Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 8, 'card.assigned', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.358Z', 8, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:22:05.354Z"}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.358Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 9, 'card.assigned', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.358Z', 8, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:22:05.358Z"}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.358Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 10, 'checklist.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.386Z', 10, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624a-76f5-8651-af3a0f283b81', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-624a-76f5-8651-af3a0f283b81","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 11, 'checklist_item.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.388Z', 11, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 12, 'checklist_item.updated', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.391Z', 12, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 13, 'checklist_item.assigned', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.392Z', 13, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 14, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.398Z', 14, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6256-7014-ac95-95e443c4a9b9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6256-7014-ac95-95e443c4a9b9","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 15, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.401Z', 15, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6259-73be-8a3e-37f466f4b722', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6259-73be-8a3e-37f466f4b722","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 16, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.404Z', 16, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-625c-74e9-b03d-2836860b914d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-625c-74e9-b03d-2836860b914d","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 17, 'card.moved', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.408Z', 17, '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","rank":65536,"updated_at":"2026-11-16T02:22:05.358Z","position":0}', '{"id":"01a1e229-6226-76c1-b27a-db01fd14ec93","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-621e-7271-bbc9-612366a4735b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-6224-76a5-94fd-55cda6a6055a","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e229-624a-76f5-8651-af3a0f283b81","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Steps","rank":65536,"items":[{"id":"01a1e229-624c-73f0-9593-500a3d3e4f9d","checklist_id":"01a1e229-624a-76f5-8651-af3a0f283b81","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e229-6256-7014-ac95-95e443c4a9b9","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e229-6259-73be-8a3e-37f466f4b722","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e229-625c-74e9-b03d-2836860b914d","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:22:05.349Z","updated_at":"2026-11-16T02:22:05.408Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 18, 'board.member_removed', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.412Z', 18, '01a1e229-60b3-7521-a289-955e04c80bf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","user_id":"01a1e229-60b3-7521-a289-955e04c80bf0","role":"member","user":{"id":"01a1e229-60b3-7521-a289-955e04c80bf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 19, 'attachment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.432Z', 19, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6278-73c9-a734-63705d4ffdfe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6278-73c9-a734-63705d4ffdfe","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 20, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.436Z', 20, '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-627c-74cd-a071-fb2ed1ce6fb3","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.436Z","updated_at":"2026-11-16T02:22:05.436Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 21, 'checklist.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.439Z', 21, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-627f-71ad-baf2-c1984043f18b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-627f-71ad-baf2-c1984043f18b","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 22, 'checklist.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.447Z', 22, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6287-767a-bbf4-9e1f993c3403', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6287-767a-bbf4-9e1f993c3403","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 23, 'checklist_item.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.451Z', 23, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-628b-75b2-a014-0a73542e38fb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-628b-75b2-a014-0a73542e38fb","checklist_id":"01a1e229-6287-767a-bbf4-9e1f993c3403","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 24, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.456Z', 24, '01a1e229-6290-706a-a7d0-165340ced9d1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6290-706a-a7d0-165340ced9d1","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 25, 'comment.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.462Z', 25, '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6296-7480-8fa9-84652af9854f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-6296-7480-8fa9-84652af9854f","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","card_id":"01a1e229-6226-76c1-b27a-db01fd14ec93","user_id":"01a1e229-5844-7051-92cc-ede24c17daa7","user":{"id":"01a1e229-5844-7051-92cc-ede24c17daa7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:22:05.462Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 26, 'label.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.475Z', 26, '01a1e229-62a3-728f-a83f-6862c48ceaab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62a3-728f-a83f-6862c48ceaab","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 27, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.487Z', 27, '01a1e229-62af-72fa-8c1c-97354c9384a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62af-72fa-8c1c-97354c9384a4","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.487Z","updated_at":"2026-11-16T02:22:05.487Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 28, 'card.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.491Z', 28, '01a1e229-62af-72fa-8c1c-97354c9384a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62af-72fa-8c1c-97354c9384a4","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.487Z","updated_at":"2026-11-16T02:22:05.487Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 29, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.494Z', 29, '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 30, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.495Z', 30, '01a1e229-62b7-72cb-a441-3c9561978294', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62b7-72cb-a441-3c9561978294","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.495Z","updated_at":"2026-11-16T02:22:05.495Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 31, 'column.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.499Z', 31, '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 1, 'board.member_added', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.519Z', 1, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-62c3-742a-aaa3-02eb1ef9c145","user_id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","role":"member","user":{"id":"01a1e229-5a4c-73a6-8b28-93c59cbc44d9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 2, 'board.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.520Z', 2, '01a1e229-62c3-742a-aaa3-02eb1ef9c145', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62c3-742a-aaa3-02eb1ef9c145"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 32, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.521Z', 32, '01a1e229-62d1-77a6-98bf-2b6c47e23642', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 33, 'card.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.522Z', 33, '01a1e229-62d2-7726-9773-0414075aacec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62d2-7726-9773-0414075aacec","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","column_id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:05.522Z","updated_at":"2026-11-16T02:22:05.522Z"}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 34, 'column.deleted', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.523Z', 34, '01a1e229-62d1-77a6-98bf-2b6c47e23642', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 35, 'column.created', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.526Z', 35, '01a1e229-62d1-77a6-98bf-2b6c47e23642', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","board_id":"01a1e229-61b2-7660-93f0-8da46ad9125b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 0, '2026-11-16T02:22:05.234Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDBCDA3F109F10D9C4055B5B137C8921307DB29A0AAFF8E9A14547A28EA71667766F67100674183902849A98657B255BCAE2AC19B7527F8C66251A16DA42A5B60905DF6041A9E02460B0C2C2513DD985D18400F93F70C4CF021FE824898C9EEDAAFCB8C725314BC16A5E48D328693255518595BC41A184CA3BD5BF39383193428A12A2E2597D5B3505A292DCA955A172F17DEFFF5257A072D18786CC927D0AF5B063DF52DC51338407BDA7F77CFE5A644F14A707BA518E64B878F81E2590FFA70F5ADDB16D4A3F3A001BD33F4489FD88F9E5621BE9DFD06EC4F11731918742EA6BC70CBF73CFEC52EEDD064B727D0394E34137B8AAE73644177E8D3C2A569A4B80C3C93C7E3F6F8F00D85ACF9AC69020000');
INSERT INTO board_checkpoints VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', 0, '2026-11-16T02:22:05.507Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB4D1AEA53C537700255D1C6DE204B4E1C6CA780AAFE3B4A5250E9A1A8C799DD99D9C7119C050D42A224A5B67CA3CC9A5785428E886B2E143592DAAD9145090CB2CB9E40C353C0688181A564A21BB20B3DE87EF49E81093EC45F100933D9BAF9BACC281F8B8257A2947CAB8CE1644915465616B10206E360EFD6FCE460060D4AA80D9792CBCDB3505A292DCA5529AA970BEFFFFA12BD83160C3C36E413E8D73D838EBA86E2048ED04CFBD7F75C6E4C14AF04B7578A61BE74F8E8299EF5A08F57DFBA6D411D3A0F1AD03B433BFAC46EF0B40AF1EDECD7633745CC6560D0BA98F2C22DDFF3F817BB54A3C9EE40A0731C69260E145DEBC8826ED1A7854BE340711978264FA7FDE9E11BA7B28D6669020000');
INSERT INTO labels VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6224-76a5-94fd-55cda6a6055a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62a3-728f-a83f-6862c48ceaab', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6216-7077-8aea-eaa26e0c88e1', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-621e-7271-bbc9-612366a4735b', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6290-706a-a7d0-165340ced9d1', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d1-77a6-98bf-2b6c47e23642', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625e-74c3-b09e-2df1364084a2', 'Finished by Bob', 'card_moved', '01a1e229-621e-7271-bbc9-612366a4735b', NULL, 'assign_member', NULL, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 1);
INSERT INTO automation_rules VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627b-7069-8aaa-017a314f99e2', 'Rule', 'card_moved', '01a1e229-6216-7077-8aea-eaa26e0c88e1', NULL, 'assign_member', NULL, '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 1);
INSERT INTO automation_runs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625e-74c3-b09e-2df1364084a2', '01a1e229-6261-7541-865c-b9db0f2ae11a', 17, '01a1e229-6226-76c1-b27a-db01fd14ec93', '2026-11-16T02:22:05.408Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62a0-77fc-a168-db411cb983b2', '01a1e229-5844-7051-92cc-ede24c17daa7', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('487472c5-2dbd-4328-8ae2-bace69c5f056', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:22:07.035Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e229-5844-7051-92cc-ede24c17daa7', 'reset', 'alice@example.org', '00', '2026-11-16T02:22:07.035Z');
INSERT INTO trash VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', 'card', 'deleted', 'Card', '01a1e229-6216-7077-8aea-eaa26e0c88e1', NULL, 131072, 1, '{"id":"01a1e229-62af-72fa-8c1c-97354c9384a4","column_id":"01a1e229-6216-7077-8aea-eaa26e0c88e1","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:05.487Z","updated_at":"2026-11-16T02:22:05.487Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:05.491Z', '01a1e229-5844-7051-92cc-ede24c17daa7', 28);
INSERT INTO trash VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e229-6224-76a5-94fd-55cda6a6055a","01a1e229-62a3-728f-a83f-6862c48ceaab"],"board_members":["01a1e229-5844-7051-92cc-ede24c17daa7","01a1e229-5a4c-73a6-8b28-93c59cbc44d9"]}', '2026-11-16T02:22:05.499Z', '01a1e229-5844-7051-92cc-ede24c17daa7', 31);
INSERT INTO trash VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', 'card', 'deleted', 'Card', '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', '01a1e229-62b6-72ca-b6d4-80e8e9c3d28d', 65536, NULL, '{"id":"01a1e229-62b7-72cb-a441-3c9561978294","column_id":"01a1e229-62b6-72ca-b6d4-80e8e9c3d28d","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:05.495Z","updated_at":"2026-11-16T02:22:05.495Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:05.499Z', '01a1e229-5844-7051-92cc-ede24c17daa7', 31);
INSERT INTO restored_contents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', 35, '01a1e229-62d2-7726-9773-0414075aacec', '{"id":"01a1e229-62d2-7726-9773-0414075aacec","column_id":"01a1e229-62d1-77a6-98bf-2b6c47e23642","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:05.522Z","updated_at":"2026-11-16T02:22:05.522Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-621e-7271-bbc9-612366a4735b', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:22:05.349Z', '2026-11-16T02:22:05.408Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-6216-7077-8aea-eaa26e0c88e1', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:22:05.436Z', '2026-11-16T02:22:05.436Z', NULL);
INSERT INTO cards VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d1-77a6-98bf-2b6c47e23642', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:22:05.522Z', '2026-11-16T02:22:05.522Z', NULL);
INSERT INTO card_labels VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6224-76a5-94fd-55cda6a6055a');
INSERT INTO card_assignees VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5844-7051-92cc-ede24c17daa7');
INSERT INTO card_assignees VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9');
INSERT INTO checklists VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-624a-76f5-8651-af3a0f283b81', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627f-71ad-baf2-c1984043f18b', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6287-767a-bbf4-9e1f993c3403', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-624c-73f0-9593-500a3d3e4f9d', '01a1e229-624a-76f5-8651-af3a0f283b81', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-628b-75b2-a014-0a73542e38fb', '01a1e229-6287-767a-bbf4-9e1f993c3403', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-624c-73f0-9593-500a3d3e4f9d', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9');
INSERT INTO attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6256-7014-ac95-95e443c4a9b9', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6259-73be-8a3e-37f466f4b722', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625c-74e9-b03d-2836860b914d', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6278-73c9-a734-63705d4ffdfe', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6256-7014-ac95-95e443c4a9b9', X'');
INSERT INTO attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6259-73be-8a3e-37f466f4b722', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-625c-74e9-b03d-2836860b914d', X'C3723EA743F6CEC846F1206BD5A17BC99383BDBAEC85E2261147B9C53A05C8BFA186BBECEE662B1944A56302B4DC29E98C53B435C72585C5226A8726DBC073EEF8DA27E48BEE687220E06670D94C557EE1D3F55DD0AE673736F976BB6D28868B1B6970DB04E20955ECE775D4DC0669657AC23E5843A1CF874F2731A4DD2A7B310D6ECB5ACBAD1C777C0E3B5E2F98DBB590BCBE0F97FE9D220563D8131145196EA9A293E2EBEA12912B21668D281916E51D80A4AB93AC67020002FF0E326E13A490DE60369D858077FBCC400E0DE4221B36BB710674B98C2A3AE7B67DE4E39EC2D34A4089BA546BFCEC6E75515DD5B649C391DE9E657F99C5D18DA080429E4FAABCEB9BD3AE73EA67833136E0C20ACADC06D84F193EA982BCFF1975FB4689A929A267A9E11E07D7D1153B0F9FD6C06D9D6AEDCEBA35D43B63FE7F147D1F59735C2046214C34EBAA2968E622D21CE7EAC22EDE5301DFB0174142016AC9B023211DEC65E45D764C69ADF24CD4AAD9A81CEAB9DB9652EA592AB7ADDE7D91B31C3B6F137A12061633FC1C0996E2AEE48D836B980DE85B9AF3B956808DC8D5DD80E9DBE2611192587207BDAD5BC1E5D2443011683630B773F0075BBF81BB9E341D1039F42BBB1B8942F527E619976F574EB12D995D4609F43F78C4ECAC1880F49F974BE0CECB569CB6D2EA122D237051BBBDD6C00885C2');
INSERT INTO attachment_blobs VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6278-73c9-a734-63705d4ffdfe', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('7a5dfa60-5505-4702-9143-6e5d914695cc', 'd59e4cbc-2e2d-45e4-8b29-8a9136c351bb', '00', NULL);
INSERT INTO attachment_objects VALUES ('7a5dfa60-5505-4702-9143-6e5d914695cc', 'd59e4cbc-2e2d-45e4-8b29-8a9136c351bb', NULL);
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6226-76c1-b27a-db01fd14ec93', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-624c-73f0-9593-500a3d3e4f9d', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6256-7014-ac95-95e443c4a9b9', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6259-73be-8a3e-37f466f4b722', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-625c-74e9-b03d-2836860b914d', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6278-73c9-a734-63705d4ffdfe', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-628b-75b2-a014-0a73542e38fb', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', '01a1e229-62af-72fa-8c1c-97354c9384a4', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', '01a1e229-62af-72fa-8c1c-97354c9384a4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', '01a1e229-62b7-72cb-a441-3c9561978294', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', '01a1e229-62b7-72cb-a441-3c9561978294', 'description', '');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d2-7726-9773-0414075aacec', 'title', ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d2-7726-9773-0414075aacec', 'description', '');
INSERT INTO search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6226-76c1-b27a-db01fd14ec93', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', '01a1e229-627c-74cd-a071-fb2ed1ce6fb3', 3145727, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6296-7480-8fa9-84652af9854f', 1048576, ' ·b01a1e22961b2766093f08da46ad9125b ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62af-72fa-8c1c-97354c9384a4', '01a1e229-62af-72fa-8c1c-97354c9384a4', 4194303, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62b7-72cb-a441-3c9561978294', '01a1e229-62b7-72cb-a441-3c9561978294', 5242879, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-62d2-7726-9773-0414075aacec', '01a1e229-62d2-7726-9773-0414075aacec', 6291455, ' ·b01a1e22961b2766093f08da46ad9125b ·c01a1e22961b2766093f08da46ad9125b ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6296-7480-8fa9-84652af9854f', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.462Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-61e5-7729-8eac-fa2c96e3617b', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'added', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.284Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-61f0-76e9-9095-c7ec8b58396c', '01a1e229-60b3-7521-a289-955e04c80bf0', 'added', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.296Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-622e-75f0-bd59-5e9ce37a44d6', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'assigned', '01a1e229-6226-76c1-b27a-db01fd14ec93', NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.358Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6296-7481-8a55-eae9121592c7', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'commented', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-6296-7480-8fa9-84652af9854f', '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.462Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-62c3-742a-aaa3-02eb1ef9c145', '01a1e229-62cf-70a5-b5f4-0ab4ee86abe8', '01a1e229-5a4c-73a6-8b28-93c59cbc44d9', 'added', NULL, NULL, '01a1e229-5844-7051-92cc-ede24c17daa7', '2026-11-16T02:22:05.519Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-6226-76c1-b27a-db01fd14ec93', '01a1e229-5844-7051-92cc-ede24c17daa7');
INSERT INTO board_visits VALUES ('01a1e229-61b2-7660-93f0-8da46ad9125b', '01a1e229-5844-7051-92cc-ede24c17daa7', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e229-5844-7051-92cc-ede24c17daa7', '8935be401c30cf0f144eefc0ff20a83f');
