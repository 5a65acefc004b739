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
     type TEXT NOT NULL CHECK (type IN ('card', 'column', 'label', 'attachment')),
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
INSERT INTO schema_version VALUES (1, '82946a194dff3431');
INSERT INTO users VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$z6hEOxMzpEfB+nFH3RY7jKtCrIDZTeMdIxQFEkQuNBA$YFL2vMS+gsMMVI+4SyBlAfiZ4g8mKgsOYTga30EsVro', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T13:20:27.855Z');
INSERT INTO users VALUES ('01a1e9aa-812a-76a0-8f20-0555567c817e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$F428xbgsnRug+8vVXgl0S+vYHEaMT7y6W2P5vn757Ms$UAtt1+gmD9hmzeI9a87aM097w/9L25tPJV5PpAp+weo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T13:20:28.033Z');
INSERT INTO users VALUES ('01a1e9aa-81ec-756f-a81b-11a528acc11f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$TdRYgiPUZ9vht8Xq6hNSLZWo7tpyFskQcuxueHgj5UM$iaRSP/SAnZJJwdOYIRdC+GjmKStTIly5x898nWxi0Hw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T13:20:28.218Z');
INSERT INTO users VALUES ('01a1e9aa-84a9-7626-b680-fb0ea7fa8466', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$oq4S6DQhk8YCLFpBITrcX09JC5JThCf/d43AK7Fm+34$3o5VcLgZ07F8m5zg7cDUD6Utd2D+SkQzVtkMOal2MP8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T13:20:28.937Z');
INSERT INTO sessions VALUES ('01a1e9aa-811f-7057-99f5-4edf26847adf', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:27.935Z', '2026-11-17T13:20:27.935Z', '2026-11-17T14:20:27.935Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e9aa-81e6-70e1-a70b-da3bbaf8aa96', '01a1e9aa-812a-76a0-8f20-0555567c817e', '2026-11-17T13:20:28.134Z', '2026-11-17T13:20:28.134Z', '2026-11-17T14:20:28.134Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e9aa-8290-716d-bd54-0098d7e8ace7', '01a1e9aa-81ec-756f-a81b-11a528acc11f', '2026-11-17T13:20:28.304Z', '2026-11-17T13:20:28.304Z', '2026-11-17T14:20:28.304Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e9aa-8559-72e9-979f-687806b2297f', '2026-11-17T14:25:29.022Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:29.024Z');
INSERT INTO sign_in_sessions VALUES ('01a1e9aa-811f-7057-99f5-4edf26847adf', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('924665a7-35c0-4c81-8b64-fd4231498672', '2026-11-17T13:20:29.024Z');
INSERT INTO api_tokens VALUES ('01a1e9aa-8327-72a0-a21f-507e80eceee3', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '16d60f858185d4606b464ab62004a45ff7cddd24f19debe87ca314fa193f3103', 'XVIU', 'Script', 'write', '01a1e9aa-8296-7495-b2e3-c746d77ddf00', '2026-11-17T13:20:28.452Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T13:20:28.430Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'e0a9e479-2570-4243-b826-24b9853f7444', '2026-11-17T13:20:29.024Z');
INSERT INTO boards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 'Board', NULL, NULL, 0, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.310Z', '2026-11-17T13:20:28.310Z', 35, 40, 'nzs1u1d83fgk', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 'Board', NULL, NULL, 0, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.653Z', '2026-11-17T13:20:28.653Z', 2, 3, 'ad23ghmhtmrm', 0, '2026-11-17T13:20:28.657Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 0);
INSERT INTO boards VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', 'Imported', NULL, NULL, 0, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.764Z', '2026-11-17T13:20:28.764Z', 0, 4, '04ba2jxg23kh', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'owner');
INSERT INTO board_members VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'member');
INSERT INTO board_members VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'owner');
INSERT INTO board_members VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'member');
INSERT INTO board_members VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'owner');
INSERT INTO board_people VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-845c-7108-9608-beab5bf75eb7', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 1, 'board.member_added', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.329Z', 1, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","user_id":"01a1e9aa-812a-76a0-8f20-0555567c817e","role":"member","user":{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 2, 'board.member_added', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.349Z', 2, '01a1e9aa-81ec-756f-a81b-11a528acc11f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","user_id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","role":"member","user":{"id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 3, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.354Z', 3, '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 4, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.361Z', 4, '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-82c9-754b-b8ad-84faa198b4a6","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 5, 'label.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.367Z', 5, '01a1e9aa-82cf-779c-b3ef-bc603b58c2ed', NULL, NULL, NULL, NULL, '09d9581a-6f96-497e-8a8a-1f24b67c5280', NULL, NULL, NULL, '{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 6, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.375Z', 6, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.375Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 7, 'card.labeled', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.397Z', 7, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T13:20:28.375Z"}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.397Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 8, 'card.assigned', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.407Z', 8, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T13:20:28.397Z"}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.407Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 9, 'card.assigned', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.407Z', 8, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T13:20:28.407Z"}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.407Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 10, 'checklist.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.465Z', 10, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8331-70b9-9228-25335be37840', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8331-70b9-9228-25335be37840","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 11, 'checklist_item.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.475Z', 11, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 12, 'checklist_item.updated', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.485Z', 12, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 13, 'checklist_item.assigned', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.492Z', 13, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 14, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.505Z', 14, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8359-71f1-bedd-f54900d384d2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8359-71f1-bedd-f54900d384d2","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 15, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.510Z', 15, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-835e-7260-865b-2cb2394baef4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-835e-7260-865b-2cb2394baef4","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 16, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.515Z', 16, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8363-76b6-86e9-1afdb8c49494","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 17, 'card.moved', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.544Z', 17, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","rank":65536,"updated_at":"2026-11-17T13:20:28.407Z","position":0}', '{"id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c9-754b-b8ad-84faa198b4a6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e9aa-8331-70b9-9228-25335be37840","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Steps","rank":65536,"items":[{"id":"01a1e9aa-833b-71ca-8fa7-83e12540b24e","checklist_id":"01a1e9aa-8331-70b9-9228-25335be37840","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e9aa-8359-71f1-bedd-f54900d384d2","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e9aa-835e-7260-865b-2cb2394baef4","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e9aa-8363-76b6-86e9-1afdb8c49494","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T13:20:28.375Z","updated_at":"2026-11-17T13:20:28.544Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 18, 'board.member_removed', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.554Z', 18, '01a1e9aa-81ec-756f-a81b-11a528acc11f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","user_id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","role":"member","user":{"id":"01a1e9aa-81ec-756f-a81b-11a528acc11f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 19, 'attachment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.564Z', 19, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8394-77b6-9791-edff49e9fa6a","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 20, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.577Z', 20, '01a1e9aa-83a1-7521-a246-0909811f2f67', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83a1-7521-a246-0909811f2f67","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.577Z","updated_at":"2026-11-17T13:20:28.577Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 21, 'checklist.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.581Z', 21, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83a5-7628-a447-3b01c1dd86a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83a5-7628-a447-3b01c1dd86a7","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 22, 'checklist.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.585Z', 22, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83a9-7010-8e81-557ae6e23d34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83a9-7010-8e81-557ae6e23d34","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 23, 'checklist_item.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.591Z', 23, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83af-7302-809c-ee6fd61cfd8d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83af-7302-809c-ee6fd61cfd8d","checklist_id":"01a1e9aa-83a9-7010-8e81-557ae6e23d34","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 24, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.599Z', 24, '01a1e9aa-83b7-703d-985a-90ec38395318', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83b7-703d-985a-90ec38395318","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 25, 'comment.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.605Z', 25, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83be-7555-83af-d57ac6f261b0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83be-7555-83af-d57ac6f261b0","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","card_id":"01a1e9aa-82d7-707b-b3bd-db1791e5eb8e","user_id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","user":{"id":"01a1e9aa-8012-73c8-9059-27da468dbe0e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T13:20:28.605Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 26, 'label.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.617Z', 26, '01a1e9aa-83c9-7602-902f-2b765f38f16e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83c9-7602-902f-2b765f38f16e","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 27, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.625Z', 27, '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83d1-72f5-bb1c-b67ceb943556","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.625Z","updated_at":"2026-11-17T13:20:28.625Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 28, 'card.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.633Z', 28, '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83d1-72f5-bb1c-b67ceb943556","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.625Z","updated_at":"2026-11-17T13:20:28.625Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 29, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.641Z', 29, '01a1e9aa-83e1-7390-9528-7371dcf25d47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 30, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.643Z', 30, '01a1e9aa-83e3-720c-9582-b64b08ee164b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83e3-720c-9582-b64b08ee164b","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.643Z","updated_at":"2026-11-17T13:20:28.643Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 31, 'column.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.646Z', 31, '01a1e9aa-83e1-7390-9528-7371dcf25d47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 1, 'board.member_added', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.655Z', 1, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e9aa-83ed-7025-a530-192abc643c15","user_id":"01a1e9aa-812a-76a0-8f20-0555567c817e","role":"member","user":{"id":"01a1e9aa-812a-76a0-8f20-0555567c817e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 2, 'board.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.657Z', 2, '01a1e9aa-83ed-7025-a530-192abc643c15', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83ed-7025-a530-192abc643c15"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 32, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.669Z', 32, '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 33, 'card.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.680Z', 33, '01a1e9aa-8408-76af-a6c8-f28a377637ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-8408-76af-a6c8-f28a377637ea","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","column_id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T13:20:28.680Z","updated_at":"2026-11-17T13:20:28.680Z"}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 34, 'column.deleted', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.686Z', 34, '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 35, 'column.created', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.698Z', 35, '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 0, '2026-11-17T13:20:28.310Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D11E0C41F5655CFD055ABC87A36CF1512362EE0B45594BB57B693AAC92255973330333073046B40839028A942E4A5AA725E6CAB1D6F1465BC2DB6B9290A633A218041B2C9116878F2180C303014DB60C764FD007A989C63D07AE7C305D85827EA4787894077E822316803612253375F57B9422A5E646DC92BB1ABB82A0C6EF3D2342408184CA3F9B7E69283093428A1722E2597C5B3CCB4125A959B4C8A975FDE7FDD8BF40E5A3070D8908BA05FF70C7AEA1B0A333842337752FFA7CD2952B815887B5F0A7E69DF7F0C14CE7AD0C7DB05EF5A508FD6810674B6A547FAC47E74B4F1E1EDEC37603F472CC7C0A0B321A6955B1775788D6DACB14DF640A0539868210E146C67C9FC4C6E631DA791C2FAE0853C9DF6AB594D071AD2D2FEEC787AF806231C38B792020000');
INSERT INTO board_checkpoints VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', 0, '2026-11-17T13:20:28.653Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D11E0F8C7AAEA19BA6A1559CFF05221E14F01A7ADA2DCBDB29D544D16A9BA9C8199819923380B1A8444493522AF32B2BC142AE7986782CB5A616B8A6D66640E0C924B9E40C3D380C102034BD104372637F4A0FBC97B0666F043B800179B44DDE83111E83DFA480C4C204C649BF6EB2A5748C5CBCC54BC1679CD5569715B54B62541C0601AEDBF35971C4CA04109557029B92C9F65A695D0AADA1479F6F2CBFBAF7B91DE410B061E5BF211F4EB8E41475D4B61064768E74E9AFFB439450AB70271EF4B6158DA1F3E7A0A673DE8E3ED82772DA843E741037A67E8913EB11B3D6D86F076F6EBB19B23966360B07721A6955B17F5788D5D6CD0247720D0294CB410070A6EEFC8FE4CEE6213A791C2FAE0853C9D76AB594307EAD3D2FEEC787AF806E060691E92020000');
INSERT INTO board_checkpoints VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', 0, '2026-11-17T13:20:28.764Z', X'1F8B0800000000000003B5544D6FDB300CBDF7570CDCD52A64C796659F06ECB4737BDA5018FA605AA1B2E54972B6A2C87F1FE4C44DD36519526CF08992493EBEF7A867301A5AA0B9C8B11182F0B252A4CE2923A2948A30A9195565CD9BA2820CA28916A1852FFDE87C440D19680CCA9B311A37403B4CD666A09C757E094CE822F6A31511A15D0B1B3003E55144D49D7C3A6A4DF382D42BC54943AB8614B51625E35A2245C8601AF5C5394B1F11A18582168CE439C9EBDB7CD516B42DF875CDCAAFAF6AFFEDBF80DFA1A5195821D10668BFDD65D0632FD1A7E019A4135E7797103A05F46F13CE8EE4DD2C80FB31A0DFE743FB0C9794C05E180B2D086B147EC29FA21F2D5E3B7FBFAF37881E976BC8606D7C88BBB39DA2561CC726744245B34168A39F703ED8A0376B83FA457213BA308DE87780E7C3EDF66E57ACC30D0E71663F55DC5EFD36CF9EC39AC822AF488165A3299575531490BD83F5C5C6B7EE83768954313C42CBAA6AC55EDC0B1F5959975CC28C5DBB013BE5ECD40F0717A7B6D6F4E60C6EC6495DA0229C7246E84A3386ACA19A37EFC2BD03D05D42CE30257B429B1FA6FE2CFC1F16F7888710853F8892819EF0556442A75C32CEEBB5761BF49D8851A8873E299A802E9E396C8C08C1DC0F88FB70B442E183B37AD9A2D3E371D230CA8944212BB9AE2B94751A6FE7D51BD7A374FA0992A5D403AA476B423C5D6E27892692968CF03553798E952AB04C049F52E49C860BA73711C7F0D64926627F0E03125EE7351145CE45C556A25CCD8FD602BFBB08B91B220EE9FD4A500EA67D11E708D9FF95207D191C7CB0EFA25C3FBB42B92901A5FFFA7DDE5EFD02EC7C95A8CD060000');
INSERT INTO labels VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82cf-779c-b3ef-bc603b58c2ed', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83c9-7602-902f-2b765f38f16e', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83b7-703d-985a-90ec38395318', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-845c-7107-b215-2e49d00b7922', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8371-7091-8085-e72051ad8334', 'Finished by Bob', 'card_moved', '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', NULL, 'assign_member', NULL, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, 1);
INSERT INTO automation_rules VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-839e-709c-a6f4-d208071c75ac', 'Rule', 'card_moved', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', NULL, 'assign_member', NULL, '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, 1);
INSERT INTO automation_runs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8371-7091-8085-e72051ad8334', '01a1e9aa-8382-714f-b32c-e5067b207287', 17, '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '2026-11-17T13:20:28.544Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '09d9581a-6f96-497e-8a8a-1f24b67c5280', 'GokNHmdrIdAznw_CnRyu1LEfmu9kqObdnvTQSoMszuM', '{"id":"01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","board_id":"01a1e9aa-8296-7495-b2e3-c746d77ddf00","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T13:20:28.367Z');
INSERT INTO invitations VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83c6-76e7-a1be-a9d0754d5523', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83ce-73bb-81b3-419bf177d68b', 'uCKuv4--6I0tQgk3Fo59kyQG8-z5aA2LjVc3t-Yo-Lg', 'duHuJXGTggEvMwuZkM5leydxUiJ0HDu5LUy_XZXNQVY', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.622Z', NULL);
INSERT INTO mail_queue VALUES ('05d4a090-ea34-4ea6-8bcb-8f898225e5e4', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T13:20:29.024Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'reset', 'alice@example.org', '00', '2026-11-17T13:20:29.024Z');
INSERT INTO mail_preferences VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 'card', 'deleted', 'Card', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', NULL, 131072, 1, '{"id":"01a1e9aa-83d1-72f5-bb1c-b67ceb943556","column_id":"01a1e9aa-82c3-77f1-bf25-7e4ddf06385d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T13:20:28.625Z","updated_at":"2026-11-17T13:20:28.625Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T13:20:28.633Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 28);
INSERT INTO trash VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e1-7390-9528-7371dcf25d47', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e9aa-82cf-779c-b3ef-bc603b58c2ed","01a1e9aa-83c9-7602-902f-2b765f38f16e"],"board_members":["01a1e9aa-8012-73c8-9059-27da468dbe0e","01a1e9aa-812a-76a0-8f20-0555567c817e"]}', '2026-11-17T13:20:28.646Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 31);
INSERT INTO trash VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 'card', 'deleted', 'Card', '01a1e9aa-83e1-7390-9528-7371dcf25d47', '01a1e9aa-83e1-7390-9528-7371dcf25d47', 65536, NULL, '{"id":"01a1e9aa-83e3-720c-9582-b64b08ee164b","column_id":"01a1e9aa-83e1-7390-9528-7371dcf25d47","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T13:20:28.643Z","updated_at":"2026-11-17T13:20:28.643Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T13:20:28.646Z', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 31);
INSERT INTO restored_contents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', 35, '01a1e9aa-8408-76af-a6c8-f28a377637ea', '{"id":"01a1e9aa-8408-76af-a6c8-f28a377637ea","column_id":"01a1e9aa-83fd-74a0-8ff6-a77105b9240a","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T13:20:28.680Z","updated_at":"2026-11-17T13:20:28.680Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82c9-754b-b8ad-84faa198b4a6', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-17T13:20:28.375Z', '2026-11-17T13:20:28.544Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-82c3-77f1-bf25-7e4ddf06385d', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T13:20:28.577Z', '2026-11-17T13:20:28.577Z', NULL);
INSERT INTO cards VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-83fd-74a0-8ff6-a77105b9240a', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T13:20:28.680Z', '2026-11-17T13:20:28.680Z', NULL);
INSERT INTO cards VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-845c-7107-b215-2e49d00b7922', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T13:20:28.764Z', '2026-11-17T13:20:28.764Z', NULL);
INSERT INTO card_labels VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82cf-779c-b3ef-bc603b58c2ed');
INSERT INTO card_assignees VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-812a-76a0-8f20-0555567c817e', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-845c-7108-9608-beab5bf75eb7');
INSERT INTO checklists VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8331-70b9-9228-25335be37840', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a5-7628-a447-3b01c1dd86a7', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a9-7010-8e81-557ae6e23d34', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ed-b046-8f6c11e5c2e4', '01a1e9aa-8468-72ec-8086-03d66e690d89', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', '01a1e9aa-8331-70b9-9228-25335be37840', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83af-7302-809c-ee6fd61cfd8d', '01a1e9aa-83a9-7010-8e81-557ae6e23d34', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ee-8717-a218a563a43e', '01a1e9aa-8468-72ed-b046-8f6c11e5c2e4', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', '01a1e9aa-812a-76a0-8f20-0555567c817e');
INSERT INTO item_placeholders VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ee-8717-a218a563a43e', '01a1e9aa-845c-7108-9608-beab5bf75eb7');
INSERT INTO attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8359-71f1-bedd-f54900d384d2', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-835e-7260-865b-2cb2394baef4', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8359-71f1-bedd-f54900d384d2', X'');
INSERT INTO attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-835e-7260-865b-2cb2394baef4', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', X'E22CBA88E90D986B514ADA96D82F2B67BF5BAC1FB2CD9A6BAA3B0ECC07CB315C8C77E9C690AB9AB61859BBFA59251E36AE14FEFB04E639C5C029CB8E3CA8B712AC3E3B9E35B7D9C7D62C4F3E188A8D5AC4BD45DC7AD25FC89A0C17A4C7778395E19C91B5462ADE36757AA4B6A6FE245949262ACD6A148FE1A26D8C672866F6AA6779FF234C4DE0DFE27ADD62703F3A2F6CEC4F7822F2552D68509548BA75D23A707F22169CB30C86A2CDA5744057E784DEEF0FEF3D70BA672B049BD0333DEF54FB7DF646946F9B36BCCEFA7953358AF35D3205B14314E1504146B53650224B8689520102465F76BC45BBD42CDA0497958FF6FFB20CF68BCB63BB5E9854344206333C873A913F62A6AFB47BFEC8E4C7B5D762BCCE45A7FB5D7BE4DD7BD9443697E60C3FD4D1CE35318E1CA5855FA3B1CAD28642E6E20F1B884D987B61910C86D11E1EB941929F5A3F3640C3C125492CD7C9F29F61071ED0D7100A24B0A804687B3997200EB79035286A33BB3172B0155889BC6727C6C12E20B7E935870E5FBF04BBB269F789B4146B4CD9A57AA970FA2C8DBF6E9F44DEB64B0F89BC7CC6D8CCA10A1EA5826AB1581E3A33C538E001693D93196CF4B284E3B15BB270DDC9E16376AE4F86CA68AF884C8AC0AB85BC433865B390FFA58C1524B584BE89A92599157799E417873948C4367A62CFAEAB7AB2125513BE4F');
INSERT INTO attachment_blobs VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('9348d412-069d-4521-b507-bb8e2629ae31', 'abd90c87-9fba-4d1f-a0b5-0015e70e7b02', '00', NULL);
INSERT INTO attachment_objects VALUES ('9348d412-069d-4521-b507-bb8e2629ae31', 'abd90c87-9fba-4d1f-a0b5-0015e70e7b02', NULL);
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-833b-71ca-8fa7-83e12540b24e', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8359-71f1-bedd-f54900d384d2', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-835e-7260-865b-2cb2394baef4', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8363-76b6-86e9-1afdb8c49494', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8394-77b6-9791-edff49e9fa6a', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-83a1-7521-a246-0909811f2f67', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-83a1-7521-a246-0909811f2f67', 'description', '');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83af-7302-809c-ee6fd61cfd8d', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 'description', '');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 'description', '');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-8408-76af-a6c8-f28a377637ea', 'title', ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-8408-76af-a6c8-f28a377637ea', 'description', '');
INSERT INTO search_texts VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ec-8086-03d66e690d89', 'title', ' ·b01a1e9aa845c7106a4bc6bd60c478925 ·c01a1e9aa845c7106a4bc6bd60c478925 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ec-8086-03d66e690d89', 'description', '');
INSERT INTO search_texts VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ee-8717-a218a563a43e', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83a1-7521-a246-0909811f2f67', '01a1e9aa-83a1-7521-a246-0909811f2f67', 3145727, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83be-7555-83af-d57ac6f261b0', 1048576, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', '01a1e9aa-83d1-72f5-bb1c-b67ceb943556', 4194303, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83e3-720c-9582-b64b08ee164b', '01a1e9aa-83e3-720c-9582-b64b08ee164b', 5242879, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8408-76af-a6c8-f28a377637ea', '01a1e9aa-8408-76af-a6c8-f28a377637ea', 6291455, ' ·b01a1e9aa82967495b2e3c746d77ddf00 ·c01a1e9aa82967495b2e3c746d77ddf00 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e9aa-845c-7106-a4bc-6bd60c478925', '01a1e9aa-8468-72ec-8086-03d66e690d89', '01a1e9aa-8468-72ec-8086-03d66e690d89', 7340031, ' ·b01a1e9aa845c7106a4bc6bd60c478925 ·c01a1e9aa845c7106a4bc6bd60c478925 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83be-7555-83af-d57ac6f261b0', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, '2026-11-17T13:20:28.605Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82aa-7111-afde-b1b20ec7b756', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'added', NULL, NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.329Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82bd-765a-ad96-458ef51521e8', '01a1e9aa-81ec-756f-a81b-11a528acc11f', 'added', NULL, NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.349Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82f8-720e-82a8-1835d3ee1b92', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'assigned', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.407Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83be-7556-aaed-5b7da01bc608', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'commented', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-83be-7555-83af-d57ac6f261b0', '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.605Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e9aa-83ed-7025-a530-192abc643c15', '01a1e9aa-83ef-75e1-ace4-6f9c7f0da1d1', '01a1e9aa-812a-76a0-8f20-0555567c817e', 'added', NULL, NULL, '01a1e9aa-8012-73c8-9059-27da468dbe0e', '2026-11-17T13:20:28.655Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-82d7-707b-b3bd-db1791e5eb8e', '01a1e9aa-8012-73c8-9059-27da468dbe0e');
INSERT INTO board_visits VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-8012-73c8-9059-27da468dbe0e', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e9aa-8012-73c8-9059-27da468dbe0e', '20ef27c63408ccf49d9761f983f2934b');
INSERT INTO webhooks VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83f6-7272-a11c-5d9f7fb7c4a6', 'https://hooks.invalid/boardcast', NULL, 'aHeeChA4bdnDC_6hHsb2NwBiHHeXf1BY26TBv-TDj1XccOEZrxVjigGERhssIu9DGz9JZaMZuFY7sXEilhyzq1OyyUr6mYIWjCPe_Vw5', 1, NULL, '2026-11-17T13:20:28.662Z', 1, 31, 1, '2026-11-17T13:20:33.929Z', 2, '01a1e9aa-8417-7431-9c87-f4d0faa06809', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e9aa-8296-7495-b2e3-c746d77ddf00', '01a1e9aa-83f6-7272-a11c-5d9f7fb7c4a6', '01a1e9aa-8417-7432-9ef1-0c8b1c44d758', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T13:20:28.695Z', '2026-11-17T13:20:33.929Z', NULL, 2);
INSERT INTO imports VALUES ('01a1e9aa-842c-72b8-af53-3b810180aeb1', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1e9aa-845c-7106-a4bc-6bd60c478925', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T13:20:28.716Z', '2026-11-17T13:20:28.727Z', '2026-11-17T13:20:28.786Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1e9aa-8486-74ea-9580-77bcb6991342', '01a1e9aa-8012-73c8-9059-27da468dbe0e', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T13:20:28.806Z', '2026-11-17T13:20:28.813Z', '2026-11-17T13:20:28.825Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1e9aa-8486-74ea-9580-77bcb6991342', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
