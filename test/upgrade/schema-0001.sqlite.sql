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
INSERT INTO schema_version VALUES (1, 'e2ebf934144c994e');
INSERT INTO users VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$lzELkzdeFy2MA3kYfV4oAhlwhJLs+spZwxzjJ4BEKow$2YdJ0AFLtvfH0ByEDcItyBQbNvN4j06daVQsjbqrsSI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:00:46.749Z');
INSERT INTO users VALUES ('01a1e4e0-00cf-7259-aaec-01491e1d578e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$A4fxxO+xGpf0To3nlAiSPpEIC5/VvCkE+98UB93taNE$e/vBVbIgXzsEDXaxG5EI3uacrkF8xfSOIeseGo2ARZs', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:00:48.850Z');
INSERT INTO users VALUES ('01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$ae0H/wpBO5y3Tv0MCj5PrKCi7+9YfedFD3kkV2/Z1NI$KvYSdWlSELcQebtaDcE0SwKlyBciJUGRreGZebG0EUk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:00:49.732Z');
INSERT INTO users VALUES ('01a1e4e0-232b-73f1-8413-bba28229457a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$oi/7TVLbSjgRuh6bQlrtSukoZ9PA/of7UrmYKhsq09U$YBRQbCxoEa7lDlxNblAPVYDmW+3c1mj179V1tV0THJw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:00:57.501Z');
INSERT INTO sessions VALUES ('01a1e4e0-00ac-73ee-be6f-7eac52155e4c', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:47.916Z', '2026-11-16T15:00:47.916Z', '2026-11-16T16:00:47.916Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4e0-06fd-71ba-96fe-5c1203d1ccf1', '01a1e4e0-00cf-7259-aaec-01491e1d578e', '2026-11-16T15:00:49.533Z', '2026-11-16T15:00:49.533Z', '2026-11-16T16:00:49.533Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4e0-0a27-712e-9e30-56d805f834b2', '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', '2026-11-16T15:00:50.343Z', '2026-11-16T15:00:50.343Z', '2026-11-16T16:00:50.343Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e4e0-2cca-74ab-be35-2d59c57ef817', '2026-11-16T16:06:02.194Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:01:04.194Z');
INSERT INTO sign_in_sessions VALUES ('01a1e4e0-00ac-73ee-be6f-7eac52155e4c', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('d82cdb46-58e3-4192-bb08-bb1f17abd4d3', '2026-11-16T15:01:04.194Z');
INSERT INTO api_tokens VALUES ('01a1e4e0-0fbf-768d-844e-08852ef36247', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'a888c2bd859d83f52dbf0e9f502f4f65f9c9b513627741aa4b28bf5e20ce2511', 'WL9g', 'Script', 'write', '01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '2026-11-16T15:00:51.753Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:00:51.541Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '2000e1c6-22bf-44e3-b32a-c792d9cb7dac', '2026-11-16T15:01:04.194Z');
INSERT INTO boards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 'Board', NULL, NULL, 0, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.359Z', '2026-11-16T15:00:50.359Z', 35, 40, '2tketvhf12mtv', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 'Board', NULL, NULL, 0, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.259Z', '2026-11-16T15:00:55.259Z', 2, 3, '3kq1ki1seolzn', 0, '2026-11-16T15:00:55.615Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 0);
INSERT INTO board_members VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'owner');
INSERT INTO board_members VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'member');
INSERT INTO board_members VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'owner');
INSERT INTO board_members VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'member');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 1, 'board.member_added', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.397Z', 1, '01a1e4e0-00cf-7259-aaec-01491e1d578e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","user_id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","role":"member","user":{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 2, 'board.member_added', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.504Z', 2, '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","user_id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","role":"member","user":{"id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 3, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.534Z', 3, '01a1e4e0-0ae6-762e-afbd-d6948663528a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 4, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.594Z', 4, '01a1e4e0-0b3f-730b-8d22-3daad6e03479', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-0b3f-730b-8d22-3daad6e03479","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 5, 'label.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.685Z', 5, '01a1e4e0-0b7d-7323-a172-834df6e86084', NULL, NULL, NULL, NULL, '8c0d9511-fc43-45c5-844d-21d0b509c518', NULL, NULL, NULL, '{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 6, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.743Z', 6, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:50.743Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 7, 'card.labeled', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.988Z', 7, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:00:50.743Z"}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:50.988Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 8, 'card.assigned', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.112Z', 8, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:00:50.988Z"}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:51.112Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 9, 'card.assigned', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.112Z', 8, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:00:51.112Z"}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:51.112Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 10, 'checklist.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.861Z', 10, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1015-75ba-9d2b-14fbee7f770c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 11, 'checklist_item.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.012Z', 11, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 12, 'checklist_item.updated', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.100Z', 12, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 13, 'checklist_item.assigned', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.141Z', 13, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 14, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.180Z', 14, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1154-762f-8878-8770541f89df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1154-762f-8878-8770541f89df","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 15, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.239Z', 15, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-118f-7118-ba52-0e9b367b490c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-118f-7118-ba52-0e9b367b490c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 16, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.488Z', 16, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-12ad-73f4-88d0-916940943a62', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-12ad-73f4-88d0-916940943a62","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 17, 'card.moved', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.851Z', 17, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","rank":65536,"updated_at":"2026-11-16T15:00:51.112Z","position":0}', '{"id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0b3f-730b-8d22-3daad6e03479","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Steps","rank":65536,"items":[{"id":"01a1e4e0-10ad-72a5-9d04-4af88d505c9e","checklist_id":"01a1e4e0-1015-75ba-9d2b-14fbee7f770c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4e0-1154-762f-8878-8770541f89df","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4e0-118f-7118-ba52-0e9b367b490c","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4e0-12ad-73f4-88d0-916940943a62","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:00:50.743Z","updated_at":"2026-11-16T15:00:52.851Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 18, 'board.member_removed', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:52.993Z', 18, '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","user_id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","role":"member","user":{"id":"01a1e4e0-0709-773d-bf71-e16fcfb3eeeb","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 19, 'attachment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.100Z', 19, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-14ec-770c-a83a-bc2848d435a4","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 20, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.275Z', 20, '01a1e4e0-159b-7152-acc8-eb6503cce83e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-159b-7152-acc8-eb6503cce83e","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:53.275Z","updated_at":"2026-11-16T15:00:53.275Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 21, 'checklist.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.496Z', 21, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1678-7072-8324-60c540e21ebb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1678-7072-8324-60c540e21ebb","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 22, 'checklist.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.624Z', 22, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-16f8-734f-b134-c95c06bca03f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-16f8-734f-b134-c95c06bca03f","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 23, 'checklist_item.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.684Z', 23, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1734-7648-8106-3b02957f8205', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1734-7648-8106-3b02957f8205","checklist_id":"01a1e4e0-16f8-734f-b134-c95c06bca03f","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 24, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.782Z', 24, '01a1e4e0-1796-7016-adb3-de625d0358e6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1796-7016-adb3-de625d0358e6","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 25, 'comment.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.851Z', 25, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-17db-720b-a1cd-de7c73a45120', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-17db-720b-a1cd-de7c73a45120","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","card_id":"01a1e4e0-0bb7-7582-ad8f-b0fabd70c124","user_id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","user":{"id":"01a1e4df-fa48-708f-ab65-bebf46f1477d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:00:53.851Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 26, 'label.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.115Z', 26, '01a1e4e0-18e3-72a0-87a6-77ecf07e48fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-18e3-72a0-87a6-77ecf07e48fc","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 27, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.336Z', 27, '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-19c0-710f-bd5c-4aecf74aa703","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:54.336Z","updated_at":"2026-11-16T15:00:54.336Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 28, 'card.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.444Z', 28, '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-19c0-710f-bd5c-4aecf74aa703","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:54.336Z","updated_at":"2026-11-16T15:00:54.336Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 29, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.873Z', 29, '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 30, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.967Z', 30, '01a1e4e0-1c37-7516-9087-15127f8af3f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1c37-7516-9087-15127f8af3f3","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:54.967Z","updated_at":"2026-11-16T15:00:54.967Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 31, 'column.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.087Z', 31, '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 1, 'board.member_added', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.426Z', 1, '01a1e4e0-00cf-7259-aaec-01491e1d578e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e0-1d5b-77a5-b137-88e94e3d585e","user_id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","role":"member","user":{"id":"01a1e4e0-00cf-7259-aaec-01491e1d578e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 2, 'board.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.615Z', 2, '01a1e4e0-1d5b-77a5-b137-88e94e3d585e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1d5b-77a5-b137-88e94e3d585e"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 32, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.853Z', 32, '01a1e4e0-1fad-7532-a905-dde9ecf03097', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 33, 'card.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:56.051Z', 33, '01a1e4e0-2073-76e5-a90f-5c09a49d7769', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-2073-76e5-a90f-5c09a49d7769","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","column_id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:00:56.051Z","updated_at":"2026-11-16T15:00:56.051Z"}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 34, 'column.deleted', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:56.173Z', 34, '01a1e4e0-1fad-7532-a905-dde9ecf03097', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 35, 'column.created', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:56.308Z', 35, '01a1e4e0-1fad-7532-a905-dde9ecf03097', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 0, '2026-11-16T15:00:50.359Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D1124B68959553D4357AD22EB611E1512FE1470DA2ACADD2BDB4994AEA22E67606660E604DE820621515241820BDC29AECA7DC16B550B5EB7AADDBA0A4B250D30C83E07020D2F03460B0C2CA536FA31FBA107DD4F2130688730C42BF0A9C9D48D0133817618123168236126DB989F5BAE75DC61B1E74AEC1D475395DC907145E564A1D49C338DF6DF9A6B0E66D0B015DB8A4BC965F52A4B2D842EC56657D66F77DE8FEE25FA042D1804341412E8F703838E3A43710627307327CD7FDA9C12C57BC1C32FC561697FF8EA295EF4A04FF70B3EB4A00E7D000D187C4BCFF48DDD186833C48F8B5F8FDD1CB11C0303E763CA2BB72E1AF02FF6A9C136FB2381CE71A2853852F4CE93BD4DEE5393A691E2FAE0853C9F0FAB594347EAF3D2FEEC787EFA05E26D667892020000');
INSERT INTO board_checkpoints VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', 0, '2026-11-16T15:00:55.259Z', X'1F8B08000000000000039551C16EC32014BBEF33DE3954D08624E334ED1B76DA54458FF0989048C880749BAAFEFB94A4ADBA53D5A30DB6C13E8233A0800B14541267C248CDEA1A25D36257B3A6A1E79276463692A080ECB22750F01A301A28C050EAA21BB30B03A861F2BE802EF8102FC0A536533F7ACC04CAA24F54401709339956FF5E738D6516CB86D5BCB10C752599266DCBCA8AB2AEE79C69340F6B2E399841C1966F2B260413D59B908A7325E5662B9FDF6FBCEFDD4BF4058A17E051934FA03EF605F4D46B8A3338829E3B691F69734A146F0577BF14C3D27EF81E289EF5A08EB70BDEB5A01E9D0705E85D472FF483FDE86913E2E7D96FC07E8E588EA100EB62CA2BB72EEAF13F76A9C52EBB0381CA71A285385074D691B94EEE529BA691E2FAE0853C9DF6AB594B071AF2D2FEEC787AFA03B5125A2A92020000');
INSERT INTO labels VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0b7d-7323-a172-834df6e86084', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-18e3-72a0-87a6-77ecf07e48fc', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0ae6-762e-afbd-d6948663528a', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0b3f-730b-8d22-3daad6e03479', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1796-7016-adb3-de625d0358e6', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1fad-7532-a905-dde9ecf03097', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-131d-76bf-8bd4-51de653ba392', 'Finished by Bob', 'card_moved', '01a1e4e0-0b3f-730b-8d22-3daad6e03479', NULL, 'assign_member', NULL, '01a1e4e0-00cf-7259-aaec-01491e1d578e', 1);
INSERT INTO automation_rules VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1558-75a8-8430-4d5468090d2a', 'Rule', 'card_moved', '01a1e4e0-0ae6-762e-afbd-d6948663528a', NULL, 'assign_member', NULL, '01a1e4e0-00cf-7259-aaec-01491e1d578e', 1);
INSERT INTO automation_runs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-131d-76bf-8bd4-51de653ba392', '01a1e4e0-13f4-746b-9af1-bcec5634bc4e', 17, '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '2026-11-16T15:00:52.851Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '8c0d9511-fc43-45c5-844d-21d0b509c518', 'kKnOBz_xFE0vNHoXUHmVyuZUGEqab2Ib_oLfHoq3kI0', '{"id":"01a1e4e0-0b7d-7323-a172-834df6e86084","board_id":"01a1e4e0-0a37-7584-9790-9c7c2f6a571b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:00:50.685Z');
INSERT INTO invitations VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-188c-7630-b519-3161c1ae2777', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-195a-7084-b6ef-b708195f3117', 'Iz5u1MbbO-kWWz5ugzedyy0yWZqRc-2AYoAwmwmgVP4', 'tk52hFAqb-oyzoQVQT4XyUKREAzjovB7NuqJQYsqDis', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:54.233Z', NULL);
INSERT INTO mail_queue VALUES ('6fc2a238-49a9-43ee-b4ac-3c7928281e51', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:01:04.194Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 'reset', 'alice@example.org', '00', '2026-11-16T15:01:04.194Z');
INSERT INTO mail_preferences VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 'card', 'deleted', 'Card', '01a1e4e0-0ae6-762e-afbd-d6948663528a', NULL, 131072, 1, '{"id":"01a1e4e0-19c0-710f-bd5c-4aecf74aa703","column_id":"01a1e4e0-0ae6-762e-afbd-d6948663528a","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:00:54.336Z","updated_at":"2026-11-16T15:00:54.336Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:00:54.444Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 28);
INSERT INTO trash VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4e0-0b7d-7323-a172-834df6e86084","01a1e4e0-18e3-72a0-87a6-77ecf07e48fc"],"board_members":["01a1e4df-fa48-708f-ab65-bebf46f1477d","01a1e4e0-00cf-7259-aaec-01491e1d578e"]}', '2026-11-16T15:00:55.087Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 31);
INSERT INTO trash VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 'card', 'deleted', 'Card', '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', '01a1e4e0-1bd9-75b4-8862-d12e4844ebfd', 65536, NULL, '{"id":"01a1e4e0-1c37-7516-9087-15127f8af3f3","column_id":"01a1e4e0-1bd9-75b4-8862-d12e4844ebfd","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:00:54.967Z","updated_at":"2026-11-16T15:00:54.967Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:00:55.087Z', '01a1e4df-fa48-708f-ab65-bebf46f1477d', 31);
INSERT INTO restored_contents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', 35, '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '{"id":"01a1e4e0-2073-76e5-a90f-5c09a49d7769","column_id":"01a1e4e0-1fad-7532-a905-dde9ecf03097","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:00:56.051Z","updated_at":"2026-11-16T15:00:56.051Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0b3f-730b-8d22-3daad6e03479', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T15:00:50.743Z', '2026-11-16T15:00:52.851Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-0ae6-762e-afbd-d6948663528a', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:00:53.275Z', '2026-11-16T15:00:53.275Z', NULL);
INSERT INTO cards VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-1fad-7532-a905-dde9ecf03097', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:00:56.051Z', '2026-11-16T15:00:56.051Z', NULL);
INSERT INTO card_labels VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0b7d-7323-a172-834df6e86084');
INSERT INTO card_assignees VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-00cf-7259-aaec-01491e1d578e', NULL, 0);
INSERT INTO checklists VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1015-75ba-9d2b-14fbee7f770c', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1678-7072-8324-60c540e21ebb', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-16f8-734f-b134-c95c06bca03f', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', '01a1e4e0-1015-75ba-9d2b-14fbee7f770c', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1734-7648-8106-3b02957f8205', '01a1e4e0-16f8-734f-b134-c95c06bca03f', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', '01a1e4e0-00cf-7259-aaec-01491e1d578e');
INSERT INTO attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1154-762f-8878-8770541f89df', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-118f-7118-ba52-0e9b367b490c', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-12ad-73f4-88d0-916940943a62', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1154-762f-8878-8770541f89df', X'');
INSERT INTO attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-118f-7118-ba52-0e9b367b490c', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-12ad-73f4-88d0-916940943a62', X'9E03CBD95E44C9B0D579D3B90B06B9F6B2A2BB07423867EE0ED9A17C20ACB8950EF57A794E2D257E0808A4B0057C4FF0982F3B98866E15F4DD099FEF86E59328ACFBE001DA82ED93F9C05B77220F2CE15D0ED710E926B34E2AF0DDD9A968C615AD6608A3E7E1BD67997AD9422FBB90C5C84756A649CF0648A60E04B75F285C00AC8DA9BC0582ED6DB6645E3C8EFAB20B650C9E16E0ADD869DAFA4F083A7368C8D1E3E472C7F36DE5DB1292E1888A8001DCA9B03D682C1C3B0777F6B25EC21F3CB19BAD07D22583A5EEBB437C53C55E0BB8D83B3BCBD9ADEA6DEDB8E723C47411981FC60D67946D488D4420CC8D5E41EB5A90CC794AC3FADEBA7ECE24176B31EB2671C7B4A345E59CF5D5D2FC74837C438C067F8CCC147E2C25AA35165890B4E0B62377C780B27429AD2F2A9B0D79588859987D65D9203BE9A6814F7B93C9552BE5A6E45B78E4BD032A94B5C9AAFAFF7E4E3965FEE162E5D8ED30C41827F5A196BB4209B7CBDE1B29CC1A374FD424FF2011B0717C218AE97B4A72664326A19A3233E785CFADA97EDC61A1FB7D414ED70A462655050F44E9FAACE2908FE020AE07C1D351B5AF485158CAF08A107DDFA69FCC37432E68A81E028B2630BD08782F229A0DCC110C20FEDDF036338A945D5020DEBF05894E3189A282BDFAF084F40BBFA9D90614424F2CC9FE50D339BD286763908C866D');
INSERT INTO attachment_blobs VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('fb52142e-92e0-413f-b893-c8522c55f4b8', 'd33a63d0-fd86-4851-9e81-8c31fcd60163', '00', NULL);
INSERT INTO attachment_objects VALUES ('fb52142e-92e0-413f-b893-c8522c55f4b8', 'd33a63d0-fd86-4851-9e81-8c31fcd60163', NULL);
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-10ad-72a5-9d04-4af88d505c9e', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1154-762f-8878-8770541f89df', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-118f-7118-ba52-0e9b367b490c', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-12ad-73f4-88d0-916940943a62', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-14ec-770c-a83a-bc2848d435a4', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-159b-7152-acc8-eb6503cce83e', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-159b-7152-acc8-eb6503cce83e', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-1734-7648-8106-3b02957f8205', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', 'title', ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', 'description', '');
INSERT INTO search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-159b-7152-acc8-eb6503cce83e', '01a1e4e0-159b-7152-acc8-eb6503cce83e', 3145727, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-17db-720b-a1cd-de7c73a45120', 1048576, ' ·b01a1e4e00a37758497909c7c2f6a571b ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', '01a1e4e0-19c0-710f-bd5c-4aecf74aa703', 4194303, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1c37-7516-9087-15127f8af3f3', '01a1e4e0-1c37-7516-9087-15127f8af3f3', 5242879, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', '01a1e4e0-2073-76e5-a90f-5c09a49d7769', 6291455, ' ·b01a1e4e00a37758497909c7c2f6a571b ·c01a1e4e00a37758497909c7c2f6a571b ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-17db-720b-a1cd-de7c73a45120', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, '2026-11-16T15:00:53.851Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0a5e-73bc-a09e-151dc70e0491', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'added', NULL, NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.397Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0ac8-708b-9651-f93929f2e4a3', '01a1e4e0-0709-773d-bf71-e16fcfb3eeeb', 'added', NULL, NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:50.504Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0d29-7720-b121-1de928f75547', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'assigned', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:51.112Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-17dc-72df-9e61-83981fdbabb1', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'commented', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4e0-17db-720b-a1cd-de7c73a45120', '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:53.851Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e0-1d5b-77a5-b137-88e94e3d585e', '01a1e4e0-1e7a-770e-9abf-33cf954719b9', '01a1e4e0-00cf-7259-aaec-01491e1d578e', 'added', NULL, NULL, '01a1e4df-fa48-708f-ab65-bebf46f1477d', '2026-11-16T15:00:55.426Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-0bb7-7582-ad8f-b0fabd70c124', '01a1e4df-fa48-708f-ab65-bebf46f1477d');
INSERT INTO board_visits VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4df-fa48-708f-ab65-bebf46f1477d', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e4df-fa48-708f-ab65-bebf46f1477d', '29acfb228cba3e9038c67365cf6879d9');
INSERT INTO webhooks VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1f57-71d5-be97-e4f324d54e35', 'https://hooks.invalid/boardcast', NULL, 'e_5yroWtU4DYFba3u3oLRnR7WLcNcGt1VJHtXHcRxQPERGf4S_bYMaxw9b--jD_fxleJOe9KX3t-38Pd1vPIl1KsXXzlCZXoG3-T0fyR', 1, NULL, '2026-11-16T15:00:55.767Z', 1, 31, 2, '2026-11-16T15:06:14.615Z', 5596, '01a1e4e0-5d24-7097-86bd-74053dd0e729', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e4e0-0a37-7584-9790-9c7c2f6a571b', '01a1e4e0-1f57-71d5-be97-e4f324d54e35', '01a1e4e0-2137-72ae-b0fc-457ebcd1d224', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T15:00:56.247Z', '2026-11-16T15:06:14.615Z', NULL, 5596);
