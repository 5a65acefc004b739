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
CREATE TABLE shares (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     nonce TEXT NOT NULL,
     token_hash TEXT NOT NULL,
     created_by TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     expires_at TEXT,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX shares_id ON shares (id);
CREATE INDEX shares_token ON shares (token_hash);
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
INSERT INTO schema_version VALUES (1, '9a7d11eafd46ce20');
INSERT INTO users VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$nME6zenccUXVh2aXIym/RKjiIhZnMV+up9nOCndl3ug$MCrX7lMtxw2siGSOzWf+JDqnBQ+3n4n3vZXssCA4XgE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:56:34.433Z');
INSERT INTO users VALUES ('01a1e437-5751-72da-a60c-b6ce12e9efce', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$3f2nce5p1YwxqsQUVCsnW0WJkAQE3ZNdIgUcQgZBXhI$VgAFLbCq4PeBu6+YKOZaVwS38OqTE4dedMGCxBm4rnk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:56:34.580Z');
INSERT INTO users VALUES ('01a1e437-57e3-746a-9754-85925aef0a74', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$QLjyHrfjcwktH47sh7sWlhkYnhSUwo4ErVmgXhaJUpA$/u4t80sgtwWqqZKxDU0Ty0lldH1AVvipKxWrNQLyp4M', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:56:34.707Z');
INSERT INTO users VALUES ('01a1e437-5975-7137-ac28-c1ebaf7c55a1', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$WNyod/v85nmNiCiK1M66pwooaxVgzkGlPGi8TB7OtYU$n4gDBLnyIlXFQvNRbamewBhxSynL0fui86Byp2YkTGI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:56:35.141Z');
INSERT INTO sessions VALUES ('01a1e437-574d-713a-88ba-293f285acd2e', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.509Z', '2026-11-16T11:56:34.509Z', '2026-11-16T12:56:34.509Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e437-57e0-71e8-bd79-4a70bfd27d49', '01a1e437-5751-72da-a60c-b6ce12e9efce', '2026-11-16T11:56:34.656Z', '2026-11-16T11:56:34.656Z', '2026-11-16T12:56:34.656Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e437-5849-713a-86f7-10608ba4aefe', '01a1e437-57e3-746a-9754-85925aef0a74', '2026-11-16T11:56:34.761Z', '2026-11-16T11:56:34.761Z', '2026-11-16T12:56:34.761Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e437-59ff-7713-aa14-2933aa3b18d3', '2026-11-16T13:01:35.203Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e437-56b1-7167-8e64-c3e908fef87c', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.205Z');
INSERT INTO sign_in_sessions VALUES ('01a1e437-574d-713a-88ba-293f285acd2e', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('9fb91fcf-6d3f-4189-9f23-3a12453dcec4', '2026-11-16T11:56:35.205Z');
INSERT INTO api_tokens VALUES ('01a1e437-5896-7070-b226-a8cef4df42e9', '01a1e437-56b1-7167-8e64-c3e908fef87c', '57a29fb0a4d89034c857f2b5de3f3cf9d14ee4ca092e65172eb3e8ac3ba62c43', 'FNVX', 'Script', 'write', '01a1e437-5850-77a0-85a9-2b54319e9f96', '2026-11-16T11:56:34.837Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:56:34.829Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'cf74a1ec-01df-4783-8939-404dd24f5c5a', '2026-11-16T11:56:35.205Z');
INSERT INTO boards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 'Board', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.768Z', '2026-11-16T11:56:34.768Z', 35, 40, 'yaoa4ig7shxl', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e437-592d-768f-b375-30790be79625', 'Board', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.989Z', '2026-11-16T11:56:34.989Z', 2, 3, '1k8vt1ut008hr', 0, '2026-11-16T11:56:35.004Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', 0);
INSERT INTO board_members VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-56b1-7167-8e64-c3e908fef87c', 'owner');
INSERT INTO board_members VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'member');
INSERT INTO board_members VALUES ('01a1e437-592d-768f-b375-30790be79625', '01a1e437-56b1-7167-8e64-c3e908fef87c', 'owner');
INSERT INTO board_members VALUES ('01a1e437-592d-768f-b375-30790be79625', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'member');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 1, 'board.member_added', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.779Z', 1, '01a1e437-5751-72da-a60c-b6ce12e9efce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","user_id":"01a1e437-5751-72da-a60c-b6ce12e9efce","role":"member","user":{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 2, 'board.member_added', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.788Z', 2, '01a1e437-57e3-746a-9754-85925aef0a74', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","user_id":"01a1e437-57e3-746a-9754-85925aef0a74","role":"member","user":{"id":"01a1e437-57e3-746a-9754-85925aef0a74","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 3, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.791Z', 3, '01a1e437-5867-75d6-b12f-cf3bcb5e81be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 4, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.794Z', 4, '01a1e437-586a-778e-b597-0ba0cc38ae44', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-586a-778e-b597-0ba0cc38ae44","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 5, 'label.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.797Z', 5, '01a1e437-586e-7297-b2d1-537b86e255d5', NULL, NULL, NULL, NULL, '4e5ac786-d9d0-4be5-a57e-e1e9f5b1926b', NULL, NULL, NULL, '{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 6, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.804Z', 6, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.804Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 7, 'card.labeled', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.814Z', 7, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:56:34.804Z"}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.814Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 8, 'card.assigned', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.819Z', 8, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:56:34.814Z"}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.819Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 9, 'card.assigned', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.819Z', 8, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:56:34.819Z"}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.819Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 10, 'checklist.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.841Z', 10, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589a-75b5-a6bb-cad5e5768bfc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 11, 'checklist_item.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.845Z', 11, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 12, 'checklist_item.updated', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.859Z', 12, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 13, 'checklist_item.assigned', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.861Z', 13, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 14, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.867Z', 14, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b3-77aa-a106-3e8e7184517c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58b3-77aa-a106-3e8e7184517c","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 15, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.870Z', 15, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b6-7706-9e5b-caf0f7f06673', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58b6-7706-9e5b-caf0f7f06673","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 16, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.885Z', 16, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58c5-709f-add6-cabf05875ae2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58c5-709f-add6-cabf05875ae2","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 17, 'card.moved', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.893Z', 17, '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","rank":65536,"updated_at":"2026-11-16T11:56:34.819Z","position":0}', '{"id":"01a1e437-5874-70f7-9b88-31ce2922863a","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-586a-778e-b597-0ba0cc38ae44","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Steps","rank":65536,"items":[{"id":"01a1e437-589d-7293-b196-df564c637c73","checklist_id":"01a1e437-589a-75b5-a6bb-cad5e5768bfc","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e437-58b3-77aa-a106-3e8e7184517c","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e437-58b6-7706-9e5b-caf0f7f06673","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e437-58c5-709f-add6-cabf05875ae2","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:56:34.804Z","updated_at":"2026-11-16T11:56:34.893Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 18, 'board.member_removed', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.896Z', 18, '01a1e437-57e3-746a-9754-85925aef0a74', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","user_id":"01a1e437-57e3-746a-9754-85925aef0a74","role":"member","user":{"id":"01a1e437-57e3-746a-9754-85925aef0a74","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 19, 'attachment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.899Z', 19, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58d3-7339-a61c-bc71c98f0817', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58d3-7339-a61c-bc71c98f0817","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 20, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.905Z', 20, '01a1e437-58d9-762d-85c7-8fe7642b38cf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58d9-762d-85c7-8fe7642b38cf","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.905Z","updated_at":"2026-11-16T11:56:34.905Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 21, 'checklist.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.907Z', 21, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58db-752a-941f-da00275f5640', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58db-752a-941f-da00275f5640","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 22, 'checklist.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.909Z', 22, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58dd-77a5-afd9-46028997237d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58dd-77a5-afd9-46028997237d","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 23, 'checklist_item.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.911Z', 23, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58df-75c8-a37f-f5fae55c3261', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58df-75c8-a37f-f5fae55c3261","checklist_id":"01a1e437-58dd-77a5-afd9-46028997237d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 24, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.913Z', 24, '01a1e437-58e1-7370-b4aa-3ff847a5c4a8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58e1-7370-b4aa-3ff847a5c4a8","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 25, 'comment.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.915Z', 25, '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58e3-7729-9686-807d17c94f7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58e3-7729-9686-807d17c94f7e","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","card_id":"01a1e437-5874-70f7-9b88-31ce2922863a","user_id":"01a1e437-56b1-7167-8e64-c3e908fef87c","user":{"id":"01a1e437-56b1-7167-8e64-c3e908fef87c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:56:34.915Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 26, 'label.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.922Z', 26, '01a1e437-58ea-7799-a370-a31ea36333dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58ea-7799-a370-a31ea36333dc","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 27, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.927Z', 27, '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58ef-71b0-b9dd-5b51ca147cf4","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.927Z","updated_at":"2026-11-16T11:56:34.927Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 28, 'card.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.930Z', 28, '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58ef-71b0-b9dd-5b51ca147cf4","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.927Z","updated_at":"2026-11-16T11:56:34.927Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 29, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.935Z', 29, '01a1e437-58f7-7252-ae41-914c036780bf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58f7-7252-ae41-914c036780bf","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 30, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.940Z', 30, '01a1e437-58fc-7408-a7b5-80df343c248c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58fc-7408-a7b5-80df343c248c","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-58f7-7252-ae41-914c036780bf","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:34.940Z","updated_at":"2026-11-16T11:56:34.940Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 31, 'column.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.966Z', 31, '01a1e437-58f7-7252-ae41-914c036780bf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-58f7-7252-ae41-914c036780bf","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e437-592d-768f-b375-30790be79625', 1, 'board.member_added', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.996Z', 1, '01a1e437-5751-72da-a60c-b6ce12e9efce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e437-592d-768f-b375-30790be79625","user_id":"01a1e437-5751-72da-a60c-b6ce12e9efce","role":"member","user":{"id":"01a1e437-5751-72da-a60c-b6ce12e9efce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e437-592d-768f-b375-30790be79625', 2, 'board.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.004Z', 2, '01a1e437-592d-768f-b375-30790be79625', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-592d-768f-b375-30790be79625"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 32, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.025Z', 32, '01a1e437-5951-70e3-a865-a256015e7043', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5951-70e3-a865-a256015e7043","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 33, 'card.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.034Z', 33, '01a1e437-595a-7775-9cd6-615287c775c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-595a-7775-9cd6-615287c775c2","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","column_id":"01a1e437-5951-70e3-a865-a256015e7043","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:56:35.034Z","updated_at":"2026-11-16T11:56:35.034Z"}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 34, 'column.deleted', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.039Z', 34, '01a1e437-5951-70e3-a865-a256015e7043', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e437-5951-70e3-a865-a256015e7043","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 35, 'column.created', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:35.046Z', 35, '01a1e437-5951-70e3-a865-a256015e7043', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e437-5951-70e3-a865-a256015e7043","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 0, '2026-11-16T11:56:34.768Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB380F3BF109F10D9C4055B44936C8921307DB29A0AAFF8E9214447B28EA71C69E99DDD923980E34240205E599E24559245C294C785960C5D3A6C8335151D557121844132D81862787BE03061D85D69B291A37821E676B19B4CE3AFF0B3C61A4AE6EBE2E326423B81252F19264CEDB8CAAA4ECA92F550B0CE6A9BB5BF393831134A4492AB9105CC8672174217596EF942C5FFE78FFF72FD03BE88481C5866C00FDBA6730D0D0905FC0119A65FFFA9EE6E640FE5A206FADE4DDDAB4FB18C99FF5A08FD7D7BA6941031A0B1AD09A961EE91387C9D2CEF9B7B3DF88C312B13E0383DEF810376EBB9EC54B6C428D6D3407021DFD4C2B71206F7A431DE81E6DD8B8304FE4B78157F274DA6F66351D688C6BFB8BE3E9E11B54B921017E020000');
INSERT INTO board_checkpoints VALUES ('01a1e437-592d-768f-b375-30790be79625', 0, '2026-11-16T11:56:34.989Z', X'1F8B08000000000000039551416EC32010BCF7197B86C8D831D89CAABEA1A7569105665D2161E302765B45F97B653BAD9A1C52E5380333B33B7B046B4042C614C37D216859E7860A5E755417A2A44526EA4CA3A8795E028164934390F0E4553040C0606C831D93F503C861728E40EB9D0FBF20A04A681AFD7591C135A38271412BE47BDA16586755875D255A20308DE66ECD4F8E4A2021CF724E19A38C3F33264B2E8BFDAEAEEA973FDEFFFD8BF80E3223E094461741BE1E08F4D86B0C0B38825EF66FEE696E8A18AE05FCD64AC1AF4DFB8F01C3590FF2787DAD9B16D82BEB408272B6C547FC54FDE870E7C3DBD96F50FD12B13E0381CE8698366EBB9E5397D8C646B5C9CE083285095762C6603B8B0664A75CDCB8388D18B68157F2743A6C660DCE38A4B5FDC5F1F4F00D18B1FABF7E020000');
INSERT INTO labels VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-586e-7297-b2d1-537b86e255d5', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ea-7799-a370-a31ea36333dc', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-586a-778e-b597-0ba0cc38ae44', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e1-7370-b4aa-3ff847a5c4a8', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5951-70e3-a865-a256015e7043', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c9-73b6-a805-01df1c3d20e8', 'Finished by Bob', 'card_moved', '01a1e437-586a-778e-b597-0ba0cc38ae44', NULL, 'assign_member', NULL, '01a1e437-5751-72da-a60c-b6ce12e9efce', 1);
INSERT INTO automation_rules VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d5-7099-a0ba-c19862ecb5de', 'Rule', 'card_moved', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', NULL, 'assign_member', NULL, '01a1e437-5751-72da-a60c-b6ce12e9efce', 1);
INSERT INTO automation_runs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c9-73b6-a805-01df1c3d20e8', '01a1e437-58ce-75b5-8428-8bec45661c8b', 17, '01a1e437-5874-70f7-9b88-31ce2922863a', '2026-11-16T11:56:34.893Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-56b1-7167-8e64-c3e908fef87c', '4e5ac786-d9d0-4be5-a57e-e1e9f5b1926b', 'FSbKfQ0czAiw1ZiBbGrXvnmGB3fzOJB6Ekvrb8q68Aw', '{"id":"01a1e437-586e-7297-b2d1-537b86e255d5","board_id":"01a1e437-5850-77a0-85a9-2b54319e9f96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:56:34.798Z');
INSERT INTO invitations VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e8-718e-a34c-7445e4d40c2b', '01a1e437-56b1-7167-8e64-c3e908fef87c', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ed-7545-b290-7d2551d47935', 'h2UuMX1d0Cpphy6S1p3bFCkRsDc-Odfm_X8Pwtpg2as', 'OJN454_erVayYgdV6tQiS6vFYR7naNrGEX6EJN3m28A', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.924Z', NULL);
INSERT INTO mail_queue VALUES ('0d644acc-749b-49c6-9e74-879c9589c070', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:56:35.205Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e437-56b1-7167-8e64-c3e908fef87c', 'reset', 'alice@example.org', '00', '2026-11-16T11:56:35.205Z');
INSERT INTO mail_preferences VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 'card', 'deleted', 'Card', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', NULL, 131072, 1, '{"id":"01a1e437-58ef-71b0-b9dd-5b51ca147cf4","column_id":"01a1e437-5867-75d6-b12f-cf3bcb5e81be","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:56:34.927Z","updated_at":"2026-11-16T11:56:34.927Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:56:34.930Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', 28);
INSERT INTO trash VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58f7-7252-ae41-914c036780bf', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e437-586e-7297-b2d1-537b86e255d5","01a1e437-58ea-7799-a370-a31ea36333dc"],"board_members":["01a1e437-56b1-7167-8e64-c3e908fef87c","01a1e437-5751-72da-a60c-b6ce12e9efce"]}', '2026-11-16T11:56:34.966Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', 31);
INSERT INTO trash VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', 'card', 'deleted', 'Card', '01a1e437-58f7-7252-ae41-914c036780bf', '01a1e437-58f7-7252-ae41-914c036780bf', 65536, NULL, '{"id":"01a1e437-58fc-7408-a7b5-80df343c248c","column_id":"01a1e437-58f7-7252-ae41-914c036780bf","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:56:34.940Z","updated_at":"2026-11-16T11:56:34.940Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:56:34.966Z', '01a1e437-56b1-7167-8e64-c3e908fef87c', 31);
INSERT INTO restored_contents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', 35, '01a1e437-595a-7775-9cd6-615287c775c2', '{"id":"01a1e437-595a-7775-9cd6-615287c775c2","column_id":"01a1e437-5951-70e3-a865-a256015e7043","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:56:35.034Z","updated_at":"2026-11-16T11:56:35.034Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-586a-778e-b597-0ba0cc38ae44', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:56:34.804Z', '2026-11-16T11:56:34.893Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-5867-75d6-b12f-cf3bcb5e81be', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:56:34.905Z', '2026-11-16T11:56:34.905Z', NULL);
INSERT INTO cards VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-5951-70e3-a865-a256015e7043', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:56:35.034Z', '2026-11-16T11:56:35.034Z', NULL);
INSERT INTO card_labels VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-586e-7297-b2d1-537b86e255d5');
INSERT INTO card_assignees VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-56b1-7167-8e64-c3e908fef87c', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5751-72da-a60c-b6ce12e9efce', NULL, 0);
INSERT INTO checklists VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-589a-75b5-a6bb-cad5e5768bfc', '01a1e437-5874-70f7-9b88-31ce2922863a', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58db-752a-941f-da00275f5640', '01a1e437-5874-70f7-9b88-31ce2922863a', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58dd-77a5-afd9-46028997237d', '01a1e437-5874-70f7-9b88-31ce2922863a', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-589d-7293-b196-df564c637c73', '01a1e437-589a-75b5-a6bb-cad5e5768bfc', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58df-75c8-a37f-f5fae55c3261', '01a1e437-58dd-77a5-afd9-46028997237d', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-589d-7293-b196-df564c637c73', '01a1e437-5751-72da-a60c-b6ce12e9efce');
INSERT INTO attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b3-77aa-a106-3e8e7184517c', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b6-7706-9e5b-caf0f7f06673', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c5-709f-add6-cabf05875ae2', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d3-7339-a61c-bc71c98f0817', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b3-77aa-a106-3e8e7184517c', X'');
INSERT INTO attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58b6-7706-9e5b-caf0f7f06673', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58c5-709f-add6-cabf05875ae2', X'CAC5A6A25E159E7CF8908DE89A04653DD43DD53937094A5EBB1CFB092E3F265D0C0F11A69A70952CA3584CD2DEF29A1AB9C0A2353EBF2C5059E0935E1FDCC5007164725F96C68FCA03C07A326B1BDFA64FBCBE2F142ABA93243AC223C48A170F7157E7D390E903B944E70197C27F2FCFFEF487D056517224BCF50519BE5D3AFDB747893753E3F7916DB8057BB973E7D3551C13078C62A1E0311B60FC42EADF0322D031ACEF4CEE98268B36239550685898DFA891C148B52352FEA633B9985D570958A6A5DBA5E277574EB0221EE9B7DAB86E3FC3F58807936B939B178540BC711240F52C6E6AC9C997F5574BCC0AC0EBE42415B50A4232887536405F061427CEC9C1F685D3BD8B568040330886CD12C8213DCDC0F5581ED0ED5EA9078DD68FE79BBD64BB6BE9A08B9E08A88C8B4B61B153F02E596DF9C1B689F6079BBFF648E3C16A7FD21177CC74CC07298165AC6E27AF1840E224A1DA0103F88585707EEDCEE95ED156C7B51F649C7DB6C676D7FD2D95234C09CC91908B07DE00120783429FD1A2C3C758E71C4E268379D776A8A144D2A6F2486529DB902577200B5F0EC311AB4F6F794977C341A8D7911CCAAFEDE451E9B5C56F7095B02220DFFE86ADCF74DE1F2481BE7B9F2D3302F222BD46A94C061B0E34462E44EFEB44B6750B83F895B6E43EA4BB276AD9470B8F56CC40A84D562426A4');
INSERT INTO attachment_blobs VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d3-7339-a61c-bc71c98f0817', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('a1fab493-7776-4e4a-9083-23012539ff9d', '46815394-f235-40af-bb2b-1d7ad843e375', '00', NULL);
INSERT INTO attachment_objects VALUES ('a1fab493-7776-4e4a-9083-23012539ff9d', '46815394-f235-40af-bb2b-1d7ad843e375', NULL);
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5874-70f7-9b88-31ce2922863a', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5874-70f7-9b88-31ce2922863a', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-589d-7293-b196-df564c637c73', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b3-77aa-a106-3e8e7184517c', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58b6-7706-9e5b-caf0f7f06673', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58c5-709f-add6-cabf05875ae2', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58d3-7339-a61c-bc71c98f0817', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-58d9-762d-85c7-8fe7642b38cf', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-58d9-762d-85c7-8fe7642b38cf', 'description', '');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58df-75c8-a37f-f5fae55c3261', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', '01a1e437-58fc-7408-a7b5-80df343c248c', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', '01a1e437-58fc-7408-a7b5-80df343c248c', 'description', '');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-595a-7775-9cd6-615287c775c2', 'title', ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-595a-7775-9cd6-615287c775c2', 'description', '');
INSERT INTO search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-5874-70f7-9b88-31ce2922863a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58d9-762d-85c7-8fe7642b38cf', '01a1e437-58d9-762d-85c7-8fe7642b38cf', 3145727, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58e3-7729-9686-807d17c94f7e', 1048576, ' ·b01a1e437585077a085a92b54319e9f96 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', '01a1e437-58ef-71b0-b9dd-5b51ca147cf4', 4194303, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58fc-7408-a7b5-80df343c248c', '01a1e437-58fc-7408-a7b5-80df343c248c', 5242879, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-595a-7775-9cd6-615287c775c2', '01a1e437-595a-7775-9cd6-615287c775c2', 6291455, ' ·b01a1e437585077a085a92b54319e9f96 ·c01a1e437585077a085a92b54319e9f96 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e3-7729-9686-807d17c94f7e', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.915Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-585c-76ca-a2ba-8fd23933691e', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'added', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.779Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5864-70c1-a84a-faa2bc3bafee', '01a1e437-57e3-746a-9754-85925aef0a74', 'added', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.788Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5884-769c-9143-37d40bbcda84', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'assigned', '01a1e437-5874-70f7-9b88-31ce2922863a', NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.819Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-58e3-772a-87c5-ffa7a4f21d98', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'commented', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-58e3-7729-9686-807d17c94f7e', '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.915Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e437-592d-768f-b375-30790be79625', '01a1e437-5935-7235-a0c5-6b281848f7f1', '01a1e437-5751-72da-a60c-b6ce12e9efce', 'added', NULL, NULL, '01a1e437-56b1-7167-8e64-c3e908fef87c', '2026-11-16T11:56:34.996Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-5874-70f7-9b88-31ce2922863a', '01a1e437-56b1-7167-8e64-c3e908fef87c');
INSERT INTO board_visits VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-56b1-7167-8e64-c3e908fef87c', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e437-56b1-7167-8e64-c3e908fef87c', '2f8fed4e2664ae91ad0db23436289e66');
INSERT INTO webhooks VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-594c-70ef-aa67-3121fdc0a8d6', 'https://hooks.invalid/boardcast', NULL, '6Bn5R5M0kxXTrcwgZKJl8i5b3yyEJZ-23hpL6xF93OXMsIb5Rpyrj0OE0Yj5fqG_AYt1SC5nZv-iWHs_YWVmKdPZp8W-Jz4aHpzx_BvR', 1, NULL, '2026-11-16T11:56:35.020Z', 1, 31, 1, '2026-11-16T11:56:40.437Z', 5, '01a1e437-5962-7182-b14c-79ae14811c24', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e437-5850-77a0-85a9-2b54319e9f96', '01a1e437-594c-70ef-aa67-3121fdc0a8d6', '01a1e437-5962-7183-8330-4fa71deacbe8', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:56:35.041Z', '2026-11-16T11:56:40.437Z', NULL, 5);
