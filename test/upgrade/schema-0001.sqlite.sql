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
INSERT INTO schema_version VALUES (1, '17a8784a0b2c6280');
INSERT INTO users VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$kbBQZanBW66HF8lMvYfBWHNj460s4OkiFtiqqyOlO5M$PkSVWjIiReETzJsRea2OV+69rYydvaMq2KEDal77MPM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T03:18:13.907Z');
INSERT INTO users VALUES ('01a1eca9-8207-77b1-afd4-61d553b915e2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ToM1xF08FpyDMxkEMrKuHl0AQcXXhacGGkXXoz8kv8c$92qqzrDNxl1jCG+m8OdTDFH0n9nEzMiTgOXGJX+aWXQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T03:18:14.635Z');
INSERT INTO users VALUES ('01a1eca9-84d4-7540-b424-0a9c5404b8e6', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$yWnojh3hJxynHsa+q1SSeNvq7/P/JXLAgw7DFzqHaNA$ZNS2M1mZdu72JCjHcRlK+WEBdF/z0UvpmYGHjh455PQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T03:18:15.263Z');
INSERT INTO users VALUES ('01a1eca9-8ce9-71e6-b2c1-28ddedbe6e6a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$WDmQhoHu5vBQo4csrnGSzjcMsCsU4tf7TmvbcHJtloE$81QyVLuf+64TEE+qMGQw8AOoy4czWjbznmp0X/ua014', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-18T03:18:17.310Z');
INSERT INTO sessions VALUES ('01a1eca9-81f1-7324-a0e9-68255de11a04', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:14.257Z', '2026-11-18T03:18:14.257Z', '2026-11-18T04:18:14.257Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1eca9-84c6-70b3-8d4d-77bfd0138651', '01a1eca9-8207-77b1-afd4-61d553b915e2', '2026-11-18T03:18:14.982Z', '2026-11-18T03:18:14.982Z', '2026-11-18T04:18:14.982Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1eca9-868b-751a-9dbc-cdd2423a2e99', '01a1eca9-84d4-7540-b424-0a9c5404b8e6', '2026-11-18T03:18:15.435Z', '2026-11-18T03:18:15.435Z', '2026-11-18T04:18:15.435Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1eca9-8eae-7769-9a41-13f1d10978f7', '2026-11-18T04:23:17.523Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:17.585Z');
INSERT INTO sign_in_sessions VALUES ('01a1eca9-81f1-7324-a0e9-68255de11a04', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('210398b0-f618-492d-b9b5-efb7b796f902', '2026-11-18T03:18:17.585Z');
INSERT INTO api_tokens VALUES ('01a1eca9-87fa-741d-8e63-ee624ab9d14a', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '1d56e476383742a37654a54c6be8fedb3d2083f06a68f4f6ab5c4c0823ff9496', 'yPcO', 'Script', 'write', '01a1eca9-86a2-71dc-82df-d5263d13f613', '2026-11-18T03:18:15.801Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-18T03:18:15.747Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '85146fd3-b5d9-417f-b631-62783a87e3ca', '2026-11-18T03:18:17.585Z');
INSERT INTO boards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 'Board', NULL, NULL, 0, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.458Z', '2026-11-18T03:18:15.458Z', 35, 42, '1hbbcvc4sl0q0', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 'Board', NULL, NULL, 0, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.434Z', '2026-11-18T03:18:16.434Z', 2, 3, 'w3cg5l8hosvy', 0, '2026-11-18T03:18:16.462Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 0);
INSERT INTO boards VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', 'Imported', NULL, NULL, 0, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.835Z', '2026-11-18T03:18:16.835Z', 0, 4, '9vjbmh1xyxu', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'owner');
INSERT INTO board_members VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'member');
INSERT INTO board_members VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'owner');
INSERT INTO board_members VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'member');
INSERT INTO board_members VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'owner');
INSERT INTO board_people VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c03-73a1-bcdc-830e4d85b505', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 1, 'board.member_added', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.479Z', 1, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 2, 'board.member_added', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.545Z', 2, '01a1eca9-84d4-7540-b424-0a9c5404b8e6', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 3, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.562Z', 3, '01a1eca9-870a-7689-85ad-734cab91251d', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 4, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.589Z', 4, '01a1eca9-8725-7508-982b-5c71ac82e970', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 5, 'label.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.598Z', 5, '01a1eca9-872e-7744-9a91-c497176db6a0', NULL, NULL, NULL, NULL, '9e614a93-5329-4cc8-8810-4ce3dcebcac5', NULL, 142, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 6, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.628Z', 6, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 7, 'card.labeled', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.670Z', 7, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-18T03:18:15.628Z"}', NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 8, 'card.assigned', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.697Z', 8, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-18T03:18:15.670Z"}', NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 9, 'card.assigned', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.697Z', 8, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1eca9-7f30-756b-aeda-a07f86a665e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-18T03:18:15.697Z"}', NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 10, 'checklist.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.816Z', 10, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8808-70ac-9bc3-111632a3ca25', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 11, 'checklist_item.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.842Z', 11, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1eca9-8822-76e5-9e0c-726765ae396e","checklist_id":"01a1eca9-8808-70ac-9bc3-111632a3ca25","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 12, 'checklist_item.updated', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.873Z', 12, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1eca9-8822-76e5-9e0c-726765ae396e","checklist_id":"01a1eca9-8808-70ac-9bc3-111632a3ca25","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 13, 'checklist_item.assigned', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.884Z', 13, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1eca9-8822-76e5-9e0c-726765ae396e","checklist_id":"01a1eca9-8808-70ac-9bc3-111632a3ca25","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1eca9-8207-77b1-afd4-61d553b915e2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 14, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.919Z', 14, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8870-70ad-9487-edeeccd3efd5', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 15, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.934Z', 15, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-887e-7061-ad66-ea1e04ff0615', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 16, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.952Z', 16, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 17, 'card.moved', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.986Z', 17, '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1eca9-870a-7689-85ad-734cab91251d","rank":65536,"updated_at":"2026-11-18T03:18:15.697Z","position":0}', NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 18, 'board.member_removed', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.099Z', 18, '01a1eca9-84d4-7540-b424-0a9c5404b8e6', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 19, 'attachment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.123Z', 19, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-893b-7222-86ff-c0b4595163b4', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 20, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.176Z', 20, '01a1eca9-8970-7716-9476-e645f7267d0c', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 21, 'checklist.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.178Z', 21, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8972-7456-ac06-525fe1c54c15', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 22, 'checklist.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.213Z', 22, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8995-7049-9ed8-38c673742ce0', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 23, 'checklist_item.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.230Z', 23, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89a6-7641-a22e-11b39e8bdfe7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1eca9-89a6-7641-a22e-11b39e8bdfe7","checklist_id":"01a1eca9-8995-7049-9ed8-38c673742ce0","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 24, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.250Z', 24, '01a1eca9-89ba-76f5-96c3-f81d1774faa0', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 25, 'comment.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.261Z', 25, '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89c5-77f5-afab-e36cb79750dc', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 26, 'label.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.307Z', 26, '01a1eca9-89f3-7340-8c35-1629c5eec7a9', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 27, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.346Z', 27, '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 28, 'card.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.352Z', 28, '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 29, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.388Z', 29, '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 30, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.417Z', 30, '01a1eca9-8a61-7243-a4d9-f76fc65da123', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 31, 'column.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.422Z', 31, '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 1, 'board.member_added', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.453Z', 1, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 2, 'board.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.462Z', 2, '01a1eca9-8a72-75da-b847-094e214bba52', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 32, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.500Z', 32, '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 33, 'card.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.532Z', 33, '01a1eca9-8ad4-73c1-9799-8c1a07c91132', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 34, 'column.deleted', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.561Z', 34, '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 35, 'column.created', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.589Z', 35, '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO event_packs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 1, 20, X'1F8B0800000000000003ED994D6EE33614C7F73D45C02EBA2133FCFED0A04081F6069D551DC3A0C8A78930FA70253ACD7410A0DB6E7A856EBBEF117A939EA04728283BC924E3099CA4E93803AF2C52D4E3CF8FEFF1FD29CD660C0B2AE678C6B1A0668E6702339BDB12336BE778A630937C8E671A4B9DDB066B46E77866B171799CC3CEE45F463113325F48CCD474A13053F951A631533A5F18CC1CCFB330BB998E39CC74B6C72996CACCE75FBC4365EF87B8A8232A10659E41F08E58ED39312C066279AC48545C8BC844A5994018AD46186E3FC0A921C6948CF82A4AA259544A948E29E008A3A16F0015A885B68461630015EFD07D6C40EBEB0615A8ECCB6FE0DCB7CB068EFBE1F5C65AE7DB3C43D99708A3AA1EC6B4EEE9564D8351E36FB6EB71E143AACF00156958C1D47106435DD5105151F9665CF78DAB250C6BD8A9F3E2E2BF72978C92182529292597847A1794A4B2B4A07777D79D362EDD15FCD0371F77D874FBA95D768BDB504F8CB68E58E5233142065F3AC6158B083FC0BDA94E93BB5EF547B1CFDEF3DD1B5468A584C628F44D3FA0027DA9A5913607473D2E62DFC122F4CDAAEDAED0439EB6A9DB3AADFFF1166CAE8851D4126779495430CC07CBC119FA28ECEFFEFAB383A37F7EFFEDD72B762618357C17F8F552ECC20EC4182989F38E91209D6146C752FB87B16F82E704FDB8EA13C41374747272F4D5CB2342D07BD4A2B4BCD2680B8D8CC4D02888631608A7214A4665002F1E44B376C6E23E51D6ADA6D42AD8F53A7CEB877C27C218867A99EABE43054A3FF5275D537730FEFDCB1FB7636B4C7E480BBF713A467105EFB5EA7111FA9C7409AE83AC3F8361E153F2E1B4852E4DCC97F9564233A26236C7C88F63FDBA03D834978D0F70DA3711864D4F3885F0A6A9C774F9C095C5CB017D3BD90FFDAA4BA8A01885017C823801224EB9268C11665F5151305B3075ACB9FD21EF0DCBB8C3B8C39ADE6B4DF72B1FF73EC20C3D44D8E71461B7E14C2528314A97C443F4C4535359EDB55637948B6FEA001F572ED3ED27552EFB9718CE1C12E390189F3C31F0333CB93D9764B6D412437D20AE0C8230C6B4E05E04CF55DE68B76CDB778AE94B71FB7D82E5785BBFD609DAE97F6EA130345344E2A435042240085140151F44B159626897E9ED713A4F08A3B66E6191DE2EA7805D2E9B3AF82CB95F9C13DFBD45188DF5CF800ABA8D0C88A19A111FB526E01950595554B3C79075ABE6B8ACBB9DB9C4162E47891151116F01F2BA311EA2ADA2281FC135B6BEB91F99A2F4539DB7EE3A1EEFF179EBA09C0E0562B702B10F7BF5870C9C13A34111073410C3B5D1CA83703A4B802BFCC5BDC8FB2E412E7713CAF55BA7CB927B03EC2E9DFF3C65C1C5FCE20329B0BF0512EF6B85C4FB5C229F56DA39AB276977F854F0D84F054E94C470CE89D55545022DA5728A6951CAC7C4729F604B9625384F2F968DAFBB97E1D40F23A4AF57A922F63A70B6F0E56DC0304D9C349A8096AACA5B70A4E1FF7E93CDEF5656EB6DF2B37D7DAD8F99D13BE4E666DCC5BFBD436FCC891D0000');
INSERT INTO event_packs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 21, 35, X'1F8B0800000000000003ED55CB6EEC360CDDF733D4AD79A1F7C3AB02DD76D95583C0A024EAC6B81E7BE047D0A2B8FF5ED8334E27C96D300D66D1A6DD1D51247D441ED2777752544285FBEA4ECA1DE84A78B30253E9A057602B21FD0A5CA5CD06FC0EC2D959F14A1BB702B15BE40ED47EB567566603F7DFFDCEDACC6AC6050A4A18C00727C169630113B760A4292492D1491856B184636E5E04389DC1F1AC20084F2079CA5A709D0815ABD8DCCE1DB19AFDF840E94BD74E33ABD888FD17560B25B893156B673A4CACBEBBFFFA9A4A30E0B80E10287B503E59A79C9689F88DA9046BB97F9B4A4470B618083629285E64E19C2E882B95387C838B45094EE4045EE602D948ABB250C58A675C866E39F4AF88A4A11B4656B3EFAD76DA4756B1766AF2D053934E0175C16EA27311BAF6D0CEACEE97AEFB06F164C0B962000B4620655374C1199ED3BB88FFEDAA2F138D2F025C511C9CB1119032027257BC456B0DD97300AB5FBEE3ED183A60DBB19A61D726FA817EC5C3B1A34FC3F8F99CAFC703EDD7AC62A51DA7F9645B8B56B10E9F9FDBA9C134B78FC4EA795C68333CD2D89696F253EDDBA99996238D27C29BF16BC58E344E43BFBDF8940B97F961189BCBF471C8BF6DCD3F1CA85F659846C299728333AB99E4D2821020FCCF5CD5C2D7C27E9256FCB2BE33B7BBDB5F74BB28704A73F04919105686648892C3F0AE6E9FEBF61346EAD8852C55F4B258F6FAFB28109C491CBC9305624A817B8AC512BD4F6D9BDA5FE98DAFB3E8037883797D6EC218843422AF9497435CFBA12E860CC7F526D394C6F638B743BF37E2F9269A661CE7A7E2562C2F74716AA7260DABAE66FA73FC86471A1B9C674C0F6B2B2FDADEAD35DB9649C5709ADACF3DD1F978EC30D1C3D0651ACF96B4AFA43DE029E3EE70924A9386A59F59CDAF908CD27695CC72CC57F8FDDFC90FDC49ADC1896421CA2C210A8BDA9A882EC75BFEBAA49542EB9BFEBAD00A70522B409D0314674BB226A390EA86CBE4CDEAECCB445FBF4CAC31CA7EB45DA285BB4A819BDF475260D4E09451105416208B2EC584E8A272FF74E279259E04041702F82490BB148450F296A3F35675F6D131FFF1D1314A5E353A9BDF475260FC7710FF03964F6EC5800F0000');
INSERT INTO event_packs VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 1, 2, X'1F8B08000000000000039590416AC3301045F73DC6ACA562C952156BD57B181366A27111485190EC5008BE7B499C4D5B2874390FFEFB9F194725FAAE9FC4A885B1D3F472032A58C33106F0D029547CC2411ED069E96C404907E3643718D6CA10A1D520606D5C7F0674E7A473A424CEC1C83715ACED695096EF815A128387CC99B83E05E06FF01F07678C093C50A177FEC47C49FC5AEAC7D376C67C6FA04220608EB52D3B39AF290948F8FD8EED88A7255E19FC52577E802BD738470EE0674C6D676DBD70DDC73EE0B6FDDAFCC7A3B62F600A52A46D010000');
INSERT INTO board_checkpoints VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 0, '2026-11-18T03:18:15.458Z', X'1F8B08000000000000039551C16EC32014BBEF33DE19AA902C24E354ED1B76DA54452FF03221919001E93655FDF729493B753D74EAD106DB601FC01A50900914A4F189D712735E09A3799D9B8E9B32978511452745010C924D8E40C1B3C7608081A1A8831D93F503A861728E81F6CE8733B0B149D48F0E1381EAD04562A0036122D3B4DF97B9555764BC2A65CB910C72CCAAAE9628654912184CA3B95B73CEC1040AF22C975C082EEA97AC50A256A2DC3C96F5EB85F77FF7227D80CA18386CC945506F3B063DF52D85191CA09D3B69EE69738A14AE04D5CD2F05BFB4EF3F070A273DA8C3D582B72DA847EB40013AAB694B5FD88F8E363EBC9FFC06ECE788E518187436C4B472EBA20EFF621B1BD4C9EE09540A132DC49E82ED2C99DFC96D6CE23452581FBC90C7E36E356B684F435ADA9F1D8F0F3FFE9185FE92020000');
INSERT INTO board_checkpoints VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', 0, '2026-11-18T03:18:16.434Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D1138367659553D4357AD22EB619E2B24FC29E0B45594BB57B6932ACD2255963330333073006741839028A9C1475E6199F1B2B0C84D95975C3CE694C9DC182C3260905CF2041A9E070C1618588A4D706372430FBA9FBC67D00C7E0867E0629DA81B3D2602DDA28FC4A00984896C6DBE2F73CB762B785928C3912C7214655B2954AA20050CA6D1DEAD39E760020D99C8149792CBEA456CB5ACB4549B7C9BBF5E78FF772FD20768C1C0A3211F41BFED1874D4190A333880993BA9EF69738A14AE04E5CD2F8561697FF8EC299CF4A00F570BDEB6A00E9D070DE85D434FF485DDE8693384F7935F8FDD1CB11C0383D68598566E5DD4E35FEC628D4D727B029DC2440BB1A7E05A47F6777217EB388D14D6072FE4F1B85BCD6ADA539F96F667C7E3C30F6EC412C892020000');
INSERT INTO board_checkpoints VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', 0, '2026-11-18T03:18:16.835Z', X'1F8B0800000000000003B5544D6FDB300CBDF7570CDCD52AE4F8DBA7013BEDDC9E36140625D1AD50D9F224395B51E4BF0FB293262DBA0C1936F844C9241FDF7BD43368052DF0145392D8B05AF28C5559D3B3A6C92B26FA46F1264B559A734820E860085AF8324CD605529080222F9D9E82B623B4E36C4C02D21AEB0E81F65DA061321808DA1E8DA704A4230CA43AF174DABAEA33CEAAA2140C4921435EF575896559500909CC93BA38E7D00703B4B0E19B92A5294BEB5B9EB569DDA6E5759D155F4F6AFFE93F4FDFA1E5091814643CB4DFEE12186810E462F00CC2A253DD2584CE9EDC9B84F32339BB08607F8CE4F6F9D03EC3252568406DA005345AD227FA89C364E8DABAFB7DBD11073A5C4302BD763EAC67ABA2065FC7DA772883DE12B4C1CDB41C6CC9E95E937A915CFBCECF13B915F072B8DBDDADC53ADAD21816F663C5DDD5DB79F61C226775CEAB18F2BA6CEA0D6591C3CB593FD8F8D67E5036928AE323B4655164E58B7BE1639957792D60C1AEEC489DB4661EC6A38B635BA3077D0677AA58C551302173CE36AAAF3285A25299FA2BDC2B80EE1272C639DA13DAF438F56774BF59DC573CF880EE284A026AA69348FB4EDA689CD3B5B65B721D8680F261888A46A007CF1C3706BDD7F723D13E9C0C4A7AB0461DB6E8FDF15226A492ACCE38E5AA2E44C18B38DEEAD51B3B90B0EA09A2A5E403C947A37D78BFDC2A89640DAF52264BD114552F28E70BC1EF29724EC303A7378126FFD6493AD0700E8362A24E396BF24C61552B42EAE1047E7711723B061AE3FB15A11C4DFB22CE2B64FF5782F82570F4C1BE8BB4C3E20A69E70894FFEBF77977F50B3919962BCD060000');
INSERT INTO labels VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-872e-7744-9a91-c497176db6a0', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89f3-7340-8c35-1629c5eec7a9', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-870a-7689-85ad-734cab91251d', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8725-7508-982b-5c71ac82e970', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89ba-76f5-96c3-f81d1774faa0', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c03-73a0-8407-8c0086982e30', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-88a7-76be-a4fc-5db80153e2b4', 'Finished by Bob', 'card_moved', '01a1eca9-8725-7508-982b-5c71ac82e970', NULL, 'assign_member', NULL, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-894d-70e3-9ebd-818792c57b9d', 'Rule', 'card_moved', '01a1eca9-870a-7689-85ad-734cab91251d', NULL, 'assign_member', NULL, '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-88a7-76be-a4fc-5db80153e2b4', '01a1eca9-88e2-729a-b3e8-32d39f02e91e', 17, '01a1eca9-874d-70d3-918e-20cd4104cea3', '2026-11-18T03:18:15.986Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '9e614a93-5329-4cc8-8810-4ce3dcebcac5', 'qV1YyG_OQRqxw9OV-EaUTh_SW5X8xzg8G3VVm5zA61g', '{"id":"01a1eca9-872e-7744-9a91-c497176db6a0","board_id":"01a1eca9-86a2-71dc-82df-d5263d13f613","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-18T03:18:15.598Z');
INSERT INTO invitations VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89e8-778b-badd-2f8520a724ca', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a05-7091-829a-da359fa77521', 'fYNHyzCoCRqO9h2i0VXY8Xeim6ZgfLVIppOVMTrabcI', 'ur_GffZF5cmXpEewDXbIOBFzw_iF1Fd6v0dzjBGuBQc', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.325Z', NULL);
INSERT INTO mail_queue VALUES ('eeb49607-e3bc-4d15-9883-63d64aa30aea', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-18T03:18:17.585Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'reset', 'alice@example.org', '00', '2026-11-18T03:18:17.585Z');
INSERT INTO mail_preferences VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8959-700b-92b7-b7a77d645491', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1eca9-870a-7689-85ad-734cab91251d","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-18T03:18:16.168Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 19);
INSERT INTO trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 'card', 'deleted', 'Card', 3, '01a1eca9-870a-7689-85ad-734cab91251d', NULL, 131072, 1, '{"id":"01a1eca9-8a1a-75c0-872f-bcc908ebf6ee","column_id":"01a1eca9-870a-7689-85ad-734cab91251d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T03:18:16.346Z","updated_at":"2026-11-18T03:18:16.346Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T03:18:16.352Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 28);
INSERT INTO trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', 'column', 'deleted', 'Column', NULL, NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1eca9-872e-7744-9a91-c497176db6a0","01a1eca9-89f3-7340-8c35-1629c5eec7a9"],"board_members":["01a1eca9-7f30-756b-aeda-a07f86a665e6","01a1eca9-8207-77b1-afd4-61d553b915e2"]}', '2026-11-18T03:18:16.422Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 31);
INSERT INTO trash VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 'card', 'deleted', 'Card', 4, '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', '01a1eca9-8a44-71c6-b2d2-b16a465ba7db', 65536, NULL, '{"id":"01a1eca9-8a61-7243-a4d9-f76fc65da123","column_id":"01a1eca9-8a44-71c6-b2d2-b16a465ba7db","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T03:18:16.417Z","updated_at":"2026-11-18T03:18:16.417Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-18T03:18:16.422Z', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 31);
INSERT INTO restored_contents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', 35, '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '{"id":"01a1eca9-8ad4-73c1-9799-8c1a07c91132","column_id":"01a1eca9-8ab4-7353-93d1-2f4ff59b7b37","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-18T03:18:16.532Z","updated_at":"2026-11-18T03:18:16.532Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8725-7508-982b-5c71ac82e970', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-18T03:18:15.628Z', '2026-11-18T03:18:15.986Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-870a-7689-85ad-734cab91251d', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-18T03:18:16.176Z', '2026-11-18T03:18:16.176Z', NULL);
INSERT INTO cards VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ab4-7353-93d1-2f4ff59b7b37', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-18T03:18:16.532Z', '2026-11-18T03:18:16.532Z', NULL);
INSERT INTO cards VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c03-73a0-8407-8c0086982e30', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-18T03:18:16.835Z', '2026-11-18T03:18:16.835Z', NULL);
INSERT INTO card_labels VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-872e-7744-9a91-c497176db6a0');
INSERT INTO card_assignees VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8207-77b1-afd4-61d553b915e2', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c03-73a1-bcdc-830e4d85b505');
INSERT INTO checklists VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8808-70ac-9bc3-111632a3ca25', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8972-7456-ac06-525fe1c54c15', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8995-7049-9ed8-38c673742ce0', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ac-9071-c6b957fbe400', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8822-76e5-9e0c-726765ae396e', '01a1eca9-8808-70ac-9bc3-111632a3ca25', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89a6-7641-a22e-11b39e8bdfe7', '01a1eca9-8995-7049-9ed8-38c673742ce0', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ad-b810-943da78deaef', '01a1eca9-8c1d-70ac-9071-c6b957fbe400', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8822-76e5-9e0c-726765ae396e', '01a1eca9-8207-77b1-afd4-61d553b915e2');
INSERT INTO item_placeholders VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ad-b810-943da78deaef', '01a1eca9-8c03-73a1-bcdc-830e4d85b505');
INSERT INTO attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8870-70ad-9487-edeeccd3efd5', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-887e-7061-ad66-ea1e04ff0615', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-893b-7222-86ff-c0b4595163b4', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8870-70ad-9487-edeeccd3efd5', X'');
INSERT INTO attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-887e-7061-ad66-ea1e04ff0615', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', X'D3DDABE5A3362EF7FEFC51C2B039202C86E28854F7A141778EE1A8E9B99E3E0711503BD3D40849CCAA93F29CCAEB08D7D53A19DC202F6265EE2952AF1634EF71FF9694250ED7EDD0F78DF0348DF8DE7C8BDE1C53600AA83A817CAAE603DD037CA3F204F6CD2E28E9515539EBA133008C7B994B442E7A470A0551EDC98484E3AE815F7A217335F8674E078C9988DFC992129C9FAA2ED2C6D006D948E428BEC379BE590D8D3C8A9E90975C41EE5F25EF99950FFADC1ED9CCD91F6C7242010B400E4402C7502861B26D43C37BAC30335CE589DCE082F3D511D6231F4A52A46D46AAA085B7AE5B16A809D595B2BBC8482195756E9F7500ED85D1C6932CE4BF77F1C11C04EB6886208DD0CCFEEE858014D4858867A20C50275A2A358EA7F85AC9656338BE83300021FD0164772DDFB88A8561E9F542B08C1CCB0F9C4E3F8BC3C05F648787F67F9DE2DB9EC212CEC45391A1141BA17C5B47A93CAD809AB8767A9EEE8D9984FD63114DF0B497C43D13C1D1CC1BEEF2EFB5D0AF61F40DA7168626341F47E1DA7295CCAE1ABBC7AEF763BBBB506CF5FDC742B4C1708838675A19D73CBB72ECD35351AAB3CA3F44171EA4D7AB17A3021B06903B3D72BA5FAF45B1F4D97AD92530088E780517E34DFF899B45E7D17039C4C481F235B730B81DD81A19BE3A68B6C9B8A7800495F55CEC5E32AA2CEEAC92184B04');
INSERT INTO attachment_blobs VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-893b-7222-86ff-c0b4595163b4', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('fc3c40d3-3093-4efd-9724-51255b43f0e9', '71420283-f4c1-4ef5-b8cf-fd0a371ca612', '00', NULL);
INSERT INTO attachment_objects VALUES ('fc3c40d3-3093-4efd-9724-51255b43f0e9', '71420283-f4c1-4ef5-b8cf-fd0a371ca612', NULL);
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-874d-70d3-918e-20cd4104cea3', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8822-76e5-9e0c-726765ae396e', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8870-70ad-9487-edeeccd3efd5', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-887e-7061-ad66-ea1e04ff0615', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-8890-73d5-a8ee-11112cd8fd3b', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-893b-7222-86ff-c0b4595163b4', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-8970-7716-9476-e645f7267d0c', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-8970-7716-9476-e645f7267d0c', 'description', '');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89a6-7641-a22e-11b39e8bdfe7', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 'description', '');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 'description', '');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', 'title', ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', 'description', '');
INSERT INTO search_texts VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 'title', ' ·b01a1eca98c03739f9947bf9d0931d140 ·c01a1eca98c03739f9947bf9d0931d140 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 'description', '');
INSERT INTO search_texts VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ad-b810-943da78deaef', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-874d-70d3-918e-20cd4104cea3', 2097151, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ');
INSERT INTO search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8970-7716-9476-e645f7267d0c', '01a1eca9-8970-7716-9476-e645f7267d0c', 3145727, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89c5-77f5-afab-e36cb79750dc', 1048576, ' ·b01a1eca986a271dc82dfd5263d13f613 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', '01a1eca9-8a1a-75c0-872f-bcc908ebf6ee', 4194303, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8a61-7243-a4d9-f76fc65da123', '01a1eca9-8a61-7243-a4d9-f76fc65da123', 5242879, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', '01a1eca9-8ad4-73c1-9799-8c1a07c91132', 6291455, ' ·b01a1eca986a271dc82dfd5263d13f613 ·c01a1eca986a271dc82dfd5263d13f613 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1eca9-8c03-739f-9947-bf9d0931d140', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', '01a1eca9-8c1d-70ab-bc40-2df73dab7d3d', 7340031, ' ·b01a1eca98c03739f9947bf9d0931d140 ·c01a1eca98c03739f9947bf9d0931d140 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89c5-77f5-afab-e36cb79750dc', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, '2026-11-18T03:18:16.261Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-86c6-7026-9c9f-5cd425af6025', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'added', NULL, NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.479Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-86f9-7720-a9b8-ae6d17c83c06', '01a1eca9-84d4-7540-b424-0a9c5404b8e6', 'added', NULL, NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.545Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8792-73c3-a223-06801fe2828a', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'assigned', '01a1eca9-874d-70d3-918e-20cd4104cea3', NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:15.697Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-89c5-77f6-b46a-daddd2073e35', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'commented', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-89c5-77f5-afab-e36cb79750dc', '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.261Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1eca9-8a72-75da-b847-094e214bba52', '01a1eca9-8a85-71c5-8cc1-49cde41c523e', '01a1eca9-8207-77b1-afd4-61d553b915e2', 'added', NULL, NULL, '01a1eca9-7f30-756b-aeda-a07f86a665e6', '2026-11-18T03:18:16.453Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-874d-70d3-918e-20cd4104cea3', '01a1eca9-7f30-756b-aeda-a07f86a665e6');
INSERT INTO board_visits VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-7f30-756b-aeda-a07f86a665e6', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1eca9-7f30-756b-aeda-a07f86a665e6', '22fe40bbed89676f24b1dd9074fff503');
INSERT INTO webhooks VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8aa3-71cf-ba13-989e2fdaf437', 'https://hooks.invalid/boardcast', NULL, 'FNAIa_CNJDS6a9OIGuN75WETD9fM0gLEO9Qkw1l4nWwYtxXSx7UBl2E3qRMNyiElLWol2XZgcqEb0I072RKK96gQ9LDdSeBBF6NQuIUS', 1, NULL, '2026-11-18T03:18:16.476Z', 1, 31, 1, '2026-11-18T03:18:21.721Z', 1, '01a1eca9-8adf-73e7-8629-2b9c75e6625c', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1eca9-86a2-71dc-82df-d5263d13f613', '01a1eca9-8aa3-71cf-ba13-989e2fdaf437', '01a1eca9-8adf-73e8-99da-9acc1065a1a2', 32, 'column.created', 'pending', NULL, 1, '2026-11-18T03:18:16.543Z', '2026-11-18T03:18:21.721Z', NULL, 1);
INSERT INTO imports VALUES ('01a1eca9-8b5d-70a0-901c-d02bf6c1ec87', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1eca9-8c03-739f-9947-bf9d0931d140', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-18T03:18:16.669Z', '2026-11-18T03:18:16.714Z', '2026-11-18T03:18:16.902Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1eca9-8c76-76dc-9392-1c170f534055', '01a1eca9-7f30-756b-aeda-a07f86a665e6', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-18T03:18:16.950Z', '2026-11-18T03:18:16.976Z', '2026-11-18T03:18:17.028Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1eca9-8c76-76dc-9392-1c170f534055', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
