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
INSERT INTO users VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$f/Nx/NwLqUETiaLNzzjB/lKvBNr/WsezMPWIUxntCyQ$NS8GRTyLSd1eJi6a1u1/92bybNzGdAYlkggRRsFAzFo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:49:22.638Z');
INSERT INTO users VALUES ('01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$INIG3RN/n1XOSYLDNwUVboAgL6Kwxb/f9pHyZq7G4YI$DsrWQIlmSfPoMrY7bpcwNJotPHkDuy1m+T/vdlDJyOY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:49:23.658Z');
INSERT INTO users VALUES ('01a1e4d5-911c-73c6-adc9-4c68f7732fa7', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$96sr9z6V9gqzLP3zB2EgImyE6vzQ4tGFPSBPw7rIjvI$ECVHc2dWLzeYK/0alzmbAnLlFc/kCMQT8/zuTETtOWs', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:49:24.376Z');
INSERT INTO users VALUES ('01a1e4d5-9dce-70ce-ab91-4e9540ac7ede', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$3r3x8KY06UwGRCr+haiza8VOCw5fYYdQ7K+MlI2sy1s$T+K8IXx/JKT6LScr/qNq/YWW3E1Ye8XaFI5MZr3GgrM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:49:27.526Z');
INSERT INTO sessions VALUES ('01a1e4d5-8e54-7059-b312-44c50beed071', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:23.284Z', '2026-11-16T14:49:23.284Z', '2026-11-16T15:49:23.284Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4d5-9105-7241-aa81-a3d231e5939c', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', '2026-11-16T14:49:23.974Z', '2026-11-16T14:49:23.974Z', '2026-11-16T15:49:23.974Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4d5-948b-7167-9799-a976b9a2026e', '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', '2026-11-16T14:49:24.875Z', '2026-11-16T14:49:24.875Z', '2026-11-16T15:49:24.875Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e4d5-a04e-77aa-8f2e-3a702dee3a56', '2026-11-16T15:54:27.945Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:28.001Z');
INSERT INTO sign_in_sessions VALUES ('01a1e4d5-8e54-7059-b312-44c50beed071', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('234a03d8-08f3-4ff9-a431-92d8e6a13e64', '2026-11-16T14:49:28.001Z');
INSERT INTO api_tokens VALUES ('01a1e4d5-9728-77fa-a2b0-2f90f54eca89', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '5539677e3682d87575e53577131ee7d855ab3bb92690e6aeac009ff5c04a76c4', '1b62', 'Script', 'write', '01a1e4d5-94a9-7104-9ba2-1db793a0096a', '2026-11-16T14:49:25.543Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T14:49:25.439Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '93d7c090-ff7f-4dfb-9384-e14b046ef007', '2026-11-16T14:49:28.001Z');
INSERT INTO boards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 'Board', NULL, NULL, 0, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:24.905Z', '2026-11-16T14:49:24.905Z', 35, 40, '2ak7xcu9z9tv9', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 'Board', NULL, NULL, 0, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.810Z', '2026-11-16T14:49:26.810Z', 2, 3, '116pm0awrw3em', 0, '2026-11-16T14:49:26.891Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 0);
INSERT INTO board_members VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 'owner');
INSERT INTO board_members VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'member');
INSERT INTO board_members VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 'owner');
INSERT INTO board_members VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'member');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 1, 'board.member_added', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:24.974Z', 1, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","user_id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","role":"member","user":{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 2, 'board.member_added', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.036Z', 2, '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","user_id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","role":"member","user":{"id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 3, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.064Z', 3, '01a1e4d5-9549-7021-8ce9-8a4a91825448', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 4, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.100Z', 4, '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 5, 'label.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.143Z', 5, '01a1e4d5-9597-767e-a485-b5572ea2a148', NULL, NULL, NULL, NULL, '9542c3ba-7cad-4d83-9870-ca969d37b4c3', NULL, NULL, NULL, '{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 6, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.214Z', 6, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.214Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 7, 'card.labeled', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.277Z', 7, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T14:49:25.214Z"}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.277Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 8, 'card.assigned', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.346Z', 8, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T14:49:25.277Z"}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.346Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 9, 'card.assigned', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.346Z', 8, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T14:49:25.346Z"}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.346Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 10, 'checklist.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.615Z', 10, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-976f-742c-bb14-0d5c83b0f294', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 11, 'checklist_item.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.652Z', 11, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 12, 'checklist_item.updated', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.724Z', 12, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 13, 'checklist_item.assigned', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.769Z', 13, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 14, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.800Z', 14, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9828-76bc-ba30-49a6ade2089e","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 15, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.846Z', 15, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9856-7411-b5f5-fba94c2c13dc","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 16, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.867Z', 16, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-986b-74f3-b37a-bebce02e7f5a","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 17, 'card.moved', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.960Z', 17, '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","rank":65536,"updated_at":"2026-11-16T14:49:25.346Z","position":0}', '{"id":"01a1e4d5-95df-712c-a488-af7c2881e709","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Steps","rank":65536,"items":[{"id":"01a1e4d5-9795-7575-bb0f-a3b94d7e6717","checklist_id":"01a1e4d5-976f-742c-bb14-0d5c83b0f294","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4d5-9828-76bc-ba30-49a6ade2089e","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4d5-9856-7411-b5f5-fba94c2c13dc","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4d5-986b-74f3-b37a-bebce02e7f5a","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T14:49:25.214Z","updated_at":"2026-11-16T14:49:25.960Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 18, 'board.member_removed', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.995Z', 18, '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","user_id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","role":"member","user":{"id":"01a1e4d5-911c-73c6-adc9-4c68f7732fa7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 19, 'attachment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.066Z', 19, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9950-75e4-afc5-617035a6bb69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9950-75e4-afc5-617035a6bb69","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 20, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.129Z', 20, '01a1e4d5-9971-75ca-8ac2-5f18d117e539', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9971-75ca-8ac2-5f18d117e539","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.129Z","updated_at":"2026-11-16T14:49:26.129Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 21, 'checklist.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.165Z', 21, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9995-77c9-aa4a-b2c7bd7f610c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9995-77c9-aa4a-b2c7bd7f610c","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 22, 'checklist.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.286Z', 22, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a0e-7267-a444-454ff01b72c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a0e-7267-a444-454ff01b72c4","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 23, 'checklist_item.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.330Z', 23, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a3b-7237-9946-df51d1ce43fd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a3b-7237-9946-df51d1ce43fd","checklist_id":"01a1e4d5-9a0e-7267-a444-454ff01b72c4","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 24, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.351Z', 24, '01a1e4d5-9a4f-703e-a5f8-159dfd2a7e32', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a4f-703e-a5f8-159dfd2a7e32","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 25, 'comment.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.382Z', 25, '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","card_id":"01a1e4d5-95df-712c-a488-af7c2881e709","user_id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","user":{"id":"01a1e4d5-89cd-75b4-b174-0eac72df424e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T14:49:26.382Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 26, 'label.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.433Z', 26, '01a1e4d5-9aa1-7363-b370-49f8fb1d3314', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9aa1-7363-b370-49f8fb1d3314","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 27, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.496Z', 27, '01a1e4d5-9ae0-7725-965b-969eab9e6372', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9ae0-7725-965b-969eab9e6372","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.496Z","updated_at":"2026-11-16T14:49:26.496Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 28, 'card.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.547Z', 28, '01a1e4d5-9ae0-7725-965b-969eab9e6372', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9ae0-7725-965b-969eab9e6372","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.496Z","updated_at":"2026-11-16T14:49:26.496Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 29, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.650Z', 29, '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 30, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.684Z', 30, '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9b9c-76dc-b9ba-b09a8b129279","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:26.684Z","updated_at":"2026-11-16T14:49:26.684Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 31, 'column.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.734Z', 31, '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 1, 'board.member_added', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.857Z', 1, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4d5-9c1a-71f6-be38-46922f5d129e","user_id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","role":"member","user":{"id":"01a1e4d5-8e78-714f-ad24-464f6029b1d6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 2, 'board.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.891Z', 2, '01a1e4d5-9c1a-71f6-be38-46922f5d129e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9c1a-71f6-be38-46922f5d129e"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 32, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.042Z', 32, '01a1e4d5-9d02-7780-8406-fbec407d8712', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d02-7780-8406-fbec407d8712","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 33, 'card.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.119Z', 33, '01a1e4d5-9d4f-7517-8b63-401bef5bd487', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d4f-7517-8b63-401bef5bd487","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","column_id":"01a1e4d5-9d02-7780-8406-fbec407d8712","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:49:27.119Z","updated_at":"2026-11-16T14:49:27.119Z"}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 34, 'column.deleted', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.186Z', 34, '01a1e4d5-9d02-7780-8406-fbec407d8712', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d02-7780-8406-fbec407d8712","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 35, 'column.created', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:27.199Z', 35, '01a1e4d5-9d02-7780-8406-fbec407d8712', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4d5-9d02-7780-8406-fbec407d8712","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 0, '2026-11-16T14:49:24.905Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D11B8240EACAA9EA1AB5691F530CF1512FE1470DA2ACADD2BDB499566912ACB1998199839807760404894A4DC9A6B859A975228AE2D165C3A5BEA4714426F1018649F038181E71EA303068E521DFD907DDF81E9C61018D47DE8E319F854656A878099C034181231A823612657D9EFCBDCADAE1D2FD756712B4BC505615D16AE51852260300EEE6ECD390733182844B1E15272B97991CA286D0AB5D262FD7AE1FDDFBD441F60048380964202F3B663D0526B294EE00076EAA4BAA7CD3151BC126C6F7E29F673FBFD6747F1A40773B85AF0B605B5E80318C0E06B7AA22F6C8740AB3EBE9FFC3A6CA788F91818343EA6BC70CBA201FF629F2AACB3DF13981C479A893D45DF7872BF93FB54A571A0B83C78268FC7DD6256D19EBA3CB73F391E1F7E00FF56F98B92020000');
INSERT INTO board_checkpoints VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', 0, '2026-11-16T14:49:26.810Z', X'1F8B080000000000000395514B6EC32014DCF7186F6D2243893FACAA9EA1AB5691F50CCF1512362EE0B45594BB57B6932ACD2255963330333073006B4041CE9193345B566B8EACE45DC15A7AAC982C6A21BAADE1A226C820D9E408143C7B0C0632301475B063B27E00354CCE65A0BDF3E10C6C6C12F5A3C344A03A749132D081309169DAEFCBDCAAD68695DB56B2969792E584BA14A69342CEB9D368EED69C73308102918B8271CE78F1C2A592B512C5A6E2F9EB85F77FF7227D80CA3370D8928BA0DE7619F4D4B71466708076EEA4B9A7CD2952B8125437BF14FCD2BEFF1C289CF4A00E570BDEB6A01EAD0305E8ACA627FAC27E74B4F1E1FDE437603F472CC7904167434C2BB72EEAF02FB6B1419DEC9E40A530D142EC29D8CE92F99DDCC6264E2385F5C10B793CEE56B386F634A4A5FDD9F1F8F0036358C19792020000');
INSERT INTO labels VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9597-767e-a485-b5572ea2a148', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9aa1-7363-b370-49f8fb1d3314', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9549-7021-8ce9-8a4a91825448', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a4f-703e-a5f8-159dfd2a7e32', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d02-7780-8406-fbec407d8712', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-989d-711e-aaee-d176084de996', 'Finished by Bob', 'card_moved', '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', NULL, 'assign_member', NULL, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 1);
INSERT INTO automation_rules VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-996b-708a-a228-98b6cdb2fbf9', 'Rule', 'card_moved', '01a1e4d5-9549-7021-8ce9-8a4a91825448', NULL, 'assign_member', NULL, '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 1);
INSERT INTO automation_runs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-989d-711e-aaee-d176084de996', '01a1e4d5-98c8-76e9-80c3-22626ce611e5', 17, '01a1e4d5-95df-712c-a488-af7c2881e709', '2026-11-16T14:49:25.960Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '9542c3ba-7cad-4d83-9870-ca969d37b4c3', 'MUw90_RJT9bWFLOjdU9F0Hd0N4ObuJ7phoRGZS6g8gY', '{"id":"01a1e4d5-9597-767e-a485-b5572ea2a148","board_id":"01a1e4d5-94a9-7104-9ba2-1db793a0096a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T14:49:25.143Z');
INSERT INTO invitations VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a91-7127-b7df-b337d9dce1db', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9aa7-7430-b1e5-a05261de2ccb', 'zxG1TfTHR1L0xocyss7sK_3HZstkzyn9EU0TgGs8FN8', 'QHinZl04MZowAwKNgZyl2qVY9_QTCwd5r6xSvUciSn8', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.439Z', NULL);
INSERT INTO mail_queue VALUES ('881a0633-a1c8-4cfe-bf32-cbf3c6938e15', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T14:49:28.001Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 'reset', 'alice@example.org', '00', '2026-11-16T14:49:28.001Z');
INSERT INTO mail_preferences VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 'card', 'deleted', 'Card', '01a1e4d5-9549-7021-8ce9-8a4a91825448', NULL, 131072, 1, '{"id":"01a1e4d5-9ae0-7725-965b-969eab9e6372","column_id":"01a1e4d5-9549-7021-8ce9-8a4a91825448","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:49:26.496Z","updated_at":"2026-11-16T14:49:26.496Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:49:26.547Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 28);
INSERT INTO trash VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4d5-9597-767e-a485-b5572ea2a148","01a1e4d5-9aa1-7363-b370-49f8fb1d3314"],"board_members":["01a1e4d5-89cd-75b4-b174-0eac72df424e","01a1e4d5-8e78-714f-ad24-464f6029b1d6"]}', '2026-11-16T14:49:26.734Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 31);
INSERT INTO trash VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 'card', 'deleted', 'Card', '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', '01a1e4d5-9b7a-70e0-a6a5-67a934266f2e', 65536, NULL, '{"id":"01a1e4d5-9b9c-76dc-b9ba-b09a8b129279","column_id":"01a1e4d5-9b7a-70e0-a6a5-67a934266f2e","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:49:26.684Z","updated_at":"2026-11-16T14:49:26.684Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:49:26.734Z', '01a1e4d5-89cd-75b4-b174-0eac72df424e', 31);
INSERT INTO restored_contents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', 35, '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '{"id":"01a1e4d5-9d4f-7517-8b63-401bef5bd487","column_id":"01a1e4d5-9d02-7780-8406-fbec407d8712","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:49:27.119Z","updated_at":"2026-11-16T14:49:27.119Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-956c-74ea-93bc-a5a2c3f2f9b7', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T14:49:25.214Z', '2026-11-16T14:49:25.960Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9549-7021-8ce9-8a4a91825448', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T14:49:26.129Z', '2026-11-16T14:49:26.129Z', NULL);
INSERT INTO cards VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d02-7780-8406-fbec407d8712', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T14:49:27.119Z', '2026-11-16T14:49:27.119Z', NULL);
INSERT INTO card_labels VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9597-767e-a485-b5572ea2a148');
INSERT INTO card_assignees VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', NULL, 0);
INSERT INTO checklists VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-976f-742c-bb14-0d5c83b0f294', '01a1e4d5-95df-712c-a488-af7c2881e709', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9995-77c9-aa4a-b2c7bd7f610c', '01a1e4d5-95df-712c-a488-af7c2881e709', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a0e-7267-a444-454ff01b72c4', '01a1e4d5-95df-712c-a488-af7c2881e709', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', '01a1e4d5-976f-742c-bb14-0d5c83b0f294', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a3b-7237-9946-df51d1ce43fd', '01a1e4d5-9a0e-7267-a444-454ff01b72c4', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', '01a1e4d5-8e78-714f-ad24-464f6029b1d6');
INSERT INTO attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9950-75e4-afc5-617035a6bb69', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', X'');
INSERT INTO attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', X'2CB4834C13E47914319662E68B1870D826000D6693D165C020C4C2784A969E04DD6FD6334101C2CE6674CD9154E991F20AD445F1BDAB9F7022FBB4B5B7E464D337B868883ECC21149EF96DF09122756E397CFA67DA3E8833DEE179C207F8393915A398B85C9F9CBAA0FDF4451AD86019DF206C8BAF396F5FD8F4202CDD8076B1D5BD61EDBDCA395FE9B3B37F7DF3FED78C1F0DF07CEAF7A10F5F1F085C9D4CD8C0F995C5C5D43B871E834FD0468A8174F948BB1899DDE0208DECEC902511453DB73A534897F5910B1A01E861309B0EDA20690AD589B2BB036F6C0BBED684CE20D4CED491489543A7DA6E0A1EA96C94CA26D9231D30BCC2CD90C6E78A9FD03FB1C22D0AB33228BB595549F62343013AF6C5FAE78F0F482EBA9A2C1A0E0D92FCF26ECE1AE29259E2F3FA0B475B943F684A9EAE19ACD35A4E567F7520B1D5B97B81696E14F6106F26135188042C000B1D406441CDDC3FD2C26A723B23DAB18F17FA1F332BEC7124F5FBE9B32ACAA49EFD57E298CAEA0C0FC99B45596EDA9A08E58BE2976E7ACE72330CD14CDB1C9BA35D980B82AE67188BE04D16F185FB6041D7FDC7E048FDEA1A226ACEAB0DAAC470074E4BF0787785FC0692EF01B3D914D22EA4BEBE086BEB82C9A9C2A33FFDC751F1027440EDCC14217141FD67D5C03C9BEAB47337AAF1947109E09F1343E5541657B0767D981C');
INSERT INTO attachment_blobs VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9950-75e4-afc5-617035a6bb69', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('fc584881-0d0d-493b-8ca0-97de8bc09899', '5b92290d-e778-4509-bc41-6963e20c8b9a', '00', NULL);
INSERT INTO attachment_objects VALUES ('fc584881-0d0d-493b-8ca0-97de8bc09899', '5b92290d-e778-4509-bc41-6963e20c8b9a', NULL);
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-95df-712c-a488-af7c2881e709', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-95df-712c-a488-af7c2881e709', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9795-7575-bb0f-a3b94d7e6717', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9828-76bc-ba30-49a6ade2089e', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9856-7411-b5f5-fba94c2c13dc', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-986b-74f3-b37a-bebce02e7f5a', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9950-75e4-afc5-617035a6bb69', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a3b-7237-9946-df51d1ce43fd', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', 'title', ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', 'description', '');
INSERT INTO search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-95df-712c-a488-af7c2881e709', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', '01a1e4d5-9971-75ca-8ac2-5f18d117e539', 3145727, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', 1048576, ' ·b01a1e4d594a971049ba21db793a0096a ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9ae0-7725-965b-969eab9e6372', '01a1e4d5-9ae0-7725-965b-969eab9e6372', 4194303, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', '01a1e4d5-9b9c-76dc-b9ba-b09a8b129279', 5242879, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', '01a1e4d5-9d4f-7517-8b63-401bef5bd487', 6291455, ' ·b01a1e4d594a971049ba21db793a0096a ·c01a1e4d594a971049ba21db793a0096a ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, '2026-11-16T14:49:26.382Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-94ff-74c8-82d6-2dec9ebbcf46', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'added', NULL, NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:24.974Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-952c-73f3-8927-96715303d40d', '01a1e4d5-911c-73c6-adc9-4c68f7732fa7', 'added', NULL, NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.036Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9663-7154-bb99-f708cb51d5b7', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'assigned', '01a1e4d5-95df-712c-a488-af7c2881e709', NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:25.346Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9a6f-774c-9449-0bfd5a6c4518', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'commented', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-9a6f-774b-bdb4-caf5f1e4e35c', '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.382Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4d5-9c1a-71f6-be38-46922f5d129e', '01a1e4d5-9c49-73be-a03f-7db5f44ae553', '01a1e4d5-8e78-714f-ad24-464f6029b1d6', 'added', NULL, NULL, '01a1e4d5-89cd-75b4-b174-0eac72df424e', '2026-11-16T14:49:26.857Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-95df-712c-a488-af7c2881e709', '01a1e4d5-89cd-75b4-b174-0eac72df424e');
INSERT INTO board_visits VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-89cd-75b4-b174-0eac72df424e', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e4d5-89cd-75b4-b174-0eac72df424e', 'd2926b1cd833d8488c3a02c554567b00');
INSERT INTO webhooks VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9cc5-74dc-ab07-787e992f3cae', 'https://hooks.invalid/boardcast', NULL, 'XWJLyKHUqyTmqFj2XZ5WlyDwdFKOG9TC-A9HNP2b9DDdnZc_VP8EGArTpbBlhliXRqGlnEfM9IleP2o9ApfNaTvqMU_KNuvqGa8Y8jDs', 1, NULL, '2026-11-16T14:49:26.981Z', 1, 31, 1, '2026-11-16T14:49:32.320Z', 6, '01a1e4d5-9d6d-7171-bc0b-9b00036f2246', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e4d5-94a9-7104-9ba2-1db793a0096a', '01a1e4d5-9cc5-74dc-ab07-787e992f3cae', '01a1e4d5-9d6d-7172-8198-0d6ccdbe8e53', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T14:49:27.148Z', '2026-11-16T14:49:32.320Z', NULL, 6);
