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
CREATE TABLE idempotency_keys (
     board_id TEXT NOT NULL,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     request TEXT NOT NULL,
     answer TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (board_id, user_id, key)
   ) STRICT;
CREATE UNIQUE INDEX idempotency_keys_user ON idempotency_keys (user_id, key);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
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
CREATE INDEX cards_complete ON cards (board_id, id) WHERE is_complete;
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
CREATE INDEX card_labels_label ON card_labels (board_id, label_id, card_id);
CREATE TABLE card_assignees (
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     due_at TEXT,
     is_complete INTEGER NOT NULL,
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
CREATE INDEX search_documents_doc ON search_documents (doc, board_id, card_id);
CREATE VIRTUAL TABLE search_index USING fts5(
       words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');
CREATE VIRTUAL TABLE search_words USING fts5vocab(search_index, instance);
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
CREATE INDEX card_assignees_due ON card_assignees (user_id, is_complete, due_at, card_id);
CREATE INDEX cards_due ON cards (board_id, is_complete, due_at, id) WHERE due_at IS NOT NULL;
INSERT INTO schema_version VALUES (1, '0f2096cc1305f192');
INSERT INTO users VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ZebDPGN+uJJVqHWQg08QEv5xPuIvXGvpnjFRWGIkg2k$ScnUPSedW1XnTuBfS79vDhHTU9tnx7i0Q0WHXXI23Fk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:22:43.702Z');
INSERT INTO users VALUES ('01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$w4WjsyhnEuZkDywjIEcR22AOZSqUNikgE3br2nVDfHQ$Qe3K60zeZBPDhpCAIvxC1Y4/akIrxbKL4sFm5XV0DIw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:22:43.863Z');
INSERT INTO users VALUES ('01a1e373-8fd8-713c-8499-56b75f10b247', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$5aqSm9IPZ96q/SutV4uR2ft0MHyppO0ZdcC+y9Zfm9E$l1iYmL/gnpkzmp87izm60V8PC/BUfbJKAaRZlwy+Qm0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:22:43.987Z');
INSERT INTO users VALUES ('01a1e373-9215-779b-b193-ca06cb1c626d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$0MXbcaNJRGHJo6nV+9jzwVaK3nKqeNj3pvv7mlLHhik$9Xa7z99Jb8YSgsSM+1JtbxMalEEL4m8isjbFn5O14sg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:22:44.601Z');
INSERT INTO sessions VALUES ('01a1e373-8f51-70c4-89f1-309eeae9ecd4', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:43.793Z', '2026-11-16T08:22:43.793Z', '2026-11-16T09:22:43.793Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e373-8fd5-7345-8b07-5e4d95f407b5', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', '2026-11-16T08:22:43.925Z', '2026-11-16T08:22:43.925Z', '2026-11-16T09:22:43.925Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e373-9051-74c3-9387-6483db2d38b8', '01a1e373-8fd8-713c-8499-56b75f10b247', '2026-11-16T08:22:44.049Z', '2026-11-16T08:22:44.049Z', '2026-11-16T09:22:44.049Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e373-92d4-7275-bf9d-0a6d0986089f', '2026-11-16T09:27:44.702Z');
INSERT INTO avatars VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:22:44.162Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '4d36ce76-3c37-4cce-a6ae-cbdb581776c6', '2026-11-16T08:22:44.708Z');
INSERT INTO boards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 'Board', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.063Z', '2026-11-16T08:22:44.063Z', 35, 38, '3k16sit64jht0', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 'Board', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.432Z', '2026-11-16T08:22:44.432Z', 2, 3, '1a2p0jrawp73m', 0, '2026-11-16T08:22:44.448Z', '01a1e373-8e9e-7376-818e-166aeb053595');
INSERT INTO board_members VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8e9e-7376-818e-166aeb053595', 'owner');
INSERT INTO board_members VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'member');
INSERT INTO board_members VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', '01a1e373-8e9e-7376-818e-166aeb053595', 'owner');
INSERT INTO board_members VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'member');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 1, 'board.member_added', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.085Z', 1, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","user_id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","role":"member","user":{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 2, 'board.member_added', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.105Z', 2, '01a1e373-8fd8-713c-8499-56b75f10b247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","user_id":"01a1e373-8fd8-713c-8499-56b75f10b247","role":"member","user":{"id":"01a1e373-8fd8-713c-8499-56b75f10b247","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 3, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.109Z', 3, '01a1e373-908d-7590-9a1b-3ed77d893e69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-908d-7590-9a1b-3ed77d893e69","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 4, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.115Z', 4, '01a1e373-9093-71f3-b86b-260a3fa8a151', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9093-71f3-b86b-260a3fa8a151","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 5, 'label.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.119Z', 5, '01a1e373-9097-74f7-9ae6-899bd74e06da', NULL, NULL, NULL, NULL, 'bcc789f2-1b8b-4251-9af1-811e2f85a7f0', NULL, NULL, '{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 6, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.123Z', 6, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.123Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 7, 'card.labeled', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.132Z', 7, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:22:44.123Z"}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.132Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 8, 'card.assigned', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.142Z', 8, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:22:44.132Z"}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.142Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 9, 'card.assigned', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.142Z', 8, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:22:44.142Z"}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.142Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 10, 'checklist.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.180Z', 10, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90d5-708d-a16b-05120c65744a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-90d5-708d-a16b-05120c65744a","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 11, 'checklist_item.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.190Z', 11, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 12, 'checklist_item.updated', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.211Z', 12, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 13, 'checklist_item.assigned', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.223Z', 13, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 14, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.234Z', 14, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-910a-7286-be3c-2f87c22a2736', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-910a-7286-be3c-2f87c22a2736","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 15, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.254Z', 15, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-911e-77df-8d25-a559acb1b1f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-911e-77df-8d25-a559acb1b1f3","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 16, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.258Z', 16, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9122-7650-9c2b-38c50f68697e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9122-7650-9c2b-38c50f68697e","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 17, 'card.moved', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.275Z', 17, '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","rank":65536,"updated_at":"2026-11-16T08:22:44.142Z","position":0}', '{"id":"01a1e373-909b-71da-a85f-41306ceb6c5b","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-9093-71f3-b86b-260a3fa8a151","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e373-90d5-708d-a16b-05120c65744a","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Steps","rank":65536,"items":[{"id":"01a1e373-90df-7584-9316-1de1001d2207","checklist_id":"01a1e373-90d5-708d-a16b-05120c65744a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e373-910a-7286-be3c-2f87c22a2736","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e373-911e-77df-8d25-a559acb1b1f3","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e373-9122-7650-9c2b-38c50f68697e","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:22:44.123Z","updated_at":"2026-11-16T08:22:44.275Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 18, 'board.member_removed', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.288Z', 18, '01a1e373-8fd8-713c-8499-56b75f10b247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","user_id":"01a1e373-8fd8-713c-8499-56b75f10b247","role":"member","user":{"id":"01a1e373-8fd8-713c-8499-56b75f10b247","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 19, 'attachment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.297Z', 19, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9149-7501-ba45-392def345c77', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9149-7501-ba45-392def345c77","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 20, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.313Z', 20, '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9159-7208-b6da-eb3e0b7ee2f4","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.313Z","updated_at":"2026-11-16T08:22:44.313Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 21, 'checklist.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.323Z', 21, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9163-76a6-83e6-57e413498b6e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9163-76a6-83e6-57e413498b6e","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 22, 'checklist.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.330Z', 22, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-916a-7048-aef3-39dc24312b45', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-916a-7048-aef3-39dc24312b45","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 23, 'checklist_item.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.338Z', 23, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9172-7335-b1d6-0d5d70cd7f37', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9172-7335-b1d6-0d5d70cd7f37","checklist_id":"01a1e373-916a-7048-aef3-39dc24312b45","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 24, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.345Z', 24, '01a1e373-9179-755d-a6ab-1e9e4dbbafa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9179-755d-a6ab-1e9e4dbbafa7","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 25, 'comment.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.351Z', 25, '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-917f-74b8-aeaa-a8e3eabd28c6","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","card_id":"01a1e373-909b-71da-a85f-41306ceb6c5b","user_id":"01a1e373-8e9e-7376-818e-166aeb053595","user":{"id":"01a1e373-8e9e-7376-818e-166aeb053595","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:22:44.351Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 26, 'label.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.361Z', 26, '01a1e373-9189-73c2-b519-4ea36edb880a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-9189-73c2-b519-4ea36edb880a","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 27, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.365Z', 27, '01a1e373-918d-76ac-9112-a9e31de1c54e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-918d-76ac-9112-a9e31de1c54e","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.365Z","updated_at":"2026-11-16T08:22:44.365Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 28, 'card.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.385Z', 28, '01a1e373-918d-76ac-9112-a9e31de1c54e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-918d-76ac-9112-a9e31de1c54e","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.365Z","updated_at":"2026-11-16T08:22:44.365Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 29, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.394Z', 29, '01a1e373-91aa-76af-a850-5d17e5e267ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91aa-76af-a850-5d17e5e267ce","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 30, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.403Z', 30, '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91b3-72f9-92ff-3ff9fddb1c22","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-91aa-76af-a850-5d17e5e267ce","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.403Z","updated_at":"2026-11-16T08:22:44.403Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 31, 'column.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.416Z', 31, '01a1e373-91aa-76af-a850-5d17e5e267ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91aa-76af-a850-5d17e5e267ce","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 1, 'board.member_added', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.443Z', 1, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e373-91d0-7155-8b7e-30ac3dba796d","user_id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","role":"member","user":{"id":"01a1e373-8f5a-70d3-be87-efb1cd0ca5c2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 2, 'board.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.448Z', 2, '01a1e373-91d0-7155-8b7e-30ac3dba796d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91d0-7155-8b7e-30ac3dba796d"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 32, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.455Z', 32, '01a1e373-91e7-7258-88d9-60bb95088fcd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91e7-7258-88d9-60bb95088fcd","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 33, 'card.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.460Z', 33, '01a1e373-91ec-779c-8ce0-fd491cd57dbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91ec-779c-8ce0-fd491cd57dbf","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","column_id":"01a1e373-91e7-7258-88d9-60bb95088fcd","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:22:44.460Z","updated_at":"2026-11-16T08:22:44.460Z"}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 34, 'column.deleted', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.467Z', 34, '01a1e373-91e7-7258-88d9-60bb95088fcd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e373-91e7-7258-88d9-60bb95088fcd","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 35, 'column.created', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.478Z', 35, '01a1e373-91e7-7258-88d9-60bb95088fcd', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e373-91e7-7258-88d9-60bb95088fcd","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 0, '2026-11-16T08:22:44.063Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C1198F801A7AADFD053ABC8C2665D2161E302765B45F9F7CA765AA539A4CA7106666677F608D68002C63547510A2A59DED1B2DC4B2AB5945448C399C985C83A0604924D0E41C193D7C1000183B10D764CD60FA086C93902AD773EFC82803AA1A99BAFCB8C0A25D2529405AD7885941785C686E522973910984673B7E62747275090B1ACA09C535E3CB34A6599DAEF77AC102F17DEFFFD8BF80E8A1170BA411741BD1E08F4D8371816708466D9BFBEA7B92962B8125437570A7E6DDA7F0C18CE7A50C7AB6BDDB6C05E5B070AB4B32D3EE2A7EE47873B1FDECE7E83EE9788F519087436C4B471DBF59CFE8B6DAC759BEC8CA052987025660CB6B3684075DAC58D8BD388611B78254FA7C36656E38C435ADB5F1C4F0FDFAF3D37697E020000');
INSERT INTO board_checkpoints VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', 0, '2026-11-16T08:22:44.432Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2B3B6E5E3E21BE8113A88AD6F1165972E2603B0554F5DF5192824A0F453DCED833B33B7B046B4001172848569235C2705689A260B5AE88498E9D341AABA6349041B2C9112878F218666C2876C18EC9FA01D430399741E79D0FBF20102632ADFEBACCA8A92156C9AA64B5A88989B244D2BC9045534006D368EED6FCE460020539CF4B260413E533AF559EABED76B395F9CB85F77FFF22BD83E21938D4E422A8D75D063DF59AC20C8EA0E7FDDB7B9A9B22852B417D73A5E097A6FDC740E1AC0775BCBAD66D0BEAD13A5080CE76F4489FD88F8E363EBC9DFD06ECE788E51932D8DB10D3CAADD773F817DBD86297EC8140A530D1421C28D8BD25036A8F2EAE5C9C460AEBC00B793AED56B3960E34A4A5FDD9F1F4F00D5D54891D7E020000');
INSERT INTO labels VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9097-74f7-9ae6-899bd74e06da', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9189-73c2-b519-4ea36edb880a', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-908d-7590-9a1b-3ed77d893e69', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9093-71f3-b86b-260a3fa8a151', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9179-755d-a6ab-1e9e4dbbafa7', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91e7-7258-88d9-60bb95088fcd', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-912a-7429-8fef-1e59505b64ca', 'Finished by Bob', 'card_moved', '01a1e373-9093-71f3-b86b-260a3fa8a151', NULL, 'assign_member', NULL, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 1);
INSERT INTO automation_rules VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9155-756a-9628-3b85717edb19', 'Rule', 'card_moved', '01a1e373-908d-7590-9a1b-3ed77d893e69', NULL, 'assign_member', NULL, '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 1);
INSERT INTO automation_runs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-912a-7429-8fef-1e59505b64ca', '01a1e373-9134-714a-ac34-aac31fae3a40', 17, '01a1e373-909b-71da-a85f-41306ceb6c5b', '2026-11-16T08:22:44.275Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8e9e-7376-818e-166aeb053595', 'bcc789f2-1b8b-4251-9af1-811e2f85a7f0', 'zr1L-BKxuzOzv0QcUkeSMw0xmONQJinSdXiZdmapP-k', '{"id":"01a1e373-9097-74f7-9ae6-899bd74e06da","board_id":"01a1e373-905f-7749-9a99-39d10d5332f0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:22:44.119Z');
INSERT INTO invitations VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9185-773d-b526-2272d1f14022', '01a1e373-8e9e-7376-818e-166aeb053595', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('5be7259b-87b7-4fc9-9248-c984a995ca42', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:22:44.708Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e373-8e9e-7376-818e-166aeb053595', 'reset', 'alice@example.org', '00', '2026-11-16T08:22:44.708Z');
INSERT INTO mail_preferences VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', 'card', 'deleted', 'Card', '01a1e373-908d-7590-9a1b-3ed77d893e69', NULL, 131072, 1, '{"id":"01a1e373-918d-76ac-9112-a9e31de1c54e","column_id":"01a1e373-908d-7590-9a1b-3ed77d893e69","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:22:44.365Z","updated_at":"2026-11-16T08:22:44.365Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:22:44.385Z', '01a1e373-8e9e-7376-818e-166aeb053595', 28);
INSERT INTO trash VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91aa-76af-a850-5d17e5e267ce', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e373-9097-74f7-9ae6-899bd74e06da","01a1e373-9189-73c2-b519-4ea36edb880a"],"board_members":["01a1e373-8e9e-7376-818e-166aeb053595","01a1e373-8f5a-70d3-be87-efb1cd0ca5c2"]}', '2026-11-16T08:22:44.416Z', '01a1e373-8e9e-7376-818e-166aeb053595', 31);
INSERT INTO trash VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 'card', 'deleted', 'Card', '01a1e373-91aa-76af-a850-5d17e5e267ce', '01a1e373-91aa-76af-a850-5d17e5e267ce', 65536, NULL, '{"id":"01a1e373-91b3-72f9-92ff-3ff9fddb1c22","column_id":"01a1e373-91aa-76af-a850-5d17e5e267ce","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:22:44.403Z","updated_at":"2026-11-16T08:22:44.403Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:22:44.416Z', '01a1e373-8e9e-7376-818e-166aeb053595', 31);
INSERT INTO restored_contents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', 35, '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '{"id":"01a1e373-91ec-779c-8ce0-fd491cd57dbf","column_id":"01a1e373-91e7-7258-88d9-60bb95088fcd","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:22:44.460Z","updated_at":"2026-11-16T08:22:44.460Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9093-71f3-b86b-260a3fa8a151', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T08:22:44.123Z', '2026-11-16T08:22:44.275Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-908d-7590-9a1b-3ed77d893e69', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:22:44.313Z', '2026-11-16T08:22:44.313Z', NULL);
INSERT INTO cards VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91e7-7258-88d9-60bb95088fcd', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:22:44.460Z', '2026-11-16T08:22:44.460Z', NULL);
INSERT INTO card_labels VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9097-74f7-9ae6-899bd74e06da');
INSERT INTO card_assignees VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8e9e-7376-818e-166aeb053595', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', NULL, 0);
INSERT INTO checklists VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90d5-708d-a16b-05120c65744a', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9163-76a6-83e6-57e413498b6e', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-916a-7048-aef3-39dc24312b45', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90df-7584-9316-1de1001d2207', '01a1e373-90d5-708d-a16b-05120c65744a', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9172-7335-b1d6-0d5d70cd7f37', '01a1e373-916a-7048-aef3-39dc24312b45', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90df-7584-9316-1de1001d2207', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2');
INSERT INTO attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-910a-7286-be3c-2f87c22a2736', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-911e-77df-8d25-a559acb1b1f3', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9122-7650-9c2b-38c50f68697e', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9149-7501-ba45-392def345c77', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-910a-7286-be3c-2f87c22a2736', X'');
INSERT INTO attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-911e-77df-8d25-a559acb1b1f3', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9122-7650-9c2b-38c50f68697e', X'4350781494083329F597923D96008C88531EA42C9EA9E0C81FD91F3F7B5E92B1AB1B107DFCD2EEBF680A58281F7DD39A21EF49EE98D6CA9C01710ED65FD83073EAF24B1DD5639F609B50B340C91EE37E4630A6517848B7F23C446E29D90BD8272971578FFE141EA2A37B59EA6AFC36B853031B8C686FF131266C9BF9830778F98CFC35D1CE04C2AD677D3466B440F9F6BB99AFADE1356E8ACC9E5F83148396DA80F96EC04FB1BC4A374880A9D2EAE536D2B9042A6490DEEA33BB7D843A13E4656F991502436EA32004859AC762FB690C103B905747E2305A9F937EBBC83A894316D67CD696CD765DBC224B1CBBB6783B292DD0D9615C1B7D26720580A6213A7AAFD47B2FA6BCC35490D2EEB32A5D96011A068E4A97702810CAD5C12AE098A01F1E7F1E62BBEEF99509F5A6AB7235E104E145ADB7E2D1C8D0146F91061EB824305580764CFE240706BB9FD3641833ECA8C16599EAC335C8C845526907464149CDBDB904421F4D65150BF18E84B3C9435086D4685A633B6D969493CF88318D65D4E693470C88E5F27D5E749191FA71D9FDFED939E4D066853F8BB7742F219C39199D63336EE9EED9E74960DCECFDC0A13D41C1504461C612E827B721820D88C7C78D000C73F1B02838D19C4FEC4E41133AF770E148FC5638EEA4BF168C3980C34777EEAAC3FB631CF3FECE7251F28CA230FEA71853');
INSERT INTO attachment_blobs VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9149-7501-ba45-392def345c77', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('e8de78e8-1fef-4d59-bbb4-6099f4b38ac3', '4de7914d-acff-47cf-9cff-4d0569f0a7d7', '00', NULL);
INSERT INTO attachment_objects VALUES ('e8de78e8-1fef-4d59-bbb4-6099f4b38ac3', '4de7914d-acff-47cf-9cff-4d0569f0a7d7', NULL);
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-909b-71da-a85f-41306ceb6c5b', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-90df-7584-9316-1de1001d2207', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-910a-7286-be3c-2f87c22a2736', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-911e-77df-8d25-a559acb1b1f3', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9122-7650-9c2b-38c50f68697e', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9149-7501-ba45-392def345c77', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-9172-7335-b1d6-0d5d70cd7f37', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', '01a1e373-918d-76ac-9112-a9e31de1c54e', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', '01a1e373-918d-76ac-9112-a9e31de1c54e', 'description', '');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 'description', '');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', 'title', ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', 'description', '');
INSERT INTO search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-909b-71da-a85f-41306ceb6c5b', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', '01a1e373-9159-7208-b6da-eb3e0b7ee2f4', 3145727, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', 1048576, ' ·b01a1e373905f77499a9939d10d5332f0 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-918d-76ac-9112-a9e31de1c54e', '01a1e373-918d-76ac-9112-a9e31de1c54e', 4194303, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', '01a1e373-91b3-72f9-92ff-3ff9fddb1c22', 5242879, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', '01a1e373-91ec-779c-8ce0-fd491cd57dbf', 6291455, ' ·b01a1e373905f77499a9939d10d5332f0 ·c01a1e373905f77499a9939d10d5332f0 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.351Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9076-770f-b6b2-f28387e37f31', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'added', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.085Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-9089-7448-9f72-e1422aed5b9d', '01a1e373-8fd8-713c-8499-56b75f10b247', 'added', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.105Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-90af-74fe-b0e3-70481ed7b098', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'assigned', '01a1e373-909b-71da-a85f-41306ceb6c5b', NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.142Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-917f-74b9-acb0-f2c25f06276f', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'commented', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-917f-74b8-aeaa-a8e3eabd28c6', '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.351Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e373-91d0-7155-8b7e-30ac3dba796d', '01a1e373-91db-725a-ada3-26d976ad8958', '01a1e373-8f5a-70d3-be87-efb1cd0ca5c2', 'added', NULL, NULL, '01a1e373-8e9e-7376-818e-166aeb053595', '2026-11-16T08:22:44.443Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-909b-71da-a85f-41306ceb6c5b', '01a1e373-8e9e-7376-818e-166aeb053595');
INSERT INTO board_visits VALUES ('01a1e373-905f-7749-9a99-39d10d5332f0', '01a1e373-8e9e-7376-818e-166aeb053595', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e373-8e9e-7376-818e-166aeb053595', 'c90681e398103a05bbf81b4670910570');
