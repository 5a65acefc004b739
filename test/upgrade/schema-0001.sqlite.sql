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
INSERT INTO users VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$b/PJppeu4g8KwPMAgcVCxbc8W7Hdfb4Milgi9WdV+mw$MbjSiDhxHjJ/7d3+kHkW9bQan3AMwqljZqMvzwSlkW0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:20.750Z');
INSERT INTO users VALUES ('01a1e229-9e97-74e3-83a3-e54cde687c84', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$j9JZPwD6SPqc71yM0pNNvaW/fvI+UID4WG4IjkYEVQM$Fy3Cmw9oBQs6rJSpBj9wetqWLIbHHEcga4bhQ3uK8b8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:20.865Z');
INSERT INTO users VALUES ('01a1e229-9ee7-751d-b664-1bed733b26ab', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Iqxkgf4Yja5+NFUYnUyqyihxwFDGI8g8d+ch0ujxojE$C7S//dPbU1aD5ieEvJ1OaeP3UtYkJYYlk1OCpcx8NBU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:20.942Z');
INSERT INTO users VALUES ('01a1e229-9fea-7789-ac81-0617fa5f47ec', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$VV3XtRkWFMslsy8SOB4V7cW9VpCeRHyxf29utwqPP9Q$A71FITkBfNEePmzrB/zXS/vmK2eG7OCP9CozHAYZOQ8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:22:21.264Z');
INSERT INTO sessions VALUES ('01a1e229-9e93-719e-86f7-08c5505f651d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:20.819Z', '2026-11-16T02:22:20.819Z', '2026-11-16T03:22:20.819Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e229-9ee2-75c3-916d-2cd5c7bc1baf', '01a1e229-9e97-74e3-83a3-e54cde687c84', '2026-11-16T02:22:20.898Z', '2026-11-16T02:22:20.898Z', '2026-11-16T03:22:20.898Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e229-9f49-7060-b0f9-791a7ecf7cc9', '01a1e229-9ee7-751d-b664-1bed733b26ab', '2026-11-16T02:22:21.001Z', '2026-11-16T02:22:21.001Z', '2026-11-16T03:22:21.001Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e229-a0c3-7461-8b01-f1b13997ea1e', '2026-11-16T03:27:21.396Z');
INSERT INTO avatars VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:22:21.043Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'c4a95fa1-9bb4-4998-89ab-cac7b1acd2b4', 'wONhkLMLc49jSJLqC_gC-qhNLeIGxh-MUfCs-g2MSE4', '01a1e229-9f4f-7691-98e4-52a6b22fb09b', '{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:22:21.027Z');
INSERT INTO leases VALUES ('work', 'ad6cddc2-ea3a-45a8-a7e6-9c60a1e3d26c', '2026-11-16T02:22:21.399Z');
INSERT INTO boards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 'Board', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.007Z', '2026-11-16T02:22:21.007Z', 35, 38, 'f0ocvkxty85', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 'Board', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.133Z', '2026-11-16T02:22:21.133Z', 2, 3, '4b7nxainseg', 0, '2026-11-16T02:22:21.137Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464');
INSERT INTO board_members VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'owner');
INSERT INTO board_members VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'member');
INSERT INTO board_members VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'owner');
INSERT INTO board_members VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'member');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 1, 'board.member_added', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.015Z', 1, '01a1e229-9e97-74e3-83a3-e54cde687c84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","user_id":"01a1e229-9e97-74e3-83a3-e54cde687c84","role":"member","user":{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 2, 'board.member_added', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.019Z', 2, '01a1e229-9ee7-751d-b664-1bed733b26ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","user_id":"01a1e229-9ee7-751d-b664-1bed733b26ab","role":"member","user":{"id":"01a1e229-9ee7-751d-b664-1bed733b26ab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 3, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.021Z', 3, '01a1e229-9f5e-70e8-b976-eaa2c00e240a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 4, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.024Z', 4, '01a1e229-9f60-7699-8a0d-da11867f5a1c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f60-7699-8a0d-da11867f5a1c","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 5, 'label.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.026Z', 5, '01a1e229-9f63-700d-910a-ee8619555f3e', NULL, NULL, NULL, NULL, 'c4a95fa1-9bb4-4998-89ab-cac7b1acd2b4', NULL, NULL, '{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 6, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.028Z', 6, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.028Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 7, 'card.labeled', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.032Z', 7, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:22:21.028Z"}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.032Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 8, 'card.assigned', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.036Z', 8, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:22:21.032Z"}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.036Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 9, 'card.assigned', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.036Z', 8, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:22:21.036Z"}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.036Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 10, 'checklist.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.049Z', 10, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f79-70a0-9b3e-c49912a7df49', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 11, 'checklist_item.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.051Z', 11, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 12, 'checklist_item.updated', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.053Z', 12, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 13, 'checklist_item.assigned', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.055Z', 13, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 14, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.062Z', 14, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f86-70dc-8fe8-269c58e34af4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f86-70dc-8fe8-269c58e34af4","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 15, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.071Z', 15, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f8f-7358-a0e8-35ea29ed72ca","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 16, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.073Z', 16, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f91-765d-8316-6e6a325c4d60', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9f91-765d-8316-6e6a325c4d60","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 17, 'card.moved', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.088Z', 17, '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","rank":65536,"updated_at":"2026-11-16T02:22:21.036Z","position":0}', '{"id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f60-7699-8a0d-da11867f5a1c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e229-9f63-700d-910a-ee8619555f3e","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Steps","rank":65536,"items":[{"id":"01a1e229-9f7b-77ee-b403-1f47c71645fd","checklist_id":"01a1e229-9f79-70a0-9b3e-c49912a7df49","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e229-9f86-70dc-8fe8-269c58e34af4","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e229-9f8f-7358-a0e8-35ea29ed72ca","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e229-9f91-765d-8316-6e6a325c4d60","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:22:21.028Z","updated_at":"2026-11-16T02:22:21.088Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 18, 'board.member_removed', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.090Z', 18, '01a1e229-9ee7-751d-b664-1bed733b26ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","user_id":"01a1e229-9ee7-751d-b664-1bed733b26ab","role":"member","user":{"id":"01a1e229-9ee7-751d-b664-1bed733b26ab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 19, 'attachment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.095Z', 19, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fa7-7384-80fe-a2d8647ff415', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fa7-7384-80fe-a2d8647ff415","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 20, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.103Z', 20, '01a1e229-9faf-7482-a67b-432e765391f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9faf-7482-a67b-432e765391f3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.103Z","updated_at":"2026-11-16T02:22:21.103Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 21, 'checklist.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.104Z', 21, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb0-77e2-9626-2e79de504a54', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb0-77e2-9626-2e79de504a54","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 22, 'checklist.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.107Z', 22, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb3-746c-93b0-ce85ec1a2b27', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb3-746c-93b0-ce85ec1a2b27","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 23, 'checklist_item.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.110Z', 23, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb6-7079-84ca-0a4117d0e8e5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb6-7079-84ca-0a4117d0e8e5","checklist_id":"01a1e229-9fb3-746c-93b0-ce85ec1a2b27","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 24, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.112Z', 24, '01a1e229-9fb8-71b0-97bd-4150fe402588', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb8-71b0-97bd-4150fe402588","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 25, 'comment.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.113Z', 25, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb9-7701-a477-b96e9c59d445', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fb9-7701-a477-b96e9c59d445","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","card_id":"01a1e229-9f64-71a8-a0af-20c414d44b5d","user_id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","user":{"id":"01a1e229-9e0b-72e2-a8f5-bd96eebe1464","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:22:21.113Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 26, 'label.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.121Z', 26, '01a1e229-9fc1-75bf-8774-9452d501169f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc1-75bf-8774-9452d501169f","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 27, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.122Z', 27, '01a1e229-9fc2-77e1-b6b5-944e5f270e28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc2-77e1-b6b5-944e5f270e28","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.122Z","updated_at":"2026-11-16T02:22:21.122Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 28, 'card.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.124Z', 28, '01a1e229-9fc2-77e1-b6b5-944e5f270e28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc2-77e1-b6b5-944e5f270e28","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.122Z","updated_at":"2026-11-16T02:22:21.122Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 29, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.126Z', 29, '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 30, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.127Z', 30, '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc7-75ce-8172-bcb6aa9e52de","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.127Z","updated_at":"2026-11-16T02:22:21.127Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 31, 'column.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.130Z', 31, '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 1, 'board.member_added', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.135Z', 1, '01a1e229-9e97-74e3-83a3-e54cde687c84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e229-9fcd-7663-aeb9-db6a18a2c04e","user_id":"01a1e229-9e97-74e3-83a3-e54cde687c84","role":"member","user":{"id":"01a1e229-9e97-74e3-83a3-e54cde687c84","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 2, 'board.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.137Z', 2, '01a1e229-9fcd-7663-aeb9-db6a18a2c04e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fcd-7663-aeb9-db6a18a2c04e"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 32, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.139Z', 32, '01a1e229-9fd3-719d-905b-324d5811bde3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fd3-719d-905b-324d5811bde3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 33, 'card.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.141Z', 33, '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fd5-7149-bc9c-a7047d6ed94a","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","column_id":"01a1e229-9fd3-719d-905b-324d5811bde3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:22:21.141Z","updated_at":"2026-11-16T02:22:21.141Z"}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 34, 'column.deleted', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.143Z', 34, '01a1e229-9fd3-719d-905b-324d5811bde3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e229-9fd3-719d-905b-324d5811bde3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 35, 'column.created', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.151Z', 35, '01a1e229-9fd3-719d-905b-324d5811bde3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e229-9fd3-719d-905b-324d5811bde3","board_id":"01a1e229-9f4f-7691-98e4-52a6b22fb09b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 0, '2026-11-16T02:22:21.007Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB4AD3C627C437700255D13A5E234B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C701BC050D42A224A51ADEB8CAF14DDD48DE6CA9E26B85B551CA19D11860507C09041A9E22260B0C2CE52EF9B1F838801EA610187431C4F40B126121DB9AAF8B0C12866F14298E5BB7E6C63635912159D5153098467BB7E627070B685042D55C4A2EEB67A1B4525AC995109B973FDEFFF5657A072D1804341432E8D71D839E7A43E9040E604EFBB7F75C6ECA94AE0537574A71BE74FC18289DF5A00FD7DFBA69413DFA001A30F88E1EE913FB31D02AA6B7B3DF80FD29622E0303E7532E0BB77C2FE025F6B9C5AEF83D812E69A299D853F2CE9305ED30E485CBD348691978268FC7DDF1E11B8781376A69020000');
INSERT INTO board_checkpoints VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', 0, '2026-11-16T02:22:21.133Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABD82D6EE313E21B3881AA6A1D6F9025270E6BA780AAFE3B6A5210EDA188E3CCEECCECE300C183854AA122AD6B59B78D976B639612C9D5D23B836A83BAA95604024A2891C0C26342F620C0536E380C25A41E6C3FC628A04931F10F60C2427EE73E2F32A87272AD494BDCB4F7D2F9DA1039522BB30201E3E0FFADF9CEC1021674A58D544A2AF35469ABB5D56AA196CBE75FDE7FF5657A035B0988E82866B02F5B011D758EF8040EE04EFBEFFE73B931135F0B6EAEC469BA747AEF89CF7AB087EB6FDDB4A00E43040B1843430FF481DD106991F8F5ECD763778A98CA20A00D9CCBCCCDDF8B788943DE6153C29EC0161E6922F6C4A10DE4C1B618F3CCE571209E079EC8E3717BBCFB021A878B2069020000');
INSERT INTO labels VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f63-700d-910a-ee8619555f3e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc1-75bf-8774-9452d501169f', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f60-7699-8a0d-da11867f5a1c', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb8-71b0-97bd-4150fe402588', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd3-719d-905b-324d5811bde3', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f95-740e-a972-32a7daabcd84', 'Finished by Bob', 'card_moved', '01a1e229-9f60-7699-8a0d-da11867f5a1c', NULL, 'assign_member', NULL, '01a1e229-9e97-74e3-83a3-e54cde687c84', 1);
INSERT INTO automation_rules VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fab-74c6-b3ca-b606c758785e', 'Rule', 'card_moved', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', NULL, 'assign_member', NULL, '01a1e229-9e97-74e3-83a3-e54cde687c84', 1);
INSERT INTO automation_runs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f95-740e-a972-32a7daabcd84', '01a1e229-9fa0-74a0-9ad9-003e0a8f2740', 17, '01a1e229-9f64-71a8-a0af-20c414d44b5d', '2026-11-16T02:22:21.088Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fbd-71b1-ae14-f7898ef049d0', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('c790be63-8876-45c0-83c3-94a2f42c3150', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:22:21.399Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 'reset', 'alice@example.org', '00', '2026-11-16T02:22:21.399Z');
INSERT INTO trash VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 'card', 'deleted', 'Card', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', NULL, 131072, 1, '{"id":"01a1e229-9fc2-77e1-b6b5-944e5f270e28","column_id":"01a1e229-9f5e-70e8-b976-eaa2c00e240a","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:21.122Z","updated_at":"2026-11-16T02:22:21.122Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:21.124Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 28);
INSERT INTO trash VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e229-9f63-700d-910a-ee8619555f3e","01a1e229-9fc1-75bf-8774-9452d501169f"],"board_members":["01a1e229-9e0b-72e2-a8f5-bd96eebe1464","01a1e229-9e97-74e3-83a3-e54cde687c84"]}', '2026-11-16T02:22:21.130Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 31);
INSERT INTO trash VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 'card', 'deleted', 'Card', '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', '01a1e229-9fc6-700c-ad45-9a9ebfd47be9', 65536, NULL, '{"id":"01a1e229-9fc7-75ce-8172-bcb6aa9e52de","column_id":"01a1e229-9fc6-700c-ad45-9a9ebfd47be9","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:21.127Z","updated_at":"2026-11-16T02:22:21.127Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:22:21.130Z', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', 31);
INSERT INTO restored_contents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', 35, '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '{"id":"01a1e229-9fd5-7149-bc9c-a7047d6ed94a","column_id":"01a1e229-9fd3-719d-905b-324d5811bde3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:22:21.141Z","updated_at":"2026-11-16T02:22:21.141Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f60-7699-8a0d-da11867f5a1c', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:22:21.028Z', '2026-11-16T02:22:21.088Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9f5e-70e8-b976-eaa2c00e240a', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:22:21.103Z', '2026-11-16T02:22:21.103Z', NULL);
INSERT INTO cards VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd3-719d-905b-324d5811bde3', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:22:21.141Z', '2026-11-16T02:22:21.141Z', NULL);
INSERT INTO card_labels VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f63-700d-910a-ee8619555f3e');
INSERT INTO card_assignees VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464');
INSERT INTO card_assignees VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e97-74e3-83a3-e54cde687c84');
INSERT INTO checklists VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f79-70a0-9b3e-c49912a7df49', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb0-77e2-9626-2e79de504a54', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb3-746c-93b0-ce85ec1a2b27', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f7b-77ee-b403-1f47c71645fd', '01a1e229-9f79-70a0-9b3e-c49912a7df49', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb6-7079-84ca-0a4117d0e8e5', '01a1e229-9fb3-746c-93b0-ce85ec1a2b27', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f7b-77ee-b403-1f47c71645fd', '01a1e229-9e97-74e3-83a3-e54cde687c84');
INSERT INTO attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f86-70dc-8fe8-269c58e34af4', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f91-765d-8316-6e6a325c4d60', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fa7-7384-80fe-a2d8647ff415', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f86-70dc-8fe8-269c58e34af4', X'');
INSERT INTO attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f91-765d-8316-6e6a325c4d60', X'E594F2F4C9BC3E5F029D6EFD8735C9060185BA347343F4435305682BB2B43BCE6D3B15B033EC52C03F03AF002E65834E8F27F8F2604AF67AC92969053641FC0CC01DE4AB5BB619C1C8B7D8ED43C8870F85129A3B4D301A649FDA5C8B6177011FF2D9B150D741B740DA6D4E286D5B56ED17D1A4C2FCFD7B4264A4EF647D09AC44B1BAEFEB22EE1EDEC7CF1CE6B3E76C498728D3DF662735EF2EB3FD7F1BF20BD745C20B4216BB64720744535C9550040CA7D45EF628D55C012E956808AAA5F3A2627CA8BCC6A2FBB3AD3D3AF93085275FC92D6A1C9531A364D491F43B23D5AC2E6C894C600533696E0A918BF30AAE0882A929DA165EA4865ED70E9C2F3B07CFC711BBE588425CE746230B7A579314DF76AA567247444F086A76E8576D27D78245803B1D855933698A65A7896FC03E602DB5E22BD16D5282EC79D37FD7DDD27EBFF0B69D518EE820FA319F0BEED843818F0ECD7C6C416BB29750A997EA9D2E5E1696D777A05A2D2A8956B5084958244582C655F5571E3770E24D4825F81A9C9C81A8E44FE848F2CE76C5A59E18A88E2E60A50A4A150AC107C5F0A719594C7699B93C01418B026FDB08FAEE0FA963400E0CFDE841DE2D6716475FB8D183E0E181FC8CF6488F567ABAEDD8294FD44EF627F2484CCD05FACE22D9F105ACB4CA3D7B5F5242521B283FDC0DE59399C8076BBE11650C5414');
INSERT INTO attachment_blobs VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fa7-7384-80fe-a2d8647ff415', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('6049425d-cebb-4986-9d87-7e8bd0ce6bd6', '06270c4b-43a4-4dca-846d-3d0a6d3703e8', '00', NULL);
INSERT INTO attachment_objects VALUES ('6049425d-cebb-4986-9d87-7e8bd0ce6bd6', '06270c4b-43a4-4dca-846d-3d0a6d3703e8', NULL);
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f7b-77ee-b403-1f47c71645fd', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f86-70dc-8fe8-269c58e34af4', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f8f-7358-a0e8-35ea29ed72ca', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f91-765d-8316-6e6a325c4d60', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fa7-7384-80fe-a2d8647ff415', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9faf-7482-a67b-432e765391f3', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9faf-7482-a67b-432e765391f3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb6-7079-84ca-0a4117d0e8e5', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 'description', '');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 'description', '');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', 'title', ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', 'description', '');
INSERT INTO search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9f64-71a8-a0af-20c414d44b5d', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9faf-7482-a67b-432e765391f3', '01a1e229-9faf-7482-a67b-432e765391f3', 3145727, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb9-7701-a477-b96e9c59d445', 1048576, ' ·b01a1e2299f4f769198e452a6b22fb09b ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', '01a1e229-9fc2-77e1-b6b5-944e5f270e28', 4194303, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', '01a1e229-9fc7-75ce-8172-bcb6aa9e52de', 5242879, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', '01a1e229-9fd5-7149-bc9c-a7047d6ed94a', 6291455, ' ·b01a1e2299f4f769198e452a6b22fb09b ·c01a1e2299f4f769198e452a6b22fb09b ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb9-7701-a477-b96e9c59d445', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.113Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f58-70b7-a9ae-5cb4c70d3f47', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'added', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.015Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f5c-7229-aa52-0dc3990d85da', '01a1e229-9ee7-751d-b664-1bed733b26ab', 'added', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.019Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f6d-71d4-aebc-e635594f581c', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'assigned', '01a1e229-9f64-71a8-a0af-20c414d44b5d', NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.036Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9fb9-7702-9634-e8d55613be20', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'commented', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9fb9-7701-a477-b96e9c59d445', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.113Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e229-9fcd-7663-aeb9-db6a18a2c04e', '01a1e229-9fcf-7036-968e-e8749b6ae035', '01a1e229-9e97-74e3-83a3-e54cde687c84', 'added', NULL, NULL, '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '2026-11-16T02:22:21.135Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9f64-71a8-a0af-20c414d44b5d', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464');
INSERT INTO board_visits VALUES ('01a1e229-9f4f-7691-98e4-52a6b22fb09b', '01a1e229-9e0b-72e2-a8f5-bd96eebe1464', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e229-9e0b-72e2-a8f5-bd96eebe1464', '18218352bde730bec26633aabe8d23a8');
