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
INSERT INTO schema_version VALUES (1, '0bd9a50565e47fd5');
INSERT INTO users VALUES ('01a1e1d4-90a3-729c-9bfc-9438879fabfd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$B+a4VLZZCdkAWJ+bGj8piaO8itJT7GAt9tjAEOrsSzE$y5YSQ+xD2BBT1MBLfmx80SZN6BkH8mn8hj4dZGw2yog', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:49:26.917Z');
INSERT INTO users VALUES ('01a1e1d4-927d-7711-b17a-30ad00f11491', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$G0C6SLdrGVtvkos9xslqMDj3UPK7z1ieg6jn5qPTxiE$g4thcVAjVKkSRvufiHT50t9LLZbTm2Rwj7raJZqgidk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:49:27.340Z');
INSERT INTO users VALUES ('01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$bm20uwlgPLYJJBT1U1tR1NcAyVVT7uDMzIFnBLIWTZA$79S3gVHnzZFJNET8Za2DbN9YiSLD6kGmi7pRHLUQCxA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:49:27.614Z');
INSERT INTO users VALUES ('01a1e1d4-9b4b-76f3-b776-ce168668c3b5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$PniBrnwmcKsojsvB07s6yKJCj3CBaWCkwneEWRnBcGU$dQF4b1rbjF456jPbE8fJh7SoahoVpmMPc6dLdVVU7YM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:49:29.760Z');
INSERT INTO sessions VALUES ('01a1e1d4-9277-7013-ba7a-cc1d41d7f926', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:27.159Z', '2026-11-16T00:49:27.159Z', '2026-11-16T01:49:27.159Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d4-93c0-77a5-a579-a50f848b2536', '01a1e1d4-927d-7711-b17a-30ad00f11491', '2026-11-16T00:49:27.488Z', '2026-11-16T00:49:27.488Z', '2026-11-16T01:49:27.488Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d4-9543-7363-9c29-20ecbd5a324c', '01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', '2026-11-16T00:49:27.875Z', '2026-11-16T00:49:27.875Z', '2026-11-16T01:49:27.875Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1d4-9db8-7683-a83e-9eea45589da5', '2026-11-16T01:54:30.060Z');
INSERT INTO idempotency_keys VALUES ('01a1e1d4-90a3-729c-9bfc-9438879fabfd', '9c3afed3-2370-4d8d-93c5-0bc2f0e5ceaf', 'AugLYuLCUBF3X2F_AFjylECF-womErzthUN8wCi7Y_Y', '01a1e1d4-954d-7544-9422-222c1859c23e', '{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:49:28.372Z');
INSERT INTO boards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 'Board', NULL, NULL, '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:27.885Z', '2026-11-16T00:49:27.885Z', 35, 38, 'pqgzq675gkt', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 'Board', NULL, NULL, '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.362Z', '2026-11-16T00:49:29.362Z', 2, 3, '7bhvdl4qvgc', 0, '2026-11-16T00:49:29.365Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd');
INSERT INTO board_members VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 'owner');
INSERT INTO board_members VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-927d-7711-b17a-30ad00f11491', 'member');
INSERT INTO board_members VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 'owner');
INSERT INTO board_members VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', '01a1e1d4-927d-7711-b17a-30ad00f11491', 'member');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 1, 'board.member_added', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:27.913Z', 1, '01a1e1d4-927d-7711-b17a-30ad00f11491', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","user_id":"01a1e1d4-927d-7711-b17a-30ad00f11491","role":"member","user":{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 2, 'board.member_added', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.031Z', 2, '01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","user_id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","role":"member","user":{"id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 3, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.055Z', 3, '01a1e1d4-95f7-7721-84b1-38a32a9a0866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 4, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.367Z', 4, '01a1e1d4-972f-7238-8a56-b5a5a5d72975', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-972f-7238-8a56-b5a5a5d72975","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 5, 'label.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.372Z', 5, '01a1e1d4-9734-77e7-a0f9-c14ddf640c61', NULL, NULL, NULL, NULL, '9c3afed3-2370-4d8d-93c5-0bc2f0e5ceaf', NULL, NULL, '{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 6, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.375Z', 6, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.375Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 7, 'card.labeled', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.604Z', 7, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:49:28.375Z"}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.604Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 8, 'card.assigned', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.660Z', 8, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:49:28.604Z"}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.660Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 9, 'card.assigned', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.660Z', 8, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:49:28.660Z"}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:28.660Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 10, 'checklist.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.946Z', 10, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9972-7497-8daf-852b989fdf2d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 11, 'checklist_item.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.959Z', 11, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 12, 'checklist_item.updated', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:28.973Z', 12, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 13, 'checklist_item.assigned', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.024Z', 13, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 14, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.150Z', 14, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 15, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.186Z', 15, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9a62-704b-a9e9-b9f19ea1e942', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9a62-704b-a9e9-b9f19ea1e942","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 16, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.214Z', 16, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9a7e-770c-b06b-1ca2128287af', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9a7e-770c-b06b-1ca2128287af","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 17, 'card.moved', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.232Z', 17, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","rank":65536,"updated_at":"2026-11-16T00:49:28.660Z","position":0}', '{"id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-972f-7238-8a56-b5a5a5d72975","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d4-9734-77e7-a0f9-c14ddf640c61","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Steps","rank":65536,"items":[{"id":"01a1e1d4-997f-77f4-84c6-bf4558c067c3","checklist_id":"01a1e1d4-9972-7497-8daf-852b989fdf2d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d4-9a62-704b-a9e9-b9f19ea1e942","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d4-9a7e-770c-b06b-1ca2128287af","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:49:28.375Z","updated_at":"2026-11-16T00:49:29.232Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 18, 'board.member_removed', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.268Z', 18, '01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","user_id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","role":"member","user":{"id":"01a1e1d4-93c1-75f7-9b7d-51dc2fc264c2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 19, 'attachment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.292Z', 19, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9acc-703d-b0e0-b6e2949c3ece', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9acc-703d-b0e0-b6e2949c3ece","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 20, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.310Z', 20, '01a1e1d4-9ade-7391-90ea-373d6c493c29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9ade-7391-90ea-373d6c493c29","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.310Z","updated_at":"2026-11-16T00:49:29.310Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 21, 'checklist.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.316Z', 21, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9ae4-7749-ae53-d2ff7772f5bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9ae4-7749-ae53-d2ff7772f5bd","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 22, 'checklist.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.320Z', 22, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9ae8-73ee-b58a-10654601467b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9ae8-73ee-b58a-10654601467b","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 23, 'checklist_item.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.326Z', 23, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9aee-7280-a9f0-e10cd34cc71c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9aee-7280-a9f0-e10cd34cc71c","checklist_id":"01a1e1d4-9ae8-73ee-b58a-10654601467b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 24, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.331Z', 24, '01a1e1d4-9af3-75e0-8e60-f21570b136d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9af3-75e0-8e60-f21570b136d4","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 25, 'comment.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.338Z', 25, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9afa-72e2-99b0-3a762fdb5ccd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9afa-72e2-99b0-3a762fdb5ccd","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","card_id":"01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3","user_id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","user":{"id":"01a1e1d4-90a3-729c-9bfc-9438879fabfd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:49:29.338Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 26, 'label.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.352Z', 26, '01a1e1d4-9b08-7701-95d1-db083895cc4c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b08-7701-95d1-db083895cc4c","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 27, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.353Z', 27, '01a1e1d4-9b09-761b-a534-afef630a7f46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b09-761b-a534-afef630a7f46","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.353Z","updated_at":"2026-11-16T00:49:29.353Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 28, 'card.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.354Z', 28, '01a1e1d4-9b09-761b-a534-afef630a7f46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b09-761b-a534-afef630a7f46","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.353Z","updated_at":"2026-11-16T00:49:29.353Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 29, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.357Z', 29, '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 30, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.359Z', 30, '01a1e1d4-9b0f-7399-9b3a-a78b900118f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b0f-7399-9b3a-a78b900118f9","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.359Z","updated_at":"2026-11-16T00:49:29.359Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 31, 'column.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.360Z', 31, '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 1, 'board.member_added', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.364Z', 1, '01a1e1d4-927d-7711-b17a-30ad00f11491', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d4-9b12-71ac-a92d-97932c36f8f9","user_id":"01a1e1d4-927d-7711-b17a-30ad00f11491","role":"member","user":{"id":"01a1e1d4-927d-7711-b17a-30ad00f11491","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 2, 'board.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.365Z', 2, '01a1e1d4-9b12-71ac-a92d-97932c36f8f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b12-71ac-a92d-97932c36f8f9"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 32, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.367Z', 32, '01a1e1d4-9b17-70c3-957a-972c96a61ced', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 33, 'card.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.372Z', 33, '01a1e1d4-9b1c-7024-a8df-2e6785531960', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b1c-7024-a8df-2e6785531960","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","column_id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:49:29.372Z","updated_at":"2026-11-16T00:49:29.372Z"}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 34, 'column.deleted', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.373Z', 34, '01a1e1d4-9b17-70c3-957a-972c96a61ced', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 35, 'column.created', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.377Z', 35, '01a1e1d4-9b17-70c3-957a-972c96a61ced', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","board_id":"01a1e1d4-954d-7544-9422-222c1859c23e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 0, '2026-11-16T00:49:27.885Z', X'1F8B08000000000000039551CB6E833010BCF733F68C233026609FAA7E434FADA268B197CA92C1D43669AB28FF5E0169D5E4902AC799DD99D9C711AC01057981051546305909C3EA4A082605E78C73AE8BA6929A970419249B1C8182278FC1400686A20E764CD60FA086C9B90CB4773EFC824098C8ECDBAF8B8C1C4B5673A9996C3BCDA4289BA6961DB6DDEC398DE66ECD4F0E2650C073BE6545C18AED739E2B2115AF374D53BDFCF1FEAF2FD23BA83C03872DB908EA7597414F7D4B61064768E7FDF7F75C6E8A14AE0537570A7EB9B4FF18289CF5A08ED7DFBA69413D5A070AD0594D8FF489FDE868E3C3DBD96FC07E8E58CA904167434C2BB77ECFE125B6718F3AD903814A61A2853850B09D2503AA4317572E4E238575E0853C9D76A7876F9861BD5B69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1d4-9b12-71ac-a92d-97932c36f8f9', 0, '2026-11-16T00:49:29.362Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EABD88992DA27C437700255D5C65E234B4E1C6CA780AAFE3B4A5210EDA1A8C799DD99D9C7119C010525474EDCD44C765CB096A366288561B29595D05563B7564201D9654FA0E02960345080A1A4A31BB30B03A861F2BE001D7C88BF20126632FBEEEB22A3C48AB5426A263BAB99ACABEDB695163B3B7B4EA3B95BF3938319148852348C73C69BE7B254B554426EAA46BCFCF1FEAF2FD13BA8B2008F1DF904EA7557404F7D47710647E8E6FDF7F75C6E4A14AF0537578A61B974F818289EF5A08ED7DFBA69413D3A0F0AD03B4D8FF489FDE86913E2DBD96FC07E8E58CA50807531E5955BBFE7F112BBB4479DDD8140E538D1421C283AEBC880B2E8D3CAA569A4B80EBC90A7D3EEF4F00D03B0B4D169020000');
INSERT INTO labels VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9734-77e7-a0f9-c14ddf640c61', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b08-7701-95d1-db083895cc4c', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-972f-7238-8a56-b5a5a5d72975', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9af3-75e0-8e60-f21570b136d4', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b17-70c3-957a-972c96a61ced', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a83-7659-aa1e-68b3478ceebe', 'Finished by Bob', 'card_moved', '01a1e1d4-972f-7238-8a56-b5a5a5d72975', NULL, 'assign_member', NULL, '01a1e1d4-927d-7711-b17a-30ad00f11491', 1);
INSERT INTO automation_rules VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ad6-72e0-a985-c0364ee87638', 'Rule', 'card_moved', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', NULL, 'assign_member', NULL, '01a1e1d4-927d-7711-b17a-30ad00f11491', 1);
INSERT INTO automation_runs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a83-7659-aa1e-68b3478ceebe', '01a1e1d4-9a90-77a5-9f8f-eb0dd65d9685', 17, '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '2026-11-16T00:49:29.232Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b00-7761-b31b-193b0bfab989', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b09-761b-a534-afef630a7f46', 'card', 'deleted', 'Card', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', NULL, 131072, 1, '{"id":"01a1e1d4-9b09-761b-a534-afef630a7f46","column_id":"01a1e1d4-95f7-7721-84b1-38a32a9a0866","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:49:29.353Z","updated_at":"2026-11-16T00:49:29.353Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:49:29.354Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 28);
INSERT INTO trash VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d4-9734-77e7-a0f9-c14ddf640c61","01a1e1d4-9b08-7701-95d1-db083895cc4c"],"board_members":["01a1e1d4-90a3-729c-9bfc-9438879fabfd","01a1e1d4-927d-7711-b17a-30ad00f11491"]}', '2026-11-16T00:49:29.360Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 31);
INSERT INTO trash VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b0f-7399-9b3a-a78b900118f9', 'card', 'deleted', 'Card', '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', '01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f', 65536, NULL, '{"id":"01a1e1d4-9b0f-7399-9b3a-a78b900118f9","column_id":"01a1e1d4-9b0d-77ff-9b5d-b88d15288f8f","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:49:29.359Z","updated_at":"2026-11-16T00:49:29.359Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:49:29.360Z', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', 31);
INSERT INTO restored_contents VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', 35, '01a1e1d4-9b1c-7024-a8df-2e6785531960', '{"id":"01a1e1d4-9b1c-7024-a8df-2e6785531960","column_id":"01a1e1d4-9b17-70c3-957a-972c96a61ced","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:49:29.372Z","updated_at":"2026-11-16T00:49:29.372Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-972f-7238-8a56-b5a5a5d72975', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T00:49:28.375Z', '2026-11-16T00:49:29.232Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ade-7391-90ea-373d6c493c29', '01a1e1d4-95f7-7721-84b1-38a32a9a0866', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:49:29.310Z', '2026-11-16T00:49:29.310Z', NULL);
INSERT INTO cards VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9b1c-7024-a8df-2e6785531960', '01a1e1d4-9b17-70c3-957a-972c96a61ced', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:49:29.372Z', '2026-11-16T00:49:29.372Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-9734-77e7-a0f9-c14ddf640c61');
INSERT INTO card_assignees VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-90a3-729c-9bfc-9438879fabfd');
INSERT INTO card_assignees VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-927d-7711-b17a-30ad00f11491');
INSERT INTO checklists VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9972-7497-8daf-852b989fdf2d', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ae4-7749-ae53-d2ff7772f5bd', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9ae8-73ee-b58a-10654601467b', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', '01a1e1d4-9972-7497-8daf-852b989fdf2d', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9aee-7280-a9f0-e10cd34cc71c', '01a1e1d4-9ae8-73ee-b58a-10654601467b', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-997f-77f4-84c6-bf4558c067c3', '01a1e1d4-927d-7711-b17a-30ad00f11491');
INSERT INTO attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a62-704b-a9e9-b9f19ea1e942', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a7e-770c-b06b-1ca2128287af', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9acc-703d-b0e0-b6e2949c3ece', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a3e-732b-a3d3-ce7a20a58bc6', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a62-704b-a9e9-b9f19ea1e942', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9a7e-770c-b06b-1ca2128287af', X'5227DF6736C544A3FA47C0E654B9D048DFD509581464BC53C744692D1122855141649DBFB9C2EF66BCD1B85905A71637DEEBD1C2D9E6B3DFF03571F42DEB11C9DC46A629A7F34C3C920FAE8E4F61C2CA3373B3462F04C503A59F6E3AE4A95F433BD7D965F46E59104EAD618B2EED49000D399199D800A3A66B3231D294A39B867B5DE997540D1440E2F5506B2431157D847B1D126B16549E7A46150BB53F172403DDB8A69BC1228CA0C3605106B8DA3826001FB716B2E0244823587E123E1E536EF8E4A37E02AEC2EC7619E03B7122C92B64AB1711C9AAA04F3055D29EECA274A8DD33581C2D4E0466ADBB78641FB2BD2E0266F11C2D19C9852C1043EDC9002D942A9C29847CD4CE84F5FDA60BA855507C4207E57ACADA864D2F750E89281A2293F45EF46AB847880A3BB9EA4B17BC9FD0FE84FC865BC9BB2EF22BBDC5B868F9E748AA908B52B4EA523208522C1B546BBF63F20C378D160DD17DF86F01E4F2F9F9E3E4805D486A9BA5F5DD949D12FDEF80FD168BFBB5C7B9A005AA319BB9F719EAE3149AA6A21B51FB291E074E77EAA65EC1B6742CFFA903C71A7BC90C0F76AC16B948894C3E70204E6D5BA9905BC8F341C6E1D61F68CFEC1A011C1EAC31150DBA54982EFE70CB071A05EF5403524D169E954E42B6FBF3F6182ECEE59B915394A06B17660DE4A76D0D0649C14A78B1DC407601AB');
INSERT INTO attachment_blobs VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9acc-703d-b0e0-b6e2949c3ece', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('2e7c30e1-e638-4949-a73b-02dd60046969', '0583146b-92cd-4055-a4a5-a4af71f1c4bc', '00', NULL);
INSERT INTO attachment_objects VALUES ('2e7c30e1-e638-4949-a73b-02dd60046969', '0583146b-92cd-4055-a4a5-a4af71f1c4bc', NULL);
INSERT INTO comments VALUES ('01a1e1d4-954d-7544-9422-222c1859c23e', '01a1e1d4-9afa-72e2-99b0-3a762fdb5ccd', '01a1e1d4-9738-75aa-a5cc-8b5ee61f83f3', '01a1e1d4-90a3-729c-9bfc-9438879fabfd', '2026-11-16T00:49:29.338Z', NULL, 'Comment');
