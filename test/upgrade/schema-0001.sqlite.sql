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
INSERT INTO users VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Jt4iF28bxc8IM/x1NDpE34nbwX74XQiuNrPcedPTkF8$jUdyZAQKUPSrwH+t6LW+qv3/o8z3gqiwYLSejUkwfC4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:07:12.435Z');
INSERT INTO users VALUES ('01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Cwak6jqE8vjBNE0EZMZk1ODPHXS2zGxPXdch93Pkty4$qn75JlADtv4FB4J7OophGkuN1/WA1CXC+PhUVMxbAuU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:07:13.494Z');
INSERT INTO users VALUES ('01a1e4e5-e60a-708f-80d6-5defe302bc97', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$GbKIrzmI/BnPZcTpX7dndN9tLccsRNAgWQqUD4IUo5M$m6meyFDPkycdxPBNAWwCP7t232bGyDCmXK7YMSW1vks', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:07:15.975Z');
INSERT INTO users VALUES ('01a1e4e6-0b9c-759b-a6c0-55ceae0e70b6', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$/UW9dQRQnkDXi7gnptTwuC2cEeZwZsuFi35vIqrcfXQ$iH7TM1NW5I8s5j/nTyt/K/Qp33NmWNsgradEvywNsg8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:07:24.449Z');
INSERT INTO sessions VALUES ('01a1e4e5-e287-749b-ae7b-056a03780333', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:13.415Z', '2026-11-16T15:07:13.415Z', '2026-11-16T16:07:13.415Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4e5-e5d7-770b-99b3-387e64d858ba', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', '2026-11-16T15:07:14.263Z', '2026-11-16T15:07:14.263Z', '2026-11-16T16:07:14.263Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4e5-f228-77d8-b0f3-5d6297e837c1', '01a1e4e5-e60a-708f-80d6-5defe302bc97', '2026-11-16T15:07:17.416Z', '2026-11-16T15:07:17.416Z', '2026-11-16T16:07:17.416Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e4e6-114d-7238-b7ce-10d3d119d248', '2026-11-16T16:12:25.453Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:25.523Z');
INSERT INTO sign_in_sessions VALUES ('01a1e4e5-e287-749b-ae7b-056a03780333', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('65647a6a-4dc6-4034-a308-a36deb99215f', '2026-11-16T15:07:25.523Z');
INSERT INTO api_tokens VALUES ('01a1e4e5-f9a9-703f-a549-f0839db5e6f3', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'ff975bc9bfa9ef23aeddd74ed8d43c02f307a7e93dc1efb18a9baaf44635233b', 'rVWE', 'Script', 'write', '01a1e4e5-f287-7282-b337-569959f4cfad', '2026-11-16T15:07:19.336Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:07:19.117Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'b798e245-6dda-41ad-ac51-c4ae8e3cce9a', '2026-11-16T15:07:25.523Z');
INSERT INTO boards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 'Board', NULL, NULL, 0, '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:17.511Z', '2026-11-16T15:07:17.511Z', 35, 40, '2n2uxyhfv0ea6', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 'Board', NULL, NULL, 0, '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.119Z', '2026-11-16T15:07:22.119Z', 2, 3, '9991kds4wiz2', 0, '2026-11-16T15:07:22.211Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', 0);
INSERT INTO boards VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', 'Imported', NULL, NULL, 0, '01a1e4e5-de4b-730f-9892-99da23a42f24', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:23.337Z', '2026-11-16T15:07:23.337Z', 0, 4, 'bx2fxr4p93g', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'owner');
INSERT INTO board_members VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'member');
INSERT INTO board_members VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'owner');
INSERT INTO board_members VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'member');
INSERT INTO board_members VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'owner');
INSERT INTO board_people VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-097a-7056-a29c-dc0fe8f041b1', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 1, 'board.member_added', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:17.775Z', 1, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","user_id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","role":"member","user":{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 2, 'board.member_added', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.011Z', 2, '01a1e4e5-e60a-708f-80d6-5defe302bc97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","user_id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","role":"member","user":{"id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 3, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.049Z', 3, '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 4, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.199Z', 4, '01a1e4e5-f537-7441-848f-851430d40f21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f537-7441-848f-851430d40f21","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 5, 'label.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.292Z', 5, '01a1e4e5-f594-768c-96aa-aa86e414fd55', NULL, NULL, NULL, NULL, 'f365bcf0-c11d-42a1-a234-1b9b2cbd53fc', NULL, NULL, NULL, '{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 6, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.666Z', 6, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.666Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 7, 'card.labeled', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.882Z', 7, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:07:18.666Z"}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.882Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 8, 'card.assigned', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.959Z', 8, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:07:18.882Z"}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.959Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 9, 'card.assigned', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.959Z', 8, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:07:18.959Z"}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:18.959Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 10, 'checklist.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.382Z', 10, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 11, 'checklist_item.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.429Z', 11, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 12, 'checklist_item.updated', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.507Z', 12, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 13, 'checklist_item.assigned', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.630Z', 13, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 14, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:19.933Z', 14, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fbfd-745a-89ec-0733bdb7e706","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 15, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.018Z', 15, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fc52-72d9-935b-b91155423e95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fc52-72d9-935b-b91155423e95","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 16, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.184Z', 16, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-fcf8-70f5-9db3-866eabd27899","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 17, 'card.moved', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.359Z', 17, '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","rank":65536,"updated_at":"2026-11-16T15:07:18.959Z","position":0}', '{"id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f537-7441-848f-851430d40f21","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Steps","rank":65536,"items":[{"id":"01a1e4e5-fa06-77db-b28a-36bd7f2aec95","checklist_id":"01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4e5-fbfd-745a-89ec-0733bdb7e706","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4e5-fc52-72d9-935b-b91155423e95","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4e5-fcf8-70f5-9db3-866eabd27899","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:07:18.666Z","updated_at":"2026-11-16T15:07:20.359Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 18, 'board.member_removed', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.461Z', 18, '01a1e4e5-e60a-708f-80d6-5defe302bc97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","user_id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","role":"member","user":{"id":"01a1e4e5-e60a-708f-80d6-5defe302bc97","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 19, 'attachment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.687Z', 19, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-feef-7537-b630-fae3108525f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-feef-7537-b630-fae3108525f9","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 20, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.842Z', 20, '01a1e4e5-ff8a-7521-acb1-62684e3e010e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-ff8a-7521-acb1-62684e3e010e","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:20.842Z","updated_at":"2026-11-16T15:07:20.842Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 21, 'checklist.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.921Z', 21, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-ffd9-7014-a53a-991c8f06e1f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e5-ffd9-7014-a53a-991c8f06e1f8","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 22, 'checklist.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:20.960Z', 22, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-0000-74f4-a1b8-26edff2a4940', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0000-74f4-a1b8-26edff2a4940","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 23, 'checklist_item.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.015Z', 23, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d","checklist_id":"01a1e4e6-0000-74f4-a1b8-26edff2a4940","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 24, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.106Z', 24, '01a1e4e6-0092-77e7-84c3-5d8f2a091497', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0092-77e7-84c3-5d8f2a091497","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 25, 'comment.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.186Z', 25, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-00e2-7799-93a7-536bf4505dbd","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","card_id":"01a1e4e5-f70b-726a-800c-2f00595af4c8","user_id":"01a1e4e5-de4b-730f-9892-99da23a42f24","user":{"id":"01a1e4e5-de4b-730f-9892-99da23a42f24","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:07:21.186Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 26, 'label.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.379Z', 26, '01a1e4e6-01a3-71b6-962f-73299406376f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-01a3-71b6-962f-73299406376f","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 27, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.467Z', 27, '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-01fb-77d4-acd8-071772fc4cc8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:21.467Z","updated_at":"2026-11-16T15:07:21.467Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 28, 'card.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.588Z', 28, '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-01fb-77d4-acd8-071772fc4cc8","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:21.467Z","updated_at":"2026-11-16T15:07:21.467Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 29, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.920Z', 29, '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 30, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.980Z', 30, '01a1e4e6-03fc-73d1-913e-d7170e3e0989', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-03fc-73d1-913e-d7170e3e0989","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:21.980Z","updated_at":"2026-11-16T15:07:21.980Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 31, 'column.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.036Z', 31, '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 1, 'board.member_added', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.188Z', 1, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4e6-0487-705b-b1f9-dcbb2d361be9","user_id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","role":"member","user":{"id":"01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 2, 'board.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.211Z', 2, '01a1e4e6-0487-705b-b1f9-dcbb2d361be9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0487-705b-b1f9-dcbb2d361be9"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 32, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.260Z', 32, '01a1e4e6-0514-75dd-8042-9980c8a1ef55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 33, 'card.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.299Z', 33, '01a1e4e6-053b-77f0-bccd-b23376e61d71', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-053b-77f0-bccd-b23376e61d71","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","column_id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:07:22.299Z","updated_at":"2026-11-16T15:07:22.299Z"}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 34, 'column.deleted', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.410Z', 34, '01a1e4e6-0514-75dd-8042-9980c8a1ef55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 35, 'column.created', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.561Z', 35, '01a1e4e6-0514-75dd-8042-9980c8a1ef55', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 0, '2026-11-16T15:07:17.511Z', X'1F8B08000000000000039551C16EC32014BBEF33DE19AA4092A6E134ED1B76DA54452FE13121919001E93655FDF729493B753D74DAD106DB601FC16A509009145450C98DDC55BC923BC9DB3CAF78B9ADEBB236456750038364932350F0E431CC5853EC821D93F503A861728E41E79D0F17606393A81F1D260265D04562D005C244BA69BFAE7335152DAFF2CCF07A574B5ED71A658E8534B20006D3A8FFADB9E460020532935B2E0417DB6751AAAC52A2DA9442BC5C79FF752FD23BA88C81C3965C04F5BA67D053DF5298C111DAB993E63F6D4E91C28D40DFFD52F04BFBFE63A070D6833ADE2C78DF827AB40E14A0B31D3DD227F6A3A38D0F6F67BF01FB3962390606C68698566E5DD4E16F6C63835DB2070295C2440B71A0608D25FD33B98D4D9C460AEB8317F274DAAF660D1D68484BFBB3E3E9E11B97654C5392020000');
INSERT INTO board_checkpoints VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', 0, '2026-11-16T15:07:22.119Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D9121FEC4ACA29EA1AB5691F530CF1512362EE0B45594BB57B693B6594559CEC0CCC0CC09AC010599404139953CCB7715AFB242732DBA9A9B566B69B6A5D054038364932350F0EC3118606028B6C18EC9FA01D43039C7A0F5CE872BB0B149D48F0E1381EAD04562D006C244A6D1DF7FB90537946B5E6DB38ED7BB5AF2BA3628B798CB4EE6C0601ACDC39A6B0E26502033597221B8285F44A1B24A49B911A27EFDE77DEF5EA40F501903879A5C04F57660D053AF29CCE0047AEEA479A4CD2952B8111477BE14FCD2BEFF1C285CF4A04E370BDEB3A01EAD0305E86C4B7BFAC27E74B4F1E1FDE237603F472CC7C0A0B321A6955B1775788B6D6CB04DF648A0529868218E146C67C9FC4E6E6313A791C2FAE0853C9F0FAB5943471AD2D2FEEC787EFA018E34D29F92020000');
INSERT INTO board_checkpoints VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', 0, '2026-11-16T15:07:23.337Z', X'1F8B0800000000000003B5544D6FDC2010BDE75754D3AB896C8CC1F6A9524F3D27A7569185619CA060E302DE368AF6BF57EC67B64D37DAA8954F039E9937EFBDE1198C8616F24216C89093BC619208DEF74416AC274CF44DD5D7B21986023288265A8416BE8CB3F3113564A031286FE668DC04EDB4589B8172D6F97D604217719CAD8C08ED206DC00C9447195177FDD3B1754534B29E88321F48533794348D96B4948C0E944106CBAC2FCED9F791115AA039E5A42848C16F8BAACD454BCBEBB2145F5FD47EEBBF80DFA1CD33B0B2471BA0FD7697C188638F3E05CFD03BE9757709A14B407F92F0D648DE6D04703F26F4BB7C689FE19212384A63A105698DC24FF8538EB3C56BE7EF77F52639E2FE1A32188C0F717BB655D4CAD3D8844EAA6856086DF40B6E0E56E8CD60501F2437A10BCB8C7E0B7873B85EDF6D8B75B8C2296ED84F15D757A7F3240E4543042F2B5253C188664C692EC5D0500AD93B58DFDBF8D67DD02E912AA74768795595FCE05EF8C89960750F1BECDA4DD8296797713ABA38B5B566346770F70511B952A4669C13550A5AA9BACE1BC9DE857B0BA0BB849C6949F684B6384EFD59FABF2CEE090F214A7F142503BDE08BC8844EB9649C976BED56E83B19A3540F63523401DD7BE6B8313204733F21EEC2D94A850FCEEAFD16FD319E2422AF3891B45144AB7CC07AC859D12746765EBD7123F64E3F41B2947A40F5684D88AF97539488A2AE48CF0B4A6841B146C12B26360FC66B8A9CD370CFE94DC439FCEE2413713C8781939A0F489AAA2C72997325F3E4B603FCEE22E46E8A38A5F72B41399AF620CE09B2FF2B41FA3238FA60D745B971E30AE5960434FFD7EFF3FAEA17D168D16FCD060000');
INSERT INTO labels VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f594-768c-96aa-aa86e414fd55', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01a3-71b6-962f-73299406376f', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f537-7441-848f-851430d40f21', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0092-77e7-84c3-5d8f2a091497', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0514-75dd-8042-9980c8a1ef55', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-0979-7635-8274-d44cd6a7f922', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fd6a-737f-9ead-105bc2f0a7d0', 'Finished by Bob', 'card_moved', '01a1e4e5-f537-7441-848f-851430d40f21', NULL, 'assign_member', NULL, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 1);
INSERT INTO automation_rules VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff3f-72e7-8015-0b28d39ac1dd', 'Rule', 'card_moved', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', NULL, 'assign_member', NULL, '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 1);
INSERT INTO automation_runs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fd6a-737f-9ead-105bc2f0a7d0', '01a1e4e5-fda8-7458-8363-1b5289487327', 17, '01a1e4e5-f70b-726a-800c-2f00595af4c8', '2026-11-16T15:07:20.359Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'f365bcf0-c11d-42a1-a234-1b9b2cbd53fc', '7vZB2WuVVy4TuVp6xRmJh9LW-P1gZIrwNynyUKb1hzo', '{"id":"01a1e4e5-f594-768c-96aa-aa86e414fd55","board_id":"01a1e4e5-f287-7282-b337-569959f4cfad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:07:18.292Z');
INSERT INTO invitations VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0149-7560-ab6e-6380fd428bfb', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01c5-752a-aa9a-b67d9ab9975e', 'OzbZ8j4I9oTsEH3uv5Eee5uQYKJdcHhF7s1i0qz2ydI', '1NxnIcw1vzdyTR90gYC3c5yHsErWp7sT7qmD3Abt34U', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.413Z', NULL);
INSERT INTO mail_queue VALUES ('08d976ee-dfdf-40f1-8a4b-610e298cd700', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:07:25.523Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'reset', 'alice@example.org', '00', '2026-11-16T15:07:25.523Z');
INSERT INTO mail_preferences VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 'card', 'deleted', 'Card', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', NULL, 131072, 1, '{"id":"01a1e4e6-01fb-77d4-acd8-071772fc4cc8","column_id":"01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:07:21.467Z","updated_at":"2026-11-16T15:07:21.467Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:07:21.588Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', 28);
INSERT INTO trash VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4e5-f594-768c-96aa-aa86e414fd55","01a1e4e6-01a3-71b6-962f-73299406376f"],"board_members":["01a1e4e5-de4b-730f-9892-99da23a42f24","01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80"]}', '2026-11-16T15:07:22.036Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', 31);
INSERT INTO trash VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 'card', 'deleted', 'Card', '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', '01a1e4e6-03c0-775f-b0ec-1995b2abe6d1', 65536, NULL, '{"id":"01a1e4e6-03fc-73d1-913e-d7170e3e0989","column_id":"01a1e4e6-03c0-775f-b0ec-1995b2abe6d1","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:07:21.980Z","updated_at":"2026-11-16T15:07:21.980Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:07:22.036Z', '01a1e4e5-de4b-730f-9892-99da23a42f24', 31);
INSERT INTO restored_contents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', 35, '01a1e4e6-053b-77f0-bccd-b23376e61d71', '{"id":"01a1e4e6-053b-77f0-bccd-b23376e61d71","column_id":"01a1e4e6-0514-75dd-8042-9980c8a1ef55","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:07:22.299Z","updated_at":"2026-11-16T15:07:22.299Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f537-7441-848f-851430d40f21', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T15:07:18.666Z', '2026-11-16T15:07:20.359Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-f4c8-767a-93d1-0ab8d2fb81b5', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:07:20.842Z', '2026-11-16T15:07:20.842Z', NULL);
INSERT INTO cards VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-0514-75dd-8042-9980c8a1ef55', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:07:22.299Z', '2026-11-16T15:07:22.299Z', NULL);
INSERT INTO cards VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-0979-7635-8274-d44cd6a7f922', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:07:23.337Z', '2026-11-16T15:07:23.337Z', NULL);
INSERT INTO card_labels VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f594-768c-96aa-aa86e414fd55');
INSERT INTO card_assignees VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-097a-7056-a29c-dc0fe8f041b1');
INSERT INTO checklists VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ffd9-7014-a53a-991c8f06e1f8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0000-74f4-a1b8-26edff2a4940', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09c2-7185-b612-212e8e765474', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', '01a1e4e5-f9d6-73c9-a114-f4dd4cb3c07b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d', '01a1e4e6-0000-74f4-a1b8-26edff2a4940', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09c2-7186-86fe-95310a06ca0b', '01a1e4e6-09c2-7185-b612-212e8e765474', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80');
INSERT INTO item_placeholders VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09c2-7186-86fe-95310a06ca0b', '01a1e4e6-097a-7056-a29c-dc0fe8f041b1');
INSERT INTO attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fc52-72d9-935b-b91155423e95', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-feef-7537-b630-fae3108525f9', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', X'');
INSERT INTO attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fc52-72d9-935b-b91155423e95', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', X'7DDC3FA63513B49718FB84F53FA58743C123ADA3B06FD2C5B6E740EBEB61E4C8E59815D1DF4EA26B1160F748266CC8338744FD2BEE90B3AD028DBA25ECF95E9560A99DA1E86B09AE1D2E1D709FEBB674F6109D0ED4689E32F0D3305FA0ECECA7F044B57BDA1557E9D294F9E87B2580F6064B80A09F1818778F8288D0789E93370225D408544FB9C93C6ED98E27C602CB11E221E6BE580CF2ACCA571533E309067B3E9918479386161DA306D0D74BEF27A3265D630B41BA07D559F49F5F67DE2AF6EF680ECF1CD24DBFFDAB0228089A4BA785E14AE42CF77F2C764482A0B38D3BCEFFA4CAEF7D8AF493267941CF8F821E853359379B4B5279B5F5CFCAF20CB718D304D7A10471CC18354C8FDC7E90741131BB4C27B4A448C2A5324A4520036DF582131E3BCC0808E0C2B0370F167715B9C20D462E243DDACC45E32BAE422C6C9C0A2785D90402B1EA0D7C350ACCE6802D5585700BE235E93E574ABE4B37FC997239D4C77953C08FC1CE1FE2256C7A44E43C8BBAF0D9A30C3B7BD2C5BFABD4C219D6EC8C36BFC4F33489D0684571D8156E8B765D5BF49A02445CFE86F40A30BDFE1D2AECD7190C1D8FE094A5E964F417D21F7AE85114DF51D473811B0FC7BB9F8E2C274986B2B1835CFE7AE787FA8CCA681EA1CBF6395FB3BA8DBA12EACB8B7B19A0E58EA8526E1827DFE3585838B9E3EBEAB78AEB');
INSERT INTO attachment_blobs VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-feef-7537-b630-fae3108525f9', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('3e29716e-c738-4aa7-a14a-ea28e54c5455', '9c691353-dab1-4eb3-ac26-5d1903735882', '00', NULL);
INSERT INTO attachment_objects VALUES ('3e29716e-c738-4aa7-a14a-ea28e54c5455', '9c691353-dab1-4eb3-ac26-5d1903735882', NULL);
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fa06-77db-b28a-36bd7f2aec95', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fbfd-745a-89ec-0733bdb7e706', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fc52-72d9-935b-b91155423e95', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-fcf8-70f5-9db3-866eabd27899', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-feef-7537-b630-fae3108525f9', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-0037-7704-91c1-a3dd4ddbcb3d', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-053b-77f0-bccd-b23376e61d71', 'title', ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-053b-77f0-bccd-b23376e61d71', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 'title', ' ·b01a1e4e6094a76bba14b47b95b8a9ff1 ·c01a1e4e6094a76bba14b47b95b8a9ff1 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09c2-7186-86fe-95310a06ca0b', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-f70b-726a-800c-2f00595af4c8', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', '01a1e4e5-ff8a-7521-acb1-62684e3e010e', 3145727, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', 1048576, ' ·b01a1e4e5f2877282b337569959f4cfad ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', '01a1e4e6-01fb-77d4-acd8-071772fc4cc8', 4194303, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', '01a1e4e6-03fc-73d1-913e-d7170e3e0989', 5242879, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-053b-77f0-bccd-b23376e61d71', '01a1e4e6-053b-77f0-bccd-b23376e61d71', 6291455, ' ·b01a1e4e5f2877282b337569959f4cfad ·c01a1e4e5f2877282b337569959f4cfad ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', '01a1e4e6-09b1-70cc-8466-c3725c8809a4', 7340031, ' ·b01a1e4e6094a76bba14b47b95b8a9ff1 ·c01a1e4e6094a76bba14b47b95b8a9ff1 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, '2026-11-16T15:07:21.186Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f3c2-704d-9cf3-0f817129360e', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'added', NULL, NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:17.775Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f47b-7550-8fbe-d1c0280e7342', '01a1e4e5-e60a-708f-80d6-5defe302bc97', 'added', NULL, NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.011Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f830-75a3-baf2-55e8b31011b6', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'assigned', '01a1e4e5-f70b-726a-800c-2f00595af4c8', NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:18.959Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-00ec-77b5-b36e-7e2a51600158', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'commented', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e6-00e2-7799-93a7-536bf4505dbd', '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:21.186Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4e6-0487-705b-b1f9-dcbb2d361be9', '01a1e4e6-04cc-7769-8837-e7164c539ce2', '01a1e4e5-e2a7-70ed-b28e-5d29a86f6d80', 'added', NULL, NULL, '01a1e4e5-de4b-730f-9892-99da23a42f24', '2026-11-16T15:07:22.188Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-f70b-726a-800c-2f00595af4c8', '01a1e4e5-de4b-730f-9892-99da23a42f24');
INSERT INTO board_visits VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e5-de4b-730f-9892-99da23a42f24', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e4e5-de4b-730f-9892-99da23a42f24', '36a5bb9aba34679fbb1230fd34dd24f7');
INSERT INTO webhooks VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0505-7538-b28c-cf8200044416', 'https://hooks.invalid/boardcast', NULL, 'X-95hlp-wtRVd2PKYUNEfkB8RFP0fT8IFvCtPPa6D1UyEhOEUQODYE7zE3ieC2UYDdl3tszzTeEzQQyTJoC5dH1AkkjCQXw8GXBpcLx7', 1, NULL, '2026-11-16T15:07:22.245Z', 1, 31, 2, '2026-11-16T15:12:49.166Z', 43, '01a1e4e6-1b58-72da-a555-d406306281ed', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e4e5-f287-7282-b337-569959f4cfad', '01a1e4e6-0505-7538-b28c-cf8200044416', '01a1e4e6-056b-744f-b5a3-c46924cfc40a', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T15:07:22.346Z', '2026-11-16T15:12:49.166Z', NULL, 43);
INSERT INTO imports VALUES ('01a1e4e6-07e9-7045-9eb0-97c182809d5d', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, '01a1e4e6-094a-76bb-a14b-47b95b8a9ff1', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', NULL, NULL, '2026-11-16T15:07:22.985Z', '2026-11-16T15:07:23.061Z', '2026-11-16T15:07:23.546Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1e4e6-0ae3-74e3-bea2-deb146c9ace1', '01a1e4e5-de4b-730f-9892-99da23a42f24', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"csv":null}', NULL, '2026-11-16T15:07:23.747Z', '2026-11-16T15:07:23.802Z', '2026-11-16T15:07:23.841Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1e4e6-0ae3-74e3-bea2-deb146c9ace1', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
