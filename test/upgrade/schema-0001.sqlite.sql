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
CREATE INDEX sign_in_sessions_subject ON sign_in_sessions (issuer, subject);
CREATE INDEX sign_in_sessions_provider ON sign_in_sessions (issuer, provider_session);
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
     color TEXT,
     is_template INTEGER NOT NULL DEFAULT FALSE,
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
     is_forwarded INTEGER NOT NULL DEFAULT FALSE,
     description TEXT
   ) STRICT;
CREATE INDEX boards_deleted ON boards (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE TABLE board_members (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     user_id TEXT NOT NULL REFERENCES users (id),
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     PRIMARY KEY (board_id, user_id)
   ) STRICT, WITHOUT ROWID;
CREATE INDEX board_members_user ON board_members (user_id, board_id);
CREATE TABLE board_people (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     name TEXT NOT NULL,
     username TEXT,
     email TEXT,
     user_id TEXT REFERENCES users (id),
     matched_seq INTEGER,
     PRIMARY KEY (board_id, id)
   ) STRICT;
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
     data_bytes INTEGER,
     renumbered TEXT,
     previous TEXT,
     data TEXT,
     PRIMARY KEY (board_id, seq)
   ) STRICT;
CREATE INDEX board_events_about ON board_events (board_id, about_id, seq) WHERE about_id IS NOT NULL;
CREATE TABLE event_packs (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     first_seq INTEGER NOT NULL,
     last_seq INTEGER NOT NULL,
     texts BLOB NOT NULL,
     PRIMARY KEY (board_id, first_seq)
   ) STRICT;
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
     action_label_id TEXT,
     is_enabled INTEGER NOT NULL,
     is_suspended INTEGER NOT NULL DEFAULT FALSE,
     lost_trigger_column_id TEXT,
     lost_trigger_label_id TEXT,
     lost_action_column_id TEXT,
     lost_action_label_id TEXT,
     PRIMARY KEY (board_id, id),
     FOREIGN KEY (board_id, trigger_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, trigger_label_id) REFERENCES labels (board_id, id),
     FOREIGN KEY (board_id, action_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, action_user_id) REFERENCES board_members (board_id, user_id),
     FOREIGN KEY (board_id, action_label_id) REFERENCES labels (board_id, id)
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
     reason TEXT,
     why TEXT,
     PRIMARY KEY (board_id, rule_id, id)
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
     type TEXT NOT NULL CHECK (type IN ('card', 'column', 'label', 'attachment', 'rule')),
     kind TEXT NOT NULL CHECK (kind IN ('deleted', 'archived', 'purged')),
     title TEXT NOT NULL,
     number INTEGER,
     parent_id TEXT,
     removed_with TEXT,
     rank INTEGER,
     position INTEGER,
     data TEXT NOT NULL,
     removed_at TEXT NOT NULL,
     removed_by TEXT,
     seq INTEGER NOT NULL,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX trash_listed ON trash (board_id, kind, seq)
     WHERE removed_with IS NULL AND type IN ('card', 'column');
