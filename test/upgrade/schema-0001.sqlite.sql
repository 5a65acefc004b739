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
INSERT INTO schema_version VALUES (1, '6edb671130bb3fe7');
INSERT INTO users VALUES ('01a1e205-bb19-748c-8cb1-2899dd490427', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$9uO5CBU8WZ6ZlKorTyWPzPSEOqBvlA/CZRabU59XJ30$ifCzmt89DmS/mkYzhgRqLMVVV8jHqCn5qPkXeX2Wh8k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:43:08.890Z');
INSERT INTO users VALUES ('01a1e205-bb9f-71a3-859a-995dbf338d94', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Wgf4fRXwfhafS1aq9TdpIu4eK7cqpukLarbfGevn+I8$GN2wWZ+Fj7wR12uUHGYDNSvr40XsAvycikoQH5RsjyQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:43:09.002Z');
INSERT INTO users VALUES ('01a1e205-bbf5-72a3-ad13-4271392d3c2d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9QFXOtUMs2qsX+yQVi+Gpst4RVP/4XpQlKj+I4CvAG0$N4bdTTbrScpFYE2cR3n7XtnmQpTlhqfvv1EkXZLbRMc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:43:09.091Z');
INSERT INTO users VALUES ('01a1e205-bce9-7177-bf5a-a807d1738e27', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$5V3WX3qISl+OBsSpVsS+kzCg9v3ClWuMoadf6cUsnOI$9JC8g1ZwGyTYINugoZTOoS+TAVZWf/Jj0g9qMuQM+NA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:43:09.356Z');
INSERT INTO sessions VALUES ('01a1e205-bb9b-7455-8566-cfe780e5626d', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:08.955Z', '2026-11-16T01:43:08.955Z', '2026-11-16T02:43:08.955Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e205-bbf3-7259-b7d3-fe45ee573f12', '01a1e205-bb9f-71a3-859a-995dbf338d94', '2026-11-16T01:43:09.043Z', '2026-11-16T01:43:09.043Z', '2026-11-16T02:43:09.043Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e205-bc50-7652-b018-67a7624fc6c8', '01a1e205-bbf5-72a3-ad13-4271392d3c2d', '2026-11-16T01:43:09.136Z', '2026-11-16T01:43:09.136Z', '2026-11-16T02:43:09.136Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e205-bd5b-74fd-bd29-a1ba9220ad94', '2026-11-16T02:48:09.406Z');
INSERT INTO idempotency_keys VALUES ('01a1e205-bb19-748c-8cb1-2899dd490427', '0a766c37-1f72-4190-a136-88e9d92b3157', 'aC-OReFyFLHwiaxXmi_z2nldUfJYp6DT2FuTeELJjWk', '01a1e205-bc56-763f-be82-fae034a8b9dd', '{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:43:09.167Z');
INSERT INTO boards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 'Board', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.142Z', '2026-11-16T01:43:09.142Z', 35, 38, '2152ereh62r', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 'Board', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.262Z', '2026-11-16T01:43:09.262Z', 2, 3, 'xm8fa3tjw98', 0, '2026-11-16T01:43:09.266Z', '01a1e205-bb19-748c-8cb1-2899dd490427');
INSERT INTO board_members VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bb19-748c-8cb1-2899dd490427', 'owner');
INSERT INTO board_members VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'member');
INSERT INTO board_members VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', '01a1e205-bb19-748c-8cb1-2899dd490427', 'owner');
INSERT INTO board_members VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'member');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 1, 'board.member_added', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.153Z', 1, '01a1e205-bb9f-71a3-859a-995dbf338d94', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","user_id":"01a1e205-bb9f-71a3-859a-995dbf338d94","role":"member","user":{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 2, 'board.member_added', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.160Z', 2, '01a1e205-bbf5-72a3-ad13-4271392d3c2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","user_id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","role":"member","user":{"id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 3, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.162Z', 3, '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 4, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.165Z', 4, '01a1e205-bc6d-74da-a521-710dbb24f26f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc6d-74da-a521-710dbb24f26f","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 5, 'label.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.167Z', 5, '01a1e205-bc6f-71c0-8282-0bbfb2aefd54', NULL, NULL, NULL, NULL, '0a766c37-1f72-4190-a136-88e9d92b3157', NULL, NULL, '{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 6, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.170Z', 6, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.170Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 7, 'card.labeled', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.176Z', 7, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:43:09.170Z"}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.176Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 8, 'card.assigned', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.180Z', 8, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:43:09.176Z"}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.180Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 9, 'card.assigned', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.180Z', 8, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:43:09.180Z"}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.180Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 10, 'checklist.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.185Z', 10, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc81-7386-aa02-e150562f0b90', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc81-7386-aa02-e150562f0b90","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 11, 'checklist_item.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.188Z', 11, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 12, 'checklist_item.updated', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.192Z', 12, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 13, 'checklist_item.assigned', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.195Z', 13, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 14, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.202Z', 14, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc93-70f4-99c0-48c722ab6224', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc93-70f4-99c0-48c722ab6224","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 15, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.206Z', 15, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc96-735d-8724-53a3a457abfd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc96-735d-8724-53a3a457abfd","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 16, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.209Z', 16, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc99-77b3-bd69-16020c9db3e9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bc99-77b3-bd69-16020c9db3e9","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 17, 'card.moved', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.216Z', 17, '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","rank":65536,"updated_at":"2026-11-16T01:43:09.180Z","position":0}', '{"id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6d-74da-a521-710dbb24f26f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e205-bc6f-71c0-8282-0bbfb2aefd54","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e205-bc81-7386-aa02-e150562f0b90","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Steps","rank":65536,"items":[{"id":"01a1e205-bc84-7415-8cb2-c58986195dd1","checklist_id":"01a1e205-bc81-7386-aa02-e150562f0b90","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e205-bc93-70f4-99c0-48c722ab6224","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e205-bc96-735d-8724-53a3a457abfd","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e205-bc99-77b3-bd69-16020c9db3e9","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:43:09.170Z","updated_at":"2026-11-16T01:43:09.216Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 18, 'board.member_removed', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.219Z', 18, '01a1e205-bbf5-72a3-ad13-4271392d3c2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","user_id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","role":"member","user":{"id":"01a1e205-bbf5-72a3-ad13-4271392d3c2d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 19, 'attachment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.223Z', 19, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bca7-72b0-869e-044bae2e08e4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bca7-72b0-869e-044bae2e08e4","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 20, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.227Z', 20, '01a1e205-bcab-7700-80d6-b2678b276628', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcab-7700-80d6-b2678b276628","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.227Z","updated_at":"2026-11-16T01:43:09.227Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 21, 'checklist.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.229Z', 21, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcad-7632-a526-19507f0ecba2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcad-7632-a526-19507f0ecba2","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 22, 'checklist.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.231Z', 22, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcaf-712f-afb0-0163bc1f4025', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcaf-712f-afb0-0163bc1f4025","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 23, 'checklist_item.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.233Z', 23, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb1-757f-a8c2-322e61e0b9fe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcb1-757f-a8c2-322e61e0b9fe","checklist_id":"01a1e205-bcaf-712f-afb0-0163bc1f4025","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 24, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.235Z', 24, '01a1e205-bcb3-7413-acc1-4faa01100737', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcb3-7413-acc1-4faa01100737","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 25, 'comment.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.238Z', 25, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb6-755b-9ffc-141feba475fe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcb6-755b-9ffc-141feba475fe","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","card_id":"01a1e205-bc72-74c6-b451-1f7e3e60f201","user_id":"01a1e205-bb19-748c-8cb1-2899dd490427","user":{"id":"01a1e205-bb19-748c-8cb1-2899dd490427","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:43:09.238Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 26, 'label.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.245Z', 26, '01a1e205-bcbd-70a7-aad7-582a424c9ead', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcbd-70a7-aad7-582a424c9ead","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 27, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.247Z', 27, '01a1e205-bcbf-700f-8f8f-f1576bbd2345', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcbf-700f-8f8f-f1576bbd2345","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.247Z","updated_at":"2026-11-16T01:43:09.247Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 28, 'card.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.249Z', 28, '01a1e205-bcbf-700f-8f8f-f1576bbd2345', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcbf-700f-8f8f-f1576bbd2345","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.247Z","updated_at":"2026-11-16T01:43:09.247Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 29, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.252Z', 29, '01a1e205-bcc4-742a-8771-7d1733e5375a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcc4-742a-8771-7d1733e5375a","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 30, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.254Z', 30, '01a1e205-bcc6-728b-86e7-0c7acd055673', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcc6-728b-86e7-0c7acd055673","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bcc4-742a-8771-7d1733e5375a","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.254Z","updated_at":"2026-11-16T01:43:09.254Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 31, 'column.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.257Z', 31, '01a1e205-bcc4-742a-8771-7d1733e5375a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcc4-742a-8771-7d1733e5375a","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 1, 'board.member_added', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.264Z', 1, '01a1e205-bb9f-71a3-859a-995dbf338d94', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e205-bcce-7643-99f7-e2cde76c09ca","user_id":"01a1e205-bb9f-71a3-859a-995dbf338d94","role":"member","user":{"id":"01a1e205-bb9f-71a3-859a-995dbf338d94","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 2, 'board.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.266Z', 2, '01a1e205-bcce-7643-99f7-e2cde76c09ca', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcce-7643-99f7-e2cde76c09ca"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 32, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.268Z', 32, '01a1e205-bcd4-7242-97da-51172c23bcd7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcd4-7242-97da-51172c23bcd7","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 33, 'card.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.271Z', 33, '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","column_id":"01a1e205-bcd4-7242-97da-51172c23bcd7","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:43:09.271Z","updated_at":"2026-11-16T01:43:09.271Z"}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 34, 'column.deleted', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.273Z', 34, '01a1e205-bcd4-7242-97da-51172c23bcd7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e205-bcd4-7242-97da-51172c23bcd7","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 35, 'column.created', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.277Z', 35, '01a1e205-bcd4-7242-97da-51172c23bcd7', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e205-bcd4-7242-97da-51172c23bcd7","board_id":"01a1e205-bc56-763f-be82-fae034a8b9dd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 0, '2026-11-16T01:43:09.142Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2BDB4DD3C427C437700255D5DADE204B4E1C6CA780AAFE3B4A5210EDA1A8C799DD99D9C7119C05055CA020C9374C9B4DC5B6D5BA659A6AC95A24BE2EB1D68DB5504076D91328780A18276C2999E886EC420FAA1FBD2FC0041FE22F888499EC5E7F5D6468D1B06D591B561B2D98AC9BC6DAB2E1A5DC4201E360EFD6FCE460060592CB8A09C144F5CC852AD78A372B51CA973FDEFFF5257A07C50BF0A8C92750AFBB023AEA34C5091C414FFBEFEFB9DC98285E0B6EAE14C37CE9F0D1533CEB411DAFBF75D3823A741E14A077861EE913BBC1D32AC4B7B35F8FDD143197A180D6C594176EF99EC74BECD21E4D76070295E3483371A0E85A4716548B3E2D5C1A078ACBC033793AED4E0FDF7C3014E069020000');
INSERT INTO board_checkpoints VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', 0, '2026-11-16T01:43:09.262Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB0D49ED53C537700255951F1B64C98983ED1450D47F474D0AA23D14F538B33B33FB98C03B50C0B8E628D82335D6226DEA6A4DA56C1B8AC23A6C6ACBA4D540A0F81210143C459D1C1070986DF243F1B107D58F2110B031C4F40B12EA826E6FBE2E320C97B4A936966EACE1546CA474AE92AC120D10180777B7E6274717502098A829E794D7CF8CAB6AAD985C895ABCFCF1FEAF2FE33B284620688321837ADD11E8B033984E600273DA7F7FCFE5C68CE95A7073A514E74BC78F1ED3590F6ABAFED64D0BECB40FA040076F718B9FBA1B02AE627A3BFBF5BA3B45CC6520D0FA94CBC22DDF0BFA12FBBCD7B6F803822A69C4993860F2AD4707AAD5212F5C1E074CCBC033793CEE8E0FDFE70394AD69020000');
INSERT INTO labels VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc6f-71c0-8282-0bbfb2aefd54', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbd-70a7-aad7-582a424c9ead', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc6d-74da-a521-710dbb24f26f', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb3-7413-acc1-4faa01100737', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd4-7242-97da-51172c23bcd7', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc9d-71ea-b37e-c455bf999ec3', 'Finished by Bob', 'card_moved', '01a1e205-bc6d-74da-a521-710dbb24f26f', NULL, 'assign_member', NULL, '01a1e205-bb9f-71a3-859a-995dbf338d94', 1);
INSERT INTO automation_rules VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcaa-705e-853b-c8a92de5aa3e', 'Rule', 'card_moved', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', NULL, 'assign_member', NULL, '01a1e205-bb9f-71a3-859a-995dbf338d94', 1);
INSERT INTO automation_runs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc9d-71ea-b37e-c455bf999ec3', '01a1e205-bca1-740d-8ddc-f59170134228', 17, '01a1e205-bc72-74c6-b451-1f7e3e60f201', '2026-11-16T01:43:09.216Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcba-7132-8202-0102410f029a', '01a1e205-bb19-748c-8cb1-2899dd490427', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 'card', 'deleted', 'Card', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', NULL, 131072, 1, '{"id":"01a1e205-bcbf-700f-8f8f-f1576bbd2345","column_id":"01a1e205-bc6a-743f-abf3-c6b8ea7abf4b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:43:09.247Z","updated_at":"2026-11-16T01:43:09.247Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:43:09.249Z', '01a1e205-bb19-748c-8cb1-2899dd490427', 28);
INSERT INTO trash VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc4-742a-8771-7d1733e5375a', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e205-bc6f-71c0-8282-0bbfb2aefd54","01a1e205-bcbd-70a7-aad7-582a424c9ead"],"board_members":["01a1e205-bb19-748c-8cb1-2899dd490427","01a1e205-bb9f-71a3-859a-995dbf338d94"]}', '2026-11-16T01:43:09.257Z', '01a1e205-bb19-748c-8cb1-2899dd490427', 31);
INSERT INTO trash VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', 'card', 'deleted', 'Card', '01a1e205-bcc4-742a-8771-7d1733e5375a', '01a1e205-bcc4-742a-8771-7d1733e5375a', 65536, NULL, '{"id":"01a1e205-bcc6-728b-86e7-0c7acd055673","column_id":"01a1e205-bcc4-742a-8771-7d1733e5375a","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:43:09.254Z","updated_at":"2026-11-16T01:43:09.254Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:43:09.257Z', '01a1e205-bb19-748c-8cb1-2899dd490427', 31);
INSERT INTO restored_contents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', 35, '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '{"id":"01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45","column_id":"01a1e205-bcd4-7242-97da-51172c23bcd7","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:43:09.271Z","updated_at":"2026-11-16T01:43:09.271Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc6d-74da-a521-710dbb24f26f', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:43:09.170Z', '2026-11-16T01:43:09.216Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', '01a1e205-bc6a-743f-abf3-c6b8ea7abf4b', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:43:09.227Z', '2026-11-16T01:43:09.227Z', NULL);
INSERT INTO cards VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '01a1e205-bcd4-7242-97da-51172c23bcd7', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:43:09.271Z', '2026-11-16T01:43:09.271Z', NULL);
INSERT INTO card_labels VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc6f-71c0-8282-0bbfb2aefd54');
INSERT INTO card_assignees VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb19-748c-8cb1-2899dd490427');
INSERT INTO card_assignees VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb9f-71a3-859a-995dbf338d94');
INSERT INTO checklists VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc81-7386-aa02-e150562f0b90', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcad-7632-a526-19507f0ecba2', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcaf-712f-afb0-0163bc1f4025', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc84-7415-8cb2-c58986195dd1', '01a1e205-bc81-7386-aa02-e150562f0b90', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb1-757f-a8c2-322e61e0b9fe', '01a1e205-bcaf-712f-afb0-0163bc1f4025', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc84-7415-8cb2-c58986195dd1', '01a1e205-bb9f-71a3-859a-995dbf338d94');
INSERT INTO attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc93-70f4-99c0-48c722ab6224', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc96-735d-8724-53a3a457abfd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc99-77b3-bd69-16020c9db3e9', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bca7-72b0-869e-044bae2e08e4', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc93-70f4-99c0-48c722ab6224', X'');
INSERT INTO attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc96-735d-8724-53a3a457abfd', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc99-77b3-bd69-16020c9db3e9', X'5E1973811ACF6CB3E55FDF87266F1BF41D5EC290F37E9DD30346E593CC2C8C75E4F7BC585B00502AF1B4AF9AA965740E90B588EC715F844D56F944FEC5525213DA8CCC1BFE438B5528C70048BFFE83102A26A655898DA3CC0BF92660963A1FE478690AC6AF3B0532CFAF049A5C75FC46ECCECC34FFB531792FDCBBF975EE29DCBEE5E813352F5550361F40EA9FACB059D523961558467D7EC70908F181C9EABC71248D42D8F5BF3FB166056578323AFBA724CF8A58B646C41F719D39B082AAABA468AC2FFBC12C7D02B6AF6B49995A86255D1697BB8A8E46DDBB413A8FCD8F1A2641FA70F8266A2AFAB34230002D24FEEC5E0148F5AD8C5A923A5D0FAAE45B6AA50FC439877513612EC0B3BC0A1E3F5355A6AEBAC639793395C7085CAFD15C6F513560CCB8DD89F8AD78397289EF58CDE0B27541199F0851458AF76F727F2B2AEB51F227A02525067B1B8226E833F71A3C60DACDCA7FDBF84F20917CDE0B1E75825D077B5307DCF4FE28762B3E04F33586007B7867F828059926980C25B4A1B4962326E7848F8C5A910B41AAF7EF68D9EE3798F4D0BA5C15FFA2C92D71DC9C3D8FB024979572B8FD93359AFD52AC95190CA99C385D51962D1C7207C16949490B5E16F375A6B2195D05C58C5C83424E0E7CFBEEDAFF358C87BE939495868A04FDEF5BA0AA5064E9EEAB3E96D2219A9ECB95B54162');
INSERT INTO attachment_blobs VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bca7-72b0-869e-044bae2e08e4', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('b77e69b0-91e7-4068-bdd8-15c2d06bc327', '233fb160-7108-4c9a-8cc0-ca154459421d', '00', NULL);
INSERT INTO attachment_objects VALUES ('b77e69b0-91e7-4068-bdd8-15c2d06bc327', '233fb160-7108-4c9a-8cc0-ca154459421d', NULL);
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc84-7415-8cb2-c58986195dd1', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc93-70f4-99c0-48c722ab6224', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc96-735d-8724-53a3a457abfd', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bc99-77b3-bd69-16020c9db3e9', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bca7-72b0-869e-044bae2e08e4', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', '01a1e205-bcab-7700-80d6-b2678b276628', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', '01a1e205-bcab-7700-80d6-b2678b276628', 'description', '');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb1-757f-a8c2-322e61e0b9fe', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb6-755b-9ffc-141feba475fe', 'comment', ' comment ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 'description', '');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', '01a1e205-bcc6-728b-86e7-0c7acd055673', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', '01a1e205-bcc6-728b-86e7-0c7acd055673', 'description', '');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', 'title', ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', 'description', '');
INSERT INTO search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', 888654189248512, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e205bc56763fbe82fae034a8b9dd ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcab-7700-80d6-b2678b276628', 888654189477888, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcbf-700f-8f8f-f1576bbd2345', 888654189555712, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcc6-728b-86e7-0c7acd055673', 888654189584384, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcd7-7028-b5f3-cf7a9ebdfc45', 888654189654016, ' ·b01a1e205bc56763fbe82fae034a8b9dd ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb6-755b-9ffc-141feba475fe', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.238Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc62-720d-8543-f44c6fa44e3b', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'added', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.153Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc68-76fc-8c81-d21e08a87d77', '01a1e205-bbf5-72a3-ad13-4271392d3c2d', 'added', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.160Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc7d-7534-b07d-5ce00f52148e', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'assigned', '01a1e205-bc72-74c6-b451-1f7e3e60f201', NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.180Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bcb6-755c-ac4a-daa5c7f14549', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'commented', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bcb6-755b-9ffc-141feba475fe', '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.238Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e205-bcce-7643-99f7-e2cde76c09ca', '01a1e205-bcd0-7153-a971-070831ba1674', '01a1e205-bb9f-71a3-859a-995dbf338d94', 'added', NULL, NULL, '01a1e205-bb19-748c-8cb1-2899dd490427', '2026-11-16T01:43:09.264Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e205-bc56-763f-be82-fae034a8b9dd', '01a1e205-bc72-74c6-b451-1f7e3e60f201', '01a1e205-bb19-748c-8cb1-2899dd490427');
