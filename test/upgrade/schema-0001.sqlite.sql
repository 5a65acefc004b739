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
INSERT INTO schema_version VALUES (1, '597043d6ea1283f7');
INSERT INTO users VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cTj+wKFLqYE5eWZgi9POCO8aoChZ0su/4C52/vgHOZs$bbMnn2P99AUH5rfTlP90poJGuIH3eCfU/3Q+TxYjreM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T02:45:35.271Z');
INSERT INTO users VALUES ('01a1ec8b-9e40-761b-baff-70f6477218ac', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$OU7DTnzCKC8g4MSWsuKawrDKlmxuNZHTVDOdLP9JSbA$onP8iCpP1neOXve3o6gmwG4PGHsTzlWiMR6RD2mY3pg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T02:45:35.496Z');
INSERT INTO users VALUES ('01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Fy/94EFv2q+2NwJ7gcrz5M3WYuK7qXOPDr9/Zc16EhQ$hmF1c4wYRjtAgc+xZNHykcbBYdnHcyMNXw5NMlxjNnQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T02:45:35.633Z');
INSERT INTO users VALUES ('01a1ec8b-a16c-754e-a4cd-6f505921ba9e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$5A2HnKVBIKuBjQzqa2sjdWCGpAa7ofdDDBoqTqK89EE$1ky8kWtFbllm+T1UBWjujO1E1/ej8uSlJ/Ey4BGqcdI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T02:45:36.313Z');
INSERT INTO sessions VALUES ('01a1ec8b-9e33-7155-b29f-5b18fb191d55', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.411Z', '2026-11-18T02:45:35.411Z', '2026-11-18T03:45:35.411Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ec8b-9ec5-775f-a878-9a0d7a78044a', '01a1ec8b-9e40-761b-baff-70f6477218ac', '2026-11-18T02:45:35.557Z', '2026-11-18T02:45:35.557Z', '2026-11-18T03:45:35.557Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ec8b-9f87-711a-b621-59fdafbe2f0c', '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', '2026-11-18T02:45:35.751Z', '2026-11-18T02:45:35.751Z', '2026-11-18T03:45:35.751Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1ec8b-a210-764c-9b06-833eeb19136b', '2026-11-18T03:50:36.407Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.424Z');
INSERT INTO sign_in_sessions VALUES ('01a1ec8b-9e33-7155-b29f-5b18fb191d55', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('cd816e0e-8aea-494a-a9a6-0c344a56ffdd', '2026-11-18T02:45:36.424Z');
INSERT INTO api_tokens VALUES ('01a1ec8b-9fe5-766a-b06f-dc31cb4168f2', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'a7f77fa0e76590e78b386532a54e830e398434c6ac6916c42a02e1bc1b3ba82c', 'oMEO', 'Script', 'write', '01a1ec8b-9f96-74e0-a218-3ea407f54f49', '2026-11-18T02:45:35.844Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-18T02:45:35.836Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '14dbf4b8-d0e0-4207-b3a3-19ecf5cfe809', '2026-11-18T02:45:36.424Z');
INSERT INTO boards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 'Board', NULL, NULL, 0, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.766Z', '2026-11-18T02:45:35.766Z', 35, 42, '125xo1bkb5qla', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 'Board', NULL, NULL, 0, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.002Z', '2026-11-18T02:45:36.002Z', 2, 3, 'ge39zhwq1q6c', 0, '2026-11-18T02:45:36.023Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 0);
INSERT INTO boards VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', 'Imported', NULL, NULL, 0, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.137Z', '2026-11-18T02:45:36.137Z', 0, 4, 'lwcqx36102', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'owner');
INSERT INTO board_members VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'member');
INSERT INTO board_members VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'owner');
INSERT INTO board_members VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'member');
INSERT INTO board_members VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'owner');
INSERT INTO board_people VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a109-73c3-9979-4a4ec5e2ec60', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 1, 'board.member_added', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.785Z', 1, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 2, 'board.member_added', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.792Z', 2, '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 3, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.795Z', 3, '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 4, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.798Z', 4, '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 5, 'label.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.802Z', 5, '01a1ec8b-9fba-71be-b152-580acddb480c', NULL, NULL, NULL, NULL, '5f715eeb-5690-4d28-b2c6-7af1af531d3a', NULL, 142, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 6, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.806Z', 6, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 7, 'card.labeled', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.812Z', 7, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-18T02:45:35.806Z"}', NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 8, 'card.assigned', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.825Z', 8, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-18T02:45:35.812Z"}', NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 9, 'card.assigned', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.825Z', 8, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1ec8b-9d5f-705e-9b73-1ba477c4bebf","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-18T02:45:35.825Z"}', NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 10, 'checklist.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.851Z', 10, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9feb-7513-af34-0f7a57a04781', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 11, 'checklist_item.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.855Z', 11, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ec8b-9ff0-72fc-b993-35ec5c0346ee","checklist_id":"01a1ec8b-9feb-7513-af34-0f7a57a04781","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 12, 'checklist_item.updated', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.861Z', 12, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ec8b-9ff0-72fc-b993-35ec5c0346ee","checklist_id":"01a1ec8b-9feb-7513-af34-0f7a57a04781","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 13, 'checklist_item.assigned', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.864Z', 13, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ec8b-9ff0-72fc-b993-35ec5c0346ee","checklist_id":"01a1ec8b-9feb-7513-af34-0f7a57a04781","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ec8b-9e40-761b-baff-70f6477218ac","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 14, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.878Z', 14, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a006-72d7-9a41-86bf6db25790', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 15, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.884Z', 15, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a00c-77ed-9b46-d6328942d725', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 16, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.888Z', 16, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a010-7355-9ba4-be11ceab21df', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 17, 'card.moved', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.902Z', 17, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d","rank":65536,"updated_at":"2026-11-18T02:45:35.825Z","position":0}', NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 18, 'board.member_removed', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.907Z', 18, '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 19, 'attachment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.915Z', 19, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 20, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.925Z', 20, '01a1ec8b-a035-7698-9610-e7099077a677', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 21, 'checklist.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.928Z', 21, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a038-71a6-85e2-5f98ab87d8be', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 22, 'checklist.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.932Z', 22, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a03c-7276-a9f6-c6b75f26402f', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 23, 'checklist_item.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.934Z', 23, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b","checklist_id":"01a1ec8b-a03c-7276-a9f6-c6b75f26402f","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 24, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.948Z', 24, '01a1ec8b-a04c-72f5-b5a9-af3989c815cc', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 25, 'comment.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.953Z', 25, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a052-7040-aeac-19115e85a358', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 26, 'label.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.977Z', 26, '01a1ec8b-a069-756b-a279-885bcbb2f9ab', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 27, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.982Z', 27, '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 28, 'card.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.984Z', 28, '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 29, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.989Z', 29, '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 30, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.993Z', 30, '01a1ec8b-a079-700b-bdf3-32db59587306', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 31, 'column.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.995Z', 31, '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 1, 'board.member_added', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.017Z', 1, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 2, 'board.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.023Z', 2, '01a1ec8b-a082-7040-981b-45488835bbae', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 32, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.044Z', 32, '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 33, 'card.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.066Z', 33, '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 34, 'column.deleted', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.076Z', 34, '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 35, 'column.created', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.082Z', 35, '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO event_packs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 1, 20, X'1F8B0800000000000003ED994B6EE4361086F73985C12CB2213D7C53D4204080E4069955DA8D061FC5B1307A7424B663676020DB6C72856CB3CF1172939C204708A46E3FC6EE31FC8833ED41AF5AA4A4E2D7C52AD64F6A3663585031C7338E0535733C139815635B625614733C5398493EC7338DA51EDB066B46E778566063C7E72CB666FC65143321C70B89999A2E14666A7C9569CC941E2F0C66968FA3B062331CB398E9D11EA7582A339F7FF11EF9CEF57151455422CA1C8350786293D5C448A0C4715610014E5293944CD2228C5603F4375F004989D1CC13EF522286262D8DE1AC700161D47735A01235D078E8370650F91E3DC40634AEAA51897CE7BF8153D72C6B38ECFAB71B6BAD6BC6117CE71146A9EA87BCEE6957758D51ED3E6C57C3C2855C9D002A73BF82A9E304FA2A551051995C3DACFB86D512FA35ECD4797EFE9FB92B18626490C499908834CE09913C080D0F70D75D362EDC155CDFD51F77D874FBB95D76D3595E12638227D6A540B88D9C511AB51311E147B837577972D79BEE2076A3F75CFB0E955A29A1310A5DDDF5A8445F6A6964310647352C62D7C22274F5AA692FD1C3386C5D35555EFFE36DD88618C52DF1062CE1D4045D301EBCA34FC2FEEEAF3F5B38F8E7F7DF7EBD64678251C3EF03BF9E8AFBB03B629807E299E24415D48518BD2C687814FB26788ED08FAB2E433C42074747075FBD3E20045DA316BEE049A36D3463761B4E9C1082D0828F2151249F8A47D1AC9DB1784894B5AB29B54A76350FDFBA7EBC1361087DB5CC55D7A212E59FBAA3B6AE5A18FEFEE58F9BB13564D7E785DB381DA3B8826BAD6A58846E4CBA0C5741D69D40BF7039BB70DC409B27E68B7CF3500FA89CCD3172C350BD6D0136CD65ED021C7775847ED3138E21BCABAB215FBC7069F1E281AE99EC876ED56654528C420F2E439C0011A75C13C6082BDE505E4A550A755850FDC3B8362CE33D9EDBCFE983E674B7F271E7238CF17D847D4E11760B2EAAB1002820D61B419877D298203DF8744DB9B8BA0AF071E532DD7E56E5B27B89C1D53E31F689F1C91303BFC09DDB8B4966F0C42826884B42129A8C53C651690A362EB4DB96EDBBC4F485B8FD3EC372B8A95FAB0CCDF43F6F51384A35313C1A629D64A4D03EE9E8B932963E866233C5D02CF3D9613ECD08A3A66A6091CF9653C02E977515DC28B95F9D12D79E218C86EA674025DD461688311089F55293A8052FACE4D170F504B276551FFAAABD3797D8C2C52831422962BD93C40363019CE72CA627700D8DAB1F46A628FD64FBAD3BB6C73BBCDFDA2BA77D81B85F81D885B5FA3643A2C4F01488B75610A120A84085D4304A804BFCC583C8BB36C358EE2694AB53A78B92FB01D89D3AFF45CA82F3F9F92D29B0BB0512EF6A85C4BB5C229F57DA59BA3EC0D87F2A78E2A70247B92746684EBC4F91A494BC5414A811EC29B1DC65D89265194EF3AB65EDAAF6753876FD00F9EB554EA4B80A9C2D7C4211A36D41AC669480A1D652639C36E6FF3EC9E6772BABF532F9191F5FDB713B759FDC9CB65DFF02DF4C7907891D0000');
INSERT INTO event_packs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 21, 35, X'1F8B0800000000000003ED55CB6E2B370CDDF733D4ED30D0FB31AB02DD76D95583C0A024EA46B8E319631E418BE2FE7B31B62775EE4D0337F0A24DBB318E28923E220F39F7F75234428587E65ECA0DE84678B302D3E8A057601B21FD0A5CA3CD11F80D84B3B3E28D366E0562B3C80DA8ED6ACBACCC113C7CF73BAB99B58C0B14947C04E4CA831368C11B92604AF018BDCB3E126B58C231EF5E0684120B38EE24A0520AB897A144ED4B2C9E356CAE7347AC653F3E52FADCD569660D1BB1FFCC5AA10477B26175A6FDC4DAFB872FAF5049E0A4B380A15848363A53A4D55C961B5309D672FF3615BD522906A2C1005854F021796152620D8BC36B5C8205A789034AE141116AEE8AD145874B2E43B7ECFB6F88A4A11B46D6B2EFAD76DA47D6B03AEDF2D0D32E9D02DA82DD44E72274755F67D6F64BD7BD42DC48705C7340C204220861C81B54C6BF8BF8DFAEFA32D1F87540366B802108D1291011B57349478AE51CC0DAAFDFF1760CEDB176AC65D8D5443FD0AFB83F7474378C9FCEF97ADCD376CD1A56EA38CD27DB5AB48675F8F25CA71DA6B93E116BE771A1A3E189C65A2AE5E7DAD769372D071A4F848FC62F0D3BD0380DFDF1C5A75CB8CC8FC3B8BB4C1F87FCDBB1F9FB3DF5AB0CD3483853DEE1CC5A26B9B4200408FF3397AD36AD3277C1A85FD677E6BAB9FD45B76D00676C04942E80F726A618650918DFD5ED73DD7EC2481DBB90A58A5E16CB5EFBFF02CEA003E4EB4F285C90F6216AF93EB51DD5FEADDE34389722042C0964C852709E2DAABC525EF671ED87BA18321CD79B4C531AEB61AE43BF35E2E5269A661CE7E7E2362C2F7471AAD32E0DABAE66FA73FC86271A7738CF981ED7565EB4BD5B6B765C260DC369AA9F7AA2F3F1D061A2C7A1CB349E2D695B495BC073C6CDE124955D1A967E662DBF46325EAE92590EF90ABFFF3BF9813BE90C389D32E07A5444199351D9B872CB4F97B452687DDB4F970BE0388F107351A0648E2618EF14B7B75B266F57675B26FAFA65628D51F6C3ED92A0AE53E0EAF7911488099C8819A22B08D953A1E28A4826FDD38927094E8B0C488AA0A08CCA9AE2BD55B71C9DB7AAB38D8EF94F8F8EBDE3D65E313A67BF8FA440FC7710FF0300D48B97800F0000');
INSERT INTO event_packs VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 1, 2, X'1F8B08000000000000039590416AC3301045F73DC6ACA522D972A468D57B181366EC5111C85190EC5008BE7B489C4DB32874F91FCC9BCFEF7B2D5AD50EA26F84E986E1E30694B14CA7388107A551F3E848A2728DB4CA2879749AA4E98C73AEED889041C05AB9BC1D1CD928690F9A246108D2AA7030D636DAE108024A4E0C1E669E89CB4B00FE06FF71F08C318107CAF4C53F385F127FE6F2FDB29D717E7CA04C2020C452979D9CD7940424FC9D633DE1B8C42B835FCACA4F70E51243E4097CC0547756D70B97BDEC136EDB7BE7BF86DAEE05FFC6976D010000');
INSERT INTO board_checkpoints VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 0, '2026-11-18T02:45:35.766Z', X'1F8B08000000000000039551C16EC32014BBEF33DE19AA244D42C369DA37ECB4A98A1EE13121919001E93655FDF729493BAD3D74DAD106DB601FC16A9090E59853B753BC314DCD454919C722DFF12D6199095395A66C8041B2C9114878F2183430D014BB60C764FD0072989C63D079E7C305D8D826EA478789401A749118748130916ED5D755AEAE0C175945BC5162CB7385A5105DA9481960308DFADF9A4B0E2690506445CDF39CE7BBE7AC906525B7D546D4F5CB2FEFBFEE457A07993170A8C84590AF7B063DF58AC20C8EA0E64EDAFFB439450AB7027DEF4BC12FEDFB8F81C2590FF278BBE05D0BEAD13A9080CE76F4489FD88F8E363EBC9DFD06ECE788E51818181B625AB9755187D7D8C616BB640F0432858916E240C11A4BFA67721BDB388D14D6072FE4E9B45FCD5A3AD09096F667C7D3C3378C9AFB2392020000');
INSERT INTO board_checkpoints VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', 0, '2026-11-18T02:45:36.002Z', X'1F8B08000000000000039551C16EC32014BBEF33DE192A489326E134ED1B76DA54458FF03221919001E93655FDF729493B753D74DAD106DB601FC11A5020244A6A2BCD5154192F452E785D49CDF322AFAA6A5B688D040C924D8E40C193C7608081A1D8063B26EB0750C3E41C83D63B1F2EC0C626513F3A4C04AA431789411B081399467F5DE7D6A6E878290AE2B52EB75C6ACCCBB2CD35E90E184CA3F9B7E6928309146422DB7129B9AC9E45A6F2426D771B21B2972BEFBFEE457A07251838D4E422A8D73D839E7A4D610647D07327CD7FDA9C22851B417DF74BC12FEDFB8F81C2590FEA78B3E07D0BEAD13A5080CEB6F4489FD88F8E363EBC9DFD06ECE788E518187436C4B472EBA20E7F631B1B6C933D10A814265A880305DB59323F93DBD8C469A4B03E78214FA7FD6AD6D08186B4B43F3B9E1EBE0158A6E55792020000');
INSERT INTO board_checkpoints VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', 0, '2026-11-18T02:45:36.137Z', X'1F8B0800000000000003B5544D6F9C3010BDE75754D32B8E305F064E957AEA3939B58A903F86C48AC1D436DB46D1FEF7CAEC92DDACD25454AD388DCDCCBC79EF8D9F412B6821A59CA2AC05E1346D08CB2525423515917551E48C0B5A942924107430082D7C1926EB022A4840A1974E4F41DB11DA71362601698D756BA07D1770980C0F086DCF8DC704A4431E5075E2E9BC75A3CA9EB0B444D20896132A78C1982C048A1E129827B53967EDC303B490A559452825B4BE4DB3B628DBBCBAA639FB7A56FB4FFF79FC0E6D9A80E1028D87F6DB5D02030E025D0C9E4158EE54B785D0D9A3BB48787F24671701EC8F11DD311FDA67D8520207AE0DB4C08D96F8097FF26132786DDDFDB1DEC8075CAF21815E3B1F0E6707450D7F1D6BDF7119F40EA10D6EC6E560874EF71AD58BE4DA777E9ED01D002F87FBFDDDA158873B1CC3C27EACB8BFBA9C67E530239CB39ED42AEB53592A5596719EEDACAF36BEB51F948DA4F2F111DAAA2CF3EAC5BDF0B12A58510B58B02B3B6227AD9987F1E4E2D8D6E841BF839B6684B1941281754D2A56B33A4F4B55147F87FB00A0DB42CE38477B424B4F537FE6EE378BFB8A071FB83B8992809AF12CD2BE93361AE77CADED0E5DC743E0F261888A46A0AB674E1BC3BDD7F723E2319C0C97F8608D5AB7E8EDF172D234AC21052F509698A1AC222347AFDED80185554F102D251F503E1AEDC3DBE50E9264A4515291AC5494CB3E15158D4A2F926ED170E5F426E0E42F9DA4030EEF61C889501C499D374C3652702997476B85DF6D426EC780637CBF229493695FC47985ECFF4A10BF044E3E38769176585C21ED1C81A6FFFA7DDE5FFD021453EDEBCD060000');
INSERT INTO labels VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fba-71be-b152-580acddb480c', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a069-756b-a279-885bcbb2f9ab', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a04c-72f5-b5a9-af3989c815cc', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a109-73c2-aa7f-8d2f0c5dd55f', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a01b-7180-88f7-4358520e4aa7', 'Finished by Bob', 'card_moved', '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', NULL, 'assign_member', NULL, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02d-7636-a2ee-7c4a4a318b43', 'Rule', 'card_moved', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', NULL, 'assign_member', NULL, '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a01b-7180-88f7-4358520e4aa7', '01a1ec8b-a01f-7140-90c4-2014d9bbb64e', 17, '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '2026-11-18T02:45:35.902Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '5f715eeb-5690-4d28-b2c6-7af1af531d3a', 'MXf-BO0hQMIo7qfwNtCrcg7XWtAtKDvohrurHBFIsq0', '{"id":"01a1ec8b-9fba-71be-b152-580acddb480c","board_id":"01a1ec8b-9f96-74e0-a218-3ea407f54f49","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-18T02:45:35.802Z');
INSERT INTO invitations VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a064-713f-81dd-ead14910128a', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06d-7328-809f-95c46304fcbb', 'iwGqpwJqisnq9-IFK9WGhfgYrs2yJuR7JhMPGtdL2mA', '2dKgtvjUgP4uh4vznzQkaTQLm5hphjN_szawFM9MPOc', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.980Z', NULL);
INSERT INTO mail_queue VALUES ('3a51c92b-b0aa-4175-911a-fd2d8a814918', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-18T02:45:36.424Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'reset', 'alice@example.org', '00', '2026-11-18T02:45:36.424Z');
INSERT INTO mail_preferences VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02e-7368-b70b-efdf7a984810', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-18T02:45:35.921Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 19);
INSERT INTO trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 'card', 'deleted', 'Card', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', NULL, 131072, 1, '{"id":"01a1ec8b-a06f-75a7-a0a7-a9f01e489b42","column_id":"01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T02:45:35.982Z","updated_at":"2026-11-18T02:45:35.982Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T02:45:35.984Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 28);
INSERT INTO trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ec8b-9fba-71be-b152-580acddb480c","01a1ec8b-a069-756b-a279-885bcbb2f9ab"],"board_members":["01a1ec8b-9d5f-705e-9b73-1ba477c4bebf","01a1ec8b-9e40-761b-baff-70f6477218ac"]}', '2026-11-18T02:45:35.995Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 31);
INSERT INTO trash VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', 'card', 'deleted', 'Card', '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', '01a1ec8b-a075-74cd-ac8b-3eedac53d57f', 65536, NULL, '{"id":"01a1ec8b-a079-700b-bdf3-32db59587306","column_id":"01a1ec8b-a075-74cd-ac8b-3eedac53d57f","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T02:45:35.993Z","updated_at":"2026-11-18T02:45:35.993Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T02:45:35.995Z', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 31);
INSERT INTO restored_contents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', 35, '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '{"id":"01a1ec8b-a0c2-741d-ae3e-fa2b365f8863","column_id":"01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T02:45:36.066Z","updated_at":"2026-11-18T02:45:36.066Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fb7-7529-b7e9-207c6812cba0', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-18T02:45:35.806Z', '2026-11-18T02:45:35.902Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-9fb4-77cb-9afc-29d2100d6a3d', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-18T02:45:35.925Z', '2026-11-18T02:45:35.925Z', NULL);
INSERT INTO cards VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0ac-71bd-b7fa-d8efef7f1c5c', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-18T02:45:36.066Z', '2026-11-18T02:45:36.066Z', NULL);
INSERT INTO cards VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a109-73c2-aa7f-8d2f0c5dd55f', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-18T02:45:36.137Z', '2026-11-18T02:45:36.137Z', NULL);
INSERT INTO card_labels VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fba-71be-b152-580acddb480c');
INSERT INTO card_assignees VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9e40-761b-baff-70f6477218ac', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a109-73c3-9979-4a4ec5e2ec60');
INSERT INTO checklists VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9feb-7513-af34-0f7a57a04781', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a038-71a6-85e2-5f98ab87d8be', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a03c-7276-a9f6-c6b75f26402f', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7702-9dcd-25d1acf0b61b', '01a1ec8b-a112-7701-be88-67878305d44f', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', '01a1ec8b-9feb-7513-af34-0f7a57a04781', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b', '01a1ec8b-a03c-7276-a9f6-c6b75f26402f', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7703-bdae-8397c9cbaccf', '01a1ec8b-a112-7702-9dcd-25d1acf0b61b', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', '01a1ec8b-9e40-761b-baff-70f6477218ac');
INSERT INTO item_placeholders VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7703-bdae-8397c9cbaccf', '01a1ec8b-a109-73c3-9979-4a4ec5e2ec60');
INSERT INTO attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a006-72d7-9a41-86bf6db25790', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a00c-77ed-9b46-d6328942d725', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a010-7355-9ba4-be11ceab21df', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a006-72d7-9a41-86bf6db25790', X'');
INSERT INTO attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a00c-77ed-9b46-d6328942d725', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a010-7355-9ba4-be11ceab21df', X'382D2F2BA35E6A5C37F99B504FBFCCF505AF1B0C9A795C94F6476A0C9E6CB28A8D1D35808D8F3EA7324FBAA1539BD5556AF8BDA9FE8EE20A93B3C076E0AA082F0A16098EBC23BBC10CF04387616A79BCF9DDFC9D5E839B93C43F09DEAE6BC07E443E654E035AD721DB6CA420EA5C5416D47323F056EE0C719832E186B26D8CFC74BA72CA54B1335F05025C660D81985D0AABC6D88302B61210F84153628D17EBD68CD38A325BFBBC72E8DC5110FC266C832CBD5AA3DA88BC14137481AEB2D3E20AC4799D2A64D745E2DA6C36CB7B3DDB006B6D7469CEF9EEA687D986F8E58B1E671639884C338A197686F743FED121E52F4E83A346AC6AE57C935A4669AE4E7BB67CD1FE5F02C0C42A8534C0BA43C554B722F580AB9FDA4899A24D65FF77A4DD493256C28F1E75C1B916FE46C0DC6215C40FFE149B9E9211E0D862FD862C29AEF2FCE5AD4E6002505B2D81F0823BF41F95147B2DD5694543A34B5D8B244A1B0E586134B13D43C30DF9054B8411C50A96F525DB1EF7165656D362C54010EC64A23BD4E6420811E2236A870C047ADA6AFE9DACB7AA030D648BBDF51D289FC0B8F825BDC98D242BD81CEB5E334A47AD04C5EE6216D0E42609BBCDC7D12794DBD791C7D847F6F71169D2E9F6C12DB1920EF29C4AA8A704F5A16088ADAFBD051C1B121A393EDB697EDAC8FA604EAA69E61404EA3FC954');
INSERT INTO attachment_blobs VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('ef1ac570-3e4f-4ae3-ac51-c65093b15a73', '03caa901-e850-493e-9090-53de0857baf8', '00', NULL);
INSERT INTO attachment_objects VALUES ('ef1ac570-3e4f-4ae3-ac51-c65093b15a73', '03caa901-e850-493e-9090-53de0857baf8', NULL);
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9ff0-72fc-b993-35ec5c0346ee', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a006-72d7-9a41-86bf6db25790', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a00c-77ed-9b46-d6328942d725', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a010-7355-9ba4-be11ceab21df', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a02b-7362-bbfd-fffb450e0731', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-a035-7698-9610-e7099077a677', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-a035-7698-9610-e7099077a677', 'description', '');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a03e-70f4-8c0a-4e5cdf98b42b', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 'description', '');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', '01a1ec8b-a079-700b-bdf3-32db59587306', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', '01a1ec8b-a079-700b-bdf3-32db59587306', 'description', '');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', 'title', ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', 'description', '');
INSERT INTO search_texts VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7701-be88-67878305d44f', 'title', ' ·b01a1ec8ba10973c1bd96c84437ab1450 ·c01a1ec8ba10973c1bd96c84437ab1450 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7701-be88-67878305d44f', 'description', '');
INSERT INTO search_texts VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7703-bdae-8397c9cbaccf', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', 2097151, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ');
INSERT INTO search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a035-7698-9610-e7099077a677', '01a1ec8b-a035-7698-9610-e7099077a677', 3145727, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a052-7040-aeac-19115e85a358', 1048576, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', '01a1ec8b-a06f-75a7-a0a7-a9f01e489b42', 4194303, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a079-700b-bdf3-32db59587306', '01a1ec8b-a079-700b-bdf3-32db59587306', 5242879, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', '01a1ec8b-a0c2-741d-ae3e-fa2b365f8863', 6291455, ' ·b01a1ec8b9f9674e0a2183ea407f54f49 ·c01a1ec8b9f9674e0a2183ea407f54f49 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ec8b-a109-73c1-bd96-c84437ab1450', '01a1ec8b-a112-7701-be88-67878305d44f', '01a1ec8b-a112-7701-be88-67878305d44f', 7340031, ' ·b01a1ec8ba10973c1bd96c84437ab1450 ·c01a1ec8ba10973c1bd96c84437ab1450 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a052-7040-aeac-19115e85a358', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, '2026-11-18T02:45:35.953Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9faa-751b-9c17-bdb4182006aa', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'added', NULL, NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.785Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fb0-73f5-b514-f51a57f92275', '01a1ec8b-9ec7-74c4-a7cf-47aa33fbe36e', 'added', NULL, NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.792Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fd2-7483-95e0-f9ab42bf7f2b', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'assigned', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.825Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a052-7041-b3b9-72344f191e4c', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'commented', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-a052-7040-aeac-19115e85a358', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:35.953Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ec8b-a082-7040-981b-45488835bbae', '01a1ec8b-a092-75e4-8e66-3cb1a42a7017', '01a1ec8b-9e40-761b-baff-70f6477218ac', 'added', NULL, NULL, '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', '2026-11-18T02:45:36.017Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9fbf-7072-a333-0829fb48fbf8', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf');
INSERT INTO board_visits VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'b6fe4e156d15ff53b096dd6b3faf898e');
INSERT INTO webhooks VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0a2-7400-a47c-45d4b432a36f', 'https://hooks.invalid/boardcast', NULL, 'yQv9IS4mZ3gOZ-uP7elfo7SWCZ_ifTWJrHlHnqomZhqprpr8RpzX6GeKq1NrhEoiuWr8bhlwQsLCTXQw-8hzPUrs-h6ud4_hdm74PYNE', 1, NULL, '2026-11-18T02:45:36.034Z', 1, 31, 1, '2026-11-18T02:45:41.543Z', 1, '01a1ec8b-a0cc-701f-8bc4-d659de68ef1f', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1ec8b-9f96-74e0-a218-3ea407f54f49', '01a1ec8b-a0a2-7400-a47c-45d4b432a36f', '01a1ec8b-a0cc-7020-8702-64f4d7a715d1', 32, 'column.created', 'pending', NULL, 1, '2026-11-18T02:45:36.075Z', '2026-11-18T02:45:41.543Z', NULL, 1);
INSERT INTO imports VALUES ('01a1ec8b-a0e4-74b7-867b-51020c9ffd92', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ec8b-a109-73c1-bd96-c84437ab1450', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-18T02:45:36.100Z', '2026-11-18T02:45:36.106Z', '2026-11-18T02:45:36.166Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1ec8b-a13f-765d-9ad4-e6c2148480b5', '01a1ec8b-9d5f-705e-9b73-1ba477c4bebf', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-18T02:45:36.191Z', '2026-11-18T02:45:36.204Z', '2026-11-18T02:45:36.211Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1ec8b-a13f-765d-9ad4-e6c2148480b5', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
