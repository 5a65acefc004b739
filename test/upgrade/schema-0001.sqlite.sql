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
     deleted_by TEXT,
     is_forwarded INTEGER NOT NULL DEFAULT FALSE
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
CREATE TABLE webhooks (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     url TEXT NOT NULL,
     types TEXT,
     secret TEXT NOT NULL,
     is_enabled INTEGER NOT NULL,
     disabled_because TEXT CHECK (disabled_because IN ('failed', 'gone')),
     created_at TEXT NOT NULL,
     cursor INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     next_attempt_at TEXT,
     last_ms INTEGER NOT NULL,
     leased_by TEXT,
     leased_until TEXT,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX webhooks_id ON webhooks (id);
CREATE TABLE webhook_deliveries (
     board_id TEXT NOT NULL,
     webhook_id TEXT NOT NULL,
     id TEXT NOT NULL,
     seq INTEGER,
     type TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
     http_status INTEGER,
     attempts INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     next_attempt_at TEXT,
     delivered_at TEXT,
     duration_ms INTEGER,
     PRIMARY KEY (board_id, webhook_id, id),
     UNIQUE (board_id, webhook_id, seq),
     FOREIGN KEY (board_id, webhook_id) REFERENCES webhooks (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_tests ON webhook_deliveries (next_attempt_at)
     WHERE seq IS NULL AND status = 'pending';
INSERT INTO schema_version VALUES (1, '9a47fd428bb1b1fc');
INSERT INTO users VALUES ('01a1e404-464d-7513-b458-d67a888a210b', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$MGYg5Utg94UeEQDByXUe5Ku70nLwim0dhsPbLAIGZQE$Ye+nsW1hcKQeCncZRiuExZl5ySPDm7mpV7CF+IyTUyM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:00:50.545Z');
INSERT INTO users VALUES ('01a1e404-66f7-74d4-bb48-8df5fab88091', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$8dp7tGa0s+vcSfBWo09LserC2SfB6Cphzsky0Nb1XPw$ked1LkftpOww1LUf8Q2AGY8OTdCXBfnn8nVXL6QHxXQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:01:00.366Z');
INSERT INTO users VALUES ('01a1e404-7c22-72ef-a415-f87c4eeff5c3', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$pPF5GDpHxnTaB5ZXBYe+rWr/fj3QbyuenYY/C+u4A5g$uE1goRJvSoZ8VqJddhtVqBQZF67IkiJ4wHtCxwLl2fI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:01:03.009Z');
INSERT INTO users VALUES ('01a1e404-d79d-7179-966d-b7b123433971', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$9hoq1Ph+5LUMuXSkPSMR6xgHX9H/waE6iyGJOKrVJzc$Pb/qmTBqJGrjhr5/d0MWeWnAfi3XYgvqQ9O3CndAIfw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:01:28.352Z');
INSERT INTO sessions VALUES ('01a1e404-6471-7145-bd7f-ed3aedb150c6', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:00:55.546Z', '2026-11-16T11:00:55.546Z', '2026-11-16T12:00:55.546Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e404-7bed-734f-9cad-f5df650adccd', '01a1e404-66f7-74d4-bb48-8df5fab88091', '2026-11-16T11:01:01.549Z', '2026-11-16T11:01:01.549Z', '2026-11-16T12:01:01.549Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e404-8997-7002-9f5e-cbee8eb5be10', '01a1e404-7c22-72ef-a415-f87c4eeff5c3', '2026-11-16T11:01:05.047Z', '2026-11-16T11:01:05.047Z', '2026-11-16T12:01:05.047Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e404-f0b0-73d1-a789-58502de3e561', '2026-11-16T12:06:31.903Z');
INSERT INTO avatars VALUES ('01a1e404-464d-7513-b458-d67a888a210b', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:01:09.724Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'c7758e94-730b-4d94-b080-b643b8c6da88', '2026-11-16T11:01:32.343Z');
INSERT INTO boards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 'Board', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:05.183Z', '2026-11-16T11:01:05.183Z', 35, 39, 'yg0dcbil2xz', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 'Board', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.412Z', '2026-11-16T11:01:20.412Z', 2, 3, 'qa1vqu9bcz9g', 0, '2026-11-16T11:01:20.706Z', '01a1e404-464d-7513-b458-d67a888a210b', 0);
INSERT INTO board_members VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-464d-7513-b458-d67a888a210b', 'owner');
INSERT INTO board_members VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'member');
INSERT INTO board_members VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', '01a1e404-464d-7513-b458-d67a888a210b', 'owner');
INSERT INTO board_members VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'member');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 1, 'board.member_added', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:05.805Z', 1, '01a1e404-66f7-74d4-bb48-8df5fab88091', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","user_id":"01a1e404-66f7-74d4-bb48-8df5fab88091","role":"member","user":{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 2, 'board.member_added', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.018Z', 2, '01a1e404-7c22-72ef-a415-f87c4eeff5c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","user_id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","role":"member","user":{"id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 3, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.194Z', 3, '01a1e404-8e13-745d-9a27-2bafcfb3f38d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 4, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.320Z', 4, '01a1e404-8f72-755c-ab16-4fa39f049236', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-8f72-755c-ab16-4fa39f049236","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 5, 'label.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.684Z', 5, '01a1e404-8ffc-7769-94b2-bb58a29643d3', NULL, NULL, NULL, NULL, '2cb1d026-ef6d-4c6b-9f01-23bc0556007a', NULL, NULL, '{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 6, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:07.066Z', 6, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:07.066Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 7, 'card.labeled', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:08.638Z', 7, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:01:07.066Z"}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:08.638Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 8, 'card.assigned', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.463Z', 8, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:01:08.638Z"}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:09.463Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 9, 'card.assigned', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.463Z', 8, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:01:09.463Z"}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:09.463Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 10, 'checklist.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.963Z', 10, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9ccb-743c-b5d2-ba704c8a5b30', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 11, 'checklist_item.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.017Z', 11, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 12, 'checklist_item.updated', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.080Z', 12, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 13, 'checklist_item.assigned', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.264Z', 13, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 14, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.408Z', 14, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9e88-7087-8e21-8a6f88133fd6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9e88-7087-8e21-8a6f88133fd6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 15, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.602Z', 15, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 16, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:10.759Z', 16, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9fe7-73f7-bf60-86f92af480bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-9fe7-73f7-bf60-86f92af480bd","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 17, 'card.moved', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:11.977Z', 17, '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","rank":65536,"updated_at":"2026-11-16T11:01:09.463Z","position":0}', '{"id":"01a1e404-917b-7491-920e-d0ee7e308ed0","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8f72-755c-ab16-4fa39f049236","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Steps","rank":65536,"items":[{"id":"01a1e404-9d01-7012-8138-790515c20cc8","checklist_id":"01a1e404-9ccb-743c-b5d2-ba704c8a5b30","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e404-9e88-7087-8e21-8a6f88133fd6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e404-9fe7-73f7-bf60-86f92af480bd","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:01:07.066Z","updated_at":"2026-11-16T11:01:11.977Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 18, 'board.member_removed', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:12.990Z', 18, '01a1e404-7c22-72ef-a415-f87c4eeff5c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","user_id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","role":"member","user":{"id":"01a1e404-7c22-72ef-a415-f87c4eeff5c3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 19, 'attachment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:13.275Z', 19, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-a9bb-727b-a36c-c3f4110e8e50","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 20, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:14.506Z', 20, '01a1e404-ae8a-71e8-9784-bd16a32d0141', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-ae8a-71e8-9784-bd16a32d0141","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:14.506Z","updated_at":"2026-11-16T11:01:14.506Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 21, 'checklist.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:15.297Z', 21, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b1a1-7287-aefd-55b44f7bab86', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b1a1-7287-aefd-55b44f7bab86","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 22, 'checklist.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:15.656Z', 22, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b308-706a-8b96-b4c57465ea0c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b308-706a-8b96-b4c57465ea0c","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 23, 'checklist_item.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:16.286Z', 23, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b57e-72d2-b90f-e8a55237e312', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b57e-72d2-b90f-e8a55237e312","checklist_id":"01a1e404-b308-706a-8b96-b4c57465ea0c","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 24, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.092Z', 24, '01a1e404-b8a4-7082-affb-3c4943fcb622', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b8a4-7082-affb-3c4943fcb622","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 25, 'comment.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.224Z', 25, '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b928-74f8-9b74-f6778440ebcb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-b928-74f8-9b74-f6778440ebcb","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","card_id":"01a1e404-917b-7491-920e-d0ee7e308ed0","user_id":"01a1e404-464d-7513-b458-d67a888a210b","user":{"id":"01a1e404-464d-7513-b458-d67a888a210b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:01:17.224Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 26, 'label.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.818Z', 26, '01a1e404-bb7a-75b9-aeb4-6429e813137e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bb7a-75b9-aeb4-6429e813137e","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 27, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:18.322Z', 27, '01a1e404-bd72-77ac-bb48-100ef546be78', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bd72-77ac-bb48-100ef546be78","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:18.322Z","updated_at":"2026-11-16T11:01:18.322Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 28, 'card.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:18.378Z', 28, '01a1e404-bd72-77ac-bb48-100ef546be78', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bd72-77ac-bb48-100ef546be78","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:18.322Z","updated_at":"2026-11-16T11:01:18.322Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 29, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:18.908Z', 29, '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 30, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:19.247Z', 30, '01a1e404-c10f-7141-9709-8cd14d8096fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c10f-7141-9709-8cd14d8096fa","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:19.247Z","updated_at":"2026-11-16T11:01:19.247Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 31, 'column.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:19.675Z', 31, '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 1, 'board.member_added', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.691Z', 1, '01a1e404-66f7-74d4-bb48-8df5fab88091', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e404-c59c-76e6-bee5-2f099c0825e8","user_id":"01a1e404-66f7-74d4-bb48-8df5fab88091","role":"member","user":{"id":"01a1e404-66f7-74d4-bb48-8df5fab88091","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 2, 'board.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.706Z', 2, '01a1e404-c59c-76e6-bee5-2f099c0825e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c59c-76e6-bee5-2f099c0825e8"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 32, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:21.137Z', 32, '01a1e404-c871-7408-9a09-4d6f8232e1c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 33, 'card.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:22.664Z', 33, '01a1e404-ce68-708a-ba8f-8d7497f78dc1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-ce68-708a-ba8f-8d7497f78dc1","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","column_id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:01:22.664Z","updated_at":"2026-11-16T11:01:22.664Z"}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 34, 'column.deleted', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:23.343Z', 34, '01a1e404-c871-7408-9a09-4d6f8232e1c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 35, 'column.created', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:24.505Z', 35, '01a1e404-c871-7408-9a09-4d6f8232e1c6', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 0, '2026-11-16T11:01:05.183Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B751EF509F10D9C4055B48E37C892F3C0760AA8EABFA32405951E8A7A9CB1676677F608CE8206215192128A57285B5E2A63B869B31DDFE5B96CCA9DCD8DC8814172C91368781A305860602936C18DC90D3DE87EF29E4133F821FC824098C8D6E6EB324315CAF232975B6E545E715B9458551566521860308DF66ECD4F0E26D09089ACE05272593C4BA985D422DFC86AFB72E1FDDFBF48EFA005038F867C04FDBA67D0516728CCE00866DEBFBEA7B92952B812A89B2B8561697AF8E8299CF5A08F57D7BA6D411D3A0F1AD0BB861EE913BBD1D366086F67BF1EBB3962790606AD0B31ADDC7A3D8F7FB18B3536C91D08740A132DC481826B1D59D02DFAB872711A29AC032FE4E9B45FCD6A3A509F96F667C7D3C337D82895307E020000');
INSERT INTO board_checkpoints VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', 0, '2026-11-16T11:01:20.412Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB3869EA13E21B3881AAC88F0DB2E4C4C1760AA8EABFA32405951E8A38CED833B33B7B04EF4001E39AA36492DA6A67E9B6C69A1AC48A8A8EED769635A2C20608145F028282C7A89303020EB34D7E2C3E0EA0862904023686987E40425DD0B5E6F33243D6D2D16DC5EFA99155435DBDD54DD368C1990102D3E8FEADF9CED1051408266ACA39E5F513E78A7125D84672F17CE1FDD7BF8C6FA01881A00D860CEA654FA0C7DE609AC111CCBC7FFB9FE6A68CE94A206FAE94E2D2747C1F309DF5A08E57D7BA6D81BDF60114E8E02D3EE087EEC7809B985ECF7E83EEE788E51908743EE5B272EBF582FE8D7D6EB52DFE80A04A9A70210E987CE7D181EA74C82B97A711D33AF0429E4EFBD5ACC5030E65697F763CDD7D016C2377A77E020000');
INSERT INTO labels VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8ffc-7769-94b2-bb58a29643d3', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bb7a-75b9-aeb4-6429e813137e', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8f72-755c-ab16-4fa39f049236', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b8a4-7082-affb-3c4943fcb622', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c871-7408-9a09-4d6f8232e1c6', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a14e-73b1-8d32-3952373010c5', 'Finished by Bob', 'card_moved', '01a1e404-8f72-755c-ab16-4fa39f049236', NULL, 'assign_member', NULL, '01a1e404-66f7-74d4-bb48-8df5fab88091', 1);
INSERT INTO automation_rules VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ac51-7035-9258-b21fef49772c', 'Rule', 'card_moved', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', NULL, 'assign_member', NULL, '01a1e404-66f7-74d4-bb48-8df5fab88091', 1);
INSERT INTO automation_runs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a14e-73b1-8d32-3952373010c5', '01a1e404-a4ab-742d-8b7c-4e00c1c86fde', 17, '01a1e404-917b-7491-920e-d0ee7e308ed0', '2026-11-16T11:01:11.977Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-464d-7513-b458-d67a888a210b', '2cb1d026-ef6d-4c6b-9f01-23bc0556007a', 'KpjcRzuRGS9_jGkBeHcCc5A4Tjy2OKXWoyz5zylPKUM', '{"id":"01a1e404-8ffc-7769-94b2-bb58a29643d3","board_id":"01a1e404-8a1f-74bb-bf29-9551c79d5b05","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:01:06.684Z');
INSERT INTO invitations VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bb1d-710a-af02-e238ff82b1b5', '01a1e404-464d-7513-b458-d67a888a210b', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('0b69e7a6-25e7-40b5-a578-99d7f16a27be', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:01:32.343Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e404-464d-7513-b458-d67a888a210b', 'reset', 'alice@example.org', '00', '2026-11-16T11:01:32.343Z');
INSERT INTO mail_preferences VALUES ('01a1e404-464d-7513-b458-d67a888a210b', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e404-464d-7513-b458-d67a888a210b', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', 'card', 'deleted', 'Card', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', NULL, 131072, 1, '{"id":"01a1e404-bd72-77ac-bb48-100ef546be78","column_id":"01a1e404-8e13-745d-9a27-2bafcfb3f38d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:01:18.322Z","updated_at":"2026-11-16T11:01:18.322Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:01:18.378Z', '01a1e404-464d-7513-b458-d67a888a210b', 28);
INSERT INTO trash VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e404-8ffc-7769-94b2-bb58a29643d3","01a1e404-bb7a-75b9-aeb4-6429e813137e"],"board_members":["01a1e404-464d-7513-b458-d67a888a210b","01a1e404-66f7-74d4-bb48-8df5fab88091"]}', '2026-11-16T11:01:19.675Z', '01a1e404-464d-7513-b458-d67a888a210b', 31);
INSERT INTO trash VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', 'card', 'deleted', 'Card', '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', '01a1e404-bfbc-71ea-8c5c-ce4bc29ded30', 65536, NULL, '{"id":"01a1e404-c10f-7141-9709-8cd14d8096fa","column_id":"01a1e404-bfbc-71ea-8c5c-ce4bc29ded30","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:01:19.247Z","updated_at":"2026-11-16T11:01:19.247Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:01:19.675Z', '01a1e404-464d-7513-b458-d67a888a210b', 31);
INSERT INTO restored_contents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', 35, '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '{"id":"01a1e404-ce68-708a-ba8f-8d7497f78dc1","column_id":"01a1e404-c871-7408-9a09-4d6f8232e1c6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:01:22.664Z","updated_at":"2026-11-16T11:01:22.664Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-8f72-755c-ab16-4fa39f049236', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:01:07.066Z', '2026-11-16T11:01:11.977Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-8e13-745d-9a27-2bafcfb3f38d', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:01:14.506Z', '2026-11-16T11:01:14.506Z', NULL);
INSERT INTO cards VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-c871-7408-9a09-4d6f8232e1c6', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:01:22.664Z', '2026-11-16T11:01:22.664Z', NULL);
INSERT INTO card_labels VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-8ffc-7769-94b2-bb58a29643d3');
INSERT INTO card_assignees VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-464d-7513-b458-d67a888a210b', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-66f7-74d4-bb48-8df5fab88091', NULL, 0);
INSERT INTO checklists VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9ccb-743c-b5d2-ba704c8a5b30', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b1a1-7287-aefd-55b44f7bab86', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b308-706a-8b96-b4c57465ea0c', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9d01-7012-8138-790515c20cc8', '01a1e404-9ccb-743c-b5d2-ba704c8a5b30', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b57e-72d2-b90f-e8a55237e312', '01a1e404-b308-706a-8b96-b4c57465ea0c', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9d01-7012-8138-790515c20cc8', '01a1e404-66f7-74d4-bb48-8df5fab88091');
INSERT INTO attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9e88-7087-8e21-8a6f88133fd6', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9fe7-73f7-bf60-86f92af480bd', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9e88-7087-8e21-8a6f88133fd6', X'');
INSERT INTO attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9fe7-73f7-bf60-86f92af480bd', X'FE17FBE9A58D944A15C6411EA83B0FC816104ECB6E0BD290935C081F7D63CC088782892103362830BBA1A3094C13E6731EF7194D1AA6B38EAFBA9B45FA12C68E7316B335388DEA121811C8B3EB433763D840C03C77C8FFFEA00CA9E96EF6BFBEC657351E6D8B2C973B73C968BED42DF04847EB699C468A906ECFC68060E40761CD3422AB406C4F3D81CACD50A180E8E43E65E8E2EE6FC20E749CF1AC98CA02A9014DF2488437944437D37102D2CE9B688698E757B073C806B914D5E29A012F18382B44F1E7A470D18FF2E456FCDC2F0F66EA4257C1A8D8F403C399319D5031E8D6F58366DA71FC8AFD03C09C39F7918D203DAAD0164B94B1AE3CDC75F56091C98CE651BB1177ABBDAE2CDF867EACEDF8A4F94CB0266A38DFCC02D38949C21F833894592DEEFD83DE732E61473BF37FC37AF6F2653AAE82C94D7C17FB3009A8D8DCC30C9F5F9F33F9A2B23A6A2770520294CDF7EC596CA5656D29A65E02062B53DEC7759A5708086B5B5DAB01B4AADCA153A7F0EE48C7C39752503E2BE3EE9393F2255119DC9C4CD36B4AA8992E6C7123646C8B2B384795562A2187D3FAF540498528DF464E82C95AEB1CA05A9058E37E0EA13A435419744FC0B739CA1BED404CB659B9A5B63D861DC69F6F21654B3530DA631CB51118434762F5CCC4C82C59F073B6C68B57AF22BDF270624B7C979A8B84B12CE5');
INSERT INTO attachment_blobs VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('8b41b478-c2dd-471c-abee-5f838aa46a6d', 'd9fb8f35-e1fb-45cf-b634-cb67d6194846', '00', NULL);
INSERT INTO attachment_objects VALUES ('8b41b478-c2dd-471c-abee-5f838aa46a6d', 'd9fb8f35-e1fb-45cf-b634-cb67d6194846', NULL);
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-917b-7491-920e-d0ee7e308ed0', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9d01-7012-8138-790515c20cc8', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9e88-7087-8e21-8a6f88133fd6', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9f4a-75d9-9bdb-d3d17cd8e5d6', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-9fe7-73f7-bf60-86f92af480bd', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-a9bb-727b-a36c-c3f4110e8e50', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-ae8a-71e8-9784-bd16a32d0141', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-ae8a-71e8-9784-bd16a32d0141', 'description', '');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b57e-72d2-b90f-e8a55237e312', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', '01a1e404-bd72-77ac-bb48-100ef546be78', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', '01a1e404-bd72-77ac-bb48-100ef546be78', 'description', '');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', '01a1e404-c10f-7141-9709-8cd14d8096fa', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', '01a1e404-c10f-7141-9709-8cd14d8096fa', 'description', '');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', 'title', ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', 'description', '');
INSERT INTO search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-917b-7491-920e-d0ee7e308ed0', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ae8a-71e8-9784-bd16a32d0141', '01a1e404-ae8a-71e8-9784-bd16a32d0141', 3145727, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b928-74f8-9b74-f6778440ebcb', 1048576, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-bd72-77ac-bb48-100ef546be78', '01a1e404-bd72-77ac-bb48-100ef546be78', 4194303, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c10f-7141-9709-8cd14d8096fa', '01a1e404-c10f-7141-9709-8cd14d8096fa', 5242879, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', '01a1e404-ce68-708a-ba8f-8d7497f78dc1', 6291455, ' ·b01a1e4048a1f74bbbf299551c79d5b05 ·c01a1e4048a1f74bbbf299551c79d5b05 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b928-74f8-9b74-f6778440ebcb', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.224Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8c92-7714-8e1a-b7b8e8b3e380', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'added', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:05.805Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-8d62-7077-9078-0b692b17c8bd', '01a1e404-7c22-72ef-a415-f87c4eeff5c3', 'added', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:06.018Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-9ad8-743a-81d8-1d11f4b84e9a', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'assigned', '01a1e404-917b-7491-920e-d0ee7e308ed0', NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:09.463Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-b928-74f9-aa01-bfcd11b2ff96', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'commented', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-b928-74f8-9b74-f6778440ebcb', '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:17.224Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e404-c59c-76e6-bee5-2f099c0825e8', '01a1e404-c6b3-74a8-8118-850b0a0234be', '01a1e404-66f7-74d4-bb48-8df5fab88091', 'added', NULL, NULL, '01a1e404-464d-7513-b458-d67a888a210b', '2026-11-16T11:01:20.691Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-917b-7491-920e-d0ee7e308ed0', '01a1e404-464d-7513-b458-d67a888a210b');
INSERT INTO board_visits VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-464d-7513-b458-d67a888a210b', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e404-464d-7513-b458-d67a888a210b', '4e95d8010ca4f070ba246af9d92e82a8');
INSERT INTO webhooks VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c74d-7726-a1cf-dd64c6f9b635', 'https://hooks.invalid/boardcast', NULL, 'QiAsiMpLTSZzGO-z0qBxcuSB6Bng13OjKsPNhWuNP3TYVr-gN6N9b4fGzLqm6FBbJcxAiWZWvvaeGn-pkdS7PpYR6f2yvH8-xVAPnYhM', 1, NULL, '2026-11-16T11:01:20.845Z', 31, 2, '2026-11-16T11:06:36.148Z', 40, '01a1e404-e4a0-704d-be17-aca7e19db330', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e404-8a1f-74bb-bf29-9551c79d5b05', '01a1e404-c74d-7726-a1cf-dd64c6f9b635', '01a1e404-ce32-7154-bcf2-8fe4545bb0f5', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T11:01:22.609Z', '2026-11-16T11:06:36.148Z', NULL, 40);
