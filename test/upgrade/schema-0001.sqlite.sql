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
INSERT INTO users VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$M8MnsbviRNp/N09FpH6Vx+wxlJrB9qLshzIow7ST3hk$W8U/7RAcLd+aQp42T3mWwbv7kA7Mo2KA34qI7OzUHnw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:25:16.469Z');
INSERT INTO users VALUES ('01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$EBSgGHo1XQSeyPoOTI/IPYvnK0wMGgH0NyEVrcReQgA$QaC62d9WnQ6d/cX0WO/lEEbos3EYXFPlAC/lccWu+Qo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:25:18.573Z');
INSERT INTO users VALUES ('01a1e375-f264-76e6-8246-24af80a74eae', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$fLhPkCitG+Lb+0tmTfmiN+G3m3fAuPGPnNkUXlVQIUM$ExGMljNyqrI0rihWVYKHx3hEo1gWwOFO/V0/BpkSTzc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:25:22.202Z');
INSERT INTO users VALUES ('01a1e376-201b-7671-87f6-f979e0e42789', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$PaHveFv8AA70xRWiHWdiUtdYWSS/F6G+55LSMvc72Ok$Pd0FcBej1fdQBKGStNgS5etCXHjHnGxR4fLsiybWSSY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:25:33.309Z');
INSERT INTO sessions VALUES ('01a1e375-e71d-73b2-bd65-6c3c8df210d7', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:17.341Z', '2026-11-16T08:25:17.341Z', '2026-11-16T09:25:17.341Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e375-f23d-7710-b846-73fe23e4497d', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', '2026-11-16T08:25:20.189Z', '2026-11-16T08:25:20.189Z', '2026-11-16T09:25:20.189Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e376-0927-7598-87c8-6c7cbe6a7326', '01a1e375-f264-76e6-8246-24af80a74eae', '2026-11-16T08:25:26.055Z', '2026-11-16T08:25:26.055Z', '2026-11-16T09:25:26.055Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e376-290e-72ae-966c-ede5b76f54f8', '2026-11-16T09:30:34.301Z');
INSERT INTO avatars VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:25:30.048Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '885657ad-dc92-4d95-be4d-bcaea772eac0', '2026-11-16T08:25:34.351Z');
INSERT INTO boards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 'Board', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:26.305Z', '2026-11-16T08:25:26.305Z', 35, 38, '32c05p2d5kj4g', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 'Board', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.682Z', '2026-11-16T08:25:31.682Z', 2, 3, 'hmolkw8jzfl8', 0, '2026-11-16T08:25:31.783Z', '01a1e375-e300-7478-b5a4-eb075744da26');
INSERT INTO board_members VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e300-7478-b5a4-eb075744da26', 'owner');
INSERT INTO board_members VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'member');
INSERT INTO board_members VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', '01a1e375-e300-7478-b5a4-eb075744da26', 'owner');
INSERT INTO board_members VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'member');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 1, 'board.member_added', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:27.816Z', 1, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","user_id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","role":"member","user":{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 2, 'board.member_added', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.094Z', 2, '01a1e375-f264-76e6-8246-24af80a74eae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","user_id":"01a1e375-f264-76e6-8246-24af80a74eae","role":"member","user":{"id":"01a1e375-f264-76e6-8246-24af80a74eae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 3, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.228Z', 3, '01a1e376-158d-75d8-8c29-a0777286b57e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-158d-75d8-8c29-a0777286b57e","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 4, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.339Z', 4, '01a1e376-15fb-757c-9d4b-166225522f6c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-15fb-757c-9d4b-166225522f6c","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 5, 'label.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.440Z', 5, '01a1e376-1660-72df-974b-adabd25aa7d6', NULL, NULL, NULL, NULL, '4dc83491-9a35-4cef-b7c2-2f357f7f5098', NULL, NULL, '{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 6, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.521Z', 6, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.521Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 7, 'card.labeled', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.633Z', 7, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:25:29.521Z"}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.633Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 8, 'card.assigned', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.690Z', 8, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:25:29.633Z"}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.690Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 9, 'card.assigned', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.690Z', 8, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:25:29.690Z"}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:29.690Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 10, 'checklist.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.253Z', 10, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-198d-7505-b839-9fb1e8add92f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-198d-7505-b839-9fb1e8add92f","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 11, 'checklist_item.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.320Z', 11, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 12, 'checklist_item.updated', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.361Z', 12, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 13, 'checklist_item.assigned', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.409Z', 13, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 14, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.608Z', 14, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1af0-75da-9bc8-772f7f06cf5e","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 15, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.783Z', 15, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1b9f-75c2-891e-0bca3b4ce694","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 16, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:30.896Z', 16, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1c10-7108-b89e-b34190d2cb4d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1c10-7108-b89e-b34190d2cb4d","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 17, 'card.moved', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.005Z', 17, '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","rank":65536,"updated_at":"2026-11-16T08:25:29.690Z","position":0}', '{"id":"01a1e376-16b1-74bf-87ec-22b1df110df3","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-15fb-757c-9d4b-166225522f6c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e376-198d-7505-b839-9fb1e8add92f","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Steps","rank":65536,"items":[{"id":"01a1e376-19d0-72f5-a9c4-6d4a61c034c4","checklist_id":"01a1e376-198d-7505-b839-9fb1e8add92f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e376-1af0-75da-9bc8-772f7f06cf5e","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e376-1b9f-75c2-891e-0bca3b4ce694","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e376-1c10-7108-b89e-b34190d2cb4d","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:25:29.521Z","updated_at":"2026-11-16T08:25:31.005Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 18, 'board.member_removed', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.215Z', 18, '01a1e375-f264-76e6-8246-24af80a74eae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","user_id":"01a1e375-f264-76e6-8246-24af80a74eae","role":"member","user":{"id":"01a1e375-f264-76e6-8246-24af80a74eae","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 19, 'attachment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.296Z', 19, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1da0-71ef-9db3-87f95a278381', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1da0-71ef-9db3-87f95a278381","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 20, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.342Z', 20, '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1dce-71b7-9b21-ef198ff3f0d8","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.342Z","updated_at":"2026-11-16T08:25:31.342Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 21, 'checklist.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.359Z', 21, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1ddf-716a-a2b6-154770307cb0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1ddf-716a-a2b6-154770307cb0","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 22, 'checklist.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.375Z', 22, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1def-76d7-b402-cf8cca1b80b5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1def-76d7-b402-cf8cca1b80b5","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 23, 'checklist_item.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.385Z', 23, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1df9-76a2-bb59-6632f92522f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1df9-76a2-bb59-6632f92522f7","checklist_id":"01a1e376-1def-76d7-b402-cf8cca1b80b5","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 24, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.417Z', 24, '01a1e376-1e19-73b2-8ae4-8d93b0e447ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e19-73b2-8ae4-8d93b0e447ea","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 25, 'comment.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.431Z', 25, '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1e27-7010-884f-7a957f64a27b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e27-7010-884f-7a957f64a27b","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","card_id":"01a1e376-16b1-74bf-87ec-22b1df110df3","user_id":"01a1e375-e300-7478-b5a4-eb075744da26","user":{"id":"01a1e375-e300-7478-b5a4-eb075744da26","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:25:31.431Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 26, 'label.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.483Z', 26, '01a1e376-1e5b-71ab-9ff5-721a8346cb75', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e5b-71ab-9ff5-721a8346cb75","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 27, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.492Z', 27, '01a1e376-1e64-771a-a4d0-7ec4839482b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e64-771a-a4d0-7ec4839482b9","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.492Z","updated_at":"2026-11-16T08:25:31.492Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 28, 'card.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.505Z', 28, '01a1e376-1e64-771a-a4d0-7ec4839482b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e64-771a-a4d0-7ec4839482b9","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.492Z","updated_at":"2026-11-16T08:25:31.492Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 29, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.528Z', 29, '01a1e376-1e88-76ab-afde-7239977cde42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e88-76ab-afde-7239977cde42","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 30, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.564Z', 30, '01a1e376-1eac-71ae-9997-644996700cbe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1eac-71ae-9997-644996700cbe","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-1e88-76ab-afde-7239977cde42","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.564Z","updated_at":"2026-11-16T08:25:31.564Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 31, 'column.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.622Z', 31, '01a1e376-1e88-76ab-afde-7239977cde42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1e88-76ab-afde-7239977cde42","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 1, 'board.member_added', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.732Z', 1, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e376-1f22-7446-b7dc-03884043f648","user_id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","role":"member","user":{"id":"01a1e375-e775-7443-b9ce-ecd5164b1b5a","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 2, 'board.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.783Z', 2, '01a1e376-1f22-7446-b7dc-03884043f648', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1f22-7446-b7dc-03884043f648"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 32, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.810Z', 32, '01a1e376-1fa2-7181-be18-330e1aca5389', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1fa2-7181-be18-330e1aca5389","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 33, 'card.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.831Z', 33, '01a1e376-1fb7-7080-9c52-31dd049ea082', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1fb7-7080-9c52-31dd049ea082","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","column_id":"01a1e376-1fa2-7181-be18-330e1aca5389","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:25:31.831Z","updated_at":"2026-11-16T08:25:31.831Z"}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 34, 'column.deleted', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.874Z', 34, '01a1e376-1fa2-7181-be18-330e1aca5389', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e376-1fa2-7181-be18-330e1aca5389","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 35, 'column.created', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.896Z', 35, '01a1e376-1fa2-7181-be18-330e1aca5389', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e376-1fa2-7181-be18-330e1aca5389","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 0, '2026-11-16T08:25:26.305Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C11D8C64E3855FD869E5A45D662361512362EE0B455947FAF6CA78F9CA21C67606676674FE02C68101225954DCD0516923795521C6B6539EE50EC64D9D4DBCE0083ECB227D0F014305A60602975D18DD98501F43079CFA00B3EC45F100933D9D67CFD65284EA510BCA99A2D370A2B4E4634AAA92A8B450D0CA6D1DEADF9C9C10C1A0A51D45C4A2EEB67B1D585D245BD29857AF9E77DEB5FA277D0828147433E817EDD33E8A9371467700233EFDFDED3DC94285E09D48D9562589A0E1F03C58B1EF4E9EA5AB72CA847E741037AD7D1237D623F7ADA84F876F11BB09F23966760707031E5955BAFE7F11ABBD46297DD9140E738D1421C29BA83230BFA803EAD5C9A468AEBC00B793EEF57B3968E34E4A5FDD9F1FCF00DD261C6947E020000');
INSERT INTO board_checkpoints VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', 0, '2026-11-16T08:25:31.682Z', X'1F8B08000000000000039551CB6EC32010BCF733F66C22C0185B9CAA7E434FAD220BCCBA42C2C605ECB68AF2EF95EDF4915394E30CCCCCEEEC099C0505946986652D09EB3927B5109298DA7684964D23A8287B291A2820BBEC11143C051D2D14603175D14DD98511D4387B5F40177C88BF20A2CE685BF3F59751112C2925B5A81B622A2D081A5A57B51056730905CC93BD5BF393A33328E0944BC21861F299368A57AA6407D9F0977FDEB7FE257C07450BF0DAA04FA05E8F050C38188C2B388159F76FEF696E4E18AF04D58D9562D89A0E1F23C68B1ED4E9EA5AB72C70D0CE8302ED5D878FF8A987C9E321C4B78BDFA88735627B86027A1753DEB9FD7A5E5F63975ADD65B720A81C67DC8805A3EB1D5A50BDF669E7D23C61DC07DEC8F3F9B89BB5B8E098B7F657C7F3C337FF3D74A07E020000');
INSERT INTO labels VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1660-72df-974b-adabd25aa7d6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e5b-71ab-9ff5-721a8346cb75', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-158d-75d8-8c29-a0777286b57e', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-15fb-757c-9d4b-166225522f6c', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e19-73b2-8ae4-8d93b0e447ea', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fa2-7181-be18-330e1aca5389', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c54-7608-854c-36f9db7ef9b5', 'Finished by Bob', 'card_moved', '01a1e376-15fb-757c-9d4b-166225522f6c', NULL, 'assign_member', NULL, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 1);
INSERT INTO automation_rules VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dbc-73a2-a412-13cca70c9c98', 'Rule', 'card_moved', '01a1e376-158d-75d8-8c29-a0777286b57e', NULL, 'assign_member', NULL, '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 1);
INSERT INTO automation_runs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c54-7608-854c-36f9db7ef9b5', '01a1e376-1cdc-7174-bd91-129f149d6510', 17, '01a1e376-16b1-74bf-87ec-22b1df110df3', '2026-11-16T08:25:31.005Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e300-7478-b5a4-eb075744da26', '4dc83491-9a35-4cef-b7c2-2f357f7f5098', 'il6RTeTlAIWsN1OX0_9SaoUHYLawmr-IkZsdzU3hEgc', '{"id":"01a1e376-1660-72df-974b-adabd25aa7d6","board_id":"01a1e376-0a21-7455-a65d-a9a0913768cb","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:25:29.440Z');
INSERT INTO invitations VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e44-731e-8371-08e5b2601812', '01a1e375-e300-7478-b5a4-eb075744da26', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('aad1a1c0-03fd-4144-9d27-a901e86f1b08', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:25:34.351Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e375-e300-7478-b5a4-eb075744da26', 'reset', 'alice@example.org', '00', '2026-11-16T08:25:34.351Z');
INSERT INTO mail_preferences VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 'card', 'deleted', 'Card', '01a1e376-158d-75d8-8c29-a0777286b57e', NULL, 131072, 1, '{"id":"01a1e376-1e64-771a-a4d0-7ec4839482b9","column_id":"01a1e376-158d-75d8-8c29-a0777286b57e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:25:31.492Z","updated_at":"2026-11-16T08:25:31.492Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:25:31.505Z', '01a1e375-e300-7478-b5a4-eb075744da26', 28);
INSERT INTO trash VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e88-76ab-afde-7239977cde42', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e376-1660-72df-974b-adabd25aa7d6","01a1e376-1e5b-71ab-9ff5-721a8346cb75"],"board_members":["01a1e375-e300-7478-b5a4-eb075744da26","01a1e375-e775-7443-b9ce-ecd5164b1b5a"]}', '2026-11-16T08:25:31.622Z', '01a1e375-e300-7478-b5a4-eb075744da26', 31);
INSERT INTO trash VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', 'card', 'deleted', 'Card', '01a1e376-1e88-76ab-afde-7239977cde42', '01a1e376-1e88-76ab-afde-7239977cde42', 65536, NULL, '{"id":"01a1e376-1eac-71ae-9997-644996700cbe","column_id":"01a1e376-1e88-76ab-afde-7239977cde42","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:25:31.564Z","updated_at":"2026-11-16T08:25:31.564Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:25:31.622Z', '01a1e375-e300-7478-b5a4-eb075744da26', 31);
INSERT INTO restored_contents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', 35, '01a1e376-1fb7-7080-9c52-31dd049ea082', '{"id":"01a1e376-1fb7-7080-9c52-31dd049ea082","column_id":"01a1e376-1fa2-7181-be18-330e1aca5389","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:25:31.831Z","updated_at":"2026-11-16T08:25:31.831Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-15fb-757c-9d4b-166225522f6c', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T08:25:29.521Z', '2026-11-16T08:25:31.005Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-158d-75d8-8c29-a0777286b57e', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:25:31.342Z', '2026-11-16T08:25:31.342Z', NULL);
INSERT INTO cards VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fa2-7181-be18-330e1aca5389', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:25:31.831Z', '2026-11-16T08:25:31.831Z', NULL);
INSERT INTO card_labels VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1660-72df-974b-adabd25aa7d6');
INSERT INTO card_assignees VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e300-7478-b5a4-eb075744da26', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', NULL, 0);
INSERT INTO checklists VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-198d-7505-b839-9fb1e8add92f', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1ddf-716a-a2b6-154770307cb0', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1def-76d7-b402-cf8cca1b80b5', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', '01a1e376-198d-7505-b839-9fb1e8add92f', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1df9-76a2-bb59-6632f92522f7', '01a1e376-1def-76d7-b402-cf8cca1b80b5', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', '01a1e375-e775-7443-b9ce-ecd5164b1b5a');
INSERT INTO attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c10-7108-b89e-b34190d2cb4d', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1da0-71ef-9db3-87f95a278381', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', X'');
INSERT INTO attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1c10-7108-b89e-b34190d2cb4d', X'4309053EA776B2876ACCD4D710CF6AE631AA09EA4E86A3DED15EE5FF9111F89DA71B7A4D210088721D466AF85FD45E778608012E6F8ECF7BD7344883EFFA17E3254D495AE34E737790583E55D8350CBCEE8E626C08D0F7632E72A08F1A78EA53C600C90858E5A27B6EE22AB2C17767BE2E55BC1702275FC25CEB19569E612590AEDA5432F8402430E8AAA83335CA9E5D6383D374A67562FB4ADE4737C8EF35E2AF3792D22A9FC3393107F6E7A4403F047714E599824B190BF2597D1D2851EDA88193084C1BF7C1FF58C0D9854D2BFFAF4C145B4270369EA9111A9C76BFB7EB4F0BBD389ACCBE8E54B8B6EAAF042AAA08D11EFF889C32A6CFC9F242CE0D1A77EE54ABA4356EE04C829DAC6BC8D15260C7C67B0451B25E79EFAC852C29CFE802C7D983A7822B39C9F98F91DA79F0A7535825A9A0CEFDDA91F241BED59C392A8DD73BFDF089978DB4242E75D501F1B1F6DD16190DBF13AF97825877DB768F04452128E94B17B44763AECE0E16C43E02F623B5EB1A79772C34149BF8B42F2C120BE6FC141B7632FF429E1E7833D866B229129D1C43CAC83258D23E33A5E7CF165B7DAC5CFC25C20B99A08FD13D47391F93AF58172B7CC33B7384B8BB68079EA3A352049B95BBB3536C90FF5CA6426B7B2C43153D673F4C7C38E63611DBE3A86EA8E1E83D52E44C0EACAD6C337EDE1AC3B8A515AB5CC2');
INSERT INTO attachment_blobs VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1da0-71ef-9db3-87f95a278381', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('71914030-fdc1-445b-93ce-a265f6715993', 'f2b368dc-3102-40f0-9fc2-5e314b18c5c7', '00', NULL);
INSERT INTO attachment_objects VALUES ('71914030-fdc1-445b-93ce-a265f6715993', 'f2b368dc-3102-40f0-9fc2-5e314b18c5c7', NULL);
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-16b1-74bf-87ec-22b1df110df3', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-19d0-72f5-a9c4-6d4a61c034c4', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1af0-75da-9bc8-772f7f06cf5e', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1b9f-75c2-891e-0bca3b4ce694', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1c10-7108-b89e-b34190d2cb4d', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1da0-71ef-9db3-87f95a278381', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', 'description', '');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1df9-76a2-bb59-6632f92522f7', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 'description', '');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', '01a1e376-1eac-71ae-9997-644996700cbe', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', '01a1e376-1eac-71ae-9997-644996700cbe', 'description', '');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fb7-7080-9c52-31dd049ea082', 'title', ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fb7-7080-9c52-31dd049ea082', 'description', '');
INSERT INTO search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-16b1-74bf-87ec-22b1df110df3', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', '01a1e376-1dce-71b7-9b21-ef198ff3f0d8', 3145727, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1e27-7010-884f-7a957f64a27b', 1048576, ' ·b01a1e3760a217455a65da9a0913768cb ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e64-771a-a4d0-7ec4839482b9', '01a1e376-1e64-771a-a4d0-7ec4839482b9', 4194303, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1eac-71ae-9997-644996700cbe', '01a1e376-1eac-71ae-9997-644996700cbe', 5242879, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1fb7-7080-9c52-31dd049ea082', '01a1e376-1fb7-7080-9c52-31dd049ea082', 6291455, ' ·b01a1e3760a217455a65da9a0913768cb ·c01a1e3760a217455a65da9a0913768cb ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e27-7010-884f-7a957f64a27b', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.431Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1009-750a-a640-1b68bc4d0275', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'added', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:27.816Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1506-7030-a84a-f43a63230794', '01a1e375-f264-76e6-8246-24af80a74eae', 'added', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.094Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-17a8-762d-8461-c4cf27e40ddf', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'assigned', '01a1e376-16b1-74bf-87ec-22b1df110df3', NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:29.690Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-1e27-7011-bd5d-675a6ace0bf2', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'commented', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e376-1e27-7010-884f-7a957f64a27b', '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.431Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e376-1f22-7446-b7dc-03884043f648', '01a1e376-1f54-7709-b4a6-2ab818eed202', '01a1e375-e775-7443-b9ce-ecd5164b1b5a', 'added', NULL, NULL, '01a1e375-e300-7478-b5a4-eb075744da26', '2026-11-16T08:25:31.732Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e376-16b1-74bf-87ec-22b1df110df3', '01a1e375-e300-7478-b5a4-eb075744da26');
INSERT INTO board_visits VALUES ('01a1e376-0a21-7455-a65d-a9a0913768cb', '01a1e375-e300-7478-b5a4-eb075744da26', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e375-e300-7478-b5a4-eb075744da26', 'ffb55d780745b1e607351a6ffec5e2e4');
