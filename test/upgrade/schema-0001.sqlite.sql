CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, fingerprint TEXT NOT NULL);
CREATE TABLE users (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL,
     username_lower TEXT NOT NULL,
     username_key TEXT NOT NULL UNIQUE,
     hashed_password TEXT,
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
CREATE TABLE sign_in_links (
     issuer TEXT NOT NULL,
     subject TEXT NOT NULL,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL,
     PRIMARY KEY (issuer, subject)
   ) STRICT;
CREATE UNIQUE INDEX sign_in_links_user ON sign_in_links (user_id, issuer);
CREATE TABLE sign_in_sessions (
     session_id TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
     issuer TEXT NOT NULL,
     subject TEXT NOT NULL,
     provider_session TEXT,
     logout_url TEXT
   ) STRICT;
CREATE TABLE used_sign_ins (
     id TEXT PRIMARY KEY,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX used_sign_ins_expiry ON used_sign_ins (expires_at);
CREATE TABLE api_tokens (
     id TEXT PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     hash TEXT NOT NULL UNIQUE,
     last_four TEXT NOT NULL,
     name TEXT NOT NULL,
     scopes TEXT NOT NULL,
     board_ids TEXT,
     created_at TEXT NOT NULL,
     last_used_at TEXT,
     expires_at TEXT
   ) STRICT;
CREATE INDEX api_tokens_user ON api_tokens (user_id, id);
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
     via TEXT,
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
     generation INTEGER NOT NULL,
     cursor INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     next_attempt_at TEXT,
     last_ms INTEGER,
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
CREATE INDEX webhook_deliveries_test ON webhook_deliveries (board_id, webhook_id)
     WHERE seq IS NULL AND status = 'pending';
CREATE INDEX webhook_deliveries_tests ON webhook_deliveries (next_attempt_at)
     WHERE seq IS NULL AND status = 'pending';
INSERT INTO schema_version VALUES (1, '06da9f74be20b4e8');
INSERT INTO users VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$VQKVzjd18/l2jH/48KhiJXDPZZU/Lwqh4R7egNNH31U$3xzf6V/jzEiB+rJ9k8ZiMRxxgxA/+bRP+YjdeZbAyGU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:44:45.007Z');
INSERT INTO users VALUES ('01a1e42c-9c3f-72b7-840a-5908f411112b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$+3Ql20kS3mpCuiugC0NdGDRO3Mz33ClcWn/ZHStGh0w$DsLwETQItC7IzkwKa+Lu/WCGsuuDBveCpQt7Pg5UoNc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:44:54.247Z');
INSERT INTO users VALUES ('01a1e42c-b393-723d-9d73-c3a86de5097a', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$TPGvE58ah9Qv0b5NDNuazOPM/U62ZN9pX8fkBupXgKI$B2HOuz0nSs7oClquhL7uy2lubQ8kDTwO+qQTPsc6WV4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:45:02.330Z');
INSERT INTO users VALUES ('01a1e42c-d2fc-74e8-ab78-4ccf0d7aa1c9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$pKE7W1UbV562sXcdfLbkUOjoqAV80C0z0h6+C/UDcpg$SJKdoEhI0jusR8smyAko0tC3Yc+USAWTVgCRCo2yx3I', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:45:05.883Z');
INSERT INTO sessions VALUES ('01a1e42c-9a32-7234-8350-fd7adef0dbad', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:44:50.738Z', '2026-11-16T11:44:50.738Z', '2026-11-16T12:44:50.738Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e42c-b278-7234-be34-c8f2e19e9c2f', '01a1e42c-9c3f-72b7-840a-5908f411112b', '2026-11-16T11:44:56.952Z', '2026-11-16T11:44:56.952Z', '2026-11-16T12:44:56.952Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e42c-cc23-74cd-8662-8238b1425047', '01a1e42c-b393-723d-9d73-c3a86de5097a', '2026-11-16T11:45:03.523Z', '2026-11-16T11:45:03.523Z', '2026-11-16T12:45:03.523Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e42c-d7bc-76f8-8d35-3dd6ab98b27b', '2026-11-16T12:50:06.515Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:06.551Z');
INSERT INTO sign_in_sessions VALUES ('01a1e42c-9a32-7234-8350-fd7adef0dbad', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('5f8b39c2-0153-465e-8a0f-4a28dd99524a', '2026-11-16T11:45:06.551Z');
INSERT INTO api_tokens VALUES ('01a1e42c-cdbb-7457-ab00-3af5d7f52086', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '6ebd0d494d187bec472111888dc5801f08e90645a7434abc4797d42874513c5f', 'S6IM', 'Script', 'write', '01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '2026-11-16T11:45:03.930Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:45:03.833Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '335e38bd-1984-4f25-9afc-2a74798254ee', '2026-11-16T11:45:06.551Z');
INSERT INTO boards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 'Board', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.549Z', '2026-11-16T11:45:03.549Z', 35, 39, '3k2zi6i8s1flh', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 'Board', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.747Z', '2026-11-16T11:45:04.747Z', 2, 3, '1ekgl1kiicdvr', 0, '2026-11-16T11:45:04.835Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 0);
INSERT INTO board_members VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 'owner');
INSERT INTO board_members VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'member');
INSERT INTO board_members VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 'owner');
INSERT INTO board_members VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'member');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 1, 'board.member_added', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.621Z', 1, '01a1e42c-9c3f-72b7-840a-5908f411112b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","user_id":"01a1e42c-9c3f-72b7-840a-5908f411112b","role":"member","user":{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 2, 'board.member_added', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.651Z', 2, '01a1e42c-b393-723d-9d73-c3a86de5097a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","user_id":"01a1e42c-b393-723d-9d73-c3a86de5097a","role":"member","user":{"id":"01a1e42c-b393-723d-9d73-c3a86de5097a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 3, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.666Z', 3, '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 4, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.675Z', 4, '01a1e42c-ccbb-708a-9a75-2f36fec75619', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-ccbb-708a-9a75-2f36fec75619","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 5, 'label.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.682Z', 5, '01a1e42c-ccc2-701c-982d-4b672daab0a8', NULL, NULL, NULL, NULL, '50d94249-3156-4ec5-8c57-7d50aa73f6d1', NULL, NULL, NULL, '{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 6, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.691Z', 6, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.691Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 7, 'card.labeled', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.766Z', 7, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:45:03.691Z"}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.766Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 8, 'card.assigned', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.784Z', 8, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:45:03.766Z"}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.784Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 9, 'card.assigned', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.784Z', 8, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:45:03.784Z"}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:03.784Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 10, 'checklist.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.940Z', 10, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdc4-7262-89f5-31ef9bcf1978', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 11, 'checklist_item.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.955Z', 11, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 12, 'checklist_item.updated', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.004Z', 12, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 13, 'checklist_item.assigned', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.049Z', 13, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 14, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.130Z', 14, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ce82-76ca-9bce-7748f5631817', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-ce82-76ca-9bce-7748f5631817","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 15, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.222Z', 15, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cede-711a-8c43-3508465386ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cede-711a-8c43-3508465386ea","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 16, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.267Z', 16, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cf0b-7396-b5c8-dfdf25428187","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 17, 'card.moved', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.352Z', 17, '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","rank":65536,"updated_at":"2026-11-16T11:45:03.784Z","position":0}', '{"id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccbb-708a-9a75-2f36fec75619","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Steps","rank":65536,"items":[{"id":"01a1e42c-cdd3-7445-88b6-1ed6a4420af3","checklist_id":"01a1e42c-cdc4-7262-89f5-31ef9bcf1978","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e42c-ce82-76ca-9bce-7748f5631817","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e42c-cede-711a-8c43-3508465386ea","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e42c-cf0b-7396-b5c8-dfdf25428187","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:45:03.691Z","updated_at":"2026-11-16T11:45:04.352Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 18, 'board.member_removed', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.388Z', 18, '01a1e42c-b393-723d-9d73-c3a86de5097a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","user_id":"01a1e42c-b393-723d-9d73-c3a86de5097a","role":"member","user":{"id":"01a1e42c-b393-723d-9d73-c3a86de5097a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 19, 'attachment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.411Z', 19, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf9b-7750-9fda-ee040eb07575', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cf9b-7750-9fda-ee040eb07575","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 20, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.459Z', 20, '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cfcb-7643-ac0f-7a17dd90a444","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.459Z","updated_at":"2026-11-16T11:45:04.459Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 21, 'checklist.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.471Z', 21, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cfd7-772c-b9aa-464bf0602ea8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cfd7-772c-b9aa-464bf0602ea8","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 22, 'checklist.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.496Z', 22, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cff0-77d5-b149-f5e5921cf412', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cff0-77d5-b149-f5e5921cf412","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 23, 'checklist_item.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.511Z', 23, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cfff-77b2-9151-7124bc69f310', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-cfff-77b2-9151-7124bc69f310","checklist_id":"01a1e42c-cff0-77d5-b149-f5e5921cf412","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 24, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.528Z', 24, '01a1e42c-d010-75ec-a57a-f66be5449f27', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d010-75ec-a57a-f66be5449f27","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 25, 'comment.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.544Z', 25, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-d020-70d7-ad60-ceb53305a51c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d020-70d7-ad60-ceb53305a51c","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","card_id":"01a1e42c-cccb-712b-b30d-80e805a75d2a","user_id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","user":{"id":"01a1e42c-743c-75ae-a0ee-89af5e931fac","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:45:04.544Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 26, 'label.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.591Z', 26, '01a1e42c-d04f-7541-9373-4fbce36af06b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d04f-7541-9373-4fbce36af06b","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 27, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.600Z', 27, '01a1e42c-d058-7774-9dad-b207319a08f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d058-7774-9dad-b207319a08f1","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.600Z","updated_at":"2026-11-16T11:45:04.600Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 28, 'card.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.608Z', 28, '01a1e42c-d058-7774-9dad-b207319a08f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d058-7774-9dad-b207319a08f1","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.600Z","updated_at":"2026-11-16T11:45:04.600Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 29, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.639Z', 29, '01a1e42c-d07f-72c1-98be-f2e98589fe0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 30, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.651Z', 30, '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d08b-759c-8a73-d7eb67d0ac57","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:04.651Z","updated_at":"2026-11-16T11:45:04.651Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 31, 'column.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.668Z', 31, '01a1e42c-d07f-72c1-98be-f2e98589fe0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 1, 'board.member_added', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.830Z', 1, '01a1e42c-9c3f-72b7-840a-5908f411112b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42c-d0eb-7655-9551-7b8fddf47ab6","user_id":"01a1e42c-9c3f-72b7-840a-5908f411112b","role":"member","user":{"id":"01a1e42c-9c3f-72b7-840a-5908f411112b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 2, 'board.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.835Z', 2, '01a1e42c-d0eb-7655-9551-7b8fddf47ab6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d0eb-7655-9551-7b8fddf47ab6"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 32, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.970Z', 32, '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 33, 'card.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:05.135Z', 33, '01a1e42c-d26f-75f4-9260-3f799aa45fa2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d26f-75f4-9260-3f799aa45fa2","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","column_id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:45:05.135Z","updated_at":"2026-11-16T11:45:05.135Z"}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 34, 'column.deleted', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:05.155Z', 34, '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 35, 'column.created', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:05.196Z', 35, '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 0, '2026-11-16T11:45:03.549Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB388F26F109F10D9C4055B4B137C8921307DB29A02AFF8E9214547A28EA71C69E99DDD913180D12128182F25471A532CDCBB412BCCA4AC1F3BC2D74D662ADB00006D1444B20E1C9A1D7C0405350DE8CD1B801E43059CB4039EBFC2FF0849174D37E5D669479A6785920714C8878556357509D890E153098467DB7E627072348489374CF85E062FF2C84CC0B9964BB22AF5F2EBCFFFB17E81D64C2C0624B36807C3D30E8A96FC92FE004EDB27F734F7353207F25286FAEE4DDDAB4FB18C89FF5204F57D7BA6D413D1A0B12D01A458FF489FD6869E7FCDBD96FC07E89589F8141677C881BB75DCFE25F6C42832A9A23818C7EA2953892379D210DB2431B362E4C23F96DE0959CE7C366D6D09186B8B6BF38CE0FDF689792DC7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', 0, '2026-11-16T11:45:04.747Z', X'1F8B08000000000000039551416EC32010BCF7197B86C824C6249CAABEA1A75691B5867585848D0B386D15E5EF95EDB44A734895E30CCCCCEEEC119C050D854041E5DA705B50C3552525DF4929B86AB6ADB56DA9B0A9804176D91368780A182D30B0944C744376A107DD8FDE3330C187F80B2261265B375F9719AADC18AE2412C782886F77D84ADA6D448B06188C83BD5BF393831934AC8B75C585E0A27A1642975217E54A95EAE5C2FBBF7F89DE41170C3C36E413E8D73D838EBA86E2048ED04CFBD7F73437268A57027573A518E6A6C3474FF1AC077DBCBAD66D0BEAD079D080DE197AA44FEC064FAB10DFCE7E3D7653C4FC0C0C5A17535EB8E57A1EFF62976A34D91D08748E23CDC481A26B1D59D02DFAB470691C282E03CFE4E9B45FCC6A3A509FE7F627C7D3C337341BC3197E020000');
INSERT INTO labels VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ccc2-701c-982d-4b672daab0a8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d04f-7541-9373-4fbce36af06b', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ccbb-708a-9a75-2f36fec75619', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d010-75ec-a57a-f66be5449f27', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf33-7224-b6bf-15cf78bddade', 'Finished by Bob', 'card_moved', '01a1e42c-ccbb-708a-9a75-2f36fec75619', NULL, 'assign_member', NULL, '01a1e42c-9c3f-72b7-840a-5908f411112b', 1);
INSERT INTO automation_rules VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfbb-71a6-b8de-090763a0bf2c', 'Rule', 'card_moved', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', NULL, 'assign_member', NULL, '01a1e42c-9c3f-72b7-840a-5908f411112b', 1);
INSERT INTO automation_runs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf33-7224-b6bf-15cf78bddade', '01a1e42c-cf60-77e9-aff1-db786d25b81c', 17, '01a1e42c-cccb-712b-b30d-80e805a75d2a', '2026-11-16T11:45:04.352Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '50d94249-3156-4ec5-8c57-7d50aa73f6d1', 'j8_MF_vz45X8jHnRSdxQ_FFUuLb3didK6V1W2XGb83A', '{"id":"01a1e42c-ccc2-701c-982d-4b672daab0a8","board_id":"01a1e42c-cc3d-7281-8371-44b5d3ba9ca5","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:45:03.682Z');
INSERT INTO invitations VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d03c-71e5-957e-dc101bbf8316', '01a1e42c-743c-75ae-a0ee-89af5e931fac', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('6e3458fc-9647-45c6-b179-eee81f3665eb', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:45:06.551Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 'reset', 'alice@example.org', '00', '2026-11-16T11:45:06.551Z');
INSERT INTO mail_preferences VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', 'card', 'deleted', 'Card', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', NULL, 131072, 1, '{"id":"01a1e42c-d058-7774-9dad-b207319a08f1","column_id":"01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:45:04.600Z","updated_at":"2026-11-16T11:45:04.600Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:45:04.608Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 28);
INSERT INTO trash VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d07f-72c1-98be-f2e98589fe0b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e42c-ccc2-701c-982d-4b672daab0a8","01a1e42c-d04f-7541-9373-4fbce36af06b"],"board_members":["01a1e42c-743c-75ae-a0ee-89af5e931fac","01a1e42c-9c3f-72b7-840a-5908f411112b"]}', '2026-11-16T11:45:04.668Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 31);
INSERT INTO trash VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 'card', 'deleted', 'Card', '01a1e42c-d07f-72c1-98be-f2e98589fe0b', '01a1e42c-d07f-72c1-98be-f2e98589fe0b', 65536, NULL, '{"id":"01a1e42c-d08b-759c-8a73-d7eb67d0ac57","column_id":"01a1e42c-d07f-72c1-98be-f2e98589fe0b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:45:04.651Z","updated_at":"2026-11-16T11:45:04.651Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:45:04.668Z', '01a1e42c-743c-75ae-a0ee-89af5e931fac', 31);
INSERT INTO restored_contents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', 35, '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '{"id":"01a1e42c-d26f-75f4-9260-3f799aa45fa2","column_id":"01a1e42c-d1ca-75bf-a37a-ef3ddd119361","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:45:05.135Z","updated_at":"2026-11-16T11:45:05.135Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ccbb-708a-9a75-2f36fec75619', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:45:03.691Z', '2026-11-16T11:45:04.352Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-ccb3-72ff-89e6-1ea0d0fd88e6', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:45:04.459Z', '2026-11-16T11:45:04.459Z', NULL);
INSERT INTO cards VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d1ca-75bf-a37a-ef3ddd119361', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:45:05.135Z', '2026-11-16T11:45:05.135Z', NULL);
INSERT INTO card_labels VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ccc2-701c-982d-4b672daab0a8');
INSERT INTO card_assignees VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-743c-75ae-a0ee-89af5e931fac', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-9c3f-72b7-840a-5908f411112b', NULL, 0);
INSERT INTO checklists VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cdc4-7262-89f5-31ef9bcf1978', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfd7-772c-b9aa-464bf0602ea8', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cff0-77d5-b149-f5e5921cf412', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', '01a1e42c-cdc4-7262-89f5-31ef9bcf1978', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfff-77b2-9151-7124bc69f310', '01a1e42c-cff0-77d5-b149-f5e5921cf412', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', '01a1e42c-9c3f-72b7-840a-5908f411112b');
INSERT INTO attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ce82-76ca-9bce-7748f5631817', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cede-711a-8c43-3508465386ea', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf9b-7750-9fda-ee040eb07575', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-ce82-76ca-9bce-7748f5631817', X'');
INSERT INTO attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cede-711a-8c43-3508465386ea', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', X'5C042E800DC8D53110CC82E3099FAE78A9DE98E1131648429623EDCA948C1DAE27040CED65F65769DB796B45AB77F18DBC11EDCBFACAA861F68F98CC2574AB034B4A54E0E06DD8E79B6AA9D853965C7CD5DF632E3FA77E1CD39A6F06767A43A1E4257D56F4AFB5E5AC5FB79073C489ACAEA93D6BBB3C22CE460BBD828B8F8DB1510F9E4823B8400468B64B477C2F5654E71A7FBE53D278685EAE173997884DACE82DE7790E1C62DCF5633645AF53ED914AEA56B7AE2197EDFA710E0A03C0559BD1A0531F1C6018F6AAC8D7F901F883C2643060F799976D8B2C1A5CFE9863F785EF8A3862D6D876E66D1B4513946A5F089B0F5D13422DA704357D638AFD134005969506B3289A642E425CEB891F9DE310B0B559519BC8619C0081F6B028B85348F8671BCE3AA380E02176F2768BB735DDDE7033E6F48D1B0EB6080C1A960A2149CC2BBC98A3DFF245258E9231C49CE99451E65A54B6DCD83CB646F181EBE64FA967C8D0C2B9CD06CF32886F417BAA7A6C02F9658C1732704A78D7195398B2D9A6000E2FAC0EFF6DE60D7794DF0BC8A0DE23B65D1C66826804584706E855FF9EB1D1A99B97F5A8FC7C2ABBD64F7592866BE50E4417F9C13F44A420376217C7F11BCE121C0788EDF381EC54AA6FC5A489CE11B325CF3602BE2E96D5011A1C2EF736AA7D28CE4A863A79F36B62C7EC93552F2BFE868A');
INSERT INTO attachment_blobs VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cf9b-7750-9fda-ee040eb07575', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('a18a728f-1c70-4a95-8580-eeed95a1fefe', '614599d2-e20f-4fa3-8fe7-5182c7a87f18', '00', NULL);
INSERT INTO attachment_objects VALUES ('a18a728f-1c70-4a95-8580-eeed95a1fefe', '614599d2-e20f-4fa3-8fe7-5182c7a87f18', NULL);
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cdd3-7445-88b6-1ed6a4420af3', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-ce82-76ca-9bce-7748f5631817', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cede-711a-8c43-3508465386ea', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf0b-7396-b5c8-dfdf25428187', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cf9b-7750-9fda-ee040eb07575', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', 'description', '');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cfff-77b2-9151-7124bc69f310', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', '01a1e42c-d058-7774-9dad-b207319a08f1', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', '01a1e42c-d058-7774-9dad-b207319a08f1', 'description', '');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 'description', '');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', 'title', ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', 'description', '');
INSERT INTO search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-cccb-712b-b30d-80e805a75d2a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', '01a1e42c-cfcb-7643-ac0f-7a17dd90a444', 3145727, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-d020-70d7-ad60-ceb53305a51c', 1048576, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d058-7774-9dad-b207319a08f1', '01a1e42c-d058-7774-9dad-b207319a08f1', 4194303, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', '01a1e42c-d08b-759c-8a73-d7eb67d0ac57', 5242879, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', '01a1e42c-d26f-75f4-9260-3f799aa45fa2', 6291455, ' ·b01a1e42ccc3d7281837144b5d3ba9ca5 ·c01a1e42ccc3d7281837144b5d3ba9ca5 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d020-70d7-ad60-ceb53305a51c', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.544Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cc8a-76bc-ab66-221917df3626', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'added', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.621Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cca3-76f9-85ea-b6d179adf8c7', '01a1e42c-b393-723d-9d73-c3a86de5097a', 'added', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.651Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cd2d-74d7-8eca-62991e43b96f', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'assigned', '01a1e42c-cccb-712b-b30d-80e805a75d2a', NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:03.784Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d020-70d8-85a1-65ebd5223d78', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'commented', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-d020-70d7-ad60-ceb53305a51c', '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.544Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42c-d0eb-7655-9551-7b8fddf47ab6', '01a1e42c-d13e-7276-af2b-9e669dfd658e', '01a1e42c-9c3f-72b7-840a-5908f411112b', 'added', NULL, NULL, '01a1e42c-743c-75ae-a0ee-89af5e931fac', '2026-11-16T11:45:04.830Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-cccb-712b-b30d-80e805a75d2a', '01a1e42c-743c-75ae-a0ee-89af5e931fac');
INSERT INTO board_visits VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-743c-75ae-a0ee-89af5e931fac', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e42c-743c-75ae-a0ee-89af5e931fac', '38ea56feff18b23badafc75742ffc5cc');
INSERT INTO webhooks VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d18b-7384-9233-4ce00e0e736a', 'https://hooks.invalid/boardcast', NULL, '9k3BVh5LuhfEccB4lM0DtAg_ewLLxfi_xZmjiUuQDJNBbyDh4r_82VOYZd8I0Z9SJtFloKic1UmRsv7AGhM6pgynDq71dGfdqSPsAun2', 1, NULL, '2026-11-16T11:45:04.907Z', 1, 31, 1, '2026-11-16T11:45:10.352Z', 4, '01a1e42c-d26e-77b7-b00a-d80028c64f8a', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e42c-cc3d-7281-8371-44b5d3ba9ca5', '01a1e42c-d18b-7384-9233-4ce00e0e736a', '01a1e42c-d26e-77b8-9989-c1e6d042fdc2', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:45:05.094Z', '2026-11-16T11:45:10.352Z', NULL, 4);