CREATE INDEX trash_contents ON trash (board_id, removed_with) WHERE removed_with IS NOT NULL;
CREATE INDEX trash_age ON trash (removed_at) WHERE kind = 'deleted' AND removed_with IS NULL;
CREATE INDEX trash_purged ON trash (board_id, id) WHERE kind = 'purged';
CREATE INDEX trash_rules ON trash (board_id, removed_at, id) WHERE type = 'rule' AND kind = 'deleted';
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
CREATE TABLE card_placeholders (
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     person_id TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, person_id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, person_id) REFERENCES board_people (board_id, id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE INDEX card_placeholders_person ON card_placeholders (board_id, person_id, card_id);
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
CREATE TABLE item_placeholders (
     board_id TEXT NOT NULL,
     item_id TEXT NOT NULL,
     person_id TEXT NOT NULL,
     PRIMARY KEY (board_id, item_id, person_id),
     FOREIGN KEY (board_id, item_id) REFERENCES checklist_items (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, person_id) REFERENCES board_people (board_id, id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE INDEX item_placeholders_person ON item_placeholders (board_id, person_id, item_id);
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
CREATE TABLE search_stale (doc INTEGER PRIMARY KEY) STRICT;
CREATE TRIGGER search_documents_added AFTER INSERT ON search_documents BEGIN
       INSERT INTO search_stale (doc) VALUES (new.doc) ON CONFLICT DO NOTHING;
     END;
CREATE TRIGGER search_documents_changed AFTER UPDATE OF words ON search_documents BEGIN
       INSERT INTO search_stale (doc) VALUES (new.doc) ON CONFLICT DO NOTHING;
     END;
CREATE TRIGGER search_documents_removed AFTER DELETE ON search_documents BEGIN
       INSERT INTO search_stale (doc) VALUES (old.doc) ON CONFLICT DO NOTHING;
     END;
CREATE TABLE comments (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT REFERENCES users (id),
     person_id TEXT,
     created_at TEXT NOT NULL,
     edited_at TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (board_id, id),
     CHECK (user_id IS NULL OR person_id IS NULL),
     FOREIGN KEY (board_id, person_id) REFERENCES board_people (board_id, id)
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
CREATE INDEX notifications_assigned ON notifications (board_id, card_id, user_id) WHERE kind = 'assigned' AND read_at IS NULL;
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
CREATE TABLE imports (
     id TEXT PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     status TEXT NOT NULL CHECK (status IN ('uploading', 'queued', 'running', 'done', 'failed')),
     is_preview INTEGER NOT NULL,
     format TEXT,
     file_name TEXT NOT NULL,
     size INTEGER NOT NULL,
     options TEXT NOT NULL,
     source_url TEXT,
     secret TEXT,
     progress INTEGER NOT NULL,
     board_id TEXT,
     report TEXT,
     preview TEXT,
     error TEXT,
     created_at TEXT NOT NULL,
     started_at TEXT,
     finished_at TEXT,
     attempts INTEGER NOT NULL,
     leased_by TEXT,
     leased_until TEXT
   ) STRICT;
CREATE INDEX imports_user ON imports (user_id, id);
CREATE INDEX imports_unfinished ON imports (id) WHERE status IN ('queued', 'running');
CREATE INDEX imports_age ON imports (created_at);
CREATE TABLE import_chunks (
     import_id TEXT NOT NULL,
     number INTEGER NOT NULL,
     bytes BLOB NOT NULL,
     PRIMARY KEY (import_id, number)
   ) STRICT;
CREATE INDEX import_chunks_first ON import_chunks (import_id) WHERE number = 0;
INSERT INTO schema_version VALUES (1, '9f548faa8bed2b29');
INSERT INTO users VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Q1E0noqeeIDzuLCs4bni7uTHxqpD/nMh/Qh3uIYwswk$CAuq+zN78mJpDMzKu9SMDMh6fB/lCvuhxXWK4LM9Tj4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T21:31:31.632Z');
INSERT INTO users VALUES ('01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$QRbMWi8ouduSCc77NxcCOWmOUE8mPiDohvU48BCu7d8$y88FdnuNzzCk7IKEf9xxP93R36pECwJyiFkncSNHJ/4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T21:31:32.876Z');
INSERT INTO users VALUES ('01a1f5b8-d3cd-731e-a34b-c610f1126176', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$vlTlok3J/28GBDqJPZAA5DSUpXLY9cj/+ZzyV8NJUFE$/eRiQGiRkrh0pSWHEzx78k4A+VI7TPR5CEcCTd4EYas', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T21:31:33.474Z');
INSERT INTO users VALUES ('01a1f5b8-dda7-743b-9db6-ab61fe855f01', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qjJjXndrTv8VfseEp2nrX0KVkRjNiBRqLXM0X2CKRHs$+7w/PHDhgrlMfWXqAGolSJ+Tc6h5wWnGC85WMrZRyN8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T21:31:36.017Z');
INSERT INTO sessions VALUES ('01a1f5b8-d0c9-70eb-ba0a-01e13d4c9fde', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:32.425Z', '2026-11-19T21:31:32.425Z', '2026-11-19T22:31:32.425Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1f5b8-d3c6-743d-9279-57556437479b', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', '2026-11-19T21:31:33.190Z', '2026-11-19T21:31:33.190Z', '2026-11-19T22:31:33.190Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1f5b8-d67a-70f8-913f-83b8e20cf388', '01a1f5b8-d3cd-731e-a34b-c610f1126176', '2026-11-19T21:31:33.882Z', '2026-11-19T21:31:33.882Z', '2026-11-19T22:31:33.882Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1f5b8-e002-7173-a582-24b50e44010d', '2026-11-19T22:36:36.332Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:36.377Z');
INSERT INTO sign_in_sessions VALUES ('01a1f5b8-d0c9-70eb-ba0a-01e13d4c9fde', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('44cfcdd3-2384-48fc-b71c-83187e383fa4', '2026-11-19T21:31:36.377Z');
INSERT INTO api_tokens VALUES ('01a1f5b8-d809-76c5-96ed-e0c265fbbdd9', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '44f6bac06cd418ed36d6331a7ad7625f321d509759300faabf2347bdeabd1325', '1KeX', 'Script', 'write', '01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '2026-11-19T21:31:34.279Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-19T21:31:34.233Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '2cd57dde-4e8f-45a9-b97d-7ff14e9762e8', '2026-11-19T21:31:36.377Z');
INSERT INTO boards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 'Board', NULL, 0, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:33.927Z', '2026-11-19T21:31:33.927Z', 35, 42, '3asjnncn8f087', 5, NULL, NULL, 1, NULL);
INSERT INTO boards VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 'Board', NULL, 0, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.980Z', '2026-11-19T21:31:34.980Z', 2, 3, '8oblo28qhr00', 0, '2026-11-19T21:31:35.008Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 0, NULL);
INSERT INTO boards VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', 'Imported', NULL, 0, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.633Z', '2026-11-19T21:31:35.633Z', 0, 4, 'sxke57aiflj', 1, NULL, NULL, 0, NULL);
INSERT INTO board_members VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'owner');
INSERT INTO board_members VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'member');
INSERT INTO board_members VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'owner');
INSERT INTO board_members VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'member');
INSERT INTO board_members VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'owner');
INSERT INTO board_people VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd51-737b-b672-9c2c35af178c', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 1, 'board.member_added', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.028Z', 1, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 2, 'board.member_added', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.058Z', 2, '01a1f5b8-d3cd-731e-a34b-c610f1126176', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 3, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.082Z', 3, '01a1f5b8-d743-77bf-92dc-136568823821', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 4, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.088Z', 4, '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 5, 'label.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.091Z', 5, '01a1f5b8-d74b-73ac-a8e1-fae3609d8888', NULL, NULL, NULL, NULL, 'e060594d-4e8f-470f-b523-cd6ec1818616', NULL, 142, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 6, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.094Z', 6, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 7, 'card.labeled', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.103Z', 7, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-19T21:31:34.094Z"}', NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 8, 'card.assigned', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.133Z', 8, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-19T21:31:34.103Z"}', NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 9, 'card.assigned', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.133Z', 8, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1f5b8-cbd2-7717-8c3f-e2af59e4c429","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-19T21:31:34.133Z"}', NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 10, 'checklist.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.320Z', 10, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d836-7326-beb8-6596d4274898', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 11, 'checklist_item.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.366Z', 11, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f5b8-d85e-7730-812a-14d5b48ab9c2","checklist_id":"01a1f5b8-d836-7326-beb8-6596d4274898","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 12, 'checklist_item.updated', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.394Z', 12, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1f5b8-d85e-7730-812a-14d5b48ab9c2","checklist_id":"01a1f5b8-d836-7326-beb8-6596d4274898","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 13, 'checklist_item.assigned', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.414Z', 13, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1f5b8-d85e-7730-812a-14d5b48ab9c2","checklist_id":"01a1f5b8-d836-7326-beb8-6596d4274898","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1f5b8-d147-7578-8f31-1fe60ff6695c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 14, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.458Z', 14, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 15, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.482Z', 15, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 16, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.503Z', 16, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 17, 'card.moved', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.554Z', 17, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1f5b8-d743-77bf-92dc-136568823821","rank":65536,"updated_at":"2026-11-19T21:31:34.133Z","position":0}', NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 18, 'board.member_removed', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.570Z', 18, '01a1f5b8-d3cd-731e-a34b-c610f1126176', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 19, 'attachment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.576Z', 19, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 20, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.603Z', 20, '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 21, 'checklist.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.614Z', 21, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d957-771d-9da4-0978f4cf2f99', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 22, 'checklist.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.632Z', 22, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d968-7680-b374-4631525de8af', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 23, 'checklist_item.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.653Z', 23, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d97d-74b3-a602-4ca5ec6cde26', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f5b8-d97d-74b3-a602-4ca5ec6cde26","checklist_id":"01a1f5b8-d968-7680-b374-4631525de8af","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 24, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.677Z', 24, '01a1f5b8-d995-76f8-a157-43ab0386c9a9', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 25, 'comment.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.689Z', 25, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d9a2-76b4-92be-144a264803ba', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 26, 'label.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.823Z', 26, '01a1f5b8-da27-75b1-8e8e-8aa9dbefc922', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 27, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.865Z', 27, '01a1f5b8-da51-774b-9837-576f374d2541', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 28, 'card.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.885Z', 28, '01a1f5b8-da51-774b-9837-576f374d2541', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 29, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.931Z', 29, '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 30, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.943Z', 30, '01a1f5b8-da9f-7389-a6ab-abfa96b49099', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 31, 'column.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.956Z', 31, '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 1, 'board.member_added', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.994Z', 1, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 2, 'board.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.008Z', 2, '01a1f5b8-dac4-77f5-be48-56d414556d86', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 32, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.088Z', 32, '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 33, 'card.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.149Z', 33, '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 34, 'column.deleted', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.314Z', 34, '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 35, 'column.created', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:35.395Z', 35, '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO event_packs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 1, 20, X'1F8B0800000000000003ED994B6EE4361086F73985C12CB2213D7C880F691020407283CC2AED46838FD298183D3A12DBF1646020DB6C72856CB3CF1172939C204708A86E3FC6D363B4ED38D31EF44A2245153F15ABC89FD46CC6B0A0628E671C0BAAE778263033B95C6066CC1CCF2466059FE399C285CA658D15A3733C335897B95D894B9DAF8C62268A7C536026A71B8999CCAF32859954F9466356F2DC0B339BEE588999CAF638C585D4F3F917EF90EBED101631A00A5166592D9D2141594D34133571259444AAA0A49421700D08A3D508C3ED1758A18996DA10530B46580D8AD6B552A5F408A3A16F0055A885D6C1B03180AA77E83E36A0B5B1411572BDFB06CE6DBB6CE0B81F5E6FAC75B6CD3DB8DE218CEA388C695DD3AD9A06A3C6BE5F8EE3C2FA14CF00556958C154710643AC230454D5B619D775E36A09C31A76AABCB8F8AFDC257C205A302056148E78C568CD18574CABDDDD75A78D4B77793BF4CDC71D363D7E6A97DDE2D685205ABB9A943C78C28492CA182E0C67083FC0BD29A6C95DAFFAA3D067EFD9EE0DAA94944261E4FBA61F5085BE54852E4C0E8E382E42DFC1C2F7CDAAEDAED07DEEB6896D4CEB2FDE866D882EBC20567A45B4A09689DA1B6FFDA3B0BFFBEBCF0E8EFEF9FDB75FAFD8996054F35DE0D743B10BBB235A584FAC01466A0B42D1321863CC83D837C173827E5CF509C2093A3A3939FAEAE51121E806B57086D70A6DA301A2B536A4643527CAA95238074104FE209AB53316F789B26E35A556C5AEC7E15B3B04845180D10F719962DFA10AA59FFA93AE891D8C7FFFF2C7EDD81A931DD2C26E9C8E5158C18D521C17BECF4997E03AC8FA3318163625EB4F5BE8D2C47C996F0E9A1155B33946761CE3EB0E60535C36D6C369DF04183635FE14FC9B268EE9F2852B8B970DFA76B2EFFB5597504531F203D8046102449C72451823AC7CC5592558258A635A163FE4B9611976687718D37B8DE97EE5E3BE4718A3E210619F5384DD86F32E70A235D3C4785113E0B6962514BEE0E50DE5629BE8E1E3CA657AFCA4CA65FF12431C12E390189F3E31F033DCB93D97643622EF2DB8220E9C214A962A145C17A6CCF3F624F4EF23A62FC5EDF70996E36DFD1A13B4D3776EA17096680A8258CF1CB13AEF76A8A70AF4432836430CED32BD3D4EE70961D4C61616E9ED720AD8E5B289DE66C9FDE29CD8EE2DC2688C3F03AAE816B250102D03254E0025DA8952066D2D0FFE1164DDAA3976B1DB994B6CE1029DBBD1A4B43664B799BA08AA76863E826B6C6D733F3249E927DB6FDDB13DDEE3FDD641391D1688DD16887D98AB3F6490D9A4A0C4306E092B827485B1AEF4D9E415FEE25EE47D97202F7713CAF5A9D3E592FB1ED85D3AFF79CA828BF9C50752607F1748BCAF2B24DEE725F269A59D94EB23B2C3AF82C7FE2A2805253A2B0BCB4111C38CF642526B6AF69858EE136CC9B204E7E9C5B2B1B17BE94FED3042FA7A956A62AE03670B5F3E656156135B3245A863C6720801ACF9BF4FB2F9DDCA6A3D4D7EC6C7D72A1F1AEE909B53BB8B7F013AE73E25891D0000');
INSERT INTO event_packs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 21, 35, X'1F8B0800000000000003ED564D6FE4360CBDF767A85733B0BE259F16D86B8F3D35080C4AA236C27AEC813F8216C5FEF7C2CE389D4D82603698439BF646D124FDF4F848FBF656F08A4B7F57DD0AB11BAAE24EAF86AE9457AB612A2EDC6AD84AE9CD70BBE14FC1B2AE94B6ABC1778FD80DB93FDA2B4BBD19773FFDC94A620DAB39F2AC8383E4B5056B79029F5041EDADCB2A6691BD67158B38A6F659825504D65A079E670126182F43A0249360159BCBDC116BD8E77B8A5FBB32CDAC6223F65F59C325AFADA85899E930B1E6F6EEDB4B28C68135AE8620AD026524D742277298AF0CC51B53BBB7A1780DD66407C8B5052531D4D299E87165250CAF603168C172992178F2A04D325AEB9484A5732C43B71CFA1740E2D00D236BD8CF4659E502AB5899DA34F4D4C6C784266337D18984AE1CCACC9A7EE9BA5780A3006B82022F0201570A8551AE9601DF05FC87595F261A9F25C490C42A310B2ECA0C24306B4F2A2AE14F09AC797E8FB773E880A5630DC3AE44FA44BFE3E1D8D1CD307E39D5EBF140FB6356B15CC6697EF4ADA455ACC3EFCF656A31CEE58158338F0B6D8E071A4B2E949EB82F533B2D471A1F016FCE6F153BD2380DFD76E3C75AB8CCF7C3D89E970F43FA636BFEE140FD2AC33812CE945A9C59C3442D0C700EDCFF2A78237923D58D71FEB7F59EA9EC61AF771B8505AB0307478EC021FA1428472FC4BBBA7DE2ED170CD4B13359CAE04436EC95F76B0ED6AA00DE490BDA9A2CAD4A422BFE3EB56D6A7FA93709D6860C5EA4085C1A6D9C13D289F525FD72086B3FE4D990E19858C5124D712CC7B90CFDDE88EF37D134E3383F915BB1B4D0D9A94C6D1C565DCDF4F7F80D0F34B638CF18EFD7569EB5BD5B39DB9649C5709ACA979EE8743C7618E97EE8128D274FDC57D29EF054710F78944A1B87A59F59535F201967F42A99E5982E88FBBF931FB8935E82D59821646E40A6542BE5308910AEF9E9124670A5AEFAE9429FC14AE7010D06C090D19BA07CBDFD895C6B99BCC9CEBE4CD4E5CBC4682DCD47DB255EC98B14B8C57D2005065983559A031A11206B41592617D1987F3A7093C00AE210546D40BA1C4DE039251EAE383A6FB2B38F8EFE4F8F8EBEE1CA5F303AA7B88FA440F9EF00FE17514AD6CE800F0000');
INSERT INTO event_packs VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 1, 2, X'1F8B08000000000000039590CB6AC3301045F7FD8C594BC5AAF5AA56FD0F638264CD14811405C90E85E07F2F8DB3690B852EEF813973B9D324D8388C339B5E9854F3FC7483507D8BA714C1C120BC20152C8F7E91DC18523CA0B45CE92885544A47AB81C1D6B1FD3C10D270A38CE59646C105A11E88B47E550B3068352338285802B68700DC0DFEE3C0E2530607A18637FCF0E592F1B9B6F787EDECCBD787500330A0D4FA7A90F3963383ECBFE7D44F7E59D315C1AD6DC33BB8624B943082239FFBC1FA76C17694BDC37DFFD5F98FA1F64FFBE8269C6D010000');
INSERT INTO board_checkpoints VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 0, '2026-11-19T21:31:33.927Z', X'1F8B08000000000000039551C16EC32014BBEF33DE19AA429AA4E154ED1B76DA54452FF03221919001E93655FDF729493B753D74EAD106DB601FC11A50B01628DABCD9725360C94B91B5BCA9A8E279618A3CCF8D9125018364932350F0EC3118606028EA6087647D0FAA1F9D63A0BDF3E1026CAC137583C344A05A749118E84098C8D4CDF775AE6E8CE465294ABED559CB49629B57B4D11B59018371300F6B2E399840815CCB820BC145F52285CA84CAB25525CBD72BEFFFEE45FA00B566E0B0211741BDED1974D4351426708466EAA47EA4CD3152B811E8BB5F0A7E6EDF7FF614CE7A50C79B05EF5B5087D681027456D38EBEB01B1CAD7C783FFBF5D84D11F33130686D8869E196451DFEC536D6A8933D10A814469A890305DB5A32BF93DB58C771A0B03C78264FA7FD6256D381FA34B73F399E9E7E007EC8DF6992020000');
INSERT INTO board_checkpoints VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', 0, '2026-11-19T21:31:34.980Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D9171FC6515F50C5DB58AAC6778AE90B07101A7ADA2DCBDB29D546916A9B29C8199819923180D121281A2CBDB8A6B54192FCB2EE72D6515CF0B9D892CCF0B5D15C0209A6809243C3BF41A18680ACA9B311A37801C266B1928679DBF00139A48FD683112C80E6D2006CA1346D24DFB7D9DAB5A9DF2B21425AFD4B6E3946297D794A92CAD81C134EA8735971C8C20214DD2820BC145FD920AB915729B6DEA2A79BDF2FEEF5EA00F9009038B2DD900F26DCFA0A7BE253F8323B47327CD236D4E81FC8D40DDFD92774BFBEE73207FD6833CDE2C78DF827A341624A0358A76F485FD6869E3FCFBD96FC07E8E588E8141677C882BB72E6AF12F36A14115CD8140463FD1421CC89BCE90FE9DDC84264C23F9F5C10B793AED57B3860E34C4A5FDD9F1F4F4032100CAFF92020000');
INSERT INTO board_checkpoints VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', 0, '2026-11-19T21:31:35.633Z', X'1F8B0800000000000003B554CB6EDB3010BCE72B8AED550C44BDA553819E7A4E4E2D02818F654284125592721B04FEF78296653B41E2C2410B9D96D4EECECECCF219B4840E52CAA82A7943A42C29A9F3BA256D2132D2A64DAA7281056D1B4820E860103AF8364CD605949080442F9C9E82B62374E36C4C02C21AEBD640FB3EE0301916103AC58CC70484431650F6FCE9B4B5E03223754D6BD2885C11CC982A5B2C4491B590C03CC98B73D63E2C4007599A55845242DBDB8C7639EDF2F2BACAF3EF27B5FFF69FC79FD0A50918C6D178E87EDC2530E0C0D1C5E019B8654EF697103A7B74AF12CE8FE4EC4E00FB6B44B7CF87EE192E298103D3063A60460BFC82BFD93019BCB6EE7E5F6F6403AED79080D2CE87E56C51D4B097B1F63D13416F10BAE066DC1D6CD069A5511E24D7BEF7F3846E01BC3BDC6EEF96623D6E700C3BF663C5EDD5EB79560E1969EBBC2085CC51356DA5A4A2907C80F5D5C6B7F693B49154363E425795655E1DDC0B9FABA22E1A0E3BECD28ED80B6BE6613CBA38B6357AD06770570DA9CBBA226D96558471C153C93399D28FE15E00F4979033CED19ED0D1E3D45F997B67715FF0E0037347511290339E44DAF7C246E39CAEB5DDA0EB59084C3C0C51D10874F5CC716398F7FA7E44DC879361021FAC91EB16BD3D1E27BCAA33D28A4CE42553B46E441C6FF1EA8D1D905BF904D152E201C5A3D13EBC5D6E91A4266D898CD0B4154CF1B495A822C16F29724EC395D39B80937FED241D703887A1214C168250813CE3B4508D8A6E3BC0EF2F426EC780637CBF2294A3690FE2BC40F67F25885F02471FECBB083BEC5C21EC1C81A6FFFA7DDE5EFD016A3F07F1CD060000');
INSERT INTO labels VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74b-73ac-a8e1-fae3609d8888', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da27-75b1-8e8e-8aa9dbefc922', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d743-77bf-92dc-136568823821', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d995-76f8-a157-43ab0386c9a9', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd51-737a-9734-4d3ef896fdf1', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8f2-73c3-a69e-bb05eb786342', 'Finished by Bob', 'card_moved', '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', NULL, 'assign_member', NULL, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d937-71da-a7db-5de4634dcf51', 'Rule', 'card_moved', '01a1f5b8-d743-77bf-92dc-136568823821', NULL, 'assign_member', NULL, '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8f2-73c3-a69e-bb05eb786342', '01a1f5b8-d924-7434-b4c9-494fbeba5d20', 17, '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '2026-11-19T21:31:34.554Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'e060594d-4e8f-470f-b523-cd6ec1818616', 'cCyUzfioTs-Ij3uYE_FdhVpNiPElDphz7mNOEwBpVjY', '{"id":"01a1f5b8-d74b-73ac-a8e1-fae3609d8888","board_id":"01a1f5b8-d6a7-713f-b9e9-56d6555dd27e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-19T21:31:34.091Z');
INSERT INTO invitations VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d9bc-7733-a89a-a5c23b07f632', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da30-724d-88ea-c33951884988', 'FNB6nITb-Qxz1YX90Td6FT6zOCfk7kcbOyR1SUrVVkg', '-hoA__1lKA6ZLsKtZLOxLGJtLZ0PigrPu-o80benCP8', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.831Z', NULL);
INSERT INTO mail_queue VALUES ('301f5a7c-a50e-4627-8b9c-865fb9a71c48', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-19T21:31:36.377Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'reset', 'alice@example.org', '00', '2026-11-19T21:31:36.377Z');
INSERT INTO mail_preferences VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d93b-72a2-a1f6-e300af09a633', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1f5b8-d743-77bf-92dc-136568823821","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-19T21:31:34.597Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 19);
INSERT INTO trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', 'card', 'deleted', 'Card', 3, '01a1f5b8-d743-77bf-92dc-136568823821', NULL, 131072, 1, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f5b8-da51-774b-9837-576f374d2541","column_id":"01a1f5b8-d743-77bf-92dc-136568823821","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T21:31:34.865Z","updated_at":"2026-11-19T21:31:34.865Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T21:31:34.885Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 28);
INSERT INTO trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', 'column', 'deleted', 'Column', NULL, NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1f5b8-d74b-73ac-a8e1-fae3609d8888","01a1f5b8-da27-75b1-8e8e-8aa9dbefc922"],"board_members":["01a1f5b8-cbd2-7717-8c3f-e2af59e4c429","01a1f5b8-d147-7578-8f31-1fe60ff6695c"]}', '2026-11-19T21:31:34.956Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 31);
INSERT INTO trash VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 'card', 'deleted', 'Card', 4, '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', '01a1f5b8-da93-75af-bf16-3dd0448ad2bb', 65536, NULL, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f5b8-da9f-7389-a6ab-abfa96b49099","column_id":"01a1f5b8-da93-75af-bf16-3dd0448ad2bb","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T21:31:34.943Z","updated_at":"2026-11-19T21:31:34.943Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T21:31:34.956Z', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 31);
INSERT INTO restored_contents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', 35, '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '{"due_soon_for":null,"overdue_for":null,"id":"01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b","column_id":"01a1f5b8-db30-7451-a62b-f52ef3d8ca66","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T21:31:35.149Z","updated_at":"2026-11-19T21:31:35.149Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d748-74c3-a5c6-730a13fc8cac', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-19T21:31:34.094Z', '2026-11-19T21:31:34.554Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d743-77bf-92dc-136568823821', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-19T21:31:34.603Z', '2026-11-19T21:31:34.603Z', NULL);
INSERT INTO cards VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db30-7451-a62b-f52ef3d8ca66', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-19T21:31:35.149Z', '2026-11-19T21:31:35.149Z', NULL);
INSERT INTO cards VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd51-737a-9734-4d3ef896fdf1', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-19T21:31:35.633Z', '2026-11-19T21:31:35.633Z', NULL);
INSERT INTO card_labels VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74b-73ac-a8e1-fae3609d8888');
INSERT INTO card_assignees VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd51-737b-b672-9c2c35af178c');
INSERT INTO checklists VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d836-7326-beb8-6596d4274898', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d957-771d-9da4-0978f4cf2f99', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d968-7680-b374-4631525de8af', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7577-95ea-109cafb09def', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', '01a1f5b8-d836-7326-beb8-6596d4274898', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d97d-74b3-a602-4ca5ec6cde26', '01a1f5b8-d968-7680-b374-4631525de8af', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7578-ad4c-1ceb2b14f8fb', '01a1f5b8-dd68-7577-95ea-109cafb09def', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', '01a1f5b8-d147-7578-8f31-1fe60ff6695c');
INSERT INTO item_placeholders VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7578-ad4c-1ceb2b14f8fb', '01a1f5b8-dd51-737b-b672-9c2c35af178c');
INSERT INTO attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', X'');
INSERT INTO attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', X'F9A76CC41CDA321C507095B8790566B0E59CB054A88069813330969E55F8FC60D9A991D370D9D261DE8744671C28C1ADB973D451E3AE0452874F46C45C08B113EB3681AF8BF6D89749313CF5D589BD49797671483692100AE32C584CACF9068621A514042455D0942A3B2405F6914C1AE5EA82737906C0B674B86C32AC7BFE4FCFD870A2D7F12CC04A7E2DB75794063804D969FD17ECFD05B72EEDDAF5F9C5EC76500940643C9A2C3D10BF1B4EA473FCC3FF269F3273DC0F95BD2C7F4FE962FB9D3FE1D650EC46B5393AB4A4B0EFFE4765EFE6E209A25565B2E7AC0AA24CCA41B6B2C1DCAEA3E84B66BD925082BA4D7BAA44D3CA068EEE077F50C022DD80BF2A512B8763762BA631D6E2D638A9F533D91B812C637D466C2790739D03BEF5A92355B42927455CDD92C35FC3E7743EB5E65C3DDA444DEB14FD5857731ABCC19DA9D7E104042848E131BA88FAF89BDFAADC804F922E0528A8D2D7ED30C020AB16EACCC33957FC919B6EB99531E5E804F3144D1136EF003B92425B1754B18E11DDDDC501A4417E8DB75E4993F49724261EB60C2DDC0BD551FD9CF4306C36F1099B308164A7F0BA4EA09B90AC9282F2071309E76F528F50A5A4CF761BCBABBE9219C1CB0DBFF23FB84B0139EA10F5BCDE78BEF1EC9FF7A39A4B9539D9A2C08E1756C75727711901CF9076E341E6A1334813FA8D43DF83');
INSERT INTO attachment_blobs VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('6295abc6-8dff-4a75-9651-55352b286860', 'c648a113-6114-4834-b625-3974a5467a28', '00', NULL);
INSERT INTO attachment_objects VALUES ('6295abc6-8dff-4a75-9651-55352b286860', 'c648a113-6114-4834-b625-3974a5467a28', NULL);
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d85e-7730-812a-14d5b48ab9c2', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8ba-70e3-ac1b-a7730a0c06e7', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8d4-75d0-b3e0-7b395d7aa2dc', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d8e7-7777-9aad-ac18f4d6fb80', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d930-7748-a2e6-8187c350a8f1', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', 'description', '');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d97d-74b3-a602-4ca5ec6cde26', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', '01a1f5b8-da51-774b-9837-576f374d2541', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', '01a1f5b8-da51-774b-9837-576f374d2541', 'description', '');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 'description', '');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', 'title', ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', 'description', '');
INSERT INTO search_texts VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 'title', ' ·b01a1f5b8dd51737994c29080f3ce4198 ·c01a1f5b8dd51737994c29080f3ce4198 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 'description', '');
INSERT INTO search_texts VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7578-ad4c-1ceb2b14f8fb', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', 2097151, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ');
INSERT INTO search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', '01a1f5b8-d94b-71a7-a916-0b18a2eddea8', 3145727, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d9a2-76b4-92be-144a264803ba', 1048576, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da51-774b-9837-576f374d2541', '01a1f5b8-da51-774b-9837-576f374d2541', 4194303, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', '01a1f5b8-da9f-7389-a6ab-abfa96b49099', 5242879, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', '01a1f5b8-db6d-72e1-b406-38fc6b1fdd1b', 6291455, ' ·b01a1f5b8d6a7713fb9e956d6555dd27e ·c01a1f5b8d6a7713fb9e956d6555dd27e ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f5b8-dd51-7379-94c2-9080f3ce4198', '01a1f5b8-dd68-7576-9226-abcb0db2d011', '01a1f5b8-dd68-7576-9226-abcb0db2d011', 7340031, ' ·b01a1f5b8dd51737994c29080f3ce4198 ·c01a1f5b8dd51737994c29080f3ce4198 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d9a2-76b4-92be-144a264803ba', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, '2026-11-19T21:31:34.689Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d70e-765e-b6bc-a44cf0651eb5', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'added', NULL, NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.028Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d72a-7562-bc56-2ff4889ba0a0', '01a1f5b8-d3cd-731e-a34b-c610f1126176', 'added', NULL, NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.058Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d776-70fa-a391-373f728bdd9e', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'assigned', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.133Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d9a2-76b5-80f2-01044b1ac423', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'commented', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-d9a2-76b4-92be-144a264803ba', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.689Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f5b8-dac4-77f5-be48-56d414556d86', '01a1f5b8-dad2-713d-a942-174d22bffc1a', '01a1f5b8-d147-7578-8f31-1fe60ff6695c', 'added', NULL, NULL, '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', '2026-11-19T21:31:34.994Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-d74e-7778-91f2-6b693bbed3d2', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429');
INSERT INTO board_visits VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'f837b120252c0162c596f14016072d5d');
INSERT INTO webhooks VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-daff-7676-8341-95e75e8904bf', 'https://hooks.invalid/boardcast', NULL, '2QXen1Y8mwUgp18izvLQhztdtTPmyxa_c46M2uWwJTy0zdQ5CaWk5dG1ZkVb6t1GVvUGbOgJn-BirafvBapvrVyJxawgoNT9xcjTliEJ', 1, NULL, '2026-11-19T21:31:35.039Z', 1, 31, 1, '2026-11-19T21:31:40.452Z', 5, '01a1f5b8-dc45-7193-a6fa-989b0145c286', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1f5b8-d6a7-713f-b9e9-56d6555dd27e', '01a1f5b8-daff-7676-8341-95e75e8904bf', '01a1f5b8-dc45-7194-a4ee-9d3dca47dc4e', 32, 'column.created', 'pending', NULL, 1, '2026-11-19T21:31:35.364Z', '2026-11-19T21:31:40.452Z', NULL, 5);
INSERT INTO imports VALUES ('01a1f5b8-dcca-720d-a54c-75b8fdee033e', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1f5b8-dd51-7379-94c2-9080f3ce4198', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-19T21:31:35.498Z', '2026-11-19T21:31:35.531Z', '2026-11-19T21:31:35.673Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1f5b8-dd8b-7642-baaa-23d404637b85', '01a1f5b8-cbd2-7717-8c3f-e2af59e4c429', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-19T21:31:35.691Z', '2026-11-19T21:31:35.694Z', '2026-11-19T21:31:35.700Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1f5b8-dd8b-7642-baaa-23d404637b85', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
