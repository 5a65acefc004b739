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
INSERT INTO users VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$j971s8Qd53l0B5o7gwukRfQTErYrNSgmvMSVGvoFzZQ$gSItPgCvoH8h9FAd6QMkMpAXl6fWy9v+fCevRYkzAE8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:04:18.751Z');
INSERT INTO users VALUES ('01a1e4e3-3880-719b-baad-5e84c99c0623', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$deAzf3vNxwQKw4XwHyR4Jt/ZyUtp5EsE+lXHoIFwPZ4$NG1hHL+UrdSSDMT717Du+RsDJduTDuuYO5CPlEM4ydo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:04:18.872Z');
INSERT INTO users VALUES ('01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$sT3Zn791KZ5WZRbtcxj8Il+CzqVr05X/bfeis4wZQhc$fgS1IgHs+409HWJpkj4sJLnMbrAS2Jq1eueITNMdEqo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:04:18.998Z');
INSERT INTO users VALUES ('01a1e4e3-3ac1-763d-8513-12b21bc7ef52', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$VKqF7uig/G3qRYTQN9tGeJgHQA50iaBIkH+DS/1Vkw0$Yk8vUyVugQbKDmRFAqI260S6MTmoikcZHW9eMdP/aV8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:04:19.466Z');
INSERT INTO sessions VALUES ('01a1e4e3-3878-7054-acd8-4e4eef83cce8', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:18.808Z', '2026-11-16T15:04:18.808Z', '2026-11-16T16:04:18.808Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4e3-38f1-726b-93bc-0ef8bc6cc065', '01a1e4e3-3880-719b-baad-5e84c99c0623', '2026-11-16T15:04:18.929Z', '2026-11-16T15:04:18.929Z', '2026-11-16T16:04:18.929Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4e3-3979-7108-b601-e362c3ee60f2', '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', '2026-11-16T15:04:19.065Z', '2026-11-16T15:04:19.065Z', '2026-11-16T16:04:19.065Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e4e3-3b42-77ff-971f-b01cdd5ef0be', '2026-11-16T16:09:19.530Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e4e3-380c-777c-806b-70d47ed4390c', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.533Z');
INSERT INTO sign_in_sessions VALUES ('01a1e4e3-3878-7054-acd8-4e4eef83cce8', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('6427d2c3-107e-4bd0-ad55-2ac80fd28ccf', '2026-11-16T15:04:19.533Z');
INSERT INTO api_tokens VALUES ('01a1e4e3-39eb-7028-9c5e-49b75b201fc1', '01a1e4e3-380c-777c-806b-70d47ed4390c', '48ce83a492c49ce4ec34bc34804217b546bfb23410055332d7fcfb9c8f87ad3e', 'rXog', 'Script', 'write', '01a1e4e3-3984-7666-acb4-512b95c320b6', '2026-11-16T15:04:19.179Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:04:19.164Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'c749607e-8fe3-4da4-9cd0-1f76a4bf890b', '2026-11-16T15:04:19.533Z');
INSERT INTO boards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 'Board', NULL, NULL, 0, '01a1e4e3-380c-777c-806b-70d47ed4390c', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.076Z', '2026-11-16T15:04:19.076Z', 35, 40, '1gw183trggxiz', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 'Board', NULL, NULL, 0, '01a1e4e3-380c-777c-806b-70d47ed4390c', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.350Z', '2026-11-16T15:04:19.350Z', 2, 3, '3vi13xdo7q3bf', 0, '2026-11-16T15:04:19.359Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', 0);
INSERT INTO board_members VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'owner');
INSERT INTO board_members VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'member');
INSERT INTO board_members VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'owner');
INSERT INTO board_members VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'member');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 1, 'board.member_added', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.093Z', 1, '01a1e4e3-3880-719b-baad-5e84c99c0623', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","user_id":"01a1e4e3-3880-719b-baad-5e84c99c0623","role":"member","user":{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 2, 'board.member_added', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.104Z', 2, '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","user_id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","role":"member","user":{"id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 3, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.110Z', 3, '01a1e4e3-39a7-735f-a547-b20f8a641e17', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 4, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.117Z', 4, '01a1e4e3-39ad-7789-8603-9575cc473a50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39ad-7789-8603-9575cc473a50","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 5, 'label.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.122Z', 5, '01a1e4e3-39b2-72e8-a93c-d714a963e530', NULL, NULL, NULL, NULL, 'a6114fe7-cacb-4196-981f-e8aa3cfee20d', NULL, NULL, NULL, '{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 6, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.128Z', 6, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.128Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 7, 'card.labeled', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.136Z', 7, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:04:19.128Z"}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.136Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 8, 'card.assigned', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.144Z', 8, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:04:19.136Z"}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.144Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 9, 'card.assigned', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.144Z', 8, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:04:19.144Z"}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.144Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 10, 'checklist.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.184Z', 10, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f0-7236-bd9e-33d8db99b098', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 11, 'checklist_item.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.193Z', 11, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 12, 'checklist_item.updated', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.200Z', 12, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 13, 'checklist_item.assigned', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.211Z', 13, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 14, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.219Z', 14, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a14-7787-a9bf-22ddefbb4050","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 15, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.241Z', 15, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a29-75d7-bc3c-8598c77174da","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 16, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.250Z', 16, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a32-72fd-955a-95d7df9ac66d","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 17, 'card.moved', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.259Z', 17, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","rank":65536,"updated_at":"2026-11-16T15:04:19.144Z","position":0}', '{"id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39ad-7789-8603-9575cc473a50","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Steps","rank":65536,"items":[{"id":"01a1e4e3-39f9-75bc-bbcc-686c508b0888","checklist_id":"01a1e4e3-39f0-7236-bd9e-33d8db99b098","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4e3-3a14-7787-a9bf-22ddefbb4050","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4e3-3a29-75d7-bc3c-8598c77174da","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4e3-3a32-72fd-955a-95d7df9ac66d","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:04:19.128Z","updated_at":"2026-11-16T15:04:19.259Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 18, 'board.member_removed', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.264Z', 18, '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","user_id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","role":"member","user":{"id":"01a1e4e3-38f7-717f-82cd-bfa9e9629c2e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 19, 'attachment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.273Z', 19, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 20, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.283Z', 20, '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a53-7602-ad60-83a1c2a48ebe","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.283Z","updated_at":"2026-11-16T15:04:19.283Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 21, 'checklist.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.286Z', 21, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a56-75e2-b982-eedab3409c09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a56-75e2-b982-eedab3409c09","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 22, 'checklist.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.294Z', 22, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a5e-7405-afd1-84526ee68cb5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a5e-7405-afd1-84526ee68cb5","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 23, 'checklist_item.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.298Z', 23, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a62-73c8-8e2b-aca518d09419', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a62-73c8-8e2b-aca518d09419","checklist_id":"01a1e4e3-3a5e-7405-afd1-84526ee68cb5","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 24, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.303Z', 24, '01a1e4e3-3a67-725b-8948-31592e16dac8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a67-725b-8948-31592e16dac8","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 25, 'comment.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.307Z', 25, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","card_id":"01a1e4e3-39b8-7423-80d0-ad78666ee52d","user_id":"01a1e4e3-380c-777c-806b-70d47ed4390c","user":{"id":"01a1e4e3-380c-777c-806b-70d47ed4390c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:04:19.307Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 26, 'label.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.319Z', 26, '01a1e4e3-3a77-7168-84b2-9526d22bb060', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a77-7168-84b2-9526d22bb060","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 27, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.327Z', 27, '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.327Z","updated_at":"2026-11-16T15:04:19.327Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 28, 'card.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.331Z', 28, '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.327Z","updated_at":"2026-11-16T15:04:19.327Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 29, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.336Z', 29, '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 30, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.341Z', 30, '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a8d-70bb-8100-247f0e793ef3","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.341Z","updated_at":"2026-11-16T15:04:19.341Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 31, 'column.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.345Z', 31, '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 1, 'board.member_added', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.355Z', 1, '01a1e4e3-3880-719b-baad-5e84c99c0623', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e3-3a96-771e-9fbb-306559824b99","user_id":"01a1e4e3-3880-719b-baad-5e84c99c0623","role":"member","user":{"id":"01a1e4e3-3880-719b-baad-5e84c99c0623","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 2, 'board.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.359Z', 2, '01a1e4e3-3a96-771e-9fbb-306559824b99', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3a96-771e-9fbb-306559824b99"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 32, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.367Z', 32, '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 33, 'card.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.373Z', 33, '01a1e4e3-3aad-742d-89ab-916bd6503a3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aad-742d-89ab-916bd6503a3b","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","column_id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:04:19.373Z","updated_at":"2026-11-16T15:04:19.373Z"}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 34, 'column.deleted', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.376Z', 34, '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 35, 'column.created', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.382Z', 35, '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 0, '2026-11-16T15:04:19.076Z', X'1F8B08000000000000039551CD6EC32018BBEF31BE335490A424E134ED1976DA5445FC7C9D9048C880749BAABEFB94A49DD61E3AED68836DB08FE02C48605C71ACB0A465DB54B4164250657445B7BCD0EDD69405D3020864973D8284A7A0A205021693896ECC2E0C2087C97B0226F8102FC0A52E633F7A9511E45EF984044C4495D176FAEB2AB76186D6756D68C384A635B3558DB62A5B6680C034DA7F6B2E392A8384821582724EB978E65BC92AC9DB0DABC5CB2FEFBFEE257C07C90878A5D12790AF3B023DF61AE30C8EA0E74EBAFFB439258CB782E6DE976258DA0F1F03C6B31EE4F176C1BB16D82BE74182F2CEE0237EAA7EF4B809F1EDEC37A87E8E588E81C0DEC594576E5DD4AB6BEC52A74C76070499E3840B71C0E8F60EEDCFE42E75691A31AE0F5EC8D369B79A7578C0212FEDCF8EA7876FA207063A92020000');
INSERT INTO board_checkpoints VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', 0, '2026-11-16T15:04:19.350Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D11C47F5651CFD055ABC8E2F35C2161E3024E5B45B97B653BA99A2C5265390333033347B00604302E39E698D14C3625AD2A8EB4E994A2192B8BA2A9B7B96A1A20906C7208029EBD0C0608188C3AD831593F801826E70868EF7CB8001BDB84FDE86442109D741109E88032A169D5F7556ECD34ADAA4AD39A958A56CCE4159A3C6B980602D3681ED65C726402015BB62D29E794972FBC102C17BCD964057BFDE3FDDFBD881F2018012715BA08E26D4FA0C75E6198C111D4DC49FB489B53C4702BA8EF7D29F8A57DFF396038EB411C6F17BC6B81BDB40E04486735EEF04BF6A3C38D0FEF67BF41F673C4720C043A1B625AB9755127AFB18DADD4C91E10440A132EC40183ED2C9ADFC96D6CE33462581FBC90A7D37E356BF180435ADA9F1D4F4F3F53E110B592020000');
INSERT INTO labels VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b2-72e8-a93c-d714a963e530', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a77-7168-84b2-9526d22bb060', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39a7-735f-a547-b20f8a641e17', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39ad-7789-8603-9575cc473a50', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a67-725b-8948-31592e16dac8', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a38-7782-8ec3-69b19e6e2913', 'Finished by Bob', 'card_moved', '01a1e4e3-39ad-7789-8603-9575cc473a50', NULL, 'assign_member', NULL, '01a1e4e3-3880-719b-baad-5e84c99c0623', 1);
INSERT INTO automation_rules VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a4f-706d-aa5e-ea743b4bc29f', 'Rule', 'card_moved', '01a1e4e3-39a7-735f-a547-b20f8a641e17', NULL, 'assign_member', NULL, '01a1e4e3-3880-719b-baad-5e84c99c0623', 1);
INSERT INTO automation_runs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a38-7782-8ec3-69b19e6e2913', '01a1e4e3-3a3c-7460-8591-937bb61fa774', 17, '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '2026-11-16T15:04:19.259Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'a6114fe7-cacb-4196-981f-e8aa3cfee20d', 'd3BhNX9OCGijUwbsspHqKQEiiInUU3CeFTpm-V_o0GM', '{"id":"01a1e4e3-39b2-72e8-a93c-d714a963e530","board_id":"01a1e4e3-3984-7666-acb4-512b95c320b6","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:04:19.122Z');
INSERT INTO invitations VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a74-730f-99b9-f745d725a5bb', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7c-71f4-830b-857e95c93e35', 'n4TwbpJxT4Bq6DVLLMjQW_VvbAeOxPjdkiJr6QZ2XQE', '8pOfeQUS5Av-P3KwHe8Q2OKCdEk4ejQ7zIb83eRTEmY', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.323Z', NULL);
INSERT INTO mail_queue VALUES ('fcf30dec-4f77-4dd3-ac05-ff11e2a3882e', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:04:19.533Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e4e3-380c-777c-806b-70d47ed4390c', 'reset', 'alice@example.org', '00', '2026-11-16T15:04:19.533Z');
INSERT INTO mail_preferences VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 'card', 'deleted', 'Card', '01a1e4e3-39a7-735f-a547-b20f8a641e17', NULL, 131072, 1, '{"id":"01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41","column_id":"01a1e4e3-39a7-735f-a547-b20f8a641e17","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:04:19.327Z","updated_at":"2026-11-16T15:04:19.327Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:04:19.331Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', 28);
INSERT INTO trash VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4e3-39b2-72e8-a93c-d714a963e530","01a1e4e3-3a77-7168-84b2-9526d22bb060"],"board_members":["01a1e4e3-380c-777c-806b-70d47ed4390c","01a1e4e3-3880-719b-baad-5e84c99c0623"]}', '2026-11-16T15:04:19.345Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', 31);
INSERT INTO trash VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 'card', 'deleted', 'Card', '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', '01a1e4e3-3a88-7080-b199-2e0d42a8c98a', 65536, NULL, '{"id":"01a1e4e3-3a8d-70bb-8100-247f0e793ef3","column_id":"01a1e4e3-3a88-7080-b199-2e0d42a8c98a","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:04:19.341Z","updated_at":"2026-11-16T15:04:19.341Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:04:19.345Z', '01a1e4e3-380c-777c-806b-70d47ed4390c', 31);
INSERT INTO restored_contents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', 35, '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '{"id":"01a1e4e3-3aad-742d-89ab-916bd6503a3b","column_id":"01a1e4e3-3aa7-7231-ab39-093ae76ac7f9","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:04:19.373Z","updated_at":"2026-11-16T15:04:19.373Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39ad-7789-8603-9575cc473a50', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T15:04:19.128Z', '2026-11-16T15:04:19.259Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-39a7-735f-a547-b20f8a641e17', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:04:19.283Z', '2026-11-16T15:04:19.283Z', NULL);
INSERT INTO cards VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aa7-7231-ab39-093ae76ac7f9', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:04:19.373Z', '2026-11-16T15:04:19.373Z', NULL);
INSERT INTO card_labels VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b2-72e8-a93c-d714a963e530');
INSERT INTO card_assignees VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3880-719b-baad-5e84c99c0623', NULL, 0);
INSERT INTO checklists VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39f0-7236-bd9e-33d8db99b098', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a56-75e2-b982-eedab3409c09', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a5e-7405-afd1-84526ee68cb5', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', '01a1e4e3-39f0-7236-bd9e-33d8db99b098', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a62-73c8-8e2b-aca518d09419', '01a1e4e3-3a5e-7405-afd1-84526ee68cb5', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', '01a1e4e3-3880-719b-baad-5e84c99c0623');
INSERT INTO attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', X'');
INSERT INTO attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', X'8C7853FB3DDD3650A43BDE5094F84ED5DC01E51900BDDE5AFD43E6D173F63211F1FAFC61CAB253929DBF4D5325548C382693F28B1F8F9B39CCAEF8336A65F37A50B3FD60A52301AA5EF82EC602A75DB5D3A694E35F198007A7BC85758F6C036E5DAD5D12958D0753E6F0F24F7CACA5F93E742B5F42C0F1C39C4C675C5C725E9F3553AE4277154F11942CDB8C8E0B74DE6F9AFF4A6439C34EFA653A84AD290D569F4C8A7DEF7F6AF9898961F9A213C4E86B3629F8AC4DF4F76294CF6C41B9D6DE6F461AB0C00D9D06D515D6C2A28EEDFD57187A6FC539DE3FAAE3C9B7A23FE5DA7E0AD114F0550847DF62ED1D24F51F4CE22EF2C1BA1579F1BF8E01983A4499A910D07FB62717262324EBBC90179B55D1AB5DED1B71F13F983F03DBA99120F99521CFF9DF7B5493A17FF510AB06BB9C4BB487847F8BEA4431703097406593D8B3E38D79C73E72082CDEB915AD4F34565393815078C14A41C8F924D3687074938A7469DABC39415B844D39807849D6A96DE19539E888E32C296E46D8D67848F13069423641328AC7A36395601FDA36DDAE707695AE10EF01C0CC91DA6D64B22DE116F7957A4EFC1A9430ACBB6F80C4732B04B5F584F78ABA41B523FD694A3C6F6BF32460F960F97C83F4F569F59F05803E8978D154D91E9216FCFF677C9CB5304C56297FA1ED33B8FE8806FF03C9D433C120995417');
INSERT INTO attachment_blobs VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('b8267223-a9b3-4e98-a83d-957a3651c625', '609a037c-1e52-49ca-97de-41756e4cfe8f', '00', NULL);
INSERT INTO attachment_objects VALUES ('b8267223-a9b3-4e98-a83d-957a3651c625', '609a037c-1e52-49ca-97de-41756e4cfe8f', NULL);
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39f9-75bc-bbcc-686c508b0888', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a14-7787-a9bf-22ddefbb4050', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a29-75d7-bc3c-8598c77174da', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a32-72fd-955a-95d7df9ac66d', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a49-74ac-86e1-9a2ce2e63ae0', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a62-73c8-8e2b-aca518d09419', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', 'title', ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', 'description', '');
INSERT INTO search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', '01a1e4e3-3a53-7602-ad60-83a1c2a48ebe', 3145727, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', 1048576, ' ·b01a1e4e339847666acb4512b95c320b6 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', '01a1e4e3-3a7f-7759-9ac8-ef43b2b22a41', 4194303, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', '01a1e4e3-3a8d-70bb-8100-247f0e793ef3', 5242879, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', '01a1e4e3-3aad-742d-89ab-916bd6503a3b', 6291455, ' ·b01a1e4e339847666acb4512b95c320b6 ·c01a1e4e339847666acb4512b95c320b6 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, '2026-11-16T15:04:19.307Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3995-76fd-8f4c-1d486813057e', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'added', NULL, NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.093Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39a0-77af-abb6-9835697b3118', '01a1e4e3-38f7-717f-82cd-bfa9e9629c2e', 'added', NULL, NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.104Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39ca-77b6-a399-fce8a421eca3', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'assigned', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.144Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3a6c-715c-9448-f0d1d041ae22', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'commented', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-3a6c-715b-a3d8-57ebc2a99f10', '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.307Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e3-3a96-771e-9fbb-306559824b99', '01a1e4e3-3a9b-733b-8029-61396bc41c27', '01a1e4e3-3880-719b-baad-5e84c99c0623', 'added', NULL, NULL, '01a1e4e3-380c-777c-806b-70d47ed4390c', '2026-11-16T15:04:19.355Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-39b8-7423-80d0-ad78666ee52d', '01a1e4e3-380c-777c-806b-70d47ed4390c');
INSERT INTO board_visits VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-380c-777c-806b-70d47ed4390c', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e4e3-380c-777c-806b-70d47ed4390c', 'e9983897853cfdd601172ad787524120');
INSERT INTO webhooks VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aa4-763a-b0d0-121797956b1a', 'https://hooks.invalid/boardcast', NULL, 'jGP44oKZbs41hXxb7FFiAsK5Rkrdwk1OYm0zxk9XmD8n0Z0IxZLQZxgxyntlcFcdVFJjAhuIB6umEPcyZOIXDc2L8yvgvFFpG6fTThGj', 1, NULL, '2026-11-16T15:04:19.364Z', 1, 31, 1, '2026-11-16T15:04:24.750Z', 2, '01a1e4e3-3abb-702e-bfd6-d66234445fcb', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e4e3-3984-7666-acb4-512b95c320b6', '01a1e4e3-3aa4-763a-b0d0-121797956b1a', '01a1e4e3-3abb-702f-baed-dd40b845d79e', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T15:04:19.386Z', '2026-11-16T15:04:24.750Z', NULL, 2);
