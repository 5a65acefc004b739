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
INSERT INTO schema_version VALUES (1, '04f9f079b3e4d9e6');
INSERT INTO users VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$8z4u1K/YViCPcoLzWb0IyjvqyY8GrFkFlOc+iTQ1isM$9zzh06/spAiqTcTaua9dfXyDs3mmIVHsCCr4ZixTnBY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T09:59:22.563Z');
INSERT INTO users VALUES ('01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$mPkaBDa8vjFhqbzT0szppDfutKoR2A4tD5oBpNhHYMo$5q3WCBZrhw90/AqDXWEWjKhYL/KOaqlj1ubmzsGTces', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T09:59:22.694Z');
INSERT INTO users VALUES ('01a1e8f2-6794-70f1-b541-5a7a56b5a85f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9f9v6EnXM8WI2TQJ0Dms6SRVz1d/7ZGGAUXAF9kywlk$AwH98BZayKvxdHNF6wQyP472kOnEdmAyiNAizuUVvk8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T09:59:22.843Z');
INSERT INTO users VALUES ('01a1e8f2-6955-707f-a1f9-403fa8ea7664', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$SAzF8AVJrUvgILVlnIWUjR2923dOJBPjJEekHtwHQlM$FkBJ8V0tUlUYRHM5zfrDg/IAF8oY+MQPrdjTHf4AFks', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T09:59:23.276Z');
INSERT INTO sessions VALUES ('01a1e8f2-66fd-7704-ac6a-9d458ee0d2ba', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.621Z', '2026-11-17T09:59:22.621Z', '2026-11-17T10:59:22.621Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e8f2-6792-72f4-a596-0647130b05aa', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', '2026-11-17T09:59:22.771Z', '2026-11-17T09:59:22.771Z', '2026-11-17T10:59:22.771Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e8f2-682b-7184-adf8-75413fb802bc', '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', '2026-11-17T09:59:22.923Z', '2026-11-17T09:59:22.923Z', '2026-11-17T10:59:22.923Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e8f2-69bb-703b-aa5a-1506f1a0554f', '2026-11-17T11:04:23.325Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.326Z');
INSERT INTO sign_in_sessions VALUES ('01a1e8f2-66fd-7704-ac6a-9d458ee0d2ba', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('b3e83b4a-ba0b-45de-847a-a015b11c58bc', '2026-11-17T09:59:23.326Z');
INSERT INTO api_tokens VALUES ('01a1e8f2-688f-75cf-b230-3d90382a508a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '458a8bf8602aafb720d991a05e9d6dd3c67b9783e7ec580dfccfc58483707bfe', '0odK', 'Script', 'write', '01a1e8f2-6830-7100-9bec-b35b19ccb667', '2026-11-17T09:59:23.022Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T09:59:23.014Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '80599edd-b0fd-4513-9799-1c880c34ccf3', '2026-11-17T09:59:23.326Z');
INSERT INTO boards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 'Board', NULL, NULL, 0, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.928Z', '2026-11-17T09:59:22.928Z', 35, 40, 'qh1ccpqtjqp2', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 'Board', NULL, NULL, 0, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.101Z', '2026-11-17T09:59:23.101Z', 2, 3, 'v220vhjt76mn', 0, '2026-11-17T09:59:23.104Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 0);
INSERT INTO boards VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', 'Imported', NULL, NULL, 0, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.166Z', '2026-11-17T09:59:23.166Z', 0, 4, 'j16fjvlmokf', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'owner');
INSERT INTO board_members VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'member');
INSERT INTO board_members VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'owner');
INSERT INTO board_members VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'member');
INSERT INTO board_members VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'owner');
INSERT INTO board_people VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-691f-76c2-9e8f-eb4df05e597a', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 1, 'board.member_added', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.951Z', 1, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","user_id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","role":"member","user":{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 2, 'board.member_added', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.976Z', 2, '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","user_id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","role":"member","user":{"id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 3, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.980Z', 3, '01a1e8f2-6864-7544-812d-310ef79cfa7b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 4, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.983Z', 4, '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6867-73d5-88aa-f60d4ae36d88","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 5, 'label.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.985Z', 5, '01a1e8f2-6869-7450-bff7-516129f7f8f6', NULL, NULL, NULL, NULL, '5147fbb1-d96e-46ea-8d3f-39c718098cc0', NULL, NULL, NULL, '{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 6, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.987Z', 6, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:22.987Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 7, 'card.labeled', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.992Z', 7, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T09:59:22.987Z"}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:22.992Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 8, 'card.assigned', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.002Z', 8, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T09:59:22.992Z"}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:23.002Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 9, 'card.assigned', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.002Z', 8, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T09:59:23.002Z"}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:23.002Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 10, 'checklist.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.025Z', 10, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6891-764c-aecd-cc278f94ecf4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 11, 'checklist_item.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.027Z', 11, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 12, 'checklist_item.updated', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.032Z', 12, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 13, 'checklist_item.assigned', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.034Z', 13, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 14, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.039Z', 14, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-689f-72ab-8ff1-ec75b7d14a80","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 15, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.042Z', 15, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68a2-773b-b3d7-0c047f27a284","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 16, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.045Z', 16, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68a5-771b-aa13-078dfc8e4af2","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 17, 'card.moved', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.052Z', 17, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","rank":65536,"updated_at":"2026-11-17T09:59:23.002Z","position":0}', '{"id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6867-73d5-88aa-f60d4ae36d88","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Steps","rank":65536,"items":[{"id":"01a1e8f2-6893-766e-ae11-40fc428c49e8","checklist_id":"01a1e8f2-6891-764c-aecd-cc278f94ecf4","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e8f2-689f-72ab-8ff1-ec75b7d14a80","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e8f2-68a2-773b-b3d7-0c047f27a284","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e8f2-68a5-771b-aa13-078dfc8e4af2","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T09:59:22.987Z","updated_at":"2026-11-17T09:59:23.052Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 18, 'board.member_removed', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.055Z', 18, '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","user_id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","role":"member","user":{"id":"01a1e8f2-6794-70f1-b541-5a7a56b5a85f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 19, 'attachment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.060Z', 19, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68b4-73b2-b99e-166ca9a41603","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 20, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.064Z', 20, '01a1e8f2-68b8-704a-81af-8425f062788d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68b8-704a-81af-8425f062788d","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.064Z","updated_at":"2026-11-17T09:59:23.064Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 21, 'checklist.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.067Z', 21, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68bb-779c-bfb5-9a32540b3518', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68bb-779c-bfb5-9a32540b3518","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 22, 'checklist.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.069Z', 22, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68be-762c-8a3b-5ab97995ad3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68be-762c-8a3b-5ab97995ad3a","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 23, 'checklist_item.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.071Z', 23, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68bf-7572-9aa4-ac110f358870', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68bf-7572-9aa4-ac110f358870","checklist_id":"01a1e8f2-68be-762c-8a3b-5ab97995ad3a","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 24, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.073Z', 24, '01a1e8f2-68c1-76b6-8f0c-fcc881b9f535', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68c1-76b6-8f0c-fcc881b9f535","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 25, 'comment.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.075Z', 25, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68c3-7069-8309-0bda02548f69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68c3-7069-8309-0bda02548f69","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","card_id":"01a1e8f2-686b-74b5-8a98-4f54c477d16a","user_id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","user":{"id":"01a1e8f2-6650-7515-9972-58e1c9c7b8fe","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T09:59:23.075Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 26, 'label.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.081Z', 26, '01a1e8f2-68c9-703b-87e0-28c0d9484677', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68c9-703b-87e0-28c0d9484677","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 27, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.086Z', 27, '01a1e8f2-68ce-7561-81b2-97070a080b4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68ce-7561-81b2-97070a080b4a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.086Z","updated_at":"2026-11-17T09:59:23.086Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 28, 'card.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.088Z', 28, '01a1e8f2-68ce-7561-81b2-97070a080b4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68ce-7561-81b2-97070a080b4a","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.086Z","updated_at":"2026-11-17T09:59:23.086Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 29, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.093Z', 29, '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 30, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.095Z', 30, '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68d7-70df-91c1-eb1f30dba73d","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.095Z","updated_at":"2026-11-17T09:59:23.095Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 31, 'column.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.097Z', 31, '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 1, 'board.member_added', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.102Z', 1, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e8f2-68dd-76aa-b4e7-84f8859121b4","user_id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","role":"member","user":{"id":"01a1e8f2-6700-7554-8b83-81bf9b2402c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 2, 'board.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.104Z', 2, '01a1e8f2-68dd-76aa-b4e7-84f8859121b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68dd-76aa-b4e7-84f8859121b4"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 32, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.111Z', 32, '01a1e8f2-68e7-75a1-b757-c02dbb129a82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 33, 'card.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.116Z', 33, '01a1e8f2-68ec-710a-a690-a7557f2be4e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68ec-710a-a690-a7557f2be4e3","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","column_id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T09:59:23.116Z","updated_at":"2026-11-17T09:59:23.116Z"}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 34, 'column.deleted', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.127Z', 34, '01a1e8f2-68e7-75a1-b757-c02dbb129a82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 35, 'column.created', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.132Z', 35, '01a1e8f2-68e7-75a1-b757-c02dbb129a82', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 0, '2026-11-17T09:59:22.928Z', X'1F8B08000000000000039551CD6EC32018BBEF31BE335440951F38557B869D365511902F13120919906E53D5779F92B4D3DA43A71E6DB00DF6115C0B0A18D71CEB4ED0B2DE325A71C6A83468A9D916864B6B4D59564020BBEC11143C071D5B20D062B2D18DD98501D430794FC0061FE205B8D464EC47AF3382EAB44F48C046D419DBC67C5FE59605A355C10B2A6525685123B7D256A6EE10084C63FBB0E692A33328104C949473CAAB1726552195101B29EAD73FDEFFDD4BF8018A11F0DAA04FA0DEF6047AEC0DC6191CC1CC9D348FB439258CB782F2DE976258DA0F9F03C6B31ED4F176C1BB16D86BE74181F6CEE20EBF743F7ADC84F87EF61B743F472CC740A07331E5955B17F5FA1ABBD4689BDD0141E538E1421C30BACE61FB3BB94B4D9A468CEB8317F274DAAF660D1E70C84BFBB3E3E9E9076CEA42A192020000');
INSERT INTO board_checkpoints VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', 0, '2026-11-17T09:59:23.101Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D9171E31FABAA67E8AA55643DE0B942C2C6059CB68A72F7CA76523559A4CA72066606660E600D48C8040AAABB9C97B531BC2A11B9DA52C5EB6D57D7452372A1B6C020D9E408243C7B0C0618188A3AD831593F801C26E71868EF7C38031BDB44FDE83011C80E5D24063A102632ADFABEC82D8B8C57852878D354392F6A12BAD195AA3B0206D368EED69C733081843CCB4B2E0417D54BD6C8A291F9E34664E2F58FF77FF7227D80CC183854E422C8B71D839E7A45610607507327ED3D6D4E91C2B5A0BCF5A5E097F6FDE740E1A40779B85EF0A605F5681D484067353DD117F6A3A38D0FEF27BF01FB39623906069D0D31ADDCBAA8C34B6C638B3AD93D814C61A285D853B09D25F33BB98D6D9C460AEB8317F278DCAD662DED69484BFBB3E3F1E107EA86360C92020000');
INSERT INTO board_checkpoints VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', 0, '2026-11-17T09:59:23.166Z', X'1F8B0800000000000003B5544D6FDB300CBDF7570CDCD51A2CC7DFA7013BEDDC9E36140625D1AD50D9F224395B51E4BF0F8A932669BB0C2936F844C9241FDF7BD41368052DA41C39D57DC6CA8613ABF2BC6422AF91F59C724E658655419040D0C110B4F07598AC0BA42001455E3A3D056D4768C7D99804A435D6ED03EDBB40C3643010B43D1A4F094847184875E2F1A47559A4AC2A78C19AA6CA585113978DAC44DDC7D6F3A42ECED9F7C1002D64695632CE19AF6ED2A62D9A365B7DE265F9EDA8F6DFFEF3F403DA340183828C87F6FB6D02030D825C0C9E405874AABB84D0D9937B9970762467B702D89F23B95D3EB44F7049091A501B68018D96F4997EE13019FA64DDDDAEDE8803EDAF21815E3B1F96B3455183A7B1F61DCAA0D7046D70336D0FD6E474AF493D4BAE7DE7E789DC02787BB8D9DC2EC53A5AD318B6ECC78A9BAB57F3EC38AC18E6BC67BDAA5061234B813524EF607D6FE31BFB41D9482A8E0FD09645B12A9FDD0B1FCBBCCA6B015BECCA8ED4496BE6613CB838B6357AD067706719AB529532947DC694E4BC14795916ABFC5DB81700DD25E48C73B427B4FC30F517747F58DC131E7C407710250135D351A47D276D34CEF15ADB35B90E4340793F444523D0BD670E1B83DEEBBB9168174E0625DD5BA3F65BF46ABC9E55A5CC584375CF48E4AA4F0B2A9A0AE3788B57AFED40C2AA47889692F7241F8CF6E1ED728B249CD54221ABB3956894485754CB48F05B8A9CD370CFE975A0C9BF74920E349CC390312C2865595AE4695F71990A0E47F0BB8B90DB31D018DFAF08E560DA67714E90FD5F09E297C0C107BB2ED20E5B57483B47A0E9BF7E9F3757BF01C8869513CD060000');
INSERT INTO labels VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6869-7450-bff7-516129f7f8f6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c9-703b-87e0-28c0d9484677', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6864-7544-812d-310ef79cfa7b', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c1-76b6-8f0c-fcc881b9f535', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68e7-75a1-b757-c02dbb129a82', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-691e-7447-a41f-fd7ada9c6ba8', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a8-72c2-96ec-2d0099f4f649', 'Finished by Bob', 'card_moved', '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', NULL, 'assign_member', NULL, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, 1);
INSERT INTO automation_rules VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b6-72be-a9d5-297fd9e54e34', 'Rule', 'card_moved', '01a1e8f2-6864-7544-812d-310ef79cfa7b', NULL, 'assign_member', NULL, '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, 1);
INSERT INTO automation_runs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a8-72c2-96ec-2d0099f4f649', '01a1e8f2-68ac-749c-8760-01a8f9f92ed8', 17, '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '2026-11-17T09:59:23.052Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '5147fbb1-d96e-46ea-8d3f-39c718098cc0', 'jetAVoCk3nDz4MeUD67lj1PDkYVYE2lZDP1rLpDX0ro', '{"id":"01a1e8f2-6869-7450-bff7-516129f7f8f6","board_id":"01a1e8f2-6830-7100-9bec-b35b19ccb667","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T09:59:22.985Z');
INSERT INTO invitations VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c7-77f3-bd0f-a72a669e5716', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68cb-716f-85ca-5b994055318f', 'UEjHMyEFoa98TIzpO2skl_prPO0oONOjMZ8G6lbwRsY', 'eQnCbK1l4CcTfgqiA5zCab9Jb5XvsgyQGiBZug8eUFQ', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.083Z', NULL);
INSERT INTO mail_queue VALUES ('4be0c8c7-7a34-4820-b560-c5a9a15b6d35', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T09:59:23.326Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'reset', 'alice@example.org', '00', '2026-11-17T09:59:23.326Z');
INSERT INTO mail_preferences VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 'card', 'deleted', 'Card', '01a1e8f2-6864-7544-812d-310ef79cfa7b', NULL, 131072, 1, '{"id":"01a1e8f2-68ce-7561-81b2-97070a080b4a","column_id":"01a1e8f2-6864-7544-812d-310ef79cfa7b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T09:59:23.086Z","updated_at":"2026-11-17T09:59:23.086Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T09:59:23.088Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 28);
INSERT INTO trash VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e8f2-6869-7450-bff7-516129f7f8f6","01a1e8f2-68c9-703b-87e0-28c0d9484677"],"board_members":["01a1e8f2-6650-7515-9972-58e1c9c7b8fe","01a1e8f2-6700-7554-8b83-81bf9b2402c4"]}', '2026-11-17T09:59:23.097Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 31);
INSERT INTO trash VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 'card', 'deleted', 'Card', '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', '01a1e8f2-68d5-7623-9536-2b0a3cc98cfc', 65536, NULL, '{"id":"01a1e8f2-68d7-70df-91c1-eb1f30dba73d","column_id":"01a1e8f2-68d5-7623-9536-2b0a3cc98cfc","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T09:59:23.095Z","updated_at":"2026-11-17T09:59:23.095Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T09:59:23.097Z', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 31);
INSERT INTO restored_contents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', 35, '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '{"id":"01a1e8f2-68ec-710a-a690-a7557f2be4e3","column_id":"01a1e8f2-68e7-75a1-b757-c02dbb129a82","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T09:59:23.116Z","updated_at":"2026-11-17T09:59:23.116Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6867-73d5-88aa-f60d4ae36d88', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-17T09:59:22.987Z', '2026-11-17T09:59:23.052Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-6864-7544-812d-310ef79cfa7b', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T09:59:23.064Z', '2026-11-17T09:59:23.064Z', NULL);
INSERT INTO cards VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68e7-75a1-b757-c02dbb129a82', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T09:59:23.116Z', '2026-11-17T09:59:23.116Z', NULL);
INSERT INTO cards VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-691e-7447-a41f-fd7ada9c6ba8', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T09:59:23.166Z', '2026-11-17T09:59:23.166Z', NULL);
INSERT INTO card_labels VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6869-7450-bff7-516129f7f8f6');
INSERT INTO card_assignees VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-691f-76c2-9e8f-eb4df05e597a');
INSERT INTO checklists VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6891-764c-aecd-cc278f94ecf4', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68bb-779c-bfb5-9a32540b3518', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68be-762c-8a3b-5ab97995ad3a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d1-8bda-823b9db03e8c', '01a1e8f2-6922-70d0-acf2-dc116b466534', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6893-766e-ae11-40fc428c49e8', '01a1e8f2-6891-764c-aecd-cc278f94ecf4', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68bf-7572-9aa4-ac110f358870', '01a1e8f2-68be-762c-8a3b-5ab97995ad3a', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d2-a5e0-20540f71c0b1', '01a1e8f2-6922-70d1-8bda-823b9db03e8c', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6893-766e-ae11-40fc428c49e8', '01a1e8f2-6700-7554-8b83-81bf9b2402c4');
INSERT INTO item_placeholders VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d2-a5e0-20540f71c0b1', '01a1e8f2-691f-76c2-9e8f-eb4df05e597a');
INSERT INTO attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', X'');
INSERT INTO attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', X'C7BF5B918AFDEADE64F339DB6468B1793102952156B6D506E078DE5438CEFF80EEAA70BD5EB53A8D8A22D3BCB17B7D3158AD3576B9A0F335E6D52BFE1FD15AD7F527E2EBA62D90AF3DC92B04BAB2AD8F85914726F86EB402206C3277ACDF218D8A13D2DFE6DECFFEE9338F683C91A612F7729D7AFD0C3B799942CE8F2DD9D6F4B380E6882184DE30459B5BD19B72C6404DB44E6B3731C5BED1B1B38FB69DAD8F85DA3CBBCD5ED2FF4F24DBE0A0EA9D488C6E635843EC8D22C5259BDBC498C11F3DD7CEF6C2D1A696BE32A961C62E7EEF35D7B34F1E68E5B8A49A9B4143C54A4BBC535E035ABAF9BE8AEB885E37FB1B55CC129A1F68483F04CDF3FED4C5F4AC1310113999E9135083E6659021AD5CC43399AF3CBD7D3ACAAD2A8A4C24CDC9DACC07CDFE4E069BA41FE7E236FD799FBD969104DB942E73715F4D47EF095BD644EA16C96D3C2E1CF5CA66731319863E75AC6467C405639ECFEB8634553A6FC17D05D2270E3FDFF79657CA33E7E83A4E0DAE08744169D073BDB183183FD0BC9713EBCC8E3020380120579C524A103D7E774B5D721557BBAC844CC8F06F390A82D70FB5BA610857C6ACFE005EDCCFA8BBA0F8AF079DB2AC47FFFC800033E32C7E3ABEAD0527A5F1798C6C36F740B27CC0A3EC32DBA847F910767BEDF354CF3E2BE7BBC7A7C0428B045877983684C5D18BCA3A092AE6A6');
INSERT INTO attachment_blobs VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('560023dd-e43d-4c01-af00-bb9e0c2f8904', 'ec3f3aa9-5f04-4995-95f8-6e13d98c112a', '00', NULL);
INSERT INTO attachment_objects VALUES ('560023dd-e43d-4c01-af00-bb9e0c2f8904', 'ec3f3aa9-5f04-4995-95f8-6e13d98c112a', NULL);
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6893-766e-ae11-40fc428c49e8', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-689f-72ab-8ff1-ec75b7d14a80', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a2-773b-b3d7-0c047f27a284', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68a5-771b-aa13-078dfc8e4af2', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68b4-73b2-b99e-166ca9a41603', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-68b8-704a-81af-8425f062788d', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-68b8-704a-81af-8425f062788d', 'description', '');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68bf-7572-9aa4-ac110f358870', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 'description', '');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 'description', '');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', 'title', ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d0-acf2-dc116b466534', 'title', ' ·b01a1e8f2691e7446b48af1e41e62a75e ·c01a1e8f2691e7446b48af1e41e62a75e ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d0-acf2-dc116b466534', 'description', '');
INSERT INTO search_texts VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d2-a5e0-20540f71c0b1', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68b8-704a-81af-8425f062788d', '01a1e8f2-68b8-704a-81af-8425f062788d', 3145727, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68c3-7069-8309-0bda02548f69', 1048576, ' ·b01a1e8f2683071009becb35b19ccb667 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ce-7561-81b2-97070a080b4a', '01a1e8f2-68ce-7561-81b2-97070a080b4a', 4194303, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', '01a1e8f2-68d7-70df-91c1-eb1f30dba73d', 5242879, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', '01a1e8f2-68ec-710a-a690-a7557f2be4e3', 6291455, ' ·b01a1e8f2683071009becb35b19ccb667 ·c01a1e8f2683071009becb35b19ccb667 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e8f2-691e-7446-b48a-f1e41e62a75e', '01a1e8f2-6922-70d0-acf2-dc116b466534', '01a1e8f2-6922-70d0-acf2-dc116b466534', 7340031, ' ·b01a1e8f2691e7446b48af1e41e62a75e ·c01a1e8f2691e7446b48af1e41e62a75e ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c3-7069-8309-0bda02548f69', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, '2026-11-17T09:59:23.075Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6848-72bb-a6cd-eba051081ecf', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'added', NULL, NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.951Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6860-747e-aba2-7ddf89c98823', '01a1e8f2-6794-70f1-b541-5a7a56b5a85f', 'added', NULL, NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:22.976Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-687b-73f7-a70f-74702ee1c7d6', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'assigned', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.002Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68c3-706a-8a68-fb8b175d78d8', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'commented', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-68c3-7069-8309-0bda02548f69', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.075Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e8f2-68dd-76aa-b4e7-84f8859121b4', '01a1e8f2-68df-74cd-8a97-533c2c5ce161', '01a1e8f2-6700-7554-8b83-81bf9b2402c4', 'added', NULL, NULL, '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '2026-11-17T09:59:23.102Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-686b-74b5-8a98-4f54c477d16a', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe');
INSERT INTO board_visits VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e8f2-6650-7515-9972-58e1c9c7b8fe', '22d50a0302166a54ec6e766437045d21');
INSERT INTO webhooks VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68e3-772c-b4b4-70a0806fe8ed', 'https://hooks.invalid/boardcast', NULL, 'NEGSp9Mcisx57blMehsg5QVZqXJf-m7dD9klAGKMcqpJn4o6olVSyzbbKT2QuF-cNWOzxdmxnv09VLOvFzjF0ELqzuMss-_rbT0wGBJW', 1, NULL, '2026-11-17T09:59:23.107Z', 1, 31, 1, '2026-11-17T09:59:28.258Z', 0, '01a1e8f2-68f4-75b1-bb2c-ab8b1ee92c26', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e8f2-6830-7100-9bec-b35b19ccb667', '01a1e8f2-68e3-772c-b4b4-70a0806fe8ed', '01a1e8f2-68f4-75b2-9186-f3c6a8791e57', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T09:59:23.123Z', '2026-11-17T09:59:28.258Z', NULL, 0);
INSERT INTO imports VALUES ('01a1e8f2-6908-7419-a1f2-6dc94237a5b8', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, '01a1e8f2-691e-7446-b48a-f1e41e62a75e', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T09:59:23.144Z', '2026-11-17T09:59:23.148Z', '2026-11-17T09:59:23.174Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1e8f2-693b-7357-b461-6559311b45a4', '01a1e8f2-6650-7515-9972-58e1c9c7b8fe', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T09:59:23.195Z', '2026-11-17T09:59:23.196Z', '2026-11-17T09:59:23.201Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1e8f2-693b-7357-b461-6559311b45a4', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
