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
INSERT INTO schema_version VALUES (1, '397f03df418b305c');
INSERT INTO users VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$s3OXEsmIHstw0uvvgEbRZs5CIKKxMUxEOwufMiySki0$EaFwqrPzk9OkH6u2MmxX4h2HGhJI7B0SHHC5wDWvs2c', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T04:43:04.576Z');
INSERT INTO users VALUES ('01a1e2aa-797b-7030-afbe-9646741f7e6b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$mjT7E6Jw/CMQy5mEHD2CpUVdQKQ+dcEH8iDaxqZGApk$QeSmA0ao/Wh6BLhmuLdotV+j6tRO12w2RLwg+cxMUus', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T04:43:06.240Z');
INSERT INTO users VALUES ('01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$qUYTA4bXXulbK/ugwQYsMTYBXa5wciOj7QnWwNuNFVU$MLs71T8DU+6Rr6BKf/BnmlL6MFQg4c+yforRGtUcCU8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T04:43:07.837Z');
INSERT INTO users VALUES ('01a1e2aa-9bbf-72bb-8103-c1772631889b', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qyG76a82pUpxpcf/Fkr4pKwrcGCO8jf3sY/iz1hUXBI$YpfjCsO6FZslP+m7RgfiP/QKiZo9FPIn0hGF5uj7XOc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T04:43:15.539Z');
INSERT INTO sessions VALUES ('01a1e2aa-7972-751a-80c7-347b75aab874', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:05.458Z', '2026-11-16T04:43:05.458Z', '2026-11-16T05:43:05.458Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e2aa-81bf-761b-aa20-e19e8cf52633', '01a1e2aa-797b-7030-afbe-9646741f7e6b', '2026-11-16T04:43:07.583Z', '2026-11-16T04:43:07.583Z', '2026-11-16T05:43:07.583Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e2aa-8412-706f-9aa1-01f841664d02', '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', '2026-11-16T04:43:08.178Z', '2026-11-16T04:43:08.178Z', '2026-11-16T05:43:08.178Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e2aa-a641-7412-9be1-3a1d5722a1f5', '2026-11-16T05:48:17.040Z');
INSERT INTO avatars VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T04:43:09.684Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'a94ef999-6303-4935-8e33-0882d44353e5', 'Dr9kzIk43I37UvlJZBOi8n9tVPcM83HmEFm9CzHeY-U', '01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T04:43:09.194Z');
INSERT INTO leases VALUES ('work', '5b0b8a2b-34db-4ee5-a784-7fd2b9ecc333', '2026-11-16T04:43:17.205Z');
INSERT INTO boards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 'Board', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:08.224Z', '2026-11-16T04:43:08.224Z', 35, 38, 'ct6sh69a2fm', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 'Board', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.315Z', '2026-11-16T04:43:13.315Z', 2, 3, '2noaykrg8qu', 0, '2026-11-16T04:43:13.400Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9');
INSERT INTO board_members VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'owner');
INSERT INTO board_members VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'member');
INSERT INTO board_members VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'owner');
INSERT INTO board_members VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'member');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 1, 'board.member_added', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:08.984Z', 1, '01a1e2aa-797b-7030-afbe-9646741f7e6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","user_id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","role":"member","user":{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 2, 'board.member_added', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.009Z', 2, '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","user_id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","role":"member","user":{"id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 3, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.023Z', 3, '01a1e2aa-875f-7270-818c-535c32afde0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-875f-7270-818c-535c32afde0b","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 4, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.028Z', 4, '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8764-7371-aa19-e4ded53f1e2b","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 5, 'label.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.193Z', 5, '01a1e2aa-880a-75d5-b55d-f9311052e954', NULL, NULL, NULL, NULL, 'a94ef999-6303-4935-8e33-0882d44353e5', NULL, NULL, '{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 6, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.214Z', 6, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.214Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 7, 'card.labeled', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.262Z', 7, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T04:43:09.214Z"}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.262Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 8, 'card.assigned', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.428Z', 8, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T04:43:09.262Z"}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.428Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 9, 'card.assigned', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.428Z', 8, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T04:43:09.428Z"}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:09.428Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 10, 'checklist.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.864Z', 10, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8aa8-724b-8312-9a280a965d10', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 11, 'checklist_item.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.944Z', 11, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 12, 'checklist_item.updated', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.957Z', 12, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 13, 'checklist_item.assigned', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.974Z', 13, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 14, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.006Z', 14, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8b36-7474-a0ad-540c0dd22afc","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 15, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.087Z', 15, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8b87-733b-9f42-44b01cc47d0a","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 16, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.228Z', 16, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-8c14-72df-b4ae-85ed4be51f2d","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 17, 'card.moved', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.525Z', 17, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","rank":65536,"updated_at":"2026-11-16T04:43:09.428Z","position":0}', '{"id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-8764-7371-aa19-e4ded53f1e2b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e2aa-880a-75d5-b55d-f9311052e954","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Steps","rank":65536,"items":[{"id":"01a1e2aa-8af8-73e0-8c95-cbcf930a513a","checklist_id":"01a1e2aa-8aa8-724b-8312-9a280a965d10","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e2aa-8b36-7474-a0ad-540c0dd22afc","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e2aa-8b87-733b-9f42-44b01cc47d0a","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e2aa-8c14-72df-b4ae-85ed4be51f2d","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T04:43:09.214Z","updated_at":"2026-11-16T04:43:10.525Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 18, 'board.member_removed', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:10.583Z', 18, '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","user_id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","role":"member","user":{"id":"01a1e2aa-81c5-738f-bcb8-6f7f4e295bae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 19, 'attachment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:11.345Z', 19, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9071-70ba-9b83-d88a9f1d59bd","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 20, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:11.645Z', 20, '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:11.645Z","updated_at":"2026-11-16T04:43:11.645Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 21, 'checklist.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:11.860Z', 21, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9274-7409-81e4-3a1c6c8350d7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9274-7409-81e4-3a1c6c8350d7","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 22, 'checklist.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.080Z', 22, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9350-716e-8ccc-5d678c434675', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9350-716e-8ccc-5d678c434675","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 23, 'checklist_item.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.370Z', 23, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9472-74d5-ae43-4e1860c99066', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9472-74d5-ae43-4e1860c99066","checklist_id":"01a1e2aa-9350-716e-8ccc-5d678c434675","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 24, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.603Z', 24, '01a1e2aa-955b-75ee-9a04-995ff1f9fdf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-955b-75ee-9a04-995ff1f9fdf8","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 25, 'comment.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.637Z', 25, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-957d-70d9-b30e-aff77253645f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-957d-70d9-b30e-aff77253645f","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","card_id":"01a1e2aa-881e-7462-ac98-0fa3c87da5c2","user_id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","user":{"id":"01a1e2aa-727e-75fb-b4c0-eeee352421c9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T04:43:12.637Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 26, 'label.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.874Z', 26, '01a1e2aa-966a-77d2-8dbb-cadd0822165d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-966a-77d2-8dbb-cadd0822165d","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 27, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.924Z', 27, '01a1e2aa-969c-75b1-8161-9862afe8590c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-969c-75b1-8161-9862afe8590c","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:12.924Z","updated_at":"2026-11-16T04:43:12.924Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 28, 'card.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.078Z', 28, '01a1e2aa-969c-75b1-8161-9862afe8590c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-969c-75b1-8161-9862afe8590c","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:12.924Z","updated_at":"2026-11-16T04:43:12.924Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 29, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.145Z', 29, '01a1e2aa-9779-716e-855a-d95fb8626d33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9779-716e-855a-d95fb8626d33","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 30, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.194Z', 30, '01a1e2aa-97aa-7177-b756-8949b33bc088', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-97aa-7177-b756-8949b33bc088","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-9779-716e-855a-d95fb8626d33","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:13.194Z","updated_at":"2026-11-16T04:43:13.194Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 31, 'column.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.213Z', 31, '01a1e2aa-9779-716e-855a-d95fb8626d33', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9779-716e-855a-d95fb8626d33","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 1, 'board.member_added', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.392Z', 1, '01a1e2aa-797b-7030-afbe-9646741f7e6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e2aa-9823-7566-a1e0-10cf07a0ea25","user_id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","role":"member","user":{"id":"01a1e2aa-797b-7030-afbe-9646741f7e6b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 2, 'board.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.400Z', 2, '01a1e2aa-9823-7566-a1e0-10cf07a0ea25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9823-7566-a1e0-10cf07a0ea25"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 32, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.462Z', 32, '01a1e2aa-98b6-766b-88b7-75588eb65c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 33, 'card.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.585Z', 33, '01a1e2aa-9931-7258-b806-f479ba176757', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-9931-7258-b806-f479ba176757","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","column_id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T04:43:13.585Z","updated_at":"2026-11-16T04:43:13.585Z"}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 34, 'column.deleted', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.603Z', 34, '01a1e2aa-98b6-766b-88b7-75588eb65c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 35, 'column.created', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.728Z', 35, '01a1e2aa-98b6-766b-88b7-75588eb65c2e', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","board_id":"01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 0, '2026-11-16T04:43:08.224Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABD8719BD627C437700255D5DADE204B4E1C6CA780AAFE3B6A5250E9A1A8C799DD99D9C701BC030D9540411291AF95AA78A3363537C2D57C23DCDA2D5B61252960507C09041A9E2226070C1C659BFC507CEC41F763080C6C0C31FD824458C8EDCCD76546231BE2CDB235DC285B7122A27A29951476030CC6C1DDADF9C9C1021A6425575C082E56CF95D2AAD6D57A21A57AB9F0FEAF2FD33BE88A41404321837EDD32E8A833944EE000E6B4FFEE9ECB8D99D295E0F64A294E978E1F3DA5B31EF4E1EA5BB72DA8431F4003066FE9913EB11B022D627A3BFBF5D89D22A63230687DCA65E6E6EF05FC8B7DDEA12D7E4FA04B1A6922F6947CEBC9816E31E499CBE340691E78228FC7EDF1E11BA632D4AF69020000');
INSERT INTO board_checkpoints VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', 0, '2026-11-16T04:43:13.315Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB79519F2ABE8113A88A36CE065972E2603B0554F5DF5192824A0F453DCEECCECC3E8E605BD020244A52887CFBA8325E1565C95192E052984E54280855010C924D8E40C393C7D0028396A209764CD60FA087C93906C63B1F7E41204CD4D6CDD76546A52AE255D135BCC98DE0444459A17225CD16184C637BB7E6270713685042955C4A2ECB6791EB3CD332DB64B278B9F0FEAF2FD23B68C1C061432E827EDD33E8A96F28CCE008CDBC7F7DCFE5A648E14A707BA5E0974BFB8F81C2590FFA78F5ADDB16D4A375A0019D35B4A34FEC47471B1FDECE7E03F673C45206069D0D31ADDCFA3D877FB18D359A640F043A858916E240C176965AD01DBAB872711A29AC032FE4E9B43F3D7C0360A2B22A69020000');
INSERT INTO labels VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-880a-75d5-b55d-f9311052e954', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-966a-77d2-8dbb-cadd0822165d', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-875f-7270-818c-535c32afde0b', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-955b-75ee-9a04-995ff1f9fdf8', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-98b6-766b-88b7-75588eb65c2e', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8cf6-7358-92ab-d9a0583b11e3', 'Finished by Bob', 'card_moved', '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', NULL, 'assign_member', NULL, '01a1e2aa-797b-7030-afbe-9646741f7e6b', 1);
INSERT INTO automation_rules VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-90cd-73bd-8c11-71de20339624', 'Rule', 'card_moved', '01a1e2aa-875f-7270-818c-535c32afde0b', NULL, 'assign_member', NULL, '01a1e2aa-797b-7030-afbe-9646741f7e6b', 1);
INSERT INTO automation_runs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8cf6-7358-92ab-d9a0583b11e3', '01a1e2aa-8d6a-701a-864f-0ebe2e709480', 17, '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '2026-11-16T04:43:10.525Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-95ec-75b6-bb91-d11c5593693a', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('375bae77-8d42-45e0-8fba-1aa8c52e31aa', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T04:43:17.205Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'reset', 'alice@example.org', '00', '2026-11-16T04:43:17.205Z');
INSERT INTO mail_preferences VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', 'card', 'deleted', 'Card', '01a1e2aa-875f-7270-818c-535c32afde0b', NULL, 131072, 1, '{"id":"01a1e2aa-969c-75b1-8161-9862afe8590c","column_id":"01a1e2aa-875f-7270-818c-535c32afde0b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T04:43:12.924Z","updated_at":"2026-11-16T04:43:12.924Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T04:43:13.078Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 28);
INSERT INTO trash VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9779-716e-855a-d95fb8626d33', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e2aa-880a-75d5-b55d-f9311052e954","01a1e2aa-966a-77d2-8dbb-cadd0822165d"],"board_members":["01a1e2aa-727e-75fb-b4c0-eeee352421c9","01a1e2aa-797b-7030-afbe-9646741f7e6b"]}', '2026-11-16T04:43:13.213Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 31);
INSERT INTO trash VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', 'card', 'deleted', 'Card', '01a1e2aa-9779-716e-855a-d95fb8626d33', '01a1e2aa-9779-716e-855a-d95fb8626d33', 65536, NULL, '{"id":"01a1e2aa-97aa-7177-b756-8949b33bc088","column_id":"01a1e2aa-9779-716e-855a-d95fb8626d33","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T04:43:13.194Z","updated_at":"2026-11-16T04:43:13.194Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T04:43:13.213Z', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', 31);
INSERT INTO restored_contents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', 35, '01a1e2aa-9931-7258-b806-f479ba176757', '{"id":"01a1e2aa-9931-7258-b806-f479ba176757","column_id":"01a1e2aa-98b6-766b-88b7-75588eb65c2e","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T04:43:13.585Z","updated_at":"2026-11-16T04:43:13.585Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8764-7371-aa19-e4ded53f1e2b', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T04:43:09.214Z', '2026-11-16T04:43:10.525Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-875f-7270-818c-535c32afde0b', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T04:43:11.645Z', '2026-11-16T04:43:11.645Z', NULL);
INSERT INTO cards VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-98b6-766b-88b7-75588eb65c2e', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T04:43:13.585Z', '2026-11-16T04:43:13.585Z', NULL);
INSERT INTO card_labels VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-880a-75d5-b55d-f9311052e954');
INSERT INTO card_assignees VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-797b-7030-afbe-9646741f7e6b', NULL, 0);
INSERT INTO checklists VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8aa8-724b-8312-9a280a965d10', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9274-7409-81e4-3a1c6c8350d7', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9350-716e-8ccc-5d678c434675', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', '01a1e2aa-8aa8-724b-8312-9a280a965d10', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9472-74d5-ae43-4e1860c99066', '01a1e2aa-9350-716e-8ccc-5d678c434675', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', '01a1e2aa-797b-7030-afbe-9646741f7e6b');
INSERT INTO attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', X'');
INSERT INTO attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', X'CFF3B8CDE6BB57A0F3476F60335918ECF45D3795BE64059E54D20BC2DA78C32ECE247242192F17407BFA529BC52DBB3A1579622C9E377132EA34287F75A72FB35454BBCE6D1A6CECC3B73AD9E656988E05427895B62FC81BF0E47F0E63B7C133142F7AB4D7B992E44529617B233A7154D19C390DCF1DF64B823301B029570800EFA2D6FA6469752867378F763122403E6F00EB3B6BBED0770F857A750D622D31DE03CDAEFB88557E57AE1424578B1F16A04863AF3CC2FD19F452A9BCF2A966EF06AD9371944FE54591B50DFBFA1A2178E7E1A80A5D6C02245E0104BC4B81EC0C123D34D805F492C837D76A0583CF01BCBB116516BB4DC662885A21F856FE59A483CA629AD26255F7D9DE24C9109111C7B946B58AE4212B40B8D10105CBDFE48CB8C31A76229DB72F59FA11E498A14337C958A4A49DC8608B8F4DA5FF9AC375F6581918472832A26F8FFFECFC9DFF04C59322BEAC31658AB06EC50404EBCE3A39F57298ACE587AC330333EAD6897E7AB077B85B9E9EFF032D5C42720BD99275D29FFDE1B067709E1B8A8494420AEC48865CB9FE0789F96698A1CC97D21D8ADC6A2C1DBB67CBD403A52D6227B749DAF6FB98C36E9262F3ED9C660FD958E33D74DA27290336E6AA3C0A9CFB99B0E640B304B2FC966C3AA45D1BBACB07FF3C050AA6B85EF7320E200ED4592D5521ADD082CC28969F69');
INSERT INTO attachment_blobs VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('720eebb3-05ad-472c-804f-35906aa43fad', '8f4cd204-433a-463f-917d-7a276646cff1', '00', NULL);
INSERT INTO attachment_objects VALUES ('720eebb3-05ad-472c-804f-35906aa43fad', '8f4cd204-433a-463f-917d-7a276646cff1', NULL);
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8af8-73e0-8c95-cbcf930a513a', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b36-7474-a0ad-540c0dd22afc', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8b87-733b-9f42-44b01cc47d0a', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-8c14-72df-b4ae-85ed4be51f2d', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9071-70ba-9b83-d88a9f1d59bd', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', 'description', '');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-9472-74d5-ae43-4e1860c99066', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', '01a1e2aa-969c-75b1-8161-9862afe8590c', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', '01a1e2aa-969c-75b1-8161-9862afe8590c', 'description', '');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', '01a1e2aa-97aa-7177-b756-8949b33bc088', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', '01a1e2aa-97aa-7177-b756-8949b33bc088', 'description', '');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-9931-7258-b806-f479ba176757', 'title', ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-9931-7258-b806-f479ba176757', 'description', '');
INSERT INTO search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', '01a1e2aa-919d-72e0-aa68-fa2b47d2d9e1', 3145727, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-957d-70d9-b30e-aff77253645f', 1048576, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-969c-75b1-8161-9862afe8590c', '01a1e2aa-969c-75b1-8161-9862afe8590c', 4194303, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-97aa-7177-b756-8949b33bc088', '01a1e2aa-97aa-7177-b756-8949b33bc088', 5242879, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-9931-7258-b806-f479ba176757', '01a1e2aa-9931-7258-b806-f479ba176757', 6291455, ' ·b01a1e2aa84407493b1d391d8d5f1c2e4 ·c01a1e2aa84407493b1d391d8d5f1c2e4 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-957d-70d9-b30e-aff77253645f', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.637Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8739-75a1-97d6-4122af5f0205', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'added', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:08.984Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-8751-7640-abfe-dcd85d736de0', '01a1e2aa-81c5-738f-bcb8-6f7f4e295bae', 'added', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.009Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-88f6-72a3-8f49-de2abe72fafd', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'assigned', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:09.428Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-957d-70da-ac06-fded56fd7e5b', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'commented', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-957d-70d9-b30e-aff77253645f', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:12.637Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e2aa-9823-7566-a1e0-10cf07a0ea25', '01a1e2aa-9871-71a0-acae-e6306aaee221', '01a1e2aa-797b-7030-afbe-9646741f7e6b', 'added', NULL, NULL, '01a1e2aa-727e-75fb-b4c0-eeee352421c9', '2026-11-16T04:43:13.392Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-881e-7462-ac98-0fa3c87da5c2', '01a1e2aa-727e-75fb-b4c0-eeee352421c9');
INSERT INTO board_visits VALUES ('01a1e2aa-8440-7493-b1d3-91d8d5f1c2e4', '01a1e2aa-727e-75fb-b4c0-eeee352421c9', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e2aa-727e-75fb-b4c0-eeee352421c9', 'ef90faaaee953d60595084ca4e50cc68');
