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
INSERT INTO users VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Zfq9mONuHtk5GYk15VQdPDYm219uvA/XTg7UCEn+mns$6aVP5SNEbfIRI9/mSqfjHKKslL0cZCMsXRiA90+CE9M', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:55:46.002Z');
INSERT INTO users VALUES ('01a1e4db-6643-7711-a8c4-9122c33fb87c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$HSJky5iiGCQTDR9rdwCj5uhIRW58vxuhikrBmAwV10c$IbcuMi8aBy74X/mVl+FgQ8WC10TrlmM95Ov9oUKxN2A', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:55:46.374Z');
INSERT INTO users VALUES ('01a1e4db-67c7-7671-9b2f-16b4394f54da', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$hhbB5S80ymq17c0UsIc2RqNmFMZFdvp9aLzIz3sJcOs$xaNEOLUZzE8Yky59/5JwXXpZn+//mo16J2CZW8caP7Q', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:55:46.836Z');
INSERT INTO users VALUES ('01a1e4db-6d3a-778b-b5a5-057469ee97f6', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$pue/q/PoLhtLABreUF0YdtvOrcnJ8i/8QZVkLz1eIlo$3W95JcmF4kGsqNKaK9cnLgGxWcLXRaCACmbIrkhkMM8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:55:48.224Z');
INSERT INTO sessions VALUES ('01a1e4db-6634-70a9-91c5-9e138c653ca7', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:46.228Z', '2026-11-16T14:55:46.228Z', '2026-11-16T15:55:46.228Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4db-67bf-76d8-9094-2384c441bd1c', '01a1e4db-6643-7711-a8c4-9122c33fb87c', '2026-11-16T14:55:46.623Z', '2026-11-16T14:55:46.623Z', '2026-11-16T15:55:46.623Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4db-691b-728e-b422-28e24a53ebd5', '01a1e4db-67c7-7671-9b2f-16b4394f54da', '2026-11-16T14:55:46.971Z', '2026-11-16T14:55:46.971Z', '2026-11-16T15:55:46.971Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e4db-6ef0-75cb-a71c-9309afd47a0b', '2026-11-16T16:00:48.488Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e4db-6474-7081-a3e2-977d556eaaff', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:48.503Z');
INSERT INTO sign_in_sessions VALUES ('01a1e4db-6634-70a9-91c5-9e138c653ca7', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('2bc9591b-35d6-4ffd-b254-1ca016bb0050', '2026-11-16T14:55:48.503Z');
INSERT INTO api_tokens VALUES ('01a1e4db-6a4a-7001-8135-5568e78f4d46', '01a1e4db-6474-7081-a3e2-977d556eaaff', '10088686d94ab9f47d64d26df88e81cd0ed4180a784d2b30b0389fd5b0b9c3b5', 'PNWH', 'Script', 'write', '01a1e4db-692c-76f6-92bc-691a545c499e', '2026-11-16T14:55:47.273Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T14:55:47.202Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '728999ed-219a-4b19-80a0-a724753f3e38', '2026-11-16T14:55:48.503Z');
INSERT INTO boards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 'Board', NULL, NULL, 0, '01a1e4db-6474-7081-a3e2-977d556eaaff', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:46.988Z', '2026-11-16T14:55:46.988Z', 35, 40, '389d2umhmv88q', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 'Board', NULL, NULL, 0, '01a1e4db-6474-7081-a3e2-977d556eaaff', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.901Z', '2026-11-16T14:55:47.901Z', 2, 3, '2cx4tt45ssd0u', 0, '2026-11-16T14:55:47.923Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', 0);
INSERT INTO board_members VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'owner');
INSERT INTO board_members VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'member');
INSERT INTO board_members VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'owner');
INSERT INTO board_members VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'member');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 1, 'board.member_added', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.024Z', 1, '01a1e4db-6643-7711-a8c4-9122c33fb87c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","user_id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","role":"member","user":{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 2, 'board.member_added', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.041Z', 2, '01a1e4db-67c7-7671-9b2f-16b4394f54da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","user_id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","role":"member","user":{"id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 3, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.046Z', 3, '01a1e4db-6967-70cc-9ad7-1c421beacb5d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 4, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.060Z', 4, '01a1e4db-6974-7714-9d1c-8d02f97d1878', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6974-7714-9d1c-8d02f97d1878","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 5, 'label.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.079Z', 5, '01a1e4db-6987-72d2-96a7-6fa20d4e5e41', NULL, NULL, NULL, NULL, 'b7d49acb-13c0-41af-9c63-8e4624378a88', NULL, NULL, NULL, '{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 6, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.086Z', 6, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.086Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 7, 'card.labeled', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.109Z', 7, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T14:55:47.086Z"}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.109Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 8, 'card.assigned', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.139Z', 8, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T14:55:47.109Z"}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.139Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 9, 'card.assigned', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.139Z', 8, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T14:55:47.139Z"}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.139Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 10, 'checklist.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.285Z', 10, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 11, 'checklist_item.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.305Z', 11, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 12, 'checklist_item.updated', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.348Z', 12, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 13, 'checklist_item.assigned', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.383Z', 13, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 14, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.404Z', 14, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 15, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.419Z', 15, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6adb-7629-a47a-7fd19cc53b7f","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 16, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.436Z', 16, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6aec-76f2-9e62-cdef63bd4826","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 17, 'card.moved', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.461Z', 17, '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","rank":65536,"updated_at":"2026-11-16T14:55:47.139Z","position":0}', '{"id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6974-7714-9d1c-8d02f97d1878","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Steps","rank":65536,"items":[{"id":"01a1e4db-6a6a-7067-92e3-a937650dd6c4","checklist_id":"01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4db-6adb-7629-a47a-7fd19cc53b7f","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4db-6aec-76f2-9e62-cdef63bd4826","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T14:55:47.086Z","updated_at":"2026-11-16T14:55:47.461Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 18, 'board.member_removed', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.491Z', 18, '01a1e4db-67c7-7671-9b2f-16b4394f54da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","user_id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","role":"member","user":{"id":"01a1e4db-67c7-7671-9b2f-16b4394f54da","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 19, 'attachment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.517Z', 19, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b3d-7780-bf8e-79c019191aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b3d-7780-bf8e-79c019191aab","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 20, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.544Z', 20, '01a1e4db-6b58-771c-8d5b-0dd16053ba90', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b58-771c-8d5b-0dd16053ba90","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.544Z","updated_at":"2026-11-16T14:55:47.544Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 21, 'checklist.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.559Z', 21, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b67-71c4-851c-a6c55d5506da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b67-71c4-851c-a6c55d5506da","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 22, 'checklist.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.568Z', 22, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b70-73fe-ac8f-20fa305bf359', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b70-73fe-ac8f-20fa305bf359","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 23, 'checklist_item.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.574Z', 23, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b76-712a-8adb-88b9c75765e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b76-712a-8adb-88b9c75765e7","checklist_id":"01a1e4db-6b70-73fe-ac8f-20fa305bf359","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 24, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.586Z', 24, '01a1e4db-6b82-7229-981a-bb5a9f7cc7e6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b82-7229-981a-bb5a9f7cc7e6","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 25, 'comment.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.600Z', 25, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6b91-75fc-9d66-8cd49fc43103","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","card_id":"01a1e4db-698e-76c2-87cd-83bed9091d2c","user_id":"01a1e4db-6474-7081-a3e2-977d556eaaff","user":{"id":"01a1e4db-6474-7081-a3e2-977d556eaaff","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T14:55:47.600Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 26, 'label.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.632Z', 26, '01a1e4db-6bb0-717d-ad8c-f0965e5294b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6bb0-717d-ad8c-f0965e5294b7","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 27, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.705Z', 27, '01a1e4db-6bf9-7059-ab7c-ed666a833286', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6bf9-7059-ab7c-ed666a833286","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.705Z","updated_at":"2026-11-16T14:55:47.705Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 28, 'card.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.779Z', 28, '01a1e4db-6bf9-7059-ab7c-ed666a833286', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6bf9-7059-ab7c-ed666a833286","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.705Z","updated_at":"2026-11-16T14:55:47.705Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 29, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.836Z', 29, '01a1e4db-6c81-701b-90e3-32351b2e45b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 30, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.870Z', 30, '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6c9e-7409-9f2c-9e2317fb59f1","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.870Z","updated_at":"2026-11-16T14:55:47.870Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 31, 'column.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.891Z', 31, '01a1e4db-6c81-701b-90e3-32351b2e45b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 1, 'board.member_added', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.912Z', 1, '01a1e4db-6643-7711-a8c4-9122c33fb87c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4db-6cbd-75b8-9975-203da18d3ecf","user_id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","role":"member","user":{"id":"01a1e4db-6643-7711-a8c4-9122c33fb87c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 2, 'board.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.923Z', 2, '01a1e4db-6cbd-75b8-9975-203da18d3ecf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cbd-75b8-9975-203da18d3ecf"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 32, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.952Z', 32, '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 33, 'card.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.961Z', 33, '01a1e4db-6cf9-7029-8ff2-f3310b488d00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf9-7029-8ff2-f3310b488d00","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","column_id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:55:47.961Z","updated_at":"2026-11-16T14:55:47.961Z"}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 34, 'column.deleted', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.978Z', 34, '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 35, 'column.created', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:48.004Z', 35, '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 0, '2026-11-16T14:55:46.988Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D9171318E59553D4357AD22EB199E2B24FC29E0B45594BB57B693AAC9225596333033307300674143265090B40D57556E78A95AC5ABBC315C55020B59185955040C924B9E40C3F380C102034BD104372637F4A0FBC97B0666F043380317EB44DDE83111E8167D2406261026B275F37D912B4BC9CB6C2B383E52CEABB2B445A108B16D81C134DABB35E71C4CA021CF72C585E042BD08A98B424BB5A9B6DBD73FDEFFDD8BF4013A63E0B1211F41BFED1874D4351466708066EEA4BEA7CD2952B816C85B5F0AC3D2FEF0D95338E9411FAE17BC69411D3A0F1AD03B434FF485DDE8693384F7935F8FDD1CB11C0383D68598566E5DD4E32576B14693DC9E40A730D142EC29B8D691FD9DDCC53A4E2385F5C10B793CEE56B39AF6D4A7A5FDD9F1F8F003EA08DB9592020000');
INSERT INTO board_checkpoints VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', 0, '2026-11-16T14:55:47.901Z', X'1F8B08000000000000039551C16EC32014BBEF33DE19AA9026A1E134ED1B76DA54458FF03221919001E93655FDF729493BAD3D74DAD106DB601FC11A509009145418CDAB561B2E4BBDE3752D4B9E675B836267B6D476C020D9E408143C790C0618188A6DB063B27E00354CCE3168BDF3E1026C6C12F5A3C344A03A749118B481309169F4D7556E210B2EB39DE0B8A59CD7529AB2AC08B19B73A7D1FC5B73C9C1040AF22CAFB8105C54CFA25065A90AB9A933F1F2CBFBAF7B91DE41650C1C6A7211D4EB9E414FBDA6308323E8B993E63F6D4E91C2ADA0B8F7A5E097F6FDC740E1AC0775BC5DF0AE05F5681D2840675B7AA44FEC47471B1FDECE7E03F673C4720C0C3A1B625AB9755187D7D8C606DB640F042A858916E240C17696CCCFE43636711A29AC0F5EC8D369BF9A3574A0212DEDCF8EA7876F82C6B17492020000');
INSERT INTO labels VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6987-72d2-96a7-6fa20d4e5e41', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bb0-717d-ad8c-f0965e5294b7', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6974-7714-9d1c-8d02f97d1878', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b82-7229-981a-bb5a9f7cc7e6', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6afa-778b-ae6d-e28bef8ae138', 'Finished by Bob', 'card_moved', '01a1e4db-6974-7714-9d1c-8d02f97d1878', NULL, 'assign_member', NULL, '01a1e4db-6643-7711-a8c4-9122c33fb87c', 1);
INSERT INTO automation_rules VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b4c-7671-a673-e3d6358007b4', 'Rule', 'card_moved', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', NULL, 'assign_member', NULL, '01a1e4db-6643-7711-a8c4-9122c33fb87c', 1);
INSERT INTO automation_runs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6afa-778b-ae6d-e28bef8ae138', '01a1e4db-6b0d-7738-8886-bf063264b7e6', 17, '01a1e4db-698e-76c2-87cd-83bed9091d2c', '2026-11-16T14:55:47.461Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'b7d49acb-13c0-41af-9c63-8e4624378a88', 'UQnfQ6pykrQQpk2dm91MQqT3DBlL61nGlRB3VkQmtr4', '{"id":"01a1e4db-6987-72d2-96a7-6fa20d4e5e41","board_id":"01a1e4db-692c-76f6-92bc-691a545c499e","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T14:55:47.079Z');
INSERT INTO invitations VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6ba0-776a-8ad6-babf347c1c48', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bd7-730d-8a7a-d1cb740ddea2', '7tKf3iC2SGd85q9Zq5AYoF7wM821Rv9gxEhqsxre0S0', 'j8l6EW5OyB79iBcstDcuD9IuSUIktLd141o6VMU8zRs', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.671Z', NULL);
INSERT INTO mail_queue VALUES ('f63fa877-f2ef-4eb4-af93-bfcf29369aa4', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T14:55:48.503Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e4db-6474-7081-a3e2-977d556eaaff', 'reset', 'alice@example.org', '00', '2026-11-16T14:55:48.503Z');
INSERT INTO mail_preferences VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 'card', 'deleted', 'Card', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', NULL, 131072, 1, '{"id":"01a1e4db-6bf9-7059-ab7c-ed666a833286","column_id":"01a1e4db-6967-70cc-9ad7-1c421beacb5d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:55:47.705Z","updated_at":"2026-11-16T14:55:47.705Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:55:47.779Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', 28);
INSERT INTO trash VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c81-701b-90e3-32351b2e45b2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4db-6987-72d2-96a7-6fa20d4e5e41","01a1e4db-6bb0-717d-ad8c-f0965e5294b7"],"board_members":["01a1e4db-6474-7081-a3e2-977d556eaaff","01a1e4db-6643-7711-a8c4-9122c33fb87c"]}', '2026-11-16T14:55:47.891Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', 31);
INSERT INTO trash VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 'card', 'deleted', 'Card', '01a1e4db-6c81-701b-90e3-32351b2e45b2', '01a1e4db-6c81-701b-90e3-32351b2e45b2', 65536, NULL, '{"id":"01a1e4db-6c9e-7409-9f2c-9e2317fb59f1","column_id":"01a1e4db-6c81-701b-90e3-32351b2e45b2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:55:47.870Z","updated_at":"2026-11-16T14:55:47.870Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:55:47.891Z', '01a1e4db-6474-7081-a3e2-977d556eaaff', 31);
INSERT INTO restored_contents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', 35, '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '{"id":"01a1e4db-6cf9-7029-8ff2-f3310b488d00","column_id":"01a1e4db-6cf0-70a9-ab92-fd79d9a2c533","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:55:47.961Z","updated_at":"2026-11-16T14:55:47.961Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6974-7714-9d1c-8d02f97d1878', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T14:55:47.086Z', '2026-11-16T14:55:47.461Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6967-70cc-9ad7-1c421beacb5d', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T14:55:47.544Z', '2026-11-16T14:55:47.544Z', NULL);
INSERT INTO cards VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf0-70a9-ab92-fd79d9a2c533', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T14:55:47.961Z', '2026-11-16T14:55:47.961Z', NULL);
INSERT INTO card_labels VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6987-72d2-96a7-6fa20d4e5e41');
INSERT INTO card_assignees VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6643-7711-a8c4-9122c33fb87c', NULL, 0);
INSERT INTO checklists VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b67-71c4-851c-a6c55d5506da', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b70-73fe-ac8f-20fa305bf359', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', '01a1e4db-6a55-77c8-b45f-8f5b0b43d0fe', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b76-712a-8adb-88b9c75765e7', '01a1e4db-6b70-73fe-ac8f-20fa305bf359', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', '01a1e4db-6643-7711-a8c4-9122c33fb87c');
INSERT INTO attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b3d-7780-bf8e-79c019191aab', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', X'');
INSERT INTO attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', X'A43A2C514B67884033056095565CB8790A8905BEA0A4C22B7FDD851975FDC4F502005B7E00BB9BB0CFB71568993BFF39F528995C8EE12430ADCFD6DB14140CF0DF23BAC5D00ABCBAB16404F586820A47BFBF5FE8AFEC8C6A8F79E158C5F71CD3982622CBF24E3BE35580929A916D5AE40CA9DF50BA03E67AEE34CFA126866CF0F127F55BCC9A2C3FF0EEE0592751D6C290E2BE2A49C021A10716F245219B645A573FF2849C61FD34E391E52D82FA2128487CA62B071BDA899E2E6A8F4FCB12248A4F364F89702DF0A0BE58EE1396F101278DAD30338F7ECFB51D03B16707DAA3816CBE89781BF4A8C4F443B468FCBA0F89BF6A8789DF01ED9E6BEFFC9B20E584229025E6F9D233B5410290526DADBD09DF04C62265B2352F01BB40B6CDAF366C35240DE14A77DB5ACB35A5CC32F9B34C1652CC875B9B7DD9EDC20903D21731F5A41B5C2048EB239AA60A97BA2B047982C5F740B8A95190A2C8151D3E7331763CBADE92B645D3FD70889F41BD30D9B2EFB671625CE39E2CB02F074041B68D55D5BB203DE5C8F9456BF187FD6DC819A2EFF08E0F0D2E1F4204B1BF6080545A415E8B5A9811EE13026CE9ABFD1CF347C9B394D1B8029F40CAF4E51068BF8C180DEDD0336E66C1D21D6AE84077D55C09BEDE02740A6B8830FD39F36210BEE8FADDF5B6334D1F56CC59A0072027743864FEBD80E7E7D9');
INSERT INTO attachment_blobs VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b3d-7780-bf8e-79c019191aab', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('d29b7a90-fe1d-40ad-bcb0-203a02dbfaab', '30274d79-70b4-499e-a018-157665cbe31b', '00', NULL);
INSERT INTO attachment_objects VALUES ('d29b7a90-fe1d-40ad-bcb0-203a02dbfaab', '30274d79-70b4-499e-a018-157665cbe31b', NULL);
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6a6a-7067-92e3-a937650dd6c4', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6acc-77d8-9d98-5d3e0ce7a8a4', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6adb-7629-a47a-7fd19cc53b7f', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6aec-76f2-9e62-cdef63bd4826', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b3d-7780-bf8e-79c019191aab', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b76-712a-8adb-88b9c75765e7', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', 'title', ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', 'description', '');
INSERT INTO search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-698e-76c2-87cd-83bed9091d2c', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', '01a1e4db-6b58-771c-8d5b-0dd16053ba90', 3145727, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', 1048576, ' ·b01a1e4db692c76f692bc691a545c499e ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6bf9-7059-ab7c-ed666a833286', '01a1e4db-6bf9-7059-ab7c-ed666a833286', 4194303, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', '01a1e4db-6c9e-7409-9f2c-9e2317fb59f1', 5242879, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', '01a1e4db-6cf9-7029-8ff2-f3310b488d00', 6291455, ' ·b01a1e4db692c76f692bc691a545c499e ·c01a1e4db692c76f692bc691a545c499e ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, '2026-11-16T14:55:47.600Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6951-7001-9394-c099613783ea', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'added', NULL, NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.024Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6961-7382-9785-325c840f4f88', '01a1e4db-67c7-7671-9b2f-16b4394f54da', 'added', NULL, NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.041Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-69c9-748f-b2ac-8a1a33bd5d5b', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'assigned', '01a1e4db-698e-76c2-87cd-83bed9091d2c', NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.139Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6b91-75fd-ad8b-af2521b7ebd3', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'commented', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6b91-75fc-9d66-8cd49fc43103', '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.600Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4db-6cbd-75b8-9975-203da18d3ecf', '01a1e4db-6cc8-7609-ae06-ae386f9c0fe3', '01a1e4db-6643-7711-a8c4-9122c33fb87c', 'added', NULL, NULL, '01a1e4db-6474-7081-a3e2-977d556eaaff', '2026-11-16T14:55:47.912Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-698e-76c2-87cd-83bed9091d2c', '01a1e4db-6474-7081-a3e2-977d556eaaff');
INSERT INTO board_visits VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6474-7081-a3e2-977d556eaaff', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e4db-6474-7081-a3e2-977d556eaaff', 'e0a121a8a641e70a3b6693e00180c2b3');
INSERT INTO webhooks VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6ce6-7260-bb21-57c420999476', 'https://hooks.invalid/boardcast', NULL, 'qs1zNFjuSx2qK9rexDF894haUOO8FTSE5CurH2sObFEseX_etp6rxNWiograoOJRKRp6rEcqCZBy-5Bnr8NnA3Mc1gbHSYd-QveoofG-', 1, NULL, '2026-11-16T14:55:47.941Z', 1, 31, 1, '2026-11-16T14:55:52.990Z', 2, '01a1e4db-6d0f-7350-9fb2-a4946594b516', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e4db-692c-76f6-92bc-691a545c499e', '01a1e4db-6ce6-7260-bb21-57c420999476', '01a1e4db-6d0f-7351-b872-d34b3fda81e8', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T14:55:47.981Z', '2026-11-16T14:55:52.990Z', NULL, 2);
