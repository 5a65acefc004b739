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
INSERT INTO schema_version VALUES (1, 'b196b73ce9478bc9');
INSERT INTO users VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$WnKoLJeSWZ5dbLJDCB/sNm7etc/+zQ36k+Au2sigDPY$9F13Pk5xpPsX34j8tOTWwE3YcrhVzhfWw99tc6LmCoA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:51:00.041Z');
INSERT INTO users VALUES ('01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$q1mYXD0kGeH49O6aCtUmzm57qjf7VmvfTpYEMd4nHHo$t13azr2YYA/EjwqF2bZCA6+IfM/8vidu6hStVM4juM0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:51:01.131Z');
INSERT INTO users VALUES ('01a1ebeb-ccd4-754e-8153-f1424941a8da', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$QkUkn8pnVKt6ZB9zhm9SKG29oUKD1+eK89BMZaALwEg$sqwy1752aujpmpCtTfM7ZCJqnrcQ0B6/YDwQBhN3jsY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:51:01.828Z');
INSERT INTO users VALUES ('01a1ebeb-d2ba-7281-8a64-30706e3a8241', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$zrrumQHdHwPkFUDzx4kKhpnw7lZBazNbd41tIHF/kRI$SG7FlH1JTDaaZx+gaveojCGRa3szA70zaSnR88eVYEc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:51:03.704Z');
INSERT INTO sessions VALUES ('01a1ebeb-c8c7-74ab-94ed-fa40459e199b', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:00.551Z', '2026-11-17T23:51:00.551Z', '2026-11-18T00:51:00.551Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ebeb-ccd1-7198-8c11-3d57756743d6', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', '2026-11-17T23:51:01.585Z', '2026-11-17T23:51:01.585Z', '2026-11-18T00:51:01.585Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ebeb-d03d-727a-9209-38cf08e27ed5', '01a1ebeb-ccd4-754e-8153-f1424941a8da', '2026-11-17T23:51:02.461Z', '2026-11-17T23:51:02.461Z', '2026-11-18T00:51:02.461Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1ebeb-d64d-758a-9e13-cffa4a96c6d5', '2026-11-18T00:56:04.016Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:04.233Z');
INSERT INTO sign_in_sessions VALUES ('01a1ebeb-c8c7-74ab-94ed-fa40459e199b', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('795d21e9-d81c-4e05-a3c0-0eb4f062ce25', '2026-11-17T23:51:04.233Z');
INSERT INTO api_tokens VALUES ('01a1ebeb-d182-7733-8ae1-3b942cfe63a3', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '92b2919a9e6e2a8df2fc8be2f0d012bd2c49b77bfd22108c2929a74baab71d66', '36xD', 'Script', 'write', '01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '2026-11-17T23:51:02.785Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T23:51:02.778Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'a2843231-8302-4de9-b657-13e1508ad7ee', '2026-11-17T23:51:04.233Z');
INSERT INTO boards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 'Board', NULL, NULL, 0, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.477Z', '2026-11-17T23:51:02.477Z', 35, 42, 'azv4li1ckdcs', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 'Board', NULL, NULL, 0, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.900Z', '2026-11-17T23:51:02.900Z', 2, 3, '21jwou7t8jmgw', 0, '2026-11-17T23:51:02.904Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 0);
INSERT INTO boards VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', 'Imported', NULL, NULL, 0, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:03.001Z', '2026-11-17T23:51:03.001Z', 0, 4, 'ewopwzhzurl', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'owner');
INSERT INTO board_members VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'member');
INSERT INTO board_members VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'owner');
INSERT INTO board_members VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'member');
INSERT INTO board_members VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'owner');
INSERT INTO board_people VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d259-736e-b88c-03574571b4d5', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 1, 'board.member_added', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.523Z', 1, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 2, 'board.member_added', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.697Z', 2, '01a1ebeb-ccd4-754e-8153-f1424941a8da', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 3, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.705Z', 3, '01a1ebeb-d131-7541-8869-1bb4d4457c1e', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 4, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.718Z', 4, '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 5, 'label.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.743Z', 5, '01a1ebeb-d157-747f-afc3-80f9d1d9c68f', NULL, NULL, NULL, NULL, 'bb1d930b-07c9-4271-bc65-6b2ced1529f7', NULL, 142, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 6, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.746Z', 6, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 7, 'card.labeled', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.754Z', 7, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-17T23:51:02.746Z"}', NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 8, 'card.assigned', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.761Z', 8, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-17T23:51:02.754Z"}', NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 9, 'card.assigned', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.761Z', 8, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1ebeb-c3dd-7508-bf42-25ec353617f9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T23:51:02.761Z"}', NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 10, 'checklist.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.790Z', 10, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d186-70e8-a1af-73e3f94c9d1d', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 11, 'checklist_item.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.793Z', 11, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebeb-d18a-7667-9617-87fa117b98c7","checklist_id":"01a1ebeb-d186-70e8-a1af-73e3f94c9d1d","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 12, 'checklist_item.updated', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.799Z', 12, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ebeb-d18a-7667-9617-87fa117b98c7","checklist_id":"01a1ebeb-d186-70e8-a1af-73e3f94c9d1d","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 13, 'checklist_item.assigned', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.802Z', 13, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ebeb-d18a-7667-9617-87fa117b98c7","checklist_id":"01a1ebeb-d186-70e8-a1af-73e3f94c9d1d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ebeb-c95f-7098-96d0-b84dc90a5139","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 14, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.810Z', 14, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19a-71e4-909e-d5077dc72974', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 15, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.815Z', 15, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 16, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.820Z', 16, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 17, 'card.moved', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.830Z', 17, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1ebeb-d131-7541-8869-1bb4d4457c1e","rank":65536,"updated_at":"2026-11-17T23:51:02.761Z","position":0}', NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 18, 'board.member_removed', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.834Z', 18, '01a1ebeb-ccd4-754e-8153-f1424941a8da', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 19, 'attachment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.838Z', 19, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 20, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.851Z', 20, '01a1ebeb-d1c3-75b0-bad4-d167325f044f', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 21, 'checklist.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.855Z', 21, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1c7-732f-8092-5b819146689f', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 22, 'checklist.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.858Z', 22, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1ca-737b-bae8-29882911d55c', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 23, 'checklist_item.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.862Z', 23, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1ce-75f0-b440-40ab92c72c26', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebeb-d1ce-75f0-b440-40ab92c72c26","checklist_id":"01a1ebeb-d1ca-737b-bae8-29882911d55c","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 24, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.865Z', 24, '01a1ebeb-d1d1-72ba-a913-aadb0e416856', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 25, 'comment.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.869Z', 25, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 26, 'label.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.877Z', 26, '01a1ebeb-d1dd-74e3-aa9e-cd80e161a257', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 27, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.882Z', 27, '01a1ebeb-d1e2-730c-84ba-29c6cf491687', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 28, 'card.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.884Z', 28, '01a1ebeb-d1e2-730c-84ba-29c6cf491687', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 29, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.889Z', 29, '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 30, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.892Z', 30, '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 31, 'column.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.894Z', 31, '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 1, 'board.member_added', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.902Z', 1, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 2, 'board.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.904Z', 2, '01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 32, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.913Z', 32, '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 33, 'card.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.919Z', 33, '01a1ebeb-d207-74ce-b048-a60401a9f34d', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 34, 'column.deleted', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.925Z', 34, '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 35, 'column.created', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.935Z', 35, '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO event_packs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 1, 20, X'1F8B0800000000000003ED994D6EE33614C7F73D45C02EBA2133A4F8AD418102ED0D3AAB3A8641918F1362F4E14A749AE92040B7DDF40ADD76DF23F4263D418F5048763E26E3099CA4E93803AF2CD2D4E34F8FEFF1FD29CD660C73CAE77856604EF51CCF3866666C0BCC8C99E399C44C14733C5358A8B1ADB162748E67066B3B8EB3D8EAF19751CCB8182F046672BA9098C9F156A630936ABCD098D9629C8599CD74CC62A6467B05C542EAF9FC8B77A8EA5C1F1629A01251E618545091404520BA888C581B0B62852B9C888A832C1046AB01FA5B37782B23D1D41A6255A0A43222784B9D64DC228CFAAE0654A2069A0AFA8D0154BE43F7B1018D4B352A51D555DFC0B96B96351C77FDEB8DB5D635E30C5557218C62EA87BCEE6957758D51EDDE6FA761E17C4E6780CADCAF60EA38833EC5040195D1D5C3BA6F582DA15FC34E9D1717FF95BB7C10444B01C430C94964A21056306782DBDD5D77DAB87497777D577FDC61D3DF4FEDB25BCE629C8DDC8C18A32C6155258210527B06083FC0BD39E5C95DAFBAA3D08DDE73ED1B542A29B9C2C87775D7A3127DA98416660C8E342C42D7C2C277F5AA69AFD0FD386D9D9A94D74FBC0D1B88D64210C73D254ED1A02DF85850F328ECEFFEFAB385A37F7EFFEDD72B76C619D5C52EF0EBA5D8815D6AA2858EC445CF89A1D10616AC57263E887D133C27E8C75597219CA0A39393A3AF5E1E11826E50F3CA1451A16D348E684D35B18E03F13A44AA8BCA40F5309AB53316F789B27635A556C9AED7E15BD707845180C1F7699953D7A212E59FBA93B64E2D0C7FFFF2C7EDD81AB2EBF3C26D9C8E5158C18D561A16BE1B932EC375907567D02F5CCECE9F36D0E689F932DF2AA80754CEE618B96148AF5B804D73593B0FA75D1DA0DFF4F853F06FEA34E4CB1BAE2C5E0EE89AC9BEEF566D4625C5C8F7E03284091015B4508431C2F4AB82979295B438D642FD30EE0DCBB0C3B8C39ADE6B4DF72B1FF73EC2A43844D8E714611F28171E02D1921A524551904282E7922BA6E34DA1E7EAE4E1E3CA65FAFB4995CBFE25866287C43824C6274F0CFC0C4F6ECF26998D229A82218EB94834071EADF0E3E63D6EB45BB6ED3BC5F4A5B8FD3EC372B8AD5F5386667ACE2D14D611CD40104B2D9020A9D6C1EBC26AF1108ACD1243B3CC6F8FF379461835A981457EBB9C0276B9AC9377A3E47E714E5CFB166134A49F0195741BD918695C912A7A45800B6A0588604C780459BBAA8FABD4EECCC5B770B9F130AE2331023C898E7121A2B792CA47700D8DABEF472629FD64E7AD3B8EC77B7CDE3A28A74381D8AD40ECC35EBD85C111AD942656314D8C8E8E315D59E335BA81BFB81779D76618CBDD8472FDD6E9B2E4BE0776A7CE7F96B2E0627EF18114D8DF0289F7B542E27D2E914F2BED0CA793B43B7C2A78F4A7824A11CD8420269A40182F288B8107E61F15CB5D862D5996E13CBF58D62EB52FFDA9EB07C85FAF7224E63A70B6F0794EB4AC28A95C102430A579212315E27F7F935DDCADACD6DBE467FCFADA48B65B6E8EE32EFE0537005FD6891D0000');
INSERT INTO event_packs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 21, 35, X'1F8B0800000000000003ED55C96EE4460CBDE7332A577150ACBD741A20D71C738A6108B550E3C2686968311204F3EF81BA5B4E8FC7313A461F12676E2C8AA45EF13DB2EEEE045628FD7D7527C46EA80A9DDE0C5D29AF36C35428DC66D84AE9A3E176C39F8325AF94B69B81BB47EC86DC3FED95A53E1AF73FFCC14A6635E318902245C8982C58295A70DC0BD0D1A147658CF32DAB580A536E9E27E800D6720B3E48826473CBAD888EE296B094A52356B39F1E287DEECABCB08A4D61F8CC6A94C8ADA85859A89F597D77FFE5052801ACB411622007C23B273C62D63ADD188A3786BBD7A164042B6280E0514208397252689C36AC62717C010B5719AC6811BC6F0578154450AD91A4C52596B15BFBE11B2069ECC689D5EC47A3AC729155ACCC4D1E076AD229A16E4337D3B9095DE9CBC2EA61EDBA97806BB0325A70AE95D03A85D9608A24E49B80FFE3AEAF334DCF1292CC19ACE60E62AB04084D496A69D0B6FE9CC0EAE7F7783D87FA503A56B3D095441FE9B7D01F3AFA304E9FCEF586D0D3FE9955AC2DD3BC9C7C5BD32AD685AFCF656E425ACA23B17A99563A3A1E692A6DA1FCD4FB3237F37AA0E904F8E8FC52B1034DF3381C6F7CAA15D6E5619C9ACBF271CCBF1FC9EF7B1A3619A689C242B9090BAB99E0C20022A0FD45C85A63CDC50767FCAFDB3D73D9C3FE8EED0C56D1A6504F90B2E3840683D0F64D6C9FFBF67388D4B10B59CAE8446BD80BFF270156F2044EC500C227935AE5D1B8B7FDFFA4F66FF42611AC5608CE190F18A3CA4A699B70E37658FBB8F1212F862C4C99552CD39CA67258CA38EC447CBD89E6254CCB53732B9657BA3895B949E3A6AB85FE1ABFF191A6262C4B480F1B9517B4775BCF8ECBA462619ECBA781E87C3C7421D1C3D8659ACE9EB4AFA43DE1A9E21E70924A93C6755858CDAF918C139B64D643BE22EE3B93EF99490F966B072E700294D688E493155ADEF2E91246A052B77DBA2881E59C83F74283F35206D7C636B4FA96CBE4B5EEECCB445DBF4C8CD6D2BCBB5DE2AF54A07F5F0A141CC15AF21044CE10A3CCDE712948F37F3D700B562582C8958360B8E2187C2B55BEE1E8BCDA9D7D74F4FF7C743CFAAB46E718F7AE1488FF09E07F02E7A0BA7B800F0000');
INSERT INTO event_packs VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 1, 2, X'1F8B08000000000000039590CB6AC3301045F7FD8C594B45F2A3B6B4CA7F181366AC5111485190EC5008FEF7D2389B6651E8F21E9833973B4D5AB4AA9DC5D488AE9FE7B73B50C6E2CEC18105A551333149A77D2787A1F112899D6C50638FCA35E3A040C056B9BC1C2CA6F772506694E6C3294963E716A3B0D7AD01012547060B891371790AC0DEE13F0E4E182258A04C27FEC2748DFC9ECBE7D376C1F4F3813281001F4A5D0F72D9621410F1770EF58CCB1A6E0C762D1B3FC08D4BF0811D588FB11EAC6E572E47D907DCF7D7CE7F0DB57F03B0A081DA6D010000');
INSERT INTO board_checkpoints VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 0, '2026-11-17T23:51:02.477Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D91C1765CB3AA7A86AE5A45D6333C2A24FC29E0B45594BB57B6932ACD2255963330333073006740412650504B2D3759617825ADE0756D25AF0B9458D86D4EA50406C9254FA0E079C0608081A1A8831B931B7A50FDE43D033DF8219C818B4DA26EF4980894451F89810E84894CD37E5FE6EADC185E95D9236F6D21B92C49E765BE1595AD81C1349ABB35E71C4CA0406672CB85E0A27A91B92A85CAE4A6A8AAD70BEFFFEE45FA009531F0D8928FA0DE760C3AEA5A0A3338403B77D2DCD3E614295C09F4CD2F8561697FF8EC299CF4A00E570BDEB6A00E9D0705E89DA627FAC26EF4B419C2FBC9AFC76E8E588E81817521A6955B17F5F817BBD8A04E6E4FA052986821F6149C75647E2777B189D348617DF0421E8FBBD5ACA13DF569697F763C3EFC002128A70792020000');
INSERT INTO board_checkpoints VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', 0, '2026-11-17T23:51:02.900Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D11E0384E59553D4357AD22EB01CF1512FE1470DA2ACADD2BDB499566912ACB19981998398077A041489464C870279B35AF2AD57034E4B84289250AA7B6950006D9E740A0E1B9C7E88081A364A31FB2EF3BD0DD180203DB873E9E814F75A67608980974832111031B0933B9DA7C5FE6DAC2395E9562CB4DB3565C95648BB2D8C8AA790406E3E0EED69C7330830625D4864BC965F5A20A5D4A2DD4EA5188D70BEFFFEE25FA002D1804341412E8B71D83965A43710207305327F53D6D8E89E295C0DEFC52ECE7F6FBCF8EE2490FFA70B5E06D0B6AD107D080C15B7AA22F6C8740AB3EBE9FFC3A6CA788F91818343EA6BC70CBA201FF629F6AB4D9EF09748E23CDC49EA26F3CB9DFC97DAAD338505C1E3C93C7E36E31AB694F5D9EDB9F1C8F0F3F317D8DBB92020000');
INSERT INTO board_checkpoints VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', 0, '2026-11-17T23:51:03.001Z', X'1F8B0800000000000003B554CB6EDC300CBCE72B0AF66A05F2437E9D0AF4D473726A11187AD08910D9722579DB20D87F2F64AFB39B2049B1410B9F2899E47066A847D00A5AA0294F51A0202A630DA9F25212C1694EB02AB30A7BD514358704820E06A1856FC3645D40050928F4D2E929683B423BCEC62420ADB16E0BB4EF020E93E101A1EDB9F1988074C803AA4E3C9CB696B952A462B426A22F3292319439CBCBB4EA1B48609ED4D9395B1F1EA0858C662549539256D759DEB2B4A5F925A5E9F793DA7FFBCFE34F686902860B341EDA1F37090C38087431780461B953DD3984CE1EDD8B84F747727611C0FE1AD11DF2A17D84734AE0C0B58116B8D112BFE06F3E4C062FADBB3DD41BF980DB3524D06BE7C37AB62A6AF8F358FB8ECBA077086D70332E073B74BAD7A89E24D7BEF3F3846E05BC1CEEF7376BB10E77388685FD58717FF1729E8D4345EA8A5392954551F7BCCC785A42F201D6371B5FDB4FCA4652F9780F6DC9585E3EB9173E974555D40216ECCA8ED8496BE6613CBA38B6357AD0EFE0AE0A5265589186D529C990F694A539558C7E08F70AA03B879C718EF684363D4EFD95BB3716F7190F3E707714250135E349A47D276D34CEE95ADB1DBA8E87C0E5DD10158D4037CF1C37867BAF6F47C44338192EF1CE1AB56DD1EBE32111752D09CD5955B02A15856271BCD5AB57764061D503444BC93B94F746FBF07AB955929A34BC61A4A08869AF9AACA8A3D71749CFD170E3F42AE0E45F3A49071CDEC3D010418520799F158A96BC2E650D27F0BBB390DB31E018DFAF08E568DA27719E21FBBF12C42F81A30F0E5DA41D1657483B47A0F45FBFCFFB8B3F95F7EEDECD060000');
INSERT INTO labels VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d157-747f-afc3-80f9d1d9c68f', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1dd-74e3-aa9e-cd80e161a257', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1d1-72ba-a913-aadb0e416856', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d259-736d-87a0-26448fa62a16', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a9-71df-a752-1e06cbca36b0', 'Finished by Bob', 'card_moved', '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', NULL, 'assign_member', NULL, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1b9-7059-bc97-374c1e20af38', 'Rule', 'card_moved', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', NULL, 'assign_member', NULL, '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a9-71df-a752-1e06cbca36b0', '01a1ebeb-d1af-729d-b82a-f97187d29fc0', 17, '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '2026-11-17T23:51:02.830Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'bb1d930b-07c9-4271-bc65-6b2ced1529f7', 'sBBicgqA81-6AJEPZBcQrflcZid2aOG-0yzuw5O13wY', '{"id":"01a1ebeb-d157-747f-afc3-80f9d1d9c68f","board_id":"01a1ebeb-d04d-72f1-99f2-94a2a4f63e52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T23:51:02.743Z');
INSERT INTO invitations VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1da-7284-b5c9-1caec8695cc5', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e0-7231-920a-4e8f1b9a310f', 'prwUzN0QDKnirInvVxXBP1MmGpJLFlc_P6LTpGjg1Wo', 'YVKHW0ZdXzkp_pp4W0GKmsMaSs234e_35hWmE5DzDWc', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.879Z', NULL);
INSERT INTO mail_queue VALUES ('bce75deb-74f1-4c39-9fb7-28df94bff92b', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T23:51:04.233Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'reset', 'alice@example.org', '00', '2026-11-17T23:51:04.233Z');
INSERT INTO mail_preferences VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1bb-77fb-a6d0-be9d2ea58663', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ebeb-d131-7541-8869-1bb4d4457c1e","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T23:51:02.847Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 19);
INSERT INTO trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 'card', 'deleted', 'Card', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', NULL, 131072, 1, '{"id":"01a1ebeb-d1e2-730c-84ba-29c6cf491687","column_id":"01a1ebeb-d131-7541-8869-1bb4d4457c1e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:51:02.882Z","updated_at":"2026-11-17T23:51:02.882Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:51:02.884Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 28);
INSERT INTO trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ebeb-d157-747f-afc3-80f9d1d9c68f","01a1ebeb-d1dd-74e3-aa9e-cd80e161a257"],"board_members":["01a1ebeb-c3dd-7508-bf42-25ec353617f9","01a1ebeb-c95f-7098-96d0-b84dc90a5139"]}', '2026-11-17T23:51:02.894Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 31);
INSERT INTO trash VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 'card', 'deleted', 'Card', '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', '01a1ebeb-d1e9-7058-8a0e-13762c9c7253', 65536, NULL, '{"id":"01a1ebeb-d1ec-7000-9925-8933a8fbfaf5","column_id":"01a1ebeb-d1e9-7058-8a0e-13762c9c7253","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:51:02.892Z","updated_at":"2026-11-17T23:51:02.892Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:51:02.894Z', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 31);
INSERT INTO restored_contents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', 35, '01a1ebeb-d207-74ce-b048-a60401a9f34d', '{"id":"01a1ebeb-d207-74ce-b048-a60401a9f34d","column_id":"01a1ebeb-d201-77e9-a2dd-bb3d98032e50","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:51:02.919Z","updated_at":"2026-11-17T23:51:02.919Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d13e-7744-a3c0-a60d79ecf208', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-17T23:51:02.746Z', '2026-11-17T23:51:02.830Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d131-7541-8869-1bb4d4457c1e', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T23:51:02.851Z', '2026-11-17T23:51:02.851Z', NULL);
INSERT INTO cards VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d201-77e9-a2dd-bb3d98032e50', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T23:51:02.919Z', '2026-11-17T23:51:02.919Z', NULL);
INSERT INTO cards VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d259-736d-87a0-26448fa62a16', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T23:51:03.001Z', '2026-11-17T23:51:03.001Z', NULL);
INSERT INTO card_labels VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d157-747f-afc3-80f9d1d9c68f');
INSERT INTO card_assignees VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d259-736e-b88c-03574571b4d5');
INSERT INTO checklists VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d186-70e8-a1af-73e3f94c9d1d', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c7-732f-8092-5b819146689f', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ca-737b-bae8-29882911d55c', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e8-9a95-40ee1fd9248e', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d18a-7667-9617-87fa117b98c7', '01a1ebeb-d186-70e8-a1af-73e3f94c9d1d', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ce-75f0-b440-40ab92c72c26', '01a1ebeb-d1ca-737b-bae8-29882911d55c', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e9-b0bb-3f24d06a86c8', '01a1ebeb-d274-72e8-9a95-40ee1fd9248e', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d18a-7667-9617-87fa117b98c7', '01a1ebeb-c95f-7098-96d0-b84dc90a5139');
INSERT INTO item_placeholders VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e9-b0bb-3f24d06a86c8', '01a1ebeb-d259-736e-b88c-03574571b4d5');
INSERT INTO attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19a-71e4-909e-d5077dc72974', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19a-71e4-909e-d5077dc72974', X'');
INSERT INTO attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', X'75FD8E2431E7F263BAEC779C62BBB7E90D79AD60AD83542946AD85F5C8D8A7EBC1DF30D012747F73412137022523C585885A81F7440E05264F8F6A219878BCF7DD1F8349E817EB9EFE99D7EE1EB37C64DD91310A047FC2B34C0059DFFC7F1DF62DB9CC1F35226F5CB08ED95543C0EFA42166802C5AF9AE7DAFF0D846D57ECAB4637AA0F7609F85E1765A5D2E47295A3967EC396B4C4C6C3BE7463916E42D713C2603F839AADE434BE1838F254AFF7A7A226B013AACFC3685C89077A13CCD7D254CED2AFC3408661E71BD4C416DDFC413BE288D4A6E2DFD9A036BC12B500A4E68C43E5CDBDE555D3C5FF9FB6ED6F5C18BEAFAD0831A87807703749F3481DA5D75F821466358702275ABD65C605716CBAF86460EE8E4D6C142AAAC64F3E15A3440C4B1E868AC4D27A5C392D315F954D73004846EF5DD30436547643A2973D7E663AAEFEE30CB7D84813D8F99C541A4716F60A4A3F7662B202E271AB90F5821A35A3A1127F660065A1F19D5511E0D1E1F197BDE5449D95808B9E511FE6B5672EB5E5C1FFB1B1FF30EB7D7530B9ADF553036A8769CA1BD4E813C56ADD2BF6788A50121627B72A7864A0EE65BE2D0F596EC167443B503D7AC31CD39506827440CC9D42AA8A7623D7361CC3BC2B25E4083D48F63BCB9752A1379C49FA1C18A6FC7CD99BDF407B9A89F17A773F4FC2AC9E2D386031C046C');
INSERT INTO attachment_blobs VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('c86010b7-8c2e-47dc-a098-32be2e059c2a', '30297a7b-2852-4ef5-b3dc-f0aa47f4efbb', '00', NULL);
INSERT INTO attachment_objects VALUES ('c86010b7-8c2e-47dc-a098-32be2e059c2a', '30297a7b-2852-4ef5-b3dc-f0aa47f4efbb', NULL);
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d18a-7667-9617-87fa117b98c7', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19a-71e4-909e-d5077dc72974', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d19f-7036-bfc6-e34094e4d88d', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1a4-757f-84ec-fa1344fc9505', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1b6-7144-8f8d-13201fd3d1cd', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1ce-75f0-b440-40ab92c72c26', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d207-74ce-b048-a60401a9f34d', 'title', ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d207-74ce-b048-a60401a9f34d', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 'title', ' ·b01a1ebebd259736cba03e7627efd948a ·c01a1ebebd259736cba03e7627efd948a ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e9-b0bb-3f24d06a86c8', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', 2097151, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ');
INSERT INTO search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', '01a1ebeb-d1c3-75b0-bad4-d167325f044f', 3145727, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', 1048576, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', '01a1ebeb-d1e2-730c-84ba-29c6cf491687', 4194303, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', '01a1ebeb-d1ec-7000-9925-8933a8fbfaf5', 5242879, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d207-74ce-b048-a60401a9f34d', '01a1ebeb-d207-74ce-b048-a60401a9f34d', 6291455, ' ·b01a1ebebd04d72f199f294a2a4f63e52 ·c01a1ebebd04d72f199f294a2a4f63e52 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebeb-d259-736c-ba03-e7627efd948a', '01a1ebeb-d274-72e7-9581-2e0f05130d50', '01a1ebeb-d274-72e7-9581-2e0f05130d50', 7340031, ' ·b01a1ebebd259736cba03e7627efd948a ·c01a1ebebd259736cba03e7627efd948a ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, '2026-11-17T23:51:02.869Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d07c-756c-93cf-985702745c0a', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'added', NULL, NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.523Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d129-7542-b60e-5ee2562e5ac0', '01a1ebeb-ccd4-754e-8153-f1424941a8da', 'added', NULL, NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.697Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d169-762a-bca1-12b6e3f01fd8', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'assigned', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.761Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1d6-75a3-a19d-4fcb39686867', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'commented', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-d1d5-73b7-88f3-f841d61cbe23', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.869Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebeb-d1f4-772f-abed-2a1a5a0d2870', '01a1ebeb-d1f6-73d6-b5f7-32554a8fbded', '01a1ebeb-c95f-7098-96d0-b84dc90a5139', 'added', NULL, NULL, '01a1ebeb-c3dd-7508-bf42-25ec353617f9', '2026-11-17T23:51:02.902Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d15a-7707-9a3e-c7df072b8ebf', '01a1ebeb-c3dd-7508-bf42-25ec353617f9');
INSERT INTO board_visits VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1ebeb-c3dd-7508-bf42-25ec353617f9', '06b9f1ac82eab74116983c18c5fd7e11');
INSERT INTO webhooks VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1fb-7297-b6ad-80047c500f6c', 'https://hooks.invalid/boardcast', NULL, 'WCMu3Yd-9E-WUN4rILmoPd_OdTRAw69MYOkRQdHIrQfXXtR2moCK9oqxvOhz39UqW4sn5Bq1aFF9iEv9hAUL-7aome7f-d8iTWsFOaOs', 1, NULL, '2026-11-17T23:51:02.907Z', 1, 31, 1, '2026-11-17T23:51:08.331Z', 1, '01a1ebeb-d213-76c8-bb1e-b86a409c18f5', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1ebeb-d04d-72f1-99f2-94a2a4f63e52', '01a1ebeb-d1fb-7297-b6ad-80047c500f6c', '01a1ebeb-d213-76c9-aecb-ca94c9136d48', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T23:51:02.930Z', '2026-11-17T23:51:08.331Z', NULL, 1);
INSERT INTO imports VALUES ('01a1ebeb-d225-724e-ac3e-72a719447d6e', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ebeb-d259-736c-ba03-e7627efd948a', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T23:51:02.949Z', '2026-11-17T23:51:02.954Z', '2026-11-17T23:51:03.046Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1ebeb-d29c-717e-88f2-e18aca50054b', '01a1ebeb-c3dd-7508-bf42-25ec353617f9', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T23:51:03.068Z', '2026-11-17T23:51:03.071Z', '2026-11-17T23:51:03.079Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1ebeb-d29c-717e-88f2-e18aca50054b', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
