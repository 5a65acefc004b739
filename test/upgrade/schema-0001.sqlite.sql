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
INSERT INTO schema_version VALUES (1, '14cb9a35b33d157c');
INSERT INTO users VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$0oNBYEZAUFOQoq1G1i2Hjmj/6o1YSFb0+Ni4UdRd/B0$br5ITqvuCuzLAD9EN9PxAqskZCa6jFbmDfwNZ1nZvt4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T17:34:27.772Z');
INSERT INTO users VALUES ('01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$hCzuIPRmFoWm03SH/YTey+rqiY+fIH5zqjEB8jLKQ3U$tQ4W5GDC14EpLhfBV7g2uJ5KfM6ZnbJlCvaOJ+5jR4Q', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T17:34:27.888Z');
INSERT INTO users VALUES ('01a1ea93-0c67-7645-9287-4fd7933fab6d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+MyTOnvsMQGBIQV1R837CRoqrR+2xcBHIjn/tYwi95o$V+64T9R4goBkqFBqVx6/LM3XXdnFeP04xUmDbRMIgXg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T17:34:27.995Z');
INSERT INTO users VALUES ('01a1ea93-0e0e-77db-9089-5aaa7fec94c8', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$A1s3RFWM3AVNj2XE3k+4woZYioPMLgw5lXueAlnggR0$68W64L0OxtGE0GSTQPvK1MDh9E5lZC6+/ui9GwJtd1M', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T17:34:28.427Z');
INSERT INTO sessions VALUES ('01a1ea93-0bf8-7264-a4ec-90e56409c227', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:27.832Z', '2026-11-17T17:34:27.832Z', '2026-11-17T18:34:27.832Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ea93-0c66-736e-bb33-6840f4e30cb1', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', '2026-11-17T17:34:27.942Z', '2026-11-17T17:34:27.942Z', '2026-11-17T18:34:27.942Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ea93-0cd0-70e9-8b91-ed3b9bb201fe', '01a1ea93-0c67-7645-9287-4fd7933fab6d', '2026-11-17T17:34:28.048Z', '2026-11-17T17:34:28.048Z', '2026-11-17T18:34:28.048Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1ea93-0e80-739b-9f50-6e06b975079d', '2026-11-17T18:39:28.482Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.484Z');
INSERT INTO sign_in_sessions VALUES ('01a1ea93-0bf8-7264-a4ec-90e56409c227', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('768ea714-a6ef-4a87-8638-885997dd1941', '2026-11-17T17:34:28.484Z');
INSERT INTO api_tokens VALUES ('01a1ea93-0d1a-7434-88af-1435e165caa5', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '8b2fbd15e4dd69180e707205b3883356431e0ced4f9d6f6f41160cdf5cdb8f79', 'fEgj', 'Script', 'write', '01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '2026-11-17T17:34:28.121Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T17:34:28.114Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '9e285147-2a0c-4499-a445-37dbac7f9cea', '2026-11-17T17:34:28.484Z');
INSERT INTO boards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 'Board', NULL, NULL, 0, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.054Z', '2026-11-17T17:34:28.054Z', 35, 42, '3g3492iqrdzws', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 'Board', NULL, NULL, 0, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.224Z', '2026-11-17T17:34:28.224Z', 2, 3, '1j8fj492f4ocq', 0, '2026-11-17T17:34:28.228Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 0);
INSERT INTO boards VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', 'Imported', NULL, NULL, 0, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.298Z', '2026-11-17T17:34:28.298Z', 0, 4, 'vslujbtqugf', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'owner');
INSERT INTO board_members VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'member');
INSERT INTO board_members VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'owner');
INSERT INTO board_members VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'member');
INSERT INTO board_members VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'owner');
INSERT INTO board_people VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dca-7245-b5b2-8a5ff5d36837', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 1, 'board.member_added', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.067Z', 1, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","user_id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","role":"member","user":{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 2, 'board.member_added', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.074Z', 2, '01a1ea93-0c67-7645-9287-4fd7933fab6d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","user_id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","role":"member","user":{"id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 3, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.076Z', 3, '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 4, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.080Z', 4, '01a1ea93-0cf0-74af-9be8-0a981924fafd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0cf0-74af-9be8-0a981924fafd","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 5, 'label.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.083Z', 5, '01a1ea93-0cf3-747b-bb61-6ae7e682696c', NULL, NULL, NULL, NULL, '1ec068e7-29d2-4f03-a8b0-9aa2aa53905d', NULL, NULL, NULL, '{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 6, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.086Z', 6, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.086Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 7, 'card.labeled', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.095Z', 7, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T17:34:28.086Z"}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.095Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 8, 'card.assigned', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.102Z', 8, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T17:34:28.095Z"}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.102Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 9, 'card.assigned', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.102Z', 8, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T17:34:28.102Z"}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.102Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 10, 'checklist.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.124Z', 10, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d1d-751b-83d0-c65c841392b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 11, 'checklist_item.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.127Z', 11, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 12, 'checklist_item.updated', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.131Z', 12, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 13, 'checklist_item.assigned', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.134Z', 13, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 14, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.143Z', 14, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d2f-724d-9b4e-76ad6135c569","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 15, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.148Z', 15, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d34-712c-b690-374313c52373', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d34-712c-b690-374313c52373","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 16, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.153Z', 16, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d39-7261-bcca-a65e1ebfed4b","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 17, 'card.moved', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.163Z', 17, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","rank":65536,"updated_at":"2026-11-17T17:34:28.102Z","position":0}', '{"id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0cf0-74af-9be8-0a981924fafd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Steps","rank":65536,"items":[{"id":"01a1ea93-0d20-7238-8c4f-200fdec522ce","checklist_id":"01a1ea93-0d1d-751b-83d0-c65c841392b9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1ea93-0d2f-724d-9b4e-76ad6135c569","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1ea93-0d34-712c-b690-374313c52373","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1ea93-0d39-7261-bcca-a65e1ebfed4b","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T17:34:28.086Z","updated_at":"2026-11-17T17:34:28.163Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 18, 'board.member_removed', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.167Z', 18, '01a1ea93-0c67-7645-9287-4fd7933fab6d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","user_id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","role":"member","user":{"id":"01a1ea93-0c67-7645-9287-4fd7933fab6d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 19, 'attachment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.173Z', 19, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d4d-7479-86f1-958ba9b7fb42","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 20, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.185Z', 20, '01a1ea93-0d59-7532-9f62-472564eacecd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d59-7532-9f62-472564eacecd","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.185Z","updated_at":"2026-11-17T17:34:28.185Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 21, 'checklist.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.187Z', 21, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5b-74d4-a6d9-4df5f75320d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d5b-74d4-a6d9-4df5f75320d3","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 22, 'checklist.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.188Z', 22, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 23, 'checklist_item.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.190Z', 23, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5e-7176-9b01-a510a2b3b5f4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d5e-7176-9b01-a510a2b3b5f4","checklist_id":"01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 24, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.192Z', 24, '01a1ea93-0d60-7604-9e77-e3a0b8b30769', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d60-7604-9e77-e3a0b8b30769","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 25, 'comment.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.194Z', 25, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d62-77dd-9384-2d0355dcad09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d62-77dd-9384-2d0355dcad09","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","card_id":"01a1ea93-0cf7-7268-8ff9-4a494b609af4","user_id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","user":{"id":"01a1ea93-0b7f-730d-b4af-c8371dbd6aae","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T17:34:28.194Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 26, 'label.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.204Z', 26, '01a1ea93-0d6c-761e-9412-c80a2f8e5e11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d6c-761e-9412-c80a2f8e5e11","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 27, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.209Z', 27, '01a1ea93-0d71-7493-bfbb-99210b7becf9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d71-7493-bfbb-99210b7becf9","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.209Z","updated_at":"2026-11-17T17:34:28.209Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 28, 'card.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.211Z', 28, '01a1ea93-0d71-7493-bfbb-99210b7becf9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d71-7493-bfbb-99210b7becf9","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.209Z","updated_at":"2026-11-17T17:34:28.209Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 29, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.214Z', 29, '01a1ea93-0d76-76cc-aea2-2010239d415a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d76-76cc-aea2-2010239d415a","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 30, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.216Z', 30, '01a1ea93-0d78-7494-8888-b0ef5213ed38', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d78-7494-8888-b0ef5213ed38","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0d76-76cc-aea2-2010239d415a","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.216Z","updated_at":"2026-11-17T17:34:28.216Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 31, 'column.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.218Z', 31, '01a1ea93-0d76-76cc-aea2-2010239d415a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d76-76cc-aea2-2010239d415a","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 1, 'board.member_added', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.226Z', 1, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea93-0d80-76e6-a118-b755630088e5","user_id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","role":"member","user":{"id":"01a1ea93-0bfb-77ff-bfa2-0d19279cdf82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 2, 'board.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.228Z', 2, '01a1ea93-0d80-76e6-a118-b755630088e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d80-76e6-a118-b755630088e5"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 32, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.239Z', 32, '01a1ea93-0d8f-710a-ba1e-3935d5a03806', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 33, 'card.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.251Z', 33, '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","column_id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T17:34:28.251Z","updated_at":"2026-11-17T17:34:28.251Z"}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 34, 'column.deleted', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.254Z', 34, '01a1ea93-0d8f-710a-ba1e-3935d5a03806', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 35, 'column.created', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.258Z', 35, '01a1ea93-0d8f-710a-ba1e-3935d5a03806', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 0, '2026-11-17T17:34:28.054Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D118E53E3B0AA7A86AE5A45D6031E1512FE1470DA2ACADD2BDB49D564912ACB199819983980B7A0401458106E4B2E8CADB89458736DAA8A97625B6FABD2B94A1B60907D0E040A9E7B8C1618584A26FA21FBBE03D58D2130307DE8E319F8D4646A87809940390C8918984898C936FAFB22574BC765292CD71B74DCD4A52CACB61522018371B0776BCE399841C15AAC2B5E14BC902F8554E546ADEB9578DCBCFEF1FEEF5EA20F508241404D21817ADB3168A9D5142770003D75D2DCD3E698285E0BF4AD2FC57E6EBFFFEC289EF4A00ED70BDEB4A0167D000518BCA127FAC27608B4EAE3FBC9AFC3768A988F8181F331E5855B160D78897D6AD064BF2750398E34137B8ADE79B2BF93FBD4A471A0B83C78268FC7DD62D6D09EBA3CB73F391E1F7E001769BD8092020000');
INSERT INTO board_checkpoints VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', 0, '2026-11-17T17:34:28.224Z', X'1F8B08000000000000039551C16EC32014BBEF33DE192A48DA24E334ED1B76DA54458FF03221919001C93655FDF729493BAD3D74EAD106DB601FC01A5020244AC2C79C0B53095E16547094B2E2BADCED8A5C88AAA21D304836390205CF1E830106866213EC90ACEF41F5A3730C1AEF7C38031BEB44DDE03011A8165D24064D204C646AFD7D91ABCB9697B9305C6FB1E54D9597D26853201230180773B7E69C83091464222BB8945C962FB254F95665D526CBB6AF7FBCFFBB17E9039460E050938BA0DEF60C3AEA3485191C40CF9DD4F7B439460AD7027DEB4BC12FEDFBCF9EC2490FEA70BDE04D0BEAD03A5080CE36F4445FD80D8E363EBC9FFC7AECE688E51818B436C4B472EBA20E2FB18D3536C94E042A85911662A2605B4BE677721BEB380E14D6072FE4F1B85FCD6A9AA84F4BFBB3E3F1E107FD2150B592020000');
INSERT INTO board_checkpoints VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', 0, '2026-11-17T17:34:28.298Z', X'1F8B0800000000000003B554CB6EDC300CBCE72B0AF66A157EBF4E057AEA3939B5080C4AA21221B2E54AF2B641B0FF5E689FD934D96283163E5132C9E1CC504FA025F49066981176054BA540D6E465C1301339936DA6D2326DBB8A779040D0C110F4F0759CAD0B242101495E383D076D27E8A7C598048435D6ED03ED8740E36C3010F40A8DA70484230C2407FE78D29A378A35452A192F5131D1164D26B9AC11091258667971CEBE0F06E8214FF39A6519CB9A9BACE98BB2CFDB4F79D77E7B56FB6FFF79FA017D9A80414EC643FFFD368191464E2E064FC02D3A395C42E8E2C9BD4C383B92B31B01ECCF89DC2E1FFA27B8A4048DA80DF480460BFA4CBF709C0D7DB2EE6E576FC291F6D79080D2CE87EDD9565183A7B1F6038AA057047D700B6D0E56E4B4D2240F926B3FF86526B705BC395CAF6FB7C5065AD11436ECC78AEBAB3FE6D9715832E442B03C2D54A932C16BD542F20ED6F736BEB11FA48DA4E2F4007D5D55457D702F7CACCBA66C396CB04B3BD120AC59C6E9E8E2D8D6E8519FC34DACC9EB8E75052F99A852CC6BCEA9ADD5BB706F010C9790332DD19ED067C7A9BFA07B63714F78F001DD519404E442CF22ED0761A3719EAFB55D911B300414F763543402DD7BE6B831E8BDBE9B8876E16C50D0BD3572BF45AF8F57315EF19CB5582955C9A26E8B268EB7F5EAB51D895BF908D152E29EC483D13EBC516E2309B22E95352B73553675DA10554524F85545CE68B8E7F43AD0EC5F3A49071ACF61E00C9B4CB114EBAA4E65A76415153BC01F2E426EA740537CBF2294A3690FE29C20FBBF12C42F81A30F765D841D37AE10768940D37FFD3EAFAF7E03D7F86918CD060000');
INSERT INTO labels VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf3-747b-bb61-6ae7e682696c', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d6c-761e-9412-c80a2f8e5e11', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf0-74af-9be8-0a981924fafd', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d60-7604-9e77-e3a0b8b30769', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d8f-710a-ba1e-3935d5a03806', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dca-7244-abcc-203f4f1cb6f8', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d3e-77e8-9ab3-315aade42b35', 'Finished by Bob', 'card_moved', '01a1ea93-0cf0-74af-9be8-0a981924fafd', NULL, 'assign_member', NULL, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d52-7365-8131-610e5ab897ad', 'Rule', 'card_moved', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', NULL, 'assign_member', NULL, '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d3e-77e8-9ab3-315aade42b35', '01a1ea93-0d44-7492-b955-e6de52a08275', 17, '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '2026-11-17T17:34:28.163Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '1ec068e7-29d2-4f03-a8b0-9aa2aa53905d', 'MhSWQNSwXC08GpzZw2LJeOtanYMmAxte8bXecLlOMds', '{"id":"01a1ea93-0cf3-747b-bb61-6ae7e682696c","board_id":"01a1ea93-0cd6-77a8-bc66-3098963ff6bc","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T17:34:28.083Z');
INSERT INTO invitations VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d6a-73d2-b194-7aca88442670', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d6f-713e-9d82-5e2611dd5238', 'vwP9kM_q-AaSHiXZwWVr5cD-C89l5Om3tkrbOuMLIIw', 'kBzADuUbpuzZq36qfr2um6iUOdrLz5jLjucGfcMk4eI', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.207Z', NULL);
INSERT INTO mail_queue VALUES ('6f0af1cd-13c5-4dfb-8074-c1dced83ed22', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T17:34:28.484Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'reset', 'alice@example.org', '00', '2026-11-17T17:34:28.484Z');
INSERT INTO mail_preferences VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d54-7686-a494-de6ec8942382', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T17:34:28.182Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 19);
INSERT INTO trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 'card', 'deleted', 'Card', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', NULL, 131072, 1, '{"id":"01a1ea93-0d71-7493-bfbb-99210b7becf9","column_id":"01a1ea93-0ced-71a3-ba3e-f562e2bcaadd","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T17:34:28.209Z","updated_at":"2026-11-17T17:34:28.209Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T17:34:28.211Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 28);
INSERT INTO trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d76-76cc-aea2-2010239d415a', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ea93-0cf3-747b-bb61-6ae7e682696c","01a1ea93-0d6c-761e-9412-c80a2f8e5e11"],"board_members":["01a1ea93-0b7f-730d-b4af-c8371dbd6aae","01a1ea93-0bfb-77ff-bfa2-0d19279cdf82"]}', '2026-11-17T17:34:28.218Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 31);
INSERT INTO trash VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 'card', 'deleted', 'Card', '01a1ea93-0d76-76cc-aea2-2010239d415a', '01a1ea93-0d76-76cc-aea2-2010239d415a', 65536, NULL, '{"id":"01a1ea93-0d78-7494-8888-b0ef5213ed38","column_id":"01a1ea93-0d76-76cc-aea2-2010239d415a","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T17:34:28.216Z","updated_at":"2026-11-17T17:34:28.216Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T17:34:28.218Z', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 31);
INSERT INTO restored_contents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', 35, '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '{"id":"01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0","column_id":"01a1ea93-0d8f-710a-ba1e-3935d5a03806","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T17:34:28.251Z","updated_at":"2026-11-17T17:34:28.251Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf0-74af-9be8-0a981924fafd', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-17T17:34:28.086Z', '2026-11-17T17:34:28.163Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0ced-71a3-ba3e-f562e2bcaadd', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T17:34:28.185Z', '2026-11-17T17:34:28.185Z', NULL);
INSERT INTO cards VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d8f-710a-ba1e-3935d5a03806', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T17:34:28.251Z', '2026-11-17T17:34:28.251Z', NULL);
INSERT INTO cards VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dca-7244-abcc-203f4f1cb6f8', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T17:34:28.298Z', '2026-11-17T17:34:28.298Z', NULL);
INSERT INTO card_labels VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf3-747b-bb61-6ae7e682696c');
INSERT INTO card_assignees VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dca-7245-b5b2-8a5ff5d36837');
INSERT INTO checklists VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d1d-751b-83d0-c65c841392b9', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d5b-74d4-a6d9-4df5f75320d3', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-726a-90d6-42f47607ee53', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d20-7238-8c4f-200fdec522ce', '01a1ea93-0d1d-751b-83d0-c65c841392b9', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d5e-7176-9b01-a510a2b3b5f4', '01a1ea93-0d5c-720e-a3d0-c2104ae0d5cf', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-726b-a71f-0a6560d9fd58', '01a1ea93-0dce-726a-90d6-42f47607ee53', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d20-7238-8c4f-200fdec522ce', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82');
INSERT INTO item_placeholders VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-726b-a71f-0a6560d9fd58', '01a1ea93-0dca-7245-b5b2-8a5ff5d36837');
INSERT INTO attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d34-712c-b690-374313c52373', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', X'');
INSERT INTO attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d34-712c-b690-374313c52373', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', X'2B0CE78C7DB570279417DAD67D94379ECBD185BE9EF6EDBE04C245A447215E19E953B7CBB40A4AD7CF0F32402952629600361F3E9962EF546F6544F8C2128F09AE2451162AC88F0F09904D631EDC66BD8BDE52DD21CA6459DD216D65BC2C8232216242B3EA1D8E8F0A261C461170EA26EB20297C149C0C1724CDC50E24BE700D2C1320173332E674B15F597C6D2D092F12284DBAF083E5C02C017AFF54E94EAAD62B8611D770E900368918DDA98720227EDB5F552A7850651E3DADD11F7B07E3CC05FEEA996357D1214886521E1DC6A1D4C6B02353A1E843330E82C9129A8923D131E37C9003B008AC0D2D66755DEBB1015767376952FAE29B68F7D4FF71C9CFBC8A769DCC8B888E1C0266A94F179ED9D81E3CC9DC675F77E2609D400383F15EBBB73FD46418275A57C89467427C426F0B48037894FCC51E7E5C48E31996E91637B391BB05361AC7926B5A66F52970FD12AF9A45D64BB3F60A27F6212EFB865F91FD6AD7149327AF673AAFA75FBF84671EFBEA3D06097F65841B6C6EDB374B061C72F789B37DC4D8D2FC049E2884E7F0F4C8186908358DF88FB9798B207A7109E9480627A612E7F73E9FFC9AB53DC60220E29A0EE26FE6EB704B611FE8EA4E975C1D641DD6A4758E4DC136D51A5FEEBFAA20FED5BCE8C6845773BC41E35BEC7FD153A898F60BD34DE4FD92CD5C8B5C3FF3AE2323');
INSERT INTO attachment_blobs VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('43a779d6-57d0-4277-8ee3-42671a4f5a9e', '97623eb7-8b6e-41d3-aea5-5e29b0596180', '00', NULL);
INSERT INTO attachment_objects VALUES ('43a779d6-57d0-4277-8ee3-42671a4f5a9e', '97623eb7-8b6e-41d3-aea5-5e29b0596180', NULL);
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d20-7238-8c4f-200fdec522ce', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d2f-724d-9b4e-76ad6135c569', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d34-712c-b690-374313c52373', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d39-7261-bcca-a65e1ebfed4b', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d4d-7479-86f1-958ba9b7fb42', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0d59-7532-9f62-472564eacecd', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0d59-7532-9f62-472564eacecd', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d5e-7176-9b01-a510a2b3b5f4', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', 'title', ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 'title', ' ·b01a1ea930dca7243a1c2d81f040895b9 ·c01a1ea930dca7243a1c2d81f040895b9 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-726b-a71f-0a6560d9fd58', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d59-7532-9f62-472564eacecd', '01a1ea93-0d59-7532-9f62-472564eacecd', 3145727, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d62-77dd-9384-2d0355dcad09', 1048576, ' ·b01a1ea930cd677a8bc663098963ff6bc ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d71-7493-bfbb-99210b7becf9', '01a1ea93-0d71-7493-bfbb-99210b7becf9', 4194303, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d78-7494-8888-b0ef5213ed38', '01a1ea93-0d78-7494-8888-b0ef5213ed38', 5242879, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', '01a1ea93-0d9b-7576-9b7a-6a72c0c75cf0', 6291455, ' ·b01a1ea930cd677a8bc663098963ff6bc ·c01a1ea930cd677a8bc663098963ff6bc ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea93-0dca-7243-a1c2-d81f040895b9', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', '01a1ea93-0dce-7269-93b4-c50a26bbe86f', 7340031, ' ·b01a1ea930dca7243a1c2d81f040895b9 ·c01a1ea930dca7243a1c2d81f040895b9 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d62-77dd-9384-2d0355dcad09', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, '2026-11-17T17:34:28.194Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0ce4-7339-b4e1-5981231eaf67', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'added', NULL, NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.067Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cea-7020-bc37-21c7693fe895', '01a1ea93-0c67-7645-9287-4fd7933fab6d', 'added', NULL, NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.074Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d08-749b-8747-0bf9a8352035', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'assigned', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.102Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d62-77de-8dbb-56b60668d6d3', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'commented', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0d62-77dd-9384-2d0355dcad09', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.194Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea93-0d80-76e6-a118-b755630088e5', '01a1ea93-0d82-70b3-947b-02948f77bf21', '01a1ea93-0bfb-77ff-bfa2-0d19279cdf82', 'added', NULL, NULL, '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '2026-11-17T17:34:28.226Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0cf7-7268-8ff9-4a494b609af4', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae');
INSERT INTO board_visits VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1ea93-0b7f-730d-b4af-c8371dbd6aae', '64f0cc5ce3904fce87812f276a39afc2');
INSERT INTO webhooks VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d8b-75c9-b4c0-a224e2bc902a', 'https://hooks.invalid/boardcast', NULL, 'Of6WvChbr2k8H3X-mTQS1FzVBZui0iQPjk_2MgELm4xI-oDBx1EFt9GnVyHquuZ_ALhB1IWgU0L2pVDM7SbIsfZpWDedZs3d_yOdVUnf', 1, NULL, '2026-11-17T17:34:28.235Z', 1, 31, 1, '2026-11-17T17:34:33.521Z', 1, '01a1ea93-0d99-72e9-a42d-75e58d97e949', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1ea93-0cd6-77a8-bc66-3098963ff6bc', '01a1ea93-0d8b-75c9-b4c0-a224e2bc902a', '01a1ea93-0d99-72ea-8f9e-a2b910d7b2d5', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T17:34:28.248Z', '2026-11-17T17:34:33.521Z', NULL, 1);
INSERT INTO imports VALUES ('01a1ea93-0db0-7143-9ca3-c5b3053c1277', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ea93-0dca-7243-a1c2-d81f040895b9', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T17:34:28.272Z', '2026-11-17T17:34:28.276Z', '2026-11-17T17:34:28.311Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1ea93-0df0-7332-b425-c5f0b92eac7b', '01a1ea93-0b7f-730d-b4af-c8371dbd6aae', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T17:34:28.336Z', '2026-11-17T17:34:28.338Z', '2026-11-17T17:34:28.342Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1ea93-0df0-7332-b425-c5f0b92eac7b', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
