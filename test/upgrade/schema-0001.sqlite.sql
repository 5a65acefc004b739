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
INSERT INTO schema_version VALUES (1, '80a97fe902dcc2d7');
INSERT INTO users VALUES ('01a1e221-abea-7454-9500-9c6dd9e61d9c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$utKDkJ8U+kFjx2/CFC/b11H80p3xU0XrXOKGDSmqCyI$MZh7JsnCpRW3rxuq+Ip4RD9fc+nS34jgLLAXMl97qTA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:13:40.282Z');
INSERT INTO users VALUES ('01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$b56ukfn9EzWlYux7vKTn990nUqqo48n2Sqk/H+nylk8$lsL9sZ/lTKO8HWtcCJZ9Q79WXkt2SKXr1+Hni4fL7Rw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:13:40.618Z');
INSERT INTO users VALUES ('01a1e221-aed4-738a-a79b-c43435a65a8b', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$6ISqYigtQSxyf2YC+xoDOJia/rm1eBq8zGzMYgGdRjM$WDfAn6Ke38RASyc4mDm0p2w7hK5DGB4UhIhpQGqpbyA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:13:40.933Z');
INSERT INTO users VALUES ('01a1e221-b099-73bd-9c04-281e7c61f24a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$6PBWxUftlqqolGBgfaUeH0JDUp9q6eksRePv+C4X+Lw$lL46s7bg1JrnBsmtQkbil0HpExBMdtCMqxrrUpC5O3k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:13:41.198Z');
INSERT INTO sessions VALUES ('01a1e221-adaa-7132-9ce0-0d4ad7e90c3c', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:40.394Z', '2026-11-16T02:13:40.394Z', '2026-11-16T03:13:40.394Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e221-aece-7393-90fa-d0242c5e8ce2', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', '2026-11-16T02:13:40.686Z', '2026-11-16T02:13:40.686Z', '2026-11-16T03:13:40.686Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e221-afff-722b-bf82-7f2b63a51f1e', '01a1e221-aed4-738a-a79b-c43435a65a8b', '2026-11-16T02:13:40.991Z', '2026-11-16T02:13:40.991Z', '2026-11-16T03:13:40.991Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e221-b0f9-7754-8a46-d73ac29ecf5d', '2026-11-16T03:18:41.252Z');
INSERT INTO idempotency_keys VALUES ('01a1e221-abea-7454-9500-9c6dd9e61d9c', '97975dd7-7482-42f0-a87a-53772555ab36', 'TT1SeHnaiE8xEBUXI9cih7FROTePSjUE7nMveptQP5A', '01a1e221-b009-7069-a75e-73dc7b6827ac', '{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:13:41.026Z');
INSERT INTO leases VALUES ('work', 'e70282f2-da62-40e7-9446-e38fba2251a1', '2026-11-16T02:13:41.253Z');
INSERT INTO boards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 'Board', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.001Z', '2026-11-16T02:13:41.001Z', 35, 38, 'mfy8nucu37', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 'Board', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.117Z', '2026-11-16T02:13:41.117Z', 2, 3, 'bn6sohknb1', 0, '2026-11-16T02:13:41.121Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c');
INSERT INTO board_members VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 'owner');
INSERT INTO board_members VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'member');
INSERT INTO board_members VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 'owner');
INSERT INTO board_members VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'member');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 1, 'board.member_added', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.011Z', 1, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","user_id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","role":"member","user":{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 2, 'board.member_added', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.017Z', 2, '01a1e221-aed4-738a-a79b-c43435a65a8b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","user_id":"01a1e221-aed4-738a-a79b-c43435a65a8b","role":"member","user":{"id":"01a1e221-aed4-738a-a79b-c43435a65a8b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 3, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.020Z', 3, '01a1e221-b01c-7769-829f-64e0013f0d69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b01c-7769-829f-64e0013f0d69","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 4, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.022Z', 4, '01a1e221-b01e-7755-a46e-a76a6be8e21a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b01e-7755-a46e-a76a6be8e21a","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 5, 'label.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.025Z', 5, '01a1e221-b022-7797-ab50-b5fda632a18e', NULL, NULL, NULL, NULL, '97975dd7-7482-42f0-a87a-53772555ab36', NULL, NULL, '{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 6, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.028Z', 6, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.028Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 7, 'card.labeled', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.032Z', 7, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:13:41.028Z"}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.032Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 8, 'card.assigned', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.037Z', 8, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:13:41.032Z"}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.037Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 9, 'card.assigned', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.037Z', 8, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:13:41.037Z"}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.037Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 10, 'checklist.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.050Z', 10, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03a-7770-a9e2-14317af87aa0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b03a-7770-a9e2-14317af87aa0","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 11, 'checklist_item.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.053Z', 11, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 12, 'checklist_item.updated', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.056Z', 12, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 13, 'checklist_item.assigned', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.058Z', 13, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 14, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.063Z', 14, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b047-725b-9eb1-54d6fc366701', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b047-725b-9eb1-54d6fc366701","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 15, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.067Z', 15, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04b-7794-89bb-4b0b346a947d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b04b-7794-89bb-4b0b346a947d","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 16, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.070Z', 16, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04e-7069-afd0-c9c2996239ae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b04e-7069-afd0-c9c2996239ae","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 17, 'card.moved', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.076Z', 17, '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","rank":65536,"updated_at":"2026-11-16T02:13:41.037Z","position":0}', '{"id":"01a1e221-b024-7042-952b-d3eea1ad2742","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01e-7755-a46e-a76a6be8e21a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e221-b022-7797-ab50-b5fda632a18e","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e221-b03a-7770-a9e2-14317af87aa0","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Steps","rank":65536,"items":[{"id":"01a1e221-b03d-753d-955c-280caa139761","checklist_id":"01a1e221-b03a-7770-a9e2-14317af87aa0","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e221-b047-725b-9eb1-54d6fc366701","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e221-b04b-7794-89bb-4b0b346a947d","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e221-b04e-7069-afd0-c9c2996239ae","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:13:41.028Z","updated_at":"2026-11-16T02:13:41.076Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 18, 'board.member_removed', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.081Z', 18, '01a1e221-aed4-738a-a79b-c43435a65a8b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","user_id":"01a1e221-aed4-738a-a79b-c43435a65a8b","role":"member","user":{"id":"01a1e221-aed4-738a-a79b-c43435a65a8b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 19, 'attachment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.085Z', 19, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b05d-75b4-97a0-488c11a38693', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b05d-75b4-97a0-488c11a38693","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 20, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.090Z', 20, '01a1e221-b062-71eb-b650-19a56e5ec1ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b062-71eb-b650-19a56e5ec1ab","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.090Z","updated_at":"2026-11-16T02:13:41.090Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 21, 'checklist.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.092Z', 21, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b064-7622-9172-47fa9dc50651', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b064-7622-9172-47fa9dc50651","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 22, 'checklist.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.093Z', 22, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b065-7578-a529-d7e728aaf7e7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b065-7578-a529-d7e728aaf7e7","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 23, 'checklist_item.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.096Z', 23, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b068-77bb-b67a-d6f9d570ee2c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b068-77bb-b67a-d6f9d570ee2c","checklist_id":"01a1e221-b065-7578-a529-d7e728aaf7e7","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 24, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.097Z', 24, '01a1e221-b069-716b-9a0b-4f74ddfbc3f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b069-716b-9a0b-4f74ddfbc3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 25, 'comment.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.099Z', 25, '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b06b-70d0-bd3d-4df040f954de', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b06b-70d0-bd3d-4df040f954de","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","card_id":"01a1e221-b024-7042-952b-d3eea1ad2742","user_id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","user":{"id":"01a1e221-abea-7454-9500-9c6dd9e61d9c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:13:41.099Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 26, 'label.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.104Z', 26, '01a1e221-b070-73b5-a4fe-a0355815689b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b070-73b5-a4fe-a0355815689b","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 27, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.106Z', 27, '01a1e221-b072-77fc-a48c-02504eceed3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b072-77fc-a48c-02504eceed3a","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.106Z","updated_at":"2026-11-16T02:13:41.106Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 28, 'card.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.107Z', 28, '01a1e221-b072-77fc-a48c-02504eceed3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b072-77fc-a48c-02504eceed3a","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.106Z","updated_at":"2026-11-16T02:13:41.106Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 29, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.109Z', 29, '01a1e221-b075-7674-bd15-599d0961ce60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b075-7674-bd15-599d0961ce60","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 30, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.110Z', 30, '01a1e221-b076-732f-b4e7-11f817dfb45b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b076-732f-b4e7-11f817dfb45b","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b075-7674-bd15-599d0961ce60","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.110Z","updated_at":"2026-11-16T02:13:41.110Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 31, 'column.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.112Z', 31, '01a1e221-b075-7674-bd15-599d0961ce60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b075-7674-bd15-599d0961ce60","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 1, 'board.member_added', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.119Z', 1, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e221-b07d-74dc-b28f-bb8753fef7b8","user_id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","role":"member","user":{"id":"01a1e221-adb5-76c6-ba6e-b8fbb09e04e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 2, 'board.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.121Z', 2, '01a1e221-b07d-74dc-b28f-bb8753fef7b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b07d-74dc-b28f-bb8753fef7b8"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 32, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.123Z', 32, '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 33, 'card.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.125Z', 33, '01a1e221-b085-7649-930b-fb4c0005ffd3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b085-7649-930b-fb4c0005ffd3","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","column_id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:13:41.125Z","updated_at":"2026-11-16T02:13:41.125Z"}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 34, 'column.deleted', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.127Z', 34, '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 35, 'column.created', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.133Z', 35, '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","board_id":"01a1e221-b009-7069-a75e-73dc7b6827ac","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 0, '2026-11-16T02:13:41.001Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2B3B6D13E253C537700255D5DADE224B4E1CD64E0155FD7794A4A0D243518F33BB33B38F2378071AA4424565A98491B211B5AC1A81F59A44BD74B636D56359A38502B2CF8140C35344765080A364D9F7D9C70E74378450808D21F22F60C24C6E67BE2E33D0108A7AB55E89662DA5686CE55C439572CD9831F4EE6ECD4F0E66D050CAB2124A09553DCB52ABA55EA98594EAE5C2FBBFBE44EFA06501010D8504FA755B404BAD211EC111CCB8FFEE9ECB0D89F84A707B258ED3A5E347477CD6833E5E7DEBB605B5E80368C0E02D6DE813DB3ED022F2DBD9AFC3768C98CA50C0DE73CA33377F2FE05FECD30E6DF607029D79A0893810FBBD27077A8F21CD5C1A7AE279E0893C9DB6A7876FC94CFAEB69020000');
INSERT INTO board_checkpoints VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', 0, '2026-11-16T02:13:41.117Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3BCDA3F109F10D9C4055B5B637C8921307DB29A0AAFF8E9A14547A28EA71667766F671006741819028A92824D7A2B1BC29ADE1BAD8745CEB4D53AD3BEA1ABD0106D9654FA0E02960B4C0C05232D18DD98501D43079CFC0041FE22F888499EC4E7F5D66A026E44D5995BCAD84E0ADA9AD6DA996B635C0601AEDDD9A9F1CCCA0A01045CDA5E4B27E1685926B55CA9594CDCB85F77F7D89DE4109061E35F904EA75CBA0A75E533C8103E8D3FEBB7B2E37258A5782DB2BC5305F3A7C0C14CF7A5087AB6FDDB6A01E9D0705E89DA147FAC47EF4B40AF1EDEC37607F8A98CBC0A07331E5855BBEE7F12F76698726BB3D81CA71A299D853749D230BAA439F162E4D23C565E0993C1EB7C7876FB0ACF3AA69020000');
INSERT INTO labels VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b022-7797-ab50-b5fda632a18e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b070-73b5-a4fe-a0355815689b', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b01c-7769-829f-64e0013f0d69', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b01e-7755-a46e-a76a6be8e21a', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b069-716b-9a0b-4f74ddfbc3f8', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b051-732e-b516-0b23232de43f', 'Finished by Bob', 'card_moved', '01a1e221-b01e-7755-a46e-a76a6be8e21a', NULL, 'assign_member', NULL, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 1);
INSERT INTO automation_rules VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b05f-754b-8504-2a4b571319c7', 'Rule', 'card_moved', '01a1e221-b01c-7769-829f-64e0013f0d69', NULL, 'assign_member', NULL, '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 1);
INSERT INTO automation_runs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b051-732e-b516-0b23232de43f', '01a1e221-b055-75d6-bfac-88b9396c741d', 17, '01a1e221-b024-7042-952b-d3eea1ad2742', '2026-11-16T02:13:41.076Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b06e-7332-b16a-07aafd54530d', '01a1e221-abea-7454-9500-9c6dd9e61d9c', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('9c5a4294-9753-44a7-b597-03836510741f', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:13:41.253Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 'reset', 'alice@example.org', '00', '2026-11-16T02:13:41.253Z');
INSERT INTO trash VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', 'card', 'deleted', 'Card', '01a1e221-b01c-7769-829f-64e0013f0d69', NULL, 131072, 1, '{"id":"01a1e221-b072-77fc-a48c-02504eceed3a","column_id":"01a1e221-b01c-7769-829f-64e0013f0d69","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:13:41.106Z","updated_at":"2026-11-16T02:13:41.106Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:13:41.107Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 28);
INSERT INTO trash VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b075-7674-bd15-599d0961ce60', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e221-b022-7797-ab50-b5fda632a18e","01a1e221-b070-73b5-a4fe-a0355815689b"],"board_members":["01a1e221-abea-7454-9500-9c6dd9e61d9c","01a1e221-adb5-76c6-ba6e-b8fbb09e04e7"]}', '2026-11-16T02:13:41.112Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 31);
INSERT INTO trash VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', 'card', 'deleted', 'Card', '01a1e221-b075-7674-bd15-599d0961ce60', '01a1e221-b075-7674-bd15-599d0961ce60', 65536, NULL, '{"id":"01a1e221-b076-732f-b4e7-11f817dfb45b","column_id":"01a1e221-b075-7674-bd15-599d0961ce60","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:13:41.110Z","updated_at":"2026-11-16T02:13:41.110Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:13:41.112Z', '01a1e221-abea-7454-9500-9c6dd9e61d9c', 31);
INSERT INTO restored_contents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', 35, '01a1e221-b085-7649-930b-fb4c0005ffd3', '{"id":"01a1e221-b085-7649-930b-fb4c0005ffd3","column_id":"01a1e221-b083-77c8-9f71-4c6cfa49f3f8","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:13:41.125Z","updated_at":"2026-11-16T02:13:41.125Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b01e-7755-a46e-a76a6be8e21a', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:13:41.028Z', '2026-11-16T02:13:41.076Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', '01a1e221-b01c-7769-829f-64e0013f0d69', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:13:41.090Z', '2026-11-16T02:13:41.090Z', NULL);
INSERT INTO cards VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', '01a1e221-b083-77c8-9f71-4c6cfa49f3f8', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:13:41.125Z', '2026-11-16T02:13:41.125Z', NULL);
INSERT INTO card_labels VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b022-7797-ab50-b5fda632a18e');
INSERT INTO card_assignees VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-abea-7454-9500-9c6dd9e61d9c');
INSERT INTO card_assignees VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7');
INSERT INTO checklists VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b03a-7770-a9e2-14317af87aa0', '01a1e221-b024-7042-952b-d3eea1ad2742', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b064-7622-9172-47fa9dc50651', '01a1e221-b024-7042-952b-d3eea1ad2742', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b065-7578-a529-d7e728aaf7e7', '01a1e221-b024-7042-952b-d3eea1ad2742', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b03d-753d-955c-280caa139761', '01a1e221-b03a-7770-a9e2-14317af87aa0', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b068-77bb-b67a-d6f9d570ee2c', '01a1e221-b065-7578-a529-d7e728aaf7e7', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b03d-753d-955c-280caa139761', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7');
INSERT INTO attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b047-725b-9eb1-54d6fc366701', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04b-7794-89bb-4b0b346a947d', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04e-7069-afd0-c9c2996239ae', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b05d-75b4-97a0-488c11a38693', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b047-725b-9eb1-54d6fc366701', X'');
INSERT INTO attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04b-7794-89bb-4b0b346a947d', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b04e-7069-afd0-c9c2996239ae', X'4ACB4DDE3ECC916DC8B9614E90409C8C26AE3BE2D5CD1C03619E740EAF57F13674ACDD9B844F8C4632A1A4210C946E1771D8A993B80193D2156D2843ACD14CA1256C15C0E45C5275481348790174A2D156064B33B3FD73711D369F4EF355AD276D90D272D97AB62E52E3C64E2230358A73DFEE2156A86DEE8B112A3E2698D0131087808883B6F937AD81C652350C63FC8C1104F62E20E3A88C2E185E1D93208818B8255901CF25DCDF360AAB54C09A97D463AE6C75A5A65CDA800B2DCCD9EA0056C860035E89EA89BC9BFDC984D4248F509D069CDE82EBA43C4135A6DE6AC8F6065E2FD40D77DA287D0E77FF3ABB0D464B00FA899961F4F4150AED9898DD30211DEE0AA2B4E1F52B0AB8F7A96A16BB709FF1E0FF544A1292BE093C4FB131FD7862CC3C27CD10F346FFE1304DA5BB673B0A1531E925D2FA8DF54D174B5ED080A9BF6FAA166922553A7B9909FC83F7176D04901186A00974BD52078B2FFA7973272ED7D9C49247B253AF5C8D29100AB30E055692E7DDB73DDCDE243456D6032D29A235D874B2772DC8567772D37F002AC1B9A224A2714EC09D6808CEE5711F60593A91A1DE7641BF1EAF9E8C85D1B88774755DC75BEF5EFE48CB212BAE88C3F589967F0D1A7B358BAB85C5632CA68C380D14C992FAA50767FB06BDA5A1AFC077429B33A08C9D7091DBD9C2A0845EDA101E52EEE38C');
INSERT INTO attachment_blobs VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b05d-75b4-97a0-488c11a38693', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('9e42ddd9-b83f-458a-84f6-b406f7acfa82', 'da232f2f-d260-4208-8086-66bf1fa5fd91', '00', NULL);
INSERT INTO attachment_objects VALUES ('9e42ddd9-b83f-458a-84f6-b406f7acfa82', 'da232f2f-d260-4208-8086-66bf1fa5fd91', NULL);
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b024-7042-952b-d3eea1ad2742', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b024-7042-952b-d3eea1ad2742', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b03d-753d-955c-280caa139761', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b047-725b-9eb1-54d6fc366701', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04b-7794-89bb-4b0b346a947d', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b04e-7069-afd0-c9c2996239ae', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b05d-75b4-97a0-488c11a38693', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', '01a1e221-b062-71eb-b650-19a56e5ec1ab', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', '01a1e221-b062-71eb-b650-19a56e5ec1ab', 'description', '');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b068-77bb-b67a-d6f9d570ee2c', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b06b-70d0-bd3d-4df040f954de', 'comment', ' comment ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', '01a1e221-b072-77fc-a48c-02504eceed3a', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', '01a1e221-b072-77fc-a48c-02504eceed3a', 'description', '');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', '01a1e221-b076-732f-b4e7-11f817dfb45b', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', '01a1e221-b076-732f-b4e7-11f817dfb45b', 'description', '');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', '01a1e221-b085-7649-930b-fb4c0005ffd3', 'title', ' ·b01a1e221b0097069a75e73dc7b6827ac ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', '01a1e221-b085-7649-930b-fb4c0005ffd3', 'description', '');
INSERT INTO search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', 888661692534784, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e221b0097069a75e73dc7b6827ac ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b062-71eb-b650-19a56e5ec1ab', 888661692784640, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b072-77fc-a48c-02504eceed3a', 888661692850176, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b076-732f-b4e7-11f817dfb45b', 888661692866560, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b085-7649-930b-fb4c0005ffd3', 888661692928000, ' ·b01a1e221b0097069a75e73dc7b6827ac ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b06b-70d0-bd3d-4df040f954de', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.099Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b014-720f-ae11-971e0a87412c', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'added', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.011Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b019-745e-a935-68b079a3fa20', '01a1e221-aed4-738a-a79b-c43435a65a8b', 'added', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.017Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b02e-77ad-bf34-86830e7bfe51', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'assigned', '01a1e221-b024-7042-952b-d3eea1ad2742', NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.037Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b06b-70d1-a695-b985204020f2', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'commented', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-b06b-70d0-bd3d-4df040f954de', '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.099Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e221-b07d-74dc-b28f-bb8753fef7b8', '01a1e221-b07f-7585-a566-9a2054dee8e1', '01a1e221-adb5-76c6-ba6e-b8fbb09e04e7', 'added', NULL, NULL, '01a1e221-abea-7454-9500-9c6dd9e61d9c', '2026-11-16T02:13:41.119Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-b024-7042-952b-d3eea1ad2742', '01a1e221-abea-7454-9500-9c6dd9e61d9c');
INSERT INTO board_visits VALUES ('01a1e221-b009-7069-a75e-73dc7b6827ac', '01a1e221-abea-7454-9500-9c6dd9e61d9c', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e221-abea-7454-9500-9c6dd9e61d9c', '6c22db2c0fb78475c7497606f470f195');
